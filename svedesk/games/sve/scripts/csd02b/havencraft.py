"""The Havencraft cards of CSD02B, as they were read from their texts."""

from svedesk.games.sve.words import Ability, both, deal, enemy, evolve, it, on_evolve, pay, select

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Kako Takafuji
    "CSD02B-007": (evolve(2),),
    "CSD02B-008": (on_evolve(both(select(enemy.leader), deal(3, it)), cost=pay(3)),),
}
