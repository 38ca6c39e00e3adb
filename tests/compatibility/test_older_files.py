"""Files that older versions wrote mean the same to this one. How they were made: `write_files.py`."""

import json
import os
import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from compatibility.meaning import files_of, is_told, meaning_of
from compatibility.write_files import write

HERE = Path(__file__).parent
HOMES = sorted(path.parent for path in HERE.glob("*/meaning.json"))
EXPECTED = {home.name: json.loads((home / "meaning.json").read_text(encoding="utf-8")) for home in HOMES}


@cache
def found(version: str) -> dict:
    """What this version says of another one's files."""
    with TemporaryDirectory() as aside:  # opening a file may write beside it
        home = shutil.copytree(HERE / version, Path(aside) / "home")
        return json.loads(json.dumps(meaning_of(home)))


@pytest.mark.slow
@pytest.mark.parametrize("version", EXPECTED)
def test_there_are_files_of_every_kind_and_all_are_told_of(version):
    files = files_of(HERE / version)
    assert {path for path in files if not is_told(path, EXPECTED[version])} == set()
    assert EXPECTED[version].keys() == found(version).keys()
    assert sum((HERE / version / path).stat().st_size for path in files) < 400_000


@pytest.mark.parametrize(("version", "what"), [(version, what) for version, told in EXPECTED.items() for what in told])
def test_what_an_older_version_wrote_means_the_same(version, what):
    if what == "data/library.sqlite" and os.name == "nt":
        pytest.skip("a folder of pictures is known by its path, which is one of POSIX here")
    assert found(version)[what] == EXPECTED[version][what]


@pytest.mark.slow
def test_what_this_version_writes_it_reads_and_it_writes_all_of_it(tmp_path):
    """The script that writes the files stays fit for the next change of a form."""
    write(tmp_path / "home")
    files = files_of(tmp_path / "home")
    written = meaning_of(tmp_path / "home")
    assert {kind for kind in map(_kind, EXPECTED["0.1.0"]) if kind not in map(_kind, written)} == set()
    assert {path for path in files if not is_told(path, written)} == set()


def _kind(path: str) -> str:
    """The path without what tells one save of a game from another."""
    return path.partition("-0")[0] if "/games/" in path else path
