"""10.10 and 10.2.1.3: replacement effects that a text sets up: the next time, this turn."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import moves

from svedesk.engine.events import CardTurned

WIPE = spell_card("Wipe", "spell(destroy(your.follower))", cost=0)
BLESS = spell_card("Bless", "spell(next_time(destroyed(your.follower), return_to_hand(it)))", cost=0)
GUARD = spell_card(
    "Guard", "spell(both(select(your.follower), next_time(destroyed(it), draw(1), this_turn=True)))", cost=0
)


@pytest.mark.rule("10.10.1", "10.2.1.3")
def test_the_next_time_is_once():
    t = table(me=Side(hand=["Bless", "Wipe", "Wipe"], field=["Goblin"]), cards=[WIPE, BLESS])
    t.play("Bless").play("Wipe")
    assert (t.me.hand, t.table.delayed) == (["Wipe", "Goblin"], ())
    t.play("Goblin").play("Wipe")
    assert (t.me.hand, t.me.cemetery[-2:]) == ([], ["Goblin", "Wipe"])


@pytest.mark.rule("10.10.2")
def test_of_several_at_once_the_player_says_which_is_the_next():
    t = table(me=Side(hand=["Bless", "Wipe"], field=["Goblin", "Fighter"]), cards=[WIPE, BLESS])
    t.play("Bless").play("Wipe")
    assert (t.ask.kind, t.ask.seat, t.options()) == ("replacement", 0, ["Goblin", "Fighter"])
    t.pick("Fighter")
    assert (t.me.hand, t.me.cemetery) == (["Fighter"], ["Bless", "Goblin", "Wipe"])


@pytest.mark.rule("10.10.2")
def test_two_of_them_save_two():
    t = table(me=Side(hand=["Bless", "Bless", "Wipe"], field=["Goblin", "Fighter"]), cards=[WIPE, BLESS])
    t.play("Bless").play("Bless").play("Wipe")
    while t.ask.kind == "replacement":
        t.numbers(0)
    assert (sorted(t.me.hand), t.table.delayed) == (["Fighter", "Goblin"], ())


@pytest.mark.rule("10.10.2")
def test_of_one_card_saved_twice_the_player_says_by_which():
    """Either is used up by it; the other waits."""
    t = table(me=Side(hand=["Bless", "Bless", "Wipe"], field=["Goblin"]), cards=[WIPE, BLESS])
    t.play("Bless").play("Bless").play("Wipe")
    assert (t.ask.kind, len(t.ask.options)) == ("replacement", 2)
    t.numbers(1)
    assert (t.me.hand, len(t.table.delayed)) == (["Goblin"], 1)


@pytest.mark.rule("10.10.1", "4.1.4")
def test_one_about_a_card_the_text_named_is_about_no_other():
    t = table(me=Side(hand=["Guard", "Wipe"], field=["Goblin", "Fighter"], deck=["Goblin"]), cards=[WIPE, GUARD])
    t.play("Guard").pick("Fighter").play("Wipe")
    assert (t.me.field, t.me.hand) == (["Fighter 2/3"], ["Goblin"])


@pytest.mark.rule("4.1.4")
def test_a_card_that_left_and_came_back_is_a_new_card():
    lift = spell_card("Lift", "spell(return_to_hand(your.follower))", cost=0)
    t = table(me=Side(hand=["Guard", "Lift", "Wipe"], field=["Goblin"]), cards=[WIPE, GUARD, lift])
    t.play("Guard").pick("Goblin").play("Lift").play("Goblin").play("Wipe")
    assert (t.me.field, t.me.hand) == ([], [])


@pytest.mark.rule("7.4.8", "10.10.1")
def test_what_is_said_of_this_turn_ends_with_it():
    fell = spell_card("Fell", "spell(destroy(any_side.follower))", cost=0)
    t = table(me=Side(hand=["Guard"], field=["Goblin"]), foe=Side(hand=["Fell"]), cards=[GUARD, fell])
    t.play("Guard").pick("Goblin").end().quiet()
    t.play("Fell")
    assert (t.me.field, t.me.cemetery) == ([], ["Guard", "Goblin"])


@pytest.mark.rule("10.10.1", "4.1.4")
def test_from_now_on_each_time_as_long_as_the_card_is_the_same():
    oath = spell_card("Oath", "spell(both(select(your.follower), from_now_if(destroyed(it), draw(1))))", cost=0)
    fell = spell_card("Fell", "spell(destroy(any_side.follower))", cost=0)
    lift = spell_card("Lift", "spell(return_to_hand(enemy.follower))", cost=0)
    me, foe = Side(hand=["Oath", "Wipe", "Wipe"], field=["Goblin"]), Side(hand=["Fell", "Lift", "Fell"])
    t = table(me=me, foe=foe, cards=[WIPE, oath, fell, lift])
    t.play("Oath").pick("Goblin").play("Wipe").play("Wipe").end().quiet()
    t.play("Fell")
    assert (t.me.field, t.me.hand) == (["Goblin 2/2"], ["Fighter"] * 3)
    t.play("Lift").end().quiet()
    t.play("Goblin").end().quiet()
    t.play("Fell")
    assert t.me.field == []


@pytest.mark.rule("7.4.8")
def test_it_has_ended_at_the_first_event_of_the_next_turn():
    dry = spell_card("Dry", "spell(this_turn_if(opponent_drawing, deal(1, enemy.leader)))", cost=0)
    t = table(me=Side(hand=["Dry"]), cards=[dry])
    t.play("Dry").end().quiet()
    assert (t.ask.seat, t.foe.hand, t.foe.defense) == (1, ["Fighter"], 20)


@pytest.mark.rule("10.10.1")
def test_each_time_this_turn():
    ban = spell_card("Ban", "spell(this_turn_if(put_into_cemetery(any_side.card), banish(it)))", cost=0)
    t = table(me=Side(hand=["Ban", "Wipe", "Wipe"], field=["Goblin"]), cards=[WIPE, ban])
    t.play("Ban").play("Wipe").play("Wipe")
    assert (t.me.cemetery, t.me.banished) == ([], ["Ban", "Goblin", "Wipe", "Wipe"])


@pytest.mark.rule("10.10.1")
@pytest.mark.parametrize(("answer", "hand", "cemetery"), [("yes", ["Goblin"], []), ("no", [], ["Goblin"])])
def test_an_optional_one_is_used_up_either_way(answer, hand, cemetery):
    offer = spell_card("Offer", "spell(next_time(destroyed(your.follower), return_to_hand(it), may=True))", cost=0)
    t = table(me=Side(hand=["Offer", "Wipe"], field=["Goblin"]), cards=[WIPE, offer])
    t.play("Offer").play("Wipe").say(answer)
    assert (t.me.hand, [name for name in t.me.cemetery if name == "Goblin"], t.table.delayed) == (hand, cemetery, ())


@pytest.mark.rule("10.10.2")
def test_one_that_comes_too_late_for_an_event_still_waits():
    """The card is banished instead first: it would no longer be destroyed."""
    grave = amulet("Grave", "if_would(destroyed(any_side.follower), banish(it))")
    t = table(me=Side(hand=["Bless", "Wipe"], field=["Goblin", "Grave"]), cards=[WIPE, BLESS, grave])
    t.play("Bless").play("Wipe").pick("Grave")
    assert (t.me.banished, t.me.hand, len(t.table.delayed)) == (["Goblin"], [], 1)


@pytest.mark.rule("10.10.1", "10.12.1.3")
def test_set_up_by_an_ability_it_stays_in_place_when_its_card_has_left():
    saint = follower("Saint", "activate(engage_this, next_time(damaged(your.leader), change_damage(to=0)))")
    burn = spell_card("Burn", "spell(destroy(your.follower), deal(3, your.leader), deal(3, your.leader))", cost=0)
    t = table(me=Side(hand=["Burn"], field=["Saint"]), cards=[saint, burn])
    t.activate("Saint").play("Burn")
    assert (t.me.field, t.me.defense) == ([], 17)


@pytest.mark.rule("10.10.1")
def test_one_that_speaks_of_its_own_card_in_what_happens_instead():
    knight = follower("Knight", "activate(engage_this, next_time(destroyed(your.follower.but_this()), banish(this)))")
    slay = spell_card("Slay", "spell(both(select(your.follower), destroy(it)))")
    t = table(me=Side(hand=["Slay"], field=["Knight", "Goblin"]), cards=[knight, slay])
    t.activate("Knight").play("Slay").pick("Goblin")
    assert (t.me.field, t.me.banished) == (["Goblin 2/2"], ["Knight"])


@pytest.mark.rule("5.9.2", "10.10.1")
def test_the_next_draw_is_the_first_of_several():
    plan = spell_card("Plan", "spell(next_time(drawing, deal(1, enemy.leader)), draw(2))")
    t = table(me=Side(hand=["Plan"]), cards=[plan])
    t.play("Plan")
    assert (t.foe.defense, t.me.hand) == (19, ["Fighter"])


@pytest.mark.rule("10.10.3")
def test_the_next_card_that_comes_may_be_a_token():
    token = 'Token("X-Pal", "Pal", "Pal")'
    pal = follower("Pal", special="token")
    call = spell_card("Call", f"spell(summon({token}))", cost=0)
    slow = spell_card("Slow", "spell(next_time(entering(any_side.follower), put_engaged))", cost=0)
    t = table(me=Side(hand=["Slow", "Call", "Call"]), cards=[pal, call, slow])
    t.play("Slow").play("Call").play("Call")
    assert [card.sideways for card in t.cards("Pal", "field")] == [True, False]


@pytest.mark.rule("10.10.2")
@pytest.mark.parametrize("slowed", ["Pal", "Gal"])
def test_of_tokens_that_come_together_the_player_says_which_is_the_next(slowed):
    """And what is done besides is done when they are there."""
    pal, gal = (follower(name, special="token") for name in ("Pal", "Gal"))
    call = spell_card("Call", 'spell(summon(Token("X-Pal", "Pal", "Pal"), Token("X-Gal", "Gal", "Gal")))', cost=0)
    slow = spell_card(
        "Slow", "spell(next_time(entering(any_side.follower), put_engaged, deal(1, your.follower)))", cost=0
    )
    t = table(me=Side(hand=["Slow", "Call"], field=["Fighter"]), cards=[pal, gal, call, slow])
    t.play("Slow").play("Call")
    assert (t.ask.kind, t.ask.seat, t.me.field) == ("replacement", 0, ["Fighter 2/3"])
    t.pick(slowed)
    assert (t.me.field, t.table.delayed) == (["Fighter 2/2"], ())
    engaged = [event.card for event in t.events if isinstance(event, CardTurned)]
    arrived = {event.card: event.number for event in moves(t.events, "create")}
    assert [arrived[card_id] for card_id in engaged] == [f"X-{slowed}"]


@pytest.mark.rule("10.7.5.1")
def test_delayed_triggers_and_these_wait_side_by_side():
    both_kinds = spell_card("Both", "spell(at_next_end(draw(1)), next_time(destroyed(your.follower), draw(1)))", cost=0)
    t = table(me=Side(hand=["Both", "Wipe"], field=["Goblin"]), cards=[both_kinds, WIPE])
    t.play("Both").play("Wipe")
    assert (t.me.field, len(t.me.hand), len(t.table.delayed)) == (["Goblin 2/2"], 1, 1)
    t.end().quiet()
    assert (len(t.me.hand), t.table.delayed) == (2, ())


@pytest.mark.rule("10.10.1")
def test_taking_back_what_used_it_up_lets_it_wait_again():
    t = table(me=Side(hand=["Bless", "Wipe"], field=["Goblin"]), cards=[WIPE, BLESS])
    t.play("Bless").play("Wipe")
    assert t.table.delayed == ()
    t.session.undo()
    assert (len(t.table.delayed), t.me.field) == (1, ["Goblin 2/2"])
    t.play("Wipe")
    assert (t.me.hand, t.table.delayed) == (["Goblin"], ())
