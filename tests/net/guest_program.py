"""A guest with a random bot and quick timing, as a process: `guest_program.py CODE ADDRESS PORT SEED`."""

import json
import sys
from pathlib import Path
from tempfile import mkdtemp

from net.lan import QUICK, attach_bot, deck, sve

from svedesk.net.code import read_code
from svedesk.net.guest import GuestLink
from svedesk.net.loop import Loop
from svedesk.net.tickets import Ticket
from svedesk.net.verify import check


def main() -> None:
    text, address, port, seed = sys.argv[1:]
    code = read_code(text).at(address, int(port))
    loop = Loop()
    link = GuestLink(code, "Ben", timing=QUICK, ticket=Ticket.of(Path(mkdtemp()), code, "Ben"))

    def heard(news) -> None:
        if news.kind == "state":
            print("state", link.state, link.trouble.key if link.trouble else "", flush=True)
        if news.kind == "state" and link.state == "joined" and link.lobby is None:
            link.choose_deck(deck("SD02"))
            link.ready()
        if link.proof is not None or link.state == "closed":
            loop.stop()

    link.follow(heard)
    attach_bot(link, int(seed))
    link.join()
    loop.run()
    verdict = check(link.proof, sve())
    link.leave()
    loop.drain(lambda: False, 0.2)
    print(json.dumps({"verified": verdict.verified, "resyncs": link.seen.resyncs}), flush=True)


main()
