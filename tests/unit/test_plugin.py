from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.answers import HelloAnswer, NextDealerAnswer
from tarock_protocol.messages.questions import Hello, NextDealer
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.plan import plan
from tarock_steps.errors import CatalogueError
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import OtherRules, Run
from tarock_steps.suite.verdicts import Outcome, Verdict
from tarock_steps.table.readings import FixedReadings
from tarock_steps.under_pytest.runner import run_suite

OPTION = "schleifen-as-a-deal"
READINGS = ["passes-on", "same-dealer", "dealer-paid"]

_FEATURES = re.compile(r"^features = \[.*?\]\n", re.MULTILINE | re.DOTALL)
"""The list of the source's own features, of which a made-up one has but one."""

RULE = "LUN-SESSIONS-004"
PLAIN = """
    Example: {name}
      Given {player} dealt last
      When it is decided who deals next
      Then {next} deals
"""
DISPUTE = f'''
  @clause:LUN-SESSIONS-005
  Rule: after Schleifen

    @dispute:{OPTION}
    Scenario Outline: who deals after Schleifen
      Given the reading "<reading>" of "…"
        """
        {OPTION}
        """
      And Dealer dealt last
      And the last deal ended in Schleifen
      When it is decided who deals next
      Then <next> deals

      Examples:
        | reading     | next    |
        | passes-on   |         |
        | …           | Vorhand |
        | same-dealer | Dealer  |
        | dealer-paid | Vorhand |
'''


@pytest.fixture
def suite(tmp_path: Path) -> Callable[[str], Path]:
    """A source of its own with one feature."""
    folder = tmp_path / "lungau"
    folder.mkdir()
    for name in ("source.toml", "clauses.toml", "disputes.toml"):
        shutil.copy(features_root() / "lungau" / name, folder)
    head = folder / "source.toml"
    head.write_text(_FEATURES.sub("", head.read_text(encoding="utf-8")), encoding="utf-8")

    def write(text: str) -> Path:
        head = 'Feature: dealers\n  Background:\n    Given the rules "lungau"\n'
        (folder / "sessions.feature").write_text(head + text, encoding="utf-8")
        return tmp_path

    return write


def examples(*names: str, player: str = "Vorhand", then: str = "Second") -> str:
    rule = f"\n  @clause:{RULE}\n  Rule: the deal passes on\n"
    return rule + "".join(PLAIN.format(name=name, player=player, next=then) for name in names)


def respond(line: bytes, *, obeys: str = "") -> bytes:
    """Answer as a round does that passes the deal on, or that has one reading whatever it is asked."""
    question = codec.decode_question(line)
    if isinstance(question, Hello):
        rules = {"lungau": {OPTION: READINGS}}
        hello = HelloAnswer(protocol=1, name="", version="", language="", rules=rules, questions=["next_dealer"])
        return msgspec.json.encode({"id": question.id, "answer": hello})
    assert isinstance(question, NextDealer)
    if question.previous == 3 and question.players == 5:
        return msgspec.json.encode({"id": question.id, "declined": "no tables of five"})
    if question.previous == 2:
        return b"?"
    reading = obeys or question.options.get(OPTION, "passes-on")
    stays = question.given_up and reading == "same-dealer"
    dealer = question.previous if stays else ((question.previous or 0) + 1) % question.players
    answer = NextDealerAnswer(dealer=dealer or 0, vorhand=0, grounds=[RULE])
    return msgspec.json.encode({"id": question.id, "answer": answer})


def verdicts(root: Path, answer: Callable[[bytes], bytes] = respond, **fields: object) -> list[Verdict]:
    """What the plugin makes of the scenarios, which is what they come to without pytest."""
    heard: list[Verdict] = []
    plainly: list[Verdict] = []
    for way, sink in ((run_suite, heard.append), (play_run, plainly.append)):
        way(Run(**{"driver": InProcess(answer), "sink": sink, "source": "lungau", "root": root, **fields}))  # type: ignore[arg-type]
    assert "sink" in fields or list(map(told, plainly)) == list(map(told, heard))
    return heard


def told(verdict: Verdict) -> object:
    """What both ways have to say alike: all of it, but for the place where the suite is at fault."""
    ours = verdict.outcome is Outcome.SUITE_FAULT
    return (verdict.scenario, verdict.outcome) if ours else verdict


def outcomes(found: list[Verdict]) -> list[str]:
    return [verdict.outcome.value for verdict in found]


def test_a_scenario_passes_or_fails_with_step_expectation_and_exchange(suite: Callable[[str], Path]) -> None:
    passed, failed = verdicts(suite(examples("right") + PLAIN.format(name="wrong", player="Second", next="Dealer")))

    assert (passed.scenario, passed.outcome) == ("lungau/sessions/right", Outcome.PASSED)
    assert passed.grounds == [RULE]
    assert (failed.scenario, failed.outcome) == ("lungau/sessions/wrong", Outcome.FAILED)
    assert (failed.step, failed.expected, failed.given) == ("Dealer deals", "Dealer", "Third")
    assert '"previous":1' in failed.exchanges[0].question
    assert '"dealer":2' in failed.exchanges[0].answer


def test_checks_behind_the_first_that_is_not_met_are_made_and_told_too(suite: Callable[[str], Path]) -> None:
    more = "      And Third is Vorhand\n      And Second deals\n      And Third deals\n"
    (found,) = verdicts(suite(examples("several", then="Dealer") + more))

    assert (found.step, found.given) == ("Dealer deals", "Second")
    assert [(unmet.step, unmet.expected, unmet.given) for unmet in found.also] == [
        ("Third is Vorhand", "Third", "Vorhand"),
        ("Third deals", "Third", "Second"),
    ]


def test_what_cannot_be_asked_any_more_ends_the_further_checks_in_silence(suite: Callable[[str], Path]) -> None:
    more = "      And Third deals\n      Given Third dealt last\n      When it is decided who deals next\n"
    (found,) = verdicts(suite(examples("garbage later", then="Dealer") + more + "      Then Third deals\n"))

    assert found.outcome is Outcome.FAILED
    assert [unmet.step for unmet in found.also] == ["Third deals"]
    assert (len(found.exchanges), len(found.after)) == (1, 1)


def test_declining_and_breaking_the_protocol_are_no_failures(suite: Callable[[str], Path]) -> None:
    five = "\n    Example: five\n      Given a table of 5\n      And Fourth dealt last\n"
    five += "      When it is decided who deals next\n      Then Dealer deals\n"
    found = verdicts(suite(examples("garbage", player="Third") + five))

    assert outcomes(found) == ["errored", "declined"]
    assert "no tables of five" in found[1].message
    assert found[0].outcome is Outcome.ERRORED
    assert "error: " in found[0].exchanges[0].answer


def test_what_a_scenario_cannot_ask_is_the_suites_own_fault(suite: Callable[[str], Path]) -> None:
    found = verdicts(suite(examples("nobody sits there", player="Fourth")))

    assert outcomes(found) == ["suite fault"]
    assert found[0].message.startswith("TableError: there is no Fourth")


def test_a_step_that_is_no_phrase_is_the_suites_own_fault(suite: Callable[[str], Path]) -> None:
    found = verdicts(suite(examples("one", player="Somebody")))

    assert outcomes(found) == ["suite fault"]
    assert "'Somebody dealt last' is no phrase of the vocabulary" in found[0].message


def test_a_claim_without_a_ground_breaks_the_suite_only_where_grounds_are_owed(
    suite: Callable[[str], Path],
) -> None:
    root = suite(examples("claimed").replace("Example:", "@clause:LUN-SESSIONS-003\n    Example:"))

    stranger, reference = verdicts(root), verdicts(root, is_reference=True)

    assert outcomes(stranger) == ["passed"]
    assert outcomes(reference) == ["suite fault"]
    assert f"claims LUN-SESSIONS-003 but the answer rests on {RULE}" in reference[0].message


def test_the_answer_of_another_reading_is_wrong_until_the_whole_run_is_known(suite: Callable[[str], Path]) -> None:
    root = suite(DISPUTE)

    by_the_book = verdicts(root)
    found = verdicts(root, lambda line: respond(line, obeys="same-dealer"))
    others = verdicts(root, lambda line: respond(line, obeys="passes-on"))

    assert outcomes(by_the_book) == ["passed", "passed", "passed"]
    assert outcomes(found) == ["failed", "passed", "failed"]
    assert outcomes(others) == ["passed", "failed", "passed"]


def test_rows_of_other_readings_than_the_one_fixed_are_not_planned(suite: Callable[[str], Path]) -> None:
    rules = OtherRules(FixedReadings({OPTION: "same-dealer"}), InProcess(respond), InProcess(respond))
    run = Run(driver=rules.reference, sink=lambda _: None, source="lungau", root=suite(DISPUTE), rules=rules)

    assert [planned.id for planned in run.planned()] == ["lungau/sessions/who-deals-after-schleifen[same-dealer]"]


def test_a_run_asks_what_was_chosen_for_it_and_nothing_else(suite: Callable[[str], Path]) -> None:
    root = suite(examples("one") + DISPUTE)
    chosen = tuple(planned for planned in plan("lungau", root) if RULE in planned.clauses)

    assert len(verdicts(root)) == 4
    assert len(verdicts(root, chosen=chosen)) == 1
    assert verdicts(root, chosen=()) == []


def test_verdicts_come_in_the_order_of_the_plan(suite: Callable[[str], Path]) -> None:
    root = suite(examples("zebra", "ant") + DISPUTE + examples("cow"))
    run = Run(driver=InProcess(respond), sink=lambda _: None, source="lungau", root=root)

    assert [verdict.scenario for verdict in verdicts(root)] == [planned.id for planned in run.planned()]


def test_settings_of_a_strangers_project_stay_out(
    suite: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_ADDOPTS", "--collect-only")

    assert outcomes(verdicts(suite(examples("one")))) == ["passed"]


def test_a_tag_of_unknown_kind_is_refused(suite: Callable[[str], Path]) -> None:
    with pytest.raises(CatalogueError, match="@slow"):
        verdicts(suite(examples("one").replace("Example:", "@slow\n    Example:")))


def test_a_sink_that_breaks_stops_the_run_and_says_why(suite: Callable[[str], Path]) -> None:
    def full(_: Verdict) -> None:
        message = "no space left"
        raise OSError(message)

    with pytest.raises(OSError, match="no space left"):
        verdicts(suite(examples("one", "two")), sink=full)


def test_an_interruption_ends_the_run(suite: Callable[[str], Path]) -> None:
    def interrupt(_: Verdict) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        verdicts(suite(examples("one", "two")), sink=interrupt)


def test_a_run_is_told_whose_features_it_plays() -> None:
    with pytest.raises(TypeError, match="source"):
        Run(driver=InProcess(respond), sink=lambda _: None)  # type: ignore[call-arg]
