"""What the process of a bot does: it answers questions until nobody asks it any more."""

from __future__ import annotations

import gc
import os
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection

from svedesk.bot.advice import ADVICE
from svedesk.bot.bot import Bot
from svedesk.bot.levels import make_bot
from svedesk.bot.plan import BotPlan
from svedesk.engine.view import View
from svedesk.games.registry import shipped_games
from svedesk.packs.owned import rules_of
from svedesk.wire.bot_messages import LONGEST_ERROR, BotAnswer, BotFailed, read_question
from svedesk.wire.live import decode
from svedesk.wire.messages_codec import write_message

_PATIENCE = 5
"""How much less urgent thinking is than what a person waits for."""


def made(plan: BotPlan) -> Bot:
    """The bot of a plan, in this process."""
    rules = rules_of(plan.game, plan.others)
    return make_bot(plan.level, shipped_games()[plan.game], rules, plan.edition, plan.seed, plan.deck)


def serve(link: Connection, plan: BotPlan) -> None:
    """What the process does until nobody asks it any more."""
    if hasattr(os, "nice"):
        os.nice(_PATIENCE)
    try:
        bot = made(plan)
        gc.freeze()  # the library is never garbage
        while True:
            wanted, view = read_question(link.recv_bytes())
            link.send_bytes(_reply(bot, plan, wanted, decode(view)))
    except (EOFError, OSError):
        return
    except Exception:
        with suppress(OSError):
            link.send_bytes(write_message(BotFailed(error=traceback.format_exc()[-LONGEST_ERROR:])))


def _reply(bot: Bot, plan: BotPlan, wanted: str, view: View) -> bytes:
    if wanted != "answer":
        rules = rules_of(plan.game, plan.others)
        return write_message(ADVICE[wanted](shipped_games()[plan.game], rules, plan.edition, view, plan.deck))
    if view.ask is None:
        raise LookupError("nothing is asked in this view")
    return write_message(BotAnswer(serial=view.ask.serial, answer=bot.answer(view.ask, lambda: view)))
