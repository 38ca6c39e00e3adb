"""Pictures on their way into a pack."""

from __future__ import annotations

import hashlib
import stat
from pathlib import Path

from svedesk.cards.picture_folder import unusable_data
from svedesk.documents.damaged import DamagedFile, readable, why
from svedesk.packs.model import MOST_PICTURE, PackPicture


def picture_from(path: Path) -> bytes:
    """The content of a picture file of the user's, for a card of a pack. Raises `DamagedFile` when it can't be shown or
    is too large for a pack."""
    try:
        # Not even opened unless it is a file: a pipe would wait for somebody to write.
        if not stat.S_ISREG(path.stat().st_mode):
            raise DamagedFile("file-not-a-file", file=path.name)
        with path.open("rb") as file:
            data = file.read(MOST_PICTURE + 1)
    except FileNotFoundError:
        raise DamagedFile("file-missing", readable(str(path), 300), file=path.name) from None
    except OSError as error:
        raise DamagedFile("file-unreadable", why(error), file=path.name) from error
    checked_picture(path.name, data, path.parent.name)
    return data


def checked_picture(name: str, data: bytes, file: str) -> PackPicture:
    """What a pack lists of this picture. Raises `DamagedFile`, naming `file`, when it can't be shown or is too
    large."""
    if len(data) > MOST_PICTURE:
        raise DamagedFile("pack-picture-big", readable(name), MOST_PICTURE, file=file)
    reason = unusable_data(data)
    if reason:
        raise DamagedFile(f"pack-picture-{reason}", readable(name), file=file)
    return PackPicture(name, len(data), hashlib.sha256(data).hexdigest())
