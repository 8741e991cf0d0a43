from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.lungau.strategies import DEFAULTS, OPTIONS, rules_for
from tests.laws.registry import guards

from tarock_engine import sessions

AFTER = "schleifen-as-a-deal"
AFTER_SCHLEIFEN = {reading: rules_for({**DEFAULTS, AFTER: reading}) for reading in OPTIONS[AFTER]}
SEATS = st.integers(4, 5).flatmap(lambda players: st.tuples(st.just(players), st.integers(0, players - 1)))


@guards("LUN-SESSIONS-005")
@given(seat=SEATS)
def test_after_schleifen_the_deal_stays_only_in_the_reading_that_says_so(seat: tuple[int, int]) -> None:
    players, dealer = seat
    for reading, rules in AFTER_SCHLEIFEN.items():
        found, grounds = sessions.dealer_after(players, rules, previous=dealer, given_up=True)

        assert found == (dealer if reading == "same-dealer" else (dealer + 1) % players)
        assert "LUN-SESSIONS-005" in grounds
        assert sessions.dealer_after(players, rules, previous=dealer)[0] == (dealer + 1) % players
