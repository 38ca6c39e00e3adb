"""Printed cards, drawn at random and played: each does what its text says, no more and no less."""

import pytest
from dm.playing import FILLER, creature, fresh, game, side, spell, tapped

from svedesk.games.dm.zones import GRAVEYARD, HAND, MANA, SHIELDS

pytestmark = pytest.mark.game("dm")
BIG = creature("Big", power=9000)
WALL = creature("Wall", "blocker", power=1000, civ="Water")
LIGHT = creature("Lamp", power=2000, civ="Light")
TREE = creature("Tree", power=2000, civ="Nature")


def test_rimuel_taps_one_for_each_untapped_light_card_left_in_the_mana_zone() -> None:
    mana = "LLLLLLLLLLNN"  # eight of them pay
    me = side(battle=(BIG,), hand=("Rimuel, Cloudbreak Elemental",), mana=mana)
    played = game(me, side(battle=(FILLER, BIG, WALL, TREE)))
    played.use("Rimuel, Cloudbreak Elemental").answer(0, 1)
    left = [card for card in played.table.in_zone(0, MANA) if not card.sideways and "Light" in played.name(card)]
    assert sum(card.sideways for card in played.duel.creatures(1)) == len(left) == 2


def test_agira_draws_when_another_gladiator_blocks() -> None:
    glad = creature("Glad", "blocker", races=("Gladiator",), power=1000)
    played = game(side(battle=("Agira, the Warlord Crawler", glad)), side(battle=(BIG, BIG)), active=1)
    assert played.power("Glad") == 3000
    played.attack("Big").block("Glad").yes()
    assert played.hand() == ["Filler"]


def test_jack_viper_saves_other_darkness_creatures_only() -> None:
    dark, red = creature("Dark", civ="Darkness"), creature("Red", civ="Fire")
    boom = spell("Boom", 'Do("destroy", Every(mine))')
    played = game(side(battle=("Jack Viper, Shadow of Doom", dark, red), hand=(boom,), mana="FF"))
    played.use("Boom")
    while played.kind not in ("main", "attack"):
        played.yes()
    assert played.hand() == ["Dark"]
    assert sorted(played.graveyard()) == ["Boom", "Jack Viper, Shadow of Doom", "Red"]


def test_each_survivor_attacking_beside_skullsweeper_makes_the_opponent_discard() -> None:
    survivor = creature("Sur", races=("Survivor",), power=9000)
    played = game(side(battle=("Skullsweeper Q", survivor, BIG)), side(hand=("Holy Awe", "Terror Pit")))
    played.attack("Sur")
    assert played.seat == 1
    played.pick("Holy Awe")
    assert played.graveyard(1) == ["Holy Awe"]
    played.attack("Big")
    assert "Terror Pit" in played.hand(1)


@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_cataclysmic_eruption_takes_up_to_as_many_cards_as_there_are_nature_creatures(wanted: int) -> None:
    played = game(side(battle=(TREE, TREE, BIG), hand=("Cataclysmic Eruption",), mana="F" * 8), side(mana="LLLL"))
    played.use("Cataclysmic Eruption")
    assert (played.ask.low, played.ask.high) == (0, 2)
    played.answer(*range(wanted))
    assert played.count(1, GRAVEYARD) == wanted


def test_sword_of_benevolent_life_counts_light_creatures_as_it_resolves() -> None:
    played = game(side(battle=(LIGHT, LIGHT, BIG), hand=("Sword of Benevolent Life",), mana="NN"))
    played.use("Sword of Benevolent Life")
    assert (played.power("Lamp"), played.power("Big")) == (4000, 11000)
    played.end_turn()
    assert played.power("Big") == 9000


def test_shields_that_bolmeteus_breaks_go_to_the_graveyard_without_a_trigger() -> None:
    trap = spell("Trap", "shield_trigger", "DrawCards(3)")
    played = game(side(battle=("Bolmeteus Steel Dragon", BIG)), side(shields=(trap, FILLER, FILLER)))
    played.attack("Bolmeteus Steel Dragon").answer(0, 1)
    assert (played.count(1, SHIELDS), sorted(played.graveyard(1)), played.hand(1)) == (1, ["Filler", "Trap"], [])


@pytest.mark.rule("701.14d")
def test_splinterclaw_breaks_two_by_its_double_breaker_when_it_is_blocked() -> None:
    played = game(side(battle=("Splinterclaw Wasp", BIG)), side(battle=(WALL,)))
    played.attack("Splinterclaw Wasp").block("Wall").answer(0, 1)
    assert (played.count(1, SHIELDS), played.count(1, HAND), played.battle(1)) == (1, 2, [])


def test_gregoria_makes_blockers_of_demon_commands_on_both_sides() -> None:
    demon = creature("Demon", races=("Demon Command",), power=5000)
    played = game(side(battle=("Gregoria, Princess of War",)), side(battle=(demon,)))
    assert played.power("Demon") == 7000
    played.attack("Gregoria, Princess of War")
    assert played.can("block") == ["Demon"]


@pytest.mark.parametrize(("civ", "may"), [("Darkness", False), ("Water", True)])
def test_under_fu_reil_darkness_triggers_are_not_offered(civ: str, may: bool) -> None:
    trap = spell("Trap", "shield_trigger", "DrawCards()", civ=civ)
    played = game(side(battle=("Fu Reil, Seeker of Storms", BIG)), side(shields=(trap, trap)))
    played.attack("Fu Reil, Seeker of Storms").answer(0)
    assert (played.seat == 1) == may


def test_king_tsunami_stays_and_all_others_go() -> None:
    played = game(side(battle=(BIG,), hand=("King Tsunami",), mana="W" * 12), side(battle=(WALL, LIGHT)))
    played.use("King Tsunami")
    assert (played.battle(), played.battle(1), played.hand(), played.count(1, HAND)) == (
        ["King Tsunami"],
        [],
        ["Big"],
        2,
    )


def test_raza_vega_becomes_a_shield() -> None:
    played = game(side(battle=(tapped("Raza Vega, Thunder Guardian"),)), side(battle=(BIG,)), active=1)
    played.attack("Big", "Raza Vega, Thunder Guardian")
    assert (played.count(0, SHIELDS), played.graveyard()) == (4, [])


def test_storm_shells_opponent_chooses() -> None:
    played = game(side(hand=("Storm Shell",), mana="N" * 7), side(battle=(BIG, WALL)))
    played.use("Storm Shell")
    assert played.seat == 1
    played.pick("Wall")
    assert (played.battle(1), played.mana(1)) == (["Big"], ["Wall"])


@pytest.mark.parametrize(("theirs", "more"), [("LLLLL", 1), ("LLLL", 0)])
def test_kulus_charges_where_the_opponent_has_more_mana(theirs: str, more: int) -> None:
    played = game(side(hand=("Kulus, Soulshine Enforcer",), mana="LLLL"), side(mana=theirs))
    played.use("Kulus, Soulshine Enforcer")
    assert played.count(0, MANA) == 4 + more


def test_king_aquakamui_returns_both_commands_from_the_graveyard() -> None:
    angel, demon = creature("Angel", races=("Angel Command",)), creature("Demon", races=("Demon Command",))
    played = game(side(hand=("King Aquakamui",), mana="W" * 7, graveyard=(angel, BIG, demon)), side(battle=(demon,)))
    played.use("King Aquakamui").yes()
    assert (sorted(played.hand()), played.graveyard(), played.power("Demon")) == (["Angel", "Demon"], ["Big"], 3000)


def test_zorvaz_is_destroyed_after_it_blocked() -> None:
    played = game(side(battle=("Zorvaz, the Bonecrusher",)), side(battle=(FILLER,)), active=1)
    played.attack("Filler").block("Zorvaz, the Bonecrusher")
    assert (played.battle(), played.battle(1)) == ([], [])


@pytest.mark.parametrize(("civ", "gone"), [("Nature", True), ("Light", True), ("Fire", False)])
def test_wisp_howler_slays_what_it_names(civ: str, gone: bool) -> None:
    foe = creature("Foe", power=9000, civ=civ)
    played = game(side(battle=("Wisp Howler, Shadow of Tears",)), side(battle=(tapped(foe),)))
    played.attack("Wisp Howler, Shadow of Tears", "Foe")
    assert (played.battle(), played.battle(1)) == ([], [] if gone else ["Foe"])


def test_le_quist_taps_darkness_or_fire_of_either_side() -> None:
    dark = creature("Dark", civ="Darkness")
    played = game(side(battle=("Le Quist, the Oracle", BIG)), side(battle=(dark, LIGHT)))
    played.attack("Le Quist, the Oracle").yes()
    assert sorted(played.can()) == ["Big", "Dark"]


def test_snake_attack_doubles_breakers_and_costs_a_shield() -> None:
    played = game(side(battle=(BIG,), hand=("Snake Attack",), mana="DDDD"), side(shields=4))
    played.use("Snake Attack")
    played.answer(0)
    assert (played.count(0, SHIELDS), "Filler" in played.graveyard()) == (2, True)
    played.attack("Big")
    played.answer(0, 1)
    assert played.count(1, SHIELDS) == 2


def test_earthstomp_giant_takes_all_creatures_from_the_mana_zone() -> None:
    played = game(side(battle=("Earthstomp Giant",), mana=(BIG, "Terror Pit", TREE)))
    played.attack("Earthstomp Giant")
    assert (sorted(played.hand()), played.mana()) == (["Big", "Tree"], ["Terror Pit"])


@pytest.mark.parametrize(("others", "may_block"), [(2, False), (1, True)])
def test_tropico_beside_two_others_is_not_blocked(others: int, may_block: bool) -> None:
    played = game(side(battle=("Tropico", *[tapped(BIG)] * others)), side(battle=(WALL,)))
    played.attack("Tropico")
    assert (played.kind == "block") == may_block


@pytest.mark.parametrize(("shields", "may"), [(1, True), (0, False)])
def test_vashuna_attacks_only_where_there_are_shields(shields: int, may: bool) -> None:
    played = game(side(battle=("Vashuna, Sword Dancer", BIG)), side(shields=shields))
    assert ("Vashuna, Sword Dancer" in played.to("attack").can("attack_player")) == may


def test_photocide_attacks_untapped_light_creatures_and_no_players() -> None:
    played = game(side(battle=("Photocide, Lord of the Wastes",)), side(battle=(LIGHT, TREE)))
    assert [told[1:] for told in played.to("attack").options() if told[0].startswith("attack")] == [
        ("Photocide, Lord of the Wastes", "Lamp")
    ]


def test_purple_piercer_is_neither_attacked_nor_blocked_by_light() -> None:
    lamp = creature("Lamp", "blocker", civ="Light")
    played = game(side(battle=("Purple Piercer",)), side(battle=(lamp,)))
    played.attack("Purple Piercer")
    assert played.kind != "block"
    played = game(side(battle=(tapped("Purple Piercer"),)), side(battle=(LIGHT, BIG)), active=1)
    assert played.to("attack").can("attack") == [("Big", "Purple Piercer")]


def test_mystic_treasure_chest_takes_no_nature_card_of_several_civilizations() -> None:
    both = creature("Both", civ=("Nature", "Fire"))
    played = game(side(hand=("Mystic Treasure Chest",), mana="NNN", deck=(both, TREE, BIG)))
    played.use("Mystic Treasure Chest")
    assert played.can() == ["Big"]
    played.pick("Big")
    assert "Big" in played.mana()


@pytest.mark.parametrize("wanted", [True, False])
def test_eldritch_poison_returns_only_where_one_was_destroyed(wanted: bool) -> None:
    dark = creature("Dark", civ="Darkness")
    played = game(side(battle=(dark,), hand=("Eldritch Poison",), mana="DN"))
    played.use("Eldritch Poison")
    played.yes() if wanted else played.no()
    if wanted:
        played.pick("Plain Nature")
    assert ("Plain Nature" in played.hand()) == wanted == ("Dark" in played.graveyard())


def test_legionnaire_lizard_makes_a_new_creature_attack() -> None:
    played = game(side(battle=("Legionnaire Lizard", fresh(BIG))))
    assert "Big" not in played.to("attack").can("attack_player")
    played.pick("tap_ability").pick("Big")
    assert "Big" in played.to("attack").can("attack_player")


def test_dogarn_counts_other_tapped_creatures_while_it_attacks() -> None:
    played = game(side(battle=("Dogarn, the Marauder", tapped(BIG), tapped(TREE), LIGHT)), side(battle=(WALL,)))
    assert played.power("Dogarn, the Marauder") == 2000
    played.attack("Dogarn, the Marauder")
    assert played.power("Dogarn, the Marauder") == 6000


def test_magmarex_destroys_what_has_just_1000_on_both_sides() -> None:
    weak, weaker = creature("Weak", power=1000), creature("Weaker", power=500)
    played = game(side(battle=(weak,), hand=("Magmarex",), mana="F" * 5), side(battle=(weak, weaker, BIG)))
    played.use("Magmarex")
    assert (played.battle(), played.battle(1)) == (["Magmarex"], ["Weaker", "Big"])


def test_both_choose_two_cards_of_their_mana_for_bombersaur() -> None:
    played = game(side(battle=("Bombersaur",), mana="FFF"), side(battle=(tapped(BIG),), mana="LLL"))
    played.attack("Bombersaur", "Big")
    while played.kind not in ("main", "attack", "charge", "block"):
        played.answer(*range(played.ask.low))
    assert (played.count(0, MANA), played.count(1, MANA)) == (1, 1)


def test_comet_eye_untaps_wild_veggies_at_the_end_of_the_turn() -> None:
    veggie = creature("Carrot", races=("Wild Veggies",))
    played = game(side(battle=("Comet Eye, The Spectral Spud", tapped(veggie), tapped(veggie), tapped(BIG))))
    assert played.power("Carrot") == 3000
    played.to("attack").pick("end").yes().pick("Carrot", "Carrot")
    assert [card.sideways for card in played.duel.creatures(0)] == [False, False, False, True]


def test_lunar_charger_untaps_what_was_chosen_at_the_end_of_the_turn() -> None:
    played = game(side(battle=(tapped(BIG), tapped(TREE)), hand=("Lunar Charger",), mana="LLL"))
    played.use("Lunar Charger").pick("Tree")
    played.to("may").yes()
    assert (played.is_tapped("Tree", 0), played.is_tapped("Big", 0)) == (False, True)
    assert "Lunar Charger" in played.mana()


def test_lava_walker_lends_its_ability_to_fire_creatures() -> None:
    red = creature("Red", civ="Fire", power=2000)
    played = game(side(battle=("Lava Walker Executo", red, LIGHT)))
    assert sorted(told[0] for told in played.to("attack").can("tap_ability")) == ["Lava Walker Executo", "Red"]
    played.pick(("tap_ability", "Red")).pick("Red")
    assert played.power("Red") == 5000


def test_mist_rias_draws_for_creatures_of_both_sides() -> None:
    played = game(side(battle=("Mist Rias, Sonic Guardian",)), side(battle=(BIG,), hand=(FILLER,), mana="FF"), active=1)
    played.use("Filler").yes()
    assert played.hand() == ["Filler"]


@pytest.mark.parametrize("wanted", [True, False])
def test_three_eyed_dragonfly_is_stronger_where_it_destroyed_another(wanted: bool) -> None:
    played = game(side(battle=("Three-Eyed Dragonfly", TREE)), side(battle=(WALL,)))
    played.attack("Three-Eyed Dragonfly")
    played.yes() if wanted else played.no()
    assert (played.power("Three-Eyed Dragonfly"), "Tree" in played.battle()) == (
        (6000, False) if wanted else (4000, True)
    )


def test_beside_bynor_other_water_creatures_cant_be_blocked() -> None:
    wet = creature("Wet", civ="Water")
    played = game(side(battle=("Legendary Bynor", wet)), side(battle=(WALL,)))
    played.attack("Wet")
    assert played.kind != "block"
    played = game(side(battle=("Legendary Bynor", wet)), side(battle=(WALL,)))
    assert played.attack("Legendary Bynor").kind == "block"


@pytest.mark.parametrize(("theirs", "may"), [(1, True), (2, False)])
def test_bullraizer_does_not_attack_more_creatures_than_there_are_with_it(theirs: int, may: bool) -> None:
    played = game(
        side(battle=("Snip Striker Bullraizer",), hand=(BIG,)), side(battle=(FILLER,) * theirs), step="attack"
    )
    assert ("Snip Striker Bullraizer" in played.can("attack_player")) == may


def test_gestuchar_alone_breaks_two() -> None:
    played = game(side(battle=("Armored Scout Gestuchar", LIGHT)))
    played.attack("Armored Scout Gestuchar").answer(0, 1)
    assert played.count(1, SHIELDS) == 1
    played = game(side(battle=("Armored Scout Gestuchar", creature("Red", civ="Fire"))))
    assert played.attack("Armored Scout Gestuchar").ask.low == 1


def test_moon_horn_counts_what_is_water_and_darkness_once() -> None:
    both = creature("Both", civ=("Water", "Darkness"))
    played = game(side(battle=("Moon Horn",)), side(battle=(both, WALL, TREE)))
    assert played.power("Moon Horn") == 8000


def test_adomis_looks_at_a_shield_of_either_side() -> None:
    played = game(side(battle=("Adomis, the Oracle",), shields=2), side(shields=1))
    played.to("attack").pick("tap_ability")
    assert len(played.ask.options) == 3
    played.answer(0)
    assert played.kind == "looked"


@pytest.mark.parametrize(("cost", "taken"), [(6, True), (5, False)])
def test_roar_of_the_earth_returns_a_creature_of_six_or_more(cost: int, taken: bool) -> None:
    large = creature("Large", cost=cost)
    played = game(side(battle=(BIG,), hand=("Roar of the Earth",), mana=(large, TREE, TREE)))
    played.use("Roar of the Earth")
    assert ("Large" in played.hand()) == taken


def test_bone_piercer_asks_only_from_the_battle_zone() -> None:
    piercer = side(battle=(tapped("Bone Piercer"),), mana=(BIG,))
    played = game(piercer, side(battle=(BIG, BIG)), active=1)
    played.attack("Big", "Bone Piercer").yes()
    assert played.hand() == ["Big"]
    held = side(hand=("Bone Piercer",), mana=(BIG,))
    played = game(held, side(battle=(BIG,), hand=("Masked Horror, Shadow of Scorn",), mana="DDDDD"), active=1)
    played.use("Masked Horror, Shadow of Scorn")
    assert (played.graveyard(), played.seat) == (["Bone Piercer"], 1)


def test_quelos_takes_no_fire_card_of_either_side() -> None:
    played = game(side(battle=("Armored Warrior Quelos", BIG), mana="FN"), side(mana="FFL"))
    played.attack("Armored Warrior Quelos")
    assert (played.graveyard(), played.graveyard(1)) == (["Plain Nature"], ["Plain Light"])


def test_trox_discards_for_each_other_darkness_creature() -> None:
    dark = creature("Dark", civ="Darkness")
    me = side(battle=(dark, dark, BIG), hand=("Trox, General of Destruction",), mana="D" * 7)
    played = game(me, side(hand=("Holy Awe", "Terror Pit", "Torcon")))
    played.use("Trox, General of Destruction")
    assert played.count(1, HAND) == 1


@pytest.mark.parametrize(("lying", "strength"), [(tapped, 4000), (lambda card: card, 2000)])
def test_barkwhip_strengthens_other_beast_folk_while_it_is_tapped(lying, strength: int) -> None:
    beast = creature("Beast", races=("Beast Folk",), power=2000)
    played = game(side(battle=(lying("Barkwhip, the Smasher"), beast)))
    assert played.power("Beast") == strength


def test_glorious_heavens_arm_adds_a_shield_where_a_player_is_attacked() -> None:
    played = game(side(battle=(BIG, TREE, "Glorious Heaven's Arm"), mana="LLL"))
    played.to("main").pick(("cross", "Glorious Heaven's Arm", "Big"))
    while played.kind == "pay":
        played.pick("auto")
    assert played.power("Big") == 12000
    played.attack("Big").answer(0)
    assert played.count(0, SHIELDS) == 4


def test_eternal_phoenix_lets_phoenixes_and_dragons_attack_what_is_untapped() -> None:
    dragon = creature("Drake", races=("Armored Dragon",))
    played = game(side(battle=("Eternal Phoenix, Phoenix of the Dragonflame", dragon, TREE)), side(battle=(WALL,)))
    attackers = {told[0] for told in played.to("attack").can("attack")}
    assert attackers == {"Eternal Phoenix, Phoenix of the Dragonflame", "Drake"}


@pytest.mark.parametrize(("active", "there"), [(1, True), (0, False)])
def test_dava_torey_enters_where_the_opponent_lets_it_be_discarded(active: int, there: bool) -> None:
    both = spell("Hush", 'Do("discard", Every(in_zone(HAND, whose="opponent")))')
    own = spell("Wash", 'Do("discard", Every(in_zone(HAND, "creature")))')
    me = side(hand=("Dava Torey, Seeker of Clouds", own), mana="FF")
    played = game(me, side(battle=(BIG,), hand=(both,), mana="F"), active=active)
    played.use("Hush" if active else "Wash")
    assert ("Dava Torey, Seeker of Clouds" in played.battle()) == there


def test_marinomancer_takes_light_and_darkness_cards() -> None:
    dark, red = creature("Dark", civ="Darkness"), creature("Red", civ="Fire")
    played = game(side(hand=("Marinomancer",), mana="WWWWW", deck=(LIGHT, red, dark, BIG)))
    played.use("Marinomancer").yes()
    assert (sorted(played.hand()), played.graveyard()) == (["Dark", "Lamp"], ["Red"])
