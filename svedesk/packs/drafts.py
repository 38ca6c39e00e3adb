"""What is being written and is no pack yet: kept beside the packs, so that nothing that was typed is ever lost.

A folder for each pack that has some: `draft.json`, every field of every card as it was typed, and pictures that the
pack does not hold (yet, or any more).
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from platformdirs import user_data_path
from pydantic import BaseModel, ConfigDict, Field, create_model

from svedesk.documents.damaged import DamagedFile, OfAnotherGame, before_writing
from svedesk.documents.folders import make_folder, move, put_aside
from svedesk.documents.forms import checked, read_form, write_form
from svedesk.documents.kinds import DRAFT, FIRST_GAME
from svedesk.documents.writing import moving, patiently, remove, save_file
from svedesk.engine.card_fields import made_once
from svedesk.engine.game import Game
from svedesk.packs.draft import CardDraft, PackDraft, draft_class

LONGEST_LINE = 1_000
"""Characters of a line that are kept as they were typed; a pack holds fewer."""
LONGEST_SCRIPT = 20_000
LONGEST_TEXT = 10_000
MOST_CARDS = 2_000
_FILE = "draft.json"
_REMOVED = ".removed"
"""Where what was removed last lies until another is."""

_Line = Annotated[str, Field(max_length=LONGEST_LINE)]
_Text = Annotated[str, Field(max_length=LONGEST_TEXT)]


class _DraftRow(BaseModel):
    model_config = ConfigDict(strict=True, defer_build=True, extra="forbid", frozen=True)


class _PackRow(_DraftRow):
    """What `draft.json` holds; `pack` is the checksum of the pack it was kept beside."""

    game: _Line = ""
    pack: Annotated[str, Field(max_length=64)] = ""
    name: _Line = ""
    author: _Line = ""
    note: _Text = ""
    cards: Annotated[list[_DraftRow], Field(max_length=MOST_CARDS)] = []


@made_once
def _form_of(draft: type[CardDraft]) -> type[_PackRow]:
    """The form of `draft.json` for a game: of each card the fields of its drafts, those as usual left out."""
    fields: dict[str, Any] = {name: _field(name, usual) for name, usual in asdict(draft()).items()}
    card = create_model("_CardRow", __base__=_DraftRow, **fields)
    cards: Any = list.__class_getitem__(card)
    return create_model("_PackRow", __base__=_PackRow, cards=(cards, Field([], max_length=MOST_CARDS)))


def _field(name: str, usual: object) -> tuple[Any, object]:
    """The type of a field and what it is where it is left out."""
    if isinstance(usual, tuple):
        return Annotated[list[_Line], Field(max_length=20)], list(usual)
    if isinstance(usual, bool):
        return bool, usual
    longest = {"script": LONGEST_SCRIPT, "text": LONGEST_TEXT, "text_ja": LONGEST_TEXT}.get(name, LONGEST_LINE)
    return Annotated[str, Field(max_length=longest)], usual


class KeptDraft(NamedTuple):
    """A draft, and the checksum of the pack it was kept beside ("" if there was none)."""

    pack: PackDraft
    beside: str


def drafts_folder() -> Path:
    """Where this user's drafts are kept unless told otherwise."""
    return user_data_path("svedesk", appauthor=False) / "drafts"


class Drafts:
    """The drafts of a game's cards in a folder. Changes raise `DamagedFile`, and then nothing has changed."""

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        self.game = game
        self.folder = drafts_folder() if folder is None else folder

    def ids(self) -> tuple[str, ...]:
        """The packs of which there is a draft."""
        return tuple(sorted(path.parent.name for path in self.folder.glob(f"[!.]*/{_FILE}")))

    def read(self, pack: str) -> KeptDraft | None:
        """The draft of a pack, None if there is none of this game. Raises `DamagedFile` for one that can't be read;
        what is in it is set aside, so that it is neither lost nor told of again."""
        path, draft = self.folder / pack / _FILE, draft_class(self.game.facts)
        if not path.exists():
            return None
        try:
            row = read_form(path, DRAFT, _form_of(draft), self.game.name)
        except OfAnotherGame:
            return None
        except DamagedFile as damaged:
            raise put_aside(path, damaged, whole=True) from damaged
        cards = (
            {name: tuple(value) if isinstance(value, list) else value for name, value in card} for card in row.cards
        )
        drafts = tuple(draft(**card) for card in cards)
        return KeptDraft(PackDraft(pack, row.name, row.author, row.note, drafts), row.pack)

    def keep(self, pack: PackDraft, beside: str) -> None:
        """Keep a draft; `beside` is the checksum of the pack that is kept of it."""
        rows = [_fields(card) for card in pack.cards]
        named = {"game": self.game.name} if self.game.name != FIRST_GAME else {}
        content = {**named, "pack": beside, "name": pack.name, "author": pack.author, "note": pack.note, "cards": rows}
        form = _form_of(draft_class(self.game.facts))
        with before_writing(pack.name):
            checked(form, content, pack.name)
        make_folder(self.folder / pack.id)
        write_form(self.folder / pack.id / _FILE, DRAFT, form, content)

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
                patiently(lambda: shutil.rmtree(away.parent))
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
            remove(path)


def _fields(card: CardDraft) -> Mapping[str, object]:
    """What a draft says: the fields that are not as usual."""
    usual = asdict(type(card)())
    fields = {name: value for name, value in asdict(card).items() if value != usual[name]}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in fields.items()}
