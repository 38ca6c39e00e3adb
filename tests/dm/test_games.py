"""Whole games of random players: they end, hold together, and are the same everywhere."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from dm.playing import LIBRARY

from svedesk.bot.bot import play_out
from svedesk.bot.random_bot import RandomBot
from svedesk.bot.world import deal_world
from svedesk.cli.invariants import play_checked
from svedesk.decks.starter import starter_decks
from svedesk.engine.log import DeckList, Setup
from svedesk.engine.session import Session
from svedesk.games.dm.actions.moving import home
from svedesk.games.dm.bots.bots import DmBots
from svedesk.games.dm.card_scripts import SCRIPTS
from svedesk.games.dm.duel_masters import DM
from svedesk.games.dm.ruleset import Dm

_WHOLE_NAME = re.compile("「(?:" + "|".join(re.escape(facts.name) for facts in LIBRARY.values()) + ")」|《[^》]*》")
ROOT = Path(__file__).parents[2]
RULES = Dm(LIBRARY)
DECKS = tuple(deck.as_list() for deck in starter_decks(DM).values())


def session(seed: int, decks: tuple[DeckList, ...] = DECKS) -> Session:
    return Session(RULES, Setup("dm", "1.38", seed, decks))


HOMES = {number: home(facts) or "main" for number, facts in sorted(LIBRARY.items()) if not facts.front}
"""Where the cards begin, the back faces of others left out."""


def random_decks(seed: int) -> tuple[DeckList, ...]:
    """Decks of any cards that come with the program, with as many beside the deck as there may be."""
    chance = random.Random(seed)
    of = {section: [number for number, home_ in HOMES.items() if home_ == section] for section in set(HOMES.values())}

    def deck() -> DeckList:
        main = tuple(number for number in chance.sample(of["main"], 10) for _ in range(4))
        robots = tuple(number for number in chance.sample(of["gacharange"], 6) for _ in range(2))
        return DeckList((("main", main), ("hyperspatial", tuple(chance.sample(of["hyperspatial"], 8))),
                         ("gacharange", robots)))  # fmt: skip

    return deck(), deck()


def test_a_game_of_the_starter_decks_holds_together() -> None:
    played = session(7)
    play_checked(played, (RandomBot(1), RandomBot(2)), 60)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_games_of_any_cards_hold_together(seed: int) -> None:
    played = session(seed, random_decks(seed))
    play_checked(played, (RandomBot(seed), RandomBot(seed + 50)), 5000)
    assert played.table.outcome is not None


@pytest.mark.soak
@pytest.mark.parametrize(("games", "checked"), [(2000, False), (200, True)])
def test_thousands_of_games_of_all_cards(games: int, checked: bool) -> None:
    for seed in range(games):
        played = session(seed, random_decks(seed))
        players = RandomBot(seed), RandomBot(seed + 50)
        (play_checked if checked else play_out)(played, players, 5000)
        assert played.table.outcome is not None, seed


def test_games_end() -> None:
    for seed in range(6):
        played = session(seed, random_decks(seed))
        play_out(played, (RandomBot(seed), RandomBot(seed + 50)), 5000)
        assert played.table.outcome is not None


def test_every_card_that_ships_has_a_script_that_reads_in_both_languages() -> None:
    assert set(LIBRARY) == set(SCRIPTS)
    for number in LIBRARY:
        place = DM.scripts.place(number)
        assert place is not None
        file, _, line = place.partition(":")
        assert (ROOT / file).read_text(encoding="utf-8").splitlines()[int(line) - 1].startswith(f"{number}:")
        reading = RULES.reading(number)
        for ability in reading.meaning.abilities:
            english, japanese = ability.says("en"), ability.says("ja")
            assert english, number
            assert "  " not in english, english
            assert "{" not in english + japanese, number
            japanese = _WHOLE_NAME.sub("", japanese)  # names are said as they are known
            assert not any("a" <= letter <= "z" for letter in japanese), japanese


def test_both_starter_decks_may_be_played() -> None:
    for deck in DECKS:
        assert DM.decks.problems(deck, "standard", LIBRARY) == ()
        assert DM.decks.automation(deck.all, RULES).whole


def test_a_world_holds_what_a_seat_sees() -> None:
    played = session(3)
    bots = DmBots(RULES)
    for _ in range(30):
        assert played.ask is not None
        view = played.view(played.ask.seat)
        world = deal_world(RULES, bots, view, 5, DECKS[played.ask.seat])
        assert {place: len(ids) for place, ids in world.zones.items()} == {
            zone.place: zone.count for zone in view.zones
        }
        assert all(card.number for card in world.cards.values())
        played.answer(bots.answer(world, played.ask))


@pytest.mark.parametrize(
    "broken",
    [
        r"\ba [aeiou]",
        r"Peoples|Folks|Viruss|Veggiess",
        r"(?:^|[ .] ?)[Aa]ll your [a-z ]+ gets",
        r"one of [\w' ]+ that have",
        r"from your [\w ]+ (?:to|into) its owner",
        r"power \d+ or less and have",
        r"“This creature",
        r"is at least [2-9]",
    ],
)
def test_texts_are_in_good_english(broken: str) -> None:
    wrong = re.compile(broken)
    texts = {RULES.reading(number).text("en") for number in LIBRARY}
    assert [text for text in sorted(texts) if wrong.search(text)] == []
