"""Fills the vectors of a run: has the reference answer the questions of all scenarios, and caches that.

It is done before the program under test is started, because that could write into the cache. A counterpart is a
scenario repeated with other labels: other seats, suits or halves of the Talon.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import msgspec
from msgspec import UNSET

from tarock_checking.playing.counterparts import Counterpart, PassedScenario, SymmetryShare, counterparts
from tarock_checking.playing.player import Asking, Player
from tarock_language.message import Language
from tarock_protocol import codec
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import Conversation, OurOwn
from tarock_protocol.messages.answers import HelloAnswer
from tarock_running.inputs.selection import Wanted, select
from tarock_running.process.about import suite_version
from tarock_running.process.progress import OnScenario, no_step, progress
from tarock_running.process.sharing import shared_out
from tarock_steps.catalogue import data_cache, filled
from tarock_steps.catalogue.filled import VectorsHeader
from tarock_steps.catalogue.planned import Planned
from tarock_steps.catalogue.released import since_of
from tarock_steps.catalogue.shipped import Written
from tarock_steps.suite.checks import Check, checks_at, put_as_it_is
from tarock_steps.suite.packed_vectors import packed_vectors, unpacked_vectors
from tarock_steps.suite.relabelled_parts import put_with
from tarock_steps.suite.vector_lines import OwnLine, step_text
from tarock_steps.suite.vectors import Listening, Vector, Vectors, read_vectors
from tarock_steps.suite.verdicts import Basis
from tarock_steps.suite.without_auction import is_without_auction
from tarock_steps.symmetry.symmetries import Symmetry
from tarock_steps.words.table import Table

if TYPE_CHECKING:
    from tarock_reference.houses.house import House

_PLAIN: Final = "-vectors"
_OTHERWISE: Final = "-otherwise"


class ToFill(NamedTuple):
    """The vectors that are wanted: for which scenarios and readings, and by which house, if any.

    ``is_whole`` says that all scenarios of the source are asked. ``hello`` is that of a program which answers only some
    fields, or only the cards of a deal; None for any other program.
    """

    asking: Asking
    house: House | None
    is_whole: bool
    hello: HelloAnswer | None = None


class Filled:
    """The vectors of a run by their rules; each file is filled once, by this many ``workers``.

    They are held packed, and unpacked for each caller.
    """

    def __init__(self, workers: int = 1, say: Language | None = None) -> None:
        self._workers = workers
        self._say = say
        self._by_rules: dict[str, bytes] = {}
        self.contents: dict[str, bytes] = {}

    def fill(self, wanted: Iterable[ToFill], *, anew: bool = True) -> None:
        """Make the wanted vectors available; if not ``anew``, only those that are shipped or cached."""
        for to_fill in wanted:
            digest = _digest(to_fill.asking, to_fill.house, to_fill.hello)
            if digest in self._by_rules:
                continue
            whole = to_fill if anew else to_fill._replace(is_whole=False)
            found = _packed(whole, workers=self._workers, say=self._say)
            if found is None and not anew:
                continue
            self._by_rules[digest] = found or b""
            if found:
                self.contents[digest] = hashlib.sha256(found).digest()

    def take(self, contents: Mapping[str, bytes]) -> None:
        """Take over the digests of vectors that another process has filled and cached."""
        self.contents.update(contents)

    def of(self, asking: Asking, house: House | None, hello: HelloAnswer) -> Vectors:
        """The vectors by the rules of an asking, for a program with this ``hello``; NO_VECTORS if none were filled."""
        wanted = ToFill(asking, house, is_whole=False, hello=lesser(hello))
        digest = _digest(asking, house, wanted.hello)
        if digest not in self._by_rules and digest in self.contents:
            self._by_rules[digest] = data_cache.load(_name(wanted), _origin(wanted), self.contents[digest]) or b""
        return unpacked_vectors(self._by_rules.get(digest, b""))


def vectors_of(wanted: ToFill) -> Vectors:
    """The vectors of a rule set, as shipped or cached; else filled if all scenarios are asked, else NO_VECTORS.

    There are also none if a scenario is not one of ours.
    """
    return unpacked_vectors(_packed(wanted, workers=1, say=None) or b"").whole()


def _packed(wanted: ToFill, *, workers: int, say: Language | None) -> bytes | None:
    """A file of vectors as it is cached, None if there is none. Without ``say`` it is quiet."""
    asking, house, is_whole, hello = wanted
    whole = asking_of(asking.source, asking.options, house)
    ours = {scenario.id: scenario for scenario in whole.asked}
    if not all(ours.get(scenario.id) == scenario for scenario in asking.asked):
        return None
    name, origin = _name(wanted), _origin(wanted)
    if (known := data_cache.load(name, origin)) is not None:
        return known
    found = filled.shipped(asking.source) if _is_plain(wanted) else None
    if found is None and not is_whole:
        return None
    if found is None:
        with shown_filling(asking.source, len(whole.asked), say) as step:
            found = filled.read_file(fill(whole, house, step, hello=hello, workers=workers), name)
    made = packed_vectors(read_vectors(found.lines))
    data_cache.keep(name, origin, made)
    return made


def shown_filling(source: str, number: int, say: Language | None) -> AbstractContextManager[OnScenario]:
    """Shows the progress of filling a number of scenarios, in a language; nothing is shown without one."""
    if say is None:
        return nullcontext(no_step)
    return progress(say("filling the scenarios of {source}", source=source), number, say=say)


def _name(wanted: ToFill) -> str:
    """The name under which vectors are cached: one for the default rules of a source, one for all other rules."""
    return f"{wanted.asking.source}{_PLAIN if _is_plain(wanted) else _OTHERWISE}"


def _is_plain(wanted: ToFill) -> bool:
    """Whether vectors are wanted by the default rules of a source, which a wheel has."""
    return not wanted.asking.options and wanted.house is None and wanted.hello is None


def _origin(wanted: ToFill) -> bytes:
    """The digest of what vectors are made from: also of the file of a wheel, where there is one."""
    digest = bytes.fromhex(_digest(wanted.asking, wanted.house, wanted.hello))
    shipped = filled.shipped_digest(wanted.asking.source) if _is_plain(wanted) else b""
    return hashlib.sha256(digest + shipped).digest() if shipped else digest


def lesser(hello: HelloAnswer) -> HelloAnswer | None:
    """The part of a ``hello`` that changes how scenarios are asked; None if the program offers everything."""
    if hello.fields is UNSET and not is_without_auction(hello):
        return None
    return HelloAnswer(
        protocol=hello.protocol,
        name="",
        version="",
        language="",
        rules={},
        questions=sorted(hello.questions),
        fields=hello.fields,
        in_part=hello.in_part,
    )


def published(source: str, step: OnScenario = lambda _, **__: None) -> bytes:
    """The vectors of a source by its default rules, as a wheel ships them."""
    return filled.compressed_file(fill(asking_of(source), None, step, complete=True))


def asking_of(source: str, options: Mapping[str, str] | None = None, house: House | None = None) -> Asking:
    """All scenarios of a source that fit these readings, and those about a house's own games."""
    chosen = options or {}
    asked = select(source, Wanted(house=house), chosen)
    return Asking(source=source, options=dict(chosen), asked=asked, share=0.0, is_reference=True)


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
        digest=_digest(asking, house, hello),
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
        from tarock_reference import respond  # noqa: PLC0415 - loads the engine

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


def _digest(asking: Asking, house: House | None, hello: HelloAnswer | None) -> str:
    offered = "" if hello is None else msgspec.json.encode(hello, order="sorted").decode()
    return filled.filling_digest(asking.source, asking.options, "" if house is None else house.digest, offered)
