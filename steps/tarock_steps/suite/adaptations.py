"""The changes that make a deal of a scenario playable under other rules: words said differently, earlier, later or not.

``ADAPTATIONS`` lists them in the order in which they are tried. Each is called with a course that is refused, and
yields courses that may no longer be; ``adapting`` tries them with the reference engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_protocol.messages.parts import Action, Turn

KONTRA: Final = "Kontra Spiel"
"""The words that double the game."""

OF: Final = " of "
"""The word between a doubled announcement and the seat of the player who made it."""

HALVES: Final = ("first", "second")
"""The words that take a half of the Talon as it lies on the table."""


class AdaptedCourse(NamedTuple):
    """A course, and for each of its actions the place in the scenario's own course that it stands for.

    ``written`` is how many actions the scenario's own course has.
    """

    actions: tuple[Action, ...]
    origins: tuple[int, ...]
    written: int

    def origin(self, place: int) -> int:
        """The place in the scenario's own course that a place stands for; the place after the last is allowed too."""
        return self.origins[place] if place < len(self.origins) else self.written

    def with_(self, place: int, action: Action) -> AdaptedCourse:
        """The course with the action at ``place`` replaced."""
        return AdaptedCourse((*self.actions[:place], action, *self.actions[place + 1 :]), self.origins, self.written)

    def without(self, place: int) -> AdaptedCourse:
        """The course without the action at ``place``."""
        actions, origins = self.actions, self.origins
        return AdaptedCourse(
            actions[:place] + actions[place + 1 :], origins[:place] + origins[place + 1 :], self.written
        )

    def moved(self, place: int, before: int) -> AdaptedCourse:
        """The course with an action moved forward; the places keep their origins."""
        actions = self.actions
        between = actions[before:place] + actions[place + 1 :]
        return AdaptedCourse((*actions[:before], actions[place], *between), self.origins, self.written)

    def after(self, place: int, action: Action) -> AdaptedCourse:
        """The course with another action inserted at ``place``, or added at the end; it stands for the action there."""
        actions, origins = self.actions, self.origins
        stands_for = max(min(self.origin(place), self.written - 1), 0)
        before, after = (*actions[:place], action), (*origins[:place], stands_for)
        return AdaptedCourse(before + actions[place:], after + origins[place:], self.written)


@dataclass(frozen=True, slots=True)
class Refused:
    """A refused course: the place, who has to do what instead, and the ``formulas`` that mean nothing there.

    ``declarer`` and ``partner`` are None where there is none or it is not known. ``is_tested`` says that the next check
    asks whether just this action is allowed. ``halves`` are the cards of each half of the Talon by the word that takes
    it; empty where the Talon is not known.
    """

    course: AdaptedCourse
    place: int
    due: Sequence[Turn]
    formulas: frozenset[str]
    declarer: int | None
    partner: int | None
    is_tested: bool
    halves: Mapping[str, str]

    @property
    def action(self) -> Action | None:
        """The refused action; None if an action is missing at the end."""
        return self.course.actions[self.place] if self.place < len(self.course.actions) else None


Adaptation = Callable[[Refused], Iterator[AdaptedCourse]]


def named_with_it(refused: Refused) -> Iterator[AdaptedCourse]:
    """Name with the bid what the scenario names later: ``Solorufer`` and the call of K♦ become ``Solorufer K♦``."""
    action = refused.action
    if action is None:
        return
    longer = [
        word
        for turn in refused.due
        if (turn.seat, turn.do) == (action.seat, action.do)
        for word in turn.legal
        if word.startswith(f"{action.what} ")
    ]
    rest = refused.course.actions[refused.place + 1 :]
    later = {act.what for act in rest if act.seat == action.seat and act.do in ("call", "say")}
    longer.sort(key=lambda word: word.removeprefix(f"{action.what} ") not in later)
    yield from (refused.course.with_(refused.place, replace(action, what=word)) for word in longer)


def taken_by_its_cards(refused: Refused) -> Iterator[AdaptedCourse]:
    """Name a half of the Talon by its cards where the declarer groups them himself: ``first`` becomes ``K♥ 3♦ B♠``."""
    action = refused.action
    if action is None or action.do != "talon" or action.what not in refused.halves:
        return
    cards = set(refused.halves[action.what].split())
    for turn in refused.due:
        if (turn.seat, turn.do) == (action.seat, action.do):
            same = (word for word in turn.legal if set(word.split()) == cards)
            yield from (refused.course.with_(refused.place, replace(action, what=word)) for word in same)


def said_already(refused: Refused) -> Iterator[AdaptedCourse]:
    """Leave out what was named with the bid already."""
    action = refused.action
    if action is not None and any(
        act.seat == action.seat and act.what.endswith(f" {action.what}")
        for act in refused.course.actions[: refused.place]
    ):
        yield refused.course.without(refused.place)


def others_pass_first(refused: Refused) -> Iterator[AdaptedCourse]:
    """Let a player who is due before the refused action, or at the end of a deal, say that he has nothing to say."""
    action = refused.action
    for turn in refused.due:
        if action is None or (turn.seat, turn.do) != (action.seat, action.do):
            for word in turn.legal:
                if word in refused.formulas:
                    yield refused.course.after(refused.place, Action(seat=turn.seat, do=turn.do, what=word))


def doubled_first(refused: Refused) -> Iterator[AdaptedCourse]:
    """Say a Kontra to the game before an announcement against the declarer that needs one."""
    action = refused.action
    for turn in refused.due:
        if action is not None and (turn.seat, turn.do) == (action.seat, action.do) and KONTRA in turn.legal:
            yield refused.course.after(refused.place, Action(seat=turn.seat, do=turn.do, what=KONTRA))


def partner_says_it(refused: Refused) -> Iterator[AdaptedCourse]:
    """Let the partner announce at his next turn what the declarer may not announce."""
    action, partner = refused.action, refused.partner
    if action is None or partner is None or (action.seat, action.do) != (refused.declarer, "say"):
        return
    if action.what in refused.formulas:
        return
    course = refused.course.without(refused.place)
    turn = (place for place, act in enumerate(course.actions) if place >= refused.place and _is_said_by(act, partner))
    for place in turn:
        yield course.after(place, Action(seat=partner, do="say", what=action.what))


def doubled_where_it_was_said(refused: Refused) -> Iterator[AdaptedCourse]:
    """Double the announcement of the player who made it here: ``Kontra Trull of 0`` becomes ``Kontra Trull of 2``."""
    action = refused.action
    what, of, _ = action.what.rpartition(OF) if action is not None else ("", "", "")
    for turn in refused.due if of else ():
        if action is not None and (turn.seat, turn.do) == (action.seat, action.do):
            there = (word for word in turn.legal if word.rpartition(OF)[:2] == (what, of))
            yield from (refused.course.with_(refused.place, replace(action, what=word)) for word in there)


def _is_said_by(action: Action, seat: int) -> bool:
    return (action.seat, action.do) == (seat, "say")


def another_laid_away(refused: Refused) -> Iterator[AdaptedCourse]:
    """Lay away another allowed card instead of the last one; cards in the middle of the allowed ones come first.

    These are neither the highest, which make a set, nor the lowest, with which something may be announced.
    """
    action = refused.action
    if action is None or action.do != "discard" or action.unnoticed or refused.is_tested:
        return
    *kept, last = action.what.split()
    for turn in refused.due:
        if (turn.seat, turn.do) == (action.seat, "discard"):
            others = [card for card in turn.legal if card not in {*kept, last}]
            by_middle = sorted(range(len(others)), key=lambda place: abs(2 * place - len(others)))
            for place in by_middle:
                instead = replace(action, what=" ".join([*kept, others[place]]))
                yield refused.course.with_(refused.place, instead)


def played_on(refused: Refused) -> Iterator[AdaptedCourse]:
    """Let the player who is due play first the next card that he plays in the scenario, or another if he may not.

    So the play continues where another player takes a trick, or where other cards may be played to it.
    """
    action = refused.action
    if action is None or action.do != "play" or refused.is_tested:
        return
    for turn in refused.due:
        if turn.do == "play":
            rest = enumerate(refused.course.actions)
            his = [place for place, act in rest if place >= refused.place and _is_legal_play(act, turn)]
            yield from (refused.course.moved(place, refused.place) for place in his[:1])
            if not his:
                card = Action(seat=turn.seat, do="play", what=turn.legal[0])
                instead = turn.seat == action.seat
                place = refused.place
                yield refused.course.with_(place, card) if instead else refused.course.after(place, card)


def _is_legal_play(action: Action, turn: Turn) -> bool:
    return (action.seat, action.do) == (turn.seat, "play") and action.what in turn.legal


def not_played_out(refused: Refused) -> Iterator[AdaptedCourse]:
    """Leave out what comes after the end of the deal."""
    if refused.action is not None and not refused.due and not refused.is_tested:
        yield refused.course.without(refused.place)


def left_unsaid(refused: Refused) -> Iterator[AdaptedCourse]:
    """Leave out what may not be said at all: an announcement, or a word that only opens or closes a turn."""
    action = refused.action
    if action is not None and (action.do == "say" or action.what in refused.formulas) and not refused.is_tested:
        yield refused.course.without(refused.place)


ADAPTATIONS: Final[tuple[Adaptation, ...]] = (
    named_with_it,
    taken_by_its_cards,
    said_already,
    others_pass_first,
    doubled_first,
    partner_says_it,
    doubled_where_it_was_said,
    left_unsaid,
    another_laid_away,
    played_on,
    not_played_out,
)

HAS_TO_SUFFICE: Final = frozenset({doubled_first})
"""Adaptations that are useless unless the refused action is accepted right after them."""
