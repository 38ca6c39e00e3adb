"""Lines of a card's own text that the program does not execute: they are resolved manually."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.abilities.base import read
from svedesk.games.sve.script_node import Ability, NodeWord, Scope


class ManualText(Ability):
    """Stands in a script for all such lines, which the card has as its text; `reading.manual_lines` puts them in its
    place."""

    script_words = (
        NodeWord(
            "manual_text", "The lines of the card's text that the script does not say. They are resolved manually."
        ),
    )

    is_text_of_spell = True

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability is self and self in scope.before:
            yield Message("mistake-manual-text-twice")

    def text(self, lang: Lang, kind: str) -> str:
        """Nothing: the lines are not in the script."""
        return ""


class ManualOnRequest(Activated):
    """A line whose moment only a person can tell: in the main phase its player may say that it is due."""

    @property
    def moment(self) -> str:
        """When its player says so."""
        return "request"

    def text(self, lang: Lang, kind: str) -> str:
        """A hint, not the card's text."""
        return read(self.steps, lang)


class ManualPassive(Ability):
    """A line that counts all the time. Its player is asked to apply it where it would matter: the card deals or takes
    damage, would be destroyed, or its player would lose (`actions/manual_passives.py`)."""

    script_words = (
        NodeWord(
            "manual_passive",
            "A line of the text that always applies. Its player is asked to apply it where it matters.",
        ),
    )

    valid = "field"

    def text(self, lang: Lang, kind: str) -> str:
        """A hint, not the card's text."""
        if lang == "ja":
            return "このカードのテキストには常に働くものがあり、手動で適用する。"
        return "Part of this card's text always applies. Apply it manually."
