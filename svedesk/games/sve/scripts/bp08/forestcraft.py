"""The Forestcraft cards of BP08, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import PUPPET
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate,
    any_side,
    at_least,
    at_start_of_end,
    bane,
    both,
    bury_this,
    deal,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    into_ex,
    it,
    its_leader,
    limited,
    look_at_top,
    on_evolve,
    pay,
    put_into_deck,
    put_onto_field,
    refresh,
    reveal_trait_into_hand,
    search_one_of_each,
    select,
    storm,
    strike,
    summon,
    this,
    transform,
    ward,
    when,
    whenever_enters,
    whenever_leaves,
    your,
)
from svedesk.games.sve.words.events import during, when_this_deals_combat_damage
from svedesk.games.sve.words.universes import activate_if, whenever_buried
from svedesk.games.sve.words.while_so import forbid

ANCIENT_ARTIFACT = Token("BP05-T04", "Ancient Artifact", "エンシェントアーティファクト")
FAIRY_WISP = Token("BP01-T02", "Fairy Wisp", "フェアリーウィスプ")
HUNTER = Trait("Hunter", "狩人")
LLOYD = Token("BP08-T01", "Lloyd", "ロイド")
PUPPETRY = Trait("Puppetry", "人形")
VICTORIA = Token("BP08-T02", "Victoria", "ヴィクトリア")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Forest Oracle Pascale
    "BP08-001": (
        ward,
        fanfare(both(select(enemy.follower), put_into_deck(it))),
        at_start_of_end(give(your.follower.but_this(), attack=2, defense=2), give_leader(4)),
    ),
    # Orchis, Puppet Girl
    "BP08-002": (
        evolve(1, Called("Orchis, Resolute Puppet", "決意の人形・オーキス")),
        evolve(
            4,
            Called("復讐の人形・オーキス", "復讐の人形・オーキス", elsewhere=True),
            condition=at_least(3, your.card.with_trait(PUPPETRY).in_cemetery),
        ),
    ),
    # Orchis, Resolute Puppet
    "BP08-003": (
        limited(whenever_leaves(your.follower.with_name(PUPPET), into_ex(1, LLOYD))),
        on_evolve(summon(PUPPET, PUPPET)),
    ),
    # Zwei, Murderous Puppet
    "BP08-004": (
        evolve(2),
        fanfare(both(select(your.follower.with_name(PUPPET).in_ex), transform(it, VICTORIA))),
    ),
    "BP08-005": (on_evolve(both(select(your.follower.with_name(VICTORIA)), forbid(it, "damage", "turn"))),),
    # Lycoris, Poisoner Princess
    "BP08-006": (
        bane,
        activate(engage_this, both(select(your.follower.but_this()), give_keyword(it, bane))),
        during("your", whenever_buried(enemy.follower, deal(1, its_leader))),
    ),
    # Lina & Lena, Twin Souls
    "BP08-007": (
        storm,
        strike(when(at_least(3, your.follower), give(this, attack=1))),
    ),
    # Michelle, the Mind Reader
    "BP08-008": (evolve(2),),
    "BP08-009": (on_evolve(search_one_of_each(any_side.follower.of_class("Forestcraft").that_cost_at_least(5))),),
    # Liam, Master of Puppets
    "BP08-010": (
        activate_if(
            at_least(3, your.card.with_trait(PUPPETRY).in_cemetery),
            engage_this,
            look_at_top(3, reveal_trait_into_hand(PUPPETRY), rest="bottom"),
        ),
        fanfare(into_ex(2, PUPPET)),
    ),
    # Junk
    "BP08-012": (fanfare(into_ex(2, PUPPET)),),
    # Insane Dark Elf
    "BP08-013": (
        evolve(1),
        strike(into_ex(1, FAIRY_WISP)),
    ),
    "BP08-014": (
        during("your", when_this_deals_combat_damage(refresh(this))),
        strike(into_ex(1, FAIRY_WISP)),
    ),
    # Zealot of Unkilling
    "BP08-015": (
        fanfare(
            when(
                at_least(3, your.card.with_trait(HUNTER).in_cemetery), both(select(enemy.follower), give(it, attack=-4))
            )
        ),
    ),
    # Knower of History
    "BP08-016": (
        whenever_enters(your.follower.tokens, both(select(enemy.follower), deal(2, it))),
        fanfare(summon(ANCIENT_ARTIFACT)),
    ),
    # Ward of Unkilling
    "BP08-017": (
        activate(
            pay(1) + engage_this + bury_this,
            both(select(your.follower.with_trait(HUNTER).that_cost_up_to(2).in_cemetery), put_onto_field(it)),
        ),
        fanfare(both(select(enemy.follower), give(it, attack=-2))),
    ),
    # Orchis, Heart Automaton
    "BP08-LD01": (),
}
