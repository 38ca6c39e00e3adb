"""Zones (400 to 409) and what is done to cards (701)."""

import pytest
from dm.playing import FILLER, Lying, creature, game, side, spell, tapped

from svedesk.engine.events import CardMoved, Revealed, redacted
from svedesk.engine.records import Place
from svedesk.games.dm.values.cost import civilizations_in_mana
from svedesk.games.dm.values.power import mana_number
from svedesk.games.dm.words import DECK, GRAVEYARD, HAND, MANA, SHIELDS, Do, Pick, ThereAre, in_zone, theirs
from svedesk.games.dm.zones import SECTIONS, ZONES

pytestmark = pytest.mark.game("dm")
OX = creature("Ox", civ="Nature", power=2000)
DUAL = creature("Dual", civ=("Fire", "Nature"))


@pytest.mark.rule("400.1", "400.2a", "400.2b")
def test_there_are_eight_zones_and_the_battle_zone_is_shared() -> None:
    assert list(ZONES) == [*("battle", "hand", "deck", "mana", "shields", "graveyard", "hyperspatial", "gacharange")]
    assert [name for name, spec in ZONES.items() if spec.sees == "all"] == [
        *("battle", "mana", "graveyard", "hyperspatial")
    ]
    assert SECTIONS == ("main", "hyperspatial", "gacharange")
    played = game(side(battle=(OX,), hand=(spell("Storm", "destroy(creature, 2)"),), mana="F"), side(battle=(DUAL,)))
    there = played.card("Dual").id
    played.by_hand("control", there, to=Place(0, "battle"))  # over to the other half: no change of zone
    assert played.battle() == ["Ox", "Dual"]
    assert played.card("Dual").id == there
    played.use("Storm")
    assert (played.battle(), played.graveyard(1)) == ([], ["Dual"])


@pytest.mark.rule("400.5", "400.5a", "400.2e")
def test_a_card_that_moves_is_new_and_hidden_in_a_private_zone() -> None:
    played = game(
        side(hand=(spell("Back", "bounce(theirs)"),), mana="F"), side(battle=(Lying(OX, given=(("power", 3000),)),))
    )
    before = played.card("Ox").id
    played.use("Back")
    card = next(card for card in played.table.in_zone(1, HAND) if card.number == "T-Ox")
    assert (card.id == before, card.given) == (False, ())
    assert played.session.view(0).card(card.id) is None
    moved = next(event for event in played.said(CardMoved) if event.card == card.id)
    assert redacted(moved, 0).card == 0


@pytest.mark.rule("400.5a", "401.7")
def test_ids_are_new_whenever_a_card_goes_into_a_hidden_zone() -> None:
    acts = ("to_hand", "to_shields", "to_deck_top")
    for act in acts:
        played = game(side(hand=(spell("Away", Do(act, Pick(theirs))),), mana="F"), side(battle=(OX,)))
        before = played.card("Ox").id
        played.use("Away")
        assert before not in played.table.cards
        views = [played.session.view(seat) for seat in (0, 1)]
        numbers = [
            card.number for view in views for zone in view.zones for card in zone.cards if card.zone == "shields"
        ]
        assert not any(numbers)
    assert "Ox" not in [card.number for card in views[1].zone(1, "deck").cards]


@pytest.mark.rule("400.5b")
def test_tapped_mana_enters_the_battle_zone_untapped() -> None:
    played = game(side(hand=(spell("Call", 'Do("put_in", Pick(in_zone(MANA, "creature")))'),), mana=(OX, FILLER)))
    played.use("Call").pick("Ox")
    assert not played.is_tapped("Ox")
    assert played.card("Ox").turned == 0


@pytest.mark.rule("400.6", "400.7")
def test_what_is_done_to_a_zone_is_done_to_all_its_cards_at_once() -> None:
    """They move together, so that each of them still sees the others go."""
    flood = spell("Flood", 'Do("to_hand", Every(Which(zone=MANA)))')
    played = game(side(hand=(flood,), mana="FFF"), side(mana="NN"))
    played.use("Flood")
    assert (played.mana(0), played.mana(1), len(played.hand(0))) == ([], [], 3)
    mourner = creature("Mourner", 'OnEvent("destroyed", (charge(),), creature)')
    all_die = game(side(battle=(mourner, OX, OX), hand=(spell("End", 'Do("destroy", Every(creature))'),), mana="F"))
    all_die.use("End")
    assert len(all_die.mana(0)) == 4


@pytest.mark.rule("400.8")
def test_an_effect_does_nothing_more_to_a_card_that_went_elsewhere() -> None:
    stays = creature("Ashes", 'InsteadOf("destroy", (Do("to_mana", this),))')
    both = spell("Raise", 'Do("destroy", Pick(mine))', 'Do("put_in", it)')
    played = game(side(battle=(stays,), hand=(both, FILLER), mana="F"))
    played.use("Raise")
    assert (played.battle(), "Ashes" in played.mana()) == ([], True)


@pytest.mark.rule("400.2c", "701.7", "701.7a", "701.7b")
def test_who_chooses_what_is_discarded() -> None:
    random_ = spell("Storm", 'Do("discard", Pick(in_zone(HAND, whose="opponent"), by="random"))')
    theirs_ = spell("Tax", 'Do("discard", Pick(in_zone(HAND, whose="opponent"), by="opponent"))')
    blind = spell("Grab", 'Do("discard", Pick(in_zone(HAND, whose="opponent")))')
    me = side(hand=(random_, theirs_, blind, FILLER), mana="FFF")
    played = game(me, side(hand=("Holy Awe", "Solar Ray", OX, DUAL)))
    played.use("Storm")
    assert (len(played.hand(1)), len(played.graveyard(1))) == (3, 1)
    played.use("Tax")
    assert (played.kind, played.seat) == ("select", 1)
    played.answer(0)
    played.use("Grab")
    assert (played.seat, [(one.kind, one.card) for one in played.ask.options]) == (0, [("place", 0), ("place", 0)])
    played.answer(1)
    assert len(played.hand(1)) == 1


@pytest.mark.rule("400.2d")
def test_nothing_is_shown_where_nothing_fits() -> None:
    call = spell("Call", 'Do("put_in", Pick(in_zone(HAND, "creature"), up_to=True))')
    played = game(side(hand=(call, "Holy Awe"), mana="F"))
    played.use("Call")
    assert not played.said(Revealed)
    assert played.graveyard() == ["Call"]


@pytest.mark.rule("401.2a", "701.10a", "701.10b", "701.10c", "701.11a")
def test_a_search_looks_at_all_takes_or_not_and_shuffles_then() -> None:
    deck = tuple(creature(f"Card {at}") for at in range(8))
    for show in (True, False):
        played = game(side(hand=(spell("Find", f"SearchDeck(in_zone(DECK), show={show})"),), mana="F", deck=deck))
        order = played.names(0, DECK)
        played.use("Find")
        assert (played.kind, played.ask.low, len(played.ask.options)) == ("search", 0, 8)
        assert played.names(0, DECK) == order
        played.pick("Card 3")
        assert bool(played.said(Revealed)) == show
        assert "Card 3" in played.hand()
        assert played.names(0, DECK) != [name for name in order if name != "Card 3"]
    nothing = game(side(hand=(spell("Find", "SearchDeck(in_zone(DECK))"),), mana="F", deck=deck))
    nothing.use("Find").none()
    assert nothing.count(0, DECK) == 8


@pytest.mark.rule("701.11b")
def test_a_card_that_is_found_for_the_top_is_not_shuffled() -> None:
    deck = tuple(creature(f"Card {at}") for at in range(8))
    played = game(side(hand=(spell("Find", "SearchDeck(in_zone(DECK), DECK)"),), mana="F", deck=deck))
    played.use("Find").pick("Card 5")
    assert played.names(0, DECK)[0] == "Card 5"
    assert played.names(0, DECK)[1:] != [f"Card {at}" for at in range(8) if at != 5]


@pytest.mark.rule("401.4")
def test_several_cards_for_one_place_of_a_deck_lie_in_the_order_of_their_owner() -> None:
    sink = spell("Sink", 'Do("to_deck_top", Every(theirs))')
    played = game(side(hand=(sink, FILLER), mana="F"), side(battle=(OX, DUAL)))
    played.use("Sink")
    assert (played.kind, played.seat) == ("order", 1)
    assert played.session.view(0).ask is None
    played.pick("Dual")
    assert played.names(1, DECK)[:3] == ["Dual", "Ox", "Filler"]


@pytest.mark.rule("401.5", "701.9a", "701.9b")
def test_a_revealed_card_is_seen_for_a_time_and_stays_in_its_zone() -> None:
    top = 'Which(zone=DECK, whose="your")'
    played = game(side(hand=(spell("Peek", f'LookAt(Pick({top}, by="random"), all_see=True)'), FILLER), mana="F"))
    played.use("Peek")
    (shown,) = played.said(Revealed)
    assert shown.place == Place(0, DECK)
    assert played.count(0, DECK) == 10
    assert not played.session.view(1).zone(0, DECK).cards


def test_the_top_cards_are_shown_and_go_where_they_belong() -> None:
    dig = spell("Dig", 'ShowTop(3, in_zone(DECK, civilization="Nature"))')
    played = game(side(hand=(dig,), mana="F", deck=(OX, FILLER, OX, FILLER)))
    played.use("Dig")
    assert (played.hand()[:2], sorted(played.graveyard())) == (["Ox", "Ox"], ["Dig", "Filler"])


@pytest.mark.rule("401.6")
def test_a_place_deeper_than_the_deck_is_its_bottom() -> None:
    sink = spell("Sink", 'Do("to_deck_top", Pick(theirs), at=6)')
    for cards, place in ((3, -1), (9, 6)):
        played = game(side(hand=(sink, FILLER), mana="F"), side(battle=(OX,), deck=cards))
        played.use("Sink")
        assert played.names(1, DECK)[place] == "Ox"


@pytest.mark.rule("402.2")
def test_a_hand_has_no_limit() -> None:
    played = game(side(hand=("Fear Fang",) * 12))
    played.end_turn()
    assert len(played.hand()) == 12


@pytest.mark.rule("403.2", "403.3", "404.3", "405.3")
def test_public_zones_have_no_order() -> None:
    assert not any(ZONES[name].ordered for name in ("battle", "graveyard", "mana", "hand"))


@pytest.mark.rule("405.1", "503.1", "701.8a")
def test_mana_lies_upside_down_and_tapped_with_several_civilizations() -> None:
    for card, turned in ((OX, 2), (DUAL, 3)):
        played = game(side(hand=(card, FILLER)), step="charge")
        played.pick(("charge", card.facts.name))
        assert played.table.in_zone(0, MANA)[0].turned == turned
        assert played.table.in_zone(0, MANA)[0].faceup


@pytest.mark.rule("405.4", "405.4a")
def test_facedown_mana_is_nothing_and_its_player_may_look() -> None:
    played = game(side(hand=("Immortal Baron, Vorg",), mana=(FILLER, FILLER)))
    assert played.can("use") == ["Immortal Baron, Vorg"]
    first, second = played.table.zone(0, MANA)
    for card_id in (first, second):
        played.by_hand("flip", card_id, text="down")
    assert played.can("use") == []
    card = played.table.cards[first]
    assert (mana_number(played.duel, card), civilizations_in_mana(played.duel, card)) == (0, frozenset())
    seen = [{card.number for card in played.session.view(seat).zone(0, MANA).cards} for seat in (0, 1)]
    assert seen[0] == {"T-Filler"}
    assert "T-Filler" not in seen[1]


# -- pending cards (409) ----------------------------------------------------------------------------------------------

FULL_HAND = creature("Giant", "always(power=1000, for_each=in_zone(HAND))", power=1000)


@pytest.mark.rule("409.1", "409.1b", "409.1c")
def test_a_spell_is_pending_until_it_is_done_and_not_counted() -> None:
    """The last card of the hand is cast: a creature whose power is the cards in hand has none left, before the draw."""
    minus = creature("Thin", "always(power=1000, for_each=in_zone(HAND))", power=0)
    played = game(side(battle=(minus,), hand=(spell("Draw", "DrawCards(2)"),), mana="F"))
    assert played.power("Thin") == 1000
    played.use("Draw")
    assert (played.battle(), played.graveyard()) == ([], ["Thin", "Draw"])


@pytest.mark.rule("409.1c")
def test_a_spell_can_not_discard_itself() -> None:
    typhoon = spell("Typhoon", "DrawCards()", 'Do("discard", Pick(in_zone(HAND)))')
    played = game(side(hand=(typhoon, OX), mana="F"))
    played.use("Typhoon")
    assert sorted(played.can()) == ["Filler", "Ox"]


@pytest.mark.rule("409.1a", "601.1b")
def test_a_creature_is_pending_until_it_enters() -> None:
    counts = creature("Watch", "always(power=1000, for_each=in_zone(HAND))", power=1000)
    seen = creature("New", "enters(Give(Pick(mine, MANY), power=1))")
    played = game(side(battle=(counts,), hand=(seen, OX), mana="FNW"))
    played.pick(("use", "New"))
    assert played.kind == "pay"
    assert played.power("Watch") == 2000  # it is not counted any more
    assert played.count(0, HAND) == 2  # and still belongs there
    played.session.cancel()
    assert played.power("Watch") == 3000


@pytest.mark.rule("409.1d", "409.2", "409.2a")
def test_a_spell_cast_from_the_graveyard_stays_there_and_is_not_put_there() -> None:
    ears = creature("Ears", 'OnEvent("to_graveyard", (charge(),), Which(kind="spell"))')
    wave = spell("Wave", 'Do("cast", Pick(in_zone(GRAVEYARD, "spell")))')
    given = Lying(spell("Old", "DrawCards()"), given=(("cost", -1),))
    played = game(side(battle=(ears,), hand=(wave,), graveyard=(given,), mana="F"))
    before = played.card("Old", 0, GRAVEYARD).id
    played.use("Wave")
    old = played.card("Old", 0, GRAVEYARD)
    assert (old.id, old.given, old.marks) == (before, (), ())
    assert len(played.mana()) == 2  # the other spell was put there, from the hand
    assert len(played.hand()) == 1


@pytest.mark.rule("409.2b")
def test_charger_holds_also_from_the_graveyard() -> None:
    wave = spell("Wave", 'Do("cast", Pick(in_zone(GRAVEYARD, "spell")))')
    played = game(side(hand=(wave,), graveyard=(spell("Bolt", "charger", "DrawCards()"),), mana="F"))
    played.use("Wave")
    assert (played.graveyard(), played.mana()[-1]) == (["Wave"], "Bolt")


@pytest.mark.rule("409.1e")
def test_of_several_spells_that_are_cast_at_once_each_is_pending() -> None:
    count = spell("Count", 'Give(Pick(mine), power=1000, for_each=in_zone(GRAVEYARD, "spell"))')
    wave = spell("Wave", 'Do("cast", Pick(in_zone(GRAVEYARD, "spell"), 2))')
    played = game(side(battle=(OX,), hand=(wave,), graveyard=(count, count), mana="F"))
    played.use("Wave")
    # The first found neither of them there, the second one.
    assert played.power("Ox") == 3000


@pytest.mark.rule("409.1f", "400.7")
def test_several_creatures_enter_one_by_one() -> None:
    shy = creature("Shy", 'enters(Do("to_hand", Every(Which(whose="your", kind="creature", other=True))))')
    gate = spell("Gate", 'Do("put_in", Pick(in_zone(HAND, "creature"), 2))')
    watcher = creature("Watcher", 'OnEvent("enters", (charge(),), Which(kind="creature", other=True))')
    played = game(side(battle=(watcher,), hand=(gate, OX, DUAL), mana="F"))
    played.use("Gate")
    arrived = [event.number for event in played.said(CardMoved) if event.to == Place(0, "battle")]
    assert (arrived, len(played.mana())) == (["T-Ox", "T-Dual"], 3)
    assert shy.facts.name == "Shy"


@pytest.mark.rule("409.2")
def test_what_can_not_enter_stays_as_it_was() -> None:
    from svedesk.games.dm.words import evolution

    grown = creature("Grown", evolution("Beast Folk"), evolution=True)
    gate = spell("Gate", 'Do("put_in", Every(in_zone(HAND, "creature")))', "IfDone((charge(),))")
    played = game(side(hand=(gate, grown), mana="F"))
    played.use("Gate")
    assert (played.hand(), len(played.mana())) == (["Grown"], 1)
    assert not played.card("Grown", 0, HAND).marks


@pytest.mark.rule("512.1")
def test_what_is_still_pending_at_the_end_of_the_turn_goes_to_the_graveyard() -> None:
    """As when the rules were told to go on from elsewhere in the middle of a spell."""
    ears = creature("Ears", 'OnEvent("to_graveyard", (charge(),), Which())')
    stop = spell("Stop", 'Do("destroy", Pick(theirs))')
    played = game(side(battle=(tapped(ears),), hand=(stop,), mana="F"), side(battle=(OX, DUAL)))
    played.use("Stop")
    assert played.kind == "select"
    played.by_hand("step", text="end")
    assert (played.graveyard(0), played.hand(0), len(played.mana(0))) == (["Stop"], [], 1)


def test_shields_lie_where_they_were_put() -> None:
    add = spell("Add", 'Do("to_shields", Pick(in_zone(HAND)))')
    played = game(side(hand=(add, OX), mana="F", shields=2))
    played.use("Add")
    assert played.names(0, SHIELDS) == ["Filler", "Filler", "Ox"]
    assert ThereAre(in_zone(SHIELDS), 3).holds(played.duel, 0, 0)


@pytest.mark.rule("401.4", "701.9a")
def test_of_the_top_cards_one_is_taken_and_the_rest_goes_under_the_deck_in_any_order() -> None:
    red, green, blue = (
        creature(name, civ=civ) for name, civ in (("Red", "Fire"), ("Green", "Nature"), ("Blue", "Water"))
    )
    look = spell("Look", 'TakeFromTop(3, in_zone(DECK, civilization="Fire"), may=True)')
    played = game(side(battle=(OX,), hand=(look,), mana="FF", deck=(green, red, blue, OX)))
    played.use("Look")
    assert played.can() == ["Red"]
    played.pick("Red").pick("Blue")
    assert (played.hand(), played.names(0, DECK)) == (["Red"], ["Ox", "Blue", "Green"])
    assert not any(played.table.sees(card) & 1 for card in played.table.in_zone(0, DECK))
