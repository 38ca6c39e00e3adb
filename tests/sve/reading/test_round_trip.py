"""What is said of a script that ships, read again, means that script, in both languages."""

import subprocess
import sys
from collections.abc import Iterable

import pytest
from shipped import STARTERS, shipped_library

from svedesk.games.sve.abilities.base import as_meant
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.reading.lines import lines
from svedesk.games.sve.script_node import Ability

READER = SveTextReader(shipped_library().values())


def read_again(abilities: tuple[Ability, ...], facts: SveFacts) -> dict[str, bool]:
    """For each language whether what the abilities say is read as the same. Languages that say it in several lines, or
    that it could not be read in, are left out: what is not read stops for the hand."""
    found = {}
    for lang in ("en", "ja"):
        said = lines("".join(ability.text(lang, facts.kind) for ability in abilities))
        meant = READER.meaning(facts, said[0], lang) if len(said) == 1 else None
        if meant is not None:
            found[lang] = as_meant(meant) == as_meant(abilities)
    return found


def read_otherwise(numbers: Iterable[str]) -> tuple[int, set[str]]:
    """How many texts were read, and the cards of which one is read as something else."""
    read, otherwise = 0, set[str]()
    for number in numbers:
        abilities = SCRIPTS[number]
        alone = () if any(getattr(one, "merged", False) for one in abilities) else tuple((one,) for one in abilities)
        for said in alone or (abilities,):
            found = read_again(said, shipped_library()[number])
            read += len(found)
            if not all(found.values()):
                otherwise.add(number)
    return read, otherwise


def test_what_scripts_of_starter_decks_say_is_read_as_they_mean():
    read, otherwise = read_otherwise(STARTERS)
    assert otherwise == set()
    assert read > 600


@pytest.mark.slow
def test_what_scripts_that_were_read_say_is_read_as_they_mean():
    first = {abilities: number for number, abilities in SCRIPTS.items() if number not in STARTERS}
    read, otherwise = read_otherwise(first.values())
    assert otherwise == set()
    assert read > 3_700


def test_a_program_that_has_played_nothing_yet_reads_all_the_same():
    """What else of the program was used before must make no difference to what a text can mean."""
    line = "{FANFARE} Put the top 2 cards of your deck into your cemetery."
    command = [sys.executable, "-m", "svedesk", "read", line]
    done = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8")
    assert done.stdout == "fanfare(top_into_cemetery(2))\n"
