"""One window in a process of its own, with somebody before it who does what is written on standard input: a name and
words on a line, answered by a line of JSON. Everything goes through mouse and keys on the window's own widgets."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from gui.answering import answer_duel
from gui.person import Person
from net.lan import QUICK
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from svedesk.engine.script import Lang
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.look.theme import THEMES
from svedesk.gui.rooms.lobby.host_page import HostPage
from svedesk.gui.rooms.lobby.join_page import JoinPage
from svedesk.gui.rooms.lobby.lobby_page import LobbyPage
from svedesk.gui.rooms.lobby.room import network_of
from svedesk.net.loop import Loop
from svedesk.wire.messages_codec import view_digest

PATIENCE = 20.0


class Mouse:
    """What `Person` uses of pytest-qt's bot."""

    mouseClick, mouseDClick, keyClick = QTest.mouseClick, QTest.mouseDClick, QTest.keyClick


def click(widget: QWidget) -> None:
    assert widget.isEnabled(), widget
    assert widget.isVisible(), widget
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def until(what: Callable[[], object], why: str) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        if time.monotonic() > end:
            raise TimeoutError(why)
        QTest.qWait(10)


class Player:
    def __init__(self, folder: Path, theme: str, game: str, lang: Lang) -> None:
        application_for(THEMES[theme])
        self.window = make_window(theme=theme, saves=folder, game=game, lang=lang, reduced_motion=True)
        self.window.resize(1280, 720)
        self.window.show()
        self.person = Person(Mouse(), self.window)
        network_of(self.window.app).timing = replace(QUICK, away=1.5, drop=4.0, hello=5.0, frame=5.0, connect=5.0)

    # -- pages --------------------------------------------------------------------------------------------------------

    def host(self, name: str, title: str, *choices: str) -> dict[str, object]:
        """Open a table; `choices` are rows of the form's boxes by name, such as best_of=1."""
        click(self.window.app.router.home.page.host)
        page = self._page(HostPage)
        page.name.selectAll()
        QTest.keyClicks(page.name, name)
        QTest.keyClicks(page.game_name, title)
        if self.window.app.game.name == "sve":
            page.deck.show_deck("SD02")
        for choice in choices:
            box, _, row = choice.partition("=")
            getattr(page, box).setCurrentIndex(int(row))
        click(page.start)
        lobby = self._page(LobbyPage)
        click(lobby.invitation.copy)
        return {"code": QApplication.clipboard().text(), "short": lobby.invitation.short.text()}

    def find(self, title: str) -> dict[str, object]:
        """Wait until the game is in the list."""
        click(self.window.app.router.home.page.join)
        page = self._page(JoinPage)
        until(lambda: self._row(page, title) >= 0, f"{title} is not in the list")
        return {"games": page.list.count(), "state": page.list.item(self._row(page, title)).data(ACCESSIBLE)}

    def join(self, name: str, title: str, code: str) -> dict[str, object]:
        page = self._page(JoinPage)
        page.name.selectAll()
        QTest.keyClicks(page.name, name)
        at = page.list.visualItemRect(page.list.item(self._row(page, title))).center()
        QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
        page.code.selectAll()
        QTest.keyClicks(page.code, code)
        click(page.join)
        until(
            lambda: network_of(self.window.app).page is not page or page.trouble.text().endswith("."),
            "nothing came of it",
        )
        return {"trouble": page.trouble.text() if network_of(self.window.app).page is page else ""}

    def come_back(self) -> dict[str, object]:
        """Return to the seat one had before this program was killed."""
        click(self.window.app.router.home.page.join)
        page = self._page(JoinPage)
        click(page.go_back)
        until(lambda: self.window.app.router.table is not None, "the table did not come back")
        return self.state()

    def resume(self) -> dict[str, object]:
        """Go on with the game that was interrupted: one click in the main menu."""
        start = self.window.app.router.home.page
        until(start.resume.isVisible, "nothing to resume")
        offered = start.resume_note.text()
        click(start.resume)
        return {"offered": offered}

    def ready(self) -> dict[str, object]:
        lobby = self._page(LobbyPage)
        until(lobby.ready.isEnabled, "not to be ready")
        click(lobby.ready)
        return {}

    def say(self, *words: str) -> dict[str, object]:
        game = network_of(self.window.app).game
        field = game.chat.field if game is not None else self._page(LobbyPage).chat.field
        QTest.keyClicks(field, " ".join(words))
        QTest.keyClick(field, Qt.Key.Key_Return)
        return {}

    # -- the table ----------------------------------------------------------------------------------------------------

    def table(self) -> dict[str, object]:
        until(lambda: self.window.app.router.table is not None, "no game began")
        return self.state()

    def state(self) -> dict[str, object]:
        page, link = self.window.app.router.table, network_of(self.window.app).link
        assert page is not None
        view, ask = page.table_seat.view, page.table_seat.ask
        return {
            "seat": view.seat,
            "turn": view.number(-1, "turn"),
            "active": view.number(-1, "active"),
            "asked": ask.kind if ask is not None else "",
            "strip": page.strip.text,
            "badge": network_of(self.window.app).game.connection.badge.text,
            "sheet": network_of(self.window.app).game.connection.sheet.isVisible(),
            "log": page.log.lines,
            "read": page.log.read_to,
            "digest": view_digest(link.view()),
            "field": [
                [self.person.name(card) for card in zone.cards] for zone in view.zones if zone.place.zone == "field"
            ],
            "title": self.window.windowTitle(),
        }

    def until_asked(self, kind: str = "") -> dict[str, object]:
        table_seat = self.window.app.router.table.table_seat
        until(lambda: table_seat.ask is not None and kind in ("", table_seat.ask.kind), f"not asked {kind}")
        return self.state()

    def until_badge(self, *words: str) -> dict[str, object]:
        text = " ".join(words)
        until(lambda: text in network_of(self.window.app).game.connection.badge.text, f"the badge does not say {text}")
        return self.state()

    def until_read(self, lines: str) -> dict[str, object]:
        """Until the log is as long as another's."""
        until(lambda: self.window.app.router.table.log.read_to >= int(lines), "what the other has seen did not come")
        return self.state()

    def settle(self) -> dict[str, object]:
        """Answer a question that stands between, the simplest way."""
        page, ask = self.person.page, self.person.ask
        assert ask is not None
        serial = ask.serial
        button = page.strip.primary() or next((one for one in page.choices.buttons if one.isVisible()), None)
        if ask.form == "order":
            button = page.strip.button("Keep order")
        if button is None and any(option.kind == "yes" for option in ask.options):
            button = next(one for one in page.strip.buttons if one.isEnabled())
        if button is not None:
            click(button)
        else:
            for option in [option for option in ask.options if option.kind == "card"][: max(1, ask.low)]:
                self.person.click(option.card)
        until(
            lambda: page.table_seat.ask is None or page.table_seat.ask.serial != serial,
            f"{ask.kind}: {page.strip.text}",
        )
        return {"answered": ask.kind}

    def what_verified_means(self) -> dict[str, object]:
        """Open the dialog that says it."""
        click(network_of(self.window.app).game.verification.meaning)
        return {}

    def concede(self) -> dict[str, object]:
        page = self.window.app.router.table
        page.ask_concede()
        click(next(button for button in page.opened.buttons() if button.text() == "Concede"))
        return {}

    def verdict(self) -> dict[str, object]:
        """What the window says of the game that is over, and of the match."""
        game = network_of(self.window.app).game
        until(lambda: game.verification.verdict is not None, "the game is not verified")
        return {"says": game.verification.title.text(), "match": game.standing.text()}

    def next_game(self) -> dict[str, object]:
        button = self.window.app.router.table.banner.buttons["Rematch"]
        until(lambda: button.text() == "Next game", "no next game")
        click(button)
        return {}

    def duel(self, pictures: str) -> dict[str, object]:
        """Play Duel Masters to its end; says how often it answered, what hidden cards it saw, and how it ended.
        `pictures`: how the files of pictures begin: of each kind of question the second, when cards lie about."""
        person, seen, asked = self.person, [], Counter[str]()
        while True:
            until(lambda: person.ask is not None or person.view.outcome is not None, "nobody is asked")
            ask, zones = person.ask, person.view.zones
            if ask is None:
                break
            if ask.kind != "shield_trigger":  # the shields that are being broken may be seen
                hidden = [zone for zone in zones if zone.place.zone in ("shields", "deck")]
                seen += [card.number for zone in hidden for card in zone.cards if card.number]
            asked[ask.kind] += 1
            if asked[ask.kind] == 2:
                self.shot(f"{pictures}-{ask.kind}.png")
            answer_duel(person, ask)
            until(lambda ask=ask: person.ask is None or person.ask.serial != ask.serial, person.says)
        game = network_of(self.window.app).game
        until(lambda: game.verification.verdict is not None, "the game is not verified")
        outcome = person.view.outcome
        assert outcome is not None
        return {
            "answers": asked.total(),
            "hidden cards seen": seen,
            "outcome": str(outcome),
            "verified": game.verification.verdict.verified,
            "says": game.verification.title.text(),
        }

    def press(self, *label: str) -> dict[str, object]:
        self.person.press(" ".join(label))
        return {}

    def play_one(self) -> dict[str, object]:
        """Drag the first card that can be played onto the field; says which."""
        ask, view = self.person.ask, self.person.view
        able = {option.card for option in ask.options if option.kind == "play"}
        card = next(
            (c for c in view.zone(view.seat, "hand").cards if c.id in able and c.shown.kind == "follower"), None
        )
        if card is None:
            return {"played": ""}
        self.person.drag(self.person.where(card.id), self.person.spot("field"))
        return {"played": self.person.name(card)}

    def shot(self, file: str) -> dict[str, object]:
        QTest.qWait(50)
        QApplication.processEvents()
        shown = QApplication.activeModalWidget() or self.window
        assert shown.grab().save(file)
        return {}

    def quit(self) -> dict[str, object]:
        self.window.close()
        QApplication.quit()
        return {}

    # -- inside -------------------------------------------------------------------------------------------------------

    def _page(self, kind):
        until(lambda: isinstance(network_of(self.window.app).page, kind), f"no {kind.__name__}")
        return network_of(self.window.app).page

    def _row(self, page: JoinPage, title: str) -> int:
        rows = (row for row in range(page.list.count()) if title in page.list.item(row).data(ACCESSIBLE))
        return next(rows, -1)

    def _buttons(self) -> list[str]:
        return [button.text() for button in self.window.findChildren(QPushButton) if button.isVisible()]

    def typed(self, line: str | None) -> None:
        if not (line or "").strip():
            self.quit()
            return
        name, *words = line.split()
        try:
            said = getattr(self, name)(*words)
        except Exception as error:
            said = {"error": f"{name}: {type(error).__name__}: {error}", "buttons": self._buttons()}
        print(json.dumps(said), flush=True)


ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


def main() -> None:
    folder, theme, game, lang = sys.argv[1:]
    player = Player(Path(folder), theme, game, "ja" if lang == "ja" else "en")
    loop = Loop()
    loop.read_lines(player.typed)
    sys.exit(loop.run())


main()
