"""Paying for a card (112.2, 601.1c to 601.1e).

The program taps mana by itself, or the player picks cards, one after the other: of those that leave enough for the
rest, so that whatever is picked the card can be paid for.
"""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.games.dm.actions.turning import tap
from svedesk.games.dm.duel import Duel, Steps
from svedesk.games.dm.values.cost import civilizations, cost, payable, plan, untapped_mana


def can_pay(duel: Duel, card: Card, seat: int) -> bool:
    """Whether a player can pay for a card now."""
    return can_pay_with(duel, card, mana_of(duel, seat))


def mana_of(duel: Duel, seat: int) -> list[frozenset[str]]:
    """What the untapped mana of a player can give."""
    return [civilizations(duel, card) for card in untapped_mana(duel, seat)]


def can_pay_with(duel: Duel, card: Card, mana: Sequence[frozenset[str]]) -> bool:
    """Whether this mana pays for a card."""
    return payable(cost(duel, card), duel.printed(card).wanted, mana)


def pay(duel: Duel, card: Card, seat: int) -> Flow:
    """Tap as much mana as a card costs, one card for each of its civilizations first (601.1c, 112.2a), and no more
    (112.2c)."""
    wanted, price = list(duel.printed(card).wanted), cost(duel, card)
    tapped: list[int] = []
    while len(tapped) < price:
        mana = [source for source in untapped_mana(duel, seat) if source.id not in (card.id, *tapped)]
        given = [civilizations(duel, source) for source in mana]
        best = _best(duel, tapped, mana, given, price, wanted)
        if len(mana) <= price - len(tapped) or len(set(given)) == 1:  # whatever is tapped, the rest is the same
            tapped += best
            break
        how, chosen = yield from _picked(duel, card, seat, tapped, mana, price, wanted, best)
        tapped += chosen
        if how == "auto":
            break
    for card_id in tapped:
        tap(duel, card_id)


def _best(
    duel: Duel,
    tapped: Sequence[int],
    mana: Sequence[Card],
    given: Sequence[frozenset[str]],
    price: int,
    wanted: list[str],
) -> list[int]:
    """The cards the program would tap besides those picked already."""
    have = [civilizations(duel, duel.table.cards[tapped_card]) for tapped_card in tapped]
    missing = _missing(wanted, have)
    places = plan(price - len(tapped), missing, given)
    return [mana[place].id for place in places or range(min(len(mana), price - len(tapped)))]


def _missing(wanted: list[str], have: Sequence[frozenset[str]]) -> list[str]:
    """The civilizations that cards which were picked leave to be paid; of several ways the one that leaves fewest."""
    if not (have and wanted):
        return wanted
    if len(wanted) == 1:
        return [] if any(wanted[0] in colours for colours in have) else wanted
    rest = _missing(wanted, have[1:])
    paid = (civilization for civilization in rest if civilization in have[0])
    ways = [rest] + [[left for left in rest if left != civilization] for civilization in paid]
    return min(ways, key=len)


def _picked(
    duel: Duel,
    card: Card,
    seat: int,
    tapped: Sequence[int],
    mana: Sequence[Card],
    price: int,
    wanted: list[str],
    best: list[int],
) -> Steps[tuple[str, list[int]]]:
    have = [civilizations(duel, duel.table.cards[card_id]) for card_id in tapped]
    given = [civilizations(duel, source) for source in mana]
    rest = price - len(tapped) - 1

    def leaves_enough(place: int) -> bool:
        missing = _missing(wanted, [*have, given[place]])
        return len(missing) <= rest and payable(rest, missing, [*given[:place], *given[place + 1 :]])

    able = {colors: leaves_enough(given.index(colors)) for colors in dict.fromkeys(given)}

    if rest == 0 and sum(able.values()) == 1:  # one kind of mana is all that is left to pay with
        return "auto", best

    def build() -> Ask:
        left = [
            source for source, gives in zip(mana, given, strict=True) if able[gives] and source.id in duel.table.cards
        ]
        options = (Option("auto"), *(Option("mana", source.id) for source in left))
        reason = Message("choose-mana", (named(card.number), price - len(tapped)))
        return Ask(seat, "pay", options, reason=reason, source=card.id, about=tuple(best), cancel=True)

    (picked,) = yield from ask(build)
    return (picked.kind, best if picked.kind == "auto" else [picked.card])
