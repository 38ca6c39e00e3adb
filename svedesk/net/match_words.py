"""What players read of a match and its clocks, in the window and in a terminal."""

from __future__ import annotations

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM
from svedesk.net.link import SeatLink
from svedesk.net.match import DRAWN, Match
from svedesk.wire.messages_table import ChatLine, Lobby, MatchModel


def terms(match: MatchModel, lang: Lang) -> str:
    """How many games are played and how long they may take; "" for a single game without a clock."""
    sentences = []
    if match.best_of > 1:
        sentences.append(Message("match-best-of", (match.best_of,)))
    if match.minutes and not match.bonus:
        sentences.append(Message("clock-terms", (match.minutes,)))
    elif match.minutes:
        sentences.append(Message(f"clock-terms-{match.per}", (match.minutes, match.bonus)))
    return _joined(sentences, lang)


def score(lobby: Lobby) -> str:
    """The names with the games they have won; "" where a single game is played."""
    names = _names(lobby)
    if lobby.match.best_of == 1 or len(names) < 2:
        return ""
    return Match(lobby.match.best_of, lobby.match.results).score(names)


def standing(lobby: Lobby, lang: Lang) -> str:
    """How a match has ended, or who decides who begins its next game; "" where a single game is played."""
    match, names = Match(lobby.match.best_of, lobby.match.results), _names(lobby)
    if lobby.match.best_of == 1 or not match.results or len(names) < 2:
        return ""
    won = (match.won_by(0), match.won_by(1))
    if not match.over:
        return begins(lobby, lang)
    if match.leader == DRAWN:
        return PROGRAM.say(Message("match-drawn", won), lang)
    most, least = max(won), min(won)
    return PROGRAM.say(Message("match-won", (names[match.leader], most, least)), lang)


def begins(lobby: Lobby, lang: Lang) -> str:
    """Who goes first in the next game, or who decides it."""
    match, names = lobby.match, _names(lobby)
    if match.chooser in range(len(names)):
        return PROGRAM.say(Message("begins-loser", (names[match.chooser],)), lang)
    again = Match(match.best_of, match.results).goes_on
    if match.first in range(len(names)) and not again:
        return PROGRAM.say(Message("begins-named", (names[match.first] or f"{match.first + 1}",)), lang)
    return PROGRAM.say(Message("begins-chance"), lang)


def claimable(link: SeatLink, lang: Lang) -> str:
    """Why this seat may claim the game, as a sentence; "" when it may not."""
    lobby, why = link.lobby, link.claim
    if lobby is None or not why:
        return ""
    key = "other-out-of-time" if why == "time" else "other-absent"
    return PROGRAM.say(Message(key, (_names(lobby)[1 - link.seat],)), lang)


def time_is_up(link: SeatLink, lang: Lang) -> str:
    """What a seat out of time reads; "" while it has some, or the game is over."""
    lobby, left = link.lobby, link.times.left
    if lobby is None or lobby.phase != "playing" or link.seat not in range(len(left)) or left[link.seat] > 0:
        return ""
    other = 1 - link.seat
    if left[other] <= 0:
        return PROGRAM.say(Message("both-out-of-time"), lang)
    return PROGRAM.say(Message("own-out-of-time", (_names(lobby)[other],)), lang)


def chat_text(line: ChatLine, lang: Lang) -> str:
    """What a line of chat says; a quick phrase in the reader's language, one that a newer program has as it was
    sent."""
    return PROGRAM[lang].words["phrases"].get(line.phrase, line.text)


def clock(seconds: float) -> str:
    """Time left as minutes and seconds, tenths in the last ten seconds."""
    if 0 < seconds < 10:
        return f"0:0{int(seconds * 10) / 10:.1f}"
    whole = int(seconds)
    return f"{whole // 60}:{whole % 60:02}"


def _names(lobby: Lobby) -> tuple[str, ...]:
    return tuple(chair.name for chair in lobby.chairs)


def _joined(messages: list[Message], lang: Lang) -> str:
    return (" " if lang == "en" else "").join(PROGRAM.say(message, lang) for message in messages)
