"""Texts that say how much: each is read, and in both languages as the same script."""

import pytest
from sve.phrases.texts import reads, script

from svedesk.games.sve.source import read_script


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


def test_less_may_be_given():
    reads(
        "{FANFARE} Select an enemy follower on the field. Give it {ATK}-X. X equals the number of cards in your hand.",
        "【ファンファーレ】相手の場のフォロワー1体を選ぶ。それは【攻撃力】-Xする。Xは「自分の手札の枚数」である。",
        'fanfare(select(enemy.follower), give_x(it, your_number("hand"), "attack", less=True))',
    )


def test_other_words_for_the_same_number():
    for text, lang, wanted in (
        ("それの攻撃力", "ja", "attack_of(it)"),
        ("自分の場のフォロワーの数", "ja", "count(your.follower)"),
        ("2 times the number of followers on your field, including this one", "en", "twice(count(your.follower))"),
    ):
        english = f"{{FANFARE}} Select an enemy follower on the field. Deal it X damage. X equals {text}."
        japanese = f"【ファンファーレ】相手のフォロワー1体を選ぶ。それに「{text}」と同じダメージ。"
        found = script(english if lang == "en" else japanese, lang, "follower")
        assert found == f"fanfare(select(enemy.follower), deal({wanted}, it))"


def test_a_divided_number_may_be_x():
    reads(
        "{FANFARE} Select up to 2 enemy followers on the field. Deal X damage divided between them. X equals the "
        "number of cards in your hand and EX area.",
        "【ファンファーレ】相手の場のフォロワー2体まで選ぶ。それにXダメージを割りふる。"
        "Xは「自分の手札とEXエリアのカードの合計」である。",
        'fanfare(select_up_to(2, enemy.follower), deal_divided(your_number("hand_and_ex")))',
    )


def test_what_was_selected_may_be_said_again():
    wanted = "spell(select(enemy.leader_and_follower), then(draw(1), deal({}, it)))"
    for amount, behind, number in (
        ("4", "", "4"),
        ("X", " X equals the number of cards in your hand.", 'your_number("hand")'),
    ):
        text = f"Draw a card and then deal {amount} damage to the selected enemy.{behind}"
        found = script(f"Select an enemy leader or enemy follower on the field. {text}", "en", "spell")
        assert read_script(found) == read_script(wanted.format(number))


def test_what_a_card_costs_may_be_all_that_is_asked_of_it():
    text = "Look at the top card of your deck. If it costs 6 play points, you may reveal it and add it to your hand."
    found = script(f"{{FANFARE}} {text}", "en", "follower")
    wanted = "fanfare(look_at_top(1, take(any_side.card.that_costs(6), reveal=True)))"
    assert read_script(found) == read_script(wanted)
