"""Cards while they are being written: what was typed becomes a card, or sentences that say what is missing."""

from dataclasses import replace

import pytest
from shipped import SVE, CardDraft, starter_library

from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.source import checked
from svedesk.packs.card_check import Meanings
from svedesk.packs.draft import PackDraft, Traits, as_shown, draft_of, read_draft, said_once, say
from svedesk.packs.editing import PackEditing, evolved_of, moved, with_card, with_more, without
from svedesk.packs.model import PackCard
from svedesk.packs.numbering import code_of, next_number

LIBRARY = starter_library()
TRAITS = Traits(LIBRARY.values())
BEE = CardDraft("MYC-001", "Bee", cost="2", attack="2", defense="2", traits="Pixie", script="ward, fanfare(draw(1))")


def sentences(draft: CardDraft) -> dict[str, str]:
    read = read_draft(draft, TRAITS)
    return {} if isinstance(read, PackCard) else {one.field: say(one.message, "en", SVE) for one in read}


def test_what_ships_is_the_same_as_a_draft_and_back() -> None:
    for facts in LIBRARY.values():
        for draft in (draft_of(facts), said_once(draft_of(facts))):
            read = read_draft(draft, TRAITS)
            assert isinstance(read, PackCard), facts
            assert read.facts == facts


@pytest.mark.parametrize(
    ("told", "once"),
    [
        (("Bee", "Bee", "Sting, Wing", "Sting、Wing"), ("Bee", "", "Sting, Wing", "")),
        (("蜂", "蜂", "針", "針"), ("", "蜂", "", "針")),
        (("Bee", "蜂", "Wing, Sting", "Sting、Wing"), ("Bee", "蜂", "Wing, Sting", "Sting、Wing")),
    ],
)
def test_what_is_the_same_in_both_languages_is_told_once(told: tuple[str, ...], once: tuple[str, ...]) -> None:
    """So who changes it later changes it in both."""
    name, name_ja, traits, traits_ja = told
    draft = replace(BEE, name=name, name_ja=name_ja, traits=traits, traits_ja=traits_ja)
    found = said_once(draft)
    assert (found.name, found.name_ja, found.traits, found.traits_ja) == once
    assert read_draft(found, TRAITS) == read_draft(draft, TRAITS)


def test_one_language_is_enough_and_spaces_do_not_count() -> None:
    read = read_draft(replace(BEE, name=" Bee ", number=" MYC-001 ", traits="Pixie / Sprout"), TRAITS)
    assert isinstance(read, PackCard)
    facts = read.facts
    assert (facts.number, facts.name, facts.name_ja) == ("MYC-001", "Bee", "Bee")
    assert (facts.traits, facts.traits_ja) == (("Pixie", "Sprout"), (TRAITS.japanese("pixie"), "Sprout"))
    other = read_draft(replace(BEE, name="", name_ja="蜂", traits="", traits_ja=TRAITS.japanese("Pixie")), TRAITS)
    assert isinstance(other, PackCard)
    assert (other.facts.name, other.facts.traits) == ("蜂", ("Pixie",))


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("number", "", "The number is missing. Example: MYC-001."),
        ("number", "no number", "Number must be a card number such as SD01-001."),
        ("number", "../../MYC-001", "Number must be a card number such as SD01-001."),
        ("name", "", "The name is missing. One language is enough."),
        ("name", "B" * 101, "Name must be at most 100 characters long."),
        ("name", "Be\u202ee", "Name must be one line without control characters."),
        ("name_ja", "蜂\x07", "Japanese name must be one line without control characters."),
        ("universe", "U" * 101, "Universe must be at most 100 characters long."),
        ("cost", "", "Cost is missing."),
        ("cost", "two", "Cost must be a whole number from 0 to 999."),
        ("cost", "-1", "Cost must be a whole number from 0 to 999."),
        ("attack", "1e3", "Attack must be a whole number from 0 to 999."),
        ("defense", "9" * 500, "Defense must be a whole number from 0 to 999."),
        ("deck_limit", "0", "Copies per deck must be a whole number from 1 to 99."),
        ("traits", "Pi\u200bxie", "Trait must be one line without control characters."),
        ("traits", ", ".join("abcdefghijk"), "Trait must have at most 10 entries."),
        ("text", "A\x00B", "Text must not contain control characters."),
        ("text_ja", "あ" * 5_000, "Japanese text must be at most 4000 characters long."),
        ("script", "ward" * 2_000, "Script must be at most 4000 characters long."),
        ("picture", "../x.png", "Picture must be a PNG, JPEG or WebP file name that works on every system."),
    ],
)
def test_whatever_is_typed_is_a_card_or_a_sentence(field: str, typed: str, said: str) -> None:
    draft = replace(BEE, **{field: typed})  # type: ignore[arg-type]
    assert sentences(draft)[field] == said


def test_every_sentence_is_there_in_both_languages() -> None:
    read = read_draft(CardDraft(cost="x", traits="a, b", traits_ja="c", text="\x07"), TRAITS)
    assert not isinstance(read, PackCard)
    for one in read:
        english, japanese = say(one.message, "en", SVE), say(one.message, "ja", SVE)
        assert english.endswith(".")
        assert japanese.endswith("。")
        assert "{" not in english + japanese


def test_traits_that_do_not_pair_up_are_counted() -> None:
    read = read_draft(replace(BEE, traits="Pixie, Sprout", traits_ja=TRAITS.japanese("Pixie")), TRAITS)
    assert not isinstance(read, PackCard)
    said = "There are 2 traits in English but 1 in Japanese. List each in both, in the same order."
    assert [say(one.message, "en", SVE) for one in read] == [said]


def test_anything_can_be_shown() -> None:
    shown = as_shown(
        CardDraft("x" * 500, "", "蜂\x07", "follower", "?", traits="Pixie", cost="two", attack="3"), TRAITS
    )
    assert (shown.name, shown.kind, shown.special) == ("蜂\N{REPLACEMENT CHARACTER}", "follower", "")
    assert (shown.cost, shown.attack, shown.traits_ja) == (None, 3, (TRAITS.japanese("Pixie"),))
    assert len(shown.number) < 100


# -- numbers -----------------------------------------------------------------------------------------------------------


def test_a_number_is_proposed_after_the_packs_name_and_is_nobody_elses() -> None:
    pack = PackDraft("p", "My cards")
    assert next_number(pack) == "MYC-001"
    assert next_number(pack, {"MYC-001", "MYC-002"}) == "MYC-003"
    pack = with_more(pack, 0, replace(BEE, number="BEE-07"))
    assert (code_of(pack), next_number(pack)) == ("BEE", "BEE-008")
    assert next_number(PackDraft("p", "蜂の巣")) == "OWN-001"
    assert next_number(PackDraft("p", "")) == "OWN-001"


# -- changes -----------------------------------------------------------------------------------------------------------


def test_what_is_typed_in_one_go_is_taken_back_in_one() -> None:
    editing = PackEditing(PackDraft("p", cards=(CardDraft(), BEE)))
    for name in ("W", "Wa", "Was", "Wasp"):
        editing.change(with_card(editing.pack, 1, replace(BEE, name=name)), 1, "name")
    editing.pause()
    editing.change(with_card(editing.pack, 1, replace(BEE, name="Wasps")), 1, "name")
    editing.change(with_card(editing.pack, 0, BEE), 0, "name")
    names = []
    while editing.can_undo:
        step = editing.undo()
        names.append((step.at, step.field, editing.pack.cards[1].name))
    assert names == [(0, "name", "Wasps"), (1, "name", "Wasp"), (1, "name", "Bee")]
    assert editing.redo().pack.cards[1].name == "Wasp"
    editing.change(with_card(editing.pack, 1, replace(BEE, name="Ant")), 1, "name")
    assert not editing.can_redo
    assert editing.undo().pack.cards[1].name == "Wasp"


def test_cards_are_put_in_taken_out_and_moved() -> None:
    pack = PackDraft("p", cards=tuple(replace(BEE, number=f"MYC-00{n}") for n in range(1, 4)))
    numbers = [card.number for card in moved(pack, 0, 2).cards]
    assert numbers == ["MYC-002", "MYC-003", "MYC-001"]
    assert moved(pack, 2, 9).cards == pack.cards
    assert [card.number for card in without(pack, 1).cards] == ["MYC-001", "MYC-003"]
    evolved = evolved_of(BEE, "MYC-009")
    assert (evolved.name, evolved.special, evolved.cost, evolved.script) == ("Bee", "evolved", "", "")


# -- what a card means -------------------------------------------------------------------------------------------------


def meanings() -> Meanings:
    return Meanings(SVE.scripts, LIBRARY, TRAITS, {number: facts.name for number, facts in LIBRARY.items()})


def test_a_card_executes_is_played_by_hand_or_is_not_finished() -> None:
    cards = (
        BEE,
        replace(BEE, number="MYC-002", script="ward, nonsense(3)"),
        replace(BEE, number="MYC-003", script=""),
        replace(BEE, number="MYC-004", name=""),
        replace(BEE, number="MYC-001"),
        replace(BEE, number="SD01-001"),
    )
    pack, known = PackDraft("p", cards=cards), meanings()
    assert [known.of(pack, at).state for at in range(6)] == [
        *("executes", "mistakes", "by_hand", "unfinished", "unfinished", "unfinished")
    ]
    assert [card.number for card in known.fit(pack)] == ["MYC-001", "MYC-002", "MYC-003"]
    assert known.of(pack, 0).text("en").splitlines() == ["Ward.", "{FANFARE} Draw a card."]
    wrong = known.of(pack, 1)
    assert wrong.text("en") == "Ward."
    assert [(one.line, one.column) for one in wrong.mistakes] == [(1, 6)]
    assert say(known.of(pack, 4).wrong[0].message, "en", SVE).startswith(
        "“Bee” in this pack has the number MYC-001, too"
    )
    assert say(known.of(pack, 5).wrong[0].message, "en", SVE).startswith("The number SD01-001 is taken by")


def test_a_card_evolves_once_its_evolved_card_is_there() -> None:
    base = replace(BEE, script="evolve(2)")
    pack, known = PackDraft("p", cards=(base,)), meanings()
    assert known.of(pack, 0).state == "mistakes"
    pack = with_more(pack, 1, evolved_of(base, "MYC-002"))
    assert known.of(pack, 0).state == "executes"


@pytest.mark.slow
def test_with_few_cards_around_a_script_is_checked_as_with_all() -> None:
    known = meanings()
    others = {number: facts for number, facts in LIBRARY.items() if number != "SD01-001"}
    scripts = [SVE.scripts.source(number) for number in SCRIPTS if number in LIBRARY]
    scripts += ['fanfare(into_ex(1, Token("SD01-001", "Aria", "Aria")))', "evolve(1)"]
    scripts += ['while_here(your.follower.with_trait(Trait("Nobody", "誰も")), attack=1)']
    scripts += [f'also_called(Called("{facts.name}", "{facts.name_ja}"))' for facts in LIBRARY.values()]
    scripts += ['also_called(Called("Nobody", "誰も"))']
    for script in scripts:
        draft = replace(draft_of(LIBRARY["SD01-001"]), number="MYC-001", script=script)
        read = read_draft(draft, TRAITS)
        assert isinstance(read, PackCard)
        whole = checked(script, read.facts, others | {"MYC-001": read.facts, "SD01-001": LIBRARY["SD01-001"]})
        assert known.of(PackDraft("p", cards=(draft,)), 0).mistakes == whole.mistakes, script
