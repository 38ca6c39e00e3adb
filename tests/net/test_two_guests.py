"""Whole games between a host and two guests over encrypted sockets."""

import pytest
from net.lan import sve

from svedesk.net.verify import check
from svedesk.wire.messages_codec import view_digest


def over(*links) -> bool:
    return all(link.proof is not None for link in links)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_at_random_shows_both_guests_what_the_host_has(lan, qtbot, seed):
    table = lan()
    links = [table.guest("Aya", "SD01", bot=seed), table.guest("Ben", "SD02", bot=seed + 50)]
    qtbot.waitUntil(lambda: over(*links), timeout=20_000)
    desk = table.room.game.desk
    for link in links:
        assert link.view() == desk.view(link.seat)
        assert link.lines() == desk.lines(link.seat)
        assert view_digest(link.view()) == view_digest(desk.view(link.seat))
        assert link.seen.resyncs == 0
        verdict = check(link.proof, sve())
        assert verdict.verified, verdict
        assert verdict.moments > 20


@pytest.mark.slow
def test_updates_are_small(lan, qtbot):
    table = lan()
    links = [table.guest("Aya", "SD01", bot=3), table.guest("Ben", "SD02", bot=4)]
    for link in links:
        link.sizes = []
    qtbot.waitUntil(lambda: over(*links), timeout=20_000)
    updates = [size for link in links for is_update, size in link.sizes if is_update]
    assert len(updates) > 40
    assert max(updates) < 20_000
