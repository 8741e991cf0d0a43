"""Computes what would come of a deal by another reading, for ``tarock weigh``; only what can differ is played again.

A reading can change a decision only if that rests on a clause of its option. So the deal is played by the other reading
only where such a clause is named: in a phase other than play from the beginning of the phase to its end, in play at the
steps that name it. The recorded acts are repeated as long as the other reading allows them; from the first that it does
not allow, the same player decides, with the same random numbers. If the recorded state is reached again, the rest of
the deal is the same until the clause is named again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tarock_engine import engine
from tarock_engine.amounts import Amount
from tarock_engine.scoring import Score
from tarock_engine.state import Choice, State
from tarock_engine.state import Playing as PlayingState
from tarock_reference.weighing.courses import PlayedBy, WeighedDeal, deeds_of, play_on
from tarock_reference.weighing.readings import HeldReading, Named, World
from tarock_reference.weighing.rebasing import rebased


class Change(NamedTuple):
    """The effect of a reading on a deal: whether any choice or decision differs, and the difference in pay by seat."""

    otherwise: bool
    more: tuple[Amount, ...]

    @property
    def is_paid_otherwise(self) -> bool:
        """Whether any seat is paid a different amount."""
        return any(self.more)

    @property
    def most(self) -> Amount:
        """The largest difference in pay of a seat."""
        return max([amount if amount >= 0 else -amount for amount in self.more])


class Track:
    """A recorded deal, replayed by the rules of another reading."""

    def __init__(self, course: WeighedDeal, playing: PlayedBy, world: World, reading: HeldReading) -> None:
        self.course = course
        self.playing = playing
        self.world = world
        self.reading = reading
        self.rules = reading.rules
        self.otherwise = False

    def state_at(self, step: int) -> State:
        """The recorded state before a step; if the other reading changes any games, with those of that reading."""
        state = self.course.end if step == len(self.course.states) else self.course.states[step]
        return rebased(state, self.rules.by_name) if self.reading.games else state

    def is_as_recorded(self, state: State, step: int) -> bool:
        """Whether a state equals the recorded one before a step."""
        recorded = self.course.end if step == len(self.course.states) else self.course.states[step]
        if type(state) is not type(recorded):
            return False
        return bool((rebased(state, self.world.rules.by_name) if self.reading.games else state) == recorded)

    def may_go_on(self, state: State, step: int) -> bool:
        """Whether the recorded act of a step is allowed; notes whether anything else about the choices differs."""
        due = engine.choices(state, self.rules)
        if not _has_same_choices(due, self.course.choices[step]):
            self.otherwise = True
        action = self.course.actions[step]
        return any(action in choice.actions for choice in due)

    def advanced(self, state: State, step: int) -> State:
        """The state after the recorded act of a step."""
        return engine.advance(state, self.course.actions[step], self.rules)

    def left_at(self, state: State, step: int) -> Change:
        """The effect if the player decides for himself from a step on."""
        self.otherwise = True
        done = deeds_of(self.course.choices[:step])
        return self.ended(play_on(self.course.dealt, state, self.playing, self.rules, done))

    def ended_early(self, end: State) -> Change:
        """The effect if the deal is over although the recorded one went on."""
        self.otherwise = True
        return self.ended(end)

    def ended(self, end: State) -> Change:
        """The effect, by comparing an end with the recorded one."""
        payments = engine.settlement(end, self.rules).payments
        more = tuple([new - old for new, old in zip(payments, self.course.settlement.payments, strict=True)])
        return Change(otherwise=self.otherwise or any(more) or self._is_scored_otherwise(end), more=more)

    def _is_scored_otherwise(self, end: State) -> bool:
        return without_grounds(engine.score(end, self.rules)) != without_grounds(self.course.score)

    def with_recorded_end(self) -> Change:
        """The effect if the deal ends as it was recorded."""
        return Change(otherwise=self.otherwise, more=(0,) * len(self.course.settlement.payments))


def without_grounds(score: Score) -> tuple[object, ...]:
    """A score without its grounds."""
    return score.augen, [
        (item.name, item.side, item.won, item.announced, item.doubled, item.against) for item in score.items
    ]


def _has_same_choices(due: Sequence[Choice], others: Sequence[Choice]) -> bool:
    if len(due) != len(others):
        return False
    return all(
        choice.seat == other.seat
        and choice.deed == other.deed
        and (choice.actions == other.actions or set(choice.actions) == set(other.actions))
        for choice, other in zip(due, others, strict=True)
    )


def is_shown_otherwise(track: Track) -> bool:
    """Whether anybody sees other cards or may confer with other players.

    It looks at every state before play, at those of the first two tricks, and at the end.
    """
    course, rules, others = track.course, track.world.rules, track.rules
    for step, state in enumerate((*course.states, course.end)):
        if isinstance(state, PlayingState) and len(state.tricks) > 1:
            continue
        elsewhere = track.state_at(step)
        for seat in course.dealt.seating.seats:
            if (
                engine.seen(state, course.dealt, seat, rules)[0]
                != engine.seen(elsewhere, course.dealt, seat, others)[0]
            ):
                return True
            if engine.confers(state, seat, rules)[0] != engine.confers(elsewhere, seat, others)[0]:
                return True
    return False


def replayed(course: WeighedDeal, playing: PlayedBy, world: World, reading: HeldReading) -> Change:
    """The effect without any shortcut, by replaying every step from the first bid on."""
    track = Track(course, playing, world, reading)
    state = engine.begin(course.dealt, reading.rules)
    for step in range(len(course.actions)):
        if engine.is_over(state):
            return track.ended_early(state)
        if not track.may_go_on(state, step):
            return track.left_at(state, step)
        state = track.advanced(state, step)
    if not engine.is_over(state):
        return track.left_at(state, len(course.actions))
    return track.ended(state)


def changed_by(course: WeighedDeal, named: Named, playing: PlayedBy, world: World, reading: HeldReading) -> Change:
    """The effect of another reading on a deal."""
    track = Track(course, playing, world, reading)
    if reading.shown:
        return Change(otherwise=is_shown_otherwise(track), more=(0,) * len(course.settlement.payments))
    looks = steps_to_look_at(course, named, reading)
    state: State | None = None
    for step in range(len(course.actions)):
        if state is None and step in looks:
            state = engine.begin(course.dealt, reading.rules) if step == 0 else track.state_at(step)
        if state is None:
            continue
        if engine.is_over(state):
            return track.ended_early(state)
        if looks.get(step, True) and not track.may_go_on(state, step):
            return track.left_at(state, step)
        state = track.advanced(state, step)
        if _is_boundary(course, step + 1) and track.is_as_recorded(state, step + 1):
            state = None
    return _at_the_end(track, state, is_settled_anew=bool(reading.clauses & named.end))


def _at_the_end(track: Track, state: State | None, *, is_settled_anew: bool) -> Change:
    """The effect after the last action; ``state`` is None if it is the recorded one."""
    last = len(track.course.actions)
    if state is None:
        return track.ended(track.state_at(last)) if is_settled_anew else track.with_recorded_end()
    return track.ended(state) if engine.is_over(state) else track.left_at(state, last)


def _is_boundary(course: WeighedDeal, step: int) -> bool:
    """Whether the state before a step can equal the recorded one: the first of a phase, or any state of play."""
    if step == len(course.states):
        return True
    state = course.states[step]
    return isinstance(state, PlayingState) or type(state) is not type(course.states[step - 1])


def steps_to_look_at(course: WeighedDeal, named: Named, reading: HeldReading) -> dict[int, bool]:
    """The steps that can differ, and for each whether its choices have to be compared.

    The step before such a stretch is only replayed.
    """
    found: dict[int, bool] = {}
    for stretch in named.stretches:
        own = stretch.looks(reading, course)
        if own and stretch.start:
            found.setdefault(stretch.start - 1, False)
        found |= dict.fromkeys(own, True)
    return found
