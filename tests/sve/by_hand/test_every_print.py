"""Every print that comes with the program and is executed in part is played until each of its other lines was asked
for: at random, from positions in which all that lines wait for can happen."""

from functools import cache
from random import Random

import pytest
from shipped import shipped_library
from sve.playing import Side, evolved, spell_card, table

from svedesk.bot.random_bot import RandomBot
from svedesk.engine.script import walk
from svedesk.games.sve import words as w
from svedesk.games.sve.abilities.activated import Evolve
from svedesk.games.sve.card_names import Called
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.ruleset import Sve

TRIES, ANSWERS = 200, 100
SEDIMENT = w.Token("BP01-T10", "Magic Sediment", "大地の魔片", amulet=True)
FAIRY = w.Token("SD01-T01", "Fairy", "フェアリー")
EFFECTS = {
    "Doom": (w.select(w.any_side.follower), w.destroy(w.it)),
    "Shove": (w.select(w.any_side.follower), w.deal(1, w.it)),
    "Throw": (w.discard(1),),
    "Sweep": (w.select(w.your.card), w.bury(w.it)),
    "Drive": (w.select(w.your.follower), w.give_drive(w.it)),
    "Race": (w.select(w.your.follower), w.race(w.it)),
    "Burn": (w.deal(1, w.your.leader),),
    "Earth": (w.summon(SEDIMENT),),
    "Call": (w.summon(FAIRY),),
}
"""What happens to cards, for the lines that wait for it."""
INVENTED = [*(spell_card(name, w.spell(*steps), cost=0) for name, steps in EFFECTS.items()), evolved("Carrot")]
NO_BASE = frozenset(("PCS01-040",))
"""Evolved cards of which the library has no card that evolves into them."""


@cache
def rules():
    return Sve(shipped_library())


def manual_prints():
    """The moments of the lines of each print that are not executed."""
    for number in shipped_library():
        lines = rules().reading(number).manual_lines
        if lines:
            yield number, {moment for line in lines for moment in line.moments}


def is_base(facts, number):
    """Whether a card evolves into another."""
    ways = [ability for ability in rules().definition(number).abilities if isinstance(ability, Evolve)]
    same = shipped_library()[number].counted_name == facts.counted_name
    return any(same if not way.into else any(name.en == facts.name for name in way.into) for way in ways)


def named_by(number):
    """The cards a script names, and the card's own other side."""
    library = shipped_library()
    nodes = tuple(walk(rules().definition(number).abilities))
    fields = (getattr(node, name, None) for node in nodes for name in ("named", "called"))
    names = {name.en for name in (*nodes, *fields) if isinstance(name, Called)} | {library[number].counted_name}
    firsts = {}
    for other, facts in library.items():
        if facts.counted_name in names and facts.kind not in ("leader", "spell") and facts.special != "token":
            firsts.setdefault((facts.counted_name, facts.special), other)
    return tuple(firsts.values())


def companions(facts, rng):
    """Some cards of the same set and class, now and then of the same trait."""
    of_set = [
        (number, other)
        for number, other in shipped_library().items()
        if number.partition("-")[0] == facts.number.partition("-")[0] and set(other.classes) & set(facts.classes)
    ]
    for kind, count in (("follower", 3), ("amulet", 1), ("spell", 2)):
        fit = [(number, other) for number, other in of_set if other.kind == kind and not other.special]
        alike = [(number, other) for number, other in fit if set(other.traits) & set(facts.traits)]
        fit = alike if alike and rng.random() < 0.6 else fit
        yield from (number for number, _ in rng.sample(fit, min(count, len(fit))))


def position(number, rng):
    """The card wherever it can be, among cards it may wait for."""
    library = shipped_library()
    facts = library[number]
    mates = tuple(companions(facts, rng))
    bases = [other for other in library if facts.special == "evolved" and is_base(facts, other)][:1]
    lies = [] if facts.special == "evolved" else [number]
    played = [] if facts.special == "token" else lies
    named = named_by(number)
    stays = bases if facts.kind == "spell" else [*bases, *lies]
    field = [*stays, *(other for other in named if not library[other].special and other != number)][:2]
    me = Side(
        hand=[*played, *EFFECTS, *mates[:3]],
        field=[*field, "Goblin", *(other for other in mates if library[other].kind != "spell")][:4],
        ex=[*lies, *mates[-1:]],
        evolve=[
            *[number] * (3 * (facts.special == "evolved")),
            *[other for other in named if library[other].special == "evolved"] * 2,
            "Goblin",
            *["Carrot"] * 3,
        ],
        cemetery=[*played, *mates * 4],
        deck=list(mates * 4) or None,
        ep=3,
    )
    foe = Side(hand=["Shove", "Doom"], field=["Fighter [engaged]", "Fighter", "Goblin"], defense=9, ep=1)
    return table(me, foe, cards=INVENTED, turn=8, edition="JA 1.26.1", universes=(facts.universe, ""))


def moment_asked(reason):
    """When a question says that a line is due."""
    if reason.key in ("pay-by-hand", "pay-line-by-hand", "may-pay-line"):
        return "cost"
    if reason.key.startswith("apply-to-"):
        return "passive"
    return reason.args[1] if len(reason.args) > 1 else "text"


def chosen(t, number, rng):
    """What to do in the main phase: most often something with the card, seldom to end it."""
    options = list(enumerate(t.ask.options))
    own = [place for place, option in options if t.table.cards.get(option.card) and is_own(t, option, number)]
    acts = [place for place, option in options if option.kind != "end"]
    end = [place for place, option in options if option.kind == "end"]
    by_chance = rng.random()
    return rng.choice(own if own and by_chance < 0.6 else acts if acts and by_chance < 0.9 else end)


def is_own(t, option, number):
    return option.kind == "evolve" or t.table.cards[option.card].number == number


def asked(number, seed):
    """The moments at which lines of a card are asked for in one such game."""
    rng = Random(f"{number} {seed}")
    t, bot = position(number, rng), RandomBot(rng.randrange(1 << 30))
    for _ in range(ANSWERS):
        ask = t.session.ask
        if ask is None:
            return
        if ask.kind == "by_hand" and ask.reason.args[0] == f"#{number}":
            yield moment_asked(ask.reason)
        t.session.answer((chosen(t, number, rng),) if ask.kind == "main" else bot.answer(ask, None))


PRINTS = sorted(manual_prints())


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted({number.partition("-")[0] for number, _ in PRINTS}))
def test_every_manual_line_is_asked_for_at_its_moment(name):
    silent = {}
    for number, moments in PRINTS:
        if number.partition("-")[0] != name or number in NO_BASE:
            continue
        left = set(moments)
        for seed in range(TRIES):
            left.difference_update(asked(number, seed))
            if not left:
                break
        else:
            silent[number] = left
    assert silent == {}


def test_every_shipped_card_has_a_script():
    """The others would stop as they arrive and on request only."""
    library = shipped_library()
    assert [number for number, facts in library.items() if facts.kind != "leader" and number not in SCRIPTS] == []


def test_no_line_of_a_shipped_card_waits_for_its_player_to_remember_it():
    assert [number for number, moments in PRINTS if "request" in moments or not moments] == []
