"""What editions of the rules add or word otherwise: each switch both ways."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table
from sve.rules.probes import Do

from svedesk.engine.events import RandomDrawn
from svedesk.engine.records import Given
from svedesk.games.sve.actions.give import STACK, add_counters, give
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.words import draw, if_stack_taken, roll_again, spell

EN, JA, NEWEST = "EN 1.16.0", "JA 1.18.0", "JA 1.24.1"


# -- limits per turn when a card evolves (JA 5.15.2.2.1) ---------------------------------------------------------------

ONCE = "limited(whenever_enters(your.follower.but_this(), draw(1)))"

TWICE = "limited(whenever_enters(your.follower.but_this(), draw(1)), 2)"


def greet(edition, *before, after):
    """Greeter sees a follower come, evolves and sees another come; how many cards it drew."""
    cards = [follower("Greeter", "evolve(0)", *before), evolved("Greeter", *after)]
    me = Side(hand=["Goblin", "Fighter"], field=["Greeter"], evolve=["Greeter"], deck=["Okami"] * 4)
    t = table(me=me, cards=cards, edition=edition).play("Goblin").in_any_order().evolve("Greeter")
    t.play("Fighter").in_any_order()
    return t.me.hand.count("Okami")


@pytest.mark.rule("5.15.2")
def test_an_ability_the_evolved_card_has_too_goes_on_being_limited():
    assert greet("", ONCE, after=("storm", ONCE)) == 1


@pytest.mark.rule("5.15.2.2.1", edition="JA 1.18.0")
def test_in_some_editions_its_limit_begins_anew():
    assert greet("", ONCE, after=("storm", ONCE)) == 2


@pytest.mark.parametrize("edition", [EN, JA])
def test_another_ability_of_the_evolved_card_has_a_limit_of_its_own_in_every_edition(edition):
    assert greet(edition, TWICE, after=(ONCE,)) == 2


@pytest.mark.parametrize("edition", [EN, JA])
def test_and_within_the_evolved_card_the_limit_holds(edition):
    cards = [follower("Greeter", "evolve(0)"), evolved("Greeter", ONCE)]
    me = Side(hand=["Goblin", "Fighter"], field=["Greeter"], evolve=["Greeter"], deck=["Okami"] * 4)
    t = table(me=me, cards=cards, edition=edition).evolve("Greeter").play("Goblin").play("Fighter")
    assert t.me.hand == ["Okami"]


# -- what counts as raised (5.26.1) ------------------------------------------------------------------------------------


@pytest.mark.rule("5.26.1")
def test_a_plus_is_a_raise_though_it_leaves_the_value_as_it_is():
    assert raised_but_held() == ("Goblin 2/2", 1)


@pytest.mark.rule("5.26.1", edition="JA 1.18.0")
def test_in_some_editions_it_is_one_only_where_the_value_is_another():
    assert raised_but_held() == ("Goblin 2/2", 0)


def raised_but_held():
    """Something else holds the attack at 2, whatever is given: what it is then, and what was drawn for a raise."""

    def hold_and_give(game, context):
        goblin = game.table.cards[game.table.zone(0, "field")[0]]
        game.table.put(goblin._replace(given=(Given("set_attack", 2, "", "", 10_000),)))
        give(game, goblin.id, "attack", 1, "")

    cheer = amulet("Cheer", 'whenever_raised(your.follower, "attack", draw(1))')
    t = table(
        me=Side(hand=["Hold"], field=["Goblin", "Cheer"]), cards=[cheer, spell_card("Hold", spell(Do(hold_and_give)))]
    ).play("Hold")
    return t.me.field[0], len(t.me.hand)


@pytest.mark.rule("5.26.1")
@pytest.mark.rule("5.26.1", edition="JA 1.18.0")
@pytest.mark.parametrize(("value", "drawn"), [(1, 1), (0, 0), (-1, 0)])
def test_a_plus_that_makes_it_more_is_one_in_every_edition(value, drawn):
    cheer = amulet("Cheer", 'whenever_raised(your.follower, "attack", draw(1))')
    change = Do(lambda game, context: give(game, game.table.zone(0, "field")[0], "attack", value, ""))
    me = Side(hand=["Change"], field=["Goblin", "Cheer"])
    t = table(me=me, cards=[cheer, spell_card("Change", spell(change))]).play("Change")
    assert len(t.me.hand) == drawn


# -- how many Stack counters were removed (JA 13.3.2.5) ----------------------------------------------------------------

QUARRY = amulet("Quarry", "stack")
DIG = spell_card("Dig", "spell(earth_rite(draw(1), count=2), if_stack_taken(2, deal(3, enemy.leader)))")


@pytest.mark.rule("13.3.2.5", edition="JA 1.18.0")
@pytest.mark.parametrize(("paid", "defense"), [("yes", 17), ("no", 20)])
def test_a_text_tells_how_many_stack_counters_were_removed_for_it(paid, defense):
    assert dug("", paid) == defense


def test_editions_that_do_not_know_it_read_nothing_into_it():
    assert dug(EN, "yes") == 20


def dug(edition, paid):
    pile = Do(lambda game, context: add_counters(game, game.table.zone(0, "field")[0], STACK, 2))
    cards = [QUARRY, DIG, spell_card("Pile", spell(pile))]
    t = table(me=Side(hand=["Pile", "Dig"], field=["Quarry"]), cards=cards, edition=edition)
    return t.play("Pile").play("Dig").say(paid).foe.defense


def test_it_reads_in_both_languages():
    once = if_stack_taken(1, draw(1))
    assert once.en() == "if a Stack counter was removed, draw a card"
    assert if_stack_taken(2, draw(1)).en() == "if 2 Stack counters were removed, draw a card"
    assert once.ja() == "【スタック】を1取っていたなら、1枚引く"


# -- a condition to be met (JA 7.3.3.1) --------------------------------------------------------------------------------

BULL = follower("Bull", "must_attack", attack=1, defense=3)


@pytest.mark.rule("7.3.3.1", edition="JA 1.24.1")
def test_the_main_phase_does_not_end_before_the_follower_has_attacked():
    t = table(me=Side(field=["Bull"]), foe=Side(field=["Goblin [engaged]"]), cards=[BULL])
    assert "end" not in t.options()
    assert t.why_not("end") == ("must-attack", "7.3.3.1")
    t.attack("Bull", "Goblin").quiet()
    assert "end" in t.options()


@pytest.mark.rule("7.3.3.1", edition="JA 1.24.1")
@pytest.mark.parametrize("lying", ["Bull [engaged]", "Bull [new]"])
def test_it_ends_where_it_cannot_attack(lying):
    assert "end" in table(me=Side(field=[lying]), cards=[BULL]).options()


@pytest.mark.parametrize("edition", [EN, JA])
def test_it_ends_in_editions_that_do_not_say_so(edition):
    assert "end" in table(me=Side(field=["Bull"]), cards=[BULL], edition=edition).options()


@pytest.mark.rule("7.3.3.1", edition="JA 1.24.1")
def test_once_is_enough_and_the_next_turn_asks_again():
    again = spell_card("Again", spell(Do(lambda game, context: stand(game))))
    t = table(me=Side(hand=["Again"], field=["Bull"]), cards=[BULL, again])
    t.attack("Bull", "leader").quiet().play("Again")
    assert {"attack Bull > leader", "end"} <= set(t.options())
    t.end().quiet().end().quiet()
    assert (t.table.number(-1, "active"), "end" in t.options()) == (0, False)


def stand(game):
    game.table.turn_card(game.table.zone(0, "field")[0], 0)


# -- evolving any number of times (JA 8.3.2.2) -------------------------------------------------------------------------

TWIN = [follower("Twin", "any_number_of_times(evolve(0))"), evolved("Twin")]
ONE = [follower("One", "evolve(0)"), evolved("One")]
SAGE = follower("Sage", "any_number_of_times(advanced(pay(1), draw(1)))")


def twins(edition=""):
    me = Side(field=["One", "Twin", "Twin"], evolve=["One", "Twin", "Twin"])
    t = table(me=me, cards=[*TWIN, *ONE], edition=edition).evolve("Twin")
    assert t.why_not("evolve One") == ("evolved-already", "8.3.2")  # it counts for the others
    return t


@pytest.mark.rule("8.3.2.2", edition="JA 1.24.1")
def test_an_evolve_ability_may_be_used_any_number_of_times_where_it_says_so():
    assert "evolve Twin" in twins().options()


@pytest.mark.parametrize("edition", [EN, JA])
def test_in_editions_that_do_not_know_it_once(edition):
    assert "evolve Twin" not in twins(edition).options()


@pytest.mark.rule("8.3.2.2", edition="JA 1.24.1")
def test_so_may_an_equivalent_one():
    me = Side(field=["One", "Sage"], evolve=["One"], pp=5)
    t = table(me=me, cards=[*ONE, SAGE]).evolve("One")
    assert t.activate("Sage").activate("Sage").me.pp == 3


def test_an_equivalent_one_in_editions_that_do_not_know_it_once():
    me = Side(field=["One", "Sage"], evolve=["One"], pp=5)
    t = table(me=me, cards=[*ONE, SAGE], edition=JA).evolve("One")
    assert t.why_not("activate Sage") == ("equivalent-already", "8.3.2.1")


def test_they_say_so():
    ruleset = table(cards=[*TWIN, SAGE]).session.ruleset
    assert card_text(ruleset.definition("X-Twin"), "en").endswith("any number of times each turn.")
    assert card_text(ruleset.definition("X-Sage"), "ja").endswith("この能力は1ターンに何回でも使える。")


# -- rolling again (JA 5.20.2) -----------------------------------------------------------------------------------------


@pytest.mark.rule("5.20.2", edition="JA 1.24.1")
def test_a_die_is_rolled_again_and_the_new_result_counts():
    rolled, lost = luck("")
    assert (len(rolled), lost) == (2, rolled[-1])


@pytest.mark.parametrize("edition", [EN, JA])
def test_editions_that_do_not_know_it_roll_once(edition):
    rolled, lost = luck(edition)
    assert (len(rolled), lost) == (1, rolled[-1])


def luck(edition):
    """What was rolled, and how much damage was dealt for it."""
    results = ", ".join(f"({pips}, {pips}, deal({pips}, enemy.leader))" for pips in range(1, 7))
    t = table(
        me=Side(hand=["Luck"]),
        cards=[spell_card("Luck", f"spell(roll_die((1, 6, roll_again), {results}))")],
        edition=edition,
    )
    t.play("Luck")
    return [event.value for event in t.events if isinstance(event, RandomDrawn)], 20 - t.foe.defense


def test_rolling_again_reads_in_both_languages():
    assert (roll_again.en(), roll_again.ja()) == ("roll the die again", "サイコロをふりなおす")


# -- JA 1.26.1 ------------------------------------------------------------------------------------------

URN = amulet("Urn")


def played_from_ex(edition=""):
    """Counters on an amulet that was in the EX area and is on the field now."""
    t = table(me=Side(ex=["Urn"]), cards=[URN], edition=edition)
    add_counters(t.game, t.card("Urn", "ex").id, "Sand", 2)
    return t.play("Urn").card("Urn", "field").counter("Sand")


@pytest.mark.rule("10.6.2.1.3", "10.6.2.8.1.1", edition="JA 1.26.1")
def test_counters_stay_on_a_card_that_is_played_from_the_ex_area():
    assert played_from_ex() == 2


@pytest.mark.parametrize("edition", [EN, JA, NEWEST])
def test_before_they_did_not(edition):
    assert played_from_ex(edition) == 0


AGAIN = [follower("Cub", "evolve(0)"), evolved("Cub", "evolve(0)")]


@pytest.mark.rule("12.2.5", edition="JA 1.26.1")
def test_an_evolved_card_evolves_no_further():
    t = table(me=Side(field=["Cub", "Cub [evolved]"], evolve=["Cub"]), cards=AGAIN)
    assert t.why_not("evolve Cub") == ("evolved-cards-evolve-no-further", "12.2.5")
    assert t.options("evolve") == ["evolve Cub"]


@pytest.mark.parametrize("edition", [EN, NEWEST])
def test_before_it_did(edition):
    t = table(me=Side(field=["Cub [evolved]"], evolve=["Cub"]), cards=AGAIN, edition=edition)
    assert t.options("evolve") == ["evolve Cub"]


GROWTH = spell_card("Growth", "spell(select(your.follower), evolve_it(it))", cost=0)


def grown(times, edition=""):
    """How many cards of its evolve deck a follower has used up that effects evolve so many times."""
    me = Side(hand=["Growth"] * times, field=["Cub"], evolve=["Cub"] * times)
    t = table(me=me, cards=[*AGAIN, GROWTH], edition=edition)
    for _ in range(times):
        t.play("Growth").pick("Cub")
    return times - sum(not card.faceup for card in t.table.in_zone(0, "evolve_deck"))


@pytest.mark.rule("5.16.1", "5.16.4", edition="JA 1.26.1")
def test_an_effect_evolves_a_card_that_is_not_evolved_and_no_other():
    assert [grown(times) for times in (1, 2)] == [1, 1]


@pytest.mark.parametrize("edition", [EN, NEWEST, "JA 1.27 (as far as known)"])
def test_before_it_evolved_once_more(edition):
    assert [grown(times, edition) for times in (1, 2)] == [1, 2]
