"""Shadowverse: Evolve as the desk sees it: a `Game`, found in the registry and loaded when it is asked for."""

import subprocess
import sys

from shipped import starter_library

from svedesk.data import resources
from svedesk.engine.game import KnownCards
from svedesk.games.registry import shipped_games


def test_the_usual_game_is_shadowverse_evolve():
    games = shipped_games()
    assert games.default is games["sve"]
    assert games.default.name == "sve"


def test_a_game_is_loaded_only_when_it_is_asked_for():
    code = "import sys, svedesk.games.registry as r; r.shipped_games(); print('svedesk.games.sve' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_of_its_shipped_cards_those_of_the_starter_decks_come_first():
    numbers = [facts.number for facts in shipped_games().default.shipped_cards(resources())]
    assert numbers[: len(starter_library())] == list(starter_library())


def test_every_type_a_card_may_be_of_can_be_looked_for():
    game = shipped_games().default
    cards = list(game.shipped_cards(resources()))
    kinds, specials = ([word for kind, word in game.card_types if kind == name] for name in ("kind", "special"))
    assert {card.kind for card in cards if not card.special} == set(kinds)
    assert {card.special for card in cards} - {"", "token"} <= set(specials)


def test_a_type_of_card_is_told_with_its_special_type_first():
    game, cards = shipped_games().default, starter_library()
    told = [game.type_of(cards.facts(number), lang) for number in ("SD03-009", "SD02-T01") for lang in ("en", "ja")]
    assert told == ["Evolved follower", "エボルヴフォロワー", "Token follower", "トークンフォロワー"]


def test_its_rules_say_how_much_of_a_card_is_executed_and_what_it_says():
    rules = shipped_games().default.rules(KnownCards(starter_library()))
    assert rules.reading("SD01-002").automation == "executes"
    assert rules.reading("SD01-002").text("en")
    assert rules.scripted("SD01-002")


def test_a_script_that_came_as_text_goes_before_the_shipped_one():
    game = shipped_games().default
    rules = game.rules(KnownCards(starter_library(), scripts={"SD01-003": "ward", "SD01-005": "war"}))
    assert rules.reading("SD01-003").text("en") == "Ward."
    assert rules.usable("SD01-003")
    assert not rules.usable("SD01-005")
    assert rules.reading("SD01-005").automation == "by_hand"
