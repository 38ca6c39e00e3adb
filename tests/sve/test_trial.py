"""Boards to try a card on: it lies where it can be used, with what it needs, and the game goes on from there."""

from collections import ChainMap

import pytest
from shipped import starter_decks, starter_library

from svedesk.cards.library import Library
from svedesk.engine.log import Setup
from svedesk.engine.session import Session
from svedesk.games.sve.boards import COPIES, trial_board
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.editions import EDITION_NAMES as EDITIONS
from svedesk.games.sve.editions import NAME
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.source import read_script

DECK, OTHER = starter_decks()["SD01"].as_list(), "SD01-017"
BEE = SveFacts("MYC-001", "Bee", "蜂", "follower", cost=2, attack=2, defense=2)
EVOLVED = SveFacts("MYC-002", "Bee", "蜂", "follower", special="evolved", attack=4, defense=4)
OWN = (BEE, EVOLVED)
WOLF = SveFacts("MYC-003", "Wolf", "狼", "follower", cost=2, attack=2, defense=2)
BEAR = SveFacts("MYC-004", "Bear", "熊", "follower", special="evolved", attack=3, defense=3, back="MYC-004B")
BACK = SveFacts("MYC-004B", "Wolf", "狼", "follower", special="evolved", attack=5, defense=6, front="MYC-004")
SOURCES = {"MYC-001": "evolve(1)", "MYC-002": "on_evolve(draw(1))", "MYC-003": "evolve(1)"}


def begun(facts: SveFacts, edition: str = EDITIONS[-1]) -> Session:
    library = Library((*starter_library().values(), *OWN, WOLF, BEAR, BACK))
    scripts = ChainMap({number: read_script(source) for number, source in SOURCES.items()}, SCRIPTS)
    rules = Sve(library, scripts)
    board = trial_board(rules, edition, DECK, facts, library, seed=3)
    return Session(rules, Setup(NAME, edition, 0, (), board=board))


def lying(session: Session, zone: str) -> list[str]:
    return [card.number for card in session.view(0).zone(0, zone).cards]


@pytest.mark.slow_after_first
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("facts", [*OWN, *starter_library().values()], ids=lambda facts: facts.number)
def test_every_card_can_be_tried(facts: SveFacts, edition: str) -> None:
    session = begun(facts, edition)
    assert session.ask is not None
    assert session.ask.kind == "main"
    zone = "leader" if facts.kind == "leader" else {"token": "ex", "evolved": "evolve_deck"}.get(facts.special, "hand")
    assert lying(session, zone).count(facts.number) >= (1 if facts.kind == "leader" else COPIES)


def test_a_card_lies_with_its_evolved_card_and_the_other_way_round() -> None:
    for facts in OWN:
        session = begun(facts)
        assert "MYC-001" in lying(session, "hand")
        assert "MYC-002" in lying(session, "evolve_deck")
        assert lying(session, "field") == [OTHER]
        assert session.view(0).number(0, "play_points") == 10
        assert session.view(0).number(0, "evolution_points") == 3


def test_a_double_faced_card_lies_with_those_that_either_face_is_for() -> None:
    for facts in (WOLF, BEAR):
        session = begun(facts)
        assert "MYC-003" in lying(session, "hand")
        assert "MYC-004" in lying(session, "evolve_deck")
        assert "MYC-004B" not in (*lying(session, "hand"), *lying(session, "evolve_deck"))
