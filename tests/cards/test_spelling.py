"""How lists write what is printed on cards."""

import pytest

from svedesk.cards.spelling import class_of, collector_number, is_japanese, kind_of, number_in_address, plain_name
from svedesk.games.dm.facts import DmFacts
from svedesk.games.sve.facts import SveFacts


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("SD01-001", "SD01-001"),
        ("sd01-001en", ""),  # the language is in capitals: small letters end numbers of their own
        ("SD01-001EN", "SD01-001EN"),  # in the English edition, which numbers some cards otherwise
        ("SD01-001JP", "SD01-001"),
        (" csd01_ld01 ", "CSD01-LD01"),
        ("ＢＰ０１－Ｔ０３", "BP01-T03"),
        ("BP02-U01a", "BP02-U01a"),
        ("BP06-LDⓈ02", "BP06-LDS02"),
        ("PCS01-EP", "PCS01-EP"),
        ("CSD02a-003", "CSD02A-003"),
        ("PR-123", "PR-123"),
        ("BP01", ""),
        ("../BP01-001", ""),
        ("BP01-001/x", ""),
        ("", ""),
    ],
)
def test_collector_numbers(written, number):
    assert collector_number(written) == number


@pytest.mark.parametrize(
    ("address", "number"),
    [
        ("https://example.org/cardlist/SD01/SD01-001EN.png", "SD01-001EN"),
        ("https://example.org/csd01-008.png", "CSD01-008"),
        ("C:\\pictures\\bp02_t01.JPG", "BP02-T01"),
        ("BP02-T01.webp", "BP02-T01"),
        ("https://example.org/img_evolution-point.png", ""),
        ("https://example.org/SD01-001EN.png.exe", ""),
        ("", ""),
    ],
)
def test_numbers_in_addresses(address, number):
    assert number_in_address(address) == number


@pytest.mark.parametrize(
    ("written", "kind"),
    [
        ("Follower", ("follower", "", ())),
        ("Follower|Evolve", ("follower", "evolved", ())),
        ("フォロワー・エボルヴ", ("follower", "evolved", ())),
        ("スペル / トークン", ("spell", "token", ())),
        ("token follower", ("follower", "token", ())),
        ("Advanced Amulet", ("amulet", "advanced", ())),
        ("Gadget", ("", "", ("Gadget",))),
        ("", ("", "", ())),
    ],
)
def test_types(written, kind):
    assert kind_of(written, SveFacts) == kind


def test_each_game_has_its_own_types_and_classes():
    assert kind_of("クリーチャー", DmFacts) == ("creature", "", ())
    assert kind_of("進化 / クリーチャー", DmFacts) == ("creature", "evolution", ())
    assert kind_of("呪文", DmFacts) == ("spell", "", ())
    assert kind_of("Follower", DmFacts) == ("", "", ("Follower",))
    assert [class_of(word, DmFacts) for word in ("火", "fire", "Dragon")] == ["Fire", "Fire", "Dragon"]


def test_classes_by_every_name():
    assert [class_of(word, SveFacts) for word in ("Dragon", "dragoncraft", "ドラゴン", " Neutral ")] == [
        "Dragoncraft",
        "Dragoncraft",
        "Dragoncraft",
        "Neutral",
    ]
    assert class_of("Moon", SveFacts) == "Moon"


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("Rose ", ("Rose", (), True)),
        ("Rose (Evolved) ", ("Rose", ("Evolved",), True)),
        ("Rose (Evolve)", ("Rose", ("Evolve",), False)),
        ("Rose (Evolved) (U)", ("Rose", ("Evolved", "U"), False)),
        ("Rose (U)", ("Rose", ("U",), False)),
        ("バラ（エボルヴ）", ("バラ", ("エボルヴ",), False)),
        ("Rose (of Dawn)", ("Rose (of Dawn)", (), False)),
    ],
)
def test_names_without_what_hangs_on_them(written, plain):
    assert plain_name(written) == plain


def test_japanese_is_kana_or_kanji():
    assert is_japanese("バラ")
    assert is_japanese("薔薇 rose")
    assert not is_japanese("Rosé・Mage")
