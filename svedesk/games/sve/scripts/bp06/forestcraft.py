"""The Forestcraft cards of BP06, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import FAIRY
from svedesk.games.sve.scripts.traits import PIXIE
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate,
    any_side,
    assail,
    at_least,
    bane,
    both,
    count,
    deal,
    discarding,
    draw,
    enemy,
    engage_this,
    engaging,
    evolve,
    evolve_it,
    fanfare,
    give,
    give_keyword,
    into_ex,
    it,
    last_words,
    look_at_top,
    manual_text,
    may_pay,
    on_evolve,
    pay,
    put_onto_field,
    reveal_trait_into_hand,
    rush,
    search_one_of_each,
    select,
    select_up_to,
    spell,
    storm,
    take,
    them,
    this,
    top_into_cemetery,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import put_by_ability
from svedesk.games.sve.words.moving import into_ex_each
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.playing import costs_by_count

FAIRY_WISP = Token("BP01-T02", "Fairy Wisp", "フェアリーウィスプ")
HUNTER = Trait("Hunter", "狩人")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Lymaga, Forest Champion
    "BP06-001": (
        storm,
        bane,
        evolve(2),
        fanfare(look_at_top(4, take(any_side.follower.with_trait(HUNTER).that_cost_up_to(4), "field"), rest="bottom")),
    ),
    "BP06-002": (
        storm,
        bane,
        on_evolve(
            look_at_top(4, take(any_side.follower.with_trait(HUNTER).that_cost_up_to(4), "field"), rest="bottom")
        ),
    ),
    # Amataz, Fairy Blader
    "BP06-003": (
        activate(
            engage_this,
            both(select_up_to(2, your.follower.with_trait(PIXIE).that_cost_up_to(1)), give_keyword(them, storm)),
        ),
        fanfare(into_ex(1, FAIRY), give(your.follower.with_trait(PIXIE).in_ex, attack=1, defense=1)),
    ),
    # Greenbrier Elf
    "BP06-004": (
        fanfare(
            look_at_top(4, take(any_side.card.of_class("Forestcraft"), reveal=True), rest="bottom"),
            cost=banishing_cards(your.card.with_trait(PIXIE).in_ex.tokens),
        ),
    ),
    # Wildwood Matriarch
    "BP06-005": (
        evolve(2),
        fanfare(when(put_by_ability, evolve_it(this))),
    ),
    "BP06-006": (
        on_evolve(
            both(select_up_to(2, your.follower.with_trait(HUNTER).that_cost_up_to(2).in_cemetery), put_onto_field(them))
        ),
    ),
    # Fairy Dragon
    "BP06-007": (
        ward,
        last_words(into_ex_each(FAIRY_WISP, FAIRY)),
        manual_text,
    ),
    # Woodland Cleaver
    "BP06-008": (
        evolve(1),
        fanfare(when(put_by_ability, give_keyword(this, storm))),
    ),
    "BP06-009": (on_evolve(both(select(enemy.follower), deal(2, it))),),
    # Assault Jaguar
    "BP06-010": (
        rush,
        last_words(look_at_top(2, reveal_trait_into_hand(HUNTER), rest="cemetery")),
    ),
    # Greenwood Guardian
    "BP06-012": (
        ward,
        fanfare(
            top_into_cemetery(1), when(at_least(3, your.card.with_trait(HUNTER).in_cemetery), give(this, defense=1))
        ),
    ),
    # Crossbow Sniper
    "BP06-013": (
        fanfare(
            both(select(enemy.leader_and_follower), deal(1, it)), draw(1), cost=discarding(your.card.with_trait(HUNTER))
        ),
    ),
    # Mallet Monkey
    "BP06-014": (
        storm,
        evolve(1),
        fanfare(
            search_one_of_each(any_side.card.that_are_called(Called("Mallet Monkey", "ハンマーモンキー")), to="field"),
            cost=pay(2),
        ),
    ),
    "BP06-015": (storm,),
    # Elven Sentry
    "BP06-016": (
        rush,
        assail,
        costs_by_count(count(your.follower.with_name(FAIRY))),
    ),
    # Synchronized Slash
    "BP06-017": (
        spell(may_pay(engaging(your.follower.with_trait(HUNTER), 2), both(select(enemy.follower), deal(4, it)))),
    ),
    # Lycoris, Soothing Venom
    "BP06-LD01": (),
}
