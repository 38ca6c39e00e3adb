"""Evolving, serving, driving, and what lies on cards."""

from sve.answers.position import position
from sve.playing import Side

from svedesk.engine.events import RandomDrawn
from svedesk.games.sve.card_names import Trait
from svedesk.games.sve.universes import VANGUARD
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.words import your


def test_q682_the_unevolved_card_lies_in_the_cemetery_when_last_words_are_played():
    me = Side(field=["Flower Doll [evolved]"])
    t = position(me, Side(hand=["Fiery Embrace"]), active=1).play("Fiery Embrace").pick("Flower Doll")
    assert (t.me.evolve_deck, t.me.cemetery) == (["Flower Doll (faceup)"], ["Flower Doll"])
    assert t.pick("Flower Doll").me.hand == ["Flower Doll"]


def test_q1030_what_lowers_the_cost_of_evolving_twice_lowers_it_by_two():
    name = "Limonia, Flawed Saint"
    t = position(Side(field=[name], ex=["Repair Mode"] * 2, evolve=[name])).activate(name).activate(name)
    assert t.evolve(name).me.pp == 5


def test_q394_what_follows_a_search_on_race_is_had_without_finding_anything():
    t = position(Side(field=["Meisho Doto"], evolve=["Carrot"], deck=["Pinion Prayer"])).activate("Meisho Doto").pick()
    assert (t.me.field, t.me.deck) == (["Meisho Doto 4/4"], ["Pinion Prayer"])


def test_q1822_a_follower_that_raced_is_not_served_again():
    t = position(Side(field=["Mihono Bourbon"], evolve=["Carrot"] * 6))
    assert t.options("activate") == ["activate Mihono Bourbon"] * 3
    t.activate("Mihono Bourbon")
    while t.ask.kind != "main":
        t.pick()
    assert t.options("activate") == []


def test_q1418_a_trigger_that_is_not_carried_out_triggers_nothing():
    attacker, waiting = "CEO Amaterasu", "Prowling Dragon, Striken"
    me = Side(field=[attacker, waiting], deck=["CP03-016", "CP03-020", *["Goblin"] * 4])
    for answer, attacks in (("no", []), ("yes", [f"attack {waiting} > leader"])):
        t = position(me, universes=(VANGUARD, "")).attack(attacker, "leader").say(answer).quiet()
        assert t.options("attack") == attacks


def test_q194_a_stack_that_is_used_up_makes_its_place():
    me = Side(field=["Juno's Secret Laboratory", *["Goblin"] * 3], ex=["Magic Sediment"])
    t = position(me).play("Magic Sediment")
    assert len(t.me.field) == 5
    t.session.answer([1])  # its second activated ability
    t.pick("Strikeform Golem")
    assert (len(t.me.field), t.me.field[-1]) == (5, "Strikeform Golem 3/2")


def test_q292_so_does_one_that_is_used_up_for_earth_rite():
    name = "Remi & Rami, Witchy Duo"
    t = position(Side(field=[name, *["Goblin"] * 3], evolve=[name], ex=["Magic Sediment"])).play("Magic Sediment")
    assert t.evolve(name).say("yes").me.field[-1] == "Strikeform Golem 5/2"


def test_q472_a_stack_counter_is_placed_on_an_amulet():
    name = "Wizardess of Oz"
    t = position(Side(hand=[name], deck=["Goblin"])).play(name).pick("Magic Sediment")
    assert (t.card("Magic Sediment", "field").counter("Stack"), t.me.hand) == (2, ["Goblin"])


def test_q402_only_a_six_destroys_the_amulet():
    long = {"deck": ["Goblin"] * 40, "hand_limit": 99}
    t = position(Side(field=["Take a Jab!"], defense=99, **long), Side(**long), active=1)
    for _ in range(20):
        before = t.me.defense
        t.end().say("pass")
        (rolled,) = (event.value for event in t.events if isinstance(event, RandomDrawn))
        assert t.me.defense - before == {1: -5, 6: 3}.get(rolled, 0)
        if rolled == 6:
            break
        assert t.me.field == ["Take a Jab!"]
        t.end().quiet()
    assert (rolled, t.me.field) == (6, [])


def test_q1500_a_boxed_follower_keeps_the_trait_it_was_given():
    me = Side(field=["Roc", "Draconic Weapon"], hand=["Lance Lizard"])
    foe = Side(field=["Nahtnaught, Cursed Queen"])
    t = position(me, foe).activate("Draconic Weapon").pick("Roc").end().quiet()
    t.activate("Nahtnaught, Cursed Queen").pick("Roc")
    roc = t.card("Roc", "field")
    assert is_meant(t.game, roc, your.follower.with_trait(Trait("Armed", "武装")), 0, roc.id)


def test_q382_nor_is_one_that_was_served_twice():
    t = position(Side(field=["Oguri Cap"], evolve=["Carrot"] * 6))
    t.session.answer([[n for n, o in enumerate(t.ask.options) if o.kind == "activate"][1]])
    assert (t.me.field, t.options("activate")) == (["Oguri Cap 8/6"], [])


def test_q1212_a_follower_that_evolves_into_an_amulet_has_not_entered():
    me = Side(field=["Jeweled Priestess [evolved]", "Eidolon of Madness"], evolve=["Eidolon of Madness"])
    t = position(me).evolve("Eidolon of Madness")
    assert (t.me.defense, t.ask.kind) == (20, "main")


def test_q200_the_counter_is_placed_on_the_amulet_that_has_stack():
    me = Side(field=["Crafty Warlock [evolved]"])
    t = position(me, Side(hand=["Fiery Embrace"]), active=1).play("Fiery Embrace").pick("Crafty Warlock")
    assert t.pick("Magic Sediment").card("Magic Sediment", "field").counter("Stack") == 2


def test_q1974_a_faceup_carrot_is_no_evolved_follower():
    name = "Piercye, Queen of Frost"
    for third, field in (("Carrot (faceup)", [name + " 3/3"]), ("Urd (faceup)", [name + " 4/4"])):
        t = position(Side(hand=[name], evolve=[name, "Urd (faceup)", "Urd (faceup)", third])).play(name)
        assert t.in_any_order().me.field == field


def test_q1524_an_advanced_follower_stays_in_the_ex_area():
    name = "Artistic Arcanist"
    foe = Side(field=["Spinaria & Lucille, Keepers"])
    t = position(Side(field=[name], evolve=[name]), foe).evolve(name).pick("Spinaria & Lucille, Keepers")
    assert (t.foe.ex, t.foe.evolve_deck) == (["Spinaria & Lucille, Keepers"], [])


def test_q1890_a_fanfare_that_evolves_is_not_the_one_evolution_of_the_turn():
    me = Side(hand=["Front Desk Frog"], field=["Jiemon, Thief Lord", "Goblin"], evolve=["Front Desk Frog", "Goblin"])
    t = position(me).play("Front Desk Frog")
    assert "Front Desk Frog 3/3" in t.me.field
    assert "evolve Goblin" in t.options()


def test_q786_a_follower_that_an_ability_put_there_evolves():
    name = "Wildwood Matriarch"
    me = Side(hand=["Lymaga, Forest Champion"], deck=[name], evolve=[name])
    t = position(me).play("Lymaga, Forest Champion").pick(name)
    assert name + " 4/4" in t.me.field


def test_q1122_an_evolved_amulet_that_is_destroyed_goes_faceup_into_the_evolve_deck():
    t = position(Side(field=["Eidolon of Madness [evolved]"]), Side(hand=["Execution"]), active=1).play("Execution")
    t.pick("Eidolon of Madness")
    assert (t.me.evolve_deck, t.me.cemetery) == (["Eidolon of Madness (faceup)"], ["Eidolon of Madness"])
    assert t.foe.defense == 17


def test_q932_a_spell_that_evolving_plays_goes_back_to_the_cemetery():
    me = Side(field=["Hina Araki"], evolve=["Hina Araki"], cemetery=["Angelic Maid"])
    t = position(me).evolve("Hina Araki").pick("Angelic Maid").pick("Hina Araki")
    assert t.me.cemetery == ["Angelic Maid"]


def test_q384_three_carrots_are_needed_to_race_three_times():
    assert len(position(Side(field=["Oguri Cap"], evolve=["Carrot"] * 2)).options("activate")) == 2
    assert len(position(Side(field=["Oguri Cap"], evolve=["Carrot"] * 3)).options("activate")) == 3


def test_q1972_nor_is_a_faceup_evolved_amulet():
    name = "Piercye, Queen of Frost"
    evolve = [name, "Urd (faceup)", "Urd (faceup)", "Eidolon of Madness (faceup)"]
    assert position(Side(hand=[name], evolve=evolve)).play(name).me.field == [name + " 3/3"]


def test_q1210_two_that_wait_for_an_amulet_both_trigger():
    me = Side(hand=["Pinion Prayer"], field=["Jeweled Priestess [evolved]"] * 2)
    assert position(me).play("Pinion Prayer").in_any_order().me.defense == 22


def test_q1820_three_carrots_are_needed_by_another_too():
    assert len(position(Side(field=["Mihono Bourbon"], evolve=["Carrot"] * 2)).options("activate")) == 2


def test_q1570_a_fanfare_that_evolves_leaves_the_one_evolution_of_the_turn():
    name = "Sylvia, Grand Arbiter"
    t = position(Side(hand=[name], field=["Goblin"], evolve=[name, "Goblin"])).play(name)
    assert (name + " 3/3" in t.me.field, "evolve Goblin" in t.options()) == (True, True)
