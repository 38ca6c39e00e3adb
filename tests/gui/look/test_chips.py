"""Chips, badges, glows: each says what it is without its colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from svedesk.engine.script import Lang
from svedesk.games.sve.keywords.printed import PRINTED
from svedesk.games.sve.shadowverse import SVE
from svedesk.gui.look.badges import all_badges, badge_path, draw_badge, draw_quick
from svedesk.gui.look.chips import Chip, chip_pixmap, chip_size
from svedesk.gui.look.craft import craft_of, craft_shape, crafts_in_texts
from svedesk.gui.look.glow import glow_pixmap, reach
from svedesk.gui.look.theme import DARK, LIGHT

BADGES = {name: badge for name, badge in all_badges().items() if name in SVE.keywords}


def form(pixmap: QPixmap) -> list[int]:
    """A picture without colour: its alpha and brightness."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    found = []
    for y in range(image.height()):
        for x in range(image.width()):
            colour = image.pixelColor(x, y)
            found.append(colour.alpha() and colour.lightness())
    return found


@pytest.mark.parametrize(("chip", "label"), [
    (Chip("damage", 3), "−3"), (Chip("attack", 2), "+2"), (Chip("attack", -1), "−1"), (Chip("defense", 10), "+10"),
    (Chip("counter", 4, "Stack"), "Stack 4"), (Chip("counter", 4), "4"), (Chip("cost", -2), "−2"), (Chip("note"), ""),
])  # fmt: skip
def test_a_chip_says_its_number_with_its_sign(chip: Chip, label: str) -> None:
    assert chip.label == label


def test_a_chip_is_as_wide_as_what_it_says() -> None:
    assert chip_size(Chip("damage", 1), 20) == (20, 20) or chip_size(Chip("damage", 1), 20)[0] < 30
    assert chip_size(Chip("counter", 1, "Long counter name"), 20)[0] > chip_size(Chip("counter", 1, "Name"), 20)[0]
    assert chip_size(Chip("damage", 10), 40)[0] == pytest.approx(2 * chip_size(Chip("damage", 10), 20)[0])


@pytest.mark.parametrize(
    "chip", [Chip("damage", 12), Chip("attack", -1), Chip("defense", 20), Chip("counter", 3, "積")]
)
def test_nothing_of_a_chip_is_cut_off_at_its_sides(chip: Chip) -> None:
    """The outline closes before the edge: no opaque pixel in the outermost column."""
    image = chip_pixmap(chip, 20, 2.0).toImage()
    for x in (0, image.width() - 1):
        assert max(image.pixelColor(x, y).alpha() for y in range(image.height())) < 250


def test_counters_of_different_names_differ_in_colour() -> None:
    one, other = (chip_pixmap(Chip("counter", 1, name), 20).toImage().pixelColor(6, 4) for name in ("Spell", "Stack"))
    assert one != other


def test_every_badge_has_its_own_outline_and_letter() -> None:
    assert len({badge.shape for badge in BADGES.values()}) == len(BADGES)
    assert len({badge.letter for badge in BADGES.values()}) == len(BADGES)
    assert len({badge.letter_ja for badge in BADGES.values()}) == len(BADGES)
    for one, other in combinations(BADGES.values(), 2):
        assert badge_path(one.shape) != badge_path(other.shape)


def badge(keyword: str, size: int, lang: Lang = "en") -> QPixmap:
    """A keyword's badge, or the mark of "quick", as large as fits a square."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # Points of stars and diamonds reach beyond their radius.
    middle, radius = QPointF(size / 2, size / 2), size / 2 / 1.17
    if keyword == "quick":
        draw_quick(painter, middle, radius)
    else:
        draw_badge(painter, keyword, middle, radius, lang)
    painter.end()
    return pixmap


def test_badges_are_told_apart_without_colour() -> None:
    forms = {keyword: form(badge(keyword, 24)) for keyword in (*BADGES, "quick")}
    for one, other in combinations(forms, 2):
        apart = sum(abs(a - b) > 80 for a, b in zip(forms[one], forms[other], strict=True))
        assert apart > 30, (one, other)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_badges_stay_in_their_square(lang) -> None:
    for keyword in BADGES:
        image = badge(keyword, 32, lang).toImage()
        edge = [(x, y) for x in range(32) for y in range(32) if x in (0, 31) or y in (0, 31)]
        assert max(image.pixelColor(x, y).alpha() for x, y in edge) < 200, keyword


def test_every_class_has_its_own_shape() -> None:
    assert len({craft.shape for craft in crafts_in_texts()}) == len(crafts_in_texts()) == 7
    for craft in crafts_in_texts():
        bounds = craft_shape(craft).boundingRect()
        assert max(abs(bounds.left()), abs(bounds.right()), abs(bounds.top()), abs(bounds.bottom())) <= 1.25, craft.name


def test_a_card_of_no_known_class_is_neutral() -> None:
    assert craft_of(()).name == craft_of(("Cloudcraft",)).name == "Neutral"
    assert craft_of(("Cloudcraft", "Runecraft")).name == "Runecraft"


@pytest.mark.slow_after_first
@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_glows_differ_in_form_and_leave_the_card_free(theme) -> None:
    kinds = ("you_can", "chosen", "legal", "illegal", "focus", "danger")
    drawn = {kind: glow_pixmap(theme, kind, 72, 100) for kind in kinds}
    edge = reach(72)
    for kind, pixmap in drawn.items():
        image = pixmap.toImage()
        assert image.width() == 72 + 2 * edge
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 0, kind
    for one, other in combinations(kinds, 2):
        alphas = [[i.pixelColor(x, y).alpha() for x in range(i.width()) for y in range(i.height())]
                  for i in (drawn[one].toImage(), drawn[other].toImage())]  # fmt: skip
        assert sum(abs(a - b) > 60 for a, b in zip(*alphas, strict=True)) > 60, (one, other)


def test_linked_cards_of_each_zone_have_a_sign_and_a_colour_of_their_own() -> None:
    pictures = [chip_pixmap(Chip("linked", 2, zone), 20).toImage() for zone in ("race", "drive", "other")]
    assert all(Chip("linked", 2, zone).label == "2" for zone in ("race", "drive"))
    assert len({tuple(p.pixel(x, y) for x in range(p.width()) for y in range(p.height())) for p in pictures}) == 3


def test_badges_have_the_words_that_cards_print():
    printed = {keyword.name: (keyword.en, keyword.ja) for keyword in PRINTED}
    assert {name: (badge.word, badge.word_ja) for name, badge in BADGES.items()}.items() <= printed.items()
