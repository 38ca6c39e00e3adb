"""README, CONTRIBUTING, SECURITY and the help pages tell the truth: their commands can be typed, their links lead
somewhere, their scripts are those that run."""

import json
import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from svedesk.cards.mapping import FIELDS, ColumnMapping
from svedesk.cli.console import Parser
from svedesk.cli.main import COMMANDS
from svedesk.documents.kinds import MAPPING

ROOT = Path(__file__).resolve().parents[2]
HELP = ROOT / "resources" / "help"
PAGES = (
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "resources/README.md")),
    ROOT / "svedesk" / "GLOSSARY.md",
    *sorted(HELP.rglob("*.md")),
)


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def blocks(path: Path) -> list[tuple[str, str]]:
    """The code blocks of a page, indented ones, too: language and text."""
    return [(kind, block) for _, kind, block in re.findall(r"^( *)```(\w*)\n(.*?)^\1```", text_of(path), re.S | re.M)]


def typed(path: Path) -> list[str]:
    return [line for kind, block in blocks(path) if kind == "sh" for line in block.splitlines() if line.strip()]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


TYPED = [pytest.param(line, id=f"{name_of(path)}: {line[:40]}") for path in PAGES for line in typed(path)]
COMMAND_LINE = [HELP / lang / "command-line.md" for lang in ("en", "ja")]
MADE_UP = {"YourRoute", "your_name"}
"""What recipes leave to whoever follows them."""
README = text_of(ROOT / "README.md")


def test_the_readme_is_short():
    assert len(README.split()) < 1200


def test_there_are_commands():
    assert all(len(typed(path)) >= 12 for path in COMMAND_LINE)


@pytest.mark.parametrize("line", TYPED)
def test_a_command_can_be_typed(line):
    words = shlex.split(line, comments=True)
    if words[0].startswith("./"):
        assert (ROOT / words[0]).is_file()
        return
    program, *given = words
    assert program == "svedesk"
    name = given.pop(0) if given and given[0] in COMMANDS else "window"
    about = COMMANDS.get(name, "")
    assert about or not given or given[0].endswith(".svedesk")
    parser = Parser(f"svedesk {name}", about, {} if about else COMMANDS)
    import_module(f"svedesk.cli.{name}").arguments(parser)
    parser.parse_args(given)  # raises CommandError


@pytest.mark.parametrize("path", COMMAND_LINE, ids=name_of)
def test_every_command_is_shown(path):
    shown = {words[1] for line in typed(path) if len(words := shlex.split(line, comments=True)) > 1}
    assert shown - {"game.svedesk"} == COMMANDS.keys()


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_links_and_pictures_lead_somewhere(path):
    text = text_of(path)
    titles = {re.sub(r"[^\w-]", "", title.lower().replace(" ", "-")) for title in re.findall(r"^#+ (.+)$", text, re.M)}
    targets = re.findall(r"\]\(([^)\s]+)\)", text)
    assert {target[1:] for target in targets if target.startswith("#")} <= titles
    assert not [
        target for target in targets if not target.startswith(("https://", "#")) and not (path.parent / target).exists()
    ]


def test_the_readme_links_to_every_page():
    linked = set(re.findall(r"\]\((resources/help/en/[^)]+|[A-Z]+\.md)\)", README))
    assert linked >= {name_of(path) for path in (HELP / "en").glob("*.md")}
    assert linked >= {"CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"}


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_folders_named_are_there(path):
    named = set(re.findall(r"(?<![\w/])((?:svedesk|tests|resources|assets|installer)/[\w/.-]*\w)", text_of(path)))
    gone = {name for name in named if not (ROOT / name).exists()}
    assert not gone


@pytest.mark.slow
def test_what_contributing_names_is_in_the_code():
    """Classes, functions and files as they are called there; names of one's own are not meant."""
    code = {*(ROOT / "svedesk").rglob("*.py"), *(ROOT / "tests").rglob("*.py")} - {Path(__file__)}
    known = {word for path in code for word in re.findall(r"\w+", text_of(path))}
    known |= {part for path in ROOT.glob("*/**/*") for part in (path.name, path.stem)}
    prose = re.sub(r"^ *```.*?^ *```", "", text_of(ROOT / "CONTRIBUTING.md"), flags=re.S | re.M)
    named = {name for said in re.findall(r"`([^`\n]+)`", prose) for name in re.findall(r"[A-Za-z_]\w{3,}", said)}
    assert named - known - MADE_UP == set()


def test_contributing_is_read_in_a_window_of_any_editor():
    assert [line for line in text_of(ROOT / "CONTRIBUTING.md").splitlines() if len(line) > 120] == []


def test_every_room_of_the_program_is_named():
    """A reader of the README finds each folder of the program in it."""
    rooms = {path.name for path in (ROOT / "svedesk").iterdir() if (path / "__init__.py").is_file()}
    assert rooms <= set(re.findall(r"svedesk/(\w+)", README))


def test_the_scripts_shown_are_those_that_run():
    from svedesk.games.sve.card_scripts import SCRIPTS
    from svedesk.scripts.script_file import ScriptFile

    (block,) = [block for _, block in blocks(ROOT / "CONTRIBUTING.md") if "SD01-011:" in block]
    file = ScriptFile("sd01.txt", block.encode())
    assert {number: line.source for number, line in file.lines.items()} == {
        number: SCRIPTS.line(number).source for number in ("SD01-011", "SD01-016")
    }


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_scripts_of_the_help_can_be_written(lang):
    from svedesk.games.sve.source.sources import read_script

    (block,) = [block for kind, block in blocks(HELP / lang / "own-cards.md") if not kind]
    assert len(block.splitlines()) == 2
    for line in block.splitlines():
        assert read_script(line)


def test_it_says_what_it_does_not_ship():
    assert "no card text, no art and no logos" in README
    assert "unofficial fan project" in README


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_column_mapping_shown_is_one_and_names_every_field(lang):
    page = HELP / lang / "cards.md"
    (block,) = [block for kind, block in blocks(page) if kind == "json"]
    whole = json.loads(block)
    assert (whole.pop("format"), whole.pop("version")) == (MAPPING.format, MAPPING.version)
    assert ColumnMapping.model_validate(whole).values
    (listed,) = re.findall(r"(?:The fields: |使える項目：)([^.。]*)[.。]", text_of(page))
    assert set(re.findall(r"`(\w+)`", listed)) == set(FIELDS)
