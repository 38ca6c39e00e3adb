"""10.12.2.3, 10.10.3 and 10.7.4: more damage dealt, cards put onto the field engaged, cards that leave it."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import Do, When, by_hand, kinds

from svedesk.engine.events import CardTurned
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.actions.arrive import put_all_onto_field
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.trigger_events import Moved
from svedesk.games.sve.words import add_to_hand, both, select_up_to, spell, them, your

DOOM = spell_card("Doom", "spell(destroy(any_side.card))")
WAVE = spell_card("Wave", "spell(destroy(any_side.follower))")

# -- more damage -------------------------------------------------------------------------------------------------------

BRUTE = follower("Brute", "deals_more(2)", "drain", attack=1, defense=9)


@pytest.mark.rule("10.12.2.3", "5.13.2")
def test_only_damage_whose_source_is_the_card_is_raised():
    t = table(
        me=Side(field=["Goliath", "Alucard"]), foe=Side(field=["Brute [engaged]", "Fighter [engaged]"]), cards=[BRUTE]
    )
    t.attack("Goliath", "Brute").quiet()
    assert (t.me.field[0], t.foe.field[0]) == ("Goliath 3/1", "Brute 1/6")
    t.attack("Alucard", "Fighter").pick("Fighter").quiet()
    assert t.me.field == ["Goliath 3/1", "Alucard 4/4"]


@pytest.mark.rule("10.12.2.3", "10.12.2.2")
def test_damage_of_its_abilities_is_raised_as_well():
    archer = follower("Archer", "quick_activate((), both(select(enemy.follower), deal(1, it)))", "deals_more(1)")
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Archer"]), cards=[archer])
    t.attack("Fighter", "leader").activate("Archer").pick("Fighter").quiet()
    assert t.me.field == ["Fighter 2/1"]


@pytest.mark.rule("10.3.3")
def test_in_its_own_turn_it_is_not_raised():
    t = table(me=Side(field=["Brute"], defense=10), foe=Side(field=["Goliath [engaged]"]), cards=[BRUTE])
    t.attack("Brute", "Goliath").quiet()
    assert (t.foe.field, t.me.defense) == (["Goliath 3/3"], 11)


@pytest.mark.rule("1.3.2.2")
def test_no_damage_is_not_raised():
    pacifist = follower("Pacifist", "deals_more(2)", attack=0, defense=9)
    t = table(me=Side(field=["Goliath"]), foe=Side(field=["Pacifist [engaged]"]), cards=[pacifist])
    t.attack("Goliath", "Pacifist").quiet()
    assert t.me.field == ["Goliath 3/4"]


@pytest.mark.rule("10.10.2.1")
@pytest.mark.parametrize(("first", "left"), [("Hide", 4), ("Brute", 2)])
def test_who_takes_the_damage_orders_what_raises_and_what_lowers_it(first, left):
    """1 damage less leaves nothing to raise; 2 more first leaves 2."""
    hide = amulet("Hide", "damage_shift(-1, your.follower)")
    t = table(me=Side(field=["Goliath", "Hide"]), foe=Side(field=["Brute [engaged]"]), cards=[BRUTE, hide])
    t.attack("Goliath", "Brute").quiet()
    assert (t.ask.kind, t.ask.seat, sorted(t.options())) == ("replacement", 0, ["Brute", "Hide"])
    t.pick(first)
    assert t.me.field[0] == f"Goliath 3/{left}"


# -- arriving engaged --------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.10.3", "4.4.2")
def test_a_card_that_is_put_onto_the_field_engaged_was_never_reserved_there():
    sleeper = follower("Sleeper", "arrives_engaged", "storm")
    t = table(me=Side(hand=["Sleeper"]), cards=[sleeper])
    t.play("Sleeper")
    assert t.is_engaged("Sleeper")
    assert t.why_not("attack Sleeper") == ("attacker-engaged", "8.4.2")


@pytest.mark.rule("10.10.3")
def test_what_waits_for_it_finds_it_engaged_and_so_do_who_follow_events():
    seen = []
    sleeper = follower("Sleeper", "arrives_engaged")
    watch = amulet("Watch", Automatic(When(lambda watch: seen.append(watch.happening) is not None), ()))
    t = table(me=Side(hand=["Sleeper"], field=["Watch"]), cards=[sleeper, watch])
    t.play("Sleeper")
    came = [happening for happening in seen if isinstance(happening, Moved) and happening.after.zone == "field"]
    assert [happening.after.sideways for happening in came] == [True]
    assert [event.turned for event in t.events if isinstance(event, CardTurned)] == [True]


@pytest.mark.rule("12.8.2")
def test_whether_to_engage_it_for_ward_is_not_asked():
    guard = follower("Guard", "arrives_engaged", "ward")
    t = table(me=Side(hand=["Guard"]), cards=[guard])
    t.play("Guard")
    assert (t.ask.kind, t.is_engaged("Guard")) == ("main", True)


@pytest.mark.rule("10.10.3", "9.1.2.2")
def test_a_token_comes_engaged_too():
    pal = follower("Pal", "arrives_engaged", "ward", special="token")
    call = spell_card("Call", 'spell(summon(Token("X-Pal", "Pal", "Pal"), KNIGHT))')
    t = table(me=Side(hand=["Call"]), cards=[pal, call])
    t.play("Call")
    assert (t.ask.kind, t.is_engaged("Pal"), t.is_engaged("Knight")) == ("main", True, False)


# -- leaving -----------------------------------------------------------------------------------------------------------

LEDGER = amulet("Ledger", "whenever_leaves(your.follower.with_name(FOREST_BAT).tokens, draw(1))")


@pytest.mark.rule("10.7.4.2")
def test_it_sees_what_leaves_at_the_same_time_as_itself():
    t = table(
        me=Side(hand=["Doom"], field=["Ledger", "Forest Bat", "Knight"]),
        foe=Side(field=["Ledger", "Forest Bat"]),
        cards=[DOOM, LEDGER],
    )
    t.play("Doom")
    assert (t.me.hand, t.foe.hand, t.me.field, t.foe.field) == (["Fighter"], ["Fighter"], [], [])


@pytest.mark.rule("9.1.3.1")
@pytest.mark.parametrize("verb", ["destroy", "banish", "return_to_hand"])
def test_a_token_leaves_wherever_it_goes(verb):
    sweep = spell_card("Sweep", f"spell(both(select(your.follower), {verb}(it)))")
    t = table(me=Side(hand=["Sweep"], field=["Ledger", "Forest Bat"]), cards=[sweep, LEDGER])
    t.play("Sweep").pick("Forest Bat")
    assert (t.me.field, t.me.hand) == (["Ledger"], ["Fighter"])


@pytest.mark.rule("10.7.4.1.2")
def test_what_left_is_looked_at_as_it_was_on_the_field():
    """In the cemetery it has all its defense again."""
    grave = amulet("Grave", "whenever_leaves(your.follower.with_defense_up_to(1), draw(1))")
    t = table(me=Side(hand=["Wave"], field=["Grave", "Fighter [damage 2]", "Goblin"]), cards=[WAVE, grave])
    t.play("Wave")
    assert t.me.hand == ["Fighter"]


def test_a_token_s_name_on_a_card_that_is_none_does_not_make_it_one():
    bat = follower("Forest Bat")
    t = table(me=Side(hand=["Wave"], field=["Ledger", "X-Forest Bat", "SD05-T02"]), cards=[WAVE, LEDGER, bat])
    t.play("Wave")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("10.7.4.3")
def test_to_another_field_is_not_leaving():
    def defect(game, context):
        (card,) = [card for card in game.field(0) if game.facts(card).name == "Forest Bat"]
        before = game.before()
        game.table.give_over(card.id, Place(1, "field"))
        note(game, [Moved(card, game.table.cards[card.id])], before)

    bribe = spell_card("Bribe", spell(Do(defect)))
    t = table(me=Side(hand=["Bribe"], field=["Ledger", "Forest Bat"]), cards=[bribe, LEDGER])
    t.play("Bribe")
    assert (t.me.field, t.me.hand, t.foe.field) == (["Ledger"], [], ["Forest Bat 1/1"])


# -- cards of the cemetery ---------------------------------------------------------------------------------------------

RAISE = spell_card("Raise", "spell(both(select_up_to(2, your.follower.in_cemetery), put_onto_field(them)))")


@pytest.mark.rule("4.4.4.2", "5.4.1")
def test_of_cards_to_be_moved_to_the_field_as_many_are_as_there_is_room_for():
    side = Side(hand=["Raise"], field=["Knight"] * 4, cemetery=["Fighter", "Goblin", "Alucard"])
    t = table(me=side, cards=[RAISE])
    t.play("Raise").pick("Fighter", "Goblin")
    assert (t.ask.kind, t.ask.low, t.ask.high, t.options()) == ("keep", 1, 1, ["Fighter", "Goblin"])
    t.pick("Goblin")
    assert t.me.field[4:] == ["Goblin 2/2"]
    assert sorted(t.me.cemetery) == ["Alucard", "Fighter", "Raise"]


@pytest.mark.rule("4.4.4.2")
def test_moved_cards_that_do_not_all_fit_are_picked_by_the_effects_controller_for_the_other_field_too():
    def dig(game, context):
        dug = game.table.zone(1, "cemetery")
        yield from put_all_onto_field(game, context.seat, 1, dug, "summon")

    foe = Side(field=["Knight"] * 3, cemetery=["Fighter", "Goblin", "Alucard"])
    t = table(me=Side(hand=["Dig"]), foe=foe, cards=[spell_card("Dig", spell(Do(dig)))]).play("Dig")
    assert (t.ask.seat, t.ask.kind, t.ask.low, t.ask.high) == (0, "keep", 2, 2)
    t.pick("Goblin", "Alucard").in_any_order()
    assert [t.written(card).split()[0] for card in t.table.in_zone(1, "field")] == ["Knight"] * 3 + [
        "Goblin",
        "Alucard",
    ]
    assert t.foe.cemetery == ["Fighter"]


@pytest.mark.rule("4.4.4.2")
def test_onto_a_full_field_nothing_is_moved_and_nothing_asked():
    side = Side(hand=["Raise"], field=["Knight"] * 5, cemetery=["Fighter", "Goblin"])
    t = table(me=side, cards=[RAISE])
    t.play("Raise").pick("Fighter", "Goblin")
    assert (t.ask.kind, t.me.cemetery) == ("main", ["Fighter", "Goblin", "Raise"])


@pytest.mark.rule("10.7.4.2", "12.8.2")
def test_cards_moved_to_the_field_together_see_each_other_come_and_may_be_engaged_for_ward():
    pal = follower("Pal", "ward", "whenever_enters(your.follower.but_this(), give(this, attack=1))")
    t = table(me=Side(hand=["Raise"], cemetery=["Pal", "Pal"]), cards=[pal, RAISE])
    t.play("Raise").pick("Pal", "Pal")
    assert (t.ask.kind, t.ask.low, t.ask.high) == ("ward", 0, 2)
    t.pick("Pal").in_any_order()
    assert t.me.field == ["Pal 2/1", "Pal 2/1"]
    assert [card.sideways for card in t.cards("Pal", "field")] == [True, False]


@pytest.mark.rule("4.1.4", "1.3.2")
def test_a_selected_card_that_left_the_cemetery_is_not_meant_any_more():
    def lose_one(game, context):
        game.table.move(game.table.zone(0, "cemetery")[0], Place(0, "banished"))

    late = spell_card("Late", spell(Do(lose_one), both(select_up_to(2, your.follower.in_cemetery), add_to_hand(them))))
    t = table(me=Side(hand=["Late"], cemetery=["Fighter", "Goblin"]), cards=[late])
    t.play("Late").pick("Fighter", "Goblin")
    assert (t.me.hand, t.me.banished) == (["Goblin"], ["Fighter"])


@pytest.mark.rule("10.6.2.3", "4.1.2")
def test_targets_in_a_cemetery_are_selected_while_playing():
    """Before anything is paid: it can be taken back."""
    t = table(me=Side(hand=["Raise"], cemetery=["Fighter"], pp=1), cards=[RAISE])
    t.play("Raise")
    assert (t.ask.kind, t.ask.cancel, t.me.pp) == ("target", True, 1)
    t.session.cancel()
    assert (t.me.hand, t.me.cemetery) == (["Raise"], ["Fighter"])


@pytest.mark.rule("1.3.2", "5.9.1.1")
def test_cards_put_from_the_deck_into_the_cemetery_are_not_drawn():
    grind = spell_card("Grind", "spell(top_into_cemetery(3))")
    t = table(me=Side(hand=["Grind"], deck=["Goblin", "Alucard"]), cards=[grind])
    t.play("Grind")
    assert (t.me.deck, t.me.cemetery, t.table.outcome) == ([], ["Goblin", "Alucard", "Grind"], None)
    assert kinds(t.events).count("mill") == 2


# -- small words -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.3.1", "1.3.2.1")
def test_a_card_is_engaged_once():
    hold = spell_card("Hold", "spell(engage(enemy.follower))")
    t = table(me=Side(hand=["Hold"]), foe=Side(field=["Fighter", "Goblin [engaged]"]), cards=[hold])
    t.play("Hold")
    assert [t.is_engaged("Fighter"), t.is_engaged("Goblin")] == [True, True]
    assert kinds(t.events).count("CardTurned") == 1


@pytest.mark.rule("5.6.1", "12.5.3")
def test_what_is_banished_has_no_last_words():
    exile = spell_card("Exile", "quick", "spell(both(select(any_side.follower), banish(it)))")
    t = table(me=Side(hand=["Exile"], field=["SD01-011 [evolved]"]), cards=[exile])
    t.play("Exile").pick("Water Fairy")
    assert (t.me.banished, t.me.ex, t.me.evolve_deck) == (["Water Fairy"], [], ["Water Fairy (faceup)"])


@pytest.mark.rule("10.9.1.4")
def test_a_defense_limit_looks_at_the_defense_there_is_now():
    purge = spell_card("Purge", "spell(both(select(enemy.follower.with_defense_up_to(3)), destroy(it)))")
    banner = amulet("Banner", "while_here(your.follower, defense=1)")
    t = table(
        me=Side(hand=["Purge"]),
        foe=Side(field=["Fighter", "Goliath [damage 2]", "Goliath [damage 1]", "Banner"]),
        cards=[purge, banner],
    )
    t.play("Purge")
    assert (t.options(), t.foe.field[1]) == (["Goliath"], "Goliath 3/3")
    by_hand(t, "move", "Banner", to=(1, "hand"))
    assert t.options() == ["Fighter", "Goliath", "Goliath"]
    t.pick("Fighter")
    assert t.foe.cemetery == ["Fighter"]
