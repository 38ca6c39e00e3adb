"""Images kept in memory, the least lately used leaving when a budget of bytes is full."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Generic, TypeVar

from PySide6.QtGui import QImage, QPixmap

_Key = TypeVar("_Key")
_Image = TypeVar("_Image", QImage, QPixmap)


class ImageBudget(Generic[_Key, _Image]):
    """Images by key, `used` of `budget` bytes; one alone may be larger."""

    def __init__(self, budget: int) -> None:
        self.most = self.budget = budget
        self.used = 0
        self._images: OrderedDict[_Key, _Image] = OrderedDict()

    def fit(self, needed: int) -> None:
        """Let the budget be so many bytes, unless it was less in the beginning."""
        self.budget = min(self.most, needed)

    def __len__(self) -> int:
        return len(self._images)

    def get(self, key: _Key) -> _Image | None:
        """The image kept under a key, used now."""
        image = self._images.get(key)
        if image is not None:
            self._images.move_to_end(key)
        return image

    def put(self, key: _Key, image: _Image) -> _Image:
        """Keep an image."""
        self._images[key] = image
        self.used += _bytes(image)
        while self.used > self.budget and len(self._images) > 1:
            self.used -= _bytes(self._images.popitem(last=False)[1])
        return image

    def latest_first(self) -> Iterator[tuple[_Key, _Image]]:
        """All of them, the one used last first."""
        return reversed(self._images.items())

    def clear(self) -> None:
        """Forget all of them."""
        self._images.clear()
        self.used = 0


def _bytes(image: QImage | QPixmap) -> int:
    return image.sizeInBytes() if isinstance(image, QImage) else image.width() * image.height() * 4
