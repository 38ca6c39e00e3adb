"""What the options of questions are called in English."""

from __future__ import annotations

LABELS = {
    "play": "Play {card}",
    "play-cost": "Play {card} (cost {cost})",
    "attack": "Attack {target} with {card}",
    "activate": "{card}: {text}",
    "repeat": "{card}, several times: {text}",
    "evolve": "Evolve {card}: {text}",
    "pending": "{card}: {text}",
    "end": "End the main phase",
    "pass": "Pass",
    "card": "{card}",
    "mode": "{text}",
    "token": "{text}",
    "letter": "{text}",
    "name": "{text}",
    "points": "Pay {index:play point|play points}",
    "evolution-alone": "Use an evolution point",
    "evolution": "Use an evolution point and {index:play point|play points}",
    "rush": "Give {card} Rush",
    "class": "Its class",
    "universe": "Its universe",
    "first": "Go first",
    "second": "Go second",
    "yes": "Yes",
    "no": "No",
    "done": "Done",
    # at certain questions
    "redraw-yes": "Redraw",
    "redraw-no": "Keep this hand",
    "by_hand-done": "Done, go on",
    "look-no": "None of these",
    # cards without a name
    "enemy-leader": "the enemy leader",
    "your-leader": "your leader",
    "unknown": "a card",
}
