"""Seals, and what is ignored while they lie on it (116, 200.3b, 701.23, 701.24, 703.4j)."""

import pytest
from dm.playing import FILLER, creature, game, other, side, spell, tapped

from svedesk.engine.records import Place
from svedesk.games.dm.words import Which
from svedesk.games.dm.zones import BATTLE, DECK, GRAVEYARD

pytestmark = pytest.mark.game("dm")
OX = creature("Ox", races=("Beast Folk",), power=2000)
BIG = creature("Big", power=9000)
SAINT = creature("Saint", civ="Light", power=3000)
JUDGE = creature("Judge", races=("Angel Command",), civ="Light", cost=1)
SEAL_MINE = spell("Seal mine", "PutSeals(Pick(mine))")
SEAL_THEIRS = spell("Seal theirs", "PutSeals(Pick(theirs))")


def seals(played, name: str, seat: int = 0) -> int:
    """How many seals lie on a card, by its printed name."""
    return next(
        len(played.duel.seals(card))
        for card in played.table.in_zone(seat, BATTLE)
        if card.number == "T-" + name.replace(" ", "") and not played.duel.table.cards[card.id].on
    )


@pytest.mark.rule("116.2", "116.2a")
def test_a_sealed_creature_does_not_attack() -> None:
    played = game(side(battle=(OX, BIG), hand=(SEAL_MINE,), mana="F")).use("Seal mine").pick("Ox")
    assert played.to("attack").can("attack_player") == ["Big"]


@pytest.mark.rule("116.2a")
def test_a_sealed_creature_does_not_block() -> None:
    played = game(side(battle=(OX,), hand=(SEAL_THEIRS,), mana="F"), side(battle=(creature("Wall", "blocker"),)))
    played.use("Seal theirs").attack("Ox")
    assert played.kind != "block"


@pytest.mark.rule("116.2a")
def test_a_sealed_creature_has_no_abilities() -> None:
    banner = creature("Banner", 'always(Which(kind="creature", whose="your", other=True), power=1000)', power=5000)
    sealer = spell("Sealer", 'PutSeals(Pick(Which(kind="creature", whose="your", power_least=5000)))')
    played = game(side(battle=(banner, OX), hand=(sealer,), mana="F"))
    assert played.power("Ox") == 3000
    assert played.use("Sealer").power("Ox") == 2000


@pytest.mark.rule("116.2a", "603.2")
def test_a_sealed_creature_watches_nothing() -> None:
    watcher = creature("Watcher", 'OnEvent("enters", (DrawCards(),), mine)')
    played = game(side(battle=(watcher,), hand=(SEAL_MINE, FILLER), mana="FFF")).use("Seal mine").use("Filler")
    assert played.hand() == []


@pytest.mark.rule("116.2a")
def test_a_sealed_creature_is_not_counted() -> None:
    free = creature("Free", "GravityZero(ThereAre(mine, least=2))", cost=9)
    sealer = spell("Sealer", 'PutSeals(Pick(Which(kind="creature", whose="your", power_least=5000)))')
    played = game(side(battle=(BIG, OX), hand=(free, sealer), mana="F"))
    assert ("Free" in played.to("main").can("use"), played.use("Sealer").can("use")) == (True, [])


@pytest.mark.rule("116.2a", "506.2")
def test_a_sealed_creature_is_not_attacked() -> None:
    played = game(side(battle=(BIG,), hand=(SEAL_THEIRS,), mana="F"), side(battle=(tapped(OX),)))
    assert ("Big", "Ox") in game(side(battle=(BIG,)), side(battle=(tapped(OX),))).to("attack").can("attack")
    assert played.use("Seal theirs").to("attack").can("attack") == []


@pytest.mark.rule("116.2a", "801.1a")
def test_nothing_evolves_from_a_sealed_creature() -> None:
    grown = creature("Grown", 'evolution("Beast Folk")', power=6000, evolution=True)
    played = game(side(battle=(OX,), hand=(SEAL_MINE, grown), mana="FFF")).use("Seal mine")
    assert played.to("main").can("use") == []


@pytest.mark.rule("116.3", "116.3a", "701.23a")
def test_a_seal_is_chosen_as_a_card_and_the_creature_is_back_without_entering() -> None:
    pinch = spell("Pinch", 'into_graveyard(Which(kind="card", whose="your", cost_most=0))')
    watcher = creature("Watcher", "enters(DrawCards())", power=4000)
    played = game(side(battle=(watcher,), hand=(SEAL_MINE, pinch), mana="FF")).use("Seal mine").use("Pinch")
    assert (played.duel.is_creature(played.card("Watcher")), played.hand()) == (True, [])
    assert played.to("attack").can("attack_player") == ["Watcher"]


@pytest.mark.rule("200.3b", "116.3a")
@pytest.mark.parametrize(
    "which",
    [
        Which(kind="card", whose="your", civilizations=("Light",)),
        Which(kind="card", whose="your", races=("Human",)),
        Which(zone=BATTLE, whose="your", cost_least=1, kind="creature"),
        Which(zone=BATTLE, whose="your", kind="creature"),
    ],
)
def test_of_a_seal_nothing_but_its_cost_of_nothing_is_known(which: Which) -> None:
    hidden = creature("Hidden", civ="Light")
    played = game(
        side(battle=(creature("Ox", civ="Nature", races=()),), hand=(SEAL_MINE,), mana="F", deck=[hidden] * 5)
    )
    assert which.find(played.use("Seal mine").duel, 0, 0) in ((), [])


@pytest.mark.rule("116.1b", "116.4a")
def test_of_several_seals_a_command_removes_one() -> None:
    twice = spell("Twice", "PutSeals(Pick(mine), 2)")
    played = game(side(battle=(SAINT,), hand=(twice, JUDGE), mana="FL")).use("Twice").use("Judge")
    assert (seals(played, "Saint"), played.graveyard().count("Filler")) == (1, 1)


@pytest.mark.rule("116.4a", "703.4j")
def test_a_command_of_the_opponents_removes_none_of_mine() -> None:
    seal = spell("Seal", "PutSeals(Pick(mine))")
    played = game(side(battle=(SAINT,), hand=(seal,), mana="F"), side(hand=(JUDGE,), mana="L")).use("Seal")
    played.use("Judge")
    assert (seals(played, "Saint"), played.battle(1)) == (1, ["Judge"])


@pytest.mark.rule("116.4a")
def test_between_two_sealed_cards_the_player_of_the_command_chooses() -> None:
    saints = (SAINT, creature("Second saint", civ="Light"))
    seal = spell("Seal", "PutSeals(Pick(mine, 2))")
    played = game(side(battle=saints, hand=(seal, JUDGE), mana="FL")).use("Seal").use("Judge")
    assert (played.seat, len(played.ask.options), played.kind != "main") == (0, 2, True)
    played.answer(1)
    assert (seals(played, "Saint"), seals(played, "Second saint")) == (1, 0)


@pytest.mark.rule("116.4a", "106.2b")
def test_a_multicolored_sealed_card_shares_a_civilization_with_either() -> None:
    dual = creature("Dual", civ=("Light", "Fire"))
    played = game(side(battle=(dual,), hand=(SEAL_MINE, JUDGE), mana="FL")).use("Seal mine").use("Judge")
    assert seals(played, "Dual") == 0


@pytest.mark.rule("116.4", "112.3a", "703.4j")
def test_a_command_from_a_shield_trigger_removes_one_too() -> None:
    trap = creature("Trap", "shield_trigger", races=("Angel Command",), civ="Light")
    played = game(side(battle=(OX,), hand=(SEAL_THEIRS,), mana="F"), side(battle=(SAINT,), shields=(trap, FILLER))).use(
        "Seal theirs"
    )
    played.attack("Ox").answer(0)
    played.to("shield_trigger").pick("Trap")
    assert ("Trap" in played.battle(1), seals(played, "Saint", 1)) == (True, 0)


@pytest.mark.rule("116.4b")
def test_a_command_of_another_civilization_removes_none() -> None:
    demon = creature("Demon", races=("Demon Command",), civ="Darkness", cost=1)
    played = game(side(battle=(SAINT,), hand=(SEAL_MINE, demon), mana="FD")).use("Seal mine").use("Demon")
    assert seals(played, "Saint") == 1


@pytest.mark.rule("701.24a", "703.4b")
def test_who_puts_the_last_card_of_the_deck_as_a_seal_loses() -> None:
    played = game(side(battle=(OX,), hand=(SEAL_MINE,), mana="F", deck=1)).use("Seal mine")
    assert played.outcome is not None


@pytest.mark.rule("701.23a", "701.23b")
@pytest.mark.parametrize(("every", "left"), [(False, 1), (True, 0)])
def test_seals_are_removed_by_a_text(every: bool, left: int) -> None:
    sealed = 'Which(kind="card", whose="your")'
    twice = spell("Twice", "PutSeals(Pick(mine), 2)")
    free = spell("Free", f"RemoveSeals(Pick({sealed}), {every})")
    played = game(side(battle=(BIG,), hand=(twice, free), mana="FF")).use("Twice").use("Free")
    if played.kind == "select":
        played.answer(0)
    assert (seals(played, "Big"), played.count(0, GRAVEYARD)) == (left, 4 - left)


@pytest.mark.rule("116.2", "116.1")
def test_a_field_is_sealed_too_and_does_nothing_then() -> None:
    field = other("field", "Place", "always(mine, power=1000)")
    seal = spell("Seal", 'PutSeals(Pick(Which(kind="field")))')
    played = game(side(battle=(field, OX), hand=(seal,), mana="F"))
    assert (played.power("Ox"), played.use("Seal").power("Ox")) == (3000, 2000)


@pytest.mark.rule("109.2c", "116.3")
def test_the_seal_of_a_card_that_leaves_is_no_part_of_it() -> None:
    """By hand the sealed ox goes to the hand; its seal is no part of it and does not go with it (109.2c)."""
    played = game(side(battle=(OX,), hand=(SEAL_MINE, FILLER), mana="FFF")).use("Seal mine")
    ox = next(card for card in played.table.in_zone(0, BATTLE) if card.number == "T-Ox")
    played.by_hand("move", ox.id, to=Place(0, "hand"))
    assert ("Ox" in played.hand(), played.use("Ox").battle()) == (True, ["Ox"])


@pytest.mark.rule("116.2a", "703.4c")
def test_a_sealed_creature_is_not_destroyed_for_its_power() -> None:
    wither = creature("Wither", "always(theirs, power=-2000)")
    played = game(side(hand=(SEAL_THEIRS, wither), mana="FFF"), side(battle=(OX,)))
    played.use("Seal theirs").use("Wither")
    assert played.graveyard(1) == []


@pytest.mark.rule("116.2a", "501.1")
def test_a_sealed_creature_is_free_again_as_it_was() -> None:
    fast = creature("Fast", "speed_attacker", civ="Light", power=2000)
    played = game(side(battle=(fast,), hand=(SEAL_MINE, JUDGE), mana="FL")).use("Seal mine").use("Judge")
    assert (seals(played, "Fast"), "Fast" in played.to("attack").can("attack_player")) == (0, True)


@pytest.mark.rule("116.1a", "401.3")
def test_seals_come_from_the_deck_of_the_player_whose_card_is_sealed() -> None:
    played = game(side(battle=(BIG,), hand=(SEAL_THEIRS,), mana="F", deck=6), side(battle=(OX,), deck=6)).use(
        "Seal theirs"
    )
    assert (played.count(0, DECK), played.count(1, DECK)) == (6, 5)


@pytest.mark.rule("116.2", "200.3b")
def test_a_spell_that_seals_a_card_lies_there_rightly() -> None:
    sealer = spell("Sealer", "PutSeals(Pick(mine))")
    played = game(side(battle=(FILLER,), hand=(sealer, FILLER), mana="F", deck=[sealer, FILLER])).use("Sealer")
    assert played.rules.problems(played.table) == ()
