"""What it costs to use a card (112.2), and with which mana it can be paid."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.records import Card
from svedesk.games.dm.abilities.throughout import CIVILIZATION, COST, MANA_NUMBER, Throughout
from svedesk.games.dm.duel import ASIDE, Duel
from svedesk.games.dm.values.battle_zone_abilities import battle_zone_abilities, reaches
from svedesk.games.dm.values.power import civilizations, mana_number, wanted
from svedesk.games.dm.zones import MANA, UPSIDE_DOWN


def cost(duel: Duel, card: Card) -> int:
    """How much mana it takes: what is printed and every change (601.1d), and never less than one for each civilization
    (112.2b)."""
    meaning, changing = duel.printed(card), (duel.table.derived or battle_zone_abilities(duel)).throughout
    if not (card.given or meaning.own_costs or COST in changing or CIVILIZATION in changing):  # the usual case
        return max(meaning.facts.cost or 0, len(meaning.wanted))
    sum_, reduced, least = meaning.facts.cost or 0, 0, 0
    if card.given:
        sum_ += sum(int(given.value) for given in card.given if given.what == COST)
    for ability in meaning.own_costs:  # 110.4e: such as Sympathy
        assert isinstance(ability, Throughout)
        if ability.condition is not None and not ability.condition.holds(duel, card.owner, card.id):
            continue
        times = 1 if ability.for_each is None else len(ability.for_each.find(duel, card.owner, card.id))
        sum_ += ability.cost * times
    for holder, ability in changing.get(COST, ()):
        # 808.3a: a twinpact costs what the half costs that is used, whatever the other one is.
        about_kind = ability.cards is not None and ability.cards.kind in ("", meaning.facts.kind)
        if about_kind and reaches(duel, holder, ability, card):
            if ability.cost_least:
                reduced += ability.cost
                least = max(least, ability.cost_least)
            else:
                sum_ += ability.cost
    # Below what a text says a card can't be reduced, which makes no card dearer.
    colours = wanted(duel, card) if card.given or CIVILIZATION in changing else meaning.wanted
    return max(sum_ + reduced, min(sum_, least), len(colours))


def untapped_mana(duel: Duel, seat: int) -> list[Card]:
    """The cards of a mana zone that can be tapped for mana."""
    return split_mana(duel, seat)[0]


def split_mana(duel: Duel, seat: int) -> tuple[list[Card], list[Card]]:
    """The untapped cards of a mana zone: those that can be tapped for mana, and those that give no mana and are tapped
    for their civilizations only (309.5)."""
    cards = duel.table.cards
    untapped = [card for at in duel.table.zone(seat, MANA) if (card := cards[at]).turned == UPSIDE_DOWN]
    lying = [card for card in untapped if card.faceup and not (card.marks and card.mark(ASIDE))]
    if MANA_NUMBER in battle_zone_abilities(duel).throughout:
        able = [card for card in lying if mana_number(duel, card)]
    elif duel.meanings.has_cores:
        able = [card for card in lying if duel.printed(card).gives_mana]
    else:  # the usual case
        return lying, []
    if len(able) == len(lying):
        return lying, []
    return able, [card for card in lying if card not in able and civilizations_in_mana(duel, card)]


def civilizations_in_mana(duel: Duel, card: Card) -> frozenset[str]:
    """The civilizations of which a card can give one (107.2); none of a facedown card (405.4)."""
    return civilizations(duel, card, whole=True) if card.faceup else frozenset()


def each_in_mana(duel: Duel, cards: Sequence[Card]) -> list[frozenset[str]]:
    """The same of several faceup cards."""
    if CIVILIZATION in (duel.table.derived or battle_zone_abilities(duel)).throughout:
        return [civilizations_in_mana(duel, card) for card in cards]
    meanings = duel.meanings
    return [
        civilizations_in_mana(duel, card) if card.given or card.marks else meanings[card.number].whole for card in cards
    ]


def payable(cost_: int, colours: Sequence[str], given: Sequence[frozenset[str]]) -> bool:
    """Whether these mana cards, each for one civilization at most (112.2a), can pay a cost with its civilizations."""
    if len(given) < cost_ or len(given) < len(colours):
        return False
    if not colours:
        return True
    if len(colours) == 1:
        for gives in given:  # noqa: SIM110 - asked very often, and `any` takes twice as long
            if colours[0] in gives:
                return True
        return False
    return _matched(tuple(colours), given) is not None


def plan(cost_: int, colours: Sequence[str], given: Sequence[frozenset[str]]) -> tuple[int, ...] | None:
    """The places of the cards that are best tapped: those with the fewest civilizations, so that most of them stay
    untapped. None where they can't pay."""
    if len(given) < max(cost_, len(colours)):
        return None
    order = sorted(range(len(given)), key=[len(gives) for gives in given].__getitem__)
    sorted_ = [given[place] for place in order]
    for_civilization = _matched(tuple(colours), sorted_) if colours else []
    if for_civilization is None:
        return None
    rest = [place for place in range(len(order)) if place not in for_civilization]
    if len(for_civilization) < cost_:
        # What is left over should still give every civilization: cards that many others are like go first.
        alike = {kind: (len(kind), -sorted_.count(kind)) for kind in dict.fromkeys(sorted_)}
        rest.sort(key=[alike[kind] for kind in sorted_].__getitem__)
    taken = [*for_civilization, *rest[: cost_ - len(for_civilization)]]
    return tuple(sorted(order[place] for place in taken))


def _matched(wanted_: tuple[str, ...], given: Sequence[frozenset[str]]) -> list[int] | None:
    """A card for each civilization, no card for two (112.2a): a matching, found by augmenting paths."""
    if len(wanted_) == 1:
        return next(([place] for place, colours in enumerate(given) if wanted_[0] in colours), None)
    of: dict[int, int] = {}

    def give(want: int, seen: set[int]) -> bool:
        for place, colours in enumerate(given):
            if wanted_[want] in colours and place not in seen:
                seen.add(place)
                if place not in of or give(of[place], seen):
                    of[place] = want
                    return True
        return False

    if all(give(want, set()) for want in range(len(wanted_))):
        return sorted(of, key=of.__getitem__)
    return None
