"""Mutates texts at random, to test parsers."""

import random
import re
from functools import lru_cache


class Breaker:
    """Changes characters, words, numbers and lines of a text; knows nasty replacements."""

    def __init__(self, tokens: tuple[str, ...], characters: str, words: str, *, tail: float = 0.0) -> None:
        self._tokens = tokens
        self._characters = characters
        self._words = lru_cache(maxsize=256)(re.compile(words, re.DOTALL).findall)
        self._tail = tail
        """How often a word is taken from the last sixty only."""

    def __call__(self, text: str, rng: random.Random) -> str:
        """The text with one to three changes."""
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            text = rng.choice((self._character, self._character, self._token, self._token, self._number, self._line))(
                text, rng
            )
        return text

    def _character(self, text: str, rng: random.Random) -> str:
        at = rng.randrange(len(text) + 1)
        end = min(len(text), at + rng.choice((0, 1, 1, 2, 5)))
        change = rng.choice(("", rng.choice(self._characters), text[at:end][::-1], text[at:end] * 2))
        return text[:at] + change + text[end:]

    def _token(self, text: str, rng: random.Random) -> str:
        words = list(self._words(text)) or [""]
        at, other = self._anywhere(words, rng), self._anywhere(words, rng)
        match rng.randrange(5):
            case 0:
                words[at] = rng.choice(self._tokens)
            case 1:
                words[at], words[other] = words[other], words[at]
            case 2:
                words[at] = words[other]
            case 3:
                del words[at]
            case _:
                token = rng.choice(self._tokens)
                words.insert(at, rng.choice((words[other], f"{words[other]} ", token, f" {token} ", " ")))
        return "".join(words)

    def _anywhere(self, words: list[str], rng: random.Random) -> int:
        late = rng.random() < self._tail
        return len(words) - 1 - rng.randrange(min(60, len(words))) if late else rng.randrange(len(words))

    def _number(self, text: str, rng: random.Random) -> str:
        found = list(re.finditer("[0-9]+", text))
        if not found:
            return self._character(text, rng)
        one = rng.choice(found)
        return text[: one.start()] + rng.choice(("0", "1", "2", "3", "12", "-5", "2147483648")) + text[one.end() :]

    def _line(self, text: str, rng: random.Random) -> str:
        lines = text.split("\n")
        if len(lines) == 1:
            return self._token(text, rng)
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        match rng.randrange(3):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[other])
            case _:
                lines[at], lines[other] = lines[other], lines[at]
        return "\n".join(lines)
