"""The Abysscraft cards of BP07, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import GHOST
from svedesk.games.sve.scripts.traits import MACHINA
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate,
    add_to_hand,
    any_side,
    assail,
    at_least,
    bane,
    both,
    bury_this,
    choose_one,
    count,
    deal,
    destroy,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    instead,
    into_ex,
    it,
    last_words,
    look_at_top,
    manual_text,
    mode,
    necrocharge,
    on_evolve,
    pay,
    present,
    put_onto_field,
    reveal_trait_into_hand,
    rush,
    search_one_of_each,
    select,
    select_up_to,
    spell,
    storm,
    summon,
    them,
    top_into_cemetery,
    whenever_evolves,
    your,
)
from svedesk.games.sve.words.circumstances import exactly
from svedesk.games.sve.words.moving import put_into_ex
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.playing import shift_play_cost
from svedesk.games.sve.words.universes import activate_if
from svedesk.games.sve.words.while_so import has_while

ASSEMBLY_DROID = Token("BP07-T01", "Assembly Droid", "プロダクトマシーン")
VAMPIRE = Trait("Vampire", "吸血鬼")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Mono, Garnet Rebel
    "BP07-069": (
        activate(banishing_cards(your.card.with_trait(MACHINA).in_cemetery, 2), summon(ASSEMBLY_DROID), times=1),
        evolve(1, condition=exactly(5, your.follower.with_trait(MACHINA))),
    ),
    "BP07-070": (
        storm,
        activate(
            pay(2) + banishing_cards(your.card.that_are_called(Called("Alpha Drive", "ファースト・ワン")).in_cemetery),
            give(your.follower.with_trait(MACHINA), rush, attack=2, defense=2),
            times=1,
        ),
    ),
    # Kudlak
    "BP07-071": (
        activate(engage_this, both(select(enemy.follower), deal(count(your.card.with_trait(VAMPIRE)), it))),
        manual_text,
    ),
    # Aenea, Amethyst Rebel
    "BP07-072": (
        fanfare(search_one_of_each(any_side.follower.with_trait(MACHINA).that_cost_up_to(3), to="field")),
        last_words(give_leader(2)),
    ),
    # Doublame, Duke and Dame
    "BP07-073": (
        evolve(1),
        fanfare(top_into_cemetery(1)),
    ),
    "BP07-074": (on_evolve(both(select(enemy.follower), instead(deal(2, it), necrocharge(10), deal(4, it)))),),
    # Alpha Drive
    "BP07-075": (
        spell(
            choose_one(
                mode(both(select(your.follower.with_trait(MACHINA).in_cemetery), add_to_hand(it))),
                mode(
                    both(
                        select(
                            your.card.that_are_called(Called("Mono, Garnet Rebel", "真紅の抗戦者・モノ")).in_cemetery
                        ),
                        put_onto_field(it),
                    )
                ),
            )
        ),
    ),
    # Nicola, Forbidden Strength
    "BP07-076": (
        evolve(1),
        fanfare(top_into_cemetery(2)),
    ),
    "BP07-077": (
        on_evolve(
            both(select(your.card.with_trait(MACHINA).that_cost_up_to(2).in_cemetery), put_into_ex(it)),
            shift_play_cost(it, -2, this_turn=True),
        ),
    ),
    # Forbidden Art
    "BP07-079": (
        spell(
            both(
                select(enemy.follower),
                instead(
                    deal(4, it),
                    present(your.card.that_are_called(Called("Nicola, Forbidden Strength", "禁絶の腕・ニコラ"))),
                    deal(6, it),
                ),
            )
        ),
    ),
    # Robozombie
    "BP07-080": (
        assail,
        bane,
        has_while(present(your.follower.with_trait(MACHINA).but_this()), rush),
    ),
    # Bone Drone
    "BP07-081": (last_words(summon(ASSEMBLY_DROID)),),
    # Berserk Demon
    "BP07-082": (
        evolve(3),
        fanfare(deal(3, your.leader)),
    ),
    "BP07-083": (on_evolve(both(select_up_to(2, enemy.follower), destroy(them))),),
    # Ghostwriter
    "BP07-084": (
        activate(engage_this, both(select(your.follower.with_name(GHOST)), give_keyword(it, bane))),
        whenever_evolves(your.follower, summon(GHOST, GHOST)),
    ),
    # Sanguine Core
    "BP07-085": (
        activate_if(
            at_least(5, your.card.with_trait(MACHINA).in_cemetery), engage_this + bury_this, into_ex(1, ASSEMBLY_DROID)
        ),
        fanfare(look_at_top(2, reveal_trait_into_hand(MACHINA), rest="bottom")),
    ),
}
