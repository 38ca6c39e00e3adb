"""Replacement effects (609): what happens instead of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svedesk.engine.script import Lang, replace
from svedesk.games.dm.abilities.base import DmAbility, before_line
from svedesk.games.dm.text.terms import words
from svedesk.games.dm.verbs.base import Effect, joined, lowered

if TYPE_CHECKING:
    from svedesk.games.dm.which import Which


class InsteadOf(DmAbility):
    """In place of an event that would happen to `cards` (None: the card itself), the effects are carried out (609.1a);
    with `may`, if its player wants it."""

    event: str
    effects: tuple[Effect, ...]
    cards: Which | None = None
    may: bool = False
    in_opponents_turn: bool = False

    @property
    def replaces(self) -> str:
        """Its event."""
        return self.event

    def says(self, lang: Lang) -> str:
        """The line, with the word before it that says who has it."""
        if self.cards is not None and self.cards.holder:
            return before_line(self.cards.holder, lang) + replace(self, cards=None)._line(lang)
        return self._line(lang)

    def _line(self, lang: Lang) -> str:
        if lang == "ja":
            about = (
                "このクリーチャー" if self.cards is None else self.cards.owner(lang) + self.cards.noun(lang, many=False)
            )
            effects = joined(self.effects, lang)
            turn = "相手のターン中、" if self.in_opponents_turn else ""
            may = "、次のことをしてもよい。" if self.may else "。"
            return f"{turn}{words(lang)['event instead'][self.event].format(about)}、かわりに{may}{effects}".replace(
                "かわりに。", "かわりに"
            )
        about = (
            "this creature"
            if self.cards is None
            else f"one of {self.cards.owner(lang)} {self.cards.noun(lang, many=True)}"
        )
        effects = joined(self.effects, lang)
        if_so = "During your opponent's turn, when" if self.in_opponents_turn else "When"
        effects = f"{'you may ' if self.may else ''}{lowered(effects)}".rstrip(".")
        return f"{if_so} {words(lang)['event instead'][self.event].format(about)}, {effects} instead."
