"""Heads around (0, 0), 0.2 in radius: hair behind, face, hair in front, and what is worn."""

from __future__ import annotations

from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.part import draw_part, part_names

HAIRS = ("short", "bob", "long", "waves", "twintails", "ponytail", "spikes", "buns", "braid", "mane", "curls", "none")
FRINGES = ("straight", "swept", "parted", "spiky", "lock", "bald")
_UNCOVERED = ("bob", "buns", "twintails", "ponytail", "spikes", "curls")
"""Hair that no hood or helm leaves room for."""
_BROWS = ("calm", "determined", "gentle")


def draw_back_hair(brush: Brush, hair: str, covered: bool) -> None:
    """The hair behind the body, called by one of `HAIRS`."""
    draw_part(brush, "hair", "short" if covered and hair in _UNCOVERED else hair)


def draw_face(brush: Brush, fringe: str, worn: tuple[str, ...], mood: int, *, veiled: bool) -> None:
    """The face, and the hair over it, called by one of `FRINGES`."""
    if veiled:
        draw_part(brush, "face", "veiled")
        return
    draw_part(brush, "face", "plain")
    if fringe in part_names("fringe") and "helm" not in worn and "hood" not in worn:
        draw_part(brush, "fringe", fringe)
    draw_part(brush, "face", _BROWS[mood])


def draw_behind_head(brush: Brush, worn: tuple[str, ...]) -> None:
    """What of it is behind the body: halos, veils, hoods."""
    _draw_all(brush, "behind", worn)


def draw_worn(brush: Brush, worn: tuple[str, ...]) -> None:
    """What is before the face."""
    _draw_all(brush, "worn", worn)


def _draw_all(brush: Brush, folder: str, names: tuple[str, ...]) -> None:
    for name in names:
        if name in part_names(folder):
            draw_part(brush, folder, name)
