"""What begins otherwise than a text goes on is not looked for: that finds all the same what a patient search finds."""

import pytest
from shipped import STARTERS, shipped_library

from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.reading.heard import _names
from svedesk.games.sve.script_node import Ability
from svedesk.phrases import hearing
from svedesk.phrases.beginnings import Lexicon
from svedesk.phrases.hearing import Hearing
from svedesk.phrases.phrase import parsed


@pytest.mark.parametrize(
    ("phrase", "beginnings"),
    [
        ("draw <count#> cards", ("draw ",)),
        ("a~ card", ("a card", "an card")),
        ("<side|enemy=enemy |your=your >card", ("enemy ", "your ")),
        ("<other?another //the >card", ("another ", "the ")),
        ("<~original >cost", ("original ", "cost")),
        ("<kind=card>cards", ("cards",)),
        ("<other?another >card", None),
        ("<to> cards", None),
        ("", None),
    ],
)
def test_how_a_phrase_may_begin(phrase, beginnings):
    assert parsed(phrase).beginnings == beginnings


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_quick_search_finds_what_a_patient_one_finds(lang, monkeypatch):
    monkeypatch.setattr(hearing, "_MOST_PATIENTLY", 1_000_000)  # it may take the time it takes
    library = shipped_library()
    names = Lexicon(_names(library.values(), lang))
    texts = {ability.text(lang, library[number].kind) for number in STARTERS for ability in SCRIPTS[number]}
    lines = sorted(text for text in texts if "\n" not in text)[::12]
    assert len(lines) > 15
    for line in lines:
        quick, patient = Hearing(line, lang, names), Hearing(line, lang, names, patiently=True)
        assert set(quick.whole(Ability)) == set(patient.whole(Ability)), line
