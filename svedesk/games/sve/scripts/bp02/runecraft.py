"""The Runecraft cards of BP02, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import GUARDFORM_GOLEM, STRIKEFORM_GOLEM
from svedesk.games.sve.scripts.traits import ACADEMIC
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    activate,
    add_to_stack,
    any_side,
    banish,
    both,
    choose_up_to,
    deal,
    discard,
    draw,
    earth_rite,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    instead,
    it,
    last_words,
    mode,
    on_evolve,
    present,
    put_into_deck,
    quick,
    quick_activate,
    return_to_hand,
    search_one_of_each,
    select,
    spell,
    spellchain,
    stack,
    summon,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.moving import top_into_ex
from svedesk.games.sve.words.paying import removing_stack
from svedesk.games.sve.words.players import discard_hand
from svedesk.games.sve.words.playing import costs_less_if, shift_play_cost
from svedesk.games.sve.words.while_so import spellchain_counts

MAGICAL_PAWN = Token("BP02-T04", "Magical Pawn", "マジカルポーン")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Daria, Dimensional Witch
    "BP02-035": (
        evolve(1),
        fanfare(discard_hand, top_into_ex(until_full=True)),
        spellchain_counts(your.follower.of_class("Runecraft").in_cemetery),
    ),
    "BP02-036": (
        on_evolve(both(select(your.follower.in_ex), shift_play_cost(it, -5, this_turn=True))),
        on_evolve(both(select(your.spell.in_ex), shift_play_cost(it, -5, this_turn=True))),
        spellchain_counts(your.follower.of_class("Runecraft").in_cemetery),
    ),
    # Sun Oracle Pascale
    "BP02-037": (
        quick_activate(engage_this + removing_stack(), both(select(enemy.follower), give(it, attack=-2, defense=-2))),
        quick_activate(
            engage_this + removing_stack(), both(select(your.follower.but_this()), give(it, attack=2, defense=2))
        ),
        fanfare(summon(Token("BP01-T10", "Magic Sediment", "大地の魔片", amulet=True))),
    ),
    # Anne, Belle of Mysteria
    "BP02-038": (
        costs_less_if(present(your.card.that_are_called(Called("Grea the Dragonborn", "マナリアドラコ・グレア"))), 2),
        evolve(1),
    ),
    "BP02-039": (on_evolve(search_one_of_each(any_side.follower.with_trait(ACADEMIC).of_other_names())),),
    # Grea the Dragonborn
    "BP02-040": (
        activate(
            engage_this,
            both(
                select(enemy.follower),
                instead(
                    deal(3, it),
                    present(your.card.that_are_called(Called("Anne, Belle of Mysteria", "プリンセスマナリア・アン"))),
                    deal(6, it),
                ),
            ),
        ),
        costs_less_if(
            present(your.card.that_are_called(Called("Anne, Belle of Mysteria", "プリンセスマナリア・アン"))), 2
        ),
    ),
    # Rimewind
    "BP02-041": (
        quick,
        spell(both(select(enemy.follower.unevolved), instead(return_to_hand(it), spellchain(10), put_into_deck(it)))),
    ),
    # Remi & Rami, Witchy Duo
    "BP02-042": (evolve(1),),
    "BP02-043": (on_evolve(summon(STRIKEFORM_GOLEM), earth_rite(give(it, attack=2))),),
    # Shadow Witch
    "BP02-044": (fanfare(earth_rite(both(select(enemy.follower), banish(it)))),),
    # Multipart Experiment
    "BP02-045": (
        spell(
            choose_up_to(
                2,
                mode(both(select(enemy.follower), deal(3, it))),
                mode(summon(GUARDFORM_GOLEM)),
                mode(draw(1)),
                more=(spellchain(10), 3),
            )
        ),
    ),
    # Craig, Wizard of Mysteria
    "BP02-046": (
        evolve(1),
        fanfare(draw(1), discard(1)),
    ),
    "BP02-047": (on_evolve(draw(1), discard(1)),),
    # Grand Gargoyle
    "BP02-048": (
        ward,
        last_words(add_to_stack(2)),
    ),
    # Witchbolt
    "BP02-049": (spell(both(select(enemy.follower), deal(5, it)), when(present(your.follower.evolved), draw(1))),),
    # Magical Strategy
    "BP02-050": (spell(summon(MAGICAL_PAWN)),),
    # Red-Hot Ritual
    "BP02-051": (
        stack,
        fanfare(both(select(enemy.follower), deal(3, it))),
    ),
}
