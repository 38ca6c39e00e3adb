"""8.1 to 8.3: what may be selected in the main phase, playing cards, activated abilities, one evolve a turn. And that a
play that is taken back leaves no trace."""

import pytest
from sve.playing import Side, amulet, spell_card, table
from sve.rules.probes import by_hand

from svedesk.engine.message import Refused

# -- 8.1 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1.2")
@pytest.mark.parametrize(
    ("side", "refused", "why"),
    [
        (Side(hand=["Angelic Snipe"]), "play Angelic Snipe", "no-target"),
        (Side(hand=["Fighter"], pp=1), "play Fighter", "not-enough-points"),
        (Side(hand=["Fairy"], field=["Goblin"] * 5), "play Fairy", "field-full"),
        (Side(field=["Goblin"]), "evolve Goblin", "no-evolved-card"),
        (Side(field=["Goblin"], evolve=["Goblin"], pp=3), "evolve Goblin", "not-enough-points"),
        (Side(field=["Fighter"]), "evolve Fighter", "no-evolve-ability"),
        (Side(field=["Woodland Refuge"], pp=0), "activate Woodland Refuge", "not-enough-points"),
        (Side(field=["Woodland Refuge [engaged]"]), "activate Woodland Refuge", "already-engaged"),
        (Side(field=["Goblin [engaged]"]), "attack Goblin", "attacker-engaged"),
    ],
)
def test_an_action_a_part_of_which_cannot_be_performed_cannot_be_selected(side, refused, why):
    t = table(me=side)
    assert not any(option.startswith(refused) for option in t.options())
    assert t.why_not(refused)[0] == why


@pytest.mark.rule("8.1.2")
def test_each_of_them_is_possible_as_soon_as_nothing_is_missing():
    me = Side(hand=["Angelic Snipe", "Fairy"], field=["Goblin", "Woodland Refuge"], evolve=["Goblin"])
    t = table(me=me, foe=Side(field=["Fighter"]))
    assert t.options() == [
        "play Angelic Snipe",
        "play Fairy",
        "evolve Goblin",
        "attack Goblin > leader",
        "activate Woodland Refuge",
        "end",
    ]


# -- 8.2 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.1")
@pytest.mark.parametrize("zone", ["hand", "ex"])
def test_cards_are_played_from_hand_and_ex_area_for_their_cost(zone):
    t = table(me=Side(**{zone: ["Fighter"]}, pp=5)).play("Fighter")
    assert (t.me.field, t.me.pp, t.me.hand, t.me.ex) == (["Fighter 2/3"], 3, [], [])


@pytest.mark.rule("8.2.1")
def test_cards_are_played_from_nowhere_else_and_by_nobody_else():
    me = Side(deck=["Goblin"], cemetery=["Goblin"], banished=["Goblin"], field=["Woodland Refuge"], evolve=["Goblin"])
    t = table(me=me, foe=Side(hand=["Goblin"], ex=["Fairy"]))
    assert t.options("play") == []


# -- 8.3 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3.1")
def test_an_activated_ability_is_played_by_the_controller_of_its_card():
    t = table(me=Side(field=["Moonlight Assassin"], pp=3), foe=Side(field=["Moonlight Assassin"]))
    assert t.options("activate") == ["activate Moonlight Assassin"]
    t.activate("Moonlight Assassin")
    assert (t.keywords("my Moonlight Assassin"), t.keywords("foe's Moonlight Assassin")) == (("bane",), ())
    assert t.me.pp == 2
    t.activate("Moonlight Assassin")  # no limit per turn
    assert t.me.pp == 1


@pytest.mark.rule("8.3.1")
def test_a_card_with_several_abilities_offers_each():
    well = amulet("Well", "activate(pay(1), draw(1))", "activate(pay(2), draw(2))")
    t = table(me=Side(field=["Well"], pp=2), cards=[well])
    assert [option.index for option in t.ask.options if option.kind == "activate"] == [0, 1]
    t.numbers(1)
    assert (len(t.me.hand), t.me.pp) == (2, 0)


@pytest.mark.rule("8.3.1")
def test_an_ability_with_quick_may_be_played_in_the_own_main_phase_too():
    well = amulet("Well", "quick_activate((), draw(1))")
    t = table(me=Side(field=["Well"]), cards=[well]).activate("Well")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("8.3.2")
def test_one_evolve_ability_may_be_played_in_a_turn():
    t = table(me=Side(field=["Goblin", "Water Fairy"], evolve=["Goblin", "Water Fairy"]))
    t.evolve("Goblin")
    assert t.options("evolve") == []
    assert t.why_not("evolve Water Fairy") == ("evolved-already", "8.3.2")


@pytest.mark.rule("8.3.2")
def test_the_next_own_turn_allows_another_and_the_others_turn_is_counted_for_the_other():
    sides = Side(field=["Goblin", "Water Fairy"], evolve=["Goblin", "Water Fairy"])
    t = table(me=sides, foe=sides).evolve("Goblin").end().quiet()
    assert (t.ask.seat, t.options("evolve")) == (1, ["evolve Goblin", "evolve Water Fairy"])
    t.evolve("Water Fairy").end().quiet()
    assert (t.ask.seat, t.options("evolve")) == (0, ["evolve Water Fairy"])


@pytest.mark.rule("8.3.2")
def test_an_evolve_ability_that_was_taken_back_is_not_counted():
    t = table(me=Side(field=["Goblin", "Water Fairy"], evolve=["Goblin", "Water Fairy"], ep=1)).evolve("Goblin")
    t.session.cancel()
    assert t.options("evolve") == ["evolve Goblin", "evolve Water Fairy"]


# -- no trace ----------------------------------------------------------------------------------------------------------


PLAYS = {
    "target": (lambda t: t, lambda t: t.play("Angelic Snipe")),
    "quick": (lambda t: t.end(), lambda t: t.play("Forge Weaponry")),
    "attack": (lambda t: t.attack("Goblin", "leader"), lambda t: t.play("Forge Weaponry")),
    "evolve_point": (lambda t: t, lambda t: t.evolve("Goblin")),
}


@pytest.mark.rule("10.6.2.3.3")
@pytest.mark.parametrize("play", PLAYS)
def test_a_play_that_is_taken_back_leaves_no_trace(play):
    me = Side(hand=["Fighter", "Angelic Snipe", "Goblin"], field=["Goblin"], evolve=["Goblin"], ep=2)
    until, action = PLAYS[play]
    t = table(me=me, foe=Side(hand=["Goblin", "Forge Weaponry", "Treant"], field=["Fighter"]))
    until(t)
    digest, log, view = t.session.digest(), list(t.session.log), t.session.view(0)
    ask = t.ask
    action(t)
    assert t.ask.kind in ("target", "evolve_point")
    assert t.ask.cancel
    t.session.cancel()
    assert t.session.digest() == digest
    assert t.session.log == log
    assert t.ask._replace(serial=0) == ask._replace(serial=0)
    assert t.session.view(0)._replace(ask=None) == view._replace(ask=None)


@pytest.mark.rule("10.6.2.3.3")
def test_of_several_questions_the_last_one_takes_all_back():
    """Mode, then target: taking back at the target takes the mode back too."""
    fork = spell_card("Fork", "spell(choose_one(mode(draw(1)), mode(select(enemy.follower), deal(2, it))))")
    t = table(me=Side(hand=["Fork"]), foe=Side(field=["Okami"]), cards=[fork])
    digest = t.session.digest()
    t.play("Fork").choose(2)
    assert t.ask.kind == "target"
    t.session.cancel()
    assert (t.ask.kind, t.session.digest()) == ("main", digest)


@pytest.mark.rule("10.6.2.3.3")
def test_an_impossible_answer_leaves_no_trace():
    t = table(me=Side(hand=["Angelic Snipe"]), foe=Side(field=["Fighter"]))
    digest = t.session.digest()
    with pytest.raises(Refused):
        t.numbers(99)
    assert t.session.digest() == digest
    t.play("Angelic Snipe")
    digest = t.session.digest()
    for answer in ((), (0, 0), (1,)):
        with pytest.raises(Refused):
            t.numbers(*answer)
    assert t.session.digest() == digest


@pytest.mark.rule("10.6.2.3.3")
def test_what_was_paid_for_or_is_pending_is_not_taken_back():
    t = table(me=Side(hand=["Elf Metallurgist"]), foe=Side(field=["Fighter"])).play("Elf Metallurgist")
    assert (t.ask.kind, t.ask.cancel) == ("target", False)
    with pytest.raises(Refused):
        t.session.cancel()
    t = by_hand(table(), "number_set", side=0, text="play_points", amount=3)
    with pytest.raises(Refused):
        t.session.cancel()
