"""7.4: the end phase."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import Do, When, by_hand, kinds, moves, outcome

from svedesk.engine.events import PhaseBegan
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.trigger_events import Moved
from svedesk.games.sve.words import draw, spell


def draws_when_discarded(name: str) -> Automatic:
    """Whenever you discard a card of this name, draw a card."""

    def discarded(watch):
        moved = watch.happening
        return (
            isinstance(moved, Moved)
            and moved.before is not None
            and (moved.before.zone, moved.after.zone) == ("hand", "cemetery")
            and watch.now.facts(moved.after).name == name
        )

    return Automatic(When(discarded), (draw(1),))


# -- start of the end phase --------------------------------------------------------------------------------------------


@pytest.mark.rule("7.4.1")
def test_abilities_of_the_start_of_the_end_phase_are_triggered_for_their_player_only():
    cards = [amulet("Dusk", "at_start_of_end(into_ex(1, FAIRY))")]
    t = table(me=Side(field=["Dusk"]), foe=Side(field=["Dusk"]), cards=cards).end()
    assert (t.me.ex, t.foe.ex) == (["Fairy"], [])
    t.quiet().end()
    assert (t.me.ex, t.foe.ex) == (["Fairy"], ["Fairy"])


@pytest.mark.rule("7.4.2")
def test_they_are_resolved_before_ward_followers_are_engaged():
    cards = [amulet("Dusk", "at_start_of_end(draw(1))")]
    t = table(me=Side(field=["Dusk", "Veteran Lancer"], deck=["Goblin", "Treant"]), cards=cards).end()
    assert (t.ask.kind, t.me.hand) == ("ward", ["Goblin"])


@pytest.mark.rule("7.4.2")
def test_a_follower_that_must_go_is_gone_before_ward_followers_are_engaged():
    t = table(me=Side(field=["Veteran Lancer"]))
    by_hand(t, "damage", "Veteran Lancer", amount=3)
    t.end()
    assert (t.ask.kind, t.me.cemetery) == ("quick", ["Veteran Lancer"])


# -- ward --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.4.3")
@pytest.mark.parametrize("picked", [[], ["Veteran Lancer"], ["Veteran Lancer", "Angelic Sword Maiden"]])
def test_any_number_of_followers_with_ward_may_be_engaged(picked):
    field = ["Veteran Lancer", "Angelic Sword Maiden", "Fighter"]
    t = table(me=Side(field=field)).end()
    assert (t.ask.kind, t.ask.seat, t.ask.low, t.ask.high) == ("ward", 0, 0, 2)
    assert t.options() == ["Veteran Lancer", "Angelic Sword Maiden"]
    t.pick(*picked)
    assert [name for name in field if t.is_engaged(name)] == picked


@pytest.mark.rule("7.4.3")
def test_only_the_active_player_is_asked_and_only_for_reserved_ones():
    t = table(me=Side(field=["Veteran Lancer [engaged]"]), foe=Side(field=["Veteran Lancer"])).end()
    assert (t.ask.kind, t.ask.seat) == ("quick", 1)


@pytest.mark.rule("7.4.4")
def test_confirmation_timing_comes_between_engaging_and_the_quick_window():
    t = table(me=Side(field=["Veteran Lancer", "Fighter"])).end()
    by_hand(t, "damage", "Fighter", amount=3)
    assert len(t.me.field) == 2
    t.pick("Veteran Lancer")
    assert kinds(t.events) == ["CardTurned", "destroy"]
    assert t.ask.kind == "quick"


# -- Quick -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.4.5")
def test_the_other_player_may_play_with_quick():
    well = amulet("Well", "quick_activate((), draw(1))", "activate((), draw(1))")
    foe = Side(
        hand=["Angelic Snipe", "Onslaught", "Goblin"], ex=["Forge Weaponry", "Knight"], field=["Well", "Fighter"]
    )
    t = table(me=Side(field=["Okami"], hand=["Angelic Snipe"]), foe=foe, cards=[well]).end()
    assert (t.ask.kind, t.ask.seat) == ("quick", 1)
    assert t.options() == ["play Angelic Snipe", "play Forge Weaponry", "activate Well", "pass"]
    assert t.ask.options[2].index == 0


@pytest.mark.rule("7.4.5")
def test_the_window_opens_also_for_a_player_who_can_only_do_nothing():
    t = table().end()
    assert (t.ask.kind, t.ask.seat, t.options()) == ("quick", 1, ["pass"])


@pytest.mark.rule("7.4.6")
def test_after_each_play_comes_confirmation_timing_and_the_window_again():
    foe = Side(hand=["Angelic Snipe", "Angelic Barrage"], field=["Fighter"])
    t = table(me=Side(field=["Fighter", "Goblin"]), foe=foe).end()
    t.play("Angelic Snipe").pick("Goblin")
    assert t.me.cemetery == ["Goblin"]
    assert (t.ask.kind, t.options()) == ("quick", ["play Angelic Barrage", "pass"])
    t.play("Angelic Barrage")
    assert (t.ask.kind, t.options()) == ("quick", ["pass"])
    t.say("pass")
    assert (t.ask.kind, t.ask.seat) == ("main", 1)


@pytest.mark.rule("7.4.5")
def test_quick_takes_the_points_that_are_left_of_the_players_own_turn():
    t = table(foe=Side(hand=["Angelic Snipe"] * 2, pp=1, max_pp=3), me=Side(field=["Okami"])).end()
    t.play("Angelic Snipe").pick("Okami")
    assert (t.foe.pp, t.options()) == (0, ["pass"])


# -- hand limit --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.4.7")
@pytest.mark.parametrize(("cards", "discards"), [(6, 0), (7, 0), (8, 1), (10, 3)])
def test_cards_over_the_hand_limit_are_discarded(cards, discards):
    t = table(me=Side(hand=["Fighter"] * cards), foe=Side(hand=["Fighter"] * 9)).end().quiet()
    if discards:
        assert (t.ask.kind, t.ask.seat, t.ask.low, t.ask.high) == ("discard", 0, discards, discards)
        t.numbers(*range(discards))
    assert (t.ask.kind, t.ask.seat) == ("main", 1)
    assert (len(t.me.hand), len(t.me.cemetery)) == (cards - discards, discards)


@pytest.mark.rule("7.4.7")
def test_the_quick_window_comes_before_discarding():
    t = table(me=Side(hand=["Fighter"] * 8)).end()
    assert t.ask.kind == "quick"
    assert t.quiet().ask.kind == "discard"


@pytest.mark.rule("7.4.7")
def test_discarding_is_repeated_after_confirmation_timing_until_the_hand_is_within_the_limit():
    cards = [amulet("Urn", draws_when_discarded("Goblin"))]
    hand = ["Goblin", "Goblin", "Fighter", "Fighter"]
    t = table(me=Side(field=["Urn"], hand=hand, hand_limit=3, deck=["Treant"] * 5), cards=cards).end().quiet()
    for hand_then in (["Goblin", "Fighter", "Fighter", "Treant"], ["Fighter", "Fighter", "Treant", "Treant"]):
        assert (t.ask.kind, t.ask.low) == ("discard", 1)
        t.pick("my Goblin")
        assert t.me.hand == hand_then
    assert t.ask.kind == "discard"
    t.pick("Fighter")
    assert (t.ask.kind, t.ask.seat, t.me.hand) == ("main", 1, ["Fighter", "Treant", "Treant"])


@pytest.mark.rule("7.4.7")
def test_who_loses_by_what_discarding_triggers_has_lost():
    cards = [amulet("Urn", draws_when_discarded("Goblin"))]
    t = table(me=Side(field=["Urn"], hand=["Goblin"] * 2, hand_limit=1, deck=[]), cards=cards).end().quiet()
    t.numbers(0)
    assert outcome(t) == ((1,), {0: "deck"})


# -- the end of the turn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.4.8")
def test_effects_until_the_end_of_the_turn_end_and_others_stay():
    t = table(me=Side(field=["Fighter"], hand=["Goblin"]), foe=Side(field=["Okami"]))
    for name in ("Fighter", "Okami"):
        by_hand(t, "stat", name, text="attack", amount=2, until="turn")
        by_hand(t, "keyword", name, text="bane", until="turn")
        by_hand(t, "stat", name, text="defense", amount=1)
    by_hand(t, "stat", "Goblin", zone="hand", text="cost", amount=1, until="turn")
    t.end()
    assert t.me.field == ["Fighter 4/4"]  # still so in the Quick window
    t.say("pass")
    assert (t.me.field, t.foe.field) == (["Fighter 2/4"], ["Okami 5/6"])
    assert t.keywords("Fighter") == t.keywords("Okami") == ()
    assert t.card("Goblin", "hand").given == ()


@pytest.mark.rule("7.4.8")
def test_they_end_after_the_discarding():
    t = table(me=Side(field=["Fighter"], hand=["Goblin"] * 8))
    by_hand(t, "stat", "Fighter", text="attack", amount=2, until="turn")
    t.end().quiet()
    assert (t.ask.kind, t.me.field) == ("discard", ["Fighter 4/3"])
    t.numbers(0)
    assert t.me.field == ["Fighter 2/3"]


@pytest.mark.rule("7.4.9")
def test_the_other_player_becomes_active_and_a_new_turn_begins():
    t = table(me=Side(field=["Goblin [engaged]"]), turn=5).end().say("pass")
    assert PhaseBegan(1, "start", 6) in t.events
    assert (t.table.number(-1, "active"), t.ask.seat, t.ask.kind) == (1, 1, "main")
    assert moves(t.events, "draw")[0].to.seat == 1
    assert t.is_engaged("Goblin")


@pytest.mark.rule("7.4.9")
def test_the_evolve_ability_and_the_cards_played_of_a_turn_count_anew():
    me = Side(field=["Goblin", "Water Fairy"], evolve=["Goblin", "Water Fairy"], hand=["Fighter"])
    t = table(me=me).play("Fighter").evolve("Goblin")
    assert t.me.number("cards_played") == 1
    assert "evolve Water Fairy" not in t.options()
    t.end().quiet()
    assert t.me.number("cards_played") == 0
    t.end().quiet()
    assert "evolve Water Fairy" in t.options()


@pytest.mark.rule("7.4.2")
def test_the_game_may_end_in_the_end_phase():
    dusk = amulet("Dusk", "at_start_of_end(draw(1))")
    t = table(me=Side(field=["Dusk"], deck=[]), cards=[dusk]).end()
    assert outcome(t) == ((1,), {0: "deck"})
    burn = spell_card("Burn", "quick", spell(Do(lambda g, c: g.table.set_number(0, "leader_defense", 0))))
    t = table(foe=Side(hand=["Burn"]), cards=[burn]).end().play("Burn")
    assert outcome(t) == ((1,), {0: "defense"})
    assert t.session.ask is None


@pytest.mark.rule("7.4.1")
def test_a_follower_that_falls_to_an_ability_of_the_end_phase_is_not_asked_about():
    pyre = amulet("Pyre", "at_start_of_end(deal(3, enemy.follower))")
    t = table(foe=Side(field=["Veteran Lancer"]), me=Side(field=["Pyre"]), cards=[pyre, follower("X")]).end()
    assert (t.foe.field, t.ask.kind) == ([], "quick")


@pytest.mark.rule("7.4.5", "7.4.3")
def test_the_window_opens_when_ward_followers_have_been_engaged():
    wall = follower("Wall", "ward")
    t = table(me=Side(field=["Wall"]), foe=Side(hand=["Angelic Snipe"]), cards=[wall]).end()
    assert (t.ask.kind, t.ask.seat) == ("ward", 0)
    t.pick("Wall")
    assert (t.ask.kind, t.ask.seat, t.is_engaged("Wall")) == ("quick", 1, True)
