"""A table before every question the rules of the game can ask, by what it is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sve.cards.test_tokens_ja_1_24 import ja
from sve.playing import Invented, Playing, Side, amulet, evolved, follower, new_game, spell_card, table
from sve.rules.probes import Do, by_hand
from sve.rules.test_ch02_faces import TWIN, two_faced
from sve.rules.test_ch06_universes import begun, deck
from sve.rules.test_ch13_stack import with_counters
from sve.rules.test_ch14_umamusume import stable
from sve.rules.test_ch14_union_burst import stable as bursting
from sve.rules.test_ch14_vanguard import stage
from sve.rules.test_editions import HOUND, PUP, late
from sve.rules.test_formats import sealed

from svedesk.games.sve import words as w
from svedesk.games.sve.abilities.passive import DamageShift
from svedesk.games.sve.abilities.replacement import IfWould, Replacing
from svedesk.games.sve.abilities.would import WouldMove
from svedesk.games.sve.actions.arrive import create, put_all_onto_field
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.group import Ref
from svedesk.games.sve.source.tokens import FAIRY, KNIGHT
from svedesk.games.sve.verbs.by_hand import ByHand
from svedesk.games.sve.verbs.counters import PlaceCounters

TOKENS = ("SD01-T01", "SD02-T01", "SD02-T02")


def cast(*steps, own=None, foe=None, evolve=(), cost: int = 0, more=(), ways=()) -> Playing:
    """A spell with these steps is played."""
    charm = spell_card("Charm", *ways, w.spell(*steps), cost=cost)
    side = {"hand": ["Charm"], **(own or {})}
    t = table(me=Side(evolve=list(evolve), **side), foe=Side(**(foe or {})), cards=[charm, *more])
    return t.play("Charm")


def sage(step) -> Playing:
    """A follower whose Fanfare does this is played."""
    return table(me=Side(hand=["Sage"]), cards=[follower("Sage", w.fanfare(step))]).play("Sage")


def tokens_arrive(zone: str, **own) -> Playing:
    return cast(Do(lambda game, context: _created(game, zone)), own={"hand": ["Charm"], **own})


def _created(game, zone):
    yield from create(game, 0, 0, zone, TOKENS)


def _from_cemetery(game, context):
    yield from put_all_onto_field(game, 0, 0, game.table.zone(0, "cemetery"), "summon")


def over_the_limit() -> Playing:
    t = table(me=Side(field=["Fighter"] * 5))
    return by_hand(t, "create", to=(0, "field"), text="SD02-019", amount=1).end()


def which_replacement() -> Playing:
    shifts = [amulet("Shield", DamageShift(-1)), amulet("Curse", DamageShift(2))]
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Shield", "Curse"]), cards=shifts)
    return t.attack("Fighter", "leader").quiet()


def replacements_of_one_card() -> Playing:
    """Both effects are of one card: a click on it would not say which."""
    relic = amulet("Relic", DamageShift(-1), DamageShift(2))
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Relic"]), cards=[relic])
    return t.attack("Fighter", "leader").quiet()


def may_replace() -> Playing:
    flee = IfWould(Replacing(WouldMove(Ref("this"), "destroy"), (w.banish(w.it),), may=True))
    me = Side(hand=["Charm"], field=["Ghost"])
    charm = spell_card("Charm", w.spell(w.destroy(w.your.follower)), cost=0)
    return table(me=me, cards=[charm, follower("Ghost", flee)]).play("Charm")


def which_trigger(times: int = 1) -> Playing:
    herald = amulet("Herald", w.limited(w.whenever_enters(w.your.follower, w.give(w.it, attack=3)), times))
    muster = spell_card("Muster", w.spell(Do(_from_cemetery)), cost=0)
    cemetery = ["Goblin", "Fighter", "Goblin"]
    me = Side(hand=["Muster"], field=["Herald"], cemetery=cemetery)
    return table(me=me, cards=[herald, muster]).play("Muster")


def pending_of_two() -> Playing:
    greet = follower("Greet", w.whenever_enters(w.your.follower, w.draw(1)), w.whenever_enters(w.your.card, w.draw(2)))
    me = Side(hand=["Goblin"], field=["Greet", "Greet"], deck=["Fighter"] * 20)
    return table(me=me, cards=[greet]).play("Goblin")


def which_magical_items() -> Playing:
    drink = Invented(SveFacts("X-Drink", "Drink", "Drink", "spell", "token", cost=4, alternate="Magical Item"))
    idol = follower("Idol", w.activate(w.lesson(2) + w.pay(1), w.draw(1)))
    me = Side(field=["Idol"], ex=["Magical Item", "Drink", "Drink"])
    return table(me=me, cards=[drink, idol]).activate("Idol")


def which_evolved_card() -> Playing:
    small = evolved("Twin")
    large = replace(small, facts=replace(small.facts, number="X-Twin-L", attack=9))
    cards = [follower("Twin", w.evolve(1)), small, large]
    return table(me=Side(field=["Twin"], evolve=["X-Twin-E", "X-Twin-L"]), cards=cards).evolve("Twin")


def which_face() -> Playing:
    front, back = two_faced("Wolf", "Wolf", "evolved")
    return table(me=Side(field=["X-Wolf"], evolve=["X-Wolf-2"]), cards=[TWIN[1], front, back]).evolve("Wolf")


def evolve_one_of() -> Playing:
    other = Invented(SveFacts("X-Pup-F", "Pup", "Pup", "follower", "evolved", attack=7, defense=7))
    howl = spell_card("Howl", w.spell(w.evolve_it(w.your.follower)), cost=0)
    me = Side(hand=["Howl"], field=["Pup", "Fighter"], evolve=["X-Pup-E", "X-Pup-F"])
    return table(me=me, cards=[PUP, HOUND, other, howl]).play("Howl")


def which_stack(**cost) -> Playing:
    moss = amulet("Moss", w.stack)
    t = table(
        me=Side(hand=["Make"], field=["Moss", "Moss"]),
        cards=[moss, spell_card("Make", w.spell(w.add_to_stack(2)), cost=0)],
    )
    return with_counters(t, Moss=1).play("Make")


def which_stack_removed() -> Playing:
    moss = amulet("Moss", w.stack)
    seer = follower("Seer", w.fanfare(w.earth_rite(w.draw(2))))
    t = table(me=Side(hand=["Seer", "Moss", "Moss"]), cards=[moss, seer])
    return t.play("Moss").play("Moss").play("Seer").say("yes")


def loop() -> Playing:
    pump = follower("Pump", w.activate(w.pay(0), w.give(w.this, attack=1)), attack=1, defense=2)
    return table(me=Side(field=["Pump"]), cards=[pump]).activate("Pump")


def answered_loop() -> Playing:
    """Every attack of it can be answered with Quick."""
    charger = follower("Charger", defense=9)
    waker = amulet("Waker", w.activate(w.pay(0), w.refresh(w.your.follower)))
    t = table(
        me=Side(field=["Charger", "Waker"]), foe=Side(hand=["Angelic Snipe"], pp=3), cards=[charger, waker]
    ).attack("Charger", "leader")
    return t.say("pass").activate("Waker")


def cannon() -> Playing:
    gun = amulet("Cannon", w.activate(w.pay_x(), w.both(w.select(w.enemy.follower), w.deal(w.x, w.it))))
    return table(me=Side(field=["Cannon"]), foe=Side(field=["Fighter"]), cards=[gun]).activate("Cannon")


def trigger(icon: str) -> Playing:
    return stage(hand=["Check"], field=["Scout", "Twin"], deck=[icon, "Fighter"]).play("Check")


def declared(*answers: int) -> Playing:
    t = cast(w.declare_name, w.reveal_top(w.if_declared(w.draw(1))))
    for answer in answers:
        t.numbers(answer)
    return t


DAMAGE = w.both(w.select_up_to(3, w.enemy.follower), w.deal_divided(7))
MODES = (
    w.mode(w.draw(1)),
    w.mode(w.deal(2, w.enemy.leader)),
    w.mode(w.give_leader(3)),
    w.mode(w.both(w.select(w.enemy.follower), w.deal(3, w.it))),
)
RITES = {"hand": ["Charm"], "cemetery": ["Forge Weaponry", "Forge Weaponry", "Angelic Snipe"]}
FOES = {"field": ["Fighter", "Fighter", "Okami", "Treant"]}
GUARD = follower("Guard", w.ward)


def costs(cost, *field: str) -> Playing:
    """An ability with a cost of cards is played."""
    mill = amulet("Mill", w.activate(cost, w.draw(1)))
    return table(me=Side(field=["Mill", *field]), cards=[mill]).activate("Mill")


def seeds_of_salvation() -> Playing:
    """Evolved followers that lie faceup in the evolve deck area may be turned facedown."""
    t = ja(Side(ex=["Seeds of Salvation"], evolve=["Cub", "Cub"]), cards=CUB)
    for card in t.table.in_zone(0, "evolve_deck"):
        t.table.flip(card.id, faceup=True)
    return t.play("Seeds of Salvation")


CUB = (follower("Cub", w.evolve(1)), evolved("Cub"))
QUESTIONS: dict[str, Callable[[], Playing]] = {
    "the order of cards that are put into a deck": lambda: cast(
        w.select(w.your.follower, 2), w.put_into_deck(w.it), own={"field": ["Goblin", "Fighter"]}
    ).pick("Goblin", "Fighter"),
    "which Union Burst ability is activated": lambda: bursting("Rival", hand=["Free"]).play("Free"),
    "which evolved followers are turned facedown": seeds_of_salvation,
    "who goes first": lambda: new_game(seed=3),
    "redraw": lambda: new_game(first=0),
    "the order of a hand put to the bottom": lambda: new_game(first=0).say("yes"),
    "class or universe": lambda: begun(deck("Trainer", "Horse")),
    "main phase": lambda: table(me=Side(field=["Fighter"], hand=["Goblin"])),
    "main phase with evolving and abilities": lambda: stable("Runner", "Glutton", carrots=3, ep=1),
    "main phase where Rush can be granted": lambda: sealed("Cub"),
    "a loop that may be repeated": loop,
    "how often a loop is repeated": lambda: loop().say("repeat Pump"),
    "how often the opponent lets a loop be repeated": lambda: answered_loop().say("repeat Charger").numbers(400),
    "how often a loop is repeated from its first action": lambda: answered_loop().say("repeat Charger"),
    "a loop that is left at a Quick question": lambda: answered_loop().say("repeat Charger").numbers(400).numbers(2),
    "quick after an attack": lambda: table(me=Side(field=["Fighter"]), foe=Side(hand=["Angelic Snipe"], pp=3)).attack(
        "Fighter", "leader"
    ),
    "wards at the end of the turn": lambda: table(me=Side(field=["Veteran Lancer"])).end(),
    "a ward that arrives": lambda: table(me=Side(hand=["Guard"]), cards=[GUARD]).play("Guard"),
    "discard to the limit": lambda: table(me=Side(hand=["Fighter", "Goblin"] * 5)).end().quiet(),
    "discard as a cost": lambda: cast(
        w.may_pay(w.discarding("card", 2), w.draw(2)), own={"hand": ["Charm", "Goblin", "Goblin", "Okami"]}
    ).say("yes"),
    "discard as an effect": lambda: cast(w.discard(2), own={"hand": ["Charm", "Goblin", "Okami", "Fighter"]}),
    "which of the hand are banished": lambda: cast(
        w.banish_from_hand(2), own={"hand": ["Charm", "Goblin", "Okami", "Fighter"]}
    ),
    "which of several keywords is given": lambda: cast(
        w.give_one_keyword(w.your.follower, w.rush, w.bane, w.drain), own={"field": ["Fighter"]}
    ),
    "may discard for an effect": lambda: cast(w.may_discard(1, w.draw(2)), own={"hand": ["Charm", "Goblin", "Okami"]}),
    "which are buried as a cost": lambda: costs(w.burying(w.your.follower), "Fighter", "Goblin"),
    "which are engaged as a cost": lambda: costs(w.engaging(w.your.follower), "Fighter", "Goblin"),
    "which are engaged that cost enough": lambda: costs(
        w.engaging_that_cost(w.your.follower, 3), "Fighter", "Goblin", "Okami"
    ),
    "how many more are engaged": lambda: cast(
        w.draw(1),
        ways=[w.may_add_cost(w.engage_any(w.your.follower))],
        own={"hand": ["Charm"], "field": ["Fighter", "Goblin"]},
    ),
    "which cards the opponent buries": lambda: cast(w.each_opponent_buries(w.enemy.follower, 2), foe=FOES),
    "a follower each player may put onto the field": lambda: cast(
        w.each_may_put, own={"hand": ["Charm", "Goblin", "Fighter"]}
    ),
    "one target": lambda: cast(w.select(w.enemy.follower), w.deal(3, w.it), foe=FOES),
    "up to three targets": lambda: cast(w.both(w.select_up_to(3, w.enemy.follower), w.destroy(w.it)), foe=FOES),
    "how damage is divided": lambda: cast(DAMAGE, foe=FOES).numbers(0, 1, 3),
    "one mode": lambda: cast(w.choose_one(*MODES), foe=FOES),
    "two of four modes": lambda: cast(w.choose_some(2, *MODES), foe=FOES),
    "up to three modes": lambda: cast(w.choose_up_to(3, *MODES), foe=FOES),
    "an additional cost while playing": lambda: cast(w.when_playing(w.pay(2), w.draw(2)), cost=3),
    "a cost in the place of another": lambda: cast(
        w.draw(1), ways=[w.costs_when_paid(w.banishing("spell", 2), 1)], cost=9, own=RITES
    ),
    "which cards are banished from a cemetery": lambda: cast(
        w.draw(1), ways=[w.costs_when_paid(w.banishing("spell", 2), 1)], cost=9, own=RITES
    ).say("yes"),
    "X": cannon,
    "may pay for a mode": lambda: cast(
        w.choose_one(w.mode(w.when_playing(w.pay(1), w.draw(1))), w.mode(w.draw(2)))
    ).choose(1),
    "may pay for an effect": lambda: table(
        me=Side(hand=["Sage"]), cards=[follower("Sage", w.fanfare(w.draw(1), cost=w.pay(1)))]
    ).play("Sage"),
    "may pay while resolving": lambda: cast(w.may_pay(w.pay(1), w.draw(2))),
    "which ability first": pending_of_two,
    "which event counts": which_trigger,
    "which two events count": lambda: which_trigger(2),
    "which replacement effect first": which_replacement,
    "which replacement effect of one card first": replacements_of_one_card,
    "may replace what would happen": may_replace,
    "how evolving is paid": lambda: table(me=Side(field=["Goblin"], evolve=["Goblin"], ep=1)).evolve("Goblin"),
    "which evolved card": which_evolved_card,
    "which face of an evolved card": which_face,
    "which evolved card of an effect": evolve_one_of,
    "super-evolution": lambda: late().evolve("Star"),
    "how serving is paid": lambda: stable("Runner", pp=5, ep=1).activate("Runner"),
    "how riding is paid": lambda: stage(field=["Rider"], pp=5, ep=1).activate("Rider"),
    "how granting Rush is paid": lambda: sealed("Cub", ep=1)._option("rush Cub"),
    "which card is turned up for Rush": lambda: sealed("Cub")._option("rush Cub"),
    "which Magical Items a Lesson takes": which_magical_items,
    "a critical trigger": lambda: trigger("Critical"),
    "a draw trigger": lambda: trigger("Draw"),
    "a stand trigger": lambda: trigger("Stand"),
    "a heal trigger": lambda: trigger("Heal"),
    "which follower a trigger is for": lambda: trigger("Critical").say("yes"),
    "which tokens fit onto a field": lambda: tokens_arrive("field", field=["Goblin"] * 3),
    "which tokens fit into an EX area": lambda: tokens_arrive("ex", ex=["Goblin"] * 4),
    "which cards fit onto a field": lambda: cast(
        Do(_from_cemetery), own={"field": ["Goblin"] * 4, "hand": ["Charm"], "cemetery": ["Fighter", "Okami"]}
    ),
    "which stolen cards fit": lambda: cast(
        w.steal(w.enemy.follower), own={"field": ["Goblin"] * 4, "hand": ["Charm"]}, foe=FOES
    ),
    "which cards stay over a limit": over_the_limit,
    "which are buried": lambda: cast(
        w.bury_some(2, w.your.follower), own={"field": ["Okami", "Goblin", "Fighter"], "hand": ["Charm"]}
    ),
    "which cards of the hand go into the deck": lambda: cast(
        w.hand_into_deck(), own={"hand": ["Charm", "Goblin", "Fighter"]}
    ),
    "which card of the hand goes onto the field": lambda: cast(
        w.hand_onto_field(w.your.follower), own={"hand": ["Charm", "Goblin", "Fighter"]}
    ),
    "may place counters": lambda: sage(PlaceCounters(w.this, w.Counter("lightning", "雷"), may=True)),
    "may put a card into the EX area": lambda: sage(w.put_into_ex(w.this, may=True)),
    "which stack grows": which_stack,
    "which stack shrinks": which_stack_removed,
    "how many tokens onto the field": lambda: (
        table(me=Side(hand=["Aria, Fairy Princess"])).play("Aria, Fairy Princess").pick()
    ),
    "one of two tokens": lambda: cast(w.into_ex_one_of(FAIRY, KNIGHT)),
    "the first letter of a name": declared,
    "a name": lambda: declared(0),
    "search any card": lambda: cast(w.search(w.your.card, 2)),
    "search with a condition": lambda: cast(w.search(w.your.follower)),
    "search that finds nothing": lambda: cast(w.search(w.your.amulet)),
    "look at the top": lambda: table(me=Side(hand=["Sorcery Cache"])).play("Sorcery Cache"),
    "the order of cards put to the bottom": lambda: cast(w.look_at_top(4, rest="bottom")),
    "draw another": lambda: cast(w.draw_up_to(3)),
    "look at another": lambda: cast(w.look_at_up_to(3, w.into_cemetery("card"))).say("yes"),
    "a text done by hand": lambda: cast(ByHand()),
}
