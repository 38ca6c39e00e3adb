"""What was shown is on the disk: the journal beside a game's saves, whatever becomes of it."""

import json
import random
import subprocess
import sys
from contextlib import suppress

import pytest
from cards.test_damaged_imports import damaged
from hypothesis import given, settings
from hypothesis import strategies as st
from toy.drive import any_answer
from toy.war import War, war_setup

from svedesk.desk.autosave import Autosave
from svedesk.desk.desk import Desk
from svedesk.desk.journal import line_digest
from svedesk.desk.kept_games import game_of, last_played, remove, resumable_games
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.log import Operation
from svedesk.engine.manual import OPERATIONS
from svedesk.engine.message import Refused
from svedesk.engine.records import Place
from svedesk.wire.saved import JournalStep, read_game, read_step, write_step


@pytest.fixture(autouse=True)
def later(monkeypatch):
    """Nothing is saved whole but what has to be, and what is waited for."""
    monkeypatch.setattr("svedesk.desk.autosave.LATER", 60)


@pytest.fixture
def desk(tmp_path):
    desk = Desk.new(war_setup(4, size=10), War(), autosave=Autosave(tmp_path, "g"))
    yield desk
    desk.close()


def played(desk):
    """All that is to come back of a game."""
    session = desk.session
    return tuple(session.log), tuple(session.undone), desk.mode, desk._course.automatic, session.digest()


def newest(folder):
    return max(folder.glob("*.svedesk"))


def journal(folder):
    return max(folder.glob("*.journal"))


def line(folder, step):
    """A line that follows those of the newest journal."""
    written = json.dumps(step).encode()
    before = journal(folder).read_bytes().split(b"\n")[-2].partition(b" ")[0]
    return line_digest(before, written) + b" " + written + b"\n"


def answers(desk, count, seed=0):
    chance = random.Random(seed)
    for _ in range(count):
        desk.answer(any_answer(desk.session.ask, chance))


# -- before it is shown ------------------------------------------------------------------------------------------------


def test_what_was_done_is_on_the_disk_before_it_is_shown(desk, tmp_path):
    met = set()

    def compare(update):
        again = Desk.load(newest(tmp_path), War())
        assert played(again) == played(desk)
        met.add((update.cause, desk.mode, desk.can_redo, desk.session.table.outcome is not None))

    desk.subscribe(compare)
    acts = [
        lambda: answers(desk, 3),
        desk.undo,
        desk.undo,
        desk.redo,
        desk.undo,
        lambda: answers(desk, 1, seed=1),
        lambda: desk.set_mode("manual"),
        lambda: desk.operate(Operation("coin", 0)),
        lambda: desk.operate(Operation("die", 1, amount=6)),
        desk.undo,
        lambda: desk.set_mode("rules"),
        lambda: desk.return_to(2),
        desk.redo,
        lambda: desk.concede(1),
        desk.undo,
        lambda: answers(desk, 1),
    ]
    for act in acts:
        act()
    assert len(list(tmp_path.glob("*.svedesk"))) == 3, "the first, the end, and what is after it: all else are lines"
    causes = {cause for cause, *_ in met}
    assert causes == {"answer", "undo", "redo", "mode", "operation", "concede"}
    assert len(met) >= 8


@pytest.mark.slow
def test_a_program_that_is_killed_loses_nothing(tmp_path):
    code = f"""
import os, sys
sys.path[:] = {sys.path!r}
from pathlib import Path
from toy.war import War, war_setup
from svedesk.desk.autosave import Autosave
from svedesk.desk.desk import Desk
desk = Desk.new(war_setup(4), War(), autosave=Autosave(Path(sys.argv[1]), "g"))
for answer in ((0,), (2,), (0,), (0,)):
    desk.answer(answer)
os.kill(os.getpid(), 9)
"""
    done = subprocess.run([sys.executable, "-c", code, tmp_path], check=False)
    assert done.returncode in (-9, 9), "killed, and not stopped by an error"
    assert len(Desk.load(last_played(tmp_path).path, War()).session.log) == 4


def test_a_game_that_was_killed_goes_on_in_the_same_files(desk, tmp_path):
    answers(desk, 4)
    path = newest(tmp_path)
    again = Desk.load(path, War(), autosave=Autosave.going_on(path))
    assert played(again) == played(desk)
    answers(again, 2, seed=1)
    assert played(Desk.load(newest(tmp_path), War())) == played(again)
    again.close()
    assert list(tmp_path.glob("*.journal")) == [], "a game that was left has all in its saves"
    assert [game_of(game.path) for game in resumable_games(tmp_path)] == ["g"]


# -- damaged journals --------------------------------------------------------------------------------------------------

STEP = {"keep": 4, "log": [], "undone": [], "automatic": [], "mode": "rules"}


@pytest.mark.parametrize(
    ("written", "entries"),
    [
        (b"", 4),
        (b'{"keep":4,"log":[{"se', 4),
        (b"\xff\xfe\x00\n", 4),
        (b"[[[[" * 10_000 + b"\n", 4),
        (b"{}\n", 4),
        (json.dumps({**STEP, "keep": 3}).encode() + b"\n", 4),
        ({**STEP, "keep": 99}, 4),
        ({**STEP, "mode": "nonsense"}, 4),
        ({**STEP, "keep": 3}, 3),
    ],
    ids=["nothing", "half", "bytes", "deep", "empty", "without-a-digest", "too-far", "mode", "a-good-one"],
)
def test_a_journal_is_read_up_to_the_first_line_that_is_damaged(desk, tmp_path, written, entries):
    answers(desk, 4)
    with journal(tmp_path).open("ab") as file:
        file.write(written if isinstance(written, bytes) else line(tmp_path, written))
    again = Desk.load(newest(tmp_path), War())
    assert len(again.session.log) == entries
    assert again.cut_short is None


def test_after_an_accident_a_journal_tells_of_nothing_that_was_not_done(desk, tmp_path):
    answers(desk, 8)
    whole, chance = journal(tmp_path).read_bytes(), random.Random(7)
    for _ in range(200):
        journal(tmp_path).write_bytes(damaged(whole, chance))
        log = Desk.load(newest(tmp_path), War()).session.log
        assert list(log) == list(desk.session.log[: len(log)])


def test_what_a_journal_has_and_the_rules_do_not_allow_is_told_and_the_save_played(desk, tmp_path):
    answers(desk, 2)
    desk.autosave.flush()
    saved = played(desk)
    answers(desk, 2)
    with journal(tmp_path).open("ab") as file:
        file.write(line(tmp_path, {**STEP, "log": [{"seat": 0, "answer": [77]}]}))
    again = Desk.load(newest(tmp_path), War())
    assert played(again) == saved
    assert again.cut_short.message.key == "file-cut-short"
    assert again.cut_short.message.args[:2] == (2, 5)


def test_a_journal_that_is_no_file_or_gone_leaves_the_save(desk, tmp_path):
    answers(desk, 2)
    journal(tmp_path).unlink()
    assert len(Desk.load(newest(tmp_path), War()).session.log) == 0
    journal_again = newest(tmp_path).with_suffix(".journal")
    journal_again.mkdir()
    assert len(Desk.load(newest(tmp_path), War()).session.log) == 0


def test_a_damaged_save_is_made_up_for_by_the_one_before_and_both_journals(desk, tmp_path):
    answers(desk, 2)
    desk.autosave.flush()
    answers(desk, 2)
    assert len(list(tmp_path.glob("*.journal"))) == 2
    newest(tmp_path).write_bytes(b"damaged")
    found = last_played(tmp_path)
    assert found.path != newest(tmp_path)
    assert played(Desk.load(found.path, War())) == played(desk)


def test_an_older_save_is_opened_as_it_was_saved(desk, tmp_path):
    answers(desk, 2)
    first = newest(tmp_path)
    desk.autosave.flush()
    answers(desk, 2)
    assert len(Desk.load(first, War()).session.log) == 0
    assert len(Desk.load(newest(tmp_path), War()).session.log) == 4


# -- journals that can't be written ------------------------------------------------------------------------------------


def test_where_no_line_can_be_written_the_game_is_saved_whole_before_it_is_shown(desk, tmp_path):
    answers(desk, 1)
    journal(tmp_path).unlink()
    answers(desk, 1)
    assert played(Desk.load(newest(tmp_path), War())) == played(desk)
    assert desk.autosave.trouble is None


@pytest.fixture
def full(monkeypatch):
    """Saves find no room, lines do."""

    def no_room(path, data):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("svedesk.desk.autosave.write_whole", no_room)
    return monkeypatch


def test_lines_go_on_where_there_is_no_room_for_a_save(desk, tmp_path, full):
    answers(desk, 2)
    desk.autosave.flush()
    assert desk.autosave.trouble.sentence.startswith("The game could not be saved (No space left on device).")
    answers(desk, 2)
    desk.autosave.flush()
    answers(desk, 1)
    assert len(list(tmp_path.glob("*.svedesk"))) == 1
    assert played(Desk.load(newest(tmp_path), War())) == played(desk)
    assert len(desk.session.log) == 5


def test_after_a_line_that_is_missing_none_is_played(desk, tmp_path, full):
    """A line says what became of what was before it."""
    answers(desk, 2)
    journal(tmp_path).rename(tmp_path / "aside")
    answers(desk, 1)  # neither a line nor a save
    (tmp_path / "aside").rename(tmp_path / "g-000001.journal")
    assert desk.autosave.trouble is not None
    answers(desk, 2)
    assert len(Desk.load(newest(tmp_path), War()).session.log) == 2
    full.undo()
    answers(desk, 1)
    assert played(Desk.load(newest(tmp_path), War())) == played(desk)
    assert desk.autosave.trouble is None


def test_a_folder_that_can_not_be_written_is_told_and_the_game_goes_on(tmp_path):
    (tmp_path / "saves").write_text("a file where the folder should be")
    told = []
    desk = Desk.new(war_setup(4), War(), autosave=Autosave(tmp_path / "saves", "g", on_trouble=told.append))
    answers(desk, 3)
    assert len(told) == 4
    assert all(isinstance(one, DamagedFile) for one in told)
    (tmp_path / "saves").unlink()
    answers(desk, 1)
    assert played(Desk.load(newest(tmp_path / "saves"), War())) == played(desk)
    desk.close()


# -- several programs, and files that are moved ------------------------------------------------------------------------


def test_of_two_programs_with_one_game_neither_loses_what_it_has_shown(desk, tmp_path):
    answers(desk, 2)
    (tmp_path / "g.bookmarks.json").write_text("{}")
    path = newest(tmp_path)
    other = Desk.load(path, War(), autosave=Autosave.going_on(path))
    shown = []
    for one, seed in ((desk, 1), (other, 2), (desk, 3), (other, 4)):
        answers(one, 1, seed)
        assert played(one) in [played(Desk.load(found.path, War())) for found in resumable_games(tmp_path)]
        shown.append(one.autosave.game)
    assert shown[0] == shown[2] != "g"
    assert shown[1] == shown[3] == "g"
    assert desk.autosave.beside("bookmarks.json").read_text(encoding="utf-8") == "{}"
    assert {game_of(game.path) for game in resumable_games(tmp_path)} == {shown[0], "g"}
    other.close()


def test_two_programs_that_save_at_once_do_not_get_the_same_number(desk, tmp_path):
    path = newest(tmp_path)
    others = [Autosave.going_on(path) for _ in range(3)]
    desks = [Desk.load(path, War(), autosave=one) for one in others]
    assert len({one.game for one in others}) == 3
    for one in desks:
        one.close()


def test_a_removed_game_comes_back_with_its_journal(desk, tmp_path):
    answers(desk, 3)
    here = played(desk)
    bring_back = remove(tmp_path, ("g",))
    assert list(tmp_path.glob("g*")) == []
    bring_back()
    assert played(Desk.load(newest(tmp_path), War())) == here


def test_a_game_that_could_not_be_opened_keeps_its_journal(desk, tmp_path):
    answers(desk, 3)
    Autosave.going_on(newest(tmp_path)).close()
    assert played(Desk.load(newest(tmp_path), War())) == played(desk)


def test_random_acts_come_back_as_they_were(desk, tmp_path):
    """Also where whole saves come in between at any time."""
    chance, done = random.Random(5), 0
    while done < 60:
        acts = [lambda: answers(desk, 1, chance.random()), desk.undo, desk.redo, desk.autosave.flush]
        acts.append(lambda: desk.set_mode(chance.choice(("rules", "manual"))))
        if desk.mode == "manual":
            acts.append(lambda: desk.operate(Operation("die", 0, amount=6)))
        try:
            chance.choice(acts)()
        except Refused:
            continue
        done += 1
        assert played(Desk.load(last_played(tmp_path).path, War())) == played(desk)
    assert len(desk.session.log) > 5


TEXT = st.text(max_size=42) | st.sampled_from(
    ("attack", "+1/+1", "stat", "up", "\ud800", "x" * 40, "x" * 41, "名" * 201)
)
NUMBERS = st.integers(-2, 3) | st.integers()
PLACES = st.none() | st.builds(Place, st.integers(-2, 3), st.sampled_from(("deck", "hand", "field")) | TEXT)
OPERATIONS_OF_ANY_SIZE = st.builds(
    Operation,
    st.sampled_from(sorted(OPERATIONS)) | TEXT,
    NUMBERS,
    st.lists(st.integers(1, 20), max_size=3, unique=True).map(tuple) | st.lists(NUMBERS, max_size=3).map(tuple),
    PLACES,
    NUMBERS,
    TEXT,
    PLACES,
    NUMBERS,
    st.sampled_from(("", "turn")) | TEXT,
)


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(st.lists(OPERATIONS_OF_ANY_SIZE, min_size=1, max_size=12))
def test_what_is_done_by_hand_is_read_again_or_was_refused(operations):
    """Entries are not looked at when a game is saved: what the table lets through has to fit a file."""
    desk = Desk.new(war_setup(4, size=10), War())
    desk.set_mode("manual")
    for operation in operations:
        with suppress(Refused):
            desk.operate(operation)
    moment = desk._moment()
    game = read_game(moment.written())
    assert (game.log, game.undone) == (moment.log, moment.undone)
    step = JournalStep(0, game.log, game.undone, game.automatic, game.mode)
    assert read_step(write_step(step)) == step
