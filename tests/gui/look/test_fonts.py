"""The shipped fonts have every character the program shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPainter,
    QRawFont,
    QTextLayout,
)

from svedesk.data import assets
from svedesk.gui.look import theme
from svedesk.gui.look.colour import contrast
from svedesk.gui.look.theme import BOLD, REGULAR, SEMIBOLD, THEMES, Theme, Weight, font, install_fonts


def raw(family: str, weight: int) -> QRawFont:
    wanted = QFont(family)
    wanted.setPixelSize(16)
    wanted.setWeight(QFont.Weight(weight))
    found = QRawFont.fromFont(wanted)
    assert found.familyName() == family
    return found


def heaviness(font: QRawFont) -> int:
    """The weight a font says it is of, not the one that was asked for: 400 regular, 500 medium, 700 bold."""
    return int.from_bytes(bytes(font.fontTable("OS/2").data())[4:6], "big")


def lacking(text: str, *among: QRawFont) -> str:
    return "".join(
        sorted({c for c in text if not c.isspace() and not any(one.supportsCharacter(ord(c)) for one in among)})
    )


@pytest.mark.parametrize("weight", [REGULAR, SEMIBOLD, BOLD])
def test_each_weight_is_a_font_of_its_own(weight: int) -> None:
    assert raw(theme.SANS, weight).weight() == weight


JAPANESE_TEXT = "自分のリーダーは攻撃力を選択する墓場の疾走守護"


@pytest.mark.parametrize(("weight", "set_in"), [(REGULAR, 500), (SEMIBOLD, 700), (BOLD, 700)])
def test_japanese_is_set_in_a_weight_that_is_read_on_dark_grounds(weight: Weight, set_in: int) -> None:
    """The font that draws it, in a text that has Latin letters, too."""
    laid = QTextLayout(f"ターン5 · Aiko {JAPANESE_TEXT}", font(13, weight))
    laid.beginLayout()
    laid.createLine().setLineWidth(2000)
    laid.endLayout()
    used = {run.rawFont().familyName(): run.rawFont() for run in laid.glyphRuns()}
    assert heaviness(used[theme.JAPANESE]) == set_in


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("ground", ["window", "panel", "sunk"])
def test_strokes_of_small_japanese_text_are_seen(theme: Theme, ground: str) -> None:
    """Half of the pixels that are drawn at all have at least the contrast that large text needs; on dark grounds, where
    thin strokes look thinner, that of the strictest standard."""
    under = QColor(getattr(theme, ground))
    image = QImage(420, 24, QImage.Format.Format_RGB32)
    image.fill(under)
    painter = QPainter(image)
    painter.setFont(font(13))
    painter.setPen(QColor(theme.text))
    painter.drawText(QRectF(2, 0, 416, 24), Qt.AlignmentFlag.AlignVCenter, JAPANESE_TEXT)
    painter.end()
    pixels = {(x, y): contrast(image.pixelColor(x, y), under) for x in range(420) for y in range(24)}
    drawn = sorted(one for one in pixels.values() if one > 1.15)
    assert len(drawn) > 800
    assert drawn[len(drawn) // 2] >= (7.0 if theme.dark else 3.0)


@pytest.mark.parametrize("weight", [REGULAR, BOLD])
def test_all_names_and_traits_can_be_written(faces, weight: int) -> None:
    latin, condensed, japanese = raw(theme.SANS, weight), raw(theme.CONDENSED, BOLD), raw(theme.JAPANESE, weight)
    english = "".join(face.facts.name + "".join(face.facts.traits) for face in faces.values())
    assert lacking(english, latin) == lacking(english, condensed) == ""
    other = "".join(face.facts.name_ja + "".join(face.facts.traits_ja) for face in faces.values())
    assert lacking(other, latin, japanese) == ""


@pytest.mark.parametrize("weight", [REGULAR, BOLD])
def test_all_rules_texts_can_be_written(faces, weight: int) -> None:
    texts = "".join(line for face in faces.values() for line in face.text)
    assert "】" in texts
    assert lacking(texts, raw(theme.SANS, weight), raw(theme.JAPANESE, weight)) == ""


@pytest.mark.parametrize("weight", [REGULAR, BOLD])
def test_the_fonts_hold_the_characters_listed_beside_them(weight: int) -> None:
    name = "characters-jp-medium.txt" if weight == REGULAR else "characters-jp-bold.txt"
    listed = (assets() / "fonts" / name).read_text(encoding="utf-8")
    assert len(listed) > 1000
    assert lacking(listed, raw(theme.JAPANESE, weight), raw(theme.SANS, weight)) == ""


@pytest.mark.parametrize("weight", [REGULAR, SEMIBOLD, BOLD])
def test_digits_are_equally_wide(weight) -> None:
    metrics = QFontMetricsF(font(20, weight))
    assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1


def test_installing_twice_changes_nothing() -> None:
    install_fonts()
    install_fonts()
    assert QGuiApplication.font().family() == theme.SANS


def test_every_font_comes_with_its_licence() -> None:
    folder = assets() / "fonts"
    told = (folder / "README.md").read_text(encoding="utf-8")
    assert "Apache License" in (folder / "LICENSE-Apache-2.0.txt").read_text(encoding="utf-8")
    ofl = (folder / "LICENSE-OFL-1.1.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in ofl
    assert "PERMISSION & CONDITIONS" in ofl
    assert "Svedesk Sans JP" in told
    assert "Apache 2.0" in told
