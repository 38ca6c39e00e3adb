"""`svedesk verify`: checks the exported proof of a network game."""

from __future__ import annotations

from pathlib import Path

from svedesk.cli import materials
from svedesk.cli.console import Arguments, Parser
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import PROOF
from svedesk.documents.reading import read_file
from svedesk.engine.message import Message
from svedesk.messages import PROGRAM
from svedesk.wire.net_kept import Proof, read_kept


def arguments(parser: Parser) -> None:
    """Which proof."""
    parser.add_argument("proof", type=Path, metavar="PROOF", help="a file written by Export proof or join --proof")
    parser.add_language()


def run(arguments: Arguments) -> int:
    """Play the game again with this program's rules; status 1 when something does not fit, or can't be checked here."""
    from svedesk.net.verify import check, signatures

    proof = read_kept(read_file(arguments.proof, PROOF), Proof)
    if proof is None:
        raise DamagedFile("file-foreign", PROOF.format, file=arguments.proof.name)
    verdict = check(proof, materials.rules(), materials.rule_problems)
    print(f"{verdict.heading(arguments.lang)}: {verdict.sentence(arguments.lang, lambda seat: f'Seat {seat + 1}')}")
    signed = signatures(proof)
    if not signed:
        print(PROGRAM.say(Message("signed-by-nobody"), arguments.lang))
    for seat, key, entries in signed:
        who = PROGRAM.say(Message("verdict-host"), arguments.lang) if seat < 0 else f"Seat {seat + 1}"
        print(PROGRAM.say(Message("signed-by", (who, key, entries)), arguments.lang))
    return 0 if verdict.verified else 1
