"""The script checker knows every word a script can be made of: for each there is a wrong script it sees through."""

import importlib
import pkgutil
from collections import Counter

import pytest
from sve.checking import mistakes
from sve.playing import amulet, evolved, follower, shipped_facts, spell_card

import svedesk.games.sve
from svedesk.engine.script import Node, walk
from svedesk.games.sve import words as w
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.cost import UseEvolutionPoint
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.passive import WhileHere
from svedesk.games.sve.abilities.replacement import ChangeDamage, IfWould, PutEngaged, Replacing, TakeInPlace
from svedesk.games.sve.abilities.would import WouldDamage, WouldDraw, WouldMove
from svedesk.games.sve.amount import EventAmount
from svedesk.games.sve.group import Leaders
from svedesk.games.sve.keywords.limited import AtNextStart
from svedesk.games.sve.source.tokens import FAIRY
from svedesk.games.sve.verbs.delayed import ReplaceLater
from svedesk.games.sve.verbs.stack import LoseStackCounter, TransferStack

draw, it, this, your, enemy = w.draw, w.it, w.this, w.your, w.enemy
X = w.x
NOWHERE = "this ability only works on the field, and spells are never there"
NOT_THERE = "pays with the card in a zone where the ability can't be used"
BEFORE = "'it' before anything was selected"
NOTHING = "a condition without an effect"
LEADER = "does something to a leader that only works on cards on the field"
STAYS = "a leader stays where it is"
ONE_KEYWORD = "gives several keywords, but names fewer than two, or one twice"
INSTEAD = "changes an event, but nothing is replaced"
NO_COST = "asks for a payment without a cost"
ELSEWHERE = "waits for something that happens on the field, but to cards that are elsewhere"
FIGHTS = "is about attacking or being attacked, but amulets never are"
OFF_FIELD = "pays with the card on the field, but it isn't there"


def does(*steps):
    """A spell with this text."""
    return spell_card("S", w.spell(*steps))


def has(*abilities):
    """A follower with these abilities."""
    return follower("F", *abilities)


def on_a_spell(ability):
    """A spell with a text, and with this too."""
    return spell_card("S", w.spell(draw(1)), ability)


def acts(cost, *steps):
    """A follower with an activated ability."""
    return has(w.activate(cost, *steps))


DONE_NOTHING = "refers to cards that the text revealed or moved, but it does neither"
WRONG = {
    # abilities
    "ManualPassive": (on_a_spell(w.manual_passive), NOWHERE),
    "Activated": (acts(w.pay(1)), NOTHING),
    "AfterRedraw": (
        evolved("E", w.after_redraw(draw(1))),
        "takes effect when a game starts, but is neither in a deck nor on the field then",
    ),
    "ArrivesEngaged": (on_a_spell(w.arrives_engaged), NOWHERE),
    "Automatic": (has(w.last_words()), NOTHING),
    "CannotAttack": (amulet("A", w.cannot_attack), "is about attacking, but a amulet never attacks"),
    "CannotBeDestroyed": (on_a_spell(w.cannot_be_destroyed), NOWHERE),
    "CannotLose": (on_a_spell(w.cannot_lose), NOWHERE),
    "CopiesInDeck": (has(w.copies_in_deck(10, "evolve")), "refers to a deck that the card is never in"),
    "CostsX": (has(w.costs_x(0)), "costs X 0 times"),
    "MustAttack": (amulet("A", w.must_attack), "is about attacking, but a amulet never attacks"),
    "DamageShift": (has(w.damage_shift(0)), "changes damage by 0"),
    "DealsMore": (has(w.deals_more(-1)), "deals -1 more damage"),
    "Equivalent": (has(w.ride(w.pay(1))), NOTHING),
    "Evolve": (has(w.evolve(1)), "evolves, but no evolved card has this name"),
    "FromHand": (has(w.activate_from_hand(w.engage_this, draw(1))), OFF_FIELD),
    "GivesTrait": (on_a_spell(w.gives_trait(your.follower, w.Trait("Pixie", "妖精"))), NOWHERE),
    "IgnoresWard": (amulet("A", w.ignores_ward), "is about attacking or being attacked, but amulets never are"),
    "Keyword": (has(Keyword("flying", "Flying", "飛行")), "there is no keyword Flying"),
    "ManualText": (
        has(w.manual_text, w.manual_text),
        "manual_text twice; one stands for all lines that are resolved manually",
    ),
    "OwnCost": (has(w.instead_of_cost(())), NO_COST),
    "PlayCost": (has(w.play_cost(your.follower)), "changes costs by 0"),
    "Spell": (does(), NOTHING),
    "Stack": (has(w.stack), "Stack on a follower; only amulets have it"),
    "WhileHere": (has(WhileHere(your.follower)), "gives nothing while it is there"),
    # what happens instead
    "ChangeDamage": (has(IfWould(Replacing(WouldDamage(), (ChangeDamage(),)))), "changes damage by 0"),
    "IfWould": (has(IfWould(Replacing(WouldDraw(), ()))), NOTHING),
    "LoseStackCounter": (has(w.last_words(LoseStackCounter())), INSTEAD),
    "PutEngaged": (has(w.last_words(PutEngaged())), INSTEAD),
    "ReplaceLater": (has(w.fanfare(ReplaceLater(Replacing(WouldDraw(), ())))), NOTHING),
    "Replacing": (
        has(IfWould(Replacing(WouldDraw(), (ChangeDamage(plus=1),)))),
        "changes damage, but no damage would be dealt",
    ),
    "TakeInPlace": (has(w.last_words(TakeInPlace())), INSTEAD),
    "WouldDamage": (
        has(IfWould(Replacing(WouldDamage(least=0), (ChangeDamage(plus=1),)))),
        "damage of 0 or more, which is always true",
    ),
    "WouldMove": (
        has(IfWould(Replacing(WouldMove(your.follower.in_cemetery, "destroy"), (w.banish(it),)))),
        "would leave the field, but is not on it",
    ),
    # costs
    "BanishOwn": (acts(w.banishing_cards(enemy.card.in_ex), draw(1)), "pays with cards that are not yours"),
    "ReturnOwn": (acts(w.returning(your.card.in_ex), draw(1)), "returns cards that are not on the field"),
    "BuryThisInEx": (acts(w.bury_this_in_ex, draw(1)), NOT_THERE),
    "BanishThis": (has(w.activate_from_hand(w.banish_this, draw(1))), OFF_FIELD),
    "BanishThisInEx": (acts(w.banish_this_in_ex, draw(1)), NOT_THERE),
    "BanishTop": (does(w.banish_top(0)), "banishes 0 cards"),
    "BanishFromHand": (does(w.banish_from_hand(0)), "banishes 0 cards"),
    "BanishTopAsCost": (acts(w.banishing_top(0), draw(1)), "costs 0 cards"),
    "PayFromHand": (acts(w.revealing(your.card, 0), draw(1)), "costs 0 cards"),
    "NextPlay": (does(w.next_play(your.follower)), "changes costs by 0"),
    "BanishThisInCemetery": (acts(w.banish_this_in_cemetery, draw(1)), NOT_THERE),
    "PutThisIntoEx": (acts(w.put_this_into_ex, draw(1)), NOT_THERE),
    "RemoveCounters": (acts(w.removing_counters(w.Counter("ore", "鉱石"), 0), draw(1)), "removes 0 counters"),
    "PaidMore": (
        does(w.when(w.paid_more(2), draw(1))),
        "asks for an additional cost that this spell doesn't offer",
    ),
    "CostsForEvery": (has(w.costs_less_for_every(0, your.card, 1)), "for every 0 cards"),
    "Repeat": (does(w.repeat(1, draw(1))), "repeats nothing, or fewer than two times"),
    "RemoveCountersFrom": (
        acts(w.removing_counters_from(your.card, w.Counter("ore", "鉱石"), 0), draw(1)),
        "removes 0 counters",
    ),
    "BuryThisAnd": (acts(w.burying_this_and(your.card, 0), draw(1)), "puts 0 cards into the cemetery"),
    "BuryThis": (has(w.activate_from_hand(w.bury_this, draw(1))), OFF_FIELD),
    "Discard": (acts(w.discarding("spell", 0), draw(1)), "costs 0 cards"),
    "DiscardingAtRandom": (acts(w.discarding_at_random(0), draw(1)), "takes 0 cards at random"),
    "DiscardThis": (acts(w.discard_this, draw(1)), "pays with the card in hand, but it isn't there"),
    "EngageThis": (has(w.instead_of_cost(w.engage_this)), OFF_FIELD),
    "Lesson": (acts(w.lesson(0), draw(1)), "Lesson (0) banishes nothing"),
    "LowerLeaderDefense": (acts(w.lower_leader_defense(0), draw(1)), "costs 0 defense"),
    "PayPoints": (acts(w.pay(-1), draw(1)), "costs -1"),
    "PayX": (acts(w.pay_x(0), draw(1)), "costs X 0 times"),
    "PutDrivePoint": (acts(w.ride((), draw(1)).cost, draw(1)), "a cost that only Ride abilities have"),
    "RemoveStack": (has(w.fanfare(w.earth_rite(draw(1), count=0))), "counts 0 Stack counters"),
    "ServeThis": (has(w.serve(0, (), draw(1))), "serves 0 times"),
    "ShiftMaxPlayPoints": (acts(w.shift_max_play_points(0), draw(1)), "changes the maximum play points by 0"),
    "UseEvolutionPoint": (
        acts((UseEvolutionPoint(),), draw(1)),
        "an evolution point as a printed cost; it is only a way to pay one",
    ),
    # what is meant
    "Called": (does(w.destroy(enemy.follower.that_are_called(w.Called("Nobody", "無名")))), "no card is called Nobody"),
    "ChosenX": (does(w.deal(X, enemy.follower)), "uses X, but no player chooses it"),
    "EventAmount": (has(w.fanfare(w.deal(EventAmount(), enemy.leader))), "uses the number of an event that has none"),
    "Group": (does(w.destroy(enemy.amulet.with_defense_up_to(2))), "amulets by their defense, but amulets have none"),
    "LeaderOf": (does(w.select(enemy.follower), w.destroy(w.its_leader)), LEADER),
    "Leaders": (does(w.destroy(Leaders("enemy", and_followers=True))), LEADER),
    "Ref": (does(w.return_to_hand(it)), BEFORE),
    "StatOf": (does(w.deal(w.attack_of(it), enemy.leader)), BEFORE),
    "Token": (does(w.into_ex(1, w.Token("SD02-019", "Fighter", "ファイター"))), "SD02-019 is not a token"),
    "Trait": (does(w.destroy(your.follower.with_trait(w.Trait("Robot", "ロボット")))), "no card has the trait Robot"),
    # conditions
    "Combo": (does(w.when(w.combo(1), draw(1))), "Combo (1) is always true"),
    "Necrocharge": (does(w.when(w.necrocharge(0), draw(1))), "Necrocharge (0) is always true"),
    "Spellchain": (does(w.when(w.spellchain(0), draw(1))), "Spellchain (0) is always true"),
    # what is waited for
    "AtNextStart": (
        has(Automatic(AtNextStart("main"), (draw(1),))),
        "waits for the next phase, which only delayed abilities can do",
    ),
    "Changed": (has(w.whenever_raised(your.follower, "attack")), NOTHING),
    "Enters": (has(w.whenever_enters(enemy.follower, draw(1))), "waits for cards on a field that is not yours"),
    "Fanfare": (evolved("E", w.fanfare(draw(1))), "Fanfare on an evolved card, which is never put onto the field"),
    "Leaves": (has(w.whenever_leaves(your.follower.in_ex, draw(1))), ELSEWHERE),
    "Destroyed": (has(w.whenever_destroyed(your.follower.in_ex, draw(1))), ELSEWHERE),
    "ThisTurn": (
        does(w.when(w.happened(w.fanfare(draw(1))), draw(1))),
        "asks whether something happened this turn that is not recorded",
    ),
    "YouPlay": (
        has(w.whenever_plays(enemy.follower, draw(1))),
        "waits for cards to be played, but says whose field they are on, or another zone; write your.card or similar",
    ),
    "DriveChecks": (has(w.drive_checks_with(your.follower.in_cemetery, draw(1))), ELSEWHERE),
    "Races": (has(w.whenever_races(your.follower.in_cemetery, draw(1))), ELSEWHERE),
    "TurnFacedown": (does(w.turn_facedown(w.Called("Goblin", "ゴブリン"), 0)), "turns 0 cards facedown"),
    "Attacks": (has(w.whenever_attacks(your.follower.in_cemetery, draw(1))), ELSEWHERE),
    "TakesDamage": (amulet("A", w.when_this_takes_damage(draw(1))), FIGHTS),
    "HitsLeader": (amulet("A", w.when_this_hits_leader(draw(1))), FIGHTS),
    "DealsCombatDamage": (amulet("A", w.when_this_deals_combat_damage(draw(1))), FIGHTS),
    "Limited": (has(w.limited(w.last_words(draw(1)), 0)), "is pending 0 times per turn"),
    "OnDrive": (amulet("A", w.on_drive(draw(1))), "waits for something that only happens to followers"),
    "OnEvolve": (has(w.on_evolve(draw(1))), "On Evolve on a card that is not an evolved card"),
    "CannotBePlayed": (
        evolved("E", w.cannot_play_if(w.overflow)),
        "has a cost or is used from the hand, but is never in a hand",
    ),
    "CannotBePlayedThen": (
        evolved("E", w.cannot_play("ex")),
        "has a cost or is used from the hand, but is never in a hand",
    ),
    "DealsByDefense": (
        has(w.deals_by_defense(your.follower.in_cemetery)),
        "while on the field, gives something to cards that are not on a field",
    ),
    "Forbid": (
        has(w.fanfare(w.forbid(w.this, "refreshing", "turn"))),
        "does not say in whose next start phase a card stays engaged",
    ),
    "NextPlayCosts": (does(w.next_costs_less("spell", 0)), "costs 0"),
    "OthersDealMore": (has(w.others_deal_more(0, your.follower)), "deals 0 more damage"),
    "SpellchainCounts": (
        has(w.spellchain_counts(your.follower)),
        "makes Spellchain count cards that are not in your cemetery",
    ),
    "PlayIt": (does(w.select(your.follower), w.play_it(it, -1)), "costs -1"),
    "CostsByCount": (
        evolved("E", w.costs_by_count(w.count(your.follower))),
        "has a cost or is used from the hand, but is never in a hand",
    ),
    "CostsLessIf": (has(w.costs_less_if(w.overflow, 0)), "costs 0"),
    "LessInstead": (has(w.costs_less_if(w.overflow, 1, w.less_instead(w.combo(2), 0))), "costs 0"),
    "DealsAbilityDamage": (
        amulet("A", w.when_it_deals(enemy.follower, draw(1))),
        "is about attacking or being attacked, but amulets never are",
    ),
    "CardsFused": (has(w.fanfare(w.deal(w.cards_fused, w.enemy.leader))), "counts fused cards, but no cost fuses any"),
    "ChoosesAnyNumber": (has(w.chooses_any_number), "only a crest can have this ability"),
    "Fusion": (
        has(w.activate_from_hand(w.fusing(your.card, 0), draw(1))),
        "costs 0 cards",
    ),
    "EquippedHas": (has(w.equipped_has(w.storm)), "only equipment can have this, not a follower"),
    "EquippedWithThis": (has(w.when_equipped(draw(1))), "only equipment can have this, not a follower"),
    "Equips": (amulet("A", w.on_equip(draw(1))), "waits for something that only happens to followers"),
    "OnRace": (amulet("A", w.on_race(draw(1))), "waits for something that only happens to followers"),
    "OnSuperEvolve": (has(w.on_super_evolve(draw(1))), "On Super-Evolve on a card that is not an evolved card"),
    "Strike": (amulet("A", w.strike(draw(1))), "is about attacking or being attacked, but amulets never are"),
    # steps
    "AddToHand": (does(w.add_to_hand(it)), BEFORE),
    "AddToStack": (does(w.add_to_stack(0)), "counts 0 Stack counters"),
    "Additional": (does(w.when_playing((), draw(1))), NO_COST),
    "Banish": (does(w.banish(enemy.leader)), LEADER),
    "Box": (does(w.box(enemy.leader)), LEADER),
    "Bury": (does(w.bury(it)), BEFORE),
    "BurySome": (does(w.bury_some(0, your.follower)), "puts 0 cards into the cemetery"),
    "ChangeEvolveCost": (
        has(w.fanfare(w.change_evolve_cost(0))),
        "changes the cost of an evolve ability it doesn't have",
    ),
    "ChangePlayCost": (does(w.select(your.follower), w.shift_play_cost(it, 0)), "changes costs by 0"),
    "ChangeKind": (does(w.change_into(enemy.leader, "amulet")), LEADER),
    "Choose": (does(w.choose_one()), "chooses 1 of 0"),
    "Deal": (does(w.deal(0, enemy.follower)), "deals 0 damage"),
    "DealDivided": (does(w.deal_divided(3)), "divides damage, but no targets were selected"),
    "Destroy": (does(w.destroy(enemy.leader)), LEADER),
    "DiscardAtRandom": (does(w.discard_at_random(0)), "takes 0 cards at random"),
    "Draw": (does(draw(0)), "draws 0 cards"),
    "DrawUpTo": (does(w.draw_up_to(0)), "draws up to 0 cards"),
    "Engage": (does(w.engage(enemy.leader)), LEADER),
    "EvolveIt": (does(w.evolve_it(enemy.leader)), LEADER),
    "FieldOrEx": (does(w.field_or_ex(0, FAIRY)), "makes no tokens"),
    "ForEvery": (does(w.for_every(0, your.follower, draw(1))), "for every 0 cards"),
    "GiveControl": (does(w.give_control(your.leader)), STAYS),
    "GiveDrive": (does(w.give_drive(your.leader)), LEADER),
    "GiveKeyword": (does(w.give_keyword(your.leader, w.storm)), LEADER),
    "GiveStats": (does(w.select(your.follower), w.give(it)), "gives neither attack nor defense"),
    "GiveStatsAndKeyword": (does(w.give(it, w.storm, attack=1)), BEFORE),
    "IfDeclared": (does(w.reveal_top(w.if_declared(draw(1)))), "uses a declared name, but nothing declares one"),
    "IfStackTaken": (does(w.if_stack_taken(0, draw(1))), "counts 0 Stack counters"),
    "WhileSo": (
        has(w.has_ability_while(w.it_is(w.any_side.card), w.whenever_enters(your.follower, draw(1)))),
        "has an ability only while something is true that can't be known in advance",
    ),
    "SelectTwo": (
        does(w.select_two(w.select(your.follower), w.select(your.follower))),
        "selects cards twice, and the same card could be chosen both times; select them in two sentences",
    ),
    "DoneTo": (does(w.when(w.was_revealed(w.any_side.card), draw(1))), DONE_NOTHING),
    "NumberDone": (does(w.deal(w.number_buried(w.any_side.card), enemy.leader)), DONE_NOTHING),
    "SummonX": (does(w.summon_x(w.x, FAIRY)), "uses X, but no player chooses it"),
    "WhereX": (
        does(w.where_x(w.your_number("hand"), w.destroy(enemy.follower))),
        "says what X is, but nothing depends on X",
    ),
    "Further": (
        does(w.further(w.when(w.overflow, draw(1)), w.overflow, draw(1))),
        "a condition after other effects of a condition, where it reads as a separate one; put it first",
    ),
    "Instead": (
        does(w.instead(w.deal(1, enemy.leader), w.combo(3), w.deal(1, enemy.leader))),
        "replaces an effect with the same effect",
    ),
    "IntoEx": (does(w.into_ex(0, FAIRY)), "makes 0 tokens"),
    "IntoExEach": (does(w.into_ex_each()), "makes no tokens"),
    "SummonOneOf": (does(w.summon_one_of(FAIRY)), "asks which of several tokens, but there is only one"),
    "IntoExOneOf": (does(w.into_ex_one_of(FAIRY)), "asks which of several tokens, but there is only one"),
    "Later": (
        has(w.fanfare(w.once_later(w.fanfare(draw(1))))),
        "waits for something that has already happened to the card",
    ),
    "LookAtTop": (does(w.look_at_top(0, w.into_cemetery("card"))), "looks at 0 cards"),
    "Maneuver": (does(w.maneuver(enemy.leader)), LEADER),
    "MayPay": (does(w.may_pay((), draw(1))), NO_COST),
    "Mode": (does(w.choose_one(w.mode(), w.mode(draw(1)))), NOTHING),
    "PerformDriveChecks": (does(w.drive_checks(0)), "performs 0 drive checks"),
    "DoneBy": (does(w.each_player(w.each_player_draws(1))), "says twice who does it"),
    "HandIntoEx": (does(w.hand_into_ex(your.card, 0)), "puts 0 cards there"),
    "GiveOneKeyword": (has(w.fanfare(w.give_one_keyword(w.this, w.rush))), ONE_KEYWORD),
    "HandOntoField": (does(w.hand_onto_field(your.spell)), "spells on the field, where they never stay"),
    "GiveKeywords": (has(w.fanfare(w.give_keywords(w.this, w.rush))), ONE_KEYWORD),
    "GiveStatsAndKeywords": (has(w.fanfare(w.give_with_keywords(w.this, w.rush, w.rush, attack=1))), ONE_KEYWORD),
    "Both": (has(w.fanfare(w.give(w.together(your.leader, w.this), attack=1))), LEADER),
    "HandIntoDeck": (does(w.hand_into_deck(0)), "puts 0 cards into the deck"),
    "PutIntoEx": (does(w.put_into_ex(it)), BEFORE),
    "TopIntoEx": (does(w.top_into_ex(0)), "puts 0 cards into the EX area"),
    "PutIntoDeck": (has(w.last_words(w.put_into_deck(this, 0))), "puts a card at position 0 in the deck"),
    "PutNamed": (does(w.put_named(w.Called("Goblin", "ゴブリン"))), "no token is called Goblin"),
    "PutOntoField": (does(w.put_onto_field(it)), BEFORE),
    "Race": (has(w.fanfare(w.race(this, 0))), "races 0 times"),
    "RaiseLeaderDefense": (does(w.give_leader(0)), "gives a leader 0 defense"),
    "RaiseMaxPlayPoints": (does(w.raise_max_play_points(0)), "raises maximum play points by 0"),
    "RecoverPlayPoints": (does(w.recover(0)), "recovers 0 play points"),
    "Refresh": (does(w.refresh(your.leader)), LEADER),
    "ReturnToHand": (does(w.return_to_hand(enemy.leader)), LEADER),
    "RevealTop": (does(w.reveal_top()), NOTHING),
    "RollAgain": (does(draw(1), w.roll_again), "rolls again, but no die was rolled"),
    "RollDie": (does(w.roll_die()), "rolls a die without an effect"),
    "Search": (does(w.search(your.card, 0)), "searches for 0 cards"),
    "Select": (does(w.select(enemy.follower, 0)), "selects 0 cards"),
    "Equip": (has(w.fanfare(w.equip(this, FAIRY))), "Fairy is not equipment"),
    "GainEvolutionPoints": (does(w.gain_evolution_points(0)), "gains 0 evolution points"),
    "SetLeaderDefense": (does(w.set_leader_defense(-1)), "changes a leader's defense to -1"),
    "Serve": (has(w.fanfare(w.serve_it(this, 0))), "serves 0 times"),
    "SetStats": (does(w.select(your.follower), w.set_stats(it)), "sets neither attack nor defense"),
    "Steal": (does(w.steal(enemy.leader)), STAYS),
    "Summon": (does(w.summon()), "makes no tokens"),
    "SummonRestIntoEx": (does(w.summon_rest_into_ex(0, FAIRY)), "makes 0 tokens"),
    "Swap": (has(w.fanfare(w.swap_this)), "swaps or moves a card that was not selected"),
    "Take": (does(w.look_at_top(2, w.reveal_onto_field("spell"))), "puts spells onto the field, where they can't be"),
    "TakeAtRandom": (does(w.at_random(enemy.follower, 0)), "takes 0 cards at random"),
    "TakeLesson": (does(w.take_lesson(0)), "Lesson (0) banishes nothing"),
    "Then": (does(w.both()), NOTHING),
    "TopIntoCemetery": (does(w.top_into_cemetery(0)), "puts 0 cards into the cemetery"),
    "TransferStack": (amulet("A", w.activate((), TransferStack())), "swaps or moves a card that was not selected"),
    "Transform": (does(w.transform(enemy.leader, FAIRY)), STAYS),
    "BanishTokensInEx": (
        has(w.activate_from_ex(w.banish_with_tokens(FAIRY, 0), draw(1))),
        "banishes 0 tokens",
    ),
    "EngageAny": (acts(w.engage_any(your.card.in_ex), draw(1)), "engages cards that are not on your field"),
    "Evolves": (has(w.whenever_evolves(your.amulet, draw(1))), "waits for a card to evolve that can't"),
    "LeaderTakes": (does(w.leader_takes_this_turn(0)), "changes damage by 0"),
    "MayDiscard": (does(w.may_discard(0, draw(1))), "discards 0 cards"),
    "Taken": (does(w.deal(w.taken(your.card), enemy.leader)), "counts engaged cards, but no cost engages any"),
    "AddedCost": (spell_card("S", w.added_cost(()), w.spell(draw(1))), NO_COST),
    "PlayPointsAre": (does(w.when(w.points_left(0), draw(1))), "at least 0 is always true"),
    "LeaderHas": (does(w.when(w.leader_has(0, "least"), draw(1))), "at least 0 is always true"),
    "CardsInHand": (does(w.when(w.cards_in_hand(0), draw(1))), "at least 0 is always true"),
    "ThisHas": (does(w.when(w.this_has("attack", 0), draw(1))), "at least 0 is always true"),
    "EachPresent": (
        does(w.when(w.each_present(w.Called("Goblin", "ゴブリン")), draw(1))),
        "names fewer than two cards",
    ),
    "CostsDiffer": (does(w.when(w.costs_differ(0, your.follower), draw(1))), "at least 0 is always true"),
    "FaceupEvolved": (does(w.when(w.faceup_evolved(0), draw(1))), "at least 0 is always true"),
    "DifferentNames": (
        does(w.when(w.different_names(0, your.follower), draw(1))),
        "at least 0 is always true",
    ),
    "TheyHave": (
        does(w.select(enemy.follower), w.when(w.they_have(0), draw(1))),
        "at least 0 is always true",
    ),
    "HowMany": (does(w.when(w.at_least(0, your.follower), draw(1))), "at least 0 is always true"),
    "BuryOwn": (has(w.activate(w.burying(your.follower, 0), draw(1))), "puts 0 cards into the cemetery"),
    "Counter": (has(w.fanfare(w.place_counter(this, w.Counter("", "")))), "a counter without a name"),
    "DiscardSome": (does(w.discard(0)), "discards 0 cards"),
    "EngageCosting": (
        has(w.activate(w.engaging_that_cost(your.follower, 0), draw(1))),
        "engages cards that cost 0",
    ),
    "Plus": (does(w.recover(w.plus(w.count(your.card), 0))), "adds or takes away 0"),
    "EngageOwn": (has(w.activate(w.engaging(your.follower, 0), draw(1))), "engages no cards"),
    "FaceupInEvolveDeck": (
        does(w.when(w.faceup_in_evolve_deck(0, w.Called("Goblin", "ゴブリン")), draw(1))),
        "at least 0 is always true",
    ),
    "GiveAbility": (
        has(w.fanfare(w.give_ability(this, w.rush, w.at_start_of_end(w.destroy(it))))),
        BEFORE,
    ),
    "Discarded": (
        does(w.when(w.paid_with(your.card), draw(1))),
        "asks what was discarded, but nothing is discarded for a cost",
    ),
    "ItIs": (does(w.if_it_is(your.follower, draw(1))), BEFORE),
    "NoDamage": (on_a_spell(w.no_damage(your.follower)), NOWHERE),
    "OpponentBuries": (does(w.each_opponent_buries(enemy.follower, 0)), "puts 0 cards into the cemetery"),
    "PlaceCounters": (
        has(w.fanfare(w.place_counter(this, w.Counter("lightning", "雷"), 0))),
        "places 0 counters",
    ),
    "AlsoCalled": (has(w.also_called(w.Called("Goblin", "ゴブリン", in_part=True))), "uses only part of a name"),
    "When": (
        does(w.when(w.combo(3), w.both(draw(1), w.when(w.overflow, draw(1))))),
        "a condition after other effects of a condition, where it reads as a separate one; put it first",
    ),
    "WithCounters": (
        has(w.with_counters(0, w.Counter("lightning", "雷"), (), draw(1))),
        "needs 0 counters, which is always true",
    ),
}


_PLAIN = """
Absent CameFrom PlayedFrom PutByAbility
OneOfEach OtherCount OtherDamage OtherDeed OtherKeyword OtherLeaderDefense OtherPlayPoints OtherStats
DiscardHand EachMayPut ShuffleIntoDeck EitherMany OtherStatsAndKeywords
Achieved AtStart BanishHalfOfDeck ByHand ChecksTrigger Count DealsAttackDamage DeclareName EmptyHand Half HasFought
LastWords LoseTheGame Overflow Present Sanguine Shuffle SkipTurn TakeAnotherTurn WinTheGame WouldDivide WouldDraw
ActivateFree BurstThisTurn Bursts CountersOnThis Fuses InEx LeaderChanges LoseAbilities NoOverflow
StartingAmulet DieResult EntersTheirs ThisRaised ItIsBuried DifferentCosts OutOfEvolveDeck EntersEx CardsDiscarded
SkipOwnTurn CannotRefresh IsReserved OthersCannotAttack PlayFromBanished PlayedNamesake TurnEvolvedFacedown
DealAnd GiveAnd GiveTrait GiveX YourNumber PaidByHand ThisLeaves TimesLeaderLost OthersPlayed Twice
During YouDraw Milled CardDiscarded ThisEngages ThisPutAway
UseNoMore
ManualOnRequest FirstThisTurn InCemetery SetOwnLeaderDefense FollowersFirst
BothHold OthersDealAbilityDamage NoEnemyDraws NoEnemyFanfares
"""
"""Words that can't be wrong: conditions and things to wait for without numbers of their own, steps that do the same to
everybody at any time, words that hold one other word which is looked at itself."""


_BASES = """
ScriptNode Ability Restriction ReplacementEffect Replaces Playing PlayingRule Step Cost Process Condition Trigger Would
Shortened
TakesThis
"""
"""Classes that only others are made of."""


def found(card):
    facts = {**shipped_facts(), card.facts.number: card.facts}
    return [text.split(": ", 1)[1] for text in mistakes(card.facts.number, card.abilities, facts)]


def words_there_are():
    """Every class a node of a script can be of."""
    for module in pkgutil.walk_packages(svedesk.games.sve.__path__, "svedesk.games.sve."):
        importlib.import_module(module.name)
    waiting, classes = [Node], set()
    while waiting:
        of_it = waiting.pop().__subclasses__()
        waiting += of_it
        classes.update(of_it)
    return [
        made
        for made in classes
        if made.__module__.startswith(("svedesk.engine.", "svedesk.games.sve."))  # another game has words of its own
        and not made.__module__.startswith("svedesk.games.sve.reading.")  # made of texts, no words of scripts
        and not made.__module__.startswith("svedesk.games.sve.filters.")  # the cards they narrow down tell
        and not made.__name__.startswith("_")
        and made.__name__ not in _BASES.split()
    ]


PLAIN = {word.__name__: word for word in words_there_are() if word.__name__ in _PLAIN.split()}


def test_every_word_there_is_has_a_wrong_script_or_cannot_be_wrong():
    """A new word comes with what can be wrong about it."""
    there = Counter(word.__name__ for word in words_there_are())
    assert set(there.values()) == {1}, "words are told by the names of their classes"
    assert set(there) == WRONG.keys() | set(_PLAIN.split())
    assert not WRONG.keys() & PLAIN.keys()


@pytest.mark.parametrize("word", sorted(PLAIN))
def test_what_cannot_be_wrong_tells_no_mistakes(word):
    assert "mistakes" not in vars(PLAIN[word])


@pytest.mark.parametrize("word", WRONG)
def test_a_wrong_script_is_seen_through(word):
    card, mistake = WRONG[word]
    assert word in {type(node).__name__ for node in walk(card.abilities)}
    assert found(card) == [mistake]
