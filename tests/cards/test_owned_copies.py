"""How many copies somebody owns, and what a deck still wants."""

from pathlib import Path

import pytest
from shipped import SVE

from svedesk.cards.owned_copies import OwnedCopies, WantedCard
from svedesk.documents.damaged import DamagedFile

PRINTS = {"SD01-001": ("SD01-001", "SP01-001"), "SP01-001": ("SD01-001", "SP01-001")}


def test_a_deck_wants_what_is_not_owned_of_any_print(tmp_path: Path) -> None:
    owned = OwnedCopies(SVE, tmp_path)
    assert not owned
    owned.set({"SD01-001": 1, "SP01-001": 1, "SD01-002": 0})
    deck = [("SP01-001", 2), ("SD01-001", 1), ("SD01-002", 3)]
    again = OwnedCopies(SVE, tmp_path)
    assert again.wanted(deck, lambda number: PRINTS.get(number, ())) == (
        WantedCard("SP01-001", 3, 2),
        WantedCard("SD01-002", 3, 0),
    )
    assert [card.missing for card in again.wanted(deck, lambda number: PRINTS.get(number, ()))] == [1, 3]
    again.set({"SD01-001": 0})
    assert OwnedCopies(SVE, tmp_path).of("SD01-001", "SP01-001") == 1
    assert list((tmp_path / ".older").iterdir()), "the list as it was before is kept"


@pytest.mark.parametrize("damage", ["", "{", '{"format": "svedesk-copies", "version": 1, "game": "sve", "copies": []}'])
def test_a_damaged_file_is_named_and_kept(tmp_path: Path, damage: str) -> None:
    (tmp_path / "sve.json").write_text(damage)
    owned = OwnedCopies(SVE, tmp_path)
    (aside,) = tmp_path.glob("sve-damaged-*.json")
    assert owned.damaged is not None
    assert aside.name in owned.damaged.sentence
    assert aside.read_text() == damage
    owned.set({"SD01-001": 2})
    assert OwnedCopies(SVE, tmp_path).of("SD01-001") == 2


def test_two_windows_keep_what_each_of_them_counted(tmp_path: Path) -> None:
    here, there = OwnedCopies(SVE, tmp_path), OwnedCopies(SVE, tmp_path)
    here.set({"SD01-001": 2})
    there.set({"SD01-002": 3})
    again = OwnedCopies(SVE, tmp_path)
    assert (again.of("SD01-001"), again.of("SD01-002")) == (2, 3)


def test_a_list_that_another_program_has_open_is_left_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    OwnedCopies(SVE, tmp_path).set({"SD01-001": 2})

    def refuse(*_args: object, **_more: object) -> None:
        raise PermissionError("Permission denied")

    with monkeypatch.context() as held:
        held.setattr(Path, "open", refuse)
        owned = OwnedCopies(SVE, tmp_path)
        assert owned.damaged is not None
        with pytest.raises(DamagedFile, match="can't be read"):
            owned.set({"SD01-002": 3})
    owned.set({"SD01-002": 3})
    assert (owned.of("SD01-001"), owned.of("SD01-002")) == (2, 3)
