"""Finding cards by number and by name, in English and Japanese."""

import subprocess
import sys

import pytest
from shipped import SVE, shipped_library, starter_decks, starter_library, theme_decks, tournament_decks

from svedesk.cards import library as cards
from svedesk.cards.library import Library
from svedesk.data import resources
from svedesk.games.sve.facts import SveFacts


def numbers(found: tuple[SveFacts, ...]) -> list[str]:
    return [facts.number for facts in found]


def names(found: tuple[SveFacts, ...]) -> list[str]:
    return [facts.name for facts in found]


@pytest.fixture(scope="module")
def library() -> Library:
    return starter_library()


def test_by_number(library):
    assert library.facts("SD01-001") == SveFacts(
        number="SD01-001",
        name="Aria, Fairy Princess",
        name_ja="フェアリープリンセス・アリア",
        kind="follower",
        classes=("Forestcraft",),
        traits=("Pixie", "Princess"),
        traits_ja=("妖精", "プリンセス"),
        cost=6,
        attack=5,
        defense=5,
    )


def test_an_unknown_number_is_a_key_error(library):
    with pytest.raises(KeyError, match="SD99-001"):
        library.facts("SD99-001")


def test_it_is_a_mapping_from_numbers_to_facts(library):
    assert library["SD02-LD01"].name == "Erika"
    assert tuple(library) == library.numbers()
    assert len(library) == len(library.numbers()) == len(set(library.numbers()))
    assert "SD01-T01" in library
    assert "SD01-T99" not in library


def test_numbers_are_in_the_order_of_the_sets(library):
    assert library.numbers()[:2] == ("SD01-001", "SD01-002")
    sets = list(dict.fromkeys(number.split("-")[0] for number in library.numbers() if "-T" not in number[1:]))
    assert sets[:6] == ["SD01", "SD02", "SD03", "SD04", "SD05", "SD06"]


@pytest.mark.parametrize(
    "name",
    [
        "Aria, Fairy Princess",
        "aria, fairy PRINCESS",
        "  Aria,  Fairy Princess ",
        "ａｒｉａ, Ｆａｉｒｙ Princess",
        "フェアリープリンセス・アリア",
        "ﾌｪｱﾘｰﾌﾟﾘﾝｾｽ･ｱﾘｱ",
        "sd01-001",
        "ＳＤ０１－００１",
    ],
)
def test_one_card_by_any_spelling_of_its_name_or_number(library, name):
    assert numbers(library.find(name)) == ["SD01-001"]


def test_a_curled_apostrophe_is_an_apostrophe(library):
    assert numbers(library.find("Titania’s Sanctuary")) == ["SD01-002"]


def test_a_follower_its_evolved_card_and_their_reprints_share_a_name(library):
    assert numbers(library.find("Rose Gardener")) == ["SD01-003", "SD01-004"]
    assert numbers(library.find("ゴブリン"))[:4] == ["SD01-017", "SD01-018", "SD02-017", "SD02-018"]


@pytest.mark.parametrize("typed", ["BP02-41", "bp2-41", "BP02-041EN", "bp02 41jp", "ＢＰ０２－４１"])
def test_a_number_is_found_without_its_noughts_and_with_a_language(typed):
    library = Library(SveFacts(number, number, "", "follower") for number in ("BP02-041", "BP02-041a", "BP02-410"))
    assert numbers(library.find(typed)) == ["BP02-041"]
    assert numbers(library.find("BP02-41a")) == ["BP02-041a"]


def test_a_number_that_stands_so_goes_before_one_with_noughts():
    library = Library(SveFacts(number, number, "", "follower") for number in ("MY-07", "MY-7"))
    assert numbers(library.find("my-7")) == ["MY-7"]
    assert numbers(library.find("MY-007")) == ["MY-07", "MY-7"]


def test_a_part_of_a_name_is_not_the_name(library):
    assert library.find("Aria") == ()
    assert library.find("") == ()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("aria", "Aria, Fairy Princess"),
        ("Aira", "Aria, Fairy Princess"),
        ("アリア", "Aria, Fairy Princess"),
        ("titanias santuary", "Titania's Sanctuary"),
        ("Fairy", "Fairy"),
        ("knigt", "Knight"),
        ("fairy ca", "Fairy Caster"),
        ("ﾜﾙﾂﾌｴｱﾘｰ", "Waltzing Fairy"),
        ("SD01-LD1", "Arisa"),
    ],
)
def test_the_nearest_card_to_what_was_typed(library, typed, meant):
    assert names(library.nearest(typed))[0] == meant


def test_the_whole_name_comes_before_its_beginning_before_a_part_before_a_mistake():
    printed = ["Bold Emberling", "Ember", "Ember of Dawn", "The Ember", "Embers", "Enber", "Stone"]
    library = Library(SveFacts(f"XX-{n:03}", name, f"札{n}", "follower") for n, name in enumerate(printed))
    assert names(library.nearest("ember", limit=9)) == [
        "Ember",
        "Embers",
        "Ember of Dawn",
        "The Ember",
        "Bold Emberling",
        "Enber",
    ]


def test_nearest_gives_each_name_once_and_no_more_than_asked(library):
    assert names(library.nearest("goblin", limit=3)).count("Goblin") == 1
    assert len(library.nearest("fairy", limit=2)) == 2
    assert library.nearest("fairy", limit=0) == ()


@pytest.mark.parametrize("typed", ["", "   ", "qqqqqqqqqqqq"])
def test_nothing_is_near_to_nonsense(library, typed):
    assert library.nearest(typed) == ()


def test_tokens_are_told_from_cards(library):
    assert {facts.special for facts in library.tokens()} == {"token"}
    assert [facts.name for facts in library.tokens()[:3]] == ["Fairy", "Knight", "Steelclad Knight"]


def test_a_collaboration_print_is_found_by_both_its_names():
    library = Library([SveFacts("XX-001", "Ember Adept", "火の徒", "follower", counts_as="Cinder Adept")])
    assert numbers(library.find("ember adept")) == numbers(library.find("Cinder Adept")) == ["XX-001"]


def test_of_two_cards_with_one_number_the_later_is_kept():
    first, second = SveFacts("XX-001", "First", "一", "spell"), SveFacts("XX-001", "Second", "二", "spell")
    library = Library([first, SveFacts("XX-002", "Other", "他", "spell"), second])
    assert library.numbers() == ("XX-001", "XX-002")
    assert (library["XX-001"], library.find("First")) == (second, ())


def test_it_is_read_once_and_quickly(seconds):
    assert shipped_library() is shipped_library()
    assert min(seconds(lambda: cards.shipped_library.__wrapped__(SVE)) for _ in range(5)) < 0.100  # 2,590 cards


def test_reading_the_starter_cards_and_decks_loads_no_pydantic():
    code = (
        "import sys; from svedesk.cards.library import shipped_library;"
        "from svedesk.decks.starter import starter_decks;"
        "from svedesk.games.sve.shadowverse import SVE;"
        "print(len(shipped_library(SVE)), len(starter_decks(SVE)), 'pydantic' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    decks = len(starter_decks() | theme_decks() | tournament_decks())
    assert done.stdout.split() == [str(len(shipped_library())), str(decks), "False"]


def test_what_many_cards_print_is_kept_once():
    for value in ("kind", "classes", "traits_ja"):
        printed = [getattr(facts, value) for facts in SVE.shipped_cards(resources())]
        assert len(set(map(id, printed))) == len(set(printed)) < len(printed) / 5
