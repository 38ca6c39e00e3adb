"""The steps of an ability's text, and what that means while they are performed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

from svedesk.engine.ask import Flow
from svedesk.engine.records import Card
from svedesk.engine.script import Lang, Node, field_values, replace, rewritten, walk
from svedesk.games.sve.references import Ref
from svedesk.games.sve.script_node import Named, ScriptNode
from svedesk.games.sve.zones import BANISHED, CEMETERY, EX
from svedesk.phrases.saying import Worded
from svedesk.phrases.wording import capital

if TYPE_CHECKING:
    from svedesk.games.sve.abilities.cost import Cost
    from svedesk.games.sve.amount import Deed
    from svedesk.games.sve.game_state import GameState

_T = TypeVar("_T")
_Steps = TypeVar("_Steps")


@dataclass(slots=True)
class Context:
    """What a text means while it is performed: whose it is, its source, and what was chosen.

    `source` is the record of the card as it was when the ability was played or triggered, `this` the id it has now (0:
    gone). `playing` is 1 for the text of a card that is being played. `targets` holds what was selected while playing,
    each with the `Select` it was selected for: whether a part is valid (10.3.3) may be otherwise by the time the text
    is resolved; `divisions` what was divided between them, as cards and shares, with the `DealDivided` it is for;
    `modes` the options employed of a `Choose` (5.17.4), `declared` a card name (5.32.1). `it` is what the text last
    selected, made or was told of. `began` is the game as it was when the text began to be resolved.
    """

    seat: int
    source: Card
    this: int
    number: str
    index: int
    it: tuple[int, ...] = ()
    amount: int = 0
    playing: int = 0
    targets: list[tuple[Step, tuple[int, ...]]] = field(default_factory=list)
    divisions: list[tuple[Step, tuple[tuple[int, int], ...]]] = field(default_factory=list)
    modes: tuple[int, ...] = ()
    declared: str = ""
    began: GameState | None = None
    cost: tuple[Cost, ...] = ()
    """What playing it costs."""
    x_known: bool = False
    """Whether `amount` is X as its player determined it."""
    discarded: list[int] = field(default_factory=list)
    """The cards discarded for the cost, where they lie since."""
    paid: list[Step] = field(default_factory=list)
    """The steps whose additional cost is paid (10.6.2.2.1)."""
    former: tuple[int, ...] = ()
    latter: tuple[int, ...] = ()
    """What was selected first and second of two."""
    done: list[tuple[Deed, int]] = field(default_factory=list)
    """The cards it revealed, put into cemeteries and EX areas, and banished, with the ids they have since."""
    paid_more: bool = False
    """Whether what the card may cost in addition is paid (`OwnCost.more`)."""

    def named(self, name: str) -> tuple[int, ...]:
        """The cards that a text calls so (`Ref`)."""
        if name == "this":
            return (self.this,)
        return self.former if name == "former" else self.latter if name == "latter" else self.it

    def did(self, game: GameState, deed: Deed, card_ids: Iterable[int]) -> None:
        """Remember to which cards something was done: those that went where they were to go."""
        for card_id in card_ids:
            card = game.card(card_id)
            if card is not None and (deed == "revealed" or card.zone == _WENT_TO[deed]):
                self.done.append((deed, card_id))


_WENT_TO: Mapping[Deed, str] = {"buried": CEMETERY, "ex": EX, "banished": BANISHED}


class Redirect(NamedTuple):
    """Where a card goes instead of where it would have gone: a zone of its owner ("": where it would have), with the
    word for why, how it lies there, and whether the zone is that of the effect's controller."""

    zone: str = ""
    why: str = ""
    at: int | None = None
    engaged: bool = False
    yours: bool = False


class Step(Worded, ScriptNode):
    """One thing a text does: in English an imperative without capital or full stop, in Japanese a sentence without its
    full stop."""

    @property
    def at_once(self) -> tuple[Step, ...]:
        """The steps that are done when it is done, unlike those of a text for later."""
        step = getattr(self, "step", None)
        return (step,) if isinstance(step, Step) else ()

    moves: ClassVar[bool] = False
    """Whether what it is done to lies elsewhere afterwards, as a new card (4.1.4)."""
    is_joint: ClassVar[bool] = False
    """Whether it is only how a sentence joins the steps that are done at once."""
    is_open: ClassVar[bool] = False
    """Whether what a text says behind it belongs to it as well, up to where that says a condition of its own."""
    has_condition: ClassVar[bool] = False
    """Whether it says a condition of its own before anything else."""
    pays: ClassVar[bool] = False
    """Whether it is a cost that may be paid while the text is resolved, and what is done for it (10.4.7.5)."""

    manual: ClassVar[bool] = False
    """Whether its player does it manually, by what the card says."""

    @property
    def to_the_end(self) -> bool:
        """Whether all that comes behind it in its paragraph belongs to it (10.4.7.2)."""
        return any(step.to_the_end for step in self.at_once)

    stays_by_counter: ClassVar[bool] = False
    """Whether a card stays on the field by it and loses a Stack counter (13.3.2.2)."""

    @property
    def redirect(self) -> Redirect | None:
        """Where "it" goes by this step, for a text that says so of a card that would have gone elsewhere (10.10.1);
        None for a step that moves nothing, or something else."""
        return None

    @property
    def acts_on_it(self) -> bool:
        """Whether it is done to what was named before."""
        on = (getattr(self, name, None) for name in ("what", "to"))
        return any(isinstance(target, Ref) and target.name == "it" for target in on)

    def named_after(self, before: Named, inside: Named) -> Named:
        """What it moved is no longer there for the steps behind it."""
        named = ScriptNode.named_after(self, before, inside)
        return named._replace(moved=True) if self.moves and self.acts_on_it else named

    def may_stand_behind(self, other: Step) -> bool:
        """Whether a text that says it behind another step means it as a step of its own."""
        return not other.to_the_end and (self.has_condition or not other.is_open)

    def perform(self, game: GameState, context: Context) -> Flow:
        """Do it, asking where a choice is to be made."""
        raise NotImplementedError


BURST: dict[Lang, str] = {"en": "Union Burst ", "ja": "【ユニオンバースト】"}
"""What stands before an ability with the keyword Union Burst (JA 14.5.1.1.1)."""


KEYWORD_BEGINS = ("Combo (", "Necrocharge (", "NC (", "Spellchain (", "SC (")
"""How texts begin that keep their capital letter behind other words of a sentence."""


def made_for(step: Step, made: list[tuple[Step, tuple[_T, ...]]]) -> tuple[_T, ...]:
    """Take out what was selected or divided for this very step, which may stand in a text twice; nothing if its part
    of the text was not valid then."""
    for place, (other, chosen) in enumerate(made):
        if other is step:
            del made[place]
            return chosen
    return ()


def as_meant(part: Any) -> Any:  # noqa: ANN401 - what it is given it gives back
    """A part of a script, or a row of them, without what is only a way to say it: every step is a sentence of its own.
    Texts that mean the same are then equal."""
    if isinstance(part, tuple):
        flat: list[object] = []
        for value in map(as_meant, part):
            flat += value.at_once if isinstance(value, Step) and value.is_joint else (value,)
        return tuple(flat)
    if not isinstance(part, Node):
        return part
    parts = field_values(part)
    made = {name: as_meant(value) for name, value in parts.items() if isinstance(value, tuple | Node)}
    changed = {name: value for name, value in made.items() if value != parts[name]}
    changed_part = replace(part, **changed) if changed else part
    return changed_part.as_meant() if isinstance(changed_part, ScriptNode) else changed_part


def read(steps: tuple[Step, ...], lang: Lang) -> str:
    """Steps as sentences, one for each step."""
    if lang == "ja":
        return "".join(f"{step.ja()}。" for step in steps)
    return " ".join(f"{capital(step.en())}." for step in steps)


def perform(steps: tuple[Step, ...], game: GameState, context: Context) -> Flow:
    """Perform steps in the written order (10.6.2.8.2)."""
    for step in steps:
        yield from step.perform(game, context)


def resolve(steps: tuple[Step, ...], game: GameState, context: Context) -> Flow:
    """Resolve a text: what its conditions count in cemeteries is fixed now (13.3.1.4, 13.5.1.3.2)."""
    context.began = game.before()
    yield from perform(with_x(steps, context.amount) if context.x_known else steps, game, context)


def with_x(steps: _Steps, number: int) -> _Steps:
    """Steps, or one of them, with that number for the X that cards cost; the same ones where none asks for it."""
    if not _asks_for_x(steps):
        return steps
    made: _Steps = rewritten(steps, lambda node: node.with_x(number) if isinstance(node, ScriptNode) else node)
    return made


@lru_cache(256)
def _asks_for_x(steps: object) -> bool:
    return any(isinstance(node, ScriptNode) and node.asks_for_x for node in walk(steps))
