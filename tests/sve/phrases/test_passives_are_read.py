"""Texts on what holds while a card is there or a condition holds, heard and said again in both languages."""

from __future__ import annotations

import pytest
from sve.phrases.read import script

LINES = [
    (
        "While Sanguine is active for you, this follower has Storm.",
        "【真紅】状態である限り、これは【疾走】を持つ。",
        "has_while(sanguine, storm)",
    ),
    (
        "While Overflow is active for you, this follower has Rush and Bane.",
        "【覚醒】状態である限り、これは【突進】【必殺】を持つ。",
        "has_while(overflow, rush, bane)",
    ),
    (
        "While there is another Pixie follower on your field, this follower has {ATK}+1/{DEF}+1.",
        "自分の場に他の妖精・フォロワーがいる限り、これは【攻撃力】+1/【体力】+1する。",
        "has_while(present(your.follower.with_trait(PIXIE).but_this()), attack=1, defense=1)",
    ),
    (
        "While there are at least 3 followers on your field, this follower has Ward.",
        "自分の場にフォロワーが3体以上いる限り、これは【守護】を持つ。",
        "has_while(at_least(3, your.follower), ward)",
    ),
    (
        "While there are at least 8 followers in your cemetery, this follower has Storm.",
        "自分の墓場にフォロワーが8枚以上ある限り、これは【疾走】を持つ。",
        "has_while(at_least(8, your.follower.in_cemetery), storm)",
    ),
    (
        "While this card is reserved, this follower has Aura.",
        "これがスタンド状態である限り、これは【オーラ】を持つ。",
        "has_while(this_is_reserved, aura)",
    ),
    (
        "Necrocharge (5): This follower has Storm.",
        "【ネクロチャージ_5】これは【疾走】を持つ。",
        "has_while(necrocharge(5), storm)",
    ),
    (
        "While this card is on your field, your other Pixie followers have Ward.",
        "これが場にいる限り、自分の場の他の妖精・フォロワーすべては【守護】を持つ。",
        "while_here(your.follower.with_trait(PIXIE).but_this(), ward)",
    ),
    (
        "While your leader has 7 defense or less, this follower has Storm and Bane.",
        "自分のリーダーの【体力】7以下である限り、これは【疾走】【必殺】を持つ。",
        "has_while(leader_has(7), storm, bane)",
    ),
    (
        "While this card is on your field, your Pixie followers deal 2 more damage.",
        "これがいる限り、自分の場の妖精・フォロワーが与えるダメージを+2する。",
        "others_deal_more(2, your.follower.with_trait(PIXIE))",
    ),
    (
        (
            "While this card is on your field, your Spellchain counts the total number of spells and {FORESTCRAFT} "
            "amulets in your cemetery."
        ),
        "これがいる限り、自分の【スペルチェイン】を数える際、自分の墓場のスペルと【エルフ】アミュレットの合計を数える。",
        'spellchain_counts(your.amulet.of_class("Forestcraft").in_cemetery)',
    ),
]


@pytest.mark.parametrize(("english", "japanese", "meant"), LINES)
def test_both_texts_of_a_card_are_read_to_mean_the_same(english, japanese, meant):
    assert script(english) == meant
    assert script(japanese, "ja") == meant


@pytest.mark.parametrize(
    "text",
    [
        "If Overflow is active for you, this follower has Storm.",
        "While Overflow is active for you, it has Storm.",
        "While there is a follower with Ward on your field, this follower has Storm.",
    ],
)
def test_what_says_something_else_or_could_depend_on_itself_is_not_read(text):
    assert script(text).startswith("(")
