"""Do the tests notice a mistake? Makes mistakes in the rules of the game, one at a time, and tells which went unseen.

By hand, from the top of the repository; taken up again where it was stopped:

    .venv/bin/python -m tests.mutation --places 100 --seed 1

The places are drawn from all folders of the rules. What is said of cards, and to players, is left as it is. Each
mistake is made in a copy of the project in a temporary folder, where the tests that meet its line run first, the
quickest before all, and if none of them fails, all others. Which test meets which line is found out once for each
state of the project. A mistake that nothing notices is one to read: no test demands what the line does, or the line
does nothing.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import math
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import chain, pairwise
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, TypeVar

import pytest

ROOT = Path(__file__).resolve().parent.parent
MUTATED = "svedesk/games/sve"
ONLY_SHOWN = ("text", "desk", "messages")
"""Folders that only word what is done, or serve the window."""
TESTS = ("sve", "engine", "bot", "desk", "replay", "compatibility")
TOO_SLOW = ("tests/sve/properties", "tests/sve/by_hand/test_real_lists.py")
COPIED = ("svedesk", "tests", "assets", "resources", "installer", "pyproject.toml", "README.md", "CONTRIBUTING.md")
LONGEST_TEST = 60
"""Seconds after which a test has failed: the mistake made a loop that does not end."""
MEMORY = 4 << 30
"""Bytes that the tests may take, for a loop that piles up what it makes."""
FEWEST = 3
"""Places drawn from each folder, however small."""
SURVIVED = ""
Item = TypeVar("Item")

# -- mistakes ----------------------------------------------------------------------------------------------------------

OTHER_COMPARISON: dict[type[ast.cmpop], type[ast.cmpop]] = {
    one: other
    for pair in ((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.In, ast.NotIn), (ast.Is, ast.IsNot))
    for one, other in (pair, pair[::-1])
}
OTHER_NAME = {"any": "all", "all": "any", "min": "max", "max": "min"}
WORDING = re.compile(r"(^|_)(en|ja)$|^(mistakes|__repr__|_?reason|which|head|runs_on|text)$")
"""Functions that word, for players or writers of cards, what others do."""
REMOVABLE = (ast.Expr, ast.AugAssign, ast.Raise, ast.Continue, ast.Break)


@dataclass(frozen=True)
class Mutant:
    """A mistake to make: in one file, from one byte to another, other source text."""

    file: str
    line: int
    last_line: int
    start: int
    end: int
    before: str
    after: str

    @property
    def folder(self) -> str:
        """The folder of the rules that it is in, "" for none."""
        inside = Path(self.file).relative_to(MUTATED).parts
        return inside[0] if len(inside) > 1 else ""

    def __str__(self) -> str:
        before, after = (" ".join(text.split()) for text in (self.before, self.after))
        return f"{self.file}:{self.line}  {before}  ->  {after}"


def in_one(node: ast.expr) -> str:
    """An expression as it may stand anywhere."""
    text = ast.unparse(node)
    return f"({text})" if isinstance(node, ast.BoolOp | ast.Compare | ast.UnaryOp | ast.IfExp | ast.BinOp) else text


def without(items: list[Item], index: int) -> list[Item]:
    return [*items[:index], *items[index + 1 :]]


def wrong_expressions(node: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """Parts of an expression, and what may wrongly stand for each."""
    match node:
        case ast.Compare(left, [op, *ops], values):
            yield node, in_one(ast.Compare(left, [OTHER_COMPARISON[type(op)](), *ops], values))
        case ast.BoolOp(op, values):
            yield node, in_one(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))
            for index in range(len(values)):
                others = without(values, index)
                yield node, in_one(ast.BoolOp(op, others) if len(others) > 1 else others[0])
        case ast.UnaryOp(ast.Not(), operand):
            yield node, in_one(operand)
        case ast.Constant(bool() as value):
            yield node, str(not value)
        case ast.Constant(int() as value):
            yield node, str(value + 1)
            yield node, str(value - 1) if value else "(-1)"
        case ast.IfExp(test=test):
            yield test, in_one(ast.UnaryOp(ast.Not(), test))
        case ast.comprehension(ifs=conditions):
            yield from ((condition, "True") for condition in conditions)
        case ast.BinOp(left, ast.Add() | ast.Sub() as op, right):
            yield node, in_one(ast.BinOp(left, ast.Sub() if isinstance(op, ast.Add) else ast.Add(), right))
        case ast.BinOp(left, ast.BitOr() | ast.BitAnd(), right):
            yield from ((node, in_one(side)) for side in (left, right))
        case ast.Tuple(elements, ast.Load()):
            yield from ((node, ast.unparse(ast.Tuple(without(elements, i), ast.Load()))) for i in range(len(elements)))
        case ast.List(elements, ast.Load()):
            yield from ((node, ast.unparse(ast.List(without(elements, i), ast.Load()))) for i in range(len(elements)))
        case ast.Call(function, arguments, keywords):
            if isinstance(function, ast.Name) and function.id in OTHER_NAME:
                yield function, OTHER_NAME[function.id]
            for i, (one, other) in enumerate(pairwise(arguments)):
                same_kind = type(one) is type(other) and ast.dump(one) != ast.dump(other)
                if same_kind and ast.unparse(function) != "isinstance" and ast.unparse(one) != "game":
                    swapped = [*arguments[:i], other, one, *arguments[i + 2 :]]
                    yield node, ast.unparse(ast.Call(function, swapped, keywords))
            for i in range(len(keywords)):
                yield node, ast.unparse(ast.Call(function, arguments, without(keywords, i)))


def nothing_of(type_returned: str) -> Iterator[str]:
    """What a function that gives values of a type may give when it found nothing."""
    if re.search(r"\bNone\b", type_returned):
        yield "None"
    if type_returned.startswith(("tuple[", "Iterable[", "Sequence[")):
        yield "()"
    if type_returned.startswith("list["):
        yield "[]"


def wrong_statements(node: ast.AST) -> Iterator[tuple[ast.stmt | ast.expr, str]]:
    """Statements and conditions, and what may wrongly stand for each."""
    match node:
        case ast.If(test=test) | ast.While(test=test):
            yield test, in_one(ast.UnaryOp(ast.Not(), test))
            if isinstance(node, ast.If) and not node.orelse:
                yield node, "pass"
        case ast.FunctionDef(returns=ast.expr() as returns):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and isinstance(inner.value, ast.expr):
                    yield from ((inner.value, text) for text in nothing_of(ast.unparse(returns)))
        case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
            yield node, "yield from ()"
        case ast.stmt() if isinstance(node, REMOVABLE):
            yield node, "pass"


def is_left_alone(node: ast.AST) -> bool:
    """Whether nothing in it is done by the rules: what types, words or asserts."""
    match node:
        case ast.FunctionDef(name=name):
            return bool(WORDING.search(name))
        case ast.Assert() | ast.JoinedStr() | ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
            return True
        case ast.If(test=ast.Name("TYPE_CHECKING")) | ast.Call(func=ast.Name("Message" | "cast" | "TypeVar")):
            return True
        case ast.Assign(value=ast.BinOp(op=ast.BitOr(), left=ast.Name() | ast.BinOp(), right=ast.Name())):
            return True  # another name of a type
        case ast.Raise(exc=ast.Name("NotImplementedError")):
            return True
    return False


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """All there is in it that the rules do."""
    if is_left_alone(node):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "bases", "exc"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from parts(child)


def mutants_of(file: str, source: bytes) -> Iterator[Mutant]:
    """All mistakes that can be made in a file."""
    starts = [0, *(match.end() for match in re.finditer(rb"\n", source))]
    for node in parts(ast.parse(source)):
        for part, after in chain[tuple[ast.stmt | ast.expr, str]](wrong_expressions(node), wrong_statements(node)):
            assert part.end_lineno is not None
            assert part.end_col_offset is not None
            start = starts[part.lineno - 1] + part.col_offset
            end = starts[part.end_lineno - 1] + part.end_col_offset
            before = source[start:end].decode()
            if "".join(before.split()) != "".join(after.split()) and not before.startswith("elif"):
                yield Mutant(file, part.lineno, part.end_lineno, start, end, before, after)


def drawn(places: int, seed: int) -> list[Mutant]:
    """So many mistakes, each in another line, of all folders by their lengths."""
    by_folder = defaultdict[str, dict[tuple[str, int], list[Mutant]]](lambda: defaultdict(list))
    for path in sorted((ROOT / MUTATED).rglob("*.py")):
        if path.relative_to(ROOT / MUTATED).parts[0] not in ONLY_SHOWN:
            file = path.relative_to(ROOT).as_posix()
            for mutant in mutants_of(file, path.read_bytes()):
                by_folder[mutant.folder][file, mutant.line].append(mutant)
    random = Random(seed)
    lines = sum(map(len, by_folder.values()))
    chosen = []
    for _, by_line in sorted(by_folder.items()):
        share = max(FEWEST, math.ceil(places * len(by_line) / lines))
        chosen += [random.choice(by_line[line]) for line in random.sample(sorted(by_line), min(share, len(by_line)))]
    return random.sample(chosen, min(places, len(chosen)))


# -- which test meets which line ---------------------------------------------------------------------------------------

Line = tuple[str, int]
TraceFunction = Callable[[FrameType, str, object], Any]


class Recorder:
    """Of every test that succeeds, its seconds, and for every line of the rules which tests meet it (as bits)."""

    def __init__(self, root: Path) -> None:
        self.met = defaultdict[Line, int](int)
        self.tests: list[str] = []
        self.seconds: list[float] = []
        self._inside = str(root / MUTATED)
        self._lines: set[Line] = set()
        self._of_module: dict[Path, set[Line]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Generator[None, pytest.CollectReport, object]:
        if not isinstance(collector, pytest.Module):
            return (yield)
        self._begin()
        report = yield
        self._of_module[collector.path] = self._end()
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.tests.append(item.nodeid)
        self.seconds.append(math.inf)
        began = time.perf_counter()
        self._begin()
        done = yield
        lines = self._end() | self._of_module.get(item.path, set())
        self.seconds[-1] += time.perf_counter() - began
        bit = 1 << len(self.tests) - 1
        for line in lines:
            self.met[line] |= bit
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.seconds[-1] = 0.0

    def _begin(self) -> None:
        self._lines = set()
        sys.settrace(self._enter)

    def _end(self) -> set[Line]:
        sys.settrace(None)
        return self._lines

    def _enter(self, frame: FrameType, event: str, argument: object) -> TraceFunction | None:
        code = frame.f_code
        in_function = code.co_flags & 1  # what modules and classes do once, whoever comes first meets
        return self._meet if in_function and code.co_filename.startswith(self._inside) else None

    def _meet(self, frame: FrameType, event: str, argument: object) -> TraceFunction:
        self._lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._meet


def file_of(test: str) -> str:
    return test.partition("::")[0]


@dataclass(frozen=True)
class Met:
    """What a recorder found."""

    tests: list[str]
    seconds: list[float]
    met: dict[str, dict[int, int]]

    def near(self, mutant: Mutant) -> list[str]:
        """The tests that meet a line of the mutant, quickest first."""
        by_line = self.met.get(mutant.file, {})
        return self._quickest(by_line.get(line, 0) for line in range(mutant.line, mutant.last_line + 1))

    def nearest(self, mutant: Mutant) -> list[str]:
        """Those of them in the two files whose tests meet it most of all: few files are quickly read. Of what is done
        when a module is imported, as if all others met it."""
        near = self.near(mutant) or self.all_others(mutant)
        total, meet = (Counter(map(file_of, tests)) for tests in (self.tests, near))
        files = sorted(meet, key=lambda file: -meet[file] / total[file])[:2]
        return [test for test in near if file_of(test) in files]

    def all_others(self, mutant: Mutant) -> list[str]:
        """All that do not: first those of a file named like the mutant's, then those that meet its file."""
        words = set(re.split(r"[/_.]", mutant.file.removeprefix(MUTATED))) - {"", "py"}
        same_file = set(self._quickest(self.met.get(mutant.file, {}).values()))
        near = set(self.near(mutant))

        def rank(test: str) -> tuple[int, bool]:
            return -len(words.intersection(re.split(r"[/_.]", file_of(test)))), test not in same_file

        return sorted((test for test in self._quickest([-1]) if test not in near), key=rank)

    def _quickest(self, several: Iterable[int]) -> list[str]:
        wanted = 0
        for one in several:
            wanted |= one
        passed = (i for i, took in enumerate(self.seconds) if took < math.inf and wanted >> i & 1)
        return [self.tests[i] for i in sorted(passed, key=self.seconds.__getitem__)]


def record(root: Path, kept: Path) -> None:
    """Run all tests once and keep which lines they meet."""
    recorder = Recorder(root)
    options = ["-q", "-p", "no:cacheprovider", "-o", "timeout=900", "-m", "not slow and not soak"]
    folders = [f"tests/{name}" for name in TESTS]
    pytest.main([*options, *(f"--ignore={name}" for name in TOO_SLOW), *folders], [recorder])
    met = [(str(Path(file).relative_to(root)), line, f"{bits:x}") for (file, line), bits in recorder.met.items()]
    kept.write_text(json.dumps({"tests": recorder.tests, "seconds": recorder.seconds, "met": met}), encoding="utf-8")


def read_met(kept: Path) -> Met:
    said = json.loads(kept.read_text(encoding="utf-8"))
    met = defaultdict[str, dict[int, int]](dict)
    for file, line, bits in said["met"]:
        met[file][line] = int(bits, 16)
    return Met(said["tests"], said["seconds"], met)


# -- running tests -----------------------------------------------------------------------------------------------------


class Chosen:
    """Runs only some tests, in their order."""

    def __init__(self, tests: list[str]) -> None:
        self._order = {test: index for index, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((i for i in items if i.nodeid in self._order), key=lambda item: self._order[item.nodeid])


def run_chosen(kept: Path) -> int:
    """Run the tests whose names are kept in a file until one fails."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    tests = json.loads(kept.read_text(encoding="utf-8"))
    files = sorted(set(map(file_of, tests)))
    options = ["-q", "-x", "--tb=line", "-p", "no:cacheprovider", "-o", f"timeout={LONGEST_TEST}"]
    return pytest.main([*options, *files], [Chosen(tests)])


def failing(copy: Path, tests: list[str]) -> str:
    """The first of the tests that fails, `SURVIVED` where none does."""
    if not tests:
        return SURVIVED
    chosen = copy.with_name("chosen.json")
    chosen.write_text(json.dumps(tests), encoding="utf-8")
    command = [sys.executable, "-B", "-m", "tests.mutation", "--run", str(chosen)]
    done = subprocess.run(command, cwd=copy, env=environment(copy), capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return SURVIVED
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return failed[1] if failed else f"exit {done.returncode}"


def environment(copy: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(copy), "QT_QPA_PLATFORM": "offscreen"}


def killer(mutant: Mutant, copy: Path, tests: list[str]) -> str:
    """The first of the tests that notices the mistake, `SURVIVED` if none does."""
    path = copy / mutant.file
    source = path.read_bytes()
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
        compiled.unlink()  # a mistake of the same length, made in the same second, would not be seen
    path.write_bytes(source[: mutant.start] + mutant.after.encode() + source[mutant.end :])
    try:
        return failing(copy, tests)
    finally:
        path.write_bytes(source)


# -- the whole ---------------------------------------------------------------------------------------------------------


def working_folder() -> Path:
    """A temporary folder with a copy of this state of the project, and what was found of it so far."""
    digest = hashlib.sha256()
    files = {*(ROOT / "svedesk").rglob("*.py"), *(ROOT / "tests").rglob("*.py")} - {Path(__file__).resolve()}
    for path in sorted(files):
        digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    folder = Path(tempfile.gettempdir()) / f"svedesk-mutation-{digest.hexdigest()[:12]}"
    copy = folder / "copy"
    shutil.rmtree(copy, ignore_errors=True)  # a run that was stopped may have left a mistake in it
    copy.mkdir(parents=True)
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, copy / name)
    return folder


def main() -> int:
    """Make the mistakes and tell of each; 1 if any survived."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--places", type=int, default=100, help="how many mistakes are made")
    parser.add_argument("--seed", type=int, default=1, help="other seeds make other mistakes")
    parser.add_argument("--json", action="store_true", help="tell of each in a line of JSON")
    parser.add_argument("--record", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--run", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.run:
        return run_chosen(asked.run)
    if asked.record:
        record(ROOT, asked.record)
        return 0
    folder = working_folder()
    copy, lines = folder / "copy", folder / "lines.json"
    if not lines.exists():
        print("finding out which test meets which line", file=sys.stderr)
        command = [sys.executable, "-m", "tests.mutation", "--record", str(lines)]
        subprocess.run(command, cwd=copy, env=environment(copy), stdout=sys.stderr, check=True)
    met = read_met(lines)
    results = folder / "results.jsonl"
    known: dict[tuple[Mutant, str], str] = {}
    for said in map(json.loads, results.read_text(encoding="utf-8").splitlines() if results.exists() else ()):
        known[Mutant(**said["mutant"]), said["tests"]] = said["killer"]
    left = mutants = drawn(asked.places, asked.seed)
    for name, tests in (("nearest", met.nearest), ("near", met.near), ("other", met.all_others)):
        for index, mutant in enumerate(left, 1):
            if (mutant, name) not in known:
                known[mutant, name] = killer(mutant, copy, tests(mutant))
                with results.open("a", encoding="utf-8") as file:
                    kept = {"mutant": asdict(mutant), "tests": name, "killer": known[mutant, name]}
                    file.write(json.dumps(kept) + "\n")
            by = known[mutant, name]
            if asked.json:
                print(json.dumps({**asdict(mutant), "tests": name, "killer": by}, ensure_ascii=False), flush=True)
            else:
                how = f"killed by {by}" if by else f"survived the {name} tests"
                print(f"{index:3}/{len(left)} {how}\n        {mutant}", flush=True)
        left = [mutant for mutant in left if not known[mutant, name]]
    print(f"{len(mutants) - len(left)} of {len(mutants)} killed; survived:", *left, sep="\n  ", file=sys.stderr)
    return bool(left)


if __name__ == "__main__":
    sys.exit(main())
