"""A picture file of the user's, read with suspicion and scaled to what is drawn: in any thread, never waited for by
the window."""

from __future__ import annotations

import io
import stat
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QImage

FORMATS = ("PNG", "JPEG", "WEBP")
SUFFIXES = (".png", ".jpg", ".jpeg", ".webp")
MOST_BYTES = 32 * 1024 * 1024
MOST_PIXELS = 36_000_000
"""As many as a picture may have in the file: unpacked it takes four bytes for each, whatever it is drawn at."""


class UnusablePicture(Exception):
    """A picture that can't be shown. `why` is "missing", "denied", "kind" (no PNG, JPEG or WebP), "large" or
    "damaged"."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class LoadedPicture(NamedTuple):
    """A picture, and how many pixels it has in its file."""

    image: QImage
    pixels: int


def load_picture(path: Path, width: int, height: int) -> LoadedPicture:
    """The picture in a file, upright, no larger than it needs to be to cover `width` by `height` pixels. Raises
    `UnusablePicture`."""
    from PIL import Image, ImageOps, UnidentifiedImageError  # the window opens without it

    data = _read(path)
    try:
        # Only these formats are tried, and only the file's head is read before its size is known.
        with Image.open(io.BytesIO(data), formats=FORMATS) as image:
            pixels = image.width * image.height
            if pixels > MOST_PIXELS:
                raise UnusablePicture("large")
            image.draft("RGB", (width, height))
            upright = ImageOps.exif_transpose(image)
            share = max(width / upright.width, height / upright.height)
            if share < 1:
                size = max(1, round(upright.width * share)), max(1, round(upright.height * share))
                upright = upright.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)
            plain = upright.convert("RGBA")
    except UnusablePicture:
        raise
    except UnidentifiedImageError as error:
        raise UnusablePicture("kind") from error
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise UnusablePicture("large") from error
    except Exception as error:  # the readers of these formats raise whatever a damaged file makes them stumble over
        raise UnusablePicture("damaged") from error
    shown = QImage(plain.tobytes(), plain.width, plain.height, plain.width * 4, QImage.Format.Format_RGBA8888)
    return LoadedPicture(shown.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied), pixels)


def _read(path: Path) -> bytes:
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise UnusablePicture("kind")
        if status.st_size > MOST_BYTES:
            raise UnusablePicture("large")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)  # it may have grown
    except FileNotFoundError as error:
        raise UnusablePicture("missing") from error
    except OSError as error:
        raise UnusablePicture("denied") from error
    except ValueError as error:  # a path that no file can have
        raise UnusablePicture("missing") from error
    if len(data) > MOST_BYTES:
        raise UnusablePicture("large")
    return data
