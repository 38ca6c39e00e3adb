"""The abilities of the cards in the battle zone, found once and kept until one of them changes (`Table.derived`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from svedesk.engine.records import BACK_FACE, BESIDE, Card
from svedesk.games.dm.abilities.printed import GodLink
from svedesk.games.dm.abilities.throughout import Throughout
from svedesk.games.dm.duel import HEIGHT, LINK, SEAL, Duel
from svedesk.games.dm.facts import CASTLE, IN_BATTLE, KING, PSYCHIC_SUPER, RULE_PLUS, STAR_MAX
from svedesk.games.dm.zones import BATTLE, HYPERSPATIAL, SHIELDS

if TYPE_CHECKING:
    from svedesk.games.dm.meaning import AbilityIndex, Meaning


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
    """What has no card type of the battle zone (703.4i), or may not be there alone."""
    star_max: tuple[int, ...] = ()
    """Star max evolutions, of which each player has one (813.1a)."""
    loose: tuple[int, ...] = ()
    """Linked Gods that are not linked rightly any more (703.4e)."""
    taps: tuple[Holder, ...] = ()
    """Abilities for which a creature is tapped instead of attacking, also those that cards lend to others (602.1)."""
    may_act: bool = False
    """Whether something may happen by itself because of them (703.4)."""
    below: frozenset[int] = frozenset()
    """The cards that others lie on."""
    words: dict[int, frozenset[str]] = field(default_factory=dict, compare=False)
    """The keywords that objects have by themselves or were given, those that were asked for."""
    numbers: dict[int, str] = field(default_factory=dict, compare=False)
    """The numbers whose meaning the cards have that others lie on (`Duel.number_of`), those that were asked for."""

    def after(self, old: Card, new: Card) -> BattleZoneAbilities | None:
        """What still holds when a card has become another: all of it, if it was only turned, shown or marked."""
        same = old.on == new.on and old.given == new.given and old.faceup == new.faceup
        if same and old.marks != new.marks:
            same = all(old.mark(name) == new.mark(name) for name in (HEIGHT, BESIDE, BACK_FACE))
        return self if same else None


def battle_zone_abilities(duel: Duel) -> BattleZoneAbilities:
    """What stands in the battle zone now."""
    abilities: BattleZoneAbilities | None = duel.table.derived
    if abilities is None:
        abilities = duel.table.derived = _look(duel)
    return abilities


def _look(duel: Duel) -> BattleZoneAbilities:
    throughout: dict[str, tuple[tuple[Holder, Throughout], ...]] = {}
    hears: dict[str, tuple[Holder, ...]] = {}
    instead: dict[str, tuple[Holder, ...]] = {}
    shots: list[Holder] = []
    gears: list[int] = []
    attached: dict[int, list[Meaning]] = {}
    cards = duel.table.cards
    for card_id in sorted(duel.table.linked):
        member = cards[card_id]
        if not member.faceup or member.zone != BATTLE:
            continue
        meaning = duel.printed(member)
        if meaning.is_gear:
            gears.append(card_id)
        if meaning.is_attached or (meaning.is_aura and member.mark(HEIGHT) >= 0):
            attached.setdefault(member.on, []).append(meaning)
    may_shrink, wrong, star_max, loose = False, [], [], []
    taps: list[Holder] = []
    below = duel.below()
    for seat in (0, 1):
        for card in duel.creatures(seat):
            if card.faceup and not (card.given or card.marks or card.id in below):  # the usual case
                own = duel.meanings[card.number]
                if own.is_ordinary and not own.index.acts:
                    may_shrink = may_shrink or own.may_shrink
                    continue
            if card.given and not may_shrink:
                may_shrink = any(_shrinks(entry.value) for entry in card.given)
            top = duel.top(card)
            if not top.faceup:
                if card.mark(SEAL):
                    wrong.append(card.id)
                continue
            number = duel.number_of(card)
            own = duel.meanings[number]
            if not own.is_ordinary and _is_out_of_place(duel, card, own):
                wrong.append(card.id)
            if LINK in number and own.is_creature and not _is_linked_rightly(duel, card):
                loose.append(card.id)
            if own.facts.special == STAR_MAX:
                star_max.append(card.id)
            if own.is_gear:  # what its text says is of a creature it is crossed with
                gears.append(card.id)
                continue
            for meaning in (own, *attached[card.id]) if card.id in attached else (own,):
                may_shrink = may_shrink or meaning.may_shrink
                if meaning.abilities:
                    holder = Holder(card.id, seat, number if meaning is own else meaning.facts.number, 0)
                    _add(throughout, meaning, meaning.index.throughout, holder)
                    _add_others(meaning.index, holder, hears, instead, shots)
                    if meaning.index.taps:
                        taps += [Holder(card.id, seat, holder.number, at) for at in meaning.index.taps]
        for card in [card for at in duel.table.zone(seat, SHIELDS) if (card := cards[at]).faceup]:
            own = duel.meanings[card.number]
            holder = Holder(card.id, seat, card.number, 0)
            if own.facts.kind == CASTLE:  # what it says holds while it fortifies a shield
                shield = cards.get(card.on)
                if shield is None or shield.zone != SHIELDS:
                    wrong.append(card.id)
                elif own.abilities:
                    _add(throughout, own, own.index.throughout, holder)
                    _add_others(own.index, holder, hears, instead, shots)
            else:  # also in standby, until it is put into the hand (113.6d)
                _add(throughout, own, own.index.in_shields, holder)
        for card in duel.table.in_zone(seat, HYPERSPATIAL) if HYPERSPATIAL in duel.meanings.zones else ():
            own = duel.meanings[card.number]
            if own.facts.kind == RULE_PLUS:  # 314.3: it holds from there
                _add(throughout, own, own.index.throughout, Holder(card.id, seat, card.number, 0))
                _add_others(own.index, Holder(card.id, seat, card.number, 0), hears, instead, shots)
    return BattleZoneAbilities(
        throughout,
        hears,
        instead,
        tuple(shots),
        tuple(gears),
        may_shrink,
        tuple(wrong),
        tuple(star_max),
        tuple(loose),
        tuple(taps),
        may_shrink or bool(shots or wrong or loose) or len(star_max) > 1,
        below,
    )


def _is_out_of_place(duel: Duel, card: Card, own: Meaning) -> bool:
    """Whether an object may not be in the battle zone as it is: by its type (703.4i), or because it can't be there
    alone (305.3, 309.7, 310.5, 703.4g, 812.1d)."""
    facts = own.facts
    if facts.kind not in IN_BATTLE:
        return True
    if own.made_of is not None and card.mark(BACK_FACE):  # 805.1a, 812.1d: it is whole, or it is not there
        return len(duel.chain(card)) < len(own.made_of.names)
    return facts.special in (PSYCHIC_SUPER, KING) and bool(facts.front) and len(duel.chain(card)) < 2


def _is_linked_rightly(duel: Duel, card: Card) -> bool:
    chain = duel.chain(card)
    return all(may_be_linked(duel, left, right) for left, right in pairwise(chain))


def may_be_linked(duel: Duel, left: Card, right: Card) -> bool:
    """Whether two Gods may be linked, one at the left of the other: an ability of either has to say so (803.2), which
    names single cards (803.2a)."""
    at_left, at_right = duel.printed(left), duel.printed(right)
    for ability in at_right.of[GodLink]:
        if not set(ability.right_of).isdisjoint(at_left.names) or (ability.gods and "God" in at_left.facts.traits):
            return True
    for ability in at_left.of[GodLink]:
        if not set(ability.left_of).isdisjoint(at_right.names) or (ability.gods and "God" in at_right.facts.traits):
            return True
    return False


def _add(
    throughout: dict[str, tuple[tuple[Holder, Throughout], ...]],
    meaning: Meaning,
    changes: tuple[tuple[str, int], ...],
    of: Holder,
) -> None:
    for change, at in changes:
        ability = meaning.abilities[at]
        assert isinstance(ability, Throughout)
        throughout[change] = (*throughout.get(change, ()), (Holder(of.card, of.seat, of.number, at), ability))


def _add_others(
    index: AbilityIndex,
    of: Holder,
    hears: dict[str, tuple[Holder, ...]],
    instead: dict[str, tuple[Holder, ...]],
    shots: list[Holder],
) -> None:
    for event, at in index.hears:
        hears[event] = (*hears.get(event, ()), Holder(of.card, of.seat, of.number, at))
    for event, at in index.replaces:
        instead[event] = (*instead.get(event, ()), Holder(of.card, of.seat, of.number, at))
    if index.shots:
        shots += [Holder(of.card, of.seat, of.number, at) for at in index.shots]


def _shrinks(value: int | str) -> bool:
    return isinstance(value, int) and value <= 0


def reaches(duel: Duel, holder: Holder, ability: Throughout, card: Card, *, printed: bool = False) -> bool:
    """Whether a static ability is about a card now (608.3a); with `printed` by what is printed on it: what changes
    civilizations and races is not asked what it makes of them."""
    if ability.condition is not None:
        source = duel.table.cards[holder.card]
        if not ability.condition.holds(duel, holder.seat, source.id):
            return False
    if ability.attacking and duel.number("attacker") != card.id:
        return False
    if ability.cards is None:
        return card.id == holder.card
    return ability.cards.match(duel, card, holder.seat, holder.card, printed=printed)
