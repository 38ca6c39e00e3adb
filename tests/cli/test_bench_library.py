"""What is measured of searching; how fast this machine is, no test decides."""

from svedesk.cli import bench_library


def test_searching_is_measured(monkeypatch):
    monkeypatch.setattr(bench_library, "CARDS", 200)
    found = dict(bench_library.measure())
    assert found.keys() == {"search_ready_ms", "search_median_ms", "search_worst_ms"}
    assert 0 < found["search_median_ms"] <= found["search_worst_ms"]


def test_the_invented_cards_are_the_same_each_time_and_all_different():
    cards = bench_library.synthetic(600)
    assert cards == bench_library.synthetic(600)
    assert len({card.name for card in cards}) == 600
