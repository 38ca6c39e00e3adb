"""Civilizations, names, abilities and what texts may choose (106, 109, 110, 200 to 207, 316, 606, 700)."""

from dataclasses import replace

import pytest
from dm.playing import FILLER, LIBRARY, creature, game, other, side, special, spell, tapped

from svedesk.engine.log import DeckList
from svedesk.games.dm.duel_masters import DM
from svedesk.games.dm.words import Which
from svedesk.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA

pytestmark = pytest.mark.game("dm")
GHOST = creature("Ghost", civ=(), cost=2, races=("Spirit",))
OX = creature("Ox", races=("Beast Folk",), power=2000, civ="Nature")
DUAL = creature("Dual", civ=("Fire", "Light"), cost=3, power=3000)
BOLT = spell("Bolt", "destroy(theirs)")


# -- civilizations (106, 207) ------------------------------------------------------------------------------------------


@pytest.mark.rule("106.2c")
@pytest.mark.parametrize("mana", ["FF", "LN", "WD"])
def test_a_colorless_card_is_paid_for_with_any_mana(mana: str) -> None:
    played = game(side(hand=(GHOST,), mana=mana)).use("Ghost")
    assert played.battle() == ["Ghost"]


@pytest.mark.rule("207.3", "106.2c")
@pytest.mark.parametrize(("fire", "may"), [(0, False), (1, True), (2, True)])
def test_colorless_mana_gives_no_civilization(fire: int, may: bool) -> None:
    mana = (*(creature("Ember", races=()),) * fire, *(GHOST,) * (2 - fire))
    assert bool(game(side(hand=(creature("Red"),), mana=mana)).to("main").can("use")) is may


@pytest.mark.rule("106.2b", "112.2a", "207.1")
@pytest.mark.parametrize(("mana", "may"), [("FFF", False), ("LLL", False), ("FLW", True), ("FL", False)])
def test_a_multicolored_card_asks_for_each_of_its_civilizations(mana: str, may: bool) -> None:
    assert bool(game(side(hand=(DUAL,), mana=mana)).to("main").can("use")) is may


@pytest.mark.rule("106.2b", "106.2c", "106.2a")
def test_a_text_about_a_civilization_means_multicolored_cards_and_no_colorless_ones() -> None:
    fire = 'always(Which(kind="creature", civilizations=("Fire",)), power=1000)'
    played = game(side(battle=(creature("Torch", fire, civ="Water"), DUAL, GHOST, OX)))
    assert [played.power(name) for name in ("Torch", "Dual", "Ghost", "Ox")] == [1000, 4000, 1000, 2000]


@pytest.mark.rule("106.2b", "106.2c")
def test_a_text_about_others_leaves_multicolored_cards_alone() -> None:
    burn = spell("Burn", 'Do("destroy", Every(Which(kind="creature", not_civilization="Fire")))')
    played = game(side(hand=(burn,), mana="F"), side(battle=(DUAL, GHOST, OX))).use("Burn")
    assert played.battle(1) == ["Dual"]


@pytest.mark.rule("405.1", "106.2b")
@pytest.mark.parametrize(("card", "turned"), [(DUAL, True), (GHOST, False), (OX, False)])
def test_only_multicolored_cards_enter_the_mana_zone_tapped(card, turned: bool) -> None:
    played = game(side(hand=(card,)), step="charge")
    played.pick(card.facts.name)
    assert played.is_tapped(card.facts.name, 0, MANA) is turned


# -- names (202) and decks (100) ---------------------------------------------------------------------------------------


def problems(main: tuple[str, ...], facts=(), **others: tuple[str, ...]) -> list[str]:
    deck = DeckList((("main", main), *others.items()))
    cards = {**LIBRARY, **{one.number: one for one in facts}}
    return [one.clause for one in DM.decks.problems(deck, "standard", cards)]


PLAIN = [number for number, facts in LIBRARY.items() if facts.kind == "creature" and not facts.special]
FORTY = tuple(number for number in PLAIN[:10] for _ in range(4))


@pytest.mark.rule("100.3", "100.3a", "407.1")
@pytest.mark.parametrize(("copies", "wrong"), [((4, 4), []), ((4,), []), ((5, 3), ["100.3a"]), ((4, 4, 1), ["100.3"])])
def test_the_hyperspatial_zone_holds_eight_and_four_of_a_name(copies: tuple[int, ...], wrong: list[str]) -> None:
    facts = [special(creature(f"Psychic {at}"), "psychic").facts for at in range(3)]
    zone = tuple(facts[at].number for at, count in enumerate(copies) for _ in range(count))
    assert problems(FORTY, facts, hyperspatial=zone) == wrong


@pytest.mark.rule("100.4", "100.4a", "408.1", "809.2")
@pytest.mark.parametrize(
    ("copies", "wrong"),
    [((2,) * 6, []), ((3, 2, 2, 2, 2, 1), ["100.4a"]), ((2,) * 5, ["100.4"]), ((2,) * 7, ["100.4"])],
)
def test_the_gacharange_zone_holds_twelve_and_two_of_a_name(copies: tuple[int, ...], wrong: list[str]) -> None:
    facts = [special(creature(f"Robot {at}"), "gacharange").facts for at in range(7)]
    zone = tuple(facts[at].number for at, count in enumerate(copies) for _ in range(count))
    assert problems(FORTY, facts, gacharange=zone) == wrong


@pytest.mark.rule("407.1", "809.2", "804.4", "806.4")
@pytest.mark.parametrize("word", ["psychic", "dragheart", "gacharange"])
def test_what_begins_elsewhere_is_in_no_deck(word: str) -> None:
    facts = special(creature("Elsewhere"), word).facts
    assert problems((*FORTY[:-1], facts.number), [facts]) != []


# -- abilities (110) ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("110.2c")
def test_equal_abilities_of_a_card_each_work() -> None:
    twice = creature("Twice", "attacks(DrawCards())", "attacks(DrawCards())")
    played = game(side(battle=(twice,))).attack("Twice")
    while played.kind == "trigger":
        played.answer(0)
    assert len(played.hand()) == 2


@pytest.mark.rule("110.2e")
def test_what_cards_are_given_is_not_given_to_those_that_come_later() -> None:
    rally = spell("Rally", "Give(Every(mine), power=1000)")
    played = game(side(battle=(OX,), hand=(rally, FILLER), mana="FFF")).use("Rally").use("Filler")
    assert (played.power("Ox"), played.power("Filler")) == (3000, 1000)


@pytest.mark.rule("110.3d", "604.2")
def test_a_static_ability_counts_for_those_that_come_later() -> None:
    played = game(side(battle=(creature("Banner", "always(mine, power=1000)"),), hand=(FILLER,), mana="FF")).use(
        "Filler"
    )
    assert played.power("Filler") == 2000


@pytest.mark.rule("110.4", "110.4c")
@pytest.mark.parametrize("zone", ["hand", "mana", "graveyard", "deck", "hyperspatial"])
def test_a_static_ability_holds_in_the_battle_zone_only(zone: str) -> None:
    banner = creature("Banner", "always(mine, power=1000)", 'OnEvent("enters", (DrawCards(),), mine)')
    played = game(side(battle=(OX,), **{"mana": "FF", zone: (banner,)}))
    assert played.power("Ox") == 2000


@pytest.mark.rule("110.5a", "603.5")
def test_an_effect_on_standby_lives_on_without_its_source() -> None:
    leaving = creature("Leaving", 'enters(Do("destroy", this))', "enters(DrawCards())")
    played = game(side(hand=(leaving,), mana="FF")).use("Leaving")
    played.answer(0)
    assert (played.graveyard(), played.hand()) == (["Leaving"], ["Filler"])


@pytest.mark.rule("110.2a")
def test_a_disadvantage_is_an_ability_and_is_ignored_with_the_others() -> None:
    big = creature("Big", power=6000, civ="Fire")
    played = game(side(battle=(big,), hand=(BOLT,), mana="F"), side(battle=(creature("Wall", "blocker"),)))
    assert played.use("Bolt").battle(1) == []


# -- choosing cards, creatures, elements (109.2, 316) ------------------------------------------------------------------

GROWN = creature("Grown", 'evolution("Beast Folk")', power=6000, evolution=True)


@pytest.mark.rule("109.2a", "801.4", "801.4c")
def test_who_chooses_a_card_of_a_pile_chooses_only_it() -> None:
    pinch = spell("Pinch", 'into_graveyard(Which(kind="card", whose="opponent"))')
    played = game(side(hand=(pinch,), mana="F"), side(battle=(OX,), hand=(GROWN,), mana="FF"), active=1)
    played.use("Grown").end_turn().use("Pinch").pick("Grown")
    assert (played.battle(1), played.graveyard(1)) == (["Ox"], ["Grown"])


@pytest.mark.rule("109.2a", "200.3a")
def test_the_card_below_may_be_chosen_as_a_card() -> None:
    pinch = spell("Pinch", 'into_graveyard(Which(kind="card", whose="opponent"))')
    played = game(side(hand=(pinch,), mana="F"), side(battle=(OX,), hand=(GROWN,), mana="FF"), active=1)
    played.use("Grown").end_turn().use("Pinch")
    below = next(card for card in played.table.in_zone(1, BATTLE) if card.number == "T-Ox")
    played.answer(next(at for at, option in enumerate(played.ask.options) if option.card == below.id))
    assert (played.battle(1), played.graveyard(1)) == (["Grown"], ["Ox"])


@pytest.mark.rule("109.2b", "316.3")
@pytest.mark.parametrize("act", ["destroy", "to_graveyard"])
def test_who_chooses_a_creature_chooses_all_its_cards(act: str) -> None:
    remove = spell("Remove", f"Do({act!r}, Pick(theirs))")
    played = game(side(hand=(remove,), mana="F"), side(battle=(OX,), hand=(GROWN,), mana="FF"), active=1)
    played.use("Grown").end_turn().use("Remove")
    assert (played.battle(1), sorted(played.graveyard(1))) == ([], ["Grown", "Ox"])


@pytest.mark.rule("109.2b")
def test_an_evolution_that_is_destroyed_is_one_creature_destroyed() -> None:
    watcher = creature("Watcher", 'OnEvent("destroyed", (DrawCards(),), mine)')
    played = game(side(hand=(BOLT,), mana="F"), side(battle=(OX, watcher), hand=(GROWN,), mana="FF"), active=1)
    played.use("Grown").end_turn().use("Bolt").pick("Grown")
    assert played.hand(1) == ["Filler"]


@pytest.mark.rule("316.1", "316.2", "304.2")
def test_a_castle_is_no_creature_and_not_in_the_battle_zone() -> None:
    keep = other("castle", "Keep", cost=1)
    any_card = spell("Any", 'bounce(Which(kind="card", whose="your"))')
    played = game(side(hand=(keep, any_card), mana="FF")).use("Keep").answer(0)
    assert played.use("Any").hand() == []


# -- effects (606, 700) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("606.2")
def test_as_much_of_the_impossible_is_done_as_can_be() -> None:
    played = game(side(hand=(spell("Rob", "discards(2)", "DrawCards()"),), mana="F"), side(hand=(OX,))).use("Rob")
    assert (played.hand(1), played.graveyard(1), played.hand()) == ([], ["Ox"], ["Filler"])


@pytest.mark.rule("700.2", "700.2a")
@pytest.mark.parametrize(("mode", "hand", "left"), [(0, ["Filler"], ["Ox"]), (1, [], [])])
def test_one_mode_is_chosen_as_it_resolves(mode: int, hand: list[str], left: list[str]) -> None:
    either = spell("Either", "Modes(((DrawCards(),), (destroy(theirs),)))")
    played = game(side(hand=(either,), mana="F"), side(battle=(OX,))).use("Either").answer(mode)
    assert (played.hand(), played.battle(1)) == (hand, left)


@pytest.mark.rule("700.2")
def test_two_modes_are_two_different_ones() -> None:
    modes = "((DrawCards(),), (destroy(theirs),), (DrawCards(2),))"
    played = game(side(hand=(spell("Two", f"Modes({modes}, 2)"),), mana="F"), side(battle=(OX, OX))).use("Two")
    played.answer(0, 1)
    assert ("Filler" in played.hand(), len(played.battle(1)), played.kind) == (True, 2, "select")


@pytest.mark.rule("703.1", "703.3", "703.4c")
def test_what_happens_by_itself_happens_at_once_before_anything_else() -> None:
    """The curse takes both weak creatures at once; the ox drew its card only after that, with the watcher gone."""
    curse = spell("Curse", "Give(Every(theirs), power=-2000)", "DrawCards()")
    first, second = creature("First", "destroyed(DrawCards())", power=2000), creature("Second", power=1000)
    played = game(side(hand=(curse,), mana="F"), side(battle=(first, second))).use("Curse")
    assert (played.battle(1), sorted(played.graveyard(1)), played.hand(1)) == ([], ["First", "Second"], ["Filler"])


# -- twinpact (808) ----------------------------------------------------------------------------------------------------

TWIN = special(
    creature("Beast half", power=4000, cost=4, civ="Nature", races=("Beast Folk",)),
    "twinpact",
    spell("Spell half", "shield_trigger", "DrawCards()", cost=1, civ="Water"),
)


def found(which: Which, **zones) -> int:
    played = game(side(**zones))
    return len(which.find(played.duel, 0, 0))


@pytest.mark.rule("808.3a")
@pytest.mark.parametrize(
    ("kind", "cost", "count"), [("spell", 1, 1), ("creature", 1, 0), ("creature", 4, 1), ("spell", 0, 0)]
)
def test_a_kind_that_is_named_means_only_that_half(kind: str, cost: int, count: int) -> None:
    assert found(Which(zone=HAND, whose="your", kind=kind, cost_most=cost), hand=(TWIN,)) == count


@pytest.mark.rule("808.3")
@pytest.mark.parametrize("zone", [HAND, GRAVEYARD, MANA])
def test_as_a_card_either_half_will_do(zone: str) -> None:
    assert found(Which(zone=zone, whose="your", cost_most=1), **{zone: (TWIN,)}) == 1
    assert found(Which(zone=zone, whose="your", cost_least=4), **{zone: (TWIN,)}) == 1


@pytest.mark.rule("808.3a")
def test_in_the_battle_zone_it_is_the_creature_alone() -> None:
    played = game(side(battle=(TWIN,)))
    twin = played.table.in_zone(0, BATTLE)[0]
    assert (played.duel.civilizations(twin), played.power("Beast half")) == ({"Nature"}, 4000)
    assert list(Which(zone=BATTLE, whose="your", kind="spell").find(played.duel, 0, 0)) == []


@pytest.mark.rule("808.1", "112.3a")
def test_the_shield_trigger_of_the_spell_half_casts_that_half() -> None:
    played = game(side(battle=(OX,)), side(shields=(TWIN,))).attack("Ox")
    assert played.kind == "shield_trigger"
    played.answer(0)
    assert (played.graveyard(1), "Filler" in played.hand(1)) == (["Beast half"], True)


@pytest.mark.rule("405.1", "808.3")
def test_a_twinpact_of_two_civilizations_enters_the_mana_zone_tapped() -> None:
    played = game(side(hand=(TWIN,)), step="charge")
    played.pick("Beast half")
    assert played.is_tapped("Beast half", 0, MANA)


@pytest.mark.rule("808.3a", "110.4a")
def test_what_makes_creatures_cheaper_leaves_the_spell_half_alone() -> None:
    cheaper = creature("Helper", 'always(Which(zone=HAND, whose="your", kind="creature"), cost=-2)', civ="Water")
    played = game(side(battle=(cheaper,), hand=(TWIN,), mana="NN"))
    assert [option.index for option in played.to("main").ask.options if option.kind == "use"] == [0]


@pytest.mark.rule("808.3a", "110.4a")
def test_what_makes_spells_cheaper_leaves_the_creature_half_alone() -> None:
    cheaper = creature("Helper", 'always(Which(zone=HAND, whose="your", kind="spell"), cost=-2)', civ="Water")
    played = game(side(battle=(cheaper,), hand=(TWIN,), mana="NN"))
    assert [option.index for option in played.to("main").ask.options if option.kind == "use"] == []


@pytest.mark.rule("808.3")
def test_a_text_that_puts_in_creatures_takes_a_twinpact_as_its_creature() -> None:
    call = spell("Call", 'Do("put_in", Pick(Which(zone=GRAVEYARD, whose="your", kind="creature")))')
    played = game(side(hand=(call,), mana="F", graveyard=(TWIN,))).use("Call")
    assert (played.battle(), played.power("Beast half")) == (["Beast half"], 4000)


# -- free uses (112.3) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("112.3d")
def test_a_spell_with_gravity_zero_is_cast_for_nothing() -> None:
    free = spell("Free", "GravityZero(ThereAre(mine))", "DrawCards()", cost=8)
    assert game(side(battle=(OX,), hand=(free,))).use("Free").hand() == ["Filler"]
    assert game(side(hand=(free,))).to("main").can("use") == []


@pytest.mark.rule("112.3a", "112.3e")
def test_a_creature_with_shield_trigger_is_summoned() -> None:
    trap = creature("Trap", "shield_trigger", "enters(DrawCards())")
    watcher = creature("Watcher", 'OnEvent("summoned", (DrawCards(),), mine)')
    played = game(side(battle=(OX,)), side(battle=(watcher,), shields=(trap,))).attack("Ox")
    played.to("shield_trigger").pick("Trap")
    while played.kind == "trigger":
        played.answer(0)
    assert (sorted(played.battle(1)), len(played.hand(1))) == (["Trap", "Watcher"], 3)  # two, and that of the turn


@pytest.mark.rule("112.3a")
@pytest.mark.parametrize("kind", ["cross_gear", "field", "tamaseed", "artifact"])
def test_other_cards_with_shield_trigger_are_used_too(kind: str) -> None:
    trap = other(kind, "Trap", "shield_trigger", cost=6)
    played = game(side(battle=(OX,)), side(shields=(trap,))).attack("Ox").pick("Trap")
    assert (played.battle(1), "Trap" in played.hand(1)) == (["Trap"], False)


@pytest.mark.rule("112.3e", "112.3")
def test_a_creature_that_is_put_is_not_summoned() -> None:
    watcher = creature(
        "Watcher", 'OnEvent("summoned", (DrawCards(),), mine)', 'OnEvent("enters", (DrawCards(2),), mine)'
    )
    call = spell("Call", 'Do("put_in", Pick(Which(zone=GRAVEYARD, whose="your", kind="creature")))')
    played = game(side(battle=(watcher,), hand=(call,), mana="F", graveyard=(OX,))).use("Call")
    assert len(played.hand()) == 2


@pytest.mark.rule("110.4d", "301.1")
@pytest.mark.parametrize("zone", [MANA, GRAVEYARD, DECK])
def test_a_card_is_used_from_the_hand_only(zone: str) -> None:
    zones = {"mana": "FFF", zone: (FILLER,) * 3}
    assert game(side(**zones)).to("main").can("use") == []


@pytest.mark.rule("110.7")
def test_an_ability_that_several_cards_give_is_there_while_one_gives_it() -> None:
    hasty = "always(mine, keywords=(speed_attacker, slayer))"
    banners = (creature("Banner", hasty), creature("Flag", hasty))
    lift = spell("Lift", 'bounce(Which(kind="creature", whose="your", power_most=1000))')
    played = game(
        side(battle=banners, hand=(replace(OX, facts=replace(OX.facts, classes=("Fire",))), lift), mana="FFF")
    )
    played.use("Ox").use("Lift").pick("Flag")
    assert ("Ox" in played.to("attack").can("attack_player"), played.battle()) == (True, ["Banner", "Ox"])


@pytest.mark.rule("110.5", "509.4c")
def test_a_break_by_an_effect_is_no_attack() -> None:
    breaker = creature("Breaker", "enters(Breaks())")
    played = game(side(hand=(breaker,), mana="FF"), side(shields=2)).use("Breaker")
    played.answer(0)
    assert (played.count(1, "shields"), played.is_tapped("Breaker")) == (1, False)


@pytest.mark.rule("110.2b")
def test_a_tapped_creature_may_be_chosen_all_the_same() -> None:
    played = game(side(hand=(BOLT,), mana="F"), side(battle=(tapped(OX), FILLER))).use("Bolt")
    assert sorted(played.can()) == ["Filler", "Ox"]
