"""Texts on what cannot be done, heard and said again in both languages."""

from __future__ import annotations

import pytest
from sve.phrases.read import script

LINES = [
    (
        "{FANFARE} For the rest of this turn, this follower doesn't take damage.",
        "【ファンファーレ】このターン、これはダメージを受けない。",
        'fanfare(forbid(this, "damage", "turn"))',
    ),
    (
        "{FANFARE} Until the end of each opponent's next turn, this follower doesn't take combat damage.",
        "【ファンファーレ】このターンと次の相手のターン中、これは交戦ダメージを受けない。",
        'fanfare(forbid(this, "combat_damage", "both"))',
    ),
    (
        "{FANFARE} Select an enemy follower on the field. During each opponent's next turn, it can't attack enemies.",
        "【ファンファーレ】相手のフォロワー1体を選ぶ。次の相手のターン中、それは相手を攻撃できない。",
        'fanfare(select(enemy.follower), forbid(it, "attacks", "next"))',
    ),
    (
        "{FANFARE} Select an enemy follower on the field. It cannot deal damage this turn.",
        "【ファンファーレ】相手のフォロワー1体を選ぶ。このターン、それはダメージを与えない。",
        'fanfare(select(enemy.follower), forbid(it, "dealing", "turn"))',
    ),
    (
        "{FANFARE} Select a follower on your field. For the rest of this turn, it can't attack enemy leaders.",
        "【ファンファーレ】自分のフォロワー1体を選ぶ。このターン、それは相手のリーダーを攻撃できない。",
        'fanfare(select(your.follower), forbid(it, "leader_attacks", "turn"))',
    ),
    (
        "{FANFARE} Select an enemy follower on the field. It doesn't refresh during each opponent's next start phase.",
        "【ファンファーレ】相手のフォロワー1体を選ぶ。それは次の相手のスタートフェイズにスタンドしない。",
        'fanfare(select(enemy.follower), forbid(it, "refreshing", "next"))',
    ),
    (
        "{FANFARE} For the rest of this turn, your leader and your followers don't take ability damage.",
        "【ファンファーレ】このターン、自分のリーダーと自分のフォロワーすべては「能力によるダメージを受けない」を持つ。",
        'fanfare(forbid(your.leader_and_follower, "ability_damage", "turn"))',
    ),
    ("This follower doesn't take combat damage.", "これは交戦ダメージを受けない。", 'no_damage(this, "combat")'),
    (
        "While this card is on your field, your leader doesn't take ability damage.",
        "これがいる限り、自分のリーダーは能力によるダメージを受けない。",
        'no_damage(your.leader, "ability")',
    ),
    (
        "While this card is on your field, during your turn, your other followers don't take damage.",
        "これがいる限り、自分のターン中、自分の他のフォロワーすべてはダメージを受けない。",
        'no_damage(your.follower.but_this(), during="your")',
    ),
    (
        "If there are at least 2 enemy followers on the field, this follower can't attack enemy leaders.",
        "相手の場のフォロワーが2体以上なら、これは相手のリーダーを攻撃できない。",
        "cannot_attack_while(at_least(2, enemy.follower), leaders=True)",
    ),
    (
        "This follower can't be destroyed or banished by abilities.",
        "これは能力によって破壊されず、消滅しない。",
        "cannot_be_banished",
    ),
    (
        "This card doesn't refresh during your start phase.",
        "これは自分のスタートフェイズにスタンドしない。",
        "cannot_refresh",
    ),
    (
        "While this card is on your field, your followers deal damage equal to their defense.",
        "これがいる限り、自分のフォロワーは攻撃力ではなく体力と同じダメージを与える。",
        "deals_by_defense(your.follower)",
    ),
]


@pytest.mark.parametrize(("english", "japanese", "meant"), LINES)
def test_both_texts_of_a_card_are_read_to_mean_the_same(english, japanese, meant):
    assert script(english) == meant
    assert script(japanese, "ja") == meant


@pytest.mark.parametrize(
    "text",
    [
        "{FANFARE} It cannot deal damage this turn.",
        "{FANFARE} Select an enemy leader. It can't attack enemies.",
        "{FANFARE} Select an enemy follower on the field. It doesn't refresh.",
    ],
)
def test_what_says_something_else_is_not_read(text):
    assert script(text).startswith("(")
