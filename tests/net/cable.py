"""A second network on this machine: a namespace at the other end of a cable."""

import os
import subprocess
from pathlib import Path

NETWORK = f"10.213.{os.getpid() % 250}"
HERE, THERE = f"{NETWORK}.1", f"{NETWORK}.2"


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def sweep() -> None:
    """Take away what tests left that were killed."""
    listed = subprocess.run(["ip", "netns", "list"], check=True, capture_output=True, text=True).stdout
    for word in listed.split():
        _, begins, pid = word.partition("svedesk-")
        if begins and pid.isdecimal() and not Path(f"/proc/{pid}").exists():
            subprocess.run(["ip", "link", "del", f"sv{int(pid) % 100_000}a"], check=False, capture_output=True)
            subprocess.run(["ip", "netns", "del", word], check=False, capture_output=True)


class Cable:
    """A veth pair into a new namespace."""

    def __init__(self) -> None:
        self.name = f"sv{os.getpid() % 100_000}"
        self.space = f"svedesk-{os.getpid()}"
        self.ends = (f"{self.name}a", f"{self.name}b")
        sweep()
        ip("netns", "add", self.space)
        try:
            ip("link", "add", self.ends[0], "type", "veth", "peer", "name", self.ends[1])
            ip("link", "set", self.ends[1], "netns", self.space)
            ip("addr", "add", f"{HERE}/24", "brd", "+", "dev", self.ends[0])
            ip("-n", self.space, "addr", "add", f"{THERE}/24", "brd", "+", "dev", self.ends[1])
            ip("-n", self.space, "link", "set", "lo", "up")
            ip("-n", self.space, "link", "set", self.ends[1], "up")
            self.plug(True)
        except subprocess.CalledProcessError:
            self.remove()
            raise

    def plug(self, joined: bool) -> None:
        ip("link", "set", self.ends[0], "up" if joined else "down")

    def remove(self) -> None:
        subprocess.run(["ip", "link", "del", self.ends[0]], check=False, capture_output=True)
        ip("netns", "del", self.space)
