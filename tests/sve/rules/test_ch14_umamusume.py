"""14.2, 4.13, 11.8: serve, race, On Race and Carrots."""

import pytest
from sve.playing import Playing, Side, evolved, follower, spell_card, table
from sve.rules.probes import by_hand

from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.words import serve_it, this

CARROT = evolved("Carrot")
TRAINER = spell_card("Feed", "spell(serve_it(your.follower))", cost=0)
FEAST = spell_card("Feast", "spell(serve_it(your.follower, 2))", cost=0)
GATE = spell_card("Gate", "spell(race(your.follower))", cost=0)
TWICE = spell_card("Twice", "spell(race(your.follower, 2))", cost=0)
RUNNER = follower("Runner", "serve(1, pay(2), draw(1))", "evolve(1)")
GLUTTON = follower("Glutton", "serve(2, (), race(this))", "on_race(deal(1, enemy.follower))")
GROWN = evolved("Runner")
CARDS = [CARROT, TRAINER, FEAST, GATE, TWICE, RUNNER, GLUTTON, GROWN]


def stable(*field: str, hand: tuple[str, ...] = (), carrots: int = 3, **side: object) -> Playing:
    me = Side(hand=list(hand), field=list(field), evolve=["Carrot"] * carrots + ["Runner"], **side)
    return table(me=me, foe=Side(field=["Fighter", "Goblin"]), cards=CARDS)


def carrots_of(t: Playing, name: str) -> int:
    runner = t.card(name, "field").id
    return sum(card.on == runner for card in t.table.in_zone(0, "race"))


@pytest.mark.rule("14.2.1.1", "4.13.1")
@pytest.mark.parametrize(("card", "times"), [("Feed", 1), ("Feast", 2)])
def test_serving_puts_carrots_into_the_race_zone_linked_to_the_card(card, times):
    t = stable("Runner", hand=(card,)).play(card)
    assert (t.me.race, carrots_of(t, "Runner")) == (["Carrot"] * times, times)
    assert t.me.evolve_deck.count("Carrot") == 3 - times
    assert [card.shown.printed != "" for card in t.session.view(1).zone(0, "race").cards] == [True] * times


@pytest.mark.rule("14.2.1.1.1")
def test_serve_alone_is_once():
    t = stable("Runner", hand=("Feed",)).play("Feed")
    assert t.me.race == ["Carrot"]
    assert (serve_it(this).en(), serve_it(this, 2).ja()) == ("serve this follower", "これは2回食事する")


@pytest.mark.rule("14.2.1.1", "1.3.2")
def test_with_fewer_carrots_an_effect_serves_as_often_as_it_can():
    t = stable("Runner", hand=("Feast",), carrots=1).play("Feast")
    assert (t.me.race, t.me.evolve_deck) == (["Carrot"], ["Runner"])


@pytest.mark.rule("14.2.1.2")
def test_a_card_with_carrots_is_not_served_again():
    t = stable("Runner", hand=("Feed", "Feast")).play("Feed").play("Feast")
    assert t.me.race == ["Carrot"]


@pytest.mark.rule("14.2.1.2.1")
def test_nor_can_serving_it_be_part_of_a_cost():
    t = stable("Runner", hand=("Feed",)).play("Feed")
    assert t.why_not("activate Runner") == ("served-already", "14.2.1.2.1")


@pytest.mark.rule("14.2.1.3", "11.8.1")
def test_a_card_that_leaves_loses_its_carrots_which_go_faceup_to_the_evolve_deck():
    home = spell_card("Home", "spell(return_to_hand(your.follower))", cost=0)
    me = Side(hand=["Feed", "Home", "Gate"], field=["Glutton"], evolve=["Carrot"])
    t = table(me=me, cards=[*CARDS, home]).play("Feed").play("Home")
    assert (t.me.race, t.me.evolve_deck) == ([], ["Carrot (faceup)"])
    t.play("Glutton").play("Gate")
    assert (t.keywords("Glutton"), t.ask.kind) == ((), "main")  # another card now: nothing is linked to it


@pytest.mark.rule("11.8.1")
def test_a_carrot_laid_by_hand_without_a_card_to_be_linked_to_goes_too():
    t = by_hand(stable("Runner"), "move", "Carrot", zone="evolve_deck", to=(0, "race"))
    assert (t.me.race, t.me.evolve_deck.count("Carrot (faceup)")) == ([], 1)


@pytest.mark.rule("14.2.2.3")
def test_a_serve_ability_is_served_for_and_paid():
    t = stable("Runner", pp=5).activate("Runner")
    assert (t.me.race, t.me.pp, t.me.hand) == (["Carrot"], 3, ["Fighter"])
    texts = [card_text(t.session.ruleset.definition(f"X-{name}"), "en") for name in ("Runner", "Glutton")]
    assert texts[0].startswith("{SERVE} {COST 2}: Draw a card.")
    assert texts[1].startswith("{SERVE}{SERVE}: Race this follower.")


@pytest.mark.rule("14.2.2.3")
@pytest.mark.parametrize(("carrots", "pp", "why"), [(0, 10, "too-few-carrots"), (1, 1, "not-enough-points")])
def test_without_carrots_or_points_it_cannot_be_played(carrots, pp, why):
    t = stable("Runner", carrots=carrots, pp=pp)
    assert t.why_not("activate Runner")[0] == why


@pytest.mark.rule("14.2.2.3")
def test_two_icons_take_two_carrots():
    assert stable("Glutton", carrots=1).why_not("activate Glutton") == ("too-few-carrots", "14.2.1.1")
    assert stable("Glutton", carrots=2).activate("Glutton").me.race == ["Carrot", "Carrot"]


@pytest.mark.rule("14.2.2.4")
@pytest.mark.parametrize(("way", "pp", "ep"), [("points", 3, 1), ("evolution", 4, 0)])
def test_an_evolution_point_may_stand_for_a_play_point(way, pp, ep):
    t = stable("Runner", pp=5, ep=1).activate("Runner")
    assert (t.ask.kind, t.ask.reason.clause, t.me.race) == ("evolve_point", "14.2.2.4", [])
    t.say(way)
    assert (t.me.pp, t.me.ep, t.me.race) == (pp, ep, ["Carrot"])


@pytest.mark.rule("14.2.2.4")
def test_it_makes_up_for_the_one_that_is_missing_without_a_question():
    t = stable("Runner", pp=1, ep=1).activate("Runner")
    assert (t.me.pp, t.me.ep, t.me.hand) == (0, 0, ["Fighter"])


@pytest.mark.rule("14.2.2.5", "8.3.2.1")
def test_a_serve_ability_and_an_evolve_ability_are_not_played_in_one_turn():
    t = stable("Runner", "Glutton").activate("Runner")
    assert t.why_not("evolve Runner") == ("evolved-already", "8.3.2")
    assert t.why_not("activate Glutton") == ("equivalent-already", "8.3.2.1")
    t = stable("Runner", "Glutton").evolve("Runner")
    assert t.why_not("activate Glutton") == ("equivalent-already", "8.3.2.1")


@pytest.mark.rule("14.2.2.5")
def test_next_turn_it_may_be_played_again():
    t = stable("Runner", "Glutton").activate("Runner").end().quiet()
    t.end().quiet()
    assert "activate Glutton" in t.options()


@pytest.mark.rule("14.2.3.1")
def test_a_raced_card_has_rush_as_long_as_it_has_carrots():
    t = stable("Runner [new]", hand=("Feed", "Gate")).play("Feed")
    assert t.keywords("Runner") == ()
    t.play("Gate")
    assert t.keywords("Runner") == ("rush",)
    by_hand(t, "move", "Carrot", zone="race", to=(0, "banished"))
    assert t.keywords("Runner") == ()


@pytest.mark.rule("14.2.3.1")
def test_without_carrots_it_does_not_race():
    t = stable("Glutton", hand=("Gate",)).play("Gate")
    assert (t.keywords("Glutton"), t.foe.field) == ((), ["Fighter 2/3", "Goblin 2/2"])


@pytest.mark.rule("14.2.4.1", "14.2.4.2", "14.2.3.1.1")
def test_on_race_waits_for_its_card_to_race():
    t = stable("Glutton", "Runner").activate("Glutton")
    assert t.foe.field == ["Fighter 2/2", "Goblin 2/1"]
    text = card_text(t.session.ruleset.definition("X-Glutton"), "ja")
    assert text.splitlines()[1].startswith("【出走時】")


@pytest.mark.rule("14.2.3.1")
def test_a_card_that_races_twice_has_raced_twice():
    t = stable("Glutton", hand=("Feed", "Twice")).play("Feed").play("Twice")
    assert t.foe.field == ["Fighter 2/1"]


@pytest.mark.rule("14.2.4.1")
def test_another_card_racing_is_nothing_to_it():
    seen = follower("Seen", "on_race(destroy(enemy.follower))")
    me = Side(hand=["Feed", "Gate"], field=["Runner"], evolve=["Carrot"])
    t = table(me=me, foe=Side(field=["Seen"]), cards=[*CARDS, seen]).play("Feed").play("Gate")
    assert (t.me.field, t.keywords("Runner")) == (["Runner 1/1"], ("rush",))


@pytest.mark.rule("14.2.4.2")
def test_on_race_does_not_wait_for_another_card_to_race():
    alone = stable("Glutton", "Runner").activate("Glutton")
    t = stable("Glutton", "Glutton").activate("Glutton")
    assert t.foe.field == alone.foe.field


@pytest.mark.rule("3.2.5.1", "14.2.2.4")
def test_without_an_evolution_point_none_is_used_for_it():
    assert "activate Runner" not in stable("Runner", pp=1, ep=0).options()


@pytest.mark.rule("4.6.3")
def test_faceup_carrots_are_no_part_of_the_evolve_deck():
    t = table(me=Side(field=["Runner"], evolve=["Carrot (faceup)", "Runner"]), cards=CARDS)
    assert "activate Runner" not in t.options()
