"""A script cut into its abilities, and put together again."""

import pytest

from svedesk.games.sve.source import read_script
from svedesk.games.sve.source.pieces import joined, pieces

SCRIPTS = (
    "ward,\nfanfare(draw(1))",
    "ward, # as, ever\nstorm",
    "ward # comes first\n, storm",
    "*fanfare_and_last_words(draw(1)), ward",
    "into_ex_of(1, 'a, b')",
    "# says nothing",
    "",
)


@pytest.mark.parametrize("script", SCRIPTS)
def test_joined_again_nothing_is_changed(script):
    assert joined(pieces(script)) == script


@pytest.mark.parametrize("script", [one for one in SCRIPTS if "into_ex_of" not in one])
def test_another_piece_is_added_below(script):
    said = [piece for piece in pieces(script) if piece.strip() and not piece.startswith("#")]
    added = joined([*said, "evolve(2)"])
    assert read_script(added) == (*read_script(script), *read_script("evolve(2)"))
    assert added.endswith("evolve(2)")


def test_a_comment_at_the_end_swallows_no_comma():
    assert joined(["ward # first", "storm"]) == "ward # first\n,\nstorm"


def test_brackets_around_the_whole_are_left_out():
    assert joined([*pieces("(ward, storm)"), "rush"]) == "ward, storm,\nrush"
    assert pieces("(ward), storm") == ("(ward)", " storm")


def test_a_spell_has_one_effect():
    assert joined(["quick", "spell(draw(1), paragraphs=('ja',))", "spell(deal(1, it))"]) == (
        "quick,\nspell(draw(1), deal(1, it))"
    )
