"""King cells that are used together (812.1)."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.message import Message
from svedesk.engine.records import BACK_FACE, Card, with_number
from svedesk.games.dm.abilities.linking import MadeOf
from svedesk.games.dm.actions.asking import choose_cards
from svedesk.games.dm.duel import Duel, Steps
from svedesk.games.dm.facts import CELL
from svedesk.games.dm.flow.payment import can_pay_with, mana_of


def combinations(duel: Duel, seat: int) -> list[int]:
    """Of each creature that a player can make of king cells now, one of the cells."""
    cells = _cells(duel, seat) if duel.meanings.has_cells else []
    if not cells:
        return []
    mana = mana_of(duel, seat)
    first = {duel.meanings[card.number].facts.back: card for card in reversed(cells)}
    able = []
    for card in first.values():
        whole = as_whole(card)
        made_of = duel.printed(whole).made_of
        if made_of is not None and all(_named(duel, cells, made_of)) and can_pay_with(duel, whole, mana):
            able.append(card.id)
    return sorted(able)


def choose_cells(duel: Duel, card: Card, seat: int) -> Steps[tuple[int, ...]]:
    """A cell of each name, from the hand or the mana zone; where there are several, the player says which."""
    made_of = duel.printed(as_whole(card)).made_of
    chosen: tuple[int, ...] = ()
    for ids in _named(duel, _cells(duel, seat), made_of) if made_of is not None else ():
        chosen += yield from choose_cards(duel, seat, ids, 1, 1, Message("choose-cell"), source=card.id, kind="cell")
    return chosen


def as_whole(card: Card) -> Card:
    """A king cell with the face up that is a part of its creature."""
    return card._replace(marks=with_number(card.marks, BACK_FACE, 1))


def _cells(duel: Duel, seat: int) -> list[Card]:
    cards = [*duel.hand(seat), *duel.mana(seat)]
    kinds = ((card, duel.meanings[card.number].facts) for card in cards if card.faceup or card.zone != "mana")
    return [card for card, facts in kinds if facts.kind == CELL and facts.back]


def _named(duel: Duel, cells: Sequence[Card], made_of: MadeOf) -> list[list[int]]:
    """For each name that is needed the cells that have it."""
    return [[card.id for card in cells if name in duel.meanings[card.number].names] for name in made_of.names]
