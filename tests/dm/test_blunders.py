"""Plainly bad plays are found in a duel, and what only looks like one is not."""

from dm.playing import DM, FILLER, creature, game, side, spell, tapped

from svedesk.engine.played_game import play_over

SMALL = creature("Small", power=1000)
BIG = creature("Big", power=4000)
WALL = creature("Wall", "blocker", power=3000)
SNAKE = creature("Snake", "slayer", power=1000)


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


def test_a_weak_creature_that_is_strong_while_it_attacks_is_not_lost():
    rager = creature("Rager", "power_attacker(3000)", power=1000)
    assert ended(game(side(battle=(rager,)), side(battle=(WALL,))).attack("Rager")) == []
    played = game(side(battle=(rager,)), side(battle=(tapped(BIG),))).attack("Rager", "Big")
    assert ended(played) == []


def test_a_stronger_creature_that_cannot_block_is_no_matter():
    sneak = creature("Sneak", 'HasKeyword("cant_be_blocked_by", cards=Which(power_most=3000))', power=1000)
    assert ended(game(side(battle=(sneak,)), side(battle=(WALL,))).attack("Sneak")) == []


def test_a_charge_left_out_because_the_whole_hand_is_used():
    played = game(side(hand=(FILLER, FILLER), mana="FFFF"), side(), step="charge").pick("skip")
    assert ended(played.use("Filler").use("Filler")) == []


def test_computer_players_do_not_think_of_plain_mistakes():
    def thought(played):
        places = DM.bots(played.rules, "1.38").worth_trying(played.table, played.ask)
        return [played.options()[place] for place in places]

    blocked = game(side(battle=(SMALL,)), side(battle=(WALL, tapped(BIG)))).to("attack")
    assert thought(blocked) == [("end",)]
    several = game(side(battle=(SMALL, BIG)), side(battle=(WALL, tapped(WALL)))).to("attack")
    assert ("attack", "Small", "Wall") not in thought(several)
    assert ("attack_player", "Small") in thought(several)
    bolts = spell("Bolt", 'Do("destroy", Pick(Which(kind="creature")))', cost=2)
    assert ("skip",) not in thought(game(side(hand=(FILLER, bolts), mana="FFFF"), side(), step="charge"))
    poor = game(side(hand=(BIG, BIG, BIG), mana="FFFF"), side(), step="charge")
    assert ("skip",) not in thought(poor)
    enough = game(side(hand=(FILLER, FILLER), mana="FFFF"), side(), step="charge")
    assert ("skip",) in thought(enough)


def test_a_charge_left_out_with_little_mana():
    def skipped(mana, *hand):
        return game(side(hand=hand, mana=mana), side(), step="charge").pick("skip")

    assert ended(skipped("FFFF", FILLER, FILLER)) == ["charge-skipped"]
    assert ended(skipped("FFFFF", FILLER, FILLER)) == []
    assert ended(skipped("FFFF", FILLER)) == []
    charged = game(side(hand=(FILLER, FILLER), mana="F"), side(), step="charge").pick("charge")
    assert ended(charged) == []
