"""Runs ``tarock prove``: shows which wrong engines and changed expectations the scenarios notice.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tarock_checking.playing.by_default import vectors_by_default
from tarock_checking.prove import readings, trials
from tarock_checking.prove.houses import HouseSheet
from tarock_checking.report.formats import Format, evidence_of, evidence_report_text, read_ledgers
from tarock_language.message import Language, Message, message
from tarock_protocol.strangers_text import shown
from tarock_protocol.user_files import reason_of
from tarock_reference.houses.house import House
from tarock_reference.impostors import Impostor, impostors
from tarock_reports.evidence.evidence_text import FATES, said_green, said_impostor, said_under, under_readings
from tarock_reports.ledger import proof_lines
from tarock_reports.ledger.proof_lines import OF_READING, PROVED, Fate, ProofWriter
from tarock_reports.ledger.records import Record
from tarock_reports.ledger.whole_files import Place
from tarock_running.inputs import equivalent
from tarock_running.inputs.rule_sets import catalogues_named, with_clauses
from tarock_running.inputs.settings import catalogue_of
from tarock_running.outputs.output_folder import claimed
from tarock_running.outputs.places import Outputs, Prepared, WantedFiles, left_alone, write_page
from tarock_running.process.about import suite_version
from tarock_running.process.console import console
from tarock_running.process.exits import CutOffError, ExitCode, InterruptedRunError
from tarock_running.process.progress import OnScenario, progress
from tarock_running.process.sharing import check_workers, shared_out
from tarock_steps.catalogue.plan import digest
from tarock_steps.suite.scripts import Script, scripts
from tarock_steps.suite.vectors import Vectors


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """What to prove, as the command line says it; rule sets and clauses narrow it, and none of them means all.

    ``say`` is the language of what people read.
    """

    rules: tuple[str, ...]
    """The rule sets."""
    wanted_files: WantedFiles
    """The files to write."""
    workers: int = 2
    """How many processes share the work."""
    clauses: tuple[str, ...] = ()
    """Only impostors of these clauses are tried."""
    with_impostors: bool = True
    """Whether impostors are tried."""
    with_readings: bool = True
    """Whether they are tried under other readings too."""
    with_perturbation: bool = True
    """Whether expectations are changed."""
    whole: bool = False
    """Whether each impostor is tried on all scenarios, even after it was caught."""
    house: House | None = None
    """The house whose rules are played, if it is about one."""
    say: Language

    def run(self) -> ExitCode:
        """Prove it for each rule set; the exit code says whether it is so for all of them."""
        check_workers(self.workers)
        named = self.rules if self.house is None else (self.house.based_on,)
        rules = [catalogue.source for catalogue in with_clauses(catalogues_named(named), self.clauses)]
        with claimed(self.wanted_files, rules, self.say) as outputs:
            outputs.check_apart(rules, shared=("--html",))
            return self._run([_OfRules(self, source) for source in rules], [outputs.of(source) for source in rules])

    def _run(self, proofs: Sequence[_OfRules], outputs: Sequence[Outputs]) -> ExitCode:
        prepared = [proof.prepared() for proof in proofs]
        places = [output.prepare() for output in outputs]
        codes = [proof.run(place.ledger, *work) for proof, place, work in zip(proofs, places, prepared, strict=True)]
        self._make_page(places)
        return max(codes)

    def _make_page(self, places: Sequence[Prepared]) -> None:
        pages = defaultdict(list)
        for place in places:
            pages[place.html.path].append(place)
        for html, told in pages.items():
            found = [
                ledger for ledger in read_ledgers([place.ledger.path for place in told]) if isinstance(ledger, Record)
            ]
            write_page(told[0].html, evidence_report_text(evidence_of(found), Format.HTML, self.say))
            console().print(Text(self.say("page: {path}", path=str(html))), soft_wrap=True)


@dataclass(frozen=True, slots=True)
class _OfRules:
    """The proof of one rule set."""

    proof: Proof
    rules: str

    def prepared(self) -> tuple[tuple[Impostor, ...], dict[str, str]]:
        """All impostors, and the arguments for those that nobody could tell; refuses a list that is faulty."""
        suspects = impostors(self.rules)
        return suspects, equivalent.equivalent_impostors(
            self.rules, {impostor.id: impostor.clause for impostor in suspects}
        )

    def run(self, place: Place, suspects: tuple[Impostor, ...], arguments: dict[str, str]) -> ExitCode:
        """Prove it; the exit code says whether it is so."""
        if self.proof.house is not None:
            return self._of_house(self.proof.house, place, arguments)
        everything = scripts(self.rules)
        mine = tuple(script for script in everything if self._is_wanted(script.planned.clauses))
        with_impostors = self.proof.with_impostors
        untold = [(impostor, arguments[impostor.id]) for impostor in suspects if impostor.id in arguments]
        suspects = (
            tuple(impostor for impostor in suspects if self._is_wanted((impostor.clause,))) if with_impostors else ()
        )
        others = readings.reading_choices(self.rules) if self.proof.with_readings else ()
        header = proof_lines.ProofHeader(
            suite=suite_version(),
            rules=self.rules,
            plan=digest([script.planned for script in everything]),
            scenarios=len(everything),
            impostors=len(suspects),
            readings=len(others),
            clauses=list(filter(self._is_known, self.proof.clauses)),
        )
        writer = ProofWriter(place, header)
        vectors = vectors_by_default(self.rules)
        with self._writing(writer, place):
            self._try(suspects, everything, vectors, arguments, writer)
            if others:
                clauses = filter(self._is_known, self.proof.clauses)
                listed = equivalent.untold_under_readings(
                    self.rules, [trial.told for trial in others], catalogue_of(self.rules).clauses
                )
                suite = readings.Suite.of(self.rules, mine, untold, clauses, listed).with_vectors(vectors)
                self._try_readings(suite.after(writer.impostors), others, writer)
            if self.proof.with_perturbation:
                self._perturb(mine, vectors, writer)
        return _close(self.rules, writer, console(), self.proof.say)

    @contextmanager
    def _writing(self, writer: ProofWriter, place: Place) -> Iterator[None]:
        """The ledger while it is written; says what is left of it where that was interrupted or cannot go on."""
        try:
            with writer:
                yield
        except KeyboardInterrupt as fault:
            raise InterruptedRunError(left_alone(message("interrupted"), writer.path, place)) from fault
        except OSError as fault:
            cut = message(
                "the ledger {path} cannot be written any more: {why}", path=str(writer.path), why=reason_of(fault)
            )
            raise CutOffError(cut) from fault

    def _of_house(self, house: House, place: Place, arguments: dict[str, str]) -> ExitCode:
        """Prove what the scenarios would catch of engines that are wrong about a house."""
        sheet = HouseSheet(house, arguments)
        suspects = tuple(impostor for impostor in sheet.impostors if self._is_wanted((impostor.clause,)))
        header = proof_lines.ProofHeader(
            suite=suite_version(),
            rules=self.rules,
            house=house.name,
            plan=digest(list(sheet.planned)),
            scenarios=len(sheet.planned),
            impostors=len(suspects),
            clauses=list(filter(self._is_known, self.proof.clauses)),
        )
        writer = ProofWriter(place, header)
        with (
            self._writing(writer, place),
            shared_out(sheet.tried, suspects, self.proof.workers) as tried,
            self._progress(message("impostors"), len(suspects), shown(house.name)) as step,
        ):
            for line in tried:
                writer.impostor(line)
                step(line.fate not in PROVED | OF_READING)
        return _close(shown(house.name), writer, console(), self.proof.say, PROVED | OF_READING)

    def _progress(self, what: Message, number: int, rules: str = "") -> AbstractContextManager[OnScenario]:
        return progress(
            self.proof.say("{place}: {fault}", place=rules or self.rules, fault=what), number, say=self.proof.say
        )

    def _is_known(self, clause: str) -> bool:
        return clause in catalogue_of(self.rules).clauses

    def _is_wanted(self, clauses: Iterable[str]) -> bool:
        return not self.proof.clauses or not set(self.proof.clauses).isdisjoint(clauses)

    def _try(
        self,
        suspects: tuple[Impostor, ...],
        everything: tuple[Script, ...],
        vectors: Vectors,
        arguments: dict[str, str],
        writer: ProofWriter,
    ) -> None:
        def job(impostor: Impostor) -> trials.Trial:
            return trials.try_impostor(impostor, everything, vectors, whole=self.proof.whole)

        with (
            shared_out(job, suspects, self.proof.workers) as trialled,
            self._progress(message("impostors"), len(suspects)) as step,
        ):
            for impostor, trial in zip(suspects, trialled, strict=True):
                line = _judged(impostor, trial, arguments.get(impostor.id, ""))
                writer.impostor(line)
                step(line.fate not in PROVED)

    def _try_readings(
        self, suite: readings.Suite, others: tuple[readings.ReadingChoice, ...], writer: ProofWriter
    ) -> None:
        def job(choice: readings.ReadingChoice) -> proof_lines.TriedReadingLine:
            return readings.try_choice(suite, choice)

        with (
            shared_out(job, others, self.proof.workers) as tried,
            self._progress(message("other readings"), len(others)) as step,
        ):
            for line in tried:
                writer.reading(line)
                step(bool(_holes(line)))

    def _perturb(self, mine: tuple[Script, ...], vectors: Vectors, writer: ProofWriter) -> None:
        def job(script: Script) -> proof_lines.PerturbedLine:
            return trials.perturb(script, vectors)

        with (
            shared_out(job, mine, self.proof.workers) as played,
            self._progress(message("perturbed scenarios"), len(mine)) as step,
        ):
            for line in played:
                writer.scenario(line)
                step(bool(line.green))


def _judged(impostor: Impostor, trial: trials.Trial, argument: str) -> proof_lines.ImpostorLine:
    """What became of an impostor, with what ``equivalent.toml`` says of it."""
    fate, trouble = trial.fate, trial.trouble
    if argument and fate is Fate.NOT_CAUGHT:
        fate = Fate.EQUIVALENT
    elif argument and fate is not Fate.CRASHED:
        fate = Fate.STALE
        trouble = message("{file} says that no answer differs", file=equivalent.where(impostor.rules))
    return proof_lines.ImpostorLine(
        id=impostor.id,
        clause=impostor.clause,
        wrong=impostor.sentence,
        fate=fate,
        by=list(trial.by),
        asked=trial.asked,
        trouble=str(trouble),
        argument=argument,
        message=proof_lines.data_of(impostor.said),
        fault=proof_lines.data_of(trouble or (Message(argument) if argument else "")),
    )


def _holes(line: proof_lines.TriedReadingLine) -> list[proof_lines.Pair]:
    return [pair for pair in line.told if pair.fate not in OF_READING]


# --------------------------------------------------------------------------------------------------- on the terminal


def _close(rules: str, writer: ProofWriter, out: Console, say: Language, proved: Collection[Fate] = PROVED) -> ExitCode:
    """Print the matrix of a rule set, what is not proved, and the figures."""
    out.print(Text(rules, style="bold"))
    if writer.impostors:
        out.print(_matrix(writer.impostors, proved, say))
    wrong = [tried for tried in writer.impostors if tried.fate not in proved]
    for tried in wrong:
        parts = (said_impostor(tried), tried.why if tried.trouble else "", *tried.by[:1])
        told = say("{fate}: {parts:;}", fate=FATES[tried.fate], parts=[*filter(None, parts)])
        out.print(Text(told, style="red"))
    green = [(line.scenario, step) for line in writer.perturbed for step in line.green]
    for scenario, step in green:
        out.print(Text(say.sentence(said_green(scenario, step, say)), style="red"))
    holes = [(line, hole) for line in writer.readings for hole in _holes(line)]
    for line, hole in holes:
        out.print(Text(say.sentence(said_under(line, hole)), style="red"))
    out.print(Text("\n".join(map(say.sentence, _figures(writer)))), soft_wrap=True)
    return ExitCode.NOT_CONFORM if wrong or green or holes else ExitCode.CONFORM


def _matrix(impostors: list[proof_lines.ImpostorLine], proved: Collection[Fate], say: Language) -> Table:
    """The detection matrix: the impostors of each clause, and the scenarios that caught them."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in (message("clause"), message("impostor"), message("fate"), message("caught by")):
        table.add_column(say.sentence(heading), overflow="fold")
    by_clause = defaultdict(list)
    for line in impostors:
        by_clause[line.clause].append(line)
    for clause in sorted(by_clause):
        for line in by_clause[clause]:
            by = line.by[0] if line.by else ""
            if len(line.by) > 1:
                by = say("{names} and {number} more", names=by, number=len(line.by) - 1)
            style = "" if line.fate in proved else "red"
            table.add_row(*map(Text, (clause, line.id, say.sentence(FATES[line.fate]), by)), style=style)
    return table


def _figures(writer: ProofWriter) -> Iterator[Message]:
    if writer.impostors:
        yield message(
            "impostors: {impostors} of {clauses} clauses: {fates}",
            impostors=len(writer.impostors),
            clauses=len({line.clause for line in writer.impostors}),
            fates=[
                message("{times} {what}", times=number, what=FATES[fate])
                for fate, number in proof_lines.fates(writer.impostors).items()
                if number
            ],
        )
    if writer.readings:
        yield under_readings(writer.readings)
    if writer.perturbed:
        changed, green = (
            sum(line.changed for line in writer.perturbed),
            sum(len(line.green) for line in writer.perturbed),
        )
        yield message(
            "perturbation: {changed} changed expectations in {scenarios} scenarios: {green} stayed green",
            changed=changed,
            scenarios=len(writer.perturbed),
            green=green,
        )
    yield message("ledger: {path}", path=str(writer.path))
