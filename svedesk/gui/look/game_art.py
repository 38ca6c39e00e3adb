"""What games tell of their pictures: an `art.json` in a folder of `resources`, beside the one of this package."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from svedesk.data import resources


@cache
def game_art() -> tuple[Mapping[str, Any], ...]:
    """All of them; resources/README.md tells their form. Not to be changed: they are kept."""
    files = sorted(resources().glob("*/art.json"))
    return tuple(json.loads(file.read_text(encoding="utf-8")) for file in files)
