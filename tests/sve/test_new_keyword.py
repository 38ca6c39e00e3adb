"""A keyword is known everywhere as soon as it is declared (CONTRIBUTING, Add a keyword): nothing else lists them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
PATHS = os.pathsep.join((str(TESTS.parent), str(TESTS)))

IN_THREE_PLACES = """
from svedesk.games.sve.keywords import printed
meek = printed.PrintedKeyword("meek", "Meek", "臆病", fights=True, on_field=True)
printed.PRINTED += (meek,)
printed.ON_FIELD += (meek,)

from svedesk.games.sve.text.sentences import MESSAGES

MESSAGES["en"].words["vocabulary"]["meek"] = "Can't attack the leader."
MESSAGES["ja"].words["vocabulary"]["meek"] = "【臆病】リーダーを攻撃できない。"
"""
LOOK = """
from sve.phrases.read import script
from sve.playing import Side, follower, table
from svedesk.games.sve.abilities.keyword import KEYWORDS
from svedesk.games.sve.shadowverse import SVE
from svedesk.games.sve.source import read_script
from svedesk.games.sve.text.cards import ability_words

meek = KEYWORDS["meek"]
assert read_script("meek") == (meek,)
assert ability_words(meek, "en", "follower") == "Meek."
assert ability_words(meek, "ja", "follower") == "【臆病】"
assert script("Meek.") == script("【臆病】", "ja") == "meek"
assert "meek" in SVE.keywords
assert SVE.term("keyword", "meek", "ja") == "臆病"
t = table(me=Side(field=["Lamb"]), cards=[follower("Lamb", meek)])
assert t.keywords("Lamb") == ("meek",)
"""


@pytest.mark.slow
def test_a_declared_keyword_is_written_said_read_and_had():
    subprocess.run([sys.executable, "-c", IN_THREE_PLACES + LOOK], env={**os.environ, "PYTHONPATH": PATHS}, check=True)
