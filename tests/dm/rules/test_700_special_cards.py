"""Cards that need special handling (800): evolutions of all kinds, two faces, halves, seals, castles, auras, fields;
keyword actions (701.16 to 701.29), and uses that are declared or cost nothing (112.3)."""

from dataclasses import replace

import pytest
from dm.playing import FILLER, creature, fresh, game, other, side, special, spell, tapped

from svedesk.engine.records import Place
from svedesk.games.dm.words import Do as Act
from svedesk.games.dm.words import Pick, Which
from svedesk.games.dm.zones import BATTLE, DECK, GACHARANGE, GRAVEYARD, HAND, HYPERSPATIAL, MANA, SHIELDS

pytestmark = pytest.mark.game("dm")
OX = creature("Ox", races=("Beast Folk",), power=2000)
BIG = creature("Big", power=9000)
BOLT = spell("Bolt", "destroy(theirs)")
GR = special(creature("Robot", power=3000, races=("Magic Tool",)), "gacharange")


# -- card types (303 to 316) -------------------------------------------------------------------------------------------


@pytest.mark.rule("303.1", "303.2", "701.16a")
def test_cross_gear_is_generated_in_the_main_step() -> None:
    played = game(side(hand=("Emerald Claw",), mana="NNN"))
    assert played.use("Emerald Claw").battle() == ["Emerald Claw"]


@pytest.mark.rule("303.3", "303.3b", "303.4", "303.4a", "303.5", "303.3d", "701.17a")
def test_cross_gear_goes_from_creature_to_creature_and_stays() -> None:
    played = game(side(battle=(tapped(OX), BIG, "Emerald Claw", FILLER), hand=(FILLER,), mana="NNNNNN"))
    assert sorted(played.to("main").can("cross")) == [
        ("Emerald Claw", "Big"),
        ("Emerald Claw", "Filler"),
        ("Emerald Claw", "Ox"),
    ]
    for name in ("Ox", "Big"):
        played.pick(("cross", "Emerald Claw", name))
        while played.kind == "pay":
            played.pick("auto")
        assert (played.power(name), ("Emerald Claw", name) in played.can("cross")) == (
            {"Ox": 4000, "Big": 11000}[name],
            False,
        )
    assert played.is_tapped("Ox")
    played.by_hand("move", played.card("Big").id, to=Place(0, GRAVEYARD))
    assert "Emerald Claw" in played.battle()


@pytest.mark.rule("304.1", "304.2", "113.4", "701.19a")
def test_a_castle_fortifies_a_shield_and_is_none() -> None:
    castle = other("castle", "Keep", "always(mine, power=1000)")
    played = game(side(battle=(OX,), hand=(castle,), mana="FF", shields=2)).use("Keep")
    played.answer(0)
    assert (len(played.duel.shields(0)), played.power("Ox"), played.battle()) == (2, 3000, ["Ox"])
    assert game(side(hand=(castle,), mana="FF", shields=0)).to("main").can("use") == []


@pytest.mark.rule("304.3", "703.4k")
def test_a_castle_goes_to_the_graveyard_after_the_shield_trigger_of_its_shield() -> None:
    castle = other("castle", "Keep", "always(mine, power=1000)", cost=0)
    trap = spell("Trap", "shield_trigger", 'destroy(Which(kind="creature", power_most=9000))')
    played = game(side(battle=(OX,), hand=(castle,), mana="F", shields=(trap,)), side(battle=(BIG,)))
    played.use("Keep")
    played.end_turn().attack("Big").pick("Trap").pick("Big")
    assert ("Keep" in played.graveyard(), played.power("Ox")) == (True, 2000)


@pytest.mark.rule("305.3", "117.2", "703.4g")
def test_a_weapon_alone_goes_back_to_the_hyperspatial_zone() -> None:
    weapon = special(other("weapon", "Spear"), "dragheart", creature("Spear Dragon"))
    played = game(side(battle=(weapon,), hand=(FILLER,), mana="FF")).use("Filler")
    assert (played.battle(), played.names(0, HYPERSPATIAL)) == (["Filler"], ["Spear"])


@pytest.mark.rule("305.2", "305.2a", "806.1a", "701.22a", "806.5a", "806.3", "806.2")
def test_an_equipped_weapon_becomes_a_creature_of_the_age_of_its_card() -> None:
    dragon = creature("Spear Dragon", power=7000)
    weapon = special(
        other("weapon", "Spear", "always(power=1000)", 'attacks(Flip(Attached(), "dragsolution"))'), "dragheart", dragon
    )
    played = game(side(battle=(OX,), hand=(weapon, FILLER), mana="FF"), side(shields=3))
    played.by_hand("attach", played.table.in_zone(0, HAND)[0].id, played.card("Ox").id, to=Place(0, BATTLE))
    assert (played.power("Ox"), played.battle()) == (3000, ["Ox"])
    for card in played.table.in_zone(0, BATTLE):  # it lies there since before the turn
        played.table.put(card._replace(arrived=1))
    played.attack("Ox")
    assert (played.battle(), played.power("Spear Dragon"), played.is_tapped("Spear Dragon")) == (
        ["Ox", "Spear Dragon"],
        7000,
        False,
    )


@pytest.mark.rule("308.1", "308.2", "312.1", "312.2", "315.1", "315.2", "316.1", "701.27a", "204.2")
@pytest.mark.parametrize("kind", ["field", "artifact", "tamaseed"])
def test_other_elements_are_used_and_hold(kind: str) -> None:
    played = game(side(battle=(OX,), hand=(other(kind, "Thing", "always(mine, power=1000)"),), mana="FF")).use("Thing")
    assert (played.battle(), played.power("Ox")) == (["Ox", "Thing"], 3000)
    assert played.to("attack").can("attack_player") == ["Ox"]


@pytest.mark.rule("308.3", "701.28a")
def test_a_field_is_turned_upside_down() -> None:
    turner = spell("Turner", 'UpsideDown(Pick(Which(kind="field")))')
    played = game(side(battle=(other("field", "Place"),), hand=(turner,), mana="F")).use("Turner")
    assert played.card("Place").turned == 2


@pytest.mark.rule("703.4l")
def test_a_new_d2_field_removes_the_old_one_whoevers_it_is() -> None:
    old, new = special(other("field", "Old"), "d2"), special(other("field", "New"), "d2")
    played = game(side(hand=(new,), mana="FF"), side(battle=(old, other("field", "Plain place")))).use("New")
    assert (played.battle(), played.battle(1), played.graveyard(1)) == (["New"], ["Plain place"], ["Old"])


@pytest.mark.rule("310.1", "310.2", "310.4", "310.6")
def test_auras_are_attached_to_gacharange_creatures() -> None:
    aura = other("aura", "Coat", "always(keywords=(double_breaker,))", cost=1)
    aura = replace(aura, facts=replace(aura.facts, attack=2000))
    played = game(side(battle=(GR, OX), hand=(aura, aura), mana="FF", gacharange=(GR,)))
    played.use("Coat")
    assert (played.kind, played.can()) == ("attach", ["Robot", "gacharange"])
    played.pick("Robot")
    assert (played.power("Robot"), played.battle()) == (5000, ["Robot", "Ox"])
    played.use("Coat").pick("gacharange")
    assert (played.battle(), played.count(0, GACHARANGE)) == (["Robot", "Ox", "Robot"], 0)


@pytest.mark.rule("310.8", "310.8a", "118.1", "809.2b")
def test_an_aura_goes_where_its_creature_goes_and_the_creature_home() -> None:
    coat = other("aura", "Coat", cost=1)
    lift = spell("Lift", "into_mana(mine)")
    played = game(side(battle=(GR,), hand=(coat, lift), mana="FFF")).use("Coat").use("Lift")
    assert (played.battle(), played.names(0, GACHARANGE)) == ([], ["Robot"])
    assert "Coat" in played.mana()


@pytest.mark.rule("310.5")
def test_an_aura_alone_goes_to_the_graveyard() -> None:
    played = game(side(battle=(other("aura", "Coat"),), hand=(FILLER,), mana="FF")).use("Filler")
    assert (played.battle(), played.graveyard()) == (["Filler"], ["Coat"])


@pytest.mark.rule("310.7", "310.7a")
def test_an_aura_stays_on_top_of_an_evolution() -> None:
    coat = other("aura", "Coat", "always(power=500)", cost=1)
    grown = creature("Grown", 'evolution("Magic Tool")', power=6000, evolution=True)
    played = game(side(battle=(GR,), hand=(coat, grown), mana="FFF")).use("Coat").use("Grown")
    assert (played.battle(), played.power("Grown")) == (["Grown"], 6500)


@pytest.mark.rule("313.1", "313.3", "314.2", "314.4", "309.2", "309.7", "311.3")
@pytest.mark.parametrize(
    ("kind", "zone"), [("land", GRAVEYARD), ("core", GRAVEYARD), ("rule_plus", HYPERSPATIAL), ("castle", GRAVEYARD)]
)
def test_what_may_not_be_in_the_battle_zone_leaves_it(kind: str, zone: str) -> None:
    odd = other(kind, "Odd", cost=0)
    played = game(side(battle=(odd,), hand=(FILLER,), mana="FF")).use("Filler")
    assert (played.battle(), played.names(0, zone)) == (["Filler"], ["Odd"])
    if kind != "castle":
        assert game(side(hand=(odd,), mana="FF")).to("main").can("use") == []


# -- seals (116, 701.23, 701.24) ---------------------------------------------------------------------------------------


@pytest.mark.rule("116.1", "116.1a", "116.1b", "116.3", "701.24a", "116.2")
def test_seals_are_put_from_the_deck_and_ignore_what_they_lie_on() -> None:
    sealer = spell("Sealer", "PutSeals(Pick(theirs), 2)")
    played = game(side(hand=(sealer, BOLT), mana="FF"), side(battle=(BIG,), deck=5)).use("Sealer")
    big = played.duel.creatures(1)[0]
    assert (played.duel.is_creature(big), len(played.duel.seals(big)), played.count(1, DECK)) == (False, 2, 3)
    assert played.use("Bolt").graveyard(1) == []


@pytest.mark.rule("116.4", "116.4a", "116.4b", "703.4j", "701.23a", "701.23b")
def test_a_command_removes_a_seal_of_a_card_with_its_civilization() -> None:
    command = creature("Judge", races=("Angel Command",), civ="Light", cost=1)
    saint, brute = creature("Saint", civ="Light"), creature("Brute", civ="Fire")
    sealer = spell("Sealer", "PutSeals(Pick(mine, 2))")
    played = game(side(battle=(saint, brute), hand=(sealer, command), mana="FL")).use("Sealer")
    assert [played.duel.is_sealed(card) for card in played.duel.creatures(0)] == [True, True]
    played.use("Judge")
    assert [played.duel.is_sealed(card) for card in played.duel.creatures(0)] == [False, True, False]
    assert played.graveyard() == ["Sealer", "Filler"]


@pytest.mark.rule("701.23", "116.4a")
def test_another_command_removes_none() -> None:
    sealer = spell("Sealer", "PutSeals(Pick(mine))")
    command = creature("Judge", races=("Angel Command",), civ="Light", cost=1)
    played = game(side(battle=(OX,), hand=(sealer, command), mana="FL")).use("Sealer").use("Judge")
    assert played.duel.is_sealed(played.duel.creatures(0)[0])


# -- evolutions of other kinds (802, 811, 813) -------------------------------------------------------------------------


NEO = special(
    creature("Neo", 'EvolvesFrom((Which(kind="creature", whose="your", races=("Beast Folk",)),))', power=5000), "neo"
)


@pytest.mark.rule("802.1", "802.2", "802.3")
def test_a_neo_creature_is_an_evolution_where_it_is_put_on_a_card() -> None:
    played = game(side(battle=(OX,), hand=(NEO, NEO), mana="FFFF")).use("Neo").pick("Ox")
    assert played.battle() == ["Neo"]
    assert played.use("Neo").battle() == ["Neo", "Neo"]
    assert (played.to("attack").can("attack_player"), played.number("turn")) == (["Neo"], 5)
    first, second = played.duel.creatures(0)
    assert [played.duel.is_evolution(card) for card in (first, second)] == [True, False]


@pytest.mark.rule("802.2")
def test_in_other_zones_it_is_none() -> None:
    plain = Which(zone=HAND, whose="your", kind="creature", evolution=False)
    played = game(side(hand=(NEO,)))
    assert [card.number for card in plain.find(played.duel, 0, 0)] == ["T-Neo"]


STAR = special(creature("Star", 'evolution("Beast Folk")', power=7000), "star_evolution")


@pytest.mark.rule("811.1")
def test_of_a_star_evolution_only_the_top_card_leaves() -> None:
    played = game(side(hand=(BOLT,), mana="F"), side(battle=(OX,), hand=(STAR,), mana="FF"), active=1)
    played.use("Star").end_turn().use("Bolt")
    assert (played.battle(1), played.graveyard(1)) == (["Ox"], ["Star"])


@pytest.mark.rule("811.1a")
def test_another_replacement_goes_before_it() -> None:
    saver = special(
        creature("Star", 'evolution("Beast Folk")', 'InsteadOf("leave", (Do("to_mana", this),))', power=7000),
        "star_evolution",
    )
    played = game(side(hand=(BOLT,), mana="F"), side(battle=(OX,), hand=(saver,), mana="FF"), active=1)
    played.use("Star").end_turn().use("Bolt")
    assert (played.battle(1), sorted(played.mana(1))) == ([], ["Ox", "Plain Fire", "Plain Fire", "Star"])


@pytest.mark.rule("813.1", "813.1a")
def test_a_star_max_evolution_needs_nothing_and_there_is_one() -> None:
    top = special(creature("Max", "EvolvesFrom((mine,))", power=9000), "star_max_evolution")
    played = game(side(hand=(top, top), mana="FFFF")).use("Max")
    assert played.battle() == ["Max"]
    played.use("Max").none()
    assert (played.kind, len(played.can())) == ("stays", 2)
    played.answer(1)
    assert (played.battle(), played.hand()) == (["Max"], ["Max"])


# -- two faces and halves (804, 806, 808) ------------------------------------------------------------------------------


@pytest.mark.rule("804.1", "804.2", "804.3", "804.5", "804.6", "701.20a", "200.3c")
def test_an_awakened_creature_is_the_same_with_another_face() -> None:
    grown = creature("Grown side", "double_breaker", power=12000, cost=14)
    small = special(creature("Small side", power=6000), "psychic", grown)
    wake = spell("Wake", 'Flip(Pick(mine), "awaken")')
    played = game(side(battle=(fresh(small),), hand=(wake,), mana="F"))
    same = played.card("Small side").id
    played.use("Wake")
    assert (played.battle(), played.power("Grown side"), played.card("Grown side").id) == (["Grown side"], 12000, same)
    assert (played.to("attack").can("attack_player"), played.number("turn")) == (["Grown side"], 5)


@pytest.mark.rule("804.6a")
def test_flipped_otherwise_it_is_as_old_as_its_card() -> None:
    small = special(creature("Small side", power=6000), "psychic", creature("Grown side", power=12000))
    turn = spell("Turn", 'Flip(Pick(Which(kind="creature", power_least=5000)))')
    played = game(side(battle=(fresh(small), OX), hand=(turn,), mana="F")).use("Turn")
    assert played.battle() == ["Grown side", "Ox"]
    assert played.to("attack").can("attack_player") == ["Ox"]


@pytest.mark.rule("804.4a", "804.4b", "117.1", "112.4", "806.4a", "806.4b")
@pytest.mark.parametrize("word", ["psychic", "dragheart"])
def test_what_begins_in_the_hyperspatial_zone_goes_back_there(word: str) -> None:
    card = special(creature("Beyond", power=1000), word, creature("Other side"))
    call = spell("Call", Act("put_in", Pick(Which(zone=HYPERSPATIAL, whose="your"))))
    played = game(side(hand=(call, spell("Back", "bounce(mine)")), mana="FF", hyperspatial=(card,)))
    assert ("Beyond",) not in played.to("main").can("use")
    played.use("Call")
    assert (played.battle(), played.count(0, HYPERSPATIAL)) == (["Beyond"], 0)
    played.use("Back")
    assert (played.battle(), played.hand(), played.names(0, HYPERSPATIAL)) == ([], [], ["Beyond"])


@pytest.mark.rule("701.29a", "809.2a", "408.2")
def test_a_gacharange_summon_takes_the_top_card() -> None:
    caller = spell("Caller", "GacharangeSummon()", "GacharangeSummon()")
    played = game(side(hand=(caller,), mana="F", gacharange=(GR,))).use("Caller")
    assert (played.battle(), played.count(0, GACHARANGE)) == (["Robot"], 0)


TWIN = special(
    creature("Beast half", power=4000, cost=4, civ="Nature"),
    "twinpact",
    spell("Spell half", "DrawCards()", cost=1, civ="Water"),
)


@pytest.mark.rule("808.3", "808.3a", "808.1")
def test_either_half_of_a_twinpact_is_used_for_its_own_cost() -> None:
    played = game(side(hand=(TWIN,), mana="W"))
    assert [option.index for option in played.to("main").ask.options if option.kind == "use"] == [1]
    played.answer(0)
    assert (played.graveyard(), played.hand()) == (["Beast half"], ["Filler"])
    whole = game(side(hand=(TWIN,), mana="NNNN")).use("Beast half")
    assert (whole.battle(), whole.power("Beast half")) == (["Beast half"], 4000)


@pytest.mark.rule("808.3")
def test_as_a_card_it_is_both() -> None:
    played = game(side(hand=(TWIN,), mana=(TWIN,)))
    for kind in ("creature", "spell"):
        assert len(Which(zone=HAND, whose="your", kind=kind).find(played.duel, 0, 0)) == 1
    assert played.duel.civilizations(played.table.in_zone(0, MANA)[0]) == {"Nature", "Water"}


# -- declared uses and free ones (112.3) -------------------------------------------------------------------------------


@pytest.mark.rule("112.3c")
def test_ninja_strike_summons_at_an_attack_and_goes_under_the_deck() -> None:
    ninja = creature("Ninja", "ninja_strike(2)", "blocker", cost=7, power=3000)
    played = game(side(battle=(BIG,)), side(hand=(ninja,), mana="FF", deck=3)).attack("Big")
    assert (played.kind, played.seat) == ("declare", 1)
    played.pick("Ninja")
    assert (played.battle(1), played.kind) == (["Ninja"], "block")
    played.block().answer(0).end_turn()
    assert (played.battle(1), played.names(1, DECK)[-1]) == ([], "Ninja")
    few = game(side(battle=(BIG,)), side(hand=(ninja,), mana="F")).attack("Big")
    assert few.kind != "declare"


@pytest.mark.rule("112.3d", "112.3e", "110.2b")
def test_gravity_zero_costs_nothing_while_its_condition_holds() -> None:
    heavy = creature("Heavy", "GravityZero(ThereAre(mine, least=2))", cost=9)
    assert game(side(battle=(OX,), hand=(heavy,))).to("main").can("use") == []
    watcher = creature("Watcher", 'OnEvent("summoned", (DrawCards(),), mine)')
    played = game(side(battle=(OX, watcher), hand=(heavy,))).use("Heavy")
    assert (played.battle(), played.hand()) == (["Ox", "Watcher", "Heavy"], ["Filler"])


@pytest.mark.rule("112.3f")
def test_attack_chance_casts_a_spell_as_such_a_creature_attacks() -> None:
    chance = spell(
        "Chance",
        'attack_chance(Which(kind="creature", whose="your", races=("Beast Folk",)))',
        "destroy(theirs)",
        cost=6,
    )
    played = game(side(battle=(OX, BIG), hand=(chance,)), side(battle=(FILLER,)))
    played.attack("Ox").pick("Chance")
    assert (played.battle(1), played.graveyard()) == ([], ["Chance"])


@pytest.mark.rule("701.26a")
def test_revolution_change_switches_the_attacker() -> None:
    change = creature(
        "Change", 'revolution_change(Which(kind="creature", whose="your", cost_least=2))', power=8000, cost=8
    )
    played = game(side(battle=(OX,), hand=(change,)), side(shields=2)).attack("Ox").pick("Change")
    assert (played.battle(), played.hand(), played.is_tapped("Change")) == (["Change"], ["Ox"], True)
    played.answer(0)
    assert played.count(1, SHIELDS) == 1


@pytest.mark.rule("801.1")
def test_an_invader_is_put_on_the_attacker() -> None:
    invader = creature(
        "Invader", 'invasion(Which(kind="creature", whose="your"))', "double_breaker", power=9000, cost=6
    )
    played = game(side(battle=(OX,), hand=(invader,)), side(shields=3)).attack("Ox").pick("Invader")
    assert (played.battle(), played.ask.low) == (["Invader"], 2)


@pytest.mark.rule("112.3")
def test_guard_strike_keeps_a_creature_from_attacking() -> None:
    guard = creature("Guard", "guard_strike")
    played = game(side(battle=(OX, BIG)), side(shields=(guard,))).attack("Ox")
    played.pick("Guard").pick("Big")
    assert ("Guard" in played.hand(1), played.kind, played.seat) == (True, "charge", 1)


@pytest.mark.rule("301.5")
def test_a_mach_fighter_attacks_creatures_at_once_and_no_player() -> None:
    fighter = creature("Fighter", "mach_fighter", power=5000)
    played = game(side(battle=(fresh(fighter),)), side(battle=(FILLER,)))
    assert played.to("attack").can("attack", "attack_player") == [("Fighter", "Filler")]


@pytest.mark.rule("701.21a", "701.21b")
@pytest.mark.parametrize(("mine_", "won"), [(3, True), (2, True), (1, False)])
def test_a_gachinko_judge_is_won_with_the_same_cost(mine_: int, won: bool) -> None:
    judge = spell("Judgement", "Judge((DrawCards(),))")
    first, second = creature("First", cost=mine_), creature("Second", cost=2)
    played = game(side(hand=(judge, OX), mana="F", deck=[first, FILLER]), side(deck=[second, FILLER])).use("Judgement")
    assert (played.hand(), played.names(1, DECK)) == (["Ox", "Filler"] if won else ["Ox"], ["Filler", "Second"])
