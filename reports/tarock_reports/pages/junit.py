"""The report of a check as JUnit XML: a suite for each rule area, a case for each scenario, clauses as properties.

One file may report on several rule sets; each suite says when its run began and who asked whom. Failed, beyond the
steps, not reached and other reading become failures. Errored and suite fault become errors. Declined and not playable
are skipped, and so is what went wrong by a known deviation; one that is mended adds a failure to a suite
``deviations``. Scenarios that decide nothing (excluded, added later or withdrawn) are skipped in a suite ``left out``.
A partial ledger or a fault adds a suite ``ledger`` with errors in it, so that no reader of the file takes it for green.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final
from xml.etree import ElementTree as ET

from tarock_language.message import ENGLISH
from tarock_protocol.strangers_text import SENTENCE, shown, visible
from tarock_reports.ledger.check_lines import CheckHeader, PlannedScenario, VerdictLine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.known_lines import KnownState
from tarock_reports.verdict.by_symmetry import symmetry_text
from tarock_reports.verdict.cases import Case
from tarock_reports.verdict.readings_played import played_readings
from tarock_reports.verdict.reproduce import command
from tarock_reports.verdict.summary import Summary, summarise
from tarock_reports.verdict.wording import engine_title, place, reading_text, seconds, title, unmet_text, value_told
from tarock_steps.suite.verdicts import Outcome

_COUNTS: Final = ("tests", "failures", "errors", "skipped")
_ELEMENTS: Final = {
    Outcome.FAILED: "failure",
    Outcome.OTHER_READING: "failure",
    Outcome.NOT_REACHED: "failure",
    Outcome.BEYOND: "failure",
    Outcome.ERRORED: "error",
    Outcome.SUITE_FAULT: "error",
    Outcome.DECLINED: "skipped",
    Outcome.UNPLAYABLE: "skipped",
}


class Report:
    """A report that is made from ledgers added one by one; no ledger is kept in memory."""

    def __init__(self) -> None:
        self._root = ET.Element("testsuites")
        self._names: list[str] = []
        self._milliseconds = 0

    def add(self, ledger: Ledger, areas: Iterable[str] = ()) -> None:
        """Add the suites of a ledger, the rule areas in the order of ``areas``."""
        summary = summarise(ledger, areas)
        self._names.append(f"{ledger.header.source}: {engine_title(ledger.header)}")
        self._milliseconds += ledger.footer.milliseconds if ledger.footer else 0
        for area in summary.areas:
            members = [case for case in summary.cases if case.scenario.area == area]
            _area(self._root, ledger, area, members)
        _doubts(self._root, ledger)
        _mended(self._root, ledger)
        _left_out(self._root, ledger, summary)

    def text(self) -> str:
        """The whole report as XML."""
        self._root.set("name", ", ".join(self._names))
        for count in _COUNTS:
            self._root.set(count, str(sum(int(suite.get(count, "0")) for suite in self._root)))
        self._root.set("time", seconds(self._milliseconds))
        for element in self._root.iter():
            _make_legal(element)
        ET.indent(self._root)
        return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(self._root, encoding="unicode") + "\n"


def render_junit(ledgers: Iterable[Ledger], areas: Sequence[str] = ()) -> str:
    """The JUnit report of several ledgers."""
    report = Report()
    for ledger in ledgers:
        report.add(ledger, areas)
    return report.text()


def _make_legal(element: ET.Element) -> None:
    """Escape characters that XML cannot contain or that are invisible, in the attributes and text of an element."""
    for name, value in element.items():
        element.set(name, visible(value, lines=True))
    element.text = visible(element.text or "", lines=True) or None


def _area(root: ET.Element, ledger: Ledger, area: str, members: list[Case]) -> None:
    header = ledger.header
    suite = ET.SubElement(root, "testsuite", name=f"{header.source}.{area}")
    if header.started:
        suite.set("timestamp", header.started.removesuffix("Z"))
    suite.set("time", seconds(sum(case.verdict.milliseconds for case in members if case.verdict)))
    _properties(suite, [*_of_the_run(header), *(("plays", reading.setting) for reading in played_readings(ledger))])
    for case in members:
        _case(suite, ledger, case)
    _count(suite)


def _of_the_run(header: CheckHeader) -> Iterator[tuple[str, str]]:
    """The properties of the run: engine, rules, options, suite and system."""
    yield "engine", engine_title(header)
    yield "engine language", header.engine.language
    yield "rules", header.rules
    if header.house is not None:
        yield "house", header.house.name
        yield "house digest", header.house.digest
    yield from ((f"option {name}", value) for name, value in sorted(header.options.items()))
    yield "suite", header.suite
    yield "protocol", str(header.protocol)
    yield "as of version", header.asked.as_of
    yield "excluded", " ".join(header.asked.excluded)
    yield "plan", header.plan
    yield "python", header.python
    yield "platform", header.platform


def _count(suite: ET.Element) -> None:
    suite.set("tests", str(len(suite.findall("testcase"))))
    for attribute, element in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(attribute, str(len(suite.findall(f"testcase/{element}"))))


def _properties(parent: ET.Element, pairs: Iterable[tuple[str, str]]) -> None:
    properties = ET.SubElement(parent, "properties")
    for name, value in pairs:
        if value:
            ET.SubElement(properties, "property", name=name, value=value)


def _case(suite: ET.Element, ledger: Ledger, case: Case) -> None:
    scenario, verdict = case.scenario, case.verdict
    element = ET.SubElement(
        suite,
        "testcase",
        classname=f"{ledger.header.source}.{scenario.area}",
        name=title(scenario),
        time=seconds(verdict.milliseconds if verdict else 0),
    )
    if where := place(ledger.header, scenario):
        element.set("file", where.rpartition(":")[0])
        element.set("line", str(scenario.line))
    clauses = [("clause", clause) for clause in scenario.clauses]
    _properties(element, [("scenario", scenario.id), *clauses])
    if verdict is None:
        ET.SubElement(element, "skipped", message="not run")
    elif case.known is not None:
        told = f"{case.known.name}: {case.known.reason}"
        ET.SubElement(element, "skipped", type="known deviation", message=shown(told, SENTENCE))
    elif verdict.outcome in _ELEMENTS:
        _trouble(element, ledger, scenario, verdict)


def _trouble(parent: ET.Element, ledger: Ledger, scenario: PlannedScenario, verdict: VerdictLine) -> None:
    tag = _ELEMENTS[verdict.outcome]
    message = verdict.message or f"expected {verdict.expected}, given {verdict.given}"
    element = ET.SubElement(parent, tag, message=shown(" ".join(message.split()), SENTENCE))
    if tag == "skipped":
        return
    element.set("type", verdict.outcome.value)
    facts = (
        ("clauses", " ".join(scenario.clauses)),
        ("charged", " ".join(verdict.charged)),
        ("passed, and repeated", symmetry_text(verdict, ENGLISH)),
        ("step", verdict.step),
        ("refuses", verdict.action),
        ("lacking", value_told(verdict, "lacking", ENGLISH)),
        ("too much", value_told(verdict, "too_much", ENGLISH)),
        ("expected", verdict.expected),
        ("given", verdict.given),
        ("right for the reading", reading_text(verdict)),
        *(("also", unmet_text(unmet, ENGLISH)) for unmet in verdict.also),
        ("again", command(ledger.header, verdict)),
    )
    element.text = "\n".join(f"{label}: {shown(value, SENTENCE, lines=True)}" for label, value in facts if value)


def _mended(root: ET.Element, ledger: Ledger) -> None:
    """Add a suite with the mended known deviations; each one fails until the user removes it."""
    mended = [line for line in ledger.known if line.state is KnownState.MENDED]
    if not mended:
        return
    suite = ET.SubElement(root, "testsuite", name=f"{ledger.header.source}.deviations")
    for line in mended:
        case = ET.SubElement(suite, "testcase", classname="deviations", name=line.name)
        told = f"known deviation {line.name} is mended: remove it ({line.place})"
        ET.SubElement(case, "failure", message=shown(told, SENTENCE), type="mended")
    _count(suite)


def _left_out(root: ET.Element, ledger: Ledger, summary: Summary) -> None:
    """Add a suite with the scenarios that do not count, each of them skipped."""
    if not summary.left_out:
        return
    suite = ET.SubElement(root, "testsuite", name=f"{ledger.header.source}.left out")
    for told in summary.left_out:
        for scenario, outcome in told.scenarios.items():
            case = ET.SubElement(suite, "testcase", classname="left out", name=scenario)
            came = f"; {outcome.value}" if outcome else ""
            reason = f": {told.reason.en}" if told.reason.en else ""
            message = shown(f"{told.why}{came}{reason}", SENTENCE)
            ET.SubElement(case, "skipped", type=told.reason.kind.value, message=message)
    _count(suite)


def _doubts(root: ET.Element, ledger: Ledger) -> None:
    doubts = [("the ledger is partial", ledger.cut)] if ledger.is_partial else []
    doubts += [("fault", fault) for fault in ledger.faults]
    if not doubts:
        return
    suite = ET.SubElement(root, "testsuite", name=f"{ledger.header.source}.ledger")
    for number, (name, message) in enumerate(doubts, start=1):
        case = ET.SubElement(suite, "testcase", classname="ledger", name=f"{name} ({number})")
        ET.SubElement(case, "error", message=shown(message, SENTENCE), type=name)
    _count(suite)
