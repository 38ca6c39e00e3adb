"""Saves a pack while it is edited: playable cards into the pack, the rest as a draft."""

from __future__ import annotations

from pathlib import Path

from svedesk.documents.damaged import DamagedFile, why
from svedesk.documents.folders import APART
from svedesk.gui.kit.open_pack import OpenPack
from svedesk.packs.card_check import Meanings
from svedesk.packs.draft import says_all
from svedesk.packs.drafts import Drafts
from svedesk.packs.model import Pack
from svedesk.packs.shelf import Packs


def keep(opened: OpenPack, meanings: Meanings, packs: Packs, drafts: Drafts) -> bool:
    """Keep a pack: all of it as it was typed, and what can be played as the pack. Returns whether the pack changed.

    Raises `DamagedFile` when the pack can't be kept; what was typed is kept all the same, unless the disk refuses that,
    too.
    """
    draft, before = opened.pack, opened.saved
    if before is None and not opened.editing.can_undo:
        return False  # nothing of it is worth a file yet
    cards = meanings.fit(draft)
    try:
        _set_aside(opened, {card.picture for card in cards}, drafts)
        shown = before.pictures if before is not None else ()
        pack = Pack(draft.id, draft.name, draft.author, draft.note, cards, shown, packs.game.name)
        listed = {picture.name for picture in shown}
        new = {card.picture for card in cards if card.picture and card.picture not in listed}
        pictures = {name: _content(opened.pictures[name]) for name in new if name in opened.pictures}
        opened.saved = packs.keep(pack, pictures, apart=opened.apart)
    except DamagedFile:
        drafts.keep(draft, before.checksum if before is not None else "")
        raise
    opened.apart = APART
    opened.pictures |= packs.pictures_of(opened.saved)
    if len(cards) == len(draft.cards) and all(map(says_all, cards, draft.cards)):
        drafts.drop(draft.id)
    else:
        drafts.keep(draft, opened.saved.checksum)
    return opened.saved != before


def _set_aside(opened: OpenPack, wanted: set[str], drafts: Drafts) -> None:
    """Pictures that leave the pack stay beside it: the change may be taken back."""
    for picture in opened.saved.pictures if opened.saved is not None else ():
        if picture.name not in wanted:
            opened.pictures[picture.name] = drafts.keep_picture(
                opened.pack.id, picture.name, _content(opened.pictures[picture.name])
            )


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise DamagedFile("file-unreadable", why(error), file=path.name) from error
