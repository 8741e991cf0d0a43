"""``tarock weigh``: the same figures from one process or many, at once or taken up again; what is told and refused."""

from __future__ import annotations

import json
import os
import re
import signal
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from tarock_conformance.commands.options import SharingOptions
from tarock_engine.cards import names_in
from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH
from tarock_reference import respond
from tarock_reference.weighing.courses import PlayedBy, WeighedDeal, dealt_by, play_deal
from tarock_reference.weighing.players import PLAYERS
from tarock_reference.weighing.weighed import Counts, Deals, key_for
from tarock_running.outputs.output_folder import claimed_alone
from tarock_running.process.exits import ExitCode, UsageFaultError
from tarock_searching.weigh import run as weigh_run
from tarock_searching.weigh.deal_blocks import BlockLine, Job, read_counts, told_numbers, weigh_block
from tarock_searching.weigh.figures import Weight, deals_of, mean, multiples, share_of, weights
from tarock_searching.weigh.plan import Plan, Strand, blocks_of, weighing_plan
from tarock_searching.weigh.recomputed_blocks import weighed_again
from tarock_searching.weigh.record import header_of, in_worlds_of, resume_record
from tarock_searching.weigh.run import WeighRun
from tarock_searching.weigh.stored import StoredFigures, figures_of, figures_text
from tarock_searching.weigh.terminal import in_tenths, percent

OPTION = "solo-value"
Z = Fraction(1_959_964, 1_000_000)


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    def small(source: str, seed: int, option: str | None = None) -> Plan:
        return weighing_plan(source, seed, option, 20)

    monkeypatch.setattr(weigh_run, "weighing_plan", small)


def asked(folder: Path | None, **more: object) -> WeighRun:
    usual = {"rules": ("zwanzigerrufen",), "option": OPTION, "deals": 180, "output": folder, "say": ENGLISH}
    return WeighRun(**(usual | more))  # type: ignore[arg-type]


def figures(folder: Path) -> str:
    return (folder / "weights-zwanzigerrufen.json").read_text("utf-8")


# ----------------------------------------------------------------------------------------------------------- figures


@pytest.mark.parametrize(("hits", "cases"), [(1, 10), (5, 10), (3, 1000), (999, 1000), (250_000, 1_000_000)])
def test_the_ends_of_an_interval_are_where_the_figure_is_just_as_far_off_as_it_may_be(hits: int, cases: int) -> None:
    """By Wilson's definition: (found - p)² = z² p (1 - p) / n."""
    found = share_of(hits, cases)

    assert found.figure == Fraction(hits, cases)
    for end in (found.low, found.high):
        off = (found.figure - end) ** 2 - Z**2 * end * (1 - end) / cases
        assert 0 <= off < Fraction(1, 100_000)


def test_nothing_and_everything_have_an_interval_on_one_side() -> None:
    """Of none in n it ends at z² / (n + z²)."""
    none, every = share_of(0, 100), share_of(100, 100)

    assert none.low == 0
    assert every.high == 1
    assert none.high == pytest.approx(Z**2 / (100 + Z**2), abs=1e-7)
    assert every.low == 1 - none.high


def test_a_mean_lies_between_what_the_spread_of_its_figures_allows() -> None:
    """Of 1, 2, 3 and 6: the mean is 3, the variance 14 / 3, so the mean's deviation the root of 7 / 6."""
    found = mean(12, 50, 4)

    assert found.figure == 3
    assert (found.high - 3) ** 2 == pytest.approx(Z**2 * Fraction(7, 6), rel=1e-5)
    assert found.high - 3 == 3 - found.low


def test_figures_without_a_case_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one case, got 0"):
        share_of(0, 0)
    with pytest.raises(ValueError, match="expected at least one case, got 0"):
        mean(0, 0, 0)


def test_multiples_are_counted() -> None:
    for first, number, every in ((0, 20, 1), (0, 20, 3), (7, 5, 4), (8, 1, 8), (9, 7, 8)):
        assert multiples(first, number, every) == sum(figure % every == 0 for figure in range(first, first + number))


def test_shares_and_amounts_are_told_as_people_read_them() -> None:
    told = [percent(Fraction(*share)) for share in ((1, 3), (1, 1), (0, 1), (1, 10**6))]

    assert told == ["33.33 %", "100.00 %", "0.00 %", "<0.01 %"]
    assert [in_tenths(amount) for amount in (Fraction(12), Fraction(25, 2), Fraction(-1, 3))] == ["12", "12.5", "-0.3"]


def test_fractions_are_written_and_read_exactly() -> None:
    counts = Counts(4, 3, 2, Fraction(1, 3), Fraction(7, 9), 5)

    assert told_numbers(counts) == [4, 3, 2, "1/3", "7/9", 5]
    assert read_counts(json.loads(json.dumps(told_numbers(counts)))) == counts


# ------------------------------------------------------------------------------------------------------ one and many


@pytest.mark.prove
def test_one_process_or_two_at_once_or_in_parts_the_figures_are_the_same(tmp_path: Path) -> None:
    one, two, parts = (tmp_path / name for name in ("one", "two", "parts"))

    assert asked(one).run() is ExitCode.CONFORM
    assert asked(two, jobs=2).run() is ExitCode.CONFORM
    assert asked(parts, deals=60).run() is ExitCode.CONFORM
    assert asked(parts, resume=True).run() is ExitCode.CONFORM
    assert figures(one) == figures(two) == figures(parts)
    assert '"deals":60,' in figures(one)


@pytest.mark.prove
def test_a_record_that_was_cut_off_within_a_line_is_taken_up_behind_the_last_whole_one(tmp_path: Path) -> None:
    asked(tmp_path).run()
    whole, record = figures(tmp_path), tmp_path / "weights-zwanzigerrufen.jsonl"
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:4]) + lines[4][:9])

    assert asked(tmp_path, resume=True).run() is ExitCode.CONFORM
    assert figures(tmp_path) == whole
    assert sorted(record.read_bytes().splitlines(keepends=True)) == sorted(lines)


def test_a_record_is_not_written_over_and_not_mixed_with_another(tmp_path: Path) -> None:
    asked(tmp_path, deals=20).run()

    with pytest.raises(UsageFaultError, match="already exists; expected --resume"):
        asked(tmp_path).run()
    with pytest.raises(UsageFaultError, match="has seed 1; expected 2"):
        asked(tmp_path, resume=True, seed=2).run()
    with pytest.raises(UsageFaultError, match="is about other readings"):
        asked(tmp_path, resume=True, option=None).run()


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"option": "solo-valeu"}, "there is no option 'solo-valeu'. Did you mean solo-value"),
        ({"policy": "bold"}, "there is no policy 'bold'. Expected one of: any, cautious, announcing"),
        ({"rules": ("zwanziger",)}, "there is no rule set 'zwanziger'. Did you mean zwanzigerrufen"),
        ({"resume": True}, "--resume: expected --output"),
    ],
)
def test_what_does_not_exist_is_refused_with_the_nearest_that_does(more: dict[str, object], told: str) -> None:
    with pytest.raises(UsageFaultError) as caught:
        asked(None, **more).run()

    assert told in caught.value.message


def test_a_record_that_another_run_writes_to_is_left_alone(tmp_path: Path) -> None:
    with claimed_alone(tmp_path / "weights-zwanzigerrufen.jsonl") as free:
        assert free
        with pytest.raises(UsageFaultError, match=r"another run is still writing to .*; expected another"):
            asked(tmp_path).run()


@pytest.mark.prove
def test_an_interrupted_run_tells_what_it_has_and_where_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody presses Ctrl-C while the second block is weighed."""
    weighed: list[Job] = []

    def interrupted(job: Job) -> BlockLine:
        weighed.append(job)
        if len(weighed) == 2:
            os.kill(os.getpid(), signal.SIGINT)
        return weigh_block(job)

    monkeypatch.setattr(weigh_run, "weigh_block", interrupted)

    assert asked(tmp_path).run() is ExitCode.INTERRUPTED
    assert len(weighed) == 2
    assert "interrupted; the figures so far follow; --resume continues from" in capsys.readouterr().err
    monkeypatch.setattr(weigh_run, "weigh_block", weigh_block)
    assert asked(tmp_path, resume=True).run() is ExitCode.CONFORM
    assert len((tmp_path / "weights-zwanzigerrufen.jsonl").read_text("utf-8").splitlines()) == 10


def test_processes_here_and_a_cluster_do_not_go_together() -> None:
    with pytest.raises(UsageFaultError, match="--jobs: cannot go with --cluster"):
        SharingOptions(cluster="tcp://127.0.0.1:9", jobs=2).processes()


def test_a_file_that_is_no_record_is_refused_with_its_line(tmp_path: Path) -> None:
    asked(tmp_path, deals=20).run()
    record = tmp_path / "weights-zwanzigerrufen.jsonl"
    record.write_bytes(record.read_bytes() + b'{"world": "first"}\n')

    with pytest.raises(UsageFaultError, match=r"line 5: .*expected a record that `tarock weigh --output` has written"):
        asked(tmp_path, resume=True).run()


# -------------------------------------------------------------------------------------------- on from what ships


def shipped(folder: Path, monkeypatch: pytest.MonkeyPatch) -> StoredFigures:
    """Have the figures of a folder be those that ship."""
    found = msgspec.json.decode(figures(folder), type=StoredFigures)
    monkeypatch.setattr(weigh_run, "stored_figures", lambda _: found)
    return found


@pytest.mark.prove
def test_sittings_that_have_nothing_but_figures_come_to_those_of_one_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deals by other rules are one block in sixteen: 0 in the first sitting, 16 in the third."""
    whole, first, second, third = (tmp_path / name for name in ("whole", "first", "second", "third"))
    lungau: dict[str, object] = {"rules": ("lungau",), "option": None}
    kept = "weights-lungau.json"
    monkeypatch.setattr(weigh_run, "weighing_plan", lambda source, seed, _: weighing_plan(source, seed, block=1))
    asked(whole, **lungau, deals=51).run()
    asked(first, **lungau, deals=12).run()

    for folder, before, deals in ((second, first, 24), (third, second, 51)):
        base = msgspec.json.decode((before / kept).read_bytes(), type=StoredFigures)
        monkeypatch.setattr(weigh_run, "stored_figures", lambda _, base=base: base)
        assert asked(folder, **lungau, deals=deals, from_stored=True).run() is ExitCode.CONFORM

    assert (third / kept).read_text("utf-8") == (whole / kept).read_text("utf-8")
    assert {block.block for block in base.blocks if block.world} == {0}
    assert Strand(1, "any") in base.weighed


@pytest.mark.prove
def test_a_sitting_that_was_interrupted_goes_on_from_its_record_also_where_what_ships_has_grown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blocks 0 to 2 ship, block 3 is in the record alone, then blocks 0 to 3 ship: none is counted twice."""
    whole, first, sitting = (tmp_path / name for name in ("whole", "first", "sitting"))
    asked(whole).run()
    asked(first, deals=120).run()
    shipped(first, monkeypatch)
    asked(sitting, deals=150, from_stored=True).run()
    record = sitting / "weights-zwanzigerrufen.jsonl"
    assert {json.loads(line)["block"] for line in record.read_text("utf-8").splitlines()[1:]} == {2}

    shipped(sitting, monkeypatch)
    assert asked(sitting, from_stored=True, resume=True).run() is ExitCode.CONFORM
    assert figures(sitting) == figures(whole)


def test_a_block_behind_a_missing_one_waits_until_that_is_weighed() -> None:
    plan = weighing_plan("zwanzigerrufen", 1, OPTION, block=5)
    zero, one, two = (weigh_block(Job(plan, Strand(0, "any"), number)) for number in range(3))
    header = header_of(plan)

    assert figures_of(header, [zero, two]) == figures_of(header, [zero])
    assert figures_of(header, [two, one], figures_of(header, [zero])) == figures_of(header, [zero, one, two])
    assert figures_of(header, [zero, one], figures_of(header, [zero])) == figures_of(header, [zero, one])


def test_figures_are_not_gone_on_with_where_they_would_come_out_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked(tmp_path / "first", deals=60).run()
    base = shipped(tmp_path / "first", monkeypatch)

    with pytest.raises(UsageFaultError, match=r"--from-stored: the figures of .* has seed 1; expected 2"):
        asked(tmp_path / "seed", from_stored=True, seed=2).run()
    with pytest.raises(UsageFaultError, match=r"--from-stored: .* is about other readings"):
        asked(tmp_path / "readings", from_stored=True, option="glatze-cards").run()

    otherwise = [msgspec.structs.replace(block, digest="0" * 12) for block in base.blocks]
    changed = msgspec.structs.replace(base, blocks=otherwise)
    monkeypatch.setattr(weigh_run, "stored_figures", lambda _: changed)
    with pytest.raises(UsageFaultError, match=r"come out differently today, .* block 0: stored 000000000000, now "):
        asked(tmp_path / "engine", from_stored=True).run()


@pytest.mark.prove
def test_readings_that_came_later_are_weighed_beside_those_that_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked(tmp_path / "first", deals=20, policy="cautious").run()
    base = shipped(tmp_path / "first", monkeypatch)
    old = msgspec.structs.replace(base, header=msgspec.structs.replace(base.header, edition="0123"))
    monkeypatch.setattr(weigh_run, "stored_figures", lambda _: old)
    plan = weighing_plan("zwanzigerrufen", 1, block=20)
    readings = [reading for reading in plan.worlds[0].readings if reading.option in (OPTION, "tie-at-44")]
    plan = plan._replace(worlds=(plan.worlds[0]._replace(readings=readings),))
    monkeypatch.setattr(weigh_run, "weighing_plan", lambda *_: plan)

    asked(tmp_path / "later", deals=20, policy="cautious", option=None, from_stored=True).run()
    found = shipped(tmp_path / "later", monkeypatch)
    assert [weight for weight in found.weights if weight.reading.startswith(OPTION)] == base.weights
    assert found.header.edition == base.header.edition
    assert [world.options for world in found.header.worlds] == [{}, {}]
    assert set(found.header.worlds[0].readings).isdisjoint(found.header.worlds[1].readings)
    assert len(found.weights) == 3 * sum(len(world.readings) for world in found.header.worlds)
    assert {weight.deals for weight in found.weights if weight.policy == "cautious"} == {20}
    assert [*weighed_again(in_worlds_of(found.header, plan), found.blocks)] == ["", ""]


def test_the_number_of_deals_that_is_told_is_that_of_the_readings_beside_it() -> None:
    """Of one option only readings that came later: 3 policies, 500 deals each, whatever others were weighed in."""
    old, new = (Weight(option, "x", "any", deals, deals, Counts()) for option, deals in (("old", 2000), ("new", 500)))
    later = [new._replace(policy=name) for name in PLAYERS]

    assert deals_of(later) == 1500
    assert deals_of([old, *later]) == 2000
    assert deals_of([]) == 0


def test_of_figures_of_other_rules_every_block_that_is_kept_has_to_come_out_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked(tmp_path / "first", deals=40, policy="cautious").run()
    base = shipped(tmp_path / "first", monkeypatch)
    last = [block for block in base.blocks if block.block == 1][-1]
    blocks = [msgspec.structs.replace(block, digest="0" * 12) if block is last else block for block in base.blocks]
    header = msgspec.structs.replace(base.header, edition="0123")
    for figures, may_go_on in ((base, True), (msgspec.structs.replace(base, header=header), False)):
        changed = msgspec.structs.replace(figures, blocks=blocks)
        monkeypatch.setattr(weigh_run, "stored_figures", lambda _, changed=changed: changed)
        run = asked(None, deals=20, policy="cautious", from_stored=True)
        if may_go_on:
            assert run.run() is ExitCode.CONFORM
        else:
            with pytest.raises(UsageFaultError, match=r"come out differently today, .* block 1: stored 000000000000"):
                run.run()


def test_a_record_that_was_begun_otherwise_is_not_added_to_what_ships(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of what ships a reading is held against every other deal, of the record against each."""
    asked(tmp_path, deals=60).run()
    base = shipped(tmp_path, monkeypatch)
    world = msgspec.structs.replace(base.header.worlds[0], every={name: {OPTION + "=x": 2} for name in PLAYERS})
    thinned = msgspec.structs.replace(base, header=msgspec.structs.replace(base.header, worlds=[world]), blocks=[])
    monkeypatch.setattr(weigh_run, "stored_figures", lambda _: thinned)

    with pytest.raises(UsageFaultError, match="was not begun with --from-stored; expected another folder"):
        asked(tmp_path, from_stored=True, resume=True).run()
    with pytest.raises(UsageFaultError, match=r"cannot go with --stored"):
        asked(None, from_stored=True, stored=True).run()


# ------------------------------------------------------------------------------------------------------------- plans


def test_deals_are_shared_out_evenly_and_other_rules_are_played_in_one_block_of_sixteen() -> None:
    plan = weighing_plan("lungau", 1, block=10)
    found = blocks_of(plan, 1_000, tuple(PLAYERS))
    usual = [entry for entry in found if entry[0].world == 0]
    beside = {number for strand, number in found if strand.world == 1}

    assert len(usual) == 102
    assert {strand.policy for strand, _ in usual} == {*PLAYERS}
    assert beside == {0, 16, 32}
    assert len(plan.worlds) > 1


def test_one_policy_alone_plays_all_deals() -> None:
    found = blocks_of(weighing_plan("karl", 1, "first-leader", block=10), 100, ("cautious",))

    assert found == [(Strand(0, "cautious"), number) for number in range(10)]


def test_every_reading_has_its_figures_by_every_policy() -> None:
    plan = weighing_plan("lungau", 1, block=1)
    found = weights(header_of(plan), [])
    told = {(reading.option, reading.reading) for world in plan.worlds for reading in world.readings}

    assert {(weight.option, weight.reading) for weight in found} == told
    assert len(found) == 3 * len(told)


# ------------------------------------------------------------------------------------------------------ a plain count

PLAIN = {
    "lungau": "same-praemie-announced-twice=each",
    "karl": "payment-per-pairing=once",
    "koenigrufen": "failed-announcement-value=silent",
    "zwanzigerrufen": "absolut-whose-bonus=low-side",
}
"""Readings that change nothing before the end, so that a plain program can ask both whole deals."""


@pytest.mark.gate("lungau")
@pytest.mark.parametrize(
    "source",
    [pytest.param(source, marks=[pytest.mark.prove] if source in {"karl", "koenigrufen"} else []) for source in PLAIN],
)
def test_figures_are_what_a_plain_count_gives_that_asks_for_every_deal_twice(source: str) -> None:
    option, _, reading = PLAIN[source].partition("=")
    plan, strand = weighing_plan(source, 1, option, block=50), Strand(0, "announcing")
    line = weigh_block(Job(plan, strand, 0))
    differences = [most for number in range(50) if (most := asked_twice(plan, number, option, reading))]

    _, _, paid, total, squares, largest = line.counts[PLAIN[source]]
    assert differences
    assert paid == len(differences)
    assert Fraction(total) == sum(differences)
    assert Fraction(squares) == sum(difference * difference for difference in differences)
    assert Fraction(largest) == max(differences)


def asked_twice(plan: Plan, number: int, option: str, reading: str) -> Fraction:
    """The largest difference of a seat, by two questions about the whole deal and nothing else."""
    rules = plan.worlds[0].rules
    dealt = dealt_by(plan.seed, number, rules)
    course = play_deal(
        dealt, PlayedBy(PLAYERS["announcing"], key_for(Deals(plan.seed, "announcing", 0, 1), number)), rules
    )
    question = deal_question(plan.source, course)
    one, other = (payments(question | {"options": options}) for options in ({}, {option: reading}))
    return max(abs(Fraction(here) - Fraction(there)) for here, there in zip(one, other, strict=True))


def deal_question(source: str, course: WeighedDeal) -> dict[str, object]:
    """The deal as the wire has it: cards by their names, and what is laid away in one act."""
    acts: list[dict[str, object]] = []
    for due, action in zip(course.choices, course.actions, strict=True):
        deed = next(choice.deed for choice in due if action in choice.actions)
        if deed == "discard" and acts[-1]["do"] == "discard":
            acts[-1]["what"] = f"{acts[-1]['what']} {action.words}"
        else:
            acts.append({"seat": action.seat, "do": deed, "what": action.words})
    dealt = course.dealt
    return {
        "id": 1,
        "ask": "deal",
        "rules": source,
        "players": dealt.seating.players,
        "dealer": dealt.seating.dealer,
        "hands": [names_in(hand) for hand in dealt.hands],
        "talon": [names_in(half) for half in dealt.halves if half],
        "actions": acts,
    }


def payments(question: dict[str, object]) -> list[int | str]:
    answer = json.loads(respond(json.dumps(question).encode()))["answer"]
    assert answer["over"]
    assert answer["refused"] is None
    found: list[int | str] = answer["payments"]
    return found


# -------------------------------------------------------------------------------------------------------- what is told


def test_readings_are_told_by_what_they_change_and_what_no_deal_weighs_with_its_reason(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked(None, option="doppelte-runde-trigger", deals=20).run()
    assert "doppelte-runde-trigger=foe-only: a single deal cannot weigh it: it is about what happens between deals" in (
        capsys.readouterr().out
    )

    asked(None, deals=60, say=language_of("de")).run()
    told = capsys.readouterr().out
    rows = [line.split() for line in told.splitlines() if line.startswith("  ")]

    assert "Zwanzigerrufen: 60 Spiele mit Startzahl 1" in told
    assert [row[0] for row in rows] == ["vorsichtig", "ansagefreudig", "irgendein"]


def test_the_file_has_a_line_for_each_figure_and_reads_back(tmp_path: Path) -> None:
    asked(tmp_path, deals=60).run()
    text = figures(tmp_path)
    stored = msgspec.json.decode(text, type=StoredFigures)
    plan, lines = resume_record(
        tmp_path / "weights-zwanzigerrufen.jsonl", weighing_plan("zwanzigerrufen", 1, OPTION, block=20)
    )

    assert stored == figures_of(header_of(plan), lines)
    assert figures_text(stored) == text
    assert sum(line.startswith('  {"reading"') for line in text.splitlines()) == 3


def test_a_block_is_known_again_by_its_digest() -> None:
    plan = weighing_plan("zwanzigerrufen", 1, OPTION, block=20)
    first, again, other = (weigh_block(Job(plan, Strand(0, "any"), number)) for number in (0, 0, 1))

    assert first.digest == again.digest
    assert BlockLine(0, "any", 0, other.counts).digest != first.digest


def test_figures_that_ship_are_told_and_said_to_be_old_where_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked(tmp_path, deals=60).run()
    figures_here = msgspec.json.decode(figures(tmp_path), type=StoredFigures)
    told = capsys.readouterr().out
    monkeypatch.setattr(weigh_run, "stored_figures", lambda _: figures_here)

    assert asked(None, stored=True).run() is ExitCode.CONFORM
    shown = capsys.readouterr()
    assert shown.out == told
    assert shown.err == ""

    monkeypatch.setattr(weigh_run, "edition", lambda _: "another")
    asked(None, stored=True).run()
    assert "these figures are out of date" in capsys.readouterr().err


def test_where_no_figures_ship_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weigh_run, "stored_figures", lambda _: None)

    with pytest.raises(UsageFaultError, match="no figures of zwanzigerrufen are included; expected no --stored"):
        asked(None, stored=True).run()


def test_german_figures_have_german_marks_and_readings_say_beside_what_they_were_weighed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked(None, rules=("lungau",), option="solo-doubling-scope", deals=60, say=language_of("de")).run()
    told = capsys.readouterr().out

    assert "solo-doubling-scope=augen (mit solorufer=below)" in told
    assert re.search(r"\d,\d\d % \(\d+,\d\d–\d+,\d\d\)", told)
