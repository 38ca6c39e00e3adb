"""What questions want and what their options are called, as the rules ask them."""

import pytest
from shipped import starter_decks, starter_library

from svedesk.engine.ask import Ask, Option
from svedesk.engine.log import Setup
from svedesk.engine.message import Message, named
from svedesk.engine.records import Place
from svedesk.engine.session import Session
from svedesk.games.sve.editions import EDITION_NAMES as EDITIONS
from svedesk.games.sve.keywords.printed import BANE_NUMBER
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.text.asks import option_label, question
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.text.sentences import plain

RULES = Sve(starter_library())


@pytest.fixture
def session() -> Session:
    decks = tuple(deck.as_list() for deck in starter_decks().values())[:2]
    return Session(RULES, Setup("sve", EDITIONS[-1], 1, decks, 0))


def lay(session, number: str, place: str) -> int:
    seat, zone = place.split()
    return session.table.create(number, int(seat), Place(int(seat), zone))


def label(session, option: Option, lang="en", kind="main", **more) -> str:
    ask = Ask(0, kind, (option,))

    def name(number):
        facts = RULES.facts(number)
        return facts.name_ja if lang == "ja" else facts.name

    return option_label(ask, option, session.view(0), lang, name, RULES.definition, **more)


def test_playing_names_the_card_and_its_cost(session):
    card = lay(session, "SD01-001", "0 hand")
    assert label(session, Option("play", card)) == "Play Aria, Fairy Princess (cost 6)"
    assert label(session, Option("play", card), "ja") == "フェアリープリンセス・アリアをプレイ（コスト6）"


def test_attacking_names_both(session):
    fairy, goblin = lay(session, "SD01-T01", "0 field"), lay(session, "SD01-017", "1 field")
    leader = session.table.zone(1, "leader")[0]
    assert label(session, Option("attack", fairy, goblin)) == "Attack Goblin with Fairy"
    assert label(session, Option("attack", fairy, goblin), target="Goblin 1/2") == "Attack Goblin 1/2 with Fairy"
    assert label(session, Option("attack", fairy, leader)) == "Attack the enemy leader with Fairy"
    assert label(session, Option("attack", fairy, leader), "ja") == "フェアリーで相手のリーダーを攻撃"


def test_an_ability_is_called_by_its_text(session):
    refuge, gardener = lay(session, "SD01-015", "0 field"), lay(session, "SD01-003", "0 field")
    assert label(session, Option("activate", refuge, index=1)) == (
        "Woodland Refuge: Act cost 1, engage: Return this card to its owner's hand."
    )
    assert label(session, Option("evolve", gardener)) == "Evolve Rose Gardener (cost 1)"


def test_a_mode_a_waiting_ability_and_a_token_say_what_they_are(session):
    choosing = next(
        (number, index)
        for number, definition in ((n, RULES.definition(n)) for n in starter_library())
        for index, ability in enumerate(definition.abilities)
        if "Choose" in ability.text("en", definition.facts.kind)
    )
    first, second = (
        label(session, Option("mode", index=i, label=Message("option-mode", (*choosing, i)))) for i in (0, 1)
    )
    assert first != second
    assert first.endswith(".")
    caster = lay(session, "SD01-006", "0 field")
    waiting = Option("pending", caster, label=Message("option-ability", ("SD01-006", 0)))
    assert label(session, waiting).startswith("Fairy Caster: Fanfare: Summon 3 Fairy tokens.")
    assert label(session, Option("token", label=Message("option-card", (named("SD01-T01"),)))) == "Fairy"


def test_a_card_that_has_left_is_still_named(session):
    gone = Option("pending", 9999, label=Message("option-ability", ("SD01-006", 0)))
    assert label(session, gone).startswith("Fairy Caster: ")
    assert label(session, Option("card", 9999, label=Message("option-card", (named("SD01-T01"),)))) == "Fairy"
    assert label(session, Option("card", 9999)) == "a card"


@pytest.mark.parametrize(
    ("kind", "option", "english", "japanese"),
    [
        ("main", Option("end"), "End the main phase", "メインフェイズを終了"),
        ("quick", Option("pass"), "Pass", "パス"),
        ("redraw", Option("yes"), "Redraw", "引き直す"),
        ("redraw", Option("no"), "Keep this hand", "引き直さない"),
        ("may", Option("yes"), "Yes", "はい"),
        ("by_hand", Option("done"), "Done", "完了"),
        ("evolve_point", Option("points", index=1), "Pay 1 play point", "PPを1払う"),
        ("evolve_point", Option("evolution", index=0), "Use an evolution point", "EPを1使う"),
        ("evolve_point", Option("points", index=2), "Pay 2 play points", "PPを2払う"),
        (
            "evolve_point",
            Option("evolution", index=1),
            "Use an evolution point and 1 play point",
            "EPを1使い、PPを1払う",
        ),
    ],
)
def test_plain_choices(session, kind, option, english, japanese):
    assert label(session, option, "en", kind) == english
    assert label(session, option, "ja", kind) == japanese


def test_a_question_names_the_card_that_asks(session):
    view_of = session.view
    goblin = lay(session, "SD01-017", "0 field")

    def name(number):
        return RULES.facts(number).name

    ask = Ask(0, "target", (), reason=Message("target-enemy-follower"), source=goblin)
    assert question(ask, view_of(0), "en", name) == "Goblin: Choose an enemy follower."
    leader = session.table.zone(0, "leader")[0]
    assert question(ask._replace(source=leader), view_of(0), "en", name) == "Choose an enemy follower."
    assert question(ask, view_of(0), "en", name, RULES.definition) == "Goblin: Choose an enemy follower."
    snipe = lay(session, "SD01-019", "0 hand")
    asked = question(ask._replace(source=snipe), view_of(0), "en", name, RULES.definition)
    assert asked == "Angelic Snipe: Select an enemy follower on the field and deal it 2 damage."
    asked = question(ask._replace(source=snipe), view_of(0), "ja", name, RULES.definition)
    assert asked == "Angelic Snipe: 相手のフォロワー1体を選ぶ。それに2ダメージ。"
    named_already = Message("which-evolved-card", (named("SD01-017"),))
    assert question(ask._replace(reason=named_already), view_of(0), "en", name) == "Choose the evolved card for Goblin."


@pytest.mark.parametrize(
    ("marked", "said"),
    [
        ("{FANFARE} Draw a card.", "Fanfare: Draw a card."),
        ("{ACT} {COST 1}, {ENGAGE}: Draw a card.", "Act cost 1, engage: Draw a card."),
        ("{COST X}", "cost X"),
        ("give it {ATK}+1/{DEF}+1", "give it attack +1/defense +1"),
        ("{SERVE}: x", "Serve: x"),
        ("no marks", "no marks"),
    ],
)
def test_marks_become_words(marked, said):
    assert plain(marked) == said


def test_no_mark_is_left_in_any_card():
    texts = [plain(card_text(RULES.definition(number), "en")) for number in starter_library()]
    assert not [text for text in texts if "{" in text]


def test_bane_that_waits_to_be_played_is_called_by_what_it_does(session):
    asp = lay(session, "SD01-017", "0 field")
    waiting = Option("pending", asp, label=Message("option-ability", (BANE_NUMBER, 0)))
    assert label(session, waiting) == "Goblin: After this follower has fought an enemy follower, destroy it."
    assert label(session, waiting, "ja") == "ゴブリン：これが相手のフォロワーと交戦したあと、それを破壊する。"
