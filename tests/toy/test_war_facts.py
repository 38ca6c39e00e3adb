"""The facts of another game: packs, drafts, imports and a network know its fields from its schema alone."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path

import pytest
from toy.war_facts import WarFacts
from toy.war_game import WAR

from svedesk.cards.models import EntryRow, form_of
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.card_fields import schema, shared, statistics
from svedesk.engine.facts import Facts
from svedesk.engine.origin import CardNote
from svedesk.games.sve.facts import SveFacts, sve_facts
from svedesk.gui.app.card_finder import CardChoices
from svedesk.packs.draft import PackDraft, Traits, as_shown, draft_class, draft_of, label, read_draft, say
from svedesk.packs.drafts import Drafts
from svedesk.packs.form import checked_pack, pack_of
from svedesk.packs.model import Pack, PackCard
from svedesk.wire.introduced import IntroducedCard, introduced

KING = WarFacts("S-13", "King", "キング", "card", suit="Spades", attack=13, court=True)
NO_TRAITS = Traits(())
Draft = draft_class(WarFacts)


def test_its_fields_stand_where_it_says() -> None:
    names = [one.name for one in schema(WarFacts)]
    assert names[:5] == ["number", "name", "name_ja", "kind", "suit"]
    assert names[-1] == "court"
    assert shared(WarFacts) == ("suit",)
    assert statistics(WarFacts) == ("cost", "attack", "defense")


def test_files_have_the_fields_of_shadowverse_in_the_order_they_always_had() -> None:
    """The bytes of a pack, and with them its checksum, follow from it."""
    assert " ".join(one.name for one in schema(SveFacts)) == (
        "number name name_ja kind special classes traits traits_ja universe cost attack defense counts_as deck_limit "
        "alternate back front trigger starting edition"
    )
    assert " ".join(asdict(draft_class(SveFacts)())) == (
        "number name name_ja kind special classes traits traits_ja universe cost attack defense deck_limit "
        "script text text_ja picture counts_as alternate back front trigger starting edition"
    )


def test_a_pack_holds_them() -> None:
    pack = Pack("court", "Court", cards=(PackCard(KING),), game="war")
    assert b'"suit": "Spades"' in pack.data()
    assert pack_of(pack.data(), "court", WAR) == pack


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("universe", "Elsewhere", "universe"),
        ("suit", "A suit of many words", "10"),
        ("kind", "follower", "follower"),
        ("court", 1, "court"),
    ],
)
def test_a_pack_of_anything_else_is_refused(field: str, value: object, said: str) -> None:
    fields = Pack("court", "Court", cards=(PackCard(KING),), game="war").fields()
    fields["cards"][0][field] = value
    with pytest.raises(DamagedFile, match=said):
        checked_pack(fields, "court", WAR)


def test_an_import_knows_them() -> None:
    row = form_of(EntryRow, WarFacts).model_validate(
        {"number": "S-13", "name": "King", "kind": "card", "suit": "Spades"}
    )
    assert row.facts == WarFacts("S-13", "King", "", "card", suit="Spades")


def test_a_card_is_written_in_them(tmp_path: Path) -> None:
    begun = Draft("S-13", "King", suit=" Spades ")
    assert begun.kind == "card"
    missing = read_draft(begun, NO_TRAITS)
    assert [say(one.message, "en", WAR) for one in missing if not isinstance(one, PackCard)] == ["Attack is missing."]  # type: ignore[union-attr]
    whole = read_draft(replace(begun, attack="13"), NO_TRAITS)
    assert isinstance(whole, PackCard)
    assert whole.facts == WarFacts("S-13", "King", "King", "card", suit="Spades", attack=13)
    assert draft_of(KING).attack == "13"
    assert as_shown(draft_of(KING), NO_TRAITS).attack == 13
    drafts = Drafts(WAR, tmp_path)
    drafts.keep(PackDraft("court", cards=(begun, draft_of(KING))), "")
    kept = drafts.read("court")
    assert kept is not None
    assert kept.pack.cards == (begun, draft_of(KING))


def test_what_is_wrong_with_them_is_said_in_the_words_of_the_game() -> None:
    (wrong,) = read_draft(Draft("S-13", "King", attack="13", suit="A suit of many words"), NO_TRAITS)  # type: ignore[misc]
    assert say(wrong.message, "en", WAR).startswith("Suit ")
    assert label("suit", "ja", WAR) == "スート"


def test_a_host_tells_of_them() -> None:
    card = introduced(KING, CardNote("S-13", "King", "0" * 32))
    there = IntroducedCard.model_validate_json(card.model_dump_json())
    assert there.facts(WarFacts) == KING
    assert there.facts(SveFacts) == SveFacts("S-13", "King", "キング", "card", attack=13)


def test_what_a_host_tells_in_another_form_counts_as_not_told() -> None:
    told = {"digest": "0" * 32, "number": "S-13", "name": "King", "suit": 4, "court": "yes", "attack": True}
    assert IntroducedCard.model_validate(told).facts(WarFacts) == WarFacts("S-13", "King", "", "")


def test_cards_are_filtered_by_what_many_share() -> None:
    choices = CardChoices()
    choices.add((KING, replace(KING, number="H-13", suit="Hearts")))
    assert choices.shared == {"suit": {"Spades", "Hearts"}}


def test_a_card_that_says_nothing_of_a_game_is_one_of_every_game() -> None:
    plain = Facts("X-1", "One", "一", "follower", cost=1, attack=1, defense=1)
    assert sve_facts(plain) == SveFacts("X-1", "One", "一", "follower", cost=1, attack=1, defense=1)
    assert plain.names == ("One", "一")
