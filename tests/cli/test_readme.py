"""The README tells the truth: its commands can be typed, its links lead somewhere, its scripts are those that run."""

import json
import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from svedesk.cards.mapping import FIELDS, ColumnMapping
from svedesk.cli.main import COMMANDS
from svedesk.cli.parser import Parser
from svedesk.documents.kinds import MAPPING

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", README, re.DOTALL)
TYPED = [line for kind, block in BLOCKS if kind == "sh" for line in block.splitlines() if line.strip()]


def test_there_are_commands():
    assert len(TYPED) >= 12


@pytest.mark.parametrize("line", TYPED)
def test_a_command_can_be_typed(line):
    words = shlex.split(line, comments=True)
    if words[0].startswith("./"):
        assert (ROOT / words[0]).is_file()
        return
    program, name, *given = words
    assert program == "svedesk"
    assert name in COMMANDS
    parser = Parser(f"svedesk {name}", COMMANDS[name], {})
    import_module(f"svedesk.cli.{name}").arguments(parser)
    parser.parse_args(given)  # raises CommandError


def test_every_command_is_shown():
    shown = {shlex.split(line)[1] for line in TYPED if line.startswith("svedesk ")}
    assert shown == COMMANDS.keys()


def test_links_and_pictures_lead_somewhere():
    targets = re.findall(r"\]\(([^)]+)\)", README)
    assert len(targets) >= 4
    assert not [target for target in targets if not target.startswith("https://") and not (ROOT / target).exists()]


def test_folders_named_are_there():
    named = set(re.findall(r"(?<![\w/])((?:svedesk|tests|resources|assets|installer)/[\w/.-]*\w)", README))
    gone = {name for name in named if not (ROOT / name).exists()}
    assert not gone


def test_the_scripts_shown_are_those_that_run():
    from svedesk.games.sve import words
    from svedesk.games.sve.scripts import SCRIPTS
    from svedesk.games.sve.scripts.tokens import FAIRY

    (block,) = [block for kind, block in BLOCKS if kind == "python"]
    shown = eval(f"{{{block}}}", {**vars(words), "FAIRY": FAIRY})
    assert shown == {number: SCRIPTS[number] for number in shown}
    assert len(shown) == 2


def test_it_says_what_it_does_not_ship():
    assert "no card text, no art and no logos" in README
    assert "unofficial fan project" in README


def test_the_column_mapping_shown_is_one_and_names_every_field():
    (block,) = [block for kind, block in BLOCKS if kind == "json"]
    whole = json.loads(block)
    assert (whole.pop("format"), whole.pop("version")) == (MAPPING.format, MAPPING.version)
    assert ColumnMapping.model_validate(whole).values
    (listed,) = re.findall(r"The fields: ([^.]*)\.", README)
    assert set(re.findall(r"`(\w+)`", listed)) == set(FIELDS)
