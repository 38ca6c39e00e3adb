"""Fusion (JA 12.18): other cards are used up, and the card goes from the hand into the EX area, stronger."""

import pytest
from sve.playing import Playing, Side, follower, table

from svedesk.games.sve.text.cards import card_text

GOLD = 'Counter("gold", "金")'
TREASURE = 'your.card.with_trait(Trait("Treasure", "財宝"))'


def loot(name: str, cost: int = 1):
    """A Treasure card."""
    return follower(name, cost=cost, traits=("Treasure",), traits_ja=("財宝",))


ONE = follower("One", f"activate_from_hand(fusing({TREASURE}), place_counter(this, {GOLD}))", cost=2)
TWO = follower("Two", f"activate_from_hand(fusing({TREASURE}, 2), draw(1))")
MANY = follower("Many", f"activate_from_hand(fusing_any({TREASURE}), deal(cards_fused, enemy.leader))")
CARDS = [ONE, TWO, MANY, loot("Ring"), loot("Coin"), loot("Cup")]


def holding(*hand: str, ex=(), cards=(), edition="", **more) -> Playing:
    """A table with these cards in hand and EX area."""
    return table(me=Side(hand=[*hand], ex=[*ex], **more), cards=[*CARDS, *cards], edition=edition)


@pytest.mark.rule("12.18.2", edition="JA 1.26.1")
def test_a_card_of_the_hand_is_discarded_and_the_card_goes_into_the_ex_area():
    t = holding("One", "Ring", "Goblin").activate("One").pick("Ring")
    assert (t.me.hand, t.me.ex, t.me.cemetery) == (["Goblin"], ["One"], ["Ring"])
    assert t.card("One", "ex").counter("gold") == 1, "this card is the one that lies there now"


@pytest.mark.rule("12.18.2", edition="JA 1.26.1")
def test_a_card_of_the_ex_area_is_put_into_the_cemetery_and_that_is_no_discarding():
    """Q2616."""
    monk = follower("Monk", 'whenever_discards("your", give_leader(1))')
    t = holding("One", ex=["Ring"], cards=[monk], field=["Monk"]).activate("One").pick("Ring")
    assert (t.me.ex, t.me.cemetery, t.me.defense) == (["One"], ["Ring"], 20)
    t = holding("One", "Ring", cards=[monk], field=["Monk"]).activate("One").pick("Ring")
    assert t.me.defense == 21


@pytest.mark.rule("12.18.2", edition="JA 1.26.1")
def test_it_fuses_with_other_cards_that_meet_the_condition_and_with_no_others():
    """A Treasure that fuses is none of its own."""
    gem = follower("Gem", *ONE.abilities, traits=("Treasure",), traits_ja=("財宝",))
    assert holding("One", "Goblin").why_not("activate One") == ("fusion-needs-more", "12.18.2")
    assert holding("Gem", cards=[gem]).why_not("activate Gem") == ("fusion-needs-more", "12.18.2")


@pytest.mark.rule("12.18.2", edition="JA 1.26.1")
def test_it_is_an_ability_of_the_card_in_hand():
    assert holding("Ring", ex=["One"]).options("activate") == []


@pytest.mark.rule("12.18.2", edition="JA 1.26.1")
def test_in_a_full_ex_area_a_card_there_makes_the_place():
    full = ["Goblin"] * 4
    t = holding("Two", "Coin", "Cup", ex=[*full, "Ring"]).activate("Two").pick("Cup")
    assert (t.me.ex[-1], sorted(t.me.cemetery)) == ("Two", ["Cup", "Ring"])
    assert holding("One", "Coin", ex=[*full, "Goblin"]).why_not("activate One") == ("ex-full", "4.8.3.1")


@pytest.mark.rule("12.18.2.1", edition="JA 1.26.1")
def test_cards_of_the_hand_and_of_the_ex_area_count_together():
    """Q2636."""
    t = holding("Two", "Ring", ex=["Coin"]).activate("Two").pick("Ring", "Coin")
    assert (t.me.ex, sorted(t.me.cemetery), len(t.me.hand)) == (["Two"], ["Coin", "Ring"], 1)


@pytest.mark.rule("12.18.2.2", "12.18.2.2.1", edition="JA 1.26.1")
def test_where_the_number_is_free_it_is_at_least_one():
    """X, which the effect asks for, is how many they are."""
    t = holding("Many", "Ring", "Coin", ex=["Cup"]).activate("Many")
    assert (t.ask.low, t.ask.high) == (1, 3)
    assert t.pick("Ring", "Cup").foe.defense == 18


@pytest.mark.rule("12.18.2.2", "12.18.2.2.1", "12.18.3", edition="JA 1.26.1")
def test_with_no_such_card_it_fuses_with_none_and_nothing_is_performed():
    lone = follower("Lone", f"activate_from_hand(fusing_any({TREASURE}), give_leader(1))")
    t = holding("Lone", "Goblin", cards=[lone]).activate("Lone")
    assert (t.me.ex, t.me.defense, t.me.hand) == (["Lone"], 20, ["Goblin"])


@pytest.mark.rule("12.18.4", edition="JA 1.26.1")
def test_a_card_that_was_put_there_so_has_fused():
    proud = follower("Proud", *ONE.abilities, "while_in_ex(on_fusion(give_leader(2)))")
    t = holding("Proud", "Ring", cards=[proud]).activate("Proud").pick("Ring")
    assert (t.me.ex, t.me.defense) == (["Proud"], 22)


@pytest.mark.rule("12.18.4", edition="JA 1.26.1")
def test_a_card_that_came_there_otherwise_has_not():
    proud = follower("Proud", *ONE.abilities, "while_in_ex(on_fusion(give_leader(2)))")
    t = holding("One", "Ring", ex=["Proud"], cards=[proud]).activate("One").pick("Ring")
    assert t.me.defense == 20


WATCH = follower("Watch", f"whenever_fuses({TREASURE}, give_leader(1))")


@pytest.mark.rule("12.18.4.1", edition="JA 1.26.1")
@pytest.mark.parametrize(
    ("group", "defense"),
    [
        (TREASURE, 21),
        ("your.card.that_cost_at_least(2)", 21),
        ('your.card.that_are_called(Called("Coin", "Coin"))', 21),
        ("your.card.that_cost_at_least(3)", 20),
        ("your.spell", 20),
    ],
)
def test_what_was_fused_is_known_by_what_it_was_and_triggers_once(group, defense):
    """Q2692: of two together it is once."""
    watch = follower("Watch", f"whenever_fuses({group}, give_leader(1))")
    cards = [watch, loot("Chest", cost=2)]
    t = holding("Two", "Chest", ex=["Coin"], field=["Watch"], cards=cards).activate("Two").pick("Chest", "Coin")
    assert t.me.defense == defense


@pytest.mark.rule("12.18.4.1", edition="JA 1.26.1")
def test_fusing_with_nothing_is_fusing_no_treasure():
    t = holding("Many", field=["Watch"], cards=[WATCH]).activate("Many")
    assert (t.me.ex, t.me.defense) == (["Many"], 20)


def test_it_reads_in_both_languages():
    t = holding()
    texts = {name: t.game.definitions[f"X-{name}"] for name in ("Two", "Many")}
    assert [card_text(texts["Two"], lang) for lang in ("en", "ja")] == [
        "{ACT} Fusion with 2 Treasure cards: Draw a card.",
        "【起動】【融合】財宝・カード2枚：1枚引く。",
    ]
    assert card_text(texts["Many"], "ja").startswith("【起動】【融合】財宝・カードを好きな枚数：")
