"""Files that are not what they should be: each gives a sentence with the file's name, and nothing else happens."""

import errno
import json
import os
import re
import stat
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path, PureWindowsPath
from string import Formatter

import pytest

from svedesk.documents import writing
from svedesk.documents.damaged import DamagedFile, readable, wrong_content
from svedesk.documents.folders import move, new_file
from svedesk.documents.kinds import CARDS, DECK, GAME, KINDS
from svedesk.documents.paths import path_text
from svedesk.documents.reading import fields_of, parsed, read_document
from svedesk.documents.writing import remove, take_away, write_whole
from svedesk.engine.message import Message
from svedesk.messages import PROGRAM

NOTE = DECK._replace(version=2, max_bytes=10_000)
write_document = partial(writing.write_document, check=dict)  # whatever is in it
HEAD = '{"format": "svedesk-deck", "version": 1'


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "mine.json"


def damaged(path: Path, content: bytes | str) -> DamagedFile:
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(DamagedFile) as caught:
        read_document(path, NOTE)
    assert str(caught.value) == caught.value.sentence == caught.value.in_words("en")
    assert caught.value.sentence.startswith("“mine.json” ")
    assert caught.value.in_words("ja").startswith("「mine.json」")
    assert len(caught.value.sentence) < 200
    return caught.value


# -- reading -----------------------------------------------------------------------------------------------------------


def test_what_was_written_is_read_again(path):
    write_document(path, NOTE, {"text": "フェアリー", "sizes": [1, {"a": None}]})
    assert read_document(path, NOTE) == {"text": "フェアリー", "sizes": [1, {"a": None}]}
    assert json.loads(path.read_text(encoding="utf-8"))["format"] == "svedesk-deck"


def test_an_older_version_and_a_byte_order_mark_are_read(path):
    path.write_bytes(b"\xef\xbb\xbf" + HEAD.encode() + b', "a": 1}')
    assert read_document(path, NOTE) == {"a": 1}


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("", Message("file-empty")),
        (" \n\t ", Message("file-empty")),
        (b"\xff\xfe{", Message("file-not-text", (1,))),
        (HEAD.encode() + b', "\x80', Message("file-not-text", (43,))),
        (HEAD, Message("file-not-json", (1, 40))),
        ("{\n\nhello", Message("file-not-json", (3, 1))),
        (HEAD + "}}", Message("file-not-json", (1, 41))),
        (HEAD + ', "a": ' + "9" * 5_000 + "}", Message("file-number")),
        (HEAD + ', "a": NaN}', Message("file-no-number", ("NaN",))),
        (HEAD + ', "a": -Infinity}', Message("file-no-number", ("-Infinity",))),
        (HEAD + ', "a": {"b": 1, "b": 2}}', Message("file-twice", ("b",))),
        ("hello", Message("file-foreign", ("svedesk-deck",))),
        ("[1, 2]", Message("file-foreign", ("svedesk-deck",))),
        ("null", Message("file-foreign", ("svedesk-deck",))),
        ('{"version": 1}', Message("file-foreign", ("svedesk-deck",))),
        ('{"format": 1, "version": 1}', Message("file-foreign", ("svedesk-deck",))),
        ('{"format": "chess", "version": 1}', Message("file-foreign", ("svedesk-deck",))),
        ('{"format": "svedesk-game", "version": 1}', Message("file-other-kind", ("svedesk-game", "svedesk-deck"))),
        ('{"format": "svedesk-deck"}', Message("file-no-version", ("svedesk-deck",))),
        ('{"format": "svedesk-deck", "version": true}', Message("file-no-version", ("svedesk-deck",))),
        ('{"format": "svedesk-deck", "version": 0}', Message("file-no-version", ("svedesk-deck",))),
        ('{"format": "svedesk-deck", "version": 3}', Message("file-newer", ("3", 2))),
    ],
)
def test_a_bad_file_gives_a_sentence(path, content, expected):
    assert damaged(path, content).message == expected


def test_a_long_word_of_the_file_does_not_make_a_long_sentence(path):
    word = "\N{RIGHT-TO-LEFT OVERRIDE}" + "x" * 2_000
    said = damaged(path, HEAD + f', "{word}": 1, "{word}": 2}}').sentence
    assert said.count("x") == 59
    assert "\N{RIGHT-TO-LEFT OVERRIDE}" not in said
    assert readable("a\x1b[2J\ud800b") == "a\ufffd[2J\ufffdb"


def test_bytes_that_come_without_a_file_are_spoken_of_as_the_file():
    with pytest.raises(DamagedFile) as caught:
        fields_of(b"", GAME)
    assert caught.value.sentence == "The file is empty. Choose another file."
    assert caught.value.in_words("ja") == "ファイルは空です。別のファイルを選んでください。"
    with pytest.raises(DamagedFile, match=r"The file is too large. A saved game may be up to 20 MB"):
        fields_of(bytes(GAME.max_bytes + 1), GAME)


@pytest.mark.parametrize("levels", [300, 60_000])
def test_what_nests_deeper_than_any_file_is_not_read_whatever_this_python_could(levels):
    for text in ("[" * levels + "]" * levels, '{"a":' * levels + "1" + "}" * levels):
        with pytest.raises(DamagedFile, match="nested too deeply"):
            parsed(text, "x")
    assert parsed("[" * 150 + "]" * 150, "x")


def test_a_file_may_be_as_large_as_its_kind_allows_and_no_larger(path):
    fitting = HEAD + ', "a": "'
    fitting += "x" * (NOTE.max_bytes - len(fitting) - 2) + '"}'
    path.write_text(fitting, encoding="utf-8")
    assert len(read_document(path, NOTE)["a"]) > 9_000
    assert damaged(path, fitting + " ").sentence == ("“mine.json” is too large. A deck may be up to 10 kB.")


def test_of_a_hundred_megabytes_no_more_is_read_than_the_kind_allows(path):
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    tracemalloc.start()
    try:
        with pytest.raises(DamagedFile, match="too large"):
            read_document(path, NOTE)
        assert tracemalloc.get_traced_memory()[1] < 500_000
    finally:
        tracemalloc.stop()


def test_a_missing_file_and_a_folder(path, tmp_path):
    with pytest.raises(DamagedFile, match=r"The file “.*mine\.json” does not exist\."):
        read_document(path, NOTE)
    with pytest.raises(DamagedFile, match="is a folder, a device or a pipe"):
        read_document(tmp_path, NOTE)
    (tmp_path / "plain").touch()
    with pytest.raises(DamagedFile, match=r"can.t be read \(Not a directory\)|does not exist"):
        read_document(tmp_path / "plain" / "mine.json", NOTE)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(path):
    os.mkfifo(path)
    with pytest.raises(DamagedFile, match="is a folder, a device or a pipe"):
        read_document(path, NOTE)


# -- writing -----------------------------------------------------------------------------------------------------------


def test_writing_replaces_the_whole_file_and_leaves_nothing_beside_it(path):
    write_document(path, NOTE, {"a": "x" * 5_000})
    write_document(path, NOTE, {"a": 1})
    assert read_document(path, NOTE) == {"a": 1}
    assert os.listdir(path.parent) == ["mine.json"]


def test_when_the_disk_is_full_the_old_file_stays(path, monkeypatch):
    write_document(path, NOTE, {"a": 1})

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DamagedFile, match=r"“mine\.json” could not be saved \(No space left"):
        write_document(path, NOTE, {"a": 2})
    assert read_document(path, NOTE) == {"a": 1}
    assert os.listdir(path.parent) == ["mine.json"]


@pytest.mark.skipif(os.name != "posix", reason="only POSIX brings folders to the disk")
def test_a_folder_that_cannot_be_brought_to_the_disk_is_no_failed_write(path, monkeypatch):
    """Some network drives refuse it; the file is there by then, and to say that it was not saved would be wrong."""
    sync = os.fsync

    def only_files(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        sync(handle)

    monkeypatch.setattr(os, "fsync", only_files)
    write_document(path, NOTE, {"a": 2})
    assert read_document(path, NOTE) == {"a": 2}


def test_a_folder_is_not_replaced(path):
    path.mkdir()
    with pytest.raises(DamagedFile, match=r"“mine\.json” is a folder, a device or a pipe"):
        write_document(path, NOTE, {"a": 1})
    assert os.listdir(path.parent) == ["mine.json"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_neither_is_a_pipe(path):
    """Nor a device, which an administrator's program could replace."""
    os.mkfifo(path)
    with pytest.raises(DamagedFile, match="is a folder, a device or a pipe"):
        write_document(path, NOTE, {"a": 1})
    assert stat.S_ISFIFO(path.stat().st_mode)


def test_of_a_link_the_file_it_leads_to_is_written(path, tmp_path):
    elsewhere = tmp_path / "elsewhere.json"
    with suppress(OSError):
        path.symlink_to(elsewhere)
    if not path.is_symlink():
        pytest.skip("this system lets nobody make links")
    write_document(path, NOTE, {"a": 1})
    assert path.is_symlink()
    assert read_document(elsewhere, NOTE) == {"a": 1}


def test_a_folder_that_is_not_there_is_named(path):
    with pytest.raises(DamagedFile, match=r"^The folder “.*no” for “mine\.json” does not exist\."):
        write_document(path.with_name("no") / "mine.json", NOTE, {"a": 1})
    assert not os.listdir(path.parent)


def test_what_json_cannot_say_is_not_half_written(path):
    with pytest.raises(TypeError):
        write_document(path, NOTE, {"a": object()})
    assert not os.listdir(path.parent)


def test_a_file_keeps_its_old_content_when_writing_fails(path):
    write_whole(path, b"old")
    with pytest.raises(TypeError):
        write_whole(path, "text")
    assert path.read_bytes() == b"old"
    assert os.listdir(path.parent) == ["mine.json"]


@pytest.mark.skipif(os.name != "posix", reason="modes of files are for POSIX")
def test_what_is_written_is_the_users_own(path):
    write_whole(path, b"a hand nobody else may see")
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_name_as_long_as_names_can_be(tmp_path):
    path = tmp_path / ("名" * 80 + ".svedesk")
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"


# -- files that another program has open -------------------------------------------------------------------------------


class Held:
    """Lets `os.replace`, `Path.unlink` and `Path.open` do on any system what Windows does to a file that another
    program has open, so many times, and counts the seconds that are waited."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, times: int, winerror: int = 32) -> None:
        self.times, self.waited = times, 0.0
        self._error = PermissionError(errno.EACCES, "The process cannot access the file")
        self._error.winerror = winerror
        monkeypatch.setattr(writing, "sleep", self._wait)
        monkeypatch.setattr(os, "replace", self._refusing(os.replace))
        monkeypatch.setattr(Path, "unlink", self._refusing(Path.unlink))
        monkeypatch.setattr(Path, "open", self._refusing(Path.open))

    def _wait(self, seconds: float) -> None:
        self.waited += seconds

    def _refusing(self, change: Callable[..., object]) -> Callable[..., object]:
        def refuse(path: Path, *args: object, **more: object) -> object:
            if self.times:
                self.times -= 1
                raise self._error
            return change(path, *args, **more)

        return refuse


@pytest.mark.parametrize("winerror", [5, 32, 33])
def test_a_file_that_another_program_has_open_for_a_moment_is_written_after_it(path, monkeypatch, winerror):
    write_document(path, NOTE, {"a": 1})
    held = Held(monkeypatch, times=4, winerror=winerror)
    write_document(path, NOTE, {"a": 2})
    assert read_document(path, NOTE) == {"a": 2}
    assert 0.1 < held.waited < 1
    assert os.listdir(path.parent) == ["mine.json"]


def test_one_that_is_open_for_a_moment_is_read_after_it(path, monkeypatch):
    write_document(path, NOTE, {"a": 1})
    held = Held(monkeypatch, times=4)
    assert read_document(path, NOTE) == {"a": 1}
    assert 0.1 < held.waited < 1


def test_one_that_stays_open_is_told_with_what_to_do(path, monkeypatch):
    write_document(path, NOTE, {"a": 1})
    held = Held(monkeypatch, times=100)
    with pytest.raises(DamagedFile) as caught:
        write_document(path, NOTE, {"a": 2})
    assert caught.value.sentence == (
        "“mine.json” can't be changed now: another program has it open, or you may not change it. "
        "Close it there, or wait a moment, and try again."
    )
    assert caught.value.in_words("ja").startswith("「mine.json」は今変更できません。")
    assert held.waited < 2
    held.times = 0
    assert read_document(path, NOTE) == {"a": 1}
    write_document(path, NOTE, {"a": 3})
    assert read_document(path, NOTE) == {"a": 3}


def test_what_no_waiting_mends_is_told_at_once(path, monkeypatch):
    held = Held(monkeypatch, times=1, winerror=112)  # a full disk
    with pytest.raises(DamagedFile, match=r"could not be saved"):
        write_document(path, NOTE, {"a": 1})
    assert held.waited == 0


def test_moving_and_deleting_wait_as_well(path, tmp_path, monkeypatch):
    write_document(path, NOTE, {"a": 1})
    held = Held(monkeypatch, times=2)
    move(path, tmp_path / "other.json")
    assert held.times == 0
    held.times = 2
    remove(tmp_path / "other.json")
    assert os.listdir(tmp_path) == []
    remove(tmp_path / "other.json")  # gone already


def test_what_nobody_needs_is_left_there_without_waiting(path, monkeypatch):
    write_document(path, NOTE, {"a": 1})
    held = Held(monkeypatch, times=1)
    take_away(path)
    assert (path.exists(), held.waited) == (True, 0)
    take_away(path)
    assert not path.exists()


DOOR = Path(writing.__file__)
CHANGES = re.compile(
    r"\bos\.(?:replace|rename|remove|unlink)\(|\.(?:unlink|rename)\((?:missing_ok|\))|path\.replace\(|shutil\.move\("
)


def test_files_are_replaced_moved_and_deleted_in_one_place():
    """Each other place would give up where Windows has another program hold a file for a moment."""
    folder = DOOR.parents[1]
    found = {
        f"{path.relative_to(folder).as_posix()}: {line.strip()}"
        for path in sorted(folder.rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if path != DOOR and CHANGES.search(line)
    }
    assert found == set()


# -- paths -------------------------------------------------------------------------------------------------------------


def test_folders_are_set_apart_alike_on_every_system():
    """Two places that keep one folder are compared as text."""
    assert path_text(PureWindowsPath("C:\\Cards\\Mine")) == "C:/Cards/Mine"
    assert path_text(Path("/cards") / "mine") == "/cards/mine"


# -- folders -----------------------------------------------------------------------------------------------------------


def test_files_of_one_name_stand_side_by_side_whoever_makes_them_at_once(tmp_path):
    def keep(_nth: int) -> Path:
        with new_file(tmp_path / "decks", "My: deck", ".json", "deck") as path:
            write_document(path, NOTE, {"a": 1})
        return path

    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(keep, range(40)))
    assert {path.name for path in made} == {"My-deck.json", *(f"My-deck-{nth}.json" for nth in range(2, 41))}
    assert all(read_document(path, NOTE) == {"a": 1} for path in made)


def test_a_new_file_that_cannot_be_written_is_not_there(tmp_path):
    with pytest.raises(FileExistsError, match=r"deck\.json"), new_file(tmp_path, "...", ".json", "deck") as path:
        path.touch(exist_ok=False)  # it is there, and empty
    assert not os.listdir(tmp_path)


# -- sentences ---------------------------------------------------------------------------------------------------------


SENTENCES = sorted(
    key
    for key, phrase in PROGRAM["en"].sentences.items()
    if key.startswith(("file-", "folder-", "game-", "text-", "code-", "list-", "xml-", "library-", "settings-", "pack"))
    and not key.endswith(("-named", "-unnamed"))
)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("key", SENTENCES)
def test_every_sentence_says_what_is_wrong_and_what_to_do(key):
    words = english, japanese = [PROGRAM[lang].sentences[key] for lang in ("en", "ja")]
    assert english.count(". ") >= 1, key
    assert english.endswith(".")
    assert japanese.count("。") >= 2, key
    assert "!" not in english + japanese
    specs = [
        sorted((name, "|" if "|" in (spec or "") else spec) for _, name, spec, _ in Formatter().parse(phrase) if name)
        for phrase in words
    ]
    assert specs[0] == specs[1]


def test_kinds_are_called_by_their_names_and_sizes_by_their_units():
    error = DamagedFile("file-too-big", CARDS.max_bytes, CARDS.format, file="a.json")
    assert error.sentence == "“a.json” is too large. A card file may be up to 8 MB."
    assert error.in_words("ja") == ("「a.json」は大きすぎます。カードファイルは8 MBまでです。")
    for lang in ("en", "ja"):
        assert PROGRAM[lang].words["kind"].keys() == KINDS.keys()
        assert len(set(PROGRAM[lang].words["kind"].values())) == len(KINDS)


def mistake(kind: str, *place: str | int, **context: object) -> dict[str, object]:
    return {"type": kind, "loc": place, "msg": "Something is wrong", "ctx": context}


@pytest.mark.parametrize(
    ("mistakes", "expected"),
    [
        ([mistake("missing", "log", 3, "seat")], "“log.3.seat” is missing."),
        ([mistake("less_than_equal", "main", "[key]", le=9)], "“main” must be at most 9."),
        ([mistake("file-field-card-twice", detail="A-1")], "it lists the card A-1 twice."),
        ([mistake("never heard of", "a")], "“a” contains something impossible (Something is wrong)."),
        ([mistake("list_type", "a")] * 3, "“a” must be a list (first of 3 mistakes)."),
        ([mistake("missing", "\x1b" + "x" * 500)], f"“\ufffd{'x' * 39}” is missing."),
    ],
)
def test_what_a_model_finds_wrong_reads(mistakes, expected):
    error = wrong_content(mistakes, "mine.json")
    assert error.sentence == f"“mine.json” is damaged: {expected} Fix it or choose another file."
    assert error.in_words("ja").startswith("「mine.json」は壊れています。")


def test_what_a_model_finds_wrong_reads_in_japanese():
    error = wrong_content([mistake("too_long", "main", max_length=50)] * 2, "")
    assert error.in_words("ja") == (
        "ファイルは壊れています。「main」は50個までです（間違いは全部で2個）。修正するか、別のファイルを選んでください。"
    )
