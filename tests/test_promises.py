"""What the architecture promises, each with the tests that show it."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
PROMISES = {
    "one log, one state: undo, save, replay and resume are the same fold": (
        "sve/properties/test_random_games.py::test_a_log_replays_to_the_same_digest",
        "engine/test_properties.py::test_a_log_with_operations_replays_to_the_same_digest",
        "sve/properties/test_time.py::test_undoing_any_answer_is_as_if_it_had_not_been_given",
    ),
    "the rulebook is readable in the code: each clause has a test named by it": (
        "cli/test_rules.py::test_every_clause_a_test_can_prove_is_proved",
    ),
    "rules on, rules off, the same game": (
        "sve/properties/test_by_hand.py::test_every_kind_of_operation_at_every_question_of_a_game_is_done_or_refused",
        "gui/test_manual_in_quick.py::test_rules_off_edit_rules_on_and_the_window_goes_on",
    ),
    "nobody's program holds what its player may not know": (
        "sve/properties/test_hidden_cards.py::test_swapping_in_ten_games",
        "net/test_secrets.py::test_what_is_sent_is_the_same_byte_for_byte_when_only_hidden_cards_are_others",
        "gui/table/test_handover.py::test_what_a_hidden_card_left_on_the_screen_goes_with_the_cover",
    ),
    "what you read is what runs": (
        "sve/test_parity.py::test_every_scripted_card_reads_as_printed",
        "sve/text/test_every_argument_is_said.py::test_what_is_changed_is_said",
    ),
    "playable without a picture; no printed text in the project": (
        "gui/look/test_art.py::test_the_same_facts_give_the_same_picture",
        "sve/test_parity.py::test_no_printed_text_lies_in_the_project",
    ),
    "the same setup, seed and log give the same bytes": (
        "sve/properties/test_time.py::test_games_are_the_same_under_every_hash_seed",
    ),
    "the window decides no rule and sees no table": ("test_layers.py::test_rooms_import_only_what_they_may",),
    "the window has no hub and no large circle": (
        "gui/test_structure.py::test_no_large_circle_of_imports",
        "gui/test_structure.py::test_nobody_outside_of_app_names_the_window",
    ),
    "files and packets are hostile": (
        "test_layers.py::test_packages_from_outside_stay_where_they_belong",
        "gui/look/test_load_picture.py::test_a_damaged_file_is_refused_or_shown_and_nothing_else",
    ),
    "it never loses work": (
        "desk/test_journal.py::test_a_program_that_is_killed_loses_nothing",
        "desk/test_journal.py::test_what_was_done_is_on_the_disk_before_it_is_shown",
    ),
    "files of older versions open unchanged in meaning": (
        "compatibility/test_older_files.py::test_what_an_older_version_wrote_means_the_same",
    ),
}


@pytest.mark.parametrize("promise", PROMISES)
def test_each_promise_has_its_tests(promise):
    for place in PROMISES[promise]:
        file, name = place.split("::")
        found = TESTS / file
        assert found.is_file(), file
        assert re.search(rf"^def {name}\(", found.read_text(encoding="utf-8"), re.M), place
