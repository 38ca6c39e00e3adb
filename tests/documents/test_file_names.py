"""What files are called after what people type, where they may be written, and what they are written in: the same on
every system."""

import errno
import ntpath
import os
import subprocess
import sys
from functools import partial
from pathlib import Path, PureWindowsPath

import pytest

from svedesk.documents import writing
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.folders import new_file
from svedesk.documents.kinds import DECK
from svedesk.documents.paths import file_stem
from svedesk.documents.reading import read_document

NOTE = DECK._replace(version=2, max_bytes=10_000)
write_document = partial(writing.write_document, check=dict)  # whatever is in it


WINDOWS = sys.platform == "win32"
REFUSED = r"“mine\.json” could not be saved \(.*\)\. Free some space, check permissions"
OPEN_ELSEWHERE = r"“mine\.json” can't be changed now: another program has it open, or you may not change it\."


def is_reserved(name: str) -> bool:
    """Whether Windows takes a name for a device."""
    newer = getattr(ntpath, "isreserved", None)  # since Python 3.13, where the older way is deprecated
    return bool(newer(name) if newer is not None else PureWindowsPath(name).is_reserved())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "mine.json"


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Fairies", "Fairies"),
        ("フェアリー デッキ", "フェアリー-デッキ"),
        ("CON", "deck-CON"),
        ("aux", "deck-aux"),
        ("Com1", "deck-Com1"),
        ("LPT³", "deck-LPT³"),
        ("aux.svedesk", "aux-svedesk"),
        ("a:b", "a-b"),
        ("C:\\Users\\a", "C-Users-a"),
        ("../../etc/passwd", "etc-passwd"),
        ("deck. . ", "deck"),
        (" .hidden", "hidden"),
        ("...", "deck"),
        ("", "deck"),
        ("a\0b\nc", "a-b-c"),
        ("名" * 300, "名" * 40),
    ],
)
def test_a_file_is_named_so_that_every_system_takes_it(tmp_path, name, stem):
    """Windows writes to a device, or to a stream of another file, and drops full stops and spaces at the end."""
    assert file_stem(name, "deck") == stem
    assert not is_reserved(f"{stem}.json")
    with new_file(tmp_path, name, ".json", "deck") as path:
        write_document(path, NOTE, {"a": 1})
    assert os.listdir(tmp_path) == [f"{stem}.json"]
    assert read_document(path, NOTE) == {"a": 1}


@pytest.mark.skipif(WINDOWS, reason="Windows takes such a path only where its owner has allowed it")
def test_a_path_of_more_than_260_characters(tmp_path):
    """Longer than Windows takes by default, where it is refused in a sentence."""
    folder = tmp_path.joinpath(*["a folder with a long name " + "x" * 40] * 8)
    folder.mkdir(parents=True)
    assert len(str(folder)) > 500
    write_document(folder / "mine.json", NOTE, {"a": 1})
    assert read_document(folder / "mine.json", NOTE) == {"a": 1}


def test_a_name_that_is_longer_than_names_can_be_is_told(tmp_path):
    path = tmp_path / ("x" * 300 + ".json")
    with pytest.raises(DamagedFile, match="could not be saved"):
        write_document(path, NOTE, {"a": 1})
    with pytest.raises(DamagedFile, match=None if WINDOWS else "can't be read"):  # there it is no file at all
        read_document(path, NOTE)
    assert not os.listdir(tmp_path)


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES, errno.EPERM, errno.EDQUOT])
def test_a_folder_that_nobody_may_write_to_is_told(path, monkeypatch, number):
    """Whoever runs this may be allowed everything: the system's answer is made up."""
    write_document(path, NOTE, {"a": 1})

    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(writing.tempfile, "mkstemp", refuse)
    # Windows says the same of a file that another program has open.
    sentence = OPEN_ELSEWHERE if WINDOWS and number in (errno.EACCES, errno.EPERM) else REFUSED
    with pytest.raises(DamagedFile, match=sentence):
        write_document(path, NOTE, {"a": 2})
    assert read_document(path, NOTE) == {"a": 1}
    monkeypatch.setattr(Path, "touch", refuse)
    with (
        pytest.raises(DamagedFile, match=r"could not be saved|can't be changed now"),
        new_file(path.parent, "other", ".json", "deck"),
    ):
        pytest.fail("there is no such file")


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["cp1252", "cp932", "ascii"])
def test_what_the_system_writes_text_in_is_not_what_files_are_in(tmp_path, encoding):
    """Python writes UTF-8 by itself only where it is told to; what is left to it raises here."""
    code = (
        "import sys; from pathlib import Path; from svedesk.cli.main import main\n"
        "from svedesk.documents.kinds import DECK; from svedesk.documents.reading import read_document\n"
        "from svedesk.documents.writing import write_document\n"
        "path = Path(sys.argv[1], 'deck.json')\n"
        "write_document(path, DECK, {'name': '\\u68ee\\u2014\\u00f6'}, dict)\n"
        "assert read_document(path, DECK) == {'name': '\\u68ee\\u2014\\u00f6'}\n"
        "sys.exit(main(['card', 'SD01-001']) or main(['decks']))\n"
    )
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHONUTF"))
    }
    done = subprocess.run(
        [
            sys.executable,
            "-X",
            "utf8=0",
            "-X",
            "warn_default_encoding",
            "-W",
            "error::EncodingWarning:svedesk",
            "-c",
            code,
            tmp_path,
        ],
        cwd=Path(__file__).parents[2],
        env={**environment, "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "deck.json").read_bytes().decode("utf-8").count("森") == 1
    assert "SD01-001" in done.stdout.decode(encoding)
