"""Names that say what is meant: no two classes of the project are called the same."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHARED = {
    "ByHand": "the event's name is in packets, the verb's in the digests of cards",
}
"""Names that two classes have, and why neither can be renamed."""


def test_class_names_are_unique():
    places = defaultdict(list)
    for path in sorted((ROOT / "svedesk").rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                places[node.name].append(path.relative_to(ROOT).as_posix())
    repeated = {name: found for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in repeated.items() if name not in SHARED} == {}
    assert set(SHARED) <= set(repeated), "no longer needed"
