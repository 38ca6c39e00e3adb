"""One file keeps the imported cards of all games: each game gets its own."""

from pathlib import Path

from cards.lists import brought
from shipped import SVE

from svedesk.cards.collection import all_entries
from svedesk.cards.database import Database
from svedesk.games.dm.duel_masters import DM

ALDER = {
    "number": "MYX-001",
    "name": "Alder",
    "kind": "follower",
    "classes": "Runecraft",
    "cost": "2",
    "attack": "2",
    "defense": "2",
}


def test_imported_cards_do_not_turn_up_in_another_game(tmp_path: Path) -> None:
    mine, others = (Database(game, tmp_path / "library.sqlite") for game in (SVE, DM))
    before = {entry.number for entry in all_entries(others)}
    brought(mine, ALDER)
    assert "MYX-001" in {entry.number for entry in all_entries(mine)}
    assert {entry.number for entry in all_entries(others)} == before
