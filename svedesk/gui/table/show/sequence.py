"""The events of one action, one after the other: when each begins, and what of it is seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from svedesk.engine.events import (
    Attacked,
    AttackEnded,
    CardChanged,
    CardLinked,
    CardMoved,
    CardTurned,
    DamageDealt,
    Event,
    GameEnded,
    NumberChanged,
    Played,
)
from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.arrange import lies_at
from svedesk.gui.table.arrow import ArrowItem
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.motion import TURN, Curve
from svedesk.gui.table.show.cast import FIRE, EffectKind, burn, cast, class_light, effect_of, leaves
from svedesk.gui.table.show.combat import BOLT, STOP, TOLD, Blow, bolt, lunge, struck
from svedesk.gui.table.show.defeat import LAST_STOP, announce_end, defeat, quake
from svedesk.gui.table.show.evolve import DEATH, evolve
from svedesk.gui.table.show.journeys import Journeys
from svedesk.gui.table.show.looks import changed, gained, hurt
from svedesk.gui.table.show.stage import GROW, Stage, before

if TYPE_CHECKING:
    from svedesk.gui.table.scene import TableScene

Hold = Mapping[Place | tuple[int, str], Callable[[], None]]
"""What a pile or a number shows afterwards, by its place or its seat and name."""
BREAKS = 200.0
"""Milliseconds a shield is lit before it breaks."""
BANNER = 420.0
"""Milliseconds a new turn is announced before anything happens in it."""


class EventSequence:
    """Walks through events and puts each on the clock. `at` is when the next begins."""

    def __init__(self, scene: TableScene, journeys: Journeys, holds: Hold) -> None:
        self._scene, self._stage, self._journeys = scene, Stage(scene), journeys
        self._holds = dict(holds)
        self._held: set[Place | tuple[int, str]] = set()
        self.at = 0.0
        self.turn_at = 0.0
        """When a turn begins that begins in these events."""
        self._arrows: list[tuple[ArrowItem, CardItem]] = []
        self._words = scene.words
        self._fighting: tuple[int, ...] = ()
        """The attacker and its target, while the arrow between them is to be seen."""
        self.ruined: set[CardItem] = set()
        """What stays broken."""
        self._burns = 0
        """The spell whose damage is fire."""
        self.turned: dict[CardItem, float] = {}
        """When the cards turn that are turned."""
        self._looks: dict[CardItem, CardView] = {}
        """How cards look at this point of the events, where that is not what they wear."""
        self._numbers = {zone.number: zone.name for zone in scene.words.table.zones.values() if zone.number}

    def walk(self, events: Sequence[Event]) -> None:
        """Put all of them on the clock."""
        place = 0
        while place < len(events):
            event, rest = events[place], events[place:]
            place += 1
            match event:
                case Attacked():
                    self._attacked(event, rest)
                case DamageDealt():
                    place += self._damage(rest) - 1
                case NumberChanged():
                    self._number(event)
                case CardTurned():
                    self._turned(event, rest)
                case CardMoved():
                    self._end_arrows_unless(rest)
                    if event.was and event.was in self._fighting:
                        self._fade_attack(DEATH if event.why == "destroy" else 0.0)
                    if event.why == "break" and (shield := self.actor(event.was)) is not None:
                        self._stage.flash(shield, self.at, self._scene.theme.attack)
                        self.at += BREAKS
                    place += self._journeys.moved(self, rest) - 1
                case CardLinked() if event.on:
                    self._evolved(event)
                case CardChanged():
                    place += self._changed(rest) - 1
                case Played():
                    self._played(event, rest[1:])
                case AttackEnded() if self._fighting:
                    self._fade_attack()
                case GameEnded():
                    self._ended(event)
        self._end_arrows()

    def actor(self, card: int) -> CardItem | None:
        """The item that stands for a card at this point of the events."""
        return self._journeys.actors.get(card)

    def _look(self, item: CardItem) -> CardView | None:
        return self._looks.get(item, item.worn[0])

    def changes(self, item: CardItem) -> bool:
        """Whether a card looks otherwise in between."""
        return item in self._looks or item in self.turned

    def waits_for(self, key: Place | tuple[int, str]) -> bool:
        """Whether a pile or number is on the clock."""
        return key in self._held

    def hold(self, key: Place | tuple[int, str], when: float) -> None:
        """Let a pile or number show what it is then."""
        if key in self._holds:
            self._held.add(key)
            self._stage.at(when, self._holds[key])

    # -- attacks and damage -------------------------------------------------------------------------------------------

    def _attacked(self, event: Attacked, rest: Sequence[Event]) -> None:
        attacker, target = self.actor(event.card), self.actor(event.target)
        if attacker is None or (event.target and target is None):
            return
        self._fighting = event.card, event.target
        start = attacker.pos()
        if target is not None:
            end = before(start, target.pos(), target)
            self._stage.flash(target, self.at + GROW * 0.7, self._scene.theme.attack, 0.35)
        else:
            broken = (self.actor(later.was) for later in rest if isinstance(later, CardMoved) and later.why == "break")
            shield = next(broken, None)
            end = shield.pos() if shield is not None else self._scene.player_at(1 - event.seat)
        self._stage.arrow(start, end, self.at, "", self._scene.attack)
        self.at += GROW + 120

    def _fade_attack(self, later: float = 0.0) -> None:
        self._fighting = ()
        arrow = self._scene.attack
        self._stage.fade(arrow, self.at + later, lambda: arrow.setVisible(False))

    def _damage(self, rest: Sequence[Event]) -> int:
        """Blows that fall together: an attack with what comes back for it, or all that one card deals."""
        first = rest[0]
        assert isinstance(first, DamageDealt)
        fights = first.kind in ("attack", "combat")
        together: list[DamageDealt] = []
        for event in rest:
            if not isinstance(event, DamageDealt) or (event.kind in ("attack", "combat")) != fights:
                break
            if not fights and event.source != first.source:
                break
            together.append(event)
        source, target = self.actor(first.source), self.actor(first.target)
        if fights:
            self._fighting = first.source, first.target
        last = self._is_last(together, rest)
        stop = LAST_STOP if last else STOP
        if fights and source is not None and target is not None:
            meets = lunge(self._stage, self.at, source, target, stop)
        else:
            meets = self._cast(together)
        if last:
            quake(self._stage, meets)
        shown_at = meets
        for event in together:
            hit = self.actor(event.target)
            if hit is None:
                continue
            large = self._scene.words.table.zones[hit.key.place.zone].number != ""
            knocked = source if event is first or not fights else None
            if event.source and event.source == self._burns:
                burn(self._stage, hit, event.amount, meets)
            shown_at = max(shown_at, self._hit(hit, Blow(knocked, hit, event.amount), meets, stop, number=not large))
        self.at = shown_at + 160
        return len(together)

    def _is_last(self, blows: Sequence[DamageDealt], rest: Sequence[Event]) -> bool:
        """Whether these blows end the game."""
        zones = self._scene.words.table.zones
        hit = (self.actor(blow.target) for blow in blows if blow.amount)
        leader = any(item is not None and zones[item.key.place.zone].number for item in hit)
        return leader and any(isinstance(event, GameEnded) for event in rest)

    def _hit(self, hit: CardItem, blow: Blow, meets: float, stop: float, *, number: bool) -> float:
        shown_at = struck(self._stage, meets, blow, 25 if number else 34, number=number, stop=stop)
        look = self._look(hit)
        if look is not None and number and blow.amount:
            self._looks[hit] = after = hurt(look, blow.amount)
            self._stage.at(shown_at, lambda: hit.wear(after, hit.worn[1], hit.worn[2]))
        return shown_at

    def _cast(self, blows: Sequence[DamageDealt]) -> float:
        """Damage without a fight comes along an arrow from what deals it, if that is to be seen; returns when."""
        source = self.actor(blows[0].source)
        if source is None:
            return self.at
        pointed = {id(item) for _, item in self._arrows}
        targets = [self.actor(blow.target) for blow in blows]
        hit = [target for target in targets if target is not None and target is not source]
        fresh = [target for target in hit if id(target) not in pointed]
        for target in fresh:
            self._arrow(source, target, self._scene.theme.attack)
        flies = self.at + (GROW if fresh else 0.0)
        for target in hit:
            colour = FIRE if blows[0].source == self._burns else ""
            start, end = self._journeys.where(source), self._journeys.where(target)
            bolt(self._stage, flies, start, end, source.width, colour)
        return flies + (BOLT if hit else 0.0)

    def _arrow(self, source: CardItem, target: CardItem, colour: str) -> None:
        start, end = self._journeys.where(source), self._journeys.where(target)
        arrow = self._stage.arrow(start, before(start, end, target), self.at, colour)
        self._arrows.append((arrow, target))

    def _end_arrows_unless(self, rest: Sequence[Event]) -> None:
        """Arrows stay for what is done to their targets."""
        event = rest[0]
        assert isinstance(event, CardMoved)
        if self._arrows and self.actor(event.was) not in [item for _, item in self._arrows]:
            self._end_arrows()

    def _end_arrows(self) -> None:
        for arrow, _ in self._arrows:
            self._stage.fade(arrow, self.at, lambda arrow=arrow: self._scene.removeItem(arrow))  # type: ignore[misc]
        self._arrows.clear()

    # -- numbers and values -------------------------------------------------------------------------------------------

    def _number(self, event: NumberChanged) -> None:
        scene = self._scene
        if event.seat == SHARED and event.name == "turn":
            self.turn_at = self.at
            self.at += BANNER
        if event.name not in self._numbers or not event.before:
            self.hold((event.seat, event.name), self.at)
            return
        amount = event.after - event.before
        place = Place(event.seat, self._numbers[event.name])
        item = next((item for item in scene.cards.values() if item.key.place == place), None)
        # Damage has just been shown: the number belongs to the moment it hit.
        when = max(0.0, self.at - 160 - TOLD) if amount < 0 and self.at > TOLD else self.at
        centre = item.pos() if item is not None else scene.rect_of(place).center()
        text = f"+{amount}" if amount > 0 else f"−{-amount}"
        self._stage.pop(lambda: centre, when, text, "heal" if amount > 0 else "damage", 34)
        self.hold((event.seat, event.name), when + TOLD)
        if amount > 0:
            self._stage.burst(centre, when, scene.theme.heal, scene.layout.px(60), rays=6)
            self.at = when + TOLD + 120

    def _changed(self, rest: Sequence[Event]) -> int:
        """Changes of one card are told as one: "+2/+2"."""
        first = rest[0]
        assert isinstance(first, CardChanged)
        item = self.actor(first.card)
        amounts = {"attack": 0, "defense": 0}
        words: list[str] = []
        taken = 0
        for event in rest:
            if not isinstance(event, CardChanged) or event.card != first.card:
                break
            taken += 1
            if event.what in amounts:
                amounts[event.what] += event.amount
            elif event.what == "keyword" and event.text:
                words.append(self._words.keyword(event.text))
        was = self._look(item) if item is not None else None
        if item is None or was is None:
            return taken
        look = was
        for what, amount in amounts.items():
            look = changed(look, what, amount)
        text = gained(was, look)
        self._looks[item] = look
        grew = amounts["attack"] + amounts["defense"] >= 0
        if text:
            self._stage.pop(item.pos, self.at, text, "more" if grew else "less", 22)
            self._stage.flash(item, self.at, self._scene.theme.heal if grew else self._scene.theme.attack, 0.5)
            self._stage.at(self.at + 160, lambda: item.wear(look, item.worn[1], item.worn[2]))
        if words:
            away = QPointF(0, -item.height * (0.3 if text else 0.0))
            self._stage.pop(lambda: item.pos() + away, self.at, ", ".join(words), "word", 16)
        if text or words:
            self.at += 260
        return taken

    # -- cards ----------------------------------------------------------------------------------------------------

    def _turned(self, event: CardTurned, rest: Sequence[Event]) -> None:
        item = self.actor(event.card)
        if item is None:
            return
        place, layout = item.key.place, self._scene.layout
        looks, far = self._scene.words.table.zones[place.zone], self._scene.side(place.seat) is layout.far
        angle = lies_at(looks, event.turned, far=far)
        self.turned[item] = self.at
        self._stage.glide(item, self.at, TURN, item.home.centre, angle=angle, curve=Curve.OutCubic)
        if any(isinstance(later, Attacked) for later in rest[1:3]):
            self.at += TURN * 0.6

    def _played(self, event: Played, rest: Sequence[Event]) -> None:
        self._end_arrows()
        scene, view = self._scene, self._scene.view
        item = self.actor(event.card)
        if event.what == "activated" and view is not None and event.seat != view.seat and item is not None:
            name = self._words.seat(event.seat)
            caption = tr("{0} uses {1}", name, self._words.name(event.number))
            self.at = scene.animator.large.show(event.number, caption, self.at, item.pos())
        if item is None:
            self._cast_spell(event, scene.animator.large.middle, rest)
            return
        if event.what in ("automatic", "activated"):
            self._stage.flash(item, self.at, scene.theme.you_can, 0.6)
            if moment := self._words.of_game.moment(event):
                above = QPointF(0, item.height * 0.5)
                self._stage.pop(lambda: item.pos() - above, self.at, moment, "title", 17)
            self.at += 120
        targets = [target for target in map(self.actor, event.targets) if target is not None and target is not item]
        for target in targets:
            self._arrow(item, target, scene.theme.info)
        if targets:
            self.at += GROW + 160
        self._cast_spell(event, self._journeys.where(item), rest)

    def _cast_spell(self, event: Played, start: QPointF, rest: Sequence[Event]) -> None:
        """A spell is told by what it does."""
        table = self._words.table
        spell = event.is_card and leaves(event.card, rest, table.zones)
        effect = effect_of(event.card, rest, table) if spell else None
        if effect is None:
            return
        self._burns = event.card if effect.kind == "damage" else 0
        ends = [self._point_of(happening, effect.kind) for happening in effect.events]
        colour = class_light(self._words.classes(event.number), self._scene.theme)
        self.at = cast(self._stage, effect.kind, start, ends, self.at, colour)

    def _point_of(self, event: Event, kind: EffectKind) -> QPointF:
        """Where an event of a spell is seen."""
        scene, item, place = self._scene, None, None
        match event:
            case CardMoved() if kind == "summon":
                item, place = self._journeys.final(event), event.to
                if item is not None:
                    return item.home.centre
            case CardMoved():
                item, place = self.actor(event.was), event.source
            case CardChanged():
                item = self.actor(event.card)
            case CardLinked():
                item = self.actor(event.on)
            case NumberChanged():
                place = Place(event.seat, self._numbers[event.name])
        if item is not None:
            return self._journeys.where(item)
        return scene.rect_of(place).center() if place is not None else scene.layout.middle.center()

    def _evolved(self, event: CardLinked) -> None:
        """The card on top shows what it has become."""
        base = self.actor(event.on)
        look = base.card if base is not None else None
        if base is None or look is None or not self._words.is_evolved(look):
            return
        text = gained(self._look(base), look)
        self._looks[base] = look
        self.at = evolve(self._stage, base, look, text, self.at)

    def _ended(self, event: GameEnded) -> None:
        """The defeated leaders break, and it is said who wins."""
        scene, ends = self._scene, self.at
        for item in scene.cards.values():
            place = item.key.place
            if scene.words.table.zones[place.zone].number and place.seat not in event.outcome.winners:
                self.ruined.add(item)
                ends = max(ends, defeat(self._stage, item, self.at))
        if self._fighting:
            self._fade_attack()
        self.at = announce_end(self._stage, ends)
