"""Texts with conditions and with what is done instead: what they are read to mean, in both languages."""

from __future__ import annotations

import pytest
from sve.phrases.read import script


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


def test_another_deed_is_done_to_the_same():
    meant = 'instead(deal(2, it), present(your.card.that_are_called(Called("Goblin", "ゴブリン"))), destroy(it))'
    japanese = "相手のフォロワー1体を選ぶ。それに2ダメージ。自分の場に『ゴブリン』がいるなら、代わりに破壊する。"
    assert script(japanese, "ja", "spell") == f"spell(select(enemy.follower), {meant})"


def test_what_a_condition_guards_is_replaced_only_where_that_holds():
    japanese = "【ファンファーレ】【コンボ_3】1枚引く。【コンボ_5】代わりに3枚。"
    assert script(japanese, "ja") == "fanfare(when(combo(3), instead(draw(1), combo(5), draw(3))))"


def test_of_a_name_it_makes_no_difference_how_japanese_says_that_it_is_there():
    there, lies = (f"【ファンファーレ】自分の場に『ゴブリン』が{word}なら、1枚引く。" for word in ("いる", "ある"))
    assert script(there, "ja") == script(lies, "ja") != ""


def test_an_attack_on_a_follower_has_a_word_of_its_own_by_now():
    earlier, now = "【攻撃時】フォロワーへの攻撃なら、1枚引く。", "【フォロワー攻撃時】1枚引く。"
    assert script(earlier, "ja") == script(now, "ja") == "follower_strike(draw(1))"


def test_a_condition_may_stand_in_the_middle_of_a_sentence():
    english = "{FANFARE} Draw a card and, if Overflow is active for you, give your leader {DEF}+2."
    assert script(english) == "fanfare(both(draw(1), when(overflow, give_leader(2))))"


def test_words_for_what_comes_next_make_no_difference():
    meant = "fanfare(draw(1), when(overflow, give_leader(2)))"
    english = "{FANFARE} Draw a card. Then, if Overflow is active for you, give your leader {DEF}+2."
    assert script(english) == meant
    assert (
        script("【ファンファーレ】1枚引く。その後、【覚醒】状態なら、自分のリーダーは【体力】+2する。", "ja") == meant
    )
    assert script("【ファンファーレ】1枚引く。【覚醒】状態なら、さらに自分のリーダーは【体力】+2する。", "ja") == meant


def test_it_is_put_elsewhere_instead():
    text = "相手の進化していないフォロワー1体を選ぶ。それを手札に戻す。【スペルチェイン_8】代わりにデッキの上に置く。"
    meant = "instead(return_to_hand(it), spellchain(8), put_into_deck(it))"
    assert script(text, "ja", "spell") == f"spell(select(enemy.follower.unevolved), {meant})"
