"""The packs on this machine, in one folder; each changes as a whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from svedesk.cards.library import shipped_library
from svedesk.cards.report import NOBODY, ProgressWatch, Remark, Report
from svedesk.documents.damaged import DamagedFile, OfAnotherGame, readable, why
from svedesk.documents.folders import APART, make_folder, move, whole
from svedesk.documents.kinds import PACK
from svedesk.documents.reading import read_file
from svedesk.documents.writing import alone
from svedesk.engine.facts import Facts
from svedesk.engine.game import Game
from svedesk.engine.game_scripts import GameScripts
from svedesk.engine.message import Message
from svedesk.packs.home import Home, drop
from svedesk.packs.model import MOST_DATA, Pack
from svedesk.packs.names import folded_name, is_id

REMOVED = 10
"""How many packs that were removed can be had back."""
_REMOVED, _LOCK = ".removed", ".lock"
_NOTHING: Mapping[str, bytes] = {}


def packs_folder() -> Path:
    """Where this user's packs are kept unless told otherwise."""
    return user_data_path("svedesk", appauthor=False) / "packs"


class LoadedPacks(NamedTuple):
    """The packs that are whole, by name, and what is wrong with the others."""

    packs: tuple[Pack, ...]
    damaged: tuple[DamagedFile, ...]


class OlderPack(NamedTuple):
    """A pack as it was, or one that was removed; `when` in seconds since 1970."""

    path: Path
    pack: Pack
    when: float


class Packs:
    """The packs of a game in a folder. Changes raise `DamagedFile`, and then nothing has changed."""

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        self.game = game
        self.folder = packs_folder() if folder is None else folder

    # -- what is there ------------------------------------------------------------------------------------------------

    def packs(self) -> tuple[Pack, ...]:
        """All of them that are whole, by name."""
        return self.load().packs

    def load(self) -> LoadedPacks:
        """All of them. Of two with a card of one number, which comes of copying folders by hand only, the first by id
        counts."""
        packs: list[Pack] = []
        damaged: list[DamagedFile] = []
        try:
            homes = tuple(self._homes())
        except OSError as error:
            return LoadedPacks((), (DamagedFile("file-unreadable", why(error), file=self.folder.name),))
        for home in homes:
            try:
                pack = self._read(home.file, home.id)
                _refuse_other_id(pack, home.id)
                _refuse_taken(pack, packs)
                packs.append(pack)
            except OfAnotherGame:
                continue
            except DamagedFile as error:
                if home.file.exists():  # else somebody has just removed it
                    damaged.append(error)
        return LoadedPacks(tuple(sorted(packs, key=lambda pack: (pack.name.casefold(), pack.id))), tuple(damaged))

    def pack(self, pack_id: str) -> Pack:
        """The pack with this id. Raises `DamagedFile` when there is none or it is not whole."""
        pack = self._read(self._there(pack_id).file, pack_id)
        _refuse_other_id(pack, pack_id)
        return pack

    def pictures(self, pack_id: str) -> Mapping[str, Path]:
        """Where the pictures of a pack lie, by the names its cards call them. Raises `DamagedFile`."""
        return self.pictures_of(self.pack(pack_id))

    def pictures_of(self, pack: Pack) -> Mapping[str, Path]:
        """The same of a pack that was read from here, be it an older version."""
        home = Home(self.folder / pack.id)
        return {picture.name: home.picture(picture) for picture in pack.pictures}

    def versions(self, pack_id: str) -> tuple[OlderPack, ...]:
        """Older versions of a pack, the newest first, each with when it was kept; any of them can be kept again. Raises
        `DamagedFile`."""
        return self._whole(reversed(self._there(pack_id).older()), lambda path: pack_id)

    def removed(self) -> tuple[OlderPack, ...]:
        """The packs that were removed and can be had back, the last first; their paths are folders."""
        folders = sorted((self.folder / _REMOVED).glob("[0-9]*"), reverse=True)
        files = (folder / Home.FILE for folder in folders)
        removed = self._whole(files, lambda path: path.parent.name.partition("-")[2])
        return tuple(old._replace(path=old.path.parent, when=old.path.parent.stat().st_mtime) for old in removed)

    def bring_back(self, pack_id: str) -> Pack:
        """Have the pack back that was removed last under this id. Raises `DamagedFile` when there is none, or when its
        place or a number of its cards was taken in the meantime."""
        for old in self.removed():
            if old.pack.id == pack_id:
                self._put_back(old.path, Home(self.folder / pack_id))
                return old.pack
        raise DamagedFile("pack-not-removed", pack_id[:40], file=pack_id)

    # -- changes ------------------------------------------------------------------------------------------------------

    def keep(
        self,
        pack: Pack,
        pictures: Mapping[str, bytes] = _NOTHING,
        watch: ProgressWatch = NOBODY,
        *,
        apart: float = APART,
    ) -> Pack:
        """Keep a pack, in place of the one with its id, of which this is then the next version; returns it with its
        pictures listed. Raises `Cancelled`, too.

        `pictures` (their content, by name) need hold only those that are new: one that `pack.pictures` lists as it is
        kept here stays. One that no card has is left out. What the pack was becomes an older version unless another was
        less than `apart` seconds before it.
        """
        with self._alone():
            return self._keep(pack, pictures, watch, apart)

    def install(self, path: Path, watch: ProgressWatch = NOBODY, library: Mapping[str, Facts] | None = None) -> Report:
        """Keep the pack in a file, as the next version of the one with its id if that is by the same author. Raises
        `Cancelled`, too. The report tells which cards are new or other than before, and whose script can't be used
        with the cards in `library` (None: those that come with the program) and those of packs."""
        from svedesk.packs.reading import open_pack
        from svedesk.packs.shelf import report_of

        pack, pictures = open_pack(path, self.game)
        with self._alone():
            before = self.refuse(pack)
            new = self._keep(pack, pictures, watch, apart=0)
        known = dict(shipped_library(self.game) if library is None else library)
        known |= {card.number: card.facts for other in self.packs() for card in other.cards}
        return report_of(path.name, new, before, self.game.scripts, known)

    def refuse(self, pack: Pack) -> Pack | None:
        """Raise `DamagedFile` when this pack of somebody else's can't be kept beside those that are here; returns the
        one it would be the next version of."""
        before = next((other for other in self.packs() if other.id == pack.id), None)
        if before is not None and before.author != pack.author:
            authors = (readable(author) or "-" for author in (before.author, pack.author))
            raise DamagedFile("pack-of-another", *authors, file=pack.name)
        self._refuse_numbers(pack)
        return before

    def export(self, pack_id: str, path: Path) -> None:
        """Write a pack to a file, to be given away."""
        from svedesk.packs.writing import PicturesAt, write_pack

        pack = self.pack(pack_id)
        write_pack(path, pack, PicturesAt(self.pictures_of(pack)))

    def remove(self, pack_id: str) -> Callable[[], None]:
        """Take a pack away; call what is returned to have it back (raises `DamagedFile` when its place or a number of
        its cards was taken in the meantime)."""
        with self._alone():
            home = self._there(pack_id)
            removed = self.folder / _REMOVED
            make_folder(removed)
            before = sorted(removed.glob("[0-9]*"))
            nth = int(before[-1].name.partition("-")[0]) + 1 if before else 1
            away = removed / f"{nth:06}-{pack_id}"
            move(home.folder, away)
            os.utime(away)  # when it was removed
            for spare in before[: max(0, len(before) + 1 - REMOVED)]:
                drop(spare)
        return lambda: self._put_back(away, home)

    def _put_back(self, away: Path, home: Home) -> None:
        with self._alone():
            pack = self._read(away / home.file.name, home.id)
            if home.file.exists():
                raise DamagedFile("pack-there", file=pack.name)
            self._refuse_numbers(pack)
            move(away, home.folder)

    # -- inside -------------------------------------------------------------------------------------------------------

    def _homes(self) -> Iterator[Home]:
        if self.folder.is_dir():
            for folder in sorted(self.folder.iterdir()):
                if is_id(folder.name) and (folder / Home.FILE).is_file():
                    yield Home(folder)

    def _read(self, path: Path, name: str) -> Pack:
        from svedesk.packs.form import pack_of  # pydantic: a start without packs does without

        return pack_of(read_file(path, PACK._replace(max_bytes=MOST_DATA)), name, self.game)

    def _whole(self, files: Iterable[Path], pack_id: Callable[[Path], str]) -> tuple[OlderPack, ...]:
        """Those of these files of packs that can be read."""
        packs = whole(files, lambda path: self._read(path, pack_id(path)))
        return tuple(OlderPack(path, pack, path.stat().st_mtime) for path, pack in packs)

    def _there(self, pack_id: str) -> Home:
        home = Home(self.folder / pack_id)
        if not (is_id(pack_id) and home.file.is_file()):
            raise DamagedFile("pack-missing", pack_id[:40], file=pack_id)
        return home

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """No other svedesk changes packs now; what one left that was killed is cleared away."""
        make_folder(self.folder)
        with alone(self.folder / _LOCK, lambda why: DamagedFile("packs-stuck", why, file=self.folder.name)):
            for folder in (*self.folder.glob(".*.part"), *(self.folder / _REMOVED).glob(".*.part")):
                drop(folder)
            for folder in self.folder.iterdir():
                if is_id(folder.name) and folder.is_dir():
                    Home(folder).clean()
            yield

    def _keep(self, pack: Pack, pictures: Mapping[str, bytes], watch: ProgressWatch, apart: float = APART) -> Pack:
        from svedesk.packs.prepare import listed  # with pydantic and Pillow, which a start without packs does without

        home = Home(self.folder / pack.id)
        whole = listed(pack, pictures, home, watch, self.game)
        self._refuse_numbers(whole)
        home.put(whole, pictures, watch, apart=apart)
        return whole

    def _refuse_numbers(self, pack: Pack) -> None:
        shipped = {folded_name(number): number for number in shipped_library(self.game)}
        for number in pack.numbers:
            if folded_name(number) in shipped:
                raise DamagedFile("pack-number-ships", number, file=pack.name)
        _refuse_taken(pack, (other for other in self.packs() if other.id != pack.id))


def _refuse_taken(pack: Pack, others: Iterator[Pack] | list[Pack]) -> None:
    own = {folded_name(number) for number in pack.numbers}
    for other in others:
        for number in other.numbers:
            if folded_name(number) in own:
                raise DamagedFile("pack-number-taken", number, other.name, file=pack.name)


def _refuse_other_id(pack: Pack, pack_id: str) -> None:
    if pack.id != pack_id:
        raise DamagedFile("pack-other-id", pack.id, file=pack_id)


def report_of(file: str, pack: Pack, before: Pack | None, scripts: GameScripts, library: Mapping[str, Facts]) -> Report:
    """What is other than in the version before, and which scripts can't be used."""
    known = {} if before is None else {card.number: (card, _digest(before, card.picture)) for card in before.cards}
    new, changed, same = list[str](), list[str](), list[str]()
    remarks = []
    for card in pack.cards:
        if card.number not in known:
            new.append(card.number)
        else:
            is_same = known[card.number] == (card, _digest(pack, card.picture))
            (same if is_same else changed).append(card.number)
        wrong = scripts.read(card.facts, card.script, ("", ""), library).errors if card.script else ()
        if wrong:
            place = (wrong[0].line, wrong[0].column + 1)
            remarks.append(Remark("odd", card.number, Message("odd-script", place)))
    return Report(file, tuple(new), tuple(changed), tuple(same), tuple(remarks))


def _digest(pack: Pack, name: str) -> str:
    return next((picture.sha256 for picture in pack.pictures if picture.name == name), "")
