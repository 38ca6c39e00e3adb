"""What is done to two targets at once, to any number of cards, and with several keywords."""

import pytest
from sve.playing import Side, follower, spell_card, table

FABLE = 'Counter("fable", "童話")'


# -- two targets -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.13.1")
def test_a_follower_and_its_leader_take_damage_at_once():
    bolt = spell_card("Bolt", "spell(select(enemy.follower), deal(2, together(it, its_own_leader)))")
    t = table(me=Side(hand=["Bolt"]), foe=Side(field=["Goblin"]), cards=[bolt]).play("Bolt").pick("Goblin")
    assert (t.foe.field, t.foe.defense, t.me.defense) == ([], 18, 20)


@pytest.mark.rule("5.13.1")
def test_a_card_that_is_meant_twice_takes_damage_once():
    bolt = spell_card("Bolt", "spell(deal(1, together(any_side.follower, enemy.follower)))")
    t = table(me=Side(hand=["Bolt"], field=["Goblin"]), foe=Side(field=["Goblin"]), cards=[bolt]).play("Bolt")
    assert (t.me.field, t.foe.field) == (["Goblin 2/1"], ["Goblin 2/1"])


@pytest.mark.rule("5.26.1")
def test_a_leader_is_given_defense_with_the_followers():
    bless = follower("Bless", "fanfare(give(together(your.leader, your.follower.but_this()), defense=2))")
    t = table(me=Side(hand=["Bless"], field=["Goblin"]), cards=[bless]).play("Bless")
    assert (t.me.defense, t.me.field) == (22, ["Goblin 2/4", "Bless 1/1"])


# -- keywords ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.1.1")
def test_several_keywords_are_given_at_once():
    drill = follower("Drill", "fanfare(give_keywords(your.follower, rush, bane))")
    t = table(me=Side(hand=["Drill"], field=["Goblin"]), cards=[drill]).play("Drill")
    assert [sorted(t.keywords(name)) for name in ("Goblin", "Drill")] == [["bane", "rush"]] * 2


@pytest.mark.rule("5.26.1")
def test_attack_and_several_keywords_are_given_at_once():
    drill = follower("Drill", "fanfare(give_with_keywords(this, storm, bane, attack=2))")
    t = table(me=Side(hand=["Drill"]), cards=[drill]).play("Drill")
    assert (t.me.field, sorted(t.keywords("Drill"))) == (["Drill 3/1"], ["bane", "storm"])


# -- counters ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.1.3")
@pytest.mark.parametrize(("said", "counters"), [("yes", 2), ("no", 0)])
def test_counters_may_be_placed_in_an_ex_area_too(said, counters):
    tale = spell_card("Tale", f"spell(select(your.card.in_ex), may_place_counter(it, {FABLE}, 2))")
    t = table(me=Side(hand=["Tale"], ex=["Goblin"]), cards=[tale]).play("Tale").pick("Goblin").say(said)
    assert t.card("Goblin").counter("fable") == counters


# -- one text for two heads --------------------------------------------------------------------------------------------


@pytest.mark.rule("12.1.2")
def test_one_text_for_two_heads_is_done_twice():
    mayfly = follower("Mayfly", "*fanfare_and_last_words(into_ex(1, KNIGHT))")
    burn = spell_card("Burn", "spell(deal(1, your.follower))")
    t = table(me=Side(hand=["Mayfly", "Burn"]), cards=[mayfly, burn]).play("Mayfly")
    assert t.me.ex == ["Knight"]
    t.play("Burn")
    assert t.me.ex == ["Knight"] * 2
