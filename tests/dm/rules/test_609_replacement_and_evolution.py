"""Replacement effects (609, 101.5) and evolution (801, 703.4h, 200.3a)."""

import pytest
from dm.playing import FILLER, Lying, creature, fresh, game, side, spell, tapped

from svedesk.games.dm.flow.attack import can_attack
from svedesk.games.dm.words import DECK, Every, Give, Which, mine

pytestmark = pytest.mark.game("dm")
BOLT = spell("Bolt", "destroy(theirs)")
OX = creature("Ox", civ="Light", races=("Beast Folk",), power=2000)
TO_HAND, TO_MANA = 'Do("to_hand", it)', 'Do("to_mana", it)'
MOTHER = creature("Mother", f'InsteadOf("destroy", ({TO_HAND},), Which(whose="your", other=True))')
FATHER = creature("Father", f'InsteadOf("destroy", ({TO_MANA},), Which(whose="your", other=True))')


@pytest.mark.rule("609.1", "609.2", "609.4")
def test_a_replacement_happens_instead_if_it_was_there_before() -> None:
    played = game(side(hand=(BOLT, FILLER), mana="F"), side(battle=(MOTHER, OX)))
    played.use("Bolt").pick("Ox")
    assert (played.graveyard(1), played.hand(1)) == ([], ["Ox"])
    none = game(side(hand=(BOLT, FILLER), mana="F"), side(battle=(OX,), hand=(MOTHER,)))
    none.use("Bolt")
    assert none.graveyard(1) == ["Ox"]


@pytest.mark.rule("101.5", "609.3")
def test_what_is_done_instead_is_not_replaced_again() -> None:
    """It is put into the graveyard instead of being destroyed, and what would save it from there is not asked."""
    cursed = creature(
        "Cursed",
        'InsteadOf("destroy", (Do("to_graveyard", this),))',
        'InsteadOf("to_graveyard", (Do("to_hand", this),))',
    )
    played = game(side(hand=(BOLT, FILLER), mana="F"), side(battle=(cursed,)))
    played.use("Bolt")
    assert played.kind == "replace"  # two replacements of the one event: their player picks one
    played.answer(0)
    assert (played.graveyard(1), played.hand(1)) == (["Cursed"], [])


@pytest.mark.rule("101.5b", "609.8")
def test_of_several_replacements_the_active_players_is_applied_who_chooses_among_own() -> None:
    theirs_too = creature("Reaper", 'InsteadOf("destroy", (Do("to_deck_bottom", it),), Which(whose="opponent"))')
    played = game(side(battle=(theirs_too,), hand=(BOLT, FILLER), mana="F"), side(battle=(MOTHER, OX)))
    played.use("Bolt").pick("Ox")
    assert (played.hand(1), played.names(1, DECK)[-1]) == ([], "Ox")
    own = game(side(hand=(BOLT, FILLER), mana="F"), side(battle=(MOTHER, FATHER, OX)))
    own.use("Bolt").pick("Ox")
    assert (own.kind, own.seat, own.can()) == ("replace", 1, ["Mother", "Father"])
    own.pick("Father")
    assert own.mana(1) == ["Ox"]


@pytest.mark.rule("609.9", "609.9a")
def test_of_events_at_once_each_is_replaced_and_all_happens_together() -> None:
    reaper = creature("Reaper", 'InsteadOf("destroy", (Do("to_deck_bottom", it),), Which(whose="opponent"), may=True)')
    sweep = spell("Sweep", 'Do("destroy", Every(theirs))')
    sheep = creature("Sheep", power=1000)
    played = game(side(battle=(reaper,), hand=(sweep, FILLER), mana="F"), side(battle=(MOTHER, OX, sheep)))
    played.use("Sweep")
    said = []
    while played.kind == "may":
        said.append(played.seat)
        assert played.count(1, "battle") == 3
        played.pick("yes" if len(said) == 2 else "no")
    assert said == [0, 0, 0]  # the active player says of all of them first
    assert (played.names(1, DECK)[-1], sorted(played.hand(1)), played.graveyard(1)) == ("Ox", ["Sheep"], ["Mother"])


@pytest.mark.rule("609.9b")
def test_no_card_is_chosen_for_two_replacements_of_one_moment() -> None:
    instead = 'InsteadOf("destroy", (Do("to_mana", Pick(in_zone("graveyard"))),))'
    one, other = creature("One", instead), creature("Other", instead)
    sweep = spell("Sweep", 'Do("destroy", Every(theirs))')
    foe = side(battle=(one, other), graveyard=("Holy Awe", "Solar Ray", "Spiral Gate"))
    played = game(side(hand=(sweep, FILLER), mana="F"), foe)
    played.use("Sweep")
    assert (played.kind, played.seat, len(played.ask.options)) == ("select", 1, 3)
    played.pick("Solar Ray")
    assert played.can() == ["Holy Awe", "Spiral Gate"]
    played.pick("Holy Awe")
    assert (played.battle(1), sorted(played.mana(1))) == (["One", "Other"], ["Holy Awe", "Solar Ray"])


@pytest.mark.rule("609.5")
def test_what_never_happens_is_not_replaced() -> None:
    lucky = creature("Lucky", 'InsteadOf("discard", (DrawCards(),))')
    tax = spell("Tax", 'Do("discard", Pick(in_zone(HAND, whose="opponent")))', "charge()")
    played = game(side(hand=(tax, FILLER), mana="F"), side(battle=(lucky,)))
    played.use("Tax")
    assert played.hand(1) == []


@pytest.mark.rule("609.3")
def test_a_discard_is_replaced_from_the_hand() -> None:
    ninja = creature("Ninja", 'InsteadOf("discard", (Do("put_in", it),), in_opponents_turn=True)')
    tax = spell("Tax", 'Do("discard", Pick(in_zone(HAND, whose="opponent")))')
    played = game(side(hand=(tax, FILLER), mana="F"), side(hand=(ninja,)))
    played.use("Tax")
    assert (played.battle(1), played.graveyard(1)) == (["Ninja"], [])


# -- evolution --------------------------------------------------------------------------------------------------------

GROWN = creature(
    "Grown", 'evolution("Beast Folk")', "double_breaker", evolution=True, civ="Water", power=6000, races=("Leviathan",)
)


@pytest.mark.rule("801.1", "801.1a", "701.15a", "801.3")
def test_an_evolution_is_put_on_a_card_and_attacks_at_once() -> None:
    assert game(side(hand=(GROWN,), mana="WW")).can("use") == []
    played = game(side(battle=(fresh(OX), "Emerald Grass"), hand=(GROWN,), mana="WW"))
    played.use("Grown")
    assert played.battle() == ["Grown", "Emerald Grass"]
    assert played.count(0, "battle") == 3
    assert played.to("attack").can("attack_player") == ["Grown"]


@pytest.mark.rule("200.3a")
def test_only_the_top_card_of_an_evolution_counts() -> None:
    played = game(side(battle=(OX,), hand=(GROWN, FILLER), mana="WW"))
    played.use("Grown")
    grown = played.card("Grown")
    for which, fits in (
        (Which(civilizations=("Water",)), True),
        (Which(civilizations=("Light",)), False),
        (Which(races=("Beast Folk",)), False),
        (Which(evolution=True), True),
    ):
        assert which.match(played.duel, grown, 0, 0) is fits
    assert played.power("Grown") == 6000
    assert played.rules.shown(played.table, grown).printed == "T-Grown"


@pytest.mark.rule("801.2")
def test_an_evolution_is_still_the_same_creature() -> None:
    """How it is turned and what was given to it stays."""
    old = Lying(OX, tapped=True, given=(("power", -1000), ("keyword", "slayer")))
    played = game(side(battle=(old,), hand=(GROWN, FILLER), mana="WW"))
    before = played.card("Ox").id
    played.use("Grown")
    assert played.card("Grown").id == before
    assert (played.is_tapped("Grown"), played.power("Grown")) == (True, 5000)


TITAN = creature("Titan", 'vortex("Beast Folk", "Human", "Fish")', evolution=True, power=9000, civ="Fire")
THREE = (OX, creature("Man", races=("Human",), power=3000), creature("Cod", races=("Fish",), power=3000))


@pytest.mark.rule("801.2", "801.1b")
def test_what_was_given_to_each_of_three_sources_adds_up() -> None:
    weak = [Lying(card, given=(("power", -2000),)) for card in THREE[1:]]
    me = side(battle=(Lying(creature("Bull", races=("Beast Folk",), power=4000), given=(("power", -2000),)), *weak))
    me.hand, me.mana = (TITAN, FILLER), "FF"
    played = game(me)
    played.use("Titan")
    while played.kind == "order":
        played.answer(len(played.ask.options) - 1)  # the player says how they lie
    assert played.battle() == ["Titan"]
    assert played.power("Titan") == 3000
    under = [played.rules.facts(card.number).name for card in played.duel.pile(played.card("Titan"))]
    assert under == ["Titan", "Cod", "Man", "Bull"]


@pytest.mark.rule("801.2b")
def test_of_several_sources_one_that_is_tapped_is_enough() -> None:
    played = game(side(battle=(*THREE[:2], tapped(THREE[2])), hand=(TITAN, FILLER), mana="FF"))
    played.use("Titan")
    while played.kind == "order":
        played.answer(0)
    assert played.is_tapped("Titan")


@pytest.mark.rule("801.2a")
def test_an_attack_goes_on_when_the_attacker_evolves() -> None:
    evolve = 'attacks(Do("put_in", Pick(in_zone(HAND, "creature"))))'
    calf = creature("Calf", evolve, races=("Beast Folk",))
    played = game(side(battle=(calf, FILLER), hand=(GROWN,)), side(shields=3))
    played.attack("Calf")
    assert (played.battle()[0], played.kind, played.ask.low) == ("Grown", "shields", 2)


@pytest.mark.rule("801.4", "801.4a", "801.4c", "801.4d", "703.4h")
def test_when_only_the_top_card_leaves_what_was_under_it_stays() -> None:
    """It was there all the time: nothing triggers, what was given stays, it lies as the evolution did."""
    peel = spell("Peel", 'Do("top_to_graveyard", Pick(theirs))')
    calf = creature("Calf", "enters(charge())", races=("Beast Folk",), power=2000)
    foe = side(battle=(Lying(calf, tapped=True, given=(("power", 1000),)),), hand=(GROWN,), mana="WW")
    played = game(side(hand=(peel, FILLER), mana="F"), foe, active=1)
    played.use("Grown")
    assert played.seat == 0
    before = played.card("Grown").id
    played.use("Peel")
    assert (played.battle(1), played.graveyard(1), len(played.mana(1))) == (["Calf"], ["Grown"], 2)
    assert played.card("Calf").id == before


@pytest.mark.rule("801.4c", "801.4d")
def test_a_rebuilt_card_is_turned_and_ready_as_the_evolution_was() -> None:
    for lying, ready in ((OX, True), (fresh(OX), False), (tapped(OX), False)):
        peel = spell("Peel", 'Do("top_to_graveyard", Pick(mine))')
        played = game(side(battle=(lying,), hand=(GROWN, peel, FILLER), mana="WWF"))
        played.use("Grown")
        turned = played.is_tapped("Grown")
        played.use("Peel")
        assert played.is_tapped("Ox") == turned
        assert can_attack(played.duel, played.card("Ox")) == ready


@pytest.mark.rule("801.4b", "801.4a")
def test_of_several_cards_the_topmost_that_may_be_there_stays() -> None:
    peel = spell("Peel", 'Do("top_to_graveyard", Pick(mine))')
    played = game(side(battle=(OX,), hand=(GROWN, peel, FILLER), mana="WWF"))
    played.use("Grown")
    odd = played.by_hand("create", text=_number("Holy Awe"), to=_battle(), amount=1).table.zone(0, "battle")[-1]
    duel, grown = played.duel, played.card("Grown")
    played.table.put(played.table.cards[odd]._replace(marks=(("height", 1),)))
    played.table.link(odd, grown.id)
    top = duel.pile(played.table.cards[grown.id])
    assert [card.mark("height") for card in top][-1] == 0
    played.table.mark(next(card.id for card in top if card.number == "T-Grown"), "height", 2)
    played.use("Peel")
    assert (played.battle(), sorted(played.graveyard())) == (["Ox"], ["Grown", "Holy Awe", "Peel"])


def _number(name):
    from dm.playing import BY_NAME

    return BY_NAME[name].number


def _battle():
    from svedesk.engine.records import Place

    return Place(0, "battle")


@pytest.mark.rule("801.4e")
def test_the_attack_of_an_evolution_goes_on_with_what_is_left() -> None:
    peel = creature("Peeler", 'OnEvent("attacks", (Do("top_to_graveyard", Pick(theirs)),), creature)')
    played = game(side(battle=(OX, FILLER), hand=(GROWN,), mana="WW"), side(battle=(peel,), shields=2))
    played.use("Grown").attack("Grown").pick("Grown")
    assert played.battle()[0] == "Ox"
    assert (played.kind, played.ask.low) == ("shields", 1)


@pytest.mark.rule("403.4", "403.4a")
def test_a_pile_keeps_its_order() -> None:
    """A second evolution lies on the first; nothing that is asked changes what lies under it."""
    second = creature("Second", 'evolution("Leviathan")', evolution=True, civ="Water", power=9000)
    played = game(side(battle=(OX,), hand=(GROWN, second, FILLER), mana="WWWW"))
    played.use("Grown").use("Second")
    pile = [card.number for card in played.duel.pile(played.card("Second"))]
    assert pile == ["T-Second", "T-Grown", "T-Ox"]
    played.end_turn()
    assert [card.number for card in played.duel.pile(played.card("Second"))] == pile


def test_a_pile_leaves_with_all_its_cards() -> None:
    played = game(side(hand=(BOLT, FILLER), mana="F"), side(battle=(OX,), hand=(GROWN,), mana="WW"), active=1)
    played.use("Grown").end_turn()
    played.use("Bolt")
    assert (played.battle(1), sorted(played.graveyard(1))) == ([], ["Grown", "Ox"])


def test_a_blocker_that_evolved_keeps_what_it_was_given() -> None:
    played = game(side(battle=(creature("Calf", "blocker", races=("Beast Folk",)),), hand=(GROWN, FILLER), mana="WW"))
    played.use("Grown")
    assert "blocker" not in played.rules.shown(played.table, played.card("Grown")).keywords
    assert Give(Every(mine), power=1).says("en")
