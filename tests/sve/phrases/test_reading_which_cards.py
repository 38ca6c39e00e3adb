"""Texts that say which cards they mean: each is read, and in both languages as the same script."""

import pytest
from sve.phrases.texts import reads, script


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


def test_any_number_may_be_selected():
    found = script("【ファンファーレ】自分の場のカードを好きな枚数選ぶ。それを手札に戻す。", "ja", "follower")
    assert found == "fanfare(select_any_number(your.card), return_to_hand(it))"
