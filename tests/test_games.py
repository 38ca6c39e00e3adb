"""Every game that is registered, whichever it is: its table has its words in Japanese, and it is played to its end,
with all that must hold of a table looked at after each answer."""

from __future__ import annotations

import pytest

from svedesk.bot.levels import make_bot
from svedesk.cards.library import shipped_library
from svedesk.cli.invariants import play_checked
from svedesk.data import resources
from svedesk.engine.game import Game, KnownCards
from svedesk.engine.log import Setup
from svedesk.engine.session import Session
from svedesk.games.registry import shipped_games

GAMES = shipped_games()


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def test_a_game_has_the_words_that_decks_are_shown_in(game: Game) -> None:
    words = {
        "game": (game.name,),
        "format": game.decks.formats,
        "section": game.decks.sections,
        "kind": game.decks.main_kinds,
    }
    asked = [(kind, word) for kind, listed in words.items() for word in listed]
    assert [pair for pair in asked if game.term(*pair, "ja") == pair[1]] == []


def test_its_table_has_the_words_it_is_shown_in(game: Game) -> None:
    table, rules = game.table, game.rules(KnownCards({}))
    ways = table.orientations
    words = {
        "zone": (*rules.zones,),
        "number": (*table.numbers,),
        "phase": (*table.preparing, *table.steps),
        "verb": (*table.go_on, *(way.verb for way in ways)),
        "state": ("hidden", "facedown", *(way.name for way in ways)),
    }
    says = table.words(rules, "ja", lambda number: number)
    asked = [(kind, word) for kind, listed in words.items() for word in listed]
    assert [
        pair for pair in asked if not (says.known_term(*pair) or says.known_term(f"{pair[0]} title", pair[1]))
    ] == []


@pytest.mark.parametrize("level", ["random", "learner"])
@pytest.mark.slow
def test_computer_players_play_it_to_its_end(game: Game, level: str) -> None:
    library = shipped_library(game)
    rules, edition = game.rules(KnownCards(library)), game.editions[-1]
    decks = [*game.decks.shipped(resources()).values()][:2]
    session = Session(rules, Setup(game.name, edition, 5, (decks[0], decks[-1])))
    play_checked(session, [make_bot(level, game, rules, edition, seat) for seat in (0, 1)], 10_000)
    assert session.table.outcome is not None
