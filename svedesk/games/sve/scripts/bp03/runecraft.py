"""The Runecraft cards of BP03, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Token,
    Trait,
    activate,
    add_to_stack,
    any_side,
    at_start_of_end,
    both,
    burying,
    count,
    deal,
    discarding,
    draw,
    earth_rite,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    into_ex,
    it,
    look_at_top,
    manual_text,
    on_evolve,
    plus,
    present,
    put_onto_field,
    quick_activate,
    select,
    spell,
    spellchain,
    stack,
    storm,
    summon,
    take,
    them,
    this,
    ward,
    when,
    whenever_enters,
    your,
)
from svedesk.games.sve.words.paying import removing_stack, use_no_more
from svedesk.games.sve.words.playing import next_costs_less
from svedesk.games.sve.words.universes import select_distinct

CHESS = Trait("Chess", "チェス")
MAGICAL_PAWN = Token("BP02-T04", "Magical Pawn", "マジカルポーン")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Wizardess of Oz
    "BP03-038": (
        quick_activate(removing_stack(), next_costs_less("spell", 4), times=1),
        fanfare(summon(Token("BP01-T10", "Magic Sediment", "大地の魔片", amulet=True)), add_to_stack(1), draw(1)),
    ),
    # Mystic King
    "BP03-039": (
        evolve(2),
        manual_text,
    ),
    "BP03-040": (
        activate(
            burying(your.follower.with_trait(CHESS).but_this()), both(select(enemy.follower), deal(5, it)), use_no_more
        ),
        on_evolve(
            both(
                select_distinct(4, your.follower.with_trait(CHESS).that_cost_up_to(4).in_cemetery), put_onto_field(them)
            )
        ),
    ),
    # Falise, Leonardian Mage
    "BP03-041": (
        fanfare(when(spellchain(7), deal(4, enemy.follower))),
        fanfare(earth_rite(give_keyword(this, storm))),
    ),
    # Milady, Mystic Queen
    "BP03-042": (
        evolve(1),
        fanfare(summon(MAGICAL_PAWN), into_ex(1, MAGICAL_PAWN)),
    ),
    "BP03-043": (on_evolve(both(select(enemy.follower), deal(count(your.follower.with_trait(CHESS)), it))),),
    # Check
    "BP03-044": (
        spell(
            both(select(enemy.follower), deal(4, it)),
            look_at_top(3, take(any_side.card.with_trait(CHESS).of_other_names(), reveal=True), rest="bottom"),
        ),
    ),
    # Mr. Heinlein, Shadow Mage
    "BP03-045": (
        activate(engage_this + discarding(your.spell), both(select(enemy.follower), deal(4, it))),
        manual_text,
    ),
    # Magical Knight
    "BP03-046": (
        whenever_enters(your.follower.with_trait(CHESS).but_this(), give(it, attack=1)),
        evolve(1),
    ),
    "BP03-047": (
        whenever_enters(your.follower.with_trait(CHESS).but_this(), give(it, attack=1)),
        on_evolve(summon(MAGICAL_PAWN)),
    ),
    # Gingerbread House
    "BP03-048": (
        stack,
        fanfare(give_leader(3)),
    ),
    # Witch of Sweets
    "BP03-049": (evolve(0),),
    "BP03-050": (on_evolve(draw(1)),),
    # Magical Rook
    "BP03-051": (
        fanfare(when(present(your.follower.with_name(MAGICAL_PAWN).in_ex), give(this, ward, attack=0, defense=1))),
    ),
    # Magical Bishop
    "BP03-052": (
        fanfare(into_ex(1, MAGICAL_PAWN)),
        at_start_of_end(
            when(present(your.follower.with_trait(CHESS).but_this()), both(deal(1, enemy.leader), give_leader(1)))
        ),
    ),
    # Blitz
    "BP03-053": (spell(both(select(enemy.follower), deal(plus(count(your.follower.with_name(MAGICAL_PAWN)), 2), it))),),
    # Witch's Cauldron
    "BP03-054": (
        stack,
        manual_text,
    ),
    # Daria, Dimension Drifter
    "BP03-LD02": (),
}
