"""Packs name their game: those of another one are passed over where they lie, and refused where they are opened."""

import json

import pytest
from packs.sample_packs import PICTURES, pack
from shipped import SVE
from toy.war_facts import WarFacts
from toy.war_game import WAR

from svedesk.documents.damaged import OfAnotherGame
from svedesk.packs.draft import PackDraft
from svedesk.packs.drafts import Drafts
from svedesk.packs.model import Pack, PackCard
from svedesk.packs.reading import open_pack
from svedesk.packs.shelf import Packs

JOKER = PackCard(WarFacts("J-01", "Joker", "ジョーカー", "card", attack=14))
JOKERS = Pack("jokers", "Jokers", "Robin", cards=(JOKER,), game="war")


@pytest.fixture
def shelves(tmp_path):
    """Packs of both games, in one folder."""
    sve, war = (Packs(game, tmp_path / "packs") for game in (SVE, WAR))
    sve.keep(pack(), PICTURES)
    war.keep(JOKERS)
    return sve, war


def test_both_lie_side_by_side(shelves):
    assert [[one.name for one in shelf.load().packs] for shelf in shelves] == [["Moss"], ["Jokers"]]
    assert [shelf.load().damaged for shelf in shelves] == [(), ()]
    assert shelves[1].pack("jokers").game == "war"


def test_a_pack_of_another_game_is_refused_with_its_name(shelves, tmp_path):
    sve, war = shelves
    war.export("jokers", tmp_path / "jokers.svepack")
    assert open_pack(tmp_path / "jokers.svepack", WAR).pack == JOKERS
    with pytest.raises(OfAnotherGame) as refused:
        sve.install(tmp_path / "jokers.svepack")
    assert refused.value.in_words("en").startswith("“jokers.svepack” belongs to another game, war.")
    assert refused.value.in_words("ja").startswith("「jokers.svepack」は別のゲーム（war）のものです。")
    with pytest.raises(OfAnotherGame) as refused:
        war.pack("moss")
    assert "Shadowverse: Evolve" in refused.value.sentence


def test_one_of_the_first_game_is_written_as_it_always_was(shelves):
    """Its checksum is in saved games and in drafts."""
    moss, jokers = (
        json.loads((shelves[0].folder / name / "pack.json").read_text(encoding="utf-8")) for name in ("moss", "jokers")
    )
    assert ("game" in moss, moss["version"]) == (False, 1)
    assert (jokers["game"], jokers["version"]) == ("war", 2)


def test_drafts_of_another_game_are_left_alone(tmp_path):
    sve, war = (Drafts(game, tmp_path) for game in (SVE, WAR))
    war.keep(PackDraft("jokers", "Jokers"), "")
    assert sve.read("jokers") is None
    assert war.read("jokers").pack.name == "Jokers"
