"""Questions to a player."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.ask import Ask, Option, ask, offer
from svedesk.engine.message import Message
from svedesk.engine.records import Card
from svedesk.games.dm.duel import Duel, Steps


def choose_cards(
    duel: Duel,
    seat: int,
    cards: Sequence[int],
    low: int,
    high: int,
    reason: Message,
    *,
    source: int = 0,
    kind: str = "select",
    cancel: bool = False,
) -> Steps[tuple[int, ...]]:
    """Let a player choose among cards, as many as there are up to `low` (101.3, 605.2b); nothing is asked where there
    is no choice. Cards that the player may not see are chosen by their places (400.2c)."""
    table = duel.table
    there = [card_id for card_id in cards if card_id in table.cards]
    high, low = min(high, len(there)), min(low, len(there))
    if high == 0:
        return ()
    if low == len(there):
        return tuple(there)

    def build() -> Ask:
        left = [card_id for card_id in there if card_id in table.cards]
        options = tuple(option_of(duel, table.cards[card_id], seat) for card_id in left)
        bounds = min(low, len(left)), min(high, len(left))
        return Ask(seat, kind, options, *bounds, reason=reason, source=source, cancel=cancel)

    picked = yield from ask(build)
    left = {option_of(duel, table.cards[card_id], seat): card_id for card_id in there if card_id in table.cards}
    return tuple(left[option] for option in picked if option in left)


def option_of(duel: Duel, card: Card, seat: int) -> Option:
    """A card to be picked; one in a private zone that the player does not see is told by its place there (400.2c)."""
    spec = duel.table.specs[card.zone]
    if duel.table.sees(card) >> seat & 1 or spec.apart or spec.sees == "all":
        return offer("card", card.id)
    at = duel.table.zones[card.place].index(card.id)
    return Option("place", index=at, label=Message("option-place", (at + 1, card.zone)))


def may(duel: Duel, seat: int, reason: Message, source: int = 0, kind: str = "may") -> Steps[bool]:
    """Ask whether a player wants something."""

    def build() -> Ask:
        return Ask(seat, kind, (Option("yes"), Option("no")), reason=reason, source=source)

    picked = yield from ask(build)
    return bool(picked) and picked[0].kind == "yes"
