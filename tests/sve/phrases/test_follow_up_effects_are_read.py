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

WHAT_WAS_DONE = [
    (
        "自分のデッキの上1枚を墓場に置く。【守護】を持つフォロワーを墓場に置いたなら、1枚引く。",
        (
            "Put the top card of your deck into your cemetery. If a follower with Ward was put into the cemetery "
            "this way, draw a card."
        ),
        "top_into_cemetery(1), when(was_buried(any_side.follower.with_keyword(ward)), draw(1))",
    ),
    (
        "自分の場のフォロワー1体まで選ぶ。それをEXエリアに置く。これによってEXエリアに置いたなら、1枚引く。",
        (
            "Select up to 1 follower on your field. Put it into its owner's EX area. If a card was put into"
            " the EX area this way, draw a card."
        ),
        "select_up_to(1, your.follower), put_into_ex(it), when(was_put_into_ex(any_side.card), draw(1))",
    ),
    (
        "自分のデッキの上4枚を墓場に置く。自分のPPを「これによって墓場に置いたスペルの枚数」と同じだけ回復する。",
        (
            "Put the top 4 cards of your deck into your cemetery. Recover X play points. X equals the number of "
            "spells put into the cemetery this way."
        ),
        "top_into_cemetery(4), recover(number_buried(any_side.spell))",
    ),
    (
        "自分のデッキの上2枚を消滅させる。スペルを消滅させたなら、1枚引く。",
        "Banish the top 2 cards of your deck. If a spell was banished this way, draw a card.",
        "banish_top(2), when(was_banished(any_side.spell), draw(1))",
    ),
]
TWO = [
    (
        "自分の場のフォロワー1体と相手の場のフォロワー1体を選ぶ。前者に1ダメージ。後者に「前者の攻撃力」と同じダメージ。",
        (
            "Select a follower on your field and an enemy follower on the field. Deal the former 1 damage. Deal "
            "the latter X damage. X equals the former's attack."
        ),
        "select_two(select(your.follower), select(enemy.follower)), deal(1, former), deal(attack_of(former), latter)",
    ),
    (
        "相手の場のフォロワー1体と自分の墓場のフォロワー1枚まで選ぶ。前者を破壊する。後者を手札に加える。",
        (
            "Select an enemy follower on the field and up to 1 follower in your cemetery. Destroy the former. "
            "Add the latter to your hand."
        ),
        (
            "select_two(select(enemy.follower), select_up_to(1, your.follower.in_cemetery)), destroy(former), "
            "add_to_hand(latter)"
        ),
    ),
]
OTHERS = [
    (
        "自分の墓場の妖精・カードが5枚以上か自分の墓場の【ロイヤル】カードが10枚以上なら、1枚引く。",
        (
            "If there are at least 5 Pixie cards in your cemetery or there are at least 10 {SWORDCRAFT} cards in your "
            "cemetery, draw a card."
        ),
        (
            "when(either(at_least(5, your.card.with_trait(PIXIE).in_cemetery), "
            'at_least(10, your.card.of_class("Swordcraft").in_cemetery)), draw(1))'
        ),
    ),
    (
        "自分の場のフォロワー1体を選ぶ。それは【攻撃力】+1する。【コンボ_3】代わりに【攻撃力】+2して、【突進】【守護】を持つ。",
        "Select a follower on your field. Give it {ATK}+1. Combo (3): Give it {ATK}+2 and Rush and Ward instead.",
        "select(your.follower), instead(give(it, attack=1), combo(3), give_with_keywords(it, rush, ward, attack=2))",
    ),
    (
        "自分のデッキから妖精・フォロワーを元のコストの合計が6以下になるように2枚まで探し、場に出す。",
        (
            "Search your deck for up to 2 Pixie followers with a total cost of 6 play points or less and put them"
            " onto your field."
        ),
        'search_up_to(2, any_side.follower.with_trait(PIXIE), to="field", most_total=6)',
    ),
    (
        "これに祈りカウンターX個を置く。Xは「自分の手札の枚数」である。",
        "Place X prayer counters on this card. X equals the number of cards in your hand.",
        'place_counter(this, Counter("prayer", "祈り"), your_number("hand"))',
    ),
    (
        "自分の墓場のフォロワー1枚を選ぶ。それをデッキに戻し、シャッフルする。",
        "Select a follower in your cemetery. Put it into its owner's deck and shuffle.",
        "select(your.follower.in_cemetery), shuffle_into_deck(it)",
    ),
    (
        "自分の墓場すべてをデッキに戻し、シャッフルする。",
        "Put each card in your cemetery into their owners' decks and shuffle.",
        "shuffle_into_deck(your.card.in_cemetery)",
    ),
    (
        "このターン、自分の場の妖精・フォロワーすべては【突進】を持つ。",
        "This turn, give each Pixie follower on your field Rush.",
        "give_keyword(your.follower.with_trait(PIXIE), rush, this_turn=True)",
    ),
    (
        "このターン、これは【突進】【守護】を持つ。",
        "This turn, give this follower Rush and Ward.",
        "give_keywords(this, rush, ward, this_turn=True)",
    ),
]
X = [
    (
        "自分の手札の元のコストX以下のフォロワー1枚を場に出してよい。Xは「自分のPP最大値」である。",
        (
            "You may put a follower that costs X play points or less from your hand onto your field. X equals "
            "your maximum play points."
        ),
        'where_x(your_number("max_play_points"), hand_onto_field(any_side.follower.that_cost_up_to_x))',
    ),
    (
        "元のコストXの相手の場のフォロワーすべてを破壊する。Xは「自分の手札の枚数」である。",
        "Destroy each enemy follower that costs X play points on the field. X equals the number of cards in your hand.",
        'where_x(your_number("hand"), destroy(enemy.follower.that_cost_x))',
    ),
    (
        "『フェアリー』X体を場に出す。Xは「相手の場のフォロワーの数」である。",
        "Summon X Fairy tokens. X equals the number of enemy followers on the field.",
        "summon_x(count(enemy.follower), FAIRY)",
    ),
    (
        "攻撃力4以上の相手の場のフォロワー1体を選ぶ。それを破壊する。",
        "Select an enemy follower with at least 4 attack on the field. Destroy it.",
        "select(enemy.follower.with_attack_at_least(4)), destroy(it)",
    ),
    (
        "体力2以上の相手の場のフォロワーすべてに1ダメージ。",
        "Deal 1 damage to each enemy follower with at least 2 defense on the field.",
        "deal(1, enemy.follower.with_defense_at_least(2))",
    ),
]


@pytest.mark.parametrize(("japanese", "english", "meant"), BOTH + WHAT_WAS_DONE + TWO + OTHERS + X)
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


@pytest.mark.parametrize(
    ("japanese", "english", "meant"),
    [
        (
            "相手の場のフォロワーすべてにXダメージ。",
            "Deal X damage to each enemy follower on the field.",
            "deal(x, enemy.follower)",
        ),
        ("『フェアリー』X体を出す。", "Summon X Fairy tokens.", "summon_x(x, FAIRY)"),
        ("これは【攻撃力】+X/【体力】+Xする。", "Give this follower {ATK}+X/{DEF}+X.", "give_x(this, x)"),
        (
            "自分のデッキからコストX以下のフォロワー1枚を探し、場に出す。",
            "Search your deck for a follower that costs X play points or less and put it onto your field.",
            'search(any_side.follower.that_cost_up_to_x, to="field")',
        ),
    ],
)
def test_x_as_it_is_paid(japanese, english, meant):
    assert script(f"【ファンファーレ】【コストX】：{japanese}", "ja") == f"fanfare({meant}, cost=pay_x())"
    assert script(f"{{FANFARE}} {{COST X}}: {english}") == f"fanfare({meant}, cost=pay_x())"


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


@pytest.mark.parametrize(
    ("japanese", "english", "condition"),
    [
        (
            "自分の墓場に妖精・カードが5枚以上ある限り",
            "While there are at least 5 Pixie cards in your cemetery",
            "at_least(5, your.card.with_trait(PIXIE).in_cemetery)",
        ),
        ("【覚醒】状態である限り", "While Overflow is active for you", "overflow"),
        ("自分の場にアミュレットがある限り", "While there is an amulet on your field", "present(your.amulet)"),
    ],
)
def test_a_quoted_ability_while_something_holds(japanese, english, condition):
    meant = f"has_ability_while({condition}, strike(draw(1)))"
    assert script(f"{japanese}、これは「【攻撃時】1枚引く」を持つ。", "ja") == meant
    assert script(f'{english}, this follower has "Strike: Draw a card".') == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("自分の手札の妖精・カード1枚を捨ててよい。そうしたなら、1枚引く。", "discarding(your.card.with_trait(PIXIE))"),
        ("自分の墓場のカード4枚を消滅させてよい。そうしたなら、1枚引く。", 'banishing("card", 4)'),
        ("自分の場の他のフォロワー1体を墓場に置いてよい。そうしたなら、1枚引く。", "burying(your.follower.but_this())"),
    ],
)
def test_what_may_be_done_for_something_is_a_cost(text, meant):
    assert script(f"【ファンファーレ】{text}", "ja") == f"fanfare(draw(1), cost={meant})"


def test_ways_to_say_the_next_phase():
    one, other = (
        script(f"【ファンファーレ】{words}エンドフェイズが来たとき、1枚引く。", "ja")
        for words in ("次の自分の", "次に自分の")
    )
    assert one == other == "fanfare(at_next_end(draw(1)))"
