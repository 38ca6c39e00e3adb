"""Signs on the table told apart without their colours: as three kinds of colour blindness see them, and in grey.

Each sign is drawn as it stands on the table, seen through a matrix, and reduced to how light it is. Two signs differ
where their lightness does; that is a matter of shape and pattern as well as of colour.
"""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from svedesk.gui.look.chips import Chip, draw_chip
from svedesk.gui.look.colour import contrast
from svedesk.gui.look.glow import glow_pixmap
from svedesk.gui.look.theme import HIGH_CONTRAST, THEMES, Theme
from svedesk.gui.table.effects import PlaceGlow
from svedesk.gui.table.show.sparks import PopKind, PopNumber

Picture = list[float]
"""How light each pixel is, 0 to 1."""
WIDE, HIGH = 90, 120
MATRICES = {
    # Machado, Oliveira and Fernandes 2009, severity 1, on linear light.
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722)),
}
LINEAR = tuple((c / 255 / 12.92) if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in range(256))
CLEAR = 0.04
"""Of lightness (CIE L*, 0 to 1): so much two pixels differ if one sees that they do."""


def seen(picture: QImage, matrix: tuple[tuple[float, float, float], ...]) -> Picture:
    """A picture through a matrix, as lightness."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB888)
    bits, line = bytes(plain.constBits()), plain.bytesPerLine()
    weights = [sum(w * matrix[row][col] for row, w in enumerate((0.2126, 0.7152, 0.0722))) for col in range(3)]
    light: Picture = []
    for y in range(picture.height()):
        for x in range(picture.width()):
            at = y * line + 3 * x
            y_ = sum(weight * LINEAR[bits[at + k]] for k, weight in enumerate(weights))
            y_ = min(1.0, max(0.0, y_))
            light.append((116 * y_ ** (1 / 3) - 16) / 100 if y_ > 0.008856 else 9.033 * y_)
    return light


def differing(one: Picture, other: Picture) -> float:
    """The share of the pixels that differ clearly, of those in which either sign has anything."""
    ground = one[0]
    drawn = [(a, b) for a, b in zip(one, other, strict=True) if abs(a - ground) > CLEAR or abs(b - ground) > CLEAR]
    return sum(abs(a - b) > CLEAR for a, b in drawn) / max(1, len(drawn))


def on_cloth(theme: Theme) -> tuple[QImage, QPainter]:
    picture = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    picture.fill(QColor(theme.cloth))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return picture, painter


def signs(theme: Theme) -> dict[str, QImage]:
    """Every sign of a state: around cards, on places, chips, and numbers that rise."""
    found: dict[str, QImage] = {}
    for kind in ("you_can", "chosen", "legal", "illegal", "focus", "danger"):
        picture, painter = on_cloth(theme)
        painter.drawPixmap(QPointF(10, 15), glow_pixmap(theme, kind, 55, 77))
        painter.end()
        found[kind] = picture
    return found


def places(theme: Theme) -> dict[str, QImage]:
    found: dict[str, QImage] = {}
    for name, legal in (("legal", True), ("illegal", False)):
        picture, painter = on_cloth(theme)
        PlaceGlow(QRectF(10, 10, 70, 98), theme, legal=legal, radius=6).paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        found[name] = picture
    return found


def numbers(theme: Theme) -> dict[str, QImage]:
    """Damage and healing as they pop over a card, and as chips on it."""
    found: dict[str, QImage] = {}
    kinds: tuple[tuple[PopKind, str], ...] = (("damage", "\N{MINUS SIGN}2"), ("heal", "+2"))
    for name, text in kinds:
        picture, painter = on_cloth(theme)
        painter.translate(45, 60)
        PopNumber(text, name, theme, 26, 1.0).paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        found[name] = picture
    for name, chip in (
        ("damage chip", Chip("damage", 2)),
        ("attack up", Chip("attack", 2)),
        ("attack down", Chip("attack", -2)),
        ("defense up", Chip("defense", 2)),
        ("defense down", Chip("defense", -2)),
    ):
        picture, painter = on_cloth(theme)
        draw_chip(painter, chip, QPointF(10, 10), 30)
        painter.end()
        found[name] = picture
    return found


@pytest.mark.slow_after_first
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("sight", MATRICES)
@pytest.mark.parametrize("drawn", [signs, places, numbers], ids=["around cards", "places", "numbers"])
def test_no_two_signs_look_alike(qapp: object, theme: Theme, sight: str, drawn: object) -> None:
    assert callable(drawn)
    pictures = {name: seen(picture, MATRICES[sight]) for name, picture in drawn(theme).items()}
    shares = {pair: differing(pictures[pair[0]], pictures[pair[1]]) for pair in combinations(pictures, 2)}
    worst = min(shares, key=lambda pair: shares[pair])
    print(theme.name, sight, worst, round(shares[worst], 3))
    assert shares[worst] >= 0.1, (worst, shares[worst])


@pytest.mark.parametrize("ink", ["text", "quiet_text", "attack", "heal", "info", "you_can", "legal", "illegal"])
@pytest.mark.parametrize("ground", ["window", "cloth", "cloth_edge", "panel", "raised", "sunk"])
def test_in_high_contrast_everything_written_or_outlined_is_seven_to_one(ink: str, ground: str) -> None:
    assert contrast(getattr(HIGH_CONTRAST, ink), getattr(HIGH_CONTRAST, ground)) >= 7


@pytest.mark.parametrize(
    ("ink", "mark"), [("on_you_can", "you_can"), ("on_mark", "attack"), ("on_mark", "heal"), ("on_mark", "info")]
)
def test_in_high_contrast_so_is_text_on_what_is_marked(ink: str, mark: str) -> None:
    assert contrast(getattr(HIGH_CONTRAST, ink), getattr(HIGH_CONTRAST, mark)) >= 7


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("ground", ["panel", "sunk"])
def test_heads_of_turns_and_the_note_of_whose_turn_it_is_are_read_on_their_ground(theme: Theme, ground: str) -> None:
    assert contrast(theme.bright_text, getattr(theme, ground)) >= (7 if theme is HIGH_CONTRAST else 4.5)


def test_a_picture_of_nothing_but_colour_is_told_apart_by_nobody_who_does_not_see_it() -> None:
    """The measure itself: red and green of one lightness are alike in grey, a stripe is not."""
    red, green, striped = (QImage(8, 8, QImage.Format.Format_RGB32) for _ in range(3))
    for picture, colour in ((red, "#C03030"), (green, "#4F711F"), (striped, "#C03030")):
        picture.fill(QColor("#000000"))
        painter = QPainter(picture)
        painter.fillRect(2, 0, 6, 8, QColor(colour))
        painter.end()
    painter = QPainter(striped)
    painter.fillRect(4, 0, 2, 8, Qt.GlobalColor.black)
    painter.end()
    grey = MATRICES["grey"]
    assert differing(seen(red, grey), seen(green, grey)) == 0
    assert differing(seen(red, grey), seen(striped, grey)) == pytest.approx(1 / 3)
