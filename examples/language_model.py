"""Score a language model, or any callable, at a seat of every game: `python examples/language_model.py [MATCHES]`.

Replace `answer` by a call of your model. This one always takes the first move, so that there is something to beat.
"""

import sys

import saboteur
from saboteur.envs.text import score


def answer(prompt: str) -> str:
    """The answer to a prompt: the number of a move, perhaps a line `say: …`."""
    return "1" if "Moves:" in prompt else ""


if __name__ == "__main__":
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    for game in saboteur.GAMES:
        found = score(game, answer, matches)
        print(f"{game:10} reward {found['reward']:+.2f}  won {found['won']:.0%}  invalid {found['invalid']:.0%}")
