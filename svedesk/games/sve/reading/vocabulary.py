"""Words that texts use for cards, in both languages: a text in one of them means the cards of the other, too."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from svedesk.engine.facts import Facts
from svedesk.engine.script import Node, replace, rewritten, walk
from svedesk.games.sve.abilities.passive import WhileHere
from svedesk.games.sve.group import Called, Group, Trait
from svedesk.games.sve.reading.events import AnyOf
from svedesk.games.sve.script_node import Ability


@dataclass(frozen=True)
class Vocabulary:
    """`traits` and `names` that are known in both languages, by either word; `any_traits` and `any_names` are all words
    there are, and `tokens` the names that tokens have and no other card."""

    traits: Mapping[str, Trait] = field(default_factory=dict)
    names: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    any_traits: Collection[str] = ()
    any_names: Collection[str] = ()
    tokens: Collection[str] = ()

    def completed(self, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
        """What was read of a text, with the words for cards in both languages where those are known."""
        return tuple(self._completed(ability) if _has_words(ability) else ability for ability in abilities)

    def _completed(self, ability: Ability) -> Ability:
        made: Ability = rewritten(ability, self._complete)
        return made

    def _complete(self, node: Node) -> Node:
        if isinstance(node, Trait):
            return self.traits.get(node.en or node.ja, node)
        if isinstance(node, Called):
            english, japanese = self.names.get(node.en, (node.en, node.ja))
            return replace(node, en=english, ja=japanese)
        if isinstance(node, Group) and node.called is not None and node.called.en in self.tokens:
            return replace(node, token=True)  # as English says, and Japanese leaves out
        if isinstance(node, WhileHere) and node.also:
            groups = [group for group in (node.group, *node.also) if self._is_known(group)]
            return replace(node, group=groups[0], also=tuple(groups[1:])) if groups else node
        return self._decided(node) if isinstance(node, AnyOf) else node

    def _decided(self, any_of: AnyOf) -> Node:
        """What stands before "token" in English is a trait or a name: the one that there is, where it is only one."""
        known = [trigger for trigger in any_of.triggers if self._is_known(getattr(trigger, "group", None))]
        return known[0] if len(known) == 1 else any_of

    def _is_known(self, group: object) -> bool:
        if not isinstance(group, Group):
            return False
        if group.trait is not None:
            return group.trait.en in self.any_traits
        return group.called is not None and group.called.en in self.any_names


_WITH_WORDS = ("trigger", "cost", "name", "group", "also", "condition", "steps", "names")
"""Where abilities say which cards they mean."""


def _has_words(ability: Ability) -> bool:
    """Most lines say nothing of which cards they mean before what they do: those are left as they are."""
    parts = (getattr(ability, name, ()) for name in _WITH_WORDS)
    return any(isinstance(node, Trait | Called) for part in parts for node in walk(part))


NO_WORDS = Vocabulary()


def vocabulary(cards: Iterable[Facts]) -> Vocabulary:
    """The words that cards have in both languages; of two cards that pair them otherwise the first tells."""
    traits: dict[str, Trait] = {}
    names: dict[str, tuple[str, str]] = {}
    words, tokens, others = set[str](), set[str](), set[str]()
    for facts in cards:
        english, japanese = facts.name, facts.name_ja
        alike = tokens if facts.special == "token" else others
        alike.add(english)
        alike.add(japanese)
        if english and japanese and english != japanese and english not in names and japanese not in names:
            names[english] = names[japanese] = (english, japanese)
        words.update(facts.traits, facts.traits_ja)
        for mine, theirs in zip(facts.traits, facts.traits_ja, strict=False):
            if mine != theirs and mine not in traits and theirs not in traits:
                traits[mine] = traits[theirs] = Trait(mine, theirs)
    return Vocabulary(traits, names, words, tokens | others, tokens - others)
