"""Plans of the lab to test with, and games of them that nobody played."""

from svedesk.cli import materials
from svedesk.lab.planning import LabTerms, plan
from svedesk.wire.lab_results import CardUse, LabGame, LabPlan


def planned(*against: str, games: int = 2, level: str = "random", lists: tuple[str, ...] = ("SD01",)) -> LabPlan:
    terms = LabTerms(level, "EN 1.16.0", "standard", games, 1)
    decks = [[materials.deck(code) for code in codes] for codes in (lists, against or ("SD02",))]
    return plan(*decks, terms, materials.game(), materials.rules())


def lab_game(place: int = 0, result="won", *cards: CardUse, first: bool = True, turns: int = 7, kept: bool = True):
    return LabGame(place, result, first, turns, kept, cards, ())
