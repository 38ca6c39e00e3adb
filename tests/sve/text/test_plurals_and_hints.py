"""Names in the plural, and the line that says a text is resolved manually."""

import pytest

from svedesk.cards.library import shipped_library
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.shadowverse import SVE
from svedesk.games.sve.text.cards import card_text
from svedesk.phrases.wording import plural


@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("Onion Patch", "Onion Patches"),
        ("Fairy", "Fairies"),
        ("Forest Bat", "Forest Bats"),
        ("Charming Gentlemouse", "Charming Gentlemice"),
        ("Repair Mode", "Repair Modes"),
        ("Holy Day", "Holy Days"),
    ],
)
def test_a_name_stands_in_the_plural(name, names):
    assert plural(name) == names


def test_texts_of_cards_have_names_in_the_plural_and_one_hint():
    library = dict(shipped_library(SVE))
    rules = Sve(library)
    texts = {lang: [card_text(rules.definition(number), lang) for number in library] for lang in ("en", "ja")}
    assert any("Onion Patches" in text for text in texts["en"])
    assert not any(word in text for text in texts["en"] for word in ("Patchs", "Fairys", "mouses"))
    hints = {"en": "Resolve this card's text manually.", "ja": "このカードのテキストは手動で処理する。"}
    for lang, hint in hints.items():
        lines = [text.split("\n") for text in texts[lang]]
        assert any(rows.count(hint) == 1 for rows in lines)
        assert not any(hint in rows and sum(row.endswith(hint) for row in rows) > 1 for rows in lines)
