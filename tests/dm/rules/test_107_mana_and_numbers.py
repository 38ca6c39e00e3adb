"""Mana, costs, power and other numbers (107, 108, 112, 201, 206)."""

import pytest
from dm.playing import Lying, creature, fresh, game, side, spell, tapped

from svedesk.games.dm.duel_masters import DM
from svedesk.games.dm.facts import INFINITY, DmFacts
from svedesk.games.dm.values.cost import payable, plan
from svedesk.games.dm.words import DrawCards, Modes, Which, charge, theirs

pytestmark = pytest.mark.game("dm")
FIRE, NATURE, BOTH = frozenset(("Fire",)), frozenset(("Nature",)), frozenset(("Fire", "Nature"))
TWO = creature("Twofold", cost=2, civ=("Fire", "Nature"))
BOTH_MANA = creature("Both", civ=("Fire", "Nature"))


@pytest.mark.rule("107.2", "112.2a", "601.1c")
def test_a_card_of_two_civilizations_pays_for_one_of_them() -> None:
    assert game(side(hand=(TWO,), mana=(BOTH_MANA, "Immortal Baron, Vorg"))).can("use") == ["Twofold"]
    assert game(side(hand=(TWO,), mana=(BOTH_MANA, "Marine Flower"))).can("use") == []
    assert game(side(hand=(TWO,), mana="FN")).can("use") == ["Twofold"]
    assert game(side(hand=(TWO,), mana="FF")).can("use") == []


@pytest.mark.rule("112.2a", "601.1e")
def test_besides_the_civilizations_any_cards_pay() -> None:
    played = game(side(hand=(creature("Dear", cost=4, civ=("Darkness", "Fire")),), mana="DFWWW"))
    played.use("Dear")
    left = [played.name(card) for card in played.table.in_zone(0, "mana") if not card.sideways]
    assert left == ["Plain Water"]


@pytest.mark.rule("112.2b", "601.1d")
def test_a_reduced_cost_still_pays_every_civilization() -> None:
    planet = creature("Planet", cost=8, civ=("Light", "Water", "Darkness", "Fire", "Nature"), races=("Earth Dragon",))
    friend = creature("Friend", 'always(Which(zone="hand", whose="your", kind="creature"), cost=-5)')
    assert game(side(battle=(friend,), hand=(planet,), mana="LWDF")).can("use") == []
    played = game(side(battle=(friend,), hand=(planet,), mana="LWDFNN"))
    played.use("Planet")
    assert sum(card.sideways for card in played.table.in_zone(0, "mana")) == 5


@pytest.mark.rule("112.2c")
def test_no_more_mana_is_tapped_than_the_cost() -> None:
    played = game(side(hand=("Immortal Baron, Vorg",), mana="FFFN"))
    played.pick("use")
    assert played.kind == "pay"
    played.pick(("mana", "Plain Nature"))  # all others are alike
    assert sum(card.sideways for card in played.table.in_zone(0, "mana")) == 2


def test_mana_picked_by_hand_always_leaves_enough() -> None:
    played = game(side(hand=("Immortal Baron, Vorg",), mana="FNN"))
    played.pick("use")
    played.pick(("mana", "Plain Nature"))
    assert played.battle() == ["Immortal Baron, Vorg"]  # the one fire mana is all that is left to pay with
    assert [card.sideways for card in played.table.in_zone(0, "mana")] == [True, True, False]


def test_a_payment_can_be_taken_back() -> None:
    played = game(side(hand=("Immortal Baron, Vorg",), mana="FFN"))
    played.pick("use")
    played.session.cancel()
    assert played.kind == "main"
    assert played.hand() == ["Immortal Baron, Vorg"]


@pytest.mark.parametrize(
    ("cost", "wanted", "given", "can"),
    [
        (1, ["Fire"], [NATURE], False),
        (2, ["Fire", "Nature"], [BOTH, BOTH], True),
        (2, ["Fire", "Nature"], [BOTH, NATURE], True),
        (2, ["Fire", "Nature"], [BOTH, frozenset({"Water"})], False),
        (3, ["Fire"], [FIRE, NATURE], False),
        (2, [], [FIRE, NATURE], True),
    ],
)
def test_what_can_be_paid(cost, wanted, given, can) -> None:
    assert payable(cost, wanted, given) is can
    assert (plan(cost, wanted, given) is not None) is can


def test_the_program_leaves_cards_of_several_civilizations_untapped() -> None:
    assert plan(2, ["Fire"], [BOTH, FIRE, NATURE]) == (1, 2)


@pytest.mark.rule("108.1", "301.3", "206.2a")
def test_numbers_are_whole_and_only_creatures_have_power() -> None:
    assert DmFacts.statistics_of("spell", "") == {"cost": True}
    assert DmFacts.statistics_of("creature", "") == {"cost": True, "attack": True}
    grower = creature("Grower", "always(power=1000)", power=2000, varies=True)
    played = game(side(battle=(grower,), graveyard=(grower,)))
    assert played.power("Grower") == 3000
    lying = played.card("Grower", 0, "graveyard")
    assert played.rules.shown(played.table, lying).attack == 2000
    cards = tuple(DM.shipped_cards(_resources()))
    no_cost = {card.kind for card in cards if card.cost is None}
    assert no_cost == {"ceremony", "cell", "field", "impulse", "nebula", "rule_plus"}  # 201.1 does not speak of them


def _resources():
    from svedesk.data import resources

    return resources()


@pytest.mark.rule("108.1a")
def test_no_negative_number_can_be_said() -> None:
    played = game(side(hand=(spell("Some", "DrawCards(2, up_to=True)"),), mana="F"))
    played.use("Some")
    assert (played.kind, played.can()) == ("may_draw", ["yes", "no"])  # none of two is the least
    assert played.no().hand() == []


@pytest.mark.rule("108.1b")
def test_negative_power_is_read_as_nothing() -> None:
    """What has -3000 is no card of power 2000 less for a text, but one of 0; and raised by 2000 it has -1000 still."""
    from svedesk.games.dm.words import HasKeyword

    weak = creature("Weak", HasKeyword("cant_be_destroyed"), power=2000)
    played = game(
        side(battle=(Lying(weak, given=(("power", -5000),)),), hand=(spell("Bolt", "destroy(mine)"),), mana="F")
    )
    assert played.power("Weak") == -3000
    zero = Which(kind="creature", power_most=0)
    assert [card.id for card in zero.find(played.duel, 0, 0)] == [played.card("Weak").id]
    assert Which(kind="creature", power_least=0).find(played.duel, 0, 0)


@pytest.mark.rule("108.1c")
def test_infinite_power_grows_no_further_and_less_of_it_is_nothing() -> None:
    endless = (("power", INFINITY), ("power", 5000))
    nothing = (("power", -INFINITY), ("power", 9000))
    from svedesk.games.dm.words import HasKeyword

    void = creature("Void", HasKeyword("cant_be_destroyed"))
    played = game(side(battle=(Lying("Fear Fang", given=endless), Lying(void, given=nothing))))
    assert played.power("Fear Fang") == INFINITY
    assert played.power("Void") == 0


@pytest.mark.rule("108.2", "206.4", "301.3b")
def test_power_is_added_before_it_is_doubled() -> None:
    both = (("doubled", 1), ("power", 2000))
    assert game(side(battle=(Lying("Fear Fang", given=both),))).power("Fear Fang") == 10_000


@pytest.mark.rule("206.3")
def test_fixed_power_is_changed_by_nothing() -> None:
    all_small = creature("Leveller", "always(creature, fixed=500)")
    strong = creature("Strong", "power_attacker(4000)", power=8000)
    played = game(side(battle=(all_small, Lying(strong, given=(("power", 2000), ("doubled", 1))))))
    assert played.power("Strong") == 500
    played.attack("Strong")
    assert played.power("Strong") == 500


@pytest.mark.rule("201.2a")
def test_texts_read_the_printed_cost() -> None:
    cheaper = creature("Helper", 'always(Which(zone="hand", whose="your"), cost=-2)', cost=9)
    dear = creature("Dear", cost=6)
    hole = spell("Hole", 'Do("destroy", Every(Which(kind="creature", cost_most=4)))')
    played = game(side(battle=(cheaper, dear, creature("Cheap", cost=3)), hand=(hole, dear), mana="FFFF"))
    assert played.can("use") == ["Hole", "Dear"]
    played.use("Hole")
    assert played.battle() == ["Helper", "Dear"]


@pytest.mark.rule("604.3")
def test_some_texts_work_in_the_hand() -> None:
    from svedesk.games.dm.words import OnlyIf, ThereAre

    picky = creature("Picky", OnlyIf(ThereAre(theirs)), cost=1)
    assert game(side(hand=(picky,), mana="F")).can("use") == []
    assert game(side(hand=(picky,), mana="F"), side(battle=("Fear Fang",))).can("use") == ["Picky"]


@pytest.mark.rule("601.1h")
def test_no_mode_is_chosen_twice() -> None:
    choice = spell("Choice", "Modes(((DrawCards(),), (charge(),), (destroy(theirs),)), 2)")
    played = game(side(hand=(choice,), mana="F"), side(battle=("Fear Fang",)))
    played.use("Choice")
    assert (played.kind, played.ask.low, played.ask.high, len(played.ask.options)) == ("mode", 2, 2, 3)
    played.answer(2, 0)
    assert (len(played.hand()), played.battle(1)) == (1, [])


@pytest.mark.rule("507.2c", "507.2e")
def test_modes_of_effects_on_standby_are_said_when_they_are_carried_out() -> None:
    from svedesk.games.dm.words import OnEvent, blocker

    wall = creature("Wall", blocker, OnEvent("blocks", (Modes(((DrawCards(),), (charge(),))),)), power=500)
    ram = creature("Ram", OnEvent("blocked", (Modes(((DrawCards(),), (charge(),))),)), power=900)
    played = game(side(battle=(ram, "Fear Fang")), side(battle=(wall,)))
    played.attack("Ram").block("Wall")
    assert (played.kind, played.seat) == ("mode", 0)
    played.answer(1)
    assert (played.kind, played.seat) == ("mode", 1)
    played.answer(0)
    assert (len(played.mana(0)), len(played.hand(1))) == (1, 1)


@pytest.mark.rule("301.1", "301.2", "504.1", "601.1f", "601.1g", "605.3", "701.3a", "701.5a")
def test_a_creature_is_summoned_in_the_main_step() -> None:
    herald = creature("Herald", "enters(DrawCards())", cost=2)
    played = game(side(hand=(herald, "Fear Fang"), mana="FF"), step="charge")
    assert played.can("use") == []
    played.to("main")
    assert played.can("use") == ["Herald"]
    played.use("Herald")
    assert played.battle() == ["Herald"]
    assert not played.is_tapped("Herald")
    assert len(played.hand()) == 2
    assert played.to("attack").step != "main" or played.kind == "main"


@pytest.mark.rule("301.5", "506.1a", "301.4", "505.3")
def test_a_creature_that_came_this_turn_does_not_attack() -> None:
    played = game(side(battle=("Fear Fang", fresh("Burning Mane"), tapped("Immortal Baron, Vorg"))))
    assert played.to("attack").can("attack_player") == ["Fear Fang"]
    clauses = {
        refusal.message.key: refusal.message.clause for refusal in played.rules.refusals(played.table, played.ask)
    }
    assert clauses == {"refused-sick": "301.5", "refused-tapped": "506.1a"}


@pytest.mark.rule("302.1", "302.2", "605.2c", "605.2e", "701.4a", "601.1e")
def test_a_spell_does_what_it_says_from_top_to_bottom() -> None:
    both = spell("Both", "destroy(theirs)", "Give(Pick(mine), power=3000)", "DrawCards()")
    played = game(side(battle=("Fear Fang",), hand=(both,), mana="F"), side(battle=("Burning Mane", "Emerald Grass")))
    played.use("Both")
    assert played.can() == ["Burning Mane", "Emerald Grass"]
    assert played.names(0, "hand") == ["Both"]  # it is pending there, not in the graveyard
    played.pick("Emerald Grass")
    assert played.power("Fear Fang") == 6000
    assert (played.battle(1), played.graveyard(), played.hand()) == (["Burning Mane"], ["Both"], ["Filler"])


@pytest.mark.rule("302.3", "400.3", "403.1", "703.4i")
def test_no_spell_stays_in_the_battle_zone() -> None:
    put_in = spell("Put", 'Do("put_in", Pick(Which(zone="graveyard", whose="your")))')
    played = game(side(hand=(put_in,), graveyard=("Holy Awe",), mana="F"))
    played.use("Put")
    assert played.graveyard() == ["Holy Awe", "Put"]
    by_hand = game(side(hand=("Holy Awe",), battle=("Fear Fang",), mana="F"))
    by_hand.by_hand("move", by_hand.card("Holy Awe", 0, "hand").id, to=_battle(0))
    assert [message.clause for message in by_hand.rules.problems(by_hand.table)] == ["302.3"]
    by_hand.to("attack").pick("end")
    assert "Holy Awe" in by_hand.graveyard()


def _battle(seat):
    from svedesk.engine.records import Place

    return Place(seat, "battle")


@pytest.mark.rule("601.1a", "801.1a")
def test_what_is_prohibited_can_not_be_declared() -> None:
    silence = creature("Silence", 'always(no_casting=Which(kind="spell", not_civilization="Light"))')
    evolved = creature("Grown", 'evolution("Beast Folk")', evolution=True, cost=1)
    me = side(hand=("Crimson Hammer", "Solar Ray", evolved), mana="FLFF")
    played = game(me, side(battle=(silence, "Fear Fang")))
    assert played.can("use") == ["Solar Ray"]
    clauses = {refusal.message.clause for refusal in played.rules.refusals(played.table, played.ask)}
    assert clauses == {"601.1a", "801.1a"}
