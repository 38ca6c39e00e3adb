"""Texts that prints of different sets word, invented ones: each is read as the script it stands below in `texts`."""

from pathlib import Path

import pytest
from readings import readings
from sve.phrases.read import reader

from svedesk.games.sve.facts import SveFacts

FILES = sorted((Path(__file__).parent / "texts").glob("*.txt"))


@pytest.mark.parametrize(("script", "lang", "text"), [case for file in FILES for case in readings(file)])
def test_a_text_is_read_as_its_script(script, lang, text):
    """Those below "not read" are not read, since they say something else or nothing."""
    kind = "spell" if script.startswith(("spell(", "not read on a spell")) else "follower"
    moth = SveFacts("XX01-001", "Moth", "蛾", kind, cost=2, attack=2, defense=2)
    (line,) = reader().read(moth, text, lang)
    assert (line.script, line.is_wrong) == ("" if script.startswith("not read") else script, False)
