"""Pictures that were drawn once, kept in memory and on disk: reading one takes a twentieth of the time."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from svedesk.engine.facts import Facts
from svedesk.gui.look.art.seed import SALT
from svedesk.gui.look.image_budget import ImageBudget
from svedesk.gui.look.scaled_copies import SUFFIX, Copies

BUDGET = 64 * 1024 * 1024
"""Bytes of all that are kept on disk: about 1,100 cards as they lie on a table of default size."""
IN_MEMORY = 4 * 1024 * 1024
"""Bytes of those of cards, which are drawn on faces that are kept themselves: some that are wanted soon again."""
VERSION = 3
"""To be raised whenever anything of `art` draws differently, so that older pictures are not shown any more."""
WIDTHS = (96, 136, 192, 272, 384, 544, 768, 1088, 1536)
"""Pictures are drawn at the least of these widths (pixels) that is enough."""

Artist = Callable[[Facts, int, QRectF], QImage]
"""Draws the picture of a card at least so many pixels wide, of which `view` is shown."""


class DrawnSource(NamedTuple):
    """What a picture depends on."""

    words: tuple[str, ...]
    width: int
    height: int
    view: tuple[int, ...]

    @classmethod
    def of(cls, facts: Facts, width: int, view: QRectF) -> DrawnSource:
        """The picture of a card, so wide; `view` to a hundredth."""
        words = (facts.name, facts.kind, facts.special, "\t".join(facts.classes), "\t".join(facts.traits))
        step = next((step for step in WIDTHS if step >= width), WIDTHS[-1])
        place = (view.x(), view.y(), view.width(), view.height())
        return cls(words, step, round(step * view.height() / view.width()), tuple(round(100 * part) for part in place))

    @property
    def name(self) -> str:
        """What its file is called."""
        source = "\0".join(map(str, (VERSION, SALT, *self.words, *self[1:])))
        return hashlib.sha256(source.encode("utf-8", "surrogateescape")).hexdigest()[:40] + SUFFIX


def paint_picture(facts: Facts, width: int, height: int, view: QRectF) -> QImage:
    """See `picture.paint_picture`: its modules are loaded with the first picture, after the window is shown."""
    from svedesk.gui.look.art import picture

    return picture.paint_picture(facts, width, height, view)


def paint_now(facts: Facts, width: int, view: QRectF) -> QImage:
    """The picture of a card, drawn in any case."""
    return paint_picture(facts, max(1, width), max(1, round(width * view.height() / view.width())), view)


class DrawnPictures(ImageBudget[DrawnSource, QImage]):
    """Pictures of cards within a budget of bytes. With `copies` they are kept on disk, too: `later` is handed the work
    of writing one."""

    def __init__(
        self,
        copies: Copies | None = None,
        later: Callable[[Callable[[], None]], object] = lambda work: work(),
        budget: int = 24 * 1024 * 1024,
    ) -> None:
        super().__init__(budget)
        self.copies, self._later = copies, later

    def __call__(self, facts: Facts, width: int, view: QRectF) -> QImage:
        """The picture of a card; drawn now if it never was."""
        source = DrawnSource.of(facts, width, view)
        image = self.get(source)
        return image if image is not None else self.put(source, self._read(source) or self._draw(facts, source, view))

    def _read(self, source: DrawnSource) -> QImage | None:
        return self.copies.get(source) if self.copies is not None else None

    def _draw(self, facts: Facts, source: DrawnSource, view: QRectF) -> QImage:
        image, copies = paint_picture(facts, source.width, source.height, view), self.copies
        if copies is not None:
            self._later(lambda: copies.keep(source, image))
        return image
