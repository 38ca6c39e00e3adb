"""Plainly bad plays are found in a duel, and what only looks like one is not."""

from dm.playing import DM, FILLER, creature, game, side, tapped

from svedesk.engine.played_game import play_over
from svedesk.games.dm.words import blocker, slayer

SMALL = creature("Small", power=1000)
BIG = creature("Big", power=4000)
WALL = creature("Wall", blocker, power=3000)
SNAKE = creature("Snake", slayer, power=1000)


def kinds(played):
    session = played.session
    bots = DM.bots(played.rules, session.setup.rules)
    found = bots.blunders(play_over(played.rules, session.setup, session.log))
    return [blunder.kind for blunder in found if blunder.seat == 0]


def ended(played):
    """Its blunders once the other has come to its main step."""
    return kinds(played.to("charge").to("main"))


def test_a_creature_that_attacks_a_stronger_one_and_is_lost():
    def against(mine, theirs):
        return game(side(battle=(mine,)), side(battle=(tapped(theirs),))).attack(mine.facts.name, theirs.facts.name)

    assert ended(against(SMALL, BIG)) == ["attack-lost"]
    assert ended(against(BIG, SMALL)) == []
    assert ended(against(SNAKE, BIG)) == []


def test_an_attack_on_the_player_into_a_stronger_blocker():
    def attacks(*battle, foe=WALL):
        return game(side(battle=battle), side(battle=(foe,))).attack(battle[0].facts.name)

    assert ended(attacks(SMALL)) == ["attack-into-blocker"]
    assert ended(attacks(BIG)) == []
    assert ended(attacks(SMALL, BIG)) == []
    assert ended(attacks(SMALL, foe=BIG)) == []


def test_a_charge_left_out_with_little_mana():
    def skipped(mana, *hand):
        return game(side(hand=hand, mana=mana), side(), step="charge").pick("skip")

    assert ended(skipped("FFFF", FILLER, FILLER)) == ["charge-skipped"]
    assert ended(skipped("FFFFF", FILLER, FILLER)) == []
    assert ended(skipped("FFFF", FILLER)) == []
    charged = game(side(hand=(FILLER, FILLER), mana="F"), side(), step="charge").pick("charge")
    assert ended(charged) == []
