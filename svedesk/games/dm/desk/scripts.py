"""What of the game's cards executes, as `GameScripts`. Scripts of own cards are not read yet."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from svedesk.engine.facts import Facts
from svedesk.engine.game_scripts import GameScripts
from svedesk.games.dm.card_scripts import SCRIPTS, DmReading
from svedesk.games.dm.facts import dm_facts
from svedesk.games.dm.meaning import define
from svedesk.games.dm.reading.reader import DmTextReader, read_card


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
        """A card that ships means what it means; of any other its text is read. Scripts of own cards are not."""
        abilities = SCRIPTS.get(facts.number)
        if abilities is None and not script.strip():
            abilities = read_card(dm_facts(facts), *texts)
        return DmReading(define(dm_facts(facts), abilities or (), by_hand=abilities is None))

    def text_reader(self, cards: Iterable[Facts]) -> DmTextReader:
        """Who reads texts of cards."""
        return DmTextReader()

    def mistakes(self, number: str, library: Mapping[str, Facts]) -> Iterator[str]:
        """Why a script can't be read; what else tests don't find, nothing finds yet."""
        mistake = SCRIPTS.mistake(number)
        return iter(() if mistake is None else (f"{mistake.place}: {number}: {mistake.sentence}",))

    def unread_lines(self) -> Iterator[str]:
        """What is in the files of scripts and belongs to no card."""
        return SCRIPTS.unread_lines()


DM_SCRIPTS = DmScripts()
