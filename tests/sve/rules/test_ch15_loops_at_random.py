"""15.2 at random: tables full of abilities that cost nothing, refresh, pay for themselves and ask."""

import pytest
from sve.playing import Playing, Side, amulet, follower, spell_card, table
from sve.rules.probes import outcome

from svedesk.bot.bot import Look, play_out
from svedesk.bot.random_bot import RandomBot
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.session import Session

CARDS = [
    amulet("Idle", "activate(pay(0), refresh(this))"),
    amulet("Waker", "activate(pay(0), refresh(your.follower))"),
    amulet("Bell", "activate(pay(0), both(select_up_to(2, your.follower), refresh(it)))"),
    amulet("Trainer", "activate(pay(0), both(select(your.follower), give(it, attack=1)))"),
    amulet("Mill", "activate(pay(2), recover(2), choose_one(mode(refresh(this)), mode(give_leader(1))))"),
    amulet("Chapel", "whenever_enters(your.follower, may_pay(pay(0), refresh(this)))"),
    follower("Worker", "activate(engage_this, refresh(your.follower))", defense=9),
    follower("Dove", attack=0, defense=3),
    follower("Boomerang", "activate(pay(0), return_to_hand(this))", cost=0),
    amulet("Whistle", "quick_activate(pay(0), refresh(this))"),
    spell_card("Zap", "quick", "spell(draw(1))", cost=1),
]


class FewTimes(RandomBot):
    """Plays at random, and declares no great numbers."""

    def answer(self, ask: Ask, look: Look) -> Answer:
        said = super().answer(ask, look)
        return (min(said[0], ask.low + 4),) if ask.form == "number" else said


HANDS = (["Boomerang", "Zap"], ["Zap", "Zap"])
FIELDS = (
    ["Idle", "Waker", "Worker", "Dove", "Bell"],
    ["Waker", "Trainer", "Dove", "Worker"],
    ["Mill", "Chapel", "Dove", "Waker"],
    ["Worker", "Worker", "Waker", "Whistle"],
)


@pytest.mark.slow_after_first
@pytest.mark.rule("15.2.1")
@pytest.mark.parametrize("seed", range(8))
def test_random_play_is_the_same_taken_up_again_anywhere(seed):
    mine, theirs = FIELDS[seed % 4], FIELDS[(seed // 4 + seed) % 4]
    t = table(
        me=Side(field=mine, hand=HANDS[0], deck=["Fighter"] * 30),
        foe=Side(field=["Dove [engaged]", *theirs[:4]], hand=HANDS[1], deck=["Fighter"] * 30),
        cards=CARDS,
    )
    bots = FewTimes(seed), FewTimes(seed + 100)
    for _ in range(12):
        if not play_out(t.session, bots, 10):
            break
        fork = t.session.fork()
        assert (fork.digest(), fork.ask) == (t.session.digest(), t.session.ask)
    digest = t.session.digest()
    again = Session.replay(t.session.ruleset, t.session.setup, t.session.log)
    assert again.digest() == digest
    t.session.undo(7)
    for _ in range(7):
        t.session.redo()
    assert t.session.digest() == digest


@pytest.mark.rule("15.2.1.2")
@pytest.mark.parametrize("seed", range(4))
def test_a_turn_of_actions_that_only_lead_back_comes_to_its_end(seed):
    """Whoever never ends the phase by its own will has nothing else left some time."""
    t = table(me=Side(field=["Idle", "Waker", "Worker", "Dove", "Bell"]), foe=Side(hand=["Zap"]), cards=CARDS)
    bot = FewTimes(seed)
    answers = 0
    while t.ask.kind != "main" or not set(kinds(t)) <= {"end", "attack"}:
        answer = bot.answer(t.ask, lambda: t.session.view(0))
        if t.ask.kind != "main" or kinds(t)[answer[0]] not in ("end", "attack", "repeat"):
            t.numbers(*answer)
            answers += 1
        assert answers < 500
    assert (outcome(t), answers > 10) == (None, True)


def kinds(t: Playing) -> list[str]:
    return [option.kind for option in t.ask.options]
