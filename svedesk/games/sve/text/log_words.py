"""Putting lines of the log into words: who is "you", whose a place is, how many cards.  Fields of a phrase: `{who}`
`{who:draw|draws}` `{who:of}` (you / Opponent / a name, the verb that fits, the possessive), `{cards}` `{cards:is|are}`
(names or a count, the verb that fits), `{by}` `{by:of}` `{targets}` `{targets:own}` (cards; "their Fairy" after the
seat was named), `{cause}` (" (card)" or nothing), `{source}` `{to}` `{to:own}` (places; "their hand" after the seat was
named), `{amount}` `{amount:card|cards}` `{after}` (numbers; `:+` with a sign), `{word}` (`{word:keyword}`
`{word:number}` `{word:counter}`, looked up in the rulebook's words)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from svedesk.engine.records import SHARED, Place
from svedesk.engine.script import Lang
from svedesk.games.sve.text.log_item import NOT_KNOWN, LogItem, Noun
from svedesk.games.sve.text.sentences import TERMS, Name, sentence
from svedesk.messages import sentence_case


class Grammar(NamedTuple):
    """One language. The patterns with {} take, in order: `possessive` a seat's name, `owned` whose and what,
    `shared_place` a zone, `some_cards` a count, `named` a card's name, `times` a name and a count, `cause` a card."""

    you: str
    opponent: str
    your: str
    their: str
    possessive: str
    owned: str
    shared_place: str
    a_card: str
    some_cards: str
    named: str
    times: str
    comma: str
    final_and: str
    cause: str
    between_sentences: str


def grammar(lang: Lang) -> Grammar:
    """How a language puts things together."""
    return Grammar(**TERMS[lang]["grammar"])


class Who(NamedTuple):
    """Who reads: the seat that is "you", but where all are told `by_name` (open play), and the names of the seats as
    far as they are known."""

    reader: int
    names: tuple[str, ...] = ()
    by_name: bool = False


def words(item: LogItem, lang: Lang, who: Who, name: Name) -> str:
    """The line in words."""
    speech = _Speech(lang, who, name)
    if item.message is not None:
        return sentence(item.message, lang, name, seats=[speech.subject(seat) for seat in (0, 1)])
    if item.key in ("won", "drawn"):
        reasons = [item._replace(key=f"lost-{reason}", seat=seat) for seat, reason in item.losers]
        return speech.joined([speech.line(line) for line in (*reasons, item)])
    return speech.line(item)


class _Speech:
    """One language, one reader."""

    def __init__(self, lang: Lang, who: Who, name: Name) -> None:
        self.lang = lang
        self.grammar = grammar(lang)
        self.terms = TERMS[lang]
        self._who = who
        self._name = name

    def line(self, item: LogItem) -> str:
        fields: Mapping[str, object] = {
            "who": _Subject(self, item.seat),
            "cards": _Cards(self, item.cards),
            "by": _Cards(self, (item.by or Noun(),)),
            "targets": _Cards(self, item.targets, item.seat),
            "cause": self.grammar.cause.format(self.card(item.by)) if item.by else "",
            "source": _Place(self, item.source, item.seat),
            "to": _Place(self, item.to, item.seat),
            "amount": _Number(item.amount),
            "after": _Number(item.after),
            "word": _Word(self, item.word),
        }
        return sentence_case(self.terms["log"][item.key].format_map(fields))

    def joined(self, lines: list[str]) -> str:
        return self.grammar.between_sentences.join(lines)

    def is_you(self, seat: int) -> bool:
        return not self._who.by_name and seat == self._who.reader

    def subject(self, seat: int) -> str:
        if self.is_you(seat):
            return self.grammar.you
        return self._who.names[seat] if 0 <= seat < len(self._who.names) else self.grammar.opponent

    def possessive(self, seat: int) -> str:
        return self.grammar.your if self.is_you(seat) else self.grammar.possessive.format(self.subject(seat))

    def card(self, noun: Noun, named: int = SHARED) -> str:
        """One card: your leader, your Fairy, Fairy, a card; "their Fairy" where its seat was `named` before."""
        owner = self.grammar.their if noun.seat == named and not self.is_you(named) else self.possessive(noun.seat)
        if noun.zone == "leader" and noun.seat >= 0:
            return self.grammar.owned.format(owner, self.terms["kind"]["leader"])
        if not noun.number:
            return self.grammar.a_card
        name = self.grammar.named.format(self._name(noun.number))
        return self.grammar.owned.format(owner, name) if noun.seat >= 0 else name


class _Subject:
    def __init__(self, speech: _Speech, seat: int) -> None:
        self._speech, self._seat = speech, seat

    def __format__(self, spec: str) -> str:
        if "|" in spec:
            you, other = spec.split("|")
            return you if self._speech.is_you(self._seat) else other
        return self._speech.possessive(self._seat) if spec == "of" else self._speech.subject(self._seat)


class _Cards:
    """Cards in the order they came; those of one name are told once with a count, those nobody may know last."""

    def __init__(self, speech: _Speech, cards: tuple[Noun, ...], seat: int = SHARED) -> None:
        self._speech, self._cards, self._seat = speech, cards, seat

    def __format__(self, spec: str) -> str:
        if "|" in spec:
            singular, plural = spec.split("|")
            return singular if len(self._cards) == 1 else plural
        grammar = self._speech.grammar
        if spec == "of":
            return grammar.possessive.format(self._list())
        if spec == "own":
            return self._list(self._seat)
        return self._list() if not spec else spec.format(self._list())

    def _list(self, named_seat: int = SHARED) -> str:
        grammar, hidden = self._speech.grammar, 0
        counts: Counter[Noun] = Counter()
        for noun in self._cards:
            if noun.number or noun.zone == "leader":
                counts[noun] += 1
            else:
                hidden += 1
        named = []
        owner = NOT_KNOWN
        for noun, count in counts.items():
            # "your Fairy and Goblin": the owner is said once for a run of cards of one seat.
            shown = noun._replace(seat=NOT_KNOWN) if noun.seat == owner and noun.zone != "leader" else noun
            owner = noun.seat
            text = self._speech.card(shown, named_seat)
            named.append(text if count == 1 else grammar.times.format(text, count))
        if hidden:
            named.append(grammar.a_card if hidden == 1 else grammar.some_cards.format(hidden))
        if len(named) < 2:
            return "".join(named)
        return grammar.final_and.join((grammar.comma.join(named[:-1]), named[-1]))


class _Place:
    """A zone; "own": whose it is is said by "their" where the sentence has named that seat."""

    def __init__(self, speech: _Speech, place: Place | None, seat: int) -> None:
        self._speech, self._place, self._seat = speech, place, seat

    def __format__(self, spec: str) -> str:
        speech, place = self._speech, self._place
        if place is None:
            return ""
        zone = speech.terms["zone"].get(place.zone, place.zone)
        if place.seat == SHARED:
            return speech.grammar.shared_place.format(zone)
        named = spec == "own" and place.seat == self._seat and not speech.is_you(place.seat)
        return speech.grammar.owned.format(speech.grammar.their if named else speech.possessive(place.seat), zone)


class _Number:
    def __init__(self, value: int) -> None:
        self._value = value

    def __format__(self, spec: str) -> str:
        if "|" in spec:
            singular, plural = spec.removeprefix("=").split("|")
            word = singular if self._value == 1 else plural
            return word if spec.startswith("=") else f"{self._value} {word}"
        return format(self._value, spec)


class _Word:
    def __init__(self, speech: _Speech, word: str) -> None:
        self._speech, self._word = speech, word

    def __format__(self, spec: str) -> str:
        return self._speech.terms[spec].get(self._word, self._word) if spec else self._word
