"""The Havencraft cards of BP05, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    activate,
    any_side,
    at_start_of_end,
    aura,
    bane,
    banish,
    both,
    bury_this,
    cannot_lose,
    choose_one,
    deal,
    discarding,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_leader,
    it,
    last_words,
    manual_text,
    mode,
    on_evolve,
    pay,
    raise_max_play_points,
    recover,
    search_one_of_each,
    select,
    skip_own_turn,
    spell,
    summon,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import cards_in_hand
from svedesk.games.sve.words.events import at_start, whenever_you_draw
from svedesk.games.sve.words.players import discard_hand

MYSTIC_ARTIFACT = Token("BP05-T05", "Mystic Artifact", "ミスティックアーティファクト")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Marwynn, Omen of Repose
    "BP05-086": (
        evolve(4),
        evolve(0, besides=skip_own_turn),
    ),
    "BP05-087": (
        ward,
        aura,
        on_evolve(raise_max_play_points(1), give_leader(3), draw(1)),
    ),
    # Deus Ex Machina
    "BP05-088": (at_start_of_end(choose_one(mode(discard_hand, draw(4)), mode(recover(4)))),),
    # Apostle of Repose
    "BP05-089": (
        evolve(2),
        at_start("enemy", "main", recover(1)),
    ),
    "BP05-090": (
        on_evolve(both(select(enemy.follower.reserved), banish(it))),
        at_start("enemy", "main", recover(2)),
    ),
    # Hakrabi
    "BP05-091": (
        ward,
        fanfare(search_one_of_each(any_side.amulet.that_costs(1), to="field"), cost=discarding(your.amulet)),
    ),
    # Ancient Protector
    "BP05-092": (
        cannot_lose,
        manual_text,
    ),
    # Disciple of Repose
    "BP05-093": (at_start("enemy", "main", both(select(enemy.follower), deal(1, it))),),
    # Unidentified Subject
    "BP05-094": (
        evolve(2),
        whenever_you_draw(give(this, attack=1, defense=1)),
    ),
    "BP05-095": (
        on_evolve(draw(2)),
        whenever_you_draw(give(this, attack=1, defense=1)),
    ),
    # Silver Cog Spinner
    "BP05-096": (fanfare(when(cards_in_hand(5), recover(2)), when(cards_in_hand(5, "most"), draw(1))),),
    # Servant of Repose
    "BP05-097": (at_start("enemy", "main", give_leader(1)),),
    # Demon's Epitaph
    "BP05-098": (evolve(0, besides=discarding(your.card)),),
    "BP05-099": (
        bane,
        last_words(deal(2, enemy.leader)),
    ),
    # The Saviors
    "BP05-100": (
        spell(
            choose_one(
                mode(
                    search_one_of_each(
                        any_side.card.that_are_called(Called("Marwynn, Omen of Repose", "安息の絶傑・マーウィン"))
                    )
                ),
                mode(both(select(enemy.follower.with_defense_up_to(2)), banish(it))),
            )
        ),
    ),
    # Ancient Amplifier
    "BP05-102": (
        activate(pay(1) + engage_this + bury_this, both(select(your.follower.tokens), give(it, attack=2, defense=1))),
        fanfare(summon(MYSTIC_ARTIFACT)),
    ),
    # Zoe, Golden Princess
    "BP05-LD06": (),
}
