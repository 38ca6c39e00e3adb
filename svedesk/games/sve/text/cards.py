"""A card's rules text, rendered from its script."""

from __future__ import annotations

from svedesk.engine.script import Lang, walk
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import BURST, read
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.reading.printed import Read
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.by_hand import ByHand
from svedesk.games.sve.verbs.choose import Choose


def ability_words(ability: Ability, lang: Lang, kind: str) -> str:
    """How an ability reads on a card of a type; where no words fit it, that the card is resolved manually."""
    try:
        return ability.text(lang, kind)
    except Exception:  # whatever it fails on, one card must not end the search through all of them
        return read((ByHand(),), lang)


def card_text(definition: Definition, lang: Lang) -> str:
    """The text of a card, one ability a line, without reminder text; abilities with one text share a line (12.1.2).
    Lines of a printed text stand as they are printed in that language, below what else there is."""
    text, merged = "", False

    def place(ability: Ability) -> int:
        return ability.printed.place(lang) if isinstance(ability, Read) else 0

    for ability in sorted(definition.abilities, key=place):
        words = ability_words(ability, lang, definition.facts.kind)
        if merged and words.startswith(BURST[lang]):
            words = words.removeprefix(BURST[lang])  # said once for both (JA 14.5.1.1.2)
        elif merged and text and not text.endswith("\n"):
            words = words[:1].lower() + words[1:]  # the sentence goes on
        elif isinstance(ability, Automatic) and ability.merged:
            words = words[:1].upper() + words[1:]
        merged = isinstance(ability, Automatic) and ability.merged
        text += words + ("" if not words or merged else "\n")
    return "\n".join(_with_one_hint(text.removesuffix("\n").split("\n"), lang))


def _with_one_hint(lines: list[str], lang: Lang) -> list[str]:
    """The lines, of which one says that the text is resolved manually: one that also says when, if there is any."""
    hint = read((ByHand(),), lang)
    hints = [line for line in lines if line.endswith(hint)]
    if len(hints) < 2 or hint not in hints:
        return lines
    stays = next((place for place, line in enumerate(lines) if line == hint), -1) if set(hints) == {hint} else -1
    return [line for place, line in enumerate(lines) if line != hint or place == stays]


def ability_text(definition: Definition, index: int, lang: Lang) -> str:
    """One ability's text by its zero-based place; a merged one's with the text it shares."""
    ability, kind = definition.abilities[index], definition.facts.kind
    text = ability_words(ability, lang, kind)
    if isinstance(ability, Automatic) and ability.merged:
        shared = Automatic(ability.trigger, ability.steps)
        return text + ability_words(shared, lang, kind).removeprefix(text)
    return text


def mode_text(definition: Definition, index: int, mode: int, lang: Lang) -> str:
    """One option of the "choose" in an ability, both by zero-based place."""
    ability = definition.abilities[index]
    for step in walk(ability):
        if isinstance(step, Choose):
            return step.modes[mode].text(lang)
    raise LookupError(f"{definition.facts.number} has no choice in ability {index}")
