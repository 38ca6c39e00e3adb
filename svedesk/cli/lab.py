"""`svedesk lab`: what a deck is worth, found out by many games of bots."""

from __future__ import annotations

import json
import os
import re
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import BinaryIO

from svedesk import __version__
from svedesk.bot.plan import LEVELS
from svedesk.cli import console, materials
from svedesk.cli.arena import workers_argument
from svedesk.cli.console import INTERRUPTED, Arguments, CommandError, Parser, say
from svedesk.cli.lab_output import Progress, as_text
from svedesk.decks.file_kind import is_deck
from svedesk.decks.model import Deck
from svedesk.decks.starter import starter_decks
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.documents.folders import make_folder
from svedesk.documents.kinds import LAB_SUFFIX
from svedesk.documents.paths import file_stem
from svedesk.documents.reading import is_there
from svedesk.documents.writing import save_by, save_file
from svedesk.engine.message import Refused
from svedesk.engine.script import Lang
from svedesk.lab.cluster import ClusterError, spread_to_cluster
from svedesk.lab.deck_games import pairing, play_task
from svedesk.lab.export import as_csv, as_fields, as_html
from svedesk.lab.planning import LabTerms, common_format, plan, problems, swapped
from svedesk.lab.results_file import JoinedRuns
from svedesk.lab.series import LabSeries, ShareOut, replay
from svedesk.lab.states import states
from svedesk.lab.tables import facts, names_in, tables
from svedesk.lab.tally import Results
from svedesk.lab.workers import TaskFailed, TaskKills, spread
from svedesk.packs.owned import rules_of
from svedesk.wire.lab_results import MOST_DECKS, MOST_GAMES, LabGame

GAMES, LEVEL, SEED = 400, "regular", 1
"""What is played where nothing else is said."""
JOIN = "join"
"""What stands in the place of a deck where results are joined."""
_RESULTS = f"results{LAB_SUFFIX}"
"""The results in a folder."""


def arguments(parser: Parser) -> None:
    """Which decks, how many games, and what is made of them."""
    parser.add_argument(
        *("deck",),
        nargs="*",
        metavar="DECK",
        help="your deck: code, file or share code; or “join” and result files, to make one of them",
    )
    parser.add_argument(
        "--against", nargs="+", metavar="DECK", default=(), help="the decks it plays against, or folders of them"
    )
    parser.add_argument(
        "--compare", metavar="DECK", help="also play this deck against the same decks, and compare the two"
    )
    parser.add_argument(
        "--swap",
        metavar="[N:]OUT=IN",
        action="append",
        default=[],
        help="compare with the same deck, N copies (default: all) of a card swapped for another",
    )
    parser.add_argument(
        *("--which",),
        nargs=2,
        metavar="CARD",
        help="compare the deck with the first of two cards in place of the second, and the other way round",
    )
    parser.add_argument(
        "--games",
        type=console.positive,
        metavar="N",
        help=f"games against each deck (default: {GAMES}, or as many as it was started with)",
    )
    parser.add_argument("--level", choices=("random", *LEVELS), help="level of the computer players (default: regular)")
    parser.add_argument("--seed", type=console.seed, metavar="S", help=f"random seed (default: {SEED})")
    materials.rules_arguments(parser)
    parser.add_argument(
        "--without-text", action="store_true", help="play cards that are resolved manually without their text"
    )
    workers_argument(parser)
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on a Dask cluster: tcp://host:8786")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="continue the results in this file, or start them there"
    )
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="save every game as a replay, and the results")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the tables as CSV")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write the tables as a web page")
    parser.add_argument(
        *("--states",),
        type=Path,
        metavar="FILE",
        help="write what each player saw and answered at each decision, as JSON lines",
    )
    parser.add_argument("--json", action="store_true", help="print as JSON")
    parser.add_language()


def run(arguments: Arguments) -> int:
    """Play what is left, and print; 130 when it was interrupted, 1 when not all games could be played."""
    if arguments.deck[:1] == [JOIN]:
        return _join(arguments)
    series = _series(arguments)
    if series.other_version:
        say(DamagedFile("lab-other-version", series.plan.program, file=series.path.name).in_words(arguments.lang))
    status, stopped_by = _play(series, _share_out(arguments))
    _print(series.results, arguments, series.path, series.left)
    if arguments.states:
        _write_states(series, arguments.states)
    if stopped_by:
        say(stopped_by)
    if series.left:
        say(f"{series.left:,} games are left. Go on with: svedesk lab --resume {series.path}")
    elif arguments.keep:
        _keep_games(series, arguments.keep, arguments.workers)
    return status


# -- what is played ---------------------------------------------------------------------------------------------------


def _series(arguments: Arguments) -> LabSeries:
    if (arguments.games or 0) > MOST_GAMES:
        raise CommandError(f"At most {MOST_GAMES:,} games can be played against each deck.")
    path: Path | None = arguments.resume or arguments.keep
    if path is not None and (path.is_dir() or path == arguments.keep):
        make_folder(path)
        path /= _RESULTS
    if path is not None and is_there(path):
        return _resumed(path, arguments)
    if not arguments.deck:
        raise CommandError(
            "Name a deck, or results to go on with: svedesk lab DECK --against DECK ... [--resume FILE]."
        )
    if len(arguments.deck) > 1:
        raise CommandError("Name one deck. Those it plays against stand behind --against.")
    if not arguments.against:
        raise CommandError("Name the decks to play against: --against SD01 SD02 ...")
    lists = [materials.deck(arguments.deck[0])]
    if sum(map(bool, (arguments.compare, arguments.swap, arguments.which))) > 1:
        raise CommandError("Choose one of --compare, --swap and --which.")
    if arguments.compare:
        lists.append(materials.deck(arguments.compare))
    if arguments.swap:
        lists.append(_swapped(lists[0], arguments.swap))
    if arguments.which:
        card, other = arguments.which
        lists = _with_each(lists[0], card, other, arguments.format or lists[0].format)
    against = _against(arguments)
    form = arguments.format or common_format((*lists, *against), materials.game())
    for deck in (*lists, *against):
        _check(deck, form, arguments)
    if note := materials.game().edition_note(arguments.rules, arguments.lang):
        say(note)
    terms = LabTerms(
        arguments.level or LEVEL,
        arguments.rules,
        form,
        arguments.games or GAMES,
        SEED if arguments.seed is None else arguments.seed,
        arguments.without_text,
    )
    return LabSeries.begin(plan(lists, against, terms, materials.game(), materials.rules()), path)


def _resumed(path: Path, arguments: Arguments) -> LabSeries:
    series = LabSeries.resume(path, materials.rules(), arguments.games)
    if arguments.deck:
        wanted = (materials.deck(arguments.deck[0]), *_against(arguments))
        if tuple(deck.as_list() for deck in wanted) != (series.plan.lists[0], *series.plan.against):
            raise CommandError(
                f"The games in “{readable(path.name)}” are of other decks. Name another file, or no decks to go on with"
                " it."
            )
    for what in ("level", "seed"):
        wanted, there = getattr(arguments, what), getattr(series.plan, what)
        if wanted not in (None, there):
            raise CommandError(
                f"The games in “{readable(path.name)}” are played with the {what} {there}, not {wanted}. Name another"
                f" file, or go on without --{what}."
            )
    return series


def _against(arguments: Arguments) -> list[Deck]:
    """The decks to play against. Of a folder those that can be played: what can't is told, and the others are."""
    decks: list[Deck] = []
    for wanted in arguments.against:
        folder = Path(wanted)
        if wanted.upper() in starter_decks(materials.game()) or not folder.is_dir():
            decks.append(materials.deck(wanted))
            continue
        before = len(decks)
        for path in sorted(path for path in folder.iterdir() if path.is_file() and is_deck(path)):
            try:
                deck = materials.deck(str(path))
                _check(deck, arguments.format or deck.format, arguments)
            except (CommandError, DamagedFile) as error:
                reason = error.in_words(arguments.lang) if isinstance(error, DamagedFile) else str(error)
                say(f"“{readable(path.name)}” is left out: {reason}")
            else:
                decks.append(deck)
        if len(decks) == before:
            raise CommandError(f"No deck in “{readable(wanted)}” can be played.")
    if len(decks) > MOST_DECKS:
        raise CommandError(f"Name at most {MOST_DECKS} decks to play against.")
    return decks


def _with_each(deck: Deck, card: str, other: str, form: str) -> list[Deck]:
    """The deck with as many copies of the first of two cards in the place of the other as it may have, and the other
    way round."""
    lists = []
    for wanted, instead in ((card, other), (other, card)):
        numbers = {facts.number for facts in materials.card(instead)}
        copies = sum(count for _, cards in deck.sections for number, count in cards if number in numbers)
        with_it = (_swapped(deck, [f"{count}:{instead}={wanted}"]) for count in range(copies, 0, -1))
        legal = (made for made in with_it if not materials.rule_problems(made.as_list(), form))
        name = f"{deck.name}, {materials.card(wanted)[0].name}"[:200]
        lists.append(replace(next(legal, deck), name=name))
    if lists[0].sections == lists[1].sections:
        raise CommandError(
            f"{readable(deck.name)} can't have “{readable(card)}” in the place of “{readable(other)}”, nor the other"
            " way round."
        )
    return lists


def _check(deck: Deck, form: str, arguments: Arguments) -> None:
    """A deck is played if it may be."""
    materials.check_legal(deck, form, arguments.lang)
    wrong = problems(deck, form, materials.game(), materials.rules(), materials.library())
    words = materials.table().words(materials.rules(), arguments.lang, materials.names(arguments.lang))
    if wrong.by_hand and not arguments.without_text:
        names = ", ".join(f"{words.name(number)} ({number})" for number in wrong.by_hand)
        raise CommandError(
            f"{readable(deck.name)} has cards that are resolved manually: {names}. Add --without-text to play them"
            " without their text."
        )


def _swapped(deck: Deck, swaps: list[str]) -> Deck:
    """The deck with all swaps done."""
    for swap in swaps:
        match = re.fullmatch(r"(?:(\d{1,2}):)?([^=]+)=([^=]+)", swap)
        if match is None:
            raise CommandError(f"“{readable(swap)}” is no swap. Write OUT=IN with numbers or names of cards.")
        held = set(deck.numbers())
        out = next((card for card in materials.card(match[2].strip()) if card.number in held), None)
        section_of = materials.game().decks.section_of
        matches = materials.card(match[3].strip())
        into = next((card for card in matches if out and section_of(card) == section_of(out)), matches[0])
        if out is None:
            raise CommandError(f"{readable(deck.name)} has no “{readable(match[2].strip())}” to swap.")
        if section_of(into) != section_of(out):
            raise CommandError(f"{into.name} does not go into the same part of a deck as {out.name}.")
        name = f"{deck.name}, {into.name} for {out.name}"[:200]
        changed = swapped(deck, out.number, into.number, name, int(match[1]) if match[1] else None)
        if changed is None:
            raise CommandError(f"{readable(deck.name)} has not as many of {out.name} to swap.")
        deck = changed
    return deck


# -- playing ----------------------------------------------------------------------------------------------------------


def _share_out(arguments: Arguments) -> ShareOut:
    prepare = partial(rules_of, materials.game().name)
    if arguments.scheduler:
        alone = partial(say, "The cluster has no workers now; waiting for one. Ctrl+C stops.")
        return partial(spread_to_cluster, play_task, scheduler=arguments.scheduler, prepare=prepare, alone=alone)
    return partial(spread, play_task, workers=arguments.workers, prepare=prepare)


def _play(series: LabSeries, share_out: ShareOut) -> tuple[int, str]:
    """The status, and why not all was played."""
    if not series.left:
        return 0, ""
    progress = Progress(series.games, series.left)
    try:
        for _ in series.play(share_out):
            progress.step()
    except KeyboardInterrupt:
        return INTERRUPTED, "Stopped."
    except DamagedFile as error:
        return 1, error.sentence
    except ClusterError as error:
        return 1, str(error)
    except TaskFailed as error:
        return 1, f"A game could not be played: {error}."
    except TaskKills as error:
        return 1, f"The process that plays game {error.place + 1} ended again and again."
    finally:
        progress.end()
    return 0, ""


# -- what comes of it -------------------------------------------------------------------------------------------------


def _join(arguments: Arguments) -> int:
    """Print the results of several runs as one, and write them to a file where one is named."""
    paths = [Path(name) for name in arguments.deck[1:]]
    if len(paths) < 2:
        raise CommandError("Name at least two files of results to join: svedesk lab join FILE FILE ...")
    runs = JoinedRuns(paths)
    for name, program in runs.programs:
        if program != __version__:
            say(DamagedFile("lab-other-version", program, file=name).in_words(arguments.lang))
    out: Path | None = arguments.resume
    if out is not None:
        if is_there(out):
            raise CommandError(f"“{readable(out.name)}” is there already. Name a new file for the joined results.")
        if len(runs.seeds) > 1:
            raise CommandError("These runs have several seeds: their tables can be joined, but not their files.")
        runs.keep(out)
    _print(runs.results(), arguments, out, 0)
    return 0


def _write_states(series: LabSeries, path: Path) -> None:
    """Every decision of the games that were played."""
    played_otherwise = 0

    def write(file: BinaryIO) -> None:
        nonlocal played_otherwise
        for game in series.kept_games():
            try:
                file.writelines(states(series.plan, game))
            except Refused:
                played_otherwise += 1

    save_by(path, write)
    if played_otherwise:
        say(f"{played_otherwise:,} games are left out of {path.name}: the rules play them otherwise now.")


def _print(results: Results, arguments: Arguments, path: Path | None, left: int) -> None:
    plan = results.plan
    lang: Lang = arguments.lang
    name = names_in(materials.game(), materials.library(), lang, materials.names(lang))
    shown = tables(results, materials.game().decks, materials.library())
    if arguments.csv:
        save_file(arguments.csv, as_csv(shown, lang, name).encode("utf-8-sig"))
    if arguments.html:
        title = " / ".join(deck.name for deck in plan.lists)
        save_file(arguments.html, as_html(title, facts(results, lang), shown, lang, name).encode())
    if arguments.json:
        decks = {field: [deck.name for deck in getattr(plan, field)] for field in ("lists", "against")}
        played = {"played": len(results.done), "left": left, "file": str(path) if path else ""}
        result = {**plan._asdict(), **decks, **played, "tables": [as_fields(table, name) for table in shown]}
        print(json.dumps(result, ensure_ascii=False))
    else:
        print(as_text(results, shown, lang, name), end="")


def _keep_games(series: LabSeries, folder: Path, workers: int) -> None:
    """Every game as a replay."""
    names: dict[int, Path] = {}
    games: list[LabGame] = []
    for game in series.kept_games():
        path = folder / replay_name(series, game)
        if not is_there(path):
            names[len(games)] = path
            games.append(game)
    if not games:
        return
    for place, data in spread(
        partial(replay, series.plan), games, workers, prepare=partial(rules_of, series.plan.game)
    ):
        save_file(names[place], data)
    say(f"{len(games):,} games are in {folder}. svedesk {folder}{os.sep}{names[0].name} opens one.")


def replay_name(series: LabSeries, game: LabGame) -> str:
    """The file of a game."""
    at = pairing(series.plan, game.place)
    against = file_stem(series.plan.against[at.against].name, "deck")
    which = f"-list{at.deck + 1}" if len(series.plan.lists) > 1 else ""
    return f"{at.nth + 1:05}{which}-{against}-{game.result}.svedesk"
