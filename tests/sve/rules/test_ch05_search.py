"""5.7: searching a deck; 4.5.3: which cards "deck" means; 5.8: shuffling."""

import pytest
from sve.playing import Side, amulet, spell_card, table
from sve.rules.probes import by_hand, kinds, moves

from svedesk.engine.events import Looked, Revealed, redacted
from svedesk.engine.records import Place
from svedesk.games.sve.words import search, search_one_of_each, search_up_to, spell, your

SEEK = spell_card("Seek", "spell(search(your.follower))")
GRAB = spell_card("Grab", "spell(search(your.card, 2))")
CALL = spell_card("Call", 'spell(search_up_to(2, your.follower, to="field"))')
STORE = spell_card("Store", 'spell(search(your.amulet, to="ex"))')
NAME = spell_card("Name", 'spell(search(your.card.that_are_called(Called("Goblin", "ゴブリン"))))')
CHEAP = spell_card("Cheap", "spell(search(your.follower.that_cost_up_to(1)))")
LAMP = amulet("Lamp", "fanfare(draw(1))")
CARDS = [SEEK, GRAB, CALL, STORE, NAME, CHEAP, LAMP]
DECK = ["Goblin", "Angelic Snipe", "Okami", "Lamp"]


def play(name, deck=DECK, **more):
    return table(me=Side(hand=[name], deck=list(deck), **more), cards=CARDS).play(name)


def known_in_deck(t, seat):
    return [card.number for card in t.session.view(seat).zone(0, "deck").cards]


@pytest.mark.rule("5.7.1")
def test_only_who_searches_looks_through_the_deck_and_finds_what_fits():
    t = play("Seek")
    assert (t.ask.seat, t.options()) == (0, ["Goblin", "Okami"])
    assert (len(known_in_deck(t, 0)), known_in_deck(t, 1)) == (4, [])
    (looked,) = [event for event in t.events if isinstance(event, Looked)]
    assert (looked.seat, looked.place, redacted(looked, 1).numbers) == (0, Place(0, "deck"), ())
    assert t.pick("Okami").me.hand == ["Okami"]
    assert known_in_deck(t, 0) == []


@pytest.mark.rule("4.5.3")
def test_a_deck_is_the_cards_of_the_deck_area_not_of_the_evolve_deck():
    t = play("Seek", deck=["Angelic Snipe"], evolve=["Goblin"])
    assert t.options() == []


@pytest.mark.rule("5.7.1.1")
@pytest.mark.parametrize(("deck", "found"), [(DECK, 2), (["Goblin"], 1)])
def test_where_only_a_number_is_asked_for_so_many_must_be_found_and_are_not_revealed(deck, found):
    t = play("Grab", deck=deck)
    assert (t.ask.low, t.ask.high, len(t.ask.options)) == (found, found, len(deck))
    t.numbers(*range(found))
    assert len(t.me.hand) == found
    assert not [event for event in t.events if isinstance(event, Revealed)]
    assert [redacted(move, 1).number for move in moves(t.events, "search")] == [""] * found


@pytest.mark.rule("5.7.1.2")
def test_what_meets_a_condition_is_revealed():
    t = play("Seek").pick("Goblin")
    (revealed,) = [event for event in t.events if isinstance(event, Revealed)]
    assert redacted(revealed, 1).number == "SD01-017"
    assert t.session.view(1).zone(0, "hand").cards == ()


@pytest.mark.rule("5.7.1.2", "4.1.2.2")
def test_what_meets_a_condition_need_not_be_found():
    t = play("Seek")
    assert (t.ask.low, t.ask.high) == (0, 1)
    t.numbers()
    assert (t.me.hand, len(t.me.deck)) == ([], 4)


@pytest.mark.rule("5.7.2")
@pytest.mark.parametrize("picked", [("Okami",), ()])
def test_the_deck_is_shuffled_whether_a_card_is_moved_or_not(picked):
    t = play("Seek")
    before = set(t.table.zone(0, "deck"))
    t.pick(*picked)
    assert "Shuffled" in kinds(t.events)
    assert not before & set(t.table.zone(0, "deck"))  # shuffled cards are nobody's acquaintances


@pytest.mark.rule("5.7.2")
def test_the_deck_is_shuffled_where_nothing_fits_and_what_was_found_is_moved_first():
    t = play("Seek", deck=["Angelic Snipe", "Lamp"]).numbers()
    assert (kinds(t.events).count("Shuffled"), t.me.hand) == (1, [])
    happened = kinds(play("Seek").pick("Okami").events)
    assert happened.index("search") < happened.index("Shuffled")


def test_up_to_so_many_onto_the_field_as_far_as_there_is_room():
    t = play("Call", field=["Fighter"] * 3)
    assert (t.ask.low, t.ask.high) == (0, 2)
    t.pick("Okami", "Goblin")
    assert t.me.field[3:] == ["Okami 6/6", "Goblin 2/2"]  # Okami answers the other's arrival
    t = play("Call", field=["Fighter"] * 4)
    assert t.ask.high == 1
    assert play("Call", field=["Fighter"] * 5).options() == []


def test_into_the_ex_area():
    t = play("Store").pick("Lamp")
    assert (t.me.ex, t.me.deck.count("Lamp")) == (["Lamp"], 0)


@pytest.mark.parametrize(("name", "found"), [("Name", ["Goblin"]), ("Cheap", ["Goblin"])])
def test_by_name_and_by_cost(name, found):
    assert play(name, deck=["Okami", "Goblin", "Lamp"]).options() == found


def test_cards_taken_away_by_hand_while_the_deck_is_searched_are_not_found():
    t = by_hand(play("Seek"), "shuffle", source=(0, "deck"))
    assert sorted(t.options()) == ["Goblin", "Okami"]
    assert t.pick("Goblin").me.hand == ["Goblin"]


@pytest.mark.rule("5.8.1")
def test_a_text_shuffles_the_deck_of_its_player_only():
    mix = spell_card("Mix", "spell(shuffle)")
    t = table(me=Side(hand=["Mix"]), cards=[mix])
    mine, theirs = t.table.zone(0, "deck"), t.table.zone(1, "deck")
    t.play("Mix")
    assert set(t.table.zone(0, "deck")).isdisjoint(mine)
    assert t.table.zone(1, "deck") == theirs


# -- several at once, and where they go --------------------------------------------------------------------------------

LIGHT = spell_card("Light", "spell(draw(1))", cost=1)
FIND = [*CARDS, LIGHT]


def seek(*steps, deck=DECK, **more):
    card = spell_card("Find", spell(*steps), cost=0)
    return table(me=Side(hand=["Find"], deck=list(deck), **more), cards=[*FIND, card]).play("Find")


@pytest.mark.rule("5.7.1.2", "4.1.2.2")
def test_one_of_each_is_found_or_only_one_of_one():
    each = search_one_of_each(your.follower.that_cost_up_to(1), your.amulet)
    t = seek(each)
    assert t.options() == ["Goblin"]
    t.pick("Goblin")
    assert t.options() == ["Lamp"]
    assert t.pick("Lamp").me.hand == ["Goblin", "Lamp"]
    t = seek(each).pick().pick("Lamp")
    assert t.me.hand == ["Lamp"]


@pytest.mark.rule("5.7.1.2")
def test_cards_of_one_name_are_not_found_together_where_names_must_differ():
    t = seek(search_up_to(2, your.follower, distinct=True), deck=["Goblin", "Goblin", "Okami"]).pick("Goblin")
    assert t.options() == ["Okami"]
    assert t.pick("Okami").me.hand == ["Goblin", "Okami"]


@pytest.mark.rule("5.7.1")
def test_what_is_found_may_go_to_the_cemetery_or_be_banished():
    assert seek(search(your.amulet, to="cemetery")).pick("Lamp").me.cemetery == ["Lamp", "Find"]
    t = seek(search_up_to(3, your.card, to="banished")).pick("Goblin", "Lamp")
    assert (sorted(t.me.banished), t.me.hand) == (["Goblin", "Lamp"], [])


@pytest.mark.rule("5.7.1")
def test_what_is_found_may_come_engaged():
    assert seek(search(your.follower, to="field", engaged=True)).pick("Goblin").is_engaged("Goblin")


@pytest.mark.rule("4.4.4.2")
def test_no_more_are_found_one_by_one_than_there_is_room_for():
    each = search_one_of_each(your.follower.that_cost_up_to(1), your.amulet, to="field")
    t = seek(each, field=["Fighter"] * 4).pick("Goblin")
    assert t.options() == []
    assert t.pick().me.field[4:] == ["Goblin 2/2"]


@pytest.mark.rule("10.6.2.3.2")
def test_any_number_of_targets_may_be_selected_and_none():
    gather = spell_card("Gather", "spell(select_any_number(your.follower), return_to_hand(it))", cost=0)
    side = Side(hand=["Gather"], field=["Goblin", "Okami", "Fighter"])
    t = table(me=side, cards=[gather]).play("Gather")
    assert (t.ask.low, t.ask.high) == (0, 3)
    assert t.pick("Goblin", "Fighter").me.hand == ["Goblin", "Fighter"]
    assert table(me=side, cards=[gather]).play("Gather").pick().me.hand == []
