"""Texts with choices between options: what they are heard to mean, in both languages, and that they say it again."""

from __future__ import annotations

import pytest
from sve.phrases.read import script


@pytest.mark.parametrize(
    "text",
    [
        "Choose one of the following effects. (1) Draw a card. (3) Draw 2 cards.",
        "Choose one of the following effects. (2) Draw a card. (3) Draw 2 cards.",
        (
            "Choose up to two of the following. Combo (3): Choose three instead. (1) Draw a card. (2) Draw 2 cards. "
            "(3) Draw 3 cards."
        ),
        "Choose three of the following effects. (1) Draw a card. (2) Draw 2 cards.",
        "Choose one of the following effects.",
    ],
)
def test_what_is_no_choice_of_so_many_options_is_not_read(text):
    assert script(text, kind="spell").startswith("(")
