"""What computer players see coming in a duel."""

from dm.playing import DM, FILLER, creature, game, side, tapped

from svedesk.games.dm.bots.reply import after_reply

SMALL = creature("Small", power=1000)
BIG = creature("Big", power=4000)
WALL = creature("Wall", "blocker", power=3000)


def replied(mine, theirs, **more):
    """A game in which the first seat has just ended its turn, and the table once the other has attacked."""
    foe = side(battle=theirs, hand=(FILLER,))
    played = game(side(battle=mine, hand=(FILLER,), **more), foe, active=1, step="charge")
    before = played.table.digest()
    table = after_reply(played.rules, played.table, 0)
    assert played.table.digest() == before
    return played, played.rules.duel(table)


def test_a_tapped_creature_may_be_attacked():
    _, duel = replied((tapped(SMALL),), (BIG,))
    assert duel.creatures(0) == []
    assert (duel.active, duel.table.step) == (0, ("charge",))
    _, duel = replied((SMALL,), (BIG,))
    assert len(duel.creatures(0)) == 1
    assert len(duel.shields(0)) == 2, "then the player is"


def test_nobody_attacks_into_a_stronger_blocker():
    _, duel = replied((WALL,), (SMALL,))
    assert len(duel.shields(0)) == 3
    assert len(duel.creatures(1)) == 1


def test_a_reply_that_wins_counts_and_is_only_guessed():
    played, duel = replied((), (BIG,), shields=0)
    assert duel.table.outcome.winners == (1,)
    bots = DM.bots(played.rules, "1.38")
    assert -10 < bots.value(played.table, 0) < bots.rough_value(played.table, 0)


def test_nothing_answers_a_turn_that_goes_on():
    played = game(side(battle=(SMALL,)), side(battle=(BIG,))).to("attack")
    assert after_reply(played.rules, played.table, 0) is None
    bots = DM.bots(played.rules, "1.38")
    assert bots.value(played.table, 0) == bots.rough_value(played.table, 0)
    assert after_reply(played.rules, played.table, 1) is not None, "the other looks at what is left of it"
