"""Names that say what is meant: no two classes of the project are called the same."""

import ast
from collections import Counter, defaultdict
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


WORDS_OF_GAMES = frozenset(
    (
        *("Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft"),
        *("follower", "amulet", "evolved", "advanced", "cross_gear"),
        *("ward", "storm", "rush", "assail", "intimidate", "drain", "bane", "aura"),
        *("cemetery", "banished", "evolve_deck", "play_points", "evolve_point", "leader_defense"),
        *("gacharange", "hyperspatial", "shields"),
    )
)
"""Words that one game alone has: its classes, types of cards, keywords, zones and numbers. What is also an everyday
word or the name of something of the program ("leader", "quick", "mana", "hand") is not among them."""
LITERALS_OUTSIDE = {
    "cli/bench_crowded.py": (1, "measures a crowded table of that game: leaders that last"),
    "cli/bench_long.py": (1, "measures a long game of that game: play points for every turn"),
    "cli/terminal/board.py": (1, "a state of cards in both games"),
    "gui/bench/_play.py": (4, "acts of a person at a table of that game"),
    "gui/bench/drop.py": (2, "drags from every zone a hand of that game has"),
    "gui/bench/long.py": (1, "measures a long game of that game"),
    "gui/bench/moving.py": (1, "moves cards between zones of that game"),
    "gui/table/board_words.py": (1, "a state of cards in both games"),
    "gui/table/panel/preview.py": (1, "a state of cards in both games"),
}
"""How many such words modules outside `svedesk/games` name, and why they may. All others ask the `Game` instead."""


def test_words_of_one_game_stand_in_that_game():
    counts = Counter(
        path.relative_to(ROOT / "svedesk").as_posix()
        for path in sorted((ROOT / "svedesk").rglob("*.py"))
        if not path.is_relative_to(ROOT / "svedesk" / "games")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in WORDS_OF_GAMES
    )
    assert counts == {module: count for module, (count, _) in LITERALS_OUTSIDE.items()}


VAGUE = frozenset(("one", "found", "said", "told", "heard", "meant", "kept"))
"""Words that are no names: they say nothing of what is held."""
VAGUE_LEFT = {
    "bot": 2,
    "games": 1,
    "lab": 9,
    "phrases": 3,
    "wire": 2,
}
"""How often each room still names something so. A number may only fall; what is saved under such a name keeps it."""


def vague_names(path):
    """Variables, parameters, attributes and functions of a file that are named by such a word."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.arg(arg=name) | ast.FunctionDef(name=name) | ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.Attribute(attr=name, ctx=ast.Store()):
                yield name


def test_names_say_what_they_hold():
    left = Counter()
    for path in sorted((ROOT / "svedesk").rglob("*.py")):
        room = path.relative_to(ROOT / "svedesk").parts[0].removesuffix(".py")
        left[room] += sum(name.strip("_") in VAGUE for name in vague_names(path))
    assert {room: count for room, count in left.items() if count > VAGUE_LEFT.get(room, 0)} == {}
    assert {room: count for room, count in VAGUE_LEFT.items() if left[room] < count} == {}, "lower the number"
