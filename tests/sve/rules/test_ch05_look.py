"""5.10: looking at the top cards of a deck; 5.20: revealing."""

import pytest
from sve.playing import Side, amulet, spell_card, table
from sve.rules.probes import by_hand, moves

from svedesk.engine.events import Looked, Revealed, redacted
from svedesk.engine.records import Place

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
