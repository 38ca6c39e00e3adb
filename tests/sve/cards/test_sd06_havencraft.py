"""SD06, Maculate Ablution: its Havencraft cards."""

import pytest
from sve.cards.plays import plays
from sve.playing import Side, amulet, table

# -- SD06-001 Skullfane ------------------------------------------------------------------------------------------------


@plays("SD06-001")
def test_skullfane_puts_an_amulet_of_the_top_four_onto_the_field():
    deck = ["Snake Priestess", "Dual Flames", "Hallowed Dogma", "Pinion Prayer", "Ardent Nun"]
    t = table(me=Side(hand=["Skullfane"], deck=deck))
    t.play("Skullfane")
    assert t.options() == ["Dual Flames", "Pinion Prayer", "no"]
    t.pick("Dual Flames")
    assert t.me.field == ["Skullfane 6/6", "Dual Flames", "Holy Tiger 4/4"]
    assert t.me.cemetery == ["Snake Priestess", "Hallowed Dogma", "Pinion Prayer"]
    assert t.me.deck == ["Ardent Nun"]


def test_skullfane_may_leave_all_four_to_the_cemetery():
    t = table(me=Side(hand=["Skullfane"], deck=["Dual Flames"] * 5))
    t.play("Skullfane").say("no")
    assert (t.me.field, t.me.cemetery, t.me.deck) == (["Skullfane 6/6"], ["Dual Flames"] * 4, ["Dual Flames"])


def test_an_amulet_that_leaves_is_avenged_on_leaders_and_followers():
    t = table(
        me=Side(field=["Skullfane", "Pinion Prayer", "Fighter"]),
        foe=Side(field=["Fighter", "Snake Priestess", "Pinion Prayer", "Forest Bat"]),
    )
    t.activate("Pinion Prayer")
    assert t.me.field == ["Skullfane 6/6", "Fighter 2/3", "Holy Falcon 2/2"]
    assert (t.foe.defense, t.foe.field) == (18, ["Fighter 2/1", "Snake Priestess 1/1", "Pinion Prayer"])


def test_only_amulets_that_leave_your_own_field_count():
    t = table(
        me=Side(field=["Skullfane", "Forest Bat"]),
        foe=Side(field=["Fighter [engaged]", "Pinion Prayer"], deck=["Goblin"] * 3),
    )
    t.attack("Forest Bat", "Fighter").quiet()
    t.end().quiet().activate("Pinion Prayer")
    assert (t.me.field, t.foe.cemetery) == (["Skullfane 6/6"], ["Pinion Prayer"])
    assert (t.foe.defense, t.foe.field) == (20, ["Fighter 2/2", "Holy Falcon 2/2"])


def test_skullfane_avenges_an_amulet_though_it_is_gone_by_then():
    t = table(me=Side(field=["Skullfane", "Hare of Illusions"]))
    banish_all(t)
    assert (t.me.field, t.me.banished, t.foe.defense) == ([], ["Skullfane"], 18)


def banish_all(t):
    """The Hare's second ability."""
    hare = t.card("Hare of Illusions", "field").id
    found = [(option.kind, option.card, option.index) for option in t.ask.options]
    return t.numbers(found.index(("activate", hare, 1)))


# -- SD06-002 Hare of Illusions ----------------------------------------------------------------------------------------


@plays("SD06-002")
def test_the_hare_engages_a_follower_and_goes():
    t = table(me=Side(field=["Hare of Illusions", "Fighter"], pp=0), foe=Side(field=["Snake Priestess"]))
    assert t.options("activate") == ["activate Hare of Illusions"]
    assert t.options("attack") == ["attack Fighter > leader"]
    t.activate("Hare of Illusions").pick("Snake Priestess")
    assert (t.me.field, t.me.cemetery) == (["Fighter 2/3"], ["Hare of Illusions"])
    assert t.options("attack") == ["attack Fighter > Snake Priestess"]


def test_the_hare_costs_nothing_and_may_act_as_it_comes():
    t = table(me=Side(hand=["Hare of Illusions"], pp=0), foe=Side(field=["Fighter"]))
    t.play("Hare of Illusions").activate("Hare of Illusions").pick("Fighter")
    assert t.is_engaged("Fighter")


def test_for_ten_the_hare_banishes_every_follower():
    t = table(
        me=Side(field=["Hare of Illusions", "Fighter", "Dual Flames", "Knight"], pp=10),
        foe=Side(field=["Alucard", "Pinion Prayer"]),
    )
    banish_all(t)
    assert (t.me.field, t.foe.field) == (["Dual Flames"], ["Pinion Prayer"])
    assert (t.me.banished, t.foe.banished) == (["Fighter"], ["Alucard"])
    assert (t.me.cemetery, t.me.pp) == (["Hare of Illusions"], 0)


def test_without_a_follower_to_engage_the_hare_stays():
    t = table(me=Side(field=["Hare of Illusions"], pp=9))
    assert t.options("activate") == []
    assert t.why_not("activate Hare of Illusions") == ("no-target", "10.6.2.3.3")


# -- SD06-003, 004 Priest of the Cudgel --------------------------------------------------------------------------------


@plays("SD06-003", "SD06-004")
def test_the_priest_evolves_and_banishes_a_weak_follower():
    t = table(
        me=Side(field=["Priest of the Cudgel"], evolve=["Priest of the Cudgel"], pp=1),
        foe=Side(field=["Goliath", "Goliath [damage 1]", "Fighter", "Pinion Prayer"]),
    )
    t.evolve("Priest of the Cudgel")
    assert t.options() == ["Goliath", "Fighter"]
    t.pick("Fighter")
    assert t.me.field == ["Priest of the Cudgel 4/4"]
    assert (t.foe.field, t.foe.banished) == (["Goliath 3/4", "Goliath 3/3", "Pinion Prayer"], ["Fighter"])


def test_strong_followers_are_left_alone():
    t = table(me=Side(field=["Priest of the Cudgel"], evolve=["Priest of the Cudgel"]), foe=Side(field=["Goliath"]))
    t.evolve("Priest of the Cudgel")
    assert (t.ask.kind, t.foe.field) == ("main", ["Goliath 3/4"])


# -- SD06-005 Acolyte's Light ------------------------------------------------------------------------------------------


@plays("SD06-005")
def test_the_light_banishes_and_heals():
    t = table(me=Side(hand=["Acolyte's Light"], defense=10, pp=4), foe=Side(field=["Fighter", "Alucard"]))
    t.play("Acolyte's Light").pick("Alucard")
    assert (t.foe.field, t.foe.banished, t.foe.cemetery) == (["Fighter 2/3"], ["Alucard"], [])
    assert (t.me.defense, t.me.pp) == (12, 0)


def test_the_light_ends_an_attack():
    t = table(me=Side(field=["Alucard"]), foe=Side(hand=["Acolyte's Light"], pp=4))
    t.attack("Alucard", "leader").play("Acolyte's Light").pick("Alucard")
    assert (t.me.field, t.me.banished, t.foe.defense) == ([], ["Alucard"], 22)


# -- SD06-006 Dual Flames ----------------------------------------------------------------------------------------------


@plays("SD06-006")
def test_the_flames_call_a_tiger_and_burnt_down_another():
    t = table(me=Side(hand=["Dual Flames"], pp=6))
    t.play("Dual Flames")
    assert t.me.field == ["Dual Flames", "Holy Tiger 4/4"]
    t.activate("Dual Flames")
    assert (t.me.field, t.me.cemetery, t.me.pp) == (["Holy Tiger 4/4"] * 2, ["Dual Flames"], 0)


def test_the_flames_make_room_for_their_tiger():
    t = table(me=Side(field=["Dual Flames"] + ["Fighter"] * 4))
    t.activate("Dual Flames")
    assert t.me.field == ["Fighter 2/3"] * 4 + ["Holy Tiger 4/4"]


def test_engaged_flames_give_no_tiger():
    t = table(me=Side(field=["Dual Flames [engaged]"]))
    assert t.why_not("activate Dual Flames") == ("already-engaged", "10.4.6")


# -- SD06-007 Cruel Priestess ------------------------------------------------------------------------------------------


@plays("SD06-007")
def test_the_priestess_brings_an_amulet_back_and_its_fanfare_is_heard():
    side = Side(hand=["Cruel Priestess"], cemetery=["Dual Flames", "Fighter", "Pinion Prayer", "Hallowed Dogma"])
    t = table(me=side, foe=Side(cemetery=["Hare of Illusions"]))
    t.play("Cruel Priestess")
    assert t.options() == ["Dual Flames", "Pinion Prayer"]
    t.pick("Dual Flames")
    assert t.me.field == ["Cruel Priestess 3/3", "Dual Flames", "Holy Tiger 4/4"]
    assert t.me.cemetery == ["Fighter", "Pinion Prayer", "Hallowed Dogma"]


def test_an_amulet_that_costs_more_than_five_stays_in_the_cemetery():
    cards = [amulet("Spire", cost=6), amulet("Chapel", cost=5)]
    t = table(me=Side(hand=["Cruel Priestess"], cemetery=["Spire", "Chapel"]), cards=cards)
    t.play("Cruel Priestess").pick("Chapel")
    assert (t.me.field, t.me.cemetery) == (["Cruel Priestess 3/3", "Chapel"], ["Spire"])
    t = table(me=Side(hand=["Cruel Priestess"], cemetery=["Spire"]), cards=cards)
    t.play("Cruel Priestess")
    assert (t.ask.kind, t.me.cemetery) == ("main", ["Spire"])


def test_a_death_sentence_comes_back_engaged():
    t = table(me=Side(hand=["Cruel Priestess"], cemetery=["Death Sentence"]))
    t.play("Cruel Priestess").pick("Death Sentence")
    assert t.is_engaged("Death Sentence")


def test_onto_a_full_field_no_amulet_comes():
    t = table(me=Side(hand=["Cruel Priestess"], field=["Fighter"] * 4, cemetery=["Pinion Prayer"]))
    t.play("Cruel Priestess").pick("Pinion Prayer")
    assert (len(t.me.field), t.me.cemetery) == (5, ["Pinion Prayer"])


# -- SD06-008 Snake Priestess ------------------------------------------------------------------------------------------


@plays("SD06-008")
def test_the_snake_priestess_guards_as_she_comes():
    t = table(me=Side(hand=["Snake Priestess"], pp=1), foe=Side(field=["Fighter"]))
    t.play("Snake Priestess").pick("Snake Priestess")
    assert t.is_engaged("Snake Priestess")
    t.end().quiet()
    assert t.options("attack") == ["attack Fighter > Snake Priestess"]


# -- SD06-009, 010 Ardent Nun ------------------------------------------------------------------------------------------


@plays("SD06-009", "SD06-010")
@pytest.mark.parametrize(("lying", "dealt"), [("engaged", 3), ("engaged, evolved", 5)])
def test_the_nun_strikes_back_harder_in_the_turn_of_the_opponent(lying, dealt):
    t = table(me=Side(field=["Angelic Sword Maiden"]), foe=Side(field=[f"Ardent Nun [{lying}]"]))
    t.attack("Angelic Sword Maiden", "Ardent Nun").quiet()
    assert t.me.field == [f"Angelic Sword Maiden 4/{6 - dealt}"]


def test_the_nun_deals_no_more_in_your_own_turn():
    t = table(me=Side(field=["Ardent Nun"], evolve=["Ardent Nun"]), foe=Side(field=["Goliath [engaged]"]))
    t.evolve("Ardent Nun").attack("Ardent Nun", "Goliath").quiet()
    assert t.foe.field == ["Goliath 3/1"]


# -- SD06-011, 012 Guardian Nun ----------------------------------------------------------------------------------------


@plays("SD06-011", "SD06-012")
@pytest.mark.parametrize(
    ("field", "foe", "defense"), [(["Pinion Prayer"], [], 4), ([], ["Pinion Prayer"], 3), (["Fighter"], [], 3)]
)
def test_the_guardian_is_sturdier_beside_an_amulet(field, foe, defense):
    t = table(me=Side(hand=["Guardian Nun"], field=field), foe=Side(field=foe))
    t.play("Guardian Nun").pick()
    assert t.me.field[-1] == f"Guardian Nun 3/{defense}"


def test_the_guardian_evolved_heals():
    t = table(me=Side(field=["Guardian Nun"], evolve=["Guardian Nun"], pp=1, defense=10))
    t.evolve("Guardian Nun")
    assert (t.me.field, t.me.defense, t.keywords("Guardian Nun")) == (["Guardian Nun 4/4"], 12, ("ward",))


# -- SD06-013 Hallowed Dogma -------------------------------------------------------------------------------------------


@plays("SD06-013")
def test_the_dogma_reveals_an_amulet_of_the_top_five():
    deck = ["Fighter", "Pinion Prayer", "Goblin", "Dual Flames", "Alucard", "Lilith"]
    t = table(me=Side(hand=["Hallowed Dogma"], deck=deck))
    t.play("Hallowed Dogma")
    assert t.options() == ["Pinion Prayer", "Dual Flames", "no"]
    t.pick("Dual Flames").pick("Alucard", "Goblin", "Pinion Prayer", "Fighter")
    assert (t.me.hand, t.me.cemetery) == (["Dual Flames"], ["Hallowed Dogma"])
    assert t.me.deck == ["Lilith", "Alucard", "Goblin", "Pinion Prayer", "Fighter"]


def test_the_dogma_answers_an_attack():
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["Hallowed Dogma"], deck=["Pinion Prayer"], pp=1))
    t.attack("Fighter", "leader").play("Hallowed Dogma").pick("Pinion Prayer")
    assert t.foe.hand == ["Pinion Prayer"]


# -- SD06-014 Death Sentence -------------------------------------------------------------------------------------------


@plays("SD06-014")
def test_the_sentence_comes_engaged_and_is_carried_out_a_turn_later():
    t = table(me=Side(hand=["Death Sentence"]), foe=Side(field=["Fighter", "Alucard"], deck=["Goblin"] * 3))
    t.play("Death Sentence")
    assert t.is_engaged("Death Sentence")
    assert t.why_not("activate Death Sentence") == ("already-engaged", "10.4.6")
    t.end().quiet().end().quiet()
    t.activate("Death Sentence").pick("Alucard")
    assert (t.foe.cemetery, t.me.field, t.me.cemetery) == (["Alucard"], [], ["Death Sentence"])


# -- SD06-015 Pinion Prayer --------------------------------------------------------------------------------------------


@plays("SD06-015")
def test_the_prayer_is_answered_by_a_falcon_that_attacks_at_once():
    t = table(me=Side(hand=["Pinion Prayer"], pp=2))
    t.play("Pinion Prayer").activate("Pinion Prayer")
    assert (t.me.field, t.me.pp, t.me.cemetery) == (["Holy Falcon 2/2"], 0, ["Pinion Prayer"])
    t.attack("Holy Falcon", "leader").quiet()
    assert t.foe.defense == 18


# -- SD06-016 Beastly Vow ----------------------------------------------------------------------------------------------


@plays("SD06-016")
def test_the_vow_comes_engaged_and_calls_a_tiger_a_turn_later():
    t = table(me=Side(hand=["Beastly Vow"]), foe=Side(deck=["Goblin"] * 3))
    t.play("Beastly Vow")
    assert t.why_not("activate Beastly Vow") == ("already-engaged", "10.4.6")
    t.end().quiet().end().quiet()
    t.activate("Beastly Vow")
    assert (t.me.field, t.me.cemetery) == (["Holy Tiger 4/4"], ["Beastly Vow"])
