"""SD04, Wrath of the Greatwyrm: its Dragoncraft cards."""

import pytest
from sve.cards.plays import plays
from sve.playing import Side, table

from svedesk.engine.events import Said
from svedesk.games.sve.text.sentences import sentence

AWAKE, ASLEEP = 7, 6
"""Maximum play points with and without Overflow (13.4.1.2)."""


def hand(name, most, **more):
    """One card in hand, play points enough to play it, and so many at most."""
    t = table(me=Side(hand=[name], pp=most, max_pp=most, **more), foe=Side(field=["Okami", "Goblin"]))
    return t.play(name)


# -- SD04-001 Fafnir ---------------------------------------------------------------------------------------------------


@plays("SD04-001")
def test_fafnir_deals_5_to_every_enemy_follower():
    t = table(me=Side(hand=["Fafnir"], field=["Goblin"]), foe=Side(field=["Okami", "Angelic Sword Maiden", "Goblin"]))
    t.play("Fafnir")
    assert (t.foe.field, t.foe.cemetery) == (["Angelic Sword Maiden 4/1"], ["Okami", "Goblin"])
    assert (t.me.field, t.foe.defense) == (["Goblin 2/2", "Fafnir 7/8"], 20)


# -- SD04-002 Dragon Oracle --------------------------------------------------------------------------------------------


@plays("SD04-002")
@pytest.mark.rule("3.2.4")
def test_dragon_oracle_raises_the_maximum_and_not_the_points():
    t = table(me=Side(hand=["Dragon Oracle"], pp=3, max_pp=3)).play("Dragon Oracle").choose(1)
    assert (t.me.number("max_play_points"), t.me.pp, t.me.hand) == (4, 1, [])
    (said,) = [event for event in t.events if isinstance(event, Said)]
    told = sentence(said.message, "en", str, seats=("You", "Opponent"))
    assert told == "You: maximum play points rise from 3 to 4."


def test_what_dragon_oracle_raised_counts_from_the_next_turn_on():
    t = table(me=Side(hand=["Dragon Oracle"], pp=3, max_pp=3)).play("Dragon Oracle").choose(1)
    t.end().quiet().end().quiet()
    assert (t.me.number("max_play_points"), t.me.pp) == (5, 5)


def test_dragon_oracle_may_draw_instead():
    t = table(me=Side(hand=["Dragon Oracle"], deck=["Okami"], pp=3, max_pp=3)).play("Dragon Oracle").choose(2)
    assert (t.me.number("max_play_points"), t.me.hand) == (3, ["Okami"])


@pytest.mark.rule("3.2.4.1")
def test_dragon_oracle_raises_the_maximum_to_10_and_no_further():
    t = table(me=Side(hand=["Dragon Oracle"])).play("Dragon Oracle").choose(1)
    assert t.me.number("max_play_points") == 10
    assert not [event for event in t.events if isinstance(event, Said)]


@pytest.mark.rule("13.4.1.2")
def test_dragon_oracle_can_bring_overflow():
    t = table(me=Side(hand=["Dragon Oracle", "Dragonguard"], pp=6, max_pp=6))
    t.play("Dragon Oracle").choose(1).play("Dragonguard").pick()
    assert t.me.field == ["Dragonguard 6/7"]


# -- SD04-003, 004 Dragon Warrior --------------------------------------------------------------------------------------


@plays("SD04-003", "SD04-004")
def test_dragon_warrior_evolves_and_deals_3():
    me = Side(field=["Dragon Warrior"], evolve=["Dragon Warrior"], pp=1)
    t = table(me=me, foe=Side(field=["Okami", "Fighter"]))
    t.evolve("Dragon Warrior").pick("Fighter")
    assert (t.me.field, t.foe.field, t.me.pp) == (["Dragon Warrior 4/4"], ["Okami 5/5"], 0)


def test_dragon_warrior_evolves_without_an_enemy_follower_too():
    t = table(me=Side(field=["Dragon Warrior"], evolve=["Dragon Warrior"])).evolve("Dragon Warrior")
    assert (t.me.field, t.ask.kind) == (["Dragon Warrior 4/4"], "main")


# -- SD04-005 Dragonewt Princess ---------------------------------------------------------------------------------------


@plays("SD04-005")
@pytest.mark.rule("13.4.1.2")
def test_dragonewt_princess_deals_4_with_overflow():
    t = hand("Dragonewt Princess", AWAKE).pick("Okami")
    assert (t.me.field, t.foe.field) == (["Dragonewt Princess 2/3"], ["Okami 5/1", "Goblin 2/2"])


@pytest.mark.editions("EN 1.16.0", "EN early")
@pytest.mark.rule("10.3.2")
def test_without_overflow_dragonewt_princess_asks_for_no_target():
    t = hand("Dragonewt Princess", ASLEEP)
    assert (t.ask.kind, t.foe.field) == ("main", ["Okami 5/5", "Goblin 2/2"])


@pytest.mark.rule("13.4.1.1")
def test_overflow_looks_at_the_maximum_not_at_what_is_left():
    t = table(me=Side(hand=["Dragonewt Princess"], pp=2, max_pp=7), foe=Side(field=["Goblin"]))
    t.play("Dragonewt Princess").pick("Goblin")
    assert (t.me.pp, t.foe.field) == (0, [])


@pytest.mark.editions("EN 1.16.0", "EN early")
@pytest.mark.rule("13.4.1.2")
def test_the_opponents_overflow_is_not_yours():
    me, foe = Side(hand=["Dragonewt Princess"], pp=6, max_pp=6), Side(field=["Goblin"], max_pp=10)
    t = table(me=me, foe=foe).play("Dragonewt Princess")
    assert (t.ask.kind, t.foe.field) == ("main", ["Goblin 2/2"])


# -- SD04-006 Dragonguard ----------------------------------------------------------------------------------------------


@plays("SD04-006")
@pytest.mark.parametrize(("most", "stats"), [(AWAKE, "6/7"), (ASLEEP, "4/5")])
def test_dragonguard_grows_with_overflow_and_guards(most, stats):
    t = hand("Dragonguard", most).pick("Dragonguard")
    assert (t.me.field, t.keywords("Dragonguard")) == ([f"Dragonguard {stats}"], ("ward",))
    t.end().quiet()
    assert t.why_not("attack Okami > leader")[0] == "ward-first"


def test_dragonguard_keeps_what_it_has_grown_when_overflow_ends():
    t = hand("Dragonguard", AWAKE).pick()
    t.table.set_number(0, "max_play_points", 1)
    assert t.me.field == ["Dragonguard 6/7"]


# -- SD04-007 Fire Lizard ----------------------------------------------------------------------------------------------


@plays("SD04-007")
@pytest.mark.rule("10.6.2.3.1")
def test_fire_lizard_deals_1_to_the_leader_or_a_follower():
    t = hand("Fire Lizard", 2)
    assert len(t.ask.options) == 3
    t.pick("foe's leader")
    assert (t.foe.defense, t.me.defense, t.foe.field) == (19, 20, ["Okami 5/5", "Goblin 2/2"])
    t = hand("Fire Lizard", 2).pick("Goblin")
    assert (t.foe.defense, t.foe.field, t.me.field) == (20, ["Okami 5/5", "Goblin 2/1"], ["Fire Lizard 3/2"])


def test_fire_lizard_wins_the_game_against_a_leader_with_1_defense():
    t = table(me=Side(hand=["Fire Lizard"]), foe=Side(defense=1)).play("Fire Lizard").pick("foe's leader")
    assert (t.session.ask, t.table.outcome.winners) == (None, (0,))


# -- SD04-008 Dread Dragon ---------------------------------------------------------------------------------------------


@plays("SD04-008")
def test_dread_dragon_deals_7_to_a_follower():
    t = hand("Dread Dragon", 7).pick("Okami")
    assert (t.foe.field, t.me.field, t.foe.cemetery) == (["Goblin 2/2"], ["Dread Dragon 7/7"], ["Okami"])


def test_dread_dragon_deals_neither_6_nor_8():
    foe = Side(field=["Angelic Sword Maiden", "Dread Dragon"])
    t = table(me=Side(hand=["Dread Dragon", "Fire Lizard"]), foe=foe).play("Dread Dragon").pick("foe's Dread Dragon")
    assert t.foe.field == ["Angelic Sword Maiden 4/6"]
    t = table(me=Side(hand=["Dread Dragon"]), foe=Side(field=["Fafnir"])).play("Dread Dragon").pick("Fafnir")
    assert t.foe.field == ["Fafnir 7/1"]


# -- SD04-009, 010 Roc -------------------------------------------------------------------------------------------------


@plays("SD04-009")
def test_roc_grows_with_every_attack():
    t = table(me=Side(field=["Roc"])).attack("Roc", "leader").quiet()
    assert (t.me.field, t.foe.defense) == (["Roc 4/3"], 16)
    t.end().quiet().end().quiet().attack("Roc", "leader").quiet()
    assert (t.me.field, t.foe.defense) == (["Roc 5/3"], 11)


@plays("SD04-010")
def test_roc_evolves_for_nothing_and_grows_in_both_from_then_on():
    t = table(me=Side(field=["Roc"], evolve=["Roc"], pp=0), foe=Side(field=["Goblin [engaged]"]))
    t.evolve("Roc").attack("Roc", "Goblin").quiet()
    assert (t.me.field, t.foe.field) == (["Roc 4/2"], [])  # 4/4, and 2 damage from the Goblin


# -- SD04-011 Glint Dragon ---------------------------------------------------------------------------------------------


@plays("SD04-011")
def test_glint_dragon_deals_3_to_a_follower():
    t = hand("Glint Dragon", 4).pick("Okami")
    assert (t.foe.field, t.me.field, t.me.pp) == (["Okami 5/2", "Goblin 2/2"], ["Glint Dragon 5/3"], 0)


# -- SD04-012, 013 Dragonrider -----------------------------------------------------------------------------------------


@plays("SD04-012")
@pytest.mark.parametrize(("most", "ex"), [(AWAKE, ["Dragon"]), (ASLEEP, [])])
def test_dragonrider_brings_a_dragon_with_overflow(most, ex):
    t = hand("Dragonrider", most)
    assert (t.me.ex, t.me.field) == (ex, ["Dragonrider 2/2"])


@plays("SD04-013")
@pytest.mark.parametrize(("most", "stats"), [(AWAKE, "5/3"), (ASLEEP, "3/3")])
def test_dragonrider_evolves_and_grows_with_overflow(most, stats):
    t = table(me=Side(field=["Dragonrider"], evolve=["Dragonrider"], pp=1, max_pp=most)).evolve("Dragonrider")
    assert (t.me.field, t.me.pp) == ([f"Dragonrider {stats}"], 0)


# -- SD04-014 Seabrand Dragon ------------------------------------------------------------------------------------------


@plays("SD04-014")
@pytest.mark.parametrize(("most", "keywords", "defense"), [(AWAKE, ("storm",), 16), (ASLEEP, (), 20)])
def test_seabrand_dragon_storms_with_overflow(most, keywords, defense):
    t = hand("Seabrand Dragon", most)
    assert t.keywords("Seabrand Dragon") == keywords
    if keywords:
        t.attack("Seabrand Dragon", "leader").quiet()
    else:
        assert t.why_not("attack Seabrand Dragon") == ("came-this-turn", "8.4.2.1")
    assert t.foe.defense == defense


# -- SD04-015 Blazing Breath -------------------------------------------------------------------------------------------


@plays("SD04-015")
@pytest.mark.parametrize(("most", "left"), [(AWAKE, "Okami 5/1"), (ASLEEP, "Okami 5/3")])
def test_blazing_breath_deals_2_or_4(most, left):
    t = hand("Blazing Breath", most).pick("Okami")
    assert (t.foe.field, t.me.cemetery) == ([left, "Goblin 2/2"], ["Blazing Breath"])


def test_blazing_breath_answers_an_attack():
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["Blazing Breath"], pp=1, max_pp=AWAKE))
    t.attack("Fighter", "leader").play("Blazing Breath").pick("Fighter").quiet()
    assert (t.me.field, t.foe.defense, t.foe.pp) == ([], 20, 0)


# -- SD04-016 Dragon Wings ---------------------------------------------------------------------------------------------


@plays("SD04-016")
@pytest.mark.parametrize(
    ("most", "mine", "foes"),
    [(AWAKE, [], ["Okami 5/2"]), (ASLEEP, ["Fighter 2/1"], ["Okami 5/3"])],
)
def test_dragon_wings_deals_2_or_3_to_every_follower_of_both(most, mine, foes):
    t = hand("Dragon Wings", most, field=["Fighter", "Titania's Sanctuary"])
    assert (t.me.field, t.foe.field) == ([*mine, "Titania's Sanctuary"], foes)
    assert (t.me.defense, t.foe.defense) == (20, 20)


@pytest.mark.rule("10.10.2.5")
def test_dragon_wings_with_overflow_deals_3_once_not_2_and_3():
    t = table(me=Side(hand=["Dragon Wings"]), foe=Side(field=["Fafnir"])).play("Dragon Wings")
    assert t.foe.field == ["Fafnir 7/5"]
