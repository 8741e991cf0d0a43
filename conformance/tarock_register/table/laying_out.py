"""What stands on the table before anything is asked: the rules in force, cards as people write them, a deal."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tarock_language.message import Message
from tarock_protocol.messages.answers import DealingAnswer, NextDealerAnswer
from tarock_protocol.messages.questions import Deal, Dealing, Deck, NextDealer
from tarock_protocol.seating import SIZES
from tarock_reference.houses.telling import prices
from tarock_reference.table_words import table_words, words_by
from tarock_register.ask.answered import answer_or_reason
from tarock_running.inputs.settings import readings_of
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.cards_as_written import cards_as_written
from tarock_steps.table.setting import WITHOUT_DECLARER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tarock_protocol.messages.questions import AnyQuestion
    from tarock_reference.table_words import TableWords
    from tarock_register.table.requests import Sitting

_GAMES: Final = "contracts"
"""The rulings of the games, each below its name."""


def cards_told(sitting: Sitting) -> dict[str, Any]:
    """The cards that a text names, as questions write them; SaidError names the word that is no card."""
    pack = sitting.catalogue.table.pack(sitting.options)
    return {"cards": cards_as_written(sitting.request.text, pack)}


def rules_told(sitting: Sitting) -> dict[str, Any]:
    """What a form needs to know of the rules in force: the pack, the games, what may be said, and the unit."""
    catalogue, options = sitting.catalogue, sitting.options
    table, words = catalogue.table, _words(sitting)
    deck = _answer(sitting, Deck(id=0, rules=sitting.rules, options=options))
    forms = catalogue.unit.forms(sitting.say)
    return {
        "rules": sitting.rules,
        "title": catalogue.title,
        "house": None if sitting.house is None else sitting.house.name,
        "options": options,
        "readings": readings_of(sitting.rules),
        "pack": table.pack(options),
        "deck": msgspec.to_builtins(deck),
        "hand": table.hand,
        "talon": table.talon,
        "players": [number for number in SIZES if _is_played_by(number, sitting)],
        "contracts": _contracts(words.games, sitting.rules),
        "items": words.items,
        "bids": words.bids,
        "steps": words.steps,
        "partner": words.partner,
        "opens": table.opens,
        "closes": table.closes,
        "plain_game": table.plain_game,
        "results_need_hands": table.results_need_hands,
        "tariff": words.tariff,
        "other_tariff": words.other_tariff,
        "unit": {"one": forms.one, "many": forms.many},
    }


def _words(sitting: Sitting) -> TableWords:
    """The words of the rules in force."""
    if sitting.house is not None:
        return words_by(sitting.house.rules_with(sitting.options))
    return table_words(Deck(id=0, rules=sitting.rules, options=sitting.options))


def _contracts(games: Sequence[str], rules: str) -> list[dict[str, Any]]:
    """Each game: its name, whether everybody plays it for himself, and its own prices in the source."""
    found: dict[str, list[dict[str, str]]] = {name: [] for name in games}
    for price in prices(rules):
        group, _, rest = price.path.partition(".")
        game = rest.partition(".")[0]
        if group == _GAMES and game in found:
            found[game].append({"path": price.path, "value": price.written, "clause": price.clause})
    return [{"name": name, "alone": name in WITHOUT_DECLARER, "prices": told} for name, told in found.items()]


def _is_played_by(number: int, sitting: Sitting) -> bool:
    asked = NextDealer(id=0, rules=sitting.rules, options=sitting.options, players=number, lot=0)
    return isinstance(answer_or_reason(asked, sitting.respond), NextDealerAnswer)


def deal_told(sitting: Sitting) -> dict[str, Any]:
    """A deal of shuffled cards, as a question ``deal`` without any act; the cards depend on the seed alone."""
    request, rules, options = sitting.request, sitting.rules, sitting.options
    pack = list(sitting.catalogue.table.pack(options))
    random.Random(request.seed).shuffle(pack)
    seats: dict[str, Any] = {"players": request.players, "dealer": request.dealer}
    asked = Dealing(id=0, rules=rules, options=options, pack=pack, **seats)
    dealt: DealingAnswer = _answer(sitting, asked)
    deal = Deal(id=0, rules=rules, options=options, hands=dealt.hands, talon=dealt.talon, actions=[], **seats)
    told = msgspec.to_builtins(deal)
    return {"question": {name: value for name, value in told.items() if name not in ("id", "rules", "options")}}


def _answer(sitting: Sitting, question: AnyQuestion) -> Any:
    """The answer to a question of ours; UsageFaultError with the reason why there is none."""
    answer = answer_or_reason(question, sitting.respond)
    if isinstance(answer, Message):
        raise UsageFaultError(answer)
    return answer
