"""Lines of card texts that are read whole: by phrases, proved by saying them again."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from svedesk.engine.facts import Facts
from svedesk.engine.game_scripts import LineReading, UnreadWords
from svedesk.engine.script import Lang, replace, walk
from svedesk.games.sve.abilities.activated import Evolve
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.counts_as import AlsoCalled
from svedesk.games.sve.abilities.keyword import KEYWORDS
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.amount import StatOf
from svedesk.games.sve.check import OF_THE_LIST, mistakes
from svedesk.games.sve.every_node import load_every_node
from svedesk.games.sve.facts import SveFacts, sve_facts
from svedesk.games.sve.group import Called, LeaderOf, Ref, Token, Trait
from svedesk.games.sve.parity import same_line
from svedesk.games.sve.reading.lines import PrintedLine, in_part, parts
from svedesk.games.sve.reading.nearest_phrase import not_heard
from svedesk.games.sve.reading.sentences import are_sayable, in_english_sentences, onto_your_field
from svedesk.games.sve.reading.words import keywords_in, rule_lines
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.source import read_script
from svedesk.games.sve.source.writing import Unwritten, written
from svedesk.games.sve.text.cards import ability_words
from svedesk.games.sve.text.sentences import MESSAGES
from svedesk.games.sve.verbs.at_random import TakeAtRandom
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.into_hand import AddToHand
from svedesk.games.sve.verbs.select import Select
from svedesk.phrases.beginnings import Lexicon
from svedesk.phrases.hearing import Hearing
from svedesk.phrases.wording import capital
from svedesk.scripts.mistake import ScriptMistake

LONGEST = 600
"""Characters of a line; the longest there is has half as many."""
_SELECTED = re.compile(r"\bthe selected\b|選んだ", re.IGNORECASE)
_MOST_WAYS = 30
"""Ways to hear a line that are said again to compare them; printed lines have six at most."""
_TWO_HEADS = re.compile(r"(\{FANFARE\} )(\{LAST WORDS\} )|(【ファンファーレ】)(【ラストワード】)", re.IGNORECASE)


class _HeardLine(NamedTuple):
    """What a line says that is told in the same words, and up to where it was understood."""

    abilities: tuple[Ability, ...]
    farthest: int


class SveTextReader:
    """Reads texts that name some cards: theirs are the names and traits that are known. Of two cards with one number
    the first is known: those that ship go before those of a list, which may know one language only.

    A line counts as read only where it means one thing, and that is said in the same words (but for ways of writing
    that are known to mean the same), can be said in both languages, and is no mistake on this card: a wrong reading
    would play, one that is missing stops for the hand.
    """

    def __init__(self, cards: Iterable[Facts]) -> None:
        load_every_node()
        self._library: dict[str, Facts] = {}
        for facts in cards:
            self._library.setdefault(facts.number, facts)
        printed = [sve_facts(facts) for facts in self._library.values()]
        self._names: dict[Lang, Lexicon] = {lang: Lexicon(_names(printed, lang)) for lang in ("en", "ja")}
        self._lines: dict[tuple[str, Lang, str], _HeardLine] = {}
        """What lines were heard to say on cards of a type: a third of those of a list stand on several cards, and
        prints say the same."""
        self._proved: dict[tuple[str, Lang, Facts, str], tuple[tuple[Ability, ...], ...]] = {}
        self._in_sentences: dict[tuple[Ability, str], Ability] = {}

    def read(self, facts: Facts, text: str, lang: Lang, *, closely: bool = False) -> tuple[LineReading, ...]:
        """Each line of a card's text."""
        rows = rule_lines(facts, text, lang)
        return tuple(self._line(sve_facts(facts), row, lang, closely=closely) for row in rows)

    def meaning(self, facts: Facts, row: PrintedLine, lang: Lang) -> tuple[Ability, ...] | None:
        """The abilities that a line says; None where it can't be read, could mean several things, or means what can't
        be said in both languages."""
        meanings = self._meanings(sve_facts(facts), row, lang)
        if len(meanings) != 1 or not are_sayable(meanings[0], facts.kind):
            return None
        (meaning,) = meanings
        return tuple(self._as_english_has_it(ability, facts.kind) for ability in meaning) if lang == "ja" else meaning

    def _as_english_has_it(self, ability: Ability, kind: str) -> Ability:
        joined = self._in_sentences.get((ability, kind))
        if joined is None:
            joined = self._in_sentences[ability, kind] = in_english_sentences(ability, kind)
        return joined

    def parts(self, text: str) -> tuple[str, ...]:
        """A text cut into what is read by itself."""
        return parts(text)

    def unread(self, facts: Facts, part: str, lang: Lang) -> UnreadWords | None:
        """What keeps a part of a text from being read; None where nothing does."""
        printed = sve_facts(facts)
        for row in rule_lines(facts, part, lang):
            if (words := self._unread(printed, row, lang)) is not None:
                return in_part(words, part, row.plain)
        return None

    def _unread(self, facts: SveFacts, row: PrintedLine, lang: Lang) -> UnreadWords | None:
        line = self._line(facts, row, lang, closely=False)
        if line.is_read:
            return None if line.script and not line.is_wrong else UnreadWords(0, times=1)
        meanings = self._meanings(facts, row, lang)
        other: Lang = "ja" if lang == "en" else "en"
        if len(meanings) == 1:
            return UnreadWords(0, times=1)
        if len(meanings) > 1:
            texts = ("\n".join(ability_words(part, other, facts.kind) for part in meaning) for meaning in meanings)
            return UnreadWords(0, meanings=tuple(dict.fromkeys(texts)), times=len(meanings))
        if abilities := self._hearing(row, lang).whole(Ability):
            wrong = (self._wrong(facts, ability, lang) for ability in abilities)
            return UnreadWords(0, mistake=next(filter(None, wrong), ""))
        nearest = not_heard(row.plain[:LONGEST], Ability, lang, self._names[lang])
        return UnreadWords(nearest.place, nearest=nearest.nearest, instead=nearest.instead)

    def _wrong(self, facts: SveFacts, ability: Ability, lang: Lang) -> str:
        """What makes no sense about an ability on a card, as a sentence; "" where all does."""
        library = {**self._library, facts.number: facts}
        all_mistakes = mistakes(facts.number, (ability,), library, in_words=False)
        wrong = (mistake.message for mistake in all_mistakes if mistake.ability)
        wrong_message = next((message for message in wrong if message.key not in OF_THE_LIST), None)
        return capital(MESSAGES.say(wrong_message, lang)) if wrong_message is not None else ""

    def _hearing(self, row: PrintedLine, lang: Lang, *, patiently: bool = False) -> Hearing:
        return Hearing(row.plain[:LONGEST], lang, self._names[lang], patiently=patiently)

    def _meanings(self, facts: SveFacts, row: PrintedLine, lang: Lang) -> tuple[tuple[Ability, ...], ...]:
        """What a line can mean on a card. Prints of one card differ in their number alone."""
        key = (row.plain, lang, dataclasses.replace(self._library.get(facts.number, facts), number=""), facts.kind)
        meanings = self._proved.get(key)
        if meanings is None:
            meanings = self._proved[key] = self._proved_on(facts, row, lang)
        return meanings

    def _proved_on(self, facts: SveFacts, row: PrintedLine, lang: Lang) -> tuple[tuple[Ability, ...], ...]:
        if keywords := keywords_in(row.plain):
            return (tuple(self.with_known_name(ability, lang) for ability in keywords),)
        if two := _TWO_HEADS.match(row.plain):
            return self._merged(facts, row, lang, two)
        abilities = self._heard_line(row.plain, lang, facts.kind).abilities
        return tuple((ability,) for ability in abilities if not self._is_mistaken(facts, ability))

    def _heard_line(self, text: str, lang: Lang, kind: str) -> _HeardLine:
        line = self._lines.get((text, lang, kind))
        if line is None:
            hearing = Hearing(text[:LONGEST], lang, self._names[lang])
            every = hearing.whole(Ability)
            placed = (ability for ability in every if kind == "spell" or not isinstance(ability, Spell))
            on_your_field = (onto_your_field(ability) if lang == "ja" else ability for ability in placed)
            alike = (ability for ability in on_your_field if same_line(ability.text(lang, kind), text, lang))
            proved = (ability for ability in alike if _means_it(ability, text))
            abilities = () if len(every) > _MOST_WAYS else tuple(proved)
            line = self._lines[text, lang, kind] = _HeardLine(abilities, hearing.farthest)
        return line

    def with_known_name(self, ability: Ability, lang: Lang) -> Ability:
        """A card that goes by the name of one that is known, or evolves into it, means that one."""
        if isinstance(ability, Evolve) and ability.into:
            into = ((self._known(name, lang), name) for name in ability.into)
            return replace(ability, into=tuple(known if isinstance(known, Called) else name for known, name in into))
        if not isinstance(ability, AlsoCalled):
            return ability
        known = self._known(ability.name, lang)
        return ability if known is None else replace(ability, name=known)

    def _known(self, name: Token | Called, lang: Lang) -> Token | Called | None:
        words = getattr(name, lang).casefold()
        named = (self._names[lang].get(kind, {}).get(words[0], {}).get(words) for kind in (Token, Called))
        return next((known for known in named if isinstance(known, Token | Called)), None)

    def _merged(
        self, facts: SveFacts, row: PrintedLine, lang: Lang, heads: re.Match[str]
    ) -> tuple[tuple[Ability, ...], ...]:
        """Two abilities with one text (12.1.2): what it means behind either head."""
        by_head: list[dict[object, Automatic]] = []
        for head in filter(None, heads.groups()):
            alone = row._replace(plain=head + row.plain[heads.end() :])
            meanings = self._meanings(facts, alone, lang)
            able = (ability for (ability,) in meanings if isinstance(ability, Automatic))
            by_head.append({(ability.steps, ability.cost): ability for ability in able})
        first, last = by_head
        return tuple((replace(first[text], merged=True), last[text]) for text in first if text in last)

    def _is_mistaken(self, facts: SveFacts, ability: Ability) -> bool:
        library = self._library if facts.number in self._library else {**self._library, facts.number: facts}
        all_mistakes = mistakes(facts.number, (ability,), library, in_words=False)
        return any(mistake.ability and mistake.message.key not in OF_THE_LIST for mistake in all_mistakes)

    def _line(self, facts: SveFacts, row: PrintedLine, lang: Lang, *, closely: bool) -> LineReading:
        meanings = self._meanings(facts, row, lang)
        if len(meanings) == 1:
            if not are_sayable(meanings[0], facts.kind):
                return LineReading(row.plain, unread=row.plain)
            try:
                script = written(meanings[0])
                is_wrong = read_script(script) != meanings[0]
            except Unwritten:
                return LineReading(row.plain, is_read=True)
            except ScriptMistake:  # too long for a script, or with what a script may not say
                return LineReading(row.plain, unread=row.plain)
            return LineReading(row.plain, is_read=True, script=script, is_wrong=is_wrong)
        if meanings:
            return LineReading(row.plain, meanings=len(meanings))
        if not closely:
            farthest = self._heard_line(row.plain, lang, facts.kind).farthest
        else:
            hearing = self._hearing(row, lang, patiently=True)
            hearing.whole(Ability)
            farthest = hearing.farthest
        return LineReading(row.plain, unread=row.plain[farthest:] or row.plain)


def _means_it(ability: Ability, text: str) -> bool:
    """Whether "it" is what the text means: what it says of a selected follower is done to what it selected last and not
    to what it has made since, "that follower's leader" is no leader of what was made, and what it adds to your hand is
    no card of another player's, which has a hand of its own to go to (4.1.6)."""
    of_selected, selected, made = bool(_SELECTED.search(text)), None, False
    for node in walk(ability):
        if isinstance(node, Select | TakeAtRandom):
            selected, made = node.group, False
        elif isinstance(node, Step) and node.makes_it and not (node.acts_on_it or node.at_once):
            made = True
        named = node.whose if isinstance(node, StatOf) else node.to if isinstance(node, Deal) else None
        if of_selected and (made or selected is None) and isinstance(named, Ref) and named.name == "it":
            return False
        if isinstance(node, LeaderOf) and made:
            return False
        if isinstance(node, AddToHand) and not made and selected is not None and selected.side != "your":
            return False
    return True


def _names(cards: Iterable[SveFacts], lang: Lang) -> Iterator[tuple[str, object]]:
    """What is known by name, with the words for it in a language; of two that are called the same the first."""
    known = set[tuple[type, str]]()
    # What is known in both languages goes before what a list knows in one only.
    for name in sorted(_all_names(cards), key=lambda name: getattr(name, "en", "") == getattr(name, "ja", None)):
        words = getattr(name, lang)
        if words and (type(name), words) not in known:
            known.add((type(name), words))
            yield words, name


def _all_names(cards: Iterable[SveFacts]) -> Iterator[object]:
    yield from KEYWORDS.values()
    for facts in cards:
        english, japanese = facts.name or facts.name_ja, facts.name_ja or facts.name
        if facts.special == "token":
            yield Token(facts.number, english, japanese, facts.kind == "amulet")
        else:
            yield Called(english, japanese)
        for trait, trait_ja in zip(facts.traits, facts.traits_ja, strict=False):
            yield Trait(trait, trait_ja)
