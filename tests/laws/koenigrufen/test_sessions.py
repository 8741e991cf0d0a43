from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.koenigrufen.strategies import DEFAULTS, OPTIONS, rules_for
from tests.laws.registry import guards

from tarock_engine import sessions

SEATS = st.integers(4, 5).flatmap(lambda players: st.tuples(st.just(players), st.integers(0, players - 1)))


@guards("KOE-SESSIONS-005", "KOE-SESSIONS-004")
@given(seat=SEATS, after=st.sampled_from(OPTIONS["given-up-deal"]))
def test_a_deal_that_was_given_up_passes_the_deal_on_or_is_dealt_again(seat: tuple[int, int], after: str) -> None:
    players, dealer = seat
    rules = rules_for({**DEFAULTS, "given-up-deal": after})
    found, grounds = sessions.dealer_after(players, rules, previous=dealer, given_up=True)

    assert sessions.dealer_after(players, rules, previous=dealer)[0] == (dealer + 1) % players
    assert found == (dealer if after == "same-dealer" else (dealer + 1) % players)
    assert "KOE-SESSIONS-005" in grounds
