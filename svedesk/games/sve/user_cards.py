"""The cards of a game that do not come with the program, with a digest of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from svedesk.engine.origin import CardNote, Origin
from svedesk.engine.script import walk
from svedesk.games.sve.assistance import tokens
from svedesk.games.sve.definitions import Definitions
from svedesk.games.sve.digest import card_digest
from svedesk.games.sve.group import Token


class UserCards:
    """What is asked of the cards in `origins`, each thing found out once: a game has a hundred of them, a library ten
    thousand."""

    def __init__(self, definitions: Definitions, origins: Mapping[str, Origin]) -> None:
        self._definitions, self._origins = definitions, origins
        self._digests: dict[str, str] = {}
        self._others: dict[str, tuple[str, ...]] = {}

    def digest(self, number: str) -> str:
        """See `card_digest`. Raises KeyError for an unknown number."""
        if number not in self._digests:
            self._digests[number] = card_digest(self._definitions[number])
        return self._digests[number]

    def notes(self, numbers: Iterable[str]) -> tuple[CardNote, ...]:
        """Those of these cards, and of what they bring into play, that are in `origins`, by number."""
        if not self._origins:
            return ()
        brought: set[str] = set()
        waiting = list(numbers)
        while waiting:
            number = waiting.pop()
            if number not in brought and number in self._definitions:
                brought.add(number)
                waiting += self._brings(number)
        return tuple(self._note(number) for number in sorted(brought & self._origins.keys()))

    def _note(self, number: str) -> CardNote:
        facts = self._definitions[number].facts
        return CardNote(number, facts.name or facts.name_ja, self.digest(number), self._origins[number])

    def _brings(self, number: str) -> tuple[str, ...]:
        """The tokens a card's text creates or names, and its other face."""
        if number not in self._others:
            meaning = self._definitions[number]
            named = [node.number for node in walk(meaning.abilities) if isinstance(node, Token)]
            made = [token for token, _ in tokens(self._definitions, number)]
            faces = [face for face in (meaning.facts.back, meaning.facts.front) if face]
            self._others[number] = tuple(dict.fromkeys((*named, *made, *faces)))
        return self._others[number]
