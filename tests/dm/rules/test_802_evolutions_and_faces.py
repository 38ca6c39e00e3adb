"""NEO, star and star max evolutions, psychic creatures and draghearts, and what is declared from a hand
(112.3, 802, 804, 806, 811, 813)."""

import pytest
from dm.playing import FILLER, creature, fresh, game, side, special, spell, tapped

from svedesk.games.dm.words import Do, EvolvesFrom, Pick, Which, attack_chance, invasion, revolution_change
from svedesk.games.dm.zones import DECK, GRAVEYARD, HAND, HYPERSPATIAL, MANA

pytestmark = pytest.mark.game("dm")
OX = creature("Ox", races=("Beast Folk",), power=2000)
BIG = creature("Big", power=9000)
BOLT = spell("Bolt", "destroy(theirs)")
FOLK = (Which(kind="creature", whose="your", races=("Beast Folk",)),)
NEO = special(creature("Neo", EvolvesFrom(FOLK), power=5000), "neo")
STAR = special(creature("Star", 'evolution("Beast Folk")', power=7000, evolution=True), "star_evolution")
PSYCHIC = special(
    creature("Small side", power=4000, races=("Hunter",), cost=5),
    "psychic",
    creature("Grown side", "double_breaker", power=12000, races=("Giant",), cost=12),
)


# -- NEO (802) ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("802.3", "801.2")
def test_a_neo_creature_on_a_fresh_one_attacks() -> None:
    played = game(side(battle=(fresh(OX),), hand=(NEO,), mana="FF")).use("Neo").pick("Ox")
    assert played.to("attack").can("attack_player") == ["Neo"]


@pytest.mark.rule("802.3")
def test_without_its_source_in_the_same_turn_it_does_not_attack() -> None:
    pinch = spell("Pinch", 'into_graveyard(Which(kind="card", whose="your", cost_most=1))')
    ox = creature("Ox", races=("Beast Folk",), cost=1)
    played = game(side(battle=(ox, BIG), hand=(NEO, pinch), mana="FFF")).use("Neo").pick("Ox")
    played.use("Pinch")
    if played.kind == "select":
        played.answer(0)
    assert (played.graveyard(), played.to("attack").can("attack_player")) == (["Ox", "Pinch"], ["Big"])


@pytest.mark.rule("802.2")
@pytest.mark.parametrize(("on", "found"), [(True, ["T-Neo"]), (False, [])])
def test_it_is_an_evolution_while_a_card_lies_under_it(on: bool, found: list[str]) -> None:
    played = game(side(battle=(OX,), hand=(NEO,), mana="FF")).use("Neo")
    if on:
        played.pick("Ox")
    else:
        played.none()
    which = Which(kind="creature", whose="your", evolution=True)
    assert [played.duel.top(card).number for card in which.find(played.duel, 0, 0)] == found


@pytest.mark.rule("802.1", "109.2b")
def test_a_neo_evolution_leaves_with_its_source() -> None:
    played = game(side(hand=(BOLT,), mana="F"), side(battle=(OX,), hand=(NEO,), mana="FF"), active=1)
    played.use("Neo").pick("Ox").end_turn().use("Bolt")
    assert (played.battle(1), sorted(played.graveyard(1))) == ([], ["Neo", "Ox"])


@pytest.mark.rule("802.2", "301.5")
def test_a_neo_creature_alone_is_summoned_like_any_other() -> None:
    played = game(side(battle=(BIG,), hand=(NEO,), mana="FF")).use("Neo")
    assert (sorted(played.battle()), played.to("attack").can("attack_player")) == (["Big", "Neo"], ["Big"])


@pytest.mark.rule("802.2", "801.2")
def test_a_neo_evolution_is_tapped_as_its_source_was() -> None:
    played = game(side(battle=(tapped(OX),), hand=(NEO,), mana="FF")).use("Neo").pick("Ox")
    assert played.is_tapped("Neo")


# -- star evolutions (811, 813) ----------------------------------------------------------------------------------------


@pytest.mark.rule("811.1", "801.4d")
def test_a_tapped_star_leaves_a_tapped_source() -> None:
    played = game(side(battle=(tapped(OX),), hand=(STAR, spell("Back", "bounce(mine)")), mana="FFF"))
    played.use("Star").use("Back")
    assert (played.battle(), played.hand(), played.is_tapped("Ox")) == (["Ox"], ["Star"], True)


@pytest.mark.rule("811.1", "801.4c")
def test_the_source_of_a_star_attacks_if_it_was_there_before() -> None:
    played = game(side(battle=(OX,), hand=(STAR, spell("Back", "bounce(mine)")), mana="FFF")).use("Star").use("Back")
    assert played.to("attack").can("attack_player") == ["Ox"]


@pytest.mark.rule("811.1", "801.4c")
def test_a_source_that_came_this_turn_does_not_attack() -> None:
    played = game(side(battle=(fresh(OX), BIG), hand=(STAR, spell("Back", f"bounce({FOLKLESS})")), mana="FFF"))
    played.use("Star").use("Back")
    assert played.to("attack").can("attack_player") == ["Big"]


FOLKLESS = 'Which(kind="creature", whose="your", evolution=True)'


@pytest.mark.rule("811.1", "703.4d")
def test_a_star_that_loses_a_battle_leaves_its_source() -> None:
    played = game(side(battle=(BIG,)), side(battle=(OX,), hand=(STAR,), mana="FF"), active=1)
    played.use("Star").end_turn()
    star = played.card("Star", 1)
    played.by_hand("turn", star.id, amount=1)
    played.attack("Big", "Star")
    assert (played.battle(1), "Star" in played.graveyard(1)) == (["Ox"], True)


@pytest.mark.rule("811.1", "801.4c")
def test_the_source_of_a_star_does_not_enter() -> None:
    eager = creature("Eager", "enters(DrawCards())", races=("Beast Folk",))
    back = spell("Back", f"bounce({FOLKLESS})")
    played = game(side(battle=(eager,), hand=(STAR, back), mana="FFF")).use("Star").use("Back")
    assert (played.battle(), played.hand()) == (["Eager"], ["Star"])


@pytest.mark.rule("813.1", "813.1a")
def test_a_star_max_of_the_opponents_does_not_count() -> None:
    top = special(creature("Max", EvolvesFrom(FOLK), power=9000, evolution=True), "star_max_evolution")
    played = game(side(hand=(top,), mana="FF"), side(battle=(top,))).use("Max")
    assert (played.battle(), played.battle(1)) == (["Max"], ["Max"])


@pytest.mark.rule("813.1", "801.3")
def test_a_star_max_attacks_at_once() -> None:
    top = special(creature("Max", EvolvesFrom(FOLK), power=9000, evolution=True), "star_max_evolution")
    played = game(side(hand=(top,), mana="FF")).use("Max")
    assert played.to("attack").can("attack_player") == ["Max"]


# -- psychic creatures (804) -------------------------------------------------------------------------------------------


@pytest.mark.rule("804.3", "804.2")
@pytest.mark.parametrize(("race", "cost", "count"), [("Hunter", 5, 1), ("Giant", 12, 0)])
def test_only_the_face_that_lies_up_is_read(race: str, cost: int, count: int) -> None:
    played = game(side(battle=(PSYCHIC,)))
    for which in (Which(kind="creature", races=(race,)), Which(kind="creature", cost_least=cost, cost_most=cost)):
        assert len(which.find(played.duel, 0, 0)) == count


@pytest.mark.rule("804.5")
def test_what_it_was_given_stays_when_it_awakens() -> None:
    weak, wake = spell("Weak", "Give(Every(mine), power=-2000)"), spell("Wake", 'Flip(Pick(mine), "awaken")')
    played = game(side(battle=(tapped(PSYCHIC),), hand=(weak, wake, FILLER), mana="FFFF")).use("Weak").use("Wake")
    assert (played.power("Grown side"), played.is_tapped("Grown side")) == (10000, True)


@pytest.mark.rule("804.5", "804.1a")
def test_an_attack_goes_on_with_the_other_face() -> None:
    card = special(creature("Small side", 'attacks(Flip(this, "awaken"))', power=4000), "psychic", PSYCHIC.back)
    played = game(side(battle=(card,)), side(shields=3)).attack("Small side")
    assert (played.battle(), played.kind, played.ask.low) == (["Grown side"], "shields", 2)


@pytest.mark.rule("804.1b", "804.5")
def test_some_flip_instead_of_leaving() -> None:
    back = creature("Grown side", 'InsteadOf("leave", (Flip(this),))', power=12000)
    card = special(creature("Small side", power=4000), "psychic", back)
    wake = spell("Wake", 'Flip(Pick(mine), "awaken")')
    played = game(side(hand=(BOLT, BOLT), mana="FF"), side(battle=(card,), hand=(wake,), mana="F"), active=1)
    played.use("Wake").end_turn().use("Bolt")
    assert played.battle(1) == ["Small side"]
    assert (played.use("Bolt").battle(1), played.names(1, HYPERSPATIAL)) == ([], ["Small side"])


@pytest.mark.rule("804.4a", "112.4")
def test_a_psychic_creature_is_not_summoned_for_its_cost() -> None:
    played = game(side(hand=(PSYCHIC, FILLER), mana="FFFFFF", hyperspatial=(PSYCHIC,)))
    assert played.to("main").can("use") == ["Filler"]


@pytest.mark.rule("804.4b", "804.2")
def test_back_in_its_zone_it_lies_as_it_began() -> None:
    wake = spell("Wake", 'Flip(Pick(mine), "awaken")')
    remove = spell("Remove", 'Do("destroy", Pick(mine))')
    played = game(side(battle=(PSYCHIC,), hand=(wake, remove), mana="FF")).use("Wake").use("Remove")
    assert played.names(0, HYPERSPATIAL) == ["Small side"]


@pytest.mark.rule("804.6", "804.5")
def test_an_awakened_creature_that_was_just_put_attacks() -> None:
    call = spell("Call", Do("put_in", Pick(Which(zone=HYPERSPATIAL, whose="your"))))
    wake = spell("Wake", 'Flip(Pick(mine), "awaken")')
    played = game(side(hand=(call, wake), mana="FF", hyperspatial=(PSYCHIC,))).use("Call").use("Wake")
    assert played.to("attack").can("attack_player") == ["Grown side"]


@pytest.mark.rule("806.6", "806.2")
def test_the_abilities_of_the_face_below_do_not_work() -> None:
    back = creature("Grown side", "always(mine, power=5000)", power=12000)
    card = special(creature("Small side", power=4000), "psychic", back)
    assert game(side(battle=(card, OX))).power("Ox") == 2000


@pytest.mark.rule("407.2", "804.1d", "806.1c")
@pytest.mark.parametrize("word", ["psychic", "dragheart"])
def test_everyone_may_look_at_both_faces_in_the_hyperspatial_zone(word: str) -> None:
    card = special(creature("Small side"), word, creature("Grown side"))
    played = game(side(hyperspatial=(card,)))
    for seat in (0, 1):
        (shown,) = played.session.view(seat).zone(0, HYPERSPATIAL).cards
        assert (shown.number, played.rules.facts(shown.number).back) == ("T-Smallside", "T-Grownside")


@pytest.mark.rule("408.2", "408.3")
def test_nobody_sees_the_cards_of_the_gacharange_zone() -> None:
    robot = special(creature("Robot"), "gacharange")
    played = game(side(gacharange=(robot, robot)))
    for seat in (0, 1):
        assert {card.number for card in played.session.view(seat).zone(0, "gacharange").cards} <= {""}


# -- declared from the hand (112.3) ------------------------------------------------------------------------------------

NINJA = creature("Ninja", "ninja_strike(2)", "blocker", cost=7, power=3000)


@pytest.mark.rule("112.3c")
def test_the_active_player_has_a_ninja_strike_at_a_block() -> None:
    wall = creature("Wall", "blocker", power=1000)
    played = game(side(battle=(OX, BIG), hand=(NINJA,), mana="FF"), side(battle=(wall,))).attack("Ox").block("Wall")
    assert (played.kind, played.seat) == ("declare", 0)
    played.pick("Ninja")
    assert "Ninja" in played.battle()


@pytest.mark.rule("112.3c")
def test_the_active_player_has_none_at_the_own_attack() -> None:
    played = game(side(battle=(OX,), hand=(NINJA,), mana="FF"), side(shields=2)).attack("Ox")
    assert played.kind == "shields"


@pytest.mark.rule("112.3c", "506.3")
def test_what_a_ninja_strike_asks_for_may_come_true_in_time() -> None:
    """The attack puts a creature of the defender into the mana zone: then there are enough."""
    lifter = creature("Lifter", "attacks(into_mana(theirs))")
    played = game(side(battle=(lifter,)), side(battle=(OX,), hand=(NINJA,), mana="F")).attack("Lifter")
    assert (played.kind, played.seat) == ("declare", 1)


@pytest.mark.rule("112.3c", "112.3e")
def test_a_ninja_strike_is_a_summon() -> None:
    watcher = creature("Watcher", 'OnEvent("summoned", (DrawCards(),), mine)')
    played = game(side(battle=(OX,)), side(battle=(watcher,), hand=(NINJA,), mana="FF")).attack("Ox").pick("Ninja")
    assert (sorted(played.battle(1)), played.hand(1)) == (["Ninja", "Watcher"], ["Filler"])


@pytest.mark.rule("112.3f", "110.4c")
@pytest.mark.parametrize(("attacker", "zone"), [("Big", HAND), ("Ox", GRAVEYARD), ("Ox", MANA)])
def test_attack_chance_needs_its_attacker_and_the_hand(attacker: str, zone: str) -> None:
    chance = spell("Chance", attack_chance(FOLK[0]), "DrawCards()", cost=6)
    played = game(side(battle=(OX, BIG), **{zone: (chance,)}), side(shields=2)).attack(attacker)
    assert played.kind == "shields"


@pytest.mark.rule("701.26a", "506.3")
def test_a_switched_attacker_enters_and_does_not_attack_anew() -> None:
    change = creature(
        "Change", revolution_change(FOLK[0]), "enters(DrawCards())", "attacks(DrawCards(3))", power=8000, cost=8
    )
    played = game(side(battle=(OX,), hand=(change,)), side(shields=2)).attack("Ox").pick("Change")
    assert (played.battle(), sorted(played.hand())) == (["Change"], ["Filler", "Ox"])


@pytest.mark.rule("701.26a", "508.1")
def test_a_switched_attacker_battles_in_its_stead() -> None:
    change = creature("Change", revolution_change(FOLK[0]), power=8000, cost=8)
    foe = creature("Foe", power=5000)
    played = game(side(battle=(OX,), hand=(change,)), side(battle=(tapped(foe),))).attack("Ox", "Foe").pick("Change")
    assert (played.battle(), played.battle(1)) == (["Change"], [])


@pytest.mark.rule("801.2a", "112.3")
def test_an_invader_keeps_what_the_attacker_was_given() -> None:
    invader = creature("Invader", invasion(FOLK[0]), power=9000, cost=6, evolution=True)
    weak = spell("Weak", "Give(Every(mine), power=1000)")
    played = game(side(battle=(OX,), hand=(invader, weak), mana="F"), side(shields=2)).use("Weak").attack("Ox")
    played.pick("Invader")
    assert (played.battle(), played.power("Invader"), played.is_tapped("Invader")) == (["Invader"], 10000, True)


@pytest.mark.rule("112.3", "509.3")
def test_guard_strike_and_shield_trigger_are_declared_together() -> None:
    guard, trap = creature("Guard", "guard_strike"), spell("Trap", "shield_trigger", "DrawCards()")
    breaker = creature("Breaker", "double_breaker", power=6000)
    played = game(side(battle=(breaker, OX)), side(shields=(guard, trap))).attack("Breaker")
    played.pick("Trap").pick("Guard")
    assert (played.kind, "Trap" in played.graveyard(1), "Guard" in played.hand(1)) == ("select", True, True)


@pytest.mark.rule("701.21a", "701.21b")
def test_each_card_of_a_judge_goes_under_its_own_deck() -> None:
    judge = spell("Judgement", "Judge((DrawCards(2),))")
    played = game(
        side(hand=(judge,), mana="F", deck=[creature("High", cost=7), FILLER, FILLER]),
        side(deck=[creature("Low", cost=2), FILLER]),
    ).use("Judgement")
    assert (played.names(0, DECK), played.names(1, DECK)) == (["High"], ["Filler", "Low"])
