"""What `installer/test --quick` leaves out is what takes long, and never all there is of a folder or a promise: not
even where there are no printed cards and rules beside the project."""

from pathlib import Path

import pytest
from test_promises import PROMISES

HERE = Path(__file__).resolve().parent


@pytest.fixture(scope="module")
def quick(request: pytest.FixtureRequest) -> list[str]:
    """The tests of a quick run, of those that were collected: all that there are."""
    asked, options = {Path(one).resolve() for one in request.config.args}, request.config.option
    if asked != {HERE} or options.keyword or options.ignore or options.deselect:
        pytest.skip("only some of the tests are run, so nothing can be said of all")
    return [
        item.nodeid.removeprefix("tests/")
        for item in request.session.items
        if not any(item.get_closest_marker(name) for name in ("slow", "soak", "lists"))
    ]


def test_some_of_every_folder_is_left(quick):
    folders = {path.parent.relative_to(HERE).as_posix() for path in HERE.rglob("test_*.py")}
    left = {Path(test.partition("::")[0]).parent.as_posix() for test in quick}
    assert folders - left == set()


@pytest.mark.parametrize("promise", PROMISES)
def test_some_of_every_promise_is_left(quick, promise):
    left = {test.partition("[")[0] for test in quick}
    assert left.intersection(PROMISES[promise])
