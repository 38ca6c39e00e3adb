"""What the program does not execute of an ability: it is carried out by hand when it is due."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message, named
from svedesk.games.dm.actions.states import settle
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.run import Run
from svedesk.games.dm.verbs.base import Effect
from svedesk.phrases.phrase import phrases, unheard

BY_HAND = "by_hand"


def by_hand(duel: Duel, card_id: int, seat: int, number: str = "") -> Flow:
    """Wait until a text was carried out by hand: that of the card `number`, which may be nowhere any more (id 0), or of
    the card that lies on top."""
    number = number or duel.top(duel.table.cards[card_id]).number

    def build() -> Ask:
        return Ask(seat, BY_HAND, (Option("done"),), reason=Message("by-hand", (named(number),)), source=card_id)

    yield from ask(build)
    yield from settle(duel)


class ManualEffect(Effect):
    """Wait until the line of the card's text was carried out."""

    line: int = 0

    phrases: ClassVar = phrases(en=unheard("resolve this ability manually"), ja=unheard("この能力は手動で解決する"))

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Ask, wherever the card is now."""
        yield from by_hand(duel, run.this if run.this in duel.table.cards else 0, run.seat, run.number)
