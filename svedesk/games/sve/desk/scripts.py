"""The scripts of Shadowverse: Evolve cards, as `GameScripts`."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules
from svedesk.engine.game_scripts import GameScripts, ScriptExample, ScriptPiece, ScriptWord, TextComparison, WordGroup
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.manual_text import ManualText
from svedesk.games.sve.card_reading import SveReading
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.check import OF_THE_LIST, mistakes
from svedesk.games.sve.definitions import define
from svedesk.games.sve.desk import script_help
from svedesk.games.sve.manual_abilities import by_hand
from svedesk.games.sve.parity import parity, read_texts
from svedesk.games.sve.reading.executed import with_manual_lines
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.reading.reader import read_card
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.source import Mistake, ScriptMistake, checked, read_script, words
from svedesk.games.sve.source.files import script_files
from svedesk.games.sve.source.pieces import joined, pieces
from svedesk.games.sve.text.cards import card_text
from svedesk.scripts.script_folder import is_manual

_SIGN = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'|#[^\n]*|[(),]")


class SveScripts(GameScripts):
    """What Shadowverse: Evolve says of scripts."""

    shipped: Collection[str] = SCRIPTS
    common_words: tuple[str, ...] = script_help.COMMON
    word_groups: tuple[WordGroup, ...] = script_help.GROUPS
    examples: tuple[ScriptExample, ...] = script_help.EXAMPLES

    @property
    def words(self) -> Mapping[str, ScriptWord]:
        """The words of scripts by name."""
        return words()

    def naming(self, number: str, name: str, name_ja: str, special: str) -> tuple[str, str] | None:
        """How a script names a card that is being written."""
        return script_help.naming(number, name, name_ja, special)

    def begun_name(self, before: str) -> tuple[str, int] | None:
        """What is begun of such a name at the end of a line."""
        return script_help.begun_name(before)

    manual_text = "manual_text"

    def pieces(self, facts: Facts, script: str) -> tuple[ScriptPiece, ...] | None:
        """A script cut at the commas between its abilities; None where it can't be read."""
        try:
            read_script(script)
            return tuple(_piece(facts, piece) for piece in pieces(script))
        except ScriptMistake:
            return None

    def joined(self, pieces: Sequence[str]) -> str:
        """The script of such pieces."""
        return joined(pieces)

    def source(self, number: str) -> str:
        """The text of a script that ships. Raises KeyError for a card without one."""
        return SCRIPTS.source(number)

    def place(self, number: str) -> str | None:
        """Where a script that ships is written."""
        return SCRIPTS.place(number)

    def read(self, facts: Facts, script: str, texts: tuple[str, str], library: Mapping[str, Facts]) -> SveReading:
        """What is read of a card with this script, or without one with these texts."""
        if not script.strip():
            reader = SveTextReader({**library, facts.number: facts}.values())
            return SveReading(define(facts, read_card(facts, *texts, reader=reader) if any(texts) else by_hand(facts)))
        result = checked(script, facts, library)
        abilities = _readable(script, result.mistakes[0]) if result.abilities is None else result.abilities
        abilities = with_manual_lines(abilities, lambda: read_card(facts, *texts))
        return SveReading(define(facts, abilities), result.mistakes)

    def text_reader(self, cards: Iterable[Facts]) -> SveTextReader:
        """Who reads texts that may name these cards."""
        return SveTextReader(cards)

    def files(self, cards: Iterable[tuple[Facts, tuple[str, str]]]) -> Iterator[tuple[str, str]]:
        """The files of scripts for cards known by their texts."""
        return script_files(cards)

    def mistakes(self, number: str, library: Mapping[str, Facts]) -> Iterator[str]:
        """What is wrong with a script that ships. That nobody knows the evolved card is no mistake of a script that was
        read from a text: no list has those of some sets."""
        line = SCRIPTS.folder.line(number)
        if line is None:
            return
        if (unreadable := SCRIPTS.mistake(number)) is not None:
            yield f"{unreadable.place}: {number}: {unreadable.sentence}"
            return
        for mistake in mistakes(number, SCRIPTS[number], library):
            if is_manual(line) or mistake.message.key not in OF_THE_LIST:
                yield f"{SCRIPTS.place(number)}: {mistake.line(number)}"

    def unread_lines(self) -> Iterator[str]:
        """What is in the files of scripts and belongs to no card."""
        return SCRIPTS.unread_lines()

    def compare(
        self, rules: CardRules, numbers: Sequence[str], texts: Mapping[Lang, Mapping[str, str]]
    ) -> Iterator[TextComparison]:
        """What cards say as rendered held against what lists say. Raises TypeError for the rules of another game."""
        if not isinstance(rules, Sve):
            raise TypeError(f"{type(rules).__name__} are not the rules of this game")
        return parity({number: rules.definition(number) for number in numbers}, texts)

    def read_texts(self, data: bytes, library: Mapping[str, Facts]) -> Mapping[Lang, Mapping[str, str]]:
        """The texts of cards in a list. Raises `BadList`."""
        tokens = reversed([facts for facts in library.values() if facts.special == "token"])  # the first print goes
        return read_texts(data, {name: facts.number for facts in tokens for name in (facts.name, facts.name_ja)})


def readable_part(script: str, mistake: Mistake) -> str:
    """What stands before a mistake and is whole: the abilities up to the last comma that is in no brackets."""
    lines = script.split("\n")
    before = "\n".join((*lines[: mistake.line - 1], lines[mistake.line - 1][: mistake.column]))
    depth, end = 0, 0
    for sign in _SIGN.finditer(before):
        depth += {"(": 1, ")": -1}.get(sign[0], 0)
        if sign[0] == "," and not depth:
            end = sign.start()
    return before[:end]


def _piece(facts: Facts, piece: str) -> ScriptPiece:
    abilities = read_script(piece)
    definition = define(facts, abilities)
    is_manual = any(isinstance(ability, ManualText) for ability in abilities)
    return ScriptPiece(piece, card_text(definition, "en"), card_text(definition, "ja"), is_manual)


def _readable(script: str, mistake: Mistake) -> tuple[Ability, ...]:
    part = readable_part(script, mistake)
    try:
        return read_script(part) if part.strip() else ()
    except ScriptMistake:
        return ()  # what is wrong is told already


SVE_SCRIPTS = SveScripts()
