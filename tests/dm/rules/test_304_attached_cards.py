"""Cards that lie on others or beside them: castles, cross gear, weapons, auras; fields, fortresses and other elements
(303 to 316)."""

from dataclasses import replace

import pytest
from dm.playing import FILLER, creature, fresh, game, other, side, special, spell, tapped

from svedesk.engine.records import Place
from svedesk.games.dm.words import Do, DrawCards, Pick, Which, always, attacks, double_breaker
from svedesk.games.dm.zones import BATTLE, GACHARANGE, GRAVEYARD, HAND, HYPERSPATIAL, MANA, SHIELDS

pytestmark = pytest.mark.game("dm")
OX = creature("Ox", races=("Beast Folk",), power=2000)
BIG = creature("Big", power=9000)
BOLT = spell("Bolt", "destroy(theirs)")
KEEP = other("castle", "Keep", "always(mine, power=1000)", cost=1)
ROBOT = special(creature("Robot", power=3000, races=("Magic Tool",)), "gacharange")


def gear(name: str, power: int, cost: int = 1):
    """A cross gear that gives power to what it is crossed with."""
    return other("cross_gear", name, f"always(power={power})", cost=cost)


def cross(played, gear_name: str, name: str):
    played.to("main").pick(("cross", gear_name, name))
    while played.kind == "pay":
        played.pick("auto")
    return played


def coat(name: str, power: int, *abilities):
    """An aura."""
    card = other("aura", name, *abilities, cost=1)
    return replace(card, facts=replace(card.facts, attack=power))


# -- cross gear (303) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("303.3b", "701.17a", "303.1")
@pytest.mark.parametrize(("mana", "crosses"), [("FFF", False), ("FFFF", True), ("FWWW", False)])
def test_a_gear_is_crossed_in_the_turn_it_was_generated_for_its_cost(mana: str, crosses: bool) -> None:
    played = game(side(battle=(OX,), hand=(gear("Blade", 500, 2),), mana=mana)).use("Blade")
    assert bool(played.to("main").can("cross")) is crosses


@pytest.mark.rule("303.3b", "112.2a")
def test_crossing_asks_for_its_civilization_again() -> None:
    played = game(side(battle=(OX, gear("Blade", 500, 2)), mana="WW"))
    assert played.to("main").can("cross") == []


@pytest.mark.rule("303.3", "303.3b")
def test_a_gear_is_crossed_with_creatures_of_its_player_only() -> None:
    played = game(side(battle=(OX, gear("Blade", 500), other("field", "Place")), mana="F"), side(battle=(BIG,)))
    assert played.to("main").can("cross") == [("Blade", "Ox")]


@pytest.mark.rule("303.3", "303.3a")
def test_two_gears_on_a_creature_both_count() -> None:
    played = game(side(battle=(OX, gear("Blade", 500), gear("Shell", 700)), mana="FF"))
    cross(cross(played, "Blade", "Ox"), "Shell", "Ox")
    assert played.power("Ox") == 3200


@pytest.mark.rule("801.2", "303.3")
def test_a_crossed_creature_that_evolves_stays_crossed() -> None:
    grown = creature("Grown", 'evolution("Beast Folk")', power=6000, evolution=True)
    played = game(side(battle=(OX, gear("Blade", 500)), hand=(grown,), mana="FFF"))
    assert cross(played, "Blade", "Ox").use("Grown").power("Grown") == 6500


@pytest.mark.rule("303.5", "109.2c")
@pytest.mark.parametrize("way", ["destroy", "to_hand", "to_mana"])
def test_a_gear_stays_when_its_creature_leaves(way: str) -> None:
    remove = spell("Remove", f"Do({way!r}, Pick(mine))")
    played = game(side(battle=(OX, gear("Blade", 500)), hand=(remove,), mana="FF"))
    assert cross(played, "Blade", "Ox").use("Remove").battle() == ["Blade"]


@pytest.mark.rule("303.3c")
def test_a_gear_is_no_creature() -> None:
    played = game(side(hand=(BOLT,), mana="F"), side(battle=(gear("Blade", 500),))).use("Bolt")
    assert (played.battle(1), played.graveyard()) == (["Blade"], ["Bolt"])


# -- castles (304) -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("304.3", "703.4k")
@pytest.mark.parametrize("act", ["to_hand", "to_mana", "to_graveyard"])
def test_a_castle_goes_to_the_graveyard_however_its_shield_leaves(act: str) -> None:
    move = spell("Move", f'Do({act!r}, Pick(Which(zone=SHIELDS, whose="your")))')
    played = game(side(battle=(OX,), hand=(KEEP, move), mana="FF", shields=1)).use("Keep").use("Move")
    assert ("Keep" in played.graveyard(), "Keep" in played.hand(), played.power("Ox")) == (True, False, 2000)


@pytest.mark.rule("304.2", "304.2a", "304.3")
def test_another_shield_that_is_broken_leaves_the_castle() -> None:
    played = game(side(battle=(OX,), hand=(KEEP,), mana="F", shields=2), side(battle=(BIG,))).use("Keep").answer(0)
    played.end_turn().attack("Big").answer(1)
    assert (played.count(0, SHIELDS) >= 1, played.power("Ox"), "Keep" in played.graveyard()) == (True, 3000, False)


@pytest.mark.rule("304.2")
def test_a_castle_is_not_counted_among_the_shields_a_player_has_more_of() -> None:
    both = side(hand=("Sphere of Wonder", KEEP), mana="LLLLFF", shields=1)
    played = game(both, both).end_turn().to("main")
    played.use("Keep").end_turn().use("Sphere of Wonder")
    assert (played.count(1, SHIELDS), played.count(0, SHIELDS)) == (2, 1)


@pytest.mark.rule("304.2", "304.3")
def test_two_castles_on_a_shield_both_go_with_it() -> None:
    tower = other("castle", "Tower", "always(mine, power=2000)", cost=1)
    played = game(side(battle=(OX,), hand=(KEEP, tower), mana="FF", shields=1), side(battle=(BIG,)))
    played.use("Keep").use("Tower")
    assert played.power("Ox") == 5000
    played.end_turn().attack("Big")
    assert (sorted(played.graveyard()), played.power("Ox")) == (["Keep", "Tower"], 2000)


@pytest.mark.rule("113.4", "113.2", "509.1")
def test_a_fortified_shield_is_one_shield() -> None:
    played = game(side(hand=(KEEP,), mana="F", shields=1), side(battle=(BIG, OX))).use("Keep").end_turn()
    played.attack("Big").attack("Ox")
    assert played.outcome is not None


@pytest.mark.rule("304.1", "406.2")
def test_a_castle_lies_open_and_its_shield_does_not() -> None:
    played = game(side(hand=(KEEP,), mana="F", shields=1)).use("Keep")
    shown = {played.name(card): card.faceup for card in played.table.in_zone(0, SHIELDS)}
    assert shown == {"Filler": False, "Keep": True}


# -- weapons and fortresses (305, 306, 806) ----------------------------------------------------------------------------

DRAGON = creature("Fort dragon", "double_breaker", power=7000)


def fort(*abilities):
    return special(other("fortress", "Fort", *abilities), "dragheart", DRAGON)


@pytest.mark.rule("306.2", "306.3")
def test_a_fortress_is_there_alone_and_lies_sideways_untapped() -> None:
    played = game(side(battle=(fort(),), hand=(FILLER,), mana="FF")).use("Filler")
    assert (sorted(played.battle()), played.is_tapped("Fort")) == (["Filler", "Fort"], False)


@pytest.mark.rule("806.1a", "806.5a", "701.22a")
@pytest.mark.parametrize("new", [False, True])
def test_a_dragsolutioned_fortress_attacks_if_its_card_was_there_before(new: bool) -> None:
    solution = spell("Solution", 'Flip(Pick(Which(kind="fortress")), "dragsolution")')
    lying = fresh(fort()) if new else fort()
    played = game(side(battle=(lying, OX), hand=(solution,), mana="F")).use("Solution")
    assert ("Fort dragon" in played.to("attack").can("attack_player"), played.is_tapped("Fort dragon")) == (
        not new,
        False,
    )


@pytest.mark.rule("806.5")
def test_a_dragheart_creature_that_was_just_put_does_not_attack() -> None:
    dragon = special(creature("Dragon", power=7000), "dragheart", other("fortress", "Den"))
    call = spell("Call", Do("put_in", Pick(Which(zone=HYPERSPATIAL, whose="your", kind="creature"))))
    played = game(side(battle=(OX,), hand=(call,), mana="F", hyperspatial=(dragon,))).use("Call")
    assert played.to("attack").can("attack_player") == ["Ox"]


@pytest.mark.rule("806.1b", "806.3")
def test_dragon_evade_flips_it_instead_of_leaving() -> None:
    evading = creature("Dragon", 'InsteadOf("leave", (Flip(this, "flip"),))', power=7000)
    dragon = special(evading, "dragheart", other("fortress", "Den"))
    played = game(side(hand=(BOLT,), mana="F"), side(battle=(dragon,))).use("Bolt")
    assert (played.battle(1), played.count(1, HYPERSPATIAL)) == (["Den"], 0)


@pytest.mark.rule("305.3", "117.2", "109.2c")
@pytest.mark.parametrize("way", ["destroy", "to_hand"])
def test_a_weapon_goes_back_when_its_creature_leaves(way: str) -> None:
    weapon = special(other("weapon", "Spear", "always(power=1000)"), "dragheart", DRAGON)
    remove = spell("Remove", f"Do({way!r}, Pick(mine))")
    played = game(side(battle=(OX,), hand=(weapon, remove), mana="FF"))
    spear = next(card.id for card in played.table.in_zone(0, HAND) if card.number == "T-Spear")
    played.by_hand("attach", spear, played.card("Ox").id, to=Place(0, BATTLE))
    played.use("Remove")
    assert (played.battle(), played.names(0, HYPERSPATIAL)) == ([], ["Spear"])


# -- fields and other elements (308, 312, 315) -------------------------------------------------------------------------


@pytest.mark.rule("308.1", "703.4l")
def test_fields_stay_together_unless_both_are_d2() -> None:
    plain, d2 = other("field", "Plain field", cost=1), special(other("field", "Deck field", cost=1), "d2")
    played = game(side(battle=(plain,), hand=(d2, plain), mana="FF")).use("Deck field").use("Plain field")
    assert sorted(played.battle()) == ["Deck field", "Plain field", "Plain field"]


@pytest.mark.rule("703.4l")
def test_a_d2_field_removes_that_of_its_own_player_too() -> None:
    old, new = special(other("field", "Old"), "d2"), special(other("field", "New", "always(mine, power=1000)"), "d2")
    played = game(side(battle=(old, OX), hand=(new,), mana="FF")).use("New")
    assert (sorted(played.battle()), played.graveyard(), played.power("Ox")) == (["New", "Ox"], ["Old"], 3000)


@pytest.mark.rule("308.2", "312.2", "315.2", "301.4")
@pytest.mark.parametrize("kind", ["field", "artifact", "tamaseed", "fortress", "cross_gear"])
def test_only_creatures_attack_and_are_attacked(kind: str) -> None:
    thing = other(kind, "Thing")
    if kind == "fortress":
        thing = special(thing, "dragheart", DRAGON)
    played = game(side(battle=(thing, OX)), side(battle=(tapped(thing), tapped(BIG))))
    played.to("attack")
    assert (played.can("attack_player"), played.can("attack")) == (["Ox"], [("Ox", "Big")])


@pytest.mark.rule("801.1", "801.3", "315.2")
def test_an_evolution_on_a_tamaseed_attacks_at_once() -> None:
    seed = other("tamaseed", "Seed", cost=1)
    grown = creature("Grown", 'EvolvesFrom((Which(kind="tamaseed", whose="your"),))', power=5000, evolution=True)
    played = game(side(hand=(seed, grown), mana="FFF")).use("Seed").use("Grown")
    assert (played.battle(), played.to("attack").can("attack_player")) == (["Grown"], ["Grown"])


@pytest.mark.rule("801.4a", "801.4d")
def test_the_tamaseed_stays_when_only_the_top_leaves() -> None:
    seed = other("tamaseed", "Seed", cost=1)
    top = special(
        creature("Star", 'EvolvesFrom((Which(kind="tamaseed", whose="your"),))', power=5000, evolution=True),
        "star_evolution",
    )
    played = game(side(hand=(BOLT,), mana="F"), side(battle=(seed,), hand=(top,), mana="FF"), active=1)
    played.use("Star").end_turn().use("Bolt")
    assert (played.battle(1), played.graveyard(1)) == (["Seed"], ["Star"])


@pytest.mark.rule("313.1", "313.2", "503.1")
def test_a_land_is_put_into_the_mana_zone_and_not_used() -> None:
    land = other("land", "Land", civ="Fire")
    played = game(side(hand=(land, FILLER), mana="F"), step="charge")
    played.pick("Land")
    assert (played.kind, played.can("use"), "Land" in played.mana()) == ("main", ["Filler"], True)


@pytest.mark.rule("314.2", "314.4")
def test_a_rule_plus_is_never_used() -> None:
    assert game(side(mana="FFF", hyperspatial=(other("rule_plus", "Thirteen"),))).to("main").can("use") == []


# -- auras (310) -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("310.2")
@pytest.mark.parametrize(("battle", "top", "may"), [((OX,), (), False), ((ROBOT,), (), True), ((), (ROBOT,), True)])
def test_an_aura_needs_a_gacharange_creature_or_a_summon(battle: tuple, top: tuple, may: bool) -> None:
    played = game(side(battle=battle, hand=(coat("Coat", 1000),), mana="F", gacharange=top))
    assert bool(played.to("main").can("use")) is may


@pytest.mark.rule("310.4", "310.6")
def test_several_auras_add_up() -> None:
    played = game(side(battle=(ROBOT,), hand=(coat("Coat", 1000), coat("Hat", 2000)), mana="FF"))
    assert played.use("Coat").use("Hat").power("Robot") == 6000


@pytest.mark.rule("310.4")
def test_an_aura_gives_its_abilities_to_the_creature() -> None:
    cut = coat("Cut", 1000, attacks(DrawCards()), always(keywords=(double_breaker,)))
    played = game(side(battle=(ROBOT,), hand=(cut,), mana="F")).use("Cut").attack("Robot")
    assert ("Filler" in played.hand(), played.ask.low) == (True, 2)


@pytest.mark.rule("310.8", "118.1")
@pytest.mark.parametrize(("act", "zone"), [("destroy", GRAVEYARD), ("to_hand", HAND), ("to_mana", MANA)])
def test_an_aura_goes_along_and_the_robot_goes_home(act: str, zone: str) -> None:
    remove = spell("Remove", f"Do({act!r}, Pick(mine))")
    played = game(side(battle=(ROBOT,), hand=(coat("Coat", 1000), remove), mana="FF", gacharange=(ROBOT,)))
    played.use("Coat").pick("Robot")
    played.use("Remove")
    assert ("Coat" in played.names(0, zone), played.count(0, GACHARANGE), played.battle()) == (True, 2, [])


@pytest.mark.rule("310.8a")
def test_an_aura_becomes_a_new_shield_of_its_own() -> None:
    hide = spell("Hide", 'Do("to_shields", Pick(mine))')
    played = game(side(battle=(ROBOT,), hand=(coat("Coat", 1000), hide), mana="FF", shields=2))
    played.use("Coat").use("Hide")
    assert (len(played.duel.shields(0)), played.names(0, GACHARANGE)) == (3, ["Robot"])
    assert not any(card.faceup for card in played.table.in_zone(0, SHIELDS))


@pytest.mark.rule("310.8a", "405.1")
def test_an_aura_enters_the_mana_zone_untapped() -> None:
    lift = spell("Lift", "into_mana(mine)")
    played = game(side(battle=(tapped(ROBOT),), hand=(coat("Coat", 1000), lift), mana="FF"))
    assert not played.use("Coat").use("Lift").is_tapped("Coat", 0, MANA)


@pytest.mark.rule("310.7", "310.8", "118.1")
def test_an_evolved_robot_takes_its_aura_along() -> None:
    grown = creature("Grown", 'evolution("Magic Tool")', power=6000, evolution=True)
    remove = spell("Remove", 'Do("destroy", Pick(mine))')
    played = game(side(battle=(ROBOT,), hand=(coat("Coat", 500), grown, remove), mana="FFFF"))
    played.use("Coat").use("Grown").use("Remove")
    assert (sorted(played.graveyard()), played.names(0, GACHARANGE)) == (["Coat", "Grown", "Remove"], ["Robot"])


# -- gacharange and psychic creatures come home (117, 118, 408, 809) ---------------------------------------------------


@pytest.mark.rule("118.1", "408.3", "809.2b")
def test_a_destroyed_robot_goes_under_the_others() -> None:
    second = special(creature("Second"), "gacharange")
    played = game(side(hand=(BOLT,), mana="F"), side(battle=(ROBOT,), gacharange=(second, second))).use("Bolt")
    assert (played.names(1, GACHARANGE), played.graveyard(1)) == (["Second", "Second", "Robot"], [])


@pytest.mark.rule("118.1", "117.1", "603.5")
@pytest.mark.parametrize("word", ["gacharange", "psychic"])
def test_it_was_destroyed_all_the_same(word: str) -> None:
    card = special(creature("Beyond", "destroyed(DrawCards())"), word, creature("Other side"))
    played = game(side(battle=(OX,), hand=(BOLT,), mana="F"), side(battle=(card,))).use("Bolt")
    assert (played.hand(1), played.graveyard(1)) == (["Filler"], [])


@pytest.mark.rule("701.29a", "809.2a")
def test_a_gacharange_summon_is_a_summon_and_the_creature_is_new() -> None:
    watcher = creature("Watcher", 'OnEvent("summoned", (DrawCards(),), mine)')
    caller = spell("Caller", "GacharangeSummon()")
    played = game(side(battle=(watcher,), hand=(caller,), mana="F", gacharange=(ROBOT,))).use("Caller")
    assert (played.hand(), played.to("attack").can("attack_player")) == (["Filler"], ["Watcher"])


@pytest.mark.rule("117.1", "804.4b")
@pytest.mark.parametrize("act", ["destroy", "to_mana", "to_shields", "to_deck_top"])
def test_a_psychic_creature_goes_home_from_everywhere(act: str) -> None:
    card = special(creature("Beyond"), "psychic", creature("Other side"))
    remove = spell("Remove", f"Do({act!r}, Pick(theirs))")
    played = game(side(battle=(OX,), hand=(remove,), mana="F"), side(battle=(card,), deck=4, shields=2)).use("Remove")
    assert (played.names(1, HYPERSPATIAL), played.count(1, "deck"), len(played.duel.shields(1))) == (["Beyond"], 4, 2)
