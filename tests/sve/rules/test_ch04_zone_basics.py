"""4.1 and 4.2: what zones are, and how cards lie in them."""

import pytest
from sve.playing import Side, amulet, follower, new_game, spell_card, table
from sve.rules.probes import Do, by_hand, moves

from svedesk.engine.events import redacted
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import Place
from svedesk.games.sve.problems import problems
from svedesk.games.sve.words import last_words, spell, strike

HIDDEN = ("hand", "deck", "evolve_deck")


@pytest.mark.rule("4.1.1")
def test_each_player_has_one_of_each_zone_and_all_share_the_resolution_zone():
    places = set(table().table.zones)
    names = {place.zone for place in places}
    assert names >= {"leader", "field", "ex", "hand", "deck", "evolve_deck", "cemetery", "banished", "evolve"}
    for name in names:
        seats = {place.seat for place in places if place.zone == name}
        assert seats == ({-1} if name == "resolution" else {0, 1})


@pytest.mark.rule("4.1.2", "4.12.2")
@pytest.mark.parametrize("zone", ["leader", "field", "ex", "cemetery", "banished", "evolve"])
def test_cards_of_public_zones_are_known_to_everyone(zone):
    side = Side(field=["Goblin [evolved]"], ex=["Fairy"], cemetery=["Fighter"], banished=["Fighter"])
    t = table(me=side)
    for seat in (0, 1):
        (shown,) = t.session.view(seat).zone(0, zone).cards
        assert shown.number == t.table.in_zone(0, zone)[0].number


@pytest.mark.rule("4.1.2", "4.1.2.1")
@pytest.mark.parametrize(("zone", "count", "own"), [("hand", 2, 2), ("deck", 8, 0), ("evolve_deck", 1, 1)])
def test_of_hidden_zones_others_know_how_many_cards_lie_there(zone, count, own):
    t = table(me=Side(hand=["Fighter", "Goblin"], evolve=["Goblin"]))
    mine, theirs = (t.session.view(seat).zone(0, zone) for seat in (0, 1))
    assert (mine.count, len(mine.cards)) == (count, own)
    assert (theirs.count, theirs.cards) == (count, ())


@pytest.mark.rule("4.1.3")
def test_the_order_of_the_deck_stays_as_it_is():
    t = table(me=Side(deck=["Goblin", "Treant", "Fighter"]))
    for _ in range(2):
        t.end().quiet()
    assert (t.me.hand, t.me.deck) == (["Goblin"], ["Treant", "Fighter"])
    for _ in range(2):
        t.end().quiet()
    assert (t.me.hand, t.me.deck) == (["Goblin", "Treant"], ["Fighter"])


@pytest.mark.rule("4.1.3.1")
@pytest.mark.parametrize(
    ("below", "deck"),
    [(2, ["Treant", "Goblin"]), (1, ["Treant", "Goblin"]), (0, ["Goblin", "Treant"])],
    ids=["third", "second", "first"],
)
def test_a_position_that_the_deck_does_not_reach_is_the_bottom(below, deck):
    """The example: 3rd from the top of a deck of one card is the bottom."""
    t = table(me=Side(deck=["Treant"], hand=["Goblin"]))
    by_hand(t, "move", "Goblin", zone="hand", to=(0, "deck"), text=str(below))
    assert t.me.deck == deck


@pytest.mark.rule("4.1.3.1")
def test_the_rules_too_put_it_at_the_end_when_the_deck_is_too_short():
    def third_from_the_top(game, context):
        game.table.move(game.table.zone(0, "hand")[0], Place(0, "deck"), at=2)

    cards = [spell_card("Third", spell(Do(third_from_the_top)))]
    t = table(me=Side(deck=["Treant"], hand=["Third", "Goblin"]), cards=cards)
    t.play("Third")
    assert t.me.deck == ["Treant", "Goblin"]


@pytest.mark.rule("4.1.4")
def test_a_card_that_changes_zones_is_a_new_card_without_what_was_done_to_it():
    t = table(
        me=Side(field=["Rose Gardener"], evolve=["Rose Gardener"]), foe=Side(field=["Fighter [damage 1, engaged]"])
    )
    by_hand(t, "stat", "Fighter", text="attack", amount=3)
    before = t.card("Fighter", "field")
    assert t.foe.field == ["Fighter 5/2"]
    t.evolve("Rose Gardener").pick("Fighter")
    after = t.card("foe's Fighter", "hand")
    assert after.id != before.id
    assert (after.damage, after.given, after.sideways) == (0, (), False)
    t.end().quiet().play("Fighter")
    assert t.foe.field == ["Fighter 2/3"]


@pytest.mark.rule("4.1.4")
def test_a_card_that_left_and_came_back_is_no_longer_the_card_that_was_selected():
    """The target comes back as a new card before the damage is dealt: the damage has no target."""

    def flicker(game, context):
        fighter = game.field(1)[0]
        hand = game.table.move(fighter.id, Place(1, "hand"))
        game.table.move(hand, Place(1, "field"))

    cards = [follower("Striker", strike(Do(flicker)), attack=3)]
    t = table(me=Side(field=["Striker"]), foe=Side(field=["Fighter [engaged]"]), cards=cards)
    t.attack("Striker", "Fighter").quiet()
    assert t.foe.field == ["Fighter 2/3"]
    assert t.me.field == ["Striker 3/1"]


@pytest.mark.rule("4.1.4.1")
def test_this_card_means_the_card_in_the_zone_it_went_to():
    found = []
    wreck = follower("Wreck", last_words(Do(lambda game, context: found.append(game.card(context.this).place))))
    t = table(me=Side(field=["Wreck"]), foe=Side(field=["Fighter [engaged]"]), cards=[wreck])
    t.attack("Wreck", "Fighter").quiet()
    assert found == [Place(0, "cemetery")]


# -- the redraw: several cards to a hidden zone ------------------------------------------------------------------------


@pytest.mark.rule("4.1.5")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 0, 2)])
def test_the_player_says_in_which_order_cards_go_to_the_bottom_of_the_deck(order):
    t = new_game(first=0)
    hand = t.me.hand
    t.say("yes").numbers(*order)
    assert t.me.deck[-4:] == [hand[index] for index in order]


def sinks(nth=1, end="bottom", group="your.follower", count=3):
    return spell_card("Sink", f"spell(select({group}, {count}), put_into_deck(it, {nth}, {end!r}))")


@pytest.mark.rule("4.1.5")
@pytest.mark.parametrize(
    ("nth", "end", "after"),
    [
        (1, "bottom", ["Urd", "Verd", "Knave", "Fencer", "Fighter", "Goblin"]),
        (2, "bottom", ["Urd", "Verd", "Fencer", "Fighter", "Goblin", "Knave"]),
        (1, "top", ["Fencer", "Fighter", "Goblin", "Urd", "Verd", "Knave"]),
        (2, "top", ["Urd", "Fencer", "Fighter", "Goblin", "Verd", "Knave"]),
    ],
)
def test_the_player_whose_deck_it_is_says_in_which_order_cards_are_put_into_it(nth, end, after):
    """The first named lies uppermost, wherever in the deck they go."""
    deck = [follower(name) for name in ("Urd", "Verd", "Knave")]
    me = Side(hand=["Sink"], field=["Goblin", "Fighter", "Fencer"], deck=["Urd", "Verd", "Knave"])
    t = table(me=me, cards=[sinks(nth, end), *deck]).play("Sink").pick("Goblin", "Fighter", "Fencer")
    assert (t.ask.kind, t.ask.form, t.ask.seat, t.ask.reason.clause) == ("order", "order", 0, "4.1.5")
    t.pick("Fencer", "Fighter", "Goblin")
    assert (t.me.deck, t.me.field, t.ask.kind) == (after, [], "main")


@pytest.mark.rule("4.1.5", "4.1.6")
def test_cards_of_two_owners_are_put_in_order_by_each_of_them():
    me = Side(hand=["Sink"], field=["Goblin", "Fighter"], deck=[])
    t = table(me=me, foe=Side(field=["Okami", "Fencer"], deck=[]), cards=[sinks(group="any_side.follower", count=4)])
    t.play("Sink").pick("Goblin", "Okami", "Fighter", "Fencer")
    assert (t.ask.seat, t.options("card")) == (0, ["Goblin", "Fighter"])
    t.pick("Fighter", "Goblin")
    assert (t.ask.seat, t.options("card")) == (1, ["Okami", "Fencer"])
    t.pick("Fencer", "Okami")
    assert (t.me.deck, t.foe.deck) == (["Fighter", "Goblin"], ["Fencer", "Okami"])


@pytest.mark.rule("4.1.5")
@pytest.mark.parametrize("field", [["Goblin", "Goblin"], ["Goblin", "Fairy"]])
def test_no_order_is_asked_where_it_makes_no_difference(field):
    """Cards that are the same; a token, which goes into no deck."""
    t = table(me=Side(hand=["Sink"], field=field), cards=[sinks(count=2)]).play("Sink").pick(*field)
    assert (t.ask.kind, t.me.field) == ("main", [])


@pytest.mark.rule("4.1.5", "10.10.1")
def test_nor_is_it_forgotten_where_they_go_there_instead():
    undertow = amulet("Undertow", 'if_would(destroyed(your.follower), put_into_deck(it, 1, "bottom"))')
    doom = spell_card("Doom", "spell(destroy(your.follower))")
    me = Side(hand=["Doom"], field=["Undertow", "Goblin", "Fighter"], deck=[])
    t = table(me=me, cards=[undertow, doom]).play("Doom")
    assert (t.ask.kind, t.ask.seat) == ("order", 0)
    assert t.pick("Fighter", "Goblin").me.deck == ["Fighter", "Goblin"]


@pytest.mark.rule("4.1.5.1")
def test_in_which_order_they_went_is_seen_by_nobody_else():
    """What the other player sees is the same, whatever was said."""

    def seen(*order):
        me = Side(hand=["Sink"], field=["Goblin", "Fighter", "Fencer"])
        t = table(me=me, cards=[sinks()]).play("Sink").pick("Goblin", "Fighter", "Fencer").pick(*order)
        return [redacted(event, 1) for event in t.events], t.session.view(1)

    assert seen("Goblin", "Fighter", "Fencer") == seen("Fencer", "Goblin", "Fighter")


@pytest.mark.rule("4.1.5.1")
def test_the_other_player_does_not_learn_the_order():
    t = new_game(first=0).say("yes")
    assert t.session.view(1).ask is None
    t.numbers(2, 0, 3, 1)
    told = [redacted(move, 1) for move in moves(t.events, "mulligan")]
    assert len(told) == 4
    assert len(set(told)) == 1  # all the same to the other player
    assert (told[0].was, told[0].card, told[0].number) == (0, 0, "")
    known = [redacted(move, 0).number for move in moves(t.events, "mulligan")]
    assert all(known)


# -- placement states --------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.2.2.3")
def test_cards_come_reserved():
    t = table(me=Side(hand=["Fighter", "Woodland Refuge", "Oathless Knight"]))
    for name in ("Fighter", "Woodland Refuge", "Oathless Knight"):
        t.play(name)
    assert len(t.me.field) == 4
    assert not any(card.sideways for card in t.game.field(0))


@pytest.mark.rule("4.2.2", "5.3.1")
def test_a_card_is_either_reserved_or_engaged():
    t = table(me=Side(field=["Fighter"]))
    assert not t.is_engaged("Fighter")
    t.attack("Fighter", "leader").quiet()
    assert t.is_engaged("Fighter")
    t.end().quiet().end().quiet()
    assert not t.is_engaged("Fighter")


@pytest.mark.rule("4.2.3", "4.2.3.3")
def test_cards_lie_faceup_in_public_zones_and_facedown_in_hidden_ones():
    t = new_game(first=0)
    for card in t.table.cards.values():
        assert card.faceup == (card.zone not in HIDDEN)
    t = table(
        me=Side(hand=["Fighter", "Angelic Barrage"], field=["Goblin"], evolve=["Goblin"]), foe=Side(field=["Fairy"])
    )
    t.evolve("Goblin").play("Fighter").play("Angelic Barrage").end().quiet()
    zones = {card.zone for card in t.table.cards.values()}
    assert zones >= {"field", "cemetery", "evolve", "hand", "deck"}
    for card in t.table.cards.values():
        assert card.faceup == (card.zone not in HIDDEN)


@pytest.mark.rule("4.2.3.1", "4.2.3.2")
def test_a_faceup_card_shows_what_it_is_and_a_facedown_one_does_not():
    t = table(me=Side(evolve=["Goblin (faceup)", "Treant"]))
    (shown,) = t.session.view(1).zone(0, "evolve_deck").cards
    assert t.session.ruleset.facts(shown.number).name == "Goblin"
    by_hand(t, "flip", "Goblin", zone="evolve_deck", text="down")
    assert t.session.view(1).zone(0, "evolve_deck").cards == ()


@pytest.mark.rule("4.3.2", "4.4.2", "4.8.2", "4.9.2", "4.10.2")
@pytest.mark.parametrize("zone", ["leader", "field", "ex", "cemetery", "banished"])
def test_zones_without_an_order_tell_none(zone):
    """However they were laid there, they are seen the same way."""
    lying = {} if zone == "leader" else {zone: ["Goblin", "Fighter", "Okami"]}
    t = table(me=Side(**lying))
    before = t.session.view(1).zone(0, zone).cards
    t.table.rearrange(Place(0, zone), tuple(reversed(t.table.zone(0, zone))))
    assert t.session.view(1).zone(0, zone).cards == before
    assert not t.session.ruleset.zones[zone].ordered


@pytest.mark.rule("4.4.2")
def test_a_card_on_the_field_is_engaged_and_refreshed_and_one_elsewhere_is_not():
    t = by_hand(table(me=Side(field=["Fighter"], ex=["Fairy"])), "turn", "Fighter", amount=1)
    assert t.is_engaged("Fighter")
    with pytest.raises(Refused):
        by_hand(t, "turn", "Fairy", amount=1, zone="ex")


@pytest.mark.rule("4.4.1")
def test_a_spell_on_a_field_is_told_to_be_wrong_there():
    t = table(me=Side(field=["Insight", "Fighter", "Woodland Refuge"]))
    assert [(said.key, said.clause) for said in problems(t.game)] == [("problem-spell-on-field", "4.4.1")]


@pytest.mark.rule("6.1.1.1")
def test_it_is_told_where_a_player_has_no_leader():
    t = table()
    t.table.remove(t.table.zone(1, "leader")[0])
    assert problems(t.game) == (Message("problem-no-leader", (1,), "6.1.1.1"),)
