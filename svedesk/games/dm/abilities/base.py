"""Base of the abilities of a card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from svedesk.engine.script import Lang, Node

if TYPE_CHECKING:
    from svedesk.games.dm.verbs.base import Effect


class DmAbility(Node):
    """One line of a card's text."""

    def says(self, lang: Lang) -> str:
        """The line."""
        raise NotImplementedError


def joined(effects: Iterable[Effect], lang: Lang) -> str:
    """The sentences of effects, one after the other."""
    return ("" if lang == "ja" else " ").join(effect.says(lang) for effect in effects)


def lowered(sentence: str) -> str:
    """A sentence as it goes on after other words."""
    return sentence[:1].lower() + sentence[1:]
