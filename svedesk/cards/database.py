"""The card library on this machine: an SQLite database of what imports brought, each import taken back as one. One that
is damaged is set aside."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from platformdirs import user_data_path

from svedesk.cards.entry import TEXTS, LibraryEntry, entry_of
from svedesk.documents.damaged import DamagedFile, readable, why
from svedesk.documents.paths import damaged_name, path_of
from svedesk.documents.writing import moving, replace
from svedesk.engine.game import Game

if TYPE_CHECKING:
    import sqlite3

    from svedesk.cards.report import Report


VERSION = 2
TIMEOUT = 5.0
"""Seconds to wait for another svedesk that is changing the library."""
KEPT = 50
"""How many imports can be taken back."""

_TABLES = """
create table if not exists prints (
    number text primary key, row text not null, text text not null, text_ja text not null
);
create table if not exists imports (
    id integer primary key, file text not null, made text not null, new integer not null, changed integer not null
);
create table if not exists before (import integer not null, number text not null, row text, text text, text_ja text);
create index if not exists before_import on before (import);
create table if not exists reports (import integer primary key, told text not null);
"""


_OF_AN_IMPORT = (("before", "import"), ("reports", "import"), ("imports", "id"))
"""Where something of an import stands, with the column of its id."""


class Import(NamedTuple):
    """One import that can be taken back: its file (see `is_folder`), when it was made (UTC, ISO 8601), how many prints
    were new and how many it changed."""

    file: str
    made: str
    new: int
    changed: int


def is_folder(file: str) -> bool:
    """Whether an import was of a folder of pictures: of one the whole path is kept (`path_text`), of a file its
    name."""
    return path_of(file).is_absolute()


def library_path() -> Path:
    """Where this user's card library is."""
    return user_data_path("svedesk", appauthor=False) / "library.sqlite"


class Database:
    """The library's file: the imported cards of one game. Made when something is first kept in it; what is not there is
    empty.

    Its methods raise `DamagedFile` when the file can't be used; nothing has changed then.
    """

    def __init__(self, game: Game, path: Path | None = None) -> None:
        self.game, self.path = game, path or library_path()

    def check(self) -> None:
        """Look through the whole file. Raises `DamagedFile` when it is damaged anywhere."""
        if not self.path.exists():
            return
        with self._open() as connection:
            check = connection.execute("pragma quick_check(1)").fetchone()[0]
        if check != "ok":
            raise self._damaged(str(check))

    def rows(self, *, texts: bool = True) -> Iterator[dict[str, Any]]:
        """What imports told of each print, in the order of collector numbers; without `texts`, no rules text, which is
        most of it."""
        if not self.path.exists():
            return
        columns = "number, row, text, text_ja" if texts else "number, row"
        with self._open() as connection:
            rows = connection.execute(f"select {columns} from prints order by number").fetchall()
        try:
            # One text for all rows is read several times as fast as one for each.
            facts = json.loads("[" + ",".join(row[1] for row in rows) + "]")
            if len(facts) != len(rows):
                raise ValueError("rows")
        except (ValueError, TypeError) as error:
            raise self._damaged("rows") from error
        for (number, _, *written), row in zip(rows, facts, strict=True):
            if not isinstance(row, dict) or not all(isinstance(value, str) for value in (number, *written)):
                raise self._damaged(str(number))
            if row.pop("game", self.game.name) == self.game.name:  # in older files no row says which
                yield {"number": number, **row, **dict(zip(TEXTS, written, strict=False))}

    def entries(self, *, texts: bool = True) -> tuple[LibraryEntry, ...]:
        """The prints whose facts the imports told."""
        return self.entries_in(self.rows(texts=texts))

    def entries_in(self, rows: Iterable[Mapping[str, Any]]) -> tuple[LibraryEntry, ...]:
        """The prints whose facts these of `rows` tell."""
        cards = []
        for row in rows:
            try:
                if row.get("kind"):
                    cards.append(entry_of(row, self.game.facts))
            except (TypeError, ValueError) as error:
                raise self._damaged(str(row["number"])) from error
        return tuple(cards)

    def imports(self) -> tuple[Import, ...]:
        """The imports that can be taken back, the newest first."""
        if not self.path.exists():
            return ()
        with self._open() as connection:
            rows = connection.execute("select file, made, new, changed from imports order by id desc").fetchall()
        if not all(map(_tells_an_import, rows)):
            raise self._damaged("imports")
        return tuple(Import(*row) for row in rows)

    def report(self, made: Import) -> Report | None:
        """What an import reported. None for one that can no longer be taken back, or was made by an older svedesk,
        which kept no reports."""
        if not self.path.exists():
            return None
        with self._open() as connection:
            row = connection.execute(
                "select told from imports join reports on import = id "
                "where file = ? and made = ? and new = ? and changed = ? order by id desc limit 1",
                made,
            ).fetchone()
        if row is None:
            return None
        from svedesk.cards.kept_reports import report_of  # it is seldom wanted, and loads pydantic

        try:
            return report_of(made.file, row[0])
        except (ValueError, TypeError) as error:
            raise DamagedFile("report-damaged", file=made.file.rpartition("/")[2]) from error

    def sources(self) -> dict[str, str]:
        """The file of cards that each print was brought or changed by last, as far as imports can be taken back. A
        folder of pictures brings none."""
        if not self.path.exists():
            return {}
        with self._open() as connection:
            rows = connection.execute(
                "select before.number, imports.file from before join imports on imports.id = before.import "
                "order by imports.id"
            ).fetchall()
        folders = {file for file in {file for _, file in rows} if is_folder(file)}
        return {number: file for number, file in rows if file not in folders}

    def state(self) -> tuple[object, ...]:
        """What is another when the library has changed; () while it is empty."""
        if not self.path.exists():
            return ()
        with self._open() as connection:
            return _state(connection)

    def keep(
        self,
        file: str,
        rows: Iterable[Mapping[str, Any]],
        new: int,
        *,
        report: str = "",
        on_row: Callable[[], object],
        since: tuple[object, ...] | None = None,
    ) -> None:
        """Keep these rows in place of those with their numbers, as one import; `new` of them were not known, and
        `report` is what is kept of its report.

        `on_row` is called before each; what it raises ends the import, and then nothing has changed. Nothing does
        either when the library's `state` is no longer that of `since`, which the rows were made from.
        """
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.path.touch(0o600)  # the user's own, like all that is written
        except OSError as error:
            raise DamagedFile("library-stuck", why(error), file=self.path.name) from error
        with self._open() as connection, connection:
            connection.execute("begin immediate")
            if since is not None and _state(connection) != since:
                raise DamagedFile("library-changed", file=self.path.name)
            made = datetime.now(UTC).isoformat(timespec="seconds")
            named = file if is_folder(file) else readable(file, 300)
            cursor = connection.execute(
                "insert into imports (file, made, new, changed) values (?, ?, ?, 0)", (named, made, new)
            )
            count = 0
            for row in rows:
                on_row()
                self._put(connection, cursor.lastrowid, dict(row))
                count += 1
            connection.execute("update imports set changed = ? where id = ?", (count - new, cursor.lastrowid))
            if report:
                connection.execute("insert into reports values (?, ?)", (cursor.lastrowid, report))
            for table, column in _OF_AN_IMPORT:
                connection.execute(f"delete from {table} where {column} <= ?", ((cursor.lastrowid or 0) - KEPT,))

    def undo(self) -> Import | None:
        """Take the newest import back: every print is as it was before. None when there is no import left."""
        if not self.path.exists():
            return None
        with self._open() as connection, connection:
            connection.execute("begin immediate")
            return _undo_newest(connection)

    def undo_all(self, made: Sequence[Import]) -> None:
        """Take these imports back, the last first. Nothing has changed when they are not the newest ones there are."""
        if not self.path.exists():
            raise DamagedFile("library-changed", file=self.path.name)
        with self._open() as connection, connection:
            connection.execute("begin immediate")
            for change in made:
                if _undo_newest(connection) != change:
                    raise DamagedFile("library-changed", file=self.path.name)

    def _put(self, connection: sqlite3.Connection, key: int | None, row: dict[str, Any]) -> None:
        number = row.pop("number")
        written = [row.pop(field, "") for field in TEXTS]
        row["game"] = self.game.name  # one file holds the cards of all games
        connection.execute(
            "insert into before select ?, numbers.n, row, text, text_ja from (select ? as n) as numbers "
            "left join prints on prints.number = numbers.n",
            (key, number),
        )
        connection.execute(
            "insert or replace into prints values (?, ?, ?, ?)", (number, json.dumps(row, ensure_ascii=False), *written)
        )

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """The database, with its tables; what goes wrong with it is a sentence."""
        import sqlite3  # a start without imports does without

        try:
            # Transactions are begun by hand: Python's own way of beginning them differs between versions.
            with closing(sqlite3.connect(self.path, timeout=TIMEOUT, isolation_level=None)) as connection:
                version = connection.execute("pragma user_version").fetchone()[0]
                if version > VERSION:
                    raise DamagedFile("library-newer", file=self.path.name)
                if version < VERSION:
                    connection.executescript(f"begin immediate; {_TABLES} pragma user_version = {VERSION}; commit;")
                yield connection
        except sqlite3.OperationalError as error:
            raise DamagedFile("library-stuck", readable(str(error)), file=self.path.name) from error
        except (sqlite3.DatabaseError, OverflowError, UnicodeError) as error:
            raise self._damaged(str(error)) from error

    def _damaged(self, reason: str) -> DamagedFile:
        return DamagedFile("library-damaged", readable(reason), readable(str(self.path), 300), file=self.path.name)


def _undo_newest(connection: sqlite3.Connection) -> Import | None:
    row = connection.execute("select id, file, made, new, changed from imports order by id desc limit 1").fetchone()
    if row is None:
        return None
    (key, *rest) = row
    connection.execute("delete from prints where number in (select number from before where import = ?)", (key,))
    connection.execute(
        "insert into prints select number, row, text, text_ja from before where import = ? and row is not null", (key,)
    )
    for table, column in _OF_AN_IMPORT:
        connection.execute(f"delete from {table} where {column} = ?", (key,))
    return Import(*rest)


def _tells_an_import(row: Sequence[object]) -> bool:
    file, made, new, changed = row
    try:
        datetime.fromisoformat(str(made))
    except ValueError:
        return False
    return isinstance(file, str) and isinstance(made, str) and isinstance(new, int) and isinstance(changed, int)


def _state(connection: sqlite3.Connection) -> tuple[object, ...]:
    newest = connection.execute("select id, made, file, changed from imports order by id desc limit 1").fetchone()
    return () if newest is None else tuple(newest)


_BESIDE = ("", "-journal", "-wal", "-shm")
"""What SQLite adds to the name of a database for its files beside it, which belong to it only."""


def damage(database: Database) -> DamagedFile | None:
    """What is wrong with a card library; None where it is whole or not there. Raises `DamagedFile` for one that can't
    be looked into now: another program has it, or a newer svedesk wrote it."""
    try:
        database.check()
        database.entries()
        database.imports()
    except DamagedFile as damaged:
        if damaged.message.key == "library-damaged":
            return damaged
        raise
    return None


def set_aside(database: Database, now: datetime) -> Path | None:
    """Give a card library that is damaged a name with the date, beside its place; returns that, or None where there is
    no damage and nothing was done. Raises `DamagedFile`."""
    if damage(database) is None:
        return None
    path = database.path
    aside = damaged_name(path, now)
    with moving(path.name):
        for more in reversed(_BESIDE):  # the library itself last: until then it is where it was
            beside = path.with_name(path.name + more)
            if beside.exists():
                replace(beside, aside.with_name(aside.name + more))
    return aside
