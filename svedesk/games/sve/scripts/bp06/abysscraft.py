"""The Abysscraft cards of BP06, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import FOREST_BAT
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate_from_hand,
    add_to_hand,
    any_side,
    at_start_of_end,
    at_start_of_main,
    bane,
    both,
    bury_this,
    choose_one,
    deal,
    discard_this,
    discarding,
    draw,
    each_opponent_buries,
    enemy,
    engage_this,
    evolve,
    evolve_it,
    fanfare,
    fanfare_and_last_words,
    give,
    give_keyword,
    give_leader,
    instead,
    into_ex,
    it,
    last_words,
    limited,
    look_at_top,
    mode,
    necrocharge,
    on_evolve,
    pay,
    present,
    reveal_trait_into_hand,
    rush,
    sanguine,
    search,
    select,
    spell,
    storm,
    strike,
    summon,
    this,
    top_into_cemetery,
    when,
    whenever_leaves,
    your,
)
from svedesk.games.sve.words.circumstances import leader_has
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.playing import costs_less_if, play_cost_while_here
from svedesk.games.sve.words.universes import activate_if, whenever_leader_loses
from svedesk.games.sve.words.while_so import others_deal_more

ONE_TAILED_FOX = Token("BP06-T03", "One-Tailed Fox", "一ツ尾狐")
VAMPIRE = Trait("Vampire", "吸血鬼")
YOKAI = Trait("Yokai", "妖怪")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Ginsetsu, Great Fox
    "BP06-073": (
        evolve(1),
        fanfare(into_ex(5, ONE_TAILED_FOX)),
    ),
    "BP06-074": (
        play_cost_while_here(your.follower.with_trait(YOKAI), shift=-2),
        whenever_leaves(your.follower.with_trait(YOKAI), give(this, attack=1)),
        others_deal_more(1, your.follower.with_trait(YOKAI)),
    ),
    # Aragavy the Berserker
    "BP06-075": (
        fanfare(deal(5, any_side.follower.but_this()), give(this, storm, attack=2, defense=2), cost=pay(5)),
        at_start_of_end(when(sanguine, both(select(enemy.leader_and_follower), deal(3, it)))),
    ),
    # Shuten-Doji
    "BP06-076": (
        bane,
        evolve(1),
        fanfare(evolve_it(this), cost=banishing_cards(your.card.with_trait(YOKAI).in_cemetery, 2)),
    ),
    "BP06-077": (
        storm,
        bane,
        on_evolve(both(select(your.follower.with_trait(YOKAI).but_this()), give_keyword(it, storm))),
    ),
    # Bear Pelt Warrior
    "BP06-078": (
        rush,
        last_words(give_leader(4)),
        strike(deal(1, any_side.leader)),
    ),
    # Yuzuki, Righteous Demon
    "BP06-079": (
        bane,
        activate_from_hand(pay(3) + discard_this, both(select(enemy.follower), deal(5, it)), top_into_cemetery(1)),
        fanfare(
            instead(each_opponent_buries(enemy.follower), necrocharge(10), each_opponent_buries(enemy.follower, 2))
        ),
    ),
    # Kasha
    "BP06-080": (
        fanfare(
            choose_one(
                mode(both(select(enemy.follower), deal(1, it)), top_into_cemetery(1)),
                mode(both(select(your.follower.with_trait(YOKAI).of_other_names().in_cemetery), add_to_hand(it))),
            )
        ),
    ),
    # Cougar Pelt Warrior
    "BP06-081": (evolve(1),),
    "BP06-082": (
        on_evolve(
            search(
                any_side.card.that_are_called(Called("Cougar Pelt Warrior", "クーガークローガール")),
                1,
                to="field",
                engaged=True,
            )
        ),
    ),
    # Unleash the Nightmare
    "BP06-083": (
        costs_less_if(present(your.card.with_trait(VAMPIRE)), 1),
        spell(summon(FOREST_BAT, FOREST_BAT, FOREST_BAT), draw(2)),
    ),
    # Zashiki-Warashi
    "BP06-084": (evolve(1),),
    "BP06-085": (on_evolve(give_leader(1), draw(2), cost=discarding(your.card.with_trait(YOKAI))),),
    # Antelope Pelt Warrior
    "BP06-086": (at_start_of_main(deal(1, your.leader)),),
    # Rookie Succubus
    "BP06-087": (*fanfare_and_last_words(summon(FOREST_BAT)),),
    # Demonic Procession
    "BP06-088": (spell(look_at_top(5, reveal_trait_into_hand(YOKAI, "follower"), rest="bottom")),),
    # Berserker's Pelt
    "BP06-089": (
        activate_if(leader_has(10), engage_this + bury_this, give_leader(2)),
        limited(whenever_leader_loses(both(select(your.follower), give(it, attack=1, defense=1)))),
    ),
}
