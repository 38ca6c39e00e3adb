"""Colours by how bright and how strong they look to the eye (OKLCH), and the contrast between two of them."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtGui import QColor


def oklch(lightness: float, chroma: float, hue: float) -> QColor:
    """The colour of this lightness (0 to 1), chroma (0 to about 0.3) and hue (degrees).

    A chroma that no screen can show is taken back until the colour fits, so the lightness always is as asked: this is
    what keeps generated colours from turning muddy or shrill.
    """
    return QColor.fromRgbF(*_shown(lightness, chroma, hue))


def lch(colour: QColor) -> tuple[float, float, float]:
    """Lightness, chroma and hue (degrees) of a colour: the inverse of `oklch`."""
    red, green, blue = (_decode(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    long = math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    medium = math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    return lightness, math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


def mix(colour: QColor, other: QColor, share: float) -> QColor:
    """`one` with `share` (0 to 1) of `other` in it."""
    keep = 1 - share
    return QColor.fromRgbF(
        colour.redF() * keep + other.redF() * share,
        colour.greenF() * keep + other.greenF() * share,
        colour.blueF() * keep + other.blueF() * share,
        colour.alphaF() * keep + other.alphaF() * share,
    )


def see_through(colour: QColor | str, alpha: float) -> QColor:
    """The same colour with an alpha of 0 to 1."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


def contrast(colour: QColor | str, other: QColor | str) -> float:
    """Contrast ratio of two opaque colours by WCAG 2, from 1 to 21."""
    bright, dark = sorted((_luminance(QColor(colour)), _luminance(QColor(other))), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def ink_on(ground: QColor | str) -> QColor:
    """Near-black or white, whichever reads better on `ground`."""
    white, black = QColor("#FFFFFF"), QColor("#10141A")
    return white if contrast(white, ground) >= contrast(black, ground) else black


@lru_cache(maxsize=4096)
def _shown(lightness: float, chroma: float, hue: float) -> tuple[float, float, float]:
    for step in range(20):
        red, green, blue = _linear(lightness, chroma * (1 - step / 20), hue)
        if min(red, green, blue) >= -0.001 and max(red, green, blue) <= 1.001:
            return _encode(red), _encode(green), _encode(blue)
    grey = _encode(lightness**3)
    return grey, grey, grey


def _luminance(colour: QColor) -> float:
    red, green, blue = (_decode(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(lightness: float, chroma: float, hue: float) -> tuple[float, float, float]:
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )


def _encode(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def _decode(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else math.pow((part + 0.055) / 1.055, 2.4)
