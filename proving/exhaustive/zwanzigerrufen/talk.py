"""Compares what Vorhand may call, who becomes her partner, and who may throw the cards in, for all hands that matter.

Calls: every way in which XX to XVI lie in four hands, with every number of suit cards in Vorhand's. Throwing in: every
way in which four players can have no Tarock, a single one, which may be of the Trull, or more.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from proving.exhaustive import plays
from proving.exhaustive.found import Found
from proving.exhaustive.settlements import CountedComparison
from proving.exhaustive.zwanzigerrufen import asking
from proving.exhaustive.zwanzigerrufen.cards import PACKS
from tarock_engine import engine
from tarock_engine.actions import ZUSAMMENWERFEN, Action, Bid, Call, Say
from tarock_engine.cards import NAMES
from tarock_engine.seating import Seat, Seating, further
from tarock_engine.state import Dealt, State
from tarock_engine.zwanzigerrufen.names import SOLO, WEITER
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_second_opinion.zwanzigerrufen import bidding, dealing
from tarock_second_opinion.zwanzigerrufen.cards import TO_CALL, TRULL, plain_in, trumps_in
from tarock_second_opinion.zwanzigerrufen.deal import Course

Readings = Mapping[str, str]
Choices = Sequence[tuple[Readings, ZwanzigerrufenRules]]
Hands = list[list[str]]
"""Hands by place, from Vorhand on."""

WHICH: Final = "call-which-tarock"
FORCED: Final = "forced-solo-kind"
THROWING: Final = "zusammenwerfen"
OPTIONS: Final = (WHICH, FORCED)
SUITS: Final = plain_in(PACKS["ace"])
TAROCKS: Final = trumps_in(PACKS["ace"])
LOW: Final = [card for card in TAROCKS if card not in TO_CALL]
HAND: Final = 10
NO_TAROCK: Final = ()
SINGLE: Final = (*((card,) for card in sorted(TRULL, key=TAROCKS.index)), ("IV",))
"""The only Tarock that a player may have; the last is for all that are not of the Trull."""


# ----------------------------------------------------------------------------------------------------------- hands


def dispositions() -> Iterator[Hands]:
    """Every way to hold XX to XVI, with every number of suit cards in Vorhand's hand."""
    for places in itertools.product(range(4), repeat=len(TO_CALL)):
        hands: Hands = [[card for card, at in zip(TO_CALL, places, strict=True) if at == place] for place in range(4)]
        for suits in range(HAND - len(hands[0]) + 1):
            trumps = HAND - len(hands[0]) - suits
            yield _filled([[*hands[0], *SUITS[-suits:][:suits], *LOW[:trumps]], *hands[1:]])


def with_few_tarocks() -> Iterator[Hands]:
    """Every way in which one or two players have no Tarock or a single one; for three players it is impossible."""
    for first, second in itertools.combinations(range(4), 2):
        for cards, others in itertools.product((None, NO_TAROCK, *SINGLE), repeat=2):
            if cards != others or cards in (None, NO_TAROCK):
                few = {place: held for place, held in ((first, cards), (second, others)) if held is not None}
                yield _filled_up(few)


def _filled(hands: Hands) -> Hands:
    held = set(itertools.chain(*hands))
    rest = iter([card for card in PACKS["ace"] if card not in held])
    return [[*hand, *itertools.islice(rest, HAND - len(hand))] for hand in hands]


def _filled_up(few: Mapping[int, Sequence[str]]) -> Hands:
    """Give suit cards to players with few Tarocks; the others share the rest of both."""
    suits = iter(SUITS)
    hands: Hands = [[] for _ in range(4)]
    for place, held in few.items():
        hands[place] = [*held, *itertools.islice(suits, HAND - len(held))]
    many = [place for place in range(4) if place not in few]
    rest = [card for card in TAROCKS if card not in itertools.chain(*few.values())]
    for place, card in zip(itertools.cycle(many), [*rest, *suits], strict=False):
        hands[place].append(card)
    return hands


def _dealt(hands: Hands, dealer: int) -> Dealt:
    masks = tuple([plays.mask(hand) for hand in _by_seat(hands, dealer)])
    return Dealt(Seating.at(4, dealer, 4), masks, (0, 0))


def _by_seat(hands: Hands, dealer: int) -> Hands:
    return [hands[(seat - dealer - 1) % 4] for seat in range(4)]


def _course(hands: Hands, dealer: int, readings: Readings) -> Course:
    """The same deal in the second opinion."""
    options = {**asking.DEFAULTS, **readings}
    return Course(dealing.begin(_by_seat(hands, dealer), dealer=dealer, options=options))


# -------------------------------------------------------------------------------------------------------- compare


def calls(choices: Choices, *, every: int = 1) -> Found:
    """What Vorhand may say first, and after each call who plays with her; ``every`` n-th deal."""
    comparison = CountedComparison("what Vorhand may say, and her partner", "deals")
    for readings, rules in choices:
        for number, hands in enumerate(itertools.islice(dispositions(), None, None, every)):
            dealer = number % 4
            state = engine.begin(_dealt(hands, dealer), rules)
            course = _course(hands, dealer, readings)
            expected = {(seat, deed, words) for seat, deed, said in course.turns() for words in said}
            partners = {(words, _partner(hands, dealer, words)) for _, deed, words in expected if deed == "call"}
            comparison.compare(_said(state, rules), (expected, partners), hands, dealer, dict(readings))
    return comparison.found()


def _partner(hands: Hands, dealer: int, card: str) -> int | None:
    """Who plays with Vorhand after a call."""
    course = _course(hands, dealer, {})
    bidding.call(course.game, card)
    return course.game.partner


def _said(state: State, rules: ZwanzigerrufenRules) -> tuple[set[tuple[Seat, str, str]], set[tuple[str, Seat | None]]]:
    found, partners = set(), set()
    for choice in engine.choices(state, rules):
        for act in choice.actions:
            found.add((choice.seat, choice.deed, act.words))
            if isinstance(act, Call) and act.king is not None:
                after: object = engine.apply(state, act, rules)
                partners.add((NAMES[act.king], after.game.partner))  # type: ignore[attr-defined]
    return found, partners


def throwing_in(choices: Choices) -> Found:
    """Who may throw in before anything else, while announcing goes on, before the first card and after it."""
    comparison = CountedComparison("who may throw in", "moments")
    for (readings, rules), (number, hands) in itertools.product(choices, enumerate(with_few_tarocks())):
        dealer = number % 4
        course = _course(hands, dealer, readings)
        for moment, state in _moments(_dealt(hands, dealer), course, rules):
            allowed = [(seat, words) for seat, _, said in course.turns() for words in said]
            found = [(choice.seat, act.words) for choice in engine.choices(state, rules) for act in choice.actions]
            comparison.compare(_thrown(found), _thrown(allowed), moment, hands, dealer, dict(readings))
            for seat, _ in filter(_is_throwing_in, found):
                over = engine.apply(state, Bid(seat, ZUSAMMENWERFEN), rules)
                paid = engine.is_over(over) and engine.settlement(over, rules).payments
                comparison.compare(paid, (0, 0, 0, 0), moment, hands, dealer, dict(readings))
    return comparison.found()


def _is_throwing_in(said: tuple[int, str]) -> bool:
    return said[1] == ZUSAMMENWERFEN


def _thrown(said: Sequence[tuple[int, str]]) -> tuple[set[int], bool]:
    """Who may throw in, and whether nothing else can be done."""
    return {seat for seat, _ in filter(_is_throwing_in, said)}, all(map(_is_throwing_in, said))


def _moments(dealt: Dealt, course: Course, rules: ZwanzigerrufenRules) -> Iterator[tuple[str, State]]:
    """The states of a deal in which Vorhand plays a Solo and nobody says more, up to the second card.

    The second opinion's ``course`` is played along with them.
    """
    state = engine.begin(dealt, rules)
    yield "first", state
    vorhand = dealt.seating.vorhand
    words: list[Action] = [Bid(vorhand, SOLO)]
    words += [Say(further(vorhand, turn, 4), None, WEITER) for turn in range(5)]
    for act in words:
        if engine.objection(state, act, rules) is not None:
            return
        state = engine.apply(state, act, rules)
        course.act(act.seat, "bid" if isinstance(act, Bid) else "say", act.words)
        yield "announced", state
    (choice,) = [offered for offered in engine.choices(state, rules) if offered.deed == "play"]
    card = choice.actions[0]
    course.act(card.seat, "play", card.words)
    yield "played", engine.apply(state, card, rules)
