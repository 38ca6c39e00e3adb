"""Double-faced cards while they are written: two faces that stay together, and come into play together."""

from dataclasses import replace

import pytest
from shipped import SVE, CardDraft, starter_library

from svedesk.packs.card_check import Meanings
from svedesk.packs.draft import PackDraft, Traits, say
from svedesk.packs.editing import alone, back_of, evolved_of, moved, other_face, with_card, with_other_face, without
from svedesk.packs.model import Pack
from svedesk.packs.shelf import Packs

LIBRARY = starter_library()
WOLF = CardDraft("MYC-001", "Wolf", cost="2", attack="2", defense="2", script="evolve(1)")
BEAR = replace(evolved_of(WOLF, "MYC-002"), name="Bear", attack="3", defense="3", script="ward")


def two_faced() -> PackDraft:
    """Wolf, and an evolved card with a Bear on its front and another Wolf on its back."""
    pack = PackDraft("woods", "Woods", cards=(WOLF, BEAR))
    back = replace(back_of(BEAR, "MYC-002B"), name="Wolf", attack="5", defense="6", script="on_evolve(draw(1))")
    return with_other_face(pack, 1, back)


def faces(pack: PackDraft) -> list[tuple[str, str, str]]:
    return [(card.number, card.back, card.front) for card in pack.cards]


def meanings() -> Meanings:
    return Meanings(SVE.scripts, LIBRARY, Traits(LIBRARY.values()), {})


def test_each_face_names_the_other_and_is_found_from_it() -> None:
    pack = two_faced()
    assert faces(pack)[1:] == [("MYC-002", "MYC-002B", ""), ("MYC-002B", "", "MYC-002")]
    assert [other_face(pack, at) for at in range(3)] == [None, 2, 1]
    assert pack.cards[2].special == "evolved"
    assert [other_face(moved(pack, 2, 0), at) for at in range(3)] == [2, None, 0]


@pytest.mark.parametrize("at", [1, 2])
def test_they_stay_together_while_a_number_is_typed(at: int) -> None:
    pack = two_faced()
    typed = ["MYC-00", "MYC", "", "M", "MYC-001", "MYC-0012", " WOO-9 "]
    for number in typed:  # for a moment it is the number of the wolf
        pack = with_card(pack, at, replace(pack.cards[at], number=number))
        assert other_face(pack, at) == 3 - at
        assert other_face(pack, 3 - at) == at
        assert other_face(pack, 0) is None
    other = pack.cards[3 - at]
    assert (other.back or other.front) == "WOO-9"
    assert len(meanings().fit(pack)) == 3


def test_what_is_special_of_one_face_is_of_both() -> None:
    pack = with_card(two_faced(), 2, replace(two_faced().cards[2], special="advanced"))
    assert [card.special for card in pack.cards] == ["", "advanced", "advanced"]


@pytest.mark.parametrize("at", [1, 2])
def test_without_its_other_face_it_is_a_card_of_its_own(at: int) -> None:
    pack = without(two_faced(), at)
    left = pack.cards[1]
    assert left == alone(two_faced().cards[3 - at])
    assert (left.back, left.front) == ("", "")


def test_both_come_into_play_together() -> None:
    pack, known = two_faced(), meanings()
    assert [known.of(pack, at).state for at in range(3)] == ["executes"] * 3
    for at, said in ((1, "The other face, “Wolf”, is incomplete"), (2, "The other face, “Bear”, is incomplete")):
        half = with_card(pack, 3 - at, replace(pack.cards[3 - at], attack=""))
        assert known.of(half, at).state == known.of(half, 3 - at).state == "unfinished"
        (wrong,) = known.of(half, at).wrong
        assert (wrong.field, wrong.is_missing) == ("back" if at == 1 else "front", True)
        assert say(wrong.message, "en", SVE).startswith(said)
        assert [card.number for card in known.fit(half)] == ["MYC-001"]
    alone_there = replace(pack, cards=pack.cards[:2])
    assert say(known.of(alone_there, 1).wrong[0].message, "en", SVE).startswith(
        "The other face, MYC-002B, is not in this"
    )
    assert [card.number for card in known.fit(alone_there)] == ["MYC-001"]


def test_as_a_pack_it_is_kept_and_read_again(tmp_path) -> None:
    pack, shelf = two_faced(), Packs(SVE, tmp_path)
    shelf.keep(Pack(pack.id, pack.name, cards=meanings().fit(pack)))
    kept = shelf.pack("woods")
    assert [(card.number, card.facts.back, card.facts.front) for card in kept.cards] == faces(pack)
    assert kept.count == 2
