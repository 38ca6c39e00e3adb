"""What the program does not execute of an ability: it is carried out by hand when it is due."""

from __future__ import annotations

from svedesk.engine.ask import Flow
from svedesk.engine.script import Lang
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.flow.by_hand import by_hand
from svedesk.games.dm.run import Run
from svedesk.games.dm.verbs.base import Effect


class ManualEffect(Effect):
    """Wait until the line of the card's text was carried out."""

    line: int = 0

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Ask, wherever the card is now."""
        yield from by_hand(duel, run.this if run.this in duel.table.cards else 0, run.seat, run.number)

    def says(self, lang: Lang) -> str:
        """A hint, not the text."""
        return "この能力は手動で解決する。" if lang == "ja" else "Resolve this ability manually."
