"""What a guest keeps to come back into its seat after its program was killed: a file only the user can read."""

from __future__ import annotations

from pathlib import Path

from svedesk.documents.writing import write_whole
from svedesk.net.code import BadCode, JoinCode, read_code
from svedesk.net.seat_record import SeatRecord
from svedesk.wire.net_kept import LARGEST, Kept, RecordModel, TicketModel, read_kept

KEPT = 20
"""Tickets of as many games; the oldest go first."""


class Ticket:
    """One seat at one host, kept in a file from the moment the host let this program in."""

    def __init__(self, path: Path, code: JoinCode, name: str) -> None:
        self.path, self.code, self.name = path, code, name
        self.token, self.seat = "", -1
        self.record: SeatRecord | None = None

    @classmethod
    def of(cls, folder: Path, code: JoinCode, name: str) -> Ticket:
        """The ticket for this host and this name: the one kept, or a new one."""
        path = folder / f"{(code.fingerprint + code.secret).hex()}-{name.encode().hex()[:80]}.ticket"
        kept = _read(path, TicketModel)
        ticket = cls(path, code, name)
        if kept is not None:
            ticket.token, ticket.seat = kept.token, kept.seat
            ticket.record = _record(kept.record) if kept.record else None
        return ticket

    def welcomed(self, token: str, seat: int) -> None:
        """The host let this program in, into this seat."""
        if (token, seat) != (self.token, self.seat):
            self.token, self.seat, self.record = token, seat, None
            self._save()

    def write(self, record: SeatRecord) -> None:
        """Keep the record of the game that is played."""
        self.record = record
        self._save()

    def forget(self) -> None:
        """The game is over or left: there is nothing to come back to."""
        self.token, self.record = "", None
        self.path.unlink(missing_ok=True)

    def _save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        model = _model(self.record) if self.record else None
        content = TicketModel(code=self.code.text(), name=self.name, token=self.token, seat=self.seat, record=model)
        write_whole(self.path, content.model_dump_json().encode())
        others = sorted(self.path.parent.glob("*.ticket"), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in others[KEPT:]:
            old.unlink(missing_ok=True)


class OwnRecord:
    """The record of the host's own seat, kept in its room's folder."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, record: SeatRecord) -> None:
        """Keep the record of the game that is played."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, _model(record).model_dump_json().encode())

    def read(self) -> SeatRecord | None:
        """The record kept, None when there is none."""
        kept = _read(self.path, RecordModel)
        return _record(kept) if kept else None


def newest(folder: Path) -> Ticket | None:
    """The ticket of the game joined last, None when there is none that can be read."""
    for path in sorted(folder.glob("*.ticket"), key=lambda one: one.stat().st_mtime, reverse=True):
        kept = _read(path, TicketModel)
        if kept is None or not kept.token:
            continue
        try:
            code = read_code(kept.code)
        except BadCode:
            continue
        return Ticket.of(folder, code, kept.name)
    return None


def _read(path: Path, model: type[Kept]) -> Kept | None:
    """A file's content; one that is not there or not right is as good as none: the host is asked for a new seat."""
    try:
        with path.open("rb") as file:
            return read_kept(file.read(LARGEST), model)
    except OSError:
        return None


def _model(record: SeatRecord) -> RecordModel:
    return RecordModel(
        seat=record.seat,
        game=record.game.hex(),
        host=record.host.hex(),
        own=record.own.hex(),
        promises=tuple(one.hex() for one in record.promises),
    )


def _record(model: RecordModel) -> SeatRecord:
    record = SeatRecord(model.seat, bytes.fromhex(model.game), bytes.fromhex(model.host), bytes.fromhex(model.own))
    record.promises = tuple(bytes.fromhex(one) for one in model.promises)
    return record
