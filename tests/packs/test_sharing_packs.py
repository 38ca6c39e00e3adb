"""Packs given away, and installed by a friend."""

import hashlib
import re
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from packs.sample_packs import ADEPT, CAIRN, PICTURES, SPRIG, pack, picture
from shipped import SVE

from svedesk.cards.report import Cancelled, ProgressWatch, say
from svedesk.documents.damaged import DamagedFile
from svedesk.games.sve.status import status
from svedesk.packs.model import PackCard
from svedesk.packs.owned import owned
from svedesk.packs.reading import read_pack
from svedesk.packs.shelf import Packs
from svedesk.packs.writing import pack_in, write_pack


@pytest.fixture
def mine(tmp_path) -> Packs:
    return Packs(SVE, tmp_path / "mine")


@pytest.fixture
def friend(tmp_path) -> Packs:
    return Packs(SVE, tmp_path / "friend")


def test_a_friend_has_the_same_pack(mine, friend, tmp_path):
    kept = mine.keep(pack(), PICTURES)
    file = tmp_path / "moss.svepack"
    mine.export("moss", file)
    report = friend.install(file)
    assert (report.file, report.new, report.changed, report.same) == ("moss.svepack", ("MYC-001", "MYC-002"), (), ())
    assert friend.packs() == (kept,)
    assert friend.packs()[0].checksum == kept.checksum
    assert friend.pictures("moss")["MYC-001.png"].read_bytes() == PICTURES["MYC-001.png"]
    friend.export("moss", tmp_path / "again.svepack")
    assert (tmp_path / "again.svepack").read_bytes() == file.read_bytes()


def test_its_bytes_are_the_same_on_every_machine(mine, tmp_path):
    """A digest that changes here makes packs of older svedesks another pack: others could not play with them."""
    mine.keep(pack(PackCard(ADEPT, "ward", "Ward.", "守護"), PackCard(SPRIG)))
    mine.export("moss", tmp_path / "moss.svepack")
    digest = hashlib.sha256((tmp_path / "moss.svepack").read_bytes()).hexdigest()
    assert (digest[:12], mine.pack("moss").checksum[:12]) == ("c31632fe2288", "0388049fa031")


def test_any_program_can_look_into_it(mine, tmp_path):
    kept = mine.keep(pack(), PICTURES)
    mine.export("moss", tmp_path / "moss.svepack")
    with zipfile.ZipFile(tmp_path / "moss.svepack") as whole:
        assert whole.testzip() is None
        assert whole.namelist() == ["pack.json", "pictures/MYC-001.png"]
        assert whole.read("pack.json") == kept.data()


def test_the_next_version_tells_what_is_other(mine, friend, tmp_path):
    cards = (PackCard(ADEPT, picture="a.png"), PackCard(CAIRN, picture="b.png"), PackCard(SPRIG))
    mine.keep(pack(*cards), {"a.png": picture(), "b.png": picture("red")})
    mine.export("moss", tmp_path / "1.svepack")
    friend.install(tmp_path / "1.svepack")
    later = (cards[0], cards[1], PackCard(replace(SPRIG, cost=0)), PackCard(replace(CAIRN, number="MYC-003")))
    kept = mine.keep(pack(*later), {"a.png": picture("blue"), "b.png": picture("red")})
    mine.export("moss", tmp_path / "2.svepack")
    report = friend.install(tmp_path / "2.svepack")
    assert (report.new, report.changed, report.same) == (("MYC-003",), ("MYC-001", "MYC-T01"), ("MYC-002",))
    assert friend.packs() == (kept,)
    assert [older.pack.cards for older in friend.versions("moss")] == [cards]
    assert friend.install(tmp_path / "2.svepack").same == kept.numbers


def test_scripts_with_mistakes_are_told_and_the_pack_is_there(mine, friend, tmp_path):
    cards = (
        PackCard(ADEPT, "ward, fanfare(\n  summom())"),
        PackCard(CAIRN, "fanfare(draw(1))"),
        PackCard(replace(CAIRN, number="MYC-003"), 'fanfare(summon(Token("MYC-T01", "Moss Sprig", "苔の芽")))'),
        PackCard(SPRIG),
    )
    mine.keep(pack(*cards))
    mine.export("moss", tmp_path / "moss.svepack")
    report = friend.install(tmp_path / "moss.svepack")
    assert len(report.new) == 4
    assert [(one.what, one.place, say(one.message, "en")) for one in report.remarks] == [
        ("odd", "MYC-001", "mistake in its script (line 2, column 3); it is resolved manually")
    ]


def test_a_number_that_another_pack_has(mine, friend, tmp_path):
    mine.keep(pack(), PICTURES)
    mine.export("moss", tmp_path / "moss.svepack")
    friend.keep(pack(PackCard(CAIRN), id="stones", name="Stones"))
    with pytest.raises(DamagedFile, match="“Moss” contains MYC-002, which is already in the pack “Stones”"):
        friend.install(tmp_path / "moss.svepack")
    assert [one.id for one in friend.packs()] == ["stones"]


def test_a_pack_of_somebody_else_with_the_same_id(mine, friend, tmp_path):
    mine.keep(pack(author="Eve"), PICTURES)
    mine.export("moss", tmp_path / "moss.svepack")
    before = friend.keep(pack(), PICTURES)
    with pytest.raises(DamagedFile, match="“Moss” is already installed, by Robin instead of Eve"):
        friend.install(tmp_path / "moss.svepack")
    assert friend.packs() == (before,)


def test_a_damaged_one_is_replaced(mine, friend, tmp_path):
    kept = mine.keep(pack(), PICTURES)
    mine.export("moss", tmp_path / "moss.svepack")
    friend.install(tmp_path / "moss.svepack")
    (friend.folder / "moss" / "pack.json").write_text("{}")
    friend.install(tmp_path / "moss.svepack")
    assert friend.packs() == (kept,)


def test_an_install_is_followed_and_stopped(mine, friend, tmp_path):
    mine.keep(pack(), PICTURES)
    mine.export("moss", tmp_path / "moss.svepack")
    told: list[tuple[int, int]] = []
    friend.install(tmp_path / "moss.svepack", ProgressWatch(lambda done, total: told.append((done, total))))
    assert told == [(0, 2), (1, 2)]
    friend.remove("moss")
    with pytest.raises(Cancelled):
        friend.install(tmp_path / "moss.svepack", ProgressWatch(cancelled=lambda: True))
    assert friend.packs() == ()
    assert not (friend.folder / "moss").exists()


def test_a_folder_that_was_written_by_hand(tmp_path, friend):
    folder = tmp_path / "by hand"
    (folder / "pictures").mkdir(parents=True)
    (folder / "pictures" / "MYC-001.png").write_bytes(PICTURES["MYC-001.png"])
    (folder / "pictures" / "sketch.png").write_bytes(picture("red"))
    (folder / "pack.json").write_text(
        """{"format": "svedesk-pack", "version": 1, "id": "moss", "name": "Moss", "cards": [
            {"number": "MYC-001", "name": "Moss Adept", "name_ja": "苔の徒", "kind": "follower", "cost": 2,
             "attack": 2, "defense": 2, "picture": "MYC-001.png"}]}""",
        encoding="utf-8",
    )
    made = pack_in(folder, SVE)
    write_pack(tmp_path / "moss.svepack", *made)
    assert read_pack(tmp_path / "moss.svepack", SVE).pack == made.pack
    assert friend.install(tmp_path / "moss.svepack").new == ("MYC-001",)
    (folder / "pictures" / "MYC-001.png").unlink()
    with pytest.raises(DamagedFile, match=r"The picture “MYC-001\.png” of “by hand” is missing"):
        pack_in(folder, SVE)


def test_the_pack_that_the_readme_shows_is_one(tmp_path, friend):
    readme = (Path(__file__).resolve().parents[2] / "resources" / "README.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```json\n(\{\"format\": \"svedesk-pack\".*?)```", readme, re.DOTALL)
    folder = tmp_path / "moss"
    (folder / "pictures").mkdir(parents=True)
    (folder / "pack.json").write_text(shown, encoding="utf-8")
    (folder / "pictures" / "cairn.png").write_bytes(picture())
    write_pack(tmp_path / "moss.svepack", *pack_in(folder, SVE))
    report = friend.install(tmp_path / "moss.svepack")
    assert (len(report.new), report.remarks) == (3, ())
    rules = owned(SVE, packs=friend, imports=False).rules()
    assert [status(rules.definition(number)) for number in ("MYC-001", "MYC-002")] == ["executes", "by_hand"]


def test_a_kept_picture_that_was_damaged_is_mended_by_installing_again(mine, friend, tmp_path):
    mine.keep(pack(), PICTURES)
    mine.export("moss", tmp_path / "moss.svepack")
    mine.pictures("moss")["MYC-001.png"].write_bytes(picture("red"))
    mine.install(tmp_path / "moss.svepack")
    assert mine.pictures("moss")["MYC-001.png"].read_bytes() == PICTURES["MYC-001.png"]


def test_a_kept_picture_that_was_damaged_is_not_given_away(mine, tmp_path):
    mine.keep(pack(), PICTURES)
    mine.pictures("moss")["MYC-001.png"].write_bytes(picture("red"))
    with pytest.raises(DamagedFile, match=r"The picture “MYC-001\.png” of “Moss” is damaged"):
        mine.export("moss", tmp_path / "moss.svepack")
    assert not (tmp_path / "moss.svepack").exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine"]
