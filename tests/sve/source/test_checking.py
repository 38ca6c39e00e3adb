"""A script held against its card: what is wrong, where, and in the reader's language."""

import pytest
from shipped import STARTERS, shipped_library, source_of
from sve.playing import follower, shipped_facts, spell_card

from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.source import Mistake, checked
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
    assert told("ward,\n  fanfair(draw(1))") == [(2, 2, "Unknown word “fanfair”. Did you mean fanfare?")]


def test_what_the_checker_finds_is_told_at_its_ability():
    assert told("ward,\nfanfare(draw(0)), last_words(deal(1, it))") == [
        (2, 0, "Ability 2: draws 0 cards."),
        (2, 18, "Ability 3: 'it' before anything was selected."),
    ]
    assert checked("fanfare(draw(0))", IMP, shipped_facts()).abilities is not None


def test_what_is_wrong_with_the_card_is_told_at_the_start():
    assert told("quick", ZAP) == [(1, 0, "This card: a spell without an effect.")]


def test_that_there_is_no_evolved_card_is_told_where_it_evolves():
    found = told("ward,\nfanfare(draw(1)), evolve(1)")
    assert found == [(2, 18, "Ability 3: evolves, but no evolved card has this name.")]


def test_the_card_itself_need_not_be_among_the_others():
    assert IMP.number not in shipped_facts()
    assert told('fanfare(summon(Token("MYC-T01", "Sprite")))') == [(1, 0, "Ability 1: MYC-T01 is not a token.")]


class AsItIs(dict[str, SveFacts]):
    """Cards that may be looked up, and not be gone through or copied."""

    def keys(self):
        raise AssertionError("copied")

    __iter__ = values = items = keys


def test_a_card_that_is_among_the_others_is_checked_without_a_copy_of_them():
    """A check of ten thousand cards looks into ten thousand cards for each."""
    cards = AsItIs({IMP.number: IMP})
    assert checked("ward, fanfare(select(enemy.follower), deal(3, it))", IMP, cards).plays


def test_shipped_scripts_have_no_mistakes():
    library = shipped_library()
    everything = {number: library.facts(number) for number in library}
    for number in STARTERS:
        assert checked(source_of(number), everything[number], everything).plays, number


# -- in Japanese -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "facts", "japanese"),
    [
        ("fanfare(draw(0))", IMP, "能力1：0枚引いています。"),
        ("fanfare(draw_up_to(0))", IMP, "能力1：0枚まで引いています。"),
        ("spell(draw(1))", IMP, "能力1：フォロワーにスペルの効果があります。"),
        ("spell(draw(1)), ward", ZAP, "能力2：スペルに守護があります。"),
        ("fanfare(choose_some(3, mode(draw(1)), mode(draw(2))))", IMP, "能力1：2個から3個選んでいます。"),
        ("quick", ZAP, "このカード：スペルなのに解決する効果がありません。"),
    ],
)
def test_a_mistake_is_told_in_japanese(source, facts, japanese):
    (wrong,) = checked(source, facts, shipped_facts()).mistakes
    assert isinstance(wrong, Mistake)
    assert wrong.in_words("ja") == japanese


def test_what_stands_twice_is_told_where_it_stands_for_the_second_time():
    """Before, it was told of the card as a whole, at the beginning of its script."""
    assert told("ward,\nstorm, ward") == [(2, 7, "Ability 3: has ward twice.")]
    assert told("fanfare(change_evolve_cost(1))") == [
        (1, 0, "Ability 1: changes the cost of an evolve ability it doesn't have.")
    ]
