"""What goes wrong between programs, in words a player can act on."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM


class Trouble(NamedTuple):
    """What keeps two programs apart: `key` finds the sentence (in the list "connection"), `args` fill it."""

    key: str
    args: tuple[int | str, ...] = ()

    def sentence(self, lang: Lang = "en") -> str:
        """In words. A key that this program does not know, from a newer one, is told as such."""
        words = PROGRAM[lang].words["connection"]
        return words.get(self.key, words["unknown"]).format(*(*self.args, *("?",) * 3))
