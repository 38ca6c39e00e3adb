"""Bringing rows into the card library, whichever list they are from: one import, all of it or nothing."""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from itertools import count
from typing import Any

from pydantic import ValidationError

from svedesk.cards.database import Database
from svedesk.cards.draft import RowDraft, kind_by_the_rest, with_pairs
from svedesk.cards.entry import (
    BESIDES,
    TEXTS,
    LibraryEntry,
    aliases_in,
    entry_of,
    lacks_japanese_name,
    shipped_entry,
)
from svedesk.cards.kept_reports import report_text
from svedesk.cards.library import Library, folded, shipped_library
from svedesk.cards.models import EntryRow, form_of, row_fields
from svedesk.cards.quick_icon import quick_in_list, with_known_quick
from svedesk.cards.report import NOBODY, ProgressWatch, Remark, Report, What
from svedesk.cards.spelling import collector_number
from svedesk.documents.damaged import first_mistake, readable
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message

_TELLING = ("kind", "special", "classes", "cost", "attack", "defense")
_ANOTHER = 3
"""So many of these differ, and two rows of one number are of different cards."""
_NO_KIND = "unknown"
"""The type of a card of which no list tells it: it can be found and seen, and waits for one that does."""
_NEARLY_ALL = 0.9
_ALIASES = 10
"""Names of one card that are kept besides its own, the last ones."""
_EVERY = 20
"""Rows between two times that progress is told."""


def bring(
    database: Database,
    file: str,
    drafts: Sequence[RowDraft],
    watch: ProgressWatch = NOBODY,
    shipped: Library | None = None,
    remarks: Sequence[Remark] = (),
) -> Report:
    """Keep these rows, and with them what there is to report; `remarks` are what was said of their file before. Raises
    `Cancelled` and `DamagedFile`; nothing has changed then.

    Facts of cards that come with the program (`shipped`) stay as they are: scripts rely on them.
    """
    since = database.state()
    work = _of(database, shipped)
    total = 2 * len(drafts)
    work.take_all(drafts, watch, total)
    report = work.report(file, remarks)
    if work.staged:
        steps = iter(range(len(drafts), total))
        database.keep(
            file,
            work.staged.values(),
            len(work.new),
            report=report_text(report),
            on_row=lambda: watch.step(next(steps, total), total),
            since=since,
        )
    watch.progress(total, total)  # it is done: too late to stop it
    return report


def tried(
    database: Database,
    file: str,
    drafts: Sequence[RowDraft],
    watch: ProgressWatch = NOBODY,
    shipped: Library | None = None,
    remarks: Sequence[Remark] = (),
) -> Report:
    """What bringing these rows would do; nothing is kept. Raises `Cancelled` and `DamagedFile`."""
    work = _of(database, shipped)
    work.take_all(drafts, watch, len(drafts))
    return work.report(file, remarks)


def entries_of(drafts: Sequence[RowDraft], shipped: Library, facts: type[Facts]) -> tuple[LibraryEntry, ...]:
    """The prints that rows tell of, by number; nothing is kept. Of one that comes with the program only texts are taken
    from the rows."""
    work = _Work((), shipped, facts)
    work.take_all(drafts, NOBODY, len(drafts))
    return tuple(
        shipped_entry(shipped[number], row) if number in shipped else entry_of(row, facts)
        for number, row in sorted(work.staged.items())
    )


def undecided_numbers(drafts: Iterable[RowDraft], facts: type[Facts]) -> int:
    """How many numbers are another card's in the English edition, where no row has a name or says its edition."""
    plain = [row for row in drafts if row.values.get("number")]
    if any(_name(row.values) or row.values["number"].endswith("EN") for row in plain):
        return 0
    numbers = (row.values["number"] for row in plain)
    return sum(number not in (facts.numbers_of_english(number) or (number,)) for number in numbers)


def with_english_numbers(drafts: Iterable[RowDraft]) -> list[RowDraft]:
    """Rows whose numbers are those of the English edition, though they do not say so."""

    def english(row: RowDraft) -> dict[str, str]:
        return {field: f"{row.values[field]}EN" for field in ("number", "variant_of") if row.values.get(field)}

    return [row._replace(values={**row.values, **english(row)}) for row in drafts]


def _of(database: Database, shipped: Library | None) -> _Work:
    game = database.game
    return _Work(database.rows(), shipped_library(game) if shipped is None else shipped, game.facts)


class _Work:
    """What is known before the import, and what it makes of it."""

    def __init__(self, known: Iterable[Mapping[str, Any]], shipped: Library, facts: type[Facts]) -> None:
        self._form = form_of(EntryRow, facts)
        self._facts = facts
        self.shipped = shipped
        self.known = {str(row["number"]): _without_nothing(row) for row in known}
        self.staged: dict[str, dict[str, Any]] = {}
        self.seen: set[str] = set()
        self.new: dict[str, None] = {}
        self.changed: dict[str, None] = {}
        self.same: dict[str, None] = {}
        self.untold = set[str]()
        """The spells of which the list does not tell whether they have Quick."""
        self._types_told = False
        """Whether the list tells the type of nearly all its cards, so that what has none is no card, but an aid; or
        tells all in words that somebody has to settle."""
        self.remarks: list[Remark] = []
        self._numbers: dict[str, dict[str, None]] = {}
        self._japanese: dict[str, str] = {}
        self._english: dict[str, str] = {}
        for card in shipped.values():
            self._learn(asdict(card))
        for row in self.known.values():
            self._learn(row)

    def report(self, file: str, before: Sequence[Remark] = ()) -> Report:
        """What came of all rows; what was remarked `before` them stands after."""
        counts = (tuple(self.new), tuple(self.changed), tuple(self.same))
        return Report(file, *counts, (*self.remarks, *before))

    def take_all(self, drafts: Sequence[RowDraft], watch: ProgressWatch, total: int) -> None:
        """Stage all of these rows, of the `total` steps the whole work has. Raises `Cancelled`."""
        english = self._are_english(drafts)
        if english:
            self._remark("odd", "", Message("odd-english-list"))
        elif undecided := undecided_numbers(drafts, self._facts):
            self._remark("odd", "", Message("odd-english-undecided", (undecided,)))
        typed = sum("kind" in row.values for row in drafts)
        in_other_words = any(oddity.key == "odd-type" for row in drafts for oddity in row.oddities)
        self._types_told = typed > _NEARLY_ALL * len(drafts) or (in_other_words and not typed)
        for done, row in enumerate(self._with_quick(drafts)):
            if done % _EVERY == 0:
                watch.step(done, total)
            self.take(self._in_library(row, english=english))
        if self.untold:
            self._remark("odd", "", Message("odd-no-quick", (len(self.untold),)))
        self._join_faces()

    def _join_faces(self) -> None:
        """Tell the faces of cards that have two of each other; says of which the other is not there."""
        for number, row in list(self.staged.items()):
            other = "" if row.get("front") or row.get("back") else self._facts.other_face(number, row)
            there = other in self.staged or other in self.known or other in self.shipped
            if other and not there:
                self._remark("odd", number, Message("odd-no-other-face", (other,)))
            elif other and other not in self.shipped:
                self.staged[number] = {**row, "back" if other > number else "front": other}

    def take(self, row: RowDraft) -> None:
        """Stage one row, or say why not."""
        number = row.values.get("number", "") or self._number_by_name(row)
        if not number:
            return
        number = self._number_of_name(number, row)
        number = self._number_of_its_own(number, row) if number in self.seen else number
        number = self._number_in_language(number, row)
        before = self._before(number)
        printed = self.shipped.get(number)
        if not (printed or before or "kind" in row.values):
            kind = kind_by_the_rest(row.values, self._facts)
            if not kind and (self._types_told or not (_name(row.values) and collector_number(number))):
                self._remark("unknown", row.place, Message("unknown-kind", (readable(_name(row.values)) or number,)))
                return
            oddities = row.oddities if kind else (*row.oddities, Message("odd-no-type"))
            row = row._replace(values={**row.values, "kind": kind or _NO_KIND}, oddities=oddities)
        try:
            brought = row_fields(self._form.model_validate(self._whole(number, row, before, printed)))
        except ValidationError as error:
            what, place, details = first_mistake(error.errors(include_url=False))
            self._remark("refused", row.place, Message(f"refused-{what}", (place or number, 1, *details)))
            return
        for oddity in row.oddities:
            self._remark("odd", number, oddity)
        if number in self.seen:
            self._remark("odd", number, Message("odd-twice"))
        self.seen.add(number)
        aliases = _aliases(before, brought, printed)
        brought = with_known_quick(row.quick, before, brought)
        if printed:
            own = ("name_ja",) if self._names_in_japanese(brought, printed) else ()
            self._compare(number, {field: value for field, value in brought.items() if field not in own}, printed)
            brought = {field: brought[field] for field in ("number", *own, *TEXTS, *BESIDES) if field in brought}
            brought.pop("quick", None)
        elif brought.get("quick") == "unknown" and self.shipped.keys().isdisjoint(self._prints(brought)):
            self.untold.add(number)
        if before.get("picture") and row.values.keys() > {"number", "picture"}:
            brought["picture"] = before["picture"]  # which one lies here is known better than the list tells
        after = _without_nothing({**before, **brought, **({"aliases": aliases} if aliases else {})})
        self._stage(number, after)
        self._learn(after)

    def _names_in_japanese(self, brought: Mapping[str, Any], printed: Facts) -> bool:
        """Whether a row tells the Japanese name of a card that has none here, beside the English one it has."""
        same = folded(brought.get("name", "")) == folded(printed.name)
        other = folded(brought.get("name_ja", "")) not in ("", folded(printed.name))
        return lacks_japanese_name(printed) and same and other

    def _with_quick(self, drafts: Sequence[RowDraft]) -> Iterator[RowDraft]:
        """The rows, those of spells with what the whole list says of their Quick."""
        says = iter(quick_in_list([(row.quick, row.values) for row in drafts if self._may_be_quick(row)]))
        yield from (row._replace(quick=next(says)) if self._may_be_quick(row) else row for row in drafts)

    def _may_be_quick(self, row: RowDraft) -> bool:
        kind = self._facts.MAY_HAVE_QUICK
        tells = row.quick or any(row.values.get(field) for field in TEXTS)
        return bool(kind and tells and row.values.get("kind") == kind)

    def _are_english(self, drafts: Iterable[RowDraft]) -> bool:
        """Whether numbers that do not say their edition are English ones: more of them have the names beside them."""
        agreeing = [0, 0]
        for row in drafts:
            number, name = row.values.get("number", ""), folded(_name(row.values))
            if number and name and not number.endswith("EN"):
                for edition, numbers in enumerate(((number,), self._facts.numbers_of_english(number))):
                    agreeing[edition] += any(name in self._names(known) for known in numbers)
        return agreeing[1] > agreeing[0]

    def _in_library(self, row: RowDraft, *, english: bool) -> RowDraft:
        """A row with its numbers as the library has them; an English one of which no card is known stays as it is."""
        values = dict(row.values)
        for field in ("number", "variant_of"):
            number = values.get(field, "")
            if not number or number in self.known or not (english or number.endswith("EN")):
                continue
            numbers, name = self._facts.numbers_of_english(number), folded(_name(values))
            if numbers:
                values[field] = next((known for known in numbers if name in self._names(known)), numbers[0])
            else:
                values[field] = f"{number.removesuffix('EN')}EN"
                self._remark("odd", row.place, Message("odd-english-number"))
        return row._replace(values=values)

    def _names(self, number: str) -> set[str]:
        """What a known card is called."""
        printed, before = self.shipped.get(number), self._before(number)
        names = (*(printed.names if printed else ()), before.get("name", ""), before.get("name_ja", ""))
        return set(filter(None, map(folded, names)))

    def _prints(self, row: Mapping[str, Any]) -> Iterable[str]:
        """The known numbers of cards with the row's name."""
        return self._numbers.get(folded(_name(row)), ())

    def _before(self, number: str) -> dict[str, Any]:
        return self.staged.get(number, self.known.get(number, {}))

    def _number_in_language(self, number: str, row: RowDraft) -> str:
        """The number, with its language behind it where it is another card's in the other language, as with promotional
        cards. One that is only told a little differently is the same card: lists have mistakes."""
        before = self._before(number)
        mine, theirs = ({"name", "name_ja"} & names.keys() for names in (row.values, before))
        if len(mine) != 1 or len(theirs) != 1 or mine == theirs:
            return number
        fields = [field for field in _TELLING if field in row.values or field == "special"]
        others = [field for field in fields if row.values.get(field, "") != before.get(field, "")]
        if len([field for field in others if field in before or field == "special"]) < _ANOTHER:
            return number
        own = f"{number}{'EN' if 'name' in mine else 'JP'}"
        self._remark("odd", number, Message("odd-another", (readable(_name(before)), own)))
        return own

    def _number_of_name(self, number: str, row: RowDraft) -> str:
        """The number of the card with the row's name, where names tell cards apart and the row's number is that of a
        card with another name: its text would be given to that one."""
        name, printed = folded(_name(row.values)), self.shipped.get(number)
        if not self._facts.KNOWN_BY_NAME or printed is None or not name or name in self._names(number):
            return number
        named = next(iter(self._prints(row.values)), "")
        if named:
            self._remark(
                "odd", number, Message("odd-name-decides", (readable(printed.name), readable(_name(row.values)), named))
            )
        return named or number

    def _number_of_its_own(self, number: str, row: RowDraft) -> str:
        """A number for a card whose number another card of this list has, where names tell cards apart."""
        name = folded(_name(row.values))
        if not self._facts.KNOWN_BY_NAME or not name or name in self._names(number):
            return number
        own = next(
            f"{number}-{n}"
            for n in count(2)
            if name in self._names(f"{number}-{n}") or f"{number}-{n}" not in self.seen
        )
        other = self.shipped[number].name if number in self.shipped else _name(self._before(number))
        self._remark("odd", own, Message("odd-number-taken", (readable(other), own)))
        return own

    def _stage(self, number: str, after: dict[str, Any]) -> None:
        known = self.known.get(number)
        for group in (self.new, self.changed, self.same):
            group.pop(number, None)
        if after == known or (known is None and after.keys() <= {"number"}):
            self.same[number] = None
            self.staged.pop(number, None)
            return
        (self.new if known is None and number not in self.shipped else self.changed)[number] = None
        self.staged[number] = after

    def _whole(self, number: str, row: RowDraft, before: Mapping[str, Any], printed: Facts | None) -> dict[str, Any]:
        """The row with what it leaves out and its card is known to have."""
        known = {} if printed is None else {"kind": printed.kind, "name": printed.name, "name_ja": printed.name_ja}
        needed = {**known, **{key: before[key] for key in ("kind", "name", "name_ja") if key in before}}
        values = with_pairs(row.values, self._japanese, self._english)
        return {**needed, **values, "number": number}

    def _compare(self, number: str, brought: Mapping[str, Any], printed: Facts) -> None:
        own = asdict(printed)
        for field in ("name", "name_ja", "kind", "special", "cost", "attack", "defense"):
            value = brought.get(field)
            same = folded(str(value)) == folded(str(own[field]))
            if value is not None and not same:
                self._remark("odd", number, Message("odd-differs", (field, str(own[field]))))
        limit = brought.get("deck_limit")
        if limit is not None and limit != own["deck_limit"]:
            self._remark("odd", number, Message("odd-differs", ("deck_limit", str(own["deck_limit"]))))

    def _number_by_name(self, row: RowDraft) -> str:
        """The number of the only print with the row's name; says so when there is no such print."""
        name = _name(row.values)
        numbers = self._numbers.get(folded(name), {})
        if len(numbers) == 1 or (numbers and self._facts.KNOWN_BY_NAME):
            return next(iter(numbers))
        if name and self._facts.KNOWN_BY_NAME:
            self._remark("odd", row.place, Message("odd-no-number", (readable(name),)))
            return _number_from(name)
        if not name:
            self._remark("unknown", row.place, Message("unknown-nameless"))
        elif numbers:
            self._remark("unknown", row.place, Message("unknown-several", (readable(name), len(numbers))))
        else:
            self._remark("unknown", row.place, Message("unknown-no-number", (readable(name),)))
        return ""

    def _learn(self, row: Mapping[str, Any]) -> None:
        for field in ("name", "name_ja"):
            if row.get(field):
                self._numbers.setdefault(folded(row[field]), {})[row["number"]] = None
        for english, japanese in zip(row.get("traits", ()), row.get("traits_ja", ()), strict=False):
            if english != japanese:
                self._japanese.setdefault(english, japanese)
                self._english.setdefault(japanese, english)

    def _remark(self, what: What, place: str, message: Message) -> None:
        self.remarks.append(Remark(what, place, message))


def _number_from(name: str) -> str:
    """A number for a card that a list tells by its name alone."""
    plain = re.sub("[^a-z0-9]+", "-", unicodedata.normalize("NFKD", name).casefold()).strip("-")[:24].strip("-")
    return f"X-{plain}-{zlib.crc32(name.encode()):08x}".replace("--", "-")


def _name(values: Mapping[str, Any]) -> str:
    return str(values.get("name") or values.get("name_ja") or "")


def _aliases(before: Mapping[str, Any], brought: Mapping[str, Any], printed: Facts | None) -> list[str]:
    """The names that lists gave a card besides those it has: a deck may name it by any of them."""
    names = [row[field] for row in (before, brought) for field in ("name", "name_ja") if row.get(field)]
    now = {**before, **brought}
    own = printed.names if printed else (now.get("name", ""), now.get("name_ja", ""))
    known = {folded(name) for name in own}
    others = {folded(name): name for name in (*aliases_in(before), *names) if folded(name) not in known}
    return list(others.values())[-_ALIASES:]


def _without_nothing(row: Mapping[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in row.items() if value != ""}
