"""Cards of DM-01 to DM-17 whose words came with the second round: each plays as its text says, and the clause that its
word rests on is named."""

import pytest
from dm.playing import FILLER, creature, fresh, game, other, side, spell, tapped

from svedesk.games.dm.values.cost import cost
from svedesk.games.dm.zones import DECK, GRAVEYARD, HAND, MANA, SHIELDS

pytestmark = pytest.mark.game("dm")
OX = creature("Ox", races=("Beast Folk",), power=2000, civ="Nature")
BIG = creature("Big", power=9000)
WALL = creature("Wall", "blocker", power=1000, civ="Water")


# -- lent abilities (602, 110.3c) --------------------------------------------------------------------------------------


@pytest.mark.rule("602.1", "602.3", "602.3a")
def test_each_creature_of_its_civilization_taps_for_what_fort_megacluster_lends() -> None:
    wet, dry = creature("Wet", civ="Water"), creature("Dry", civ="Fire")
    played = game(side(battle=(wet, dry, fresh(creature("New", civ="Water")), "Fort Megacluster")))
    assert sorted(played.to("attack").can("tap_ability")) == [("Fort Megacluster", "Fort Megacluster"),
                                                               ("Wet", "Fort Megacluster")]  # fmt: skip
    played.pick(("tap_ability", "Wet"))
    assert (played.hand(), played.is_tapped("Wet"), played.is_tapped("Dry")) == (["Filler"], True, False)


@pytest.mark.rule("602.1", "303.3a")
def test_a_creature_crossed_with_crimson_rifle_taps_for_it() -> None:
    played = game(side(battle=(OX, "Crimson Rifle"), mana="FFFF"), side(battle=(FILLER, BIG)))
    played.to("main").pick(("cross", "Crimson Rifle", "Ox"))
    while played.kind == "pay":
        played.pick("auto")
    played.to("attack").pick(("tap_ability", "Ox"))
    assert (played.battle(1), played.is_tapped("Ox")) == (["Big"], True)


@pytest.mark.rule("602.1")
def test_two_equal_gears_lend_their_ability_once() -> None:
    played = game(side(battle=(OX, "Crimson Rifle", "Crimson Rifle"), mana="FFFF"), side(battle=(FILLER,)))
    for _ in range(2):
        played.to("main").pick(("cross", "Crimson Rifle", "Ox"))
        while played.kind == "pay":
            played.pick("auto")
    assert played.to("attack").can("tap_ability") == [("Ox", "Crimson Rifle")]


# -- survivors, wave strikers, metamorphs (110.2c, 604.2) --------------------------------------------------------------


@pytest.mark.rule("110.2c", "603.2")
def test_each_survivor_draws_by_split_head_hydroturtle() -> None:
    other = creature("Survivor", races=("Survivor",))
    played = game(side(battle=("Split-Head Hydroturtle Q", other, OX)), side(shields=5))
    played.attack("Survivor").yes()
    assert played.hand() == ["Filler"]
    played.answer(0).attack("Ox")
    assert played.kind == "shields"


@pytest.mark.rule("609.1", "110.2c")
def test_a_survivor_goes_into_the_mana_zone_by_balloonshroom() -> None:
    other = creature("Survivor", races=("Survivor",))
    bolt = spell("Bolt", "destroy(theirs, 2)")
    played = game(side(hand=(bolt,), mana="F"), side(battle=("Balloonshroom Q", other))).use("Bolt")
    assert (sorted(played.mana(1)), played.graveyard(1)) == (["Balloonshroom Q", "Survivor"], [])


@pytest.mark.rule("604.2", "608.3a")
@pytest.mark.parametrize(("others", "power"), [(1, 1000), (2, 5000)])
def test_asra_is_strong_while_two_other_wave_strikers_are_there(others: int, power: int) -> None:
    more = ("Aqua Trickster",) * others
    played = game(side(battle=("Asra, Vizier of Safety", *more)))
    printed = played.rules.facts(played.card("Asra, Vizier of Safety").number).attack
    assert played.power("Asra, Vizier of Safety") == printed + (4000 if power > 1000 else 0)


@pytest.mark.rule("603.2", "604.2")
@pytest.mark.parametrize(("waves", "tapped_"), [(1, False), (2, True)])
def test_aqua_trickster_taps_only_as_a_wave_striker(waves: int, tapped_: bool) -> None:
    played = game(
        side(battle=("Asra, Vizier of Safety",) * waves, hand=("Aqua Trickster",), mana="WWWWWWWW"),
        side(battle=(FILLER,)),
    )
    played.use("Aqua Trickster")
    assert played.is_tapped("Filler", 1) is tapped_


@pytest.mark.rule("604.2")
@pytest.mark.parametrize(("mana", "power"), [(6, 0), (7, 2000)])
def test_automobile_man_grows_with_seven_cards_in_the_mana_zone(mana: int, power: int) -> None:
    played = game(side(battle=("Automobile Man",), mana="F" * mana))
    printed = played.rules.facts(played.card("Automobile Man").number).attack
    assert played.power("Automobile Man") == printed + power


# -- attacks and blocks (505 to 509) -----------------------------------------------------------------------------------


@pytest.mark.rule("507.1a", "701.12a")
@pytest.mark.parametrize(("civ", "blocks"), [("Fire", True), ("Nature", True), ("Light", False)])
def test_lurking_eel_blocks_fire_and_nature(civ: str, blocks: bool) -> None:
    attacker = creature("Attacker", civ=civ, power=9000)
    played = game(side(battle=(attacker,)), side(battle=("Lurking Eel",))).attack("Attacker")
    assert (played.kind == "block") is blocks


@pytest.mark.rule("115.3d")
@pytest.mark.parametrize(("civ", "gone"), [("Light", True), ("Water", False)])
def test_gigakail_slays_nature_and_light_only(civ: str, gone: bool) -> None:
    foe = creature("Foe", civ=civ, power=20000)
    played = game(side(battle=("Gigakail",)), side(battle=(tapped(foe),))).attack("Gigakail", "Foe")
    assert (played.battle(1) == []) is gone


@pytest.mark.rule("505.2")
def test_bazooka_mutant_attacks_blockers_only() -> None:
    played = game(side(battle=("Bazooka Mutant", OX)), side(battle=(tapped(WALL), tapped(BIG))))
    options = played.to("attack").options()
    assert [option[1:] for option in options if option[1:2] == ("Bazooka Mutant",)] == [("Bazooka Mutant", "Wall")]


@pytest.mark.rule("509.2a", "509.2b")
@pytest.mark.parametrize(("survivors", "breaks"), [(0, 1), (2, 3)])
def test_q_tronic_gargantua_breaks_one_more_for_each_other_survivor(survivors: int, breaks: int) -> None:
    more = (creature("Survivor", races=("Survivor",)),) * survivors
    played = game(side(battle=("Q-tronic Gargantua", *more)), side(shields=5)).attack("Q-tronic Gargantua")
    assert (played.kind, played.ask.low) == ("shields", breaks)


@pytest.mark.rule("509.2")
def test_the_opponent_of_kyuroro_does_not_choose_the_shields() -> None:
    played = game(side(battle=(OX,)), side(battle=("Kyuroro",), shields=3)).attack("Ox")
    assert (played.kind, played.seat) == ("shields", 1)


@pytest.mark.rule("101.2", "301.5")
def test_diamond_cutter_lets_everything_attack_that_is_not_new() -> None:
    still = creature("Still", "cant_attack")
    played = game(side(battle=(still, fresh(OX)), hand=("Diamond Cutter",), mana="LLLLLL")).use("Diamond Cutter")
    assert played.to("attack").can("attack_player") == ["Still"]


@pytest.mark.rule("505.2")
def test_chaos_strike_lets_one_untapped_creature_be_attacked() -> None:
    played = game(side(battle=(BIG,), hand=("Chaos Strike",), mana="FFF"), side(battle=(OX, FILLER)))
    played.use("Chaos Strike").pick("Ox")
    assert played.to("attack").can("attack") == [("Big", "Ox")]


@pytest.mark.rule("607.2", "507.1d")
def test_creeping_plague_makes_slayers_of_those_that_are_blocked() -> None:
    strong = creature("Strong wall", "blocker", power=20000)
    played = game(side(battle=(OX,), hand=("Creeping Plague",), mana="DDDD"), side(battle=(strong,)))
    played.use("Creeping Plague").attack("Ox").block("Strong wall")
    assert played.battle(1) == []


@pytest.mark.rule("506.1b", "603.6a")
def test_after_slime_veil_the_opponents_creatures_attack_in_their_next_turn() -> None:
    played = game(side(battle=(tapped(BIG),), hand=("Slime Veil",), mana="D", shields=3), side(battle=(OX,)))
    played.use("Slime Veil").to("charge")
    played.to("attack")
    assert (played.seat, "end" in [option[0] for option in played.options()]) == (1, False)


@pytest.mark.rule("510.1")
@pytest.mark.parametrize(("target", "left"), [(None, []), ("Feeble", ["Marrow Ooze, the Twister"])])
def test_marrow_ooze_is_destroyed_after_it_attacked_a_player(target: str | None, left: list[str]) -> None:
    foe = tapped(creature("Feeble", power=100))
    played = game(side(battle=("Marrow Ooze, the Twister", OX)), side(battle=(foe,), shields=2))
    played.attack("Marrow Ooze, the Twister", target)
    if played.kind == "shields":
        played.answer(0)
    assert played.battle() == [*left, "Ox"]


# -- what lasts, and what comes later (608, 603.6) ---------------------------------------------------------------------


@pytest.mark.rule("608.2a", "500.3")
def test_full_defensor_lasts_until_the_next_turn_of_its_player() -> None:
    played = game(side(battle=(OX,), hand=("Full Defensor",), mana="LL"), side(battle=(BIG,), shields=2))
    played.use("Full Defensor").end_turn().attack("Big")
    assert played.kind == "block"
    played.block().answer(0)
    played.to("charge")
    assert (played.seat, played.number("turn")) == (0, 7)
    assert "blocker" not in {given.value for given in played.card("Ox").given}


@pytest.mark.rule("603.6a", "511.1")
def test_whisking_whirlwind_untaps_at_the_end_of_the_turn() -> None:
    played = game(side(battle=(tapped(OX),), hand=("Whisking Whirlwind",), mana="LL")).use("Whisking Whirlwind")
    played.to("charge")
    assert (played.seat, played.is_tapped("Ox", 0)) == (1, False)


@pytest.mark.rule("301.2", "302.2", "303.1")
@pytest.mark.parametrize(
    ("name", "civ", "more"),
    [
        ("Milieus, the Daystretcher", "Darkness", 2),
        ("Dew Mushroom", "Darkness", 1),
        ("Volcano Smog, Deceptive Shade", "Light", 2),
        ("Missile Boy", "Light", 1),
        ("Horned Mutant", "Nature", 1),
    ],
)
def test_dearer_creatures_and_spells_are_not_dearer_cross_gear(name: str, civ: str, more: int) -> None:
    cards = (
        creature("Beast", civ=civ),
        spell("Word", "DrawCards()", cost=2, civ=civ),
        other("cross_gear", "Gear", civ=civ),
    )
    played = game(side(hand=cards), side(battle=(name,)))
    prices = [cost(played.duel, card) for card in played.duel.hand(0)]
    assert prices == [2 + more, 2 + more, 2]


@pytest.mark.rule("500.5", "104.2b", "603.6")
def test_bombazar_gives_a_turn_and_loses_at_its_end() -> None:
    six = creature("Six", power=6000)
    played = game(
        side(hand=("Bombazar, Dragon of Destiny",), battle=(OX,), mana="FFFFNNN"), side(battle=(six, BIG), shields=5)
    )
    played.use("Bombazar, Dragon of Destiny")
    assert (sorted(played.battle()), played.battle(1)) == (["Bombazar, Dragon of Destiny", "Ox"], ["Big"])
    played.end_turn()
    assert (played.seat, played.number("turn"), played.outcome) == (0, 6, None)
    played.end_turn()
    assert played.outcome is not None
    assert played.outcome.winners == (1,)


@pytest.mark.rule("104.2a", "500.5")
def test_who_wins_in_the_turn_of_bombazar_has_won() -> None:
    played = game(side(hand=("Bombazar, Dragon of Destiny",), mana="FFFFNNN"), side(shields=1))
    played.use("Bombazar, Dragon of Destiny").attack("Bombazar, Dragon of Destiny").to("attack")
    played.attack("Bombazar, Dragon of Destiny")
    assert played.outcome is not None
    assert played.outcome.winners == (0,)


# -- how many (605.2b, 101.3) ------------------------------------------------------------------------------------------


@pytest.mark.rule("605.2b", "101.3")
@pytest.mark.parametrize(("light", "left"), [(0, 3), (2, 1)])
def test_soul_gulp_makes_discard_as_many_as_there_are_light_creatures(light: int, left: int) -> None:
    saints = (creature("Saint", civ="Light"),) * light
    played = game(side(hand=("Soul Gulp",), mana="DDDD"), side(battle=saints, hand=(FILLER, OX, BIG)))
    played.use("Soul Gulp")
    while played.kind == "select":
        assert played.seat == 1
        played.answer(*range(played.ask.low))
    assert played.count(1, HAND) == left + (1 if played.seat == 1 else 0)


@pytest.mark.rule("605.2b")
def test_thunder_net_taps_up_to_one_for_each_water_creature() -> None:
    wet = creature("Wet", civ="Water")
    played = game(side(battle=(wet, wet), hand=("Thunder Net",), mana="LL"), side(battle=(OX, BIG, FILLER)))
    played.use("Thunder Net")
    assert (played.ask.low, played.ask.high) == (0, 2)
    played.pick("Ox", "Big")
    assert [played.is_tapped(name, 1) for name in ("Ox", "Big", "Filler")] == [True, True, False]


@pytest.mark.rule("605.2", "101.3")
def test_shock_hurricane_returns_as_many_as_were_returned() -> None:
    played = game(side(battle=(OX, FILLER), hand=("Shock Hurricane",), mana="WWWWW"), side(battle=(BIG, WALL, OX)))
    played.use("Shock Hurricane").pick("Ox", "Filler").yes().pick("Big", "Wall")
    assert (played.battle(), played.battle(1)) == ([], ["Ox"])


@pytest.mark.rule("605.2")
def test_mega_detonator_gives_as_many_double_breakers_as_were_discarded() -> None:
    played = game(side(battle=(OX, BIG), hand=("Mega Detonator", FILLER, FILLER, WALL), mana="FF"), side(shields=5))
    played.use("Mega Detonator").pick("Filler", "Wall")
    played.attack("Ox")
    assert played.ask.low == 2


@pytest.mark.rule("114.3", "401.4")
@pytest.mark.parametrize("count", [0, 2, 3])
def test_invincible_aura_adds_up_to_three_shields(count: int) -> None:
    played = game(side(hand=("Invincible Aura",), battle=(OX,), mana="L" * 13, shields=1)).use("Invincible Aura")
    played.pick(count)
    assert len(played.duel.shields(0)) == 1 + count


@pytest.mark.rule("700.2b", "700.2c")
def test_the_opponent_chooses_what_crisis_boulder_takes() -> None:
    played = game(side(hand=("Crisis Boulder",), mana="F" * 8), side(battle=(OX,), mana="F")).use("Crisis Boulder")
    assert (played.kind, played.seat) == ("mode", 1)
    played.answer(1)
    assert (played.battle(1), played.mana(1), played.graveyard(1)) == (["Ox"], [], ["Plain Fire"])


@pytest.mark.rule("601.1h", "101.3")
@pytest.mark.parametrize(("others", "asked"), [(1, False), (2, True)])
def test_gigaberos_takes_two_others_or_itself(others: int, asked: bool) -> None:
    played = game(side(battle=(OX,) * others, hand=("Gigaberos",), mana="DDDDD")).use("Gigaberos")
    assert (played.kind == "mode") is asked
    if asked:
        played.answer(0)
    assert played.battle() == (["Gigaberos"] if asked else ["Ox"])


@pytest.mark.rule("110.4e", "112.2b")
@pytest.mark.parametrize(("folk", "mana", "may"), [(0, 3, False), (2, 3, True), (9, 1, True), (9, 0, False)])
def test_sympathy_makes_its_own_card_cheaper(folk: int, mana: int, may: bool) -> None:
    friend = creature("Friend", 'sympathy(Which(kind="creature", whose="your", races=("Beast Folk",)))', cost=5)
    played = game(side(battle=(OX,) * folk, hand=(friend,), mana="F" * mana))
    assert bool(played.to("main").can("use")) is may


# -- hands, decks, names (202, 701.10, 701.11) -------------------------------------------------------------------------


@pytest.mark.rule("701.11a", "114.2")
def test_cyclone_panic_draws_as_many_as_were_shuffled_away() -> None:
    played = game(
        side(battle=(OX,), hand=("Cyclone Panic", OX, OX), mana="FFF", deck=6), side(hand=(BIG,), deck=6)
    ).use("Cyclone Panic")
    assert [(played.count(seat, HAND), played.count(seat, DECK)) for seat in (0, 1)] == [(2, 6), (1, 6)]


@pytest.mark.rule("202.3a", "202.3")
def test_obsidian_scarab_brings_another_of_its_name() -> None:
    played = game(
        side(hand=(spell("Bolt", "destroy(theirs)"),), mana="F"),
        side(battle=("Obsidian Scarab",), mana=("Obsidian Scarab", "Ambush Scorpion")),
    ).use("Bolt")
    played.yes()
    assert (played.battle(1), played.mana(1)) == (["Obsidian Scarab"], ["Ambush Scorpion"])


@pytest.mark.rule("701.10a", "701.11a")
def test_future_slash_searches_the_opponents_deck() -> None:
    played = game(side(battle=(OX,), hand=("Future Slash",), mana="D" * 7), side(deck=[BIG, OX, FILLER]))
    played.use("Future Slash").pick("Big", "Ox")
    assert (sorted(played.graveyard(1)), played.count(1, DECK)) == (["Big", "Ox"], 1)


@pytest.mark.rule("400.2c", "701.7a")
def test_scheming_hands_sees_what_it_discards() -> None:
    played = game(side(battle=(OX,), hand=("Scheming Hands",), mana="D" * 5), side(hand=(BIG, FILLER)))
    played.use("Scheming Hands").pick("Big")
    assert (played.hand(1), played.graveyard(1)) == (["Filler"], ["Big"])


@pytest.mark.rule("701.7a")
def test_rain_of_arrows_discards_darkness_spells_only() -> None:
    dark = spell("Dark", "destroy(theirs)", civ="Darkness")
    hand = (dark, creature("Night", civ="Darkness"), FILLER)
    played = game(side(battle=(OX,), hand=("Rain of Arrows",), mana="LL"), side(hand=hand)).use("Rain of Arrows")
    assert (sorted(played.hand(1)), played.graveyard(1)) == (["Filler", "Night"], ["Dark"])


@pytest.mark.rule("801.4", "801.1")
def test_of_soul_phoenix_only_the_top_card_leaves() -> None:
    bird, dragon = creature("Bird", races=("Fire Bird",)), creature("Drake", races=("Earth Dragon",))
    played = game(
        side(hand=(spell("Bolt", "destroy(theirs)"),), mana="F"),
        side(battle=(bird, dragon), hand=("Soul Phoenix, Avatar of Unity",), mana="FN" * 8),
        active=1,
    )
    played.use("Soul Phoenix, Avatar of Unity")
    while played.kind in ("order", "evolve", "pay"):  # the option at 0 pays automatically
        played.answer(0)
    played.end_turn().use("Bolt")
    assert (len(played.battle(1)), played.graveyard(1)) == (1, ["Soul Phoenix, Avatar of Unity"])


@pytest.mark.rule("110.4f", "801.2")
def test_evolutions_enter_tapped_while_lu_gila_is_there() -> None:
    grown = creature("Grown", 'evolution("Beast Folk")', "triple_breaker", power=6000, evolution=True)
    played = game(side(battle=(OX,), hand=(grown,), mana="FF"), side(battle=("Lu Gila, Silver Rift Guardian",)))
    assert played.use("Grown").is_tapped("Grown")


@pytest.mark.rule("801.1", "101.2")
def test_any_evolution_is_put_on_innocent_hunter() -> None:
    grown = creature("Grown", 'evolution("Angel Command")', power=6000, evolution=True)
    played = game(side(battle=("Innocent Hunter, Blade of All",), hand=(grown,), mana="FF")).use("Grown")
    assert played.battle() == ["Grown"]


@pytest.mark.rule("701.9", "409.1f")
@pytest.mark.parametrize(("top", "battle", "hand"), [("Ox", True, 0), ("Grown", False, 1)])
def test_aura_pegasus_puts_in_what_is_no_evolution(top: str, battle: bool, hand: int) -> None:
    grown = creature("Grown", 'evolution("Beast Folk")', power=6000, evolution=True)
    first = OX if top == "Ox" else grown
    played = game(side(battle=("Aura Pegasus, Avatar of Life",), deck=[first, FILLER]), side(shields=5))
    played.attack("Aura Pegasus, Avatar of Life")
    assert ("Ox" in played.battle(), len(played.hand())) == (battle, hand)


@pytest.mark.rule("609.1", "101.5a")
@pytest.mark.parametrize("wanted", [True, False])
def test_gigastand_comes_back_for_a_card(wanted: bool) -> None:
    played = game(
        side(hand=(spell("Bolt", "destroy(theirs)"),), mana="F"), side(battle=("Gigastand",), hand=(FILLER, OX))
    ).use("Bolt")
    played.pick("yes" if wanted else "no")
    if wanted:
        played.pick("Filler")
    held = played.hand(1)
    assert ("Gigastand" in held, "Filler" in played.graveyard(1), "Gigastand" in played.graveyard(1)) == (
        wanted,
        wanted,
        not wanted,
    )


@pytest.mark.rule("112.2", "409.1b")
def test_boomerang_comet_goes_into_the_mana_zone() -> None:
    played = game(side(battle=(BIG,), hand=("Boomerang Comet",), mana="LLLLLL")).use("Boomerang Comet").answer(0)
    assert ("Boomerang Comet" in played.mana(), played.count(0, GRAVEYARD)) == (True, 0)


@pytest.mark.rule("113.1", "509.3")
def test_emeral_changes_a_shield_without_its_trigger() -> None:
    trap = spell("Trap", "destroy(theirs)")
    played = game(side(hand=("Emeral", OX), mana="WW", shields=(trap,))).use("Emeral").yes()
    while played.kind == "select":
        played.answer(0)
    assert (played.count(0, SHIELDS), len(played.hand())) == (1, 1)
    assert played.count(0, MANA) == 2
