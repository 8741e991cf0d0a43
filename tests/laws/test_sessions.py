from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.registry import guards
from tests.laws.sources import Every, every_source

from tarock_engine import sessions

SEATS = st.tuples(st.integers(4, 5), st.integers(0, 4))


def seated(seat: tuple[int, int], source: Every) -> tuple[int, int]:
    """A number of players that the source knows, and one of their seats."""
    players = min(seat[0], max(source.tables))
    return players, seat[1] % players


@guards("LUN-SESSIONS-003", "KOE-SESSIONS-003", "KAR-SESSIONS-002", "ZWA-SESSIONS-002")
@every_source
@given(seat=SEATS)
def test_who_draws_the_lot_deals_first(source: Every, seat: tuple[int, int]) -> None:
    players, lot = seated(seat, source)

    assert sessions.dealer_after(players, source.rules, lot=lot)[0] == lot


@guards(
    *("LUN-SESSIONS-004", "LUN-DEALING-001"),
    *("KOE-SESSIONS-004", "KOE-DEALING-001"),
    *("KAR-SESSIONS-003", "KAR-DEALING-001"),
    *("ZWA-SESSIONS-003", "ZWA-DEALING-001"),
)
@every_source
@given(seat=SEATS)
def test_the_deal_goes_round_in_the_direction_of_play_until_everybody_has_dealt_once(
    source: Every, seat: tuple[int, int]
) -> None:
    players, first = seated(seat, source)
    dealers = [first]
    for _ in range(players):
        dealers.append(sessions.dealer_after(players, source.rules, previous=dealers[-1])[0])

    assert dealers == [(first + step) % players for step in range(players + 1)]
