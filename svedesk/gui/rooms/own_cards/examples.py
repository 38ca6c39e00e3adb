"""Abilities to start from: what they do, and how they are written."""

from __future__ import annotations

EXAMPLES: tuple[tuple[str, str], ...] = (
    ("Ward, and a card when it comes", "ward,\nfanfare(draw(1))"),
    ("Damage when it comes", "fanfare(select(enemy.follower), deal(3, it))"),
    ("Damage when it leaves", "last_words(deal(2, enemy.leader))"),
    ("Evolves for 2", "evolve(2)"),
    ("Rush, and stronger when it attacks", "rush,\nstrike(give(this, attack=1))"),
    ("Pays and engages for a card", "activate(pay(1) + engage_this, draw(1))"),
    ("A choice of two", "fanfare(choose_one(mode(draw(1)), mode(deal(2, enemy.leader))))"),
    ("Makes all your others stronger", "while_here(your.follower.but_this(), attack=1)"),
    ("A spell: damage", "spell(select(enemy.follower), deal(4, it))"),
    ("A Quick spell: damage to all", "quick,\nspell(deal(1, enemy.follower))"),
    ("An evolved card: something when it evolves", "on_evolve(draw(2))"),
    ("Tokens into the EX area", "fanfare(into_ex(2, FAIRY))"),
    ("Nothing: no text at all", "# says nothing"),
)
"""Each is a script that reads; the name is translated where it is shown."""
