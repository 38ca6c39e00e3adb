"""5.10: looking at the top cards of a deck, and taking some of them; 5.20: revealing."""

import pytest
from sve.playing import Side, amulet, follower, shipped_facts, spell_card, table
from sve.rules.probes import by_hand, moves

from svedesk.engine.events import Looked, Revealed, redacted
from svedesk.engine.records import Place
from svedesk.games.sve.check import mistakes
from svedesk.games.sve.source import read_script

SPARK, GLOW = (spell_card(name, "spell(look_at_top(1))") for name in ("Spark", "Glow"))
LAMP = amulet("Lamp")
CACHE = spell_card("Cache", 'spell(look_at_top(4, reveal_into_hand("spell"), into_cemetery("spell"), rest="bottom"))')
SHRINE = spell_card("Shrine", 'spell(look_at_top(3, reveal_onto_field("amulet"), rest="cemetery"))')
GLANCE = spell_card("Glance", 'spell(look_at_top(1, into_cemetery("card")))')
CARDS = [SPARK, GLOW, LAMP, CACHE, SHRINE, GLANCE]
DECK = ["Spark", "Fighter", "Glow", "Goblin", "Latham, Vanguard Captain"]


def cache(deck=DECK):
    return table(me=Side(hand=["Cache"], deck=list(deck)), cards=CARDS).play("Cache")


def known_in_deck(t, seat):
    return [card.number for card in t.session.view(seat).zone(0, "deck").cards]


@pytest.mark.rule("5.10.1")
def test_the_topmost_cards_are_looked_at_by_their_player_only():
    t = cache()
    assert (t.ask.seat, t.ask.kind) == (0, "look")
    assert known_in_deck(t, 0) == ["X-Spark", "SD02-019", "X-Glow", "SD01-017"]
    assert known_in_deck(t, 1) == []
    (looked,) = [event for event in t.events if isinstance(event, Looked)]
    assert (looked.seat, looked.place, looked.count) == (0, Place(0, "deck"), 4)
    assert redacted(looked, 1).numbers == ()
    assert len(redacted(looked, 0).numbers) == 4


@pytest.mark.rule("5.10.1", "1.3.2")
def test_of_a_smaller_deck_all_cards_are_looked_at_and_of_none_none():
    t = cache(["Glow", "Goblin"])
    assert len(known_in_deck(t, 0)) == 2
    t = cache([])
    assert (t.ask.kind, t.me.cemetery) == ("main", ["Cache"])


@pytest.mark.rule("5.10.1", "4.1.5")
def test_one_is_taken_another_buried_the_rest_goes_down_as_said():
    t = cache()
    assert t.options() == ["Spark", "Glow", "no"]
    t.pick("Glow")
    assert t.options() == ["Spark", "no"]
    t.pick("Spark")
    assert (t.ask.form, t.options()) == ("order", ["Fighter", "Goblin"])
    t.pick("Goblin", "Fighter")
    assert (t.me.hand, t.me.cemetery) == (["Glow"], ["Spark", "Cache"])
    assert t.me.deck == ["Latham, Vanguard Captain", "Goblin", "Fighter"]
    assert (known_in_deck(t, 0), t.ask.kind) == ([], "main")


@pytest.mark.rule("4.1.2.2")
def test_a_fitting_card_need_not_be_found():
    t = cache().say("no").say("no")
    assert t.options() == ["Spark", "Fighter", "Glow", "Goblin"]
    t.pick("Spark", "Fighter", "Glow", "Goblin")
    assert (t.me.hand, t.me.deck) == ([], ["Latham, Vanguard Captain", "Spark", "Fighter", "Glow", "Goblin"])


@pytest.mark.rule("4.1.2.2")
def test_whether_a_card_fits_is_not_told_by_what_is_asked():
    """The other player sees the same questions with and without a spell among the cards."""

    def sent(deck):
        t = cache(deck)
        seen = [(t.session.view(1), tuple(redacted(event, 1) for event in t.events))]
        for _ in range(2):
            t.say("no")
            seen.append((t.session.view(1), tuple(redacted(event, 1) for event in t.events)))
        return seen

    assert sent(DECK) == sent(["Fighter", "Fighter", "Goblin", "Goblin", "Latham, Vanguard Captain"])


@pytest.mark.rule("5.20.1", "5.20.1.1")
def test_what_is_revealed_is_shown_to_all_and_hidden_again_in_the_hand():
    t = cache().pick("Glow")
    (revealed,) = [event for event in t.events if isinstance(event, Revealed)]
    assert redacted(revealed, 1).number == "X-Glow"
    (move,) = moves(t.events, "search")
    assert redacted(move, 1)[1:3] == (0, "X-Glow")  # it was seen to go there; which card of the hand it is, is not
    assert t.session.view(1).zone(0, "hand").cards == ()


@pytest.mark.rule("5.10.1")
def test_what_goes_down_unrevealed_stays_unknown():
    t = cache().say("no").say("no").pick("Goblin", "Spark", "Fighter", "Glow")
    assert [redacted(move, 1).number for move in moves(t.events, "bottom")] == [""] * 4


@pytest.mark.rule("5.10.1")
def test_a_card_may_go_onto_the_field_and_the_rest_into_the_cemetery():
    t = table(me=Side(hand=["Shrine"], deck=["Goblin", "Lamp", "Fighter", "Glow"]), cards=CARDS).play("Shrine")
    assert t.options() == ["Lamp", "no"]
    t.pick("Lamp")
    assert (t.me.field, t.me.cemetery, t.me.deck) == (["Lamp"], ["Goblin", "Fighter", "Shrine"], ["Glow"])


@pytest.mark.rule("4.4.4.2")
def test_without_room_on_the_field_nothing_goes_there():
    side = Side(hand=["Shrine"], field=["Fighter"] * 5, deck=["Goblin", "Lamp", "Fighter", "Glow"])
    t = table(me=side, cards=CARDS).play("Shrine")
    assert (t.ask.kind, t.me.cemetery) == ("main", ["Goblin", "Lamp", "Fighter", "Shrine"])


@pytest.mark.rule("5.10.1")
@pytest.mark.parametrize(("answer", "deck", "cemetery"), [("no", 2, ["Glance"]), ("Glow", 1, ["Glow", "Glance"])])
def test_a_card_that_is_not_moved_stays_on_top_and_is_known_no_more(answer, deck, cemetery):
    t = table(me=Side(hand=["Glance"], deck=["Glow", "Goblin"]), cards=CARDS).play("Glance")
    assert t.options() == ["Glow", "no"]
    t = t.say("no") if answer == "no" else t.pick(answer)
    assert (len(t.me.deck), t.me.cemetery, known_in_deck(t, 0)) == (deck, cemetery, [])
    assert t.me.deck[0] == ("Glow" if answer == "no" else "Goblin")


@pytest.mark.rule("1.3.2")
def test_cards_taken_away_by_hand_are_not_looked_at_any_more():
    t = by_hand(cache(), "shuffle", source=(0, "deck"))
    assert t.options() == ["no"]
    t.say("no")
    assert (t.ask.kind, len(t.me.deck), known_in_deck(t, 0)) == ("main", 5, [])


@pytest.mark.rule("1.3.2")
def test_of_any_cards_a_spell_does_not_go_onto_the_field():
    find = spell_card("Find", 'spell(look_at_top(3, reveal_onto_field("card")))')
    t = table(me=Side(hand=["Find"], deck=["Goblin", "Lamp", "Glow"]), cards=[*CARDS, find]).play("Find")
    assert t.options() == ["Goblin", "Lamp", "no"]


# -- what is taken -----------------------------------------------------------------------------------------------------


ONE = follower("One", cost=1)
TWO = follower("Two", cost=2)
THREE = follower("Three", cost=3)
RAY = spell_card("Ray", "spell(draw(1))")
TAKEN = (ONE, TWO, THREE, RAY)
TOP = ["One", "Two", "Three", "Ray", "One", "Fighter"]


def look(*takes, rest="cemetery", deck=TOP, more="", **side):
    peer = spell_card("Peer", f"spell(look_at_top(5, {', '.join(takes)}, rest={rest!r}){more})", cost=0)
    return table(me=Side(hand=["Peer"], deck=list(deck), **side), cards=(*TAKEN, peer)).play("Peer")


@pytest.mark.rule("5.10.1", "4.1.2.2")
def test_up_to_so_many_may_be_taken_one_after_the_other():
    t = look('take(any_side.follower, "hand", 2, reveal=True)')
    assert t.options() == ["One", "Two", "Three", "One", "no"]
    t.pick("Two")
    assert t.options() == ["One", "Three", "One", "no"]
    t.pick("One")
    assert (t.me.hand, t.me.deck) == (["Two", "One"], ["Fighter"])
    assert sorted(t.me.cemetery) == ["One", "Peer", "Ray", "Three"]
    assert sum(isinstance(event, Revealed) for event in t.events) == 2


@pytest.mark.rule("4.1.2.2")
def test_fewer_may_be_taken():
    t = look('take(any_side.follower, "field", 2)').pick("Two").say("no")
    assert t.me.field == ["Two 1/1"]
    assert look('take(any_side.follower, "field", 2)').say("no").me.field == []


@pytest.mark.rule("4.4.4.2")
def test_no_more_are_taken_than_there_is_room_for():
    t = look('take_any_number(any_side.follower, "field")', field=["Fighter"] * 4).pick("Two")
    assert t.ask.kind == "main"
    assert t.me.field[4:] == ["Two 1/1"]


def test_any_number_may_be_taken_of_what_costs_so_much_together():
    t = look('take_costing(any_side.follower, 4, "field")').pick("Three")
    assert t.options() == ["One", "One", "no"]
    t.pick("One")
    assert t.options() == ["no"]
    assert t.say("no").me.field == ["Three 1/1", "One 1/1"]


def test_those_of_one_name_are_not_taken_together_where_names_must_differ():
    t = look('take_distinct(any_side.card, "ex", 3)').pick("One")
    assert t.options() == ["Two", "Three", "Ray", "no"]


def test_one_of_each_kind_may_be_taken_or_only_of_one():
    t = look("take_one_of_each(any_side.follower, any_side.spell, reveal=True)")
    assert t.options() == ["One", "Two", "Three", "One", "no"]
    t.say("no")
    assert t.options() == ["Ray", "no"]
    assert t.pick("Ray").me.hand == ["Ray"]


def test_what_must_be_taken_is_no_choice_but_of_which():
    t = look("put_from_among(any_side.card)", 'put_from_among(any_side.card, "top")', rest="bottom")
    assert "no" not in t.options()
    t.pick("Two").pick("Ray")
    assert (t.me.hand, t.me.deck[0]) == (["Two"], "Ray")


def test_what_must_be_taken_and_is_not_there_is_not_taken():
    t = look("put_from_among(any_side.amulet)", rest="cemetery")
    assert t.options() == ["no"]
    assert t.say("no").me.hand == []


def test_what_was_put_on_top_stays_there():
    t = look('put_from_among(any_side.card, "top")', rest="cemetery").pick("Three")
    assert t.me.deck == ["Three", "Fighter"]


def test_what_lies_on_the_field_then_is_it():
    t = look('take(any_side.follower, "field")', more=", give(it, attack=1, defense=1)").pick("One")
    assert t.me.field == ["One 2/2"]
    assert look('take(any_side.follower, "field")', more=", destroy(it)").say("no").me.cemetery[-1:] == ["Peer"]


def test_it_is_still_what_was_selected_where_nobody_sees_what_was_taken():
    peer = spell_card("Peer", "spell(select(your.follower), look_at_top(5, take(any_side.card)), destroy(it))", cost=0)
    side = Side(hand=["Peer"], deck=list(TOP), field=["Fighter"])
    t = table(me=side, cards=(*TAKEN, peer)).play("Peer").pick("Fighter").pick("Ray")
    assert (t.me.hand, t.me.field) == (["Ray"], [])


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ('take(any_side.card, "hand", 0)', "mistake-takes"),
        ('take(any_side.spell, "field")', "mistake-spells-onto-field"),
        ('take_distinct(any_side.card, "hand", 1)', "mistake-takes-so-that"),
    ],
)
def test_what_cannot_be_taken_is_a_mistake(wrong, key):
    listed = mistakes("SD01-001", read_script(f"fanfare(look_at_top(3, {wrong}))"), shipped_facts())
    assert key in {mistake.message.key for mistake in listed}
