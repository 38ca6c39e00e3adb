"""What a game is played with, how it starts and ends (100 to 104)."""

from collections import Counter

import pytest
from dm.playing import LIBRARY, creature, fresh, game, side, spell, tapped

from svedesk.decks.starter import starter_decks
from svedesk.engine.log import DeckList, Setup
from svedesk.engine.session import Session
from svedesk.games.dm.duel_masters import DM
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.zones import DECK, HAND, SHIELDS

pytestmark = pytest.mark.game("dm")
DECKS = starter_decks(DM)


def started(seed: int = 3, first: int = 0) -> Session:
    lists = tuple(deck.as_list() for deck in list(DECKS.values())[:2])
    return Session(Dm(LIBRARY), Setup("dm", "1.38", seed, lists, first))


def problems(main: tuple[str, ...], **others: tuple[str, ...]) -> list[tuple[str, str]]:
    deck = DeckList((("main", main), *others.items()))
    return [(one.key, one.clause) for one in DM.decks.problems(deck, "standard", LIBRARY)]


@pytest.mark.rule("100.2")
def test_a_deck_has_exactly_forty_cards() -> None:
    forty = DECKS["DM-FN"].as_list()["main"]
    assert problems(forty) == []
    assert problems(forty[1:]) == [("deck-forty", "100.2")]
    assert ("deck-forty", "100.2") in problems((*forty, "DM01-001"))


@pytest.mark.rule("100.2a")
def test_no_more_than_four_cards_of_a_name() -> None:
    forty = DECKS["DM-FN"].as_list()["main"]
    most = Counter(forty).most_common(1)[0][0]
    other = next(number for number in forty if number != most)
    one_more = (*(number for at, number in enumerate(forty) if at != forty.index(other)), most)
    assert problems(one_more) == [("deck-copies", "100.2a")]


def test_other_zones_have_their_limits() -> None:
    forty = DECKS["DM-FN"].as_list()["main"]
    found = problems(forty, hyperspatial=("DM01-001",) * 9)
    assert ("deck-section-most", "100.3") in found
    assert ("deck-section-none-or", "100.4") in problems(forty, gacharange=("DM01-001",))


@pytest.mark.rule("103.1", "103.2", "103.3", "113.1", "402.1", "406.1")
def test_each_player_has_five_shields_and_five_cards_of_a_shuffled_deck() -> None:
    table = started().table
    numbers = {}
    for seat in (0, 1):
        assert len(table.zone(seat, SHIELDS)) == 5
        assert len(table.zone(seat, HAND)) == 5
        assert len(table.zone(seat, DECK)) == 30
        assert not any(card.faceup for card in table.in_zone(seat, SHIELDS))
        numbers[seat] = [card.number for card in table.in_zone(seat, DECK)]
    other = started(seed=4).table
    assert numbers[0] != [card.number for card in other.in_zone(0, DECK)]
    assert numbers[0] != sorted(numbers[0])


@pytest.mark.rule("103.4")
def test_chance_says_who_plays_first() -> None:
    first = Counter(started(seed, first=-1).table.number(-1, "active") for seed in range(40))
    assert min(first[0], first[1]) > 10


@pytest.mark.rule("103.5", "500.6")
def test_who_plays_first_does_not_draw() -> None:
    session = started()
    assert session.ask is not None
    assert (session.ask.kind, session.ask.seat) == ("charge", 0)
    assert len(session.table.zone(0, HAND)) == 5
    while session.ask.seat == 0:
        passing = next(at for at, one in enumerate(session.ask.options) if one.kind in ("skip", "next", "end"))
        session.answer((passing,))
    assert len(session.table.zone(1, HAND)) == 6


@pytest.mark.rule("101.2")
def test_cant_goes_before_can_and_a_cards_can_before_a_rules_cant() -> None:
    quick = creature("Quick", "speed_attacker")
    held = creature("Held", "speed_attacker", "cant_attack")
    played = game(side(battle=(fresh(quick), fresh(held))))
    assert played.to("attack").can("attack_player") == ["Quick"]


@pytest.mark.rule("101.3", "101.3a")
def test_a_spell_that_can_do_nothing_is_cast_all_the_same() -> None:
    watcher = creature("Watcher", 'OnEvent("cast", (charge(),), Which(kind="spell"))')
    played = game(side(battle=(watcher,), hand=(spell("Bolt", "destroy(theirs)"),), mana="F"))
    played.use("Bolt")
    assert played.graveyard() == ["Bolt"]
    assert len(played.mana()) == 2


@pytest.mark.rule("104.1", "104.2a", "703.4a", "509.1")
def test_who_is_attacked_without_shields_loses_at_once() -> None:
    played = game(side(battle=("Burning Mane", "Fear Fang")), side(shields=0))
    played.attack("Burning Mane")
    assert played.outcome is not None
    assert (played.outcome.winners, played.outcome.losers) == ((0,), ((1, "attack"),))
    assert played.ask is None


@pytest.mark.rule("104.2b", "703.4b")
def test_who_has_no_card_in_the_deck_loses_in_the_middle_of_an_effect() -> None:
    digger = creature("Digger", "attacks(charge(3), destroy(theirs))")
    played = game(side(battle=(digger,), deck=3), side(battle=("Fear Fang",)))
    played.attack("Digger")
    assert played.outcome is not None
    assert played.outcome.losers == ((0, "deck"),)
    assert played.battle(1) == ["Fear Fang"]


@pytest.mark.rule("104.2c")
def test_who_wins_and_loses_at_once_wins() -> None:
    played = game(side(hand=(spell("Fate", "GameIs(won=True, lost=True)"),), mana="F"))
    played.use("Fate")
    assert played.outcome is not None
    assert played.outcome.winners == (0,)


def test_two_empty_decks_are_a_draw() -> None:
    """The rules name no winner where both lose at once."""
    played = game(side(battle=("Burning Mane",), deck=0), side(deck=0), step="start")
    assert played.outcome is not None
    assert played.outcome.winners == ()


@pytest.mark.rule("101.4", "101.4a", "603.3", "605.1", "506.3c", "506.3e", "506.3", "111.2a", "603.2")
def test_the_active_players_effects_come_first_in_any_order() -> None:
    first = creature("First", 'OnEvent("attacks", (charge(),), Which(kind="creature"))')
    second = creature("Second", 'OnEvent("attacks", (charge(2),), Which(kind="creature"))')
    theirs_too = creature("Third", 'OnEvent("attacks", (charge(),), Which(kind="creature"))')
    played = game(side(battle=(first, second)), side(battle=(theirs_too,)))
    played.attack("First")
    assert (played.kind, played.seat) == ("trigger", 0)
    assert played.can() == ["First", "Second"]
    assert not played.mana(1)
    played.pick("Second")
    assert (len(played.mana(0)), len(played.mana(1))) == (3, 1)


@pytest.mark.rule("101.4", "101.4b", "509.3a", "509.3c", "101.4a")
def test_shield_triggers_come_first_in_the_order_of_their_player() -> None:
    watcher = creature("Watcher", 'OnEvent("breaks", (charge(),), Which(kind="creature"))', power=9000)
    first = spell("One", "shield_trigger", 'destroy(Which(kind="creature", power_most=1000))')
    second = spell("Two", "shield_trigger", "charge()")
    played = game(
        side(battle=(creature("Twin", "double_breaker", power=9000), watcher)), side(shields=(first, second), battle=())
    )
    played.attack("Twin")
    assert (played.kind, played.seat) == ("shield_trigger", 1)
    assert played.can() == ["One", "Two"]
    played.pick("One", "Two")
    assert (played.kind, played.seat) == ("trigger", 1)
    assert not played.mana(0)
    played.pick("Two")
    assert played.graveyard(1) == ["Two", "One"]
    assert len(played.mana(0)) == 2


@pytest.mark.rule("101.4c", "507.2f", "511.1e", "509.4b")
def test_new_effects_of_the_active_player_come_between_those_of_the_other() -> None:
    """Both of the other player's effects destroy a creature of the active one, whose own effect comes between them."""
    last_words = 'OnEvent("destroyed", (charge(),))'
    mine = [creature(f"Mine {at}", last_words, power=1000) for at in (1, 2)]
    foes = [
        creature(f"Foe {at}", 'OnEvent("attacks", (destroy(theirs),), Which(kind="creature"))', power=5000)
        for at in (1, 2)
    ]
    played = game(side(battle=(*mine, creature("Big", power=9000))), side(battle=foes))
    played.attack("Big")
    assert (played.kind, played.seat) == ("trigger", 1)
    played.pick("Foe 1")
    played.pick("Mine 1")
    assert len(played.mana(0)) == 1
    assert (played.kind, played.seat) == ("select", 1)
    played.pick("Mine 2")
    assert len(played.mana(0)) == 2


@pytest.mark.rule("105.4", "105.4a", "105.6", "603.2c", "701.2a", "701.2b")
def test_only_what_is_untapped_is_tapped() -> None:
    alarm = creature("Alarm", 'OnEvent("tapped", (charge(),), Which(kind="creature"))')
    tap_all = spell("Calm", 'Do("tap", Every(Which(kind="creature")))')
    untap_all = spell("Wake", 'Do("untap", Every(Which(kind="creature")))')
    me = side(battle=(alarm, tapped("Fear Fang")), hand=(tap_all, untap_all), mana="FF")
    played = game(me, side(battle=("Burning Mane",)))
    assert all(not option.kind.startswith("tap") for option in played.ask.options)
    played.use("Calm")
    for _ in range(2):
        if played.kind == "trigger":
            played.answer(0)
    assert len(played.mana(0)) == 4  # two creatures were tapped, one was so before
    assert played.card("Alarm").turned == 1
    played.use("Wake")
    assert played.card("Alarm").turned == 0
    assert not played.is_tapped("Fear Fang")


def test_who_cant_be_attacked_is_not() -> None:
    shy = creature("Shy", 'cant_be_attacked_by(Which(kind="creature", civilizations=("Fire",)))')
    played = game(side(battle=(creature("Fist"), "Burning Mane")), side(battle=(tapped(shy),)))
    assert played.to("attack").can("attack") == [("Burning Mane", "Shy")]
