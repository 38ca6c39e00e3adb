"""Clauses of the Comprehensive Rules: which a test proves (its marker says so) and where code names them."""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

TESTABLE = ("engine", "setup", "deck", "format")
"""Kinds of clauses a test can prove; the others define a word or speak of the cardboard."""

_TOLD = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}
"""Where code speaks; from Python 3.12 on the text of an f-string is a token of its own."""
_NUMBER = re.compile(r"(?<![\w.])\d{1,2}(?:\.\d{1,3}){1,5}(?![\w]|\.\d)")


class Clause(NamedTuple):
    """One row of the clause index."""

    id: str
    kind: str
    heading: bool
    tag: str

    @property
    def testable(self) -> bool:
        """Whether a test can prove it."""
        return not self.heading and self.kind in TESTABLE


class ClauseMention(NamedTuple):
    """A clause named somewhere: in a test's marker or in the code. `where` is path and line, or path and test."""

    clause: str
    where: str


def read_clauses(path: Path) -> tuple[str, tuple[Clause, ...]]:
    """The edition of the rules and its clauses, from resources/rules/clauses.json."""
    document = json.loads(path.read_text(encoding="utf-8"))
    rows = (Clause(row["id"], row["kind"], row["heading"], row["tag"]) for row in document["clauses"])
    return document["rules"], tuple(rows)


def marked(folder: Path) -> Iterator[ClauseMention]:
    """What the tests in a folder prove, by their markers `@pytest.mark.rule("8.4.3.1")`."""
    for path in sorted(folder.rglob("test_*.py")):
        name = path.relative_to(folder.parent).as_posix()
        yield from _in_markers(ast.parse(path.read_text(encoding="utf-8")), name)


def _in_markers(tree: ast.AST, path: str) -> Iterator[ClauseMention]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            where = f"{path}::{node.name}"
            for decorator in node.decorator_list:
                yield from _rules(decorator, where)
            if isinstance(node, ast.ClassDef):
                yield from _in_markers(node, where)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
                yield from _rules(node.value, path)


def _rules(node: ast.AST, where: str) -> Iterator[ClauseMention]:
    """The markers in an expression: alone, in a list, or as the marks of a parameter."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
            for value in call.args:
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield ClauseMention(value.value, where)


def cited(folder: Path, clauses: frozenset[str]) -> Iterator[ClauseMention]:
    """Where the code below a folder names a clause: in comments, docstrings and the messages it gives."""
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder.parent.parent).as_posix()
        source = path.read_text(encoding="utf-8")
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type in _TOLD:
                for line, text in enumerate(token.string.splitlines(), token.start[0]):
                    for number in _NUMBER.findall(text):
                        if number in clauses:
                            yield ClauseMention(number, f"{name}:{line}")
