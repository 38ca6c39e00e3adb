"""Battles (115), attacks and blocks (505 to 510), and what can't be destroyed (700)."""

import pytest
from dm.playing import Lying, creature, fresh, game, side, spell, tapped

from svedesk.engine.events import CardMoved

pytestmark = pytest.mark.game("dm")
BIG = creature("Big", power=9000)
SMALL = creature("Small", power=1000)
WALL = creature("Wall", "blocker", power=3000)


def fought(first, second, *, foe_tapped=True):
    """An attack of the first creature at the second."""
    played = game(side(battle=(first, "Fear Fang")), side(battle=(tapped(second) if foe_tapped else second,)))
    name = second.card.facts.name if isinstance(second, Lying) else getattr(second, "facts", None)
    played.attack(first.facts.name, name if isinstance(name, str) else name.name)
    return played


@pytest.mark.rule("115.3b", "701.13a", "701.13b", "703.4d", "508.1", "701.6a", "701.6b", "404.1")
@pytest.mark.parametrize(
    ("mine_", "foe", "left"), [(9000, 1000, (True, False)), (1000, 9000, (False, True)), (2000, 2000, (False, False))]
)
def test_less_power_loses_and_equal_power_both(mine_, foe, left) -> None:
    played = fought(creature("Mine", power=mine_), creature("Foe", power=foe))
    assert ("Mine" in played.battle(0), "Foe" in played.battle(1)) == left
    assert ("Mine" in played.graveyard(0), "Foe" in played.graveyard(1)) == tuple(not one for one in left)


@pytest.mark.rule("115.3c", "700.5")
def test_who_wins_all_battles_does_whatever_its_power() -> None:
    played = fought(creature("Champion", "wins_all_battles", power=500), BIG)
    assert ("Champion" in played.battle(0), played.battle(1)) == (True, [])


@pytest.mark.rule("115.3c", "700.5a")
def test_of_two_that_win_all_battles_none_is_destroyed() -> None:
    played = fought(creature("One", "wins_all_battles", power=500), creature("Other", "wins_all_battles", power=900))
    assert ("One" in played.battle(0), played.battle(1)) == (True, ["Other"])


@pytest.mark.rule("115.3d")
def test_who_wins_a_battle_hears_of_it_the_active_player_first() -> None:
    winner = creature("Winner", "wins_battle(charge())", power=9000)
    watcher = creature("Watcher", 'OnEvent("wins_battle", (DrawCards(),), creature)')
    played = game(side(battle=(winner, "Fear Fang")), side(battle=(tapped(SMALL), watcher)))
    played.attack("Winner", "Small")
    moved = [event.why or event.to.zone for event in played.said(CardMoved)]
    assert (len(played.mana(0)), len(played.hand(1))) == (1, 1)
    assert moved.index("mana") < moved.index("draw")


@pytest.mark.rule("115.2", "115.3a")
def test_what_waits_for_a_battle_comes_before_it_and_may_prevent_it() -> None:
    duellist = creature("Duellist", 'OnEvent("battles", (destroy(theirs),))', "wins_battle(charge())", power=500)
    played = fought(duellist, BIG)
    assert ("Duellist" in played.battle(0), played.graveyard(1), played.mana(0)) == (True, ["Big"], [])


@pytest.mark.rule("101.4e", "101.4f")
def test_a_battle_of_an_effect_is_done_before_the_effect_goes_on() -> None:
    duel = spell("Duel", "Fight(Pick(mine), Pick(theirs))", "DrawCards()")
    ears = creature("Ears", "wins_battle(charge())", power=9000)
    played = game(side(battle=(ears,), hand=(duel,), mana="F"), side(battle=(SMALL,)))
    played.use("Duel")
    assert (played.battle(1), len(played.hand()), len(played.mana())) == ([], 1, 2)
    order = [(event.why, event.to.zone) for event in played.said(CardMoved) if event.to and event.to.seat == 0]
    assert order.index(("draw", "hand")) < order.index(("", "mana"))  # what triggered waited (101.4d)


@pytest.mark.rule("101.4d")
def test_what_triggers_in_an_effect_waits_until_it_is_done() -> None:
    dying = creature("Dying", 'OnEvent("destroyed", (charge(),))')
    both = spell("Both", "destroy(mine)", "DrawCards(2)")
    played = game(side(battle=(dying,), hand=(both,), mana="F"))
    played.use("Both")
    kinds = [event.why or event.to.zone for event in played.said(CardMoved)]
    assert kinds.index("draw") < kinds.index("mana")


def test_a_slayer_destroys_what_it_battled() -> None:
    played = fought(creature("Killer", "slayer", power=500), BIG)
    assert ("Killer" in played.battle(0), played.battle(1)) == (False, [])


@pytest.mark.rule("700.3", "101.2", "703.4c")
def test_what_cant_be_destroyed_stays_also_with_no_power() -> None:
    iron = creature("Iron", 'HasKeyword("cant_be_destroyed")', power=1000)
    weaken = spell("Weaken", "Give(Every(creature), power=-2000)")
    played = game(side(battle=(iron, SMALL), hand=(weaken, "Holy Awe"), mana="F"))
    played.use("Weaken")
    assert (played.battle(), played.power("Iron"), played.graveyard()) == (["Iron"], -1000, ["Small", "Weaken"])


@pytest.mark.rule("111.2d", "703.4c")
def test_what_has_no_power_is_destroyed_in_the_middle_of_an_effect() -> None:
    both = spell("Both", "Give(Every(theirs), power=-1000)", 'Do("to_hand", Every(theirs))')
    played = game(side(hand=(both,), mana="F"), side(battle=(SMALL, BIG)))
    played.use("Both")
    assert (played.graveyard(1), played.hand(1)[0]) == (["Small"], "Big")


# -- attacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("505.2", "505.5", "506.1", "506.1e", "702.3c")
def test_the_player_or_a_tapped_creature_is_attacked() -> None:
    played = game(side(battle=(BIG, SMALL)), side(battle=(tapped("Fear Fang"), "Burning Mane")))
    assert sorted(played.to("attack").options(), key=str) == [
        ("attack", "Big", "Fear Fang"),
        ("attack", "Small", "Fear Fang"),
        ("attack_player", "Big"),
        ("attack_player", "Small"),
        ("end",),
    ]
    played.attack("Big").answer(0)
    assert played.can("attack_player") == ["Small"]


def test_some_attack_untapped_creatures() -> None:
    hunter = creature("Hunter", 'attacks_untapped("Light")')
    played = game(side(battle=(hunter,)), side(battle=("Emerald Grass", "Burning Mane")))
    assert played.to("attack").can("attack") == [("Hunter", "Emerald Grass")]


@pytest.mark.rule("505.4", "505.3")
def test_one_attacks_and_one_blocks() -> None:
    played = game(side(battle=(BIG, SMALL)), side(battle=(WALL, WALL, "Fear Fang")))
    assert (played.to("attack").ask.low, played.ask.high) == (1, 1)
    played.attack("Small")
    assert (played.kind, played.ask.high, played.can("block")) == ("block", 1, ["Wall", "Wall"])


@pytest.mark.rule("506.1c", "506.1d", "510.2", "506.2", "505.2a")
def test_the_attacker_is_tapped_and_attacks_until_the_end_of_the_attack() -> None:
    played = game(side(battle=(BIG, SMALL)), side(battle=(WALL,)))
    assert not played.to("attack").number("attacker")
    played.attack("Big")
    assert played.is_tapped("Big")
    assert played.number("attacker") == played.card("Big").id
    played.block().answer(0)
    assert (played.kind, played.number("attacker")) == ("attack", 0)


@pytest.mark.rule("506.2", "505.2a", "500.2")
def test_where_nobody_attacks_the_step_ends() -> None:
    played = game(side(battle=(BIG,)))
    played.to("attack").pick("end")
    assert (played.number("turn"), played.seat) == (6, 1)


@pytest.mark.rule("506.1b")
def test_who_has_to_attack_does_so_before_the_step_ends() -> None:
    eager = creature("Eager", "attacks_each_turn")
    played = game(side(battle=(eager, eager, "Fear Fang")))
    assert "end" not in played.to("attack").can()
    played.pick(("attack_player", "Fear Fang")).answer(0)  # in any order
    assert "end" not in played.can()
    played.pick(("attack_player", "Eager")).answer(0)
    assert "end" not in played.can()
    played.pick(("attack_player", "Eager"))
    assert played.number("turn") == 6


@pytest.mark.rule("506.3a")
def test_attack_abilities_trigger_only_when_the_attack_is_declared() -> None:
    """The attacker becomes one of 5,000 only after it was declared, so what waits for such attackers hears nothing."""
    strong = 'Which(kind="creature", power_least=5000)'
    watcher = creature("Watcher", f'OnEvent("attacks", (DrawCards(),), {strong})')
    riser = creature("Riser", "attacks(Give(this, power=5000))")
    played = game(side(battle=(riser, "Fear Fang")), side(battle=(watcher,)))
    played.attack("Riser")
    assert played.power("Riser") == 6000
    assert played.hand(1) == []


@pytest.mark.rule("507.1", "507.1a", "507.1b", "507.1c", "701.12a", "702.3d", "105.2")
def test_the_other_player_blocks_with_an_untapped_blocker() -> None:
    foes = (
        WALL,
        tapped(creature("Tired", "blocker")),
        creature("Meek", "blocker", 'HasKeyword("cant_block")'),
        "Fear Fang",
    )
    played = game(side(battle=(SMALL, BIG)), side(battle=foes))
    played.attack("Small")
    assert (played.seat, played.can("block")) == (1, ["Wall"])
    played.block("Wall")
    assert (played.battle(0), played.is_tapped("Wall")) == (["Big"], True)
    assert played.count(1, "shields") == 3


@pytest.mark.rule("700.4", "507.1a")
def test_what_cant_be_blocked_is_not() -> None:
    played = game(side(battle=(creature("Ghost", "cant_be_blocked"), BIG)), side(battle=(WALL,)))
    played.attack("Ghost")
    assert played.kind == "shields"


def test_what_some_cant_block_is_blocked_by_others() -> None:
    sly = creature("Sly", 'cant_be_blocked_by(Which(kind="creature", power_most=3000))')
    played = game(side(battle=(sly, BIG)), side(battle=(WALL, creature("Tall Wall", "blocker", power=5000))))
    played.attack("Sly")
    assert played.can("block") == ["Tall Wall"]


@pytest.mark.rule("507.1d", "505.6")
def test_what_was_blocked_stays_so_when_the_blocker_is_gone() -> None:
    breaker = creature("Breaker", 'OnEvent("blocked", (Do("destroy", it),))', power=500)
    played = game(side(battle=(breaker, BIG)), side(battle=(WALL,)))
    played.attack("Breaker").block("Wall")
    assert (played.battle(0), played.battle(1), played.count(1, "shields")) == (["Breaker", "Big"], [], 3)


@pytest.mark.rule("507.2", "507.2d", "507.2f")
def test_what_triggers_on_a_block_is_done_the_active_players_first() -> None:
    guard = creature("Guard", "blocker", 'OnEvent("blocks", (DrawCards(),))', power=3000)
    ram = creature("Ram", 'OnEvent("blocked", (charge(),))', power=500)
    played = game(side(battle=(ram, BIG)), side(battle=(guard,)))
    played.attack("Ram").block("Guard")
    whys = [event.why or event.to.zone for event in played.said(CardMoved)]
    assert whys == ["mana", "draw", "destroy"]


@pytest.mark.rule("507.2a")
def test_block_abilities_look_at_the_moment_of_the_block() -> None:
    """The blocker is of 5,000 only once it has blocked."""
    strong = 'Which(kind="creature", power_least=5000)'
    watcher = creature("Watcher", f'OnEvent("blocks", (charge(),), {strong})')
    guard = creature("Guard", "blocker", 'OnEvent("blocks", (Give(this, power=5000),))', power=3000)
    played = game(side(battle=(SMALL, BIG, watcher)), side(battle=(guard,)))
    played.attack("Small").block("Guard")
    assert (played.power("Guard"), played.mana(0)) == (8000, [])


@pytest.mark.rule("507.2b")
def test_attacks_that_are_not_blocked() -> None:
    free = creature(
        "Free", 'OnEvent("not_blocked", (charge(),))', 'OnEvent("blocked", (Do("destroy", it),))', power=500
    )
    played = game(side(battle=(free, BIG)), side(battle=(WALL,)))
    played.attack("Free").block()
    assert len(played.mana(0)) == 1
    other = game(side(battle=(free, BIG)), side(battle=(WALL,)))
    other.attack("Free").block("Wall")  # blocked, and then the blocker is gone
    assert (other.mana(0), other.battle(1)) == ([], [])


@pytest.mark.rule("505.6", "505.6a")
def test_an_attacker_that_leaves_attacks_no_more() -> None:
    trap = creature("Trap", 'OnEvent("attacks", (destroy(theirs),), creature)')
    played = game(side(battle=(SMALL,)), side(battle=(trap, WALL), shields=0))
    played.attack("Small")
    assert (played.outcome, played.battle(0), played.number("turn")) == (None, [], 6)


@pytest.mark.rule("505.6a", "505.6b")
def test_an_attack_goes_on_whatever_then_forbids_it_or_untaps() -> None:
    unsure = creature("Unsure", 'attacks(Give(this, keywords=(cant_attack,)), Do("untap", this))')
    played = game(side(battle=(unsure, BIG)), side(shields=2))
    played.attack("Unsure").answer(0)
    assert played.count(1, "shields") == 1
    assert not played.is_tapped("Unsure")
    assert played.can("attack_player") == ["Big"]


@pytest.mark.rule("510.1", "500.3")
def test_what_triggers_at_the_end_of_the_attack() -> None:
    brief = creature("Brief", "power_attacker(4000)", 'OnEvent("attack_ends", (charge(),))', power=1000)
    played = game(side(battle=(brief, BIG)), side(battle=(WALL,)))
    played.attack("Brief")
    assert played.power("Brief") == 5000
    played.block().answer(0)
    assert (len(played.mana(0)), played.power("Brief")) == (1, 1000)


def test_no_battle_happens_where_a_text_says_so() -> None:
    evader = creature("Evader", 'OnEvent("blocked", (NoBattle(),))', power=500)
    played = game(side(battle=(evader, BIG)), side(battle=(WALL,)))
    played.attack("Evader").block("Wall")
    assert (played.battle(0), played.battle(1)) == (["Evader", "Big"], ["Wall"])
    played.attack("Big").to("attack")
    assert played.number("no_battle") == 0


def test_who_cant_attack_players_attacks_creatures() -> None:
    played = game(side(battle=(creature("Guard", "cant_attack_players"),)), side(battle=(tapped(SMALL),)))
    assert played.to("attack").options() == [("attack", "Guard", "Small"), ("end",)]


@pytest.mark.rule("507.3")
def test_a_creature_that_evolves_while_it_is_blocked_stays_blocked() -> None:
    """What enters in its place is blocked, and nothing triggers on that again."""
    from svedesk.games.dm.words import evolution

    grown = creature("Grown", evolution("Ox"), 'OnEvent("blocked", (charge(3),))', evolution=True, power=9000)
    evolve = 'OnEvent("blocked", (Do("put_in", Pick(Which(zone="hand", whose="your"))),))'
    ox = creature("Ox", evolve, races=("Ox",), power=500)
    played = game(side(battle=(ox, BIG), hand=(grown,)), side(battle=(WALL,)))
    played.attack("Ox").block("Wall")
    assert (played.battle(0), played.battle(1), played.mana(0)) == (["Grown", "Big"], [], [])


def test_a_static_text_that_forbids_attacks_counts_now() -> None:
    proud = creature("Proud", 'always(keywords=(cant_attack,), condition=ThereAre(Which(whose="your", other=True)))')
    assert game(side(battle=(proud,))).to("attack").can("attack_player") == ["Proud"]
    assert game(side(battle=(proud, fresh(SMALL)))).to("charge").seat == 1
