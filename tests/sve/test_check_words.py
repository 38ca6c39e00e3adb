"""The script checker knows every word a script can be made of: for each there is a wrong script it sees through."""

import importlib
import pkgutil
from collections import Counter

import pytest
from sve.checking import mistakes_of
from sve.playing import amulet, evolved, follower, spell_card

import svedesk.games.sve
from svedesk.engine.script import Node, walk
from svedesk.games.sve import words as w
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.cost import UseEvolutionPoint
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.replacement import ChangeDamage, IfWould, Replacing
from svedesk.games.sve.abilities.would import WouldDamage, WouldDraw
from svedesk.games.sve.amount import EventAmount
from svedesk.games.sve.keywords.limited import AtNextStart
from svedesk.games.sve.verbs.delayed import ReplaceLater
from svedesk.games.sve.verbs.stack import LoseStackCounter, TransferStack

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
    return spell_card("S", f"spell({', '.join(steps)})")


def has(*abilities):
    """A follower with these abilities."""
    return follower("F", *abilities)


def on_a_spell(ability):
    """A spell with a text, and with this too."""
    return spell_card("S", "spell(draw(1))", ability)


def acts(cost, *steps):
    """A follower with an activated ability."""
    return has(f"activate({', '.join((cost, *steps))})")


DONE_NOTHING = "refers to cards that the text revealed or moved, but it does neither"
WRONG = {
    # abilities
    "ManualPassive": (on_a_spell("manual_passive"), NOWHERE),
    "Activated": (acts("pay(1)"), NOTHING),
    "AfterRedraw": (
        evolved("E", "after_redraw(draw(1))"),
        "takes effect when a game starts, but is neither in a deck nor on the field then",
    ),
    "ArrivesEngaged": (on_a_spell("arrives_engaged"), NOWHERE),
    "Automatic": (has("last_words()"), NOTHING),
    "CannotAttack": (amulet("A", "cannot_attack"), "is about attacking, but a amulet never attacks"),
    "CannotBeDestroyed": (on_a_spell("cannot_be_destroyed"), NOWHERE),
    "CannotLose": (on_a_spell("cannot_lose"), NOWHERE),
    "CopiesInDeck": (has('copies_in_deck(10, "evolve")'), "refers to a deck that the card is never in"),
    "CostsX": (has("costs_x(0)"), "costs X 0 times"),
    "MustAttack": (amulet("A", "must_attack"), "is about attacking, but a amulet never attacks"),
    "DamageShift": (has("damage_shift(0)"), "changes damage by 0"),
    "DealsMore": (has("deals_more(-1)"), "deals -1 more damage"),
    "Equivalent": (has("ride(pay(1))"), NOTHING),
    "Evolve": (has("evolve(1)"), "evolves, but no evolved card has this name"),
    "FromHand": (has("activate_from_hand(engage_this, draw(1))"), OFF_FIELD),
    "GivesTrait": (on_a_spell('gives_trait(your.follower, Trait("Pixie", "妖精"))'), NOWHERE),
    "IgnoresWard": (amulet("A", "ignores_ward"), "is about attacking or being attacked, but amulets never are"),
    "Keyword": (has(Keyword("flying", "Flying", "飛行")), "there is no keyword Flying"),
    "ManualText": (
        has("manual_text", "manual_text"),
        "manual_text twice; one stands for all lines that are resolved manually",
    ),
    "OwnCost": (has("instead_of_cost(())"), NO_COST),
    "PlayCost": (has("play_cost(your.follower)"), "changes costs by 0"),
    "Spell": (does(), NOTHING),
    "Stack": (has("stack"), "Stack on a follower; only amulets have it"),
    "WhileHere": (has("while_here(your.follower)"), "gives nothing while it is there"),
    # what happens instead
    "ChangeDamage": (has(IfWould(Replacing(WouldDamage(), (ChangeDamage(),)))), "changes damage by 0"),
    "IfWould": (has("if_would(drawing)"), NOTHING),
    "LoseStackCounter": (has(w.last_words(LoseStackCounter())), INSTEAD),
    "PutEngaged": (has("last_words(put_engaged)"), INSTEAD),
    "ReplaceLater": (has(w.fanfare(ReplaceLater(Replacing(WouldDraw(), ())))), NOTHING),
    "Replacing": (has("if_would(drawing, change_damage(1))"), "changes damage, but no damage would be dealt"),
    "TakeInPlace": (has("last_words(take_it_instead)"), INSTEAD),
    "WouldDamage": (
        has(IfWould(Replacing(WouldDamage(least=0), (ChangeDamage(plus=1),)))),
        "damage of 0 or more, which is always true",
    ),
    "WouldMove": (
        has("if_would(destroyed(your.follower.in_cemetery), banish(it))"),
        "would leave the field, but is not on it",
    ),
    # costs
    "BanishOwn": (acts("banishing_cards(enemy.card.in_ex)", "draw(1)"), "pays with cards that are not yours"),
    "ReturnOwn": (acts("returning(your.card.in_ex)", "draw(1)"), "returns cards that are not on the field"),
    "BuryThisInEx": (acts("bury_this_in_ex", "draw(1)"), NOT_THERE),
    "BanishThis": (has("activate_from_hand(banish_this, draw(1))"), OFF_FIELD),
    "BanishThisInEx": (acts("banish_this_in_ex", "draw(1)"), NOT_THERE),
    "BanishTop": (does("banish_top(0)"), "banishes 0 cards"),
    "BanishFromHand": (does("banish_from_hand(0)"), "banishes 0 cards"),
    "BanishTopAsCost": (acts("banishing_top(0)", "draw(1)"), "costs 0 cards"),
    "PayFromHand": (acts("revealing(your.card, 0)", "draw(1)"), "costs 0 cards"),
    "NextPlay": (does("next_play(your.follower)"), "changes costs by 0"),
    "BanishThisInCemetery": (acts("banish_this_in_cemetery", "draw(1)"), NOT_THERE),
    "PutThisIntoEx": (acts("put_this_into_ex", "draw(1)"), NOT_THERE),
    "RemoveCounters": (acts('removing_counters(Counter("ore", "鉱石"), 0)', "draw(1)"), "removes 0 counters"),
    "PaidMore": (does("when(paid_more(2), draw(1))"), "asks for an additional cost that this spell doesn't offer"),
    "CostsForEvery": (has("costs_less_for_every(0, your.card, 1)"), "for every 0 cards"),
    "Repeat": (does("repeat(1, draw(1))"), "repeats nothing, or fewer than two times"),
    "RemoveCountersFrom": (
        acts('removing_counters_from(your.card, Counter("ore", "鉱石"), 0)', "draw(1)"),
        "removes 0 counters",
    ),
    "BuryThisAnd": (acts("burying_this_and(your.card, 0)", "draw(1)"), "puts 0 cards into the cemetery"),
    "BuryThis": (has("activate_from_hand(bury_this, draw(1))"), OFF_FIELD),
    "Discard": (acts('discarding("spell", 0)', "draw(1)"), "costs 0 cards"),
    "DiscardingAtRandom": (acts("discarding_at_random(0)", "draw(1)"), "takes 0 cards at random"),
    "DiscardThis": (acts("discard_this", "draw(1)"), "pays with the card in hand, but it isn't there"),
    "EngageThis": (has("instead_of_cost(engage_this)"), OFF_FIELD),
    "Lesson": (acts("lesson(0)", "draw(1)"), "Lesson (0) banishes nothing"),
    "LowerLeaderDefense": (acts("lower_leader_defense(0)", "draw(1)"), "costs 0 defense"),
    "PayPoints": (acts("pay(-1)", "draw(1)"), "costs -1"),
    "PayX": (acts("pay_x(0)", "draw(1)"), "costs X 0 times"),
    "PutDrivePoint": (has(w.activate(w.ride((), w.draw(1)).cost, w.draw(1))), "a cost that only Ride abilities have"),
    "RemoveStack": (has("fanfare(earth_rite(draw(1), count=0))"), "counts 0 Stack counters"),
    "ServeThis": (has("serve(0, (), draw(1))"), "serves 0 times"),
    "ShiftMaxPlayPoints": (acts("shift_max_play_points(0)", "draw(1)"), "changes the maximum play points by 0"),
    "UseEvolutionPoint": (
        has(w.activate((UseEvolutionPoint(),), w.draw(1))),
        "an evolution point as a printed cost; it is only a way to pay one",
    ),
    # what is meant
    "Called": (does('destroy(enemy.follower.that_are_called(Called("Nobody", "無名")))'), "no card is called Nobody"),
    "ChosenX": (does("deal(x, enemy.follower)"), "uses X, but no player chooses it"),
    "EventAmount": (has(w.fanfare(w.deal(EventAmount(), w.enemy.leader))), "uses the number of an event that has none"),
    "Group": (does("destroy(enemy.amulet.with_defense_up_to(2))"), "amulets by their defense, but amulets have none"),
    "LeaderOf": (does("select(enemy.follower)", "destroy(its_leader)"), LEADER),
    "Leaders": (does("destroy(enemy.leader_and_follower)"), LEADER),
    "Ref": (does("return_to_hand(it)"), BEFORE),
    "StatOf": (does("deal(attack_of(it), enemy.leader)"), BEFORE),
    "Token": (does('into_ex(1, Token("SD02-019", "Fighter", "ファイター"))'), "SD02-019 is not a token"),
    "Trait": (does('destroy(your.follower.with_trait(Trait("Robot", "ロボット")))'), "no card has the trait Robot"),
    # conditions
    "Combo": (does("when(combo(1), draw(1))"), "Combo (1) is always true"),
    "Necrocharge": (does("when(necrocharge(0), draw(1))"), "Necrocharge (0) is always true"),
    "Spellchain": (does("when(spellchain(0), draw(1))"), "Spellchain (0) is always true"),
    # what is waited for
    "AtNextStart": (
        has(Automatic(AtNextStart("main"), (w.draw(1),))),
        "waits for the next phase, which only delayed abilities can do",
    ),
    "Changed": (has('whenever_raised(your.follower, "attack")'), NOTHING),
    "Enters": (has("whenever_enters(enemy.follower, draw(1))"), "waits for cards on a field that is not yours"),
    "Fanfare": (evolved("E", "fanfare(draw(1))"), "Fanfare on an evolved card, which is never put onto the field"),
    "Leaves": (has("whenever_leaves(your.follower.in_ex, draw(1))"), ELSEWHERE),
    "Destroyed": (has("whenever_destroyed(your.follower.in_ex, draw(1))"), ELSEWHERE),
    "ThisTurn": (
        does("when(happened(fanfare(draw(1))), draw(1))"),
        "asks whether something happened this turn that is not recorded",
    ),
    "YouPlay": (
        has("whenever_plays(enemy.follower, draw(1))"),
        "waits for cards to be played, but says whose field they are on, or another zone; write your.card or similar",
    ),
    "DriveChecks": (has("drive_checks_with(your.follower.in_cemetery, draw(1))"), ELSEWHERE),
    "Races": (has("whenever_races(your.follower.in_cemetery, draw(1))"), ELSEWHERE),
    "TurnFacedown": (does('turn_facedown(Called("Goblin", "ゴブリン"), 0)'), "turns 0 cards facedown"),
    "Attacks": (has("whenever_attacks(your.follower.in_cemetery, draw(1))"), ELSEWHERE),
    "TakesDamage": (amulet("A", "when_this_takes_damage(draw(1))"), FIGHTS),
    "HitsLeader": (amulet("A", "when_this_hits_leader(draw(1))"), FIGHTS),
    "DealsCombatDamage": (amulet("A", "when_this_deals_combat_damage(draw(1))"), FIGHTS),
    "Limited": (has("limited(last_words(draw(1)), 0)"), "is pending 0 times per turn"),
    "OnDrive": (amulet("A", "on_drive(draw(1))"), "waits for something that only happens to followers"),
    "OnEvolve": (has("on_evolve(draw(1))"), "On Evolve on a card that is not an evolved card"),
    "CannotBePlayed": (
        evolved("E", "cannot_play_if(overflow)"),
        "has a cost or is used from the hand, but is never in a hand",
    ),
    "CannotBePlayedThen": (
        evolved("E", 'cannot_play("ex")'),
        "has a cost or is used from the hand, but is never in a hand",
    ),
    "DealsByDefense": (
        has("deals_by_defense(your.follower.in_cemetery)"),
        "while on the field, gives something to cards that are not on a field",
    ),
    "Forbid": (
        has('fanfare(forbid(this, "refreshing", "turn"))'),
        "does not say in whose next start phase a card stays engaged",
    ),
    "NextPlayCosts": (does('next_costs_less("spell", 0)'), "costs 0"),
    "OthersDealMore": (has("others_deal_more(0, your.follower)"), "deals 0 more damage"),
    "SpellchainCounts": (
        has("spellchain_counts(your.follower)"),
        "makes Spellchain count cards that are not in your cemetery",
    ),
    "PlayIt": (does("select(your.follower)", "play_it(it, -1)"), "costs -1"),
    "CostsByCount": (
        evolved("E", "costs_by_count(count(your.follower))"),
        "has a cost or is used from the hand, but is never in a hand",
    ),
    "CostsLessIf": (has("costs_less_if(overflow, 0)"), "costs 0"),
    "LessInstead": (has("costs_less_if(overflow, 1, less_instead(combo(2), 0))"), "costs 0"),
    "DealsAbilityDamage": (
        amulet("A", "when_it_deals(enemy.follower, draw(1))"),
        "is about attacking or being attacked, but amulets never are",
    ),
    "CardsFused": (has("fanfare(deal(cards_fused, enemy.leader))"), "counts fused cards, but no cost fuses any"),
    "ChoosesAnyNumber": (has("chooses_any_number"), "only a crest can have this ability"),
    "Fusion": (has("activate_from_hand(fusing(your.card, 0), draw(1))"), "costs 0 cards"),
    "EquippedHas": (has("equipped_has(storm)"), "only equipment can have this, not a follower"),
    "EquippedWithThis": (has("when_equipped(draw(1))"), "only equipment can have this, not a follower"),
    "Equips": (amulet("A", "on_equip(draw(1))"), "waits for something that only happens to followers"),
    "OnRace": (amulet("A", "on_race(draw(1))"), "waits for something that only happens to followers"),
    "OnSuperEvolve": (has("on_super_evolve(draw(1))"), "On Super-Evolve on a card that is not an evolved card"),
    "Strike": (amulet("A", "strike(draw(1))"), "is about attacking or being attacked, but amulets never are"),
    # steps
    "AddToHand": (does("add_to_hand(it)"), BEFORE),
    "AddToStack": (does("add_to_stack(0)"), "counts 0 Stack counters"),
    "Additional": (does("when_playing((), draw(1))"), NO_COST),
    "Banish": (does("banish(enemy.leader)"), LEADER),
    "Box": (does("box(enemy.leader)"), LEADER),
    "Bury": (does("bury(it)"), BEFORE),
    "BurySome": (does("bury_some(0, your.follower)"), "puts 0 cards into the cemetery"),
    "ChangeEvolveCost": (
        has("fanfare(change_evolve_cost(0))"),
        "changes the cost of an evolve ability it doesn't have",
    ),
    "ChangePlayCost": (does("select(your.follower)", "shift_play_cost(it, 0)"), "changes costs by 0"),
    "ChangeKind": (does('change_into(enemy.leader, "amulet")'), LEADER),
    "Choose": (does("choose_one()"), "chooses 1 of 0"),
    "Deal": (does("deal(0, enemy.follower)"), "deals 0 damage"),
    "DealDivided": (does("deal_divided(3)"), "divides damage, but no targets were selected"),
    "Destroy": (does("destroy(enemy.leader)"), LEADER),
    "DiscardAtRandom": (does("discard_at_random(0)"), "takes 0 cards at random"),
    "Draw": (does("draw(0)"), "draws 0 cards"),
    "DrawUpTo": (does("draw_up_to(0)"), "draws up to 0 cards"),
    "Engage": (does("engage(enemy.leader)"), LEADER),
    "EvolveIt": (does("evolve_it(enemy.leader)"), LEADER),
    "FieldOrEx": (does("field_or_ex(0, FAIRY)"), "makes no tokens"),
    "ForEvery": (does("for_every(0, your.follower, draw(1))"), "for every 0 cards"),
    "GiveControl": (does("give_control(your.leader)"), STAYS),
    "GiveDrive": (does("give_drive(your.leader)"), LEADER),
    "GiveKeyword": (does("give_keyword(your.leader, storm)"), LEADER),
    "GiveStats": (does("select(your.follower)", "give(it)"), "gives neither attack nor defense"),
    "GiveStatsAndKeyword": (does("give(it, storm, attack=1)"), BEFORE),
    "IfDeclared": (does("reveal_top(if_declared(draw(1)))"), "uses a declared name, but nothing declares one"),
    "IfStackTaken": (does("if_stack_taken(0, draw(1))"), "counts 0 Stack counters"),
    "WhileSo": (
        has("has_ability_while(it_is(any_side.card), whenever_enters(your.follower, draw(1)))"),
        "has an ability only while something is true that can't be known in advance",
    ),
    "SelectTwo": (
        does("select_two(select(your.follower), select(your.follower))"),
        "selects cards twice, and the same card could be chosen both times; select them in two sentences",
    ),
    "DoneTo": (does("when(was_revealed(any_side.card), draw(1))"), DONE_NOTHING),
    "NumberDone": (does("deal(number_buried(any_side.card), enemy.leader)"), DONE_NOTHING),
    "SummonX": (does("summon_x(x, FAIRY)"), "uses X, but no player chooses it"),
    "WhereX": (
        does('where_x(your_number("hand"), destroy(enemy.follower))'),
        "says what X is, but nothing depends on X",
    ),
    "Further": (
        does("further(when(overflow, draw(1)), overflow, draw(1))"),
        "a condition after other effects of a condition, where it reads as a separate one; put it first",
    ),
    "Instead": (
        does("instead(deal(1, enemy.leader), combo(3), deal(1, enemy.leader))"),
        "replaces an effect with the same effect",
    ),
    "IntoEx": (does("into_ex(0, FAIRY)"), "makes 0 tokens"),
    "IntoExEach": (does("into_ex_each()"), "makes no tokens"),
    "SummonOneOf": (does("summon_one_of(FAIRY)"), "asks which of several tokens, but there is only one"),
    "IntoExOneOf": (does("into_ex_one_of(FAIRY)"), "asks which of several tokens, but there is only one"),
    "Later": (
        has("fanfare(once_later(fanfare(draw(1))))"),
        "waits for something that has already happened to the card",
    ),
    "LookAtTop": (does('look_at_top(0, into_cemetery("card"))'), "looks at 0 cards"),
    "Maneuver": (does("maneuver(enemy.leader)"), LEADER),
    "MayPay": (does("may_pay((), draw(1))"), NO_COST),
    "Mode": (does("choose_one(mode(), mode(draw(1)))"), NOTHING),
    "PerformDriveChecks": (does("drive_checks(0)"), "performs 0 drive checks"),
    "DoneBy": (does("each_player(each_player_draws(1))"), "says twice who does it"),
    "HandIntoEx": (does("hand_into_ex(your.card, 0)"), "puts 0 cards there"),
    "GiveOneKeyword": (has("fanfare(give_one_keyword(this, rush))"), ONE_KEYWORD),
    "HandOntoField": (does("hand_onto_field(your.spell)"), "spells on the field, where they never stay"),
    "GiveKeywords": (has("fanfare(give_keywords(this, rush))"), ONE_KEYWORD),
    "GiveStatsAndKeywords": (has("fanfare(give_with_keywords(this, rush, rush, attack=1))"), ONE_KEYWORD),
    "Both": (has("fanfare(give(together(your.leader, this), attack=1))"), LEADER),
    "HandIntoDeck": (does("hand_into_deck(0)"), "puts 0 cards into the deck"),
    "PutIntoEx": (does("put_into_ex(it)"), BEFORE),
    "TopIntoEx": (does("top_into_ex(0)"), "puts 0 cards into the EX area"),
    "PutIntoDeck": (has("last_words(put_into_deck(this, 0))"), "puts a card at position 0 in the deck"),
    "PutNamed": (does('put_named(Called("Goblin", "ゴブリン"))'), "no token is called Goblin"),
    "PutOntoField": (does("put_onto_field(it)"), BEFORE),
    "Race": (has("fanfare(race(this, 0))"), "races 0 times"),
    "RaiseLeaderDefense": (does("give_leader(0)"), "gives a leader 0 defense"),
    "RaiseMaxPlayPoints": (does("raise_max_play_points(0)"), "raises maximum play points by 0"),
    "RecoverPlayPoints": (does("recover(0)"), "recovers 0 play points"),
    "Refresh": (does("refresh(your.leader)"), LEADER),
    "ReturnToHand": (does("return_to_hand(enemy.leader)"), LEADER),
    "RevealTop": (does("reveal_top()"), NOTHING),
    "RollAgain": (does("draw(1)", "roll_again"), "rolls again, but no die was rolled"),
    "RollDie": (does("roll_die()"), "rolls a die without an effect"),
    "Search": (does("search(your.card, 0)"), "searches for 0 cards"),
    "Select": (does("select(enemy.follower, 0)"), "selects 0 cards"),
    "Equip": (has("fanfare(equip(this, FAIRY))"), "Fairy is not equipment"),
    "GainEvolutionPoints": (does("gain_evolution_points(0)"), "gains 0 evolution points"),
    "SetLeaderDefense": (does("set_leader_defense(-1)"), "changes a leader's defense to -1"),
    "Serve": (has("fanfare(serve_it(this, 0))"), "serves 0 times"),
    "SetStats": (does("select(your.follower)", "set_stats(it)"), "sets neither attack nor defense"),
    "Steal": (does("steal(enemy.leader)"), STAYS),
    "Summon": (does("summon()"), "makes no tokens"),
    "SummonRestIntoEx": (does("summon_rest_into_ex(0, FAIRY)"), "makes 0 tokens"),
    "Swap": (has("fanfare(swap_this)"), "swaps or moves a card that was not selected"),
    "Take": (does('look_at_top(2, reveal_onto_field("spell"))'), "puts spells onto the field, where they can't be"),
    "TakeAtRandom": (does("at_random(enemy.follower, 0)"), "takes 0 cards at random"),
    "TakeLesson": (does("take_lesson(0)"), "Lesson (0) banishes nothing"),
    "Then": (does("both()"), NOTHING),
    "TopIntoCemetery": (does("top_into_cemetery(0)"), "puts 0 cards into the cemetery"),
    "TransferStack": (amulet("A", w.activate((), TransferStack())), "swaps or moves a card that was not selected"),
    "Transform": (does("transform(enemy.leader, FAIRY)"), STAYS),
    "BanishTokensInEx": (has("activate_from_ex(banish_with_tokens(FAIRY, 0), draw(1))"), "banishes 0 tokens"),
    "EngageAny": (acts("engage_any(your.card.in_ex)", "draw(1)"), "engages cards that are not on your field"),
    "Evolves": (has("whenever_evolves(your.amulet, draw(1))"), "waits for a card to evolve that can't"),
    "LeaderTakes": (does("leader_takes_this_turn(0)"), "changes damage by 0"),
    "MayDiscard": (does("may_discard(0, draw(1))"), "discards 0 cards"),
    "Taken": (does("deal(taken(your.card), enemy.leader)"), "counts engaged cards, but no cost engages any"),
    "AddedCost": (spell_card("S", "added_cost(())", "spell(draw(1))"), NO_COST),
    "PlayPointsAre": (does("when(points_left(0), draw(1))"), "at least 0 is always true"),
    "LeaderHas": (does('when(leader_has(0, "least"), draw(1))'), "at least 0 is always true"),
    "CardsInHand": (does("when(cards_in_hand(0), draw(1))"), "at least 0 is always true"),
    "ThisHas": (does('when(this_has("attack", 0), draw(1))'), "at least 0 is always true"),
    "EachPresent": (does('when(each_present(Called("Goblin", "ゴブリン")), draw(1))'), "names fewer than two cards"),
    "CostsDiffer": (does("when(costs_differ(0, your.follower), draw(1))"), "at least 0 is always true"),
    "FaceupEvolved": (does("when(faceup_evolved(0), draw(1))"), "at least 0 is always true"),
    "DifferentNames": (does("when(different_names(0, your.follower), draw(1))"), "at least 0 is always true"),
    "TheyHave": (does("select(enemy.follower)", "when(they_have(0), draw(1))"), "at least 0 is always true"),
    "HowMany": (does("when(at_least(0, your.follower), draw(1))"), "at least 0 is always true"),
    "BuryOwn": (has("activate(burying(your.follower, 0), draw(1))"), "puts 0 cards into the cemetery"),
    "Counter": (has('fanfare(place_counter(this, Counter("", "")))'), "a counter without a name"),
    "DiscardSome": (does("discard(0)"), "discards 0 cards"),
    "EngageCosting": (has("activate(engaging_that_cost(your.follower, 0), draw(1))"), "engages cards that cost 0"),
    "Plus": (does("recover(plus(count(your.card), 0))"), "adds or takes away 0"),
    "EngageOwn": (has("activate(engaging(your.follower, 0), draw(1))"), "engages no cards"),
    "FaceupInEvolveDeck": (
        does('when(faceup_in_evolve_deck(0, Called("Goblin", "ゴブリン")), draw(1))'),
        "at least 0 is always true",
    ),
    "GiveAbility": (has("fanfare(give_ability(this, rush, at_start_of_end(destroy(it))))"), BEFORE),
    "Discarded": (
        does("when(paid_with(your.card), draw(1))"),
        "asks what was discarded, but nothing is discarded for a cost",
    ),
    "ItIs": (does("if_it_is(your.follower, draw(1))"), BEFORE),
    "NoDamage": (on_a_spell("no_damage(your.follower)"), NOWHERE),
    "OpponentBuries": (does("each_opponent_buries(enemy.follower, 0)"), "puts 0 cards into the cemetery"),
    "PlaceCounters": (has('fanfare(place_counter(this, Counter("lightning", "雷"), 0))'), "places 0 counters"),
    "AlsoCalled": (has('also_called(Called("Goblin", "ゴブリン", in_part=True))'), "uses only part of a name"),
    "When": (
        does("when(combo(3), both(draw(1), when(overflow, draw(1))))"),
        "a condition after other effects of a condition, where it reads as a separate one; put it first",
    ),
    "WithCounters": (
        has('with_counters(0, Counter("lightning", "雷"), (), draw(1))'),
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
GroupTrigger OwnTrigger Shortened
TakesThis
"""
"""Classes that only others are made of."""


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
    assert mistakes_of(card) == [mistake]
