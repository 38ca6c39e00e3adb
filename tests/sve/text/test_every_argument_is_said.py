"""Whatever a word is given shows in its text: with one argument changed, the text is another, in both languages."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from sve.playing import shipped_facts
from sve.source.writing import Writer, _in_order

from svedesk.engine.script import Lang
from svedesk.games.sve.definitions import define
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.source import checked
from svedesk.games.sve.source.vocabulary import meanings
from svedesk.games.sve.text.cards import card_text
from svedesk.scripts.reading import BracketPart

AROUND = {
    "ability": ("{}",),
    "step": ("fanfare({})", "spell({})", "fanfare(select(enemy.follower), {})", "fanfare(select(your.follower), {})"),
    "cost": ("activate({}, draw(1))",),
    "condition": ("fanfare(when({}, draw(1)))",),
    "take": ("fanfare(look_at_top(1, {}))", "fanfare(look_at_top(4, {}))"),
    "mode": ("fanfare(choose_one({}, mode(draw(1))))",),
    "amount": ("fanfare(deal({}, leader))",),
}
"""Scripts in which a word stands, by what it makes."""

UNSAID = {
    ("spell", "paragraphs"): "a new paragraph is no other text where there is one sentence",
    ("also_called", "name"): "a token of a name and the name are worded alike",
    ("deal_and", "first"): "on cards its amounts are numbers; one that is counted is X",
    ("deal_and", "second"): "on cards its amounts are numbers; one that is counted is X",
    ("put_onto_field", "owners"): "Japanese does not say whose field it is for what was selected among your own",
    **{
        (word, "reveal"): "Japanese does not say of what goes where all see it that it is revealed"
        for word in ("take", "take_any_number", "take_costing", "take_distinct", "take_one_of_each")
    },
    ("damage_shift", "group"): "only what is on the field takes damage, whoever controls it",
}
"""What may change and leave the text as it is, with the reason."""

SIDELESS = (
    *(
        "bury_some",
        "burying",
        "burying_this_and",
        "search",
        "search_one_of_each",
        "search_up_to",
        "if_it_is",
        "give_and_if",
    ),
    *("take", "take_any_number", "take_costing", "take_distinct", "take_one_of_each", "put_from_among"),
    *(
        "each_opponent_buries",
        "engaging",
        "engaging_each",
        "engaging_that_cost",
        "discarding",
        "paid_with",
        "hand_onto_field",
    ),
)
"""Words that say themselves whose cards they mean and where: what their group says of that counts for nothing."""


PARTS = r"((?:\.\w+(?:\((?:[^()]|\([^()]*\))*\))?)*?)"
"""What follows cards, with dots."""


def alike(source: str, lang: Lang) -> str:
    """A script in which everything stands alike that is worded alike for a good reason."""
    source = source.replace("of(them)", "of(it)")  # "the selected follower's attack"
    # "Token" stands in place of a card type, a name in place of all that a card is; a card in a deck is never this one.
    kind = r"\.(?:follower|amulet|card|token)\b"
    while (shorter := re.sub(rf"{kind}{PARTS}\.tokens\b", r".token\1", source, count=1)) != source:
        source = shorter
    source = re.sub(rf"{kind}(?={PARTS}\.that_are_called)", ".card", source)
    source = re.sub(r"discarding\(([^()]*)\"(\w+)\"", r"discarding(\1your.\2", source)
    if "that_are_called(" in source:
        source = re.sub(r"\.(?:with_evolve\(\)|with_trait\(\w+\)|of_class\(\"\w+\"\))", "", source)
    if "search" in source:
        source = source.replace(".but_this()", "")
    if re.search(r"select_up_to\(|select\([^()]*count=", source):  # one player has one leader
        source = re.sub(r"\b(?:your|any_side)\.leader\b", "any_side.leader", source)
    if any(f"{word}(" in source for word in SIDELESS):
        source = re.sub(r"\b(?:your|enemy|any_side)\.", "any_side.", source)
        source = re.sub(r"\.in_(?:ex|cemetery)\b", "", source)
    if lang == "ja":  # one word for it and them, one for this card on the field and elsewhere
        source = re.sub(r"\bthem\b", "it", source).replace("its_own_leader", "its_leader")
        source = source.replace("bury_this_card", "bury_this")
    return source


def given(asks: tuple[BracketPart, ...], values: list[list[str]]) -> str:
    """What stands in the brackets of a word."""
    written = [
        f"{one.name}={value}" if (one.named or one.optional) and not one.many else value
        for one, row in zip(asks, values, strict=True)
        for value in row
    ]
    return ", ".join(_in_order(written))


def value(writer: Writer, asked: BracketPart) -> list[str]:
    """One argument by chance: several values, one, or none where it may be left out."""
    few = (0, 1, 1) if asked.optional else (1,)
    count = writer.chance.choice((1, 1, 2) if asked.many else few)
    return [writer.value(asked.hint, 3) for _ in range(count)]


Said = tuple[tuple[Ability, ...], str, str]


def said(source: str, number: str) -> Said | None:
    """A script with its texts on a card; None where something is wrong with it."""
    library = shipped_facts()
    found = checked(source, library[number], library)
    if found.abilities is None or found.mistakes:
        return None
    definition = define(library[number], found.abilities)
    return found.abilities, card_text(definition, "en"), card_text(definition, "ja")


def pairs(word: str, asked: BracketPart, times: int) -> Iterator[tuple[str, str]]:
    """Scripts that differ in one argument of a word."""
    meaning = meanings()[word].word
    writer = Writer(Random(f"{word} {asked.name}"), 2)
    asks = meaning.asks or ()
    for _ in range(times):
        values = [value(writer, one) for one in asks]
        others = [value(writer, one) if one is asked else known for one, known in zip(asks, values, strict=True)]
        around = writer.chance.choice(AROUND[meaning.makes])
        yield around.format(f"{word}({given(asks, values)})"), around.format(f"{word}({given(asks, others)})")


def unsaid(word: str, asked: BracketPart, times: int) -> Iterator[str]:
    """The scripts whose texts do not tell which of two they are."""
    for one, other in pairs(word, asked, times):
        for number in ("SD01-001", "SD01-002", "SD01-019"):
            first = said(one, number)
            second = said(other, number) if first else None
            if first is None or second is None or first[0] == second[0]:
                continue
            yield from (
                f"{one} and {other} are both “{first[place]}”"
                for place, lang in ((1, "en"), (2, "ja"))
                if first[place] == second[place] and alike(one, lang) != alike(other, lang)  # type: ignore[arg-type]
            )
            break


WORDS = sorted(
    (name, asked.name)
    for name, meaning in meanings().items()
    for asked in (meaning.word.asks or ())
    if meaning.word.makes in AROUND
)


def missing(word: str, argument: str, times: int) -> list[str]:
    (asked,) = (one for one in meanings()[word].word.asks or () if one.name == argument)
    return list(unsaid(word, asked, times))


@pytest.mark.parametrize("word", sorted({word for word, _ in WORDS}))
def test_what_is_changed_is_said(word):
    found = [
        line
        for name, argument in WORDS
        if name == word and (word, argument) not in UNSAID
        for line in missing(word, argument, 8)
    ]
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_what_is_changed_in_many_ways_is_said():
    found = [line for one in WORDS if one not in UNSAID for line in missing(*one, 300)]
    assert not found, "\n".join(found)


def test_what_need_not_be_said_is_still_there():
    assert UNSAID.keys() <= set(WORDS)
    assert set(SIDELESS) <= {word for word, _ in WORDS}


@pytest.mark.parametrize(
    ("script", "english", "japanese"),
    [
        (
            "while_here(your.follower, bane, ward, attack=1)",
            "While this card is on your field, your followers have Bane, Ward and {ATK}+1.",
            "これがいる限り、自分のフォロワーすべては【必殺】【守護】を持ち、【攻撃力】+1する。",
        ),
        (
            "play_cost(your.follower, to=2, shift=-1)",
            "Your followers cost 2 to play. Your followers cost 1 less to play.",
            "自分のフォロワーをプレイするコストを2にする。自分のフォロワーをプレイするコストを-1する。",
        ),
        (
            "gives_trait(your.token.that_cost_up_to(2), MACHINA)",
            "While this card is on your field, your tokens that cost 2 play points or less have the Machina trait.",
            "これがいる限り、コスト2以下の自分のトークンすべては機械・タイプを持つ。",
        ),
        (
            "fanfare(bury_some(2, your.follower.that_costs(1)))",
            "{FANFARE} Bury 2 followers that cost 1 play point.",
            "【ファンファーレ】自分の場のコスト1のフォロワー2体を墓場に置く。",
        ),
        (
            "fanfare(search(your.follower.with_defense_up_to(3)))",
            "{FANFARE} Search your deck for a follower with 3 defense or less, reveal it, and add it to your hand.",
            "【ファンファーレ】自分のデッキから体力3以下のフォロワー1枚を探し、手札に加える。",
        ),
    ],
)
def test_all_that_a_word_is_given_is_said_at_once(script, english, japanese):
    found = said(script, "SD01-001")
    assert found is not None
    assert found[1:] == (english, japanese)
