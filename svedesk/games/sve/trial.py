"""Boards to try one card on: it is at hand with all it needs, and there is somebody to aim at."""

from __future__ import annotations

from collections.abc import Mapping

from svedesk.engine.board import write_down
from svedesk.engine.facts import Facts
from svedesk.engine.log import Board, DeckList
from svedesk.engine.records import Place
from svedesk.engine.ruleset import Ruleset
from svedesk.games.sve.empty_board import lay_out
from svedesk.games.sve.sections import LEADERS
from svedesk.games.sve.zones import EVOLVE_DECK, EX, FIELD, HAND

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
