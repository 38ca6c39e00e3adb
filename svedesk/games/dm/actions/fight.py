"""Battles (115): two creatures compare their power."""

from __future__ import annotations

from svedesk.engine.ask import Flow
from svedesk.engine.events import Said
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.games.dm.actions.notice import SLAYER, as_it_is, hearing, notice, wait_for
from svedesk.games.dm.actions.states import BATTLING, LOST, settle
from svedesk.games.dm.duel import LINK, Duel
from svedesk.games.dm.values.keywords import has_against, has_keyword
from svedesk.games.dm.values.power import read_power


def fight(duel: Duel, first: int, second: int) -> Flow:
    """Two creatures battle (701.13), if both are still there (115.3a)."""
    if not (duel.is_there(first) and duel.is_there(second)):
        return
    table = duel.table
    fighters = [table.cards[first], table.cards[second]]
    listeners = hearing(duel, "wins_battle", "battled")
    slayers = [has_against(duel, card, "slayer", fighters[1 - at]) for at, card in enumerate(fighters)]
    losers = _losers(duel, *fighters)
    before = [as_it_is(duel, card) for card in fighters]
    table.emit(
        Said(fighters[0].seat, Message("battle", tuple(named(card.number.partition(LINK)[0]) for card in before)))
    )
    duel.set_number(BATTLING, 1)
    for card_id in losers:
        table.mark(card_id, LOST, 1)
    yield from settle(duel)  # 115.3b, 703.4d: who loses is destroyed
    duel.set_number(BATTLING, 0)
    for place, card in enumerate(before):
        other = fighters[1 - place].id
        if card.id not in losers:  # 115.3d
            notice(duel, "wins_battle", card, listeners=listeners, bound=(other,))
        notice(duel, "battled", card, listeners=listeners, bound=(other,))
        if slayers[place]:
            wait_for(duel, card.seat, card, SLAYER, 0, (other,))


def _losers(duel: Duel, first: Card, second: Card) -> tuple[int, ...]:
    """The one with less power loses, with equal power both (115.3b, 701.13a). Who wins all battles does whatever its
    power, which is then not compared (115.3c, 700.5); two of them both win (700.5a)."""
    wins = [has_keyword(duel, card, "wins_all_battles") for card in (first, second)]
    if any(wins):
        return tuple(card.id for card, won in zip((first, second), wins, strict=True) if not won)
    powers = read_power(duel, first), read_power(duel, second)
    lost = []
    if powers[0] <= powers[1]:
        lost.append(first.id)
    if powers[1] <= powers[0]:
        lost.append(second.id)
    return tuple(lost)
