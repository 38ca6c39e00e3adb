"""The English of cards that were read in Japanese: their names are English, and all is said as prints say it."""

import re

import pytest
from shipped import shipped_library
from sve.phrases.read import script
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
