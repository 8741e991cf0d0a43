"""Plays the scenarios of a rule set: asks a driver their questions, and returns the verdict on each.

The result is the same in every process. A scenario that another process has played is accepted only if this process
would have got the very same: no breach of the protocol in it or after it, no answer to a question that was declined
before, and enough memory for the replies that are kept of it. A counterpart is a scenario repeated with other labels:
other seats, suits or halves of the Talon.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tarock_checking.playing.counterparts import Counterpart
from tarock_checking.playing.repeated_questions import Remembering, Traces
from tarock_protocol import codec
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import Conversation, not_offered
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.offered_fields import TOLD_IN_PART, can_take_parts
from tarock_running.inputs.variants import rules_of_readings, rules_with
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.run import AfterLine, OtherRules, Run
from tarock_steps.suite.vectors import IDS, NO_VECTORS, Likeness, PutQuestion, Vector, Vectors, put_questions
from tarock_steps.suite.verdicts import Verdict
from tarock_steps.symmetry.relabelled_driver import RelabelledDriver
from tarock_steps.symmetry.symmetries import BY_NAME, SYMMETRIES, Symmetry

if TYPE_CHECKING:
    from tarock_reference.houses.house import House

TOGETHER: Final = 64
"""How many scenarios are sent together at most."""

_Key = tuple[int, str]
"""The place of a scenario and the name of its symmetry, empty for the scenario as written."""


_RULES: Final = b'"id":0,"rules":"'
_OPTIONS: Final = b'","options":{'
_END: Final = b"}"
"""How a question names its rules and options, whose names have no braces."""


class PlayedScenario(msgspec.Struct, frozen=True, array_like=True):
    """The traces of a scenario, and its verdict; ``room`` is the number of bytes kept of its replies.

    The ``verdict`` is None where it is that of the vector, which the process that it is sent to has too.
    """

    place: int
    verdict: Verdict | None
    traces: Traces
    room: int


class Asking(msgspec.Struct, frozen=True, kw_only=True):
    """The scenarios of a rule set that are asked, by which readings; ``share`` of the questions is asked twice.

    It is plain data, so that it can be sent to another process. ``is_reference`` is as in ``Run``. With ``by_hello``
    the program is asked by the house that its ``hello`` declares.
    """

    source: str
    options: dict[str, str]
    asked: tuple[Planned, ...]
    share: float
    is_reference: bool
    by_hello: bool = False


class _PutVector(NamedTuple):
    """A vector, and its questions as they are sent."""

    vector: Vector
    asked: Sequence[PutQuestion]


class Player:
    """Plays scenarios by asking a driver, by the rules of a ``house`` if there is one."""

    def __init__(
        self,
        asking: Asking,
        driver: Conversation,
        budget: Budget,
        house: House | None = None,
        vectors: Vectors = NO_VECTORS,
    ) -> None:
        self.asking = asking
        self._driver = driver
        self._remembering = Remembering(driver, asking.share)
        self._budget = budget
        self._rules = rules_with(asking.source, asking.options, house)
        self._as_it_stands: OtherRules | None = None
        self._vectors = vectors
        self._put: Mapping[_Key, _PutVector | None] = {}
        self._offered: dict[tuple[bytes, bytes], bool] = {}
        self._filled: Verdict | None = None
        self._offered_place: int | None = None
        self._asked_before = driver.latest
        self._is_clean = not driver.latest
        self.after_line: AfterLine | None = None

    @property
    def hello(self) -> HelloAnswer:
        """The ``hello`` of the program."""
        return self._driver.hello

    def play(self, place: int, upcoming: Iterable[int] = ()) -> tuple[Verdict, Traces]:
        """Play the scenario in this place; raises BudgetSpentError if the time of the run is up.

        ``upcoming`` are the places that are played next, including this one; all their questions are sent together.
        """
        key = place, ""
        self._is_clean = self._offered_place == place
        verdict = self._by_vector(key, ((upcoming_place, "") for upcoming_place in upcoming)) or self._after_all(
            key, self.verdict(place)
        )
        return verdict, self._remembering.traces()

    @property
    def asked_last(self) -> str:
        """The scenario of the last question that was put to the program; empty if none was."""
        number = codec.question_id(self._driver.latest)
        if number is None or self._driver.latest == self._asked_before:
            return ""
        place = (number - 1) // IDS
        size = len(self.asking.asked)
        return self.asking.asked[place if place < size else (place - size) // len(SYMMETRIES)].id

    def play_ahead(self, place: int, upcoming: Iterable[int]) -> PlayedScenario:
        """Play the scenario in this place for another process, which calls ``take_over``."""
        kept = self._budget.kept
        verdict, traces = self.play(place, upcoming)
        sent = None if verdict is self._filled else verdict
        return PlayedScenario(place, sent, traces, self._budget.kept - kept)

    def verdict(self, place: int) -> Verdict:
        """The verdict on a scenario that is played step by step."""
        return self._verdict(
            place,
            "",
            driver=self._remembering,
            rules=self._rules,
            right=self._right,
            is_reference=self.asking.is_reference,
            after_line=self.after_line,
        )

    def _by_vector(self, key: _Key, upcoming: Iterable[_Key]) -> Verdict | None:
        """The verdict if all questions of the vector are answered right; None if the scenario has to be played."""
        if key not in self._put:
            self._put = {upcoming_key: self._puttable(upcoming_key) for upcoming_key in upcoming}
            self._driver.before_waiting()
            self._driver.fetch(put.line for found in self._put.values() if found for put in found.asked)
        sent = self._put[key]
        if sent is None:
            return None
        vector, asked = sent
        replies: list[bytes] = []
        found = self._likeness(asked, replies)
        if found is Likeness.NONE:
            return None
        if not key[1]:
            for put, reply in zip(asked, replies, strict=True):
                self._remembering.heard(put.line, reply)
        verdict = self._filled = vector.verdict
        if found is not Likeness.BOTH and Likeness.REASONED not in found:
            verdict = replace(verdict, grounds=[])
        if vector.otherwise is None:
            return verdict
        lines = (put.line for put in asked)
        return replace(verdict, exchanges=[*map(self._driver.exchange, lines, replies)])

    def _likeness(self, asked: Sequence[PutQuestion], replies: list[bytes]) -> Likeness:
        """How the replies, which are added to ``replies``, match the right answers, up to the first that does not.

        Nothing is decoded as long as each of them is right to the letter.
        """
        found, weighed = Likeness.BOTH, 0
        for put in asked:
            reply = self._driver.fetched(put.line)
            if reply is None:
                return Likeness.NONE
            replies.append(reply)
            if weighed or not put.is_to_the_letter(reply):
                for number in range(weighed, len(replies)):
                    found &= asked[number].likeness(replies[number], self.hello)
                weighed = len(replies)
                if not found:
                    break
        return found

    def _after_all(self, key: _Key, verdict: Verdict) -> Verdict:
        """Return the verdict on a scenario played step by step, and drop its questions that were sent but not used."""
        self._leave_out(key)
        return verdict

    def _leave_out(self, key: _Key) -> None:
        if found := self._put.get(key):
            self._driver.leave_out(put.line for put in found.asked)

    def _puttable(self, key: _Key) -> _PutVector | None:
        """The vector of a scenario whose questions are sent ahead; None if the program does not offer all of them."""
        vector = self._vector(key)
        if vector is None:
            return None
        asked = [*put_questions(vector.asked, self._before(*key))]
        return _PutVector(vector, asked) if all(map(self._is_offered, asked)) else None

    def _is_offered(self, asked: PutQuestion) -> bool:
        """Whether the program offers to answer a question; few are decoded, as it depends on little of them.

        What is no question of the protocol is offered by nobody, and the scenario itself decides.
        """
        line = asked.line.unnumbered
        begin = line.rfind(_RULES)
        alike = line[: line.find(b",")], line[begin : line.find(_END, begin)]
        if alike in self._offered:
            return self._offered[alike]
        try:
            question = asked.filled.decoded()
        except msgspec.MsgspecError:
            return False
        is_offered = not not_offered(self.hello, question)
        kind = codec.kind(question)
        if _OPTIONS in alike[1] and (kind not in TOLD_IN_PART or can_take_parts(self.hello, kind)):
            self._offered[alike] = is_offered
        return is_offered

    def _vector(self, key: _Key) -> Vector | None:
        scenario = self.asking.asked[key[0]].id
        return self._vectors.counterparts.get((scenario, key[1])) if key[1] else self._vectors.scenarios.get(scenario)

    def _before(self, place: int, symmetry: str) -> int:
        """The number before the first question of a scenario; no two scenarios share numbers."""
        if not symmetry:
            return place * IDS
        return (len(self.asking.asked) + place * len(SYMMETRIES) + SYMMETRIES.index(BY_NAME[symmetry])) * IDS

    def play_counterpart(self, counterpart: Counterpart, upcoming: Iterable[Counterpart]) -> Verdict:
        """Play a scenario with other labels; raises BudgetSpentError if the time of the run is up."""
        keys = ((upcoming_counterpart.place, upcoming_counterpart.symmetry.name) for upcoming_counterpart in upcoming)
        key = counterpart.place, counterpart.symmetry.name
        return self._by_vector(key, keys) or self._after_all(key, self.verdict_of_counterpart(counterpart))

    def verdict_of_counterpart(self, counterpart: Counterpart) -> Verdict:
        """Play a scenario with other labels, step by step.

        With other suits an answer may rest on other clauses. So the clauses that the scenario cites are not required,
        and a failure is charged to the clauses of the counterpart.
        """
        symmetry = counterpart.symmetry
        return self._verdict(
            counterpart.place,
            symmetry.name,
            driver=RelabelledDriver(self._driver, symmetry),
            rules=None if self._rules is None else _relabelled_rules(self._rules, symmetry),
            right=lambda: _relabelled_rules(self._right(), symmetry),
            after_line=self.after_line,
        )

    def _verdict(self, place: int, symmetry: str, **how: Any) -> Verdict:
        """The verdict on a scenario, played in a ``Run`` with these arguments."""
        from tarock_steps.suite.playing import play_run  # noqa: PLC0415 - loads the vocabulary

        verdicts: list[Verdict] = []
        chosen, ids = (self.asking.asked[place],), count(self._before(place, symmetry) + 1)
        play_run(Run(sink=verdicts.append, source=self.asking.source, chosen=chosen, ids=ids, **how))
        return verdicts[0]

    def _right(self) -> OtherRules:
        """The default rules of the source; made only if something goes wrong, because this loads the engine."""
        if self._as_it_stands is None:
            self._as_it_stands = rules_of_readings(self.asking.source, {})
        return self._as_it_stands

    def take_over(self, played: PlayedScenario) -> Verdict | None:
        """Take over a scenario that another process has played, with its verdict; None if it has to be played here.

        One that follows a scenario played here is played here too: it is charged with what comes after that one's last
        answer.
        """
        self._offered_place = played.place
        traces, driver = played.traces, self._driver
        judged = None if played.verdict else self._vectors.judged.get(self.asking.asked[played.place].id)
        verdict = played.verdict if judged is None else judged.verdict
        if not (self._is_clean and driver.is_up and self._budget.has_room(played.room)):
            return None
        if verdict is None or driver.has_declined(traces.answered):
            return None
        driver.note_declined(traces.declined)
        self._leave_out((played.place, ""))
        self._budget.kept += played.room
        return verdict


def _relabelled_rules(rules: OtherRules, symmetry: Symmetry) -> OtherRules:
    """The rules with a reference that answers with other labels."""
    reference = RelabelledDriver(rules.reference, symmetry)
    written = reference if rules.has_only_readings else RelabelledDriver(rules.written, symmetry)
    return replace(rules, reference=reference, written=written)
