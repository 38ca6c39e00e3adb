"""7.1 to 7.3: turns, the start phase, the main phase."""

import pytest
from sve.playing import Side, amulet, new_game, table
from sve.rules.probes import by_hand, kinds, moves, outcome

from svedesk.engine.events import CardTurned, NumberChanged, PhaseBegan, Played


def pass_turn(t):
    """End the turn, with nothing done in its Quick window."""
    return t.end().quiet()


def phases(t):
    return [(event.seat, event.phase, event.turn) for event in t.events if isinstance(event, PhaseBegan)]


# -- turns -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1.1")
def test_players_take_turns_alternately():
    t = new_game(first=1).say("no").say("no")
    active = []
    for _ in range(4):
        active.append((t.ask.seat, t.table.number(-1, "active"), t.table.number(-1, "turn")))
        pass_turn(t)
    assert active == [(1, 1, 1), (0, 0, 2), (1, 1, 3), (0, 0, 4)]


@pytest.mark.rule("7.1.2")
def test_the_phases_come_in_order():
    t = table(turn=5).end()
    assert phases(t) == [(0, "end", 5)]
    t.quiet()
    assert phases(t) == [(1, "start", 6), (1, "main", 6)]


# -- start phase -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.2.1")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (9, 10), (10, 10)])
def test_maximum_play_points_rise_by_one_up_to_ten(before, after):
    t = pass_turn(table(foe=Side(pp=0, max_pp=before)))
    assert t.foe.number("max_play_points") == after


@pytest.mark.rule("7.2.1")
def test_only_the_active_players_points_change():
    t = pass_turn(table(me=Side(pp=1, max_pp=4), foe=Side(pp=2, max_pp=4)))
    assert (t.me.pp, t.me.number("max_play_points")) == (1, 4)


@pytest.mark.rule("7.2.2")
@pytest.mark.parametrize("left", [0, 2, 4])
def test_play_points_become_the_maximum_and_none_are_saved(left):
    t = pass_turn(table(foe=Side(pp=left, max_pp=4)))
    assert t.foe.pp == 5


@pytest.mark.rule("7.2.3")
def test_all_cards_on_the_active_players_field_are_refreshed():
    t = table(
        me=Side(field=["Goblin [engaged]"]), foe=Side(field=["Fighter [engaged]", "Woodland Refuge [engaged]", "Fairy"])
    )
    pass_turn(t)
    assert [card.sideways for card in t.game.field(1)] == [False] * 3
    assert t.is_engaged("Goblin")


@pytest.mark.rule("7.2.4")
def test_the_active_player_draws_a_card():
    t = pass_turn(table(foe=Side(deck=["Goblin", "Treant"])))
    assert (t.foe.hand, t.foe.deck) == (["Goblin"], ["Treant"])
    assert (t.me.hand, len(t.me.deck)) == ([], 8)


@pytest.mark.rule("7.2.4.1")
@pytest.mark.parametrize("first", [0, 1])
def test_only_the_player_going_first_draws_no_card_on_the_first_turn(first):
    t = new_game(first=first).say("no").say("no")
    halves = (t.me, t.foe)
    assert len(halves[first].hand) == 4
    pass_turn(t)
    assert len(halves[1 - first].hand) == 5
    pass_turn(t)
    assert len(halves[first].hand) == 5


@pytest.mark.rule("7.2.5")
def test_confirmation_timing_comes_after_the_draw_and_before_the_main_phase():
    """A follower that lives by an effect of the turn before only is destroyed now, after the draw."""
    t = table(foe=Side(field=["Fighter [damage 1, engaged]", "Waltzing Fairy"]))
    by_hand(t, "stat", "Fighter", text="defense", amount=-2)  # 3 - 1 - 2: it would be destroyed at once
    by_hand(t, "stat", "Fighter", text="defense", amount=5, until="turn")
    pass_turn(t)
    happened = [event for event in kinds(t.events) if event in ("draw", "destroy", "PhaseBegan", "CardTurned")]
    assert happened == ["PhaseBegan", "CardTurned", "draw", "destroy", "PhaseBegan"]


@pytest.mark.rule("7.2.5")
def test_the_start_phase_runs_in_its_order():
    t = pass_turn(table(foe=Side(pp=0, max_pp=4, field=["Fighter [engaged]"])))
    fighter = t.card("Fighter", "field").id
    place = {event: at for at, event in enumerate(t.events)}
    (drawn,) = moves(t.events, "draw")
    order = [
        PhaseBegan(1, "start", 6),
        NumberChanged(1, "max_play_points", 4, 5),
        NumberChanged(1, "play_points", 0, 5),
        CardTurned(fighter, False),
        drawn,
        PhaseBegan(1, "main", 6),
    ]
    assert [place[event] for event in order] == sorted(place[event] for event in order)


@pytest.mark.rule("7.2.5")
def test_who_loses_at_the_draw_has_no_main_phase():
    t = pass_turn(table(foe=Side(deck=[], field=["Dawn"]), cards=[amulet("Dawn", "at_start_of_main(draw(1))")]))
    assert outcome(t) == ((0,), {1: "deck"})
    assert (1, "main", 6) not in phases(t)


# -- main phase --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.3.1")
def test_abilities_of_the_start_of_the_main_phase_are_triggered_for_their_player_only():
    cards = [amulet("Dawn", "at_start_of_main(into_ex(1, FAIRY))")]
    t = pass_turn(table(me=Side(field=["Dawn"]), foe=Side(field=["Dawn", "Dawn"]), cards=cards))
    while t.ask.kind == "pending":
        t.numbers(0)
    assert (t.me.ex, t.foe.ex) == ([], ["Fairy"] * 2)


@pytest.mark.rule("7.3.2")
def test_they_are_resolved_before_the_player_may_act():
    cards = [amulet("Dawn", "at_start_of_main(draw(1))")]
    t = pass_turn(table(foe=Side(field=["Dawn"], deck=["Goblin", "Treant"]), cards=cards))
    assert (t.ask.kind, t.ask.seat, t.foe.hand) == ("main", 1, ["Goblin", "Treant"])
    begins = t.events.index(PhaseBegan(1, "main", 6))
    played = [at for at, event in enumerate(t.events) if isinstance(event, Played)]
    assert begins < played[0]


@pytest.mark.rule("7.3.3")
def test_in_the_main_phase_a_player_may_play_activate_evolve_attack_or_end():
    me = Side(hand=["Fighter"], ex=["Fairy"], field=["Goblin", "Moonlight Assassin"], evolve=["Goblin"])
    t = table(me=me, foe=Side(hand=["Fighter"], ex=["Knight"], field=["Woodland Refuge", "Okami"]))
    assert t.ask.seat == 0
    assert t.options() == [
        "play Fighter",
        "play Fairy",
        "evolve Goblin",
        "attack Goblin > leader",
        "activate Moonlight Assassin",
        "attack Moonlight Assassin > leader",
        "end",
    ]


@pytest.mark.rule("7.3.3")
def test_ending_is_always_possible():
    assert table().options() == ["end"]


ACTIONS = {
    "play": lambda t: t.play("Fighter"),
    "activate": lambda t: t.activate("Well"),
    "evolve": lambda t: t.evolve("Goblin").say("points"),
    "attack": lambda t: t.attack("Goblin", "leader").quiet(),
}


@pytest.mark.rule("7.3.4")
@pytest.mark.parametrize("action", ACTIONS)
def test_after_every_action_comes_confirmation_timing_and_then_the_question_again(action):
    """A follower without defense, put there by hand, stands until the next confirmation timing."""
    me = Side(hand=["Fighter"], field=["Goblin", "Well", "Treant"], evolve=["Goblin"], ep=1)
    t = table(me=me, cards=[amulet("Well", "activate(pay(1), draw(1))")])
    by_hand(t, "damage", "Treant", amount=3)
    assert "Treant 3/0" in t.me.field
    ACTIONS[action](t)
    assert (t.ask.kind, t.ask.seat) == ("main", 0)
    assert t.me.cemetery == ["Treant"]


@pytest.mark.rule("7.3.4")
def test_ending_the_main_phase_leads_to_the_end_phase():
    t = table().end()
    assert t.table.step == ("end",)
    assert phases(t) == [(0, "end", 5)]
