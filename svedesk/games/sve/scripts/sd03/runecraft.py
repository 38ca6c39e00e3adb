"""The Runecraft cards of SD03."""

from svedesk.games.sve.scripts.tokens import GUARDFORM_GOLEM, STRIKEFORM_GOLEM
from svedesk.games.sve.words import (
    Ability,
    activate,
    both,
    deal,
    deal_divided,
    destroy,
    discarding,
    draw,
    each_player_draws,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_keyword,
    instead,
    into_cemetery,
    into_ex_one_of,
    it,
    its_leader,
    look_at_top,
    on_evolve,
    quick,
    refresh,
    reveal_into_hand,
    sc,
    select,
    select_up_to,
    spell,
    spellchain,
    storm,
    this,
    when,
)

_SCHOLAR = activate(engage_this + discarding("spell"), draw(1))

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Mythril Golem
    "SD03-001": (
        fanfare(
            instead(deal(3, enemy.follower), spellchain(7), deal(5, enemy.follower)),
            when(sc(15), deal(5, enemy.leader)),
        ),
    ),
    # Rune Blade Summoner
    "SD03-002": (
        fanfare(
            when(spellchain(5), give(this, attack=4, defense=4)),
            when(sc(10), give_keyword(this, storm)),
        ),
    ),
    # Demonflame Mage
    "SD03-003": (evolve(1),),
    "SD03-004": (on_evolve(deal(2, enemy.follower)),),
    # Insight
    "SD03-005": (quick, spell(draw(1))),
    # Fire Chain
    "SD03-006": (quick, spell(both(select_up_to(2, enemy.follower), deal_divided(3)))),
    # Lightning Shooter
    "SD03-007": (
        fanfare(
            both(select(enemy.follower), instead(deal(2, it), spellchain(5), deal(4, it))),
            when(sc(10), deal(2, its_leader)),
        ),
    ),
    # Penguin Wizard
    "SD03-008": (evolve(1), _SCHOLAR),
    "SD03-009": (on_evolve(refresh(this)), _SCHOLAR),
    # Sammy, Wizard's Apprentice
    "SD03-010": (evolve(2), fanfare(look_at_top(1, into_cemetery("card")))),
    "SD03-011": (on_evolve(each_player_draws(1)),),
    # Wind Blast
    "SD03-012": (spell(both(select(enemy.follower), instead(deal(2, it), spellchain(10), deal(4, it)))),),
    # Sorcery Cache
    "SD03-013": (
        quick,
        spell(look_at_top(4, reveal_into_hand("spell"), into_cemetery("spell"), rest="bottom")),
    ),
    # Fiery Embrace
    "SD03-014": (quick, spell(both(select(enemy.follower), destroy(it)), when(spellchain(10), deal(3, its_leader)))),
    # Magic Missile
    "SD03-015": (quick, spell(select(enemy.follower), both(deal(2, it), draw(1)))),
    # Conjure Golem
    "SD03-016": (quick, spell(into_ex_one_of(GUARDFORM_GOLEM, STRIKEFORM_GOLEM))),
    # Isabelle
    "SD03-LD01": (),
}
