"""What is read of a card, as the desk asks for it."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.game_scripts import Automation, ManualLine
from svedesk.engine.script import Lang
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.source.checking import Mistake
from svedesk.games.sve.status import manual_lines, status
from svedesk.games.sve.text.cards import card_text


@dataclass(frozen=True, slots=True)
class SveReading:
    """What is read of a card: `definition` holds as much of its script as can be read."""

    definition: Definition
    errors: tuple[Mistake, ...] = ()

    @property
    def automation(self) -> Automation:
        """How much of the card is executed: nothing of a script with a mistake."""
        return "by_hand" if self.errors else status(self.definition)

    @property
    def manual_lines(self) -> tuple[ManualLine, ...]:
        """The abilities that are not executed, or not wholly."""
        return manual_lines(self.definition)

    @property
    def keywords(self) -> tuple[str, ...]:
        """Keywords the card itself has."""
        return self.definition.keywords

    def text(self, lang: Lang) -> str:
        """The rules text of what could be read."""
        return card_text(self.definition, lang)
