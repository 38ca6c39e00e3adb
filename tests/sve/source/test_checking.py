"""A script held against its card: what is wrong, where, and in the reader's language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from sve.playing import follower, shipped_facts, spell_card

from svedesk.engine.facts import Facts
from svedesk.games.sve import check
from svedesk.games.sve.scripts import SCRIPTS
from svedesk.games.sve.source import Mistake, checked, source_of
from svedesk.games.sve.text.checked_ja import PHRASES, in_japanese
from svedesk.games.sve.words import deal, enemy, fanfare, it, select, ward

IMP = follower("Imp").facts
ZAP = spell_card("Zap").facts


def told(source, facts=IMP):
    return [
        (wrong.line, wrong.column, wrong.in_words("en")) for wrong in checked(source, facts, shipped_facts()).mistakes
    ]


def test_a_sound_script_plays():
    found = checked("ward, fanfare(select(enemy.follower), deal(3, it))", IMP, shipped_facts())
    assert found.plays
    assert found.abilities == (ward, fanfare(select(enemy.follower), deal(3, it)))


def test_one_that_cannot_be_read_has_no_abilities():
    found = checked("ward,\n  fanfair(draw(1))", IMP, shipped_facts())
    assert (found.abilities, found.plays) == (None, False)
    assert told("ward,\n  fanfair(draw(1))") == [(2, 2, "There is no word “fanfair”; do you mean fanfare?")]


def test_what_the_checker_finds_is_told_at_its_ability():
    assert told("ward,\nfanfare(draw(0)), last_words(deal(1, it))") == [
        (2, 0, "Ability 2: draws 0 cards."),
        (2, 18, "Ability 3: 'it' before anything was selected."),
    ]
    assert checked("fanfare(draw(0))", IMP, shipped_facts()).abilities is not None


def test_what_is_wrong_with_the_card_is_told_at_the_start():
    assert told("quick", ZAP) == [(1, 0, "This card: a spell without a text to resolve.")]


def test_that_there_is_no_evolved_card_is_told_where_it_evolves():
    found = told("ward,\nfanfare(draw(1)), evolve(1)")
    assert found == [(2, 18, "This card: evolves, but no evolved card has this name.")]


def test_the_card_itself_need_not_be_among_the_others():
    assert IMP.number not in shipped_facts()
    assert told('fanfare(summon(Token("MYC-T01", "Sprite")))') == [(1, 0, "Ability 1: MYC-T01 is not a token.")]


class AsItIs(dict[str, Facts]):
    """Cards that may be looked up, and not be gone through or copied."""

    def keys(self):
        raise AssertionError("copied")

    __iter__ = values = items = keys


def test_a_card_that_is_among_the_others_is_checked_without_a_copy_of_them():
    """A check of ten thousand cards looks into ten thousand cards for each."""
    cards = AsItIs({IMP.number: IMP})
    assert checked("ward, fanfare(select(enemy.follower), deal(3, it))", IMP, cards).plays


def test_shipped_scripts_have_no_mistakes():
    for number in SCRIPTS:
        assert checked(source_of(number), shipped_facts()[number], shipped_facts()).plays, number


# -- in Japanese -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("draws 0 cards", "0枚引いています"),
        ("draws up to 0 cards", "0枚まで引いています"),
        ("the text of a spell on an amulet", "アミュレットにスペルの効果があります"),
        ("Ward on a spell", "スペルに守護があります"),
        ("more than one evolve ability", "進化能力が2つ以上あります"),
        ("chooses 3 of 2", "2個から3個選んでいます"),
        ("nobody put this so", "nobody put this so"),
    ],
)
def test_phrases_are_told_in_japanese(english, japanese):
    assert in_japanese(english) == japanese


def test_a_mistake_is_told_in_japanese():
    (wrong,) = checked("fanfare(draw(0))", IMP, shipped_facts()).mistakes
    assert isinstance(wrong, Mistake)
    assert wrong.in_words("ja") == "能力1: 0枚引いています。"


def phrases_of(node: ast.AST) -> Iterator[str]:
    """The phrases an expression can be, with {} for what differs."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def test_every_phrase_of_the_checker_is_put_in_japanese():
    said = set()
    for path in Path(check.__file__).parent.glob("check*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Yield) and node.value is not None:
                said |= set(phrases_of(node.value))
            elif isinstance(node, ast.YieldFrom) and isinstance(node.value, ast.GeneratorExp):
                said |= set(phrases_of(node.value.elt))
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
                said |= {text for text in phrases_of(node.value) if " " in text and "\n" not in text}
    said = {re.sub(r"^\{\}: ", "", text) for text in said} - {"{}"}
    assert said - PHRASES.keys() == set()
    assert PHRASES.keys() - said == set()
