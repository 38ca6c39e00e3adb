"""The Swordcraft cards of BP07, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate,
    any_side,
    at_least,
    at_start_of_end,
    attack_of,
    aura,
    bane,
    banish,
    both,
    costs_less_when_paid,
    deal,
    destroy,
    draw,
    enemy,
    engage,
    engage_this,
    engaging,
    evolve,
    fanfare,
    field_or_ex,
    give,
    give_keyword,
    give_leader,
    instead,
    intimidate,
    into_ex,
    it,
    last_words,
    look_at_top,
    manual_text,
    on_evolve,
    pay,
    present,
    quick,
    select,
    spell,
    storm,
    summon,
    take,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.events import when_this_is_put_away
from svedesk.games.sve.words.moving import put_into_ex
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.playing import costs_less_if, play_it
from svedesk.games.sve.words.while_so import has_while, this_is_reserved

ASSASSIN = Trait("Assassin", "暗殺者")
NATURA = Trait("Natura", "自然")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Bayleon, Sovereign Light
    "BP07-018": (
        ward,
        evolve(1),
        fanfare(field_or_ex(1, Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True))),
    ),
    "BP07-019": (
        ward,
        activate(
            banishing_cards(
                your.follower.with_name(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True)), 2
            ),
            both(select(your.follower.with_trait(NATURA)), give(it, attack=2)),
        ),
        on_evolve(look_at_top(4, take(any_side.card.with_trait(NATURA), "ex", 2), rest="bottom")),
    ),
    # Mistolina, Forest Princess
    "BP07-020": (
        storm,
        activate(
            engaging(your.follower.with_name(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True)), 2),
            give(this, attack=3),
            give_leader(2),
        ),
        fanfare(
            both(select(your.card.that_are_called(Called("Princess's Strike", "輝ける剣撃")).in_cemetery), play_it(it))
        ),
    ),
    # Tsubaki of the Demon Blade
    "BP07-021": (
        has_while(at_least(10, your.follower.of_class("Swordcraft").in_cemetery), storm),
        fanfare(
            when(
                at_least(5, your.follower.of_class("Swordcraft").in_cemetery), both(select(enemy.follower), destroy(it))
            )
        ),
    ),
    # Leod, the Crescent Blade
    "BP07-022": (
        has_while(this_is_reserved, intimidate, aura),
        evolve(2),
        at_start_of_end(both(select(enemy.follower), deal(1, it))),
    ),
    "BP07-023": (
        has_while(this_is_reserved, intimidate, aura),
        on_evolve(both(select(enemy.leader_and_follower), deal(2, it))),
        at_start_of_end(both(select(enemy.follower), deal(1, it))),
    ),
    # King's Might
    "BP07-024": (
        costs_less_when_paid(
            engaging(your.follower.with_name(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True)), 2),
            2,
        ),
        costs_less_if(
            present(your.card.that_are_called(Called("Bayleon, Sovereign Light", "王たる光・ベイリオン"))), 1
        ),
        spell(both(select(enemy.follower), deal(4, it))),
    ),
    # Troya, Thunder of Hagelberg
    "BP07-025": (
        bane,
        evolve(1),
    ),
    "BP07-026": (
        bane,
        on_evolve(
            both(
                select(enemy.follower),
                instead(deal(2, it), at_least(2, your.follower.with_trait(ASSASSIN).in_cemetery), destroy(it)),
            )
        ),
    ),
    # Valse, Champion Deadeye
    "BP07-027": (
        activate(pay(1) + engage_this, both(select(enemy.leader_and_follower), deal(attack_of(this), it))),
        activate(pay(3) + engage_this, both(select(enemy.amulet), banish(it))),
    ),
    # Princess's Strike
    "BP07-028": (
        quick,
        spell(
            both(
                select(enemy.follower),
                instead(
                    deal(2, it),
                    present(your.card.that_are_called(Called("Mistolina, Forest Princess", "森の姫・ミストリナ"))),
                    deal(6, it),
                ),
            )
        ),
    ),
    # Swift Tigress
    "BP07-029": (
        fanfare(
            give_keyword(this, storm),
            cost=engaging(
                your.follower.with_name(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True))
            ),
        ),
    ),
    # Lupine Axeman
    "BP07-030": (
        fanfare(field_or_ex(1, Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True))),
        manual_text,
    ),
    # Dauntless Commander
    "BP07-031": (evolve(1),),
    "BP07-032": (last_words(put_into_ex(this)),),
    # Tempered Aether
    "BP07-033": (
        spell(
            summon(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True)),
            into_ex(1, Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True)),
        ),
    ),
    # Elegance in Action
    "BP07-034": (
        when_this_is_put_away(both(select(enemy.follower), engage(it))),
        spell(both(select(enemy.follower), engage(it)), draw(1)),
    ),
    # King's Might
    "BP07-P06": (
        costs_less_when_paid(
            engaging(your.follower.with_name(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True)), 2),
            2,
        ),
        costs_less_if(
            present(your.card.that_are_called(Called("Bayleon, Sovereign Light", "王たる光・ベイリオン"))), 1
        ),
        manual_text,
    ),
}
