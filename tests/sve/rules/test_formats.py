"""B1 and B2 as they are played: no leader card, granting Rush, two leaders."""

import pytest
from shipped import starter_decks
from sve.playing import Playing, Side, edition_played, evolved, follower, shipped, spell_card, table, with_cards

from svedesk.engine.board import write_down
from svedesk.engine.events import DamageDealt
from svedesk.engine.log import Setup
from svedesk.engine.message import Refused
from svedesk.engine.records import SHARED, Place
from svedesk.engine.session import Session
from svedesk.games.sve.formats import FORMATS
from svedesk.games.sve.text.asks import option_label
from svedesk.games.sve.zones import deck_list

CUB, BEAR = follower("Cub", "evolve(1)"), evolved("Cub")
RUNNER, CARROT = follower("Runner", "serve(1, pay(1), draw(1))"), evolved("Carrot")
CARDS = [CUB, BEAR, RUNNER, CARROT]


def sealed(*field: str, evolve: tuple[str, ...] = ("Cub", "Carrot"), form: str = "sealed", **side: object) -> Playing:
    me = Side(field=list(field), evolve=list(evolve), **side)
    return table(me=me, foe=Side(field=["Fighter [engaged]"]), cards=CARDS, form=form)


def give_rush(t: Playing, name: str, *, turn_up: str = "") -> Playing:
    t._option(f"rush {name}")
    return t.pick(turn_up) if turn_up else t


@pytest.mark.rule("B1.6.2.1")
def test_a_game_without_leader_cards_begins_and_is_won():
    deck = deck_list((), ("SD01-017",) * 30)
    t = Playing(Session(shipped(), Setup("sve", edition_played(), 1, (deck, deck), 0, format="sealed")))
    t.say("no").say("no")
    assert (t.ask.kind, t.me.defense, t.foe.defense, t.me.leader) == ("main", 20, 20, ["Leader"])
    t.table.set_number(1, "leader_defense", 0)
    t.end()
    assert t.table.outcome is not None
    assert t.table.outcome.winners == (0,)


@pytest.mark.rule("B1.6.2.1")
def test_the_player_without_a_leader_card_is_attacked_all_the_same():
    deck = deck_list((), ("SD01-017",) * 30)
    t = (
        Playing(Session(shipped(), Setup("sve", edition_played(), 1, (deck, deck), 0, format="sealed")))
        .say("no")
        .say("no")
    )
    t.play("Goblin").end().quiet()
    t.end().quiet()
    t.attack("Goblin", "leader").quiet()
    assert t.foe.defense < 20


@pytest.mark.rule("B1.8.5.1")
def test_a_follower_is_given_rush_for_a_play_point_and_a_card_turned_faceup():
    t = give_rush(sealed("Cub [new]", pp=3), "Cub", turn_up="Carrot")
    assert (t.keywords("Cub"), t.me.pp) == (("rush",), 2)
    assert t.me.evolve_deck == ["Cub", "Carrot (faceup)"]
    assert "attack Cub > Fighter" in t.options()


@pytest.mark.rule("B1.8.5.1")
def test_it_is_done_once_a_turn_and_in_place_of_evolve_and_serve_abilities():
    t = give_rush(sealed("Cub", "Runner", evolve=("Cub", "Carrot", "Cub")), "Cub", turn_up="Cub")
    assert t.why_not("rush Runner") == ("equivalent-already", "B1.8.5.1")
    assert t.why_not("evolve Cub") == ("evolved-already", "8.3.2")
    assert t.why_not("activate Runner") == ("equivalent-already", "8.3.2.1")
    for kind in ("evolve Cub", "activate Runner"):
        t = sealed("Cub", "Runner")._option(kind)
        assert t.why_not("rush Runner") == ("equivalent-already", "B1.8.5.1")


@pytest.mark.rule("B1.8.5.1")
def test_in_the_next_turn_it_may_be_done_again():
    t = give_rush(sealed("Cub", "Runner", evolve=("Cub", "Cub")), "Cub").end().quiet()
    t.end().quiet()
    assert "rush Runner" in t.options()


@pytest.mark.rule("B1.8.5.1")
def test_it_takes_a_facedown_card_a_play_point_and_a_follower():
    assert sealed("Cub", evolve=("Cub (faceup)",)).why_not("rush Cub") == ("no-facedown-card", "B1.8.5.1")
    assert sealed("Cub", pp=0).why_not("rush Cub") == ("not-enough-points", "B1.8.5.1")
    assert sealed("Woodland Refuge").why_not("rush Woodland Refuge") == ("not-for-a-follower", "B1.8.5.1")
    assert "rush Fighter" not in sealed("Cub").options()  # the opponent's


@pytest.mark.rule("B1", "B2")
@pytest.mark.parametrize("form", ["sealed", "cross_craft"])
def test_all_other_rules_are_the_usual_ones(form):
    t = sealed("Cub", "Runner", form=form, hand=["Goblin"] * 9).evolve("Cub")
    assert (t.me.field[0], t.why_not("evolve Runner")) == ("Cub 2/2", ("no-evolve-ability", "12.2.1"))
    for _ in range(3):
        t.play("Goblin")
    assert t.why_not("play Goblin") == ("field-full", "10.6.2.6")
    t.table.set_number(0, "hand_limit", 4)
    t.end().quiet()
    assert (t.ask.kind, t.ask.low) == ("discard", 2)


@pytest.mark.rule("B1.8.5.1.1")
@pytest.mark.parametrize(("way", "pp", "ep"), [("points", 2, 1), ("evolution", 3, 0)])
def test_an_evolution_point_may_be_used_in_lieu_of_the_play_point(way, pp, ep):
    t = give_rush(sealed("Cub", pp=3, ep=1, evolve=("Cub",)), "Cub")
    assert (t.ask.kind, t.ask.cancel) == ("evolve_point", True)
    t.say(way)
    assert (t.me.pp, t.me.ep, t.keywords("Cub")) == (pp, ep, ("rush",))


@pytest.mark.rule("B1.8.5.1.1")
def test_without_play_points_it_is_the_only_way():
    t = give_rush(sealed("Cub", pp=0, ep=1, evolve=("Cub",)), "Cub")
    assert (t.me.ep, t.keywords("Cub")) == (0, ("rush",))


@pytest.mark.rule("B1.8.5.1")
@pytest.mark.parametrize("form", ["standard", "cross_craft"])
def test_other_formats_know_nothing_of_it(form):
    t = sealed("Cub", form=form)
    assert "rush Cub" not in t.options()
    assert not [why for why in t.session.ruleset.refusals(t.table, t.ask) if why.option.kind == "rush"]


@pytest.mark.rule("B2.6.1.1.1")
def test_two_leaders_share_one_leader_area_and_are_one_target():
    bolt = spell_card("Bolt", "spell(select(enemy.leader), deal(1, enemy.leader), give_leader(1))")
    one, two = starter_decks()["SD01"].as_list(), starter_decks()["SD02"].as_list()
    crossed = deck_list((*one["leaders"], *two["leaders"]), (*one["main"][:20], *two["main"][:20]), one["evolve"])
    setup = Setup("sve", edition_played(), 1, (crossed, crossed), 0, format="cross_craft")
    t = Playing(Session(with_cards([bolt]), setup)).say("no").say("no")
    assert [len(t.table.zone(seat, "leader")) for seat in (0, 1)] == [2, 2]
    hound = t.table.create("SD01-017", 0, Place(0, "field"))
    t.table.put(t.table.cards[hound]._replace(arrived=0))
    t.table.create("X-Bolt", 0, t.table.cards[t.table.zone(0, "hand")[0]].place)
    t.table.set_number(0, "max_play_points", 2)
    t.table.set_number(0, "play_points", 2)
    t.end().quiet()
    t.end().quiet()
    assert t.options("attack") == ["attack Goblin > leader"]
    refused = [why.option for why in t.session.ruleset.refusals(t.table, t.ask) if why.option.kind == "attack"]
    assert refused == []
    t.play("Bolt")
    assert len(t.ask.options) == 1
    t.numbers(0)
    assert (t.foe.defense, t.me.defense) == (19, 21)
    assert len([event for event in t.events if isinstance(event, DamageDealt)]) == 1


def test_a_format_that_is_none_is_refused():
    deck = starter_decks()["SD01"].as_list()
    with pytest.raises(Refused) as refused:
        Session(shipped(), Setup("sve", edition_played(), 1, (deck, deck), format="tower"))
    assert refused.value.message.key == "deck-unknown-format"


@pytest.mark.parametrize("number", [-1, 99])
def test_a_board_of_a_format_that_is_none_is_refused(number):
    laid = table().table
    laid.set_number(SHARED, "format", number)
    with pytest.raises(Refused) as refused:
        Session(shipped(), Setup("sve", edition_played(), 1, (), board=write_down(laid)))
    assert refused.value.message.key == "board-numbers"


@pytest.mark.parametrize("form", FORMATS)
def test_a_game_remembers_its_format(form):
    t = sealed("Cub", form=form)
    assert t.game.format is FORMATS[form]
    assert t.session.fork().setup.format == form


@pytest.mark.parametrize(("lang", "said"), [("en", "Give Cub Rush"), ("ja", "Cubに【突進】を与える")])
def test_granting_rush_is_an_option_with_a_name(lang, said):
    t = sealed("Cub")
    rules = t.session.ruleset
    (rush,) = (option for option in t.ask.options if option.kind == "rush")
    words = option_label(
        t.ask, rush, t.session.view(0), lang, lambda number: rules.facts(number).name, rules.definition
    )
    assert words == said
