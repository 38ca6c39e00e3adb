"""10.10: something else happens instead of a card moving: being destroyed, banished, discarded, put anywhere."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table
from sve.rules.probes import by_hand, moves

SLAY = spell_card("Slay", "spell(both(select(enemy.follower), destroy(it)))", cost=0)
GHOST = follower("Ghost", "if_would(destroyed(this), banish(it))", "last_words(draw(1))")
WIPE = spell_card("Wipe", "spell(destroy(your.card))", cost=0)


# -- each way of moving, and each place it can become ------------------------------------------------------------------

HOW = {
    "destroyed": ("destroyed", "destroy"),
    "banished": ("banished", "banish"),
    "returned": ("returned", "return_to_hand"),
    "leaving-destroyed": ("leaving", "destroy"),
    "leaving-returned": ("leaving", "return_to_hand"),
    "buried-destroyed": ("buried", "destroy"),
    "buried": ("buried", "bury"),
}
WHERE = {
    "banished": "banish(it)",
    "hand": "return_to_hand(it)",
    "cemetery": "bury(it)",
    "deck": 'put_into_deck(it, 1, "bottom")',
}


@pytest.mark.rule("10.10.1", "10.2.1.3", "10.2.1.3.1")
@pytest.mark.parametrize("zone", WHERE)
@pytest.mark.parametrize("way", HOW)
def test_a_card_that_would_leave_the_field_goes_elsewhere_instead(way, zone):
    event, how = HOW[way]
    elf = follower("Elf", f"if_would({event}(this), {WHERE[zone]})", f"activate((), {how}(this))")
    t = table(me=Side(field=["Elf"], deck=["Goblin"]), cards=[elf])
    t.activate("Elf")
    lying = {name: "Elf" in getattr(t.me, name) for name in WHERE}
    assert lying == {name: name == zone for name in WHERE}
    assert t.me.field == []
    if zone == "deck":
        assert t.me.deck == ["Goblin", "Elf"]


@pytest.mark.rule("10.10.1")
@pytest.mark.parametrize(
    ("event", "how"),
    [
        ("destroyed", "banish"),
        ("destroyed", "bury"),
        ("banished", "destroy"),
        ("returned", "destroy"),
        ("discarded", "destroy"),
    ],
)
def test_a_card_that_moves_another_way_goes_there(event, how):
    elf = follower("Elf", f"if_would({event}(this), draw(1))", f"activate((), {how}(this))")
    t = table(me=Side(field=["Elf"]), cards=[elf])
    t.activate("Elf")
    assert (t.me.field, t.me.hand) == ([], [])


@pytest.mark.rule("10.10.1.1")
def test_what_was_replaced_triggers_nothing_and_what_happened_instead_does():
    """It was banished and not put into the cemetery: no Last Words; that it left the field is seen."""
    watch = amulet("Watch", "whenever_leaves(your.follower, deal(3, enemy.leader))")
    wave = spell_card("Wave", "spell(destroy(your.follower))")
    t = table(me=Side(hand=["Wave"], field=["Ghost", "Watch"]), cards=[GHOST, wave, watch])
    t.play("Wave")
    assert (t.me.banished, t.me.hand, t.foe.defense) == (["Ghost"], [], 17)
    assert [event.why for event in moves(t.events) if event.number == "X-Ghost"] == ["banish"]


@pytest.mark.rule("10.10.1")
def test_a_follower_without_defense_is_destroyed_by_the_rules_and_that_is_replaced_too():
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Ghost [engaged]"]), cards=[GHOST])
    t.attack("Fighter", "Ghost").quiet()
    assert (t.foe.banished, t.foe.cemetery, t.foe.hand) == (["Ghost"], [], [])


@pytest.mark.rule("10.10.1")
def test_whatever_no_card_says_of_moving_nothing_is_asked():
    t = table(me=Side(hand=["Slay"]), foe=Side(field=["Ghost", "Goblin"]), cards=[SLAY, GHOST])
    t.play("Slay").pick("Goblin")
    assert (t.ask.kind, t.foe.cemetery, t.foe.field) == ("main", ["Goblin"], ["Ghost 1/1"])


@pytest.mark.rule("10.10.1")
def test_an_evolved_card_says_it_for_the_card_it_lies_on_and_goes_back_faceup():
    plain = follower("Ghost")
    ghost = evolved("Ghost", "if_would(destroyed(this), return_to_hand(it))")
    t = table(me=Side(hand=["Wipe"], field=["Ghost [evolved]"]), cards=[plain, ghost, WIPE])
    t.play("Wipe")
    assert (t.me.hand, t.me.field, t.me.evolve_deck, t.me.evolve) == (["Ghost"], [], ["Ghost (faceup)"], [])


@pytest.mark.rule("10.10.1")
def test_one_that_stays_stays_evolved_and_is_the_same_card():
    plain = follower("Ghost", "evolve(0)")
    ghost = evolved("Ghost", "if_would(destroyed(this), draw(1))")
    t = table(me=Side(hand=["Wipe"], field=["Ghost [evolved]"]), cards=[plain, ghost, WIPE])
    before = t.card("Ghost", "field")
    t.play("Wipe")
    assert t.card("Ghost", "field") == before
    assert (t.me.field, t.me.hand, t.me.evolve) == (["Ghost 2/2"], ["Fighter"], ["Ghost"])


@pytest.mark.rule("10.10.1")
def test_a_token_sent_to_the_hand_ceases_to_exist():
    pal = follower("Pal", "if_would(destroyed(this), return_to_hand(it))", special="token")
    t = table(me=Side(hand=["Wipe"], field=["Pal"]), cards=[pal, WIPE])
    t.play("Wipe")
    assert (t.me.field, t.me.hand, t.me.cemetery) == ([], [], ["Wipe"])


# -- other cards' movements --------------------------------------------------------------------------------------------


@pytest.mark.rule("10.10.1")
def test_an_amulet_speaks_of_other_cards_and_of_no_others_than_it_says():
    veil = amulet("Veil", "if_would(destroyed(your.follower), return_to_hand(it))")
    t = table(
        me=Side(hand=["Slay", "Wipe"], field=["Goblin", "Veil"]),
        foe=Side(field=["Imp"]),
        cards=[SLAY, WIPE, veil, follower("Imp")],
    )
    t.play("Slay").pick("Imp").play("Wipe")
    assert (t.foe.cemetery, t.me.hand, t.me.cemetery) == (["Imp"], ["Goblin"], ["Slay", "Veil", "Wipe"])


@pytest.mark.rule("10.10.1")
@pytest.mark.parametrize(("how", "zone"), [("destroyed", "field"), ("put_into_cemetery", "field")])
def test_a_card_that_leaves_at_the_same_time_is_still_there_to_say_it(how, zone):
    veil = amulet("Veil", f"if_would({how}(your.card), banish(it))")
    t = table(me=Side(hand=["Wipe"], field=["Veil", "Goblin"]), cards=[WIPE, veil])
    t.play("Wipe")
    assert (t.me.banished[:2], t.me.field) == (["Veil", "Goblin"], [])


@pytest.mark.rule("10.3.4", "10.10.1", "10.6.2.5.2")
def test_instead_of_being_discarded_a_card_in_hand_comes_onto_the_field():
    lurker = follower("Lurker", "if_would(discarded(this), put_onto_field(it))", "fanfare(draw(1))")
    toll = amulet("Toll", 'activate(discarding("follower"), deal(1, enemy.leader))')
    t = table(me=Side(hand=["Lurker"], field=["Toll"]), cards=[lurker, toll])
    t.activate("Toll").pick("Lurker")
    assert (t.me.field, t.me.cemetery, t.me.hand, t.foe.defense) == (["Toll", "Lurker 1/1"], [], ["Fighter"], 19)


@pytest.mark.rule("1.3.2")
def test_with_no_room_there_it_stays_where_it_is():
    lurker = follower("Lurker", "if_would(discarded(this), put_onto_field(it))")
    toll = amulet("Toll", 'activate(discarding("follower"), deal(1, enemy.leader))')
    t = table(me=Side(hand=["Lurker"], field=["Toll"] + ["Goblin"] * 4), cards=[lurker, toll])
    t.activate("Toll").pick("Lurker")
    assert (t.me.hand, t.me.cemetery, t.foe.defense) == (["Lurker"], [], 19)


@pytest.mark.rule("10.10.1")
def test_of_two_that_come_onto_the_last_place_one_does():
    lurker = follower("Lurker", "if_would(discarded(this), put_onto_field(it))")
    toll = amulet("Toll", 'activate(discarding("follower", 2), deal(1, enemy.leader))')
    t = table(me=Side(hand=["Lurker", "Lurker"], field=["Toll"] + ["Goblin"] * 3), cards=[lurker, toll])
    t.activate("Toll").pick("Lurker", "Lurker")
    assert (len(t.me.field), t.me.hand, t.me.cemetery) == (5, ["Lurker"], [])


@pytest.mark.rule("10.3.4")
def test_from_the_deck_into_the_cemetery_and_from_hand_and_field_are_told_apart():
    sieve = amulet("Sieve", "if_would(milled(your.follower), banish(it))")
    dig = spell_card("Dig", "spell(top_into_cemetery(2), destroy(your.follower))", cost=0)
    t = table(me=Side(hand=["Dig"], field=["Sieve", "Fighter"], deck=["Goblin", "Dig"]), cards=[sieve, dig])
    t.play("Dig")
    assert (t.me.banished, t.me.cemetery) == (["Goblin"], ["Dig", "Fighter", "Dig"])


@pytest.mark.rule("10.3.4", "10.6.2.8.2.3")
def test_a_spell_goes_elsewhere_than_to_the_cemetery_when_it_is_resolved():
    echo = spell_card(
        "Echo", "if_would(put_into_cemetery(this), return_to_hand(it))", "spell(deal(1, enemy.leader))", cost=1
    )
    t = table(me=Side(hand=["Echo"], pp=2), cards=[echo])
    t.play("Echo").play("Echo")
    assert (t.foe.defense, t.me.hand, t.me.cemetery) == (18, ["Echo"], [])


@pytest.mark.rule("10.10.1")
def test_whose_cemetery_it_is_counts():
    rest = amulet("Rest", "if_would(put_into_cemetery(enemy.card), banish(it))")
    t = table(me=Side(hand=["Slay"], field=["Rest"]), foe=Side(field=["Goblin"]), cards=[SLAY, rest])
    t.play("Slay").pick("Goblin")
    assert (t.foe.banished, t.foe.cemetery, t.me.cemetery) == (["Goblin"], [], ["Slay"])


@pytest.mark.rule("10.10.1")
def test_what_happens_instead_can_be_that_another_card_goes():
    """A guard falls in place of the others: once, since then it is gone."""
    guard = follower("Guard", "if_would(destroyed(your.follower.but_this()), destroy(this))")
    t = table(me=Side(hand=["Wipe"], field=["Goblin", "Fighter", "Guard"]), cards=[guard, WIPE])
    t.play("Wipe")
    assert (t.me.field, t.me.cemetery) == (["Goblin 2/2"], ["Guard", "Fighter", "Wipe"])


# -- costs, and what a text goes on to say -----------------------------------------------------------------------------


@pytest.mark.rule("10.6.2.5.2")
@pytest.mark.parametrize("where", ["banish(it)", "return_to_hand(it)", "draw(1)"])
def test_a_cost_whose_process_was_replaced_is_paid(where):
    font = amulet("Font", f"if_would(leaving(this), {where})", "activate(bury_this, deal(2, enemy.leader))")
    t = table(me=Side(field=["Font"]), cards=[font])
    t.activate("Font")
    assert (t.foe.defense, t.me.cemetery) == (18, [])


@pytest.mark.rule("10.10.1.1", "5.16.1")
def test_no_token_comes_for_a_card_that_was_not_banished():
    token = 'Token("X-Frog", "Frog", "Frog")'
    frog = follower("Frog", special="token")
    hex_ = spell_card("Hex", f"spell(transform(enemy.follower, {token}))")
    solid = follower("Solid", "if_would(banished(this), return_to_hand(it))")
    t = table(me=Side(hand=["Hex"]), foe=Side(field=["Solid", "Goblin"]), cards=[frog, hex_, solid])
    t.play("Hex")
    assert (t.foe.field, t.foe.hand, t.foe.banished) == (["Frog 1/1"], ["Solid"], ["Goblin"])


@pytest.mark.rule("10.10.1")
def test_a_swap_of_which_one_half_is_replaced():
    """The amulet goes to the cemetery all the same."""
    shy = follower("Shy", "if_would(entering(this), banish(it))")
    door = amulet("Door", "activate((), both(select(your.follower.in_cemetery), swap_this))")
    t = table(me=Side(field=["Door"], cemetery=["Shy"]), cards=[shy, door])
    t.activate("Door").pick("Shy")
    assert (t.me.field, t.me.banished, t.me.cemetery) == ([], ["Shy"], ["Door"])


# -- coming onto the field ---------------------------------------------------------------------------------------------


@pytest.mark.rule("10.10.3", "10.9.3")
def test_a_card_that_comes_is_meant_by_what_it_is_on_the_field():
    """An amulet gives it the trait the other amulet asks for: it has that when it comes."""
    moon = 'Trait("Moon", "月")'
    shine = amulet("Shine", f"gives_trait(your.follower, {moon})")
    net = amulet("Net", f"if_would(entering(your.follower.with_trait({moon})), put_engaged)")
    for field, engaged in ((["Net"], False), (["Net", "Shine"], True)):
        t = table(me=Side(hand=["Goblin"], field=field), cards=[shine, net])
        t.play("Goblin")
        assert t.is_engaged("Goblin") is engaged


@pytest.mark.rule("10.10.3")
def test_tokens_come_so_too_and_may_come_to_nothing():
    token = 'Token("X-Pal", "Pal", "Pal")'
    pal = follower("Pal", "ward", special="token")
    call = spell_card("Call", f"spell(summon({token}, {token}))", cost=0)
    net = amulet("Net", "if_would(entering(enemy.follower), put_engaged)")
    wall = amulet("Wall", "if_would(entering(enemy.card), banish(it))")
    t = table(me=Side(hand=["Call"]), foe=Side(field=["Net"]), cards=[pal, call, net, wall])
    t.play("Call")
    assert [card.sideways for card in t.cards("Pal", "field")] == [True, True]
    t = table(me=Side(hand=["Call", "Goblin"]), foe=Side(field=["Wall"]), cards=[pal, call, net, wall])
    t.play("Call").play("Goblin")
    assert (t.me.field, t.me.banished) == ([], ["Goblin"])


@pytest.mark.rule("10.10.1.1")
def test_a_card_that_went_elsewhere_was_never_put_onto_the_field():
    """No Fanfare, nobody sees a card come, no Ward to engage."""
    herald = follower("Herald", "ward", "fanfare(draw(1))")
    see = amulet("See", "whenever_enters(your.follower, draw(1))")
    wall = amulet("Wall", "if_would(entering(enemy.card), return_to_hand(it))")
    t = table(me=Side(hand=["Herald"], field=["See"], pp=1), foe=Side(field=["Wall"]), cards=[herald, see, wall])
    t.play("Herald")
    assert (t.ask.kind, t.me.field, t.me.hand, t.me.pp) == ("main", ["See"], ["Herald"], 0)


# -- prohibitions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.3.3", "10.10.1")
def test_what_cannot_happen_is_not_replaced():
    rock = follower("Rock", "cannot_be_destroyed", "if_would(destroyed(this), banish(it))")
    t = table(me=Side(hand=["Wipe"], field=["Rock"]), cards=[rock, WIPE])
    t.play("Wipe")
    assert (t.me.field, t.me.banished) == (["Rock 1/1"], [])


@pytest.mark.rule("1.3.3")
def test_and_what_would_happen_instead_may_be_prohibited():
    rock = follower("Rock", "cannot_be_destroyed", "if_would(banished(this), destroy(it))")
    ban = spell_card("Ban", "spell(banish(your.follower))")
    t = table(me=Side(hand=["Ban"], field=["Rock", "Goblin"]), cards=[rock, ban])
    t.play("Ban")
    assert (t.me.field, t.me.banished, t.me.cemetery) == (["Rock 1/1"], ["Goblin"], ["Ban"])


@pytest.mark.rule("10.12.1.2", "1.3.3")
def test_rules_handling_is_no_ability_but_what_replaces_it_is():
    """Without defense it is destroyed though abilities cannot: by the rules. Banished by a text, it would be destroyed
    by that text instead, which cannot be."""
    rock = follower("Rock", "cannot_be_destroyed", "if_would(destroyed(this), return_to_hand(it))")
    t = table(me=Side(hand=["Burn"], field=["Rock"]), cards=[rock, spell_card("Burn", "spell(deal(1, your.follower))")])
    t.play("Burn")
    assert (t.me.field, t.me.hand) == ([], ["Rock"])


@pytest.mark.rule("13.3.2.2", "10.10.2")
@pytest.mark.parametrize("first", ["Moss", "Veil"])
def test_a_counter_saves_a_card_with_stack_whichever_effect_comes_first(first):
    """Banished instead, it would still leave the field."""
    veil = amulet("Veil", "if_would(leaving(your.amulet.but_this()), banish(it))")
    blow = spell_card("Blow", "spell(destroy(your.amulet))", cost=0)
    t = table(me=Side(hand=["Moss", "Blow"], field=["Veil"]), cards=[amulet("Moss", "stack"), veil, blow])
    t = by_hand(t.play("Moss"), "counter_set", "Moss", text="Stack", amount=2).play("Blow")
    assert (t.ask.kind, t.ask.seat, sorted(t.options())) == ("replacement", 0, ["Moss", "Veil"])
    t.pick(first)
    moss = t.card("Moss", "field")
    assert (moss.counter("Stack"), t.me.cemetery) == (1, ["Veil", "Blow"])


@pytest.mark.rule("8.4.2.1")
def test_a_follower_that_came_in_place_of_going_is_a_new_card():
    """Back onto the field in place of leaving it would be no movement: it stays the card it was."""
    cat = follower("Cat", "storm", "if_would(destroyed(this), return_to_hand(it))")
    t = table(me=Side(hand=["Wipe"], field=["Cat [engaged]"]), cards=[cat, WIPE])
    t.play("Wipe").play("Cat")
    assert (t.is_engaged("Cat"), t.options("attack")) == (False, ["attack Cat > leader"])
