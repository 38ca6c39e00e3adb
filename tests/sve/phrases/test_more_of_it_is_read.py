"""Texts that go on from what they did: more of it, something else and more besides; in both languages."""

import pytest
from sve.phrases.read import script

BOTH = [
    (
        "相手の場のフォロワー1体を選ぶ。それに3ダメージ。自分の場にアミュレットがあるなら、代わりに6ダメージ。それのリーダーに3ダメージ。",
        (
            "Select an enemy follower on the field. Deal it 3 damage. If there is an amulet on your field, deal 6 "
            "damage instead and deal 3 damage to that follower's leader."
        ),
        "select(enemy.follower), instead(deal(3, it), present(your.amulet), deal(6, it), deal(3, its_leader))",
    ),
    (
        "1枚引く。【コンボ_3】代わりに2枚。自分のリーダーは【体力】+2する。【ネクロチャージ_10】自分の手札1枚を捨てる。",
        "Draw a card. Combo (3): Draw 2 cards instead and give your leader {DEF}+2. Necrocharge (10): Discard a card.",
        "instead(draw(1), combo(3), draw(2), give_leader(2)), when(necrocharge(10), discard(1))",
    ),
    (
        "自分の場のフォロワー1体を選ぶ。それは【体力】+1する。【コンボ_3】さらに【攻撃力】+1する。",
        "Select a follower on your field. Give it {DEF}+1. Combo (3): Give it {ATK}+1 as well.",
        "select(your.follower), further(give(it, defense=1), combo(3), give(it, attack=1))",
    ),
    (
        "相手の場のフォロワー1体を選ぶ。それに3ダメージ。1枚引く。その後、相手の墓場が10枚以上なら、さらに2ダメージ。",
        (
            "Select an enemy follower on the field. Deal it 3 damage. Draw a card. If there are at least 10 "
            "cards in an opponent's cemetery, deal 2 damage as well."
        ),
        "select(enemy.follower), further(deal(3, it), at_least(10, enemy.card.in_cemetery), deal(2, it), draw(1))",
    ),
    (
        "相手の場のフォロワー2体まで選ぶ。それに2ダメージを割りふる。【コンボ_3】代わりに4ダメージ。",
        (
            "Select up to 2 enemy followers on the field. Deal 2 damage divided between them. Combo (3): Deal 4 damage "
            "instead."
        ),
        "select_up_to(2, enemy.follower), deal_divided_or(2, combo(3), 4)",
    ),
    (
        "相手の場のフォロワー1体を選ぶ。それを破壊する。それのリーダーは【体力】+3する。",
        "Select an enemy follower on the field. Destroy it. Give that follower's leader {DEF}+3.",
        "select(enemy.follower), destroy(it), give_its_leader(3)",
    ),
]


@pytest.mark.parametrize(("japanese", "english", "meant"), BOTH)
def test_it_means_the_same_in_both_languages(japanese, english, meant):
    assert script(f"【ファンファーレ】{japanese}", "ja") == f"fanfare({meant})"
    assert script(f"{{FANFARE}} {english}") == f"fanfare({meant})"


@pytest.mark.parametrize(
    ("japanese", "meant"),
    [
        (
            "相手の場のフォロワー1体を選ぶ。それの攻撃力と体力を1にする。",
            "select(enemy.follower), set_stats(it, attack=1, defense=1)",
        ),
        ("1枚引く。自分のリーダーは【体力】+1する", "draw(1), give_leader(1)"),
    ],
)
def test_ways_of_writing(japanese, meant):
    assert script(f"【ファンファーレ】{japanese}", "ja") == f"fanfare({meant})"


def test_of_two_things_more_is_meant_of_the_last():
    first = "【ファンファーレ】相手の場のフォロワー1体を選ぶ。それに1ダメージ。"
    assert script(f"{first}相手のリーダーすべてに1ダメージ。【コンボ_3】さらに2ダメージ。", "ja") == (
        "fanfare(select(enemy.follower), deal(1, it), further(deal(1, enemy.leader), combo(3), deal(2, enemy.leader)))"
    )
