"""10.10.2: several replacement effects for one event, optional ones, events that happen together."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table

SLAY = spell_card("Slay", "spell(both(select(enemy.follower), destroy(it)))", cost=0)
STORM = spell_card("Storm", "spell(destroy(any_side.follower))", cost=0)
GRAVE = amulet("Grave", "if_would(destroyed(any_side.follower), banish(it))")
NEST = amulet("Nest", "if_would(destroyed(any_side.follower), return_to_hand(it))")
SPRING = amulet("Spring", "if_would(destroyed(your.follower), return_to_hand(it), may=True)")
CARDS = [SLAY, STORM, GRAVE, NEST, SPRING]


@pytest.mark.rule("10.10.2", "10.10.2.1", "10.10.2.2")
@pytest.mark.parametrize("side", ["me", "foe", "each one"])
@pytest.mark.parametrize(("first", "zone"), [("Grave", "banished"), ("Nest", "hand")])
def test_the_controller_of_the_card_says_which_effect_comes_first_whosever_they_are(side, first, zone):
    mine = {"me": ["Grave", "Nest"], "foe": [], "each one": ["Nest"]}[side]
    theirs = {"me": [], "foe": ["Grave", "Nest"], "each one": ["Grave"]}[side]
    t = table(me=Side(hand=["Slay"], field=mine), foe=Side(field=["Goblin", *theirs]), cards=CARDS)
    t.play("Slay").pick("Goblin")
    assert (t.ask.kind, t.ask.seat, sorted(t.options())) == ("replacement", 1, ["Grave", "Nest"])
    assert (t.ask.reason.key, t.ask.source) == ("which-replacement-move", t.card("Goblin").id)
    t.pick(first)
    assert getattr(t.foe, zone) == ["Goblin"]


@pytest.mark.rule("10.10.2.1")
def test_the_controller_says_it_and_not_the_owner():
    gift = spell_card("Gift", "spell(both(select(your.follower), give_control(it)))", cost=0)
    t = table(me=Side(hand=["Gift", "Slay"], field=["Goblin", "Grave", "Nest"]), cards=[*CARDS, gift])
    t.play("Gift").pick("Goblin").play("Slay").pick("Goblin")
    assert t.ask.seat == 1
    t.pick("Nest")
    assert (t.me.hand, t.foe.hand) == (["Goblin"], [])


@pytest.mark.rule("10.10.2")
def test_effects_that_do_the_same_are_no_question():
    t = table(me=Side(hand=["Slay"], field=["Grave"]), foe=Side(field=["Goblin", "Grave"]), cards=CARDS)
    t.play("Slay").pick("Goblin")
    assert (t.ask.kind, t.foe.banished) == ("main", ["Goblin"])


@pytest.mark.rule("10.10.2.3")
def test_effects_apply_one_after_the_other_each_once():
    """Destroyed becomes banished, banished becomes returned to the hand; nothing turns round and round."""
    ring = follower(
        "Ring",
        "if_would(destroyed(this), banish(it))",
        "if_would(banished(this), return_to_hand(it))",
        "if_would(returned(this), destroy(it))",
    )
    t = table(me=Side(hand=["Storm"], field=["Ring"]), cards=[STORM, ring])
    t.play("Storm")
    assert (t.me.field, t.me.cemetery, t.me.banished, t.me.hand) == ([], ["Ring", "Storm"], [], [])


@pytest.mark.rule("10.10.2.3")
def test_an_effect_that_no_longer_applies_does_not():
    """Returned to the hand by the first, it would no longer be destroyed."""
    t = table(me=Side(hand=["Slay"], field=["Nest"]), foe=Side(field=["Goblin", "Spring"]), cards=CARDS)
    t.play("Slay").pick("Goblin").pick("Nest")
    assert (t.ask.kind, t.foe.hand) == ("main", ["Goblin"])


@pytest.mark.rule("10.10.2.3")
def test_what_is_done_instead_is_the_same_event_for_the_effects_applied_to_it():
    """Another falls in its place; the effect that made it fall does not apply to that."""
    twins = amulet("Twins", "if_would(destroyed(your.follower), destroy(your.follower))")
    t = table(me=Side(hand=["Storm"], field=["Goblin", "Twins"]), cards=[STORM, twins])
    t.play("Storm")
    assert (t.me.field, t.me.cemetery) == (["Twins"], ["Goblin", "Storm"])


@pytest.mark.rule("10.10.2.2")
@pytest.mark.parametrize(("first", "defenses"), [("Tome", (20, 19)), ("Fire", (18, 20))])
def test_of_a_draw_the_player_who_draws_says_it(first, defenses):
    """Whichever is first, there is no draw left for the other."""
    tome = amulet("Tome", "if_would(drawing, deal(1, enemy.leader))")
    fire = amulet("Fire", "if_would(opponent_drawing, deal(2, enemy.leader))")
    read = spell_card("Read", "spell(draw(1))")
    t = table(me=Side(hand=["Read"], field=["Tome"]), foe=Side(field=["Fire"]), cards=[tome, fire, read])
    t.play("Read")
    assert (t.ask.kind, t.ask.seat, t.options()) == ("replacement", 0, ["Tome", "Fire"])
    t.pick(first)
    assert (t.me.hand, (t.me.defense, t.foe.defense)) == ([], defenses)


@pytest.mark.rule("10.10.2.5", "10.10.2.5.1")
def test_a_text_replaces_a_part_of_itself_first():
    """Combo has it deal 3 damage instead of 1; the effect that sends what is destroyed to the hand sees what comes."""
    flare = spell_card("Flare", "spell(both(select(enemy.follower), instead(deal(1, it), combo(1), deal(3, it))))")
    t = table(me=Side(hand=["Flare"]), foe=Side(field=["Fighter", "Nest"]), cards=[*CARDS, flare])
    t.play("Flare").pick("Fighter")
    assert (t.foe.field, t.foe.hand) == (["Nest"], ["Fighter"])


# -- you may -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.10.1")
@pytest.mark.parametrize(("answer", "hand", "cemetery"), [("yes", ["Goblin"], []), ("no", [], ["Goblin"])])
def test_an_optional_effect_asks_its_controller(answer, hand, cemetery):
    t = table(me=Side(hand=["Slay"]), foe=Side(field=["Goblin", "Spring"]), cards=CARDS)
    t.play("Slay").pick("Goblin")
    assert (t.ask.kind, t.ask.seat, t.ask.about) == ("may", 1, (t.card("Goblin", "field").id,))
    t.say(answer)
    assert (t.foe.hand, t.foe.cemetery) == (hand, cemetery)


@pytest.mark.rule("10.10.2.3")
def test_one_that_was_declined_is_not_asked_about_again_and_others_still_apply():
    t = table(me=Side(hand=["Slay"], field=["Grave"]), foe=Side(field=["Goblin", "Spring"]), cards=CARDS)
    t.play("Slay").pick("Goblin").pick("Spring").say("no")
    assert (t.ask.kind, t.foe.banished) == ("main", ["Goblin"])


@pytest.mark.rule("10.10.1")
def test_the_controller_of_the_effect_decides_and_the_controller_of_the_card_orders():
    fetch = amulet("Fetch", "if_would(destroyed(enemy.follower), banish(it), may=True)")
    t = table(me=Side(hand=["Slay"], field=["Fetch"]), foe=Side(field=["Goblin", "Nest"]), cards=[*CARDS, fetch])
    t.play("Slay").pick("Goblin")
    assert (t.ask.kind, t.ask.seat) == ("replacement", 1)
    t.pick("Fetch")
    assert (t.ask.kind, t.ask.seat) == ("may", 0)
    t.say("yes")
    assert t.foe.banished == ["Goblin"]


# -- together ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.3.4", "10.10.2")
def test_of_cards_that_move_together_the_active_players_are_asked_about_first():
    t = table(me=Side(hand=["Storm"], field=["Goblin", "Spring"]), foe=Side(field=["Fighter", "Spring"]), cards=CARDS)
    t.play("Storm")
    assert (t.ask.kind, t.ask.seat) == ("may", 0)
    t.say("yes")
    assert (t.ask.kind, t.ask.seat, t.me.field) == ("may", 1, ["Goblin 2/2", "Spring"])  # nothing has moved yet
    t.say("no")
    assert (t.me.hand, t.foe.cemetery) == (["Goblin"], ["Fighter"])


@pytest.mark.rule("10.10.2.3")
def test_one_effect_applies_to_each_of_the_cards_that_move_together():
    t = table(me=Side(hand=["Storm"], field=["Goblin", "Fighter", "Grave"]), foe=Side(field=["Goblin"]), cards=CARDS)
    t.play("Storm")
    assert (t.me.banished, t.foe.banished) == (["Goblin", "Fighter"], ["Goblin"])


@pytest.mark.rule("10.10.2")
def test_each_of_them_with_an_order_of_its_own():
    t = table(me=Side(hand=["Storm"], field=["Goblin", "Fighter", "Grave", "Nest"]), cards=CARDS)
    t.play("Storm").pick("Grave").pick("Nest")
    assert (t.me.banished, t.me.hand) == (["Goblin"], ["Fighter"])


@pytest.mark.rule("10.10.1")
def test_to_the_bottom_of_the_deck_and_more_besides():
    """What is done beside it is done when the card lies there."""
    sink = amulet("Sink", 'if_would(destroyed(your.follower), both(put_into_deck(it, 1, "bottom"), draw(1)))')
    t = table(me=Side(hand=["Storm"], field=["Goblin", "Sink"], deck=[]), cards=[STORM, sink])
    t.play("Storm")
    assert (t.me.hand, t.me.deck, t.session.table.outcome) == (["Goblin"], [], None)


# -- what makes a difference -------------------------------------------------------------------------------------------


@pytest.mark.rule("10.10.2")
@pytest.mark.parametrize("falls", [0, 1])
def test_of_two_guards_with_one_text_the_player_says_which_falls(falls):
    guard = follower("Guard", "if_would(destroyed(your.follower.but_this()), banish(this))")
    t = table(me=Side(hand=["Slay"]), foe=Side(field=["Goblin", "Guard", "Guard"]), cards=[SLAY, guard])
    guards = [card.id for card in t.cards("Guard", "field")]
    t.play("Slay").pick("Goblin")
    assert (t.ask.kind, t.ask.seat, [option.card for option in t.ask.options]) == ("replacement", 1, guards)
    t.numbers(falls)
    assert [card.id for card in t.cards("Guard", "field")] == [guards[1 - falls]]


@pytest.mark.rule("10.10.2")
@pytest.mark.parametrize(("first", "hands"), [("my Well", (1, 0)), ("foe's Well", (0, 1))])
def test_the_same_text_of_both_players_is_not_the_same(first, hands):
    well = amulet("Well", "if_would(destroyed(any_side.follower), draw(1))")
    t = table(me=Side(hand=["Slay"], field=["Well"]), foe=Side(field=["Goblin", "Well"]), cards=[SLAY, well])
    t.play("Slay").pick("Goblin").pick(first)
    assert ((len(t.me.hand), len(t.foe.hand)), t.foe.field) == (hands, ["Goblin 2/2", "Well"])


@pytest.mark.rule("10.10.2")
@pytest.mark.parametrize(("first", "taken"), [("Thin", 2), ("Thick", 1)])
def test_the_same_number_off_for_different_damage_is_not_the_same(first, taken):
    """Thick counts for 3 or more: after Thin there is no such damage."""
    thin = amulet("Thin", "if_would(damaged(your.leader), change_damage(-1))")
    thick = amulet("Thick", "if_would(damaged(your.leader, least=3), change_damage(-1))")
    bolt = spell_card("Bolt", "spell(deal(3, enemy.leader))")
    t = table(me=Side(hand=["Bolt"]), foe=Side(field=["Thin", "Thick"]), cards=[thin, thick, bolt])
    t.play("Bolt").pick(first)
    assert t.foe.defense == 20 - taken


@pytest.mark.rule("10.10.1")
@pytest.mark.parametrize("field", [["Goblin", "Guard"], ["Guard", "Goblin"]])
def test_a_card_that_fell_in_place_of_another_falls_no_second_time(field):
    """Nor is anything asked about it, whichever of them was looked at first: of the guard, what its own text says."""
    guard = follower(
        "Guard",
        "if_would(destroyed(your.follower.but_this()), bury(this))",
        "if_would(destroyed(this), return_to_hand(it), may=True)",
    )
    t = table(me=Side(hand=["Storm"], field=field), cards=[STORM, guard])
    t.play("Storm")
    if field[0] == "Guard":
        assert t.ask.kind == "may"
        t.say("yes")
    assert (t.ask.kind, t.me.field, t.me.hand, t.me.cemetery) == ("main", ["Goblin 2/2"], [], ["Guard", "Storm"])


@pytest.mark.rule("10.10.1")
def test_of_a_card_that_is_gone_already_nobody_is_asked_anything():
    guard = follower("Guard", "if_would(destroyed(your.follower.but_this()), bury(this))")
    t = table(me=Side(hand=["Storm"], field=["Goblin", "Guard", "Spring"]), cards=[*CARDS, guard])
    t.play("Storm").pick("Guard")
    assert (t.ask.kind, t.me.field, t.me.cemetery) == ("main", ["Goblin 2/2", "Spring"], ["Guard", "Storm"])


@pytest.mark.rule("10.10.1", "4.1.4.1")
def test_this_card_is_followed_to_where_it_went():
    worm = follower("Worm", "if_would(destroyed(this), banish(it), add_to_hand(this))")
    t = table(me=Side(hand=["Storm"], field=["Worm"]), cards=[STORM, worm])
    t.play("Storm")
    assert (t.me.banished, t.me.hand) == ([], ["Worm"])


@pytest.mark.rule("10.10.1")
def test_your_field_is_that_of_the_effects_controller():
    net = amulet("Net", "if_would(discarded(enemy.follower), put_onto_field(it))")
    snatch = spell_card("Snatch", 'spell(discard_at_random(1, "opponent"))')
    t = table(me=Side(hand=["Snatch"], field=["Net"]), foe=Side(hand=["Goblin"]), cards=[net, snatch])
    t.play("Snatch")
    assert (t.me.field, t.foe.field, t.foe.hand, t.foe.cemetery) == (["Net", "Goblin 2/2"], [], [], [])


@pytest.mark.rule("10.10.3")
def test_who_will_control_a_card_that_comes_decides_about_its_own_effect():
    cat = follower("Cat", "if_would(entering(this), put_engaged, may=True)")
    raise_ = spell_card("Raise", "spell(both(select(enemy.follower.in_cemetery), put_onto_field(it)))")
    t = table(me=Side(hand=["Raise"]), foe=Side(cemetery=["Cat"]), cards=[cat, raise_])
    t.play("Raise").pick("Cat")
    assert (t.ask.kind, t.ask.seat) == ("may", 0)
    t.say("yes")
    assert t.is_engaged("my Cat")


@pytest.mark.rule("10.12.2.3")
def test_a_card_that_has_left_the_field_is_no_follower_there_that_deals_damage():
    drum = amulet("Drum", "if_would(dealing(your.follower), change_damage(1))")
    bomb = follower("Bomb", "last_words(deal(2, enemy.leader))")
    t = table(me=Side(hand=["Storm"], field=["Bomb", "Drum"]), cards=[STORM, drum, bomb])
    t.play("Storm")
    assert t.foe.defense == 18
