"""Texts that go on from what they did: more of it, something else and more besides; in both languages."""

import pytest
from sve.phrases.read import script


def test_of_two_things_more_is_meant_of_the_last():
    first = "【ファンファーレ】相手の場のフォロワー1体を選ぶ。それに1ダメージ。"
    assert script(f"{first}相手のリーダーすべてに1ダメージ。【コンボ_3】さらに2ダメージ。", "ja") == (
        "fanfare(select(enemy.follower), deal(1, it), further(deal(1, enemy.leader), combo(3), deal(2, enemy.leader)))"
    )


@pytest.mark.parametrize(
    ("other", "usual"),
    [
        ("公開したカードがフォロワーなら、それをEXエリアに置く。", "それがフォロワーなら、それをEXエリアに置く。"),
        (
            "スペルを公開したなら、公開したカードを手札に加える。",
            "それがスペルなら、それを手札に加える。",
        ),
    ],
)
def test_what_was_revealed_is_meant(other, usual):
    read, again = (script(f"【ファンファーレ】自分のデッキの上1枚を公開する。{text}", "ja") for text in (other, usual))
    assert read == again
    assert read.startswith("fanfare(reveal_top(if_it_is(")


def test_ways_to_say_the_next_phase():
    one, other = (
        script(f"【ファンファーレ】{words}エンドフェイズが来たとき、1枚引く。", "ja")
        for words in ("次の自分の", "次に自分の")
    )
    assert one == other == "fanfare(at_next_end(draw(1)))"
