"""Cards that come with the program and are executed in part: each of the other lines stops the game when it is due."""

import pytest
from shipped import shipped_library
from sve.playing import Side, evolved, follower, shipped_card, spell_card, table
from sve.rules.probes import by_hand

from svedesk.engine.script import walk
from svedesk.games.sve import words as w
from svedesk.games.sve.abilities.manual_text import ManualText
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.status import is_executed
from svedesk.games.sve.verbs.by_hand import ByHand, PaidByHand

DOOM = spell_card("Doom", "spell(select(any_side.follower), destroy(it))")
SHOVE = spell_card("Shove", "spell(select(any_side.follower), deal(3, it))")


def due(t):
    """Whose question it is, and what is resolved manually: a card, its moment, which line of that moment."""
    assert t.ask.kind == "by_hand", t.ask
    number, moment, line = t.ask.reason.args
    return t.ask.seat, number.removeprefix("#"), moment, line


def why(t):
    assert t.ask.kind == "by_hand", t.ask
    return t.ask.seat, t.ask.reason.key, t.ask.reason.args[0].removeprefix("#")


@pytest.mark.parametrize("number", ["BP01-031", "BP03-093", "BP03-SL17"])
def test_last_words(number):
    card = shipped_card(number)
    t = table(me=Side(hand=["Doom"]), foe=Side(field=[number]), cards=[DOOM, card]).play("Doom").pick(card.facts.name)
    assert due(t) == (1, number, "last_words", 1)
    assert t.say("done").ask.kind == "main"


def test_such_a_card_does_not_stop_as_it_arrives():
    t = table(me=Side(hand=["BP01-031"])).play("Frontguard General").quiet()
    while t.ask.kind == "ward":
        t.pick()
    assert t.ask.kind == "main"


def test_strike():
    t = table(me=Side(field=["BP03-027"]), foe=Side(field=["Fighter [engaged]"]))
    t.attack("Young Ogrehunter Momo", "Fighter")
    while t.ask.kind == "quick":
        t.say("pass")
    assert due(t)[1:3] == ("BP03-027", "strike")


@pytest.mark.parametrize("number", ["BP12-050", "BP13-037"])
def test_the_start_of_the_end_phase_in_the_ex_area_alone(number):
    card = shipped_card(number)
    t = table(me=Side(ex=[number]), cards=[card]).end()
    assert due(t) == (0, number, "start", 1)
    if card.facts.kind == "follower":
        t = table(me=Side(field=[number]), cards=[card]).end()
        assert t.ask.kind != "by_hand"


@pytest.mark.parametrize("number", ["BP02-091", "BP05-006"])
def test_the_start_of_the_end_phase(number):
    t = table(me=Side(field=[number])).end()
    assert due(t) == (0, number, "start", 1)
    assert t.table.step[0] == "end"


def test_a_cost_is_paid_manually():
    t = table(me=Side(field=["BP03-109"])).activate(shipped_card("BP03-109").facts.name)
    assert (t.ask.reason.key, t.ask.reason.args) == ("pay-by-hand", ("#BP03-109",))
    assert due(t.say("done")) == (0, "BP03-109", "activated", 1)


IRON = follower("Iron", "manual_passive", attack=7, defense=6, cost=3)
WISP = follower("Wisp", "manual_passive")


def test_a_passive_is_asked_for_when_its_follower_fights():
    t = table(me=Side(field=["Iron"]), foe=Side(field=["Fighter [engaged]"]), cards=[IRON])
    t.attack("Iron", "Fighter")
    while t.ask.kind == "quick":
        t.say("pass")
    assert why(t) == (0, "apply-to-damage", "X-Iron")
    assert t.foe.field == ["Fighter 2/-4"], "the damage is dealt, and nothing is destroyed yet"
    assert t.say("done").quiet().foe.field == []


def test_and_when_it_takes_other_damage():
    t = table(me=Side(hand=["Shove"]), foe=Side(field=["Wisp"]), cards=[WISP, SHOVE]).play("Shove").pick("Wisp")
    assert why(t) == (1, "apply-to-damage", "X-Wisp")


def test_and_when_it_would_be_destroyed():
    t = table(me=Side(hand=["Doom"]), foe=Side(field=["Wisp"]), cards=[WISP, DOOM]).play("Doom").pick("Wisp")
    assert why(t) == (1, "apply-to-destruction", "X-Wisp")
    assert t.foe.field == ["Wisp 1/1"]
    assert t.say("done").quiet().foe.cemetery == ["Wisp"]


def test_the_passive_of_an_evolved_card_is_that_cards():
    spark, blaze = follower("Spark", "evolve(1)", defense=5), evolved("Spark", "manual_passive", defense=9)
    me = Side(hand=["Shove"], field=["Spark"], evolve=["Spark"])
    t = table(me=me, cards=[SHOVE, spark, blaze]).evolve("Spark").play("Shove").pick("Spark")
    assert why(t) == (0, "apply-to-damage", "X-Spark-E")


@pytest.mark.parametrize("saved", [True, False])
def test_and_when_its_player_would_lose(saved):
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Wisp"], defense=1), cards=[WISP]).attack("Fighter", "leader")
    while t.ask.kind == "quick":
        t.say("pass")
    assert why(t) == (1, "apply-to-losing", "X-Wisp")
    if saved:
        by_hand(t, "number_set", side=1, text="leader_defense", amount=1)
    t.say("done").quiet()
    assert (t.table.outcome is None) is saved


def test_the_face_of_the_card_says_that_it_has_a_passive():
    rules = Sve(shipped_library())
    numbers = [number for number, abilities in half_scripted() if w.manual_passive in abilities]
    assert numbers
    for number in numbers:
        assert "always applies" in rules.reading(number).text("en")


def half_scripted():
    rules = Sve(shipped_library())
    for number, facts in shipped_library().items():
        if facts.kind != "leader" and number in SCRIPTS:
            abilities = rules.definition(number).abilities
            if not all(map(is_executed, abilities)):
                yield number, abilities


def stops(ability: Ability) -> bool:
    """Whether a line that is not executed is asked for by the game."""
    return any(isinstance(node, ByHand | PaidByHand) for node in walk(ability)) or ability == w.manual_passive


def test_no_line_of_a_shipped_card_is_silent():
    silent = [
        number
        for number, abilities in half_scripted()
        if any(not is_executed(ability) and not stops(ability) for ability in abilities)
    ]
    assert silent == []


def test_no_shipped_script_leaves_a_text_to_who_has_it():
    numbers = (number for number in shipped_library() if number in SCRIPTS)
    assert [number for number in numbers if any(isinstance(part, ManualText) for part in SCRIPTS[number])] == []
