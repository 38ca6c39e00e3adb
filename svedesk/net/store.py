"""Where a host keeps its room: beside the saves of its game, in files only the user can read.

Each commit is written before anyone is told of it, so that a host that is killed knows all that its guests have seen.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, NamedTuple

from svedesk.desk.autosave import Autosave, OnTrouble
from svedesk.desk.desk import Desk
from svedesk.desk.journal import gone_on
from svedesk.desk.kept_games import saves_in
from svedesk.documents.damaged import DamagedFile, why
from svedesk.documents.kinds import GAME
from svedesk.documents.reading import read_file
from svedesk.documents.writing import take_away, write_whole
from svedesk.engine.ruleset import Ruleset
from svedesk.net.code import SECRET
from svedesk.net.room_file import kept_of, plan_of, room_model, sealed_room, with_secrets
from svedesk.net.room_plan import BETWEEN_PEOPLE, KeptRoom, RoomPlan
from svedesk.net.seal import CannotOpen, Seal, opened, seal_for
from svedesk.wire.messages_table import Signed
from svedesk.wire.net_kept import LARGEST, RoomModel, SealedModel, SecretsModel, SignedLine, read_kept, write_kept
from svedesk.wire.saved import GameFile, read_game

if TYPE_CHECKING:
    from svedesk.net.room import Room

ROOMS = 10
"""Rooms kept; the oldest go first."""
_ROOM, _SAVES, _SIGNED = "room.json", "saves", "signed.lines"
MOST_SIGNED = 20_000_000
"""Bytes that are read of what seats have signed; a long game has 100 kB."""


class Stored(NamedTuple):
    """A room as it was kept."""

    plan: RoomPlan
    room: KeptRoom
    port: int
    secret: bytes
    form: str
    open_door: bool
    edition: str = ""


class RoomStore:
    """One room's folder; a `Keeper`. `port`, `secret`, `form` (the format that is played), `edition` (of the rules, ""
    for the usual one) and `open_door` (whether guests need no code) are the host's and are kept with the room.
    `on_trouble` is called, in any thread, with what went wrong when the game or the room can't be saved: the game goes
    on."""

    def __init__(
        self,
        folder: Path,
        plan: RoomPlan,
        secret: bytes,
        *,
        port: int = 0,
        form: str = "standard",
        edition: str = "",
        open_door: bool = False,
        on_trouble: OnTrouble | None = None,
    ) -> None:
        self.folder, self.plan, self.secret, self.port = folder, plan, secret, port
        self.form, self.edition, self.open_door = form, edition, open_door
        self._on_trouble = on_trouble
        self._last: KeptRoom | None = None
        self._seal: Seal | None = None

    @classmethod
    def new(cls, rooms: Path, plan: RoomPlan, secret: bytes = b"", **settled: Any) -> RoomStore:  # noqa: ANN401
        """The folder of a room that is opened now, with a secret of its own if there is none; the oldest of `rooms`
        go."""
        prune(rooms)
        folder = rooms / datetime.now(UTC).strftime("%Y%m%d_%H%M%S_%f")
        return cls(folder, plan, secret or token_bytes(SECRET), **settled)

    @classmethod
    def again(cls, folder: Path, stored: Stored, **changed: Any) -> RoomStore:  # noqa: ANN401 - as `__init__` has them
        """The folder of a room that was kept, all as it was but for what is `changed`."""
        settled = {name: getattr(stored, name) for name in ("port", "form", "edition", "open_door")}
        return cls(folder, stored.plan, stored.secret, **settled | changed)

    def resume(self, room: Room, saved: KeptRoom) -> None:
        """Go on with the game of a room that was kept. Raises `DamagedFile`."""
        room.resume(saved, self.desk(saved, room.rules.ruleset))
        self.remember(saved)

    def listens_at(self, port: int) -> None:
        """Keep the port that guests know."""
        self.port = port
        if self._last is not None:
            self.remember(self._last)

    def remember(self, saved: KeptRoom) -> None:
        """Keep the room."""
        self._last = saved
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if saved.dealing is not None and not any(saved.keys):
                take_away(self.folder / _SIGNED)  # of a game before
            write_whole(self.folder / _ROOM, write_kept(self._model(saved)))
        except (OSError, DamagedFile) as error:
            if self._on_trouble is not None:
                self._on_trouble(DamagedFile("game-not-saved", why(error)) if isinstance(error, OSError) else error)

    def add(self, game: bytes, signed: Signed) -> None:
        """Keep an act that a seat has signed; what it was is in the game."""
        with suppress(OSError, DamagedFile), open(self.folder / _SIGNED, "ab", 0, opener=_own) as file:
            file.write(write_kept(SignedLine(game, signed)) + b"\n")

    def autosave(self, game: bytes) -> Autosave:
        """Saves for a game that begins now, or goes on."""
        folder, name = self.folder / _SAVES, _name(game)
        return Autosave(folder, name, on_trouble=self._on_trouble, envelope=lambda: self._seal)

    def opened(self, saved: KeptRoom, token: str, ruleset: Ruleset) -> tuple[KeptRoom, Desk | None]:
        """What was sealed of a room, with the game that was being played: see `Keeper`."""
        if saved.sealed is None:
            raise CannotOpen
        content, self._seal = opened(saved.sealed, token)
        model = read_kept(content, SecretsModel)
        if model is None:
            raise CannotOpen
        saved = with_secrets(saved, model)
        return saved, self.desk(saved, ruleset, token)

    def _model(self, saved: KeptRoom) -> RoomModel:
        model = room_model(
            self.plan,
            saved,
            port=self.port,
            secret=self.secret.hex(),
            form=self.form,
            edition=self.edition,
            open_door=self.open_door,
        )
        if saved.sealed is not None:
            return model  # nobody has opened it yet
        guests = {chair.token: chair.key for chair in saved.chairs if chair.taken and not chair.local}
        self._seal = seal_for(guests, self._seal)
        return sealed_room(model, self._seal) if self._seal is not None else model

    def desk(self, saved: KeptRoom, ruleset: Ruleset, token: str = "") -> Desk | None:
        """The game that was being played, None when there was none; what is sealed of it is for this token. The newest
        state that is whole counts. Raises `DamagedFile` when none is."""
        if saved.dealt is None:
            return None
        trouble: DamagedFile | None = None
        autosave = self.autosave(saved.dealt.chance.game)
        for path in saves_of(self.folder, saved.dealt.chance.game):
            try:
                game, since = _saved(path, token)
                return Desk.resumed(game, path.name, ruleset, settings=BETWEEN_PEOPLE, autosave=autosave, since=since)
            except DamagedFile as error:
                trouble = trouble or error
        if trouble is not None:
            raise trouble
        return None  # killed between the shuffle and the first save: nothing had been shown


def load(folder: Path) -> Stored | None:
    """The room kept in a folder, None when there is none that can be read."""
    try:
        with (folder / _ROOM).open("rb") as file:
            model = read_kept(file.read(LARGEST), RoomModel)
    except OSError:
        return None
    if model is None:
        return None
    plan, saved, secret = plan_of(model), kept_of(model), bytes.fromhex(model.secret)
    saved = saved._replace(signed=tuple(_signed(folder, saved.game)))
    return Stored(plan, saved, model.port, secret, model.form, model.open_door, model.edition)


def saves_of(folder: Path, game: bytes) -> list[Path]:
    """The saves of a room's game, the newest first."""
    return saves_in(folder / _SAVES).get(_name(game), [])


def newest(rooms: Path) -> Path | None:
    """The folder of the room that was kept last."""
    folders = _by_age(rooms)
    return folders[0] if folders else None


def prune(rooms: Path) -> None:
    """Take away the oldest rooms, all but the last `ROOMS`."""
    for folder in _by_age(rooms)[ROOMS:]:
        shutil.rmtree(folder, ignore_errors=True)


def _saved(path: Path, token: str) -> tuple[GameFile, GameFile]:
    """A save, out of its seal if it has one, and what became of the game by its journal. Raises `DamagedFile`."""
    save = read_file(path, GAME)
    sealed = read_kept(save, SealedModel)
    if sealed is None or not token:
        saved = read_game(save, path.name)
        return saved, gone_on(saved, path)
    try:
        save, seal = opened(sealed, token)
    except CannotOpen as error:
        raise DamagedFile("file-sealed", file=path.name) from error
    saved = read_game(save, path.name)
    return saved, gone_on(saved, path, seal.open_line)


def _by_age(rooms: Path) -> list[Path]:
    files = rooms.glob(f"*/{_ROOM}")
    return [path.parent for path in sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)]


def _signed(folder: Path, game: bytes) -> Iterator[Signed]:
    """What seats have signed in a game, up to the first line that is not whole."""
    try:
        with (folder / _SIGNED).open("rb") as file:
            lines = file.read(MOST_SIGNED).split(b"\n")
    except OSError:
        return
    for line in lines:
        signed = read_kept(line, SignedLine)
        if signed is None:
            return
        if signed.game == game:
            yield signed.act


def _own(path: str, flags: int) -> int:
    """Open a file that only the user can read."""
    return os.open(path, flags, 0o600)


def _name(game: bytes) -> str:
    return game.hex()[:16]
