"""A program that says only some fields of an answer: it is judged on those, and on no others."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.unit.otherwise import playing, rules, scenario
from tests.unit.small_lock import TRICK, locked
from tests.unit.test_codec import RESULT
from tests.unit.test_explaining_readings import OPTION, asking, planned
from tests.unit.the_command import engine, tarock

from tarock_checking.check.lock_question import LockedQuestion, ask_locked
from tarock_checking.check.other_readings import readings_played
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.messages.questions import Count, Deal, Settle
from tarock_protocol.offered_fields import fields_said, fields_there_are
from tarock_reference import respond
from tarock_reports.ledger.checks import Ledger, hello_of
from tarock_running.inputs.variants import rules_of_readings
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite import vocabulary
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import OtherRules, Run
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.scripts import THEN
from tarock_steps.suite.verdicts import Outcome, Verdict

Respond = Callable[[bytes], bytes]
Fields = Mapping[str, list[str]]

WON = "lungau/settling/a-dreier-won"
"""Two checks: what the Spiel brings, and the payments; what a Dreier counts shows in both."""
PAIRS = "lungau/trischaken/five-players-settle-without-a-kontra[full]"
"""The payments alone."""
PRICE = "lungau/settling/an-announced-trull-lost-with-a-solorufer[all]"
"""Two checks; what is cited shows only in what the Trull brings."""
REFUSED = "lungau/bidding/vorhand-wants-to-pass"
_PROGRAM = """
import json, sys

from tarock_reference import respond

for line in sys.stdin.buffer:
    found = json.loads(respond(line))
    if json.loads(line)["ask"] == "hello":
        found["answer"] |= json.loads({said!r})
        found["answer"]["rules"] = {{"lungau": found["answer"]["rules"]["lungau"]}}
    print(json.dumps(found), flush=True)
"""


def saying(fields: Fields, answering: Respond = respond, *, garbage: object = None) -> Respond:
    """A program that says these fields alone, and in the others nothing, or garbage."""

    def reply(line: bytes) -> bytes:
        asked, found = json.loads(line)["ask"], json.loads(answering(line))
        if asked == "hello":
            found["answer"]["fields"] = fields
        elif asked in fields and "answer" in found:
            kept = {name: value for name, value in found["answer"].items() if name in fields[asked]}
            others = found["answer"].keys() - {"grounds", "why"} if garbage is not None else ()
            found["answer"] = dict.fromkeys(others, garbage) | kept
        return json.dumps(found).encode()

    return reply


@functools.cache
def as_it_stands(source: str) -> OtherRules:
    return rules_of_readings(source, {})


def verdict(
    one: Planned, program: Respond, options: Mapping[str, str] | None = None, greeting: HelloAnswer | None = None
) -> Verdict:
    """What comes of a scenario; a program whose ``greeting`` is told is not greeted."""
    heard: list[Verdict] = []
    by = None if options is None else rules(one.source, options)
    right = as_it_stands(one.source)
    driver = InProcess(program, hello=greeting)
    play_run(Run(driver=driver, sink=heard.append, source=one.source, chosen=(one,), rules=by, right=lambda: right))
    (found,) = heard
    return found


def misprices(line: bytes) -> bytes:
    """A program that has another amount in every line, and is right otherwise."""
    found = json.loads(respond(line))
    for part in found.get("answer", {}).get("lines", ()):
        part["amount"] = 7
    return json.dumps(found).encode()


# --------------------------------------------------------------------------------------------------- what is judged


@pytest.mark.parametrize(
    ("identifier", "fields", "unsaid"), [(PAIRS, "lines", "payments"), (PRICE, "payments", "lines")]
)
def test_what_rests_on_a_field_that_is_not_said_is_declined_by_its_name(
    identifier: str, fields: str, unsaid: str
) -> None:
    found = verdict(scenario(identifier), saying({"settle": [fields]}))

    assert (found.outcome, found.unsaid) == (Outcome.DECLINED, f"settle.{unsaid}")
    assert found.message == f"does not say {unsaid!r} in its answer to 'settle'"
    assert ("brings the declarer" if unsaid == "lines" else "the payments are") in found.step


@pytest.mark.parametrize(("fields", "unsaid"), [("lines", "payments"), ("payments", "lines")])
def test_what_rests_on_what_is_said_is_judged_by_that(fields: str, unsaid: str) -> None:
    found = verdict(scenario(WON), saying({"settle": [fields]}))

    assert (found.outcome, found.unsaid, found.idle) == (Outcome.PASSED, f"settle.{unsaid}", [])


def test_a_clause_that_only_what_is_not_said_shows_has_no_evidence_in_it() -> None:
    one = next(case for case in plan("lungau") if verdict(case, saying({"settle": ["lines"]})).idle)
    found = verdict(one, saying({"settle": ["lines"]}))

    assert found.outcome is Outcome.PASSED
    assert set(found.idle) < set(one.clauses)


def test_whatever_else_is_checked_is_judged() -> None:
    assert verdict(scenario(WON), saying({"settle": ["payments"]}, misprices)).outcome is Outcome.PASSED
    assert verdict(scenario(WON), saying({"settle": ["lines"]}, misprices)).outcome is Outcome.FAILED


def test_who_does_not_say_what_is_refused_is_asked_no_further() -> None:
    """Whether an action stands decides how it goes on."""
    found = verdict(scenario(REFUSED), saying({"deal": ["next", "contract"]}))

    assert (found.outcome, found.unsaid) == (Outcome.DECLINED, "deal.refused")
    assert "refused" in found.step


def test_behind_a_check_that_is_not_met_what_is_not_said_is_passed_over() -> None:
    """The first check fails, the second reads what is not said, and no more is told than the first."""
    found = verdict(scenario(WON), saying({"settle": ["lines"]}, misprices))

    assert "brings the declarer" in found.step
    assert (found.also, found.unsaid) == ([], "")


def test_a_whole_answer_is_asked_of_other_questions() -> None:
    assert verdict(scenario(WON), saying({"result": ["augen"]})).outcome is Outcome.PASSED


@pytest.mark.parametrize(("identifier", "outcome"), [(WON, Outcome.PASSED), (PRICE, Outcome.DECLINED)])
def test_by_other_rules_it_is_the_same(identifier: str, outcome: Outcome) -> None:
    found = verdict(scenario(identifier), saying({"settle": ["payments"]}), {"who-pays-whom": "both"})

    assert (found.outcome, found.unsaid) == (outcome, "settle.lines")


@pytest.mark.parametrize("garbage", [None, "nonsense", 7, {"a": []}])
def test_what_stands_in_a_field_that_is_not_said_is_not_looked_at(garbage: object) -> None:
    found = verdict(scenario(WON), saying({"settle": ["payments"]}, garbage=garbage))

    assert (found.outcome, found.unsaid) == (Outcome.PASSED, "settle.lines")


def _samples(source: str) -> Iterator[Planned]:
    """For each phrase that expects something, after each kind of question, the first scenarios that it stands in."""
    seen: dict[object, int] = {}
    for case in plan(source):
        acts = tuple({_phrase(line.keyword, line.text) for line in case.lines if line.keyword == "when"})
        kinds = {(_phrase(line.keyword, line.text), acts[:1]) for line in case.lines if line.keyword == THEN}
        if any(seen.get(kind, 0) < 1 for kind in kinds):
            seen.update({kind: seen.get(kind, 0) + 1 for kind in kinds})
            yield case


def _phrase(keyword: str, text: str) -> str:
    found = vocabulary.find(keyword, text)
    assert found is not None
    return found.function.__name__


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_no_field_that_is_not_said_makes_a_scenario_fail(source: str) -> None:
    """Whatever a check reads it has to insist on: else it would judge a blank that nobody has said."""
    greeting = InProcess(respond).hello
    for sample in _samples(source):
        whole = verdict(sample, respond, greeting=greeting)
        kinds = {type(codec.decode_question(exchange.question.encode())) for exchange in whole.exchanges}
        declined = set()
        for kind in kinds:
            fields = fields_there_are(codec.ANSWERS[kind])
            for left_out in fields:
                others = [name for name in fields if name != left_out]
                said = {codec.kind(kind): others or ["grounds"]}
                found = verdict(sample, saying(said), greeting=replace(greeting, fields=said))
                assert found.outcome in (Outcome.PASSED, Outcome.DECLINED), (sample.id, left_out, found.message)
                declined |= {left_out} if found.unsaid else set()
        assert declined, f"{sample.id}: nothing that it asks for is read"


# ----------------------------------------------------------------------------------------------------- on the wire


def test_of_a_field_that_an_answer_must_have_a_blank_is_read() -> None:
    question = Settle(id=1, contract="Dreier", players=4, dealer=3)
    found = codec.decode_reply(b'{"id": 1, "answer": {}}', question, frozenset({"lines"}))

    assert getattr(found, "payments") == []  # noqa: B009 - of any answer


@pytest.mark.parametrize(
    ("said", "answer", "accepted"),
    [
        ("refused", {"refused": {"index": 1}, "next": []}, 1),
        ("refused", {"refused": None}, 2),
        ("accepted", {"accepted": 9}, 2),
        ("tricks", {"refused": {"index": 1}}, 2),
    ],
)
def test_how_many_actions_were_accepted_follows_from_what_is_refused(said: str, answer: object, accepted: int) -> None:
    actions = [{"seat": 0, "do": "bid", "what": "Dreier"}, {"seat": 0, "do": "talon", "what": "first"}]
    asked = {"ask": "deal", "id": 1, "players": 4, "dealer": 3, "hands": [], "talon": [], "actions": actions}
    question = codec.decode_question(json.dumps(asked).encode())
    found = codec.decode_reply(json.dumps({"id": 1, "answer": answer}).encode(), question, frozenset({said}))

    assert isinstance(question, Deal)
    assert getattr(found, "accepted") == accepted  # noqa: B009 - of any answer


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ('{"augn": {}}', "augn"),
        ("[]", "expected a ResultAnswer"),
        ('{"augen": {"declarer": "much"}}', "augen"),
    ],
)
def test_what_is_wrong_in_what_is_said_breaks_the_protocol(answer: str, told: str) -> None:
    with pytest.raises(ProtocolError, match=told):
        codec.decode_reply(f'{{"id": 9, "answer": {answer}}}'.encode(), RESULT, frozenset({"augen"}))


def test_what_is_said_of_no_question_is_all_of_it() -> None:
    assert fields_said(InProcess(respond).hello, "deal") is None
    assert codec.decode_reply(b'{"id": 1, "answer": {"augen": 9}}', Count(id=1, cards=[])) is not None


# ----------------------------------------------------------------------------------------------------- what is told


def offering(folder: Path, **said: object) -> tuple[str, str]:
    only = {"name": "Partial Tarock", **said}
    return "--engine", engine(folder, _PROGRAM.format(said=json.dumps(only)))


@pytest.mark.gate(0, 2)
@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"fields": {"settle": ["payment"]}}, "of the answer to 'settle' that does not exist: 'payment'; did you mean"),
        ({"fields": {"settle": []}}, "no field of the answer to 'settle'; expected some of payments, lines"),
        ({"fields": {"setle": ["payments"]}}, "that it does not answer: 'setle'; did you mean settle?"),
        (
            {"fields": {"deal": ["payments"]}, "questions": ["hello", "settle"]},
            "that it does not answer: 'deal'; there are settle",
        ),
        ({"fields": {"hello": ["name"]}}, "that it does not answer: 'hello'"),
    ],
)
def test_a_mistake_in_hello_is_told_with_the_nearest_that_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: Mapping[str, object], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = tarock("check", "--scenario", WON, *offering(tmp_path, **said))

    assert refused.exit_code == ExitCode.ADAPTER_BROKEN, refused.output
    assert told in refused.stderr


@pytest.mark.prove
def test_a_run_tells_what_is_not_said_and_conforms_by_what_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    asked = ("check", "--area", "settling", *offering(tmp_path, fields={"settle": ["payments"]}))
    done = tarock(*asked, "--only-offered")
    ledger = Ledger.read(tmp_path / "tarock-report" / "lungau.part.jsonl")

    assert done.exit_code == ExitCode.CONFORM, done.output
    assert "`settle`: does not say 'lines' in its answer to 'settle'" in done.output
    assert "Declined although offered" not in done.output
    lacking = [judged for judged in ledger.verdicts if judged.unsaid]
    assert {(judged.outcome, judged.question, judged.offered, judged.unsaid) for judged in lacking} == {
        (Outcome.DECLINED, "settle", False, "settle.lines"),
        (Outcome.PASSED, "", True, "settle.lines"),
    }
    hello = hello_of(ledger.header.engine)
    assert hello is not None
    assert hello.fields == {"settle": ["payments"]}


@pytest.mark.parametrize(
    ("fields", "outcome"),
    [(["winner"], Outcome.DECLINED), (["winner", "leads"], Outcome.PASSED), (["leads"], Outcome.DECLINED)],
)
def test_a_lock_judges_what_is_said(fields: list[str], outcome: Outcome) -> None:
    one = LockedQuestion(question := locked(TRICK), codec.decode_question(json.dumps(question.question).encode()))
    found = ask_locked(one, InProcess(saying({"trick": fields})))

    assert found.outcome is outcome
    assert found.offered is (outcome is Outcome.PASSED)


def test_what_is_wrong_in_what_is_said_fails_by_a_lock() -> None:
    def nobody_leads(line: bytes) -> bytes:
        found = json.loads(respond(line))
        if "leads" in found.get("answer", {}):
            found["answer"]["leads"] = 1
        return json.dumps(found).encode()

    one = LockedQuestion(question := locked(TRICK), codec.decode_question(json.dumps(question.question).encode()))

    assert ask_locked(one, InProcess(saying({"trick": ["leads"]}, nobody_leads))).outcome is Outcome.FAILED
    assert ask_locked(one, InProcess(saying({"trick": ["winner"]}, nobody_leads))).outcome is Outcome.DECLINED


def test_another_reading_is_found_by_what_is_said() -> None:
    """The reading changes Augen and items; by the items alone it explains what failed."""
    chosen = planned("counting")
    program = InProcess(saying({"result": ["items"]}, playing({OPTION: "nobody"})))
    heard = RunSoFar(hello=program.hello)
    play_run(Run(driver=program, sink=heard.verdict, source="lungau", chosen=chosen))
    (one,) = readings_played(asking(chosen), heard, None, lambda: True).each

    assert (one.option, one.reading) == (OPTION, "nobody")
