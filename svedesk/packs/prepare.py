"""Pictures on their way into a pack, and a pack made ready to be kept: its pictures listed, its form checked."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from svedesk.cards.picture_folder import unusable_data
from svedesk.cards.report import ProgressWatch
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.documents.reading import opened
from svedesk.engine.game import Game
from svedesk.packs.form import checked_pack
from svedesk.packs.home import Home
from svedesk.packs.model import MOST_DATA, MOST_PICTURE, MOST_PICTURES, Pack, PackPicture


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


def listed(pack: Pack, pictures: Mapping[str, bytes], home: Home, watch: ProgressWatch, game: Game) -> Pack:
    """The pack of a game's cards with the pictures they have, each from `pictures` or, as `pack.pictures` lists it,
    from its folder. Raises `DamagedFile` and `Cancelled`."""
    before = {picture.name: picture for picture in pack.pictures}
    checked: list[PackPicture] = []
    wanted = dict.fromkeys(card.picture for card in pack.cards if card.picture)
    for done, name in enumerate(wanted):
        watch.step(done, 2 * len(wanted))
        if name in pictures:
            checked.append(checked_picture(name, pictures[name], pack.name))
        elif name in before and home.picture(before[name]).is_file():
            checked.append(before[name])
        else:
            raise DamagedFile("pack-picture-missing", readable(name), file=pack.name)
    if sum(picture.size for picture in checked) > MOST_PICTURES:
        raise DamagedFile("pack-pictures-big", MOST_PICTURES, file=pack.name)
    whole = checked_pack(replace(pack, pictures=tuple(checked)).fields(), pack.name, game)
    if len(whole.data()) > MOST_DATA:
        raise DamagedFile("pack-data-big", MOST_DATA, file=pack.name)
    return whole
