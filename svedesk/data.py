"""Where the files that come with the program lie: beside the package in a checkout, inside it once installed."""

import os
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def _folder(name: str) -> Path:
    for place in (_PACKAGE / name, _PACKAGE.parent / name):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"svedesk is not installed completely: its folder {name!r} is missing beside {_PACKAGE}")


def assets() -> Path:
    """The folder of icons, drawings of card pictures, sounds and fonts."""
    return _folder("assets")


def resources() -> Path:
    """The folder of card facts, decks, the clause index, themes and translations."""
    return _folder("resources")


def setup_script(system: str = os.name) -> str:
    """What installs all that is missing in a checkout, as it is typed there; empty once svedesk is installed, where no
    such script comes with it."""
    name = "run.ps1" if system == "nt" else "run"
    if not (_PACKAGE.parent / "installer" / name).is_file():
        return ""
    return f".\\installer\\{name}" if system == "nt" else f"./installer/{name}"
