"""Tells the table what may be bid or announced when only some cards of the hand are known, and what needs which card.

The protocol asks for a whole hand. So the question is asked with ordinary cards for the missing ones, and again with
the cards that a bid or announcement can need. Notes say what is no longer possible, and which words mean the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tarock_language.message import Message, Word, message
from tarock_protocol.cards import SUIT_CARDS
from tarock_protocol.messages.answers import TurnAnswer
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import MayAnnounce, MayBid, MayCall, MayDiscard
from tarock_protocol.seating import SeatNames
from tarock_reference.talk import HELD
from tarock_register.ask.answered import answer_or_reason
from tarock_register.ask.implied_facts import GAME
from tarock_register.ask.rules_in_force import RulesInForce
from tarock_register.ask.table_talk import talk_of
from tarock_register.ask.typed_question import filled_up
from tarock_register.table.answering import answer_told
from tarock_register.table.labels import field_in
from tarock_register.table.own_cards import calls_told, laying_away_told
from tarock_register.table.pricing import Prices
from tarock_register.table.requests import BESIDE, Sitting
from tarock_running.process.exits import UsageFaultError

_TRULL = ("Sküs", "XXI", "I")
_BIRDS = ("II", "III", "IV")
_SHOWN_AT_MOST: Final = 8
"""How many cards a round can show to be in one hand."""
_UNSAID: Final = {
    "partner": message("Who is the partner? What may be said depends on that."),
    "called": message("What is called? What may be said depends on that."),
}


def choices_told(sitting: Sitting) -> dict[str, object]:
    """Answer what may be bid, called, laid away or announced, in the form that the page needs.

    For bids and announcements also which words depend on cards that are not known, and what announcements bring.
    """
    question = sitting.question
    match question:
        case MayCall():
            return calls_told(sitting, question)
        case MayDiscard():
            return laying_away_told(sitting, question)
        case MayBid():
            return _spoken(sitting, question)
        case MayAnnounce():
            prices, told = Prices(sitting, question), _spoken(sitting, question)
            words = [*told.get("answer", {}).get("legal", ()), *told.get("hangs", ())]
            return {**told, **prices.told, "brings": prices.of(words)}
        case _:
            raise UsageFaultError(message("expected a question about bids, calls, laying away or announcements"))


def _spoken(sitting: Sitting, question: MayBid | MayAnnounce) -> dict[str, Any]:
    """The answer about bids or announcements.

    ``hangs`` has each word that is allowed with some hands and not with others, with each choice of cards that allows
    it; empty if it is not single cards that decide. ``question`` is the completed question. If the answer depends on
    a partner or a called card that was not given, ``field`` names it, beside a fault. If all other partners than the
    player in turn lead to the same answer, one is assumed, and ``note`` says so.
    """
    talk = talk_of(sitting.rules, sitting.options, SeatNames.of(4), getattr(question, "contract", ""))
    asked = replace(question, hand=[*question.hand, *filled_up(question.hand, (), talk)])
    if isinstance(asked, MayAnnounce):
        asked, unsaid = _with_those_unsaid(asked, question.hand, sitting)
        if unsaid and getattr(asked, unsaid) is None:
            return {"fault": sitting.say.sentence(_UNSAID[unsaid]), "field": unsaid}
    told = _answered(asked, sitting)
    if isinstance(asked, MayAnnounce):
        told |= _of_the_turn(asked, told, sitting, assumed=bool(unsaid))
    if len(question.hand) >= talk.hand:
        return told
    depending = _depending_on_cards(question, asked, talk.pack, sitting)
    legal = [word for word in told["answer"]["legal"] if word not in depending]
    fuller = _with_more_cards(question, asked, talk.pack, sitting)
    why = {word: fuller["why"].get(word, reason) for word, reason in told["why"].items() if word not in depending}
    clauses = {**told["clauses"], **fuller["clauses"]}
    return {**told, "answer": {**told["answer"], "legal": legal}, "why": why, "clauses": clauses, "hangs": depending}


def _answered(asked: MayBid | MayAnnounce, sitting: Sitting) -> dict[str, Any]:
    """The answer to a question with a complete hand, and that question."""
    fields = {name: part for name, part in msgspec.to_builtins(asked).items() if name not in BESIDE}
    return {**answer_told(sitting._replace(request=replace(sitting.request, question=fields))), "question": fields}


def _with_more_cards(
    question: MayBid | MayAnnounce, asked: MayBid | MayAnnounce, pack: Sequence[str], sitting: Sitting
) -> dict[str, Any]:
    """The reasons why words are not allowed also to somebody who has the cards for them, and the clauses.

    Somebody who bids has no König: with all four, no game in which one is called could be bid.
    """
    bids = isinstance(asked, MayBid)
    *_, rich = _rich(asked, question.hand, [card for card in pack if not (bids and card.startswith("K"))])
    if _legal(asked, rich, sitting) is None:
        return {"why": {}, "clauses": {}}
    return _answered(replace(asked, hand=rich), sitting)


def _of_the_turn(asked: MayAnnounce, told: Mapping[str, Any], sitting: Sitting, *, assumed: bool) -> dict[str, object]:
    """Notes on a turn: items no longer possible, words with the same meaning, and whether a partner was assumed."""
    seat, legal = told["answer"]["seat"], told["answer"]["legal"]
    if seat is None:
        return {}
    name, say = Word(SeatNames(asked.players, asked.dealer).name(seat)), sitting.say
    notes = [
        say("“{word}” says the same here as “{longer}”.", word=word, longer=longer)
        for word, longer in _words_alike(asked, seat, legal, sitting)
    ]
    if assumed:
        notes.insert(
            0, say("This is judged as if {name} were not the partner; else choose the partner above.", name=name)
        )
    return {"why": {**told["why"], **_lapsed(asked, seat, (*legal, *told["why"]), sitting)}, "note": " ".join(notes)}


def _with_those_unsaid(asked: MayAnnounce, laid: Sequence[str], sitting: Sitting) -> tuple[MayAnnounce, str]:
    """The question with the called card and the partner that it needs, and which of them the answer depends on.

    A partner on whom it hangs is another one than the player in turn, if all these are alike. Cards that are not
    ``laid`` make room for those that the player is known to hold: so he can be the partner.
    """
    refused = answer_or_reason(asked, sitting.respond)
    field = field_in(refused.arguments.get("place", "")) if isinstance(refused, Message) else ""
    if field not in _UNSAID or getattr(asked, field) is not None:
        return _fitting(asked, laid, sitting), ""
    ways = (_with_those_unsaid(way, laid, sitting) for way in _ways(asked, field, sitting))
    answers = [(way, unsaid, answer_or_reason(way, sitting.respond)) for way, unsaid in ways]
    if unsaid := next((unsaid for way, unsaid, _ in answers if unsaid and getattr(way, unsaid) is None), ""):
        return asked, unsaid
    right = [(way, unsaid, answer) for way, unsaid, answer in answers if isinstance(answer, TurnAnswer)]
    others = [told for told in right if told[0].partner != told[2].seat]
    if right and _is_one_answer(right):
        return right[0][0], right[0][1]
    if others and _is_one_answer(others):
        return others[0][0], "partner"
    return asked, field if right else ""


def _fitting(asked: MayAnnounce, laid: Sequence[str], sitting: Sitting) -> MayAnnounce:
    """The question with the cards that the player is known to hold in place of the last ones; what is laid stays."""
    for _ in range(_SHOWN_AT_MOST):
        refused = answer_or_reason(asked, sitting.respond)
        expected = refused.arguments.get("expected") if isinstance(refused, Message) else None
        if not isinstance(expected, Message) or expected.id != HELD.id or len(laid) == len(asked.hand):
            return asked
        others = [card for card in asked.hand if card not in laid]
        asked = replace(asked, hand=[*laid, str(expected.arguments["card"]), *others[:-1]])
    return asked


def _is_one_answer(answers: Iterable[tuple[MayAnnounce, str, TurnAnswer]]) -> bool:
    return len({(answer.seat, *sorted(answer.legal)) for _, _, answer in answers}) == 1


def _ways(asked: MayAnnounce, field: str, sitting: Sitting) -> Iterator[MayAnnounce]:
    """The question with each possible called card or partner; empty if the question has one."""
    others = [seat for seat in range(asked.players) if seat != asked.declarer]
    cards = [card for card in sitting.catalogue.table.pack(sitting.options) if card not in asked.hand]
    for value in cards if field == "called" else others:
        yield replace(asked, **{field: value})


def _depending_on_cards(
    question: MayBid | MayAnnounce, asked: MayBid | MayAnnounce, pack: Sequence[str], sitting: Sitting
) -> Mapping[str, list[list[str]]]:
    """The words that some hands allow and others do not, each with every choice of cards that it needs.

    Single cards added to the plain hand are tried first; a word that none of them allows needs several cards.
    """
    plain, laid = asked.hand, question.hand
    with_none = _legal(asked, plain, sitting) or ()
    known = [card for card in _special(pack) if card not in plain and not _is_untold(card, question, asked)]
    singles = [(card, _legal(asked, [*laid, card, *plain[len(laid) :]][: len(plain)], sitting)) for card in known]
    found: dict[str, list[list[str]]] = {}
    for card, allowed in singles:
        for word in allowed or ():
            if word not in with_none:
                found.setdefault(word, []).append([card])
    others = [allowed for _, allowed in singles if allowed is not None]
    for rich in _rich(asked, laid, pack):
        with_all = _legal(asked, rich, sitting)
        if with_all is None:
            continue
        others.append(with_all)
        several = [word for word in with_all if word not in with_none and word not in found]
        found.update(_needed(several, rich, question, asked, sitting))
    lost = (word for word in with_none if any(word not in allowed for allowed in others))
    with_suits = _legal(asked, _of_suits(laid, len(plain), pack), sitting) or ()
    more = (word for word in with_suits if word not in with_none and word not in found)
    return {**found, **{word: [] for word in (*lost, *more)}}


def _needed(
    words: Sequence[str],
    rich: Sequence[str],
    question: MayBid | MayAnnounce,
    asked: MayBid | MayAnnounce,
    sitting: Sitting,
) -> Mapping[str, list[list[str]]]:
    """For each word the cards of a hand without which it is not allowed; empty if it needs no certain card."""
    plain = asked.hand
    spare = [card for card in plain if card not in rich][:1]
    found: dict[str, list[str]] = {word: [] for word in words}
    for card in (card for card in rich if words and card not in plain):
        allowed = _legal(asked, [*(held for held in rich if held != card), *spare], sitting)
        if allowed is None or _is_untold(card, question, asked):
            continue
        for word, cards in found.items():
            if word not in allowed:
                cards.append(card)
    return {word: [cards] if cards else [] for word, cards in found.items()}


def _special(pack: Sequence[str]) -> list[str]:
    """The cards of a pack that a word can need."""
    kings = [card for card in pack if card in SUIT_CARDS and card.startswith("K")]
    return [card for card in (*_TRULL, *_BIRDS, *kings) if card in pack]


def _is_untold(card: str, question: MayBid | MayAnnounce, asked: MayBid | MayAnnounce) -> bool:
    """Whether a card was only assumed to be the called one."""
    return getattr(question, "called", None) is None and card == getattr(asked, "called", None)


def _of_suits(laid: Sequence[str], size: int, pack: Sequence[str]) -> list[str]:
    """A hand with the known cards and otherwise no Tarock."""
    suits = [card for card in reversed(pack) if card in SUIT_CARDS and card not in laid]
    return [*laid, *suits][:size]


def _rich(asked: MayBid | MayAnnounce, laid: Sequence[str], pack: Sequence[str]) -> Iterator[list[str]]:
    """Hands with as many of the cards that a word can need as there is room for; with the called card, and without."""
    called = getattr(asked, "called", None) or ""
    special = _special(pack)
    for wanted in ([called, *special], [card for card in special if card != called]):
        some = [card for card in dict.fromkeys(wanted) if card in pack and card not in laid]
        rest = [card for card in asked.hand if card not in laid and card not in some]
        yield [*laid, *[*some, *rest][: len(asked.hand) - len(laid)]]


def _legal(asked: MayBid | MayAnnounce, hand: Sequence[str], sitting: Sitting) -> Sequence[str] | None:
    """What may be said with a hand; None if nobody can have it."""
    answer = answer_or_reason(replace(asked, hand=[*hand]), sitting.respond)
    return answer.legal if isinstance(answer, TurnAnswer) else None


def _lapsed(asked: MayAnnounce, seat: int, known: Iterable[str], sitting: Sitting) -> dict[str, dict[str, Any]]:
    """The items that the player in turn may not announce, beside those ``known``: each with the reason in words."""
    items = RulesInForce(sitting.rules, sitting.options, sitting.house).words.items
    found = {}
    for item in (item for item in items if item not in (GAME, *known)):
        answer = answer_or_reason(_after(asked, seat, item), sitting.respond)
        given = answer.arguments.get("given") if isinstance(answer, Message) else None
        reason = given.arguments.get("reason") if isinstance(given, Message) else None
        if isinstance(reason, Message):
            found[item] = {"said": item, "clauses": [], "text": sitting.say.sentence(reason)}
    return found


def _words_alike(asked: MayAnnounce, seat: int, words: Sequence[str], sitting: Sitting) -> Iterator[tuple[str, str]]:
    """Each word that says the same as a longer one that begins with it: the round goes on in the same way."""
    for word in words:
        for longer in words:
            if longer.startswith(f"{word} ") and _goes_on(asked, seat, word, sitting) == _goes_on(
                asked, seat, longer, sitting
            ):
                yield word, longer


def _goes_on(asked: MayAnnounce, seat: int, word: str, sitting: Sitting) -> Mapping[str, object] | None:
    """Who is next after a word, and what may then be said; None if that is not known."""
    answer = answer_or_reason(_after(asked, seat, word), sitting.respond)
    if not isinstance(answer, TurnAnswer):
        return None
    return {"seat": answer.seat, "legal": sorted(answer.legal), "why": answer.why}


def _after(asked: MayAnnounce, seat: int, word: str) -> MayAnnounce:
    return replace(asked, said=[*asked.said, Action(seat=seat, do="say", what=word)])
