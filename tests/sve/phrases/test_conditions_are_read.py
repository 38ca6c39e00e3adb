"""Texts with conditions and with what is done instead: what they are read to mean, in both languages."""

from __future__ import annotations

import pytest
from sve.phrases.read import script


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "【ファンファーレ】【コンボ_4】相手のフォロワー1体を選ぶ。それに3ダメージ。1枚引く。",
            "fanfare(when(combo(4), both(select(enemy.follower), deal(3, it), draw(1))))",
        ),
        (
            "【ファンファーレ】【覚醒】状態なら、1枚引く。自分のリーダーは【体力】+2する。",
            "fanfare(when(overflow, both(draw(1), give_leader(2))))",
        ),
        (
            "【ファンファーレ】2枚引く。【真紅】状態なら、1枚引く。【ネクロチャージ_10】自分のリーダーは【体力】+2する。",
            "fanfare(draw(2), when(sanguine, draw(1)), when(necrocharge(10), give_leader(2)))",
        ),
    ],
)
def test_a_condition_reaches_to_the_next_one_or_the_end(text, meant):
    assert script(text, "ja") == meant


def test_what_is_joined_in_english_is_the_same_as_sentences_in_japanese():
    english = "{FANFARE} If Overflow is active for you, draw a card and give your leader {DEF}+2."
    assert script(english) == "fanfare(when(overflow, both(draw(1), give_leader(2))))"


@pytest.mark.parametrize(
    "text",
    [
        "{FANFARE} If Overflow is active for you, draw a card. Give your leader {DEF}+2.",
        "{FANFARE} Draw a card. Combo (3): Draw 2 cards instead. Give your leader {DEF}+2.",
    ],
)
def test_a_sentence_of_which_nobody_can_tell_whether_a_condition_holds_for_it_is_not_read(text):
    assert script(text).startswith("(")


@pytest.mark.parametrize(
    ("english", "japanese", "meant"),
    [
        (
            "{FANFARE} Draw a card. Combo (3): Draw 2 cards instead.",
            "【ファンファーレ】1枚引く。【コンボ_3】代わりに2枚。",
            "instead(draw(1), combo(3), draw(2))",
        ),
        (
            "{FANFARE} Put a Fairy token into your EX area. Combo (3): Put 2 into your EX area instead.",
            "【ファンファーレ】『フェアリー』1枚をEXエリアに置く。【コンボ_3】代わりに2枚。",
            "instead(into_ex(1, FAIRY), combo(3), into_ex(2, FAIRY))",
        ),
        (
            "{FANFARE} Summon a Fairy token. Combo (3): Summon 2 instead.",
            "【ファンファーレ】『フェアリー』1体を出す。【コンボ_3】代わりに2体。",
            "instead(summon(FAIRY), combo(3), summon(FAIRY, FAIRY))",
        ),
        (
            "{FANFARE} Give each other follower on your field {ATK}+1. Combo (3): Give them {ATK}+2/{DEF}+1 instead.",
            "【ファンファーレ】自分の他のフォロワーすべては【攻撃力】+1する。【コンボ_3】代わりに【攻撃力】+2/【体力】+1する。",
            (
                "instead(give(your.follower.but_this(), attack=1), combo(3), "
                "give(your.follower.but_this(), attack=2, defense=1))"
            ),
        ),
        (
            "{FANFARE} Recover 1 play point. Combo (3): Recover 2 instead.",
            "【ファンファーレ】自分のPPを1回復する。【コンボ_3】代わりに2回復する。",
            "instead(recover(1), combo(3), recover(2))",
        ),
        (
            (
                "{FANFARE} Deal 2 damage to each enemy follower on the field. Combo (3): Deal 3 damage instead. "
                "Combo (5): Deal 6 damage instead."
            ),
            "【ファンファーレ】相手のフォロワーすべてに2ダメージ。【コンボ_3】代わりに3ダメージ。【コンボ_5】代わりに6ダメージ。",
            (
                "instead(instead(deal(2, enemy.follower), combo(3), deal(3, enemy.follower)), combo(5), "
                "deal(6, enemy.follower))"
            ),
        ),
    ],
)
def test_only_what_differs_need_be_said_of_what_is_done_instead(english, japanese, meant):
    assert script(english) == f"fanfare({meant})"
    assert script(japanese, "ja") == f"fanfare({meant})"


def test_another_deed_is_done_to_the_same():
    meant = 'instead(deal(2, it), present(your.card.that_are_called(Called("Goblin", "ゴブリン"))), destroy(it))'
    japanese = "相手のフォロワー1体を選ぶ。それに2ダメージ。自分の場に『ゴブリン』がいるなら、代わりに破壊する。"
    assert script(japanese, "ja", "spell") == f"spell(select(enemy.follower), {meant})"


def test_what_a_condition_guards_is_replaced_only_where_that_holds():
    japanese = "【ファンファーレ】【コンボ_3】1枚引く。【コンボ_5】代わりに3枚。"
    assert script(japanese, "ja") == "fanfare(when(combo(3), instead(draw(1), combo(5), draw(3))))"


@pytest.mark.parametrize(
    ("english", "japanese", "meant"),
    [
        (
            "{FANFARE} If there are no other followers on your field, draw a card.",
            "【ファンファーレ】自分の場に他のフォロワーがいないなら、1枚引く。",
            "absent(your.follower.but_this())",
        ),
        (
            "{FANFARE} If there is a Goblin on your field, draw a card.",
            "【ファンファーレ】自分の場に『ゴブリン』がいるなら、1枚引く。",
            'present(your.card.that_are_called(Called("Goblin", "ゴブリン")))',
        ),
        (
            "{FANFARE} If there are no cards in your EX area, draw a card.",
            "【ファンファーレ】自分のEXエリアにカードがないなら、1枚引く。",
            "absent(your.card.in_ex)",
        ),
    ],
)
def test_conditions_are_read(english, japanese, meant):
    assert script(english) == f"fanfare(when({meant}, draw(1)))"
    assert script(japanese, "ja") == f"fanfare(when({meant}, draw(1)))"


def test_of_a_name_it_makes_no_difference_how_japanese_says_that_it_is_there():
    there, lies = (f"【ファンファーレ】自分の場に『ゴブリン』が{word}なら、1枚引く。" for word in ("いる", "ある"))
    assert script(there, "ja") == script(lies, "ja") != ""
