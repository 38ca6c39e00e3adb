"""Which games there are: the one place that knows them all. Whoever needs a game is handed it, or this mapping."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property

from svedesk.engine.game import Game


class Games(Mapping[str, Game]):
    """Games by name, the default one first; each is loaded when it is first asked for."""

    def __init__(self, games: Mapping[str, Callable[[], Game]]) -> None:
        self._loaders = dict(games)
        self._loaded: dict[str, Game] = {}

    def __getitem__(self, name: str) -> Game:
        if name not in self._loaded:
            self._loaded[name] = self._loaders[name]()
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)

    @property
    def default_name(self) -> str:
        """The name of the game that is meant where nothing else is said."""
        return next(iter(self))

    @cached_property
    def default(self) -> Game:
        """The game that is meant where nothing else is said."""
        return self[self.default_name]


def shipped_games() -> Games:
    """The games that come with the program."""
    return Games({"sve": _sve, "dm": _dm})


def _sve() -> Game:
    from svedesk.games.sve.shadowverse import SVE

    return SVE


def _dm() -> Game:
    from svedesk.games.dm.duel_masters import DM

    return DM
