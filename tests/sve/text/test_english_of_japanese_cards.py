"""The English of cards that were read in Japanese: their names are English, and all is said as prints say it."""

import re

import pytest
from shipped import shipped_library
from sve.phrases.read import meant, script
from sve.playing import shipped_facts

from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.source import read_script
from svedesk.games.sve.text.cards import ability_words

JAPANESE = re.compile("[\u3040-\u30ff\u3400-\u9fff\uff66-\uff9f]+")


def english(source: str, kind: str = "follower") -> str:
    """A script as English text."""
    return "\n".join(ability_words(ability, "en", kind) for ability in read_script(source))


def test_no_english_text_of_a_shipped_card_has_a_japanese_word():
    rules = Sve(shipped_library())
    texts = {number: rules.reading(number).text("en") for number in shipped_library()}
    assert len(texts) > 4_000
    assert {number: JAPANESE.findall(text) for number, text in texts.items() if JAPANESE.search(text)} == {}


def test_every_shipped_card_has_an_english_name_and_english_traits():
    facts = shipped_facts().values()
    assert [card.number for card in facts if JAPANESE.search(card.name) or any(map(JAPANESE.search, card.traits))] == []


@pytest.mark.parametrize(
    ("japanese", "read"),
    [
        ("【進化】【コスト4】：これは『復讐の人形・オーキス』に進化する。", "Orchis, Vengeful Puppet"),
        (
            "【ファンファーレ】自分の場に「カード名に『オーバーロード』を含むフォロワー」がいるなら、1枚引く。",
            "Overlord",
        ),
        ("【ファンファーレ】これに神湯カウンター10個を置く。", "divine water"),
        ("【起動】これの戦意カウンター1個を取る：1枚引く。", "fighting spirit"),
    ],
)
def test_names_that_no_card_of_a_list_has_are_known_in_both_languages(japanese, read):
    meant = script(japanese, "ja")
    assert f'"{read}"' in meant
    assert not JAPANESE.search(english(meant))
    assert script(english(meant)) == meant


def test_several_cards_have_it_in_their_names():
    jeanne = (
        "fanfare(when(at_least(2, your.follower.that_are_called("
        'Called("Jeanne", "ジャンヌ", in_part=True, elsewhere=True)).in_cemetery), draw(1)))'
    )
    text = "{FANFARE} If there are at least 2 followers with Jeanne in their names in your cemetery, draw a card."
    assert english(jeanne) == text
    assert script(text) == script(text.replace("their names", "its name")) == jeanne


@pytest.mark.parametrize(
    ("source", "text", "older"),
    [
        (
            'fanfare(when(cards_in_hand(0, "exact"), draw(1)))',
            "{FANFARE} If there are no cards in your hand, draw a card.",
            "{FANFARE} If there are exactly 0 cards in your hand, draw a card.",
        ),
        (
            "fanfare(into_ex(2, FAIRY), shift_play_cost(them, -1, this_turn=True))",
            "{FANFARE} Put 2 Fairy tokens into your EX area. For the rest of this turn, they cost 1 less to play.",
            "{FANFARE} Put 2 Fairy tokens into your EX area. This turn, it costs 1 less to play.",
        ),
        (
            "fanfare(both(select(your.card.in_ex), give_leader(cost_of(it))))",
            "{FANFARE} Select a card in your EX area and give your leader {DEF}+X. X equals that card's cost.",
            "{FANFARE} Select a card in your EX area and give your leader {DEF}+X. X equals the selected card's cost.",
        ),
        (
            "evolve(1, condition=at_most(2, your.follower))",
            "{EVOLVE} {COST 1}: Evolve this follower. Activate only if there are at most 2 followers on your field.",
            (
                "{EVOLVE} {COST 1}: Evolve this follower. "
                "If there are at most 2 followers on your field, this ability can be activated."
            ),
        ),
        (
            "evolve(1, condition=combo(5))",
            "{EVOLVE} {COST 1}: Evolve this follower. Activate only with Combo (5).",
            "{EVOLVE} {COST 1}: Evolve this follower. Combo (5): This ability can be activated.",
        ),
        (
            "limited(whenever_plays(your.amulet, draw(1)), 3)",
            "Up to 3 times on each of your turns, when you play an amulet, draw a card.",
            "3 times on each of your turns, when you play an amulet, draw a card.",
        ),
        (
            "at_start_of_end(when(necrocharge(10), draw(1)))",
            "At the start of your end phase, Necrocharge (10): Draw a card.",
            "At the start of your end phase, necrocharge (10): Draw a card.",
        ),
    ],
)
def test_all_is_said_as_prints_say_it_and_older_words_are_still_read(source, text, older):
    assert english(source) == text
    assert meant(older) is not None
    assert meant(older) == meant(text)


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("fanfare(give_one_keyword(this, rush, bane, drain))", "{FANFARE} Give this follower Rush, Bane, or Drain."),
        ("fanfare(give_one_keyword(this, rush, bane))", "{FANFARE} Give this follower Rush or Bane."),
        (
            'fanfare(search(any_side.spell.that_cost_up_to(1), to="ex"))',
            "{FANFARE} Search your deck for a spell that costs 1 play point or less and put it into your EX area.",
        ),
        ("activate(burying(your.follower.but_this()), draw(1))", "{ACT} Bury another follower: Draw a card."),
    ],
)
def test_lists_costs_and_numbers_are_said_as_prints_say_them(source, text):
    assert english(source) == text
    assert script(text) == source
