"""A svedesk that is killed while it changes packs, and two that change them at once: never half a pack."""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from packs.sample_packs import ADEPT, CAIRN, SPRIG, pack, picture
from shipped import SVE

from svedesk.documents.damaged import DamagedFile
from svedesk.documents.writing import alone
from svedesk.packs.model import Pack, PackCard
from svedesk.packs.shelf import Packs

TESTS = Path(__file__).resolve().parents[1]
CARDS = (PackCard(ADEPT, picture="a.png"), PackCard(CAIRN, picture="b.png"), PackCard(SPRIG, picture="c.png"))
FIRST, SECOND = (
    {name: picture(colour) for name, colour in zip(("a.png", "b.png", "c.png"), colours, strict=True)}
    for colours in (("red", "green", "blue"), ("red", "yellow", "white"))
)
_EVENTS = ("open", "os.", "sqlite3.")


def version(count: int) -> tuple[Pack, dict[str, bytes]]:
    """A version of the pack with its pictures; the second has one picture of the first."""
    return (pack(*CARDS), FIRST) if count == 1 else (replace(pack(*CARDS), note="second"), SECOND)


def export(folder: Path, count: int) -> Path:
    """That version in a file."""
    shelf = Packs(SVE, folder / f"author-{count}")
    shelf.keep(*version(count))
    path = folder / f"{count}.svepack"
    shelf.export("moss", path)
    return path


def state(shelf: Packs) -> str:
    """The notes of the packs that are there, all of them whole."""
    packs, damaged = shelf.load()
    assert not damaged
    for one in packs:
        for kept in one.pictures:
            data = shelf.pictures_of(one)[kept.name].read_bytes()
            assert hashlib.sha256(data).hexdigest() == kept.sha256
    return " ".join(one.note or "first" for one in packs)


def die_at(event: int) -> None:
    """Kill this process just before its nth step on files from now on."""
    steps = iter(range(1, event))

    def hook(name: str, _: object) -> None:
        if name.startswith(_EVENTS) and name != "os.kill" and next(steps, None) is None:
            os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(hook)


def killed(change: Callable[[], object], event: int) -> bool:
    """Whether a process that did this was killed at its nth step."""
    child = os.fork()
    if child == 0:
        try:
            die_at(event)
            change()
            os._exit(0)
        finally:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    assert status in (0, signal.SIGKILL)
    return status == signal.SIGKILL


def drive(folder: Path) -> None:
    """Kill an install of the first version, one of the second over the first, and a removal, at every step."""
    first, second = export(folder, 1), export(folder, 2)
    before = Packs(SVE, folder / "before")
    before.install(first)
    untouched = Packs(SVE, folder / "untouched")
    untouched.folder.mkdir()
    changes: dict[str, tuple[Packs, Callable[[Packs], object], set[str]]] = {
        "install": (untouched, lambda shelf: shelf.install(first), {"", "first"}),
        "update": (before, lambda shelf: shelf.install(second), {"first", "second"}),
        "remove": (before, lambda shelf: shelf.remove("moss"), {"first", ""}),
    }
    for name, (start, change, allowed) in changes.items():
        seen, event = set(), 0
        alive = True
        while alive:
            event += 1
            shelf = Packs(SVE, folder / "work")
            shutil.copytree(start.folder, shelf.folder)
            alive = killed(lambda shelf=shelf, change=change: change(shelf), event)  # type: ignore[misc]
            seen.add(state(shelf))
            _check_clean(shelf, second)
            shutil.rmtree(shelf.folder)
        assert seen == allowed, seen
        print(name, event - 1, "moments")


def _check_clean(shelf: Packs, file: Path) -> None:
    """What the killed one left is cleared away by the next, and everything works."""
    shelf.install(file)
    assert state(shelf) == "second"
    names = {path.name for path in shelf.folder.iterdir()}
    assert names <= {".lock", ".removed", "moss"}
    home = shelf.folder / "moss"
    assert sorted(path.name for path in home.iterdir()) == ["older", "pack.json", "pictures"]
    versions = (shelf.pack("moss"), *(older.pack for older in shelf.versions("moss")))
    assert len(list((home / "pictures").iterdir())) == len({one.sha256 for pack in versions for one in pack.pictures})
    assert not list(shelf.folder.rglob("*.part"))


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_killed_at_any_moment_the_old_pack_is_there_or_the_new_one(tmp_path):
    """In a process of its own, which has no threads to copy."""
    code = "import sys, pathlib; from packs.test_killed import drive; drive(pathlib.Path(sys.argv[1]))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(TESTS), str(TESTS.parent)))}
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    moments = {line.split()[0]: int(line.split()[1]) for line in done.stdout.splitlines()}
    assert moments["install"] > 20
    assert moments["update"] > 20
    assert moments["remove"] > 3


def test_two_at_once_make_one_of_the_versions(tmp_path):
    files = [export(tmp_path, 1), export(tmp_path, 2)]
    folder = tmp_path / "packs"
    Packs(SVE, folder).install(files[0])

    def change(count: int) -> None:
        shelf = Packs(SVE, folder)
        for _ in range(4):
            shelf.install(files[count % 2])

    def read(_: int) -> set[str]:
        return {state(Packs(SVE, folder)) for _ in range(40)}

    with ThreadPoolExecutor(6) as threads:
        reading = [threads.submit(read, count) for count in range(2)]
        list(threads.map(change, range(4)))
        seen = set[str]().union(*(one.result() for one in reading))
    assert seen <= {"first", "second"}
    assert state(Packs(SVE, folder)) in {"first", "second"}
    assert not list(folder.rglob("*.part"))


def test_of_two_packs_with_one_number_the_second_is_refused_though_both_come_at_once(tmp_path):
    shelf = Packs(SVE, tmp_path / "packs")
    for round_ in range(5):
        one, other = (pack(PackCard(CAIRN), id=f"{name}-{round_}", name=name) for name in ("one", "other"))

        def keep(pack: Pack) -> str:
            try:
                Packs(SVE, shelf.folder).keep(pack)
            except DamagedFile as error:
                return error.message.key
            return ""

        with ThreadPoolExecutor(2) as threads:
            assert sorted(threads.map(keep, (one, other))) == ["", "pack-number-taken"]
        shelf.remove(shelf.packs()[0].id)


def test_a_svedesk_that_does_not_let_go_is_told_of(tmp_path, monkeypatch):
    monkeypatch.setattr("svedesk.documents.writing.TIMEOUT", 0.1)
    shelf = Packs(SVE, tmp_path / "packs")
    shelf.keep(pack(PackCard(CAIRN)))
    lock = alone(shelf.folder / ".lock", lambda why: DamagedFile("packs-stuck", why))
    with lock, pytest.raises(DamagedFile, match="Packs can't be changed right now"):
        shelf.remove("moss")
    assert len(shelf.packs()) == 1
