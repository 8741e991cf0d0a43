from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pytest

from tarock_engine import dealing, engine, sessions
from tarock_engine.actions import (
    Action,
    Bid,
    Call,
    Discard,
    Double,
    Play,
    Say,
    Share,
    Step,
    Take,
)
from tarock_engine.cards import CARDS, NAMES, Card, mask_of
from tarock_engine.dealing import Chance
from tarock_engine.koenigrufen import settling as koenigrufen_settling
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.lungau import settling
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.lungau.state import Announcing
from tarock_engine.ruling import ClauseId, IllegalActionError, Objection, OptionError
from tarock_engine.seating import SEATS, Seat
from tarock_engine.state import AtTalon, Bidding, Calling, Discarding, State
from tarock_language.message import message

PACK = [CARDS[name] for name in NAMES]
# Vorhand has the II and can bid an Uhurufer; K♥ lies in the Talon.
VORHAND = "II XX XIX XVIII XVII K♠ D♠ C♠ 7♠ A♥ 2♥ 3♥"
SECOND = "I Sküs XVI XV K♣ D♣ 7♣ 8♣ D♥ 4♥ A♦ 2♦"
TALON = "K♥ 3♦ 4♦ III IV V"


def pack_with(*hands: str, talon: str = "") -> list[Card]:
    """A pack that deals these cards to the players from Vorhand on and to the Talon, the rest as it comes."""
    wanted = [[CARDS[name] for name in text.split()] for text in (talon, *hands)]
    rest = [card for card in PACK if not any(card in some for some in wanted)]
    while len(wanted) < 5:
        wanted.append([])
    sizes = (6, 12, 12, 12, 12)
    dealt = []
    for size, some in zip(sizes, wanted, strict=True):
        missing = size - len(some)
        dealt.append(some + rest[:missing])
        rest = rest[missing:]
    table, *players = dealt
    return [
        *table[:3],
        *(card for hand in players for card in hand[:6]),
        *table[3:],
        *(card for hand in players for card in hand[6:]),
    ]


def begun(rules: LungauRules = LUNGAU, players: int = 4) -> State:
    seating = dealing.seat_table(players, players - 1, rules)
    return engine.begin(dealing.deal_out(pack_with(VORHAND, SECOND, talon=TALON), seating, rules), rules)


def after(*actions: Action, rules: LungauRules = LUNGAU, players: int = 4) -> State:
    state = begun(rules, players)
    for action in actions:
        state = engine.apply(state, action, rules)
    return state


UHURUFER = (Bid(Seat(0), "Uhurufer"), Bid(Seat(1), "Weiter"), Bid(Seat(2), "Weiter"), Bid(Seat(3), "Weiter"))
CALLED = (*UHURUFER, Call(Seat(0), CARDS["K♥"]))
TAKEN = (*CALLED, Take(Seat(0), Share.FIRST))
LAID = (*TAKEN, Discard(Seat(0), CARDS["3♦"]), Discard(Seat(0), CARDS["4♦"]), Discard(Seat(0), CARDS["7♠"]))
SAID = tuple(Say(seat, None, "Gut!") for seat in SEATS[:4])
FAHREN = (Bid(Seat(0), "Erster"), Bid(Seat(1), "Weiter"), Bid(Seat(2), "Weiter"), Bid(Seat(3), "Weiter"))


def refused(state: State, action: Action, rules: LungauRules = LUNGAU) -> IllegalActionError:
    with pytest.raises(IllegalActionError) as caught:
        engine.apply(state, action, rules)
    assert caught.value.action == action
    assert caught.value.objection == engine.objection(state, action, rules)
    return caught.value


# -------------------------------------------------------------------------------------------------- the only judge


def judging(judge: Callable[[Bidding, Bid, LungauRules], Objection | None]) -> LungauRules:
    """The rules with another judge of bids; what is listed as allowed and refused stays."""
    bidding = dataclasses.replace(LUNGAU.phases[Bidding], objection=judge)
    phases = (*LUNGAU.procedure.phases, bidding)
    return dataclasses.replace(LUNGAU, procedure=dataclasses.replace(LUNGAU.procedure, phases=phases))


def test_what_the_judge_lets_pass_is_done_although_it_is_listed_as_refused() -> None:
    rules, out_of_turn = judging(lambda *_: None), Bid(Seat(2), "Dreier")

    assert engine.apply(begun(rules), out_of_turn, rules) == engine.advance(begun(rules), out_of_turn, rules)
    with pytest.raises(IllegalActionError):
        engine.apply(begun(), out_of_turn, LUNGAU)


def test_what_the_judge_objects_to_is_not_done_although_it_is_listed_as_allowed() -> None:
    never = Objection(message("not today"), (ClauseId("LUN-BIDDING-001"),))
    rules = judging(lambda *_: never)
    listed = engine.choices(begun(rules), rules)[0].actions[0]

    with pytest.raises(IllegalActionError) as caught:
        engine.apply(begun(rules), listed, rules)
    assert caught.value.objection is never
    assert isinstance(engine.advance(begun(rules), listed, rules), Bidding)


# ------------------------------------------------------------------------------------------------ pack and table


def test_a_doubled_card_is_named() -> None:
    pack = [*PACK[:-1], CARDS["XX"]]

    with pytest.raises(ValueError, match="XX is there twice"):
        dealing.deal_out(pack, dealing.seat_table(4, 3, LUNGAU), LUNGAU)


def test_missing_cards_are_named() -> None:
    pack = [card for card in PACK if NAMES[card] not in ("I", "K♥")]

    with pytest.raises(ValueError, match="I K♥ are missing"):
        dealing.deal_out(pack, dealing.seat_table(4, 3, LUNGAU), LUNGAU)


def test_no_pack_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="missing from the pack"):
        dealing.deal_out([], dealing.seat_table(4, 3, LUNGAU), LUNGAU)


def test_a_card_of_no_pack_is_refused() -> None:
    with pytest.raises(ValueError, match="do not belong to the pack"):
        dealing.deal_out([*PACK, Card(54)], dealing.seat_table(4, 3, LUNGAU), LUNGAU)


@pytest.mark.parametrize("players", [-1, 0, 3, 6])
def test_a_table_of_the_wrong_size_is_refused_with_the_size_that_was_expected(players: int) -> None:
    with pytest.raises(ValueError, match=f"players: expected 4 or 5, got {players}"):
        dealing.seat_table(players, 0, LUNGAU)


@pytest.mark.parametrize(("players", "dealer"), [(4, 4), (4, 9), (4, -1), (5, 5)])
def test_a_dealer_without_a_seat_is_refused_with_the_seats_that_there_are(players: int, dealer: int) -> None:
    with pytest.raises(ValueError, match=f"dealer: expected a seat from 0 to {players - 1}, got {dealer}"):
        dealing.seat_table(players, dealer, LUNGAU)


@pytest.mark.parametrize("cut", [-1, 54, 100])
def test_no_more_cards_can_be_lifted_than_there_are(cut: int) -> None:
    with pytest.raises(ValueError, match=f"cut: expected a number from 0 to 53, got {cut}"):
        dealing.deal_out(PACK, dealing.seat_table(4, 3, LUNGAU), LUNGAU, Chance(cut=cut))


@pytest.mark.parametrize("starts", [4, 7, -1])
def test_the_first_packet_cannot_go_to_a_seat_that_gets_no_cards(starts: int) -> None:
    rules = LUNGAU.choose({"deal-first-packet": "any"})

    with pytest.raises(ValueError, match=f"got {starts}"):
        dealing.deal_out(PACK, dealing.seat_table(5, 4, rules), rules, Chance(starts=Seat(starts)))


@pytest.mark.parametrize("wrong", ["another card", "lower cards", "higher cards", "one card twice"])
def test_a_pile_that_is_not_the_talon_is_refused(wrong: str) -> None:
    rules = LUNGAU.choose({"talon-halves": "pile"})
    table = dealing.seat_table(4, 3, rules)
    talon = [*PACK[:3], *PACK[27:30]]
    rest = sorted(set(PACK) - set(talon))
    pile = {
        "another card": PACK[:6],
        "lower cards": rest[:6],
        "higher cards": rest[-6:],
        "one card twice": [*talon, talon[0]],
    }[wrong]

    assert dealing.deal_out(PACK, table, rules, Chance(pile=talon)).talon == mask_of(talon)
    with pytest.raises(ValueError, match="pile: expected the cards of the Talon"):
        dealing.deal_out(PACK, table, rules, Chance(pile=pile))


@pytest.mark.parametrize("chosen", [(0, 1, 2, 2), (1, 2, 3, 3), (0, 1, 2), (0, 1, 2, 4)])
def test_each_packet_of_a_knocked_pack_is_chosen_once(chosen: tuple[int, ...]) -> None:
    table = dealing.seat_table(4, 3, KOENIGRUFEN)

    with pytest.raises(ValueError, match="chosen: expected each packet from 0 to 3 once"):
        dealing.deal_out(PACK, table, KOENIGRUFEN, Chance(chosen=chosen))


def test_the_next_dealer_follows_from_a_lot_or_a_dealer_and_not_from_both_or_neither() -> None:
    with pytest.raises(ValueError, match="lot and previous: expected exactly one"):
        sessions.dealer_after(4, LUNGAU)
    with pytest.raises(ValueError, match="lot and previous: expected exactly one"):
        sessions.dealer_after(4, LUNGAU, lot=1, previous=2)


@pytest.mark.parametrize("seat", [4, 9, -1])
def test_a_lot_or_a_dealer_without_a_seat_is_named(seat: int) -> None:
    with pytest.raises(ValueError, match=f"lot: expected a seat from 0 to 3, got {seat}"):
        sessions.dealer_after(4, LUNGAU, lot=seat)
    with pytest.raises(ValueError, match=f"previous: expected a seat from 0 to 3, got {seat}"):
        sessions.dealer_after(4, LUNGAU, previous=seat)


# ------------------------------------------------------------------------------------------------------ options


def test_an_unknown_option_is_answered_with_the_nearest_one() -> None:
    with pytest.raises(OptionError, match="no option 'solo-dreier'; did you mean 'solodreier'"):
        LUNGAU.choose({"solo-dreier": "on"})


def test_an_unknown_option_that_is_near_to_none_is_answered_with_all_of_them() -> None:
    with pytest.raises(OptionError, match=r"no option 'xyz'; known are .*who-pays-whom"):
        LUNGAU.choose({"xyz": "on"})


def test_an_unknown_reading_is_answered_with_the_nearest_one() -> None:
    with pytest.raises(OptionError, match="'solorufer' has no reading 'belo'; did you mean 'below'"):
        LUNGAU.choose({"solorufer": "belo"})


def test_an_unknown_reading_that_is_near_to_none_is_answered_with_all_of_them() -> None:
    with pytest.raises(OptionError, match="no reading 'xyz'; known are off, below, above, vorhand-only"):
        LUNGAU.choose({"solorufer": "xyz"})


@pytest.mark.parametrize(
    ("options", "needed"),
    [
        ({"auction-end-with-solo": "both"}, "solodreier=on"),
        ({"auction-end-with-solo": "neither", "solorufer": "below"}, "solodreier=on"),
        ({"solo-doubling-scope": "augen"}, "solorufer=below/above/vorhand-only or solodreier=on"),
    ],
)
def test_a_reading_that_means_nothing_without_another_says_which(options: dict[str, str], needed: str) -> None:
    with pytest.raises(OptionError, match=f"means nothing without {needed}"):
        LUNGAU.choose(options)


@pytest.mark.parametrize(
    "options",
    [
        {"auction-end-with-solo": "both", "solodreier": "on"},
        {"solo-doubling-scope": "augen", "solorufer": "above"},
        {"auction-end-with-solo": "sechserdreier"},
    ],
)
def test_a_reading_that_means_something_is_taken(options: dict[str, str]) -> None:
    assert LUNGAU.choose(options).chosen == options


def test_a_refused_choice_leaves_the_rule_set_as_it_was() -> None:
    with pytest.raises(OptionError):
        LUNGAU.choose({"who-pays-whom": "both", "solorufer": "nonsense"})

    assert LUNGAU.settling.winners_paid.value == 1
    assert not LUNGAU.chosen


# --------------------------------------------------------------------------------------- out of turn, wrong phase


@pytest.mark.parametrize(
    ("actions", "due"),
    [
        ((), "a bid of seat 0 is due"),
        (UHURUFER, "a call of seat 0 is due"),
        (CALLED, "a decision on the Talon of seat 0 is due"),
        (TAKEN, "a discard of seat 0 is due"),
        (LAID, "an announcement or Gut! of seat 0 is due"),
        (FAHREN, "Kontra or Gut! of seat 0 is due"),
        ((*LAID, *SAID), "a card of seat 0 is due"),
    ],
)
def test_an_act_of_another_phase_is_told_what_is_due(actions: tuple[Action, ...], due: str) -> None:
    state = after(*actions)
    acts: list[Action] = [
        Bid(Seat(0), "Dreier"),
        Call(Seat(0), CARDS["K♠"]),
        Take(Seat(0), Share.SECOND),
        Discard(Seat(0), CARDS["A♥"]),
        Say(Seat(0), None, "Gut!"),
        Double(Seat(0), None),
        Play(Seat(0), CARDS["A♥"]),
    ]
    reasons = [str(found.reason) for action in acts if (found := engine.objection(state, action, LUNGAU)) is not None]

    assert reasons.count(due) >= 5


def test_a_deal_that_is_not_over_cannot_be_settled() -> None:
    with pytest.raises(ValueError, match="not over"):
        engine.settlement(begun(), LUNGAU)


def test_replaying_stops_at_the_first_act_that_is_not_allowed() -> None:
    opening = begun()
    assert isinstance(opening, Bidding)
    states = engine.replay(opening.dealt, [Bid(Seat(0), "Erster"), Bid(Seat(0), "Dreier")], LUNGAU)

    assert next(states) == opening
    assert next(states) == after(Bid(Seat(0), "Erster"))
    with pytest.raises(IllegalActionError, match="seat 1 has to bid"):
        next(states)


# --------------------------------------------------------------------------------------------- Talon and discards


def test_a_card_is_laid_away_once() -> None:
    state = after(*TAKEN, Discard(Seat(0), CARDS["3♦"]))
    error = refused(state, Discard(Seat(0), CARDS["3♦"]))

    assert str(error.objection.reason) == "3♦ is not in the hand"


# ------------------------------------------------------------------------------------------------------- the rest


def test_an_action_that_is_refused_leaves_the_state_as_it_was() -> None:
    state = after(*TAKEN)
    assert isinstance(state, Discarding)
    before = (state.hand, state.missing, state.exchange)
    refused(state, Discard(Seat(0), CARDS["K♠"]))

    assert (state.hand, state.missing, state.exchange) == before


def test_whoever_said_gut_out_of_turn_waits_for_the_next_doubling() -> None:
    rules = LUNGAU.choose({"announcement-turns": "out-of-turn"})
    trull = (
        Say(Seat(0), Step.ANNOUNCE, "Trull"),
        Say(Seat(0), None, "Gut!"),
        *(Say(seat, None, "Gut!") for seat in SEATS[1:4]),
    )
    state = after(*LAID, *trull, Say(Seat(1), None, "Gut!"), rules=rules)

    assert isinstance(state, Announcing)
    assert [choice.seat for choice in engine.choices(state, rules)] == [0, 2, 3]
    refused(state, Say(Seat(1), None, "Gut!"), rules)


def test_nobody_answers_himself_in_fahren() -> None:
    rules = LUNGAU.choose({"fahren-kontra-scope": "ladder"})
    state = after(*FAHREN, Double(Seat(0), Step.KONTRA), rules=rules)

    refused(state, Double(Seat(0), Step.REKONTRA, Seat(0)), rules)
    refused(state, Double(Seat(0), Step.KONTRA, Seat(1)), rules)


def test_a_superkontra_in_fahren_is_the_last_step() -> None:
    rules = LUNGAU.choose({"fahren-kontra-scope": "ladder"})
    circuit = [
        Double(Seat(0), Step.KONTRA),
        Double(Seat(0), None),
        Double(Seat(1), Step.REKONTRA, Seat(0)),
        Double(Seat(1), None),
    ]
    circuit += [
        Double(Seat(2), None),
        Double(Seat(3), None),
        Double(Seat(0), Step.SUPERKONTRA, Seat(1)),
        Double(Seat(0), None),
    ]
    state = after(*FAHREN, *circuit, rules=rules)

    assert {action.words for choice in engine.choices(state, rules) for action in choice.actions} == {"Gut!"}


@pytest.mark.parametrize("tariff", [0, -10])
def test_a_wertungspunkt_is_worth_at_least_one_cent(tariff: int) -> None:
    with pytest.raises(ValueError, match="tariff: expected a positive number of Cent"):
        settling.agreed(tariff, LUNGAU)


@pytest.mark.parametrize("tariff", [0, -1])
def test_a_point_is_worth_at_least_one(tariff: int) -> None:
    with pytest.raises(ValueError, match="tariff: expected a positive number, got"):
        koenigrufen_settling.agreed(tariff, KOENIGRUFEN)
    assert [koenigrufen_settling.agreed(worth, KOENIGRUFEN) for worth in (None, 1, 2)] == [1, 1, 2]


def test_where_nobody_calls_himself_his_own_koenig_is_listed_as_refused() -> None:
    rules = LUNGAU.choose({"own-king-call": "forbidden"})
    calling = after(*(Bid(Seat(seat), name) for seat, name in enumerate(("Uhurufer", *3 * ("Weiter",)))), rules=rules)

    assert isinstance(calling, Calling)
    assert [action.words for action, _ in engine.refused(calling, rules)] == ["K♠"]


def test_rulings_are_listed_with_their_places_those_in_mappings_too() -> None:
    places = [place for place, _ in LUNGAU.rulings()]

    assert {"play.bound_until.Spatz", "play.leads", "contracts.Dreier.level", "bidding.checks.0"} <= set(places)
    assert len(places) == len(set(places))


def test_a_koenig_is_not_named_with_a_bid_where_no_reading_asks_for_it() -> None:
    deal = dealing.deal_out([Card(card) for card in range(54)], dealing.seat_table(4, 3, KOENIGRUFEN), KOENIGRUFEN)
    bid = Bid(Seat(0), "Besser Rufer", CARDS["K♥"])
    found = engine.objection(engine.begin(deal, KOENIGRUFEN), bid, KOENIGRUFEN)
    assert found is not None
    assert str(found.reason) == "no König is named with a bid"


def test_where_the_call_may_wait_what_may_not_be_called_is_listed_as_refused_beside_the_stock() -> None:
    rules = KOENIGRUFEN.choose({"king-named-when": "before-discard"})
    state = engine.begin(dealing.deal_out(pack_with(VORHAND), dealing.seat_table(4, 3, rules), rules), rules)
    for seat, name in (0, "Mein Spiel"), (1, "Weiter"), (2, "Weiter"), (3, "Weiter"), (0, "Rufer"):
        state = engine.apply(state, Bid(Seat(seat), name), rules)
    assert isinstance(state, AtTalon)
    assert "Vierter König" in [action.words for action, _ in engine.refused(state, rules)]
