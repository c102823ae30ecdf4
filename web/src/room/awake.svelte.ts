/** Keeps the screen awake while a component lives, and reacquires the lock after the page was hidden. */
export function stayAwake(): void {
  $effect(() => {
    const keeper = "wakeLock" in navigator ? new Lock() : new Film();
    const take = (): void => {
      if (document.visibilityState === "visible") void keeper.take();
    };
    take();
    document.addEventListener("visibilitychange", take);
    return () => {
      document.removeEventListener("visibilitychange", take);
      keeper.release();
    };
  });
}

class Lock {
  #lock: WakeLockSentinel | null = null;
  #gone = false;

  async take(): Promise<void> {
    try {
      this.#lock = await navigator.wakeLock.request("screen");
      if (this.#gone) await this.#lock.release();
    } catch {
      // Refused on low battery: then the system's own time counts.
    }
  }

  release(): void {
    this.#gone = true;
    void this.#lock?.release();
  }
}

/** Browsers lend no lock to pages of a home network, since these come without encryption. But no screen sleeps during a film. */
class Film {
  readonly #film = document.createElement("video");
  readonly #turning: ReturnType<typeof setInterval>;

  constructor() {
    const picture = document.createElement("canvas");
    picture.width = picture.height = 2;
    const paint = picture.getContext("2d");
    this.#turning = setInterval(() => paint?.fillRect(0, 0, 2, 2), 1000);
    Object.assign(this.#film, { muted: true, playsInline: true, srcObject: picture.captureStream() });
    this.#film.dataset["awake"] = "";
    this.#film.setAttribute("aria-hidden", "true");
    // Only a film that is in sight counts.
    Object.assign(this.#film.style, { position: "fixed", inset: "0 auto auto 0", width: "2px", opacity: "0.01" });
    this.#film.style.pointerEvents = "none";
    document.body.append(this.#film);
  }

  async take(): Promise<void> {
    try {
      await this.#film.play();
    } catch {
      // Some wait for a touch before they play anything: then the system's own time counts.
    }
  }

  release(): void {
    clearInterval(this.#turning);
    this.#film.remove();
  }
}

/** Fill the screen, or give it back. Only a touch may ask for it; some browsers cannot. */
export async function fillScreen(on = !document.fullscreenElement): Promise<void> {
  try {
    if (on) await document.documentElement.requestFullscreen({ navigationUI: "hide" });
    else if (document.fullscreenElement) await document.exitFullscreen();
  } catch {
    // A phone's browser may not do it: everything works in its window, too.
  }
}
