"""By which edition of the rules tests play.

`pytest tests/sve/rules --edition "JA 1.24.1"` plays everything by that edition that names none, and leaves out what is
not for it. A mark `editions("EN 1.16.0", ...)` says which editions a test is for; without it a test is for those that
have one of the clauses it is marked with. Played by no edition in particular, a test that is not for the first edition
is played by the first that it is for.
"""

from collections.abc import Iterator

import pytest
from sve import playing

from svedesk.cli.clauses import ClauseList, read_clauses
from svedesk.data import resources
from svedesk.engine.log import Setup
from svedesk.games.sve.ruleset import Sve

LISTS: dict[str, ClauseList] = read_clauses(resources() / "rules" / "editions")
FIRST = next(iter(LISTS))
ROOTS = {name: {clause.root for clause in of.clauses.values()} for name, of in LISTS.items()}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--edition", choices=tuple(LISTS), help="the edition of the rules that tests play by")


def editions_for(item: pytest.Item) -> tuple[str, ...]:
    """The editions a test is for, the first edition first where it is."""
    if (named := item.get_closest_marker("editions")) is not None:
        return named.args
    marks = [(mark.kwargs.get("edition", FIRST), clause) for mark in item.iter_markers("rule") for clause in mark.args]
    roots = {LISTS[edition].clauses[clause].root for edition, clause in marks if clause in LISTS[edition].clauses}
    return tuple(name for name in LISTS if not roots or roots & ROOTS[name])


def plays_another(item: pytest.Item, wanted: str) -> bool:
    """Whether a case of a test is one of an edition of its own, by its parameter `edition`."""
    callspec = getattr(item, "callspec", None)
    return callspec is not None and callspec.params.get("edition", wanted) != wanted


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("edition", None)
    if wanted is None:
        return
    fitting = [item for item in items if wanted in editions_for(item)]
    here = [item for item in fitting if not plays_another(item, wanted)]
    # A function all of whose cases play another stays, for `by_edition` to say so.
    unplayed = {of(item) for item in fitting if item.get_closest_marker("rule")} - {of(item) for item in here}
    here += [item for item in fitting if of(item) in unplayed]
    kept = set(here)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = here


def of(item: pytest.Item) -> str:
    """The function that an item is a case of."""
    return item.nodeid.partition("[")[0]


@pytest.fixture(autouse=True)
def by_edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Plays by the edition that was asked for. A test that proves a clause in it plays by it, or plays not at all."""
    wanted = request.config.getoption("edition", None)
    for_these = editions_for(request.node)
    monkeypatch.setattr(playing, "played_by", wanted or for_these[0])
    played: set[str] = set()
    deal = Sve.deal

    def remembered(self: Sve, setup: Setup) -> object:
        played.add(setup.rules)
        return deal(self, setup)

    monkeypatch.setattr(Sve, "deal", remembered)
    yield
    if wanted and played and request.node.get_closest_marker("rule"):
        assert wanted in played, f"played by {played} only: mark it @pytest.mark.editions(...)"
