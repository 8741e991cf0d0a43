"""Fills vectors from the reference, by the rules asked for."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import cast

import msgspec

from tarock_checking.playing.counterparts import Counterpart, PassedScenario, counterparts
from tarock_checking.playing.player import Asking, Player
from tarock_checking.playing.rules_asked import asking_of, vectors_digest
from tarock_language.message import Language
from tarock_protocol import codec
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import Conversation, OurOwn
from tarock_protocol.messages.answers import HelloAnswer
from tarock_reference import respond
from tarock_reference.houses.house import House
from tarock_running.inputs.engine_values import SymmetryShare
from tarock_running.process.about import suite_version
from tarock_running.process.progress import OnScenario, no_step, progress
from tarock_running.process.sharing import shared_out
from tarock_steps.catalogue import filled
from tarock_steps.catalogue.filled import VectorsHeader
from tarock_steps.catalogue.planned import Planned
from tarock_steps.catalogue.released import since_of
from tarock_steps.catalogue.shipped import Written
from tarock_steps.suite.checks import Check, checks_at, put_as_it_is
from tarock_steps.suite.relabelled_parts import put_with
from tarock_steps.suite.vector_lines import OwnLine, step_text
from tarock_steps.suite.vectors import Listening, Vector
from tarock_steps.suite.verdicts import Basis
from tarock_steps.symmetry.symmetries import Symmetry
from tarock_steps.words.table import Table


def shown_filling(source: str, number: int, say: Language | None) -> AbstractContextManager[OnScenario]:
    """Shows the progress of filling a number of scenarios, in a language; nothing is shown without one."""
    if say is None:
        return nullcontext(no_step)
    return progress(say("filling the scenarios of {source}", source=source), number, say=say)


def published(source: str, step: OnScenario = lambda _, **__: None) -> bytes:
    """The vectors of a source by its default rules, as a wheel ships them."""
    return filled.compressed_file(fill(asking_of(source), None, step, complete=True))


def fill(  # noqa: PLR0913 - what is filled, for whom, and by how many
    asking: Asking,
    house: House | None,
    step: OnScenario,
    *,
    complete: bool = False,
    share: SymmetryShare = SymmetryShare.SHARE,
    hello: HelloAnswer | None = None,
    workers: int = 1,
) -> bytes:
    """A file with the vectors of all scenarios that are asked, and of a ``share`` of them with other labels.

    A ``complete`` file also has the checks and the steps of scenarios in two languages, for readers without the
    features. ``hello`` is that of a program which offers less than everything; ``workers`` is the number of processes
    that share the work.
    """
    filling = _Filling(asking, house, hello, complete=complete)
    lines: list[bytes] = []
    passed: list[PassedScenario] = []
    with shared_out(filling.scenario, (*range(len(asking.asked)),), workers) as found:
        for place, (line, questions) in enumerate(found):
            step(0)
            lines += [line] if line else []
            passed += [PassedScenario(place, asking.asked[place], questions)] if questions else []
    with shared_out(filling.copy, (*counterparts(passed, share),), workers) as found:
        lines += [line for line in found if line]
    header = VectorsHeader(
        vectors=filled.FORMAT,
        source=asking.source,
        suite=suite_version(),
        digest=vectors_digest(asking, house, hello),
        options=asking.options,
        house="" if house is None else house.digest,
        lines=len(lines),
        content=filled.content_digest(lines),
        marks=filled.line_marks(lines),
    )
    return b"\n".join((msgspec.json.encode(header), *lines, b""))


class _Filling:
    """Plays scenarios with the reference, one by one, and makes their lines."""

    def __init__(self, asking: Asking, house: House | None, hello: HelloAnswer | None, *, complete: bool) -> None:

        self._asking = asking
        self._is_complete = complete
        own = OurOwn(respond if house is None else house.respond)
        self._listening = Listening(own, hello and msgspec.structs.replace(hello, rules=own.hello.rules))
        asked = msgspec.structs.replace(asking, is_reference=house is None)
        self._player = Player(asked, cast("Conversation", self._listening), Budget(), house)  # it is asked, and no more
        self._player.after_line = self._hear if complete else None
        self._symmetry: Symmetry | None = None
        self._answers: list[object] = []
        self._checks: list[Check] = []

    def scenario(self, place: int) -> tuple[bytes, tuple[str, ...]]:
        """The line of the scenario in this place, empty if it cannot be filled, and its questions."""
        vector = self._listening.vector(self._player.verdict(place))
        line = self._line(vector, self._asking.asked[place])
        return line, () if vector is None else tuple(question.line for question in vector.asked)

    def copy(self, counterpart: Counterpart) -> bytes:
        """The line of a scenario with other labels, empty if it cannot be filled."""
        self._symmetry = counterpart.symmetry
        verdict = self._player.verdict_of_counterpart(counterpart)
        vector = self._listening.vector(verdict, counterpart.symmetry.name)
        return self._line(vector, self._asking.asked[counterpart.place])

    def _hear(self, place: int, table: Table, basis: Basis) -> None:
        """Keep the check that a line of the scenario makes, with the answers so far."""
        asked = self._listening.heard
        self._answers += (msgspec.json.decode(question.right) for question in asked[len(self._answers) :])
        questions = [codec.sound_question(bytes(question.question)) for question in asked]
        put = put_as_it_is if self._symmetry is None else put_with(self._symmetry, questions)
        self._checks += checks_at(place, table, self._answers, basis, put)

    def _line(self, vector: Vector | None, planned: Planned) -> bytes:
        checks, self._checks, self._answers = self._checks, [], []
        if vector is None or (self._is_complete and not vector.asked):  # nobody else can ask what is not playable
            return b""
        is_told = self._is_complete and not planned.is_further
        told = OwnLine(
            since=since_of(planned.source).get(planned.id, ""),
            rules=planned.source,
            options=self._options(vector),
            clauses=[clause for clause in planned.clauses if clause not in vector.idle],
            steps=[*map(step_text, planned.lines)] if is_told else [],
            checks=[check.charged_to(planned.clauses) for check in checks] if vector.asked else [],
            written=Written.of(planned) if is_told and not vector.symmetry else None,
            **(msgspec.structs.asdict(vector) | {"grounds": vector.rests_on}),
        )
        return msgspec.json.encode(told)

    def _options(self, vector: Vector) -> dict[str, str]:
        """The readings in the first question of a scenario; those of the run if it has no question."""
        first = next(iter(vector.asked), None)
        return self._asking.options if first is None else codec.sound_question(bytes(first.question)).options
