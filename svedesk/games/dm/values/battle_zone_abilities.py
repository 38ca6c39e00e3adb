"""The abilities of the cards in the battle zone, found once and kept until one of them changes (`Table.found`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from svedesk.engine.records import Card
from svedesk.games.dm.abilities.throughout import Throughout
from svedesk.games.dm.duel import HEIGHT, Duel
from svedesk.games.dm.facts import IN_BATTLE
from svedesk.games.dm.zones import SHIELDS

if TYPE_CHECKING:
    from svedesk.games.dm.meaning import Meaning


class Holder(NamedTuple):
    """An ability in the battle zone: of the object `card` in the half of `seat`, on the card `number` at a place. Those
    of cross gear are held by the creature it is crossed with."""

    card: int
    seat: int
    number: str
    index: int  # type: ignore[assignment]  # a field, not tuple.index


@dataclass(frozen=True, slots=True)
class BattleZoneAbilities:
    """The static abilities by what they change, those that wait for an event and those that replace one, each by its
    name."""

    throughout: dict[str, tuple[tuple[Holder, Throughout], ...]]
    hears: dict[str, tuple[Holder, ...]]
    instead: dict[str, tuple[Holder, ...]]
    shots: tuple[Holder, ...]
    gears: tuple[int, ...]
    """Cross gear, whether it is crossed or not."""
    may_shrink: bool
    """Whether something makes the power of a creature less."""
    wrong: tuple[int, ...]
    """What has no card type of the battle zone (703.4i)."""

    def after(self, old: Card, new: Card) -> BattleZoneAbilities | None:
        """What still holds when a card has become another: all of it, if it was only turned, shown or marked."""
        same = old.on == new.on and old.given == new.given and old.faceup == new.faceup
        return self if same and (old.marks == new.marks or old.mark(HEIGHT) == new.mark(HEIGHT)) else None


def battle_zone_abilities(duel: Duel) -> BattleZoneAbilities:
    """What stands in the battle zone now."""
    kept: BattleZoneAbilities | None = duel.table.found
    if kept is None:
        kept = duel.table.found = _found(duel)
    return kept


def _found(duel: Duel) -> BattleZoneAbilities:
    throughout: dict[str, tuple[tuple[Holder, Throughout], ...]] = {}
    hears: dict[str, tuple[Holder, ...]] = {}
    instead: dict[str, tuple[Holder, ...]] = {}
    shots: list[Holder] = []
    gears = [card_id for card_id in sorted(duel.table.linked) if duel.is_gear(duel.table.cards[card_id])]
    crossed: dict[int, list[Meaning]] = {}
    for card_id in gears:
        gear = duel.table.cards[card_id]
        crossed.setdefault(gear.on, []).append(duel.meanings[gear.number])
    may_shrink, wrong = False, []
    for seat in (0, 1):
        for card in duel.creatures(seat):
            if card.given and not may_shrink:
                may_shrink = any(_shrinks(entry.value) for entry in card.given)
            top = duel.top(card)
            if not top.faceup:
                continue
            own = duel.meanings[top.number]
            if not own.is_creature:
                if own.facts.kind not in IN_BATTLE:
                    wrong.append(card.id)
                if own.is_gear:  # what its text says is of a creature it is crossed with
                    gears.append(card.id)
                    continue
            for meaning in (own, *crossed[card.id]) if card.id in crossed else (own,):
                number = meaning.facts.number
                may_shrink = may_shrink or meaning.may_shrink
                if not meaning.abilities:
                    continue
                _add(throughout, meaning, card.id, seat, in_shields=False)
                for at, ability in enumerate(meaning.abilities):
                    holder = Holder(card.id, seat, number, at)
                    if event := ability.hears:
                        hears[event] = (*hears.get(event, ()), holder)
                    elif event := ability.replaces:
                        instead[event] = (*instead.get(event, ()), holder)
                    elif ability.is_one_shot:
                        shots.append(holder)
        for card in duel.table.in_zone(seat, SHIELDS):
            if card.faceup:  # also in standby, until it is put into the hand (113.6d)
                _add(throughout, duel.meanings[card.number], card.id, seat, in_shields=True)
    return BattleZoneAbilities(throughout, hears, instead, tuple(shots), tuple(gears), may_shrink, tuple(wrong))


def _add(
    throughout: dict[str, tuple[tuple[Holder, Throughout], ...]],
    meaning: Meaning,
    card_id: int,
    seat: int,
    *,
    in_shields: bool,
) -> None:
    for at, ability in meaning.numbered[Throughout]:
        if ability.in_shields == in_shields:
            holder = Holder(card_id, seat, meaning.facts.number, at)
            for change in ability.changes:
                throughout[change] = (*throughout.get(change, ()), (holder, ability))


def _shrinks(value: int | str) -> bool:
    return isinstance(value, int) and value <= 0


def reaches(duel: Duel, holder: Holder, ability: Throughout, card: Card) -> bool:
    """Whether a static ability is about a card now (608.3a)."""
    if ability.condition is not None:
        source = duel.table.cards[holder.card]
        if not ability.condition.holds(duel, holder.seat, source.id):
            return False
    if ability.attacking and duel.number("attacker") != card.id:
        return False
    if ability.cards is None:
        return card.id == holder.card
    return ability.cards.match(duel, card, holder.seat, holder.card)
