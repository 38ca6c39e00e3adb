"""A pack that one of two players lacks: a deck that can't be played is told, the other's cards are shown."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from gui.rooms.lobby.pair import Pair, Player
from net.own_cards import PACK, VIXEN, fox_deck, rules_with
from shipped import starter_library, sve_deck

from svedesk.cards.library import Library
from svedesk.engine.message import Message
from svedesk.games.sve.manual_abilities import by_hand
from svedesk.net.verify import Verdict

FOXES = fox_deck()
DECK = sve_deck(
    "Foxes", FOXES["leaders"], tuple(Counter(FOXES["main"]).items()), tuple(Counter(FOXES["evolve"]).items())
)


def with_foxes(pair: Pair, *names: str) -> None:
    """These players have the pack, and a deck of it."""
    library = Library((*starter_library().values(), *(card.facts for card in PACK)))
    pair.cards |= dict.fromkeys(names, (library, rules_with(*PACK)))


def choose(player: Player) -> None:
    """Bring the foxes."""
    box = player.lobby.deck
    box._decks["FOX"] = DECK
    box.insertItem(0, "Foxes", "FOX")
    box.show_deck("FOX")
    player.lobby.bring_deck()


def picture(player: Player, name: str) -> None:
    folder = os.environ.get("SVEDESK_PICTURES")
    if folder:
        player.window.grab().save(str(Path(folder) / f"{name}.png"))


@pytest.mark.slow
def test_a_guest_whose_pack_the_host_lacks_is_told_and_can_not_be_ready(pair: Pair) -> None:
    with_foxes(pair, "Ren")
    host = pair.host()
    guest = pair.guest(host)
    choose(guest)
    for player in (host, guest):  # what is in a deck is told once both are ready
        pair.qtbot.waitUntil(player.lobby.ready.isEnabled)
        player.click_on(player.lobby.ready)
    pair.qtbot.waitUntil(lambda: "Foxes" in guest.lobby.trouble.text())
    assert (
        "The host does not have Den of foxes (X-Den of foxes). Both players need the pack “Foxes”."
        in guest.lobby.trouble.text()
    )
    assert not guest.lobby.ready.isEnabled()
    assert host.lobby.trouble.text() == ""
    assert guest.lobby.chairs[1].says()[1] == "Foxes · fully automated"
    picture(guest, "lobby-lacked")
    guest.link.lobby = guest.link.lobby.model_copy(update={"problems": (Message("deck-of-the-future"),)})
    guest.lobby._show()
    assert guest.lobby.trouble.text().endswith("The host refused: deck-of-the-future")
    guest.lobby.deck.show_deck("SD02")
    guest.lobby.bring_deck()
    pair.qtbot.waitUntil(guest.lobby.ready.isEnabled)
    guest.click_on(guest.lobby.ready)
    pair.qtbot.waitUntil(lambda: host.plays and guest.plays)


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_cards_of_a_pack_that_a_guest_lacks_are_shown_with_name_and_numbers(pair: Pair, lang: str) -> None:
    with_foxes(pair, "Aiko")
    host = pair.host()
    choose(host)
    guest = pair.guest(host)
    pair.begin(host, guest)
    first, _ = pair.keep(host, guest)
    if first is guest:
        guest.press("End turn")
        pair.asked(host).press("Pass")
        pair.qtbot.waitUntil(lambda: host.ask is not None and host.ask.kind == "main")
    guest.window.app.settings.change(lang=lang)
    fox = next(card for card in host.view.zone(host.view.seat, "hand").cards if card.number.startswith("X-"))
    host.drag(host.where(fox.id), host.spot("field"))
    seat = host.view.seat
    pair.qtbot.waitUntil(lambda: any(card.number == fox.number for card in guest.view.zone(seat, "field").cards))
    shown = next(card for card in guest.view.zone(seat, "field").cards if card.number == fox.number)
    assert guest.name(shown) == fox.number.removeprefix("X-")
    face = guest.page.scene.faces.text(shown, rules=True)
    assert (face.facts.name, face.attack, face.defense) == (host.name(fox), shown.shown.attack, shown.shown.defense)
    assert "Foxes" in "".join(face.text)
    guest.page.preview.show_card(shown)
    assert any(host.name(fox) in line for line in guest.page.log.lines)
    picture(guest, f"guest-lacks-{lang}")
    host.page.table_seat.concede()
    pair.qtbot.waitUntil(lambda: isinstance(guest.game.verification.verdict, Verdict))
    if lang == "en":
        assert guest.game.verification.title.text() == "Not checked"
        assert "you don't have" in guest.game.verification.note.text()
        assert "other cards or rules" not in guest.game.verification.note.text()
    picture(guest, f"guest-not-checked-{lang}")
    pair.qtbot.waitUntil(lambda: host.game.verification.verdict is not None)
    assert host.game.verification.title.text() == "Verified"


@pytest.mark.slow
def test_a_card_that_is_another_here_is_shown_as_the_host_has_it(pair: Pair) -> None:
    with_foxes(pair, "Aiko", "Ren")
    guest_rules = rules_with(*PACK[:1], VIXEN)
    pair.cards["Ren"] = (pair.cards["Ren"][0], guest_rules)
    host = pair.host()
    choose(host)
    guest = pair.guest(host)
    pair.begin(host, guest)
    pair.qtbot.waitUntil(lambda: guest.plays)
    words = guest.page.table_seat.words
    assert words.rules("X-Vixen") == "Storm."
    assert words.rules("X-Scout fox").startswith("You don't have this card")
    assert words.name("X-Scout fox") == "X-Scout fox", "nobody has shown it yet"


def test_a_deck_with_cards_by_hand_is_told_to_both_and_how_many_only_to_its_player(pair: Pair) -> None:
    library = Library((*starter_library().values(), *(card.facts for card in PACK)))
    unread = tuple(replace(card, abilities=by_hand(card.facts)) for card in PACK)
    pair.cards |= dict.fromkeys(("Aiko", "Ren"), (library, rules_with(*unread)))
    host = pair.host()
    guest = pair.guest(host)
    choose(guest)
    pair.qtbot.waitUntil(lambda: "manually" in host.lobby.chairs[1].says()[1])
    assert host.lobby.chairs[1].says()[1] == "Foxes · some cards resolved manually"
    assert host.lobby.chairs[0].says()[1].endswith("fully automated")
    assert "3 manual" in guest.lobby.deck.executed.text()
    picture(host, "lobby-by-hand")
