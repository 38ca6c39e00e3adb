"""Saves finished network games among the games of this program, for replay."""

from __future__ import annotations

from pathlib import Path

from svedesk.documents.damaged import DamagedFile, why
from svedesk.documents.writing import save_file
from svedesk.gui.app.sidecar_files import SEATS, Seats
from svedesk.wire.net_kept import Proof
from svedesk.wire.saved import read_game


def save_replay(folder: Path, proof: Proof, names: tuple[str, str]) -> None:
    """Save the game that a proof contains, for host and guest alike. One that was not finished is not saved: it can
    neither be replayed nor continued alone. Raises `DamagedFile` when it can't be written."""
    data = proof.saved.encode()
    path = folder / f"{proof.game.hex()[:16]}-000001.svedesk"
    if path.exists() or not read_game(data).finished:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DamagedFile("game-not-saved", why(error)) from error
    SEATS.write(SEATS.path_for(path), Seats(names))
    save_file(path, data)
