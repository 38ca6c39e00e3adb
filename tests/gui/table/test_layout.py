"""Where everything is on the table of Shadowverse: Evolve: where it always was. `rectangles.json` is what the layout
was before the game said it."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF

from svedesk.games.sve.desk.table import SVE_TABLE
from svedesk.gui.table.layout import layout

BEFORE = json.loads((Path(__file__).parent / "rectangles.json").read_text(encoding="utf-8"))
NUMBERS = ("play_points", "evolution_points")


def corners(rect: QRectF) -> list[float]:
    return [rect.x(), rect.y(), rect.width(), rect.height()]


@pytest.mark.parametrize("case", BEFORE)
def test_everything_is_where_it_was(case: str) -> None:
    size, cards = case.split()
    table = layout(SVE_TABLE, *map(float, size.split("x")), float(cards))
    found: dict[str, list[float]] = {"scale": [table.scale], "cards": [table.cards]}
    for name, side in (("near", table.near), ("far", table.far)):
        found |= {f"{name} {zone}": corners(rect) for zone, rect in side.zones.items()}
        found |= {f"{name} {number}": corners(side.numbers[number]) for number in NUMBERS}
        found[f"{name} name"] = corners(side.name)
        found |= {
            f"{name} card {zone}": [table.card_width(zone, far=name == "far")] for zone in ("field", "ex", "hand")
        }
        found[f"{name} slot"] = corners(table.slot(side, "field", 3))
        found[f"{name} slot ex"] = corners(table.slot(side, "ex", 1, 7))
    found |= {"middle": corners(table.middle), "resolution": corners(table.shared["resolution"])}
    found |= {"end_turn": corners(table.go_on), "banner": corners(table.banner)}
    found["card resolution"] = [table.card_width("resolution")]
    for half in ("near", "far"):  # a deck has Carrots or equipment, never both
        assert found.pop(f"{half} equipment") == found[f"{half} race"]
    assert found.keys() == BEFORE[case].keys()
    for name, values in found.items():
        assert values == pytest.approx(BEFORE[case][name], abs=0.001), name
