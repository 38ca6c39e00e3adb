"""Turns (500 to 504, 511), trigger and static abilities (603 to 608), turn-based actions (702)."""

import pytest
from dm.playing import FILLER, Lying, creature, fresh, game, side, spell, tapped

from svedesk.engine.events import CardMoved, PhaseBegan
from svedesk.games.dm.words import GRAVEYARD, MANA

pytestmark = pytest.mark.game("dm")
OX = creature("Ox", civ="Nature", power=2000)
BIG = creature("Big", power=9000)
BOLT = spell("Bolt", "destroy(theirs)")
HOLD = FILLER
"""A card in hand keeps the main step open."""


@pytest.mark.rule("500.1", "500.2a", "500.2", "111.2c", "500.4")
def test_a_turn_has_six_steps_in_their_order() -> None:
    played = game(side(hand=(HOLD,)), side(hand=(HOLD,)))
    played.end_turn().end_turn()
    steps = [event.phase for event in played.said(PhaseBegan) if event.turn == 6]
    assert steps == ["start", "draw", "charge", "main", "attack", "end"]


@pytest.mark.rule("501.1", "702.3a", "105.2", "702.2")
def test_all_cards_of_the_active_player_untap_at_once_before_all_else() -> None:
    """The ability at the start of the turn finds them untapped."""
    early = creature("Early", 'OnEvent("start", (charge(),), condition=IsTapped())')
    me = side(battle=(tapped(OX), tapped(early)), mana=(Lying(FILLER, tapped=True),), hand=(HOLD,))
    played = game(me, side(battle=(tapped(BIG),)), step="start")
    assert not played.is_tapped("Ox")
    assert [card.turned for card in played.table.in_zone(0, MANA)] == [2]
    assert played.is_tapped("Big")


@pytest.mark.rule("501.2", "603.2a", "702.1a", "702.1")
def test_abilities_at_the_start_of_the_turn_come_before_the_draw() -> None:
    early = creature("Early", 'OnEvent("start", (charge(),))')
    played = game(side(battle=(early,), hand=(HOLD,)), step="start")
    whys = [event.why or event.to.zone for event in played.said(CardMoved)] or ["mana", "draw"]
    assert len(played.mana()) == 1
    assert whys.index("mana") < whys.index("draw")


@pytest.mark.rule("501.2a")
def test_who_comes_at_the_start_of_the_turn_waits_for_the_next() -> None:
    called = creature("Called", 'OnEvent("start", (charge(),))')
    caller = creature("Caller", 'OnEvent("start", (Do("put_in", Pick(in_zone(GRAVEYARD, "creature"))),))')
    played = game(side(battle=(caller,), graveyard=(called,), hand=(HOLD,)), step="start")
    assert (played.battle(), played.mana()) == (["Caller", "Called"], [])


@pytest.mark.rule("503.2")
def test_one_card_is_charged_a_turn() -> None:
    played = game(side(hand=(HOLD, HOLD)), step="charge")
    assert (played.ask.low, played.ask.high) == (1, 1)
    played.pick("charge")
    assert (played.kind, len(played.mana())) == ("main", 1)
    again = game(side(hand=(HOLD, HOLD)), step="charge")
    again.pick("skip")
    assert (again.kind, again.mana()) == ("main", [])


@pytest.mark.rule("500.3", "511.2", "608.2a")
def test_what_lasts_for_the_turn_ends_after_its_end_step() -> None:
    """At the end of the turn it still holds; what is given without an end stays."""
    growth = spell("Growth", "Give(Pick(mine), power=3000)", 'Give(Pick(mine), power=1000, until="")')
    late = creature("Late", 'end_of_turn(Do("to_mana", Every(Which(kind="creature", power_least=5000))))', power=1000)
    played = game(side(battle=(OX,), hand=(growth, HOLD), mana="F"))
    played.use("Growth")
    assert played.power("Ox") == 6000
    played.end_turn()
    assert played.power("Ox") == 3000
    other = game(side(battle=(OX, late), hand=(growth, HOLD), mana="F"))
    other.use("Growth").pick("Ox").pick("Ox")
    other.end_turn()
    assert "Ox" in other.mana()


@pytest.mark.rule("500.5", "500.5a")
def test_extra_turns_come_right_after_the_active_players_first() -> None:
    again = creature("Again", 'end_of_turn(ExtraTurn(), whose="any", condition=ThereAre(in_zone(HAND), 2))')
    played = game(side(battle=(again,), hand=(HOLD, HOLD)), side(battle=(again,), hand=(HOLD, HOLD)))
    seats = []
    for at in range(4):
        played.end_turn()
        seats.append(played.seat)
        if at == 0:  # the others come no more
            for seat in (0, 1):
                played.by_hand("move", *played.table.zone(seat, "battle"), to=_place(seat, "graveyard"))
    assert seats == [0, 1, 1, 0]


def _place(seat, zone):
    from svedesk.engine.records import Place

    return Place(seat, zone)


@pytest.mark.rule("511.1", "511.1c", "511.1e")
def test_abilities_at_the_end_of_the_turn_the_active_players_first() -> None:
    mine_ = creature("Mine", "end_of_turn(charge())")
    other = creature("Other", 'end_of_turn(DrawCards(), whose="opponent")')
    played = game(side(battle=(mine_,), hand=(HOLD,)), side(battle=(other,), hand=(HOLD,)))
    played.end_turn()
    kinds = [event.why or event.to.zone for event in played.said(CardMoved)]
    assert kinds == ["mana", "draw", "draw"]


@pytest.mark.rule("511.1a")
def test_who_comes_at_the_end_of_the_turn_waits_for_the_next() -> None:
    called = creature("Called", "end_of_turn(charge())")
    caller = creature("Caller", 'end_of_turn(Do("put_in", Pick(in_zone(GRAVEYARD, "creature"))))')
    played = game(side(battle=(caller,), graveyard=(called,), hand=(HOLD,)), side(hand=(HOLD,)))
    played.end_turn()
    assert (played.battle(), played.mana()) == (["Caller", "Called"], [])


# -- trigger abilities ------------------------------------------------------------------------------------------------


@pytest.mark.rule("603.2b", "603.5c", "603.5")
def test_an_ability_triggers_once_for_each_time_also_for_what_leaves_with_it() -> None:
    mourner = creature("Mourner", 'OnEvent("destroyed", (DrawCards(),), creature)')
    sweep = spell("Sweep", 'Do("destroy", Every(creature))')
    played = game(side(battle=(mourner, OX), hand=(sweep, HOLD), mana="F"), side(battle=(OX,)))
    played.use("Sweep")
    assert len(played.hand()) == 4  # three creatures, the mourner among them


@pytest.mark.rule("603.2d", "609.4")
def test_a_replaced_event_triggers_nothing() -> None:
    phoenix = creature("Phoenix", 'InsteadOf("destroy", (Do("to_hand", this),))', "destroyed(charge())")
    ears = creature("Ears", 'OnEvent("destroyed", (charge(),), creature)')
    played = game(side(hand=(BOLT, HOLD), mana="F"), side(battle=(phoenix, ears)))
    played.use("Bolt").pick("Phoenix")
    assert (played.hand(1), played.mana(1)) == (["Phoenix"], [])


@pytest.mark.rule("603.4", "605.2a", "605.2")
def test_a_condition_is_judged_when_the_effect_is_resolved() -> None:
    """When it triggered there was a creature; when its turn came there was none, and the other way round."""
    there = "ThereAre(theirs)"
    eager = creature("Eager", f'OnEvent("attacks", (DrawCards(),), condition={there})', "attacks(destroy(theirs))")
    played = game(side(battle=(eager, BIG)), side(battle=(OX,)))
    played.attack("Eager")
    played.answer(1)  # first the destruction
    assert played.hand() == []
    other = game(side(battle=(eager, BIG)), side(battle=(OX,)))
    other.attack("Eager")
    other.answer(0)
    assert len(other.hand()) == 1


@pytest.mark.rule("603.5a", "603.5b", "608.3c", "603.2")
def test_a_creature_is_at_once_what_continuous_effects_make_of_it() -> None:
    """It enters as a blocker of 5,000, and what waits for such creatures hears it."""
    giver = creature("Giver", 'always(Which(whose="your", other=True), power=3000, keywords=(blocker,))')
    blockers = 'Which(whose="your", kind="creature", keyword="blocker", power_least=5000)'
    ears = creature("Ears", f'OnEvent("enters", (charge(),), {blockers})')
    played = game(side(battle=(giver, ears), hand=(OX, HOLD), mana="NN"))
    played.use("Ox")
    assert (len(played.mana()), played.power("Ox")) == (3, 5000)


@pytest.mark.rule("608.3c")
def test_it_is_not_before_it_is_there() -> None:
    giver = creature("Giver", "always(creature, keywords=(blocker,))")
    gate = spell("Gate", 'Do("put_in", Pick(Which(zone=HAND, whose="your", kind="creature", keyword="blocker")))')
    played = game(side(battle=(giver,), hand=(gate, OX), mana="F"))
    played.use("Gate")
    assert played.battle() == ["Giver"]


@pytest.mark.rule("603.5d", "603.2c")
def test_to_enter_tapped_is_no_tapping() -> None:
    ears = creature("Ears", 'OnEvent("tapped", (charge(),), creature)')
    slow = creature("Slow", 'HasKeyword("enters_tapped")')
    played = game(side(battle=(ears,), hand=(slow, HOLD), mana="FF"))
    played.use("Slow")
    assert (played.is_tapped("Slow"), len(played.mana())) == (True, 2)


@pytest.mark.rule("603.6", "603.6a", "607.2")
def test_an_effect_may_wait_for_something_later_from_then_on() -> None:
    plan = spell("Plan", 'LaterOn(OnEvent("destroyed", (DrawCards(),), theirs), this_turn=True)')
    played = game(side(hand=(BOLT, plan, BOLT, BOLT, HOLD), mana="FFFF"), side(battle=(OX, OX, OX)))
    played.use("Bolt").pick("Ox")
    played.use("Plan")
    assert len(played.hand()) == 3  # what happened before does not count
    played.use("Bolt").pick("Ox")
    played.use("Bolt")
    assert len(played.hand()) == 3
    once = spell("Once", 'LaterOn(OnEvent("end", (DrawCards(),)))')
    other = game(side(hand=(once, HOLD), mana="F"), side(hand=(HOLD,)))
    other.use("Once").end_turn()
    assert len(other.hand()) == 2
    other.end_turn().end_turn()
    assert len(other.hand()) == 3


@pytest.mark.rule("111.2b", "604.2", "608.3a", "608.3b", "608.1")
def test_static_abilities_hold_for_whatever_fits_while_their_card_is_there() -> None:
    light = 'Which(kind="creature", civilizations=("Light",))'
    lamp = creature("Lamp", f"always({light}, power=1000)", civ="Fire")
    star = creature("Star", f"always({light}, power=2000)", civ="Light", power=1000)
    played = game(side(battle=(lamp, star), hand=("Iere, Vizier of Bullets", HOLD), mana="LLL"))
    assert played.power("Star") == 4000
    played.use("Iere, Vizier of Bullets")
    assert played.power("Iere, Vizier of Bullets") == 6000
    played.by_hand("move", played.card("Star").id, to=_place(0, GRAVEYARD))
    assert played.power("Iere, Vizier of Bullets") == 4000


@pytest.mark.rule("604.4", "604.4a", "604.4b")
def test_static_abilities_with_a_one_shot_effect_interrupt_an_effect() -> None:
    """Once there are three cards in hand they discard; each seat has one, the active player's is first, and the power
    that it looks at is what continuous effects make of it."""
    strong = 'ThereAre(Which(kind="creature", power_least=3000, whose="your"))'
    doomed = creature("Doomed", f"AsSoonAs({strong}, (GameIs(lost=True),))", power=1000)
    lift = creature("Lift", 'always(Which(whose="any", kind="creature"), power=2000)', cost=1)
    both = game(side(battle=(doomed,), hand=(lift,), mana="F"), side(battle=(doomed,)))
    both.use("Lift")
    assert both.outcome is not None
    assert both.outcome.losers == ((0, "effect"),)
    shot = creature("Shot", 'AsSoonAs(ThereAre(in_zone(HAND), 4), (Do("discard", Pick(in_zone(HAND), by="random")),))')
    draw = spell("Three", "DrawCards(5)", "charge()")
    played = game(side(battle=(shot,), hand=(draw,), mana="F"))
    played.use("Three")
    assert len(played.hand()) == 3
    discarded = [at for at, event in enumerate(played.said(CardMoved)) if event.why == "discard"]
    drawn = [at for at, event in enumerate(played.said(CardMoved)) if event.why == "draw"]
    assert discarded[0] < drawn[-1]


@pytest.mark.rule("605.2b", "101.3")
def test_as_many_as_possible_are_chosen() -> None:
    two = spell("Two", "destroy(theirs, 2)", "DrawCards()")
    played = game(side(hand=(two, HOLD), mana="F"), side(battle=(OX,)))
    played.use("Two")
    assert (played.battle(1), len(played.hand())) == ([], 2)
    many = game(side(hand=(two, HOLD), mana="F"), side(battle=(OX, OX, BIG)))
    many.use("Two")
    assert (many.ask.low, many.ask.high) == (2, 2)


@pytest.mark.rule("605.2d", "608.2b")
def test_what_an_effect_reads_is_read_once_when_it_is_carried_out() -> None:
    rally = spell("Rally", "Give(Every(mine), power=1000, for_each=mine)")
    played = game(side(battle=(OX, BIG), hand=(rally, OX, HOLD), mana="FNN"))
    played.use("Rally")
    assert played.power("Big") == 11_000
    played.use("Ox")
    assert played.power("Big") == 11_000


@pytest.mark.rule("609.7")
def test_a_text_may_replace_a_part_of_itself() -> None:
    either = spell("Either", "IfSo(ThereAre(theirs), (DrawCards(2),), (DrawCards(),))")
    for foes, drawn in (((), 1), ((OX,), 2)):
        played = game(side(hand=(either, HOLD), mana="F"), side(battle=foes))
        played.use("Either")
        assert len(played.hand()) == 1 + drawn


@pytest.mark.rule("111.2a", "603.3")
def test_effects_wait_until_what_is_being_done_is_done() -> None:
    born = creature("Born", "enters(bounce(theirs))")
    played = game(side(hand=(born, HOLD), mana="FF"), side(battle=(OX,)))
    played.use("Born")
    assert (played.battle(), played.hand(1)) == (["Born"], ["Ox"])


def test_speed_and_taps() -> None:
    quick = creature("Quick", "speed_attacker", "enters(tap(theirs))")
    played = game(side(battle=(fresh(quick),), hand=(quick, HOLD), mana="FF"), side(battle=(OX, BIG)))
    played.use("Quick").pick("Ox")
    assert played.is_tapped("Ox")
    assert ("Quick", "Ox") in played.to("attack").can("attack")
