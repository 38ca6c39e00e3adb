"""Every message the program can say has a sentence in both languages, with the arguments it is given."""

import ast
import json
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from itertools import combinations
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

from svedesk.engine.message import Message, named
from svedesk.games.sve.text.sentences import MESSAGES, sentence
from svedesk.messages import PROGRAM, TABLES, Catalogue, Filler, fields

ROOT = Path(__file__).resolve().parents[1]
CODE = ROOT / "svedesk"
MAKERS = {"Message": 0, "DamagedFile": 0, "quick_window": 2, "too_few": 1, "Least": 1}
"""What makes a message, and the place of the key among its arguments."""
BY_SCRIPT = {"option-ability", "option-mode"}
"""Labels that are rendered from a card's script, not from a sentence (see `asks`)."""
FOLDERS = {
    "program": ROOT / "resources" / "messages",
    "tables": ROOT / "resources" / "table_messages",
    **{folder.parent.name: folder for folder in sorted((CODE / "games").glob("*/messages"))},
}
CATALOGUES = {name: Catalogue(folder) for name, folder in FOLDERS.items()} | {"tables": TABLES, "sve": MESSAGES}
LANGUAGES = {
    lang: {key: text for said in CATALOGUES.values() for key, text in said[lang].sentences.items()}
    for lang in ("en", "ja")
}
FILE = {"file"}
"""What the sentences of files name besides their arguments."""
SAID = {"file-named", "file-unnamed", "place-named", "place-unnamed"}
"""How the name of a file, and a place in it, stand in the others (`documents.damaged`)."""
LISTS = (
    "connection",
    "verdict",
    "verdict-heading",
    "option",
    "log",
    "asked",
    "zip-mistake",
    "field-mistake",
    "lab-column",
    "lab-column-tip",
)
"""Lists of which each word is meant for one place in the code; the others name what cards and files have."""
FOR_KEYS = {"one-target", "targets", "one-card"}
EVERYWHERE = [(name, lang) for name in CATALOGUES for lang in ("en", "ja")]


class Use(NamedTuple):
    """One place where a message is made. `key` may hold "*" where it is put together; `count` -1: not to be seen.

    `sole`: no other key is given the same arguments there.
    """

    where: str
    key: str
    count: int
    sole: bool = True

    def fits(self, key: str) -> bool:
        return fnmatchcase(key, self.key)


def key_of(node: ast.expr) -> list[str]:
    """The keys an expression can be, with * for what is filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)]
    if isinstance(node, ast.IfExp):
        return key_of(node.body) + key_of(node.orelse)
    return []


def arguments(node: ast.Call) -> list[ast.expr] | None:
    """What a message is given to fill its sentence, None where that can't be seen."""
    assert isinstance(node.func, ast.Name)
    if node.func.id == "DamagedFile":  # DamagedFile(key, *args) makes the message itself
        args = node.args[1:]
    elif node.func.id != "Message":
        return None
    else:
        given = {keyword.arg: keyword.value for keyword in node.keywords}
        together = node.args[1] if len(node.args) > 1 else given.get("args", ast.Tuple([]))
        if not isinstance(together, ast.Tuple):
            return None
        args = together.elts
    return None if any(isinstance(part, ast.Starred) for part in args) else args


def uses_in(tree: ast.Module, name: str) -> Iterator[Use]:
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS):
            continue
        where, args = f"{name}:{node.lineno}", arguments(node)
        count = -1 if args is None else len(args)
        place = MAKERS[node.func.id]
        key = node.args[place] if node.args else next(word.value for word in node.keywords if word.arg == "key")
        if isinstance(key, ast.Name):  # a variable: any key written in this file
            parts = (part for part in ast.walk(tree) if isinstance(part, ast.Constant | ast.JoinedStr))
            written = {one for part in parts for one in key_of(part) if is_key(one)}
            yield from (Use(where, one, -1) for one in sorted(written))
        keys = [one for one in key_of(key) if one and (node.func.id == "Message" or is_key(one))]
        yield from (Use(where, one, count, len(keys) == 1) for one in keys)


def is_key(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[a-z]+(-([a-z]+|\*))+", value) is not None


def strings_in(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        yield from key_of(node)  # type: ignore[arg-type]


@cache
def trees() -> dict[str, ast.Module]:
    """The program, by file: half a million nodes, for those tests alone that look at them."""
    files = sorted(CODE.rglob("*.py"))
    return {str(file.relative_to(CODE)): ast.parse(file.read_text(encoding="utf-8")) for file in files}


@cache
def uses() -> list[Use]:
    return [use for file, tree in trees().items() for use in uses_in(tree, file)]


PARTS = {
    *json.loads((FOLDERS["program"] / "en" / "imports.json").read_text(encoding="utf-8")),
    *(
        key
        for key in LANGUAGES["en"]
        if key.startswith(("mistake-", "refused-", "option-", "mode-", "noted-card", "verdict-host", "step-by-hand"))
        or key
        in ("lab-matchups", "lab-turns", "lab-cards", "lab-hands", "lab-lists", "lab-both-cards", "lab-all-decks")
    ),
    *SAID,
} - {"xml-broken"}
"""What stands behind a place or in another sentence, and ends without a full stop."""


def test_messages_are_found():
    assert len(uses()) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_a_sentence(lang):
    found = (use for use in uses() if use.key not in BY_SCRIPT)
    missing = [f"{use.where} {use.key}" for use in found if not any(use.fits(key) for key in LANGUAGES[lang])]
    assert not missing


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_uses_just_the_arguments_it_gets(lang):
    wrong = []
    for use in uses():
        for key, phrase in LANGUAGES[lang].items():
            given = {str(place) for place in range(use.count)}
            used = fields(phrase) - FILE
            if use.fits(key) and use.count >= 0 and (used - given or (use.sole and used != given)):
                wrong.append(f"{use.where} {use.key} is given {use.count}: {phrase}")
    assert not wrong


def test_no_sentence_is_left_over():
    for sentences in LANGUAGES.values():
        assert not [key for key in sentences if key not in SAID and not any(use.fits(key) for use in uses())]


def test_both_languages_say_the_same_messages_with_the_same_arguments():
    """But for words of the card, a target's trait or the whole of what it may be, given in both languages."""
    english, japanese = (
        {key: fields(phrase) for key, phrase in LANGUAGES[lang].items() if not key.endswith(("-trait", "-group"))}
        for lang in ("en", "ja")
    )
    assert english == japanese


@pytest.mark.parametrize(("name", "lang"), EVERYWHERE)
def test_no_key_is_said_twice(name, lang):
    """Not in one file, where the second would hide the first, and not in two."""
    found: list[str] = []
    for file in (FOLDERS[name] / lang).glob("*.json"):
        pairs = json.loads(file.read_bytes(), object_pairs_hook=list)
        found += [key for key, _ in pairs]
        found += [f"{key}/{word}" for key, words in pairs if isinstance(words, list) for word, _ in words]
    assert len(found) == len(set(found))
    assert not LANGUAGES[lang].keys() & CATALOGUES[name][lang].words.keys()


def test_no_catalogue_says_what_another_says():
    for one, other in combinations(CATALOGUES.values(), 2):
        assert not one["en"].sentences.keys() & other["en"].sentences.keys()


@pytest.mark.parametrize("name", CATALOGUES)
def test_both_languages_have_the_same_files(name):
    english, japanese = ({file.name for file in (FOLDERS[name] / lang).iterdir()} for lang in ("en", "ja"))
    assert english == japanese


@pytest.mark.parametrize("name", CATALOGUES)
def test_both_languages_have_the_same_words(name):
    """But for what words of scripts say in English: that is their docstring (see tests/sve/source)."""
    english, japanese = (CATALOGUES[name][lang].words for lang in ("en", "ja"))
    assert english.keys() == japanese.keys()
    for kind, words in english.items():
        if kind == "vocabulary":
            assert words.keys() <= japanese[kind].keys()
            continue
        assert words.keys() == japanese[kind].keys()
        for word, said in words.items():
            # A list for keys is part of its sentences, which are compared themselves.
            assert kind in FOR_KEYS or fields(said) == fields(japanese[kind][word]), (kind, word)


@pytest.mark.parametrize(("name", "lang"), EVERYWHERE)
def test_every_list_of_words_a_sentence_asks_for_exists(name, lang):
    texts = CATALOGUES[name][lang]
    known = texts.words.keys() | {"size", "place"}
    if name == "tables":
        known |= MESSAGES[lang].words.keys()  # those of the game that is played
    for key, phrase in texts.sentences.items():
        kinds = {
            spec for _, field, spec, _ in Formatter().parse(phrase) if field is not None and spec and "|" not in spec
        }
        assert kinds <= known, key


@pytest.mark.slow
def test_every_word_of_a_list_is_said_somewhere():
    written = {one for tree in trees().values() for one in strings_in(tree)}
    for kind in LISTS:
        words = {**PROGRAM["en"].words, **MESSAGES["en"].words}[kind]
        patterns = [one for one in written if "*" in one and re.search("[a-z]{2}", one)]
        for word in words:
            forms = {word, word.replace("-", "_"), f"file-field-{word}"}
            said = forms & written or any(fnmatchcase(form, one) for form in forms for one in patterns)
            # An option may be called otherwise at one kind of question ("redraw-yes").
            assert said or (kind == "option" and set(word.split("-")) <= written), (kind, word)


@pytest.mark.slow
def test_every_trouble_of_connections_has_a_sentence():
    said = PROGRAM["en"].words["connection"].keys()
    for file, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Trouble":
                assert all(key in said for arg in node.args[:1] for key in key_of(arg)), file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_sentences(lang):
    """Short, exact, no exclamation marks (LOOK.md, Voice); an option's label or a bare name is no sentence."""
    for key, phrase in LANGUAGES[lang].items():
        assert "!" not in phrase, key
        assert "！" not in phrase, key
        if key not in PARTS:
            assert phrase.rstrip("”」)").endswith((".", "?", "。", "？", ":", "{1}")) or "?" in phrase, key


# Filling in.


def test_numbers_have_their_forms():
    fill = Filler({}).fill
    more = "a{0:=| and one more| and {0} more}"
    assert [fill("{0:card|cards}", (n,)) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [fill("{0:=is|are}", (n,)) for n in (0, 1, 2)] == ["are", "is", "are"]
    assert [fill(more, (n,)) for n in (0, 1, 2)] == [
        "a",
        "a and one more",
        "a and 2 more",
    ]
    assert fill("{0:size}, {1:size}", (999_999, 8_000_000)) == "999 kB, 8 MB"


def test_words_of_a_list_stand_for_arguments():
    filler = Filler({"zone": {"ex": "EX area"}})
    assert filler.fill("{0:zone}, {1:zone}", ("ex", "ex on fire")) == "EX area, EX area"
    assert filler.fill("{0:zone}", ("the moon",)) == "the moon"
    with pytest.raises(KeyError):
        filler.fill("{0:planet}", ("the moon",))


def test_a_key_may_stand_for_a_sentence_for_each_word(tmp_path):
    texts = {
        "card": {"spell": "a spell", "amulet": "an amulet", "leader": "one"},
        "take-{card}-now": "Take {card} of {0}.",
        "take-leader-now": "No.",
    }
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "some.json").write_text(json.dumps(texts))
    assert Catalogue(tmp_path)["en"].sentences == {
        "take-spell-now": "Take a spell of {0}.",
        "take-amulet-now": "Take an amulet of {0}.",
        "take-leader-now": "No.",
    }


def test_arguments_are_seen_inside_of_others():
    assert fields("{0:=|line {2}} {file} {{}}") == {"0", "2", "file"}


# The test is tested.


def test_uses_are_seen_in_all_their_forms():
    text = """
Message("plain")
Message("two", (a, named(b)), "1.2.3")
Message(f"keep-{zone}", (left,))
Message("on" if x else "off", args)
Message(key="named", args=(1,))
Message("")
DamagedFile("file-empty", 3)
DamagedFile(f"{file} is no deck.")
quick_window(game, seat, "quick-end")
Message(variable, (1,))
"""
    assert [(use.key, use.count) for use in uses_in(ast.parse(text), "a.py")] == [
        ("plain", 0),
        ("two", 2),
        ("keep-*", 1),
        ("on", -1),
        ("off", -1),
        ("named", 1),
        ("file-empty", 1),
        ("quick-end", -1),
        ("file-empty", -1),
        ("keep-*", -1),
        ("quick-end", -1),
    ]
    assert Use("", "keep-*", 1).fits("keep-field")
    assert not Use("", "keep", 1).fits("keep-field")


# Reading.

NAMES = {"SD01-T01": {"en": "Fairy", "ja": "フェアリー"}}


@pytest.mark.parametrize(
    ("message", "english", "japanese"),
    [
        (Message("choose"), "Choose.", "選んでください。"),
        (
            Message("keep-field", (1,)),
            "Not enough room on the field. Choose 1 card to put there.",
            None,
        ),
        (
            Message("keep-ex", (2,)),
            "Not enough room in the EX area. Choose 2 cards to put there.",
            None,
        ),
        (Message("option-card", (named("SD01-T01"),)), "Fairy", "『フェアリー』"),
        (Message("unknown-card", ("XX-1",)), "Unknown card XX-1.", None),
        (
            Message("pay-evolve", (named("SD01-T01"), 1)),
            "Evolve Fairy for 1 play point, or use an evolution point in place of one?",
            "『フェアリー』の進化にPPを1払いますか。それともEPを1使いますか。",
        ),
    ],
)
def test_a_message_reads(message, english, japanese):
    assert sentence(message, "en", lambda number: NAMES[number]["en"]) == english
    if japanese:
        assert sentence(message, "ja", lambda number: NAMES[number]["ja"]) == japanese


def test_the_clause_is_said_where_it_is_wanted():
    message = Message("game-over", (), "1.2.1")
    assert sentence(message, "en", str) == "The game is over."
    assert sentence(message, "en", str, clause=True) == "The game is over (1.2.1)."
    assert sentence(message, "ja", str, clause=True) == "ゲームは終了しています (1.2.1)。"
    assert sentence(Message("how-many-ex", ("#A", 3), "1.3.5.1"), "en", str, clause=True).endswith("(0-3) (1.3.5.1)")


def test_a_message_without_a_sentence_is_an_error():
    with pytest.raises(KeyError):
        sentence(Message("no such key"), "en", str)
