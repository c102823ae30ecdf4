"""Measure sound files with pyloudnorm: `tools/loudness.py build/sounds/*.wav`, in an environment that has it.

Integrated and momentary loudness as ITU-R BS.1770-4 says, true peaks between the samples, samples at full scale.
"""

import sys
from pathlib import Path
from typing import Any

BLOCK = 0.4
"""Seconds over which momentary loudness is measured."""
OVER = 4
"""The oversampling factor for the true peak."""


def measure(path: Path) -> tuple[float, float, float, int, float]:
    """Integrated and highest momentary loudness, true peak in dB, samples at full scale, and seconds of a file."""
    import numpy as np  # noqa: PLC0415 - not in this project's environment
    import pyloudnorm  # noqa: PLC0415
    from scipy.io import wavfile  # noqa: PLC0415
    from scipy.signal import resample_poly  # noqa: PLC0415

    rate, raw = wavfile.read(path)
    samples: Any = raw / 32768
    block = int(rate * BLOCK)
    meter = pyloudnorm.Meter(rate, block_size=BLOCK)
    # A sound shorter than one block has no loudness; silence after it does not count.
    padded = np.concatenate([samples, np.zeros(max(0, block + 1 - len(samples)))])
    whole = float(meter.integrated_loudness(padded))
    weighted = padded
    for sieve in meter._filters.values():  # noqa: SLF001 - it has no momentary loudness of its own
        weighted = sieve.apply_filter(weighted)
    sums = np.cumsum(np.concatenate([[0.0], weighted**2]))
    loudest = -0.691 + 10 * float(np.log10((sums[block:] - sums[:-block]).max() / block))
    peak = 20 * float(np.log10(np.abs(resample_poly(samples, OVER, 1)).max()))
    return whole, loudest, peak, int((np.abs(raw.astype(int)) >= 32767).sum()), len(samples) / rate


def main(files: list[str]) -> None:
    """Print a table."""
    if not files:
        sys.exit("Name sound files: python tools/loudness.py build/sounds/*.wav")
    try:
        import pyloudnorm  # noqa: F401, PLC0415
    except ModuleNotFoundError:
        sys.exit("There is no pyloudnorm here: pip install pyloudnorm, anywhere, and run this file with its Python.")
    for name in files:
        if not Path(name).is_file():
            sys.exit(f"There is no file {name}: python tools/sounds.py makes them.")
        whole, loudest, peak, clipped, seconds = measure(Path(name))
        print(
            f"{Path(name).stem:16} {whole:6.1f} LUFS   loudest 400 ms {loudest:6.1f} LUFS   true peak {peak:5.1f} dB"
            f"   {clipped} clipped   {seconds:.1f} s"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
