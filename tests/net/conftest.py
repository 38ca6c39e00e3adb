import pytest
from net.lan import Lan


@pytest.fixture
def lan(qtbot, tmp_path):
    made = []

    def make(*args, **more) -> Lan:
        made.append(Lan(tmp_path, *args, **more))
        return made[-1]

    yield make
    for one in made:
        one.close(qtbot)
