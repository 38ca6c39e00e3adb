"""A folder of pictures: each is a card's, nobody's or none that can be shown, and the files stay as they are."""

import os
import random
from pathlib import Path

import pytest
from cards.lists import EMBER, SHIPPED, brought
from PIL import Image
from shipped import SVE

from svedesk.cards.database import Database
from svedesk.cards.library import Library
from svedesk.cards.picture_folder import MOST_BYTES, import_pictures, unusable
from svedesk.cards.report import Cancelled, ProgressWatch, say
from svedesk.documents.damaged import DamagedFile


@pytest.fixture
def folder(tmp_path) -> Path:
    folder = tmp_path / "pictures"
    (folder / "more").mkdir(parents=True)
    for name, form in (("SX-001.png", "PNG"), ("more/twin.jpg", "JPEG"), ("moon.webp", "WEBP")):
        Image.new("RGB", (20, 28), "teal").save(folder / name, form)
    (folder / "notes.txt").write_text("not looked at")
    return folder


@pytest.fixture
def database(tmp_path) -> Database:
    return Database(SVE, tmp_path / "library.sqlite")


def test_pictures_by_number_and_by_name(database, folder):
    before = {path: path.read_bytes() for path in folder.rglob("*.*")}
    report = import_pictures(folder, database, SHIPPED)
    assert report.changed == ("SX-001", "SX-002", "SX-003")
    assert [f"{what} {place}: {say(message, 'en')}" for what, place, message in report.remarks] == [
        "unknown moon.webp: no card has this number or name"
    ]
    assert {row["number"]: row["picture"] for row in database.rows()} == {
        "SX-001": "SX-001.png",
        "SX-002": "twin.jpg",
        "SX-003": "twin.jpg",
    }
    assert {path: path.read_bytes() for path in folder.rglob("*.*")} == before
    assert import_pictures(folder, database, SHIPPED).same == report.changed
    taken_back = database.undo()
    assert taken_back is not None
    assert taken_back.file == folder.as_posix()
    assert list(database.rows()) == []


def test_a_print_is_from_its_list_whoever_has_a_picture_of_it(database, folder):
    brought(database, EMBER, file="mine.csv")
    Image.new("RGB", (20, 28), "teal").save(folder / "XX01-001.png")
    library = Library([*SHIPPED.values(), *(entry.facts for entry in database.entries())])
    assert {"XX01-001", "SX-001"} <= set(import_pictures(folder, database, library).changed)
    assert database.sources() == {"XX01-001": "mine.csv"}


def test_a_list_that_is_brought_again_after_a_folder_changes_nothing(database, folder):
    pictured = {**EMBER, "picture": "far_away.jpg"}
    brought(database, pictured)
    Image.new("RGB", (20, 28), "teal").save(folder / "XX01-001.png")
    library = Library([*SHIPPED.values(), *(entry.facts for entry in database.entries())])
    import_pictures(folder, database, library)
    assert brought(database, pictured).same == ("XX01-001",)
    assert {entry.number: entry.picture for entry in database.entries()}["XX01-001"] == "XX01-001.png"


def test_of_several_pictures_of_a_card_one_is_shown_and_the_others_are_told(database, folder):
    for name in ("Stone.png", "SX-001 Stone.jpg", "more/sx_001.webp", "more/moon.jpg"):
        Image.new("RGB", (20, 28), "teal").save(folder / name)
    report = import_pictures(folder, database, SHIPPED)
    assert sorted(f"{place}: {say(message, 'en')}" for _, place, message in report.of("refused")) == [
        "SX-001 Stone.jpg: its card already has another picture, “SX-001.png”",
        "Stone.png: its card already has another picture, “SX-001.png”",
        "sx_001.webp: its card already has another picture, “SX-001.png”",
    ]
    assert sorted(remark.place for remark in report.of("unknown")) == ["moon.jpg", "moon.webp"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "not a PNG, JPEG or WebP picture"),
        (b"GIF89a" + bytes(100), "not a PNG, JPEG or WebP picture"),
        (b"\x89PNG\r\n\x1a\n" + bytes(100), "not a PNG, JPEG or WebP picture"),
        (b"<svg/>", "not a PNG, JPEG or WebP picture"),
    ],
)
def test_what_is_no_picture_is_refused_with_a_reason(database, folder, content, said):
    (folder / "SX-001.png").write_bytes(content)
    report = import_pictures(folder, database, SHIPPED)
    assert "SX-001" not in report.changed
    assert [(place, say(message, "en")) for _, place, message in report.of("refused")] == [("SX-001.png", said)]


def broken(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20])


def too_large(path: Path) -> None:
    Image.new("1", (7000, 6000)).save(path)


def of_a_wrong_kind(path: Path) -> None:
    Image.new("RGB", (20, 28), "teal").save(path, "GIF")


@pytest.mark.parametrize("spoiled", [broken, too_large, of_a_wrong_kind])
@pytest.mark.parametrize("other", ["more/SX-001.png", "SX-001.webp", "SX-001 Stone.jpg", "Stone.png", "more/stone.jpg"])
def test_a_refused_picture_does_not_hide_a_good_one(database, folder, spoiled, other):
    Image.new("RGB", (20, 28), "teal").save(folder / other)
    spoiled(folder / "SX-001.png")
    report = import_pictures(folder, database, SHIPPED)
    assert "SX-001" in report.changed
    assert {row["number"]: row["picture"] for row in database.rows()}["SX-001"] == Path(other).name
    (refused,) = report.of("refused")
    assert refused.place == "SX-001.png"
    assert refused.message.key.startswith("picture-refused-")


def test_two_pictures_whose_names_differ_by_a_hyphen_only(database, folder):
    for name in ("SX001 full.png", "SX-001 full.jpg"):
        Image.new("RGB", (20, 28), "teal").save(folder / name)
    (folder / "SX-001.png").unlink()
    assert "SX-001" in import_pictures(folder, database, SHIPPED).changed


def test_a_picture_cut_off_is_refused(folder):
    path = folder / "SX-001.png"
    path.write_bytes(path.read_bytes()[:-20])
    assert unusable(path) == "damaged"


def test_a_picture_too_large_is_refused_by_its_head(folder):
    path = folder / "SX-001.png"
    Image.new("1", (7000, 6000)).save(path)
    assert path.stat().st_size < 100_000
    assert unusable(path) == "large"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    assert unusable(path) == "large"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for_and_a_link_to_nothing_is_gone(database, folder):
    for name in ("SX-001.png", "SX-002.png"):
        (folder / name).unlink(missing_ok=True)
    os.mkfifo(folder / "SX-001.png")
    (folder / "SX-002.png").symlink_to(folder / "nowhere")
    report = import_pictures(folder, database, SHIPPED)
    refused = {remark.place: remark.message.key for remark in report.of("refused")}
    assert refused["SX-001.png"] == "picture-refused-kind"
    assert refused["SX-002.png"] == "picture-refused-missing"


def test_a_folder_that_is_none_is_a_sentence(database, tmp_path):
    with pytest.raises(DamagedFile, match="can't be read"):
        import_pictures(tmp_path / "nowhere", database, SHIPPED)


def test_looking_can_be_stopped(database, folder):
    with pytest.raises(Cancelled):
        import_pictures(folder, database, SHIPPED, ProgressWatch(cancelled=lambda: True))
    assert not database.path.exists()


REASONS = {"", "kind", "damaged", "large"}


def damaged_pictures(folder: Path, times: int, seed: int) -> set[str]:
    chance, found = random.Random(seed), set()
    wholes = [path.read_bytes() for path in (folder / "SX-001.png", folder / "more/twin.jpg", folder / "moon.webp")]
    path = folder / "SX-002.png"
    for _ in range(times):
        data = bytearray(chance.choice(wholes))
        for _ in range(chance.randint(1, 8)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        path.write_bytes(data[: chance.choice((len(data), chance.randrange(len(data))))])
        found.add(unusable(path))
    return found


def test_damaged_pictures(folder):
    found = damaged_pictures(folder, 300, 1)
    assert {"kind", "damaged"} <= found <= REASONS


@pytest.mark.soak
@pytest.mark.timeout(600)
def test_2500_damaged_pictures(folder):
    assert damaged_pictures(folder, 2500, 2) <= REASONS
