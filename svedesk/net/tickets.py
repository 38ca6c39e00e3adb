"""What a guest keeps to come back into its seat after its program was killed: a file only the user can read."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from svedesk.documents.damaged import DamagedFile, before_writing, why
from svedesk.documents.forms import checked
from svedesk.documents.writing import remove, write_whole
from svedesk.net.code import BadCode, JoinCode, read_code
from svedesk.net.seat_record import SeatRecord
from svedesk.wire.net_kept import LARGEST, Content, Note, RecordModel, TicketModel, read_kept, write_kept

KEPT = 20
"""Tickets of as many games; the oldest go first."""
MOST_NOTES = 20_000_000
"""Bytes that are read of the notes of a game; a long one has 500 kB."""


class _SeatFile:
    """What is kept while a game is played. The game goes on where that fails; `on_trouble` is called with the reason,
    once until something was kept again."""

    on_trouble: Callable[[str], object] | None = None
    _failed = False

    def _try(self, write: Callable[[], object]) -> None:
        try:
            write()
        except (OSError, DamagedFile) as error:
            if self.on_trouble is not None and not self._failed:
                self.on_trouble(why(error) if isinstance(error, OSError) else error.sentence)
            self._failed = True
        else:
            self._failed = False


class Ticket(_SeatFile):
    """One seat at one host, kept in a file from the moment the host let this program in."""

    def __init__(self, folder: Path, code: JoinCode, name: str) -> None:
        self.folder, self.code, self.name = folder, code, name
        self.token, self.seat = "", -1
        self.title = ""
        """What the host calls its game."""
        self.record: SeatRecord | None = None

    @classmethod
    def of(cls, folder: Path, code: JoinCode, name: str) -> Ticket:
        """The ticket for this host and this name: the one kept, or a new one."""
        ticket = cls(folder, code, name)
        ticket._take_over()
        stored = _read(ticket.path, TicketModel)
        if stored is not None:
            ticket.token, ticket.seat, ticket.title = stored.token, stored.seat, stored.title
            ticket.record = _with_notes(ticket.path, _record(stored.record)) if stored.record else None
        return ticket

    @classmethod
    def carried(cls, folder: Path, file: Path) -> Ticket | None:
        """A seat from another PC, kept here from now on; None when the file is no ticket."""
        stored = _read(file, TicketModel, MOST_NOTES)
        if stored is None or not stored.token:
            return None
        try:
            ticket = cls.of(folder, read_code(stored.code), stored.name)
        except BadCode:
            return None
        ticket.token, ticket.seat, ticket.title = stored.token, stored.seat, stored.title
        ticket.record = _record(stored.record) if stored.record else None
        ticket._save()
        if ticket.record is not None:
            lines = map(write_kept, stored.notes)
            write_whole(_notes(ticket.path), b"".join(line + b"\n" for line in (_head(ticket.record), *lines)))
            _with_notes(ticket.path, ticket.record)
        return ticket

    @property
    def path(self) -> Path:
        """Its file: of a host, a room and a name."""
        name = self.name.encode()
        return self._file(name.hex() if len(name) <= 40 else name[:20].hex() + hashlib.sha256(name).hexdigest()[:40])

    def _file(self, name: str) -> Path:
        return self.folder / f"{(self.code.fingerprint + self.code.secret).hex()}-{name}.ticket"

    def _take_over(self) -> None:
        """Take over what an older program has kept: there long names that began alike had one file."""
        old = self._file(self.name.encode().hex()[:80])
        model = _read(old, TicketModel) if old != self.path else None
        if model is not None and model.name == self.name:
            for file, to in ((old, self.path), (_notes(old), _notes(self.path))):
                with suppress(OSError):
                    file.replace(to)

    def write_to(self, file: Path) -> None:
        """Write the seat to a file that can be carried to another PC. Whoever has it has the seat. Raises
        OSError."""
        notes = tuple(_noted(self.path, self.record)) if self.record is not None else ()
        write_whole(file, self._content(notes))

    def welcomed(self, token: str, seat: int, title: str = "") -> None:
        """The host let this program in, into this seat of its game."""
        self.token, self.seat, self.title = token, seat, title[:60]
        self._try(self._save)  # the host may be at another address than before

    def write(self, record: SeatRecord) -> None:
        """Keep the record of the game that is played."""
        self.record = record
        self._try(self._write)

    def note(self, *notes: Note) -> None:
        """Keep notes of that game."""
        _add_notes(self.path, notes)

    @property
    def kept_at(self) -> float:
        """When something was kept last: seconds since 1970."""
        return max((file.stat().st_mtime for file in (self.path, _notes(self.path)) if file.exists()), default=0.0)

    def forget(self) -> None:
        """The game is over or left: there is nothing to come back to."""
        self.token, self.record = "", None
        _take_away(self.path)

    def _content(self, notes: tuple[Note, ...] = ()) -> bytes:
        model = RecordModel.of(self.record) if self.record else None
        code, token, seat = self.code.text(), self.token, self.seat
        fields = {"code": code, "name": self.name, "token": token, "seat": seat, "record": model, "title": self.title}
        # Without notes as it was before there were any in it: older programs read that.
        with before_writing(self.path.name):
            ticket = checked(TicketModel, {**fields, "notes": notes}, "")
        return write_kept(ticket, exclude=None if notes else {"notes"})

    def _write(self) -> None:
        self._save()
        if self.record is not None:
            _begin_notes(self.path, self.record)

    def _save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, self._content())
        others = sorted(self.path.parent.glob("*.ticket"), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in others[KEPT:]:
            _take_away(old)


class OwnRecord(_SeatFile):
    """The record of the host's own seat, kept in its room's folder."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, record: SeatRecord) -> None:
        """Keep the record of the game that is played."""
        self._try(lambda: self._write(record))

    def note(self, *notes: Note) -> None:
        """Keep notes of that game."""
        _add_notes(self.path, notes)

    def read(self) -> SeatRecord | None:
        """The record kept, None when there is none."""
        stored = _read(self.path, RecordModel)
        return _with_notes(self.path, _record(stored)) if stored else None

    def _write(self, record: SeatRecord) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, write_kept(RecordModel.of(record)))
        _begin_notes(self.path, record)


def newest(folder: Path) -> Ticket | None:
    """The ticket of the game joined last, None when there is none that can be read."""
    for path in sorted(folder.glob("*.ticket"), key=lambda ticket: ticket.stat().st_mtime, reverse=True):
        stored = _read(path, TicketModel)
        if stored is None or not stored.token:
            continue
        try:
            code = read_code(stored.code)
        except BadCode:
            continue
        return Ticket.of(folder, code, stored.name)
    return None


def _read(path: Path, model: type[Content], largest: int = LARGEST) -> Content | None:
    """A file's content; one that is not there or not right is as good as none: the host is asked for a new seat."""
    try:
        with path.open("rb") as file:
            return read_kept(file.read(largest), model)
    except OSError:
        return None


# -- notes: a line each, in a file beside the record's that is only added to -------------------------------------------


def _notes(path: Path) -> Path:
    return path.with_suffix(".notes")


def _begin_notes(path: Path, record: SeatRecord) -> None:
    """Begin the notes of a game, unless they have begun: a record is written more than once while it is dealt."""
    notes, head = _notes(path), _head(record) + b"\n"
    try:
        with notes.open("rb") as file:
            if file.read(len(head)) == head:
                return
    except OSError:
        pass  # there are none yet
    write_whole(notes, head)


def _head(record: SeatRecord) -> bytes:
    return record.game.hex().encode()


def _add_notes(path: Path, notes: Iterable[Note]) -> None:
    with suppress(OSError, DamagedFile), _notes(path).open("ab", buffering=0) as file:
        lines = b"".join(write_kept(note) + b"\n" for note in notes)
        file.write(lines)  # what is not kept is not known after this program was killed, and nothing else is lost


def _with_notes(path: Path, record: SeatRecord) -> SeatRecord:
    """A record with what was noted since it was written."""
    for note in _noted(path, record):
        record.take(note)
    return record


def _noted(path: Path, record: SeatRecord) -> Iterator[Note]:
    """What was noted of a record's game, up to the first line that is not whole."""
    try:
        with _notes(path).open("rb") as file:
            head, *lines = file.read(MOST_NOTES).split(b"\n")
    except OSError:
        return
    if head != _head(record):
        return
    for line in lines:
        note = read_kept(line, Note)
        if note is None:
            return
        yield note


def _take_away(path: Path) -> None:
    for file in (path, _notes(path)):
        with suppress(OSError):
            remove(file)


def _record(model: RecordModel) -> SeatRecord:
    return SeatRecord(**dict(model))
