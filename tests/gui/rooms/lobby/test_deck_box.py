"""Decks for a network game, chosen from a file; and Esc in the lobby."""

from __future__ import annotations

from pathlib import Path

from gui.rooms.lobby.pair import Pair
from PySide6.QtCore import Qt
from shipped import SVE

from svedesk.decks.exchange import FORMS, export
from svedesk.gui.rooms.lobby.deck_box import DeckBox, offered_in


def test_decks_of_other_programs_are_taken_from_their_files_unless_a_line_is_not_known(
    pair: Pair, tmp_path: Path
) -> None:
    window = pair.player("Aiko").window
    window.app.settings.change(lang="ja")
    box = DeckBox(offered_in(window.app, window.app.decks.by_key), "ja")
    said: list[str] = []
    box.failed.connect(said.append)
    for form in FORMS:
        file = tmp_path / f"{form}.txt"
        file.write_text(export(window.app.decks.by_key["SD04"], form, window.app.cards.library, SVE), encoding="utf-8")
        box.open_file(file)
        assert box.key == str(file)
        assert box.deck["main"] == window.app.decks.by_key["SD04"]["main"]
    file.write_text("3 Fafnir\n3 Fafnirs cousin")
    box.open_file(file)
    assert [sentence.split("、")[0] for sentence in said] == ["「code.txt」には「3 Fafnirs cousin」など"]
    assert box.deck["main"] == window.app.decks.by_key["SD04"]["main"]


def test_a_file_that_holds_no_deck_is_told(pair: Pair, tmp_path: Path) -> None:
    player = pair.player("Aiko")
    window = player.window
    box = DeckBox(offered_in(window.app, window.app.decks.by_key), "en")
    said: list[str] = []
    box.failed.connect(said.append)
    file = tmp_path / "x.json"
    file.write_bytes(b"no deck")
    box.open_file(file)
    assert len(said) == 1
    assert box.deck.name == player.window.app.decks.by_key["SD01"].name


def test_esc_does_not_leave_a_table_that_others_sit_at(pair: Pair) -> None:
    host = pair.host()
    host.lobby.back.setFocus()
    pair.qtbot.keyClick(host.lobby.back, Qt.Key.Key_Escape)
    assert host.in_lobby
