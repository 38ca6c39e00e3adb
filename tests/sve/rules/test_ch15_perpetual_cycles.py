"""15.2.1.2, 15.2.1.3: what only leads back, and what nobody can stop."""

import pytest
from sve.playing import Playing, Side, amulet, follower, spell_card, table
from sve.rules.probes import Do, outcome

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.events import Played, Said
from svedesk.engine.session import Session
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules import cycles
from svedesk.games.sve.words import activate, overflow, pay, when_so

IDLE = amulet("Idle", "activate(pay(0), refresh(this))")
WORKER = follower("Worker", "activate(engage_this, refresh(enemy.follower))", defense=9)
WAKER = amulet("Waker", "activate(pay(0), refresh(your.follower))")


def asked(seat: int, yes: str, no: str, number: str = "max_play_points") -> Step:
    """A seat says yes or no; `no` ends the overflow that makes the loop."""

    def act(game: GameState, context: Context) -> Flow:
        options = (Option("yes"), Option("no"))
        (picked,) = yield from ask(lambda: Ask(seat, "may", options))
        if (yes if picked.kind == "yes" else no) == "stop":
            game.table.set_number(0, number, 1)

    return Do(act)


def answers(t: Playing, *, most: int) -> list[tuple[int, list[str]]]:
    """Answer every question with its first option; who was asked, and between what."""
    questions = []
    while t.session.ask is not None and t.ask.kind != "main":
        questions.append((t.ask.seat, t.options()))
        assert len(questions) <= most, "this goes on for ever"
        t.numbers(0)
    return questions


# -- nobody can stop it ------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.2.1", "15.2.1.3")
def test_what_changes_nothing_and_nobody_can_stop_is_a_draw():
    """An ability that waits for a state which its own resolution does not end."""
    wheel = amulet("Wheel", "when_so(overflow, refresh(this))")
    t = table(me=Side(hand=["Wheel"]), cards=[wheel]).play("Wheel")
    assert outcome(t) == ((), {})
    assert t.session.ask is None
    assert [event.message.clause for event in t.events if isinstance(event, Said)] == ["15.2.1.3"]
    assert sum(isinstance(event, Played) for event in t.events) < 50  # seen by the state that came back, not by length


@pytest.mark.rule("15.2.1.3")
def test_what_grows_for_ever_is_a_draw_too():
    spring = amulet("Spring", "when_so(overflow, give_leader(1))")
    t = table(me=Side(hand=["Spring"]), cards=[spring]).play("Spring")
    assert outcome(t) == ((), {})


@pytest.mark.rule("15.2.1.3")
def test_what_ends_a_game_by_itself_is_not():
    fire = amulet("Fire", "when_so(overflow, deal(1, enemy.leader))")
    t = table(me=Side(hand=["Fire"]), foe=Side(defense=60), cards=[fire]).play("Fire")
    assert outcome(t) == ((0,), {1: "defense"})


@pytest.mark.rule("15.2.1.3")
def test_chance_may_end_it_and_then_it_is_none():
    """One of sixty comes up some time: the position is the same every time, what chance will bring is not."""

    def spin(game: GameState, context: Context) -> None:
        if game.table.random_below(60) == 0:
            game.table.set_number(0, "max_play_points", 1)

    t = table(me=Side(hand=["Roulette"]), cards=[amulet("Roulette", when_so(overflow, Do(spin)))]).play("Roulette")
    assert sum(isinstance(event, Played) for event in t.events) > 14  # long enough for positions to be compared
    assert (outcome(t), t.ask.kind) == (None, "main")


@pytest.mark.rule("15.2.1.3")
def test_being_asked_without_a_choice_stops_nothing():
    wheel = amulet("Wheel", "when_so(overflow, both(select(your.follower), refresh(it)))")
    t = table(me=Side(hand=["Wheel"], field=["Fighter"]), cards=[wheel]).play("Wheel")
    assert {len(options) for _, options in answers(t, most=50)} == {1}
    assert outcome(t) == ((), {})


@pytest.mark.rule("15.2.1.3")
def test_what_somebody_decides_in_every_round_goes_on_as_long_as_it_changes_something(monkeypatch):
    monkeypatch.setattr(cycles, "_ENDLESS", 20)
    well = amulet("Well", "when_so(overflow, choose_one(mode(give_leader(1)), mode(give_leader(2))))")
    t = table(me=Side(hand=["Well"]), cards=[well]).play("Well")
    for _ in range(60):
        t.choose(1)
    assert (outcome(t), t.ask.kind, t.me.defense) == (None, "choose", 80)


@pytest.mark.rule("15.2.1.3")
def test_what_piles_up_abilities_for_ever_is_a_draw_before_they_are_too_many():
    clock = amulet("Clock", "when_so(overflow, this_turn(at_start_of_end(give_leader(1))))")
    t = table(me=Side(hand=["Clock"]), cards=[clock]).play("Clock")
    assert outcome(t) == ((), {})
    assert len(t.table.delayed) < 400


@pytest.mark.rule("15.2.1.3")
@pytest.mark.parametrize(("amulets", "defense"), [(1, 1_500), (1, 5_000), (2, 400)])
def test_a_long_chain_that_ends_is_won(amulets, defense):
    """With two amulets ever more abilities wait."""
    burn = amulet("Burn", 'whenever_leader_changes(deal(1, enemy.leader), whose="enemy", up=False)')
    spark = spell_card("Spark", "spell(deal(1, enemy.leader))")
    me, foe = Side(hand=["Spark"], field=["Burn"] * amulets), Side(defense=defense)
    t = table(me=me, foe=foe, cards=[burn, spark]).play("Spark")
    while t.session.ask is not None:
        t.in_any_order()
    assert outcome(t) == ((0,), {1: "defense"})


@pytest.mark.rule("15.2.1.3")
def test_which_of_several_comes_first_stops_nothing(monkeypatch):
    monkeypatch.setattr(cycles, "_ENDLESS", 20)
    spring = amulet("Spring", "when_so(overflow, give_leader(1))")
    t = table(me=Side(hand=["Spring"], field=["Spring"]), cards=[spring]).play("Spring")
    questions = answers(t, most=40)
    assert {len(options) for _, options in questions} == {2}
    assert outcome(t) == ((), {})


@pytest.mark.rule("15.2.1.3")
def test_what_grows_whatever_is_decided_is_a_draw_after_very_long(monkeypatch):
    monkeypatch.setattr(cycles, "_ENDLESS_WITH_CHOICES", 60)
    well = amulet("Well", "when_so(overflow, choose_one(mode(give_leader(1)), mode(give_leader(2))))")
    t = table(me=Side(hand=["Well"]), cards=[well]).play("Well")
    answers(t, most=60)
    assert outcome(t) == ((), {})


@pytest.mark.rule("15.2.1.3")
def test_it_is_a_draw_when_every_choice_leads_back():
    """Each is tried before the game is given up."""
    wheel = amulet("Wheel", "when_so(overflow, choose_one(mode(refresh(this)), mode(refresh(your.amulet))))")
    t = table(me=Side(hand=["Wheel"]), cards=[wheel]).play("Wheel")
    questions = answers(t, most=50)
    assert outcome(t) == ((), {})
    assert [len(options) for _, options in questions][-2:] == [2, 1]


@pytest.mark.rule("15.2.1.3")
def test_it_is_a_draw_when_choices_only_lead_from_one_position_to_another():
    wheel = amulet("Wheel", "when_so(overflow, choose_one(mode(refresh(this)), mode(engage(this))))")
    t = table(me=Side(hand=["Wheel"]), cards=[wheel]).play("Wheel")
    answers(t, most=60)
    assert outcome(t) == ((), {})


@pytest.mark.rule("15.2.1.2", "15.2.1.3")
def test_who_can_stop_it_has_to_after_a_while():
    wheel = amulet("Wheel", "when_so(overflow, may_pay(pay(0), refresh(this)))")
    t = table(me=Side(hand=["Wheel"]), cards=[wheel]).play("Wheel")
    for _ in range(50):
        if t.options() == ["no"]:
            break
        t.say("yes")
    assert t.options() == ["no"]
    t.say("no")
    assert outcome(t) == ((), {})  # to say no is no way out either: it is asked again, and both were tried


@pytest.mark.rule("15.2.1.3")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_of_two_who_could_stop_it_the_active_player_has_to(first, second):
    wheel = amulet("Wheel", when_so(overflow, asked(first, "on", "stop"), asked(second, "on", "stop")))
    t = table(me=Side(hand=["Wheel"]), cards=[wheel]).play("Wheel")
    questions = answers(t, most=60)
    assert questions.count((0, ["yes", "no"])) == 12 + 1 + 1, "and a way gone with something left to try is gone again"
    assert questions[-1 if first == 1 else -2][0] == 0
    assert (0, ["no"]) in questions
    assert (1, ["no"]) not in questions
    assert (outcome(t), t.ask.kind) == (None, "main")


@pytest.mark.rule("15.2.1.3")
def test_the_other_player_has_to_where_only_that_one_can():
    wheel = amulet("Wheel", when_so(overflow, asked(0, "on", "on"), asked(1, "on", "stop")))
    t = table(me=Side(hand=["Wheel"]), cards=[wheel]).play("Wheel")
    questions = answers(t, most=80)
    assert (1, ["no"]) in questions
    assert (outcome(t), t.ask.kind) == (None, "main")


@pytest.mark.rule("15.2.1.3")
def test_many_abilities_are_no_cycle():
    herald = amulet("Herald", "whenever_enters(your.follower, draw(1))")
    t = table(me=Side(field=["Herald"] * 4, hand=["Goblin"], deck=["Fighter"] * 9), cards=[herald])
    t.play("Goblin").in_any_order()
    assert (outcome(t), len(t.me.hand)) == (None, 4)


# -- nothing changed ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.2.1.2")
def test_an_action_that_changed_nothing_may_not_be_performed_again():
    t = table(me=Side(field=["Idle"], hand=["Goblin"]), cards=[IDLE])
    t.activate("Idle")
    assert "activate Idle" not in t.options()
    assert t.why_not("activate Idle") == ("changes-nothing", "15.2.1.2")


@pytest.mark.rule("15.2.1.2")
def test_it_may_when_something_else_has_changed():
    t = table(me=Side(field=["Idle"], hand=["Goblin"]), cards=[IDLE])
    t.activate("Idle").play("Goblin")
    assert "activate Idle" in t.options()


@pytest.mark.rule("15.2.1.2")
def test_of_two_alike_each_is_barred_for_itself():
    t = table(me=Side(field=["Idle", "Idle"]), cards=[IDLE])
    t.activate("Idle")
    assert t.options("activate") == ["activate Idle"]
    t.activate("Idle")
    assert t.options("activate") == []  # the first stays barred: the other has changed nothing


@pytest.mark.rule("15.2.1.2")
def test_a_sequence_that_led_back_may_not_be_completed_again():
    t = table(me=Side(field=["Worker", "Waker"], hand=["Goblin"]), cards=[WORKER, WAKER])
    t.activate("Worker").activate("Waker")
    assert "activate Worker" in t.options()  # something else may follow it now
    t.activate("Worker")
    assert "activate Waker" not in t.options()
    assert t.why_not("activate Waker") == ("changes-nothing", "15.2.1.2")
    t.play("Goblin")
    assert "activate Waker" in t.options()


@pytest.mark.rule("15.2.1.2")
def test_attacks_can_be_part_of_it():
    """A follower with 0 attack, an enemy with 0 attack: they fight, and nothing has come of it but that one is
    engaged."""
    dove, post = follower("Dove", attack=0, defense=3), follower("Post", attack=0, defense=3)
    t = table(me=Side(field=["Dove", "Waker"]), foe=Side(field=["Post [engaged]"]), cards=[dove, post, WAKER])
    t.attack("Dove", "Post").quiet().activate("Waker")
    t.attack("Dove", "Post").quiet()
    assert "activate Waker" not in t.options()


@pytest.mark.rule("15.2.1.2")
def test_an_action_in_which_something_else_can_be_chosen_is_only_done_otherwise():
    bell = amulet("Bell", "activate(pay(0), both(select(your.follower), refresh(it)))")
    t = table(me=Side(field=["Bell", "Fighter", "Goblin"]), cards=[bell])
    t.activate("Bell").pick("Fighter")
    t.activate("Bell")
    assert t.options() == ["Goblin"]
    t.pick("Goblin")
    assert "activate Bell" not in t.options()


@pytest.mark.rule("15.2.1.2")
def test_an_answer_of_several_cards_is_asked_for_again_until_it_is_another():
    bell = amulet("Bell", "activate(pay(0), both(select_up_to(2, your.follower), refresh(it)))")
    t = table(me=Side(field=["Bell", "Fighter", "Goblin"]), cards=[bell])
    t.activate("Bell").pick("Fighter", "Goblin")
    t.activate("Bell").pick("Goblin", "Fighter")  # the same
    assert (t.ask.kind, t.ask.reason.key, t.ask.reason.clause) == ("target", "changes-nothing", "15.2.1.2")
    t.pick("Goblin")
    assert t.ask.kind == "main"


@pytest.mark.rule("15.2.1.2")
def test_what_another_player_chose_does_not_make_it_another_action():
    """The other player could choose otherwise; the one whose action it is can not make it."""
    oracle = amulet("Oracle", activate(pay(0), asked(1, "on", "on")))
    t = table(me=Side(field=["Oracle"]), cards=[oracle])
    t.activate("Oracle").say("yes")
    assert "activate Oracle" not in t.options()


@pytest.mark.rule("15.2.1.2")
def test_with_quick_too_it_is_done_only_once():
    whistle = amulet("Whistle", "quick_activate(pay(0), refresh(this))")
    zap = spell_card("Zap", "quick", "spell(draw(1))")
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Whistle"], hand=["Zap"]), cards=[whistle, zap])
    t.attack("Fighter", "leader").activate("Whistle")
    assert t.options() == ["play Zap", "pass"]
    t.play("Zap")
    assert t.options() == ["activate Whistle", "pass"]


# -- it is remembered --------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.2.1.2")
def test_it_stays_barred_when_the_game_is_taken_up_again_at_the_question():
    t = table(me=Side(field=["Idle"]), cards=[IDLE]).activate("Idle")
    fork = t.session.fork()
    assert [option.kind for option in fork.ask.options] == ["end"]


@pytest.mark.rule("15.2.1.2")
def test_undo_redo_and_a_saved_game_remember_the_same():
    t = table(me=Side(field=["Worker", "Waker"]), cards=[WORKER, WAKER])
    t.activate("Worker").activate("Waker").activate("Worker")
    digest, refused = t.session.digest(), t.options()
    t.session.undo(2)
    assert t.options("activate") == ["activate Waker"]
    t.session.redo()
    t.session.redo()
    assert (t.session.digest(), t.options()) == (digest, refused)
    again = Session.replay(t.session.ruleset, t.session.setup, t.session.log)
    assert (again.digest(), again.ask.options) == (digest, t.ask.options)


@pytest.mark.rule("15.2.1.2")
def test_nobody_sees_what_is_remembered():
    t = table(me=Side(field=["Idle"]), cards=[IDLE]).activate("Idle")
    assert t.table.memory
    assert t.session.view(1).step == ("main",)
    t.end()
    while t.ask.kind != "main":
        t.numbers(0)
    assert t.table.memory == ()
