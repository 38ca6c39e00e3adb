"""Six playmats: told apart, calm, alike from both sides, and with everything on them as readable as on the cloth."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from svedesk.gui.look.colour import contrast, mix
from svedesk.gui.look.playmat import DEFAULT_MAT, PLAYMATS, draw_picture, draw_playmat
from svedesk.gui.look.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES, Theme

WIDE, HIGH = 490, 320


def drawn(name: str, theme: Theme, strength: float = 1.0) -> QImage:
    image = QImage(WIDE, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_playmat(painter, QRectF(0, 0, WIDE, HIGH), theme, name, strength)
    painter.end()
    return image


def colours(image: QImage) -> list[QColor]:
    return [image.pixelColor(x, y) for x in range(2, WIDE, 7) for y in range(2, HIGH, 7)]


def apart(one: QImage, other: QImage) -> float:
    """How much of two pictures is seen to differ."""
    pairs = list(zip(colours(one), colours(other), strict=True))
    steps = [max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())) for a, b in pairs]
    return sum(step > 6 for step in steps) / len(steps)


def test_there_are_six() -> None:
    assert len(PLAYMATS) == 6
    assert DEFAULT_MAT in PLAYMATS


@pytest.mark.slow_after_first
@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_they_are_told_apart(theme: Theme) -> None:
    mats = {name: drawn(name, theme) for name in PLAYMATS}
    for one, other in combinations(mats, 2):
        assert apart(mats[one], mats[other]) > 0.3, (one, other)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
@pytest.mark.parametrize("name", PLAYMATS)
def test_all_that_is_written_on_the_table_is_readable_on_each(name: str, theme: Theme) -> None:
    plain, mat = colours(drawn(DEFAULT_MAT, theme)), colours(drawn(name, theme))
    assert min(contrast(theme.text, ground) for ground in mat) >= 7
    # Names of zones are drawn a little transparent (`cloth.caption`); the glow has to stand out, too.
    for least in (
        lambda grounds: min(contrast(mix(ground, QColor(theme.quiet_text), 0.8), ground) for ground in grounds),
        lambda grounds: min(contrast(theme.you_can, ground) for ground in grounds),
    ):
        assert least(mat) >= 0.8 * least(plain)


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
@pytest.mark.parametrize("name", PLAYMATS)
def test_they_are_calm(name: str, theme: Theme) -> None:
    """No two places of a mat are as far apart as a zone's outline is from its ground."""
    found = sorted(colours(drawn(name, theme)), key=lambda colour: colour.lightnessF())
    darkest, brightest = found[len(found) // 50], found[-len(found) // 50 - 1]
    assert contrast(darkest, brightest) < 1.75


@pytest.mark.parametrize("name", PLAYMATS)
def test_neither_seat_lies_at_the_better_end(name: str) -> None:
    image = drawn(name, DARK)
    image = image.scaled(WIDE // 7, HIGH // 7, mode=Qt.TransformationMode.SmoothTransformation)  # without its threads
    turned = image.transformed(QTransform().rotate(180))
    for x in range(image.width()):
        for y in range(image.height()):
            one, other = image.pixelColor(x, y), turned.pixelColor(x, y)
            assert abs(one.lightness() - other.lightness()) <= 4, (x, y)


def test_at_no_strength_the_plain_cloth_is_left() -> None:
    plain = drawn(DEFAULT_MAT, DARK)
    for name in PLAYMATS:
        assert apart(drawn(name, DARK, 0.0), plain) == 0


def test_high_contrast_has_nothing_below_its_cards() -> None:
    for name in PLAYMATS:
        assert {colour.name() for colour in colours(drawn(name, HIGH_CONTRAST))} == {HIGH_CONTRAST.cloth.lower()}


def test_a_picture_covers_the_table_without_being_stretched() -> None:
    picture = QImage(300, 300, QImage.Format.Format_RGB32)
    picture.fill(QColor("#204080"))
    for x in range(300):
        picture.setPixelColor(x, 150, QColor("#FFFFFF"))
        picture.setPixelColor(150, x, QColor("#FFFFFF"))
    image = QImage(WIDE, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    draw_picture(painter, QRectF(0, 0, WIDE, HIGH), DARK, picture, 1.0)
    painter.end()
    assert image.pixelColor(WIDE // 2, HIGH // 4).lightness() > 150, "its middle is the table's"
    assert image.pixelColor(WIDE // 4, HIGH // 2).lightness() > 150
    assert image.pixelColor(WIDE // 4, HIGH // 4) == QColor("#204080")


def test_a_mat_there_is_not_is_the_usual_one() -> None:
    assert apart(drawn("none", THEMES["dark"]), drawn(DEFAULT_MAT, DARK)) == 0
