"""Ledgers, plans and a catalogue made up for tests of the reports."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from tarock_language.message import Word, in_english, message
from tarock_protocol.drivers import WireExchange
from tarock_reports.ledger.check_lines import Asked, AskedEngine, CheckHeader, PlannedScenario, ReadingLine, plan_of
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_steps.catalogue.clauses import Clause
from tarock_steps.catalogue.loading import Catalogue
from tarock_steps.catalogue.source_file import Forms, Unit
from tarock_steps.catalogue.table_facts import TableFacts
from tarock_steps.errors import RefusedError
from tarock_steps.suite.judging import what_went_wrong
from tarock_steps.suite.verdicts import Outcome, Verdict

PASSED, FAILED, ERRORED = Outcome.PASSED, Outcome.FAILED, Outcome.ERRORED
DECLINED, OTHER_READING = Outcome.DECLINED, Outcome.OTHER_READING
HOSTILE = "<script>alert(1)</script>\"'&]]>--> \x00\x1b[31m [bold]x[/] `|` \ud800"
WHO_PAYS = """
[[dispute]]
option = "who-pays"
clause = "TST-SETTLING-001"
statements = ["Paying 1"]
kind = "silent"
en = "Who?"
de = "Wer?"
default = "one"
because_en = "b"
because_de = "b"
changes_en = "c"
changes_de = "c"
  [[dispute.reading]]
  name = "one"
  en = "One."
  de = "Einer."
  [[dispute.reading]]
  name = "both"
  en = "Both."
  de = "Beide."
"""
"""A dispute with two readings, as a file of disputes has it."""


def faults(name: str) -> list[tuple[str, ...]]:
    """The cases of a file in ``faults``: what is changed in a file, and the message about it."""
    lines = (Path(__file__).with_name("faults") / f"{name}.jsonl").read_bytes().splitlines()
    return [tuple(msgspec.json.decode(line, type=dict[str, str]).values()) for line in lines]


def scenario(number: int, area: str = "play", clauses: Sequence[str] = ()) -> PlannedScenario:
    return PlannedScenario(
        id=f"made/{area}/case-{number}",
        area=area,
        name=f"case {number}",
        clauses=tuple(clauses) or (f"MAD-{area.upper()}-{number % 7 + 1:03}",),
        feature=f"{area}.feature",
        line=10 + number,
        steps=(
            'the rules "made"',
            f'Vorhand holds "Sküs XXI K♥ {number % 3 + 2}♦ D♠"',
            "the play goes:\n| leader | cards |\n| Vorhand | K♥ A♥ I D♥ |",
            "Vorhand wins the trick",
        ),
    )


def header(
    planned: Iterable[PlannedScenario],
    *,
    engine: AskedEngine | None = None,
    asked: Asked | None = None,
) -> CheckHeader:
    cases = list(planned)
    return CheckHeader(
        suite="0.1.0",
        protocol=1,
        source="made",
        rules="made",
        options={"who-pays-whom": "both"},
        engine=engine or AskedEngine("Pipe Tarock", "2.1", "Node", "https://example.org/tarock", "node it's.js"),
        plan=plan_of(cases),
        planned=cases,
        asked=asked or Asked(),
    )


def verdict(of: PlannedScenario, outcome: Outcome = PASSED, *, note: str = "", size: int = 100) -> Verdict:
    wrong = outcome in {FAILED, OTHER_READING}
    return Verdict(
        scenario=of.id,
        outcome=outcome,
        message=note or ("" if outcome is PASSED else f"it is {outcome.value}"),
        step=of.steps[-1] if wrong else "",
        expected='"XXI K♥" may be chosen' if wrong else "",
        given='"XXI D♥"' if wrong else "",
        exchanges=[] if outcome is PASSED else [WireExchange('{"ask":"trick"}' + " " * size, '{"id":1}')],
        grounds=list(of.clauses),
    )


def lost_at(of: PlannedScenario, clause: str) -> Verdict:
    """A scenario that was not reached, because a bid is refused that this clause allows."""
    done = message("{seat} {deed:deed} {what}", seat=Word("Vorhand"), deed=Word("bids"), what="Dreier")
    fault = RefusedError(done, "no", [], index=0, of=4)
    return Verdict(
        scenario=of.id,
        outcome=Outcome.NOT_REACHED,
        step=of.steps[1],
        action=in_english(fault.said.arguments["action"]),
        charged=[clause],
        exchanges=[WireExchange('{"ask":"deal"}', '{"id":1}')],
        **what_went_wrong(fault),
    )


def write(path: Path, head: CheckHeader, verdicts: Iterable[Verdict], diagnosis: DiagnosisLine | None = None) -> Path:
    """A ledger of verdicts; at the end it names the other reading of some of them, as a run does, and the causes."""
    explained = []
    with LedgerWriter(path, head) as writer:
        for heard in verdicts:
            if heard.outcome is OTHER_READING:
                explained.append(heard.scenario)
                writer.add(msgspec.structs.replace(heard, outcome=FAILED))
            else:
                writer.add(heard)
        if explained:
            writer.plays(ReadingLine(option="who-pays-whom", reading="both", scenarios=explained))
        if diagnosis is not None:
            writer.diagnosed(diagnosis)
    return path


def ledger(
    folder: Path, outcomes: Sequence[Outcome | None], *, area: str = "play", diagnosis: DiagnosisLine | None = None
) -> Ledger:
    """A ledger with a scenario (and clause) for each outcome; a scenario without an outcome has no verdict."""
    cases = [scenario(number, area, [f"MAD-{area.upper()}-{number:03}"]) for number, _ in enumerate(outcomes, start=1)]
    reported = [verdict(case, outcome) for case, outcome in zip(cases, outcomes, strict=True) if outcome is not None]
    return Ledger.read(write(folder / "ledger.jsonl", header(cases), reported, diagnosis))


def catalogue(areas: Sequence[str] = ("bidding", "play"), clauses: int = 7) -> Catalogue:
    ids = [f"MAD-{area.upper()}-{number:03}" for area in areas for number in range(1, clauses + 1)]
    return Catalogue(
        source="made",
        title="Made-up Tarock",
        prefix="MAD",
        unit=Unit(en=Forms(one="point", many="points"), de=Forms(one="Punkt", many="Punkte")),
        table=TableFacts(hand=12, talon=(3, 3), closes="Gut!", silence="others", plain_game="Dreier"),
        clauses={name: _clause(name) for name in ids},
        disputes={},
        dropped=(),
        no_rule=(),
        sections=(),
        areas=tuple(areas),
    )


def _clause(name: str) -> Clause:
    return Clause(
        id=name,
        statements=("Stiche 1", "Stiche 2"),
        level="must",
        en=f"English text of {name} <&>",
        de=f"Deutscher Text von {name} <&>",
    )
