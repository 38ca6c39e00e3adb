"""Costs as texts print them: each is read to the same script in both languages."""

import pytest
from sve.phrases.read import script


@pytest.mark.parametrize(
    ("english", "japanese", "meant"),
    [
        (
            "{ACT} {COST 2}, {ENGAGE}, put this card into your cemetery: Draw 2 cards.",
            "【起動】【コスト2】これを【アクト】墓場に置く：2枚引く。",
            "activate(pay(2) + engage_this + bury_this, draw(2))",
        ),
        (
            "{ACT} Put another Pixie follower from your field into your cemetery: Draw a card.",
            "【起動】他の妖精・フォロワー1体を墓場に置く：1枚引く。",
            "activate(burying(your.follower.with_trait(PIXIE).but_this()), draw(1))",
        ),
        (
            "{ACT} Bury 2 amulets: Draw a card.",
            "【起動】場のアミュレット2つを墓場に置く：1枚引く。",
            "activate(burying(your.amulet, 2), draw(1))",
        ),
        (
            "{ACT} {COST 1}, {ENGAGE} 3 followers on your field: Draw a card.",
            "【起動】【コスト1】場のフォロワー3体を【アクト】：1枚引く。",
            "activate(pay(1) + engaging(your.follower, 3), draw(1))",
        ),
        (
            "{ACT} {ENGAGE} an amulet on your field: Draw a card.",
            "【起動】アミュレット1つを【アクト】：1枚引く。",
            "activate(engaging(your.amulet), draw(1))",
        ),
    ],
)
def test_cards_of_the_field_are_paid_with(english, japanese, meant):
    assert script(english) == meant
    assert script(japanese, "ja") == meant


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
    ("english", "japanese", "meant"),
    [
        (
            "{ACT} {COST 1}: Draw a card. If Overflow is active for you, this ability can be activated.",
            "【起動】【コスト1】：1枚引く。この能力は【覚醒】状態なら使える。",
            "activate_if(overflow, pay(1), draw(1))",
        ),
        (
            "{ACT} {ENGAGE}: Draw a card. If there is an amulet on your field, this ability can be activated.",
            "【起動】これを【アクト】：1枚引く。この能力は自分の場にアミュレットがあるなら使える。",
            "activate_if(present(your.amulet), engage_this, draw(1))",
        ),
    ],
)
def test_an_ability_says_when_it_can_be_used(english, japanese, meant):
    assert script(english) == meant
    assert script(japanese, "ja") == meant


@pytest.mark.parametrize(
    ("english", "japanese", "meant"),
    [
        (
            "{FANFARE} Discard a card: Draw 2 cards.",
            "【ファンファーレ】手札1枚を捨てる：2枚引く。",
            "fanfare(draw(2), cost=discarding(your.card))",
        ),
        (
            "{LAST WORDS} Discard a Pixie card: Draw a card.",
            "【ラストワード】手札の妖精・カード1枚を捨てる：1枚引く。",
            "last_words(draw(1), cost=discarding(your.card.with_trait(PIXIE)))",
        ),
        (
            "Strike, discard 2 {RUNECRAFT} followers that cost at least 3 play points: Draw 3 cards.",
            "【攻撃時】手札の元のコスト3以上の【ウィッチ】フォロワー2枚を捨てる：3枚引く。",
            'strike(draw(3), cost=discarding(your.follower.of_class("Runecraft").that_cost_at_least(3), 2))',
        ),
        (
            "{FANFARE} Discard up to 4 cards: Give your leader {DEF}+1.",
            "【ファンファーレ】手札4枚まで捨てる：自分のリーダーは【体力】+1する。",
            "fanfare(give_leader(1), cost=discarding(your.card, 4, up_to=True))",
        ),
        (
            "{FANFARE} Discard a random card: Draw 2 cards.",
            "【ファンファーレ】手札をランダムに1枚捨てる：2枚引く。",
            "fanfare(draw(2), cost=discarding_at_random())",
        ),
        (
            "{FANFARE} Discard a card: Draw a card. If you discarded a Pixie card, draw a card.",
            "【ファンファーレ】手札1枚を捨てる：1枚引く。妖精・カードを捨てたなら、1枚引く。",
            "fanfare(draw(1), when(paid_with(your.card.with_trait(PIXIE)), draw(1)), cost=discarding(your.card))",
        ),
        (
            "{ACT} {COST 2}, discard this card and an amulet from your hand: Draw 2 cards.",
            "【起動】【コスト2】手札のこれとアミュレット1枚を捨てる：2枚引く。",
            "activate_from_hand(pay(2) + discarding_this_and(your.amulet), draw(2))",
        ),
        (
            "Strike, discard 2 spells: Draw 3 cards.",
            "【攻撃時】手札のスペル2枚を捨てる：3枚引く。",
            "strike(draw(3), cost=discarding(your.spell, 2))",
        ),
        (
            "{ACT} {COST 2}, discard this card from your hand: Draw a card.",
            "【起動】【コスト2】手札のこれを捨てる：1枚引く。",
            "activate_from_hand(pay(2) + discard_this, draw(1))",
        ),
    ],
)
def test_cards_of_the_hand_are_paid_with(english, japanese, meant):
    assert script(english) == meant
    assert script(japanese, "ja") == meant


@pytest.mark.parametrize(
    ("english", "japanese", "meant"),
    [
        ("{EVOLVE} {COST 0}: Evolve this follower.", "【進化】【コスト0】：これは進化する。", "evolve(0)"),
        (
            "{EVOLVE} Give your leader {DEF}-2: Evolve this follower.",
            "【進化】リーダーの【体力】-2：これは進化する。",
            "evolve(0, besides=lower_leader_defense(2))",
        ),
        (
            "{EVOLVE} {COST 1}, discard a card: Evolve this follower.",
            "【進化】【コスト1】手札1枚を捨てる：これは進化する。",
            "evolve(1, besides=discarding(your.card))",
        ),
        (
            "{EVOLVE} Skip your next turn: Evolve this follower.",
            "【進化】次の自分のターンをスキップする：これは進化する。",
            "evolve(0, besides=skip_own_turn)",
        ),
        (
            "{EVOLVE} {COST 3}: Evolve this follower into Goblin.",
            "【進化】【コスト3】：これは『ゴブリン』に進化する。",
            'evolve(3, Called("Goblin", "ゴブリン"))',
        ),
        (
            "{EVOLVE} {COST 3}: Evolve this follower into Goblin or Fighter.",
            "【進化】【コスト3】：これは『ゴブリン』か『ファイター』に進化する。",
            'evolve(3, Called("Goblin", "ゴブリン"), Called("Fighter", "ファイター"))',
        ),
    ],
)
def test_evolving_is_read_whatever_it_costs_and_into_whom(english, japanese, meant):
    assert script(english) == meant
    assert script(japanese, "ja") == meant


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


@pytest.mark.parametrize(
    ("english", "japanese", "meant"),
    [
        (
            "{FANFARE} Earth Rite: Draw a card.",
            "【ファンファーレ】【土の秘術】1枚引く。",
            "fanfare(earth_rite(draw(1)))",
        ),
        (
            "{FANFARE} Draw a card. Earth Rite (2): Give your leader {DEF}+3. Draw 2 cards.",
            "【ファンファーレ】1枚引く。【土の秘術_2】自分のリーダーは【体力】+3する。2枚引く。",
            "fanfare(draw(1), earth_rite(give_leader(3), draw(2), count=2))",
        ),
        (
            "{LAST WORDS} Combo (3): Earth Rite: Draw 2 cards.",
            "【ラストワード】【コンボ_3】【土の秘術】2枚引く。",
            "last_words(when(combo(3), earth_rite(draw(2))))",
        ),
        (
            "{ACT} {ENGAGE}, Earth Rite: Draw a card.",
            "【起動】これを【アクト】【土の秘術】：1枚引く。",
            "activate(engage_this + removing_stack(), draw(1))",
        ),
    ],
)
def test_an_earth_rite_is_for_all_that_comes_behind_it(english, japanese, meant):
    assert script(english) == meant
    assert script(japanese, "ja") == meant


def test_a_spell_is_paid_for_while_it_resolves():
    meant = "spell(draw(1), may_pay(engaging(your.follower, 2), draw(2), give_leader(1)))"
    text = "Draw a card. {ENGAGE} 2 followers on your field: Draw 2 cards. Give your leader {DEF}+1."
    assert script(text, kind="spell") == meant
    text = "1枚引く。場のフォロワー2体を【アクト】：2枚引く。自分のリーダーは【体力】+1する。"
    assert script(text, "ja", "spell") == meant


@pytest.mark.parametrize(
    ("english", "japanese", "meant"),
    [
        (
            "Strike: Draw a card. This ability can be activated twice per turn.",
            "【攻撃時】1枚引く。この能力は1ターンに2回働く。",
            "strike(draw(1), times=2)",
        ),
        (
            "{FANFARE} {COST 1}: Draw a card. This ability can be activated once per turn.",
            "【ファンファーレ】【コスト1】：1枚引く。この能力は1ターンに1回働く。",
            "fanfare(draw(1), cost=pay(1), times=1)",
        ),
    ],
)
def test_how_often_an_ability_works_stands_behind_it(english, japanese, meant):
    assert script(english) == meant
    assert script(japanese, "ja") == meant


def test_whether_a_condition_reaches_a_cost_behind_it_is_not_guessed():
    assert script("【ファンファーレ】【コンボ_3】1枚引く。【土の秘術】2枚引く。", "ja") == "(2)"


@pytest.mark.parametrize(
    ("english", "japanese", "meant"),
    [
        (
            "{ACT} Remove a spell counter from this card: Draw a card.",
            "【起動】これのスペルカウンター1つを取る：1枚引く。",
            'activate(removing_counters(Counter("spell", "スペル")), draw(1))',
        ),
        (
            "{ACT} {COST 1}, remove 3 lightning counters from this card: Draw a card.",
            "【起動】【コスト1】これの雷カウンター3個を取る：1枚引く。",
            'activate(pay(1) + removing_counters(Counter("lightning", "雷"), 3), draw(1))',
        ),
        (
            "Strike, remove 2 Stack counters from this card: Draw a card.",
            "【攻撃時】これのスタックカウンター2つを取る：1枚引く。",
            'strike(draw(1), cost=removing_counters(Counter("Stack", "スタック"), 2))',
        ),
        (
            "{FANFARE} Place 1 spell counter on this card.",
            "【ファンファーレ】これにスペルカウンター1つを置く。",
            'fanfare(place_counter(this, Counter("spell", "スペル")))',
        ),
        (
            "{FANFARE} If there are at least 4 spell counters on this card, draw a card.",
            "【ファンファーレ】これのスペルカウンターが4つ以上なら、1枚引く。",
            'fanfare(when(counters_on_this(4, Counter("spell", "スペル"), or_more=True), draw(1)))',
        ),
    ],
)
def test_counters_are_read(english, japanese, meant):
    assert script(english) == meant
    assert script(japanese, "ja") == meant


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
