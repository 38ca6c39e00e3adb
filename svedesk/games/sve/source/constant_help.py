"""What the words say that take nothing in brackets."""

from __future__ import annotations

SAYS = {
    # keywords
    "assail": "Can attack reserved followers.",
    "aura": "Can't be selected by the opponent's cards and abilities.",
    "bane": "Destroys the follower it deals combat damage to.",
    "drain": "Gives your leader as much defense as it deals attack damage.",
    "drive": "Does nothing by itself; other texts ask for it.",
    "intimidate": "Can't be selected as what is attacked.",
    "quick": "Can be played in the opponent's turn.",
    "rush": "Can attack followers in the turn it comes onto the field.",
    "single_drive": "Drive with one drive check.",
    "storm": "Can attack in the turn it comes onto the field.",
    "twin_drive": "Drive with two drive checks.",
    "ward": "While it is engaged, enemy followers can attack nothing without Ward.",
    # abilities
    "arrives_engaged": "Comes onto the field engaged.",
    "cannot_attack": "This follower can't attack.",
    "cannot_be_destroyed": "This card can't be destroyed.",
    "cannot_lose": "You can't lose the game.",
    "ignores_ward": "Attacks as if there were no Ward.",
    "must_attack": "This follower attacks once on each of your turns if it can.",
    "stack": "Stack: comes with a counter, loses one instead of leaving, hands them over.",
    # costs
    "bury_this": "Putting this card into the cemetery as (part of) a cost.",
    "bury_this_card": "Putting this card into the cemetery as (part of) a cost, as later cards write it.",
    "engage_this": "Engaging this card as (part of) a cost.",
    # cards
    "any_side": "Where cards of either player begin, as in any_side.follower.",
    "enemy": "Where the opponent's cards begin, as in enemy.follower.",
    "it": "The card selected, made or told of last.",
    "its_leader": "The leader of the follower that was selected.",
    "its_own_leader": "The leader of the follower that was selected, where the sentence has named the follower.",
    "them": "The cards selected, made or told of last.",
    "this": "This card itself.",
    "your": "Where your cards begin, as in your.follower.",
    # what is done
    "declare_name": "Declare a card name.",
    "each_may_put": "Each player may put a follower from their hand onto the field.",
    "each_player_loses": "Each player loses the game.",
    "lose_the_game": "You lose the game.",
    "put_engaged": "In place of an event: it is put onto the field engaged.",
    "roll_again": "Roll the die again.",
    "shuffle": "Shuffle your deck.",
    "swap_them": "Swap the two cards that were selected.",
    "swap_this": "Swap this card for the one selected last.",
    "take_another_turn": "Take another turn after this one.",
    "take_it_instead": "This card takes that damage instead.",
    "win_the_game": "You win the game.",
    # conditions, events, numbers
    "drawing": "What would happen: you would draw a card.",
    "no_cards_in_hand": "You have no cards in hand.",
    "opponent_drawing": "What would happen: an opponent would draw a card.",
    "overflow": "Overflow is active for you: your maximum play points are at least 7.",
    "sanguine": "Sanguine is active for you: it is your turn and your leader has lost defense in it.",
    "times_leader_lost": "How often your leader's defense went down this turn.",
    "x": "The number X that a cost or the card's own cost has.",
}
"""A sentence for each word that is said without brackets; tokens and traits go by their names."""
