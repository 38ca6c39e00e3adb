"""Two programs with their own folders, one of which has a pack: from its installation to the check of a whole game."""

from collections import Counter

import pytest
from net.programs import Program, svedesk
from packs.sample_packs import pack
from shipped import SVE, having, starter_decks

from svedesk.decks.files import save_deck
from svedesk.games.sve.facts import SveFacts
from svedesk.packs.model import PackCard
from svedesk.packs.shelf import Packs

VIXEN = PackCard(
    SveFacts("FOX-001", "Vixen", "雌狐", "follower", classes=("Neutral",), cost=1, attack=2, defense=1), "storm"
)
WARBLER = PackCard(
    SveFacts("FOX-002", "Warbler", "歌鳥", "follower", classes=("Neutral",), cost=2, attack=2, defense=2),
    text="Fanfare: Warble twice.",
)


@pytest.fixture
def deck(tmp_path):
    """Six of its forty cards are of the pack, or would be."""
    plain = starter_decks()["SD01"]
    main = Counter(dict(plain["main"]))
    for number in ("FOX-001", "FOX-002"):
        del main[next(other for other, count in main.items() if count == 3)]
        main[number] = 3
    save_deck(tmp_path / "foxes.json", having(plain, main=tuple(main.items()), name="Foxes"), SVE)
    return tmp_path / "foxes.json"


@pytest.fixture
def homes(tmp_path):
    """The pack is at Aya's alone."""
    folders = tmp_path / "aya", tmp_path / "ben"
    Packs(SVE, folders[0] / "svedesk" / "packs").keep(pack(VIXEN, WARBLER, id="foxes", name="Foxes"), {})
    return folders


@pytest.fixture
def start(qtbot):
    made = []

    def program(home, *words):
        made.append(Program(qtbot, home, svedesk(*words)))
        return made[-1]

    yield program
    for one in made:
        one.close()


def way_to(host) -> tuple[str, ...]:
    code = host.line("Join code")
    return code, "--address", f"127.0.0.1:{host.line('Address').rpartition(' ')[2]}"


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_the_pack_is_at_the_host_and_the_guest_plays_to_the_end_and_blames_nobody(start, homes, deck):
    host = start(homes[0], "host", "--bot", "--deck", str(deck), "--json")
    guest = start(homes[1], "join", *way_to(host), "--bot", "--deck", "SD02", "--json").result()
    assert guest["finished"]
    assert guest["verdict"] == (
        "Not checked: The shuffles were fair. The rest can't be checked here: you don't have “Vixen”"
        " (FOX-001) of the pack “Foxes” and 1 more card."
    )


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize("bot", [True, False])
def test_the_pack_is_at_the_guest_who_is_told_that_the_host_lacks_it(qtbot, start, homes, deck, bot):
    host = start(homes[1], "host", "--headless")
    guest = start(homes[0], "join", *way_to(host), "--deck", str(deck), *(("--bot",) if bot else ()))
    start(homes[1], "join", *way_to(host), "--deck", "SD02", "--bot")  # decks are shown once both are ready
    sentence = "does not have Vixen (FOX-001). Both players need the pack “Foxes”."
    qtbot.waitUntil(lambda: sentence in guest.text)
    if bot:
        qtbot.waitUntil(lambda: not guest.running)
        assert guest.process.exitCode() == 1


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_with_the_pack_at_both_the_game_is_verified(start, homes, deck):
    Packs(SVE, homes[1] / "svedesk" / "packs").keep(pack(VIXEN, WARBLER, id="foxes", name="Foxes"), {})
    host = start(homes[0], "host", "--bot", "--deck", str(deck), "--json")
    guest = start(homes[1], "join", *way_to(host), "--bot", "--deck", str(deck), "--json").result()
    assert guest["verified"], guest["verdict"]
