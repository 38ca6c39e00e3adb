"""What scripts are said to do, in both languages: the texts below each in `said.txt`."""

import re
from pathlib import Path

import pytest
from readings import readings

from svedesk.games.sve.definitions import define
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.source import read_script
from svedesk.games.sve.text.cards import card_text


@pytest.mark.parametrize(("script", "lang", "text"), readings(Path(__file__).parent / "said.txt"))
def test_a_script_is_said_so(script, lang, text):
    kind = "spell" if re.search(r"(^|, )spell\(", script) else "follower"
    moth = SveFacts("XX01-001", "Moth", "蛾", kind, cost=2, attack=2, defense=2)
    assert card_text(define(moth, read_script(script)), lang) == text
