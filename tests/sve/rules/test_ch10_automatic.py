"""10.7: automatic abilities."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table
from sve.rules.probes import Do, When, kinds, moves

from svedesk.engine.events import Played
from svedesk.engine.message import Refused
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.actions.move import return_to_hand as to_hand
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.trigger_events import Moved
from svedesk.games.sve.values import stats
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.words import draw, spell, your

DOOM = spell_card("Doom", "spell(destroy(any_side.follower))")
HEIR = follower("Heir", "last_words(draw(1))")


def plays(t, number):
    return [event for event in t.events if isinstance(event, Played) and event.number == number]


@pytest.mark.rule("10.7.1")
def test_an_automatic_ability_waits_for_the_next_confirmation_timing():
    """The card drawn by the text comes before the one drawn by what the text triggered."""
    cull = spell_card("Cull", "spell(destroy(your.follower), draw(1))")
    t = table(me=Side(hand=["Cull"], field=["Heir"], deck=["Goblin", "Fighter"]), cards=[HEIR, cull])
    t.play("Cull")
    assert kinds(t.events).index("draw") < kinds(t.events).index("resolve")
    assert t.me.hand == ["Goblin", "Fighter"]
    assert [event.why for event in moves(t.events)] == ["play", "destroy", "draw", "resolve", "draw"]


@pytest.mark.rule("10.7.2", "10.7.2.1")
def test_an_ability_triggered_twice_is_played_twice():
    watch = follower("Watch", "whenever_enters(your.follower.but_this(), give(this, attack=1))")
    call = spell_card("Call", "spell(summon(KNIGHT, KNIGHT))")
    t = table(me=Side(hand=["Call"], field=["Watch"]), cards=[watch, call])
    t.play("Call")
    assert len(plays(t, "X-Watch")) == 2
    assert t.me.field[0] == "Watch 3/1"


@pytest.mark.rule("10.7.3", "10.7.3.1")
def test_a_player_selects_which_ability_is_played_first_and_cannot_play_none():
    give_two = follower("Giver", "last_words(draw(2))")
    t = table(me=Side(hand=["Doom"], field=["Heir", "Giver"]), cards=[DOOM, HEIR, give_two])
    t.play("Doom")
    assert t.options() == ["pending Heir", "pending Giver"]
    with pytest.raises(Refused):
        t.numbers()
    t.say("pending Giver")
    assert [event.number for event in t.events if isinstance(event, Played)] == ["X-Giver", "X-Heir"]


@pytest.mark.rule("10.7.3")
def test_only_one_instance_of_waiting_ends_with_each_ability_played():
    t = table(me=Side(hand=["Doom"], field=["Heir", "Heir", "Heir"]), cards=[DOOM, HEIR])
    t.play("Doom")
    assert len(t.table.pending) == 3
    t.say("pending Heir")
    assert len(t.table.pending) == 2
    t.say("pending Heir")
    assert t.table.pending == ()
    assert t.me.hand == ["Fighter"] * 3


@pytest.mark.rule("10.7.3.2")
def test_an_ability_that_cannot_be_played_is_waited_for_no_more():
    archer = follower("Archer", "fanfare(select(enemy.follower), deal(1, it))")
    t = table(me=Side(hand=["Archer"]), foe=Side(hand=["Goblin"]), cards=[archer])
    t.play("Archer")
    assert t.table.pending == ()
    assert t.ask.kind == "main"
    assert plays(t, "X-Archer") == [event for event in t.events if isinstance(event, Played) and event.what == "card"]


@pytest.mark.rule("10.7.7", "10.6.2.8.2.1")
def test_an_ability_is_played_though_its_card_has_moved_on():
    """The trap destroys the follower that came before that follower's Fanfare is played."""
    trap = amulet("Trap", "whenever_enters(your.follower, destroy(it))")
    guest = follower("Guest", "fanfare(draw(1), give(this, attack=1))")
    t = table(me=Side(hand=["Guest"], field=["Trap"]), cards=[trap, guest])
    t.play("Guest").say("pending Trap")
    assert t.me.cemetery == ["Guest"]
    assert t.me.hand == ["Fighter"]


# -- zone-shift triggers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.7.4.1.1")
def test_from_a_hidden_zone_to_an_open_one_the_card_is_looked_at_in_the_open_one():
    """The wisp has its trait on the field, as what it is there; its cost is no matter."""
    choir = amulet("Choir", 'whenever_enters(your.follower.with_trait(Trait("Pixie", "妖精")), draw(1))')
    t = table(me=Side(hand=["Water Fairy", "Goblin"], field=["Choir"]), cards=[choir])
    t.play("Water Fairy")
    assert t.me.hand == ["Goblin", "Fighter"]
    t.play("Goblin")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("10.7.4.1.1")
@pytest.mark.parametrize(("beside", "drawn"), [([], 1), (["Banner"], 0)])
def test_what_the_field_makes_of_a_card_that_comes_counts(beside, drawn):
    """1 defense in the hand, 3 on a field with a Banner."""
    choir = amulet("Choir", "whenever_enters(your.follower.with_defense_up_to(1), draw(1))")
    banner = amulet("Banner", "while_here(your.follower, defense=2)")
    t = table(me=Side(hand=["Wisp"], field=["Choir", *beside]), cards=[choir, banner, follower("Wisp")])
    assert len(t.play("Wisp").me.hand) == drawn


@pytest.mark.rule("10.7.4.1.1", "10.7.4.1.2")
@pytest.mark.parametrize(("beside", "drawn"), [([], 1), (["Banner"], 0)])
def test_and_what_it_made_of_one_that_goes_to_the_hand(beside, drawn):
    """In the hand it has 2 defense again."""
    elegy = amulet("Elegy", "whenever_leaves(your.follower.with_defense_up_to(2), draw(1))")
    banner = amulet("Banner", "while_here(your.follower, defense=2)")
    recall = spell_card("Recall", "spell(return_to_hand(your.follower))")
    me = Side(hand=["Recall"], field=["Elegy", "Goblin", *beside])
    t = table(me=me, cards=[elegy, banner, recall])
    assert t.play("Recall").me.hand == ["Goblin", *["Fighter"] * drawn]


def strong_one_went_to_hand(watch):
    happening = watch.happening
    if not isinstance(happening, Moved) or happening.after.zone != "hand" or happening.before.zone != "field":
        return False
    return stats.attack(watch.before, happening.before) >= 4


@pytest.mark.rule("10.7.4.1", "10.7.4.1.1", "10.7.4.1.2")
@pytest.mark.parametrize(
    ("lying", "drawn"),
    [(["Goblin [evolved]"], 1), (["Goblin"], 0), (["Goblin", "Banner"], 1), (["Goblin", "Fencer"], 0)],
)
def test_from_the_field_to_the_hand_the_card_is_looked_at_on_the_field(lying, drawn):
    """Also with what a banner gave it that leaves at the same time."""
    ledger = amulet("Ledger", Automatic(When(strong_one_went_to_hand), (draw(1),)))
    recall = spell_card("Recall", spell(Do(lambda game, _: returned(game, your.follower))))
    banner = follower("Banner", "while_here(your.follower.but_this(), attack=2)")
    t = table(me=Side(hand=["Recall"], field=["Ledger", *lying]), cards=[ledger, recall, banner])
    t.play("Recall")
    assert len(t.me.hand) == len(lying) + drawn


def returned(game, group):
    yield from to_hand(game, members(game, group, 0, 0))


@pytest.mark.rule("10.7.4.1.2")
def test_last_words_are_those_the_card_had_on_the_field():
    """An evolved card has the evolved card's abilities only; and they are found though it lies there as itself."""
    base = follower("Twin", "last_words(draw(1))")
    grown = evolved("Twin", "last_words(draw(3))")
    t = table(me=Side(hand=["Doom"], field=["Twin [evolved]"]), cards=[DOOM, base, grown])
    t.play("Doom")
    assert t.me.hand == ["Fighter"] * 3
    assert sorted(t.me.cemetery) == ["Doom", "Twin"]


@pytest.mark.rule("10.7.4.1.3", "10.9.3.1")
def test_between_open_zones_the_card_is_looked_at_where_it_went_with_what_holds_there():
    def strong_one_came(watch):
        happening = watch.happening
        return (
            isinstance(happening, Moved)
            and happening.after.zone == "field"
            and happening.after.id != watch.watcher.id
            and stats.attack(watch.now, happening.after) >= 2
        )

    banner = follower("Banner", "while_here(your.follower.but_this(), attack=1)")
    gate = amulet("Gate", Automatic(When(strong_one_came), (draw(1),)))
    t = table(me=Side(ex=["Knight", "Knight"], field=["Gate"], hand=["Banner"]), cards=[banner, gate])
    t.play("Knight")
    assert t.me.hand == ["Banner"]
    t.play("Banner").play("Knight")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("10.7.4.2")
def test_cards_that_leave_together_see_each_other_leave():
    def another_fell(watch):
        happening = watch.happening
        return (
            isinstance(happening, Moved)
            and happening.before is not None
            and happening.before.id != watch.watcher.id
            and happening.after.zone == "cemetery"
        )

    mourner = follower("Mourner", Automatic(When(another_fell), (draw(1),)))
    t = table(me=Side(hand=["Doom"], field=["Mourner", "Mourner", "Goblin"]), cards=[DOOM, mourner])
    t.play("Doom")
    while t.ask.kind == "pending":
        t.say("pending Mourner")
    assert t.me.hand == ["Fighter"] * 4


@pytest.mark.rule("10.7.4.2")
def test_cards_that_come_together_see_each_other_come():
    pal = follower("Pal", "whenever_enters(your.follower.but_this(), give(this, attack=1))", special="token")
    token = 'Token("X-Pal", "Pal", "Pal")'
    call = spell_card("Call", f"spell(summon({token}, {token}))")
    t = table(me=Side(hand=["Call"]), cards=[pal, call])
    t.play("Call").say("pending Pal")
    assert t.me.field == ["Pal 2/1", "Pal 2/1"]


@pytest.mark.rule("10.7.4.3")
def test_a_card_that_goes_from_field_to_field_has_not_come_onto_it():
    def defect(game, context):
        (card,) = [card for card in game.field(1) if game.facts(card).name == "Spy"]
        game.table.give_over(card.id, Place(0, "field"))
        note(game, [Moved(card, game.table.cards[card.id])], game.before())

    spy = follower("Spy", "fanfare(draw(1))", "last_words(draw(1))")
    gate = amulet("Gate", "whenever_enters(your.follower, draw(1))")
    bribe = spell_card("Bribe", spell(Do(defect)))
    t = table(me=Side(hand=["Bribe"], field=["Gate"]), foe=Side(field=["Spy"]), cards=[spy, gate, bribe])
    t.play("Bribe")
    assert t.me.field == ["Gate", "Spy 1/1"]
    assert t.me.hand == []
    assert t.foe.hand == []


@pytest.mark.rule("10.7.4.1", "4.1.4.1")
@pytest.mark.parametrize("how", ["destroy", "banish", "return_to_hand"])
def test_an_ability_about_its_own_leaving_means_the_card_it_became(how):
    """Not the leaving of another; and what it does to itself it does where it went."""
    ghost = follower("Ghost", "when_this_leaves(add_to_hand(this), draw(1))")
    away = spell_card("Away", f"spell(select(your.follower), {how}(it))", cost=0)
    t = table(me=Side(hand=["Away", "Away"], field=["Ghost", "Goblin"]), cards=[ghost, away])
    t.play("Away").pick("Goblin")
    assert "Fighter" not in t.me.hand
    t.play("Away").pick("Ghost")
    assert "Ghost" in t.me.hand
    assert t.me.hand.count("Fighter") == 1


@pytest.mark.rule("10.7.4.1.2")
def test_what_left_is_looked_at_with_what_others_gave_it_that_left_with_it():
    grave = amulet("Grave", "whenever_leaves(your.follower.with_defense_up_to(1), draw(1))")
    banner = follower("Banner", "while_here(your.follower.but_this(), defense=2)", defense=2)
    t = table(me=Side(hand=["Doom"], field=["Grave", "Forest Bat", "Banner"]), cards=[DOOM, grave, banner])
    t.play("Doom")
    assert (t.me.field, t.me.hand) == (["Grave"], [])
