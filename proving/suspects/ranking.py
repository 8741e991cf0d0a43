"""Asks an impostor all scenarios, ranks the clauses of its failures, and says where its wrong clause stands.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from tarock_checking.playing.by_default import vectors_by_default
from tarock_checking.prove.trials import asked_in, is_right_to_the_byte
from tarock_protocol.drivers import InProcess
from tarock_reference.impostors import Impostor, impostors
from tarock_reports.ledger.check_lines import PlannedScenario
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_reports.ledger.verdict_lines import verdict_line
from tarock_reports.verdict.cases import Case
from tarock_reports.verdict.suspects import Suspects
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.scripts import Script, scripts
from tarock_steps.suite.verdicts import AMISS, Outcome, Verdict


class Standing(NamedTuple):
    """Where the broken ``clause`` of an impostor stands in the order of its ``failures``.

    ``likeliest`` is the clause that most failures are named after, and ``against`` how many passed scenarios rest on
    it. Of the failures, ``charged`` is the share with the broken clause first before they are ranked, ``ranked`` after.
    """

    impostor: str
    clause: str
    failures: int
    likeliest: str
    against: int
    charged: float
    ranked: float


class Ranking:
    """The scenarios of a source with their right answers, and its impostors."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._scripts = scripts(source)
        self._vectors = vectors_by_default(source)
        self._impostors = impostors(source)
        self._rules = rules_of_readings(source, {})

    def chosen(self, every: int) -> tuple[int, ...]:
        """The numbers of the impostors, one of so many."""
        return tuple(range(0, len(self._impostors), every))

    def standing(self, number: int) -> Standing:
        """Where the broken clause of the impostor with this number stands."""
        impostor = self._impostors[number]
        verdicts = {script.planned.id: self._verdict(script, impostor) for script in self._scripts}
        cases = [
            Case(PlannedScenario.of(script.planned), verdict_line(verdict))
            for script in self._scripts
            if (verdict := verdicts[script.planned.id]) is not None and verdict.outcome in AMISS
        ]
        rests = self._rests({name: verdict is None for name, verdict in verdicts.items()})
        found = DiagnosisLine(causes=[], unexplained=[], rests=dict(rests))
        return _standing(impostor, cases, Suspects(cases, found), rests)

    def _verdict(self, script: Script, impostor: Impostor) -> Verdict | None:
        """The verdict on a scenario; None if it passed."""
        respond, heard = impostor.respond(), list[Verdict]()
        asked = asked_in(script, self._vectors)
        if asked and is_right_to_the_byte(respond, asked):
            return None
        run = Run(
            driver=InProcess(respond),
            sink=heard.append,
            source=self._source,
            chosen=(script.planned,),
            right=lambda: self._rules,
        )
        play_run(run)
        return None if heard[0].outcome is Outcome.PASSED else heard[0]

    def _rests(self, is_passed: Mapping[str, bool]) -> Mapping[str, int]:
        """How many passed scenarios rest on each clause on which any scenario rests."""
        found: Counter[str] = Counter()
        for name, vector in self._vectors.scenarios.items():
            found.update(dict.fromkeys(vector.rests_on, int(is_passed.get(name, False))))
        return found


def _standing(impostor: Impostor, cases: list[Case], suspects: Suspects, rests: Mapping[str, int]) -> Standing:
    ranked = [suspects.of(case)[0] for case in cases]
    likeliest = Counter(ranked).most_common(1)[0][0] if ranked else ""
    number = max(1, len(cases))
    return Standing(
        impostor=impostor.id,
        clause=impostor.clause,
        failures=len(cases),
        likeliest=likeliest,
        against=rests.get(likeliest, 0),
        charged=sum(case.named_clauses[0] == impostor.clause for case in cases) / number,
        ranked=sum(clause == impostor.clause for clause in ranked) / number,
    )
