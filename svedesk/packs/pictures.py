"""Pictures on their way into a pack."""

from __future__ import annotations

import hashlib
from pathlib import Path

from svedesk.cards.picture_folder import unusable_data
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.documents.reading import opened
from svedesk.packs.model import MOST_PICTURE, PackPicture


def picture_from(path: Path) -> bytes:
    """The content of a picture file of the user's, for a card of a pack. Raises `DamagedFile` when it can't be shown or
    is too large for a pack."""
    with opened(path) as file:
        data = file.read(MOST_PICTURE + 1)
    checked_picture(path.name, data, path.parent.name)
    return data


def checked_picture(name: str, data: bytes, file: str) -> PackPicture:
    """What a pack lists of this picture. Raises `DamagedFile`, naming `file`, when it can't be shown or is too
    large."""
    if len(data) > MOST_PICTURE:
        raise DamagedFile("pack-big-picture", readable(name), MOST_PICTURE, file=file)
    reason = unusable_data(data)
    if reason:
        raise DamagedFile(f"pack-picture-{reason}", readable(name), file=file)
    return PackPicture(name, len(data), hashlib.sha256(data).hexdigest())
