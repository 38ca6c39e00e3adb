"""Texts with choices between options: what they are heard to mean, in both languages, and that they say it again."""

from __future__ import annotations

import pytest
from sve.phrases.read import script

SMITE = "mode(both(select(enemy.follower), deal(3, it)))"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            (
                "Choose one of the following effects. (1) Select an enemy follower on the field and deal it 3 damage. "
                "(2) Draw a card. Give your leader {DEF}+2."
            ),
            f"spell(choose_one({SMITE}, mode(draw(1), give_leader(2))))",
        ),
        (
            (
                "Choose up to two of the following. Combo (3): Choose up to three instead.\n"
                "(1) Draw a card. (2) Give your leader {DEF}+2. (3) Draw 2 cards."
            ),
            "spell(choose_up_to(2, mode(draw(1)), mode(give_leader(2)), mode(draw(2)), more=(combo(3), 3)))",
        ),
        (
            "Choose one of the following.\n(1) Draw a card.\n(2) Draw 2 cards.",
            "spell(choose_one(mode(draw(1)), mode(draw(2))))",
        ),
        (
            (
                "Choose one of the following effects. If Overflow is active for you, choose up to two instead. "
                "(1) Draw a card. (2) Draw 2 cards."
            ),
            "spell(choose_one_or_up_to(overflow, 2, mode(draw(1)), mode(draw(2))))",
        ),
        (
            (
                "Choose X of the following effects. X equals the number of followers on your field. "
                "(1) Draw a card. (2) Draw 2 cards."
            ),
            "spell(choose_some(count(your.follower), mode(draw(1)), mode(draw(2))))",
        ),
    ],
)
def test_english_choices_are_read(text, meant):
    assert script(text, kind="spell") == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "下記から1つチョイスする。【1】相手のフォロワー1体を選ぶ。それに3ダメージ。【2】1枚引く。自分のリーダーは【体力】+2する。",
            "spell(choose_one(mode(select(enemy.follower), deal(3, it)), mode(draw(1), give_leader(2))))",
        ),
        (
            "下記から2つまでチョイスする。【コンボ_3】代わりに3つまで。\n【1】1枚引く。【2】自分のリーダーは【体力】+2する。【3】2枚引く。",
            "spell(choose_up_to(2, mode(draw(1)), mode(give_leader(2)), mode(draw(2)), more=(combo(3), 3)))",
        ),
        (
            "下記から1つチョイスする。【覚醒】状態なら、代わりに2つまで。\n【1】1枚引く。\n【2】2枚引く。",
            "spell(choose_one_or_up_to(overflow, 2, mode(draw(1)), mode(draw(2))))",
        ),
    ],
)
def test_japanese_choices_are_read(text, meant):
    assert script(text, "ja", "spell") == meant


@pytest.mark.parametrize(
    "text",
    [
        "Choose one of the following effects. (1) Draw a card. (3) Draw 2 cards.",
        "Choose one of the following effects. (2) Draw a card. (3) Draw 2 cards.",
        (
            "Choose up to two of the following. Combo (3): Choose three instead. (1) Draw a card. (2) Draw 2 cards. "
            "(3) Draw 3 cards."
        ),
        "Choose three of the following effects. (1) Draw a card. (2) Draw 2 cards.",
        "Choose one of the following effects.",
    ],
)
def test_what_is_no_choice_of_so_many_options_is_not_read(text):
    assert script(text, kind="spell").startswith("(")
