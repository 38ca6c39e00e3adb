"""The Abysscraft cards of BP04, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate,
    add_to_hand,
    any_side,
    at_start_of_end,
    bane,
    banishing,
    both,
    bury_this,
    burying,
    deal,
    destroy,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_leader,
    instead,
    it,
    last_words,
    on_evolve,
    pay,
    put_onto_field,
    quick_activate,
    sanguine,
    search_one_of_each,
    select,
    spell,
    storm,
    strike,
    summon,
    this,
    top_into_cemetery,
    ward,
    when,
    whenever_enters,
    your,
)
from svedesk.games.sve.words.events import during, when_this_takes_damage
from svedesk.games.sve.words.several import together

DEPARTED = Trait("Departed", "死者")
SERPENT = Token("BP04-T01", "Serpent", "毒蛇")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Venomfang Medusa
    "BP04-079": (
        quick_activate(
            engage_this + burying(your.follower.with_name(SERPENT), 2), both(select(enemy.follower), destroy(it))
        ),
        activate(pay(0), summon(SERPENT), times=1),
    ),
    # Howling Demon
    "BP04-080": (
        evolve(3),
        fanfare(both(select(enemy.follower), instead(deal(4, it), sanguine, deal(8, it)))),
    ),
    "BP04-081": (
        storm,
        on_evolve(when(sanguine, give_leader(5))),
    ),
    # Stheno
    "BP04-084": (
        whenever_enters(your.follower.with_name(SERPENT), both(select(enemy.follower), deal(2, it))),
        evolve(1),
        fanfare(summon(SERPENT)),
    ),
    "BP04-085": (
        whenever_enters(your.follower.with_name(SERPENT), both(select(enemy.follower), deal(2, it))),
        on_evolve(summon(SERPENT)),
    ),
    # Trial of the Gorgons
    "BP04-086": (
        spell(
            search_one_of_each(
                any_side.card.that_are_called(Called("Venomfang Medusa", "毒牙の姫・メドゥーサ")),
                any_side.card.that_are_called(Called("Stheno", "ステンノ")),
                any_side.card.that_are_called(Called("Euryale", "エウリュアレー")),
                to="field",
            )
        ),
    ),
    # Fenrir
    "BP04-087": (
        during("your", when_this_takes_damage(both(select(enemy.follower), deal(3, it)))),
        evolve(1),
    ),
    "BP04-088": (during("your", when_this_takes_damage(both(select(enemy.follower), deal(3, it)))),),
    # Grave Desecration
    "BP04-090": (
        activate(
            pay(2) + engage_this + bury_this,
            both(select(your.follower.with_trait(DEPARTED).in_cemetery), add_to_hand(it)),
        ),
        fanfare(top_into_cemetery(2)),
    ),
    # Emperor's Command
    "BP04-091": (
        activate(
            pay(2) + engage_this + bury_this,
            both(select(your.follower.with_trait(DEPARTED).in_cemetery), add_to_hand(it)),
        ),
        fanfare(top_into_cemetery(2)),
    ),
    # Demonic Drummer
    "BP04-092": (
        ward,
        fanfare(
            search_one_of_each(any_side.card.that_are_called(Called("Demonic Drummer", "デモンビーター")), to="field"),
            cost=pay(2),
        ),
        last_words(give_leader(1)),
    ),
    # Castor
    "BP04-093": (last_words(put_onto_field(this, owners=True), cost=pay(2)),),
    # Frogbat
    "BP04-094": (evolve(0, besides=banishing("card", 2)),),
    "BP04-095": (at_start_of_end(give(together(this, your.leader), defense=1)),),
    # Scorpius
    "BP04-096": (
        bane,
        strike(deal(1, any_side.leader)),
    ),
    # Lelouch Lamperouge
    "BP04-LD07": (),
    # Khawy, Underworld Arbiter
    "BP04-LD08": (),
}
