"""Which keywords a card has now."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.dm.abilities.keyword import HasKeyword
from svedesk.games.dm.abilities.throughout import KEYWORDS
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.values.battle_zone_abilities import battle_zone_abilities, reaches
from svedesk.games.dm.zones import BATTLE

KEYWORD = "keyword"
"""What a given keyword is called; its value is the word, and its number after a colon."""
STANDBY = "standby"
"""The zone that a text names which is about shields that are being added to the hand (113.6c)."""


def keywords(duel: Duel, card: Card, word: str, *, zone: str = "") -> list[HasKeyword]:
    """Every time that a card has a keyword: by itself, given to it, or by a static ability (608.3b). Of a facedown card
    nothing is known (405.4)."""
    zone = zone or card.zone
    if zone == BATTLE:
        meaning = duel.meaning(card)
        if card.on or not duel.top(card).faceup:
            return []
    else:
        meaning = duel.printed(card)
    # Where a card has the same keyword twice, the last one counts.
    all_of_word = [own for own in meaning.of[HasKeyword] if own.word == word][-1:] if word in meaning.keywords else []
    granting = battle_zone_abilities(duel).throughout.get(word, ())
    if not (card.given or granting):  # the usual case
        return all_of_word
    for given in card.given:
        if given.what == KEYWORD:
            name, _, amount = str(given.value).partition(":")
            if name == word:
                all_of_word.append(HasKeyword(word, int(amount or 0)))
    for holder, ability in granting:
        where = ability.cards.zone if ability.cards is not None else BATTLE
        if where == zone and reaches(duel, holder, ability, card):
            all_of_word += [keyword for keyword in ability.keywords if keyword.word == word]
    return all_of_word


def has_keyword(duel: Duel, card: Card, word: str) -> bool:
    """Whether a card has a keyword."""
    if not card.given and not duel.table.linked:
        if card.zone == BATTLE and not card.faceup:
            return False
        if word in (duel.printed(card) if card.marks else duel.meanings[card.number]).keywords:
            return True
        if word not in battle_zone_abilities(duel).throughout:
            return False
    return bool(keywords(duel, card, word))


def has_against(duel: Duel, card: Card, word: str, foe: Card) -> bool:
    """Whether a card has a keyword that counts for another creature: some are printed with the kind of those."""
    if not has_keyword(duel, card, word):
        return False
    kinds = [keyword.cards for keyword in keywords(duel, card, word)]
    return any(which is None or which.match(duel, foe, card.seat, card.id) for which in kinds)


def all_keywords(duel: Duel, card: Card) -> tuple[str, ...]:
    """All its keywords, for those who look at it: its own first."""
    meaning = duel.meaning(card) if card.zone == BATTLE else duel.printed(card)
    words = dict.fromkeys(meaning.keywords)
    words.update(dict.fromkeys(str(entry.value).partition(":")[0] for entry in card.given if entry.what == KEYWORD))
    if card.zone == BATTLE:
        for holder, ability in battle_zone_abilities(duel).throughout.get(KEYWORDS, ()):
            if reaches(duel, holder, ability, card):
                words.update(dict.fromkeys(entry.word for entry in ability.keywords))
    return tuple(words)
