"""Card texts without a condition: what they are read as, in both languages."""

import pytest
from sve.playing import shipped_facts

from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.source import read_script


@pytest.fixture(scope="module")
def reader():
    return SveTextReader(shipped_facts().values())


def scripts(reader, text, lang, on="SD01-005"):
    """Each line of a text on a card as a script; "" for one that is not read."""
    return [line.script for line in reader.read(shipped_facts()[on], text, lang)]


def meant(reader, text, lang, on="SD01-005"):
    """What a text of one line on a card means; () for one that is not read."""
    (script,) = scripts(reader, text, lang, on)
    return read_script(script)


def test_heads_before_one_text_are_abilities_of_their_own(reader):
    wanted = read_script("*fanfare_and_last_words(draw(1))")
    assert len(wanted) == 2
    assert meant(reader, "{FANFARE} {LAST WORDS} Draw a card.", "en") == wanted
    assert meant(reader, "【ファンファーレ】【ラストワード】1枚引く。", "ja") == wanted


def test_damage_to_two_is_said_with_one_verb(reader):
    text = "{FANFARE} Select an enemy follower on the field. Deal 3 damage to it and 1 damage to its leader."
    deal_both = "fanfare(select(enemy.follower), deal_and(deal(3, it), deal(1, its_own_leader)))"
    assert meant(reader, text, "en") == read_script(deal_both)


def test_a_counter_nobody_knows_is_called_alike_in_both_languages(reader):
    wanted = read_script('fanfare(place_counter(this, Counter("金貨", "金貨")))')
    assert meant(reader, "【ファンファーレ】これに金貨カウンター1つを置く。", "ja") == wanted


@pytest.mark.parametrize(
    ("later", "usual"),
    [
        (
            "『ナイト』『ドラゴン』『フェアリー』1枚ずつEXエリアに置く。",
            "『ナイト』1枚と『ドラゴン』1枚と『フェアリー』1枚をEXエリアに置く。",
        ),
        ("『ナイト』2体を場に出す。", "『ナイト』2体を出す。"),
        ("『大地の魔片』1つと『ナイト』1体を場に出す。", "『大地の魔片』1つと『ナイト』1体を出す。"),
        (
            "相手の場のフォロワー1体を選ぶ。それのプレイヤーはそれをデッキの上に置く。",
            "相手のフォロワー1体を選ぶ。それをデッキの上に置く。",
        ),
    ],
)
def test_other_ways_of_writing_mean_the_same(reader, later, usual):
    wanted = meant(reader, f"【ファンファーレ】{usual}", "ja")
    assert wanted
    assert meant(reader, f"【ファンファーレ】{later}", "ja") == wanted


@pytest.mark.parametrize(
    "text",
    [
        "【ファンファーレ】『ナイト』1つを出す。",  # a follower
        "【ファンファーレ】『大地の魔片』1体を出す。",  # an amulet
        "【ファンファーレ】それをEXエリアに置く。",  # nothing was named
        "【ファンファーレ】自分の手札0枚をデッキの下に置く。",
    ],
)
def test_what_is_no_card_text_is_not_read(reader, text):
    assert scripts(reader, text, "ja") == [""]


def test_the_script_says_that_a_token_is_an_amulet(reader):
    (script,) = scripts(reader, "【ファンファーレ】『大地の魔片』1つを出す。", "ja")
    (ability,) = read_script(script)
    assert ability.text("ja", "follower") == "【ファンファーレ】『大地の魔片』1つを出す。"


def test_what_another_player_draws_is_said_but_never_counted_by_a_text(reader):
    (ability,) = read_script("fanfare(each_opponent(draw_x(count(your.follower))))")
    said = "Each opponent draws X cards. X equals the number of followers on your field."
    assert ability.text("en", "follower") == f"{{FANFARE}} {said}"
    assert meant(reader, f"{{FANFARE}} {said}", "en") == ()
