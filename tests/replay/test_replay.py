"""Saved games seen again: every step as it was, there and back, and playing on from it."""

import random
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from shipped import SVE, shipped_library
from sve.random_operations import any_operation
from toy.drive import answer_on
from toy.war import War, war_setup

from svedesk.bot.random_bot import RandomBot
from svedesk.cli import materials
from svedesk.desk.desk import Desk
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.events import CardMoved, PhaseBegan
from svedesk.engine.message import Refused
from svedesk.engine.script import Lang
from svedesk.engine.session import Session
from svedesk.engine.table_words import TableWords
from svedesk.replay.decks import deck_in, drafts_in
from svedesk.replay.replay import Replay, written

SEATS = ("Anna", "Ben")


def whole_game(seed: int = 5) -> Desk:
    """A game of two bots to its end."""
    desk = Desk.new(materials.setup((materials.deck("SD03"), materials.deck("SD05")), seed, 0), materials.rules())
    bots = [RandomBot(seed * 2 + seat) for seat in (0, 1)]
    while (ask := desk.session.ask) is not None:
        desk.answer(bots[ask.seat].answer(ask, desk.view(ask.seat)))
    return desk


@pytest.fixture(scope="module")
def game() -> Desk:
    return whole_game()


@pytest.fixture(scope="module")
def replay(game: Desk) -> Replay:
    return Replay(game)


def test_each_step_is_the_table_of_then(game: Desk, replay: Replay) -> None:
    session = Session(game.session.ruleset, game.session.setup)
    for step in replay.steps:
        if step.number:
            session.enter(game.session.log[step.number - 1])
        for seat in (0, 1):
            assert _seen(replay.view(step.number, seat)) == _seen(session.view(seat))
    assert replay.last == len(game.session.log) > 50


def _seen(view):
    """A view without the number of its question, which grows with each that was ever asked."""
    return view._replace(ask=view.ask and view.ask._replace(serial=0))


def test_steps_come_in_any_order(replay: Replay) -> None:
    before = {number: _seen(replay.view(number, 0)) for number in (0, 3, 40, replay.last)}
    for number in random.Random(1).sample(sorted(before), 4):
        assert _seen(replay.view(number, 0)) == before[number]


@pytest.mark.parametrize("step", [-1, 10_000])
def test_there_are_no_other_steps(replay: Replay, step: int) -> None:
    with pytest.raises(IndexError):
        replay.view(step, 0)


def test_the_turns_begin_where_they_begin(replay: Replay) -> None:
    turns = replay.turns
    assert [turn for turn, _ in turns] == list(range(turns[-1][0] + 1))
    for turn, step in turns[1:]:
        assert replay.view(step, 0).number(-1, "turn") == turn
        assert replay.view(step - 1, 0).number(-1, "turn") == turn - 1
        assert any(isinstance(event, PhaseBegan) for event in replay.events(step, 0))


def test_going_from_turn_to_turn(replay: Replay) -> None:
    (_, second), (_, third) = replay.turns[2:4]
    assert replay.turn_from(second, 1) == third
    assert replay.turn_from(third, -1) == second
    assert replay.turn_from(third + 1, -1) == third
    assert replay.turn_from(0, -1) == 0
    assert replay.turn_from(replay.last, 1) == replay.last


def test_events_and_lines_are_those_a_seat_may_read(game: Desk, replay: Replay) -> None:
    assert replay.lines(0, replay.last) == game.lines(0)
    step = replay.turns[2][1]
    lines = replay.lines(1, step)
    assert lines == game.lines(1)[: len(lines)]
    assert [line.event for line in replay.lines(1, step, len(replay.lines(1, step - 1)))] == [*replay.events(step, 1)]
    drawn = [event for event in replay.events(0, 1) if isinstance(event, CardMoved) and event.to and event.to.seat == 0]
    assert drawn
    assert not any(event.number for event in drawn if event.to.zone == "hand"), "the other hand is nobody's to read"


def test_playing_on_leaves_the_replay_as_it_is(game: Desk, replay: Replay) -> None:
    step = replay.turns[3][1]
    desk = replay.play_on(step)
    assert _seen(desk.view(0)) == _seen(replay.view(step, 0))
    assert (desk.mode, desk.can_redo, desk.can_undo) == ("rules", False, True)
    assert desk.lines(0) == replay.lines(0, step)
    desk.answer(game.session.log[step].answer)  # the same chance: the same comes of it
    assert _seen(desk.view(0)) == _seen(replay.view(step + 1, 0))
    desk.undo()
    desk.undo()
    assert replay.last == len(game.session.log)


def test_there_is_nothing_to_play_on_from_after_the_end(game: Desk) -> None:
    with pytest.raises(Refused):
        game.branch(len(game.session.log) + 1)


def test_a_game_that_goes_on_is_seen_as_far_as_it_has_come() -> None:
    desk = answer_on(Desk.new(war_setup(4, size=10), War()), 3)
    replay = Replay(desk)
    answer_on(desk, 2)
    assert (replay.finished, replay.last) == (False, 3)


def test_by_hand_is_marked_and_seeks_as_well(game: Desk) -> None:
    rng = random.Random(3)
    desk = game.branch(20)
    desk.set_mode("manual")
    done = 0
    while done < 60:
        try:
            desk.operate(any_operation(desk.session.table, rng))
            done += 1
        except Refused:
            continue
    replay = Replay(desk)
    assert [step.by_hand for step in replay.steps[-60:]] == [True] * 60
    digests = []
    for entries in range(20, len(desk.session.log) + 1):
        digests.append(replay.play_on(entries).session.digest())
    session = Session.replay(desk.session.ruleset, desk.session.setup, desk.session.log[:20])
    assert digests[0] == session.digest()
    for entry, digest in zip(desk.session.log[20:], digests[1:], strict=True):
        session.enter(entry)
        assert session.digest() == digest


def test_seeking_is_quick_both_ways_in_a_long_game(seconds) -> None:
    """A bound for a slow and busy machine; `svedesk bench` measures."""
    desk = Desk.new(war_setup(4, size=40), War())
    desk = answer_on(desk, 2_000, 1)
    replay = Replay(desk)
    taken = []
    for step in (0, replay.last, replay.last // 2, 1, replay.last - 1, replay.last // 3):
        taken.append(seconds(partial(replay.view, step, 0)))
    assert max(taken) < 0.2


def test_a_file_is_opened(game: Desk, replay: Replay, tmp_path) -> None:
    game.save(tmp_path / "game.svedesk")
    again = Replay.open(tmp_path / "game.svedesk", materials.rules())
    assert again.steps == replay.steps
    assert again.finished
    assert again.cut_short is None


def test_a_damaged_file_is_a_sentence(tmp_path) -> None:
    (tmp_path / "game.svedesk").write_bytes(b"{")
    with pytest.raises(DamagedFile, match=r"^“game\.svedesk” .*\.$"):
        Replay.open(tmp_path / "game.svedesk", materials.rules())


def told(lang: Lang) -> TableWords:
    return materials.table().words(materials.rules(), lang, materials.names(lang), SEATS)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_text_tells_every_turn(replay: Replay, lang) -> None:
    text = written(replay, 0, materials.table(), told(lang))
    parts = text.split("\n\n")
    assert len(parts) == len(replay.turns)
    assert sum("\n" in part for part in parts) > len(parts) // 2  # a turn in which nothing happened has its head only
    for part, (turn, _) in zip(parts[1:], replay.turns[1:], strict=True):
        assert str(turn) in part.partition("\n")[0]
    assert "Anna" in text
    assert "Ben" in text


def test_the_text_names_nothing_that_is_hidden(replay: Replay) -> None:
    """Both seats' texts may be read by anyone while the game goes on."""
    assert written(replay, 0, materials.table(), told("en")) == written(replay, 1, materials.table(), told("en"))


def test_the_decks_of_a_game_that_is_over_are_whole(game: Desk, tmp_path: Path) -> None:
    game.save(tmp_path / "game.svedesk")
    drafts = drafts_in(tmp_path / "game.svedesk", shipped_library(), SVE, materials.rules())
    decks = [materials.deck("SD03"), materials.deck("SD05")]
    assert [draft.deck().sections for draft in drafts] == [deck.sections for deck in decks]


def test_of_a_computers_deck_what_was_seen_is_told_while_the_game_goes_on(game: Desk) -> None:
    running = game.branch(len(game.session.log) // 2)
    running.settings = replace(running.settings, computers=("", "regular"))
    own, other = (deck_in(Replay(running), seat, shipped_library(), SVE) for seat in (0, 1))
    whole = dict(materials.deck("SD05").all)
    assert own.sections == materials.deck("SD03").sections
    assert 0 < sum(count for _, count in other.all) < sum(whole.values())
    assert all(count <= whole[number] for number, count in other.all)
