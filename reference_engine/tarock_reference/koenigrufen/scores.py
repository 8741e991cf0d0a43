"""Answers the questions ``result`` and ``settle`` for Tarock-Königrufen: what is won and lost, and who pays whom."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from tarock_engine.actions import (
    KOENIG_ULTIMO,
    KOENIGE,
    KOENIGFANG,
    MONDFANG,
    SKUESFANG,
    SPIEL,
    TRISCHAKEN,
    TRULL,
    VALAT,
)
from tarock_engine.amounts import Augen
from tarock_engine.cards import Mask
from tarock_engine.contracts import Contract, Side, TalonUse
from tarock_engine.koenigrufen import settling, trischaken
from tarock_engine.koenigrufen.doubling import is_doubled_by_each
from tarock_engine.koenigrufen.ending import (
    Ending,
    Told,
    UltimoTrick,
    can_score_valat,
    counted,
    counted_apart,
    is_unforced,
    standing_chains,
)
from tarock_engine.koenigrufen.procedure import scored
from tarock_engine.koenigrufen.rules import KoenigrufenRules, may_be_announced
from tarock_engine.koenigrufen.terms import is_farbensolo, is_negative, terms_of
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import Parties, ScoredItem, Settlement
from tarock_engine.seating import Seating, in_turn
from tarock_language.message import Word, message
from tarock_protocol.cards import canonical
from tarock_protocol.messages import answers, parts, questions
from tarock_reference import convert, scores, tricks_by_seat
from tarock_reference.bad_questions import refuse_question
from tarock_reference.koenigrufen import heaps, replacing
from tarock_reference.koenigrufen.speaking import chains_after
from tarock_reference.partial_deals import game_asked as game_of
from tarock_reference.possible import alone, sheets
from tarock_reference.possible import tricks as tricks_told
from tarock_reference.possible.facts import NOTHING, InGame, Lying, lying
from tarock_reference.possible.sheets import Known
from tarock_reference.source_answers import AUGEN


def result(
    question: questions.Result, rules: KoenigrufenRules, *, part: questions.Result | None = None
) -> answers.ResultAnswer:
    """What is won and lost at the end of a game with a declarer."""
    return scores.result_on_wire(scored(_ending(question, rules, part), rules))


def _ending(question: questions.Result, rules: KoenigrufenRules, part: questions.Result | None) -> Ending:
    """The end of the game. Refuses what no deal has; with a ``part``, see ``Judge``, it asks for less."""
    table = convert.seating(question.players, question.dealer, rules)
    game = game_of(question, table, rules)
    piles = scores.piles_of_tricks(question, rules)
    tricks = scores.tricks(question, rules, 1 if rules.play.stops_when_failed.value else rules.tricks)
    chains = chains_after(question, table, rules)
    told = convert.played(question, table, rules)
    known = _known(Told(game, chains, told), rules)
    tricks_told.refuse_impossible_tricks(tricks_told.ToldGame.of(question, game, told, rules), piles)
    if part is None:
        scores.refuse_without_last(question)
        scores.refuse_untold(question, chains, rules.birds, rules)
    if part is None or part.piles:
        heaps.refuse_untold_heaps(question, game.contract, piles, rules)
    apart = heaps.heaps(question, game, piles, tricks, rules)
    if apart is not None:
        heaps.refuse_tricks_of_others(apart, known, told, game, rules)
    heaps.refuse_wrong_piles(game, piles, tricks, rules)
    return Ending(
        contract=game.contract,
        declarer=game.declarer,
        foes=tuple(seat for seat in table.active if game.side_of(seat) is Side.FOES),
        sides={seat: game.side_of(seat) for seat in table.active},
        called=game.called,
        from_talon=game.from_talon,
        piles=piles,
        in_tricks=None if apart is None else apart.in_tricks,
        counted=_counted(piles, apart, rules),
        tricks=tricks,
        known=known,
        chains=standing_chains(game, chains, rules),
        left_king=scores.is_left_in_talon(game, piles, scores.cards_shown(told)),
        in_hand=_unplayed(piles, tricks, rules),
        trumps=scores.trumps_dealt(question, game, rules),
    )


def _counted(
    piles: Mapping[Side, Mask], apart: heaps.Heaps | None, rules: KoenigrufenRules
) -> Mapping[Side, tuple[Augen, Grounds]]:
    """The Augen of each side with their grounds; in a reading each of two partners counts his own tricks."""
    if apart is not None and rules.counting.partners_count_apart.value:
        return counted_apart(apart.apart, rules)
    return {side: counted(pile, rules) for side, pile in piles.items()}


def _unplayed(piles: dict[Side, int], tricks: dict[Side, int], rules: KoenigrufenRules) -> Mask:
    """The cards that nobody played, in a reading in which play may stop: those in no pile."""
    return rules.pack & ~sum(piles.values()) if sum(tricks.values()) < rules.tricks else 0


def _known(told: Told, rules: KoenigrufenRules) -> dict[int, UltimoTrick]:
    """The described tricks, by number."""
    game, found = told.game, {}
    known = scores.known_tricks(told.tricks, game, rules)
    for number, (leader, _) in told.tricks.items():
        order = in_turn(game.dealt.seating.active, leader, rules.play.in_turn.value)
        unforced = tuple(is_unforced(number, seat, told, rules) for seat in order)
        found[number] = UltimoTrick(*known[number], unforced)
    return found


def settle(question: questions.Settle, rules: KoenigrufenRules) -> Settlement:
    """Who pays whom."""
    table = convert.seating(question.players, question.dealer, rules)
    per_point = scores.tariff(question, rules)
    if question.contract == TRISCHAKEN:
        return _trischaken(question, table, rules, per_point)
    parties = scores.parties(question, table, rules)
    scores.refuse_bird(question, settling.paid_birds(parties.contract, rules))
    if question.given_up:
        give_up = terms_of(parties.contract).may_give_up
        if give_up is None or not give_up.value:
            refuse_question("given_up", message("no in a {game}", game=parties.contract.name), Word("yes"))
        bird = question.bird or settling.paid_bird(parties.contract, rules)
        return settling.settle_given_up(parties, rules, per_point, bird)
    known = known_items(parties.contract, rules)
    in_order = [item for item in rules.items if item in known.names]
    items = scores.items_asked(question.items, table, in_order, len(rules.announcing.steps))
    sheets.refuse_impossible(items, parties, known)
    sheets.refuse_doubled_apart(items, rules)
    replacing.refuse_unscored(items, rules)
    parties = replacing.replaced_parties(question, parties, items, known, rules)
    own = rules.announcing.own_side_doubles
    for index, item in enumerate(items):
        _refuse_doubling(item, f"items[{index}].doubled", parties, rules)
        whose = Side.DECLARER if rules.announcing.is_doubled_together else item.side
        if own is None or not own.value:
            sheets.refuse_own_steps(item, f"items[{index}]", parties, whose)
        sheets.refuse_others_steps(item, f"items[{index}]", parties)
    return settling.settle(parties, items, rules, per_point)


def _refuse_doubling(item: ScoredItem, place: str, parties: Parties, rules: KoenigrufenRules) -> None:
    """Refuse a doubling that the readings do not allow."""
    contract, announcing = parties.contract, rules.announcing
    if item.doubled and is_negative(contract) and not announcing.negative_kontra.value.possible:
        refuse_question(
            place, message("nobody, because a {game} is not doubled", game=contract.name), len(item.doubled)
        )
    of_foes = item.side is Side.FOES and item.name != SPIEL
    together = announcing.is_doubled_together
    if item.doubled and of_foes and not together and not announcing.kontra_by_other_side.value:
        refuse_question(
            place, message("nobody, because {item} of the opponents is not doubled", item=item.name), len(item.doubled)
        )


def known_items(contract: Contract, rules: KoenigrufenRules) -> Known:
    """The items that are scored in a game, and how."""
    bonuses, announcing = rules.bonuses, rules.announcing
    announced, silent = _announced_items(contract, rules), _silent_items(contract, rules)
    return Known(
        conditions=bonuses,
        announced=[item for item in rules.items if item in announced],
        silence=[item for item in rules.items if item in silent],
        made=(TRULL, KOENIGE, *bonuses.own_sets, KOENIGFANG, MONDFANG, SKUESFANG, VALAT, *_never_lost(rules)),
        of_foes=(KOENIGFANG,),
        of_declarer=() if bonuses.valat_by_foes.value else (VALAT,),
        each=announcing.second_announcement.value.counts,
        alone=is_doubled_by_each(contract, rules),
        facts=InGame(
            bonuses,
            rules.birds,
            rules.tricks,
            for_augen=not is_negative(contract),
            trumps=not is_farbensolo(contract),
        ).facts,
        lying=_lying(contract, rules),
    )


def _never_lost(rules: KoenigrufenRules) -> list[str]:
    """The Vögel that cost nothing in silence, in whatever trick, and a König Ultimo of which that is true."""
    bonuses = rules.bonuses
    lost = {bird: ruling.value for bird, ruling in bonuses.silent_birds_lost.items()}
    birds = [bird for bird in rules.birds if bonuses.elsewhere_costs_nothing.value and not lost[bird]]
    return birds if bonuses.silent_koenig_lost.value else [*birds, KOENIG_ULTIMO]


def _announced_items(contract: Contract, rules: KoenigrufenRules) -> set[str]:
    """The items that can be announced in a game."""
    announcing = rules.announcing
    items = {*announcing.announceable.value, *(bird for bird in rules.birds if may_be_announced(bird, rules))}
    items |= {catch for catch, allowed in announcing.catches.items() if allowed.value}
    if not contract.calls.value:
        items -= {KOENIG_ULTIMO}
    if is_farbensolo(contract):
        items &= {*announcing.in_farbensolo.value}
    return set() if is_negative(contract) and not announcing.boni_in_negative.value else items


def _silent_items(contract: Contract, rules: KoenigrufenRules) -> set[str]:
    """The items that are scored in a game without an announcement."""
    bonuses, unscored = rules.bonuses, set[str]()
    if not contract.calls.value:
        unscored |= {KOENIGFANG, KOENIG_ULTIMO}
    if not can_score_valat(contract, rules):
        unscored |= {VALAT}
    if is_farbensolo(contract):
        unscored |= {*rules.items} - {VALAT, *bonuses.silent_in_farbensolo.value}
    if is_negative(contract) and bonuses.positive_only.value:
        unscored |= {*rules.items}
    birds = {bird for bird, ruling in bonuses.silent_birds_scored.items() if not ruling.value}
    return {*rules.items} - birds - unscored


def _lying(contract: Contract, rules: KoenigrufenRules) -> dict[Side, Lying]:
    """The cards that can count for each side beside a Valat of the other, which may take the rest of the Talon."""
    found = lying(contract, rules)
    laid = 0 if rules.bonuses.valat_takes_discards.value else found[Side.DECLARER].number
    if rules.bonuses.valat_takes_talon.value:
        exchanges = contract.talon.value in {TalonUse.HALF, TalonUse.WHOLE}
        return {**NOTHING, Side.DECLARER: found[Side.DECLARER]._replace(number=laid if exchanges else 0)}
    return found


def scorable_items(contract: Contract, valats: Sequence[parts.Item], rules: KoenigrufenRules) -> Collection[str]:
    """The items that can be scored in a game together with ``valats``, which may replace the game or everything."""
    beside = rules.bonuses.valat_beside.value
    names = known_items(contract, rules).names
    if not valats:
        return names
    counting = {VALAT, *beside.silent, *beside.announced, *([SPIEL] if beside.game else [])}
    return [name for name in names if name in counting]


def undecided_items(question: questions.Result, rules: KoenigrufenRules) -> tuple[str, ...]:
    """The items, and perhaps the Augen, that by these rules depend on the tricks of each seat.

    None if the question tells these tricks: then nothing is left open.
    """
    if not isinstance(question.taken, msgspec.UnsetType):
        return ()
    shown = {canonical(card) for trick in question.played for card in trick.cards}
    left = question.from_talon and question.called not in shown and not rules.bonuses.koenigfang_in_left_half.value
    bonuses = rules.bonuses
    sets = tricks_by_seat.undecided_sets(question, bonuses)
    counts = (AUGEN, *bonuses.own_augen) if rules.counting.partners_count_apart.value else ()
    return (*sets, *([KOENIGFANG] if left else []), *counts)


def _trischaken(question: questions.Settle, table: Seating, rules: KoenigrufenRules, per_point: int) -> Settlement:
    scores.refuse_parties(question)
    if question.said:
        refuse_question("said", message("nothing in {game}", game=TRISCHAKEN), question.said[0].what)
    augen, tricks = alone.told_alone(question, table, rules)
    piles = alone.Piles(augen=augen, tricks=tricks, counted=_count, taker=rules.counting.talon_in_trischaken.value)
    alone.refuse_impossible_augen(piles, rules)
    return trischaken.settle(table, augen, tricks, rules, per_point)


def _count(pile: Mask, rules: KoenigrufenRules) -> Augen:
    return rules.counting.trischaken_method.value(pile, rules.counting)
