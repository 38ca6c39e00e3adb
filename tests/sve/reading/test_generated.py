"""What is said of any script there may be, read again, means that script or is not read, in both languages."""

from collections import Counter
from itertools import islice

import pytest
from shipped import shipped_library
from sve.reading.generated import Generated, generated

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import as_meant
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.reading.lines import lines
from svedesk.games.sve.source.writing import written

READER = SveTextReader(shipped_library().values())
LANGS: tuple[Lang, ...] = ("en", "ja")


def read_again(script: Generated, lang: Lang) -> str:
    """Whether what a script says is read as the same, as something else, or not at all."""
    said = lines(script.ability.text(lang, script.facts.kind))
    meant = READER.meaning(script.facts, said[0], lang) if len(said) == 1 else None
    if meant is None:
        return "refused"
    return "same" if as_meant(meant) == as_meant((script.ability,)) else "otherwise"


def read(seed: int, count: int) -> tuple[Counter[tuple[Lang, str]], list[str]]:
    """How many scripts by chance are read how, and those that are read as something else."""
    found, otherwise = Counter[tuple[Lang, str]](), list[str]()
    for script in islice(generated(seed), count):
        for lang in LANGS:
            how = read_again(script, lang)
            found[lang, how] += 1
            if how == "otherwise":
                said = script.ability.text(lang, script.facts.kind)
                otherwise.append(f"{script.facts.number} {written((script.ability,))}: {said}")
    return found, otherwise


@pytest.mark.slow
def test_what_scripts_by_chance_say_is_never_read_as_something_else():
    found, otherwise = read(seed=1, count=200)
    assert not otherwise, "\n".join(otherwise)
    assert all(found[lang, "refused"] < 12 for lang in LANGS)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seed", [11, 12, 13, 14])
def test_nor_of_twenty_thousand(seed):
    """Of the first 7,000 of them 2.3 % are not read in English and 1.3 % in Japanese: 1.6 and 0.6 % of those that ship
    with parts changed, 8 and 6 % of those out of any words, of which not all are heard. A seed takes a minute."""
    found, otherwise = read(seed, count=5_000)
    print(found)
    assert not otherwise, "\n".join(otherwise)
    assert found["en", "refused"] < 200
    assert found["ja", "refused"] < 120
