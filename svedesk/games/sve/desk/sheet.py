"""A card as lines of text: name, number, class, type, statistics, rules text."""

from __future__ import annotations

from svedesk.engine.facts import Facts
from svedesk.engine.script import Lang
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.facts import SveFacts, sve_facts
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.text.sentences import TERMS


def sheet(facts: Facts, definition: Definition, lang: Lang) -> tuple[str, ...]:
    """The lines of one card. Facts first, then its text, one ability a line."""
    return (_title(facts, lang), _kind(sve_facts(facts), lang), *card_text(definition, lang).splitlines())


def _title(facts: Facts, lang: Lang) -> str:
    names = (facts.name_ja, facts.name) if lang == "ja" else (facts.name, facts.name_ja)
    return f"{facts.number}  {'  '.join(name for name in names if name)}"


def _kind(facts: SveFacts, lang: Lang) -> str:
    terms = TERMS[lang]
    classes = [terms["class"].get(craft, craft) for craft in facts.classes]
    traits = facts.traits_ja if lang == "ja" else facts.traits
    kind = [terms["special"].get(facts.special, facts.special), terms["kind"].get(facts.kind, facts.kind)]
    named = "・".join(filter(None, reversed(kind))) if lang == "ja" else " ".join(filter(None, kind))
    parts = ["/".join(classes), facts.universe, named, "/".join(traits)]
    if facts.cost is not None:
        parts.append(f"{terms['stat']['cost']} {facts.cost}")
    if facts.attack is not None or facts.defense is not None:
        parts.append(f"{_or_dash(facts.attack)}/{_or_dash(facts.defense)}")
    parts.append(facts.edition)
    return " · ".join(part for part in parts if part)


def _or_dash(value: int | None) -> str:
    return "-" if value is None else str(value)
