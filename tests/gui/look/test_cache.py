"""Pixmaps are drawn once and stay within their budget."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from statistics import median

import pytest
from PySide6.QtGui import QPixmap

from svedesk.games.sve.facts import SveFacts
from svedesk.gui.look.back import STYLES
from svedesk.gui.look.cache import FaceCache
from svedesk.gui.look.face import FaceText

FACE = FaceText.printed(
    SveFacts("X-1", "Ember Adept", "", "follower", classes=("Dragoncraft",), cost=1, attack=1, defense=1)
)


def test_a_face_is_drawn_once() -> None:
    cache = FaceCache()
    first = cache.face(FACE, 72)
    assert cache.face(replace(FACE), 72).cacheKey() == first.cacheKey()
    assert cache.face(FACE, 72, layout="preview").cacheKey() != first.cacheKey()
    assert cache.face(FACE, 72, 2.0).cacheKey() != first.cacheKey()
    assert cache.face(replace(FACE, attack=2), 72).cacheKey() != first.cacheKey()


def test_the_least_used_leaves_first() -> None:
    cache = FaceCache(budget=3 * 10 * 10 * 4)
    drawn: list[str] = []

    def pixmap(key: str) -> None:
        cache.pixmap(key, lambda: drawn.append(key) or QPixmap(10, 10))

    for key in "abc":
        pixmap(key)
    pixmap("a")
    pixmap("d")
    assert cache.used == 1200
    for key in "acdb":
        pixmap(key)
    assert drawn == ["a", "b", "c", "d", "b"]


def test_a_pixmap_larger_than_the_budget_is_still_given() -> None:
    cache = FaceCache(budget=10)
    assert not cache.pixmap("large", lambda: QPixmap(10, 10)).isNull()
    assert len(cache) == 1


def test_clearing_forgets_all() -> None:
    cache = FaceCache()
    cache.face(FACE, 72)
    cache.clear()
    assert (len(cache), cache.used) == (0, 0)


@pytest.mark.slow
def test_120_cards_take_less_than_25_mb(faces) -> None:
    cache = FaceCache(budget=1 << 40)
    english = [face for (_, lang), face in faces.items() if lang == "en"][:120]
    assert len(english) == 120
    for face in english:
        cache.face(face, 120)
    assert cache.used < 25_000_000


@pytest.mark.parametrize("kind", ["main", "evolve"])
def test_every_back_is_another(kind) -> None:
    cache = FaceCache()
    pictures = [cache.back(kind, style, 72).toImage() for style in range(len(STYLES))]
    assert len(pictures) == 6
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])
    assert cache.back("main", 0, 72).toImage() != cache.back("evolve", 0, 72).toImage()


def test_no_such_back() -> None:
    with pytest.raises(IndexError):
        FaceCache().back("main", 6, 72)


@pytest.mark.slow
def test_faces_are_drawn_in_milliseconds(faces, seconds) -> None:
    cache = FaceCache()
    cache.face(FACE, 96)
    times = []
    for (_, lang), face in faces.items():
        if lang == "en":
            times.append(seconds(partial(cache.face, face, 96)))
    # About 3 ms on two shared cores: ten times that means something is drawn that should not be.
    assert median(times) < 0.030
