"""Who may import whom (ARCHITECTURE, section 3). A module in a room that is not in the table fails, too."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Room -> the rooms it may import besides itself. A longer name is a finer rule: one module of that room only, or one
# name of it. The window sees views, asks, events and the small values in them, never a Table or a Session.
ROOMS = {
    "engine": (),
    "data": (),
    "help": ("data", "engine.script.Lang"),
    "nearest": (),
    "messages": ("engine.message.Message", "engine.script.Lang", "data"),
    "scripts": ("engine.game_scripts.ScriptWord", "engine.message", "engine.script.Node", "messages", "nearest"),
    "phrases": ("engine.script.Lang", "engine.script.Node"),
    "game_words": ("engine", "messages"),
    "games": ("engine", "messages", "nearest", "data", "scripts", "phrases", "game_words"),
    "documents": ("engine.message", "engine.script.Lang", "messages"),
    "cards": ("engine", "messages", "nearest", "documents", "data"),
    "decks": ("engine", "nearest", "documents", "cards", "games", "data"),
    "packs": ("engine", "messages", "documents", "cards", "games"),
    "wire": ("engine", "documents", "data"),
    "desk": ("engine", "messages", "documents", "games", "cards", "decks", "wire", "data"),
    "settings": ("documents", "engine.script.Lang", "desk.settings"),
    "net": ("engine", "messages", "documents", "desk", "wire"),
    "learn": ("engine", "desk"),
    "bot": ("engine", "games", "messages", "packs", "wire"),
    "lab": (
        *("engine", "messages", "documents", "games", "cards", "packs", "decks", "wire", "desk", "replay", "bot"),
        "data",
    ),
    "replay": ("engine", "messages", "documents", "games", "cards", "decks", "wire", "desk"),
    "gui": (
        *(
            "engine.view",
            "engine.ask",
            "engine.events",
            "engine.card_fields",
            "engine.facts",
            "engine.game",
            "engine.game_scripts",
            "engine.game_table",
            "engine.table_words",
            "engine.message",
            "engine.manual.LONGEST_TEXT",
            "engine.log.DeckList",
            "engine.log.Operation",
            "engine.log.Setup",
            "engine.script.Lang",
        ),
        *(
            "engine.records.Place",
            "engine.records.SHARED",
            "engine.records.SPECTATOR",
            "engine.records.Outcome",
            "engine.records.Given",
            "engine.ruleset",
        ),
        *("messages", "documents", "games", "cards", "packs", "decks", "wire", "desk", "settings", "net", "bot"),
        *("lab", "learn", "replay", "data", "help"),
    ),
    "cli": (
        *("engine", "messages", "documents", "games", "cards", "packs", "decks", "wire", "desk", "settings"),
        *("net", "bot", "lab", "replay", "gui", "data", "nearest"),
    ),
    "": (),  # svedesk/__init__.py
    "__main__": ("cli",),
}
# The one module that knows all games; nobody outside of the games names one of them.
REGISTRY = "svedesk.games.registry"
# Room -> the packages from outside of Python that it may import.
PACKAGES = {
    "engine": ("cryptography",),
    "nearest": ("rapidfuzz",),
    "documents": ("pydantic",),
    "cards": ("pydantic", "pydantic_core", "platformdirs", "PIL", "rapidfuzz", "openpyxl"),
    "packs": ("pydantic", "pydantic_core", "platformdirs"),
    "decks": ("pydantic", "platformdirs"),
    "wire": ("pydantic", "pydantic_core"),
    "desk": ("platformdirs",),
    "settings": ("platformdirs",),
    "net": ("PySide6.QtCore", "PySide6.QtNetwork", "cryptography"),
    "lab": ("distributed", "platformdirs"),
    "replay": (),
    "gui": ("PySide6", "platformdirs", "PIL", "segno"),
    "cli": ("platformdirs",),
}
# Rooms that may name their rooms with Qt only inside a function, so that a command without a window loads none. What
# is only for the network names them as it likes, and is named so itself.
LAZY = {"cli": ("svedesk.gui", "svedesk.net", "svedesk.cli.network")}
# Nothing below these may depend on time, chance or the machine.
PURE_ROOMS = ("engine", "games")
IMPURE = {"random", "time", "datetime", "uuid", "secrets", "os"}
# How many modules may need one another to be understood, names that only the type checker reads counted too.
LARGEST_CIRCLE = 8
# Files and packets are hostile: none of these may read them, anywhere.
UNSAFE = {"pickle", "marshal", "shelve"}


@dataclass(frozen=True)
class Import:
    """One name that a module imports, with what can be said of the line."""

    importer: str
    target: str  # the module named, or the module with the attribute named
    line: int
    at_start: bool  # carried out when the module is imported: not in a function, not for the type checker only

    def __str__(self) -> str:
        return f"{self.importer}:{self.line} imports {self.target}"


def module_name(path: Path, root: Path) -> str:
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}


def imports_in(node: ast.AST, importer: str, package: str, at_start: bool = True) -> Iterator[Import]:
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield Import(importer, alias.name, node.lineno, at_start)
    elif isinstance(node, ast.ImportFrom):
        base = node.module or ""
        if node.level:
            parts = package.split(".")
            base = ".".join([*parts[: len(parts) - node.level + 1], *([base] if base else [])])
        for alias in node.names:
            yield Import(importer, f"{base}.{alias.name}", node.lineno, at_start)
    elif is_type_checking(node):
        assert isinstance(node, ast.If)
        for child in node.body:
            yield from imports_in(child, importer, package, False)
        for child in node.orelse:
            yield from imports_in(child, importer, package, at_start)
    else:
        inside = at_start and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for child in ast.iter_child_nodes(node):
            yield from imports_in(child, importer, package, inside)


def read(root: Path) -> tuple[set[str], list[Import]]:
    """All modules under root/svedesk and all their imports."""
    modules, imports = set(), []
    for path in sorted((root / "svedesk").rglob("*.py")):
        name = module_name(path, root)
        modules.add(name)
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        imports += imports_in(ast.parse(path.read_text(encoding="utf-8")), name, package)
    return modules, imports


def within(name: str, *places: str) -> bool:
    return any(name == place or name.startswith(f"{place}.") for place in places)


def room_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def module_meant(target: str, modules: set[str]) -> str:
    """The module that a target is or lies in: `a.b.name` may be the module a.b.name or a name of a.b."""
    is_room = target.startswith("svedesk.") and target.count(".") == 1 and room_of(target) in ROOMS
    return target if is_room or target in modules else target.rpartition(".")[0]


def wrong_inside(imports: list[Import], modules: set[str]) -> list[str]:
    wrong = []
    for line in imports:
        if not within(line.target, "svedesk"):
            continue
        importer, target = line.importer, module_meant(line.target, modules)
        room, other = room_of(importer), room_of(target)
        if target == "svedesk" or other == "":
            continue  # the version
        if room == other:
            games = importer.split(".")[2:3], target.split(".")[2:3]
            if room == "games" and all(games) and games[0] != games[1] and importer != REGISTRY:
                wrong.append(f"{line}: no game knows another")
        elif not within(line.target, *(f"svedesk.{place}" for place in ROOMS.get(room, ()))):
            wrong.append(f"{line}: {room or 'svedesk'} may import {', '.join(ROOMS.get(room, ())) or 'nothing'}")
        if room != "games" and within(line.target, "svedesk.games") and not within(line.target, REGISTRY):
            wrong.append(f"{line}: only {REGISTRY} knows the games, everybody else asks the `Game` at hand")
        if line.at_start and within(line.target, *LAZY.get(room, ())) and not within(importer, *LAZY.get(room, ())):
            wrong.append(f"{line}: only inside a function, so that commands without a window load no Qt")
    return wrong


def wrong_outside(imports: list[Import]) -> list[str]:
    wrong = []
    for line in imports:
        room, top = room_of(line.importer), line.target.split(".")[0]
        packages = PACKAGES.get(room, ())
        if top in UNSAFE:
            wrong.append(f"{line}: not safe with files and packets")
        elif room in PURE_ROOMS and top in IMPURE:
            wrong.append(f"{line}: rules know no time, chance or machine")
        elif top not in {"svedesk", *sys.stdlib_module_names} and not within(line.target, *packages):
            wrong.append(f"{line}: {room or 'svedesk'} may use {', '.join(packages) or 'only Python itself'}")
    return wrong


def cycles(imports: list[Import], modules: set[str]) -> list[list[str]]:
    """Groups of modules that import each other at their start."""
    graph: dict[str, set[str]] = {name: set() for name in modules}
    for line in imports:
        target = module_meant(line.target, modules)
        if line.at_start and target in modules and target != line.importer:
            graph[line.importer].add(target)
    # What is left after taking away, again and again, modules that nobody imports or that import nobody.
    while free := {name for name in graph if not graph[name] or not any(name in targets for targets in graph.values())}:
        graph = {name: targets - free for name, targets in graph.items() if name not in free}
    return [sorted(graph)] if graph else []


def circles(imports: list[Import], modules: set[str]) -> list[set[str]]:
    """Groups of modules of which each needs every other, be it for a name in a hint only; the largest first."""
    needs: dict[str, set[str]] = {name: set() for name in modules}
    needed_by: dict[str, set[str]] = {name: set() for name in modules}
    for line in imports:
        target = module_meant(line.target, modules)
        if target in modules and target != line.importer:
            needs[line.importer].add(target)
            needed_by[target].add(line.importer)
    groups, assigned = [], set[str]()
    for name in reversed(in_order_of_leaving(needs)):
        if name not in assigned:
            group = reached_from(name, needed_by, assigned)
            assigned |= group
            groups.append(group)
    return sorted((group for group in groups if len(group) > 1), key=len, reverse=True)


def in_order_of_leaving(graph: dict[str, set[str]]) -> list[str]:
    """All modules, each behind those it leads to but for circles (a walk in depth)."""
    left, seen = [], set[str]()
    for start in sorted(graph):
        trail = [] if start in seen else [(start, iter(sorted(graph[start])))]
        seen.add(start)
        while trail:
            name, others = trail[-1]
            following = next((other for other in others if other not in seen), None)
            if following is None:
                left.append(name)
                trail.pop()
            else:
                seen.add(following)
                trail.append((following, iter(sorted(graph[following]))))
    return left


def reached_from(name: str, graph: dict[str, set[str]], without: set[str]) -> set[str]:
    reached, waiting = {name}, [name]
    while waiting:
        others = graph[waiting.pop()] - reached - without
        reached |= others
        waiting += others
    return reached


@pytest.fixture(scope="module")
def program() -> tuple[set[str], list[Import]]:
    return read(ROOT)


@pytest.mark.slow
def test_every_module_lies_in_a_known_room(program):
    assert not {name for name in program[0] if room_of(name) not in ROOMS}


def test_rooms_import_only_what_they_may(program):
    assert not wrong_inside(program[1], program[0])


def test_packages_from_outside_stay_where_they_belong(program):
    assert not wrong_outside(program[1])


def test_no_modules_import_each_other_in_a_circle(program):
    assert not cycles(program[1], program[0])


def test_no_large_circle_of_modules_needs_one_another(program):
    for circle in circles(program[1], program[0]):
        assert len(circle) <= LARGEST_CIRCLE, sorted(circle)


@pytest.mark.parametrize(
    "module", ["svedesk.engine", "svedesk.games.sve", "svedesk.bot", "svedesk.replay", "svedesk.cli.main"]
)
def test_importing_loads_no_qt(module):
    code = f"import sys, {module}; print(*{{name.split('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    heavy = {"PySide6", "shiboken6"} | ({"pydantic"} if room_of(module) in PURE_ROOMS else set())
    assert not heavy & set(done.stdout.split())


# The test is tested: a small tree with one mistake in it.


def tree(root: Path, files: dict[str, str]) -> tuple[set[str], list[Import]]:
    for name, text in {"__init__": "", **files}.items():
        path = root / "svedesk" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return read(root)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("engine/a", "import svedesk.games.sve"),
        ("engine/a", "def f():\n    from svedesk import desk"),
        ("engine/a", "from ..cards import library"),
        ("engine/a", "if TYPE_CHECKING:\n    from svedesk.games import sve"),
        ("games/sve/a", "from svedesk.games.duel_masters import flow"),
        ("gui/a", "from svedesk.games.sve.text.sentences import TERMS"),
        ("cli/a", "def run():\n    from svedesk.games import sve"),
        ("decks/a", "if TYPE_CHECKING:\n    import svedesk.games.sve"),
        ("gui/a", "from svedesk.engine.table import Table"),
        ("gui/a", "from svedesk.engine import Table"),
        ("gui/a", "from svedesk.engine.records import Card"),
        ("cli/main", "from svedesk.gui import window"),
        ("cli/main", "import svedesk.cli.network"),
        ("wire/a", "import svedesk.desk.table"),
    ],
)
def test_a_wrong_import_inside_is_found(tmp_path, file, text):
    modules, imports = tree(tmp_path, {file: text})
    assert wrong_inside(imports, modules)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("engine/a", "import random"),
        ("games/sve/a", "from os import path"),
        ("engine/a", "import pydantic"),
        ("desk/a", "import pickle"),
        ("net/a", "from PySide6.QtWidgets import QWidget"),
        ("cli/shot", "def shot():\n    from PySide6 import QtGui"),
    ],
)
def test_a_wrong_import_from_outside_is_found(tmp_path, file, text):
    assert wrong_outside(tree(tmp_path, {file: text})[1])


def test_a_right_import_is_left_alone(tmp_path):
    modules, imports = tree(
        tmp_path,
        {
            "engine/view": "from collections.abc import Mapping",
            "gui/a": "from PySide6.QtWidgets import QWidget\nfrom svedesk.engine.view import View",
            "cli/main": "def window():\n    from svedesk.gui import a",
            "net/a": "from PySide6 import QtNetwork",
            "cli/game": "from svedesk.games.registry import Games",
            "cli/network/a": "import svedesk.net.a",
        },
    )
    assert not wrong_inside(imports, modules)
    assert not wrong_outside(imports)


def test_a_circle_is_found_unless_it_is_for_the_type_checker_only(tmp_path):
    text = "from svedesk.engine import a"
    modules, imports = tree(tmp_path, {"engine/a": "import svedesk.engine.b", "engine/b": text})
    assert cycles(imports, modules) == [["svedesk.engine.a", "svedesk.engine.b"]]
    modules, imports = tree(tmp_path, {"engine/b": f"if TYPE_CHECKING:\n    {text}"})
    assert not cycles(imports, modules)
    assert circles(imports, modules) == [{"svedesk.engine.a", "svedesk.engine.b"}]


def test_circles_that_share_a_module_are_one(tmp_path):
    files = {"engine/a": "import svedesk.engine.b, svedesk.engine.c", "engine/d": "import svedesk.engine.a"}
    files |= dict.fromkeys(("engine/b", "engine/c"), "def f():\n    from svedesk.engine import a")
    modules, imports = tree(tmp_path, files)
    assert circles(imports, modules) == [{"svedesk.engine.a", "svedesk.engine.b", "svedesk.engine.c"}]
