"""Texts that say how much: each is read, and in both languages as the same script."""

import pytest
from sve.phrases.read import reads


@pytest.mark.parametrize(
    ("english", "japanese", "number"),
    [
        ("this follower's attack", "これの攻撃力", "attack_of(this)"),
        ("the selected follower's defense", "選んだフォロワーの体力", "defense_of(it)"),
        ("the number of cards in your hand", "自分の手札の枚数", 'your_number("hand")'),
        ("your maximum play points", "自分のPP最大値", 'your_number("max_play_points")'),
        ("the number of cards in your EX area", "自分のEXエリアのカードの枚数", "count(your.card.in_ex)"),
        (
            "the number of other followers with Ward on your field",
            "【守護】を持つ自分の他のフォロワーの数",
            "count(your.follower.with_keyword(ward).but_this())",
        ),
        (
            "the number of {DRAGONCRAFT} spells in your cemetery",
            "自分の墓場の【ドラゴン】スペルの枚数",
            'count(your.spell.of_class("Dragoncraft").in_cemetery)',
        ),
        (
            "the number of faceup evolved followers in your evolve deck",
            "自分のエボルヴデッキの表向きのエボルヴフォロワーの枚数",
            'your_number("faceup_evolved")',
        ),
        ("the number of amulets on your field plus 2", "自分の場のアミュレットの数+2", "plus(count(your.amulet), 2)"),
        ("the number of cards in your deck minus 5", "自分のデッキの枚数-5", 'minus(your_number("deck"), 5)'),
        ("twice the number of amulets on your field", "自分の場のアミュレットの数の2倍", "twice(count(your.amulet))"),
    ],
)
def test_a_number_is_said_as_x_or_at_once(english, japanese, number):
    select = ("Select an enemy follower on the field. ", "相手の場のフォロワー1体を選ぶ。")
    said = f"fanfare(select(enemy.follower), deal({number}, it))"
    at_once = f"それに「{japanese}」と同じダメージ。"
    for damage in (at_once, f"それにXダメージ。Xは「{japanese}」である。"):
        reads(
            f"{{FANFARE}} {select[0]}Deal it X damage. X equals {english}.",
            f"【ファンファーレ】{select[1]}{damage}",
            said,
        )
    reads(
        f"{{FANFARE}} {select[0]}Give this follower {{ATK}}+X/{{DEF}}+X. X equals {english}.",
        f"【ファンファーレ】{select[1]}これは【攻撃力】+X/【体力】+Xする。Xは「{japanese}」である。",
        f"fanfare(select(enemy.follower), give_x(this, {number}))",
    )
    reads(
        f"{{FANFARE}} {select[0]}Draw X cards. X equals {english}.",
        f"【ファンファーレ】{select[1]}X枚引く。Xは「{japanese}」である。",
        f"fanfare(select(enemy.follower), draw_x({number}))",
    )
    reads(
        f"{{FANFARE}} {select[0]}Recover X play points. X equals {english}.",
        f"【ファンファーレ】{select[1]}自分のPPを「{japanese}」と同じだけ回復する。",
        f"fanfare(select(enemy.follower), recover({number}))",
    )
