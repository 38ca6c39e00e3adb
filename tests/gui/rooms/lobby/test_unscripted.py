"""A card without a script in a network game: who has its text is quoted the line, who lacks it is told so, and both see
what is done by hand."""

from __future__ import annotations

import pytest
from gui.rooms.lobby.pair import Pair, Player
from shipped import starter_library

from svedesk.cards.library import Library
from svedesk.engine.records import Place
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.table import manual

OWL = SveFacts("X-Owl", "Night Owl", "梟", "follower", cost=1, attack=1, defense=1)
TEXT = "Rush.\n{FANFARE} Give your leader {DEF}+2 and sing."


def rules(*, text: bool) -> Sve:
    cards = {**starter_library(), "X-Owl": OWL}
    return Sve(cards, SCRIPTS, {"X-Owl": (TEXT, "")} if text else {})


def main_phase(pair: Pair, first: Player, player: Player) -> None:
    """Until it is this player's main phase."""
    if first is not player:
        first.press("End turn")
        pair.asked(player).press("Pass")
    pair.qtbot.waitUntil(lambda: player.ask is not None and player.ask.kind == "main")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["Aiko", "Ren"])
def test_whose_program_lacks_the_text_is_told_so(pair: Pair, name: str) -> None:
    library = Library((*starter_library().values(), OWL))
    pair.cards = {"Aiko": (library, rules(text=True)), "Ren": (library, rules(text=False))}  # type: ignore[arg-type]
    host = pair.host()
    guest = pair.guest(host)
    pair.begin(host, guest)
    first, _ = pair.keep(host, guest)
    player, other = (host, guest) if name == "Aiko" else (guest, host)
    main_phase(pair, first, player)
    seat = player.view.seat
    player.click_on(player.page.bar.rules)
    pair.consent(other, "accept")
    pair.qtbot.waitUntil(lambda: player.page.table_seat.rules_off)
    manual.create(player.page.table_seat, "X-Owl", Place(seat, "hand"))
    manual.number_set(player.page.table_seat, seat, "play_points", 1)
    player.click_on(player.page.bar.rules)
    pair.consent(other, "accept")
    pair.qtbot.waitUntil(lambda: not player.page.table_seat.rules_off and "Night Owl" in player.names("hand"))
    player.drag(player.where(player.card("Night Owl", "hand").id), player.spot("field"))
    pair.qtbot.waitUntil(lambda: player.ask is not None and player.ask.kind == "by_hand")
    said, _, line = player.says.partition("\n")
    assert said == "Resolve Night Owl manually (Fanfare)."
    assert line == (
        "Fanfare: Give your leader defense +2 and sing."
        if player is host
        else "The text of that line is not available here. Read it on the card."
    )
    assert other.ask is None
    pair.qtbot.waitUntil(lambda: other.says == f"{name} is resolving Night Owl manually.")
    owl = player.card("Night Owl", "field")
    pair.qtbot.waitUntil(lambda: (item := other.page.scene.item_of(owl.id)) is not None and item.glow == "asks")
    assert "rush" in owl.shown.keywords, "the host's program knows, and tells"
    pair.qtbot.waitUntil(lambda: "Night Owl" in other.names("field", seat))
    assert "rush" in other.card("Night Owl", "field", seat).shown.keywords
    player.press("Done")
    pair.qtbot.waitUntil(lambda: player.ask is not None and player.ask.kind == "main")
