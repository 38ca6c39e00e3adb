"""`svedesk rules`: which clauses of an edition of the Comprehensive Rules tests prove, and where code names them."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import svedesk
from svedesk.cli import materials
from svedesk.cli.clauses import Clause, ClauseList, ClauseMention, cited, marked, page, read_clauses
from svedesk.cli.console import Arguments, CommandError, Parser, by_beginning, say
from svedesk.data import resources
from svedesk.documents.writing import write_whole
from svedesk.engine.game import Game, Rulebook
from svedesk.games.registry import shipped_games

ROOMS_WITH_RULES = ("engine", "games", "decks")
LISTS = ("all", "proved", "not-proved", "not-executed", "definitions", "physical")


class Measure(NamedTuple):
    """An edition's clauses, and for each by its number the tests that prove it and the lines of code that name it."""

    of: ClauseList
    book: Rulebook
    proved: dict[str, list[str]]
    named: dict[str, list[str]]

    @property
    def title(self) -> str:
        """What the edition is called in full."""
        return f"{self.book.title} {self.of.edition}"

    @property
    def testable(self) -> list[Clause]:
        """The clauses that a test can prove."""
        return [clause for clause in self.of.clauses.values() if clause.testable]

    def listed(self, which: str) -> list[Clause]:
        """The clauses of one of `LISTS`."""
        if which == "all":
            return [clause for clause in self.of.clauses.values() if not clause.heading]
        if which == "physical":
            return [clause for clause in self.of.clauses.values() if clause.is_physical]
        if which == "definitions":
            return [clause for clause in self.of.clauses.values() if clause.defines]
        if which == "proved":
            return [clause for clause in self.testable if clause.id in self.proved]
        left = [clause for clause in self.testable if clause.id not in self.proved]
        return [clause for clause in left if which == "not-proved" or not self.of.executes(clause.id)]

    def state(self, clause: Clause) -> str:
        """What is known of a clause: a test proves it, none does, it is not executed yet, or there is nothing to
        prove."""
        if not clause.testable:
            return clause.kind
        if clause.id in self.proved:
            return "proved"
        return "not proved" if self.of.executes(clause.id) else "not executed yet"


def arguments(parser: Parser) -> None:
    """Which edition, which tests to look through, and how to print."""
    editions = tuple(read_clauses(_folder()))
    parser.add_argument(
        "--edition",
        type=by_beginning(editions),
        choices=editions,
        default=editions[0],
        metavar="NAME",
        help=f"edition of the rules: {', '.join(editions)} (default: {editions[0]})",
    )
    parser.add_argument("--tests", type=Path, metavar="FOLDER", help="the tests (default: those of this checkout)")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--list", choices=LISTS, metavar="WHICH", help=f"print these clauses: {', '.join(LISTS)}")
    parser.add_argument("--index", type=Path, metavar="FILE", help="write a page of clauses, code and tests")


def run(arguments: Arguments) -> int:
    """Print the clauses covered and not; status 1 when a test names a clause that does not exist."""
    lists = read_clauses(_folder())
    package = Path(svedesk.__file__).parent
    tests: Path = arguments.tests or package.parent / "tests"
    if arguments.tests is not None and not tests.is_dir():
        raise CommandError(f"The folder {tests} does not exist.")
    if not tests.is_dir():
        say("Without the tests no clause counts as covered. Give their folder with --tests FOLDER.")
    markers = [marker for marker in marked(tests) if _is_meant(marker)]
    unknown = [marker for marker in markers if _clause_meant(marker, lists) is None]
    measure = _measure(lists, arguments.edition, markers, package, materials.game())
    if arguments.index is not None:
        clauses = measure.of.clauses.values()
        write_whole(arguments.index, page(measure.title, clauses, measure.proved, measure.named).encode())
    elif arguments.json:
        print(json.dumps(_everything(measure, unknown), indent=1))
    elif arguments.list:
        state = measure.state if arguments.list == "all" else None
        listed = measure.listed(arguments.list)
        print("\n".join(f"{clause.id}: {f'{state(clause)}: ' if state else ''}{clause.tag}" for clause in listed))
    else:
        print("\n".join(_summary(measure)))
    first = next(iter(lists))
    for marker in unknown:
        of = f"{measure.book.title} {marker.edition or first}"
        say(f"{marker.where} names {marker.clause}, which is not a clause of {of}")
    return 1 if unknown else 0


def _folder() -> Path:
    return resources() / materials.game().rulebook.folder


def _is_meant(mention: ClauseMention) -> bool:
    """Whether a test is of this game."""
    name = materials.game().name
    return mention.game == name or (not mention.game and name == shipped_games().default_name)


def _clause_meant(mention: ClauseMention, lists: Mapping[str, ClauseList]) -> Clause | None:
    """The clause that a marker names, in the numbering that it says or else the first edition's."""
    among = lists.get(mention.edition) if mention.edition else next(iter(lists.values()))
    return among.clauses.get(mention.clause) if among else None


def _measure(
    lists: Mapping[str, ClauseList], edition: str, markers: Iterable[ClauseMention], package: Path, game: Game
) -> Measure:
    """A marker counts for every edition that has the same clause, under whatever number, if the test is for it."""
    of = lists[edition]
    numbers: dict[tuple[str, str], list[str]] = defaultdict(list)
    for clause in of.clauses.values():
        numbers[clause.root].append(clause.id)
    proved: dict[str, list[str]] = defaultdict(list)
    for marker in markers:
        wanted = _clause_meant(marker, lists)
        if wanted is not None and (not marker.played_by or edition in marker.played_by):
            for number in numbers.get(wanted.root, ()):
                if marker.where not in proved[number]:
                    proved[number].append(marker.where)
    # Code names clauses by the first edition's numbers, later ones where that has none.
    known = frozenset(number for _, number in numbers)
    named: dict[str, list[str]] = defaultdict(list)
    for room in ROOMS_WITH_RULES:
        for place in cited(package / room, known, game.rulebook.clause):
            named[place.clause].append(place.where)
    subjects = {clause.id: named[clause.root[1]] for clause in of.clauses.values() if clause.root[1] in named}
    return Measure(of, game.rulebook, dict(proved), subjects)


def _everything(measure: Measure, unknown: Iterable[ClauseMention]) -> dict[str, object]:
    covered = [clause.id for clause in measure.listed("proved")]
    wrong: dict[str, list[str]] = defaultdict(list)
    for marker in unknown:
        wrong[marker.clause].append(marker.where)
    return {
        "rules": measure.title,
        "testable": len(measure.testable),
        "covered": len(covered),
        "covered_clauses": covered,
        "not_covered": {clause.id: clause.tag for clause in measure.listed("not-proved")},
        "not_executed": [clause.id for clause in measure.listed("not-executed")],
        "definitions": {clause.id: clause.tag for clause in measure.listed("definitions")},
        "physical": {clause.id: clause.tag for clause in measure.listed("physical")},
        "states": {clause.id: measure.state(clause) for clause in measure.listed("all")},
        "tests": measure.proved,
        "code": measure.named,
        "unknown": wrong,
    }


def _summary(measure: Measure) -> Iterator[str]:
    """One line for each chapter, how many clauses only define, and what is proved by no test."""
    chapters: dict[str, list[Clause]] = defaultdict(list)
    for clause in measure.testable:
        chapters[clause.id.partition(".")[0]].append(clause)
    yield f"{measure.title}: chapter, clauses a test can prove, proved, named in code"
    for chapter, members in chapters.items():
        yield _row(chapter, members, measure)
    yield _row("all", measure.testable, measure)
    yield f"definitions: {len(measure.listed('definitions'))}"
    whole, physical = len(measure.listed("all")), len(measure.listed("physical"))
    yield f"about the cardboard: {physical}; clauses in all: {whole}"
    not_executed = {clause.id for clause in measure.listed("not-executed")}
    gaps = [clause.id for clause in measure.listed("not-proved") if clause.id not in not_executed]
    if gaps:
        yield f"proved by no test: {' '.join(gaps)}"
    if not_executed:
        yield f"not executed yet: {' '.join(clause for clause in measure.of.clauses if clause in not_executed)}"


def _row(name: str, members: list[Clause], measure: Measure) -> str:
    proved = sum(clause.id in measure.proved for clause in members)
    named = sum(clause.id in measure.named for clause in members)
    return f"{name:>4} {len(members):5} {proved:5} {named:5}"
