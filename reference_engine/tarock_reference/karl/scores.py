"""Answers the questions ``result`` and ``settle`` for Karls Tarockrunde: what is won and lost, and who pays whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tarock_engine.actions import FAHREN, KOENIG_ULTIMO, KOENIGE, SPIEL, TRULL, VALAT
from tarock_engine.amounts import Augen
from tarock_engine.cards import PACK_54, CardSet, Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.karl import fining, outcome, settling, silence, trischaken, unplayed
from tarock_engine.karl.counting import counted
from tarock_engine.karl.ending import Ending, has_accounts
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.terms import has_to_announce_bird, is_farbensolo, is_negative, terms_of
from tarock_engine.ruling import Ruling
from tarock_engine.scoring import KnownTrick, Parties, ScoredItem, Settlement
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Game
from tarock_language.message import Word, message
from tarock_protocol.messages import answers, parts, questions
from tarock_reference import convert, scores, tricks_by_seat
from tarock_reference.bad_questions import refuse_question
from tarock_reference.karl.speaking import chains_after
from tarock_reference.partial_deals import game_asked as game_of
from tarock_reference.possible import alone, sheets
from tarock_reference.possible import tricks as tricks_told
from tarock_reference.possible.facts import InGame, lying
from tarock_reference.possible.sheets import Known

_BLATT: Final = 3
"""The number of Blatt in a point."""


def result(
    question: questions.Result, rules: KarlRules, *, part: questions.Result | None = None
) -> answers.ResultAnswer:
    """What is won and lost at the end of a game with a declarer."""
    return scores.result_on_wire(outcome.score_of_game(_ending(question, rules, part), rules))


def _ending(question: questions.Result, rules: KarlRules, part: questions.Result | None) -> Ending:
    """The end of the game. Refuses what no deal has; with a ``part``, see ``Judge``, it asks for less."""
    table = convert.seating(question.players, question.dealer, rules)
    game = game_of(question, table, rules)
    piles, tricks = scores.piles_of_tricks(question, rules), scores.tricks(question, rules, rules.tricks - 1)
    told = convert.played(question, table, rules)
    known = scores.known_tricks(told, game, rules)
    taken = game.from_talon and not scores.is_left_in_talon(game, piles, scores.cards_shown(told))
    chains = chains_after(question, table, rules, taken=taken)
    tricks_told.refuse_impossible_tricks(tricks_told.ToldGame.of(question, game, told, rules), piles)
    if part is None:
        scores.refuse_untold(question, chains, rules.birds, rules)
    if part is None or part.piles:
        tricks_by_seat.refuse_untold_sets(question, piles, _sets(game.contract, rules), rules.bonuses)
    return Ending(
        contract=game.contract,
        declarer=game.declarer,
        foes=tuple(seat for seat in table.active if game.side_of(seat) is Side.FOES),
        sides={seat: game.side_of(seat) for seat in table.active},
        called=game.called,
        taken=taken,
        piles=piles,
        counted={side: counted(pile, rules) for side, pile in piles.items()},
        tricks=tricks,
        known=known,
        chains=chains,
        held=_held(known),
        trumps=scores.trumps_dealt(question, game, rules),
        in_tricks=_in_tricks(question, game, piles, tricks, rules),
    )


def _sets(contract: Contract, rules: KarlRules) -> Mapping[str, Ruling[CardSet]]:
    """The sets of cards that are scored in a game."""
    bonuses, names = rules.bonuses, known_bonuses(contract, rules).names
    found = {TRULL: bonuses.trull, KOENIGE: bonuses.koenige, **bonuses.own_cards}
    return {name: ruling for name, ruling in found.items() if name in names}


def _in_tricks(
    question: questions.Result, game: Game, piles: Mapping[Side, Mask], tricks: Mapping[Side, int], rules: KarlRules
) -> Mapping[Side, Mask] | None:
    """The cards of the tricks of each side; None if the question does not tell the tricks of each seat."""
    if isinstance(question.taken, msgspec.UnsetType):
        return None
    return tricks_by_seat.told(question.taken, game, piles, tricks, rules)[1]


def undecided_items(question: questions.Result, rules: KarlRules) -> Sequence[str]:
    """The items that by these rules depend on the tricks of each seat, which the question does not tell."""
    return tricks_by_seat.undecided_sets(question, rules.bonuses)


def _held(known: Mapping[int, KnownTrick]) -> dict[Side, Mask]:
    """The cards that each side can have held: all but those that the other side is seen to play."""
    seen = dict.fromkeys(Side, 0)
    for trick in known.values():
        for card, side in zip(trick.cards, trick.sides, strict=True):
            seen[side] |= 1 << card
    return {side: PACK_54 & ~seen[side.other] for side in Side}


def settle(question: questions.Settle, rules: KarlRules) -> Settlement:
    """Who pays whom."""
    table = convert.seating(question.players, question.dealer, rules)
    scores.tariff(question, rules)
    if question.contract == FAHREN:
        scores.refuse_parties(question)
        return _fahren(question, table, rules)
    parties, offender = scores.parties(question, table, rules), _offender(question, table)
    owes = has_to_announce_bird(parties.contract)
    scores.refuse_bird(question, [*rules.owed_birds(parties.contract)] if owes else [])
    if question.given_up:
        may_pay = terms_of(parties.contract).may_pay
        if may_pay is None or not may_pay.value:
            refuse_question("given_up", message("no in a {game}", game=parties.contract.name), Word("yes"))
        if offender is not None:
            refuse_question("renonce", message("none, because the declarer gave up"), offender)
        return unplayed.settle_paid(parties, question.bird, rules)
    items = _items(question, parties, rules)
    if offender is not None:
        scores.refuse_silent(question)
        return fining.settle(parties, table, offender, items, rules)
    if _is_paid_in_silence(items, parties, rules):
        return unplayed.settle_unplayed(parties, rules)
    return settling.settle(parties, items, rules)


def _offender(question: questions.Settle, table: Seating) -> Seat | None:
    """The seat that pays for a Renonce, if there is one."""
    if question.renonce is None or question.renonce is msgspec.UNSET:
        return None
    return convert.seat(question.renonce, "renonce", table, active=True)


def _is_paid_in_silence(items: Sequence[ScoredItem], parties: Parties, rules: KarlRules) -> bool:
    """Whether the game is paid because nobody announced or doubled anything; then no other item can be won or lost.

    If announcements can be void this is unknown, because a void one is no item.
    """
    said = [(item.side, bool(item.doubled)) for item in items if item.announced or item.doubled]
    alone, known = parties.partner is None, rules.bonuses.not_held_stands.value
    if not known or silence.is_played_after(said, parties.contract, rules, alone=alone):
        return False
    for item in items:
        if item.name != SPIEL or not item.won:
            expected = message(
                "an announcement or a Kontra, for in silence a {game} is paid and not played",
                game=parties.contract.name,
            )
            refuse_question(
                "items",
                expected,
                message("{item} won in silence" if item.won else "{item} lost in silence", item=item.name),
            )
    return True


def _items(question: questions.Settle, parties: Parties, rules: KarlRules) -> list[ScoredItem]:
    """The items to settle."""
    by_renonce = question.renonce is not None and question.renonce is not msgspec.UNSET
    known = known_bonuses(parties.contract, rules)._replace(decided=not by_renonce)
    in_order = [item for item in rules.items if item in known.names]
    items = scores.items_asked(question.items, parties.seating, in_order, rules.announcing.last_step.value.number)
    sheets.refuse_impossible(items, parties, known)
    own = rules.announcing.own_side_doubles
    for index, item in enumerate(items):
        whose = item.side if rules.announcing.items_doubled_apart.value else Side.DECLARER
        if rules.announcing.kontra_by_other_side.value and not (own is not None and own.value):
            sheets.refuse_own_steps(item, f"items[{index}]", parties, whose)
        sheets.refuse_others_steps(item, f"items[{index}]", parties)
        _refuse_koenig_of_foes(item, f"items[{index}].side", rules)
    return items


def _refuse_koenig_of_foes(item: ScoredItem, place: str, rules: KarlRules) -> None:
    """Refuse a silent König Ultimo of the opponents, which its holder has lost, where a silent one is not lost."""
    silent = item.name == KOENIG_ULTIMO and not item.announced
    if silent and item.side is Side.FOES and not rules.bonuses.silent_attempt_lost.value:
        expected = message("declarer, because in silence {item} is his side's alone", item=KOENIG_ULTIMO)
        refuse_question(place, expected, Word("foes"))


def known_bonuses(contract: Contract, rules: KarlRules) -> Known:
    """The items that are scored in a game, and how.

    A silent König Ultimo may be given as lost by its holder, where a silent Ultimo can be lost.
    """
    announcing, bonuses, lost = rules.announcing, rules.bonuses, rules.bonuses.silent_attempt_lost.value
    announced: Sequence[str] = announcing.announceable.value
    silence: Sequence[str] = rules.items[1:]
    if is_negative(contract):
        announced, silence = announcing.in_negative.value, bonuses.silent_in_negative.value
    elif is_farbensolo(contract):
        announced, silence = announcing.in_farbensolo.value, bonuses.silent_in_farbensolo.value
    unknown = () if contract.calls.value else (KOENIG_ULTIMO,)
    return Known(
        conditions=bonuses,
        announced=[item for item in announced if item not in unknown],
        silence=[item for item in silence if item not in unknown],
        made=(TRULL, KOENIGE, *bonuses.own_sets, VALAT, *(() if lost else (*rules.birds, KOENIG_ULTIMO))),
        of_declarer=[item for item in rules.items[1:] if item not in bonuses.foes_can_make.value],
        each=not bonuses.one_item_per_side.value,
        alone=has_accounts(contract, rules),
        facts=InGame(bonuses, rules.birds, rules.tricks, for_augen=not is_negative(contract)).facts,
        lying=lying(contract, rules),
    )


def scorable_items(contract: Contract, valats: Sequence[parts.Item], rules: KarlRules) -> Sequence[str]:
    """The items that can be scored in a game; a Valat replaces none."""
    del valats
    return known_bonuses(contract, rules).names


def _fahren(question: questions.Settle, table: Seating, rules: KarlRules) -> Settlement:
    offender = _offender(question, table)
    if question.said:
        refuse_question("said", message("nothing in {game}", game=FAHREN), question.said[0].what)
    if offender is not None:
        return fining.settle(None, table, offender, (), rules)
    augen, tricks = alone.told_alone(question, table, rules)
    for seat, amount in augen.items():
        if _BLATT % amount.denominator:
            refuse_question(
                f"augen[{seat}]",
                message("whole points or thirds of one, such as 107/3 for 35 points and 2 Blatt"),
                amount,
            )
    piles = alone.Piles(augen=augen, tricks=tricks, counted=_count, taker=rules.trischaken.talon_goes_to.value)
    alone.refuse_impossible_augen(piles, rules)
    return trischaken.settle(table, augen, tricks, rules)


def _count(pile: Mask, rules: KarlRules) -> Augen:
    return counted(pile, rules)[0]
