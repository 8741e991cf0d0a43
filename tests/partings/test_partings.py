"""Every pair of readings has its line, which says what both engines say now; and what would be noticed."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from proving.partings import __main__ as command
from proving.partings import searching
from proving.partings.candidates import Pair, pairs
from proving.partings.compared_answers import differing_answers
from proving.partings.confirming import SILENT, UNKNOWN_KIND, OpinionsPartError, confirmed
from proving.partings.excused import UNKNOWN, beyond_deals, kinds_apart, reason_without_deal
from proving.partings.recording import faults, lines
from proving.partings.searching import smallest_deal, smallest_question

from tarock_protocol.messages.parts import Action
from tarock_steps.catalogue import partings
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.json_lines import line_digest
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.partings import (
    AGREES,
    VERSION,
    PartedDeal,
    PartedQuestion,
    ReadingParting,
    load_partings,
    partings_file,
    partings_of,
)
from tarock_steps.errors import CatalogueError

SHARE: Final = 7
"""Of so many partings of a source one is put to the second opinion; `make prove` puts all of them to it."""
PAYS: Final = Pair("lungau", "who-pays-whom", ("one", "both"))


def every(source: str) -> list[ReadingParting]:
    return [parting for partings in load_partings(source).values() for parting in partings]


def acts_of(deal: PartedDeal) -> list[Action]:
    return deal.asked[0].asked.actions  # type: ignore[union-attr]


def parts(one: ReadingParting) -> Iterator[PartedQuestion]:
    yield from (part for part in (one.question, one.deal) if part is not None)


@functools.cache
def paid() -> ReadingParting:
    """One on which readings part over payments."""
    (one,) = partings_of(PAYS.source, PAYS.option)
    assert one.deal is not None
    return one


@pytest.mark.parametrize("source", sources())
def test_every_pair_of_readings_has_a_line_in_the_order_of_its_options(source: str) -> None:
    assert [(parting.option, parting.readings) for parting in every(source)] == [
        (pair.option, pair.readings) for pair in pairs(source)
    ]
    assert partings_file(source).read_bytes() == lines(every(source), source)


@pytest.mark.gate("lungau")
@pytest.mark.parametrize("source", sources())
def test_all_of_them_are_answered_as_it_stands_there(source: str) -> None:
    told = {(parting.option, parting.readings): faults(parting, source, second=False) for parting in every(source)}

    assert {pair: wrong for pair, wrong in told.items() if wrong} == {}


@pytest.mark.gate("zwanzigerrufen")
@pytest.mark.parametrize("source", sources())
def test_the_second_opinion_says_of_a_share_what_stands_there(source: str) -> None:
    share = [parting for parting in every(source) if parting.deal is not None and parting.deal.second == AGREES][
        ::SHARE
    ]
    told = {(parting.option, parting.readings): faults(parting, source, second=True) for parting in share}

    assert share
    assert {pair: wrong for pair, wrong in told.items() if wrong} == {}


@pytest.mark.parametrize("source", sources())
def test_no_line_lacks_what_it_shows_or_why_it_shows_nothing(source: str) -> None:
    for parting in every(source):
        assert bool(parting.because) == (parting.deal is None)
        assert parting.deal is not None or parting.question is not None
        for part in parts(parting):
            assert any(part.says)
            for filled, reading in zip(part.asked, parting.readings, strict=True):
                assert filled.asked.options[parting.option] == reading


def test_whoever_has_no_trump_but_the_pagat_under_the_mond_leaves_the_skues_to_be_owed_or_not() -> None:
    """Vorhand leads the Mond, the second has no other trump than the Pagat: the Kaiserstich is the Pagat's."""
    (one,) = partings_of("karl", "maerchenstich-skues-owed")
    assert one.deal is not None

    not_owed, owed = ({card for turn in says["next"] for card in turn["legal"]} for says in one.deal.says)

    assert [act.what for act in acts_of(one.deal)[-2:]] == ["XXI", "I"]
    assert owed == {"Sküs"}
    assert owed < not_owed


def test_two_jungfrauen_share_an_odd_loss() -> None:
    """A single loss is 15 points, of which each of two has 7.5, or 8 of 16."""
    (one,) = partings_of("karl", "trischaken-several-jungfrauen")
    assert one.deal is not None

    assert [sorted(map(str, end.payments)) for end in one.deal.ends] == [
        ["-15", "0", "15/2", "15/2"],
        ["-16", "0", "8", "8"],
    ]


@pytest.mark.gate("karl")
@pytest.mark.parametrize("source", sources())
def test_a_deal_ends_where_the_readings_part(source: str) -> None:
    """One act less, and both say the same."""
    for parting in every(source):
        if parting.deal is not None and parting.deal.after:
            pair = Pair(source, parting.option, parting.readings)
            acts = acts_of(parting.deal)

            assert parting.deal.after == len(acts)
            assert (
                differing_answers(pair, msgspec.structs.replace(parting.deal.asked[0].asked, actions=acts[:-1])) is None
            )


@pytest.mark.prove
def test_readings_that_part_over_the_next_dealer_alone_are_told_apart_by_no_deal() -> None:
    pair = Pair("lungau", "schleifen-as-a-deal", ("passes-on", "same-dealer"))

    assert kinds_apart(pair) == {"next_dealer"}
    assert reason_without_deal(pair) == "they part only over who deals next: no part of a deal's course"
    assert "deal" in kinds_apart(PAYS)
    assert beyond_deals(PAYS) == ""


@pytest.mark.parametrize("source", sources())
def test_where_no_deal_shows_it_is_known_why(source: str) -> None:
    assert [parting.option for parting in every(source) if parting.because == UNKNOWN] == []


@pytest.mark.prove
def test_why_no_deal_shows_it_is_worked_out_again() -> None:
    one = next(parting for parting in partings_of("lungau", "schleifen-as-a-deal") if parting.deal is None)
    changed = msgspec.structs.replace(one, because="nobody knows")

    (fault,) = faults(changed, "lungau", second=True)

    assert fault == f"that no deal tells them apart is so because {one.because}, and was because nobody knows"


def test_a_question_is_asked_under_either_reading() -> None:
    one = paid()
    assert one.question is not None

    asked = [filled.asked.options for filled in one.question.asked]

    assert asked == [{"who-pays-whom": "one"}, {"who-pays-whom": "both"}]


def test_an_option_without_partings_has_none() -> None:
    assert partings_of("lungau", "no-such-option") == ()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"after": 3}, "deal: its after is"),
        ({"at": "a trick"}, 'deal: its at is "the payments", and was "a trick"'),
        ({"digest": "0" * 64}, "deal: its digest is that of another question or answer: search again"),
    ],
)
def test_what_is_no_longer_so_is_told(change: dict[str, Any], told: str) -> None:
    deal = paid().deal
    assert isinstance(deal, PartedDeal)
    changed = msgspec.structs.replace(paid(), deal=msgspec.structs.replace(deal, **change))

    (fault,) = faults(changed, "lungau", second=False)

    assert fault.startswith(told)


def test_another_answer_is_told() -> None:
    deal = paid().deal
    assert deal is not None
    one, other = deal.asked
    answers = (msgspec.structs.replace(one, right=other.right), msgspec.structs.replace(other, right=one.right))
    exchanged = msgspec.structs.replace(deal, asked=answers, digest=line_digest(answers))

    fault, _digest = faults(msgspec.structs.replace(paid(), deal=exchanged), "lungau", second=False)

    assert fault.startswith("deal: its asked is")


def test_readings_that_say_the_same_are_told() -> None:
    """The question of another option tells these readings not apart."""
    (other,) = partings_of("lungau", "own-king-call")

    (fault,) = faults(msgspec.structs.replace(paid(), question=other.question, deal=None), "lungau", second=False)

    assert fault == "question: both readings have the same answer, or one of them has none"


def test_a_parting_of_another_version_is_refused_with_the_reason() -> None:
    old = msgspec.structs.replace(paid(), search=VERSION - 1)

    assert not old.is_current
    assert faults(old, "lungau", second=True) == [
        f"it is of version {VERSION - 1} of the search, expected {VERSION}: search again"
    ]


def test_what_the_second_opinion_says_otherwise_is_told() -> None:
    deal = paid().deal
    assert deal is not None
    silent = msgspec.structs.replace(paid(), deal=msgspec.structs.replace(deal, second=SILENT), question=None)

    assert faults(silent, "lungau", second=True) == [f"deal: the second opinion {AGREES}, and then: {SILENT}"]


def test_answers_that_it_tells_otherwise_are_no_parting() -> None:
    deal = paid().deal
    assert deal is not None
    found = differing_answers(PAYS, deal.asked[0].asked)
    assert found is not None

    with pytest.raises(OpinionsPartError, match="payments"):
        confirmed(found._replace(answers=found.answers[::-1]))


def test_it_is_not_asked_what_it_does_not_know() -> None:
    """Who deals next; of a sheet it knows who pays whom."""
    next_dealer = partings_of("lungau", "schleifen-as-a-deal")[0].question
    assert next_dealer is not None
    assert next_dealer.second == UNKNOWN_KIND
    assert paid().question is not None
    assert paid().question.second == AGREES  # type: ignore[union-attr]


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the partings of lungau stand instead, as long as a test takes."""
    (tmp_path / "lungau").mkdir()
    monkeypatch.setattr(partings, "features_root", lambda: tmp_path)
    yield tmp_path / "lungau" / "partings.jsonl"
    load_partings.cache_clear()


@pytest.mark.prove
def test_a_search_goes_on_where_it_was_and_finds_the_same_again(
    elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = [parting for partings in load_partings("lungau", features_root()).values() for parting in partings]
    begun = [parting for parting in whole if parting.option != PAYS.option]
    elsewhere.write_bytes(lines(begun, "lungau"))

    assert command.main(["lungau", "--option", PAYS.option]) == 0
    assert elsewhere.read_bytes() == lines(whole, "lungau")
    assert capsys.readouterr().out.startswith(f"lungau: {len(begun) + 1} pairs of readings")


def test_a_deal_that_is_known_stays_where_a_search_finds_none(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = msgspec.structs.replace(paid(), deal=None, because=UNKNOWN)
    monkeypatch.setattr(command, "parting_of", lambda _pair, _seed: found)
    whole = lines(
        [parting for partings in load_partings("lungau", features_root()).values() for parting in partings], "lungau"
    )
    elsewhere.write_bytes(whole)

    assert command.main(["lungau", "--option", PAYS.option, "--anew"]) == 0
    assert elsewhere.read_bytes() == whole


def test_a_file_in_another_form_is_refused_with_what_mends_it(
    elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    elsewhere.write_bytes(b'{"option": "who-pays-whom"}\n')

    assert command.main(["lungau", "--check"]) == 2
    assert capsys.readouterr().err == (
        "lungau/partings.jsonl: line 1: Object missing required field `readings`; --anew makes the whole file again\n"
    )


def test_a_deal_is_played_on_by_what_one_reading_alone_allows() -> None:
    """The König of one's own hand may be called, or it may not: then that game is not even bid."""
    (one,) = partings_of("lungau", "own-king-call")
    assert one.deal is not None
    (called, *_), (not_called, *_) = (end.actions for end in one.deal.ends)

    assert one.deal.at == "what may be done"
    assert called in possible(one.deal, 0)
    assert called not in possible(one.deal, 1)
    assert not_called in possible(one.deal, 0)


def possible(deal: PartedDeal, place: int) -> list[dict[str, Any]]:
    """All that may be done next under one of two readings."""
    turns = deal.says[place]["next"]
    return [{"seat": turn["seat"], "do": turn["do"], "what": what} for turn in turns for what in turn["legal"]]


@pytest.mark.parametrize("source", sources())
def test_what_is_paid_adds_up_to_nothing_and_nothing_is_left_open(source: str) -> None:
    for parting in every(source):
        for end in () if parting.deal is None else parting.deal.ends:
            assert sum(Fraction(paid) for paid in end.payments) == 0
            assert len(end.payments) == parting.deal.asked[0].asked.players  # type: ignore[union-attr]


def test_other_payments_at_the_end_are_told() -> None:
    deal = paid().deal
    assert deal is not None
    one, other = deal.ends
    poorer = msgspec.structs.replace(deal, ends=(msgspec.structs.replace(one, payments=[0, 0, 0, 0]), other))

    (fault,) = faults(msgspec.structs.replace(paid(), deal=poorer), "lungau", second=False)

    assert fault.startswith("deal: its ends is")


@pytest.mark.prove
def test_one_reading_beside_itself_is_told_apart_by_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "_PLAYED", 1)
    monkeypatch.setattr(searching, "_ROUNDS", 2)
    same = Pair("lungau", "bound-uhu-in-trick-eleven", ("must", "must"))

    assert smallest_question(same) is None
    assert smallest_deal(same, command.SEED) is None


def test_a_line_that_is_no_parting_is_named(tmp_path: Path) -> None:
    (tmp_path / "lungau").mkdir()
    for told in ("source.toml", "disputes.toml"):
        (tmp_path / "lungau" / told).write_bytes((partings_file("lungau").with_name(told)).read_bytes())
    whole = partings_file("lungau").read_bytes().splitlines()[:1]
    (tmp_path / "lungau" / "partings.jsonl").write_bytes(b"\n".join([*whole, b'{"option": "x"}']))

    with pytest.raises(CatalogueError, match=r"lungau/partings\.jsonl.*line 2"):
        load_partings("lungau", tmp_path)


def test_the_command_holds_an_option_against_both(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["lungau", "--check", "--option", PAYS.option]) == 0
    assert capsys.readouterr().out.startswith(f"lungau: {len(every('lungau'))} pairs of readings: ")


def test_the_command_refuses_an_option_that_the_source_does_not_have(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["lungau", "--option", "no-throw-in"]) == 2
    assert "lungau has no option 'no-throw-in'; it has: deal-first-packet," in capsys.readouterr().err


def test_a_missing_line_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command, "_known", lambda _: {})

    assert command.main(["lungau", "--check", "--option", PAYS.option]) == 1
    assert "lungau, who-pays-whom, one and both: there is no line" in capsys.readouterr().out
