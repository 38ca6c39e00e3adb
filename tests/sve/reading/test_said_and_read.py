"""What is said of a script that ships, read again, means that script, in both languages."""

from sve.playing import shipped_facts

from svedesk.games.sve.abilities.base import Ability, as_meant
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.reading.lines import lines
from svedesk.games.sve.scripts import SCRIPTS

READER = SveTextReader(shipped_facts().values())


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


OTHERWISE = {
    "T-AFTERSHOCK": "its script names the counters apart from other conditions",
    "T-DUTIFUL-STEED": "what it is asked to be is on any field",
    "T-BULLET-BIKE": "English gives both in one sentence",
    "T-ARCANE-PERSONNEL-CARRIER": "English gives both in one sentence",
    "SD06-001": "only English has the card revealed",
}
"""Cards whose text, read in one of the languages, is written otherwise as a script, and why."""


def test_what_shipped_scripts_say_is_read_as_they_mean():
    read, otherwise = 0, set[str]()
    for number, abilities in SCRIPTS.items():
        alone = () if any(getattr(one, "merged", False) for one in abilities) else tuple((one,) for one in abilities)
        for said in alone or (abilities,):
            found = read_again(said, shipped_facts()[number])
            read += len(found)
            if not all(found.values()):
                otherwise.add(number)
    assert otherwise == OTHERWISE.keys()
    assert read > 600
