"""Files that are not what they should be: each gives a sentence with the file's name, and nothing else happens."""

import errno
import json
import os
import tracemalloc
from pathlib import Path

import pytest

from svedesk.cards.document import DamagedFile, DocumentKind, read_document, write_document

NOTE = DocumentKind("note", 2, max_bytes=10_000)
HEAD = '{"format": "svedesk-note", "version": 1'


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "mine.json"


def sentence(path: Path, content: bytes | str) -> str:
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(DamagedFile) as caught:
        read_document(path, NOTE)
    assert str(caught.value) == caught.value.sentence
    assert len(caught.value.sentence) < 200
    return caught.value.sentence


def test_what_was_written_is_read_again(path):
    write_document(path, NOTE, {"text": "フェアリー", "sizes": [1, {"a": None}]})
    assert read_document(path, NOTE) == {"text": "フェアリー", "sizes": [1, {"a": None}]}
    assert json.loads(path.read_text(encoding="utf-8"))["format"] == "svedesk-note"


def test_an_older_version_and_a_byte_order_mark_are_read(path):
    path.write_bytes(b"\xef\xbb\xbf" + HEAD.encode() + b', "a": 1}')
    assert read_document(path, NOTE) == {"a": 1}


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("", '"mine.json" is empty.'),
        (" \n\t ", '"mine.json" is empty.'),
        (b"\xff\xfe{", '"mine.json" is damaged: byte 1 is not UTF-8 text.'),
        (HEAD.encode() + b', "\x80', '"mine.json" is damaged: byte 43 is not UTF-8 text.'),
        (HEAD, '"mine.json" is damaged or cut off: it is no JSON from line 1, column 40 on.'),
        ("\n\nhello", '"mine.json" is damaged or cut off: it is no JSON from line 3, column 1 on.'),
        (HEAD + "}}", '"mine.json" is damaged or cut off: it is no JSON from line 1, column 41 on.'),
        ("[" * 9_000, '"mine.json" is damaged: it is nested too deeply.'),
        (HEAD + ', "a":' + "[" * 4_000 + "]" * 4_000 + "}", '"mine.json" is damaged: it is nested too deeply.'),
        (HEAD + ', "a": ' + "9" * 5_000 + "}", '"mine.json" is damaged: it holds a number that is far too large.'),
        (HEAD + ', "a": NaN}', '"mine.json" is damaged: NaN is not a number.'),
        (HEAD + ', "a": -Infinity}', '"mine.json" is damaged: -Infinity is not a number.'),
        (HEAD + ', "a": {"b": 1, "b": 2}}', "\"mine.json\" is damaged: 'b' stands in it twice."),
        ("[1, 2]", '"mine.json" is not a svedesk note file.'),
        ("null", '"mine.json" is not a svedesk note file.'),
        ('{"version": 1}', '"mine.json" is not a svedesk note file.'),
        ('{"format": 1, "version": 1}', '"mine.json" is not a svedesk note file.'),
        (
            '{"format": "svedesk-game", "version": 1}',
            "\"mine.json\" is not a svedesk note file: it says it is 'svedesk-game'.",
        ),
        (
            '{"format": "svedesk-note"}',
            '"mine.json" is damaged: it does not say which version of a note file it is.',
        ),
        (
            '{"format": "svedesk-note", "version": true}',
            '"mine.json" is damaged: it does not say which version of a note file it is.',
        ),
        (
            '{"format": "svedesk-note", "version": 0}',
            '"mine.json" is damaged: it does not say which version of a note file it is.',
        ),
        (
            '{"format": "svedesk-note", "version": 3}',
            (
                '"mine.json" was made by a newer svedesk: it is version 3 of a note file, '
                "this svedesk reads up to version 2."
            ),
        ),
    ],
)
def test_a_bad_file_gives_a_sentence(path, content, expected):
    assert sentence(path, content) == expected


def test_a_long_word_of_the_file_does_not_make_a_long_sentence(path):
    assert sentence(path, json.dumps({"format": "\N{RIGHT-TO-LEFT OVERRIDE}" + "x" * 5_000})).count("x") == 39
    assert "\N{RIGHT-TO-LEFT OVERRIDE}" not in sentence(path, '{"format": "\N{RIGHT-TO-LEFT OVERRIDE}"}')


def test_a_file_may_be_as_large_as_its_kind_allows_and_no_larger(path):
    fitting = HEAD + ', "a": "'
    fitting += "x" * (NOTE.max_bytes - len(fitting) - 2) + '"}'
    path.write_text(fitting, encoding="utf-8")
    assert len(read_document(path, NOTE)["a"]) > 9_000
    assert sentence(path, fitting + " ") == '"mine.json" is too large: a note file has at most 10,000 bytes.'


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
    with pytest.raises(DamagedFile, match=r"There is no file \".*mine\.json\"\."):
        read_document(path, NOTE)
    with pytest.raises(DamagedFile, match="is not a file"):
        read_document(tmp_path, NOTE)
    (tmp_path / "plain").touch()
    with pytest.raises(DamagedFile, match=r"can't be read: Not a directory|There is no file"):
        read_document(tmp_path / "plain" / "mine.json", NOTE)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(path):
    os.mkfifo(path)
    with pytest.raises(DamagedFile, match="is not a file"):
        read_document(path, NOTE)


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
    with pytest.raises(OSError, match="No space left"):
        write_document(path, NOTE, {"a": 2})
    assert read_document(path, NOTE) == {"a": 1}
    assert os.listdir(path.parent) == ["mine.json"]


def test_a_folder_is_not_replaced(path):
    path.mkdir()
    with pytest.raises(OSError, match=r"mine\.json"):
        write_document(path, NOTE, {"a": 1})
    assert os.listdir(path.parent) == ["mine.json"]


def test_what_json_cannot_say_is_not_half_written(path):
    with pytest.raises(TypeError):
        write_document(path, NOTE, {"a": object()})
    assert not os.listdir(path.parent)
