"""Paying for a card (112.2, 601.1c to 601.1e).

The program taps mana by itself, or the player picks cards, one after the other: of those that leave enough for the
rest, so that whatever is picked the card can be paid for.

What the program taps follows from the answer and the table, so saved games hold it to what it did: the first "auto" of
a question taps what `plan` says, the last what leaves most cards of the hand payable, where that is something else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from svedesk.engine.ask import Ask, Flow, Option, ask, offer
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.games.dm.actions.drawing import tap
from svedesk.games.dm.duel import Duel, Steps
from svedesk.games.dm.facts import CELL
from svedesk.games.dm.values.cost import (
    civilizations_in_mana,
    cost,
    each_in_mana,
    payable,
    plan,
    split_mana,
    untapped_mana,
)
from svedesk.games.dm.values.power import wanted

_MOST_WAYS = 500
"""So many ways to pay are compared."""


def can_pay(duel: Duel, card: Card, seat: int) -> bool:
    """Whether a player can pay for a card now."""
    return can_pay_with(duel, card, mana_of(duel, seat))


class Mana(NamedTuple):
    """What the untapped mana of a player can give: each card's civilizations, and those of the cards that give no mana
    and are tapped for a civilization only (309.5)."""

    given: list[frozenset[str]]
    besides: list[frozenset[str]]


def mana_of(duel: Duel, seat: int) -> Mana:
    """What the untapped mana of a player can give."""
    untapped, besides = split_mana(duel, seat)
    return Mana(each_in_mana(duel, untapped), each_in_mana(duel, besides))


def can_pay_with(duel: Duel, card: Card, mana: Mana) -> bool:
    """Whether this mana pays for a card."""
    price = cost(duel, card)
    if len(mana.given) < price:
        return False
    colours = wanted(duel, card)
    if mana.besides and not payable(price, colours, mana.given):
        colours = tuple(_missing(list(colours), mana.besides))
    return payable(price, colours, mana.given)


def pay(duel: Duel, card: Card, seat: int) -> Flow:
    """Tap as much mana as a card costs, one card for each of its civilizations first (601.1c, 112.2a), and no more
    (112.2c)."""
    colours, price = list(wanted(duel, card)), cost(duel, card)
    # 812.1c: king cells in the mana zone pay for what they are used as.
    used = () if duel.meanings[card.number].facts.kind == CELL else (card.id,)
    tapped: list[int] = []
    untapped, besides = split_mana(duel, seat)
    if besides:
        colours = _besides(duel, [source for source in untapped if source.id not in used], besides, colours, price)
    while len(tapped) < price:
        mana = [source for source in untapped if source.id not in used and source.id not in tapped]
        given = each_in_mana(duel, mana)
        left = price - len(tapped)
        if len(mana) <= left or len(set(given)) == 1:  # whatever is tapped, the rest is the same
            tapped += [source.id for source in mana[:left]]
            break
        how, chosen = yield from _picked(duel, card, seat, tapped, mana, given, left, colours)
        tapped += chosen
        if how == "auto":
            break
        untapped = untapped_mana(duel, seat)
    for card_id in tapped:
        tap(duel, card_id)


def _besides(
    duel: Duel, untapped: Sequence[Card], besides: Sequence[Card], colours: list[str], price: int
) -> list[str]:
    """Tap cards that give no mana for civilizations that nothing else gives (309.5); returns what is left to pay."""
    mana = each_in_mana(duel, untapped)
    for card in besides:
        if payable(price, colours, mana):
            break
        paid = [colour for colour in colours if colour in civilizations_in_mana(duel, card)]
        if paid:
            colours = [colour for colour in colours if colour != paid[0]]
            tap(duel, card.id)
    return colours


def _missing(colours: list[str], have: Sequence[frozenset[str]]) -> list[str]:
    """The civilizations that cards which were picked leave to be paid; of several ways the one that leaves fewest."""
    if not (have and colours):
        return colours
    if len(colours) == 1:
        return [] if any(colours[0] in gives for gives in have) else colours
    rest = _missing(colours, have[1:])
    paid = (civilization for civilization in rest if civilization in have[0])
    ways = [rest] + [[left for left in rest if left != civilization] for civilization in paid]
    return min(ways, key=len)


def _picked(
    duel: Duel,
    card: Card,
    seat: int,
    tapped: Sequence[int],
    mana: Sequence[Card],
    given: Sequence[frozenset[str]],
    price: int,
    colours: list[str],
) -> Steps[tuple[str, list[int]]]:
    """What is tapped besides those that were picked already: one card, or all that the program would tap ("auto")."""
    have = each_in_mana(duel, [duel.table.cards[card_id] for card_id in tapped])
    rest, missing = price - 1, _missing(colours, have)
    places = plan(price, missing, given)
    best = [mana[place].id for place in places or range(price)]
    sparing = _sparing(duel, card, seat, mana, given, best, missing)

    def leaves_enough(place: int) -> bool:
        if not missing:
            return True
        after = _missing(colours, [*have, given[place]])
        return len(after) <= rest and payable(rest, after, [*given[:place], *given[place + 1 :]])

    able = {colors: leaves_enough(given.index(colors)) for colors in dict.fromkeys(given)}

    if rest == 0 and sum(able.values()) == 1:  # one kind of mana is all that is left to pay with
        return "auto", best

    def build() -> Ask:
        left = [
            source for source, gives in zip(mana, given, strict=True) if able[gives] and source.id in duel.table.cards
        ]
        options = (Option("auto"), *(offer("mana", source.id) for source in left))
        if sparing != best:
            options = (*options, Option("auto", index=1))
        reason = Message("choose-mana", (named(card.number), price))
        return Ask(seat, "pay", options, reason=reason, source=card.id, about=tuple(sparing), cancel=True)

    (picked,) = yield from ask(build)
    if picked.kind == "auto":
        return "auto", sparing if picked.index else best
    return picked.kind, [picked.card]


def _sparing(
    duel: Duel,
    card: Card,
    seat: int,
    mana: Sequence[Card],
    given: Sequence[frozenset[str]],
    best: list[int],
    missing: Sequence[str],
) -> list[int]:
    """The mana that leaves most other cards of the hand payable; `best` where nothing leaves more."""
    price = len(best)
    left = [gives for source, gives in zip(mana, given, strict=True) if source.id not in best]
    others = [(other, cost(duel, other)) for other in duel.hand(seat) if other.id != card.id]
    wants = [(other_price, wanted(duel, other)) for other, other_price in others if other_price <= len(left)]
    # What `best` leaves unpayable, though all the mana would pay for it, another way may leave.
    saved = [want for want in wants if not payable(*want, left) and payable(*want, given)]
    if not saved:
        return best
    kinds = list(dict.fromkeys(given))
    of_kind = {kind: [source.id for source, gives in zip(mana, given, strict=True) if gives == kind] for kind in kinds}

    def left_payable(counts: Sequence[int]) -> int:
        left = [kind for kind, count in zip(kinds, counts, strict=True) for _ in of_kind[kind][count:]]
        return sum(payable(*want, left) for want in wants)

    def pays(counts: Sequence[int]) -> bool:
        return payable(price, missing, [kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count)])

    ways = islice(_shares(price, [len(of_kind[kind]) for kind in kinds]), _MOST_WAYS)
    now = [sum(source in best for source in of_kind[kind]) for kind in kinds]
    way_chosen = max((way for way in ways if pays(way)), key=left_payable, default=now)
    if left_payable(way_chosen) <= left_payable(now):
        return best
    return [source for kind, count in zip(kinds, way_chosen, strict=True) for source in of_kind[kind][:count]]


def _shares(total: int, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All ways to take so many, of each kind no more than there are."""
    if not most:
        if not total:
            yield ()
        return
    for first in range(min(total, most[0]) + 1):
        for others in _shares(total - first, most[1:]):
            yield (first, *others)
