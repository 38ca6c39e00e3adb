"""Costs as texts print them: each is read to the same script in both languages."""

import pytest
from sve.phrases.read import script


def test_what_is_put_away_after_engaging_this_is_this():
    assert (
        script("【起動】これを【アクト】墓場に置く：1枚引く。", "ja", "amulet")
        == "activate(engage_this + bury_this, draw(1))"
    )
    assert script("【起動】【コスト1】墓場に置く：1枚引く。", "ja", "amulet").startswith("(")
    assert script("{ACT} {ENGAGE}, put this card into its owner's cemetery: Draw a card.") == (
        "activate(engage_this + bury_this, draw(1))"
    )


def test_quick_stands_before_what_is_activated():
    assert script("{Q} {ACT} {COST 3}: Draw a card.") == "quick_activate(pay(3), draw(1))"
    assert script("【Q】【起動】【コスト3】：1枚引く。", "ja") == "quick_activate(pay(3), draw(1))"


@pytest.mark.parametrize(
    "text",
    [
        "【起動】これを【アクト】手札のこれを捨てる：1枚引く。",  # it cannot be in two places
        "【進化】手札1枚を捨てる【コスト1】：これは進化する。",  # nobody knows whether the order matters
    ],
)
def test_costs_that_make_no_sense_are_not_read(text):
    assert script(text, "ja").startswith("(")


@pytest.mark.parametrize(
    ("english", "japanese", "meant"),
    [
        ("Banish 3 spells in your cemetery", "墓場のスペル3枚を消滅", 'banishing("spell", 3)'),
        ("Banish 4 cards in your cemetery", "墓場のカード4枚を消滅", 'banishing("card", 4)'),
        (
            "Banish a Pixie follower in your EX area",
            "EXエリアの妖精・フォロワー1枚を消滅",
            "banishing_cards(your.follower.with_trait(PIXIE).in_ex)",
        ),
        ("Banish 2 amulets on your field", "場のアミュレット2つを消滅", "banishing_cards(your.amulet, 2)"),
        (
            "Return another card on your field to its owner's hand",
            "場の他のカード1枚を手札に戻す",
            "returning(your.card.but_this())",
        ),
        (
            "Return 2 followers on your field to their owners' hands",
            "場のフォロワー2体を手札に戻す",
            "returning(your.follower, 2)",
        ),
        (
            "Put this card and a Pixie follower from your field into your cemetery",
            "これと妖精・フォロワー1体を墓場に置く",
            "burying_this_and(your.follower.with_trait(PIXIE))",
        ),
        ("Reduce your maximum play points by 2", "PP最大値を-2", "shift_max_play_points(-2)"),
        ("Increase your maximum play points by 1", "PP最大値を+1", "shift_max_play_points(1)"),
    ],
)
def test_cards_are_taken_away_for_a_cost(english, japanese, meant):
    assert script(f"{{ACT}} {english}: Draw a card.") == f"activate({meant}, draw(1))"
    assert script(f"【起動】{japanese}：1枚引く。", "ja") == f"activate({meant}, draw(1))"
    assert script(f"{{FANFARE}} {english}: Draw a card.") == f"fanfare(draw(1), cost={meant})"
    assert script(f"【ファンファーレ】{japanese}：1枚引く。", "ja") == f"fanfare(draw(1), cost={meant})"


def test_a_spell_is_paid_for_while_it_resolves():
    meant = "spell(draw(1), may_pay(engaging(your.follower, 2), draw(2), give_leader(1)))"
    text = "Draw a card. {ENGAGE} 2 followers on your field: Draw 2 cards. Give your leader {DEF}+1."
    assert script(text, kind="spell") == meant
    text = "1枚引く。場のフォロワー2体を【アクト】：2枚引く。自分のリーダーは【体力】+1する。"
    assert script(text, "ja", "spell") == meant


def test_whether_a_condition_reaches_a_cost_behind_it_is_not_guessed():
    assert script("【ファンファーレ】【コンボ_3】1枚引く。【土の秘術】2枚引く。", "ja") == "(2)"


def test_counters_of_any_name_are_read():
    line = '(Counter("蜜", "蜜"), 2), draw(1))'
    assert script("【起動】これの蜜カウンター2つを取る：1枚引く。", "ja") == f"activate(removing_counters{line}"
    assert script("{ACT} Remove 2 honey counters from this card: Draw a card.") == (
        'activate(removing_counters(Counter("honey", "honey"), 2), draw(1))'
    )


def test_evolved_cards_need_not_be_known_where_brackets_say_what_their_names_are():
    assert script("【進化】【コスト2】：これは『だれも知らない・カード』に進化する。", "ja") == (
        'evolve(2, Called("だれも知らない・カード", "だれも知らない・カード", elsewhere=True))'
    )
    assert script(
        "【進化】【コスト2】：これは「カード名に『ゴブリン』を含むエボルヴフォロワー」に進化する。", "ja"
    ) == ('evolve(2, Called("Goblin", "ゴブリン", in_part=True))')


def test_parts_of_names_are_read():
    assert script("{FANFARE} Destroy each follower with Goblin in its name on your field.") == (
        'fanfare(destroy(your.follower.that_are_called(Called("Goblin", "ゴブリン", in_part=True))))'
    )
    assert script("【ファンファーレ】自分の「カード名に『ゴブリン』を含む【エルフ】フォロワー」1体を選ぶ。", "ja") == (
        script("{FANFARE} Select a {FORESTCRAFT} follower with Goblin in its name on your field.")
    )
    assert script("【ファンファーレ】自分のカード名に『だれか』を含むフォロワーすべてを破壊する。", "ja") == (
        'fanfare(destroy(your.follower.that_are_called(Called("だれか", "だれか", in_part=True, elsewhere=True))))'
    )


def test_a_spell_may_select_for_what_it_is_paid_for():
    text = "場のフォロワー2体を【アクト】：相手のフォロワー1体を選ぶ。それに4ダメージ。"
    meant = "spell(may_pay(engaging(your.follower, 2), select(enemy.follower), deal(4, it)))"
    assert script(text, "ja", "spell") == meant


@pytest.mark.parametrize(
    ("english", "japanese", "meant"),
    [
        (
            "{ACT} {COST 2}, put this card from your EX area into your cemetery: Draw a card.",
            "【起動】【コスト2】EXエリアのこれを墓場に置く：1枚引く。",
            "activate_from_ex(pay(2) + bury_this_in_ex, draw(1))",
        ),
        (
            "{ACT} {COST 4}, banish this card in your cemetery: Draw a card.",
            "【起動】【コスト4】墓場のこれを消滅：1枚引く。",
            "activate_from_cemetery(pay(4) + banish_this_in_cemetery, draw(1))",
        ),
        (
            "{ACT} {COST 1}, put this card from your hand into your EX area: Draw a card.",
            "【起動】【コスト1】手札のこれをEXエリアに置く：1枚引く。",
            "activate_from_hand(pay(1) + put_this_into_ex, draw(1))",
        ),
    ],
)
def test_an_ability_is_used_where_its_cost_says_its_card_is(english, japanese, meant):
    assert script(english, kind="spell") == script(english) == meant
    assert script(japanese, "ja", "spell") == script(japanese, "ja") == meant


def test_a_card_is_paid_with_where_it_is():
    assert script("【起動】これを【アクト】墓場のこれを消滅：1枚引く。", "ja").startswith("(")


def test_how_often_an_ability_can_be_used_is_written():
    meant = "activate(pay(1), draw(1), times=2)"
    assert script("{ACT} {COST 1}: Draw a card. This ability can be activated twice per turn.") == meant
    assert script("【起動】【コスト1】：1枚引く。この能力は1ターンに2回使える。", "ja") == meant


def test_what_is_used_once_and_no_more_is_read():
    meant = "activate(pay(1), draw(1), use_no_more)"
    assert script("{ACT} {COST 1}: Draw a card. This card's {ACT} abilities can't be activated this turn.") == meant
    assert script("【起動】【コスト1】：1枚引く。このターン、これの【起動】能力を使えない。", "ja") == meant


def test_x_may_be_paid_for_an_ability():
    assert script("{ACT} {COST X}: Draw a card.") == "activate(pay_x(), draw(1))"
    assert script("【起動】【コストX】これを【アクト】：1枚引く。", "ja") == "activate(pay_x() + engage_this, draw(1))"
