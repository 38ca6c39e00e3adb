"""What is being written and is no pack yet: kept beside the packs, so that nothing that was typed is ever lost.

A folder for each pack that has some: `draft.json`, every field of every card as it was typed, and pictures that the
pack does not hold (yet, or any more).
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import Annotated, NamedTuple

from platformdirs import user_data_path
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from svedesk.documents.damaged import DamagedFile, wrong_content
from svedesk.documents.folders import make_folder, move
from svedesk.documents.kinds import DRAFT
from svedesk.documents.reading import read_document
from svedesk.documents.writing import moving, save_file, saving, write_document
from svedesk.packs.draft import CardDraft, PackDraft

LONGEST_LINE = 1_000
"""Characters of a line that are kept as they were typed; a pack holds fewer."""
LONGEST_SCRIPT = 20_000
LONGEST_TEXT = 10_000
MOST_CARDS = 2_000
_FILE = "draft.json"
_DAMAGED = "draft-damaged.json"
_REMOVED = ".removed"
"""Where what was removed last lies until another is."""

_Line = Annotated[str, Field(max_length=LONGEST_LINE)]
_Text = Annotated[str, Field(max_length=LONGEST_TEXT)]


class _Row(BaseModel):
    model_config = ConfigDict(strict=True, defer_build=True, extra="forbid", frozen=True)


class _CardRow(_Row):
    """The fields of `CardDraft`, those as usual left out."""

    number: _Line = ""
    name: _Line = ""
    name_ja: _Line = ""
    kind: _Line = "follower"
    special: _Line = ""
    classes: Annotated[list[_Line], Field(max_length=20)] = ["Neutral"]
    traits: _Line = ""
    traits_ja: _Line = ""
    universe: _Line = ""
    cost: _Line = ""
    attack: _Line = ""
    defense: _Line = ""
    deck_limit: _Line = "3"
    script: Annotated[str, Field(max_length=LONGEST_SCRIPT)] = ""
    text: _Text = ""
    text_ja: _Text = ""
    picture: _Line = ""
    counts_as: _Line = ""
    alternate: _Line = ""
    back: _Line = ""
    front: _Line = ""
    trigger: _Line = ""
    starting: bool = False
    edition: _Line = ""


class _PackRow(_Row):
    """What `draft.json` holds; `pack` is the checksum of the pack it was kept beside."""

    pack: Annotated[str, Field(max_length=64)] = ""
    name: _Line = ""
    author: _Line = ""
    note: _Text = ""
    cards: Annotated[list[_CardRow], Field(max_length=MOST_CARDS)] = []


class KeptDraft(NamedTuple):
    """A draft, and the checksum of the pack it was kept beside ("" if there was none)."""

    pack: PackDraft
    beside: str


def drafts_folder() -> Path:
    """Where this user's drafts are kept unless told otherwise."""
    return user_data_path("svedesk", appauthor=False) / "drafts"


_USUAL = asdict(CardDraft())


class Drafts:
    """The drafts in a folder. Changes raise `DamagedFile`, and then nothing has changed."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = drafts_folder() if folder is None else folder

    def ids(self) -> tuple[str, ...]:
        """The packs of which there is a draft."""
        return tuple(sorted(path.parent.name for path in self.folder.glob(f"[!.]*/{_FILE}")))

    def read(self, pack: str) -> KeptDraft | None:
        """The draft of a pack, None if there is none. Raises `DamagedFile` for one that can't be read; what is in it
        is set aside, so that it is neither lost nor told of again."""
        path = self.folder / pack / _FILE
        if not path.exists():
            return None
        try:
            row = _PackRow.model_validate(read_document(path, DRAFT))
        except ValidationError as error:
            self._set_aside(path)
            raise wrong_content(error.errors(), path.name) from error
        except DamagedFile:
            self._set_aside(path)
            raise
        cards = tuple(CardDraft(**{**dict(card), "classes": tuple(card.classes)}) for card in row.cards)
        return KeptDraft(PackDraft(pack, row.name, row.author, row.note, cards), row.pack)

    def keep(self, pack: PackDraft, beside: str) -> None:
        """Keep a draft; `beside` is the checksum of the pack that is kept of it."""
        rows = [_told(card) for card in pack.cards]
        content = {"pack": beside, "name": pack.name, "author": pack.author, "note": pack.note, "cards": rows}
        make_folder(self.folder / pack.id)
        write_document(self.folder / pack.id / _FILE, DRAFT, content)

    def drop(self, pack: str) -> None:
        """There is nothing in the draft that the pack does not hold. Pictures stay until `tidy`."""
        self._unlink(self.folder / pack / _FILE)

    def remove(self, pack: str) -> Callable[[], None]:
        """Take a draft away with its pictures; call what is returned to have it back, until another is removed."""
        folder, away = self.folder / pack, self.folder / _REMOVED / pack
        if not folder.exists():
            return lambda: None
        with moving(pack):
            if away.parent.exists():
                shutil.rmtree(away.parent)
        make_folder(away.parent)
        move(folder, away)
        return lambda: move(away, folder)

    def bring_back(self, pack: str) -> None:
        """Have the draft back that was removed last, if it is one of this pack and there is no other since."""
        folder, away = self.folder / pack, self.folder / _REMOVED / pack
        if away.exists() and not folder.exists():
            move(away, folder)

    # -- pictures -----------------------------------------------------------------------------------------------------

    def add_picture(self, pack: str, data: bytes, suffix: str) -> Path:
        """Keep a picture as it is; returns where it lies, under a name that tells it from every other."""
        return self.keep_picture(pack, f"{hashlib.sha256(data).hexdigest()[:16]}{suffix}", data)

    def keep_picture(self, pack: str, name: str, data: bytes) -> Path:
        """Keep a picture under a name that it may have in a pack; returns where it lies."""
        path = self.folder / pack / name
        make_folder(path.parent)
        if not path.exists():
            save_file(path, data)
        return path

    def pictures(self, pack: str) -> dict[str, Path]:
        """The pictures kept with a draft, by their names."""
        return {path.name: path for path in (self.folder / pack).glob("*.*") if path.suffix != ".json"}

    def tidy(self, pack: str, used: Iterable[str]) -> None:
        """Remove the pictures that are not among those used."""
        wanted = set(used)
        for name, path in self.pictures(pack).items():
            if name not in wanted:
                self._unlink(path)

    # -- files --------------------------------------------------------------------------------------------------------

    @staticmethod
    def _unlink(path: Path) -> None:
        with moving(path.name):
            path.unlink(missing_ok=True)

    @staticmethod
    def _set_aside(path: Path) -> None:
        with saving(path.name, "file-unreadable"):
            path.replace(path.with_name(_DAMAGED))


def _told(card: CardDraft) -> Mapping[str, object]:
    """What a draft says: the fields that are not as usual."""
    values = ((field.name, getattr(card, field.name)) for field in fields(card))
    return {name: list(value) if name == "classes" else value for name, value in values if value != _USUAL[name]}
