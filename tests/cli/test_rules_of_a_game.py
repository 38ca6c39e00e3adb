"""By which edition and in which format a game is played, said on the command line."""

import json
from dataclasses import replace

import pytest
from cli.conftest import process

from svedesk.cli import materials
from svedesk.cli.materials import EditionAndFormat
from svedesk.desk.desk import Desk
from svedesk.desk.kept_games import resumable

DECKS = (materials.deck("SD01"), materials.deck("SD02"))


@pytest.mark.parametrize(
    ("forms", "given", "form"),
    [
        (("standard", "standard"), "", "standard"),
        (("sealed", "sealed"), "", "sealed"),
        (("sealed", "standard"), "", "standard"),
        (("sealed", "sealed"), "cross_craft", "cross_craft"),
    ],
)
def test_the_format_is_the_one_both_decks_are_built_for_unless_one_is_named(forms, given, form):
    decks = tuple(replace(deck, format=built_for) for deck, built_for in zip(DECKS, forms, strict=True))
    assert materials.setup(decks, 1, by=EditionAndFormat(form=given)).format == form


def test_unless_said_otherwise_it_is_the_first_edition_in_the_standard_format():
    setup = materials.setup(DECKS, 1)
    assert (setup.rules, setup.format) == ("EN 1.16.0", "standard")


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["JA 1.18.0", "EN early"])
def test_a_game_in_the_terminal_is_saved_with_both(tmp_path, edition):
    given = ("--rules", edition, "--format", "sealed", "--seed", "3", "--first", "1")
    done = process("play", *given, XDG_DATA_HOME=str(tmp_path))
    assert done.status == 0, done.err
    (saved,) = resumable(tmp_path / "svedesk" / "games")
    setup = Desk.load(saved.path, materials.rules()).session.setup
    assert (setup.rules, setup.format) == (edition, "sealed")


@pytest.mark.slow_after_first
@pytest.mark.parametrize("given", [("--rules", "JA 1.24.1"), ("--rules", "EN early"), ("--format", "sealed")])
def test_random_games_are_played_so(svedesk, given):
    usual, other = (
        json.loads(svedesk("selfplay", "--games", "3", "--seed", "2", "--json", *more).out) for more in ((), given)
    )
    assert other["finished"] == 3
    assert other["digest"] != usual["digest"]


@pytest.mark.parametrize("given", [("--rules", "EN 9.9.9"), ("--format", "draft")])
@pytest.mark.parametrize("command", ["play", "selfplay"])
def test_what_there_is_not_is_refused_with_what_there_is(svedesk, command, given):
    done = svedesk(command, *given)
    assert done.status == 2
    assert given[1] in done.err
    assert ("EN 1.16.0" if given[0] == "--rules" else "standard") in done.err
