"""Every message the program can say has a sentence in both languages, with the arguments it is given."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

from svedesk.cards import sentences as imports
from svedesk.documents import sentences as files
from svedesk.engine.message import Message, named
from svedesk.games.sve.text import sentences_en, sentences_ja
from svedesk.games.sve.text.phrases import fields
from svedesk.games.sve.text.sentences import sentence
from svedesk.games.sve.text.terms import TERMS
from svedesk.packs import draft_words as drafts

PROGRAM = Path(__file__).resolve().parents[3] / "svedesk"
MAKERS = {"Message": 0, "DamagedFile": 0, "quick_window": 2}
"""What makes a message, and the place of the key among its arguments."""
BY_SCRIPT = {"option-ability", "option-mode"}
"""Labels that are rendered from a card's script, not from a sentence (see `asks`)."""
OUTSIDE = files.SENTENCES | imports.SENTENCES | drafts.SENTENCES
"""What is said of files, imports and own cards, which have no game."""
LANGUAGES = {
    "en": sentences_en.SENTENCES | {key: said[0] for key, said in OUTSIDE.items()},
    "ja": sentences_ja.SENTENCES | {key: said[1] for key, said in OUTSIDE.items()},
}
FILE = {"file"}
"""What the sentences of files name besides their arguments."""
FIRST = {"field": "0"}
"""What the sentences of own cards say of their first argument: what its field is called."""

LAN = {
    *("request-waits", "request-gone", "by-hand-needs-consent", "operation-not-yours"),
    *("rules-stay-on", "rules-are-off", "nothing-by-hand"),
}
"""What is said over a network, which is still being built."""


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


def uses_in(text: str, name: str) -> Iterator[Use]:
    tree = ast.parse(text)
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


def all_uses() -> list[Use]:
    files = sorted(PROGRAM.rglob("*.py"))
    return [use for file in files for use in uses_in(file.read_text(encoding="utf-8"), str(file.relative_to(PROGRAM)))]


USES = all_uses()


def test_messages_are_found():
    assert len(USES) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_a_sentence(lang):
    uses = (use for use in USES if use.key not in BY_SCRIPT)
    missing = [f"{use.where} {use.key}" for use in uses if not any(use.fits(key) for key in LANGUAGES[lang])]
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_uses_just_the_arguments_it_gets(lang):
    wrong = []
    for use in USES:
        for key, phrase in LANGUAGES[lang].items():
            given = {str(place) for place in range(use.count)}
            used = {FIRST.get(field, field) for field in fields(phrase) - FILE}
            if use.fits(key) and use.count >= 0 and (used - given or (use.sole and used != given)):
                wrong.append(f"{use.where} {use.key} is given {use.count}: {phrase}")
    assert not wrong


def test_no_sentence_is_left_over():
    for sentences in LANGUAGES.values():
        assert not [key for key in sentences if key not in LAN and not any(use.fits(key) for use in USES)]


def test_both_languages_say_the_same_messages_with_the_same_arguments():
    """But for words of the card, a target's trait or the whole of what it may be, given in both languages."""
    english, japanese = (
        {key: fields(phrase) for key, phrase in LANGUAGES[lang].items() if not key.endswith(("-trait", "-group"))}
        for lang in ("en", "ja")
    )
    assert english == japanese


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_rulebook_word_a_phrase_asks_for_exists(lang):
    for key, phrase in {"en": sentences_en, "ja": sentences_ja}[lang].SENTENCES.items():
        kinds = {
            spec for _, field, spec, _ in Formatter().parse(phrase) if field is not None and spec and "|" not in spec
        }
        assert kinds <= TERMS[lang].keys(), key


def test_both_languages_have_the_same_rulebook_words():
    assert TERMS["en"].keys() == TERMS["ja"].keys()
    for kind, words in TERMS["en"].items():
        assert words.keys() == TERMS["ja"][kind].keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_sentences(lang):
    """Short, exact, no exclamation marks (LOOK.md, Voice); an option's label or a bare name is no sentence."""
    for key, phrase in LANGUAGES[lang].items():
        assert "!" not in phrase, key
        assert "！" not in phrase, key
        if not key.startswith(("option-", "mode-")) and key not in imports.KEYS:  # these stand behind a place
            assert phrase.rstrip("”」)").endswith((".", "?", "。", ":", "{1}")) or "?" in phrase, key


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
    assert [(use.key, use.count) for use in uses_in(text, "a.py")] == [
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
            "Choose 1 card that will be put onto the field: there is no room for more.",
            None,
        ),
        (
            Message("keep-ex", (2,)),
            "Choose 2 cards that will be put into the EX area: there is no room for more.",
            None,
        ),
        (Message("option-card", (named("SD01-T01"),)), "Fairy", "『フェアリー』"),
        (Message("unknown-card", ("XX-1",)), "There is no card XX-1 among the cards this program knows.", None),
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
    assert sentence(Message("how-many-ex", ("#A", 3), "1.3.5.1"), "en", str, clause=True).endswith("(0 to 3) (1.3.5.1)")


def test_a_message_without_a_sentence_is_an_error():
    with pytest.raises(KeyError):
        sentence(Message("no such key"), "en", str)
