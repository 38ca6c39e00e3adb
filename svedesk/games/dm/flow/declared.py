"""Trigger abilities of cards in the hand, whose use has to be declared (603.2e)."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.engine.ask import Ask, Builder, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.records import SHARED, Card
from svedesk.games.dm.abilities.activated import DeclaredFromHand
from svedesk.games.dm.actions.notice import wait_for
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.zones import HAND


def declare_uses(duel: Duel, event: str, seat: int, about: Card | None) -> Iterable[Builder]:
    """Let a player declare uses, all at once; each card is shown, and its effect then waits with the others (506.3b,
    506.3d, 511.1b, 511.1d). Whoever has no such card is only asked where nothing may be betrayed by what is not
    asked."""
    table, meanings = duel.table, duel.meanings
    asked = table.number(SHARED, "ask_hidden")
    if event in meanings.declared and not asked:
        asked = any(event in meanings[card.number].index.declared for card in table.in_zone(seat, HAND))
    return _declare(duel, event, seat, about) if asked else ()


def _declare(duel: Duel, event: str, seat: int, about: Card | None) -> Flow:
    table = duel.table

    def able() -> list[tuple[Card, int]]:
        holding = [
            (card, place) for card in duel.hand(seat) for place, _ in duel.printed(card).numbered[DeclaredFromHand]
        ]
        return [(card, place) for card, place in holding if _fits(duel, card, place, event, seat, about)]

    if not able() and not (table.number(SHARED, "ask_hidden") and duel.hand(seat)):
        return

    def build() -> Ask:
        options = tuple(Option("card", card.id, index=place) for card, place in able())
        return Ask(seat, "declare", options, 0, len(options), reason=Message("declare-uses"))

    for option in (yield from ask(build)):
        card = table.cards[option.card]
        table.reveal(card.id)
        wait_for(duel, seat, card, card.number, option.index, (about.id,) if about is not None else ())


def _fits(duel: Duel, card: Card, place: int, event: str, seat: int, about: Card | None) -> bool:
    ability = duel.printed(card).abilities[place]
    if not isinstance(ability, DeclaredFromHand) or event not in ability.declared_at:
        return False
    if ability.condition is not None and not ability.condition.holds(duel, seat, card.id):
        return False
    return ability.cards is None or (about is not None and ability.cards.match(duel, about, seat, 0))
