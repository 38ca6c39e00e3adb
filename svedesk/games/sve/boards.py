"""Boards to set positions up on, and to try one card on."""

from __future__ import annotations

from collections.abc import Mapping

from svedesk.engine.board import write_down
from svedesk.engine.facts import Facts
from svedesk.engine.log import Board, DeckList, Setup
from svedesk.engine.records import SHARED, Place
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table
from svedesk.games.sve.editions import NAME
from svedesk.games.sve.setup import set_numbers
from svedesk.games.sve.zones import DECK, EVOLVE_DECK, EX, FIELD, HAND, LEADERS, MAIN


def empty_board(
    rules: Ruleset, edition: str, decks: tuple[DeckList, DeckList], *, seed: int, with_decks: bool
) -> Board:
    """A board with the leaders of two decks and their evolve decks; their main decks too, shuffled, `with_decks`. It is
    the first seat's main phase, and both may use all play points there are. Raises `Refused` for decks that can't be
    dealt."""
    return write_down(lay_out(rules, edition, decks, seed=seed, with_decks=with_decks))


def lay_out(rules: Ruleset, edition: str, decks: tuple[DeckList, DeckList], *, seed: int, with_decks: bool) -> Table:
    """The table of such a board, for more to be put on it."""
    dealt = decks if with_decks else tuple(deck.having(**{MAIN: ()}) for deck in decks)
    table = rules.deal(Setup(NAME, edition, seed, dealt, 0))
    set_numbers(table, 0)
    for seat in range(table.seats):
        table.shuffle(Place(seat, DECK))
        table.set_number(seat, "max_play_points", 10)
        table.set_number(seat, "play_points", 10)
    for name, value in (("turn", 1), ("active", 0), ("first", 0)):
        table.set_number(SHARED, name, value)
    table.step = ("main",)
    table.take_events()
    return table


COPIES = 2
"""Of the card that is tried."""
EVOLUTION_POINTS = 3
OTHER = "SD01-017"
"""The card that is there to be aimed at."""
_WHERE = {"token": EX, "evolved": EVOLVE_DECK, "advanced": EVOLVE_DECK}


def trial_board(
    rules: Ruleset, edition: str, deck: DeckList, card: Facts, facts: Mapping[str, Facts], *, seed: int
) -> Board:
    """A board in the first seat's main phase, with all play points: this card in its hand (a token in its EX area, a
    leader in play), its evolved cards in the evolve deck, or for an evolved card those it is for in the hand; followers
    (`OTHER`) on both fields, and both play this deck. Raises `Refused` for a deck that can't be dealt."""
    own = deck.having(**{LEADERS: (card.number,)}) if card.kind == "leader" else deck
    table = lay_out(rules, edition, (own, deck), seed=seed, with_decks=True)
    for seat, count in ((0, 1), (1, 2)):
        for _ in range(count):
            table.create(OTHER, seat, Place(seat, FIELD), quiet=True)
    if card.kind != "leader":
        for number, zone in _laid(card, facts):
            table.create(number, 0, Place(0, zone), quiet=True)
    table.set_number(0, "evolution_points", EVOLUTION_POINTS)
    table.take_events()
    return write_down(table)


def _laid(card: Facts, facts: Mapping[str, Facts]) -> list[tuple[str, str]]:
    """What is laid out besides the decks, and where: the card and those that evolve with it, which have its name."""
    faces = [card, *([facts[card.back]] if card.back in facts else [])]
    names = {face.counted_name for face in faces}  # either face may be what evolves it (4.6.4)
    same = [
        facts.get(other.front, other) for other in facts.values() if other.counted_name in names and other not in faces
    ]
    others = [
        other for other in same if (other.special == "evolved") != (card.special == "evolved") and not other.front
    ]
    # Reprints say the same.
    kinds = {(other.kind, other.special): other for other in reversed(others) if other.special in ("", "evolved")}
    laid = [(card.number, _WHERE.get(card.special, HAND))] * COPIES
    return laid + [(other.number, _WHERE.get(other.special, HAND)) for other in kinds.values()]
