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
            "{FANFARE} Put a Fairy or Knight token into your EX area. Combo (3): Put both into your EX area instead.",
            "【ファンファーレ】『フェアリー』1枚か『ナイト』1枚をEXエリアに置く。【コンボ_3】代わりに1枚ずつ置く。",
            "instead(into_ex_one_of(FAIRY, KNIGHT), combo(3), into_ex_each(FAIRY, KNIGHT))",
        ),
        (
            "{FANFARE} Each opponent buries a follower. Combo (3): Each opponent buries 2 instead.",
            "【ファンファーレ】相手プレイヤーすべては、自身の場のフォロワー1体を墓場に置く。【コンボ_3】代わりに2体。",
            "instead(each_opponent_buries(enemy.follower), combo(3), each_opponent_buries(enemy.follower, 2))",
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
        (
            "{FANFARE} If there are at most 2 other followers on your field, draw a card.",
            "【ファンファーレ】自分の場の他のフォロワーが2体以下なら、1枚引く。",
            "at_most(2, your.follower.but_this())",
        ),
        (
            "{FANFARE} If there are exactly 4 cards in your EX area, draw a card.",
            "【ファンファーレ】自分のEXエリアのカードが4枚なら、1枚引く。",
            "exactly(4, your.card.in_ex)",
        ),
        (
            "{FANFARE} If there are at least 7 cards in an opponent's cemetery, draw a card.",
            "【ファンファーレ】相手の墓場が7枚以上なら、1枚引く。",
            "at_least(7, enemy.card.in_cemetery)",
        ),
        (
            "{FANFARE} If there is a racing follower on your field, draw a card.",
            "【ファンファーレ】自分の場に出走したフォロワーがいるなら、1枚引く。",
            "present(your.follower.racing)",
        ),
        (
            "{FANFARE} If there is another follower with Ward on your field, draw a card.",
            "【ファンファーレ】自分の場に他の【守護】を持つフォロワーがいるなら、1枚引く。",
            "present(your.follower.but_this().with_keyword(ward))",
        ),
        (
            "{FANFARE} If there is a Goblin and Fighter in your cemetery, draw a card.",
            "【ファンファーレ】自分の墓場に『ゴブリン』と『ファイター』があるなら、1枚引く。",
            'each_present(Called("Goblin", "ゴブリン"), Called("Fighter", "ファイター"), zone="cemetery")',
        ),
        (
            "{FANFARE} If there are no Forest Bats on your field, draw a card.",
            "【ファンファーレ】自分の場に『フォレストバット』がいないなら、1枚引く。",
            "absent(your.follower.with_name(FOREST_BAT))",
        ),
        (
            "{FANFARE} If this card was put onto your field from somewhere other than your hand, draw a card.",
            "【ファンファーレ】これが手札以外から場に出ていたなら、1枚引く。",
            'came_from("hand", elsewhere=True)',
        ),
        (
            "{FANFARE} If this card was put onto your field from your cemetery, draw a card.",
            "【ファンファーレ】これが墓場から場に出ていたなら、1枚引く。",
            'came_from("cemetery")',
        ),
        (
            "{FANFARE} If this card was played from your EX area, draw a card.",
            "【ファンファーレ】これがEXエリアからプレイされていたなら、1枚引く。",
            'played_from("ex")',
        ),
        (
            "{FANFARE} If this card was put onto your field by an ability, draw a card.",
            "【ファンファーレ】これが能力によって場に出ていたなら、1枚引く。",
            "put_by_ability",
        ),
        (
            "{FANFARE} If there are at least 4 spells in your cemetery with different names, draw a card.",
            "【ファンファーレ】自分の墓場にあるスペルのカード名の種類数が4種類以上なら、1枚引く。",
            "different_names(4, your.spell.in_cemetery)",
        ),
        (
            "{FANFARE} If there are at least 6 Pixie cards or spells in your cemetery, draw a card.",
            "【ファンファーレ】自分の墓場の妖精・カードやスペルが6枚以上なら、1枚引く。",
            "at_least(6, your.card.with_trait(PIXIE).or_cards(any_side.spell).in_cemetery)",
        ),
        (
            "{FANFARE} If there is an evolved follower on your field, draw a card.",
            "【ファンファーレ】自分の場にエボルヴフォロワーがいるなら、1枚引く。",
            "present(your.follower.evolved)",
        ),
        (
            "{FANFARE} If your maximum play points are exactly 9, draw a card.",
            "【ファンファーレ】自分のPP最大値が9なら、1枚引く。",
            "maximum_is(9)",
        ),
        (
            "{FANFARE} If each player's maximum play points are at least 8, draw a card.",
            "【ファンファーレ】自分と相手のPP最大値が8以上なら、1枚引く。",
            'maximum_is(8, "least", both=True)',
        ),
        (
            "{FANFARE} If you have at least 3 play points left, draw a card.",
            "【ファンファーレ】自分の残りPPが3以上なら、1枚引く。",
            "points_left(3)",
        ),
        (
            "{FANFARE} If your leader's defense is exactly 12, draw a card.",
            "【ファンファーレ】自分のリーダーの体力が12なら、1枚引く。",
            'leader_has(12, "exact")',
        ),
        (
            "{FANFARE} If your leader's defense is 12 or less, draw a card.",
            "【ファンファーレ】自分のリーダーの【体力】12以下なら、1枚引く。",
            "leader_has(12)",
        ),
        (
            "{FANFARE} If there are at most 3 cards in an opponent's hand, draw a card.",
            "【ファンファーレ】相手の手札が3枚以下なら、1枚引く。",
            'cards_in_hand(3, "most", "enemy")',
        ),
        (
            "{FANFARE} If this follower's attack is 4 or more, draw a card.",
            "【ファンファーレ】これの【攻撃力】が4以上なら、1枚引く。",
            'this_has("attack", 4)',
        ),
    ],
)
def test_conditions_are_read(english, japanese, meant):
    assert script(english) == f"fanfare(when({meant}, draw(1)))"
    assert script(japanese, "ja") == f"fanfare(when({meant}, draw(1)))"


def test_of_a_name_it_makes_no_difference_how_japanese_says_that_it_is_there():
    there, lies = (f"【ファンファーレ】自分の場に『ゴブリン』が{word}なら、1枚引く。" for word in ("いる", "ある"))
    assert script(there, "ja") == script(lies, "ja") != ""


@pytest.mark.parametrize(
    ("japanese", "meant"),
    [
        ("それがエボルヴフォロワーなら、代わりに4ダメージ。", "it_is(any_side.follower.evolved), deal(4, it)"),
        ("それが元のコスト6以上なら、代わりに消滅させる。", "it_is(any_side.card.that_cost_at_least(6)), banish(it)"),
        (
            "それが『ゴブリン』なら、代わりに手札に戻す。",
            'it_is(any_side.card.that_are_called(Called("Goblin", "ゴブリン"))), return_to_hand(it)',
        ),
    ],
)
def test_what_is_done_instead_may_depend_on_the_card_it_is_done_to(japanese, meant):
    text = f"【ファンファーレ】相手のフォロワー1体を選ぶ。それに2ダメージ。{japanese}"
    assert script(text, "ja") == f"fanfare(select(enemy.follower), instead(deal(2, it), {meant}))"


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


@pytest.mark.parametrize(
    ("english", "japanese", "meant"),
    [
        (
            "{FANFARE} Select an enemy leader. If there are at least 4 cards on their field, draw a card.",
            "【ファンファーレ】相手のリーダー1人を選ぶ。それの場のカードが4枚以上なら、1枚引く。",
            "fanfare(select(enemy.leader), when(they_have(4), draw(1)))",
        ),
        (
            "{FANFARE} Select an enemy follower on the field. If there are at most 2 cards in their hand, draw a card.",
            "【ファンファーレ】相手のフォロワー1体を選ぶ。それのプレイヤーの手札が2枚以下なら、1枚引く。",
            'fanfare(select(enemy.follower), when(they_have(2, "most", "hand"), draw(1)))',
        ),
    ],
)
def test_what_the_player_of_the_selected_card_has_is_a_condition(english, japanese, meant):
    assert script(english) == script(japanese, "ja") == meant


def test_it_is_put_elsewhere_instead():
    text = "相手の進化していないフォロワー1体を選ぶ。それを手札に戻す。【スペルチェイン_8】代わりにデッキの上に置く。"
    meant = "instead(return_to_hand(it), spellchain(8), put_into_deck(it))"
    assert script(text, "ja", "spell") == f"spell(select(enemy.follower.unevolved), {meant})"
