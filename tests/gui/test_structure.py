"""How the window is built (ARCHITECTURE, section 5): rooms behind one door, no circles, no hub."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_layers import imports_in, module_meant, module_name

ROOT = Path(__file__).resolve().parents[2]
GUI = ROOT / "svedesk" / "gui"
LARGEST_CIRCLE = 8
"""Files that import each other in a circle, type-only imports counted."""
INDENTED = 10
"""Imports of the project inside functions, in the whole window."""


def files(root: Path = ROOT) -> dict[str, ast.Module]:
    """Every module of the window by its name."""
    paths = sorted((root / "svedesk" / "gui").rglob("*.py"))
    return {module_name(path, root): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


@pytest.fixture(scope="module")
def window() -> dict[str, ast.Module]:
    return files()


def graph(modules: dict[str, ast.Module]) -> dict[str, set[str]]:
    """Which modules of the window each one names, also for the type checker only or inside a function."""
    found: dict[str, set[str]] = {}
    for name, tree in modules.items():
        targets = {module_meant(one.target, set(modules)) for one in imports_in(tree, name, name.rpartition(".")[0])}
        found[name] = {target for target in targets if target in modules and target != name}
    return found


def circles(edges: dict[str, set[str]]) -> list[set[str]]:
    """Groups of modules each of which leads to all others of its group (Tarjan), the largest first."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for target in edges[name]:
            if target not in order:
                visit(target)
                low[name] = min(low[name], low[target])
            elif target in stack:
                low[name] = min(low[name], order[target])
        if low[name] == order[name]:
            at = stack.index(name)
            found.append(set(stack[at:]))
            del stack[at:]

    for name in edges:
        if name not in order:
            visit(name)
    return sorted((one for one in found if len(one) > 1), key=len, reverse=True)


FLOORS = ("look", "kit", "table", "app", "rooms", "bench")
"""Folders of the window, from what is drawn to the pages. Two belong together: pages are made of drawn things, and
drawn things are translated and made in the background."""
ONE_FLOOR = frozenset({"look", "kit"})


def upward(modules: dict[str, ast.Module]) -> Iterator[str]:
    """Imports of a folder above, also for the type checker only. Those inside functions are counted elsewhere."""
    for name, tree in modules.items():
        inside = {id(node) for each in ast.walk(tree) if isinstance(each, ast.FunctionDef) for node in ast.walk(each)}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and id(node) not in inside:
                here, there = map(folder, (name, node.module or ""))
                ours = {here, there} <= set(FLOORS) and {here, there} != ONE_FLOOR
                if ours and FLOORS.index(there) > FLOORS.index(here):
                    yield f"{name}:{node.lineno} {node.module}"


def folder(module: str) -> str:
    """The folder of the window a module is in, "" for one that is not the window's."""
    return module.removeprefix("svedesk.gui.").partition(".")[0] if module.startswith("svedesk.gui.") else ""


def indented(modules: dict[str, ast.Module]) -> Iterator[str]:
    """Imports of the project inside functions."""
    for name, tree in modules.items():
        if not name.startswith("svedesk.gui.bench"):
            for function in ast.walk(tree):
                if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                    for node in ast.walk(function):
                        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("svedesk"):
                            yield f"{name}:{node.lineno}"


@pytest.mark.slow
def test_no_large_circle_of_imports(window: dict[str, ast.Module]):
    assert [sorted(one) for one in circles(graph(window)) if len(one) > LARGEST_CIRCLE] == []


@pytest.mark.slow
def test_no_folder_imports_from_one_above_it(window: dict[str, ast.Module]):
    assert list(upward(window)) == []


def test_nobody_outside_of_app_names_the_window():
    naming = {
        path.relative_to(GUI).as_posix()
        for path in GUI.rglob("*.py")
        if "MainWindow" in path.read_text(encoding="utf-8") and path.relative_to(GUI).parts[0] not in ("app", "bench")
    }
    assert naming == set()


@pytest.mark.slow
def test_imports_inside_functions_are_few(window: dict[str, ast.Module]):
    found = list(indented(window))
    assert len(found) <= INDENTED, found


def test_every_route_has_a_controller_with_a_state():
    from importlib import import_module

    from svedesk.gui.app.router import PageController
    from svedesk.gui.app.routes import Route

    def kinds(base: type[Route]) -> Iterator[type[Route]]:
        for one in base.__subclasses__():
            yield one
            yield from kinds(one)

    routes = list(kinds(Route))
    assert len({route.controller for route in routes}) == len(routes) > 20
    for route in routes:
        module, name = route.controller.split(":")
        controller = getattr(import_module(module), name)
        assert issubclass(controller, PageController)
        assert controller.state is not PageController.state


def test_every_action_is_done_by_somebody():
    from svedesk.gui.app.actions import ACTIONS
    from svedesk.gui.rooms.table.table_controller import GameController
    from svedesk.gui.table.actions import PLAY_ACTIONS
    from svedesk.gui.table.manual_actions import MANUAL_ACTIONS

    done = {*PLAY_ACTIONS, *MANUAL_ACTIONS, *GameController.ACTS, "talk"}
    assert {action.name for action in ACTIONS if action.do is None} == done


@pytest.mark.parametrize(
    ("edges", "largest"),
    [({"a": {"b"}, "b": {"c"}, "c": set()}, 0), ({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}, 3)],
)
def test_a_circle_is_found(edges, largest):
    assert max(map(len, circles(edges)), default=0) == largest
