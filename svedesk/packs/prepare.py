"""A pack made ready to be kept: all its pictures looked at and listed, its form checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from svedesk.cards.report import ProgressWatch
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.engine.game import Game
from svedesk.packs.form import checked_pack
from svedesk.packs.home import Home
from svedesk.packs.model import MOST_DATA, MOST_PICTURES, Pack, PackPicture
from svedesk.packs.pictures import checked_picture


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
