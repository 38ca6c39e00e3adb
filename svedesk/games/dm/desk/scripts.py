"""What of the game's cards executes, as `GameScripts`. Scripts of own cards are not read yet."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from svedesk.engine.facts import Facts
from svedesk.engine.game_scripts import GameScripts
from svedesk.games.dm.card_reading import DmReading
from svedesk.games.dm.card_scripts import SCRIPTS
from svedesk.games.dm.facts import dm_facts
from svedesk.games.dm.meaning import define


class DmScripts(GameScripts):
    """The scripts of the game's cards."""

    shipped: Collection[str] = SCRIPTS

    def source(self, number: str) -> str:
        """The text of a script that ships. Raises KeyError for a card without one."""
        return SCRIPTS.source(number)

    def place(self, number: str) -> str | None:
        """The file and line of a script that ships."""
        return SCRIPTS.place(number)

    def read(self, facts: Facts, script: str, texts: tuple[str, str], library: Mapping[str, Facts]) -> DmReading:
        """A card that ships means what it means; any other is carried out by hand if it says something."""
        says = bool(script.strip() or any(texts))
        return DmReading(define(dm_facts(facts), SCRIPTS.get(facts.number, ()), by_hand=says))

    def mistakes(self, number: str, library: Mapping[str, Facts]) -> Iterator[str]:
        """Why a script can't be read; what else tests don't find, nothing finds yet."""
        mistake = SCRIPTS.mistake(number)
        return iter(() if mistake is None else (f"{mistake.place}: {number}: {mistake.sentence}",))

    def unread_lines(self) -> Iterator[str]:
        """What is in the files of scripts and belongs to no card."""
        return SCRIPTS.unread_lines()


DM_SCRIPTS = DmScripts()
