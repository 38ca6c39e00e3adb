"""Clauses of the Comprehensive Rules: which a test proves (its marker says so) and where code names them."""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeGuard

TESTABLE = ("engine", "setup", "deck", "format")
"""Kinds of clauses a test can prove; the others define a word or speak of the cardboard."""

_TOLD = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}
"""Where code speaks; from Python 3.12 on the text of an f-string is a token of its own."""


class Clause(NamedTuple):
    """One row of an edition's clauses. `root` is the clause it is the same as: the first edition that has it, and its
    number there."""

    id: str
    kind: str
    heading: bool
    tag: str
    root: tuple[str, str] = ("", "")

    @property
    def testable(self) -> bool:
        """Whether a test can prove it."""
        return not self.heading and self.kind in TESTABLE

    @property
    def defines(self) -> bool:
        """Whether it only says what a word means, so that nothing can break it."""
        return not self.heading and self.kind == "definition"

    @property
    def is_physical(self) -> bool:
        """Whether it speaks of the cardboard or the book, of which the program has none: its tag says why."""
        return not self.heading and self.kind == "physical"


class ClauseList(NamedTuple):
    """The clauses of an edition by number, and the numbers below which clauses are not executed yet."""

    edition: str
    clauses: dict[str, Clause]
    not_executed: tuple[str, ...]

    def executes(self, clause: str) -> bool:
        """Whether the rules execute a clause."""
        return not any(clause == left_out or clause.startswith(f"{left_out}.") for left_out in self.not_executed)


class ClauseMention(NamedTuple):
    """A clause named somewhere: in a test's marker or in the code. `where` is path and line, or path and test,
    `edition` whose number it is ("": the first edition's), `played_by` the editions a test is for (none: for all),
    `game` the game of which a test is ("": of the usual one)."""

    clause: str
    where: str
    edition: str = ""
    played_by: tuple[str, ...] = ()
    game: str = ""


def read_clauses(folder: Path) -> dict[str, ClauseList]:
    """The clauses of each edition by its name, from a folder of their files, the first edition first. Raises KeyError
    for a clause that is the same as one there is none of."""
    editions = [json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.json")]
    bases = {edition["name"]: edition["based_on"] for edition in editions}
    lists: dict[str, ClauseList] = {}
    for edition in sorted(editions, key=lambda edition: _depth(edition["name"], bases)):
        base = lists[edition["based_on"]] if edition["based_on"] else None
        clauses = {row["id"]: _clause(edition["name"], row, base) for row in edition["clauses"]}
        lacks = tuple(clause for lack in edition["not_executed"] for clause in lack["clauses"])
        lists[edition["name"]] = ClauseList(edition["name"], clauses, (*(base.not_executed if base else ()), *lacks))
    in_order = sorted(editions, key=lambda edition: int(edition["place"]))
    return {edition["name"]: lists[edition["name"]] for edition in in_order}


def _depth(name: str, bases: Mapping[str, str]) -> int:
    return 1 + _depth(bases[name], bases) if bases[name] else 0


def _clause(edition: str, row: Mapping[str, Any], base: ClauseList | None) -> Clause:
    """A row of a file: a clause of its own, or one that is the `same_as` a clause of the edition it is based on."""
    if base and "same_as" in row:
        return base.clauses[row["same_as"]]._replace(id=row["id"])
    return Clause(row["id"], row["kind"], row.get("heading", False), row["tag"], (edition, row["id"]))


def marked(folder: Path) -> Iterator[ClauseMention]:
    """What the tests in a folder prove, by their markers: `@pytest.mark.rule("8.4.3.1")`, and with a later edition's
    number `@pytest.mark.rule("14.5.2.1", edition="JA 1.24.1")`. `@pytest.mark.editions(...)` names the editions that a
    test is for, `@pytest.mark.game("dm")` the game whose clauses it means, where that is not the usual one."""
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if ".rule(" in source:  # parsing takes a hundred times as long as looking
            yield from _in_markers(ast.parse(source), path.relative_to(folder.parent).as_posix(), (), "")


def _in_markers(tree: ast.AST, path: str, played_by: tuple[str, ...], game: str) -> Iterator[ClauseMention]:
    """The closest mark that names editions, or a game, counts: a test's own before its class's before its file's."""
    own: list[ast.expr] = list(getattr(tree, "decorator_list", []))
    own += [node.value for node in ast.iter_child_nodes(tree) if _is_marks(node)]
    played_by = tuple(name for node in own for name, _ in _marks(node, "editions")) or played_by
    game = next((name for node in own for name, _ in _marks(node, "game")), game)
    for node in own:
        yield from (ClauseMention(name, path, edition, played_by, game) for name, edition in _marks(node, "rule"))
    for inner in ast.iter_child_nodes(tree):
        if isinstance(inner, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            yield from _in_markers(inner, f"{path}::{inner.name}", played_by, game)


def _is_marks(node: ast.AST) -> TypeGuard[ast.Assign]:
    return isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    )


def _marks(node: ast.AST, mark: str) -> Iterator[tuple[str, str]]:
    """The words of a marker in an expression, alone, in a list, or as the marks of a parameter, each with its
    edition."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == mark:
            named = {keyword.arg: keyword.value for keyword in call.keywords}
            edition = str(ast.literal_eval(named["edition"])) if "edition" in named else ""
            for value in call.args:
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield value.value, edition


def cited(folder: Path, clauses: frozenset[str], number: str) -> Iterator[ClauseMention]:
    """Where the code below a folder names a clause: in comments, docstrings and the messages it gives. `number` is how
    the number of a clause looks (see `Rulebook`)."""
    looks = re.compile(number)
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if clauses.isdisjoint(looks.findall(source)):
            continue
        name = path.relative_to(folder.parent.parent).as_posix()
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type in _TOLD:
                for line, text in enumerate(token.string.splitlines(), token.start[0]):
                    for match in looks.findall(text):
                        if match in clauses:
                            yield ClauseMention(match, f"{name}:{line}")


HEAD = ("| clause | what it asks | code | tests |", "| --- | --- | --- | --- |")
TESTS_SHOWN = 2
"""How many of a clause's tests a row names; the others are counted."""


def page(
    edition: str, clauses: Iterable[Clause], proved: Mapping[str, list[str]], named: Mapping[str, list[str]]
) -> str:
    """The whole page in Markdown. Files are named without lines, so that it changes only when a clause moves."""
    return "\n".join(_lines(edition, clauses, proved, named)) + "\n"


def _lines(
    edition: str, clauses: Iterable[Clause], proved: Mapping[str, list[str]], named: Mapping[str, list[str]]
) -> Iterator[str]:
    yield f"# {edition}: clauses, code and tests"
    yield ""
    yield "Made by `svedesk rules --index resources/rules/INDEX.md`; a test sees that it is up to date."
    chapter = ""
    for clause in clauses:
        if clause.id.partition(".")[0] != chapter:
            chapter = clause.id.partition(".")[0]
            yield from (
                "",
                f"## {chapter}",
                "",
                "| clause | what it asks | code | tests |",
                "| --- | --- | --- | --- |",
            )
        if clause.testable:
            tests, code = proved.get(clause.id, []), named.get(clause.id, [])
            yield f"| {clause.id} | {clause.tag} | {_files(code)} | {_tests(tests)} |"


def _files(where: list[str]) -> str:
    return "<br>".join(sorted({place.rpartition(":")[0].removeprefix("svedesk/") for place in where}))


def _tests(where: list[str]) -> str:
    shown = [place.removeprefix("tests/") for place in sorted(where)[:TESTS_SHOWN]]
    more = len(where) - len(shown)
    return "<br>".join([*shown, f"and {more} more"] if more > 0 else shown)
