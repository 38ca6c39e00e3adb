"""Gods, which are linked side by side (701.18a, 803)."""

import pytest
from dm.playing import FILLER, creature, fresh, game, other, side, spell, tapped

from svedesk.games.dm.words import Which

pytestmark = pytest.mark.game("dm")
LEFT = creature("Left", 'GodLink(left_of=("Middle",))', power=2000, cost=3, civ="Light", races=("God",))
MIDDLE = creature("Middle", 'GodLink(right_of=("Left",), left_of=("Right",))', power=3000, civ="Fire", races=("God",))
RIGHT = creature(
    "Right",
    'GodLink(right_of=("Middle",))',
    "double_breaker",
    power=4000,
    cost=4,
    civ="Darkness",
    races=("God", "Dragon"),
)
BOLT = spell("Bolt", "destroy(theirs)")


def link(played, name: str, *sides: str):
    """Use a God and say at whose right and left it is put."""
    played.use(name)
    for side_of in sides:
        played.pick(side_of)
    while played.kind == "link":
        played.none()
    return played


def linked(*battle, **more):
    """A game in which Left lies there and Middle has been linked to it."""
    played = game(side(battle=(LEFT, *battle), hand=(MIDDLE, *more.pop("hand", ())), mana="FFFFFLDN", **more))
    return link(played, "Middle", "Left")


@pytest.mark.rule("803.1", "701.18a", "803.1b", "202.5")
def test_linked_gods_are_one_creature_with_everything_of_each() -> None:
    played = linked()
    (god,) = played.duel.creatures(0)
    facts = played.duel.facts(god)
    assert (played.power(played.name(god)), facts.cost, set(facts.classes)) == (5000, 5, {"Light", "Fire"})
    for name in ("Left", "Middle"):
        assert Which(kind="creature", named=name).find(played.duel, 0, 0) == [god]


@pytest.mark.rule("803.1a")
def test_they_are_linked_as_they_are_put_and_not_later() -> None:
    entering = creature("Watcher", 'OnEvent("enters", (DrawCards(),), Which(kind="creature", power_least=5000))')
    played = game(side(battle=(LEFT, entering), hand=(MIDDLE,), mana="FFFF")).use("Middle").none()
    assert (len(played.duel.creatures(0)), played.kind) == (3, "attack")  # nothing links them any more


@pytest.mark.rule("803.1c")
def test_what_waits_for_a_god_reads_the_card_that_was_put() -> None:
    watcher = creature("Watcher", 'OnEvent("enters", (DrawCards(),), Which(kind="creature", civilizations=("Light",)))')
    played = linked(watcher)
    assert played.hand() == []  # Middle is no light creature
    of_fire = creature("Watcher", 'OnEvent("enters", (DrawCards(),), Which(kind="creature", civilizations=("Fire",)))')
    assert linked(of_fire).hand() == ["Filler"]


@pytest.mark.rule("803.1c", "803.1b")
def test_the_god_that_was_there_does_not_enter_again() -> None:
    old = creature("Left", "enters(DrawCards(2))", 'god_link("New")', power=2000, races=("God",))
    new = creature("New", "enters(DrawCards())", power=2000, races=("God",))
    played = game(side(battle=(old,), hand=(new,), mana="FF"))
    link(played, "New", "Left")
    assert (len(played.duel.creatures(0)), played.hand()) == (1, ["Filler"])


@pytest.mark.rule("803.1d")
@pytest.mark.parametrize(("civ", "enters_tapped"), [("Light", False), ("Fire", True)])
def test_what_applies_to_a_god_as_it_is_put_reads_that_card_only(civ: str, enters_tapped: bool) -> None:
    """Light creatures enter tapped: Middle is none, though linked with Left it is."""
    which = f'Which(kind="creature", civilizations=({civ!r},))'
    slow = creature("Slow", f'always({which}, keywords=(HasKeyword("enters_tapped"),))', power=1000)
    assert linked(slow).duel.creatures(0)[0].sideways == enters_tapped


@pytest.mark.rule("803.2", "803.2a")
def test_gods_link_only_where_an_ability_says_so() -> None:
    stranger = creature("Stranger", power=2000, races=("God",))
    played = game(side(battle=(LEFT,), hand=(stranger,), mana="FFFF")).use("Stranger")
    assert played.battle() == ["Left", "Stranger"]
    two = linked(hand=(MIDDLE,)).use("Middle")  # a second one is at nobody's right
    assert len(two.duel.creatures(0)) == 2


@pytest.mark.rule("803.2a")
def test_the_right_side_of_a_linked_god_is_that_of_its_last_card() -> None:
    played = linked(hand=(RIGHT,))
    link(played, "Right", *played.battle()[:1])
    (god,) = played.duel.creatures(0)
    assert [played.rules.facts(card.number).name for card in played.duel.chain(god)] == ["Left", "Middle", "Right"]


@pytest.mark.rule("803.2b", "703.4e")
def test_a_link_that_is_wrong_is_broken_at_once() -> None:
    played = linked(hand=(FILLER,))
    god = played.duel.creatures(0)[0]
    middle = played.duel.chain(god)[1]
    played.table.put(middle._replace(number="T-Filler"))  # the card is another now, without the right name
    played.use("Filler")
    assert sorted(played.battle()) == ["Filler", "Filler", "Left"]


def three(*, foe=None, hand=(), **more):
    played = game(
        side(battle=(LEFT,), hand=(MIDDLE, RIGHT, *hand), mana="FFFFFFLDN", **more), foe or side(battle=(FILLER,))
    )
    link(played, "Middle", "Left")
    return link(played, "Right", played.battle()[0])


@pytest.mark.rule("803.2c", "803.2b")
def test_what_lies_side_by_side_need_not_be_linked() -> None:
    """Left and Right come to lie next to each other when Middle leaves, and only Left may stand left of Right."""
    apart = spell("Apart", 'Do("to_hand", Pick(Which(kind="card", whose="your", named="Middle")))')
    played = three(hand=(apart, FILLER))
    assert len(played.duel.creatures(0)) == 1
    assert played.use("Apart").battle() == ["Left", "Right"]


@pytest.mark.rule("803.3")
def test_linked_it_is_the_creature_that_was_there() -> None:
    weak = spell("Weak", "Give(Every(mine), power=-1000)")
    played = game(side(battle=(tapped(LEFT),), hand=(weak, MIDDLE, FILLER), mana="FFFF")).use("Weak")
    there = played.card("Left").id
    link(played, "Middle", "Left")
    (god,) = played.duel.creatures(0)
    assert (god.id, god.sideways, played.power(played.name(god))) == (there, True, 4000)


@pytest.mark.rule("803.3a")
@pytest.mark.parametrize(("first", "second"), [(True, False), (False, True)])
def test_a_god_between_a_tapped_and_an_untapped_one_is_tapped(first: bool, second: bool) -> None:
    right = creature("Right", power=4000, races=("God",))
    battle = (tapped(LEFT) if first else LEFT, tapped(right) if second else right)
    played = game(side(battle=battle, hand=(MIDDLE,), mana="FFFF"))
    link(played, "Middle", "Left", "Right")
    (god,) = played.duel.creatures(0)
    assert (len(played.duel.chain(god)), god.sideways) == (3, True)


@pytest.mark.rule("803.3b")
def test_an_attack_goes_on_when_the_attacker_links() -> None:
    call = 'Do("put_in", Pick(Which(zone=HAND, whose="your", kind="creature")))'
    left = creature("Left", f"attacks({call})", 'god_link("Middle")', power=2000, races=("God",))
    right = creature("Middle", "double_breaker", power=3000, races=("God",))
    played = game(side(battle=(left,), hand=(right,)), side(shields=3)).attack("Left")
    if played.kind == "select":
        played.answer(0)
    played.pick("Left")
    assert (played.kind, played.ask.low, len(played.duel.creatures(0))) == ("shields", 2, 1)


@pytest.mark.rule("803.4", "803.7", "703.4f")
def test_when_it_would_leave_one_card_leaves_and_the_rest_is_the_same_creature() -> None:
    played = game(side(hand=(BOLT,), mana="F"), side(battle=(LEFT,), hand=(MIDDLE, FILLER), mana="FFFF"), active=1)
    link(played, "Middle", "Left").end_turn()
    played.by_hand("turn", played.duel.creatures(1)[0].id, amount=1)
    played.use("Bolt")
    assert (played.kind, played.seat, len(played.can())) == ("leaving", 1, 2)
    played.answer(1)
    assert (played.battle(1), played.graveyard(1)[-1]) == (["Left"], "Middle")
    assert played.is_tapped("Left", 1)


@pytest.mark.rule("803.7")
def test_that_is_no_replacement() -> None:
    """A replacement of its own applies before, and another one of the same event is not used up by the link."""
    left = creature("Left", 'OnEvent("destroyed", (DrawCards(),))', 'god_link("Middle")', power=2000, races=("God",))
    played = game(side(hand=(BOLT, BOLT), mana="FF"), side(battle=(left,), hand=(MIDDLE,), mana="FFFF"), active=1)
    link(played, "Middle", "Left").end_turn()
    before = len(played.hand(1))
    played.use("Bolt").answer(0)  # Left, whose destruction is an event that happened
    assert (played.battle(1), len(played.hand(1))) == (["Middle"], before + 1)
    assert played.use("Bolt").battle(1) == []


@pytest.mark.rule("803.4a", "803.4")
def test_of_two_that_were_attacked_as_one_the_attacker_chooses() -> None:
    hitter = creature("Hitter", "attacks(bounce(theirs))", power=3500)
    foe = side(battle=(tapped(LEFT),), hand=(MIDDLE, RIGHT), mana="FFFFFFLDN")
    played = game(side(battle=(hitter,)), foe, active=1)
    link(played, "Middle", "Left")
    link(played, "Right", played.battle(1)[0]).end_turn()
    played.by_hand("turn", played.duel.creatures(1)[0].id, amount=1)
    played.attack("Hitter", played.battle(1)[0])
    assert played.kind == "leaving"
    played.answer(1)  # Middle leaves: Left and Right may not be linked
    assert (played.kind, played.seat, sorted(played.can())) == ("attacked", 0, ["Left", "Right"])
    played.pick("Left")
    assert (played.battle(1), played.battle()) == (["Right"], ["Hitter"])


@pytest.mark.rule("803.5")
def test_a_linked_god_has_no_summoning_sickness() -> None:
    played = game(side(battle=(fresh(LEFT),), hand=(MIDDLE,), mana="FFFF"), side(shields=2))
    link(played, "Middle", "Left")
    assert len(played.to("attack").can("attack_player")) == 1


@pytest.mark.rule("803.5a")
@pytest.mark.parametrize(("leaves", "able"), [(1, ["Left", "Ox"]), (0, ["Ox"])])
def test_unlinked_it_has_none_if_it_was_there_as_the_turn_began(leaves: int, able: list[str]) -> None:
    gods = 'Which(kind="creature", whose="your", races=("God",))'
    played = linked(creature("Ox", power=2000), hand=(spell("Lift", f"bounce({gods})"), FILLER)).use("Lift")
    played.answer(leaves)
    assert (len(played.duel.creatures(0)), sorted(played.to("attack").can("attack_player"))) == (2, able)


@pytest.mark.rule("803.6")
@pytest.mark.parametrize("name", ["Left", "Middle"])
def test_one_of_its_names_is_named(name: str) -> None:
    curse = spell("Curse", 'ChooseWord("name", "to_hand", Which(kind="creature", whose="your"))')
    played = linked(hand=(curse,)).use("Curse")
    words = [option.label.args[0] for option in played.ask.options]
    assert "Left/Middle" not in words
    played.answer(words.index(name))
    assert played.kind == "leaving"


@pytest.mark.rule("803.1b", "203.2")
def test_cross_gear_stays_with_what_remains() -> None:
    claw = other("cross_gear", "Claw", "always(power=500)", cost=1)
    played = linked(hand=(claw, spell("Lift", "bounce(mine)"), FILLER)).use("Claw")
    played.pick(("cross", "Claw"))
    while played.kind == "pay":
        played.pick("auto")
    played.use("Lift").answer(0)
    assert (played.battle(), played.power("Middle")) == (["Middle"], 3500)


@pytest.mark.rule("803.1", "701.18a")
def test_the_gods_of_the_list_link_with_each_other() -> None:
    names = ("God Apollonia Pegasus", "God Earth Leopard")
    played = game(side(battle=(names[0],), hand=(names[1], FILLER), mana="NNNNNN")).use(names[1]).pick(names[0])
    while played.kind in ("link", "search", "trigger"):
        played.none()
    (god,) = played.duel.creatures(0)
    assert (played.power(played.name(god)), len(played.duel.chain(god))) == (7000, 2)


@pytest.mark.rule("701.18a")
def test_a_god_that_is_laid_on_its_partner_by_hand_is_linked() -> None:
    played = game(side(battle=("God Apollonia Pegasus", "God Earth Leopard"), hand=(FILLER,)))
    first, second = played.duel.creatures(0)
    played.by_hand("attach", second.id, first.id, to=first.place)
    assert [len(played.duel.chain(god)) for god in played.duel.creatures(0)] == [2]


@pytest.mark.rule("803.1c")
def test_only_the_text_of_the_god_that_was_put_is_carried_out_by_hand() -> None:
    old = creature("Left", "manual_text", 'god_link("New")', power=2000, races=("God",))
    new = creature("New", power=2000, races=("God",))
    played = game(side(battle=(old,), hand=(new, FILLER), mana="FF")).use("New").pick("Left")
    while played.kind == "link":
        played.none()
    assert played.kind == "main"
