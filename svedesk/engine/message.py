"""Sentences as data: a key with arguments, put into words by a game's text module in the reader's language."""

from __future__ import annotations

from typing import NamedTuple


def named(number: str) -> str:
    """An argument that stands for the name of card `number` in whichever language the message is read."""
    return "#" + number


def number_named(argument: object) -> str:
    """The number of the card an argument stands for, "" for one that stands for something else."""
    return argument.removeprefix("#") if isinstance(argument, str) and argument.startswith("#") else ""


class Message(NamedTuple):
    """What is to be said: `key` finds the sentence, `args` fill it in order, `clause` is the rule it rests on.

    A string argument starting with "#" is a card number and is read as that card's name (see `named`).
    """

    key: str
    args: tuple[int | str, ...] = ()
    clause: str = ""


class Refused(Exception):
    """An answer or an operation was refused; nothing changed. `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message.key}{message.args}" + (f" ({message.clause})" if message.clause else ""))
        self.message = message
