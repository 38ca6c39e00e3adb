"""A running application with the shipped fonts, and the shipped cards as faces."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from shipped import starter_library

from svedesk.engine.script import Lang
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.definitions import define
from svedesk.games.sve.text.cards import card_text
from svedesk.gui.look.face import FaceText
from svedesk.gui.look.theme import install_fonts


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    install_fonts()


@pytest.fixture(scope="session")
def faces() -> dict[tuple[str, Lang], FaceText]:
    """Every card of the library in both languages; those with a script with their rules text."""
    library = starter_library()
    found: dict[tuple[str, Lang], FaceText] = {}
    for number in library.numbers():
        facts = library.facts(number)
        for lang in ("en", "ja"):
            text = card_text(define(facts, SCRIPTS[number]), lang) if number in SCRIPTS else ""
            found[number, lang] = FaceText.printed(facts, tuple(line for line in text.split("\n") if line), lang)
    return found
