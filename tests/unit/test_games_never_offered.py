"""A program may never offer a game and still understand it; that is no strange condition for bidding it."""

from __future__ import annotations

import msgspec
import pytest

from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reference.deviant import Deviant
from tarock_reference.deviations import Deviation, deviations
from tarock_reference.houses.found import profile_line
from tarock_reference.variants import Variant, variant_of_source
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar

SOURCE, GAME = "zwanzigerrufen", "Farbensolo"
NEVER, UNKNOWN = f"unoffered: {GAME}", f"without contracts: {GAME}"


@pytest.fixture(scope="module")
def variant() -> Variant:
    return variant_of_source(SOURCE, {})


@pytest.fixture(scope="module")
def known(variant: Variant) -> dict[str, Deviation]:
    return {deviation.id: deviation for deviation in deviations(variant)}


def asked_in(area: str) -> list[bytes]:
    """What the scenarios of an area ask that are about the game."""
    lines: list[bytes] = []

    def hearing(line: bytes) -> bytes:
        lines.append(line)
        return respond(line)

    chosen = [planned for planned in plan(SOURCE) if planned.area == area and GAME in " ".join(planned.steps)]
    play_run(Run(driver=InProcess(hearing), sink=lambda _: None, source=SOURCE, chosen=tuple(chosen)))
    return [line for line in lines if b'"hello"' not in line]


def test_whoever_never_offers_a_game_does_not_list_it_and_settles_it(
    variant: Variant, known: dict[str, Deviation]
) -> None:
    never = Deviant(variant.rules_for, [known[NEVER]])
    bids = [line for line in asked_in("bidding") if b'"ask":"may_bid"' in line and GAME in legal(respond(line))]
    sheets = [line for line in asked_in("settling") if b'"ask":"settle"' in line]

    assert bids
    assert sheets
    assert not any(GAME in legal(never.respond(line)) for line in bids)
    assert all(never.respond(line) == respond(line) for line in sheets)


def test_whoever_does_not_know_it_settles_it_no_more(variant: Variant, known: dict[str, Deviation]) -> None:
    unknown = Deviant(variant.rules_for, [known[UNKNOWN]])
    sheets = [line for line in asked_in("settling") if b'"ask":"settle"' in line]

    assert any(b'"error"' in unknown.respond(line) for line in sheets)


def legal(reply: bytes) -> list[str]:
    """What may be bid, by a reply about it."""
    bids: list[str] = msgspec.json.decode(reply)["answer"]["legal"]
    return bids


@pytest.mark.prove
@pytest.mark.parametrize("played", [NEVER, UNKNOWN], ids=["understood", "unknown"])
def test_a_look_tells_what_is_never_offered_from_what_is_not_known(
    played: str, variant: Variant, known: dict[str, Deviation]
) -> None:
    chosen = tuple(planned for planned in plan(SOURCE) if planned.area in ("bidding", "settling"))
    heard = RunSoFar()
    answer = Deviant(variant.rules_for, [known[played]]).respond
    play_run(Run(driver=InProcess(answer), sink=heard.verdict, source=SOURCE, chosen=chosen))
    found = diagnosis_of(chosen, heard, variant, None, SearchLimits())

    assert [cause.id for cause in found.causes] == [played]
    assert found.unexplained == []


def test_both_are_one_line_of_a_profile_and_only_one_of_them_can_be_played(
    variant: Variant, known: dict[str, Deviation]
) -> None:
    never, unknown = known[NEVER], known[UNKNOWN]

    assert never.point == unknown.point
    assert unknown.plainness < never.plainness < known["contracts.Farbensolo.terms.least_augen/=40"].plainness
    assert profile_line(never, variant) == profile_line(unknown, variant) != None  # noqa: E711
    assert never.sentence == "never offers Farbensolo, but understands it"
