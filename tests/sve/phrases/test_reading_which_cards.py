"""Texts that say which cards they mean: each is read, and in both languages as the same script."""

from functools import cache

import pytest
from sve.playing import shipped_facts

from svedesk.engine.script import Lang
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.reading.heard import SveTextReader


@cache
def reader() -> SveTextReader:
    return SveTextReader(shipped_facts().values())


def script(text: str, lang: Lang, kind: str) -> str:
    facts = SveFacts("MYC-001", "Mine", "わたし", kind, cost=1, attack=1, defense=1)
    return "; ".join(row.script or f"? {row.unread} ({row.meanings})" for row in reader().read(facts, text, lang))


def reads(english: str, japanese: str, wanted: str, kind: str = "follower") -> None:
    assert (script(english, "en", kind), script(japanese, "ja", kind)) == (wanted, wanted)


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
            "a Pixie card with a different name than this card",
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
