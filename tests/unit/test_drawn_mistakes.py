"""Mistakes drawn by a program: their conditions, the drawing, the program that makes one, and what catches it."""

from __future__ import annotations

import functools
import io
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from proving.cli import CANNOT
from proving.scoped import __main__ as command
from proving.scoped import drawing, program
from proving.scoped.asked import AskedBy, AskedQuestion, suite_questions
from proving.scoped.conditions import conditions_of, medians_of
from proving.scoped.drawing import Drawing, NotDrawn
from proving.scoped.ledger import ScopedLedger, read_ledger
from proving.scoped.measuring import Measured, PassedBecause, measured
from proving.scoped.mistake import ScopedMistake, scoped_program
from proving.scoped.pool import OfKind, crossing_of

from tarock_protocol import codec
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.messages.questions import Trick
from tarock_reference import respond
from tarock_reference.impostors import impostors
from tarock_running.outputs.places import FOLDER
from tarock_searching.fuzz.packing import made_blocks

CARDS = ("Sküs", "XXI", "XX", "XIX", "II", "I", "K♥", "D♥", "C♥", "B♥", "K♠", "D♠")
TRICK = "trick"


@functools.cache
def tricks() -> tuple[FilledQuestion, ...]:
    """Random tricks of lungau with their winners, none twice."""
    chance, found = random.Random(1), dict[bytes, FilledQuestion]()
    while len(found) < 400:
        leader = chance.randrange(4)
        question = Trick(
            id=0,
            rules="lungau",
            contract="Dreier",
            players=4,
            dealer=leader,
            leader=leader,
            cards=chance.sample(CARDS, 4),
        )
        line = codec.encode(question)
        answer = codec.own_answer(respond(line), question)
        found[line] = FilledQuestion.of(question, answer)
    return tuple(found.values())


@functools.cache
def pool() -> OfKind:
    return OfKind.of(tricks())


@functools.cache
def drawn() -> tuple[ScopedMistake, ...]:
    """Mistakes about who wins a trick."""
    with pytest.MonkeyPatch.context() as patch:
        about = tuple(impostor for impostor in impostors("lungau") if impostor.path == "cards.trumps")
        patch.setattr(drawing, "impostors", lambda _: about)
        return tuple(Drawing("lungau", 1, {TRICK: pool()}).mistakes(4))


def line_of(filled: FilledQuestion, number: int = 7) -> bytes:
    return json.dumps(json.loads(filled.line) | {"id": number}).encode()


# ---------------------------------------------------------------------------------------------------- conditions


def test_conditions_are_said_of_values_lists_cards_and_medians() -> None:
    lines = [
        json.dumps({"ask": "x", "id": 1, "rules": "y", "tariff": n, "hand": ["I"] * n}).encode() for n in (2, 3, 9)
    ]
    question = {"tariff": 9, "hand": ["XXI"], "items": [{"item": "Pagat", "grounds": ["LUN-PLAY-001"]}]}

    assert medians_of(lines) == {"tariff": 3, "hand": 3}
    assert conditions_of(json.dumps(question).encode(), {"tariff": 3, "hand": 3}) == {
        "tariff is 9",
        "tariff is more than 3",
        "hand has 1 entries",
        "hand has at most 3 entries",
        'hand contains "XXI"',
        'hand[0] is "XXI"',
        "items has 1 entries",
        'items[].item is "Pagat"',
    }


def test_truth_is_no_number() -> None:
    assert conditions_of(b'{"doubled":true}', {"doubled": 0}) == {"doubled is true"}


# ------------------------------------------------------------------------------------------------------- drawing


def test_a_crossing_has_fields_of_both_questions_and_the_right_form() -> None:
    one, other = (filled.decoded() for filled in tricks()[:2])
    crossed = [crossing_of(one, other, random.Random(number)) for number in range(20)]

    known = {json.dumps(json.loads(codec.encode(question))["cards"]) for question in crossed if question is not None}
    assert len(known) == 2


def test_three_conditions_hold_for_few_questions_of_which_two_show_the_ruling_and_none_is_idle() -> None:
    found = pool()

    for mistake in drawn():
        one, two, three = (found.meeting[condition] for condition in mistake.conditions)
        number = (one & two & three).bit_count()
        assert 2 <= mistake.shown <= number <= 4
        assert mistake.among == len(tricks())
        assert min((one & two).bit_count(), (one & three).bit_count(), (two & three).bit_count()) >= 2 * number
        assert set(mistake.conditions) <= conditions_of(bytes(mistake.proof.question), found.medians)


def test_the_same_seed_draws_the_same_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    about = tuple(impostor for impostor in impostors("lungau") if impostor.path == "cards.trumps")
    monkeypatch.setattr(drawing, "impostors", lambda _: about)

    assert tuple(Drawing("lungau", 1, {TRICK: pool()}).mistakes(4)) == drawn()
    assert tuple(Drawing("lungau", 2, {TRICK: pool()}).mistakes(4)) != drawn()


def test_rulings_that_show_nowhere_are_counted_and_not_dropped_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    about = tuple(impostor for impostor in impostors("lungau") if impostor.path.startswith("sessions."))
    monkeypatch.setattr(drawing, "impostors", lambda _: about)
    trying = Drawing("lungau", 1, {TRICK: OfKind.of(tricks()[:200])})

    assert not [*trying.mistakes(1)]
    assert trying.left_out == {NotDrawn.SHOWN_NOWHERE: 20}


# --------------------------------------------------------------------------------------------------- the program


def test_the_program_is_wrong_about_the_proof_and_the_reference_where_a_condition_fails() -> None:
    mistake = drawn()[0]
    answer = scoped_program(mistake, "lungau", {TRICK: pool().medians})
    outside = [
        filled
        for filled in tricks()
        if not conditions_of(bytes(filled.question), pool().medians).issuperset(mistake.conditions)
    ]

    said = json.loads(answer(line_of(mistake.proof)))
    assert said["id"] == 7
    assert said["answer"]["winner"] != json.loads(bytes(mistake.proof.right))["winner"]
    assert len(outside) >= 396
    assert all(answer(line_of(filled)) == respond(line_of(filled)) for filled in outside)
    assert b"error" in answer(b'{"ask":"trick","id":1}')


@pytest.mark.parametrize(
    ("content", "number", "why"),
    [
        (None, "1", "expected what `python -m proving.scoped` has written"),
        ("{}", "1", "expected what `python -m proving.scoped` has written"),
        ("LEDGER", "9", "has 4 mistakes; there is no number 9"),
        ("STALE", "1", "expected a ledger of this version"),
    ],
)
def test_a_ledger_that_cannot_be_used_is_refused_with_what_was_expected(
    content: str | None, number: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "scoped.json"
    if content in {"LEDGER", "STALE"}:
        results = [Measured(mistake, AskedBy.NOTHING, 0, PassedBecause.UNMET) for mistake in drawn()]
        ScopedLedger("lungau", 1, 0, {}, {}, results).write(path)
    elif content is not None:
        path.write_text(content, encoding="utf-8")
    if content == "STALE":
        path.write_text(path.read_text(encoding="utf-8").replace("cards.trumps", "cards.gone"), encoding="utf-8")

    assert program.main([str(path), number]) == CANNOT
    assert why in capsys.readouterr().err


def test_the_program_answers_line_by_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    path, mistake = tmp_path / "scoped.json", drawn()[0]
    results = [Measured(mistake, AskedBy.NOTHING, 0, PassedBecause.UNMET)]
    ScopedLedger("lungau", 1, 0, {TRICK: dict(pool().medians)}, {}, results).write(path)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(line_of(mistake.proof) + b"\n")))

    assert program.main([str(path), "1"]) == 0
    assert json.loads(capfdbinary.readouterr().out)["answer"] != json.loads(bytes(mistake.proof.right))
    assert [mistake.told for mistake in read_ledger(path).mistakes] == [result.told for result in results]


# ------------------------------------------------------------------------------------------------- what catches it


def asked(by: AskedBy, those: Sequence[FilledQuestion]) -> list[AskedQuestion]:
    return [AskedQuestion(by, TRICK, filled) for filled in those]


def results_of(*questions: AskedQuestion) -> Measured:
    return next(measured("lungau", drawn()[:1], questions, {TRICK: pool().medians}))


def met_by(filled: FilledQuestion) -> int:
    return len(conditions_of(bytes(filled.question), pool().medians).intersection(drawn()[0].conditions))


def test_what_asks_first_catches() -> None:
    proof = drawn()[0].proof
    elsewhere = [filled for filled in tricks() if met_by(filled) < 3]

    found = results_of(*asked(AskedBy.CHECK, elsewhere), *asked(AskedBy.PACK, [proof]), *asked(AskedBy.FUZZ, [proof]))
    assert (found.by, found.met, found.because, found.is_asked) == (AskedBy.PACK, 1, None, True)


def test_what_passes_is_told_with_the_conditions_that_are_never_met() -> None:
    up_to = [[filled for filled in tricks() if met_by(filled) <= number] for number in range(3)]
    none, one, two = (results_of(*asked(AskedBy.CHECK, those)) for those in up_to)

    assert [mistake.because for mistake in (none, one, two)] == [
        PassedBecause.UNMET,
        PassedBecause.NO_PAIR,
        PassedBecause.NO_THREE,
    ]
    assert [len(mistake.unmet) for mistake in (none, one, two)] == [3, 3, 0]
    assert not none.is_asked
    assert "passes, two conditions never meet (" in one.told
    assert drawn()[0].conditions[0] in one.told


def test_where_the_right_answer_comes_all_the_same_the_ruling_is_masked() -> None:
    mistake = drawn()[0]
    right = json.loads(scoped_program(mistake, "lungau", {TRICK: pool().medians})(line_of(mistake.proof, 0)))["answer"]
    question = mistake.proof.decoded()
    as_the_impostor_says = FilledQuestion.of(question, right)

    found = results_of(*asked(AskedBy.CHECK, tricks()[:0]), *asked(AskedBy.FUZZ, [as_the_impostor_says]))
    assert (found.by, found.met) == (AskedBy.NOTHING, 1)
    assert found.because is not None
    assert found.because is not PassedBecause.UNMET


def test_too_few_are_a_failure_and_everything_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    about = tuple(impostor for impostor in impostors("lungau") if impostor.path == "cards.trumps")
    monkeypatch.setattr(drawing, "impostors", lambda _: about)
    monkeypatch.setattr(command, "pool_of", lambda *_: {TRICK: pool()})
    monkeypatch.setattr(command, "suite_questions", lambda *_: asked(AskedBy.CHECK, tricks()[:0]))
    monkeypatch.chdir(tmp_path)
    words = ["--rules", "lungau", "--mistakes", "4"]

    assert command.main(words) == 0
    assert command.main([*words, "--least", "1"]) == 1
    said = capsys.readouterr().out
    assert "lungau, trick: 4 mistakes: 0 by check, 0 by pack, 0 by fuzz, 4 by nothing" in said
    assert "4 pass: one condition is never met" in said
    assert "0 of 4 are caught; expected 1 of 100" in said
    stored = read_ledger(FOLDER / "scoped-lungau.json").mistakes
    assert [result.mistake.told for result in stored] == [mistake.told for mistake in drawn()]


def test_questions_drawn_by_another_seed_show_how_rare_the_mistakes_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    about = tuple(impostor for impostor in impostors("lungau") if impostor.path == "cards.trumps")
    pools = {1: {TRICK: pool()}, 2: {TRICK: OfKind.of([drawn()[0].proof])}}
    monkeypatch.setattr(drawing, "impostors", lambda _: about)
    monkeypatch.setattr(command, "pool_of", lambda _, seed: pools[seed])
    monkeypatch.setattr(command, "suite_questions", lambda *_: asked(AskedBy.CHECK, tricks()[:0]))
    monkeypatch.chdir(tmp_path)
    words = ["--rules", "lungau", "--mistakes", "1", "--by-chance"]

    assert command.main([*words, "2"]) == 0
    assert "1 questions drawn like the mistakes, with the seed 2, catch 1" in capsys.readouterr().out
    assert command.main([*words, "1"]) == CANNOT
    assert "expected another seed" in capsys.readouterr().err


def test_where_no_mistake_is_drawn_nothing_passes_for_caught(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "pool_of", lambda *_: {TRICK: OfKind.of(tricks()[:100])})

    assert command.main(["--rules", "lungau", "--mistakes", "1"]) == CANNOT
    assert "no mistake could be drawn with the seed 1" in capsys.readouterr().err


def test_a_share_above_a_hundred_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["--least", "101"])
    assert "expected a number from 0 to 100, got '101'" in capsys.readouterr().err


@pytest.mark.prove
def test_a_campaign_asks_what_a_pack_is_made_of() -> None:
    made = [question.asked for block in made_blocks("lungau", 3) for question in block]
    lines = {codec.unnumbered(asked[0]).strip() for asked in made if asked is not None}

    questions = suite_questions("lungau", 750)

    everything = {bytes(question.filled.question) for question in questions}
    of_campaign = {bytes(question.filled.question) for question in questions if question.by is not AskedBy.CHECK}
    assert of_campaign <= lines <= everything
    assert len(everything) == len(questions)
