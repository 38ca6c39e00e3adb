"""`svedesk rules`: which clauses of the Comprehensive Rules tests prove, and where code names them."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import svedesk
from svedesk.cli.clauses import Clause, ClauseMention, cited, marked, read_clauses
from svedesk.cli.console import CommandError, say
from svedesk.cli.parser import Arguments, Parser
from svedesk.cli.rules_index import page
from svedesk.data import resources
from svedesk.documents.writing import write_whole

ROOMS_WITH_RULES = ("engine", "games", "decks")


def arguments(parser: Parser) -> None:
    """Which tests to look through, and how to print."""
    parser.add_argument("--tests", type=Path, metavar="FOLDER", help="the tests (default: those of this checkout)")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--index", type=Path, metavar="FILE", help="write a page of clauses, code and tests")


def run(arguments: Arguments) -> int:
    """Print the clauses covered and not; status 1 when a test names a clause that does not exist."""
    edition, clauses = read_clauses(resources() / "rules" / "clauses.json")
    package = Path(svedesk.__file__).parent
    tests: Path = arguments.tests or package.parent / "tests"
    if arguments.tests is not None and not tests.is_dir():
        raise CommandError(f"The folder {tests} does not exist.")
    if not tests.is_dir():
        say("Without the tests no clause counts as covered. Give their folder with --tests FOLDER.")
    proved = _by_clause(marked(tests))
    known = frozenset(clause.id for clause in clauses)
    named = _by_clause(one for room in ROOMS_WITH_RULES for one in cited(package / room, known))
    unknown = {clause: where for clause, where in proved.items() if clause not in known}
    if arguments.index is not None:
        write_whole(arguments.index, page(edition, clauses, proved, named).encode())
    elif arguments.json:
        print(json.dumps(_everything(edition, clauses, proved, named, unknown), indent=1))
    else:
        print("\n".join(_summary(edition, clauses, proved, named)))
    for clause, where in unknown.items():
        say(f"{where[0]} names {clause}, which is not a clause of {edition}")
    return 1 if unknown else 0


def _by_clause(found: Iterable[ClauseMention]) -> dict[str, list[str]]:
    by_clause: dict[str, list[str]] = defaultdict(list)
    for one in found:
        if one.where not in by_clause[one.clause]:
            by_clause[one.clause].append(one.where)
    return dict(by_clause)


def _everything(
    edition: str,
    clauses: Iterable[Clause],
    proved: dict[str, list[str]],
    named: dict[str, list[str]],
    unknown: dict[str, list[str]],
) -> dict[str, object]:
    testable = [clause for clause in clauses if clause.testable]
    covered = [clause.id for clause in testable if clause.id in proved]
    return {
        "rules": edition,
        "testable": len(testable),
        "covered": len(covered),
        "covered_clauses": covered,
        "not_covered": {clause.id: clause.tag for clause in testable if clause.id not in proved},
        "tests": proved,
        "code": named,
        "unknown": unknown,
    }


def _summary(
    edition: str, clauses: Iterable[Clause], proved: dict[str, list[str]], named: dict[str, list[str]]
) -> Iterable[str]:
    """One line for each chapter, then the clauses that are named in code and proved by no test."""
    chapters: dict[str, list[Clause]] = defaultdict(list)
    for clause in clauses:
        if clause.testable:
            chapters[clause.id.partition(".")[0]].append(clause)
    yield f"{edition}: chapter, clauses a test can prove, proved, named in code"
    for chapter, members in chapters.items():
        yield _row(chapter, members, proved, named)
    everything = [clause for members in chapters.values() for clause in members]
    yield _row("all", everything, proved, named)
    gaps = [clause.id for clause in everything if clause.id in named and clause.id not in proved]
    if gaps:
        yield f"named in code, proved by no test: {' '.join(gaps)}"


def _row(name: str, members: list[Clause], proved: dict[str, list[str]], named: dict[str, list[str]]) -> str:
    done = sum(clause.id in proved for clause in members)
    said = sum(clause.id in named for clause in members)
    return f"{name:>4} {len(members):5} {done:5} {said:5}"
