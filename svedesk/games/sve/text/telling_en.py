"""The log in English. What the fields mean is in `told_words`."""

from __future__ import annotations

YOU = "you"
OPPONENT = "Opponent"
YOUR = "your"
POSSESSIVE = "{}'s"
OWNED = "{} {}"
SHARED_PLACE = "the {}"
A_CARD = "a card"
SOME_CARDS = "{} cards"
NAMED = "{}"
TIMES = "{} ×{}"
COMMA = ", "
AND = " and "
CAUSE = " ({})"
BETWEEN_SENTENCES = " "

PHRASES = {
    # moves
    "draw": "{who} {who:draw|draws} {cards}.",
    "redraw": "{who} {who:put|puts} {cards} on the bottom of {who:your|their} deck.",
    "discard": "{who} {who:discard|discards} {cards}.",
    "destroyed": "{cards} {cards:is|are} destroyed.",
    "banished": "{cards} {cards:is|are} banished.",
    "limit": "{cards} {cards:does|do} not fit and {cards:goes|go} to the cemetery.",
    "eliminated": "{cards} {cards:is|are} eliminated.",
    "return": "{cards} {cards:returns|return} to {to}.",
    "summon": "{who} {who:summon|summons} {cards}.",
    "create": "{who} {who:put|puts} {cards} into {to}.",
    "search": "{who} {who:put|puts} {cards} into {to} from {who:your|their} deck.",
    "bury": "{who} {who:bury|buries} {cards}.",
    "mill": "{who} {who:put|puts} {cards} from the top of {who:your|their} deck into the cemetery.",
    "evolve": "{who} {who:evolve|evolves} {cards}.",
    "control": "{who} {who:take|takes} control of {cards}.",
    "put": "{cards} {cards:goes|go} from {source} to {to}.",
    "put-within": "{cards} {cards:changes|change} place in {to}.",
    # cards as they lie
    "engage": "{cards} {cards:is|are} engaged.",
    "refresh": "{cards} {cards:is|are} refreshed.",
    "faceup": "{cards} {cards:is|are} turned faceup.",
    "facedown": "{cards} {cards:is|are} turned facedown.",
    "laid-on": "{cards} {cards:is|are} laid on {targets}.",
    "taken-off": "{cards} {cards:is|are} taken off.",
    "attack-changed": "{cards} {cards:gets|get} attack {amount:+}{cause}.",
    "defense-changed": "{cards} {cards:gets|get} defense {amount:+}{cause}.",
    "both-changed": "{cards} {cards:gets|get} attack {amount:+}, defense {after:+}{cause}.",
    "keyword": "{cards} {cards:gets|get} {word:keyword}{cause}.",
    "keyword-lost": "{cards} {cards:loses|lose} {word:keyword}{cause}.",
    "cost": "The cost of {cards} changes by {amount:+}{cause}.",
    "evolve-cost": "The evolve cost of {cards} becomes {amount}{cause}.",
    "counter": "{cards} {cards:gets|get} {word} counter {amount:+}{cause}.",
    "healed": "The damage on {cards} changes by {amount:+}{cause}.",
    # damage
    "damage": "{by} {by:deals|deal} {amount} damage to {cards}.",
    "damage-none": "{cards} {cards:takes|take} {amount} damage.",
    "leader-damage": "{by} {by:deals|deal} {amount} damage to {cards}, whose defense is now {after}.",
    "leader-damage-none": "{cards} {cards:takes|take} {amount} damage; defense is now {after}.",
    "leader-defense": "{who:of} leader: defense {amount} → {after}.",
    # numbers
    "evolution-point": "{who} {who:use|uses} {amount:evolution point|evolution points} ({after} left).",
    "number": "{who:of} {word:number}: {amount} → {after}.",
    "goes-first": "{who} {who:go|goes} first.",
    # hidden things
    "shuffled": "{to} is shuffled.",
    "looked": "{who} {who:look|looks} at {amount:card|cards} of {to}.",
    "revealed": "{who} {who:reveal|reveals} {cards}.",
    # what players do
    "play": "{who} {who:play|plays} {by}.",
    "play-on": "{who} {who:play|plays} {by} on {targets}.",
    "use": "{who} {who:use|uses} an ability of {by}.",
    "use-on": "{who} {who:use|uses} an ability of {by} on {targets}.",
    "trigger": "An ability of {by} is played.",
    "trigger-on": "An ability of {by} is played on {targets}.",
    "attack": "{by} attacks {targets}.",
    "phase-start": "Turn {amount}: {who:of} turn.",
    "phase-end": "{who:of} end phase.",
    "die": "{who} {who:roll|rolls} {amount} of {after}.",
    "heads": "{who} {who:toss|tosses} a coin: heads.",
    "tails": "{who} {who:toss|tosses} a coin: tails.",
    # the end
    "lost-defense": "{who:of} leader has no defense left.",
    "lost-deck": "{who} had to draw from an empty deck.",
    "lost-conceded": "{who} {who:concede|concedes}.",
    "lost-effect": "{who} {who:lose|loses} by the effect of a card.",
    "won": "{who} {who:win|wins} the game.",
    "drawn": "The game is a draw.",
}
