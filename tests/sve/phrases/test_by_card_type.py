"""Texts that are read as one thing on a card of one type, and as another, or not at all, on the next."""

import pytest
from sve.phrases.read import script
from sve.playing import shipped_facts

from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.source import read_script


def test_what_is_put_away_after_engaging_this_is_this():
    assert (
        script("【起動】これを【アクト】墓場に置く：1枚引く。", "ja", "amulet")
        == "activate(engage_this + bury_this, draw(1))"
    )
    assert script("【起動】【コスト1】墓場に置く：1枚引く。", "ja", "amulet").startswith("(")
    assert script("{ACT} {ENGAGE}, put this card into its owner's cemetery: Draw a card.") == (
        "activate(engage_this + bury_this, draw(1))"
    )


def test_whether_a_condition_reaches_a_cost_behind_it_is_not_guessed():
    assert script("【ファンファーレ】【コンボ_3】1枚引く。【土の秘術】2枚引く。", "ja") == "(2)"


@pytest.mark.parametrize(
    ("english", "japanese", "meant"),
    [
        (
            "{ACT} {COST 2}, put this card from your EX area into your cemetery: Draw a card.",
            "【起動】【コスト2】EXエリアのこれを墓場に置く：1枚引く。",
            "activate_from_ex(pay(2) + bury_this_in_ex, draw(1))",
        ),
        (
            "{ACT} {COST 4}, banish this card in your cemetery: Draw a card.",
            "【起動】【コスト4】墓場のこれを消滅：1枚引く。",
            "activate_from_cemetery(pay(4) + banish_this_in_cemetery, draw(1))",
        ),
        (
            "{ACT} {COST 1}, put this card from your hand into your EX area: Draw a card.",
            "【起動】【コスト1】手札のこれをEXエリアに置く：1枚引く。",
            "activate_from_hand(pay(1) + put_this_into_ex, draw(1))",
        ),
    ],
)
def test_an_ability_is_used_where_its_cost_says_its_card_is(english, japanese, meant):
    assert script(english, kind="spell") == script(english) == meant
    assert script(japanese, "ja", "spell") == script(japanese, "ja") == meant


@pytest.mark.parametrize(
    ("english", "japanese", "meant"),
    [
        (
            "{FANFARE} If Overflow is active for you, this turn, change this card's {EVOLVE} cost to 1.",
            "【ファンファーレ】【覚醒】状態なら、このターン、これの【進化】コストを1にする。",
            "fanfare(when(overflow, change_evolve_cost(1, this_turn=True)))",
        ),
        (
            "{ACT} {ENGAGE}: Reduce this card's {EVOLVE} cost by 1.",
            "【起動】これを【アクト】：これの【進化】コストを-1する。",
            "activate(engage_this, reduce_evolve_cost(1))",
        ),
    ],
)
def test_the_cost_of_an_evolve_ability_is_that_of_another_line(english, japanese, meant):
    reader = SveTextReader(shipped_facts().values())
    evolves, never_does = shipped_facts()["SD01-009"], shipped_facts()["SD01-002"]
    for text, lang in ((english, "en"), (japanese, "ja")):
        assert [line.script for line in reader.read(evolves, text, lang)] == [meant]
        assert [line.is_read for line in reader.read(never_does, text, lang)] == [False]


@pytest.mark.parametrize("kind", ["follower", "spell", "amulet"])
def test_a_card_of_any_type_says_so_of_itself(kind):
    assert script("これをプレイする際、【真紅】状態なら、コストを-1する。", "ja", kind) == "costs_less_if(sanguine, 1)"


def test_an_amulet_is_there_by_another_word():
    text = "これがある限り、自分が妖精・フォロワーをプレイするコストを-2する。"
    assert script(text, "ja", "amulet") == "play_cost_while_here(your.follower.with_trait(PIXIE), shift=-2)"
    assert script(text, "ja").startswith("(")


def test_a_spell_says_what_happens_when_it_is_discarded():
    assert script("When this card is discarded, draw a card.", kind="spell") == "when_this_is_put_away(draw(1))"
    assert script("Whenever this follower takes damage, draw a card.", kind="spell").startswith("(")


def test_the_script_says_that_a_token_is_an_amulet():
    (ability,) = read_script(script("【ファンファーレ】『大地の魔片』1つを出す。", "ja"))
    assert ability.text("ja", "follower") == "【ファンファーレ】『大地の魔片』1つを出す。"


def test_what_another_player_draws_is_said():
    (ability,) = read_script("fanfare(each_opponent(draw_x(count(your.follower))))")
    text = "{FANFARE} Each opponent draws X cards. X equals the number of followers on your field."
    assert ability.text("en", "follower") == text
