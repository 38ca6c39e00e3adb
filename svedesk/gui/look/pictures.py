"""The user's pictures, loaded by threads while something else is drawn in their place, and kept within a budget."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from svedesk.gui.kit.tasks import Tasks, delayed
from svedesk.gui.look.image_budget import ImageBudget
from svedesk.gui.look.load_picture import UnusablePicture, load_picture
from svedesk.gui.look.scaled_copies import LARGE, Copies, PictureSource

WIDTHS = (160, 320, 640, 1280, 2560)
"""Pictures are kept at the least of these widths (device pixels) that is enough, so that few sizes share them."""
PAUSE = 40
"""Milliseconds within which pictures that arrive are told together."""


class PictureRequest(NamedTuple):
    """A picture, large enough to cover so many device pixels."""

    path: Path
    width: int
    height: int


class Pictures(QObject):
    """Pictures by path. What is not there yet is None and told by `arrived` when it is, or when it can't be.

    Large ones are read once: their scaled `copies` on disk, if there are any kept, are taken after that.
    """

    arrived = Signal()

    def __init__(self, tasks: Tasks, budget: int = 64 * 1024 * 1024, copies: Copies | None = None) -> None:
        super().__init__()
        self._tasks = tasks
        self.copies = copies
        self.trouble: dict[Path, str] = {}
        """Why pictures can't be shown (see `UnusablePicture`)."""
        self.images = ImageBudget[PictureRequest, QImage](budget)
        self._awaited: set[PictureRequest] = set()
        self._round = 0
        self._next = 0
        self._pause = delayed(self, PAUSE, self.arrived.emit)

    def get(self, path: Path, width: float, height: float) -> QImage | None:
        """The picture, large enough for so many device pixels. While that is loaded, one of another size if there is
        one, else None; None, too, when it can't be loaded."""
        if path in self.trouble:
            return None
        wide = next((step for step in WIDTHS if step >= width), WIDTHS[-1])
        # Proportions are rounded, too: a card is as high by its width at every size but for a fraction of a pixel.
        wanted = PictureRequest(path, wide, round(wide * round(height / max(1.0, width), 2)))
        if (image := self.images.get(wanted)) is not None:
            return image
        if wanted not in self._awaited:
            self._awaited.add(wanted)
            self._next, nth = 1 - self._next, self._round
            self._tasks.start(
                lambda: self._load(wanted),
                done=lambda loaded: self._take(wanted, nth, loaded),
                queue=f"pictures {self._next}",  # two at a time, so that others have their turn
            )
        return next((image for other, image in self.images.latest_first() if other.path == path), None)

    @property
    def waiting(self) -> bool:
        """Whether pictures are on their way."""
        return bool(self._awaited) or self._pause.isActive()

    def again(self) -> None:
        """Forget all pictures and what was wrong with them: they are read again when they are wanted."""
        self._round += 1
        self.images.clear()
        self._awaited.clear()
        self.trouble.clear()

    def _load(self, wanted: PictureRequest) -> QImage | str:
        """In a thread: nothing of this object is changed here. The picture, or why it can't be shown."""
        try:
            return self._read(wanted)
        except UnusablePicture as unusable:
            return unusable.why

    def _read(self, wanted: PictureRequest) -> QImage:
        """From its copy, if there is one, else from the file. Raises `UnusablePicture`."""
        source = self._source(wanted)
        if self.copies is None or source is None:
            return load_picture(*wanted).image
        image = self.copies.get(source)
        if image is not None:
            return image
        image, pixels = load_picture(*wanted)
        if pixels >= LARGE:
            self.copies.keep(source, image)
        return image

    def _source(self, wanted: PictureRequest) -> PictureSource | None:
        """What the file is now, None where there is nothing to read: reading it tells why."""
        try:
            return PictureSource.of(wanted.path, wanted.path.stat(), wanted.width, wanted.height)
        except (OSError, ValueError):
            return None

    def _take(self, wanted: PictureRequest, nth: int, image: QImage | str) -> None:
        if nth != self._round:
            return  # it was asked for before everything was forgotten
        self._awaited.discard(wanted)
        if isinstance(image, str):
            self.trouble[wanted.path] = image
        else:
            self.images.put(wanted, image)
        self._pause.start()
