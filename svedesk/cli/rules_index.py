"""The clause index as a page to read: where each clause is in the code, and which test proves it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from svedesk.cli.clauses import Clause

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
