"""What is said of a broken protocol is kept as a message, and every report says it in its language."""

from __future__ import annotations

import html
import random
import unicodedata
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from markupsafe import Markup
from msgspec.structs import replace
from rich.console import Console
from tests.unit.made_up import DECLINED, ERRORED, catalogue, header, lost_at, scenario, verdict, write

from tarock_engine.seating import Seat
from tarock_engine.state import Choice
from tarock_language.catalogue import language_of
from tarock_language.data import as_data
from tarock_language.message import ENGLISH, message
from tarock_protocol.codec import decode_reply
from tarock_protocol.drivers import WireExchange
from tarock_protocol.errors import Declined, ProtocolError, TableError
from tarock_protocol.messages.questions import Count, Deck
from tarock_protocol.seating import SeatNames
from tarock_reference.houses import trial
from tarock_reference.houses.trial import StuckError
from tarock_reports.ledger.check_lines import AgainLine, VerdictLine
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.verdict_lines import verdict_line
from tarock_reports.pages.both_languages import SideBySide
from tarock_reports.pages.bug_text import issues
from tarock_reports.pages.html import render_page
from tarock_reports.pages.markdown import render_markdown
from tarock_reports.terminal.tables import show
from tarock_reports.verdict.unreached import Unreached
from tarock_reports.verdict.wording import value_told
from tarock_searching.ask.block_lines import FindLine
from tarock_searching.ask.duel import NO_FIELD, Find
from tarock_steps.suite.fault_outcomes import said_of_fault
from tarock_steps.suite.verdicts import Verdict
from tarock_steps.table.rows import read_rows
from tarock_steps.table.setting import Setting
from tarock_steps.table.setup import read_cards
from tarock_steps.table.turns import turns

GERMAN = language_of("de")
STEERS = "\x1b[2J\x9b\u202e"


def broken() -> ProtocolError:
    """What is raised where a program reports an error of its own."""
    with pytest.raises(ProtocolError) as raised:
        decode_reply(b'{"id":1,"error":"out of memory"}', Count(id=1, rules="karl", cards=["XXI"]))
    return raised.value


def of_fault(fault: ProtocolError) -> Verdict:
    return replace(verdict(scenario(1), ERRORED), message=str(fault), fault=as_data(fault.said))


def reported(folder: Path, erred: Verdict) -> tuple[str, ...]:
    """The reports of a ledger with one verdict: on the terminal and as Markdown, both in German, and the page."""
    made = Ledger.read(write(folder / "ledger.jsonl", header([scenario(1)]), [erred]))
    console = Console(file=StringIO(), width=400)
    show(console, made, say=GERMAN, catalogue=catalogue())
    assert isinstance(console.file, StringIO)
    return console.file.getvalue(), render_markdown(made, say=GERMAN), render_page(made, catalogue())


def test_an_error_that_a_program_reports_is_told_in_german(tmp_path: Path) -> None:
    fault = broken()

    assert str(fault) == "question 1 (count): the adapter reports an error: out of memory"
    for report in reported(tmp_path, of_fault(fault)):
        assert "Frage 1 (count): der Adapter meldet einen Fehler: out of memory" in report


def test_what_came_instead_of_an_answer_is_told_by_the_message_alone(tmp_path: Path) -> None:
    fault = broken()
    erred = replace(of_fault(fault), exchanges=[WireExchange('{"ask":"count"}', f"error: {fault}")])

    reports = reported(tmp_path, erred)
    (issue,) = issues(Ledger.read(tmp_path / "ledger.jsonl"), catalogue(), GERMAN)

    for report in (*reports, issue.text):
        assert "der Adapter meldet einen Fehler: out of memory" in report
        assert "error: question" not in report
    assert 'gefragt {"ask":"count"}' in issue.text
    assert "geantwortet" not in issue.text


def test_a_ledger_of_an_older_version_has_the_sentence_alone(tmp_path: Path) -> None:
    for report in reported(tmp_path, replace(of_fault(broken()), fault={})):
        assert "question 1 (count): the adapter reports an error: out of memory" in report


@pytest.mark.parametrize(
    "fault",
    [
        as_data(message("the reply is faulty")),
        {"id": "{x}"},
        {"word": "declarer"},
        {"id": "{x:{x}}", "arguments": {"x": "1"}},
        {"id": "it is errored\x04", "arguments": {}},
    ],
)
def test_a_message_that_does_not_say_what_the_verdict_says_is_refused(fault: object) -> None:
    line = msgspec.to_builtins(verdict_line(of_fault(broken()))) | {"fault": fault}

    with pytest.raises(msgspec.ValidationError, match=r"expected (?:the|a) message"):
        msgspec.convert(line, VerdictLine)


def test_a_message_that_cannot_be_read_again_is_left_out_of_the_ledger() -> None:
    huge = message("a number of {number} digits", number=1 << 60)
    unencodable = message("{fault}", fault="\ud800")

    for said in (huge, unencodable):
        line = verdict_line(replace(verdict(scenario(1), ERRORED), message=str(said), fault=as_data(said)))
        assert line.fault is msgspec.UNSET
        assert msgspec.json.decode(msgspec.json.encode(line), type=VerdictLine) == line


def test_a_message_of_a_forged_ledger_steers_no_report(tmp_path: Path) -> None:
    said = message("{place}: {fault}", place="x", fault=STEERS)
    erred = replace(verdict(scenario(1), ERRORED), message=ENGLISH.sentence(said), fault=as_data(said))

    for report in reported(tmp_path, erred):
        unseen = {sign for sign in report if unicodedata.category(sign) in ("Cc", "Cf", "Cs") and sign not in "\n\t"}
        assert unseen == set()


def test_the_sentence_of_a_broken_law_is_read_from_a_record_as_it_was_written() -> None:
    deck = Deck(id=0, rules="lungau")
    told = Find(deck, NO_FIELD, (), message("they sum to {total}", total="7"), law="payments")
    line = FindLine.of(told)
    older = replace(line, broke="they sum to 7")

    assert msgspec.json.decode(msgspec.json.encode(line), type=FindLine).find() == told
    assert GERMAN.sentence(told.broke) == "ihre Summe ist 7"
    assert older.find().broke == str(told.broke)
    forgeries: tuple[object, ...] = (7, {"id": "{x}"}, [], None)
    for forged in forgeries:
        with pytest.raises(ValueError, match="expected a"):
            replace(line, broke=forged).find()


def test_a_deal_in_which_nothing_may_be_done_is_told_in_german() -> None:
    with pytest.raises(StuckError) as raised:
        trial._act(Choice(Seat(0), "discard", (), ()), lambda *_: pytest.fail("nobody bids"), random.Random(1))  # noqa: SLF001

    assert GERMAN.sentence(raised.value.said) == "Platz 0 hat nichts, was er bei Weglegen tun darf"


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (lambda: SeatNames.of(7), "ein Tisch mit 7 Spielern: erwartet: 4 oder 5"),
        (lambda: SeatNames.of(4).seat("Fourth"), "gibt es Vierter nicht, nur Vorhand, Zweiter, Dritter, Geber"),
        (lambda: read_cards("I I"), "die Karte I ist zweimal genannt"),
        (lambda: read_cards("Uuu"), "'Uuu' ist keine Karte; erwartet: Sküs"),
        (lambda: turns("Nobody"), "„Nobody“: erwartet: ein Spieler (Vorhand, Zweiter, Dritter, Vierter, Geber)"),
        (lambda: read_rows([["side", "x"]], ("side", "item")), "Spalten Partei | x: erwartet: Partei | Wertung"),
        (lambda: Setting().table, "das Szenario nennt keine Regeln"),
    ],
)
def test_what_a_scenario_asks_for_in_vain_is_told_in_german(asked: Callable[[], object], told: str) -> None:
    with pytest.raises(TableError) as raised:
        asked()

    assert told in GERMAN.sentence(said_of_fault(raised.value))


def test_what_a_program_does_not_offer_is_told_in_german(tmp_path: Path) -> None:
    fault = Declined(message("does not know the option {option} of {rules}", option="'x'", rules="lungau"))
    verdicts = replace(verdict(scenario(1), DECLINED), message=str(fault), fault=as_data(said_of_fault(fault)))

    for report in reported(tmp_path, verdicts)[::2]:
        assert "kennt die Option 'x' von lungau nicht" in html.unescape(report)


def test_the_reason_of_a_program_for_declining_stays_its_own(tmp_path: Path) -> None:
    for report in reported(tmp_path, replace(verdict(scenario(1), DECLINED), message="not on a Sunday"))[::2]:
        assert "not on a Sunday" in report


def test_an_action_that_is_refused_and_allowed_is_told_in_german() -> None:
    refusal = Unreached(("LUN-BIDDING-004",), verdict_line(lost_at(scenario(1), "LUN-BIDDING-004")), ("lungau/x/y",))

    assert refusal.in_words(GERMAN).endswith("das erste bei Vorhand sagt Dreier, Handlung 1 von 4: nicht erlaubt (no)")


def test_an_answer_that_changed_is_told_in_german(tmp_path: Path) -> None:
    with LedgerWriter(tmp_path / "run.jsonl", header([scenario(1)])) as writer:
        writer.add(verdict(scenario(1)))
        writer.changed(
            AgainLine(scenario=scenario(1).id, question='{"ask":"count"}', first='{"augen":5}', second='{"augen":4}')
        )
    (line,) = Ledger.read(tmp_path / "run.jsonl").verdicts

    assert value_told(line, "expected", GERMAN) == 'wieder dieselbe Antwort: {"augen":5}'
    assert value_told(line, "given", GERMAN) == '{"augen":4}'


def test_what_is_cut_off_on_a_page_is_told_in_both_languages(tmp_path: Path) -> None:
    question = '{"ask":"deck","x":"' + "y" * 200_000 + '"}'
    long = replace(verdict(scenario(1), ERRORED), message="z" * 200_000, exchanges=[WireExchange(question, "{}")])

    page = reported(tmp_path, long)[-1]

    assert page.count("more characters in the ledger") == page.count("weitere Zeichen im Logbuch") == 2


def test_markup_stays_markup_within_a_sentence_and_all_else_is_escaped() -> None:
    say = SideBySide()

    told = say("by {names}", names=Markup("<code>{}</code>").format("<i>"))

    assert 'lang="en">by <code>&lt;i&gt;</code><' in told
    assert 'lang="de">durch <code>&lt;i&gt;</code><' in told
    assert "&lt;b&gt; unter <b>x</b>" in say("{impostor} under {reading}", impostor="<b>", reading=Markup("<b>x</b>"))
    assert "\u202e" not in say("{impostor} under {reading}", impostor=STEERS, reading=Markup("<b>x</b>"))
