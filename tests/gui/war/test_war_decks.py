"""A deck of War in the deck builder: built with the mouse, kept, opened again, and fought with."""

from __future__ import annotations

from pathlib import Path

from gui.person import Person
from gui.rooms.decks.builder import click, double_click, find
from gui.war.windows import war_window
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from svedesk.gui.app.routes import DecksRoute
from svedesk.gui.app.run import application_for
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.decks.page import BuilderPage
from svedesk.gui.rooms.start.new_game import NewGame

NUMBERS = ("S-10", "H-11", "D-12", "C-13")


def headings(page: BuilderPage) -> list[str]:
    rows = [page.deck.list.row_at(row) for row in range(page.deck.list.count())]
    return [row.name for row in rows if not row.number]


def test_a_deck_is_built_kept_and_fought_with(qtbot: QtBot, tmp_path: Path) -> None:
    application_for(DARK)
    window = war_window(tmp_path)
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    router = window.app.router
    router.open(DecksRoute())
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    assert (headings(page), page.deck.legal.text()) == (["Deck · 0"], "The deck has no cards.")
    for number in NUMBERS:
        find(page, number)
        double_click(qtbot, page)
    assert (headings(page), page.deck.legal.text()) == (["Deck · 4"], "This deck is legal.")
    assert page.deck.types.rows == (("Card", 4),)
    click(qtbot, page.back)
    assert window.app.decks.by_key["my:New-deck"]["deck"] == tuple((number, 1) for number in NUMBERS)
    router.home.start_game(NewGame(("my:New-deck", "HEARTS"), ("Aiko", "Ren"), 0, True, 5))
    fighter = Person(qtbot, window)
    own = {card.number for zone in ("hand", "deck") for card in fighter.view.zone(0, zone).cards}
    assert own <= set(NUMBERS)
    assert own
    fighter.drag(fighter.where(fighter.ask.options[0].card), fighter.spot("field"))
    assert fighter.ask.kind == "number"
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
