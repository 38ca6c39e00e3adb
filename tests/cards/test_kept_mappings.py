"""Column mappings kept for the next list."""

import pytest

from svedesk.cards.card_lists import read_list
from svedesk.cards.kept_mappings import Mappings
from svedesk.cards.mapping import mapping_of
from svedesk.documents.damaged import DamagedFile

MINE = mapping_of("My: sheet", {"number": ["No."], "name": ["official", "name"]}, "|", {"kind": {"Unit": "follower"}})


@pytest.fixture
def mappings(tmp_path):
    return Mappings(tmp_path / "mappings")


def test_one_is_kept_under_its_name_and_again_in_place_of_itself(mappings):
    path = mappings.keep(MINE)
    assert [saved.mapping for saved in mappings.all()] == [MINE]
    other = mapping_of("My: sheet", {"name": ["name"]}, "/", {})
    assert mappings.keep(other) == path
    assert mappings.keep(mapping_of("My! sheet", {"name": ["name"]}, "/", {})) != path
    assert len(mappings.all()) == 2
    mappings.remove(path)
    assert [saved.mapping.name for saved in mappings.all()] == ["My! sheet"]


def test_those_that_fit_a_list_are_offered_the_fullest_first(mappings, tmp_path):
    (tmp_path / "list.csv").write_text("No.,name,official\n1,2,3\n", encoding="utf-8")
    listed = read_list(tmp_path / "list.csv")
    mappings.keep(mapping_of("a name only", {"name": ["name"]}, "/", {}))
    mappings.keep(mapping_of("another list", {"name": ["card"]}, "/", {}))
    mappings.keep(MINE)
    assert [saved.mapping.name for saved in mappings.fitting(listed)] == ["My: sheet", "a name only"]


def test_a_damaged_one_is_passed_over_and_a_wrong_one_told(mappings):
    mappings.keep(MINE).with_name("broken.json").write_text("{", encoding="utf-8")
    assert len(mappings.all()) == 1
    with pytest.raises(DamagedFile):
        mapping_of("", {"name": ["name"]}, "/", {})
    with pytest.raises(DamagedFile):
        mapping_of("mine", {"nonsense": ["name"]}, "/", {})


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(DamagedFile):
        Mappings(tmp_path / "file").keep(MINE)
