"""12.8: Ward, with its three meanings."""

import pytest
from sve.playing import Side, evolved, follower, spell_card, table
from sve.rules.probes import by_hand

GUARD = follower("Guard", "ward", defense=3)
MINE = ["Fighter"]


# -- (i) coming onto the field -----------------------------------------------------------------------------------------


@pytest.mark.rule("12.8.2")
@pytest.mark.parametrize(("picked", "engaged"), [(("Guard",), True), ((), False)])
def test_a_follower_with_ward_may_be_engaged_as_it_comes(picked, engaged):
    t = table(me=Side(hand=["Guard"]), cards=[GUARD])
    t.play("Guard")
    assert (t.ask.kind, t.ask.seat, t.ask.low, t.options()) == ("ward", 0, 0, ["Guard"])
    t.pick(*picked)
    assert t.is_engaged("Guard") == engaged
    assert t.ask.kind == "main"


@pytest.mark.rule("12.8.2")
def test_tokens_with_ward_too_each_for_itself():
    sentry = follower("Sentry", "ward", special="token")
    token = 'Token("X-Sentry", "Sentry", "Sentry")'
    t = table(me=Side(hand=["Post"]), cards=[sentry, spell_card("Post", f"spell(summon({token}, {token}))")])
    t.play("Post")
    assert (t.ask.kind, t.ask.high) == ("ward", 2)
    t.pick("Sentry")
    assert [card.sideways for card in t.table.in_zone(0, "field")] == [True, False]


@pytest.mark.rule("12.8.2")
def test_nothing_is_asked_of_a_follower_without_ward_or_that_comes_into_the_ex_area():
    sentry = follower("Sentry", "ward", special="token")
    call = spell_card("Call", 'spell(into_ex(1, Token("X-Sentry", "Sentry", "Sentry")))')
    t = table(me=Side(hand=["Fighter", "Call"]), cards=[sentry, call])
    t.play("Fighter").play("Call")
    assert (t.ask.kind, t.me.ex) == ("main", ["Sentry"])


# -- (ii) the end phase ------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.8.2")
def test_followers_with_ward_may_be_engaged_in_their_controllers_end_phase():
    t = table(me=Side(field=["Guard", "Fighter", "Guard", "Guard [engaged]"]), foe=Side(field=["Guard"]), cards=[GUARD])
    t.end()
    assert (t.ask.kind, t.ask.seat, t.ask.low, t.ask.high) == ("ward", 0, 0, 2)
    assert t.options() == ["Guard", "Guard"]
    t.pick("Guard")
    assert [card.sideways for card in t.table.in_zone(0, "field")] == [True, False, False, True]
    assert [card.sideways for card in t.table.in_zone(1, "field")] == [False]


# -- (iii) attacks -----------------------------------------------------------------------------------------------------


def targets(t, attacker):
    return [option.removeprefix(f"attack {attacker} > ") for option in t.options("attack")]


@pytest.mark.rule("12.8.2")
def test_an_engaged_follower_with_ward_must_be_the_attack_target():
    t = table(
        me=Side(field=MINE), foe=Side(field=["Goblin [engaged]", "Guard [engaged]", "Guard [engaged]"]), cards=[GUARD]
    )
    assert targets(t, "Fighter") == ["Guard", "Guard"]
    assert t.why_not("attack Fighter > leader") == ("ward-first", "12.8.2")
    assert t.why_not("attack Fighter > Goblin") == ("ward-first", "12.8.2")


@pytest.mark.rule("12.8.2")
def test_a_reserved_one_or_one_of_the_attackers_own_binds_nobody():
    t = table(
        me=Side(field=["Fighter", "Guard [engaged]"]), foe=Side(field=["Goblin [engaged]", "Guard"]), cards=[GUARD]
    )
    assert targets(t, "Fighter") == ["Goblin", "leader"]


@pytest.mark.rule("12.8.2", "12.11.2")
def test_a_reserved_one_binds_no_follower_with_assail_either():
    fox = follower("Fox", "assail")
    t = table(me=Side(field=["Fox"]), foe=Side(field=["Goblin", "Guard"]), cards=[GUARD, fox])
    assert targets(t, "Fox") == ["Goblin", "Guard", "leader"]


@pytest.mark.rule("12.8.2")
def test_only_if_it_can_be_selected_at_all():
    ghost = follower("Ghost", "ward", "intimidate")
    t = table(me=Side(field=MINE), foe=Side(field=["Goblin [engaged]", "Ghost [engaged]"]), cards=[ghost])
    assert targets(t, "Fighter") == ["Goblin", "leader"]


@pytest.mark.rule("12.8.2")
def test_assail_and_storm_do_not_get_past_it_but_a_text_may():
    wild = follower("Wild", "storm", "assail")
    t = table(me=Side(field=["Wild [new]"]), foe=Side(field=["Guard [engaged]", "Goblin"]), cards=[GUARD, wild])
    assert targets(t, "Wild") == ["Guard"]
    sly = follower("Sly", "ignores_ward")
    t = table(me=Side(field=["Sly"]), foe=Side(field=["Guard [engaged]", "Goblin"]), cards=[GUARD, sly])
    assert targets(t, "Sly") == ["Guard", "leader"]


@pytest.mark.rule("12.8.2")
def test_ward_that_was_evolved_away_or_given_counts_as_it_is_now():
    shed = evolved("Guard", "rush")
    base = follower("Guard", "evolve(1)", "ward")
    t = table(me=Side(field=MINE), foe=Side(field=["Guard [engaged, evolved]", "Goblin [engaged]"]), cards=[base, shed])
    assert targets(t, "Fighter") == ["Guard", "Goblin", "leader"]
    by_hand(t, "keyword", "Goblin", text="ward")
    assert targets(t, "Fighter") == ["Goblin"]
