"""The Runecraft cards of BP06, as they were read from their texts."""

from svedesk.games.sve.scripts.traits import ACADEMIC
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate,
    any_side,
    at_least,
    both,
    burying,
    count,
    deal,
    earth_rite,
    enemy,
    engage_this,
    evolve,
    fanfare,
    fanfare_and_last_words,
    give,
    give_keyword,
    give_leader,
    instead,
    it,
    last_words,
    manual_text,
    may_pay,
    on_evolve,
    pay,
    put_onto_field,
    rush,
    search_one_of_each,
    select,
    select_up_to,
    spell,
    spellchain,
    stack,
    storm,
    summon,
    them,
    twice,
    ward,
    when,
    whenever_enters,
    your,
)
from svedesk.games.sve.words.circumstances import absent
from svedesk.games.sve.words.paying import use_no_more
from svedesk.games.sve.words.playing import costs_less_if, play_cost_while_here

ALCHEMIST = Trait("Alchemist", "錬金術師")
CELESTIAL_SHIKIGAMI = Token("BP06-T01", "Celestial Shikigami", "天后")
GOLEM = Trait("Golem", "ゴーレム")
ONMYOJI = Trait("Onmyoji", "陰陽師")
PAPER_SHIKIGAMI = Token("BP06-T02", "Paper Shikigami", "形代")
SHIKIGAMI = Trait("Shikigami", "式神")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Kuon, Founder of Onmyodo
    "BP06-035": (
        activate(engage_this, both(select_up_to(2, your.follower.with_trait(SHIKIGAMI)), give_keyword(them, storm))),
        fanfare(when(absent(your.follower.with_name(CELESTIAL_SHIKIGAMI)), summon(CELESTIAL_SHIKIGAMI))),
        manual_text,
    ),
    # Hakui Koyori, Lucid Intellect
    "BP06-036": (
        activate(engage_this, both(select_up_to(2, your.follower.with_trait(SHIKIGAMI)), give_keyword(them, storm))),
        fanfare(when(absent(your.follower.with_name(CELESTIAL_SHIKIGAMI)), summon(CELESTIAL_SHIKIGAMI))),
        manual_text,
    ),
    # Mysteria, Magic Founder
    "BP06-037": (
        play_cost_while_here(your.follower.with_trait(ACADEMIC), shift=-1),
        evolve(1),
        manual_text,
    ),
    "BP06-038": (
        play_cost_while_here(your.follower.with_trait(ACADEMIC), shift=-1),
        on_evolve(both(select(enemy.follower), deal(3, it))),
    ),
    # Curse Crafter
    "BP06-039": (
        evolve(1),
        fanfare(summon(PAPER_SHIKIGAMI)),
        manual_text,
    ),
    "BP06-040": (
        activate(burying(your.follower.with_trait(SHIKIGAMI)), both(select(enemy.follower), deal(4, it)), use_no_more),
        on_evolve(
            both(
                select(enemy.follower),
                instead(
                    deal(2, it),
                    at_least(7, your.card.with_trait(ONMYOJI).or_cards(any_side.spell).in_cemetery),
                    deal(4, it),
                ),
            )
        ),
    ),
    # Hulking Giant
    "BP06-041": (
        fanfare(earth_rite(both(select(enemy.follower), deal(5, it)))),
        last_words(earth_rite(deal(3, enemy.leader))),
    ),
    # Demoncaller
    "BP06-044": (
        whenever_enters(your.follower.with_trait(SHIKIGAMI), give(it, rush, attack=1)),
        evolve(1),
    ),
    "BP06-045": (
        whenever_enters(your.follower.with_trait(SHIKIGAMI), give(it, rush, attack=1)),
        on_evolve(summon(PAPER_SHIKIGAMI)),
    ),
    # Traditional Sorcerer
    "BP06-046": (
        whenever_enters(your.follower.with_trait(SHIKIGAMI), give_keyword(it, ward)),
        fanfare(
            when(
                at_least(7, your.card.with_trait(ONMYOJI).or_cards(any_side.spell).in_cemetery),
                both(summon(PAPER_SHIKIGAMI), give_leader(2)),
            )
        ),
    ),
    # Crimson Meteor Storm
    "BP06-047": (
        costs_less_if(spellchain(10), 2),
        spell(deal(6, enemy.follower), deal(3, enemy.leader)),
    ),
    # Charming Gentlemouse
    "BP06-049": (
        evolve(1),
        fanfare(
            search_one_of_each(
                any_side.card.that_are_called(Called("Charming Gentlemouse", "マジカルラット")), to="field"
            ),
            cost=pay(2),
        ),
    ),
    "BP06-050": (
        on_evolve(
            both(
                select(enemy.follower),
                deal(twice(count(your.card.that_are_called(Called("Charming Gentlemouse", "マジカルラット")))), it),
            )
        ),
    ),
    # Passionate Potioneer
    "BP06-051": (*fanfare_and_last_words(summon(Token("BP01-T10", "Magic Sediment", "大地の魔片", amulet=True))),),
    # Golem's Rampage
    "BP06-052": (spell(may_pay(burying(your.follower.with_trait(GOLEM)), deal(3, enemy.leader_and_follower))),),
    # Mirror of Truth
    "BP06-053": (
        stack,
        fanfare(both(select(your.follower.with_trait(ALCHEMIST).that_cost_up_to(3).in_cemetery), put_onto_field(it))),
    ),
    # Hakui Koyori
    "BP06-LDS01": (),
}
