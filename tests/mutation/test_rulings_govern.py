"""Every ruling of Lungauer Königrufen governs: with another value in its place some answer is another one.

Of the other sources `tarock prove` shows it, by their scenarios.
"""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from tarock_engine import dealing, engine, sessions
from tarock_engine.actions import ERSTER, FAHREN, ICH_BIN_PARTNER, PASS, VALAT, Action, Bid, Call, Play
from tarock_engine.cards import FOUR_KOENIGE, NAMES, TRUMP_I, TRUMP_II, Card, mask_of
from tarock_engine.lungau import counting as own_counting
from tarock_engine.lungau.bonuses import scored_items
from tarock_engine.lungau.ending import ending_of
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.lungau.state import Announcing
from tarock_engine.seating import SEATS
from tarock_engine.state import AtTalon, Bidding, Calling, Choice, GivenUp, Played, Playing, State
from tarock_protocol.messages import parts, questions
from tarock_reference import bidding, cardplay, pack
from tarock_reference.bad_questions import BadQuestionError
from tarock_reference.impostors import others, swapped
from tarock_reference.lungau import scores

SILENT: Final[Mapping[str, str]] = {}
"""Rulings whose value changes no answer, each with the reason."""


# ------------------------------------------------------------------------------------------------- questions


class Case(NamedTuple):
    """A deal: the readings, how many sit at the table, whom luck favours, and what the bidder wants to play."""

    options: tuple[tuple[str, str], ...]
    players: int
    seed: int
    wanted: str


_SOLO: Final = {"solorufer": "below", "solodreier": "on"}
_TABLES: Final[Sequence[Mapping[str, str]]] = (
    {},
    _SOLO,
    {"turned-talon-visibility": "declarer", "valat-failed": "all", "vogel-held-when": "after-exchange"},
    {"own-king-call": "forbidden", "king-named-when": "with-bid", "talon-must-be-taken": "may-leave"},
    {**_SOLO, "auction-second-turn": "until-passed", "forced-trump-discard": "any-number"},
    {**_SOLO, "auction-second-turn": "until-passed", "auction-end-with-solo": "neither"},
    {"fahren-kontra-scope": "ladder", "valat-frees-bound-cards": "binds", "announcement-turns": "out-of-turn"},
)
_WANTED: Final = ("Spatzrufer", "Uhurufer", "Dreier", "Sechserdreier", FAHREN, "Solorufer", "Solodreier", "")
_SHARP: Final = (
    mask_of(Card(number) for number in (21, 20, 0, 1, 19, 18, 17, 16)),
    FOUR_KOENIGE | 1 << TRUMP_I | 1 << TRUMP_II,
    mask_of(Card(number) for number in range(10, 22)),
    mask_of(Card(number) for number in range(2, 12)),
)
"""Cards that together make rare things happen."""


def cases() -> list[Case]:
    found = []
    for seed in range(40):
        for place, options in enumerate(_TABLES):
            wanted = _WANTED[(seed + place) % len(_WANTED)]
            found.append(Case(tuple(options.items()), 4 + (seed + place) % 2, seed * 7 + place, wanted))
    return found


CASES: Final = cases()


@functools.cache
def rules_of(options: tuple[tuple[str, str], ...]) -> LungauRules:
    return LUNGAU.choose(dict(options))


def shuffled(rng: random.Random) -> list[Card]:
    """A pack in which some hand, or the Talon, is sharp."""
    cards = [Card(number) for number in range(54)]
    rng.shuffle(cards)
    if rng.random() < 0.3:
        return cards
    sharp = rng.choice(_SHARP)
    hand = rng.randrange(5)
    start, size = (0, 3) if hand == 4 else (3 + 6 * hand, 6)
    places = [*range(start, start + size), *range(start + 27, start + 27 + size)]
    for place in places:
        wanted = next((card for card in cards if sharp >> card & 1 and cards.index(card) not in places), None)
        if wanted is not None and not sharp >> cards[place] & 1:
            other = cards.index(wanted)
            cards[place], cards[other] = cards[other], cards[place]
    return cards


def answers(case: Case, rules: LungauRules) -> Iterator[object]:
    """All that the engine says in the course of a deal."""
    rng = random.Random(case.seed)
    seating = dealing.seat_table(case.players, case.seed % case.players, rules)
    dealt = dealing.deal_out(shuffled(rng), seating, rules)
    yield dealing.cutter(seating, rules), dealt
    state = engine.begin(dealt, rules)
    talks = rng.random() < 0.7
    for step in range(400):
        if engine.is_over(state):
            break
        found = engine.choices(state, rules)
        yield [(choice.seat, choice.deed, sorted(action.words for action in choice.actions)) for choice in found]
        if isinstance(state, Bidding):
            early = Bid(state.turn, "Spatzrufer", Card(FOUR_KOENIGE.bit_length() - 1))
            yield engine.objection(state, early, rules) is None
        if step % 4 == 0 or isinstance(state, AtTalon | Announcing):
            yield [engine.seen(state, dealt, seat, rules)[0] for seat in SEATS[: case.players]]
        action = decide(rng, state, found[0], case, talks=talks)
        yield action.seat, action.words
        state = engine.advance(state, action, rules)
    yield type(state).__name__
    yield [engine.seen(state, dealt, seat, rules)[0] for seat in SEATS[: case.players]]
    if isinstance(state, Played) and state.contest.game is None:
        yield own_counting.augen_by_seat(state.contest, state.tricks, rules)
    if isinstance(state, Played) and state.contest.game is not None:
        ending = ending_of(state.contest.game, state, rules)
        yield ending.piles
        yield [item._replace(grounds=()) for item in scored_items(ending, rules)]
    yield engine.settlement(state, rules).payments
    yield sessions.dealer_after(case.players, rules, previous=seating.dealer, given_up=isinstance(state, GivenUp))[0]


def decide(rng: random.Random, state: State, choice: Choice, case: Case, *, talks: bool) -> Action:
    """Some act that is allowed, such that every game is played and much is said."""
    acts = list(choice.actions)
    if isinstance(state, Bidding):
        games = [act for act in acts if isinstance(act, Bid) and act.name == case.wanted]
        quiet = [act for act in acts if isinstance(act, Bid) and act.name in (PASS, ERSTER)]
        if not case.wanted:
            return rng.choice(acts)
        return rng.choice(games) if games and state.bids[-1:] != tuple(games) else (quiet or acts)[0]
    if choice.deed == "say":
        silent = acts[0]
        said = [act for act in acts[1:] if act.words not in (VALAT, ICH_BIN_PARTNER) or case.seed % 5 == 0]
        return rng.choice(said) if said and talks and rng.random() < 0.5 else silent
    if isinstance(state, Calling) and case.seed % 2:
        lying = [
            act for act in acts if isinstance(act, Call) and act.king is not None and state.dealt.talon >> act.king & 1
        ]
        return rng.choice(lying or acts)
    if isinstance(state, Playing) and case.seed % 2:
        kept = [act for act in acts if not (isinstance(act, Play) and (FOUR_KOENIGE | 3) >> act.card & 1)]
        return rng.choice(kept or acts)
    return rng.choice(acts)


def _asked(ask: Callable[[Any, LungauRules], object], question: questions.Question, rules: LungauRules) -> object:
    """An answer without its grounds, or why there is none."""
    try:
        return _bare(msgspec.to_builtins(ask(question, rules)))
    except BadQuestionError as fault:
        return str(fault)


def _bare(answer: Any) -> Any:
    if isinstance(answer, dict):
        return {key: _bare(part) for key, part in answer.items() if key not in ("grounds", "why")}
    return [_bare(part) for part in answer] if isinstance(answer, list) else answer


def small_answers(rules: LungauRules) -> Iterator[object]:
    """Answers to questions that few deals lead to."""
    yield _asked(pack.deck, questions.Deck(id=1), rules)
    for players in (4, 5):
        yield _asked(
            pack.dealing, questions.Dealing(id=1, players=players, dealer=0, pack=list(NAMES), starts=3), rules
        )
        yield _asked(pack.next_dealer, questions.NextDealer(id=1, players=players, lot=1), rules)
        yield _asked(pack.next_dealer, questions.NextDealer(id=1, players=players, previous=2, given_up=True), rules)
        for contract, partner in itertools.product(rules.by_name, (None, 2)):
            for settle in _settlements(contract, partner, players):
                yield _asked(scores.settle, settle, rules)
    deal = questions.Dealing(
        id=1, players=4, dealer=3, pack=list(NAMES), pile=[NAMES[n] for n in (0, 27, 1, 28, 2, 29)]
    )
    yield _asked(pack.dealing, deal, rules)
    cards = [NAMES[21], NAMES[20], NAMES[0], NAMES[5]]
    yield _asked(
        cardplay.trick, questions.Trick(id=1, players=4, dealer=3, contract="Dreier", leader=0, cards=cards), rules
    )
    bids = [
        parts.Action(seat=seat, do="bid", what=what) for seat, what in enumerate(("Erster", "Uhurufer", PASS, PASS))
    ]
    yield _asked(bidding.may_bid, questions.MayBid(id=1, players=4, dealer=3, bids=bids, hand=list(NAMES[:12])), rules)
    yield _asked(
        bidding.may_bid, questions.MayBid(id=1, players=4, dealer=3, bids=bids[:2], hand=list(NAMES[:12])), rules
    )
    bids[1] = parts.Action(seat=1, do="bid", what="Dreier")
    yield _asked(
        bidding.may_bid, questions.MayBid(id=1, players=4, dealer=3, bids=bids[:2], hand=list(NAMES[:12])), rules
    )
    for result in _results():
        yield _asked(scores.result, result, rules)


def _settlements(contract: str, partner: int | None, players: int) -> Iterator[questions.Settle]:
    ask = functools.partial(
        questions.Settle, id=1, contract=contract, players=players, dealer=0, declarer=1, partner=partner
    )
    for won, side in itertools.product((True, False), ("declarer", "foes")):
        game = parts.Item(item="Spiel", side="declarer", won=won, doubled=[3])
        yield ask(items=[game])
        for name, announced in itertools.product(("Trull", "Spatz", "Uhu", "Valat"), (True, False)):
            one = parts.Item(item=name, side=side, won=not won, announced=announced)  # type: ignore[arg-type]
            yield ask(items=[one] if name == "Valat" else [game, one])
    for doubled in ([3], [2], [3, 1, 2], [3, 1, 3], [3, 1]):
        yield ask(
            items=[parts.Item(item="Trull", side="declarer", won=True, announced=True, doubled=doubled)], tariff=10
        )
    yield ask(items=[parts.Item(item="Spiel", side="declarer", won=True)], tariff=7)
    yield ask(given_up=True, from_talon=True)
    yield ask(given_up=True, from_talon=True, tariff=7)
    yield ask(items=[parts.Item(item="Spiel", side="declarer", won=True)], from_talon=True)


def _results() -> Iterator[questions.Result]:
    """Every trick to one side, with a Valat that was announced and doubled, or was not; and an II laid away."""
    whole, gut = list(NAMES), [parts.Action(seat=seat, do="say", what="Gut!") for seat in (1, 2, 3, 0)]
    valat = [
        parts.Action(seat=1, do="say", what="Valat"),
        gut[0],
        parts.Action(seat=2, do="say", what="Kontra Valat of 1"),
    ]
    sides: tuple[parts.Side, ...] = ("declarer", "foes")
    for side, said in itertools.product(sides, ([], [*valat, *gut[1:]])):
        yield questions.Result(
            id=1,
            players=4,
            dealer=0,
            contract="Dreier",
            declarer=1,
            partner=None,
            called=None,
            piles={side: whole},
            tricks={side: 12},
            played=[],
            said=said,
        )
    yield _uhurufer_with_its_uhu_laid_away()


_TWELVE_TRICKS: Final = (
    (0, "K♦ 4♦ XI 2♦"),
    (2, "C♣ D♣ XII K♣"),
    (0, "Sküs VII X III"),
    (0, "XVI XXI I VI"),
    (1, "A♥ B♥ IV K♥"),
    (3, "C♠ XX B♠ D♠"),
    (0, "XV VIII B♣ 10♣"),
    (0, "XIII IX C♥ 3♦"),
    (0, "XVII D♥ 3♥ B♦"),
    (0, "XIX 7♠ 2♥ A♦"),
    (0, "XVIII 8♣ K♠ 9♣"),
    (0, "XIV 4♥ 7♣ 10♠"),
)
"""A deal in which the II lies in none of the tricks: those of number 4 and 5 go to the opponents."""


def _uhurufer_with_its_uhu_laid_away() -> questions.Result:
    tricks = [
        parts.NumberedTrick(number=number, leader=leader, cards=cards.split())
        for number, (leader, cards) in enumerate(_TWELVE_TRICKS, start=1)
    ]
    foes = [card for trick in (tricks[3], tricks[4]) for card in trick.cards]
    left = ["V", "C♦", "8♠"]
    return questions.Result(
        id=1,
        players=4,
        dealer=3,
        contract="Uhurufer",
        declarer=0,
        partner=2,
        called="K♠",
        piles={"declarer": [name for name in NAMES if name not in (*foes, *left)], "foes": [*foes, *left]},
        tricks={"declarer": 10, "foes": 2},
        played=tricks,
        said=[],
    )


# ------------------------------------------------------------------------------------------------------ tests


@functools.cache
def right_answers(case: Case) -> list[object]:
    return list(answers(case, rules_of(case.options)))


@functools.cache
def right_small_answers(options: tuple[tuple[str, str], ...]) -> list[object]:
    return list(small_answers(rules_of(options)))


def is_different(path: str, value: Any) -> bool:
    """Whether the engine gives another answer anywhere with that value at ``path``."""
    default = dict(LUNGAU.rulings())[path].value
    wrong = {}
    for options in dict.fromkeys(case.options for case in CASES):
        rules = rules_of(options)
        here = dict(rules.rulings())[path].value
        wrong[options] = swapped(rules, path.split("."), value if here != value else default)
    asked = [options for options in wrong if not options or "auction-second-turn" in dict(options)]
    return any(_is_other(right_small_answers(options), small_answers(wrong[options])) for options in asked) or any(
        _is_other(right_answers(case), answers(case, wrong[case.options])) for case in CASES
    )


def _is_other(right: Sequence[object], given: Iterator[object]) -> bool:
    return any(mine != theirs for mine, theirs in itertools.zip_longest(right, given))


GATE: Final = 24
"""The gate changes every 24th ruling, the proof all others."""


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, marks=[pytest.mark.prove] if number % GATE else [])
        for number, (path, _) in enumerate(LUNGAU.rulings())
    ],
)
def test_another_value_of_a_ruling_of_lungau_gives_another_answer(path: str) -> None:
    one = dict(LUNGAU.rulings())[path]
    enough = all if one.offers else any
    governs = enough(is_different(path, value) for value in others("lungau", path, one))

    assert governs == (path not in SILENT), f"{path} [{one.clause}]"
