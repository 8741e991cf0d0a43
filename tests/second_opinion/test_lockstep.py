"""Both tellings of the rules over a few random deals of each game; `test_share.py` and a command play more."""

from __future__ import annotations

import dataclasses
import itertools
from typing import Final

import pytest

from tarock_engine import dealing, sessions
from tarock_engine.rule_sets import RULE_SETS
from tarock_second_opinion import lockstep, shrinking
from tarock_second_opinion.deals_of_tests import played
from tarock_second_opinion.karl import payments as karl_payments
from tarock_second_opinion.karl import play as karl_play
from tarock_second_opinion.karl import renonce as karl_renonce
from tarock_second_opinion.koenigrufen import dealing as koenigrufen_dealing
from tarock_second_opinion.koenigrufen import payments as koenigrufen_payments
from tarock_second_opinion.koenigrufen import play as koenigrufen_play
from tarock_second_opinion.lungau import play as lungau_play
from tarock_second_opinion.lungau import scoring as lungau_scoring
from tarock_second_opinion.source import PLAIN, UNNOTICED, Source, exchanged
from tarock_second_opinion.sources import SOURCES
from tarock_second_opinion.zwanzigerrufen import play as zwanzigerrufen_play

LUNGAU: Final = SOURCES["lungau"]
KOENIGRUFEN: Final = SOURCES["koenigrufen"]
KARL: Final = SOURCES["karl"]
EVERY_SOURCE: Final = pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES.keys())
BOTH_TABLES: Final = pytest.mark.parametrize("players", [4, 5])

PLAY: Final = {
    "lungau": lungau_play,
    "koenigrufen": koenigrufen_play,
    "karl": karl_play,
    "zwanzigerrufen": zwanzigerrufen_play,
}
"""Where each says in ``following`` which cards of a hand follow a table."""
FEW: Final = 3
"""So many deals of each game of each source are played in the gate; the proof plays all of `test_share.py`."""


def of_each_source() -> list[tuple[Source, str]]:
    """Every contract of every source."""
    return [(source, contract) for source in SOURCES.values() for contract in dict.fromkeys(source.contracts)]


def said(part: object) -> str:
    """A parameter in the name of a test."""
    return part.name if isinstance(part, Source) else str(part)


def test_every_rule_set_has_a_second_opinion_that_knows_its_options() -> None:
    assert SOURCES.keys() == RULE_SETS.keys()
    for source in SOURCES.values():
        known = {option: list(readings) for option, readings in source.rules.options().items()}
        assert {option: list(readings) for option, readings in source.readings.items()} == known


@pytest.mark.parametrize(("source", "contract"), of_each_source(), ids=said)
def test_the_engine_and_the_second_opinion_agree(source: Source, contract: str) -> None:
    seeds = itertools.islice((seed for seed in itertools.count() if source.contract_of(seed) == contract), FEW)
    apart = [seed for seed in seeds if played(source, seed).outcome.difference is not None]

    assert not apart, f"{len(apart)} deals; {shrinking.smallest_story(source, apart[0])}"


@EVERY_SOURCE
def test_readings_that_make_no_difference_are_known(source: Source) -> None:
    assert all(reading in source.readings[option][1:] and reason for (option, reading), reason in source.idle.items())


@EVERY_SOURCE
def test_what_is_kept_out_of_chance_still_parts_the_two(source: Source) -> None:
    for known in source.open:
        difference = lockstep.run(source, known.case).difference

        assert difference is not None, f"the two agree now: take this entry out of `open` ({known.reason})"


# ---------------------------------------------------------------------------------------------------- koenigrufen


@BOTH_TABLES
def test_koenigrufen_knows_who_cuts_and_who_deals_next(players: int) -> None:
    rules = KOENIGRUFEN.rules
    for dealer in range(players):
        seating = dealing.seat_table(players, dealer, rules)

        assert koenigrufen_dealing.cutter(players, dealer) == dealing.cutter(seating, rules)
        for given_up in (False, True):
            following, _ = sessions.dealer_after(players, rules, previous=dealer, given_up=given_up)
            assert koenigrufen_dealing.next_dealer(players, dealer) == following


# ------------------------------------------------------------------------------------- the comparison can turn red


def test_a_wrong_payment_is_found_in_lungau(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lungau_scoring, "schleifen", lambda game: [0] * game.players)

    case = dataclasses.replace(
        PLAIN,
        pack=exchanged(("K♥", "2♥")),
        wishes=((3, "Spatzrufer"), (3, "K♥"), (3, "Schleifen")),
    )
    found = lockstep.run(LUNGAU, case).difference
    assert found is not None
    assert (found.what, found.ours, found.engines) == ("payments", [0, 0, 0, 0], [30, 30, 30, -90])


def test_a_wrong_payment_is_found_in_koenigrufen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(koenigrufen_payments, "price_of_giving_up", lambda _game: 0)

    # Packets of six to seats 0, 1, 2, 3 from the top on, then the Stock: the K♥ is exchanged into it.
    case = dataclasses.replace(
        PLAIN,
        pack=exchanged(("K♥", "2♥")),
        wishes=((3, "Besser Rufer"), (3, PLAIN.pack[22]), (3, "Aufgeben")),
    )
    found = lockstep.run(KOENIGRUFEN, case).difference
    assert found is not None
    assert (found.what, found.ours, found.engines) == ("payments", [0, 0, 0, 0], [4, 4, 4, -12])


def test_a_wrong_payment_is_found_in_karl(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(karl_payments, "price_of_paying", lambda _game: 0)

    # The bidder is Vorhand; the K♥ is exchanged into the Talon, and nobody bids.
    case = dataclasses.replace(
        PLAIN,
        pack=exchanged(("K♥", "2♥")),
        wishes=((0, "Rufer"), (0, "K♥"), (0, "zahlen")),
    )
    found = lockstep.run(KARL, case).difference
    assert found is not None
    assert (found.what, found.ours, found.engines) == ("payments", [0, 0, 0, 0], [-15, 5, 5, 5])


def test_a_renonce_that_is_overlooked_by_one_alone_is_found_in_karl(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(karl_renonce, "slips", lambda _game, _seat, _table: [])

    found = lockstep.run(KARL, dataclasses.replace(PLAIN, erring=True)).difference
    assert found is not None
    assert found.what == "acts offered to nobody, accepted on one side only"
    assert found.ours == []


@pytest.mark.parametrize("reading", KOENIGRUFEN.readings["irregularities"])
def test_cards_against_the_rules_stand_alike_in_koenigrufen(reading: str) -> None:
    against = [(seat, card + UNNOTICED) for seat in range(4) for card in ("I", "II", "V", "7♠", "8♣", "4♦", "C♥")]
    case = dataclasses.replace(PLAIN, erring=True, options=(("irregularities", reading),), wishes=tuple(against))
    found = lockstep.run(KOENIGRUFEN, case)

    assert found.difference is None
    assert any(words.endswith(UNNOTICED) for _, words in found.acts) is (reading == "stands")


@EVERY_SOURCE
def test_a_wrong_duty_is_found_and_shrinks_to_a_deal_without_needless_acts(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PLAY[source.name], "following", lambda *told: list(told[-2]))

    case, outcome = lockstep.random_run(source, 0)
    assert outcome.difference is not None
    small, difference = shrinking.shrink(source, case, outcome.difference)
    assert (small.options, small.wishes, small.cut) == ((), (), 0)
    assert difference.what == "allowed acts, on one side only"
    assert "the two part over allowed acts" in shrinking.story(source, small, difference)


def test_packets_given_in_another_order_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = koenigrufen_dealing.knock
    monkeypatch.setattr(
        koenigrufen_dealing, "knock", lambda pack, **told: right(pack, **{**told, "chosen": told["chosen"][::-1]})
    )

    found = lockstep.run(KOENIGRUFEN, dataclasses.replace(PLAIN, chosen=(0, 1, 2, 3))).difference
    assert found is not None
    assert found.what == "hands"


@EVERY_SOURCE
def test_a_case_is_told_by_its_wishes_alone(source: Source) -> None:
    case, outcome = lockstep.random_run(source, 5)

    assert lockstep.run(source, case).acts == outcome.acts == list(case.wishes)
