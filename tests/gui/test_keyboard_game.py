"""Keyboard alone plays a whole game: arrows, Enter, Esc and keys of the key list; no mouse, no call of a function."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from gui.keyboard import Typist
from gui.person import Person
from PySide6.QtGui import QAccessible, QAccessibleEvent

from svedesk.engine.ask import Ask, Option
from svedesk.engine.records import SHARED


def wanted(ask: Ask, enemy: int) -> Option:
    """Play what can be played, evolve, use abilities, attack the leader if possible, else end the turn."""
    for kind in ("play", "evolve", "activate", "attack"):
        of_kind = [option for option in ask.options if option.kind == kind]
        if of_kind:
            return next((option for option in of_kind if option.target == enemy), of_kind[0])
    return ask.options[-1]


def play(typist: Typist, listen: Callable[[], None] = lambda: None) -> Counter[str]:
    """Play to a winner, and `listen` before each answer. Returns what was asked how often."""
    asked = Counter[str]()
    for _ in range(2500):
        typist.uncover()
        if typist.view.outcome is not None:
            break
        ask = typist.ask
        assert ask is not None, "nobody before the screen is asked, and no cover says who should be"
        asked[ask.kind] += 1
        listen()
        if ask.kind in ("main", "quick"):
            enemy = typist.view.zone(1 - ask.seat, "leader").cards[0].id
            typist.do(wanted(ask, enemy))
        else:
            typist.answer(ask)
        now = typist.page.table_seat.desk.session.ask
        assert now is None or now.serial != ask.serial, f"nothing happened at {ask}: {typist.says}"
    return asked


@pytest.mark.slow
def test_a_whole_game_with_keys_alone_while_an_assistive_client_listens(sit: Callable[..., Person]) -> None:
    """It is told what the keyboard comes to, and finds the whole table after every answer."""
    QAccessible.setActive(True)
    person = sit(seed=5, first=1, open_hands=False, decks=("SD04", "SD01"))
    typist = Typist(person.qtbot, person.window)
    told: list[QAccessible.Event] = []
    aloud = typist.page.navigation.announcer
    send = aloud.send

    def heard(event: QAccessibleEvent) -> None:
        told.append(event.type())
        send(event)

    aloud.send = heard
    read: list[int] = []

    def listen() -> None:
        table = QAccessible.queryAccessibleInterface(typist.page.view)
        zones = [table.child(index) for index in range(table.childCount())]
        nameless = [zone.object() for zone in zones if not zone.text(QAccessible.Text.Name)]
        assert nameless == []
        lying = [zone.child(n) for zone in zones if zone.object() is None for n in range(zone.childCount())]
        assert all(card.text(QAccessible.Text.Name) for card in lying)
        read.append(len(zones) + len(lying))

    play(typist, listen)
    QAccessible.setActive(False)
    assert typist.view.outcome is not None
    assert min(read) > 20
    assert told.count(QAccessible.Event.Focus) > 20
    assert told.count(QAccessible.Event.Announcement) > 50


@pytest.mark.slow
@pytest.mark.parametrize(("decks", "seed"), [(("SD01", "SD02"), 3), (("SD03", "SD04"), 1), (("SD05", "SD06"), 2)])
def test_a_whole_game_with_keys_alone(sit: Callable[..., Person], decks: tuple[str, str], seed: int) -> None:
    person = sit(seed=seed, first=seed % 2, open_hands=bool(seed % 2), decks=decks)
    typist = Typist(person.qtbot, person.window)
    asked = play(typist)
    assert typist.view.outcome is not None
    assert len(typist.view.outcome.winners) == 1
    assert typist.page.banner.isVisible()
    assert asked["main"] > 10
    print(decks, typist.view.number(SHARED, "turn"), "turns", typist.pressed, "keys", dict(asked))
