"""4.3 to 4.12: the zones, one after the other."""

import pytest
from sve.playing import Invented, Side, new_game, spell_card, table
from sve.rules.probes import Do, by_hand, moves

from svedesk.engine.events import Played
from svedesk.engine.records import Place
from svedesk.games.sve.actions.arrive import create
from svedesk.games.sve.actions.move import banish
from svedesk.games.sve.words import spell

FAIRY, KNIGHT, STEELCLAD = "SD01-T01", "SD02-T01", "SD02-T02"


def puts(name: str, zone: str, *numbers: str, seat: int = 0) -> Invented:
    """A spell of seat 0 that puts tokens of several names somewhere at once."""
    return spell_card(name, spell(Do(lambda game, context: _put(game, seat, zone, numbers))))


def _put(game, seat, zone, numbers):
    yield from create(game, 0, seat, zone, numbers)


# -- leader area -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.3.2")
def test_both_see_the_leaders():
    t = table()
    for seat in (0, 1):
        assert [t.session.view(seat).zone(whose, "leader").cards[0].number for whose in (0, 1)] == [
            "SD01-LD01",
            "SD02-LD01",
        ]


@pytest.mark.rule("4.3.3")
def test_the_leader_is_the_one_in_the_leader_area():
    t = table(me=Side(field=["Fighter"]))
    by_hand(t, "create", to=(1, "field"), text="SD02-LD01", amount=1)
    by_hand(t, "turn", "Erika", amount=1)
    (attack,) = [option for option in t.ask.options if option.kind == "attack"]
    assert t.table.cards[attack.target].zone == "leader"


# -- field -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.4.1")
def test_followers_and_amulets_go_to_the_field_and_spells_do_not():
    t = table(me=Side(hand=["Fighter", "Woodland Refuge", "Fairy Circle"]))
    for name in ("Fighter", "Woodland Refuge", "Fairy Circle"):
        t.play(name)
    assert t.me.field == ["Fighter 2/3", "Woodland Refuge"]
    assert t.me.cemetery == ["Fairy Circle"]


@pytest.mark.rule("4.4.2")
def test_both_see_the_field_and_how_its_cards_lie():
    t = table(me=Side(field=["Fighter [engaged]", "Goblin"]))
    for seat in (0, 1):
        assert [card.sideways for card in t.session.view(seat).zone(0, "field").cards] == [True, False]


@pytest.mark.rule("4.4.3")
def test_without_a_zone_followers_and_cards_on_the_field_are_meant():
    foe = Side(field=["Fighter"], ex=["Fairy"], hand=["Goblin"], cemetery=["Treant"])
    t = table(me=Side(hand=["Angelic Snipe", "Angelic Barrage"], ex=["Knight"]), foe=foe)
    t.play("Angelic Snipe")
    assert t.options() == ["Fighter"]
    t.pick("Fighter").play("Angelic Barrage")
    assert (t.foe.field, t.foe.ex, t.foe.hand, t.me.ex) == ([], ["Fairy"], ["Goblin"], ["Knight"])


@pytest.mark.rule("4.4.4", "4.4.4.1")
@pytest.mark.parametrize(("lying", "possible"), [(4, True), (5, False)])
def test_a_field_holds_five_cards(lying, possible):
    t = table(me=Side(field=["Fighter"] * (lying - 1) + ["Woodland Refuge"], hand=["Goblin"]))
    assert t.me.number("field_limit") == 5
    assert ("play Goblin" in t.options()) == possible
    if not possible:
        assert t.why_not("play Goblin") == ("field-full", "10.6.2.6")


@pytest.mark.rule("4.4.4")
def test_the_limit_of_a_field_is_a_number_that_may_change():
    t = table(me=Side(field=["Fighter"] * 3, hand=["Goblin"]))
    by_hand(t, "number_set", side=0, text="field_limit", amount=3)
    assert "play Goblin" not in t.options()


@pytest.mark.rule("4.4.4.2")
@pytest.mark.parametrize("chosen", ["Steelclad Knight", "Knight"])
def test_of_cards_that_do_not_all_fit_the_effects_controller_selects(chosen):
    field = ["Floral Fencer", "Fighter", "Fighter", "Fighter"]
    t = table(me=Side(field=field, evolve=["Floral Fencer"])).evolve("Floral Fencer")
    assert (t.ask.kind, t.ask.seat, t.ask.low, t.ask.high) == ("keep", 0, 1, 1)
    t.pick(chosen)
    assert len(t.me.field) == 5
    assert t.me.field[-1].rsplit(" ", 1)[0] == chosen
    assert t.me.ex == []  # the other is not created at all


@pytest.mark.rule("4.4.4.2")
def test_with_room_for_all_or_for_none_nothing_is_asked():
    t = table(me=Side(field=["Floral Fencer"] + ["Fighter"] * 2, evolve=["Floral Fencer"])).evolve("Floral Fencer")
    assert t.ask.kind == "main"
    assert t.me.field[-2:] == ["Steelclad Knight 2/2", "Knight 1/1"]
    t = table(me=Side(field=["Floral Fencer"] + ["Fighter"] * 4, evolve=["Floral Fencer"])).evolve("Floral Fencer")
    assert t.ask.kind == "main"
    assert t.me.field == ["Floral Fencer 4/4"] + ["Fighter 2/3"] * 4


@pytest.mark.rule("4.4.4.2")
def test_as_many_of_the_same_card_come_as_there_is_room_for():
    t = table(me=Side(field=["Fighter"] * 3, hand=["Fairy Caster"])).play("Fairy Caster")
    assert t.me.field[-2:] == ["Fairy Caster 3/3", "Fairy 1/1"]
    assert t.me.ex == ["Fairy"] * 2


@pytest.mark.rule("4.4.4.2")
def test_on_the_others_field_the_effects_controller_selects_too():
    gift = puts("Gift", "field", FAIRY, KNIGHT, STEELCLAD, seat=1)
    t = table(me=Side(hand=["Gift"]), foe=Side(field=["Fighter"] * 3), cards=[gift]).play("Gift")
    assert (t.ask.seat, t.ask.low, t.ask.high) == (0, 2, 2)
    t.pick("Steelclad Knight", "Fairy")
    assert sorted(t.foe.field[-2:]) == ["Fairy 1/1", "Steelclad Knight 2/2"]


# -- deck --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.5.1")
def test_the_main_deck_lies_in_the_deck_area():
    t = new_game(first=0)
    assert [len(half.deck) + len(half.hand) for half in (t.me, t.foe)] == [40, 40]
    assert {t.game.facts(card).special for card in t.table.in_zone(0, "deck")} == {""}


@pytest.mark.rule("4.5.2")
def test_nobody_looks_into_a_deck():
    t = new_game(first=0)
    for seat in (0, 1):
        for whose in (0, 1):
            assert t.session.view(seat).zone(whose, "deck").cards == ()


@pytest.mark.rule("4.5.2.1", "5.9.1")
def test_the_top_card_of_the_deck_is_drawn():
    t = table(me=Side(hand=["Forge Weaponry"], field=["Fighter"], deck=["Goblin", "Treant", "Fairy Circle"]))
    t.play("Forge Weaponry").pick("Fighter")
    assert (t.me.hand, t.me.deck) == (["Goblin"], ["Treant", "Fairy Circle"])


# -- evolve deck -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.6.1", "6.1.1")
def test_the_evolve_deck_lies_facedown_in_its_area():
    t = new_game(first=0)
    assert len(t.me.evolve_deck) > 0
    assert {t.game.facts(card).special for card in t.table.in_zone(0, "evolve_deck")} == {"evolved"}
    assert not any(card.faceup for card in t.table.in_zone(0, "evolve_deck"))


@pytest.mark.rule("4.6.2")
def test_players_look_into_their_own_evolve_deck_only():
    t = table(me=Side(evolve=["Goblin", "Treant"]))
    assert len(t.session.view(0).zone(0, "evolve_deck").cards) == 2
    assert t.session.view(1).zone(0, "evolve_deck").cards == ()


@pytest.mark.rule("4.6.3")
def test_a_faceup_card_is_not_part_of_the_evolve_deck():
    t = table(me=Side(field=["Goblin", "Treant"], evolve=["Goblin (faceup)", "Treant (faceup)", "Treant"]))
    assert t.options("evolve") == ["evolve Treant"]
    assert t.why_not("evolve Goblin") == ("no-evolved-card", "12.2.2")
    t.evolve("Treant")
    assert t.me.evolve_deck == ["Goblin (faceup)", "Treant (faceup)"]


# -- hand --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.7.1", "4.7.2")
def test_players_look_into_their_own_hand_only():
    t = table(me=Side(hand=["Goblin", "Treant"]), foe=Side(hand=["Fighter"]))
    for seat in (0, 1):
        assert len(t.session.view(seat).zone(seat, "hand").cards) == 2 - seat
        assert t.session.view(seat).zone(1 - seat, "hand").cards == ()


@pytest.mark.rule("4.7.2")
def test_a_hand_tells_no_order():
    """Cards are shown in the order of their ids, which says nothing once they are shuffled into it."""
    t = new_game(first=0)
    shown = [card.id for card in t.session.view(0).zone(0, "hand").cards]
    assert shown == sorted(shown)


@pytest.mark.rule("4.7.3", "4.7.3.1")
def test_the_hand_limit_is_seven_and_may_change():
    assert new_game(first=0).say("no").say("no").me.number("hand_limit") == 7
    t = table(me=Side(hand=["Fighter"] * 4, hand_limit=3)).end().quiet()
    assert (t.ask.kind, t.ask.low, t.ask.high) == ("discard", 1, 1)


# -- EX area -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.8.1", "4.8.2")
def test_both_see_the_cards_in_an_ex_area_and_its_player_may_play_them():
    t = table(me=Side(ex=["Fairy", "Knight"]))
    assert [card.number for card in t.session.view(1).zone(0, "ex").cards] == [FAIRY, KNIGHT]
    assert t.options("play") == ["play Fairy", "play Knight"]


@pytest.mark.rule("4.8.3", "4.8.3.1")
@pytest.mark.parametrize(("lying", "then"), [(2, 5), (3, 5), (5, 5)])
def test_an_ex_area_holds_five_cards(lying, then):
    t = table(me=Side(ex=["Knight"] * lying, hand=["Fairy Circle"]))
    assert t.me.number("ex_limit") == 5
    t.play("Fairy Circle")
    assert t.me.ex == ["Knight"] * lying + ["Fairy"] * (then - lying)


@pytest.mark.rule("4.8.3.2")
def test_of_cards_that_do_not_all_fit_into_the_ex_area_the_effects_controller_selects():
    mixed = puts("Mixed", "ex", FAIRY, KNIGHT, STEELCLAD)
    t = table(me=Side(ex=["Fairy"] * 3, hand=["Mixed"]), cards=[mixed]).play("Mixed")
    assert (t.ask.kind, t.ask.seat, t.ask.low, t.ask.high) == ("keep", 0, 2, 2)
    assert t.ask.reason.clause == "4.8.3.2"
    t.pick("Steelclad Knight", "Knight")
    assert sorted(t.me.ex) == ["Fairy"] * 3 + ["Knight", "Steelclad Knight"]


@pytest.mark.rule("4.8.3.2")
def test_in_the_others_ex_area_the_effects_controller_selects_too():
    mixed = puts("Mixed", "ex", FAIRY, KNIGHT, seat=1)
    t = table(me=Side(hand=["Mixed"]), foe=Side(ex=["Fairy"] * 4), cards=[mixed]).play("Mixed")
    assert t.ask.seat == 0
    t.pick("Knight")
    assert t.foe.ex == ["Fairy"] * 4 + ["Knight"]


@pytest.mark.rule("4.8.3.3")
def test_what_was_given_to_a_card_in_the_ex_area_stays_with_it_on_the_field():
    t = table(me=Side(ex=["Fairy"]))
    by_hand(t, "stat", "Fairy", zone="ex", text="attack", amount=2)
    by_hand(t, "keyword", "Fairy", zone="ex", text="ward")
    t.play("Fairy").pick()
    assert t.me.field == ["Fairy 3/1"]
    assert t.keywords("Fairy") == ("ward",)


LIFT = spell_card("Lift", "spell(select(your.follower.in_ex), put_onto_field(it))")


@pytest.mark.rule("4.8.3.3")
@pytest.mark.parametrize("way", ["an effect", "by hand"])
def test_it_stays_with_a_card_that_is_put_from_there_onto_the_field_without_being_played(way):
    t = table(me=Side(ex=["Fairy"], hand=["Lift"]), cards=[LIFT])
    by_hand(t, "stat", "Fairy", zone="ex", text="attack", amount=2)
    by_hand(t, "keyword", "Fairy", zone="ex", text="ward")
    if way == "by hand":
        by_hand(t, "move", "Fairy", zone="ex", to=(0, "field"))
    else:
        t.play("Lift").pick("Fairy")
    assert t.me.field == ["Fairy 3/1"]
    assert t.keywords("Fairy") == ("ward",)


@pytest.mark.rule("4.8.3.3", "4.1.4")
def test_what_was_given_to_a_card_elsewhere_does_not_follow_it_onto_the_field():
    raise_ = spell_card("Raise", "spell(select(your.follower.in_cemetery), put_onto_field(it))")
    t = table(me=Side(cemetery=["Goblin"], hand=["Raise"]), cards=[raise_])
    by_hand(t, "stat", "Goblin", zone="cemetery", text="attack", amount=2)
    t.play("Raise").pick("Goblin")
    assert t.me.field == ["Goblin 2/2"]


@pytest.mark.rule("4.8.3.3", "4.1.4")
def test_nor_does_it_follow_a_card_from_the_ex_area_elsewhere():
    t = table(me=Side(ex=["Goblin"]))
    by_hand(t, "stat", "Goblin", zone="ex", text="attack", amount=2)
    by_hand(t, "move", "Goblin", zone="ex", to=(0, "hand"))
    assert t.play("Goblin").me.field == ["Goblin 2/2"]


# -- cemetery, banished zone -------------------------------------------------------------------------------------------


@pytest.mark.rule("4.9.2")
def test_both_see_the_cards_in_a_cemetery_faceup():
    t = table(me=Side(hand=["Fairy Circle"])).play("Fairy Circle")
    for seat in (0, 1):
        (card,) = t.session.view(seat).zone(0, "cemetery").cards
        assert (card.number, card.faceup) == ("SD01-014", True)


@pytest.mark.rule("4.10.2", "5.6.1")
def test_banished_cards_lie_faceup_in_their_owners_banished_zone_for_all_to_see():
    doom = spell_card("Doom", spell(Do(lambda g, c: banish(g, [card.id for card in g.on_fields()]))))
    t = table(me=Side(hand=["Doom"], field=["Goblin"]), foe=Side(field=["Fighter", "Knight"]), cards=[doom])
    by_hand(t, "control", "Fighter", to=(0, "field"))
    t.play("Doom")
    assert (t.me.banished, t.foe.banished, t.foe.field, t.me.field) == (["Goblin"], ["Fighter"], [], [])
    assert t.foe.cemetery == []
    for seat in (0, 1):
        (card,) = t.session.view(seat).zone(1, "banished").cards
        assert card.faceup


# -- resolution zone, evolve zone --------------------------------------------------------------------------------------


@pytest.mark.rule("4.11.1", "4.11.2")
def test_a_card_being_played_lies_in_the_shared_resolution_zone_for_all_to_see():
    t = table(me=Side(hand=["Angelic Snipe"]), foe=Side(field=["Fighter"])).play("Angelic Snipe")
    for seat in (0, 1):
        assert [card.number for card in t.session.view(seat).zone(-1, "resolution").cards] == ["SD01-019"]
    assert t.me.hand == []
    t.pick("Fighter")
    assert t.session.view(0).zone(-1, "resolution").count == 0
    assert [move.to.zone for move in moves(t.events)] == ["cemetery"]


@pytest.mark.rule("4.11.2")
def test_a_card_put_there_later_lies_on_top():
    t = table(me=Side(hand=["Goblin", "Fighter"]))
    by_hand(t, "move", "Goblin", zone="hand", to=(-1, "resolution"))
    by_hand(t, "move", "Fighter", zone="hand", to=(-1, "resolution"))
    assert [t.named(card) for card in t.table.in_zone(-1, "resolution")] == ["Fighter", "Goblin"]


@pytest.mark.rule("4.12.1", "4.12.2")
def test_the_evolved_card_that_is_used_lies_in_the_evolve_zone_for_all_to_see():
    t = table(me=Side(field=["Goblin"], evolve=["Goblin"])).evolve("Goblin")
    assert (t.me.evolve, t.me.evolve_deck) == (["Goblin"], [])
    for seat in (0, 1):
        (card,) = t.session.view(seat).zone(0, "evolve").cards
        assert (card.number, card.on) == ("SD01-018", t.card("Goblin", "field").id)
    assert any(isinstance(event, Played) and event.what == "evolve" for event in t.events)


@pytest.mark.rule("4.13.2", "4.14.2", "4.15.2")
@pytest.mark.parametrize("zone", ["race", "drive", "trigger"])
def test_both_see_the_cards_in_race_drive_and_trigger_zones(zone):
    t = table(me=Side(hand=["Goblin"], field=["Fighter"]))
    laid = t.table.move(t.card("Goblin", "hand").id, Place(0, zone))
    t.table.link(laid, t.card("Fighter", "field").id)
    for seat in (0, 1):
        (card,) = t.session.view(seat).zone(0, zone).cards
        assert (card.number, card.faceup) == ("SD01-017", True)
