"""Runs ``tarock weigh``: reads the settings, plays the deals, prints the figures, and returns the exit code."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from tarock_language.message import Language, message
from tarock_reference.weighing.players import PLAYERS
from tarock_reports.ledger.whole_files import Place
from tarock_running.inputs.rule_sets import catalogues_named
from tarock_running.inputs.settings import readings_of
from tarock_running.outputs.output_folder import claimed_alone
from tarock_running.outputs.places import check_writable
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode, UsageFaultError, check_known
from tarock_running.process.progress import progress
from tarock_running.process.sharing import shared_out
from tarock_running.process.signals import ending_is_interruption, until_interrupted
from tarock_searching.weigh.deal_blocks import BlockLine, Job, weigh_block
from tarock_searching.weigh.figures import Weight
from tarock_searching.weigh.plan import MANY, Plan, blocks_of, edition, thinned, weighing_plan
from tarock_searching.weigh.recomputed_blocks import some_blocks, weighed_again
from tarock_searching.weigh.record import (
    append_to_record,
    begin_record,
    check_header,
    header_of,
    in_worlds_of,
    resume_record,
)
from tarock_searching.weigh.stored import StoredBlock, StoredFigures, figures_of, figures_text, stored_figures
from tarock_searching.weigh.terminal import head_told, out_of_date, show
from tarock_searching.weigh.unweighed import reasons
from tarock_steps.catalogue.loading import Catalogue

RECORD: Final = "weights-{rules}.jsonl"
FIGURES: Final = "weights-{rules}.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class WeighRun:
    """A run of ``tarock weigh``: the rule sets, one option or all, one policy or all, and the deals per rule set."""

    rules: tuple[str, ...]
    option: str | None = None
    policy: str | None = None
    deals: int = 1_500
    seed: int = 1
    """The seed of the deals."""
    jobs: int = 1
    """How many processes share the work."""
    cluster: str | None = None
    """The address of a scheduler whose workers share it."""
    resume: bool = False
    """Whether an interrupted run is continued."""
    from_stored: bool = False
    """Whether the deals are added to the shipped figures."""
    output: Path | None = None
    """The folder of the files."""
    say: Language
    stored: bool = False
    """Whether only the shipped figures are printed."""

    def run(self) -> ExitCode:
        """Play the deals, count, and print the figures; after an interruption, those of the deals played so far."""
        self._check()
        if self.stored:
            for catalogue in self._catalogues():
                self._tell_stored(catalogue)
            return ExitCode.CONFORM
        with ending_is_interruption():
            for catalogue in self._catalogues():
                if self._weighed(catalogue) is ExitCode.INTERRUPTED:
                    return ExitCode.INTERRUPTED
        return ExitCode.CONFORM

    def _check(self) -> None:
        if self.resume and self.output is None:
            raise UsageFaultError(message("--resume: expected --output, the folder whose records continue"))
        if self.from_stored and self.stored:
            raise UsageFaultError(message("--from-stored: weighs further deals, so it cannot go with --stored"))
        if self.policy is not None:
            check_known("--policy", "policy", self.policy, PLAYERS)

    def _catalogues(self) -> Sequence[Catalogue]:
        named = catalogues_named(self.rules)
        if self.option is None:
            return named
        known = dict.fromkeys(option for catalogue in named for option in readings_of(catalogue.source))
        check_known("--option", "option", self.option, known, hint=message("`tarock clauses` shows every option"))
        return [catalogue for catalogue in named if self.option in readings_of(catalogue.source)]

    def _weighed(self, catalogue: Catalogue) -> ExitCode:
        plan = weighing_plan(catalogue.source, self.seed, self.option)
        record = self._place(RECORD, catalogue.source)
        with ExitStack() as held:
            if record is not None and not held.enter_context(claimed_alone(record)):
                raise UsageFaultError(
                    message(
                        "--output: another run is still writing to {record}; expected another folder",
                        record=str(record),
                    )
                )
            return self._kept(catalogue, plan, record)

    def _kept(self, catalogue: Catalogue, plan: Plan, record: Path | None) -> ExitCode:
        """Weigh the blocks that are not in the record yet, then print and write all figures."""
        lines, base = list[BlockLine](), self._base(catalogue, plan)
        if base is not None:
            plan = in_worlds_of(base.header, plan)
        if self.resume and record is not None and record.exists():
            plan, lines = resume_record(record, plan)
        else:
            if base is None and self.deals >= MANY:
                plan = thinned(plan)
            if record is not None:
                begin_record(record, header_of(plan))
        if base is not None and header_of(plan) != base.header:
            raise UsageFaultError(
                message(
                    "--resume: {record} was not begun with --from-stored; expected another folder", record=str(record)
                )
            )
        with until_interrupted() as goes_on:
            lines += self._played(plan, lines, base, record, goes_on)
            interrupted = not goes_on()
        figures = figures_of(header_of(plan), lines, base)
        self._tell(catalogue, figures, plan)
        place = self._place(FIGURES, catalogue.source)
        if place is not None:
            Place(place).put_text(figures_text(figures))
        if interrupted:
            told = message("{source}: interrupted; the figures so far follow", source=catalogue.source)
            if record is not None:
                told = message("{why}; --resume continues from {path}", why=told, path=str(record))
            sys.stderr.write(f"tarock: {self.say.sentence(told)}\n")
        return ExitCode.INTERRUPTED if interrupted else ExitCode.CONFORM

    def _base(self, catalogue: Catalogue, plan: Plan) -> StoredFigures | None:
        """The shipped figures to add to; None without ``from_stored``. Raises UsageFaultError if they are outdated.

        Some of their blocks are weighed again to find that out; all blocks with a digest if rules or readings have
        changed. Figures of new readings come after the existing ones.
        """
        if not self.from_stored:
            return None
        figures, what = self._stored(catalogue, "--from-stored"), f"--from-stored: the figures of {catalogue.source}"
        plan, known = in_worlds_of(figures.header, plan), figures.header
        now = header_of(plan)
        header = msgspec.structs.replace(
            known, edition=now.edition, worlds=[*known.worlds, *now.worlds[len(known.worlds) :]]
        )
        check_header(header, plan, what)
        is_as_before = known.edition == now.edition
        self._check_again(some_blocks(figures, 1) if is_as_before else figures.blocks, plan, what)
        return msgspec.structs.replace(figures, header=header)

    def _check_again(self, blocks: Sequence[StoredBlock], plan: Plan, what: str) -> None:
        words = self.say("{source}: blocks of the included figures, weighed again", source=plan.source)
        with progress(words, len(blocks), say=self.say) as step:
            for told in weighed_again(plan, blocks):
                if told:
                    fault = message(
                        "{figures} come out differently today, {told}; expected no --from-stored, to weigh anew",
                        figures=what,
                        told=told,
                    )
                    raise UsageFaultError(fault)
                step(0)

    @staticmethod
    def _stored(catalogue: Catalogue, asked_by: str) -> StoredFigures:
        """The shipped figures. Raises UsageFaultError if there are none."""
        figures = stored_figures(catalogue.source)
        if figures is None:
            fault = message(
                "{option}: no figures of {source} are included; expected no {option}, to weigh anew",
                option=asked_by,
                source=catalogue.source,
            )
            raise UsageFaultError(fault)
        return figures

    def _tell(self, catalogue: Catalogue, figures: StoredFigures, plan: Plan) -> None:
        wanted = self._wanted(figures)
        head = head_told(catalogue, wanted, figures.header.seed, self.say)
        show(head, wanted, reasons(plan), console(), self.say)

    def _wanted(self, figures: StoredFigures) -> list[Weight]:
        told = (weight for weight in figures.told if self.option in (None, weight.option))
        return [weight for weight in told if self.policy in (None, weight.policy)]

    def _tell_stored(self, catalogue: Catalogue) -> None:
        """Print the shipped figures, and a warning if they are out of date."""
        figures = self._stored(catalogue, "--stored")
        if figures.header.edition != edition(catalogue.source):
            sys.stderr.write(f"tarock: {out_of_date(catalogue, self.say)}\n")
        self._tell(catalogue, figures, weighing_plan(catalogue.source, figures.header.seed))

    def _place(self, name: str, source: str) -> Path | None:
        if self.output is None:
            return None
        path = self.output / name.format(rules=source)
        check_writable("--output", path)
        path.parent.mkdir(parents=True, exist_ok=True)
        return path

    def _played(
        self,
        plan: Plan,
        known: Sequence[BlockLine],
        base: StoredFigures | None,
        record: Path | None,
        goes_on: Callable[[], bool],
    ) -> list[BlockLine]:
        """Play the blocks that are neither ``known`` nor in the ``base``; each is recorded as soon as it is there."""
        done = {(line.strand, line.block) for line in known}
        before = {} if base is None else base.weighed
        policies = tuple(PLAYERS) if self.policy is None else (self.policy,)
        todo = [Job(plan, *block) for block in blocks_of(plan, self.deals, policies) if block not in done]
        todo = [job for job in todo if job.number >= before.get(job.strand, 0) * job.strand.step]
        found: list[BlockLine] = []
        if not todo:
            return found
        words = self.say("{source}: blocks of deals", source=plan.source)
        with progress(words, len(todo), say=self.say) as step, self._shared(plan, todo) as lines:
            for line in lines:
                found.append(line)
                if record is not None:
                    append_to_record(record, [line])
                step(0)
                if not goes_on():
                    break
        return found

    def _shared(self, plan: Plan, todo: Sequence[Job]) -> AbstractContextManager[Iterable[BlockLine]]:
        if self.cluster is None:
            return shared_out(weigh_block, tuple(todo), self.jobs)
        from tarock_searching.weigh.cluster import spread_out  # noqa: PLC0415 - of an extra

        return spread_out(plan, todo, self.cluster, self.option)
