"""Nothing is lost: saves by hand, autosaves, resuming, and files that can't be used."""

import errno
import json
import os
import random
import threading
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

import pytest
from toy.drive import answer_on, any_answer
from toy.war import War, war_setup

from svedesk.desk.autosave import Autosave
from svedesk.desk.desk import Desk
from svedesk.desk.kept_games import game_of, last_played, remove, resumable_games, saves_folder, says_finished
from svedesk.desk.settings import DeskSettings
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.log import Operation
from svedesk.engine.message import Message
from svedesk.engine.records import Place


def desk_at(answers, seed=0, autosave=None):
    return answer_on(Desk.new(war_setup(4, size=10), War(), autosave=autosave), answers, seed)


def why_not(path, load=Desk.load, rules=None):
    with pytest.raises(DamagedFile) as caught:
        load(path, rules or War())
    assert str(caught.value) == caught.value.sentence
    assert caught.value.sentence.endswith(".")
    return caught.value.message.key


def resealed(path, change):
    """Change a file's fields and make its checksum right again."""
    fields = json.loads(path.read_bytes())
    del fields["check"]
    change(fields)
    body = json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()
    path.write_bytes(b'{"check":"%b",%b\n' % (sha256(body).hexdigest().encode(), body[1:]))


# -- by hand -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [0, 1, 2, 7, 999])
def test_a_saved_game_goes_on_where_it_was(tmp_path, answers):
    desk = desk_at(answers)
    desk.save(tmp_path / "game")
    again = Desk.load(tmp_path / "game", War())
    assert again.session.digest() == desk.session.digest()
    assert [again.lines(seat) for seat in (0, 1)] == [desk.lines(seat) for seat in (0, 1)]
    assert (again.mode, again.session.log) == ("rules", desk.session.log)
    again.save(tmp_path / "again")
    first, second = ((tmp_path / name).read_bytes() for name in ("game", "again"))
    assert json.loads(first)["digest"] == json.loads(second)["digest"]


def test_save_and_load_at_every_moment_of_a_game_with_operations(tmp_path):
    desk = desk_at(0)
    chance = random.Random(9)
    desk.set_mode("manual")
    for moment in range(60):
        if desk.session.ask is not None and moment % 3:
            desk.answer(any_answer(desk.session.ask, chance))
        else:
            desk.operate(Operation("die", moment % 2, amount=6))
        desk.save(tmp_path / "game")
        assert Desk.load(tmp_path / "game", War()).session.digest() == desk.session.digest()


def test_what_was_undone_can_be_redone_after_loading(tmp_path):
    desk = desk_at(9)
    end = desk.session.digest()
    desk.undo()
    desk.undo()
    here = desk.session.digest()
    desk.save(tmp_path / "game")
    again = Desk.load(tmp_path / "game", War())
    assert again.session.digest() == here
    again.redo()
    again.redo()
    assert (again.session.digest(), again.can_redo) == (end, False)


def test_answers_given_by_themselves_are_still_so_after_loading(tmp_path):
    desk = desk_at(0)
    desk.set_mode("manual")
    desk.operate(Operation("move", 1, desk.session.table.zone(1, "hand")[1:], Place(1, "won")))
    desk.set_mode("rules")
    desk.answer((0,))
    before = desk.session.digest()
    desk.answer((2,))
    desk.undo()
    desk.redo()
    desk.save(tmp_path / "game")
    again = Desk.load(tmp_path / "game", War())
    again.undo()
    assert again.session.digest() == before
    again.save(tmp_path / "game")
    again = Desk.load(tmp_path / "game", War())
    again.redo()
    assert (again.session.digest(), again.can_redo) == (desk.session.digest(), False)


def test_the_mode_is_saved(tmp_path):
    desk = desk_at(3)
    desk.set_mode("manual")
    desk.save(tmp_path / "game")
    assert Desk.load(tmp_path / "game", War()).mode == "manual"


def test_a_board_starts_other_games(tmp_path):
    desk = desk_at(6)
    desk.set_mode("manual")
    desk.operate(Operation("move", 0, desk.session.table.zone(0, "hand")[:1], Place(0, "field")))
    desk.operate(Operation("counter", 0, desk.session.table.zone(0, "field"), text="spark", amount=2))
    desk.save_board(tmp_path / "board")
    again = Desk.from_board(tmp_path / "board", War(), seed=77)
    assert again.view(0).zones == desk.view(0).zones
    assert again.view(0).numbers == desk.view(0).numbers
    again.save(tmp_path / "game")
    assert Desk.load(tmp_path / "game", War()).session.digest() == again.session.digest()


def test_a_file_is_opened_as_what_it_is(tmp_path):
    desk = desk_at(6)
    desk.save(tmp_path / "game")
    desk.save_board(tmp_path / "board")
    (tmp_path / "damaged").write_bytes((tmp_path / "board").read_bytes().replace(b'"war"', b'"raw"'))
    assert len(Desk.open(tmp_path / "game", War()).session.log) == 6
    again = Desk.open(tmp_path / "board", War(), seed=5)
    assert (again.session.log, again.session.setup.seed) == ([], 5)
    assert again.view(0).zones == desk.view(0).zones
    assert why_not(tmp_path / "damaged", Desk.open) == "file-changed"
    assert why_not(tmp_path / "gone", Desk.open) == "file-missing"


def test_a_save_replaces_a_file_whole_or_not_at_all(tmp_path):
    path = tmp_path / "game"
    desk_at(2).save(path)
    before = path.read_bytes()
    (tmp_path / "taken").mkdir()
    with pytest.raises(DamagedFile) as caught:
        desk_at(3).save(tmp_path / "taken")
    assert caught.value.message.key == "file-not-a-file"
    with pytest.raises(DamagedFile):
        desk_at(3).save(tmp_path / "no folder" / "game")
    assert path.read_bytes() == before
    assert sorted(other.name for other in tmp_path.iterdir()) == ["game", "taken"]


# -- autosave ----------------------------------------------------------------------------------------------------------


def test_every_committed_action_is_saved(tmp_path):
    desk = desk_at(0, autosave=Autosave(tmp_path, "g"))
    seen = set()
    acts = [
        lambda: desk.answer((0,)),
        desk.cancel,
        lambda: desk.answer((1,)),
        desk.undo,
        desk.redo,
        lambda: desk.set_mode("manual"),
        lambda: desk.operate(Operation("coin", 0)),
        lambda: desk.set_mode("rules"),
        lambda: desk.concede(1),
    ]
    for do in acts:
        do()
        desk.autosave.flush()
        newest = max(tmp_path.iterdir())
        assert newest not in seen
        seen.add(newest)
        saved = Desk.load(newest, War())
        assert (saved.session.digest(), saved.mode) == (desk.session.digest(), desk.mode)
        assert len(saved.session.undone) == len(desk.session.undone)
    desk.close()


def test_the_last_ten_are_kept(tmp_path):
    desk = desk_at(0, autosave=Autosave(tmp_path, "g"))
    desk.autosave.flush()
    for _ in range(15):
        desk.set_mode("manual")
        desk.autosave.flush()
    desk.close()
    assert [path.name for path in sorted(tmp_path.iterdir())] == [f"g-{n:06}.svedesk" for n in range(7, 17)]


def games_in(folder):
    """The games that are kept, each with how many saves it has."""
    return Counter(path.name.split("-")[0] for path in folder.glob("*.svedesk"))


def unfinished(folder):
    return [game for game in resumable_games(folder) if not game.finished]


def play_many(folder, games, *, begun=1_700_000_000, answers=3, name="g", saves=12):
    """Play so many games one after the other, a second after each other."""
    for game in range(games):
        autosave = Autosave(folder, f"{name}{game:03}")
        desk = desk_at(answers, seed=game, autosave=autosave)
        for _ in range(saves):
            desk.set_mode("manual")
            autosave.flush()
        desk.close()
        for path in folder.glob(f"{name}{game:03}-*"):
            os.utime(path, (begun + game, begun + game))


def test_a_new_game_does_not_cost_an_unfinished_one(tmp_path):
    play_many(tmp_path, 12, saves=4)
    play_many(tmp_path, 1, name="last", begun=1_700_000_100)
    assert games_in(tmp_path) == {"last000": 10, **{f"g{game:03}": 3 for game in range(12)}}
    assert len(unfinished(tmp_path)) == 13
    newest = last_played(tmp_path)
    assert newest is not None
    assert game_of(newest.path) == "last000"


def test_finished_games_go_by_age_but_for_the_last_ten(tmp_path, monkeypatch):
    now = int(time.time())
    play_many(tmp_path, 3, saves=1, begun=now - 100)
    play_many(tmp_path, 12, answers=999, name="over", saves=1, begun=now - 90)
    (tmp_path / "over000.seats.json").write_text("{}")
    (tmp_path / "over011.seats.json").write_text("{}")
    monkeypatch.setattr("svedesk.desk.kept_games.time.time", lambda: now + 80 * 86_400)
    desk_at(3, autosave=Autosave(tmp_path, "new")).close()
    assert len(games_in(tmp_path)) == 16
    monkeypatch.setattr("svedesk.desk.kept_games.time.time", lambda: now + 91 * 86_400)
    desk_at(3, autosave=Autosave(tmp_path, "later")).close()
    assert games_in(tmp_path).keys() == {
        *("g000", "g001", "g002", "new", "later"),
        *(f"over{game:03}" for game in range(2, 12)),
    }
    assert sorted(path.name for path in tmp_path.glob("*.json")) == ["over011.seats.json"]


def test_finished_games_go_by_size_but_for_the_last_ten(tmp_path, monkeypatch):
    play_many(tmp_path, 2, saves=1)
    play_many(tmp_path, 13, answers=999, name="over", saves=1, begun=int(time.time()) - 100)
    size = sum(path.stat().st_size for game in range(2, 13) for path in tmp_path.glob(f"over{game:03}-*"))
    monkeypatch.setattr("svedesk.desk.kept_games.FINISHED_BYTES", size)
    desk_at(3, autosave=Autosave(tmp_path, "new")).close()
    assert games_in(tmp_path).keys() == {"g000", "g001", "new", *(f"over{game:03}" for game in range(2, 13))}
    monkeypatch.setattr("svedesk.desk.kept_games.FINISHED_BYTES", 0)
    desk_at(3, autosave=Autosave(tmp_path, "later")).close()
    assert len(games_in(tmp_path)) == 14
    assert "over003" in games_in(tmp_path)


def test_a_game_that_only_says_it_is_over_stays(tmp_path):
    """A save that is damaged, or of a newer version, is nothing that may be deleted."""
    play_many(tmp_path, 12, answers=999, name="over", saves=1)
    for path in tmp_path.glob("over000-*"):
        path.write_bytes(path.read_bytes()[:-40])
        os.utime(path, (1_600_000_000, 1_600_000_000))
    for path in tmp_path.glob("over001-*"):
        path.write_bytes(path.read_bytes().replace(b'"version":3', b'"version":9'))
        os.utime(path, (1_600_000_000, 1_600_000_000))
    before = games_in(tmp_path)
    desk_at(3, autosave=Autosave(tmp_path, "new")).close()
    assert games_in(tmp_path).keys() == {*before, "new"}


def test_a_removed_game_can_be_had_back_until_others_are_removed(tmp_path):
    play_many(tmp_path, 4, saves=2)
    (tmp_path / "g001.seats.json").write_text("{}")
    (tmp_path / "g001.bookmarks.json").write_text("{}")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    bring_back = remove(tmp_path, ("g001", "g002"))
    assert games_in(tmp_path).keys() == {"g000", "g003"}
    assert list(tmp_path.glob("*.json")) == []
    assert len(resumable_games(tmp_path)) == 2
    bring_back()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == before
    remove(tmp_path, ("g001",))
    remove(tmp_path, ("g000",))
    assert {path.name[:4] for path in (tmp_path / ".removed").iterdir()} == {"g000"}


def test_what_is_to_be_removed_and_can_not_be_moved_stays(tmp_path, monkeypatch):
    play_many(tmp_path, 2, saves=1)

    def read_only(path, target):
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(os, "replace", read_only)
    with pytest.raises(DamagedFile) as caught:
        remove(tmp_path, ("g000",))
    assert caught.value.message.key == "file-not-moved"
    assert games_in(tmp_path).keys() == {"g000", "g001"}


@pytest.mark.parametrize("answers", [3, 999], ids=["unfinished", "finished"])
def test_a_save_says_at_its_beginning_whether_it_is_over(tmp_path, answers):
    desk = desk_at(answers)
    desk.save(tmp_path / "game")
    assert says_finished((tmp_path / "game").read_bytes()) == (desk.session.table.outcome is not None)


def test_the_game_played_last_is_the_unfinished_one_that_was_written_last(tmp_path):
    assert last_played(tmp_path) is None
    play_many(tmp_path, 3, answers=999, name="over", saves=1, begun=1_800_000_000)
    assert last_played(tmp_path) is None
    play_many(tmp_path, 3, saves=2)
    newest = max(tmp_path.glob("g002-*"))
    found = last_played(tmp_path)
    assert found is not None
    assert found.path == newest
    newest.write_bytes(b"damaged")
    found = last_played(tmp_path)
    assert found is not None
    assert found.path != newest


def test_a_game_before_its_first_turn_is_called_so(tmp_path):
    desk_at(0, autosave=Autosave(tmp_path, "game")).close()
    (game,) = unfinished(tmp_path)
    for turn, en, ja in ((0, "before turn 1", "準備中"), (1, "turn 1", "1ターン目"), (2, "turn 2", "2ターン目")):
        assert game._replace(turn=turn).in_words("en").startswith(f"Spades vs. Hearts, {en}, saved 20")
        assert game._replace(turn=turn).in_words("ja").startswith(f"Spades 対 Hearts、{ja}、20")


def test_resuming_offers_the_newest_good_save_of_each_unfinished_game(tmp_path):
    assert unfinished(tmp_path / "none") == []
    desk = desk_at(4, autosave=Autosave(tmp_path, "older"))
    desk.close()
    desk = desk_at(0, autosave=Autosave(tmp_path, "newer"))
    for _ in range(4):
        desk.answer(any_answer(desk.session.ask, random.Random(1)))
        desk.autosave.flush()
    desk.close()
    over = desk_at(999, autosave=Autosave(tmp_path, "over"))
    over.close()
    (tmp_path / "holiday.svedesk").write_text("not a save")
    found = unfinished(tmp_path)
    assert {one.path.name.split("-")[0] for one in found} == {"older", "newer"}
    newest = next(one for one in found if one.path.name.startswith("newer"))
    assert newest.in_words("en").startswith("Spades vs. Hearts, turn 2, saved 20")
    assert newest.in_words("ja").startswith("Spades 対 Hearts、2ターン目、20")
    newest.path.write_bytes(newest.path.read_bytes()[:-40])
    second = next(one for one in unfinished(tmp_path) if one.path.name.startswith("newer"))
    assert second.path.name < newest.path.name
    again = Desk.load(second.path, War(), autosave=Autosave.going_on(second.path))
    again.answer(any_answer(again.session.ask, random.Random(1)))
    again.close()
    assert max(tmp_path.glob("newer-*")).name > newest.path.name  # what is damaged is not written over


def test_only_an_autosave_is_gone_on_with(tmp_path):
    with pytest.raises(ValueError, match="not an autosave"):
        Autosave.going_on(tmp_path / "my game.svedesk")
    with pytest.raises(ValueError, match="can't name"):
        Autosave(tmp_path, "../elsewhere")


def test_a_save_that_fails_is_told_and_play_goes_on(tmp_path):
    folder = tmp_path / "saves"
    told = []
    folder.write_text("a file where the folder should be")
    desk = desk_at(2, autosave=Autosave(folder, "g", on_trouble=told.append))
    desk.autosave.flush()
    assert told[0].sentence.startswith("The game could not be saved (")
    assert desk.autosave.trouble is told[-1]
    folder.unlink()
    desk.answer((0,))
    desk.close()
    assert desk.autosave.trouble is None
    assert Desk.load(max(folder.iterdir()), War()).session.digest() == desk.session.digest()


def moment_of(written):
    """A moment of which nothing but how it is saved counts."""
    nothing = dict.fromkeys(("log", "undone", "automatic", "mode"), ())
    return SimpleNamespace(written=written, table=SimpleNamespace(outcome=None), **nothing)


def test_a_game_that_can_not_be_saved_any_more_is_told_in_its_own_words(tmp_path):
    told = []
    autosave = Autosave(tmp_path, "g", on_trouble=told.append)

    def too_long():
        raise DamagedFile("game-too-long", 50_000)

    autosave.keep(moment_of(too_long))
    autosave.close()
    assert told == [autosave.trouble]
    assert told[0].message == DamagedFile("game-too-long", 50_000).message


def test_a_state_that_waited_is_left_out_for_a_newer_one(tmp_path, monkeypatch):
    monkeypatch.setattr("svedesk.desk.autosave.LATER", 0)
    autosave = Autosave(tmp_path, "g")
    autosave.keep(moment_of(lambda: b"first"))
    begun, go_on = threading.Event(), threading.Event()

    def slow():
        begun.set()
        assert go_on.wait(10)
        return b"second"

    autosave.keep(moment_of(slow))
    assert begun.wait(10)
    for name in (b"third", b"fourth", b"fifth"):
        autosave.keep(moment_of(lambda name=name: name))
    go_on.set()
    autosave.close()
    assert [path.read_bytes() for path in sorted(tmp_path.iterdir())] == [b"first", b"second", b"fifth"]


def test_a_save_is_begun_when_what_was_done_has_been_shown(tmp_path, monkeypatch):
    monkeypatch.setattr("svedesk.desk.autosave.LATER", 60)
    autosave, made = Autosave(tmp_path, "g"), []
    for name in (b"first", b"second", b"third"):
        autosave.keep(moment_of(lambda name=name: made.append(name) or name))
    assert made == [b"first"]  # the others are in the journal
    autosave.close()  # which does not wait
    assert (made, len([*tmp_path.iterdir()])) == ([b"first", b"third"], 2)


def test_a_mistake_while_saving_is_not_hidden(tmp_path):
    autosave = Autosave(tmp_path, "g")
    with pytest.raises(ZeroDivisionError):
        autosave.keep(moment_of(lambda: 1 // 0))
    with pytest.raises(ZeroDivisionError):
        autosave.close()
    with pytest.raises(RuntimeError):
        autosave.keep(moment_of(lambda: b"too late"))


def test_a_save_that_another_program_takes_away_is_no_failed_save(tmp_path, monkeypatch):
    """Two programs put away old saves in one folder: what one has just taken away the other still counted."""
    told = []
    desk = desk_at(0, autosave=Autosave(tmp_path, "g", on_trouble=told.append))
    gone = tmp_path / "other-000001.svedesk"
    listed = Path.iterdir
    monkeypatch.setattr(Path, "iterdir", lambda folder: (*listed(folder), gone))
    desk.answer((0,))
    desk.close()
    assert (told, desk.autosave.trouble) == ([], None)


def test_two_programs_that_go_on_with_one_game_do_not_write_over_each_other(tmp_path):
    first = desk_at(0, autosave=Autosave(tmp_path, "g"))
    first.autosave.flush()
    (path,) = tmp_path.glob("*.svedesk")
    second = Desk.load(path, War(), autosave=Autosave.going_on(path))
    second.autosave.flush()
    for desk in (first, second, first):
        desk.set_mode("manual")
        desk.operate(Operation("coin", 0))
        desk.autosave.flush()
    assert {first.session.digest(), second.session.digest()} <= digests(tmp_path)
    assert len(list(tmp_path.glob("*.svedesk"))) >= 5
    first.close()
    second.close()


def test_each_of_two_programs_with_one_game_keeps_its_own_however_long_the_other_plays(tmp_path):
    first = desk_at(0, autosave=Autosave(tmp_path, "g"))
    first.autosave.flush()
    (tmp_path / "g.seats.json").write_text("{}")
    (path,) = tmp_path.glob("*.svedesk")
    second = Desk.load(path, War(), autosave=Autosave.going_on(path))
    second.autosave.flush()
    for desk, operations in ((first, 2), (second, 14)):
        desk.set_mode("manual")
        for _ in range(operations):
            desk.operate(Operation("coin", 0))
            desk.autosave.flush()
        desk.close()
    games = resumable_games(tmp_path)
    assert len(games) == 2
    assert {first.session.digest(), second.session.digest()} <= digests(tmp_path)
    assert {path.name for path in tmp_path.glob("*.seats.json")} == {f"{game_of(one.path)}.seats.json" for one in games}


def test_the_game_played_last_is_offered_though_the_clock_was_wrong(tmp_path):
    play_many(tmp_path, 3, saves=1, name="future", begun=int(time.time()) + 9 * 365 * 86_400)
    desk_at(0, autosave=Autosave(tmp_path, "now")).close()
    newest = last_played(tmp_path)
    assert newest is not None
    assert game_of(newest.path) == "now"
    assert [game_of(game.path) for game in resumable_games(tmp_path)] == ["now", "future002", "future001", "future000"]


def test_a_folder_that_cannot_be_looked_into_is_told_and_play_goes_on(tmp_path):
    folder = tmp_path / ("x" * 300)  # longer than names may be: asking what it is fails, as in a locked home
    told = []
    assert unfinished(folder) == []
    desk = desk_at(0, autosave=Autosave(folder, "g", on_trouble=told.append))
    desk.answer((0,))
    desk.close()
    assert told[-1].sentence.startswith("The game could not be saved (")


def test_what_an_interrupted_write_left_may_stay_where_nothing_can_be_taken_away(tmp_path, monkeypatch):
    old = tmp_path / ".g-000001.svedesk.abc.part"
    old.write_text("half")
    os.utime(old, (1_000_000_000, 1_000_000_000))

    def read_only(_path, missing_ok=False):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "unlink", read_only)
    desk = desk_at(0, autosave=Autosave(tmp_path, "g"))
    for _ in range(12):
        desk.set_mode("manual")
        desk.autosave.flush()
    desk.close()
    assert desk.autosave.trouble is None
    assert len(list(tmp_path.glob("g-*"))) >= 12


def test_what_an_interrupted_write_left_is_swept_away_when_old(tmp_path):
    old, young = tmp_path / ".g-000001.svedesk.abc.part", tmp_path / ".g-000002.svedesk.abc.part"
    for path in (old, young):
        path.write_text("half")
    os.utime(old, (1_000_000_000, 1_000_000_000))
    Autosave(tmp_path, "g").close()
    assert (old.exists(), young.exists()) == (False, True)


def test_games_are_saved_in_the_users_own_folder_unless_told_otherwise(tmp_path, monkeypatch):
    autosave = Autosave.fresh(tmp_path)
    assert autosave.folder == tmp_path
    autosave.close()
    assert saves_folder().parts[-2:] == ("svedesk", "games")


# -- files that can't be used ------------------------------------------------------------------------------------------


@pytest.fixture
def game(tmp_path):
    path = tmp_path / "game"
    desk_at(9).save(path)
    return path


def test_a_file_that_is_not_there(tmp_path):
    assert why_not(tmp_path / "gone") == "file-missing"
    assert why_not(tmp_path) == "file-not-a-file"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are for POSIX")
def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert why_not(tmp_path / "pipe") == "file-not-a-file"


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "file-empty"),
        (b"  \n", "file-empty"),
        (b"\xff\xfe\x00", "file-not-text"),
        (b"\x89PNG\r\n\x1a\n", "file-not-text"),
        (b"dear diary", "file-foreign"),
        (b"[1, 2]", "file-foreign"),
        (b"{}", "file-foreign"),
        (b'{"format": "chess"}', "file-foreign"),
        (b'{"format": 7}', "file-foreign"),
        (b'{"format": "svedesk-game", ', "file-not-json"),
        (b'{"format": "svedesk-game", "version": 99}', "file-newer"),
        (b'{"format": "svedesk-game", "version": 1}', "file-changed"),
        (b'{"format": "svedesk-board", "version": 1}', "file-other-kind"),
        (b'{"a":' * 100_000, "file-nested"),
        (b'{"format": "svedesk-game", "log": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", "file-nested"),
        (b'{"format": "svedesk-game", "version": ' + b"9" * 100_000 + b"}", "file-number"),
    ],
)
def test_a_file_that_is_no_saved_game(tmp_path, content, why):
    path = tmp_path / "file"
    path.write_bytes(content)
    assert why_not(path) == why


def test_a_saved_game_is_no_board(game):
    assert why_not(game, Desk.from_board) == "file-other-kind"


def test_a_file_beyond_all_size_is_not_read(tmp_path):
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(30_000_000_000)  # a sparse file: 30 GB that lie nowhere
    assert why_not(path) == "file-too-big"


def test_a_file_cut_short_or_changed(game):
    data = game.read_bytes()
    game.write_bytes(data[: len(data) // 2])
    assert why_not(game) == "file-not-json"
    game.write_bytes(data.replace(b'"answer":[2]', b'"answer":[1]', 1))
    assert why_not(game) == "file-changed"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda saved: saved.update(version=0), "file-no-version"),
        (lambda saved: saved.update(extra=1), "file-field-unknown"),
        (lambda saved: saved.pop("mode"), "file-field-missing"),
        (lambda saved: saved.update(mode="god"), "file-field-other"),
        (lambda saved: saved.update(saved_at="yesterday"), "file-field-other"),
        (lambda saved: saved.update(saved_at="0001-01-01T00:00:00+00:00"), "file-field-least"),
        (lambda saved: saved["setup"].update(seed=1.5), "file-field-whole"),
        (lambda saved: saved["setup"].update(seed=2**256), "file-field-other"),
        (lambda saved: saved["setup"].update(first="0"), "file-field-whole"),
        (lambda saved: saved["log"].append({"seat": 0}), "file-field-missing"),
        (lambda saved: saved["log"].append({"seat": 0, "answer": [True]}), "file-field-whole"),
        (lambda saved: saved["log"].append({"seat": 0, "answer": [0], "by_hand": "coin"}), "file-field-unknown"),
        (lambda saved: saved["setup"].update(game="chess"), "file-of-game"),
        (lambda saved: saved["setup"]["decks"][0].update(deck=["Z-99"]), "file-setup"),
        (lambda saved: saved["setup"]["decks"][0].update(side=["S-01"]), "file-setup"),
        (lambda saved: saved["setup"].update(decks=saved["setup"]["decks"] * 2), "file-setup"),
        (lambda saved: saved["log"].append({"seat": 0, "answer": [99]}), "file-entry"),
        (lambda saved: saved["log"].insert(0, {"seat": 1, "answer": [0]}), "file-entry"),
        (lambda saved: saved["log"].append({"seat": 0, "by_hand": "move", "cards": [9999]}), "file-entry"),
        (lambda saved: saved["log"].append({"conceded": 9}), "file-entry"),
        (lambda saved: saved["undone"].append({"seat": 1, "answer": [55]}), "file-entry"),
        (lambda saved: saved["log"].append({"conceded": 0}), "file-other-state"),
        (lambda saved: saved["setup"].update(seed=5), "file-other-state"),
        (lambda saved: saved.update(digest="0" * 64), "file-other-state"),
    ],
)
def test_a_file_that_holds_something_impossible(game, change, why):
    resealed(game, change)
    assert why_not(game) == why


class Stumbling(War):
    """The rules of a later version, say: a battle is not what it was."""

    def _compare(self, table, fighters, wager):
        raise KeyError(fighters)


def digests(folder):
    return {json.loads(save.read_bytes())["digest"] for save in folder.glob("*.svedesk")}


def test_a_game_that_no_longer_fits_the_rules_opens_up_to_where_it_does(game):
    kept = game.read_bytes()
    desk = Desk.load(game, Stumbling(), up_to_where_it_replays=True)
    fits = len(desk.session.log)
    assert 0 < fits < 9
    assert desk.cut_short.message == Message("file-cut-short", (fits, 9, "KeyError"))
    assert desk.cut_short.sentence.startswith(f"“game” was opened up to step {fits} of 9 (KeyError).")
    assert desk.session.ask is not None
    assert [record.entry for record in desk.records[1:]] == desk.session.log == desk_at(9).session.log[:fits]
    desk.undo()
    desk.redo()
    assert game.read_bytes() == kept


def test_a_game_that_comes_out_different_opens_when_that_is_said(game):
    resealed(game, lambda saved: saved.update(digest="0" * 64))
    desk = Desk.open(game, War(), up_to_where_it_replays=True)
    assert desk.session.digest() == desk_at(9).session.digest()
    assert desk.cut_short.message.key == "file-other-game"
    assert Desk.load(game, War(), up_to_where_it_replays=True).cut_short is not None
    desk.save(game)
    assert Desk.load(game, War(), up_to_where_it_replays=True).cut_short is None


def test_what_was_undone_and_no_longer_fits_is_all_that_is_left_out(game):
    desk = Desk.load(game, War())
    desk.undo()
    here = desk.session.digest()
    desk.save(game)
    resealed(game, lambda saved: saved["undone"].insert(0, {"seat": 1, "answer": [55]}))
    again = Desk.load(game, War(), up_to_where_it_replays=True)
    assert again.session.digest() == here
    assert again.can_redo
    assert again.cut_short.message.key == "file-cut-short"


def test_a_game_cut_short_is_saved_beside_the_one_it_was_cut_from(tmp_path):
    whole = desk_at(9, autosave=Autosave(tmp_path, "g"))
    whole.close()
    path = max(tmp_path.iterdir())
    desk = Desk.load(path, Stumbling(), autosave=Autosave.going_on(path), up_to_where_it_replays=True)
    for _ in range(15):
        desk.set_mode("manual")
        desk.autosave.flush()
    desk.close()
    assert {whole.session.digest(), desk.session.digest()} <= digests(tmp_path)
    assert path.exists()


def test_what_is_no_saved_game_is_not_opened_in_part(game):
    game.write_bytes(game.read_bytes()[:-40])
    with pytest.raises(DamagedFile):
        Desk.load(game, War(), up_to_where_it_replays=True)


def test_rules_that_stumble_over_a_file_blame_the_file(game):
    assert why_not(game, rules=Stumbling()) == "file-entry"


def test_what_is_wrong_is_also_data_to_be_said_in_other_languages(tmp_path):
    with pytest.raises(DamagedFile) as caught:
        Desk.load(tmp_path / "gone", War())
    gone = str(tmp_path / "gone")
    assert caught.value.message == Message("file-missing", (gone,))
    assert caught.value.sentence == f"The file “{gone}” does not exist. Check its name and folder."
    assert caught.value.in_words("ja") == f"「{gone}」というファイルはありません。名前とフォルダーを確認してください。"


@pytest.mark.slow
def test_damaged_files_by_the_thousand_are_refused_and_change_nothing(tmp_path):
    """Cut, flipped, doubled, mixed and resealed bytes: a sentence, or the very game that was saved."""
    path, board = tmp_path / "game", tmp_path / "board"
    desk = desk_at(9)
    desk.set_mode("manual")
    desk.operate(Operation("move", 1, desk.session.table.zone(1, "hand")[:1], Place(1, "field")))
    desk.save(path)
    desk.save_board(board)
    good = {Desk.load: path.read_bytes(), Desk.from_board: board.read_bytes()}
    chance = random.Random(11)
    keys = Counter()
    for round_ in range(1_500):
        load = chance.choice((Desk.load, Desk.from_board))
        data = bytearray(good[load])
        for _ in range(chance.choice((1, 1, 1, 2, 5, 40))):
            where = chance.randrange(len(data))
            match chance.randrange(5):
                case 0:
                    data[where] ^= 1 << chance.randrange(8)
                case 1:
                    del data[where : where + chance.choice((1, 3, 300))]
                case 2:
                    data[where:where] = chance.choice((b"{", b"]", b'"', b"0", b"null", b"\xff", b"9" * 30, b"\\u0000"))
                case 3:
                    data[where:where] = data[where : where + 50]
                case _:
                    del data[where:]
            if not data:
                data = bytearray(b"{")
        if round_ % 2 and data[:10] == b'{"check":"':
            data[10:74] = sha256(b"{" + bytes(data[76:]).rstrip(b"\r\n")).hexdigest().encode()  # a skilled hand
        target = tmp_path / "damaged"
        target.write_bytes(data)
        try:
            again = load(target, War())
        except DamagedFile as error:
            keys[error.message.key] += 1
        else:
            assert again.session.ask is not None or again.session.table.outcome is not None
        assert target.read_bytes() == data
    assert keys.total() > 1_200
    assert len(keys) >= 8  # the damage gets as far as each check


# -- a computer at a seat ----------------------------------------------------------------------------------------------


def test_a_save_tells_which_seat_a_computer_plays_and_how_well(tmp_path):
    against = DeskSettings(computers=("", "strong"))
    desk = answer_on(Desk.new(war_setup(4, size=10), War(), settings=against), 5)
    desk.save(tmp_path / "game")
    again = Desk.load(tmp_path / "game", War())
    assert again.settings.computers == ("", "strong")
    assert again.branch(2).settings.computers == ("", "strong")


def test_a_game_of_persons_is_saved_as_before_there_were_computers(tmp_path):
    desk_at(3).save(tmp_path / "game")
    assert b"computers" not in (tmp_path / "game").read_bytes()
    against = DeskSettings(computers=("", "strong"))
    assert Desk.load(tmp_path / "game", War(), settings=against).settings.computers == ()
