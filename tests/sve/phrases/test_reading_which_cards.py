"""Texts that say which cards they mean: each is read, and in both languages as the same script."""

import pytest
from sve.phrases.texts import reads, script


@pytest.mark.parametrize(
    ("english", "japanese", "cards"),
    [
        ("a spell", "スペル1枚", "any_side.spell"),
        ("a Pixie spell", "妖精・スペル1枚", "any_side.spell.with_trait(PIXIE)"),
        (
            "a {DRAGONCRAFT} card that costs at least 6 play points",
            "元のコスト6以上の【ドラゴン】カード1枚",
            'any_side.card.of_class("Dragoncraft").that_cost_at_least(6)',
        ),
        ("a follower that costs 3 play points or less", "元のコスト3以下のフォロワー1枚", None),
        ("a follower with 2 attack or less", "攻撃力2以下のフォロワー1枚", "any_side.follower.with_attack_up_to(2)"),
        ("a follower with Storm", "【疾走】を持つフォロワー1枚", "any_side.follower.with_keyword(storm)"),
        (
            "a follower with Storm or Ward that costs 4 play points or less",
            "コスト4以下の「【疾走】や【守護】を持つフォロワー」1枚",
            "any_side.follower.that_cost_up_to(4).with_keyword(storm).with_keyword(ward)",
        ),
        (
            "a Pixie card with a different name from this card",
            "「これと同名を除く妖精・カード」1枚",
            "any_side.card.with_trait(PIXIE).of_other_names()",
        ),
        (
            "a non-{SWORDCRAFT} follower",
            "「【ロイヤル】でないフォロワー」1枚",
            'any_side.follower.not_of_class("Swordcraft")',
        ),
        (
            "a Pixie follower or Armed follower",
            "妖精・フォロワーか武装・フォロワー1枚",
            "any_side.follower.with_trait(PIXIE).or_cards(any_side.follower.with_trait(ARMED))",
        ),
        (
            "a follower or amulet that costs 2 play points or less",
            "コスト2以下のフォロワーかコスト2以下のアミュレット1枚",
            "any_side.follower.that_cost_up_to(2).or_cards(any_side.amulet)",
        ),
        (
            "a follower or amulet that costs 2 play points or less",
            "コスト2以下の「フォロワーかアミュレット」1枚",
            "any_side.follower.that_cost_up_to(2).or_cards(any_side.amulet)",
        ),
    ],
)
def test_cards_that_are_searched_for(english, japanese, cards):
    reads(
        f"{{FANFARE}} Search your deck for {english}, reveal it, and add it to your hand.",
        f"【ファンファーレ】自分のデッキから{japanese}を探し、手札に加える。",
        f"fanfare(search({cards or 'any_side.follower.that_cost_up_to(3)'}))",
    )


@pytest.mark.parametrize(
    ("english", "japanese", "cards"),
    [
        (
            "an enemy follower that costs 2 play points or less on the field",
            "元のコスト2以下の相手の場のフォロワー1体",
            "enemy.follower.that_cost_up_to(2)",
        ),
        (
            "a Pixie follower that costs 2 play points or less on your field",
            "自分の場の元のコスト2以下の妖精・フォロワー1体",
            "your.follower.with_trait(PIXIE).that_cost_up_to(2)",
        ),
        (
            "another follower with Rush or Ward on your field",
            "自分の他の「【突進】や【守護】を持つフォロワー」1体",
            "your.follower.with_keyword(rush).with_keyword(ward).but_this()",
        ),
        ("a reserved enemy follower on the field", "スタンド状態の相手の場のフォロワー1体", "enemy.follower.reserved"),
        (
            "a follower that costs at least 3 play points in your cemetery",
            "自分の墓場の元のコスト3以上のフォロワー1枚",
            "your.follower.in_cemetery.that_cost_at_least(3)",
        ),
        ("a spell in your cemetery", "自分の墓場のスペル1枚", "your.spell.in_cemetery"),
    ],
)
def test_cards_that_are_selected(english, japanese, cards):
    found = script(f"{{FANFARE}} Select {english}. Banish it.", "en", "follower")
    assert found.startswith("fanfare(select(")
    reads(
        f"{{FANFARE}} Select {english}. Banish it.",
        f"【ファンファーレ】{japanese}を選ぶ。それを消滅させる。",
        found,
    )
    assert sorted(found.removesuffix("), banish(it))").removeprefix("fanfare(select(").split(".")) == sorted(
        cards.split(".")
    )


@pytest.mark.parametrize(
    "text",
    [
        "【ファンファーレ】自分のデッキからコスト2以下のフォロワーかアミュレット1枚を探し、手札に加える。",
        "【ファンファーレ】自分の場のスペル1枚を選ぶ。それを破壊する。",
        "【ファンファーレ】自分のデッキから【疾走】や【疾走】を持つフォロワー1枚を探し、手札に加える。",
    ],
)
def test_what_could_mean_something_else_or_nothing_is_not_read(text):
    assert script(text, "ja", "follower").startswith("?")


@pytest.mark.parametrize(
    ("english", "japanese", "take"),
    [
        (
            "You may reveal a {FORESTCRAFT} follower from among them and add it to your hand.",
            "その中から、【エルフ】フォロワー1枚を公開して手札に加えてよい。",
            'take(any_side.follower.of_class("Forestcraft"), reveal=True)',
        ),
        (
            "You may put up to 2 Pixie cards from among them into your EX area.",
            "その中から、妖精・カード2枚までEXエリアに置いてよい。",
            'take(any_side.card.with_trait(PIXIE), to="ex", count=2)',
        ),
        (
            "You may put a card from among them into your EX area.",
            "その中から、1枚をEXエリアに置いてよい。",
            'take(any_side.card, "ex")',
        ),
        (
            (
                "You may put any number of followers with a total cost of 6 play points or less from among them onto "
                "your field."
            ),
            "その中から、フォロワーを元のコストの合計が6以下になるように好きな枚数場に出してよい。",
            'take_costing(any_side.follower, 6, to="field")',
        ),
        (
            "You may put up to 3 followers with different names from among them onto your field.",
            "その中から、フォロワーをカード名が異なるように3枚まで場に出してよい。",
            'take_distinct(any_side.follower, to="field", count=3)',
        ),
        (
            "You may reveal up to 1 follower and up to 1 spell from among them and add them to your hand.",
            "その中から、フォロワーとスペルそれぞれ1枚まで公開して手札に加えてよい。",
            "take_one_of_each(any_side.follower, any_side.spell, reveal=True)",
        ),
        (
            (
                "You may reveal a Pixie card from among them and add it to your hand. "
                "You may also put a spell into your cemetery."
            ),
            "その中から妖精・カード1枚を公開して手札に加えてよい。スペル1枚を墓場に置いてよい。",
            'take(any_side.card.with_trait(PIXIE), reveal=True), into_cemetery("spell")',
        ),
    ],
)
def test_cards_that_are_taken_of_those_looked_at(english, japanese, take):
    reads(
        f"{{FANFARE}} Look at the top 4 cards of your deck. {english} Put the remaining cards on the bottom of your "
        "deck in any order.",
        f"【ファンファーレ】自分のデッキの上4枚を見る。{japanese}残りを好きな順にデッキの下に置く。",
        f'fanfare(look_at_top(4, {take}, rest="bottom"))',
    )


def test_cards_that_must_be_taken():
    reads(
        "{FANFARE} Look at the top 3 cards of your deck. Add a card from among them to your hand. Put the remaining "
        "cards into your cemetery.",
        "【ファンファーレ】自分のデッキの上3枚を見る。その中から、1枚を手札に加える。残りを墓場に置く。",
        'fanfare(look_at_top(3, put_from_among(any_side.card), rest="cemetery"))',
    )


@pytest.mark.parametrize("japanese", ["それがスペルなら、公開して", "その中から、スペル1枚を公開して"])
def test_the_only_card_looked_at(japanese):
    reads(
        "{FANFARE} Look at the top card of your deck. If it's a spell, you may reveal it and add it to your hand.",
        f"【ファンファーレ】自分のデッキの上1枚を見る。{japanese}手札に加えてよい。",
        'fanfare(look_at_top(1, reveal_into_hand("spell")))',
    )


def test_what_was_put_onto_the_field_is_it_afterwards():
    reads(
        "{FANFARE} Look at the top 3 cards of your deck. You may put a follower from among them onto your field. "
        "Put the remaining cards into your cemetery. Give it Rush.",
        "【ファンファーレ】自分のデッキの上3枚を見る。その中から、フォロワー1枚を場に出してよい。残りを墓場に置く。"
        "それは【突進】を持つ。",
        'fanfare(look_at_top(3, take(any_side.follower, "field"), rest="cemetery"), give_keyword(it, rush))',
    )


@pytest.mark.parametrize(
    ("english", "japanese", "wanted"),
    [
        (
            "a Goblin and a Fighter and put them onto your field",
            "『ゴブリン』1枚と『ファイター』1枚を探し、場に出す",
            (
                'search_one_of_each(any_side.card.that_are_called(Called("Goblin", "ゴブリン")), '
                'any_side.card.that_are_called(Called("Fighter", "ファイター")), to="field")'
            ),
        ),
        (
            "up to 2 spells with different names, reveal them, and add them to your hand",
            "スペルをカード名が異なるように2枚まで探し、手札に加える",
            "search_up_to(2, any_side.spell, distinct=True)",
        ),
        (
            "a Pixie card and put it into your cemetery",
            "妖精・カード1枚を探し、墓場に置く",
            'search(any_side.card.with_trait(PIXIE), to="cemetery")',
        ),
        (
            "up to 8 cards and banish them",
            "カード8枚まで探し、消滅させる",
            'search_up_to(8, any_side.card, to="banished")',
        ),
        (
            "a follower that costs 1 play point and put it onto your field engaged",
            "元のコスト1のフォロワー1枚を探し、アクト状態で場に出す",
            'search(any_side.follower.that_costs(1), to="field", engaged=True)',
        ),
    ],
)
def test_what_is_searched_for_together(english, japanese, wanted):
    reads(
        f"{{FANFARE}} Search your deck for {english}.",
        f"【ファンファーレ】自分のデッキから{japanese}。",
        f"fanfare({wanted})",
    )


def test_any_number_may_be_selected():
    found = script("【ファンファーレ】自分の場のカードを好きな枚数選ぶ。それを手札に戻す。", "ja", "follower")
    assert found == "fanfare(select_any_number(your.card), return_to_hand(it))"
