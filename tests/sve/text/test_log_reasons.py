"""Each line of the log can say why it happened: an ability with its text, or a clause of the rules."""

from sve.playing import shipped

from svedesk.engine.events import (
    Attacked,
    CardMoved,
    CardTurned,
    DamageDealt,
    GameEnded,
    NumberChanged,
    PhaseBegan,
    Played,
)
from svedesk.engine.records import Outcome, Place
from svedesk.engine.table_words import LogEvent
from svedesk.games.sve.text.log import Teller
from svedesk.games.sve.text.log_reasons import LogReasons

HAND, DECK, FIELD, CEMETERY = (Place(0, zone) for zone in ("hand", "deck", "field", "cemetery"))


def reasons(*events, by_hand=False):
    """What each line says of why."""
    rules = shipped()
    teller = Teller("en", 0, lambda number: rules.facts(number).name, (), LogReasons("en", rules.definition))
    return [line.why for line in teller.read([LogEvent(event, by_hand) for event in events])]


def moved(source, to, why, was=1):
    return CardMoved(was, 2, "SD01-017", source, to, 3, 3, why)


def test_the_rules_say_why():
    begun = PhaseBegan(0, "start", 3)
    draw = moved(DECK, HAND, "draw")
    assert reasons(begun, draw)[1] == "At the start of a turn, its player draws a card (7.2.4)."
    end = PhaseBegan(0, "end", 3)
    assert reasons(end, moved(HAND, CEMETERY, "discard"))[0].endswith("(7.4.7).")
    assert reasons(end, CardTurned(5, 1))[0].endswith("(7.4.3).")
    lost = GameEnded(Outcome((0,), ((1, "deck"),)))
    assert reasons(lost) == ["A player who must draw from an empty deck loses (1.2.1.2)."]
    assert reasons(NumberChanged(1, "evolution_points", 3, 2))[0].endswith("(12.2.3).")
    assert reasons(Attacked(0, 1, 2), NumberChanged(1, "leader_defense", 20, 17))[1].endswith("(8.4.9).")
    assert reasons(draw) == ["Before the game, both players draw four cards (6.2.1.7)."]


def test_an_ability_is_told_with_its_text():
    played = Played(0, "automatic", 7, "SD01-007", 0)
    hurt = DamageDealt(7, 9, 1, "ability")
    said = reasons(played, hurt, moved(FIELD, CEMETERY, "destroy", was=9))
    assert said[0] == said[1]
    assert said[1].startswith(
        "Because of Elf Metallurgist: Fanfare: Select an enemy follower on the field and deal it 1"
    )
    assert said[2] == "A follower whose defense is 0 is destroyed (11.3.1)."


def test_an_ability_is_called_by_its_keyword():
    rules = shipped()
    log = Teller("en", 0, lambda number: rules.facts(number).name, (), LogReasons("en", rules.definition))
    assert log.lines([Played(0, "automatic", 7, "SD01-007", 0)]) == ("Elf Metallurgist's Fanfare triggers.",)
    assert log.lines([Played(0, "automatic", 7, "keyword:drain", 0)]) == ("Drain triggers.",)
    assert log.lines([Played(0, "automatic", 7, "SD01-007", 9)]) == ("Elf Metallurgist's ability triggers.",)


def test_what_is_paid_before_an_ability_is_no_effect_of_the_one_before():
    played = Played(0, "activated", 7, "SD03-008", 1)
    paid = (CardTurned(7, 1), moved(HAND, CEMETERY, "discard"))
    assert reasons(*paid, played)[:2] == ["Part of the cost of Penguin Wizard's ability."] * 2
    before = Played(0, "card", 3, "SD03-005")
    assert reasons(before, *paid, played)[1:3] == ["", ""]


def test_manual_actions_say_so():
    change = NumberChanged(0, "play_points", 1, 2)
    assert reasons(change, by_hand=True) == ["This was done manually, without the rules."]
