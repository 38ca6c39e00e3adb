"""Chapter 2: card information."""

import pytest
from sve.playing import Side, amulet, spell_card, table
from sve.rules.probes import by_hand

from svedesk.games.sve.abilities.passive import WhileHere
from svedesk.games.sve.words import your


@pytest.mark.rule("2.3.4")
def test_a_bare_card_type_means_every_card_of_that_type():
    """Tokens and evolved cards are followers too; an amulet is none."""
    foe = Side(field=["Fighter", "Knight", "Goblin [evolved]", "Woodland Refuge"])
    t = table(me=Side(hand=["Angelic Snipe"]), foe=foe).play("Angelic Snipe")
    assert t.options() == ["Fighter", "Knight", "Goblin"]


@pytest.mark.rule("2.5.1")
@pytest.mark.parametrize(
    ("name", "cost"), [("Quickblader", 1), ("Fighter", 2), ("Treant", 3), ("Angelic Sword Maiden", 5)]
)
def test_the_printed_cost_is_what_playing_the_card_takes(name, cost):
    t = table(me=Side(hand=[name], pp=cost))
    t.play(name)
    assert t.me.pp == 0
    t = table(me=Side(hand=[name], pp=cost - 1))
    assert t.why_not(f"play {name}")[0] == "not-enough-points"


@pytest.mark.rule("2.5.1", "10.4.4.1")
@pytest.mark.parametrize(("shift", "cost"), [(-2, 0), (3, 5)])
def test_a_text_that_speaks_of_the_cost_means_the_printed_one(shift, cost):
    """Whatever playing the card takes now."""
    toll = amulet("Toll", f"play_cost(your.follower, shift={shift}, anywhere=True)")
    cull = spell_card("Cull", "spell(select(your.follower.that_cost_up_to(2)), banish(it))", cost=0)
    t = table(me=Side(hand=["Fighter", "Cull"], field=["Toll", "Treant", "Goblin"]), cards=[toll, cull])
    shown = t.session.ruleset.shown(t.table, t.card("Fighter", "hand"))
    assert shown.cost == cost
    t.play("Fighter").play("Cull")
    assert t.options("card") == ["Goblin", "Fighter"]  # Treant costs 3


@pytest.mark.rule("2.7.1")
def test_attack_is_the_damage_a_card_deals_when_it_attacks():
    t = table(me=Side(field=["White General"]))
    t.attack("White General", "leader").quiet()
    assert t.foe.defense == 15


@pytest.mark.rule("2.8.1")
@pytest.mark.parametrize(("damage", "stays"), [(1, True), (2, False)])
def test_defense_is_the_damage_that_destroys_a_card(damage, stays):
    t = table(me=Side(hand=["Angelic Barrage"]), foe=Side(field=[f"Fighter [damage {damage}]"]))
    t.play("Angelic Barrage")
    assert bool(t.foe.field) == stays


@pytest.mark.rule("2.8.2")
def test_damage_lowers_defense_by_as_much():
    t = table(me=Side(field=["Fighter"], hand=["Angelic Snipe"]), foe=Side(field=["Fighter"]))
    t.play("Angelic Snipe").pick("foe's Fighter")
    assert t.foe.field == ["Fighter 2/1"]
    t.attack("Fighter", "leader").quiet()
    assert t.foe.defense == 18


@pytest.mark.rule("2.4.2")
def test_cards_refer_to_traits():
    """Titania's Sanctuary means Pixie tokens: a Fairy, neither a Knight token nor a Pixie that is no token."""
    t = table(me=Side(hand=["Titania's Sanctuary"], field=["Fairy", "Knight", "Water Fairy"]))
    t.play("Titania's Sanctuary")
    assert t.me.field == ["Fairy 2/2", "Knight 1/1", "Water Fairy 1/1", "Titania's Sanctuary"]


@pytest.mark.rule("2.8.2")
def test_defense_that_rises_takes_no_damage_away():
    banner = amulet("Banner", WhileHere(your.follower, defense=2))
    t = table(me=Side(field=["Fighter [damage 2]"], hand=["Banner"]), cards=[banner])
    t.play("Banner")
    assert t.me.field == ["Fighter 2/3", "Banner"]
    by_hand(t, "move", "Banner", to=(0, "cemetery"))
    assert t.me.field == ["Fighter 2/1"]
