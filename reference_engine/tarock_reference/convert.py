"""Converts between messages of the protocol and values of the engine; errors name the place in the question."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NoReturn, get_args

from tarock_engine import memory
from tarock_engine.actions import (
    FOURTH,
    STEP_WORDS,
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
from tarock_engine.bidding import bidding_words
from tarock_engine.cards import CARDS, DISPLAY_ORDER, NAMES, TRUMP_II, TRUMPS, Card, Mask, mask_of, names_in
from tarock_engine.contracts import Contract
from tarock_engine.dealing import first_half, seat_table
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Objection
from tarock_engine.seating import SEATS, Seat, Seating
from tarock_engine.state import Chain, State
from tarock_language.message import SaidError, message
from tarock_protocol.cards import canonical, is_card
from tarock_protocol.messages import parts, questions
from tarock_reference.bad_questions import BadQuestionError, at_place, bad_question, refuse_question
from tarock_reference.source_answers import answers_of

_RULE_SETS: Final = 64
"""How many rule sets with chosen readings are cached; one takes about fifty kilobytes, without its own caches."""

_ROUND: Final = 64
"""The number of questions after which the caches are checked for their size."""

_numbers: Final = itertools.count(1)
_made: Final = itertools.count(1)


@functools.lru_cache(maxsize=_RULE_SETS)
def _chosen(name: str, options: tuple[tuple[str, str], ...]) -> RuleSet:
    if next(_made) % _RULE_SETS == 0:
        memory.forget()
    return RULE_SETS[name].choose(dict(options))


def rules_of(question: questions.Question) -> RuleSet:
    """The rule set with the readings that a question asks for."""
    if question.rules not in RULE_SETS:
        refuse_question("rules", message("one of {known}", known=[*RULE_SETS]), repr(question.rules))
    if next(_numbers) % _ROUND == 0:
        memory.tidy()
    return _chosen(question.rules, tuple(sorted(question.options.items())))


def card(text: str, place: str, rules: RuleSet) -> Card:
    """A card of the pack."""
    try:
        found = CARDS[canonical(text)]
    except SaidError as fault:
        raise at_place(fault, place) from fault
    if not rules.pack >> found & 1:
        refuse_question(place, message("a card of the pack"), text)
    return found


def cards(texts: Sequence[str], place: str, rules: RuleSet) -> list[Card]:
    """Cards in the given order, each at most once."""
    try:
        found = [CARDS[canonical(text)] for text in texts]
    except ValueError:
        return _one_by_one(texts, place, rules)
    together = mask_of(found)
    if together & ~rules.pack or together.bit_count() < len(found):
        return _one_by_one(texts, place, rules)
    return found


def _one_by_one(texts: Sequence[str], place: str, rules: RuleSet) -> list[Card]:
    """Read cards one by one, so that an error names the place of the wrong card."""
    found: list[Card] = []
    for index, text in enumerate(texts):
        one = card(text, f"{place}[{index}]", rules)
        if one in found:
            refuse_question(
                f"{place}[{index}]", message("each card once"), message("{what} a second time", what=NAMES[one])
            )
        found.append(one)
    return found


def hand(texts: Sequence[str], place: str, rules: RuleSet, sizes: Sequence[int] = ()) -> Mask:
    """A set of cards; its size must be one of ``sizes``, if any are given."""
    return mask_of(cards_of_hand(texts, place, rules, sizes))


def cards_of_hand(texts: Sequence[str], place: str, rules: RuleSet, sizes: Sequence[int] = ()) -> list[Card]:
    """The cards of a hand in the given order; their number must be one of ``sizes``, if any are given."""
    found = cards(texts, place, rules)
    if sizes and len(found) not in sizes:
        if isinstance(sizes, range) and len(sizes) > 1:
            refuse_question(place, message("{least} to {most} cards", least=sizes[0], most=sizes[-1]), len(found))
        refuse_question(place, message("{numbers:either} cards", numbers=sizes), len(found))
    return found


def spelt(mask: Mask) -> list[str]:
    """Cards as the wire writes them."""
    return names_in(mask)


def talon_packets(talon: Sequence[Sequence[str]], rules: RuleSet) -> Iterator[list[Card]]:
    """The cards of each packet of the Talon; there must be as many packets as the rules deal."""
    number = sum(rules.dealing.talon_packets.value)
    sizes = [first := first_half(rules), number - first] if number else []
    if len(talon) != len(sizes):
        refuse_question("talon", message("{number} packets", number=len(sizes)), len(talon))
    for index, (texts, size) in enumerate(zip(talon, sizes, strict=True)):
        found = cards(texts, f"talon[{index}]", rules)
        if len(found) != size:
            refuse_question(f"talon[{index}]", message("{number} cards", number=size), len(found))
        yield found


_PLACES: Final = {NAMES[ranked]: place for place, ranked in enumerate(DISPLAY_ORDER)}


def in_order(words: Sequence[str]) -> list[str]:
    """Choices in the order in which people list them: words first, then cards in display order."""
    return sorted(words, key=lambda word: _PLACES.get(word, -1))


def clauses_by_act(refused: Iterable[tuple[Action, Objection]]) -> dict[str, list[str]]:
    """The clauses that forbid each refused act, by its words."""
    return {action.words: list(found.grounds) for action, found in refused}


def seating(players: int, dealer: int, rules: RuleSet) -> Seating:
    """The table."""
    try:
        return seat_table(players, dealer, rules)
    except SaidError as fault:
        raise BadQuestionError(fault.said) from fault


def widest(rules: RuleSet) -> Seating:
    """The largest table that the rules allow."""
    most = rules.sessions.players_in_play.value + rules.sessions.five_may_sit.value
    return seating(most, most - 1, rules)


def seat(number: int, place: str, table: Seating, *, active: bool = False) -> Seat:
    """A seat of the table; with ``active`` only one that plays."""
    return seat_among(table.active if active else table.seats, number, place)


def seat_among(seats: Sequence[Seat], number: int, place: str) -> Seat:
    """A seat that must be one of ``seats``."""
    if number not in seats:
        refuse_question(place, message("a seat among {seats}", seats=sorted(seats)), number)
    return SEATS[number]


def contract(name: str, rules: RuleSet) -> Contract:
    """A game with a declarer."""
    found = rules.by_name.get(name)
    if found is None:
        refuse_question("contract", message("one of {known}", known=[*rules.by_name]), repr(name))
    return found


def numbered_trick(
    given: parts.NumberedTrick, place: str, table: Seating, rules: RuleSet
) -> tuple[Seat, tuple[Card, ...]]:
    """The leader and the cards of a complete trick among the active players."""
    if not 1 <= given.number <= rules.tricks:
        refuse_question(f"{place}.number", message("a number from 1 to {number}", number=rules.tricks), given.number)
    leader = seat(given.leader, f"{place}.leader", table, active=True)
    found = tuple(cards(given.cards, f"{place}.cards", rules))
    if len(found) != len(table.active):
        refuse_question(f"{place}.cards", message("{number} cards", number=len(table.active)), len(found))
    return leader, found


ToldTricks = Mapping[int, tuple[Seat, tuple[Card, ...]]]
"""The leader and the cards of each described trick, by its number."""


def played(question: questions.Result, table: Seating, rules: RuleSet) -> ToldTricks:
    """The described tricks; no trick and no card may be repeated."""
    found: dict[int, tuple[Seat, tuple[Card, ...]]] = {}
    for index, told in enumerate(question.played):
        place = f"played[{index}]"
        if told.number in found:
            refuse_question(
                f"{place}.number", message("each trick once"), message("{what} a second time", what=told.number)
            )
        leader, trick = numbered_trick(told, place, table, rules)
        again = [NAMES[card] for card in trick if any(card in other for _, other in found.values())]
        if again:
            refuse_question(f"{place}.cards", message("cards of no other trick"), " ".join(again))
        found[told.number] = leader, trick
    return found


def king(text: str, place: str, rules: RuleSet) -> Card:
    """A card that can be called: a König, or in some sources another card."""
    found = card(text, place, rules)
    known = rules.calling.ever_callable
    if not known >> found & 1:
        refuse_question(place, message("one of {known}", known=" ".join(spelt(known))), text)
    return found


# ------------------------------------------------------------------------------------------------------- actions


def actor(given: parts.Action) -> Seat:
    """The seat that acts according to the question; the caller checks whether it is his turn."""
    return Seat(given.seat)


def action(given: parts.Action, place: str, state: State, rules: RuleSet) -> Action:
    """The engine's action for an action of a question; for several cards laid away that of the first."""
    deed, where = f"{place}.do", f"{place}.what"
    who, what = actor(given), given.what
    match given.do:
        case "bid":
            return bid(who, what, where, rules)
        case "call":
            return Call(who, None if what == FOURTH else card(what, where, rules))
        case "talon":
            return take(who, what, where, rules)
        case "discard":
            return laid_away(
                who, cards(what.split(), where, rules) or refuse_question(where, message("cards"), repr(what))
            )[0]
        case "say":
            return answers_of(rules).say(given, state, rules)
        case "play":
            return Play(who, card(what, where, rules))
        case "renonce":
            expected = message("one of {known}", known=get_args(parts.Due))
            raise bad_question(deed, expected, given.do)


def laid_away(who: Seat, laid: Sequence[Card]) -> list[Discard]:
    """Cards laid away together, ordered so that most is allowed: trumps last, and the II at the end."""
    return [
        Discard(who, discarded)
        for discarded in sorted(laid, key=lambda discarded: (TRUMPS >> discarded & 1, discarded == TRUMP_II))
    ]


def bid(who: Seat, what: str, place: str, rules: RuleSet) -> Bid:
    """A bid, with its König if it names one."""
    name, _, named = what.rpartition(" ")
    if name not in bidding_words(rules) or what in bidding_words(rules) or not is_card(named):
        return Bid(who, what)
    return Bid(who, name, card(named, place, rules))


def take(who: Seat, what: str, place: str, rules: RuleSet) -> Take:
    """A decision on the Talon: a share, cards, or giving up; other words are kept as unknown."""
    known = {share.value: share for share in rules.procedure.talon.shares or _ANY_SHARE}
    if what in known:
        return Take(who, known[what])
    if is_card(what.partition(" ")[0]):
        return Take(who, Share.CARDS, mask_of(cards(what.split(), place, rules)))
    return Take(who, Share.CARDS, unknown=what)


_ANY_SHARE: Final = tuple(share for share in Share if share is not Share.CARDS)
"""All shares of a Talon in any source; for rules without a Talon the engine refuses them."""


def say(who: Seat, what: str, rules: RuleSet, known: Sequence[str], closing: str) -> Say:
    """An utterance of the announcing round; ``closing`` ends a turn, and the ``known`` items can be doubled.

    Any other word becomes the announcement of an unknown item, which the rules refuse.
    """
    if what == closing:
        return Say(who, None, closing)
    word, _, rest = what.partition(" ")
    steps = rules.announcing.steps
    if word not in steps:
        return Say(who, Step.ANNOUNCE, what)
    item, of, announcer = rest.partition(" of ")
    if item not in known or (of and not announcer.isdecimal()):
        return Say(who, Step.ANNOUNCE, what)
    step = Step(steps.index(word) + 1)
    named = None if STEP_WORDS.get(step) == word else word
    return Say(seat=who, step=step, item=item, of=Seat(int(announcer)) if of else None, word=named)


def refuse_unnoticed(action: parts.Action, place: str, rules: RuleSet) -> NoReturn:
    """Refuse an act that is marked as an unnoticed breach, in a source in which no breach stands."""
    refuse_question(
        place,
        message("what is allowed, because in {rules} no breach of the rules stands", rules=rules.name),
        f"{action.what}!",
    )


def refuse_unspoken(actions_said: Sequence[parts.Action], place: str) -> None:
    """Refuse any action that is not an utterance."""
    for index, utterance in enumerate(actions_said):
        if utterance.do != "say":
            refuse_question(f"{place}[{index}].do", "say", utterance.do)


def refuse_unfinished(question: questions.CardPlay | questions.Result | questions.Settle, speaker: Seat) -> None:
    """Refuse a round that is not complete, with ``speaker`` in turn; an empty one means that nobody said anything."""
    if question.said:
        refuse_question(
            "said",
            message("the whole round, in which seat {seat} speaks next", seat=speaker),
            message("{number} utterances", number=len(question.said)),
        )


def refuse_misdoubled(one: Say, place: str, rules: RuleSet, known: Sequence[str]) -> None:
    """Refuse a doubling of an item that is not ``known``, or one that does not say whose announcement it doubles."""
    word, _, _ = (one.item or "").partition(" ")
    if one.step is Step.ANNOUNCE and word in rules.announcing.steps:
        expected = message(
            "'{word} Spiel' or '{word} ITEM of SEAT' with an item among {known}", word=word, known=known[1:]
        )
        refuse_question(place, expected, repr(one.item))


def refuse_unsayable(one: Say, place: str, chains: Sequence[Chain], known: Sequence[str], closing: str) -> None:
    """Refuse an unknown word, and the doubling of something that is not in ``chains``."""
    if one.step is Step.ANNOUNCE and one.item not in known:
        refuse_question(
            place, message("{closing}, a doubling, or one of {known}", closing=closing, known=known), repr(one.item)
        )
    if one.step is None or one.step is Step.ANNOUNCE:
        return
    whose = (None, one.seat) if one.of is None else (one.of,)
    if not any(claim.item == one.item and claim.of in whose for claim, _ in chains):
        announced = [
            message("{item} of {seat}", item=claim.item, seat=claim.of) for claim, _ in chains if claim.of is not None
        ]
        spiel = message("the doubling of Spiel")
        more = message("the doubling of Spiel or one of {announced}", announced=announced)
        refuse_question(place, more if announced else spiel, repr(one.words))


def refuse_unlawful(one: Double | Say, place: str, found: Objection | None) -> None:
    """Refuse an utterance to which the rules object, whatever the hand."""
    if found is not None:
        refuse_question(
            place,
            message("what may be said there"),
            message("{words} ({reason})", words=repr(one.words), reason=found.reason),
        )


def partner(question: questions.MayAnnounce | questions.Result, found: Contract, table: Seating) -> Seat | None:
    """The seat of the partner, who is not the declarer; none if the question names no partner."""
    if question.partner is None:
        return None
    found_seat = seat(question.partner, "partner", table, active=True)
    if question.partner == question.declarer:
        refuse_question("partner", message("another seat than the declarer's, or none"), question.partner)
    if not found.calls.value:
        refuse_question("partner", message("none in a {game}", game=found.name), question.partner)
    return found_seat
