"""``tarock diagnose``: searches for causes from a ledger, shows them, and writes them as a profile."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import msgspec
from rich.cells import cell_len
from rich.text import Text

from tarock_checking.diagnose.asked_program import AskedProgram
from tarock_checking.diagnose.asking_on import AskingBack
from tarock_checking.diagnose.cause_records import (
    ToldBack,
    diagnosis_of,
    nothing_found,
    profile_text,
    readings_found,
    variant_asked,
)
from tarock_checking.diagnose.changed_since import said_of_change
from tarock_checking.diagnose.from_ledger import left_out_of_look, run_so_far
from tarock_checking.diagnose.refuting import AskedBack
from tarock_checking.diagnose.search_limits import SearchLimits, SearchTime, unbroken
from tarock_checking.diagnose.tie_break import Settled
from tarock_checking.playing.declared import house_declared, told_in_hello
from tarock_checking.playing.known_vectors import ToFill, vectors_of
from tarock_checking.playing.player import Asking
from tarock_checking.report.formats import read_ledgers
from tarock_language.message import Argument, Language, Message, message
from tarock_protocol import codec
from tarock_protocol.drivers import Conversation
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reference.houses.house import House
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_reports.ledger.jsonlines import bytes_of_file
from tarock_reports.ledger.renewing import with_diagnosis
from tarock_reports.ledger.whole_files import Place
from tarock_reports.machine.check_object import rules_run
from tarock_reports.machine.check_shape import CheckObject, ToldFiles
from tarock_reports.terminal.cause_lines import cause_lines
from tarock_reports.terminal.sentences import tell
from tarock_reports.terminal.tables import heading
from tarock_reports.verdict.causes import is_possible
from tarock_running.inputs.connecting import connected
from tarock_running.inputs.engine import EngineChoice
from tarock_running.inputs.profile import house_at
from tarock_running.inputs.scenario_files import scenarios_of_files
from tarock_running.inputs.selection import planned
from tarock_running.outputs.new_files import put_new
from tarock_running.outputs.places import unwritten
from tarock_running.process.about import suite_version
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode, UsageFaultError
from tarock_running.process.printed_json import print_json
from tarock_running.process.progress import looking_for_causes
from tarock_running.process.signals import ending_is_interruption, until_interrupted
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.vectors import Vectors

_QUESTION: Final = 240
"""Characters of a question that are shown."""
_CAUSES: Final = 5
"""Causes that are shown, at most, each with its rule and an example; fewer where they would not fit on a screen."""
_SCREEN: Final = 40
"""Lines of a terminal that are filled, at most."""
_ASKED: Final = 2
"""Questions to the program that are shown."""
_MOST: Final = 400_000
"""Scenarios that the search plays with engines of ours, at most, unless its time ends before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Diagnosing:
    """The arguments of the command; ``budget`` is in seconds of processor time, ``renewed`` is a ledger to be written.

    ``say`` is the language of the output. With ``is_json`` one object is printed instead of sentences.
    """

    ledger: Path
    write: Path | None
    name: str
    variant: Path | None
    say: Language
    engine: EngineChoice | None = None
    budget: float | None = None
    renewed: Path | None = None
    is_json: bool = False

    def run(self) -> ExitCode:
        """Show what the program plays otherwise; UsageFaultError for impossible arguments, before the search starts."""
        ledger = self._read()
        data = bytes_of_file(self.ledger)
        _refuse_old("--write", self.write)
        _refuse_old("--ledger", self.renewed)
        if self.renewed is not None and ledger.footer is None:
            early = message("--ledger: {path} ends early; expected a ledger with its footer", path=str(self.ledger))
            raise UsageFaultError(early)
        given = self._house(ledger) if self.engine is None or self.variant is not None else None
        with nullcontext() if self.engine is None else connected(self.engine) as driver:
            if driver is not None:
                _refuse_another(driver.hello.name, ledger.header.engine.name)
            house = given or self._house(ledger, driver)
            found, asker = self._looked(ledger, house, driver)
        told = replace(ledger, diagnosis=found)
        lines = () if self.is_json else self._lines(told, asker)
        for line in lines:
            tell(line, console())
        sure = msgspec.structs.replace(found, causes=[cause for cause in found.causes if not is_possible(told, cause)])
        written = () if self.write is None else [*self._written(ledger, sure, house)]
        for line in () if self.is_json else written:
            console().print(line, soft_wrap=True)
        if self.renewed is not None:
            told_anew = with_diagnosis(data, found).decode()
            put_new({self.renewed: told_anew}, "--ledger")
            if not self.is_json:
                console().print(Text(self.say("ledger: {path}", path=str(self.renewed))), soft_wrap=True)
        if self.is_json:
            print_json(self._object(told))
        return ExitCode.CONFORM

    def _object(self, ledger: Ledger) -> CheckObject:
        """The run with its causes, as `tarock check --format json` prints it."""
        run = rules_run(ledger, ToldFiles(ledger=str(self.renewed or self.ledger), page="", junit=""))
        suite, code = ledger.header.suite, ExitCode.CONFORM.value
        return CheckObject(suite=suite, verdict=run.verdict, exit_code=code, runs=[run])

    def _lines(self, ledger: Ledger, asker: AskingBack | None) -> Sequence[Text]:
        """What was found, with as many causes as fit on a screen."""
        causes, lines = _CAUSES, [*self._told(ledger, asker, _CAUSES)]
        while causes > 1 and _height(lines, console().width) > _SCREEN:
            causes -= 1
            lines = [*self._told(ledger, asker, causes)]
        return lines

    def _told(self, ledger: Ledger, asker: AskingBack | None, causes: int) -> Iterator[Text]:
        """What was found, with so many causes at most."""
        say, again = self.say, self.renewed or "NEW.jsonl"
        all_of_it = f"tarock report {again}"
        if self.renewed is None:
            all_of_it = f"tarock diagnose {self.ledger} --ledger {again} && {all_of_it}"
        yield heading(ledger, say)
        catalogue = load_catalogue(ledger.header.source)
        yield from cause_lines(
            ledger, catalogue, causes, say=say, goes_on=self._goes_on, all_of_it=all_of_it, examples=causes
        )
        for sentence in left_out_of_look(ledger):
            yield Text(say("Left out: {what}", what=sentence), style="yellow")
        asked = [] if asker is None else [*asked_text(asker, say)]
        yield from asked[:_ASKED]
        if len(asked) > _ASKED:
            yield Text(say("and {number} more", number=len(asked) - _ASKED), style="dim")

    def _looked(
        self, ledger: Ledger, house: House | None, driver: Conversation | None
    ) -> tuple[DiagnosisLine, AskingBack | None]:
        """The diagnosis; and what the program was asked about it, if it is there."""
        chosen = self._chosen(ledger, house)
        heard = run_so_far(ledger)
        heard.vectors = _kept_vectors(ledger, chosen, house)
        time = SearchTime(self.budget)
        if driver is None:
            return self._found(ledger, house, chosen, heard, time), None
        variant = variant_asked(ledger.header.source, ledger.header.options, house)
        program = AskedProgram(driver, lambda: not time.is_spent)
        asker = AskingBack(heard, variant, program)
        asker.changed = said_of_change(heard, program)
        return self._found(ledger, house, chosen, heard, time, ask=asker.ask), asker

    def _tell(self, trouble: Message) -> None:
        sys.stderr.write(f"tarock: {shown(self.say.sentence(trouble), SENTENCE)}\n")

    @property
    def _goes_on(self) -> Message:
        """What to say about a search that did not come to its end."""
        if self.budget is None:
            return message("it was ended early")
        return message("a longer --budget, or none, continues it")

    def _read(self) -> Ledger:
        (found,) = read_ledgers([self.ledger])
        if not isinstance(found, Ledger):
            raise UsageFaultError(message("{path}: expected the ledger of a check", path=str(self.ledger)))
        return found

    def _chosen(self, ledger: Ledger, house: House | None) -> list[Planned]:
        """The scenarios of a run, in its order; UsageFaultError if one of them is another now."""
        known = {scenario.id: scenario for scenario in _asked_in(ledger, house, self.say)}
        other = next((old.id for old in ledger.header.planned if _is_changed(old.steps, known.get(old.id))), None)
        if other is not None:
            expected = message("a ledger of this suite, {version}", version=_suite())
            if files := ledger.header.asked.files:
                expected = message("scenarios as they were in {files:both} then", files=files)
            odd = message(
                "{path}: {scenario} is another scenario here; expected {expected}",
                path=str(self.ledger),
                scenario=other,
                expected=expected,
            )
            raise UsageFaultError(odd)
        return [known[scenario.id] for scenario in ledger.header.planned]

    def _house(self, ledger: Ledger, driver: Conversation | None = None) -> House | None:
        """The house of the run, from its profile, or from the ``hello`` of the program."""
        asked = ledger.header.house
        if asked is None:
            if self.variant is not None:
                raise UsageFaultError(message("--variant: this run did not use the rules of a house"))
            return None
        own = None if driver is None else house_declared(driver.hello, ledger.header.source)
        if own is not None and own.digest == asked.digest:
            return own
        if self.variant is None:
            unnamed = message(
                "this run used the rules of {house}; expected its profile, with --variant", house=asked.name
            )
            raise UsageFaultError(unnamed)
        house = house_at(self.variant)
        if house.digest != asked.digest:
            changed = message(
                "--variant: {path} has changed since {house} was asked", path=str(self.variant), house=asked.name
            )
            raise UsageFaultError(changed)
        return house

    def _found(  # noqa: PLR0913 - what is searched, by what, and for how long
        self,
        ledger: Ledger,
        house: House | None,
        chosen: Sequence[Planned],
        heard: RunSoFar,
        time: SearchTime,
        *,
        ask: Callable[[DiagnosisLine], ToldBack] = ToldBack,
    ) -> DiagnosisLine:
        variant = variant_asked(ledger.header.source, ledger.header.options, house)
        with (
            ending_is_interruption(),
            unbroken(message("the look for causes"), self._tell),
            until_interrupted() as goes_on,
            looking_for_causes(ledger.header.rules, say=self.say) as step,
        ):
            limits = SearchLimits.within(time, goes_on, step, most=_MOST)
            found = diagnosis_of(chosen, heard, variant, house, limits, ask=ask)
            if not found.whole:
                self._tell(time.said)
            return found
        return nothing_found(heard)

    def _written(self, ledger: Ledger, found: DiagnosisLine, house: House | None) -> Iterator[Text]:
        """Write the profile; return where it is, and what ``hello`` has to say for a check by it."""
        path = self.write or Path()
        variant = variant_asked(ledger.header.source, ledger.header.options, house)
        profile = profile_text(self.name, found, variant)
        try:
            Place(path).put_text(profile)
        except OSError as fault:
            raise UsageFaultError(message("--write: {fault}", fault=unwritten(path, fault))) from fault
        yield Text(self.say("profile: {path}", path=str(path)))
        if readings := readings_found(profile, found, variant):
            told = self.say(
                "For a check by it, hello has to declare {readings} among the options of {source}.",
                readings=[told_in_hello(option, reading) for option, reading in readings.items()],
                source=variant.based_on,
            )
            yield Text(told, "bold")


def _height(lines: Sequence[Text], width: int) -> int:
    """How many lines of a terminal of this width some texts fill."""
    rows = (row for line in lines for row in line.plain.splitlines())
    return sum(max(1, -(-cell_len(row) // width)) for row in rows)


def asked_text(asker: AskingBack, say: Language) -> Iterator[Text]:
    """What a program was asked about explanations that fit equally well, and about causes that were changed by that."""
    if asker.changed is not None:
        yield Text(say.sentence(asker.changed), style="yellow")
    yield from (settled_text(settled, say, asker.name_of) for settled in asker.settled)
    yield from (asked_back_text(asked, say) for asked in asker.back if asked.is_told_otherwise)


def settled_text(one: Settled, say: Language, name_of: Callable[[str], Argument] = str) -> Text:
    """The result of asking about a cause, and the last question that was asked; ``name_of`` is a cause in words."""
    question = one.asked[-1] if one.asked else ""
    plays, others = (
        [message("“{cause}”", cause=name_of(cause)) for cause in some] for some in (one.plays, one.ruled_out)
    )
    if not question:
        return Text(say("No question distinguishes: {causes}.", causes=plays), style="yellow")
    if not plays:
        said = say("Asked, it gives an answer that none would: {causes}.", causes=others)
    else:
        said = say("Asked, it plays {plays:either}, and not {others}.", plays=plays, others=others)
    return _with_question(said, question, say)


def asked_back_text(asked: AskedBack, say: Language) -> Text:
    """The result of varied questions about a cause that they change, and one question that speaks against it."""
    if asked.is_wider and asked.before is not None:
        outside = [question for question in asked.borne_out if not asked.before.is_met_by(question)]
        said = say(
            "“{cause}” holds not only where {where}: {number} further question elsewhere bears it out.",
            "“{cause}” holds not only where {where}: {number} further questions elsewhere bear it out.",
            number=len(outside),
            cause=asked.said,
            where=asked.before.said,
        )
        return _with_question(said, codec.unnumbered(outside[0]).decode().strip(), say)
    told = message("limited to where {where}", where=asked.where.said) if asked.where else message("dropped")
    unlike = (*asked.against, *asked.otherwise)
    said = say(
        "It does not answer {unlike} of {number} further questions as “{cause}” says: {told}.",
        unlike=len(unlike),
        number=len(unlike) + len(asked.borne_out),
        cause=asked.said,
        told=told,
    )
    return _with_question(said, codec.unnumbered(unlike[0]).decode().strip(), say)


def _with_question(said: str, question: str, say: Language) -> Text:
    """What asking showed, and below it a question."""
    return Text.assemble(
        (shown(said, SENTENCE), "bold"),
        (f"\n     {say('asked')}: ", "dim"),
        (shown(question, _QUESTION), "cyan"),
    )


def _refuse_another(name: str, expected: str) -> None:
    """Raise UsageFaultError if a program has another name than the one that is expected."""
    if name != expected:
        other = message(
            "--engine: expected the program of the ledger, {wanted}, got {given}",
            wanted=shown(expected, SENTENCE),
            given=shown(name, SENTENCE),
        )
        raise UsageFaultError(other)


def _refuse_old(option: str, path: Path | None) -> None:
    if path is not None and path.exists():
        there = message("{option}: {path} already exists; expected a new file", option=option, path=str(path))
        raise UsageFaultError(there)


def _asked_in(ledger: Ledger, house: House | None, say: Language) -> Sequence[Planned]:
    """The scenarios of a run: those of the files that were given, or else those of the suite."""
    files = ledger.header.asked.files
    return scenarios_of_files([Path(file) for file in files], say) if files else planned(ledger.header.source, house)


def _kept_vectors(ledger: Ledger, chosen: Sequence[Planned], house: House | None) -> Vectors:
    """The right answers by the rules of a run, as far as a check has cached them."""
    header = ledger.header
    asking = Asking(
        source=header.source, options=dict(header.options), asked=tuple(chosen), share=0.0, is_reference=False
    )
    return vectors_of(ToFill(asking, house, is_whole=False))


def _is_changed(steps: tuple[str, ...], planned: Planned | None) -> bool:
    return planned is None or planned.steps != steps


def _suite() -> str:
    return suite_version()
