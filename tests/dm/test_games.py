"""Whole games of random players: they end, hold together, and are the same everywhere."""

import random
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from dm.playing import LIBRARY, PLAIN, creature, game, other, side

from svedesk.bot.bot import play_out
from svedesk.bot.random_bot import RandomBot
from svedesk.bot.world import deal_world
from svedesk.cli.invariants import play_checked
from svedesk.decks.starter import starter_decks
from svedesk.engine.log import DeckList, Setup
from svedesk.engine.records import Card, Given
from svedesk.engine.session import Session
from svedesk.games.dm.abilities.keyword import KEYWORDS_JA
from svedesk.games.dm.abilities.throughout import Throughout
from svedesk.games.dm.actions.moving import home
from svedesk.games.dm.bots.bots import DmBots
from svedesk.games.dm.card_scripts import SCRIPTS
from svedesk.games.dm.duel_masters import DM
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.values.cost import civilizations_in_mana, each_in_mana, split_mana
from svedesk.games.dm.values.keywords import has_keyword, keywords
from svedesk.games.dm.values.power import mana_number
from svedesk.games.dm.zones import UPSIDE_DOWN

_WHOLE_NAME = re.compile("「(?:" + "|".join(re.escape(facts.name) for facts in LIBRARY.values()) + ")」|《[^》]*》")
ROOT = Path(__file__).parents[2]
RULES = Dm(LIBRARY)
DECKS = tuple(deck.as_list() for deck in starter_decks(DM).values())


def session(seed: int, decks: tuple[DeckList, ...] = DECKS[:2]) -> Session:
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


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(6))
def test_what_is_kept_of_cards_is_what_they_have(seed: int) -> None:
    """Keywords are kept until something changes them, and of mana only what is printed is read where no text changes
    it: both are what is found the long way after each answer."""
    played = session(seed, random_decks(seed))
    players = RandomBot(seed), RandomBot(seed + 50)
    while (ask := played.ask) is not None:
        played.answer(players[ask.seat].answer(ask, partial(played.view, ask.seat)))
        duel = RULES.duel(played.table)
        for card in duel.in_battle():
            has = [word for word in KEYWORDS_JA if has_keyword(duel, card, word)]
            assert has == [word for word in KEYWORDS_JA if keywords(duel, card, word)]
        for seat in (0, 1):
            untapped = [card for card in duel.mana(seat) if card.turned == UPSIDE_DOWN]
            giving, besides = split_mana(duel, seat)
            assert giving == [card for card in untapped if mana_number(duel, card)]
            assert each_in_mana(duel, giving) == [civilizations_in_mana(duel, card) for card in giving]
            rest = [card for card in untapped if card not in giving]
            assert besides == [card for card in rest if civilizations_in_mana(duel, card)]


def test_what_cards_wait_for_is_listed_by_its_kind() -> None:
    for number in LIBRARY:
        meaning = RULES.meaning(number)
        index, abilities = meaning.index, list(enumerate(meaning.abilities))
        assert index.hears == tuple((ability.hears, place) for place, ability in abilities if ability.hears)
        assert index.replaces == tuple((ability.replaces, place) for place, ability in abilities if ability.replaces)
        assert index.shots == tuple(place for place, ability in abilities if ability.is_one_shot)
        assert index.taps == tuple(place for place, ability in abilities if ability.is_tap_ability)
        static = [(place, ability) for place, ability in abilities if isinstance(ability, Throughout)]
        listed = {*index.throughout, *index.in_shields}
        assert listed == {(change, place) for place, ability in static for change in ability.changes}
        halves = [number, RULES.facts(number).back] if meaning.is_twinpact else [number]
        assert meaning.whole == {colour for half in halves for colour in RULES.facts(half).classes}


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


def test_every_starter_deck_may_be_played() -> None:
    assert len(DECKS) == 4
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


@pytest.mark.parametrize(
    ("name", "change", "blocks"),
    [
        ("Plain Fire", lambda card: card._replace(given=(Given("keyword", "blocker", "turn"),)), True),
        ("Guard", lambda card: card._replace(faceup=False), False),
        ("Guard", lambda card: card._replace(on=1), False),
    ],
)
def test_the_keywords_of_an_object_change_with_it(name: str, change: Callable[[Card], Card], blocks: bool) -> None:
    """What is kept of it does not hold any more; a record of how it was says what it had."""
    guard, gear = creature("Guard", 'HasKeyword("blocker")'), other("cross_gear", "Gear")
    played = game(side(battle=(PLAIN["F"], guard, gear)))
    table, duel = played.table, played.duel
    table.link(played.card("Gear").id, played.card("Plain Fire").id)  # else nothing need be kept
    card = played.card(name)
    assert has_keyword(duel, card, "blocker") != blocks
    table.put(change(card))
    assert has_keyword(duel, table.cards[card.id], "blocker") == blocks
    assert has_keyword(duel, card, "blocker") != blocks
