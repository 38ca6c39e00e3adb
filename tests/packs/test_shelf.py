"""The packs that a user keeps."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from packs.sample_packs import ADEPT, CAIRN, PICTURES, SPRIG, pack, picture
from shipped import SVE

from svedesk.cards.report import Cancelled, ProgressWatch
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.folders import APART
from svedesk.packs.model import PackCard, new_id
from svedesk.packs.names import is_id
from svedesk.packs.shelf import REMOVED, Packs


@pytest.fixture
def shelf(tmp_path) -> Packs:
    return Packs(SVE, tmp_path / "packs")


def files(folder: Path) -> dict[str, bytes]:
    """Everything that lies in a folder, but the lock."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != ".lock"
    }


def test_nothing_is_there_at_first(shelf):
    assert shelf.load() == ((), ())
    assert not shelf.folder.exists()


def test_what_is_kept_is_found_again(shelf):
    kept = shelf.keep(pack(), PICTURES)
    assert shelf.packs() == (kept,)
    assert shelf.pack("moss").cards == pack().cards
    assert shelf.pictures("moss")["MYC-001.png"].read_bytes() == PICTURES["MYC-001.png"]


def test_a_picture_that_is_kept_need_not_be_brought_again(shelf):
    kept = shelf.keep(pack(), PICTURES)
    renamed = shelf.keep(replace(kept, name="Moor"))
    assert shelf.packs() == (renamed,)
    assert shelf.pictures("moss")["MYC-001.png"].is_file()


def test_another_picture_under_the_same_name(shelf):
    before = shelf.keep(pack(), PICTURES)
    after = shelf.keep(before, {"MYC-001.png": picture("red", "JPEG")})
    assert before.checksum != after.checksum
    assert shelf.pictures("moss")["MYC-001.png"].read_bytes() == picture("red", "JPEG")


def test_the_last_ten_versions_are_kept_and_no_picture_but_theirs(shelf):
    for count in range(14):
        shelf.keep(replace(pack(), name=f"Moss {count}"), {"MYC-001.png": picture(f"rgb(0, {count}, 0)")})
        a_while_ago(shelf, count)
    assert [older.pack.name for older in shelf.versions("moss")] == [f"Moss {count}" for count in range(12, 2, -1)]
    assert len(list((shelf.folder / "moss" / "pictures").iterdir())) == 11
    oldest = shelf.versions("moss")[-1].pack
    again = shelf.keep(oldest)
    assert again == oldest
    assert shelf.pictures("moss")["MYC-001.png"].read_bytes() == picture("rgb(0, 3, 0)")


def a_while_ago(shelf: Packs, count: int) -> None:
    """The pack was kept so many times ten minutes after the year 2001 began."""
    when = 978_307_200 + 2 * APART * count
    os.utime(shelf.folder / "moss" / "pack.json", (when, when))


def test_many_changes_in_a_row_are_one_version(shelf):
    """The editor keeps a pack after every pause in typing: that must not push out what it was yesterday."""
    shelf.keep(replace(pack(), name="Yesterday"), PICTURES)
    a_while_ago(shelf, 0)
    for count in range(20):
        shelf.keep(replace(pack(), name=f"Moss {count}"), PICTURES)
    (yesterday, *others) = reversed(shelf.versions("moss"))
    assert (yesterday.pack.name, yesterday.when) == ("Yesterday", 978_307_200)
    assert [older.pack.name for older in others] == ["Moss 0"]
    assert shelf.pack("moss").name == "Moss 19"


def test_a_pack_that_was_removed_is_found_and_had_back_later(shelf):
    kept = shelf.keep(pack(), PICTURES)
    shelf.keep(pack(PackCard(SPRIG), id="sprig", name="Sprig"))
    for pack_id in ("moss", "sprig"):
        shelf.remove(pack_id)
    assert [one.pack.id for one in shelf.removed()] == ["sprig", "moss"]
    assert shelf.bring_back("moss") == kept
    assert (shelf.packs(), [one.pack.id for one in shelf.removed()]) == ((kept,), ["sprig"])
    with pytest.raises(DamagedFile, match="“moss” is not among the removed packs"):
        shelf.bring_back("moss")


def test_the_same_again_is_no_version(shelf):
    kept = shelf.keep(pack(), PICTURES)
    before = files(shelf.folder)
    shelf.keep(kept)
    shelf.keep(pack(), PICTURES)
    assert files(shelf.folder) == before
    assert shelf.versions("moss") == ()


def test_a_picture_that_no_card_has_is_left_out(shelf):
    kept = shelf.keep(pack(), {**PICTURES, "other.png": picture("red")})
    assert [one.name for one in kept.pictures] == ["MYC-001.png"]
    bare = shelf.keep(replace(kept, cards=(PackCard(ADEPT),)))
    assert bare.pictures == ()


@pytest.mark.parametrize(
    ("wrong", "pictures", "said"),
    [
        (pack(), {}, "The picture “MYC-001.png” of “Moss” is missing. Add it, or remove it from its card."),
        (pack(), {"MYC-001.png": b"GIF89a"}, "“MYC-001.png” of “Moss” is not a PNG, JPEG or WebP picture."),
        (pack(), {"MYC-001.png": picture()[:60]}, "The picture “MYC-001.png” of “Moss” is damaged."),
        (
            pack(),
            {"MYC-001.png": picture() + bytes(8_000_000)},
            "The picture “MYC-001.png” of “Moss” is larger than 8 MB.",
        ),
        (pack(), {"MYC-001.png": picture(size=(7000, 6000))}, "has too many pixels."),
        (pack(PackCard(ADEPT), PackCard(ADEPT)), {}, "“Moss” is damaged: it lists the card MYC-001 twice."),
        (
            pack(PackCard(ADEPT, picture="../a.png")),
            {"../a.png": picture()},
            "“cards.0.picture” must be a PNG, JPEG or WebP file name",
        ),
        (
            pack(PackCard(ADEPT, picture="NUL.png")),
            {"NUL.png": picture()},
            "“cards.0.picture” must be a PNG, JPEG or WebP file name",
        ),
        (pack(PackCard(replace(ADEPT, kind="cat"))), {}, "“cards.0” has an unknown type of card (cat)."),
        (pack(PackCard(replace(ADEPT, special="odd"))), {}, "“cards.0” has an unknown type of card (odd)."),
        (
            pack(PackCard(replace(ADEPT, back="MYC-009"))),
            {},
            "it has MYC-001, whose other face is missing or belongs to",
        ),
        (pack(PackCard(replace(ADEPT, number="SD01-001"))), {}, "“Moss” contains SD01-001, a card that ships with"),
        (pack(PackCard(replace(ADEPT, number="sd01-001"))), {}, "“Moss” contains sd01-001, a card that ships with"),
        (pack(id="../moss"), PICTURES, "“id” must be lowercase letters and digits joined by hyphens"),
        (pack(id="con"), PICTURES, "“id” must be lowercase letters and digits joined by hyphens"),
    ],
)
def test_what_can_not_be_kept(shelf, wrong, pictures, said):
    shelf.keep(pack(PackCard(SPRIG), id="sprig", name="Sprig"))
    before = files(shelf.folder)
    with pytest.raises(DamagedFile) as refused:
        shelf.keep(wrong, pictures)
    assert said in refused.value.sentence
    assert refused.value.in_words("ja")
    assert files(shelf.folder) == before
    assert sorted(path.name for path in shelf.folder.iterdir()) == [".lock", "sprig"]


def test_two_packs_have_no_number_in_common(shelf):
    shelf.keep(pack(), PICTURES)
    before = files(shelf.folder)
    with pytest.raises(DamagedFile, match="“Moor” contains MYC-002, which is already in the pack “Moss”"):
        shelf.keep(pack(PackCard(SPRIG), PackCard(CAIRN), id="moor", name="Moor"))
    assert files(shelf.folder) == before


def test_both_faces_of_a_card(shelf):
    front = replace(ADEPT, back="MYC-001b")
    back = replace(ADEPT, number="MYC-001b", front="MYC-001")
    kept = shelf.keep(pack(PackCard(front), PackCard(back)))
    assert shelf.packs() == (kept,)


def test_cancelled_when_half_of_it_is_done(shelf):
    shelf.keep(pack(), PICTURES)
    before = files(shelf.folder)
    calls = iter((False, True))
    with pytest.raises(Cancelled):
        shelf.keep(pack(), {"MYC-001.png": picture("red")}, ProgressWatch(cancelled=lambda: next(calls)))
    assert files(shelf.folder) == before


def test_a_pack_that_is_removed_can_be_had_back(shelf):
    kept = shelf.keep(pack(), PICTURES)
    undo = shelf.remove("moss")
    assert shelf.packs() == ()
    undo()
    assert shelf.packs() == (kept,)
    assert shelf.pictures("moss")["MYC-001.png"].is_file()


def test_what_was_removed_does_not_come_back_over_another(shelf):
    shelf.keep(pack(), PICTURES)
    undo = shelf.remove("moss")
    shelf.keep(pack(PackCard(CAIRN), id="moor", name="Moor"))
    with pytest.raises(DamagedFile, match="which is already in the pack “Moor”"):
        undo()
    shelf.remove("moor")
    shelf.keep(pack(PackCard(SPRIG), name="Other"))
    with pytest.raises(DamagedFile, match="Another version of “Moss” is already installed"):
        undo()
    assert [one.name for one in shelf.packs()] == ["Other"]


def test_only_the_last_that_were_removed_are_kept(shelf):
    for count in range(REMOVED + 3):
        shelf.keep(pack(id=f"moss-{count}"), PICTURES)
        shelf.remove(f"moss-{count}")
    left = sorted(path.name.partition("-")[2] for path in (shelf.folder / ".removed").iterdir())
    assert left == sorted(f"moss-{count}" for count in range(3, REMOVED + 3))


def test_no_pack_of_that_id(shelf):
    for use in (shelf.pack, shelf.remove, shelf.pictures, shelf.versions):
        with pytest.raises(DamagedFile, match=r"There is no pack “[./]+moss”"):
            use("../moss")


def test_a_damaged_pack_is_left_out_and_told(shelf):
    kept = shelf.keep(pack(), PICTURES)
    shelf.keep(pack(PackCard(SPRIG), id="sprig"))
    (shelf.folder / "sprig" / "pack.json").write_text("{")
    packs, damaged = shelf.load()
    assert packs == (kept,)
    assert [error.sentence for error in damaged] == [
        "“sprig” is incomplete or damaged: not valid JSON at line 1, column 2. Choose another file."
    ]
    shelf.keep(pack(PackCard(SPRIG), id="sprig"))
    assert len(shelf.packs()) == 2


def test_a_folder_that_was_copied_by_hand_is_told(shelf):
    shelf.keep(pack(), PICTURES)
    data = (shelf.folder / "moss" / "pack.json").read_bytes()
    (shelf.folder / "moss-2").mkdir()
    (shelf.folder / "moss-2" / "pack.json").write_bytes(data)
    assert "The folder “moss-2” contains the pack “moss”." in shelf.load().damaged[0].sentence
    (shelf.folder / "moss-2" / "pack.json").write_bytes(data.replace(b'"moss"', b'"moss-2"'))
    packs, damaged = shelf.load()
    assert [one.id for one in packs] == ["moss"]
    assert "which is already in the pack “Moss”" in damaged[0].sentence


def test_what_a_killed_svedesk_left_is_cleared_away_and_never_read(shelf):
    kept = shelf.keep(pack(), PICTURES)
    half = shelf.folder / "half"
    (half / "pictures").mkdir(parents=True)
    (half / "pictures" / "x.png").write_bytes(b"x")
    (half / ".changing").touch()
    (shelf.folder / "begun").mkdir()
    (shelf.folder / ".old.part").mkdir()
    (shelf.folder / "moss" / ".changing").touch()
    (shelf.folder / "moss" / "pictures" / "x.png").write_bytes(b"x")
    (shelf.folder / "moss" / ".pack.json.abc.part").write_bytes(b"x")
    assert shelf.load() == ((kept,), ())
    shelf.keep(pack(PackCard(SPRIG), id="sprig"))
    assert sorted(path.name for path in shelf.folder.iterdir()) == [".lock", "moss", "sprig"]
    assert sorted(path.name for path in (shelf.folder / "moss").iterdir()) == ["older", "pack.json", "pictures"]
    assert len(list((shelf.folder / "moss" / "pictures").iterdir())) == 1


def test_what_a_user_puts_there_is_left_alone(shelf):
    (shelf.folder / "unpacked" / "moss").mkdir(parents=True)
    (shelf.folder / "unpacked" / "moss" / "pack.json").write_text("{}")
    (shelf.folder / "notes.txt").write_text("mine")
    before = files(shelf.folder)
    kept = shelf.keep(pack(PackCard(SPRIG)))
    assert shelf.load() == ((kept,), ())
    shelf.remove("moss")
    assert before.items() <= files(shelf.folder).items()


@pytest.mark.parametrize("name", ["Moss", "苔", "CON", "a" * 100, "-- ! --", "É t é"])
def test_ids_for_new_packs(name):
    first, second = new_id(name), new_id(name)
    assert is_id(first)
    assert first != second
