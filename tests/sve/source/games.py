"""Games of cards whose scripts are written by chance: whatever the checker has nothing against."""

from collections import ChainMap
from random import Random
from typing import NamedTuple

from shipped import STARTERS, starter_decks
from sve.playing import shipped_facts
from sve.source.writing import Writer

from svedesk.bot.random_bot import RandomBot
from svedesk.cli.invariants import check_kept, check_question, check_table
from svedesk.engine.log import Setup
from svedesk.engine.session import Session
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.editions import EDITION_NAMES as EDITIONS
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.source import checked, read_script
from svedesk.games.sve.text.asks import option_label, question
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.text.log import Teller

ENDS_OR_NEVER_ENDS = ("cannot_lose", "lose_the_game", "win_the_game", "player_loses", "999", "20)")
"""Where these are in many scripts, most games are over before anything else has happened, or go on for ever."""
TRIES = 200
"""How often chance may write an ability until the checker has nothing against it."""
MOST_ANSWERS = 5_000
"""Answers after which a game is left: where nobody can lose, none ends."""


class Chance(NamedTuple):
    """A game by chance: its session at the first question, and the scripts of its cards as text, by number."""

    session: Session
    sources: dict[str, str]


def sound_script(writer: Writer, facts: SveFacts) -> str:
    """A script for a card that the checker has nothing against; "" where chance finds none."""
    source, wanted = "", writer.chance.choice((1, 1, 2, 3))
    for _ in range(TRIES):
        begins = facts.kind == "spell" and not source
        more = f"spell({writer.steps()})" if begins else writer.ability()
        if any(word in more for word in ENDS_OR_NEVER_ENDS) and writer.chance.random() < 0.95:
            continue
        tried = f"{source}, {more}" if source else more
        if checked(tried, facts, shipped_facts()).plays:
            source, wanted = tried, wanted - 1
        if not wanted:
            break
    return source


def game_by_chance(seed: int) -> Chance:
    """A game of two starter decks in which all cards, and the tokens, have other scripts, in any edition."""
    chance = Random(seed)
    decks = starter_decks()
    both = tuple(decks[chance.choice(list(decks))] for _ in range(2))
    writer = Writer(chance, chance.choice((2, 3, 4)))
    tokens = [number for number in STARTERS if shipped_facts()[number].special == "token"]
    numbers = dict.fromkeys([number for deck in both for number in deck.numbers()] + tokens)
    sources = {number: sound_script(writer, shipped_facts()[number]) for number in numbers}
    scripts = ChainMap({number: read_script(source) for number, source in sources.items() if source}, SCRIPTS)
    setup = Setup("sve", chance.choice(EDITIONS), seed, tuple(deck.as_list() for deck in both), -1)
    return Chance(Session(Sve(shipped_facts(), scripts), setup), sources)


def renders(game: Chance) -> None:
    """The text of every card can be told."""
    for number in game.sources:
        assert all(card_text(game.session.ruleset.definition(number), lang) is not None for lang in ("en", "ja"))


def plays_through(game: Chance, seed: int) -> bool:
    """Play at random, looking at every table, and at what a player is asked and told; whether the game has an end."""
    session, given = game.session, 0
    rules = session.ruleset
    assert isinstance(rules, Sve)
    bots = RandomBot(seed), RandomBot(seed + 1)
    tellers = [Teller(lang, seat, str) for seat in (0, 1) for lang in ("en", "ja")]
    check_question(session)
    while (ask := session.ask) is not None and given < MOST_ANSWERS:
        lang, view = ("en", "ja")[given % 2], session.view(ask.seat)
        assert question(ask, view, lang, str, rules.definition)
        for option in ask.options[:20]:
            option_label(ask, option, view, lang, str, rules.definition)
        answer = bots[ask.seat].answer(ask, lambda view=view: view)
        if ask.form == "number":  # a sequence is repeated some times, not two thousand
            answer = (min(ask.high, ask.low + given % 7),)
        events = session.answer(answer, serial=ask.serial)
        given += 1
        tellers[given % 4].lines(events)
        check_table(session.table)
        check_question(session)
        check_kept(session)
    return session.ask is None


def replays(game: Chance) -> None:
    """The log of a game leads to the same table."""
    session = game.session
    assert Session.replay(session.ruleset, session.setup, session.log).digest() == session.digest()
