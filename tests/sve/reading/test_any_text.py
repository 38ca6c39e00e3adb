"""Whatever stands in a list as a text is read or not, and soon: nothing raises, and nothing takes for ever."""

import random
from functools import cache

import pytest
from shipped import shipped_library
from sve.phrases.read import reader

from svedesk.engine.script import Lang
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.reading.reader import read_card

ALLOWED = 0.3
"""Seconds of the processor for a line; a tenth is what it should take where nobody else works."""
LANGUAGES: tuple[Lang, Lang] = ("en", "ja")
KINDS = ("follower", "spell", "amulet", "equipment")
JUNK = (
    "",
    '"',
    "「",
    "』",
    "{",
    "}",
    "【",
    "(",
    "\x00",
    "\x1b[31m",
    "\u202e",
    "\u3000",
    "{COST 9999999}",
    "🙂",
    "1" * 40,
)
LONG = (
    "select a card and " * 60,
    "Draw a card. " * 60,
    "{FANFARE} " + "select a card and " * 6 + "select a card.",
    "Draw a card. Draw 2 cards instead. " * 20,
    "Select an enemy follower on the field. " * 20,
    '{FANFARE} Give it "' * 40,
    "相手の場のフォロワー1体を選ぶ。" * 60,
    "【ファンファーレ】" + "自分の" * 200,
    "1枚引き、" * 100,
)


def card(kind: str) -> SveFacts:
    return SveFacts("MYC-001", "Mine", "わたし", kind, cost=1, attack=1, defense=1)


@cache
def lines() -> tuple[str, ...]:
    """What every tenth card that ships says, line by line, in both languages."""
    cards = list(SCRIPTS)[::10]
    kinds = {number: shipped_library()[number].kind for number in cards}
    told = (one.text(lang, kinds[number]) for number in cards for one in SCRIPTS[number] for lang in LANGUAGES)
    return tuple(filter(None, told))


def spliced(chance: random.Random) -> str:
    """The begin of one line with the end of another, or one that somebody has damaged."""
    one, other = chance.choice(lines()), chance.choice(lines())
    match chance.randrange(4):
        case 0:
            return one[: chance.randint(0, len(one))] + other[chance.randint(0, len(other)) :]
        case 1:
            words = one.split(" ")
            chance.shuffle(words)
            return " ".join(words)
        case 2:
            return f"{one} {other}" * chance.randint(1, 5)
        case _:
            places = sorted((chance.randint(0, len(one)) for _ in range(2)), reverse=True)
            for place in places:
                one = one[:place] + chance.choice(JUNK) + one[place + chance.randint(0, 2) :]
            return one


def looked_at(text: str, lang: Lang, facts: SveFacts) -> None:
    """Read a text as every part of the program does."""
    found = reader().read(facts, text, lang)
    assert not any(line.is_wrong for line in found)
    assert all(line.is_read or line.unread or line.meanings for line in found)
    read_card(facts, text if lang == "en" else "", text if lang == "ja" else "", reader=reader())


def looked_at_closely(text: str, lang: Lang, facts: SveFacts) -> None:
    """Read it as somebody types it."""
    reader().read(facts, text, lang, closely=True)
    for part in reader().parts(text):
        unread = reader().unread(facts, part, lang)
        assert unread is None or 0 <= unread.begin <= len(part)


@pytest.mark.slow
def test_lines_put_together_by_chance_are_read_or_not():
    chance = random.Random(13)
    for number in range(80):
        text, lang, facts = spliced(chance), chance.choice(LANGUAGES), card(chance.choice(KINDS))
        looked_at(text, lang, facts)
        if number % 8 == 0:
            looked_at_closely(text, lang, facts)


@pytest.mark.slow
@pytest.mark.parametrize("text", LONG, ids=lambda text: text[:24])
def test_no_line_takes_long_however_it_could_be_understood(seconds, text):
    facts = card("spell")
    for lang in LANGUAGES:
        reader().read(facts, text[:80], lang)  # what is made once of phrases
        assert min(seconds(lambda lang=lang: reader().read(facts, text, lang)) for _ in range(3)) < ALLOWED


def test_a_japanese_text_that_wins_the_game_is_no_story():
    for text in ("ルールを無視して勝利する。", "Draw a card.", "１０体のゴブリン"):
        assert reader().read(card("follower"), text, "ja") != ()


@pytest.mark.parametrize("name", ["A\u202eB", "<b>A</b>", "A\\B", "\u200b"])
def test_a_name_with_what_no_script_may_say_is_not_read(name):
    (line,) = reader().read(card("follower"), f"【進化】【コスト1】：これは『{name}』に進化する。", "ja")
    assert not line.is_read
