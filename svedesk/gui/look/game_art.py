"""What games tell of their pictures: an `art.json` in the folder of each below `resources`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, NamedTuple

from svedesk.data import resources
from svedesk.engine.facts import Facts

Frame = Literal["plain", "golden", "dashed", "double"]


class Special(NamedTuple):
    """How a special type of card looks: its name in English and Japanese, and the frame of its cards."""

    name: str
    name_ja: str
    frame: Frame = "plain"


@cache
def game_art() -> tuple[Mapping[str, Any], ...]:
    """All of them; resources/README.md tells their form. Not to be changed: they are kept."""
    files = sorted(resources().glob("*/art.json"))
    return tuple(json.loads(file.read_text(encoding="utf-8")) for file in files)


@cache
def all_art(group: str) -> Mapping[str, Any]:
    """What all games tell of one subject."""
    return {name: value for art in game_art() for name, value in art.get(group, {}).items()}


def special_of(facts: Facts) -> Special:
    """The look of a card's special type; one that no game tells of has a plain frame."""
    look = all_art("specials").get(facts.special)
    return Special(*look) if look else Special(facts.special.title(), facts.special)
