"""Events, and the abilities that trigger on them (603)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from svedesk.engine.records import Card, Delayed, Pending
from svedesk.engine.script import walk
from svedesk.games.dm.abilities.on_event import ICON, OnEvent
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.values.battle_zone_abilities import Holder, battle_zone_abilities

GUARD_STRIKE_RULE = "rule:guard_strike"
"""The card whose text the keyword Guard Strike is."""
SLAYER = "rule:slayer"
"""The card whose text the keyword Slayer is."""


def as_it_is(duel: Duel, card: Card) -> Card:
    """A record of an object that says by itself what it is now, also after it has left (603.5c)."""
    number = duel.number_of(card)
    return card._replace(number=number, marks=()) if card.marks or number != card.number else card


def hearing(duel: Duel, *events: str) -> dict[str, tuple[tuple[Holder, Card], ...]]:
    """Who waits for these events now, each as it is: to look back when it has left together with others (603.5c)."""
    holders = battle_zone_abilities(duel).hears
    cards = duel.table.cards
    return {
        event: tuple((holder, as_it_is(duel, cards[holder.card])) for holder in holders.get(event, ()))
        for event in events
    }


def notice(
    duel: Duel,
    event: str,
    card: Card | None,
    *,
    listeners: Mapping[str, Sequence[tuple[Holder, Card]]] | None = None,
    bound: tuple[int, ...] = (),
    amount: int = 0,
) -> None:
    """Something happened to a card (as it was then). Each ability that waits for it triggers once for each time
    (603.2b), and its effect is put on standby (603.2)."""
    table = duel.table
    if listeners is None:
        holders = (table.derived or battle_zone_abilities(duel)).hears.get(event, ())
        pairs: Sequence[tuple[Holder, Card]] = (
            [(listener, table.cards[listener.card]) for listener in holders] if holders else ()
        )
        if event in duel.meanings.awaited:
            pairs = (*pairs, *_elsewhere(duel, event))
    else:
        pairs = listeners.get(event, ())
    for holder, source in pairs:
        ability = duel.meanings[holder.number].abilities[holder.index]
        if isinstance(ability, OnEvent) and _is_meant(duel, ability, card, holder):
            if ability.icon:
                _use_icon(duel, ability.icon, holder.seat, bound, amount)
            else:
                _wait(duel, holder.seat, source, holder.number, holder.index, bound, amount)
    if table.delayed:
        _delayed(duel, event, card, bound, amount)


def _elsewhere(duel: Duel, event: str) -> Iterator[tuple[Holder, Card]]:
    """Abilities that trigger in other zones than the battle zone (110.4g)."""
    meanings = duel.meanings
    for zone in sorted(meanings.zones):
        for seat in (0, 1):
            for card in duel.counted(seat, zone):
                for where, awaited, index in meanings[card.number].index.elsewhere:
                    if where == zone and awaited == event:
                        yield Holder(card.id, seat, card.number, index), card


def _use_icon(duel: Duel, icon: str, seat: int, bound: tuple[int, ...], amount: int) -> None:
    """Put the abilities of a player's creatures that have an icon on standby at once (603.3a)."""
    for holder in battle_zone_abilities(duel).hears.get(ICON, ()):
        ability = duel.meanings[holder.number].abilities[holder.index]
        if holder.seat == seat and isinstance(ability, OnEvent) and ability.icon == icon:
            source = duel.table.cards[holder.card]
            _wait(duel, seat, source, holder.number, holder.index, bound, amount)


def _is_meant(duel: Duel, ability: OnEvent, card: Card | None, holder: Holder) -> bool:
    if ability.only_while is not None and not ability.only_while.holds(duel, holder.seat, holder.card):
        return False
    if card is None:
        return ability.whose == "any" or (duel.active == holder.seat) == (ability.whose == "your")
    if ability.cards is None:
        return card.id == holder.card
    return ability.cards.match(duel, card, holder.seat, holder.card)


def _wait(
    duel: Duel, seat: int, source: Card, number: str, index: int, bound: tuple[int, ...], amount: int, part: int = 0
) -> None:
    table = duel.table
    table.pending += (Pending(table.next_serial(), seat, source, source.id, number, index, bound, amount, part),)


def wait_for(duel: Duel, seat: int, source: Card, number: str, index: int, bound: tuple[int, ...] = ()) -> None:
    """Put an effect on standby."""
    _wait(duel, seat, source, number, index, bound, 0)


def later_parts(duel: Duel, number: str, index: int) -> Iterator[OnEvent]:
    """The trigger abilities that an ability sets up when it is carried out (603.6), in order."""
    ability = duel.meanings[number].abilities[index]
    return (node for node in walk(ability) if isinstance(node, OnEvent) and node is not ability)


def _delayed(duel: Duel, event: str, card: Card | None, bound: tuple[int, ...], amount: int) -> None:
    table = duel.table
    for waiting in table.delayed:
        *_, ability = list(later_parts(duel, waiting.number, waiting.index))[: waiting.part]
        if ability.event != event:
            continue
        if card is None and ability.whose != "any" and (duel.active == waiting.seat) != (ability.whose == "your"):
            continue
        if card is not None and card.id not in waiting.bound and ability.cards is not None:
            if not ability.cards.match(duel, card, waiting.seat, waiting.this):
                continue
        elif card is not None and ability.cards is None and card.id not in (waiting.this, *waiting.bound):
            continue
        named = waiting.bound or bound or ((card.id,) if card is not None else ())
        _wait(duel, waiting.seat, waiting.source, waiting.number, waiting.index, named, amount, waiting.part)
        if not waiting.until:
            table.delayed = tuple(entry for entry in table.delayed if entry.serial != waiting.serial)


def delay(duel: Duel, waiting: Delayed) -> None:
    """Let an ability wait that an effect made (603.6a)."""
    duel.table.delayed += (waiting,)
