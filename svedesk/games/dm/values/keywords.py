"""Which keywords a card has now."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.dm.abilities.keyword import HasKeyword
from svedesk.games.dm.abilities.throughout import KEYWORDS
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.values.battle_zone_abilities import BattleZoneAbilities, battle_zone_abilities, reaches
from svedesk.games.dm.zones import BATTLE

KEYWORD = "keyword"
"""What a given keyword is called; its value is the word, and its number after a colon."""
STANDBY = "standby"
"""The zone that a text names which is about shields that are being added to the hand (113.6c)."""


def keywords(duel: Duel, card: Card, word: str, *, zone: str = "") -> list[HasKeyword]:
    """Every time that a card has a keyword: by itself, given to it, or by a static ability (608.3b). Of a facedown card
    nothing is known (405.4)."""
    zone = zone or card.zone
    granting = battle_zone_abilities(duel).throughout.get(word, ())
    if zone == BATTLE:
        meaning = duel.meaning(card)
        if card.on or not duel.top(card).faceup:
            return []
    else:
        meaning = duel.printed(card)
    # Where a card has the same keyword twice, the last one counts.
    all_of_word = [own for own in meaning.of[HasKeyword] if own.word == word][-1:] if word in meaning.keywords else []
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
    abilities = duel.table.derived or battle_zone_abilities(duel)
    if card.zone == BATTLE:
        if word in _own_words(duel, card, abilities):
            return True
    elif not card.given and word in duel.printed(card).keywords:
        return True
    if word not in abilities.throughout and (card.zone == BATTLE or not card.given):
        return False
    return bool(keywords(duel, card, word))


def may_have(duel: Duel, card: Card, words: frozenset[str]) -> bool:
    """Whether an object may have one of some keywords: nearly always it has none of them, which is told at once."""
    abilities = duel.table.derived or battle_zone_abilities(duel)
    if words.isdisjoint(_own_words(duel, card, abilities)):
        return bool(abilities.throughout) and not words.isdisjoint(abilities.throughout)
    return True


def _own_words(duel: Duel, card: Card, abilities: BattleZoneAbilities) -> frozenset[str]:
    """The keywords that an object has by itself or was given."""
    if not (card.given or card.marks or card.on or card.id in abilities.below) and card.faceup:  # the usual case
        return duel.meanings[card.number].words
    lies = duel.table.cards.get(card.id) is card  # not a record of how it was
    if lies and (known := abilities.words.get(card.id)) is not None:
        return known
    words = frozenset[str]()
    if not card.on and duel.top(card).faceup:
        given = (str(entry.value).partition(":")[0] for entry in card.given if entry.what == KEYWORD)
        words = frozenset((*duel.meaning(card).keywords, *given))
    if lies:
        abilities.words[card.id] = words
    return words


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
