"""By which edition and in which format a game is played, said on the command line."""

import io
import json
from dataclasses import replace

import pytest
from cli.conftest import process
from user_folders import data_home

from svedesk.cli import materials
from svedesk.cli.materials import EditionAndFormat
from svedesk.desk.desk import Desk
from svedesk.desk.kept_games import resumable_games

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
    done = process("play", *given, **data_home(tmp_path))
    assert done.status == 0, done.err
    (saved,) = resumable_games(tmp_path / "svedesk" / "games")
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


def test_an_edition_is_known_by_its_beginning(svedesk):
    whole, short = (
        svedesk("selfplay", "--games", "1", "--seed", "2", "--json", "--rules", edition).out
        for edition in ("JA 1.26.1", "ja 1.26")
    )
    assert json.loads(short)["digest"] == json.loads(whole)["digest"]
    done = svedesk("selfplay", "--rules", "JA")
    assert done.status == 2
    assert "JA 1.24.1" in done.err
    assert svedesk("rules", "--edition", "JA 1.27", "--list", "proved").status == 0


@pytest.mark.parametrize("given", [("--rules", "EN 9.9.9"), ("--format", "draft")])
@pytest.mark.parametrize("command", ["play", "selfplay"])
def test_what_there_is_not_is_refused_with_what_there_is(svedesk, command, given):
    done = svedesk(command, *given)
    assert done.status == 2
    assert given[1] in done.err
    assert ("EN 1.16.0" if given[0] == "--rules" else "standard") in done.err


# -- what of an edition is not executed yet ----------------------------------------------------------------------------

ENGLISH = "Not automated yet in the rules JA 1.24.1: crests, fusion. Resolve it manually."
JAPANESE = "ルールJA 1.24.1のうち、まだ自動では処理されないもの：紋章、融合。手動で処理してください。"


def test_an_edition_says_what_of_it_is_not_executed_yet_in_both_languages(crests_lacking):
    said = [materials.game().edition_note(crests_lacking, lang) for lang in ("en", "ja")]
    assert said == [ENGLISH, JAPANESE]


@pytest.mark.parametrize("edition", ["EN 1.16.0", "EN 9.9.9"])
def test_of_one_that_is_or_that_nobody_here_knows_nothing_is_said(crests_lacking, edition):
    assert materials.game().edition_note(edition, "en") == ""


def test_random_games_by_it_say_so(svedesk, crests_lacking):
    done = svedesk("selfplay", "--games", "1", "--rules", crests_lacking, "--json")
    assert done.err == f"svedesk: {ENGLISH}\n"
    assert json.loads(done.out)["finished"] == 1


@pytest.mark.parametrize(("lang", "told"), [("en", ENGLISH), ("ja", JAPANESE)])
def test_a_game_in_the_terminal_says_so_when_it_begins(svedesk, monkeypatch, crests_lacking, lang, told):
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    done = svedesk("play", "--rules", crests_lacking, "--lang", lang)
    assert done.out.startswith(f"Type ? for help.\n{told}\n")
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert told in svedesk("play", "--resume", "--lang", lang).out
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert told not in svedesk("play", "--lang", lang).out
