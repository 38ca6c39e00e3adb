"""5.24: changing card types; 5.30: box; 5.31: maneuver."""

import pytest
from sve.playing import Invented, Side, amulet, evolved, follower, spell_card, table
from sve.rules.probes import by_hand

from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.words import activate, draw, no_damage, this

STATUE = spell_card("Statue", 'spell(select(any_side.card), change_into(it, "amulet"))')
WAKE = spell_card("Wake", 'spell(select(any_side.card), change_into(it, "follower"))')
NAP = spell_card("Nap", 'spell(select(any_side.follower), change_into(it, "amulet", "turn"))')
ZAP = spell_card("Zap", "spell(deal(1, any_side.follower))")
KNIFE = spell_card("Knife", "spell(select(any_side.amulet), destroy(it))")
SMALL = spell_card("Small", "spell(destroy(any_side.card.with_defense_up_to(3)))")
GOLEM = follower("Golem", "ward", "last_words(draw(1))", "activate((), draw(1))", attack=3, defense=4)
FLEX = follower(
    "Flex", "activate((), give(this, storm, attack=1))", "activate((), deal(attack_of(this), enemy.leader))"
)
FIXED = follower("Fixed", "cannot_be_destroyed", "cannot_attack")
GRUB, MOTH = follower("Grub", "evolve(1)"), evolved("Grub", attack=4, defense=4)
CARDS = [STATUE, WAKE, NAP, ZAP, KNIFE, SMALL, GOLEM, FLEX, FIXED, GRUB, MOTH]


def changed(name, *hand, with_spell="Statue", **more):
    me = Side(hand=[with_spell, *hand], field=[name], **more)
    return table(me=me, cards=CARDS).play(with_spell).pick(name)


@pytest.mark.rule("5.24.1")
def test_a_card_changed_into_an_amulet_is_no_follower_any_more():
    t = changed("Golem", "Zap", "Knife")
    assert t.me.field == ["Golem"]
    assert not t.options("attack")
    t.play("Zap")
    assert t.card("Golem", "field").damage == 0
    t.play("Knife").pick("Golem")
    assert "Golem" in t.me.cemetery


@pytest.mark.rule("5.24.1")
def test_the_window_is_told_what_it_is_now():
    t = changed("Golem")
    shown = t.session.view(1).card(t.card("Golem", "field").id).shown
    assert (shown.kind, shown.attack, shown.defense) == ("amulet", None, None)


@pytest.mark.rule("5.24.2")
def test_all_else_is_kept_and_is_there_again_when_it_is_a_follower_again():
    t = table(me=Side(hand=["Nap"], field=["Golem [damage 1]"]), cards=CARDS).play("Nap").pick("Golem")
    assert t.me.field == ["Golem"]
    t.activate("Golem")
    assert t.me.hand == ["Fighter"]  # it has its abilities
    t.end().quiet()
    assert t.me.field == ["Golem 3/3"]


@pytest.mark.rule("5.24.2")
def test_a_changed_card_has_its_traits_and_its_keywords():
    imp = follower("Imp", "aura", traits=("Pixie",), traits_ja=("妖精",))
    chase = spell_card("Chase", "spell(banish(any_side.card.with_trait(PIXIE)))")
    t = table(me=Side(hand=["Statue", "Chase"], field=["Imp", "Golem"]), cards=[*CARDS, imp, chase])
    t.play("Statue").pick("Imp")
    assert t.keywords("Imp") == ("aura",)
    t.play("Chase")
    assert (t.me.field, t.me.banished) == (["Golem 3/4"], ["Imp"])


@pytest.mark.rule("5.24.2")
def test_an_amulet_with_attack_and_defense_has_them_as_a_follower():
    engine = Invented(SveFacts("X-Engine", "Engine", "機関", "amulet", cost=1, attack=4, defense=2))
    t = table(me=Side(hand=["Wake"], field=["Engine"]), cards=[*CARDS, engine]).play("Wake").pick("Engine")
    assert t.me.field == ["Engine 4/2"]


@pytest.mark.rule("5.24.2.1")
def test_no_reference_is_made_to_the_attack_or_defense_of_what_is_no_follower():
    t = changed("Flex", "Small").play("Small")
    assert t.me.field == ["Flex"]  # its defense of 1 is none now
    t = table(me=Side(hand=["Small"], field=["Flex"]), cards=CARDS).play("Small")
    assert t.me.field == []
    t = changed("Flex")
    t.numbers(next(i for i, o in enumerate(t.ask.options) if (o.kind, o.index) == ("activate", 1)))
    assert t.foe.defense == 20  # X is not its attack


@pytest.mark.rule("5.24.3")
def test_its_abilities_stay():
    t = changed("Golem", "Knife", deck=["Okami", "Fighter"])
    assert t.keywords("Golem") == ("ward",)
    assert t.activate("Golem").me.hand == ["Knife", "Okami"]
    t.play("Knife").pick("Golem")
    assert t.me.hand == ["Okami", "Fighter"]


@pytest.mark.rule("5.24.3.1")
def test_what_says_this_follower_is_not_applied_to_an_amulet():
    t = changed("Flex", "Wake").activate("Flex")
    t.play("Wake").pick("Flex")
    assert (t.me.field, t.keywords("Flex")) == (["Flex 1/1"], ())
    t.activate("Flex")
    assert (t.me.field, t.keywords("Flex")) == (["Flex 2/1"], ("storm",))


@pytest.mark.rule("5.24.3.1")
def test_a_follower_that_cannot_be_destroyed_can_be_as_an_amulet():
    t = changed("Fixed", "Knife").play("Knife").pick("Fixed")
    assert (t.me.field, "Fixed" in t.me.cemetery) == ([], True)


@pytest.mark.rule("5.24.3.1.1", "5.15.1.2.1")
def test_an_evolve_ability_is_used_whatever_the_card_is_and_it_stays_that():
    t = changed("Grub", "Wake", evolve=["Grub"])
    t.evolve("Grub")
    assert (t.me.field, t.me.evolve) == (["Grub"], ["Grub"])
    t.play("Wake").pick("Grub")
    assert t.me.field == ["Grub 4/4"]


@pytest.mark.rule("5.24.1")
def test_the_last_change_counts():
    t = changed("Golem", "Wake").play("Wake").pick("Golem")
    assert t.me.field == ["Golem 3/4"]


# -- 5.30 --------------------------------------------------------------------------------------------------------------

CRATE = spell_card("Crate", "spell(select(any_side.card), box(it))")
LID = spell_card("Lid", 'spell(select(any_side.card), box(it, "turn"))')
OATH = spell_card("Oath", "spell(select(your.follower), give_keyword(it, bane))")
DAWN = spell_card("Dawn", "spell(refresh(your.follower))")
LEADER = follower("Captain", "while_here(your.follower, storm, attack=1)")
BOXES = [CRATE, LID, OATH, DAWN, LEADER, GOLEM, GRUB, MOTH, KNIFE, ZAP]


def boxed(name, *hand, with_spell="Crate", state="", **more):
    me = Side(hand=[with_spell, *hand], field=[name + state], deck=["Okami"] * 5, **more)
    return table(me=me, cards=BOXES).play(with_spell).pick(name)


@pytest.mark.rule("5.30.1")
def test_a_boxed_card_is_told_to_be_boxed():
    t = boxed("Golem")
    assert [change.what for change in t.session.view(1).card(t.card("Golem", "field").id).given] == ["boxed"]
    assert t.me.field == ["Golem 3/4"]


@pytest.mark.rule("5.30.2", "5.30.1")
def test_a_boxed_card_has_none_of_its_abilities():
    t = boxed("Golem", "Zap")
    assert t.keywords("Golem") == ()
    assert "activate Golem" not in t.options()
    by_hand(t, "damage", "Golem", amount=3)
    t.play("Zap")
    assert ("Golem" in t.me.cemetery, t.me.hand) == (True, [])  # no Last Words


@pytest.mark.rule("5.30.2", "10.9.1.2")
def test_a_boxed_evolved_card_has_none_of_its_evolved_cards_abilities():
    cub, lion = follower("Cub"), evolved("Cub", "storm", "activate((), draw(1))", "while_here(your.follower, attack=2)")
    t = table(me=Side(hand=["Crate"], field=["Cub [evolved]"]), cards=[*BOXES, cub, lion])
    assert (t.keywords("Cub"), t.me.field, "activate Cub" in t.options()) == (("storm",), ["Cub 4/2"], True)
    t.play("Crate").pick("Cub")
    assert (t.keywords("Cub"), t.me.field, "activate Cub" in t.options()) == ((), ["Cub 2/2"], False)


@pytest.mark.rule("5.30.2")
def test_it_loses_what_it_was_given_and_gives_others_nothing():
    me = Side(hand=["Oath", "Crate"], field=["Captain", "Golem"])
    t = table(me=me, cards=BOXES).play("Oath").pick("Captain")
    assert (t.keywords("Captain"), t.keywords("Golem")) == (("storm", "bane"), ("ward", "storm"))
    t.play("Crate").pick("Captain")
    assert (t.keywords("Captain"), t.keywords("Golem"), t.me.field) == ((), ("ward",), ["Captain 1/1", "Golem 3/4"])


@pytest.mark.rule("5.30.2")
def test_a_boxed_follower_has_no_evolve_ability():
    assert "evolve Grub" not in boxed("Grub", evolve=["Grub"]).options()


@pytest.mark.rule("5.30.2.1")
def test_what_it_gains_after_that_it_keeps():
    t = boxed("Golem", "Oath").play("Oath").pick("Golem")
    assert t.keywords("Golem") == ("bane",)
    me = Side(hand=["Crate", "Captain"], field=["Golem"])
    t = table(me=me, cards=BOXES).play("Crate").pick("Golem").play("Captain")
    assert (t.keywords("Golem"), t.me.field[0]) == (("storm",), "Golem 4/4")


@pytest.mark.rule("5.30.3", "5.30.1")
def test_it_is_not_refreshed_in_the_start_phase():
    t = boxed("Golem", state=" [engaged]")
    t.end().quiet().end().quiet()
    assert (t.ask.seat, t.is_engaged("Golem")) == (0, True)


@pytest.mark.rule("5.30.3.1")
def test_effects_refresh_it():
    t = boxed("Golem", "Dawn", state=" [engaged]").play("Dawn")
    assert not t.is_engaged("Golem")


def test_boxed_for_a_turn_it_has_its_abilities_back():
    t = boxed("Golem", with_spell="Lid")
    assert t.keywords("Golem") == ()
    t.end().quiet()
    assert t.keywords("Golem") == ("ward",)


# -- 5.31 --------------------------------------------------------------------------------------------------------------

DRIVE = spell_card("Drive", "spell(select(your.amulet), maneuver(it))")
TANK = Invented(SveFacts("X-Tank", "Tank", "Tank", "amulet", cost=2, attack=3, defense=4), (activate((), draw(1)),))
HALF = Invented(SveFacts("X-Husk", "Husk", "Husk", "amulet", cost=2, attack=3), ())
LAMP = amulet("Lamp")


def maneuvered(name):
    me = Side(hand=["Drive", "Zap"], field=[name], deck=["Okami"] * 5)
    return table(me=me, cards=[DRIVE, TANK, HALF, LAMP, ZAP]).play("Drive").pick(name)


@pytest.mark.rule("5.31.1")
def test_a_maneuvered_amulet_is_a_follower_with_its_values_for_the_rest_of_the_turn():
    t = maneuvered("Tank")
    assert t.me.field == ["Tank 3/4"]
    assert "attack Tank > leader" in t.options()
    assert t.attack("Tank", "leader").quiet().foe.defense == 17
    t.play("Zap")
    assert t.me.field == ["Tank 3/3"]
    t.end().quiet()
    assert t.me.field == ["Tank"]


@pytest.mark.rule("5.31.1.1")
@pytest.mark.parametrize("name", ["Lamp", "Husk"])
def test_an_amulet_without_attack_or_defense_stays_an_amulet(name):
    t = maneuvered(name)
    assert (t.me.field, t.options("attack"), t.card(name, "field").given) == ([name], [], ())


@pytest.mark.rule("5.24.3.1")
def test_an_amulet_that_takes_no_damage_does_as_a_follower():
    shell = Invented(SveFacts("X-Shell", "Shell", "殻", "amulet", cost=1, attack=1, defense=4), (no_damage(this),))
    t = table(me=Side(hand=["Wake", "Zap"], field=["Shell"]), cards=[*CARDS, shell])
    assert t.play("Wake").pick("Shell").play("Zap").me.field == ["Shell 1/3"]
