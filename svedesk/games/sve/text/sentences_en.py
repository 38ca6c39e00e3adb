"""Every message in English, by its key. The form of the fields is told in `phrases`."""

from __future__ import annotations

from svedesk.games.sve.text import (
    more_sentences,
    notation_sentences,
    replacement_sentences,
    source_sentences,
    token_sentences,
)

SENTENCES = {
    # answers and questions
    "choose": "Choose.",
    "answer-number": "Say a number from {0} to {1}.",
    "answer-divide": "Divide exactly {0}, at least {1} for each.",
    "answer-options": "That is not one of the choices.",
    "answer-count": "Choose at least {0} and at most {1}.",
    "no-question": "Nothing is asked now.",
    "only-a-replay": "This is a replay. Play on from here to go on with the game.",
    "stale-answer": "That question is no longer open.",
    "wrong-seat": "The other player is asked now.",
    "cannot-cancel": "This cannot be taken back any more.",
    "nothing-to-undo": "There is nothing to undo.",
    "nothing-to-redo": "There is nothing to do again.",
    "moment-unplayable": "This moment can't be reached: entry {0} of what was done until then can't be played.",
    "too-many-bookmarks": "A game has {0} bookmarks at most. Remove one first.",
    "undo-needs-consent": "Undoing this needs the other player's consent.",
    "rules-are-on": "The rules are on. Switch them off to move cards by hand.",
    "game-over": "The game is over.",
    "no-such-seat": "There is no such seat.",
    "unknown-rules": "This svedesk does not play {0} by the rules “{1}”.",
    "two-decks": "A game needs two decks.",
    "unknown-phase": "The table stands in a phase that does not exist.",
    "unknown-turn": "The table has no active player, or a turn that can't be.",
    # requests to the other seat
    "request-waits": "You have asked for that already; it waits for an answer.",
    "request-gone": "That request is no longer open.",
    "by-hand-needs-consent": "Resolving this by hand needs the other player's consent.",
    "operation-not-yours": "What lies hidden on the other side is moved by its own player.",
    "rules-stay-on": "This game was agreed to be played with the rules on.",
    "rules-are-off": "The rules are off already.",
    "nothing-by-hand": "Nothing of yours is to be resolved by hand now.",
    "not-connected": "Not connected. Try again when the connection is back.",
    "only-watching": "You are watching this game.",
    # boards and operations by hand
    "unknown-card": "There is no card {0} among the cards this program knows.",
    "operation-unknown": "There is no way to do “{0}” by hand.",
    "operation-card-gone": "That card is no longer there.",
    "operation-place": "That is no zone of this table.",
    "operation-nothing": "That changes nothing.",
    "operation-amount": "That number is not possible here.",
    "operation-name": "A name is missing, too long or unreadable.",
    "operation-until": "There is no moment “{0}” until which a change could last.",
    "operation-cards": "Those are too many cards at once, or one of them twice.",
    "operation-no-stat": "It has no {0:stat}.",
    "operation-no-turning": "Cards can't be turned there.",
    "operation-too-many": "There can't be more than {0}.",
    "operation-none": "There is no card to take.",
    "operation-position": "There is no position “{0}”.",
    "operation-no-shuffle": "There is nothing to shuffle.",
    "operation-two-cards": "Choose two cards: one, and the one it is laid on.",
    "operation-attach": "A card can't be laid on itself.",
    "operation-control": "Control goes to the same zone of the other player.",
    "operation-sides": "A die has 2 to {0} sides.",
    "operation-no-sort": "There is nothing to sort.",
    "operation-both": "Two numbers, such as 3/4 or +1/-1.",
    "operation-sorted": "{0:seat} sorts the {1:zone}.",
    "operation-hidden": "{0:seat} shows {1:card|cards} no longer.",
    "operation-first": "Chance picks {0:seat} to go first.",
    "operation-step": "{1:seat}: turn {2}, {0:phase}.",
    "board-cards": "The board's cards are not in order: an id is missing, double or out of range.",
    "board-zones": "The board's zones do not fit its cards.",
    "board-card": "The board's card {0} does not lie where it says.",
    "board-numbers": "The board has a number for a seat that does not exist.",
    # decks
    "deck-unknown-format": "There is no format “{0}”.",
    "deck-no-leader": "The deck has no leader; it needs {0:=one|two}.",
    "deck-leaders": "The deck has {0:leader|leaders}; it needs {1:=one|two}.",
    "deck-leaders-most": "The deck has {0:leader|leaders}; it may have at most {1:=one|two}.",
    "deck-main": "The main deck has {0:card|cards}; it needs {1} to {2}.",
    "deck-evolve": "The evolve deck has {0:card|cards}; it may have at most {1}.",
    "deck-not-a-leader": "{0} is not a leader card.",
    "deck-not-for-main": "{0} can't be in a main deck.",
    "deck-not-for-evolve": "{0} can't be in an evolve deck.",
    "deck-copies-main": "The main deck has {1:copy|copies} of {0}; it may have at most {2}.",
    "deck-copies-evolve": "The evolve deck has {1:copy|copies} of {0}; it may have at most {2}.",
    "deck-class": "{0} is neither {1:class} nor Neutral.",
    "deck-not-neutral": "{0} is not Neutral, as the leader is.",
    "deck-universe": "{0} does not belong to {1}.",
    "deck-card-lacked": "The host does not have {0} ({1}). Both need the list of cards it is from.",
    "deck-card-lacked-pack": "The host does not have {0} ({1}). Both need the pack “{2}”.",
    "deck-card-other": "{0} ({1}) is another card at the host. Both need the same list of cards.",
    "deck-card-other-pack": "{0} ({1}) is another card at the host. Both need the same version of the pack “{2}”.",
    "deck-card-untold": "The host has the card {0}, this program has not. Bring in the list or pack it is from.",
    # questions of effects
    "option-card": "{0}",
    "keep-field": "Choose {0:card|cards} that will be put onto the field: there is no room for more.",
    "keep-ex": "Choose {0:card|cards} that will be put into the EX area: there is no room for more.",
    "how-many-field": "How many {0} tokens will you put onto your field? (0 to {1})",
    "how-many-ex": "How many {0} tokens will you put into your EX area? (0 to {1})",
    "ward-arrives": "Choose followers with Ward to engage as they arrive.",
    "which-replacement-first": "Several effects change this {0} damage. Choose which applies first.",
    "resolve-by-hand": "Resolve {0} by hand, then go on.",
    "card-executes": "Every line of it is executed.",
    "card-partly": "Executed in part; the rest of it is resolved by hand.",
    "card-by_hand": "Its text is resolved by hand.",
    "deck-executes": "Every card executes.",
    "deck-by-hand-in-part": "{0} execute, {1} in part, {2} by hand.",
    "resolve-line-by-hand": "Resolve {0} by hand ({1:moment}{2:=|, line {2}}), then go on.",
    "pay-line-by-hand": "Pay for {0} by hand ({1:moment}{2:=|, line {2}}), then go on.",
    "divide-damage": "Divide {0} damage between these, at least 1 to each.",
    "now-in-cemetery": "Your cemetery has {0:card|cards} now.",
    "now-spells": "Your cemetery has {0:spell|spells} now.",
    "now-played": "You have played {0:card|cards} this turn.",
    "now-max-points": "Your maximum is {0:play point|play points} now.",
    "may-pay-line": "Will you pay the cost of {0} for its effect?",
    "line-text-unknown": "This program does not know the text of that line: read it on the card.",
    "may-pay": "Will you pay the cost of {0} for its effect?",
    "discard-cost-spell": "Choose {0:spell|spells} to discard.",
    "discard-cost-amulet": "Choose {0:amulet|amulets} to discard.",
    "discard-cost-follower": "Choose {0:follower|followers} to discard.",
    "discard-cost-card": "Choose {0:card|cards} to discard.",
    "which-token": "Choose which token to put into your EX area.",
    "max-play-points": "{0:seat}: maximum play points rise from {1} to {2}.",
    "choose-mode": "Choose {1:effect|effects} of {0}.",
    "stay-field": "Choose the {0:card that stays|cards that stay} on your field.",
    "stay-ex": "Choose the {0:card that stays|cards that stay} in your EX area.",
    "target-group": "Choose {0}.",
    "targets-group": "Choose {0} {1}.",
    "upto-group": "Choose up to {0} {1}.",
    # questions of a turn
    "first-or-second": "Do you go first or second?",
    "redraw": "Redraw your hand, once?",
    "order-bottom": "Put these cards on the bottom of your deck, in the order you pick them.",
    "main": "Your main phase.",
    "quick-attack": "Play with Quick, or pass: you are being attacked.",
    "quick-end": "Play with Quick, or pass: your opponent's turn is ending.",
    "ward-end": "Choose followers with Ward to engage.",
    "discard-to-limit": "Discard {0:card|cards}: your hand limit is {1}.",
    "which-trigger": "Choose {1:event|events} for which {0} acts: it may only so often this turn.",
    "which-stack": "Choose a card with Stack that gets {0:Stack counter|Stack counters}.",
    "no-stack": "You have no amulet with {0:Stack counter|Stack counters}.",
    "which-stack-removed": "Choose the amulet that loses {0:Stack counter|Stack counters}.",
    "too-few-in-cemetery": "Costs {0:card|cards} from your cemetery, you have {1}.",
    "which-banished": "Choose {0:card|cards} to banish.",
    "past-limit": "Maximum play points are {0}: they must stay between 0 and {1}.",
    "how-many-x": "How much is X of {0}? (0 to {1})",
    "perpetual-cycle": "What happens now would go on for ever, and nobody can stop it: the game is a draw.",
    "changes-nothing": "It would lead back to where the game was, as it did before: do something else.",
    "repeat-how-often": "How often will you use the ability of {0} again? (0 to {1})",
    "repeat-allowed": "Your opponent means to use {0} {1:more time|more times}. How often before you act? (0 to {1})",
    "act-otherwise": "You act before it is performed once more: do something else than before.",
    "option-repeat": "{0:action|actions}, beginning with this",
    "repeat-all-how-often": "How often will you perform {2:action|actions} again, beginning with {0}? (0 to {1})",
    "repeat-all-allowed": "Your opponent means to perform {2:action|actions}, beginning with {0}, "
    "{1:more time|more times}. How often before you act? (0 to {1})",
    "which-ability": "Choose which ability is played first.",
    "pay-evolve": "Pay {1} play points to evolve {0}, or use an evolution point in place of one?",
    "which-evolved-card": "Choose the evolved card for {0}.",
    # why not
    "not-enough-points": "Not enough play points: costs {0}, you have {1}.",
    "field-full": "Your field is full: it has room for {0:card|cards}.",
    "no-target": "There is nothing to choose as its target.",
    "cannot-divide": "There is less to divide than there are targets.",
    "no-option": "None of its effects could be chosen now.",
    "not-quick": "Only cards and abilities with Quick can be played now.",
    "not-your-turn": "This can only be done in your own main phase.",
    "too-few-in-hand-spell": "Costs {0:spell|spells} from your hand, you have {1}.",
    "too-few-in-hand-amulet": "Costs {0:amulet|amulets} from your hand, you have {1}.",
    "too-few-in-hand-follower": "Costs {0:follower|followers} from your hand, you have {1}.",
    "too-few-in-hand-card": "Costs {0:card|cards} from your hand, you have {1}.",
    "already-engaged": "It is already engaged.",
    "not-enough-leader-defense": "Your leader needs {0} defense for that and has {1}.",
    "not-on-field": "It is no longer on the field.",
    "not-a-follower": "Only followers can attack.",
    "not-a-follower-target": "Only followers and the leader can be attacked.",
    "attacker-engaged": "It can't attack: it is engaged.",
    "cannot-attack": "It can't attack enemies.",
    "came-this-turn": "It can't attack yet: it came this turn.",
    "leader-not-yet": "It can't attack the leader yet: it came this turn.",
    "target-reserved": "It can't be attacked: it is not engaged.",
    "intimidate": "It can't be attacked: it has Intimidate.",
    "ward-first": "A follower with Ward must be attacked first.",
    "must-attack": "{0} must attack this turn before the main phase can end.",
    "evolved-already": "You have already evolved a follower this turn.",
    "evolved-now": "It has already evolved.",
    "no-evolve-ability": "It has no evolve ability.",
    "no-evolved-card": "Your evolve deck has no facedown {0} left.",
    # what the rules would not allow of a table changed by hand
    "problem-max-play-points": "{0:seat}: maximum play points are {1}; they must be 0 to 10.",
    "problem-play-points": "{0:seat}: play points are {1}; they must be 0 to {2}.",
    "problem-evolution-points": "{0:seat}: evolution points are {1}; they can't be below 0.",
    "problem-leader-defense": "{0:seat}: leader defense is {1}; the game is lost with it.",
    "problem-field-limit": "{0:seat}: {1:card|cards} on the field; the limit is {2}.",
    "problem-ex-limit": "{0:seat}: {1:card|cards} in the EX area; the limit is {2}.",
    "problem-no-leader": "{0:seat}: there is no leader.",
    "problem-unlinked": "{0} lies on no follower; it goes to the evolve deck.",
    "problem-token": "The token {0} can't exist where it lies.",
    "problem-evolved-card": "The evolved card {0} lies outside the evolve deck.",
    "problem-leader-elsewhere": "The leader {0} lies outside the leader area.",
    "problem-spell-on-field": "The spell {0} lies on the field.",
    "problem-defense": "{0} has {1} defense; it is destroyed.",
}

_KINDS = {"follower": "follower", "amulet": "amulet", "card": "card"}


def _target(side: str, kind: str, *, other: bool, trait: bool) -> str:
    noun = ("{0} " if trait else "") + _KINDS[kind]
    if side == "your":
        return f"Choose {'another' if other else 'one'} of your {noun}s."
    enemy = "enemy " if side == "enemy" else ""
    if other:
        return f"Choose another {enemy}{noun}."
    if trait and not enemy:
        return f"Choose one {noun}."  # the trait's first letter would decide on "a" or "an"
    return f"Choose {'an' if enemy or kind == 'amulet' else 'a'} {enemy}{noun}."


SENTENCES |= {
    f"target-{side}-{kind}" + ("-other" if other else "") + ("-trait" if trait else ""): _target(
        side, kind, other=other, trait=trait
    )
    for side in ("your", "enemy", "any")
    for kind in _KINDS
    for other in (False, True)
    for trait in (False, True)
}

SENTENCES |= {
    "target-your-leader": "Choose your leader.",
    "target-any-leader": "Choose a leader.",
    "target-any-leader-or-follower": "Choose a leader or a follower.",
    "target-enemy-leader": "Choose the enemy leader.",
    "target-your-leader-or-follower": "Choose your leader or one of your followers.",
    "target-enemy-leader-or-follower": "Choose the enemy leader or an enemy follower.",
}
SENTENCES |= {
    f"look-{zone}-{kind}": f"You may {verb} {'an' if kind == 'amulet' else 'a'} {kind} {where}, or none."
    for zone, verb, where in (
        ("hand", "add", "to your hand"),
        ("field", "put", "onto your field"),
        ("cemetery", "put", "into your cemetery"),
    )
    for kind in ("spell", "amulet", "follower", "card")
}


def _targets(side: str, kind: str, *, other: bool, trait: bool, up_to: bool) -> str:
    count = "up to {0}" if up_to else "{0}"
    which = ("other " if other else "") + ("enemy " if side == "enemy" else "") + ("{1} " if trait else "")
    if side == "your":
        return f"Choose {count} of your {which}{_KINDS[kind]}s."
    return f"Choose {count} {which}{{0:={_KINDS[kind]}|{_KINDS[kind]}s}}."


SENTENCES |= {
    f"{key}-{side}-{kind}" + ("-other" if other else "") + ("-trait" if trait else ""): _targets(
        side, kind, other=other, trait=trait, up_to=key == "upto"
    )
    for key in ("targets", "upto")
    for side in ("your", "enemy", "any")
    for kind in _KINDS
    for other in (False, True)
    for trait in (False, True)
}
SENTENCES |= {key: both[0] for key, both in more_sentences.SENTENCES.items()}
SENTENCES |= {key: both[0] for key, both in notation_sentences.SENTENCES.items()}
SENTENCES |= {key: both[0] for key, both in replacement_sentences.SENTENCES.items()}
SENTENCES |= {key: both[0] for key, both in source_sentences.SENTENCES.items()}
SENTENCES |= {key: both[0] for key, both in token_sentences.SENTENCES.items()}
