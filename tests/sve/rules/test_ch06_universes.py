"""6.2.1.3, 6.2.1.12, 14.4.3: what a deck's universe changes before a game starts."""

import pytest
from sve.playing import Invented, Playing, edition_played, follower, with_cards
from sve.rules.probes import moves

from svedesk.engine.events import CardFlipped, PhaseBegan, Shuffled
from svedesk.engine.log import DeckList, Setup
from svedesk.engine.session import Session
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.universes import OTHER, UMAMUSUME, VANGUARD, base
from svedesk.games.sve.words import after_redraw, give_leader
from svedesk.games.sve.zones import deck_list


def leader(name: str, universe: str, *classes: str) -> Invented:
    return Invented(SveFacts(f"X-{name}", name, name, "leader", "", classes, universe=universe))


TRAINER = leader("Trainer", UMAMUSUME, "Forestcraft")
BARE = leader("Bare", UMAMUSUME)
DRIVER = leader("Driver", VANGUARD, "Swordcraft")
ELSEWHERE = leader("Elsewhere", "Some World", "Forestcraft")
HORSE = follower("Horse", universe=UMAMUSUME, classes=("Forestcraft",))
STRANGER = follower("Stranger", universe=UMAMUSUME, classes=("Swordcraft",))
NATIVE = follower("Native", classes=("Forestcraft",))
GUARD = follower("Guard", universe=VANGUARD, classes=("Swordcraft",))
FIRST = Invented(
    SveFacts("X-First", "First", "First", "amulet", classes=("Swordcraft",), universe=VANGUARD, cost=1, starting=True),
    (after_redraw(give_leader(2)),),
)
OMEN = follower("Omen", "after_redraw(draw(1))", classes=("Forestcraft",), universe="Some World")
CARDS = [TRAINER, BARE, DRIVER, ELSEWHERE, HORSE, STRANGER, NATIVE, GUARD, FIRST, OMEN]


def deck(chief: str, *cards: str) -> DeckList:
    """Forty cards: these, then copies of the last."""
    numbers = [f"X-{name}" for name in cards]
    return deck_list((f"X-{chief}",), tuple(numbers + numbers[-1:] * (40 - len(numbers))))


def begun(mine: DeckList, theirs: DeckList | None = None, first: int = 0) -> Playing:
    decks = (mine, theirs or deck_list(("SD01-LD01",), ("SD01-017",) * 40))
    return Playing(Session(with_cards(CARDS), Setup("sve", edition_played(), 3, decks, first)))


def known(t: Playing, seat: int) -> list[str]:
    """The cards on the field of seat 0 that a seat knows."""
    return [card.number for card in t.session.view(seat).zone(0, "field").cards if card.number]


@pytest.mark.rule("6.2.1.3")
@pytest.mark.parametrize(("say", "based"), [("class", ""), ("universe", UMAMUSUME)])
def test_a_player_whose_leader_has_both_declares_class_or_universe(say, based):
    t = begun(deck("Trainer", "Horse"))
    assert (t.ask.kind, t.ask.seat, t.options()) == ("basis", 0, ["class", "universe"])
    assert not any(isinstance(event, Shuffled) for event in t.session.opening)  # it comes before 6.2.1.4
    t.say(say)
    assert base(t.game, 0) == based


@pytest.mark.rule("6.2.1.3")
@pytest.mark.parametrize(
    ("mine", "based"),
    [
        (deck("Trainer", "Stranger", "Horse"), UMAMUSUME),
        (deck("Trainer", "Native", "Horse"), ""),
        (deck("Bare", "Horse"), UMAMUSUME),
        (deck("Elsewhere", "Omen"), None),
    ],
)
def test_it_is_no_question_where_the_cards_fit_one_only(mine, based):
    t = begun(mine)
    if based is None:
        assert base(t.say("universe").game, 0) == OTHER
    else:
        assert (t.ask.kind, base(t.game, 0)) == ("redraw", based)


@pytest.mark.rule("6.2.1.3")
def test_both_players_declare():
    t = begun(deck("Trainer", "Horse"), deck("Trainer", "Horse")).say("class")
    assert (t.ask.kind, t.ask.seat) == ("basis", 1)
    t.say("universe")
    assert [base(t.game, seat) for seat in (0, 1)] == ["", UMAMUSUME]


@pytest.mark.rule("14.4.3.1")
def test_a_starting_amulet_lies_facedown_on_the_field_before_decks_are_shuffled():
    t = begun(deck("Driver", "Guard", "First", "First", "Guard")).say("universe")
    laid = [place for place, event in enumerate(t.events) if event in moves(t.events, "start")]
    shuffled = [place for place, event in enumerate(t.events) if isinstance(event, Shuffled)]
    assert len(laid) == 1
    assert laid[0] < shuffled[0]
    assert t.me.field == ["First"]
    assert [known(t, seat) for seat in (0, 1)] == [["X-First"], []]
    assert t.session.view(1).zone(0, "field").count == 1


@pytest.mark.rule("14.4.3.1")
def test_a_deck_based_on_a_class_begins_without():
    t = begun(deck("Driver", "Guard", "First", "Guard")).say("class")
    assert t.me.field == []


@pytest.mark.rule("14.4.2.1.1", "6.2.1.3")
def test_without_a_starting_amulet_a_deck_is_not_of_that_universe():
    t = begun(deck("Driver", "Guard"))
    assert (t.ask.kind, base(t.game, 0)) == ("redraw", "")


@pytest.mark.rule("14.4.3.2")
def test_it_is_turned_faceup_after_the_redraws():
    t = begun(deck("Driver", "Guard", "First", "Guard")).say("universe")
    t.say("no")
    assert not t.card("First", "field").faceup
    t.say("no")
    turned = next(place for place, event in enumerate(t.events) if isinstance(event, CardFlipped))
    begins = next(place for place, event in enumerate(t.events) if isinstance(event, PhaseBegan))
    assert turned < begins
    assert t.card("First", "field").faceup
    assert known(t, 1) == ["X-First"]


@pytest.mark.rule("6.2.1.12")
def test_what_takes_effect_after_redrawing_is_resolved_on_the_field_before_the_first_turn():
    t = begun(deck("Driver", "Guard", "First", "Guard")).say("universe").say("no").say("no")
    assert (t.me.defense, t.foe.defense) == (22, 20)


@pytest.mark.rule("6.2.1.12")
def test_and_in_the_deck_once_for_each_card_of_both_players():
    mine, theirs = deck("Elsewhere", "Native", *["Native"] * 30, "Omen", "Native"), deck("Trainer", "Native")
    t = begun(mine, theirs)
    in_hand = t.me.hand.count("Omen")
    t.say("no").say("no")
    assert (len(t.me.hand), len(t.foe.hand)) == (4 + (1 - in_hand), 4)
    text = card_text(with_cards(CARDS).definition("X-Omen"), "en")
    assert text == "After players redraw at the start of the game, draw a card."
