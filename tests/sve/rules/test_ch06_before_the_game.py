"""6.2: before starting a game."""

import pytest
from shipped import starter_decks
from sve.playing import Playing, edition_played, new_game, shipped
from sve.rules.probes import kinds, moves

from svedesk.engine.events import CardMoved, NumberChanged, PhaseBegan, RandomDrawn, Shuffled
from svedesk.engine.log import Setup
from svedesk.engine.message import Refused
from svedesk.engine.records import Place
from svedesk.engine.session import Session
from svedesk.games.sve.zones import deck_list


def redraws(*answers: str, first: int = 0, seed: int = 1) -> Playing:
    """A game whose players answer the redraw so, in turn order; hands go down as they lie."""
    t = new_game(seed=seed, first=first)
    for answer in answers:
        t.say(answer)
        if answer == "yes":
            t.numbers(0, 1, 2, 3)
    return t


@pytest.mark.rule("6.2.1")
def test_everything_happens_in_its_order():
    t = new_game(seed=1)
    assert kinds(t.session.opening) == ["Shuffled", "Shuffled", "RandomDrawn"]
    assert t.ask.kind == "first"
    t.say("first")
    first = t.table.number(-1, "first")
    opening = [event for event in t.events if isinstance(event, CardMoved)]
    assert [(move.why, move.to) for move in opening] == [("draw", Place(first, "hand"))] * 4 + [
        ("draw", Place(1 - first, "hand"))
    ] * 4
    assert (t.ask.kind, t.ask.seat) == ("redraw", first)
    t.say("no")
    assert (t.ask.kind, t.ask.seat) == ("redraw", 1 - first)
    assert [t.table.number(seat, "leader_defense") for seat in (0, 1)] == [0, 0]  # set after the redraws
    t.say("no")
    numbers = [event.name for event in t.events if isinstance(event, NumberChanged)]
    assert numbers.index("evolution_points") < numbers.index("leader_defense") < numbers.index("turn")
    begins = next(place for place, event in enumerate(t.events) if isinstance(event, PhaseBegan))
    assert t.events[begins] == PhaseBegan(first, "start", 1)
    assert all(not isinstance(event, CardMoved) for event in t.events[:begins])


@pytest.mark.rule("6.2.1.1")
@pytest.mark.parametrize("lists", [0, 1, 3])
def test_both_players_bring_a_deck(lists):
    deck = starter_decks()["SD01"].as_list()
    with pytest.raises(Refused) as refused:
        Session(shipped(), Setup("sve", edition_played(), 1, (deck,) * lists))
    assert refused.value.message.key == "two-decks"


@pytest.mark.rule("6.2.1.1")
@pytest.mark.parametrize(("seat", "code"), [(0, "SD01"), (1, "SD02")])
def test_with_leader_main_deck_and_evolve_deck(seat, code):
    deck, table = starter_decks()[code].as_list(), new_game(seed=1).table
    presented = {zone: sorted(card.number for card in table.in_zone(seat, zone)) for zone in ("leader", "evolve_deck")}
    assert presented == {"leader": sorted(deck["leaders"]), "evolve_deck": sorted(deck["evolve"])}
    assert len(deck["evolve"]) == 10
    main = [card.number for zone in ("deck", "hand") for card in table.in_zone(seat, zone)]
    assert sorted(main) == sorted(deck["main"])


@pytest.mark.rule("6.2.1.1.1")
def test_a_player_may_be_without_an_evolve_deck():
    deck = starter_decks()["SD01"].as_list()
    bare = deck_list(deck["leaders"], deck["main"])
    t = Playing(Session(shipped(), Setup("sve", edition_played(), 1, (bare, deck), first=0)))
    t.say("no").say("no")
    assert [t.session.view(1).zone(seat, "evolve_deck").count for seat in (0, 1)] == [0, 10]
    assert t.ask.kind == "main"


@pytest.mark.rule("6.2.1.2")
def test_leaders_lie_in_their_areas():
    t = new_game()
    assert (t.me.leader, t.foe.leader) == (["Arisa"], ["Erika"])


@pytest.mark.rule("6.2.1.4")
def test_decks_are_put_into_their_areas_and_shuffled():
    t = new_game(seed=1)
    assert [event.place for event in t.session.opening if isinstance(event, Shuffled)] == [
        Place(0, "deck"),
        Place(1, "deck"),
    ]
    decks = starter_decks()
    for seat, name in enumerate(("SD01", "SD02")):
        dealt = tuple(card.number for card in t.table.in_zone(seat, "deck"))
        assert sorted(dealt) == sorted(decks[name].as_list()["main"])
        assert dealt != decks[name].as_list()["main"]
    assert new_game(seed=2).me.deck != t.me.deck
    assert new_game(seed=1).me.deck == t.me.deck


@pytest.mark.rule("6.2.1.5")
def test_evolve_decks_lie_in_their_areas():
    t = new_game()
    decks = starter_decks()
    for seat, name in enumerate(("SD01", "SD02")):
        dealt = sorted(card.number for card in t.table.in_zone(seat, "evolve_deck"))
        assert dealt == sorted(decks[name].as_list()["evolve"])


@pytest.mark.rule("6.2.1.6")
@pytest.mark.parametrize("word", ["first", "second"])
def test_a_player_picked_at_random_decides_who_goes_first(word):
    choosers = set()
    for seed in range(8):
        t = new_game(seed=seed)
        chooser = t.ask.seat
        choosers.add(chooser)
        assert RandomDrawn(chooser, 2, chooser + 1) in t.session.opening
        assert t.options() == ["first", "second"]
        t.say(word)
        first = chooser if word == "first" else 1 - chooser
        assert t.table.number(-1, "first") == first
        assert t.ask.seat == first
    assert choosers == {0, 1}


@pytest.mark.rule("6.2.1.7")
def test_each_player_draws_the_top_four_cards():
    t = new_game(seed=1)
    tops = [half.deck[:4] for half in (t.me, t.foe)]
    t.say("first")
    assert [t.me.hand, t.foe.hand] == tops
    assert [len(half.deck) for half in (t.me, t.foe)] == [36, 36]


# -- the redraw --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2.1.8")
@pytest.mark.parametrize("first", [0, 1])
def test_the_player_going_first_decides_about_the_redraw_first(first):
    t = new_game(first=first)
    assert (t.ask.kind, t.ask.seat, t.options()) == ("redraw", first, ["no", "yes"])
    t.say("yes")
    assert (t.ask.kind, t.ask.seat) == ("order", first)
    t.numbers(0, 1, 2, 3)
    assert (t.ask.kind, t.ask.seat) == ("redraw", 1 - first)  # once each
    t.say("yes").numbers(0, 1, 2, 3)
    assert t.ask.kind == "main"


@pytest.mark.rule("6.2.1.8")
def test_a_redraw_puts_the_whole_hand_to_the_bottom_and_draws_the_top_four():
    t = new_game(first=0)
    hand, deck, others = t.me.hand, t.me.deck, t.foe.hand
    t.say("yes").numbers(2, 0, 3, 1)
    assert t.me.hand == deck[:4]
    assert t.me.deck == [*deck[4:], hand[2], hand[0], hand[3], hand[1]]
    assert [move.why for move in moves(t.events)] == ["mulligan"] * 4 + ["draw"] * 4  # nothing is shuffled
    assert t.foe.hand == others


@pytest.mark.rule("6.2.1.8")
@pytest.mark.parametrize("answer", [(0, 1, 2), (0, 0, 1, 2), ()])
def test_all_cards_go_or_none(answer):
    t = new_game(first=0).say("yes")
    hand = t.me.hand
    with pytest.raises(Refused):
        t.numbers(*answer)
    assert (t.me.hand, t.ask.kind) == (hand, "order")


@pytest.mark.rule("6.2.1.8")
def test_who_keeps_the_hand_keeps_it():
    t = new_game(first=0)
    hands = t.me.hand, t.foe.hand
    t.say("no")
    assert (t.me.hand, t.foe.hand) == hands
    assert moves(t.events) == []


# -- numbers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2.1.9", "6.2.1.10", "6.2.1.11", "2.8.3.1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_numbers_a_game_begins_with(first):
    t = redraws("no", "no", first=first)
    second = 1 - first
    # The first start phase has been (7.2): the first player's points are 1 of 1 instead of 0 of 0.
    assert (t.table.number(second, "play_points"), t.table.number(second, "max_play_points")) == (0, 0)
    assert (t.table.number(first, "play_points"), t.table.number(first, "max_play_points")) == (1, 1)
    changes = [event for event in t.events if isinstance(event, NumberChanged) and "play_points" in event.name]
    assert {(event.seat, event.before, event.after) for event in changes} == {(first, 0, 1)}
    assert (t.table.number(first, "evolution_points"), t.table.number(second, "evolution_points")) == (0, 3)
    assert [t.table.number(seat, "leader_defense") for seat in (0, 1)] == [20, 20]


@pytest.mark.rule("6.2.1.13")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("answers", [("no", "no"), ("yes", "no"), ("yes", "yes")])
def test_the_player_going_first_begins(first, answers):
    t = redraws(*answers, first=first)
    assert (t.ask.kind, t.ask.seat) == ("main", first)
    assert (t.table.number(-1, "active"), t.table.number(-1, "turn")) == (first, 1)
    assert [len(half.hand) for half in (t.me, t.foe)] == [4, 4]


@pytest.mark.rule("6.2.1.13")
def test_a_card_that_was_redrawn_is_no_longer_known_at_the_bottom():
    t = redraws("yes", "no")
    for seat in (0, 1):
        assert t.session.view(seat).zone(0, "deck").cards == ()
