"""What is being written is kept as it was typed, and read again with suspicion."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from shipped import SVE, CardDraft

from svedesk.documents.damaged import DamagedFile
from svedesk.packs.draft import PackDraft
from svedesk.packs.drafts import Drafts

HALF = CardDraft("MYC-", "", "蜂\u202e\x07", cost="two", script="fanfare(", text=" \n", starting=True)
PACK = PackDraft("my-cards", "My cards", "Aiko", "Not yet", (HALF, replace(HALF, classes=())))


def test_everything_typed_is_kept_as_it_was(tmp_path: Path) -> None:
    drafts = Drafts(SVE, tmp_path / "drafts")
    assert drafts.read("my-cards") is None
    drafts.keep(PACK, "abc")
    kept = Drafts(SVE, tmp_path / "drafts").read("my-cards")
    assert kept is not None
    assert (kept.pack, kept.beside) == (PACK, "abc")
    assert drafts.ids() == ("my-cards",)
    drafts.drop("my-cards")
    assert drafts.read("my-cards") is None


def test_pictures_are_kept_once_and_as_they_are(tmp_path: Path) -> None:
    drafts = Drafts(SVE, tmp_path)
    one, other = drafts.add_picture("p", b"one", ".png"), drafts.keep_picture("p", "bee.jpg", b"other")
    assert drafts.add_picture("p", b"one", ".png") == one
    assert drafts.pictures("p") == {one.name: one, "bee.jpg": other}
    assert (one.read_bytes(), other.read_bytes()) == (b"one", b"other")
    drafts.tidy("p", (one.name,))
    assert set(drafts.pictures("p")) == {one.name}
    back = drafts.remove("p")
    assert drafts.pictures("p") == {}
    back()
    assert set(drafts.pictures("p")) == {one.name}


def test_a_damaged_draft_is_a_sentence_and_set_aside(tmp_path: Path) -> None:
    drafts = Drafts(SVE, tmp_path)
    drafts.keep(PACK, "")
    path = tmp_path / "my-cards" / "draft.json"
    whole = path.read_bytes()
    chance = random.Random(7)
    refused = 0
    for _ in range(300):
        data = bytearray(whole)
        for _ in range(chance.randint(1, 4)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        path.write_bytes(bytes(data))
        before = {*path.parent.glob("draft-damaged-*.json")}
        if not_read(drafts):
            refused += 1
            assert not path.exists()
            (aside,) = {*path.parent.glob("draft-damaged-*.json")} - before
            assert aside.read_bytes() == bytes(data)
    assert refused > 100


def not_read(drafts: Drafts) -> str:
    """Why a draft can't be read, "" if it can."""
    try:
        drafts.read("my-cards")
    except DamagedFile as damaged:
        return damaged.sentence
    return ""


@pytest.mark.parametrize("change", [{"cards": [{"script": "x" * 30_000}]}, {"cards": 3}, {"who": 1}, {"name": None}])
def test_a_draft_of_another_form_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    drafts = Drafts(SVE, tmp_path)
    drafts.keep(PACK, "")
    path = tmp_path / "my-cards" / "draft.json"
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | change))
    with pytest.raises(DamagedFile):
        drafts.read("my-cards")
