"""Every card of the real lists, where there are any: read, in both languages alike, and played by set and by class."""

import json
import random
import re
from collections import Counter
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

import pytest
from shipped import STARTERS, starter_library
from sve.random_operations import any_operation

from svedesk.bot.random_bot import RandomBot
from svedesk.cli import materials
from svedesk.cli.console import CommandError
from svedesk.cli.games import MOST_ANSWERS, UserCardRules, brought, random_deck
from svedesk.cli.invariants import check_table
from svedesk.engine.message import Refused
from svedesk.engine.session import Session
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.reading.lines import lines
from svedesk.games.sve.reading.printed import OnRequest, Read
from svedesk.games.sve.reading.reader import read_card
from svedesk.games.sve.reading.words import keywords_in
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.verbs.by_hand import PaidByHand

pytestmark = pytest.mark.lists

SHARED = Path(__file__).resolve().parents[4] / "shared/data"
LISTS = {name: SHARED / name for name in ("cards_en.json", "cards_ja.json", "cockatrice/ShadowverseEvolveTCG.xml")}
HANDS = (
    "move",
    "damage",
    "turn",
    "stat",
    "keyword",
    "counter",
    "create",
    "attach",
    "control",
    "draw",
    "mill",
    "shuffle",
)
"""What people do by hand most: whatever they do, the game goes on."""


@cache
def real(name: str) -> UserCardRules:
    return brought(LISTS[name])


@cache
def by_set(name: str) -> dict[str, tuple[SveFacts, ...]]:
    """The cards of each set: those of small sets together with cards of every other."""
    found: dict[str, list[SveFacts]] = {}
    for facts in real(name).cards:
        found.setdefault(facts.number.partition("-")[0], []).append(facts)
    return {code: tuple(cards) for code, cards in found.items()}


def decks_of(name: str, code: str, seed: int) -> tuple[object, ...]:
    cards = by_set(name)[code]
    try:
        return tuple(random_deck(cards, seed + seat) for seat in (0, 1))
    except CommandError:  # too few of a class: filled up from all sets
        return tuple(random_deck((*cards, *real(name).cards), seed + seat) for seat in (0, 1))


def play_by_hand(name: str, code: str, seed: int) -> None:
    """A game of chance in which what is resolved by hand changes the table in ways of chance, too."""
    chance = random.Random(seed)
    session = Session(real(name).rules, materials.setup(decks_of(name, code, seed), seed))  # type: ignore[arg-type]
    bots = tuple(RandomBot(seed + seat) for seat in (0, 1))
    for _ in range(MOST_ANSWERS):
        if (ask := session.ask) is None:
            break
        if ask.kind == "by_hand":
            for _ in range(chance.randrange(3)):
                try:
                    session.operate(any_operation(session.table, chance, chance.choice(HANDS), ask.seat))
                except Refused:
                    continue
                check_table(session.table)
            ask = session.ask or ask
        session.answer(bots[ask.seat].answer(ask, partial(session.view, ask.seat)), serial=ask.serial)
        check_table(session.table)
        assert (session.ask is None) == (session.table.outcome is not None)
    assert session.table.outcome is not None
    assert Session.replay(session.ruleset, session.setup, session.log).digest() == session.digest()


# -- read --------------------------------------------------------------------------------------------------------------


@cache
def texts(name: str, field: str) -> dict[str, str]:
    rows = json.loads(LISTS[name].read_text(encoding="utf-8"))
    rows = rows if isinstance(rows, list) else rows["cards"]
    return {row["number"]: row[field] for row in rows if row.get("number") and row.get(field)}


def said(facts: SveFacts, text: str, text_ja: str) -> Counter[str]:
    """What is read of a text: keywords, moments, costs, limits."""
    found: Counter[str] = Counter()
    for ability in read_card(facts, text, text_ja):
        if not isinstance(ability, Read):
            found[getattr(ability, "name", type(ability).__name__)] += 1
            continue
        cost = getattr(ability, "cost", ()) or getattr(ability, "besides", ())
        parts = ["by hand" if isinstance(part, PaidByHand) else part.en() for part in cost]
        times = getattr(ability, "times", 0), getattr(ability, "points", 0)
        found[f"{type(ability).__name__} {ability.printed.moment} {parts} {times}"] += 1
    return found


@pytest.mark.slow
def test_both_languages_of_a_card_say_the_same() -> None:
    """Japanese lists lack the icon of Quick."""
    english, japanese = texts("cards_en.json", "text_norm"), texts("cards_ja.json", "text_ja")
    rules = real("cards_en.json").rules
    both = [number for number in english if number in japanese]
    assert len(both) > 300
    wrong = {}
    for number in both:
        facts = rules.facts(number)
        one, other = said(facts, english[number], ""), said(facts, "", japanese[number])
        one.pop("quick", None)
        if one != other:
            wrong[number] = (one - other, other - one)
    assert wrong == {}


@pytest.mark.slow
def test_every_line_that_begins_with_a_keyword_is_read_as_one() -> None:
    words = "ward|storm|rush|assail|intimidate|drain|bane|aura|quick"
    words_ja = "守護|疾走|突進|指定攻撃|威圧|ドレイン|必殺|オーラ|クイック"
    seen = 0
    for name, field in (("cards_en.json", "text_norm"), ("cards_en.json", "text"), ("cards_ja.json", "text_ja")):
        for number, text in texts(name, field).items():
            for line in lines(text):
                if re.match(rf"[\[({{【]?(?:{words}|{words_ja})(?![a-z])", line.plain, re.IGNORECASE):
                    seen += 1
                    assert keywords_in(line.plain), (number, line.place)
    assert seen > 500


@pytest.mark.slow
def test_few_lines_of_real_lists_wait_for_their_player_to_say_that_they_are_due() -> None:
    for name, field, most in (("cards_en.json", "text_norm", 0), ("cards_ja.json", "text_ja", 60)):
        rules, waiting = real(name).rules, 0
        for number, text in texts(name, field).items():
            try:
                facts = rules.facts(number)
            except KeyError:
                continue  # a rule card, or one whose row says too little
            read = read_card(facts, *((text, "") if name == "cards_en.json" else ("", text)))
            waiting += sum(isinstance(ability, OnRequest) for ability in read)
        assert waiting <= most, name


def in_one_language(name: str) -> Sve:
    """The rules over a real list as it is where it knows nothing of the other language."""
    rules = real(name).rules
    cards, texts = dict(starter_library()), {}
    for facts in real(name).cards:
        if facts.number in STARTERS:
            continue
        if name == "cards_en.json":
            cards[facts.number] = replace(facts, name_ja=facts.name, traits_ja=facts.traits)
        else:
            cards[facts.number] = replace(facts, name=facts.name_ja, traits=facts.traits_ja)
        texts[facts.number] = rules.printed_text(facts.number)
    return Sve(cards, {number: SCRIPTS[number] for number in STARTERS}, texts)


@pytest.mark.slow
def test_a_list_in_japanese_has_the_same_cards_as_one_in_english() -> None:
    """So that who has the one and who has the other can sit at one table: what is read whole in both is read as the
    same."""
    english, japanese = in_one_language("cards_en.json"), in_one_language("cards_ja.json")
    known = real("cards_en.json")
    numbers = {facts.number for facts in known.cards if facts.number not in STARTERS}
    by_a_person = {SCRIPTS[number] for number in STARTERS}  # and what is printed again, in the order it was written
    both = sorted(numbers & {facts.number for facts in real("cards_ja.json").cards})
    both = [number for number in both if SCRIPTS.get(number) not in by_a_person]
    assert len(both) > 150
    for one, other in ((english, japanese), (english, real("cards_ja.json").rules)):
        alike = [n for n in both if {one.reading(n).automation, other.reading(n).automation} == {"executes"}]
        assert len(alike) > 100
        assert [number for number in alike if not one.is_same(number, other.digest(number))] == []


# -- played ------------------------------------------------------------------------------------------------------------


@pytest.mark.slow_after_first
@pytest.mark.parametrize("name", LISTS)
def test_some_games_of_every_list(name: str) -> None:
    codes = sorted(by_set(name))
    for seed, code in enumerate(codes[:: max(1, len(codes) // 4)]):
        play_by_hand(name, code, seed)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", LISTS)
def test_games_of_every_set(name: str) -> None:
    for code in sorted(by_set(name)):
        for seed in range(20):
            play_by_hand(name, code, seed)
