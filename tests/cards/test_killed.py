"""A program that is killed in the middle of an import leaves the card library as it was."""

import os
import signal
import subprocess
import sys

import pytest
from cards.lists import EMBER, brought, card, card_database
from shipped import SVE

from svedesk.cards.database import Database
from svedesk.cards.import_file import import_cards

KILLED_AT = """
import os, signal, sys
from pathlib import Path
from svedesk.games.sve.shadowverse import SVE
from svedesk.cards.database import Database
from svedesk.cards.import_file import import_cards
from svedesk.cards.report import ProgressWatch

rows = 600

def progress(done, total):
    if total == 2 * rows and done >= int(sys.argv[3]):
        os.kill(os.getpid(), signal.SIGKILL)

import_cards(Path(sys.argv[2]), Database(SVE, Path(sys.argv[1])), watch=ProgressWatch(progress))
"""


@pytest.mark.slow
@pytest.mark.slow_after_first
@pytest.mark.skipif(os.name != "posix", reason="there is no such signal here")
@pytest.mark.parametrize("at", [100, 601, 900, 1199])
def test_it_is_as_it_was_and_can_be_used(tmp_path, at):
    database = Database(SVE, tmp_path / "library.sqlite")
    brought(database, EMBER)
    before = list(database.rows())
    cards = (card(f"Many {n}", f"a/YY01-{n:03}EN.png") for n in range(600))
    (tmp_path / "many.xml").write_text(card_database(*cards), encoding="utf-8")
    command = [sys.executable, "-c", KILLED_AT, str(database.path), str(tmp_path / "many.xml"), str(at)]
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    assert list(database.rows()) == before
    assert len(database.imports()) == 1
    assert len(import_cards(tmp_path / "many.xml", database).new) == 600
