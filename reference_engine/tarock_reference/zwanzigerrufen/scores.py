"""Answers the questions ``result`` and ``settle`` for Zwanzigerrufen: what is won and lost, and who pays whom."""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping, Sequence

import msgspec

from tarock_engine.actions import MONDFANG, PAGAT, SPIEL, TRISCHAKEN, VALAT
from tarock_engine.amounts import Augen
from tarock_engine.cards import NAMES, TRUMP_I, Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.counting import nobody
from tarock_engine.of_houses import ValatBeside
from tarock_engine.scoring import KnownTrick, Settlement
from tarock_engine.seating import Seating, in_turn
from tarock_engine.state import Chain, Game, Played, Playing, State
from tarock_engine.zwanzigerrufen import counting, settling, trischaken
from tarock_engine.zwanzigerrufen.doubling import with_owed_kontra
from tarock_engine.zwanzigerrufen.ending import Ending, counted_sides, failed_valats, with_pagat
from tarock_engine.zwanzigerrufen.names import NORMALSPIEL
from tarock_engine.zwanzigerrufen.procedure import scored
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules, is_doubled_by_each_foe, scored_in_game
from tarock_engine.zwanzigerrufen.state import Announcing, Claiming
from tarock_engine.zwanzigerrufen.terms import is_normal
from tarock_language.message import Word, message
from tarock_protocol.messages import answers, parts, questions
from tarock_protocol.seating import ACTIVE
from tarock_reference import convert, scores
from tarock_reference.bad_questions import NONE, refuse_question
from tarock_reference.possible import alone, sheets
from tarock_reference.possible import tricks as tricks_told
from tarock_reference.possible.sheets import Known
from tarock_reference.zwanzigerrufen import replacing, speaking
from tarock_reference.zwanzigerrufen.contradictions import Sheet, refuse_excluded, told_by


def result(
    question: questions.Result, rules: ZwanzigerrufenRules, *, part: questions.Result | None = None
) -> answers.ResultAnswer:
    """What is won and lost at the end of a game."""
    ending = _ending(question, rules)
    if part is None:
        _refuse_untold_pagat(ending, rules)
    _refuse_wrong_piles(ending)
    _refuse_impossible_tricks(question, ending.won, rules)
    if part is None:
        scores.refuse_without_last(question)
    return scores.result_on_wire(scored(ending, rules))


def _ending(question: questions.Result, rules: ZwanzigerrufenRules) -> Ending:
    """The end of the game as it is told. Refuses a number of tricks after which no game ends."""
    table = convert.seating(question.players, question.dealer, rules)
    hands = _hands(question, table, rules)
    game = speaking.game_of(question, table, rules)
    speaking.refuse_wrong_hands(game, hands, rules)
    piles = scores.piles_of_tricks(question, rules)
    known = _known(question, game, hands, rules)
    state = speaking.heard(question, game, hands, rules)
    if isinstance(state, Announcing):
        convert.refuse_unfinished(question, state.speaker)
    ending = Ending(
        contract=game.contract,
        sides=game.sides,
        foes=tuple(seat for seat in table.active if game.side_of(seat) is Side.FOES),
        hands=hands,
        won=piles,
        counted=counted_sides(game.contract, piles, rules),
        tricks=scores.tricks(question, rules),
        known=known,
        chains=_chains(state, rules),
        claims=_claims(state),
    )
    _refuse_missing_tricks(ending, rules)
    return ending


def _hands(question: questions.Result, table: Seating, rules: ZwanzigerrufenRules) -> tuple[Mask, ...]:
    """The dealt hands, which have no card in common."""
    if isinstance(question.hands, msgspec.UnsetType):
        refuse_question("hands", message("{number} hands as they were dealt", number=table.players), NONE)
    return scores.hands_dealt(question.hands, table, rules)


def _known(
    question: questions.Result, game: Game, hands: Sequence[Mask], rules: ZwanzigerrufenRules
) -> dict[int, KnownTrick]:
    """The described tricks, by number; each card must be of its player's dealt hand."""
    told = convert.played(question, game.dealt.seating, rules)
    for number, (leader, cards) in told.items():
        order = in_turn(game.dealt.seating.active, leader, rules.play.in_turn.value)
        for seat, card in zip(order, cards, strict=True):
            if not hands[seat] >> card & 1:
                index = [trick.number for trick in question.played].index(number)
                refuse_question(
                    f"played[{index}].cards", message("a card of the hand of seat {seat}", seat=seat), NAMES[card]
                )
    return scores.known_tricks(told, game, rules)


def _chains(state: State, rules: ZwanzigerrufenRules) -> tuple[Chain, ...]:
    """The announcements and doublings."""
    if isinstance(state, Playing | Claiming | Played):
        return state.contest.chains
    return with_owed_kontra(state.game, state.chains, rules) if isinstance(state, Announcing) else ()


def _claims(state: State) -> tuple[str, ...]:
    """The claims after the last card."""
    if isinstance(state, Played):
        return state.contest.claims
    return state.claims if isinstance(state, Claiming) else ()


def _refuse_missing_tricks(ending: Ending, rules: ZwanzigerrufenRules) -> None:
    """Refuse a missing trick, unless play stopped because an announced Valat failed."""
    number = sum(ending.tricks.values())
    stopped = rules.play.stops_when_failed.value and failed_valats(ending)
    if number != rules.tricks and not stopped:
        refuse_question("tricks", message("{number} in all", number=rules.tricks), number)


def _refuse_untold_pagat(ending: Ending, rules: ZwanzigerrufenRules) -> None:
    """Refuse a result that does not show the trick of the I although its outcome depends on it."""
    whole = sum(ending.tricks.values()) == rules.tricks
    if whole and ending.said(PAGAT) and with_pagat(ending) is None:
        told = ", ".join(map(str, ending.known)) or NONE
        refuse_question(
            "played",
            message(
                "the trick with the {card} among them, because {item} was announced", card=NAMES[TRUMP_I], item=PAGAT
            ),
            told,
        )


def _refuse_wrong_piles(ending: Ending) -> None:
    """Refuse a pile whose size is not that of its tricks, since no cards are outside the tricks."""
    for side, name in scores.NAMES:
        held, taken = ending.won[side].bit_count(), ACTIVE * ending.tricks[side]
        if held != taken:
            refuse_question(
                f"piles.{name}",
                message(
                    "{number} cards, {each} for each of {tricks} tricks",
                    number=taken,
                    each=ACTIVE,
                    tricks=ending.tricks[side],
                ),
                held,
            )


def _refuse_impossible_tricks(
    question: questions.Result, piles: Mapping[Side, Mask], rules: ZwanzigerrufenRules
) -> None:
    """Refuse tricks that no deal has together, or not with these piles."""
    table = convert.seating(question.players, question.dealer, rules)
    game, told = speaking.game_of(question, table, rules), convert.played(question, table, rules)
    tricks_told.refuse_impossible_tricks(tricks_told.ToldGame.of(question, game, told, rules), piles)


# ---------------------------------------------------------------------------------------------------------- settling


def settle(question: questions.Settle, rules: ZwanzigerrufenRules) -> Settlement:
    """Who pays whom."""
    table = convert.seating(question.players, question.dealer, rules)
    scores.tariff(question, rules)
    if question.contract == TRISCHAKEN and rules.has_trischaken:
        return _trischaken(question, table, rules)
    parties = scores.parties(question, table, rules)
    _refuse_superfluous(question)
    normal = is_normal(parties.contract)
    if normal and parties.declarer != table.vorhand:
        refuse_question(
            "declarer",
            message("Vorhand, seat {seat}, in a {game}", seat=table.vorhand, game=NORMALSPIEL),
            parties.declarer,
        )
    if normal and parties.partner is None and not speaking.may_be_alone(rules):
        refuse_question("partner", message("a seat, because a {game} has a partner", game=NORMALSPIEL), None)
    facts = functools.partial(told_by, parties=parties, rules=rules)
    known = known_items(parties.contract, rules)._replace(facts=facts)
    drawn = not question.items and Sheet((), parties, rules).tie is not None
    items = (
        []
        if drawn
        else scores.items_asked(question.items, table, _in_order(known, rules), rules.announcing.highest_step.value)
    )
    sheets.refuse_impossible(items, parties, known)
    sheets.refuse_doubled_apart(items, rules)
    for index, item in enumerate(items):
        whose = Side.DECLARER if rules.announcing.is_doubled_together else item.side
        sheets.refuse_own_steps(item, f"items[{index}]", parties, whose)
        sheets.refuse_others_steps(item, f"items[{index}]", parties)
    sheet = Sheet(tuple(items), parties, rules)
    sheet = sheet._replace(replaced=replacing.game_replaced(question, sheet, known))
    refuse_excluded(sheet)
    return settling.settle(parties, items, rules, replacing.doublings_of_game(sheet))


def _trischaken(question: questions.Settle, table: Seating, rules: ZwanzigerrufenRules) -> Settlement:
    scores.refuse_parties(question)
    if question.said:
        refuse_question("said", message("nothing in {game}", game=TRISCHAKEN), question.said[0].what)
    augen, tricks = alone.told_alone(question, table, rules)
    piles = alone.Piles(augen=augen, tricks=tricks, counted=_count, taker=nobody)
    alone.refuse_impossible_augen(piles, rules)
    return trischaken.settle(table, augen, tricks, rules)


def _count(pile: Mask, rules: ZwanzigerrufenRules) -> Augen:
    return counting.augen(pile, rules)[0]


def _refuse_superfluous(question: questions.Settle) -> None:
    """Refuse fields that no game of this source has."""
    for place, given in (("given_up", question.given_up), ("from_talon", question.from_talon)):
        if given:
            refuse_question(place, message("no in {rules}", rules="zwanzigerrufen"), Word("yes"))
    for place, told in (("augen", question.augen), ("tricks", question.tricks), ("said", question.said)):
        if told:
            refuse_question(place, message("none, because every game has a declarer"), len(told))
    if question.bird is not None:
        refuse_question("bird", message("none in {rules}", rules="zwanzigerrufen"), question.bird)


def known_items(contract: Contract, rules: ZwanzigerrufenRules) -> Known:
    """The items that are scored in a game, and how."""
    rulings = rules.bonuses
    known = [item for item in rules.items if item not in rules.unknown_in(contract)]
    silence = [item for item in known if item == SPIEL or scored_in_game(contract, item, rules)[0]]
    if not speaking.may_catch(rules):
        silence = [item for item in silence if item != MONDFANG]
    return Known(
        conditions=rulings,
        announced=[item for item in speaking.announceable(contract, rules) if item in known],
        silence=silence,
        made=[item for item in silence if item != PAGAT] if rulings.silent_fail_costs_nothing.value else (),
        each=rulings.each_announcement_counts.value,
        alone=is_doubled_by_each_foe(contract, rules),
    )


def scorable_items(contract: Contract, valats: Sequence[parts.Item], rules: ZwanzigerrufenRules) -> Collection[str]:
    """The items that can be scored in a game; a Valat that was made may cancel the rest."""
    names, made = known_items(contract, rules).names, any(valat.won for valat in valats)
    over = rules.bonuses.valat_cancels_beside_failed.value or all(valat.won for valat in valats)
    beside = ValatBeside.of(rules.bonuses.valat_beside.value)
    counting = {VALAT, *beside.silent, *beside.announced, *([SPIEL] if beside.game else [])}
    return [name for name in names if name in counting] if made and over else names


def _in_order(known: Known, rules: ZwanzigerrufenRules) -> list[str]:
    """The names of all scored items, in the order of this source."""
    return [item for item in rules.items if item in known.names]
