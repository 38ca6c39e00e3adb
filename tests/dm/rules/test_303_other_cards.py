"""Cards that are neither creatures nor spells: cross gear (303, 504.2) and fields (105.5); and icons (603.3a)."""

import pytest
from dm.playing import FILLER, creature, fresh, game, other, side, tapped

from svedesk.engine.records import Place
from svedesk.games.dm.desk.scripts import DM_SCRIPTS
from svedesk.games.dm.facts import CROSS_GEAR, FIELD
from svedesk.games.dm.zones import BATTLE, MANA

pytestmark = pytest.mark.game("dm")
CLAW = "Emerald Claw"
OX = creature("Ox", races=("Beast Folk",), power=2000)
BEAR = creature("Bear", power=3000)
UNTAPPER = creature("Untapper", 'attacks(Do("untap", Pick(Which())))')


def crossed(played, gear, name):
    """Cross a gear with a creature, paying automatically."""
    played.to("main").pick(("cross", gear, name))
    while played.kind == "pay":
        played.pick("auto")
    return played


@pytest.mark.rule("105.5", "105.4a")
@pytest.mark.parametrize("turned", [2, 3])
def test_a_field_that_lies_upside_down_is_not_untapped(turned: int) -> None:
    field = other(FIELD, "Field")
    played = game(side(battle=(field, tapped(OX), UNTAPPER), hand=(FILLER,)), side(hand=(FILLER,)))
    lying = played.card("Field").id
    played.by_hand("turn", lying, amount=turned)
    played.end_turn().end_turn()
    assert (played.seat, played.step) == (0, "charge")
    assert (played.table.cards[lying].turned, played.is_tapped("Ox")) == (turned, False)
    played.attack("Untapper")
    played.pick("Field")
    assert played.table.cards[lying].turned == turned


@pytest.mark.rule("200.3b", "116.2", "116.2a")
def test_of_a_seal_and_of_what_is_sealed_nothing_is_read() -> None:
    """A card of the deck lies facedown on the ox: neither its race nor that of the ox makes anything stronger."""
    kin = creature("Kin", 'always(power=2000, condition=ThereAre(Which(whose="opponent", races=("Beast Folk",))))')
    angel = creature("Angel", races=("Beast Folk",))
    played = game(side(battle=(kin,)), side(battle=(OX,), deck=[angel] * 5))
    assert played.power("Kin") == 3000
    played.by_hand("cover", played.card("Ox").id, source=Place(1, "deck"))
    assert played.power("Kin") == 1000


@pytest.mark.rule("504.2")
def test_cross_gear_is_generated_and_then_crossed_for_its_cost_again() -> None:
    played = game(side(battle=(OX, BEAR), hand=(CLAW,), mana="NNN"), side(battle=(FILLER,)))
    played.use(CLAW)
    assert (played.battle(), played.power("Ox")) == (["Ox", "Bear", CLAW], 2000)
    assert played.can("cross") == [(CLAW, "Ox"), (CLAW, "Bear")]  # 303.3: nobody else's, and no gear
    crossed(played, CLAW, "Ox")
    assert (played.battle(), played.power("Ox"), played.power("Bear")) == (["Ox", "Bear"], 4000, 3000)
    assert [card.sideways for card in played.table.in_zone(0, MANA)].count(True) == 2
    assert played.can("cross") == [(CLAW, "Bear")]  # 303.4, 303.4a
    crossed(played, CLAW, "Bear")
    assert (played.power("Ox"), played.power("Bear")) == (2000, 5000)
    assert played.step == "attack"  # no mana is left: nothing can be used


@pytest.mark.rule("504.2")
def test_only_in_the_own_main_step_and_with_the_mana_for_it() -> None:
    dear = other(CROSS_GEAR, "Dear", "always(power=500)", cost=3)
    lying = side(battle=(OX, dear), hand=(FILLER,), mana="FF")
    assert game(lying).to("main").can("cross") == []
    played = game(side(battle=(OX, dear), mana="FFF"), side(battle=(BEAR, CLAW), mana="N"), active=1)
    assert (played.seat, played.can("cross")) == (1, [(CLAW, "Bear")])


def test_an_evolution_keeps_the_gear_and_the_gear_stays_when_its_creature_leaves() -> None:
    grown = creature("Grown", 'evolution("Beast Folk")', evolution=True, power=5000)
    played = game(
        side(battle=(OX, CLAW), hand=(grown, FILLER), mana="NFF"), side(battle=(tapped(creature("Big", power=9000)),))
    )
    crossed(played, CLAW, "Ox").use("Grown")
    assert (played.battle(), played.power("Grown")) == (["Grown"], 7000)
    played.attack("Grown", "Big").to("charge")
    assert played.battle(0) == [CLAW]
    assert played.count(0, BATTLE) == 1


def test_what_a_gear_says_is_of_the_creature_it_is_crossed_with() -> None:
    played = game(
        side(battle=(OX, "Demonic Protector", "Fire Blade", fresh(BEAR)), mana="DFF", deck=9),
        side(battle=(tapped(creature("Big", power=9000)),)),
    )
    crossed(played, "Demonic Protector", "Ox")
    crossed(played, "Fire Blade", "Bear").to("attack")
    assert "Bear" in played.can("attack_player")
    held = len(played.hand())
    played.attack("Ox", "Big").yes()
    assert len(played.hand()) == held + 1
    assert played.battle() == ["Demonic Protector", "Bear"]
    text = played.rules.reading("DM14-028").text("en")
    assert text == "When the crossed creature is destroyed, you may draw a card."
    assert (DM_SCRIPTS.place("DM14-028") or "").startswith("resources/dm/scripts/later.txt:")


def test_a_gear_is_laid_on_a_creature_by_hand_and_is_no_part_of_it() -> None:
    played = game(side(battle=(OX, BEAR), hand=(CLAW, FILLER)))
    ox = played.card("Ox").id
    gear = next(card.id for card in played.table.in_zone(0, "hand") if played.rules.facts(card.number).name == CLAW)
    played.by_hand("attach", gear, ox, to=Place(0, BATTLE))
    assert (played.battle(), played.power("Ox")) == (["Ox", "Bear"], 4000)
    played.by_hand("move", ox, to=Place(0, "graveyard"))
    assert played.battle() == ["Bear", CLAW]


@pytest.mark.rule("603.3a")
def test_abilities_of_an_icon_are_put_on_standby_when_they_are_used() -> None:
    first = creature("One", 'OnEvent("icon", (DrawCards(),), icon="Kizuna")')
    second = creature("Two", 'OnEvent("icon", (TopCards(MANA),), icon="Kizuna")', power=500)
    not_it = creature("Other", 'OnEvent("icon", (DrawCards(5),), icon="Mugetsu")')
    bolt = creature("Bolt", 'attacks(Do("destroy", Pick(Which(whose="your", other=True))))')
    user = creature("User", 'OnEvent("attacks", (), mine, icon="Kizuna")')
    played = game(side(battle=(first, second, not_it, bolt, user)), side(battle=(first,)))
    played.attack("Bolt")
    assert played.kind == "trigger"
    assert sorted(played.can()) == ["Bolt", "One", "Two"]  # all three wait at once
    played.pick("Bolt").pick("One")  # 110.5a: what waits is done although its creature is gone
    held, mana = len(played.hand()), len(played.mana())
    played.pick("One").to("shields")
    assert (len(played.hand()), len(played.mana())) == (held + 1, mana + 1)
    assert played.battle(0) == ["Two", "Other", "Bolt", "User"]
    assert [ability.says("en") for ability in user.abilities] == [
        "Whenever one of your creatures attacks, use the “Kizuna” abilities of your creatures."
    ]
    assert first.abilities[0].says("ja") == "Kizuna: カードを1枚引く。"


def test_what_seals_a_crossed_creature_takes_its_gear_out_as_well() -> None:
    played = game(side(battle=(OX, CLAW, BEAR), mana="N"))
    crossed(played, CLAW, "Ox")
    played.by_hand("cover", played.card("Ox").id, source=Place(0, "deck"))
    assert played.to("attack").can("attack_player") == ["Bear"]


def test_a_pile_that_comes_apart_keeps_its_gear() -> None:
    grown = creature("Grown", 'evolution("Beast Folk")', "destroyed(DrawCards())", evolution=True, power=5000)
    saver = creature("Saver", 'attacks(Do("to_hand", Pick(Which(whose="your", evolution=True))))')
    played = game(side(battle=(OX, saver, CLAW), hand=(grown,), mana="NFF"))
    crossed(played, CLAW, "Ox").use("Grown").attack("Saver")
    played.to("charge")
    assert played.battle(0) == ["Saver", CLAW]
