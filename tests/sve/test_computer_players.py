"""What computer players see in positions of Shadowverse: Evolve."""

from functools import partial

import pytest
from sve.playing import Side, follower, spell_card, table

from svedesk.bot.hints import lethal
from svedesk.bot.levels import make_bot
from svedesk.engine.ask import Option
from svedesk.engine.message import Message
from svedesk.games.sve.shadowverse import SVE
from svedesk.games.sve.verbs.by_hand import MAY_PAY_LINE

BOLT = spell_card("Bolt", "quick", "spell(select(enemy.follower), deal(3, it))")
GIANT = follower("Giant", cost=6, attack=6, defense=6)
BRUTE = follower("Brute", cost=4, attack=7, defense=3)
YES, NO = Option("yes"), Option("no")
MAY_PAY = Message(MAY_PAY_LINE, ("#SD01-001", "play", 1))


def bot(level, t):
    return make_bot(level, SVE, t.session.ruleset, t.session.setup.rules, 1)


def answers(t, player):
    """One answer of a player, as what it picks."""
    ask, cards = t.ask, t.table.cards
    answer = player.answer(ask, partial(t.session.view, ask.seat))
    picked = [(option.kind, t.named(cards[option.card]) if option.card else "") for option in ask.picked(answer)]
    t.session.answer(answer)
    return picked


@pytest.mark.parametrize("level", ["regular", "strong"])
def test_a_win_over_a_follower_with_ward_is_seen(level):
    """The smaller one has to go for the follower with Ward first, or there is not enough for the leader."""
    t = table(
        me=Side(field=["Giant", "Fighter"], pp=0),
        foe=Side(field=["Guard [engaged]"], defense=6),
        cards=[GIANT, follower("Guard", "ward", attack=0, defense=2)],
    )
    player = bot(level, t)
    while t.session.ask is not None and t.ask.seat == 0 and t.ask.kind == "main":
        answers(t, player)
        while t.session.ask is not None and t.ask.kind == "quick":
            t.session.answer((len(t.ask.options) - 1,))
    assert t.table.outcome is not None
    assert t.table.outcome.winners == (0,)


@pytest.mark.parametrize("foes", [[], ["Fairy"]])
def test_the_leader_is_attacked_by_who_has_little_to_fear_for_it(foes):
    """Strong kept a 2/5 at home for turns before an empty field, for it would have been engaged."""
    t = table(
        me=Side(field=["Sage"], pp=0, deck=["Goblin"] * 20),
        foe=Side(field=foes, hand=["Fighter"] * 4, deck=["Goblin"] * 20),
        cards=[follower("Sage", cost=2, attack=2, defense=5)],
    )
    assert answers(t, bot("strong", t)) == [("attack", "Sage")]


def test_a_newcomer_that_can_evolve_and_fight_brings_a_win_past_ward_nearer():
    """It attacks no leader this turn, but may clear the way for those that do (8.4.2.1)."""
    guard = follower("Guard", "ward", attack=0, defense=3)

    def threat(*evolve: str, foe: str = "Guard [engaged]") -> float:
        me = Side(field=["Giant", "Goblin [new]"], evolve=list(evolve), pp=4)
        t = table(me=me, foe=Side(field=[foe]), cards=[GIANT, guard])
        return SVE.bots(t.session.ruleset, t.session.setup.rules).threat(t.table, 0)

    assert threat("Goblin") == threat() + 2
    assert threat("Goblin", foe="Guard") == threat(foe="Guard")


def test_a_follower_with_an_attack_below_0_takes_nothing_from_the_others():
    """It deals no damage (1.3.2.2.1), and a leader that others can defeat is no safer for it."""
    cursed = follower("Cursed", attack=-4, defense=3)
    t = table(me=Side(field=["Giant", "Cursed"], pp=0), foe=Side(defense=6), cards=[GIANT, cursed])
    assert lethal(SVE, t.session.ruleset, t.session.setup.rules, t.session.view(0)) is not None

    def value(*foes: str) -> float:
        t = table(me=Side(defense=6), foe=Side(field=list(foes)), cards=[GIANT, cursed])
        return SVE.bots(t.session.ruleset, t.session.setup.rules).value(t.table, 0)

    assert value("Giant", "Cursed") < value("Giant")


def test_the_last_cards_of_a_deck_are_worth_more_than_cards_in_hand():
    """Strong drew the last two for two cards more: all six turns it weighed ended so, and lost (11.2.2)."""

    def value(hand: int, deck: int) -> float:
        t = table(me=Side(hand=["Goblin"] * hand, deck=["Goblin"] * deck))
        return SVE.bots(t.session.ruleset, t.session.setup.rules).value(t.table, 0)

    assert value(hand=2, deck=0) < value(hand=0, deck=2) - 2
    assert value(hand=2, deck=5) > value(hand=0, deck=7)


def test_the_way_to_win_is_told_action_by_action():
    t = table(me=Side(field=["Giant", "Fighter"], pp=0), foe=Side(defense=8), cards=[GIANT])
    line = lethal(SVE, t.session.ruleset, t.session.setup.rules, t.session.view(0))
    assert line is not None
    assert [said.meanings[0].kind for said in line if said.ask.kind == "main"] == ["attack", "attack"]
    t = table(me=Side(field=["Giant", "Fighter"], pp=0), foe=Side(defense=9), cards=[GIANT])
    assert lethal(SVE, t.session.ruleset, t.session.setup.rules, t.session.view(0)) is None


@pytest.mark.parametrize("level", ["regular", "strong"])
def test_quick_is_used_where_it_saves_a_follower_that_is_worth_it(level):
    t = table(
        me=Side(field=["Brute"]), foe=Side(hand=["Bolt"], field=["Giant [engaged]"], pp=1), cards=[BOLT, GIANT, BRUTE]
    )
    t.attack("Brute", "Giant")
    assert (t.ask.kind, t.ask.seat) == ("quick", 1)
    assert answers(t, bot(level, t)) == [("play", "Bolt")]


def test_and_kept_where_nothing_is_won_by_it():
    t = table(me=Side(field=["Fairy"]), foe=Side(hand=["Bolt"], field=["Giant [engaged]"], pp=1), cards=[BOLT, GIANT])
    t.attack("Fairy", "Giant")
    assert answers(t, bot("strong", t)) == [("pass", "")]


def test_a_line_that_would_be_paid_by_hand_is_declined():
    t = table(me=Side(hand=["Fighter"]))
    ask = t.ask._replace(kind="may", options=(YES, NO), reason=MAY_PAY, anchor=False)
    assert bot("regular", t).answer(ask, partial(t.session.view, 0)) == (1,)
