"""Texts on what cards cost to play and when they can be played, heard and said again in both languages."""

from __future__ import annotations

import pytest
from sve.phrases.read import script
from sve.playing import shipped_facts

from svedesk.games.sve.reading.heard import SveTextReader

LINES = [
    (
        "If Overflow is active for you, this card costs 3 less to play.",
        "これをプレイする際、【覚醒】状態なら、コストを-3する。",
        "costs_less_if(overflow, 3)",
    ),
    (
        "Necrocharge (7): This card costs 2 less to play.",
        "これをプレイする際、【ネクロチャージ_7】コストを-2する。",
        "costs_less_if(necrocharge(7), 2)",
    ),
    (
        "Spellchain (3): This card costs 2 less to play. SC (6): It costs 4 less instead.",
        "これをプレイする際、【スペルチェイン_3】コストを-2する。【SC_6】代わりに-4する。",
        "costs_less_if(spellchain(3), 2, less_instead(sc(6), 4))",
    ),
    (
        "When playing this card from your EX area, if Overflow is active for you, this card costs 2 less to play.",
        "これをEXエリアからプレイする際、【覚醒】状態なら、コストを-2する。",
        "costs_less_if(overflow, 2, from_ex=True)",
    ),
    (
        "This card costs X less to play. X equals the number of Forest Bats on your field.",
        "これをプレイする際、コストを-Xする。Xは「自分の場の『フォレストバット』の数」である。",
        "costs_by_count(count(your.follower.with_name(FOREST_BAT)))",
    ),
    (
        "This card costs X more to play. X equals the number of followers on the field.",
        "これをプレイする際、コストを+Xする。Xは「場のフォロワーの数」である。",
        "costs_by_count(count(any_side.follower), more=True)",
    ),
    (
        "While this card is on your field, your Pixie followers cost 2 less to play.",
        "これがいる限り、自分が妖精・フォロワーをプレイする際、コストを-2する。",
        "play_cost_while_here(your.follower.with_trait(PIXIE), shift=-2)",
    ),
    (
        (
            "While this card is on your field, if Overflow is active for you, "
            "your cards in your EX area cost 1 less to play."
        ),
        "これがいる限り、自分がEXエリアのカードをプレイする際、【覚醒】状態なら、コストを-1する。",
        "play_cost_while_here(your.card.in_ex, shift=-1, condition=overflow)",
    ),
    (
        "While this card is on your field, enemy followers cost 1 more to play.",
        "これがいる限り、相手がフォロワーをプレイする際、コストを+1する。",
        "play_cost_while_here(enemy.follower, shift=1)",
    ),
    ("This card can't be played during your turn.", "これは自分のターン中、プレイできない。", 'cannot_play("your")'),
    ("This card can't be played from your EX area.", "これはEXエリアからプレイできない。", 'cannot_play("ex")'),
    (
        "This card can't be played from anywhere but your hand.",
        "これは手札以外からプレイできない。",
        'cannot_play("elsewhere")',
    ),
    (
        "{FANFARE} Put the top card of your deck into your EX area. It costs 1 less to play.",
        "【ファンファーレ】自分のデッキの上1枚をEXエリアに置く。それをプレイする際、コストを-1する。",
        "fanfare(top_into_ex(), shift_play_cost(it, -1))",
    ),
    (
        "{FANFARE} Select a spell in your EX area. This turn, it costs 1 more to play.",
        "【ファンファーレ】自分のEXエリアのスペル1枚を選ぶ。このターン、それをプレイする際、コストを+1する。",
        "fanfare(select(your.spell.in_ex), shift_play_cost(it, 1, this_turn=True))",
    ),
    (
        "{FANFARE} Select a spell that costs 2 play points or less in your cemetery. Play it for 0 play points.",
        "【ファンファーレ】自分の墓場の元のコスト2以下のスペル1枚を選ぶ。それのコストを0にしてプレイする。",
        "fanfare(select(your.spell.that_cost_up_to(2).in_cemetery), play_it(it))",
    ),
    (
        "{FANFARE} The next spell you play this turn costs 3 less to play.",
        "【ファンファーレ】このターン、次に自分がスペルをプレイする際、コストを-3する。",
        'fanfare(next_costs_less("spell", 3))',
    ),
    (
        "While this card is on your field, enemy spells cost 2 more to play.",
        "これがいる限り、相手がスペルをプレイする際、コストを+2する。",
        "play_cost_while_here(enemy.spell, shift=2)",
    ),
    (
        "When playing this card, discard a card, or banish 3 spells in your cemetery: This card costs 2 less to play.",
        "これをプレイする際、手札1枚を捨てる、または、墓場のスペル3枚を消滅：コストを-2する。",
        'costs_less_when_either_paid(discarding(your.card), banishing("spell", 3), 2)',
    ),
]


@pytest.mark.parametrize(("english", "japanese", "meant"), LINES)
def test_both_texts_of_a_card_are_read_to_mean_the_same(english, japanese, meant):
    assert script(english) == meant
    assert script(japanese, "ja") == meant


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


@pytest.mark.parametrize(
    "text",
    [
        "This card costs 3 less to play.",
        "If Overflow is active for you, this card costs 0 less to play.",
        "If Overflow is active for you, it costs 3 less to play.",
        "This card can't be played during your opponent's end phase.",
    ],
)
def test_what_says_something_else_is_not_read(text):
    assert script(text).startswith("(")
