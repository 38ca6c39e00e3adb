"""A pack on the page: how it is being written, and what is kept of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from svedesk.documents.damaged import DamagedFile
from svedesk.documents.folders import APART
from svedesk.packs.draft import CardDraft, PackDraft, draft_of_card, said_once
from svedesk.packs.drafts import Drafts
from svedesk.packs.editing import PackEditing
from svedesk.packs.model import Pack
from svedesk.packs.shelf import Packs


class OpenPack:
    """One pack; `saved` is it as it is played (None: nothing of it is yet)."""

    def __init__(self, pack: PackDraft, saved: Pack | None, pictures: Mapping[str, Path]) -> None:
        self.editing, self.saved = PackEditing(pack), saved
        self.pictures = dict(pictures)
        """Where its pictures lie, by the names its cards call them."""
        self.at = 0
        """The place of the card that is shown."""
        self.apart: float = APART
        """Seconds that lie at least between the last older version and the one that the next change makes."""

    @property
    def pack(self) -> PackDraft:
        """The pack as it is now."""
        return self.editing.pack

    @property
    def card(self) -> CardDraft | None:
        """The card that is shown, None in a pack without any."""
        return self.pack.cards[self.at] if self.at < len(self.pack.cards) else None


def draft_of_pack(pack: Pack) -> PackDraft:
    """The draft of a pack there is."""
    cards = tuple(said_once(draft_of_card(card)) for card in pack.cards)
    return PackDraft(pack.id, pack.name, pack.author, pack.note, cards)


def with_others(pack: PackDraft, cards: Iterable[CardDraft]) -> PackDraft:
    """The pack with those of these cards besides whose numbers it has not."""
    numbers = {card.number.strip() for card in pack.cards}
    return replace(pack, cards=(*pack.cards, *(card for card in cards if card.number.strip() not in numbers)))


def open_packs(packs: Packs, drafts: Drafts) -> tuple[list[OpenPack], list[DamagedFile]]:
    """All packs there are, with what is being written of them, and what can't be read."""
    shelf = packs.load()
    damaged = list(shelf.damaged)
    opened: list[OpenPack] = []
    saved = {pack.id: pack for pack in shelf.packs}
    for pack_id in dict.fromkeys((*saved, *drafts.ids())):
        pack = saved.get(pack_id)
        pictures = {**drafts.pictures(pack_id), **(packs.pictures_of(pack) if pack is not None else {})}
        draft = None
        try:
            draft = drafts.read(pack_id)
        except DamagedFile as error:
            damaged.append(error)
        if draft is not None and pack is None and draft.beside and not (packs.folder / pack_id).exists():
            continue  # the pack was removed elsewhere; had back, its draft is there again
        if draft is not None and (pack is None or draft.beside == pack.checksum):
            opened.append(OpenPack(draft.pack, pack, pictures))
        elif pack is not None:
            whole = draft_of_pack(pack)
            if draft is not None:  # another program changed the pack: what only the draft holds stays as well
                whole = with_others(whole, draft.pack.cards)
            opened.append(OpenPack(whole, pack, pictures))
    return opened, damaged
