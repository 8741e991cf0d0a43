"""Answers the questions ``result`` and ``settle`` for Lungauer Königrufen: what is won and lost, and who pays whom."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from tarock_engine import counting
from tarock_engine.actions import FAHREN, KOENIG_ULTIMO, KOENIGE, KOENIGFANG, SPIEL, TRULL, VALAT
from tarock_engine.amounts import Augen
from tarock_engine.cards import TRUMP_II, Card, Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.lungau import bonuses, play, settling
from tarock_engine.lungau.doubling import is_doubled_by_each
from tarock_engine.lungau.ending import Ending
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.refusals import merged
from tarock_engine.scoring import Parties, Score, ScoredItem, Settlement
from tarock_engine.seating import SEATS, Seating
from tarock_engine.state import Chain, TakenTrick
from tarock_language.message import Word, message
from tarock_protocol.messages import answers, parts, questions
from tarock_reference import convert, scores
from tarock_reference.bad_questions import refuse_question
from tarock_reference.lungau.speaking import chains_after, holders, kontras_said
from tarock_reference.partial_deals import game_asked
from tarock_reference.possible import alone, sheets
from tarock_reference.possible import tricks as tricks_told
from tarock_reference.possible.facts import InGame, lying
from tarock_reference.possible.sheets import Known

_STEPS = 3
_A_TRICK: Final = (TakenTrick(leader=SEATS[0], cards=(), winner=SEATS[0]),)
"""Any trick, to find out whether the Talon of Fahren goes to somebody at all."""


def result(
    question: questions.Result, rules: LungauRules, *, part: questions.Result | None = None
) -> answers.ResultAnswer:
    """What is won and lost at the end of a game with a declarer."""
    ending = _ending(question, rules, is_whole=part is None)
    found = bonuses.scored_items(ending, rules)
    unscored = [item.grounds for item in bonuses.unscored(ending, rules)]
    counted = merged([counting.count_grounds(pile, rules.counting) for pile in ending.piles.values()])
    grounds = merged([counted, *(item.grounds for item in found), *unscored])
    return scores.result_on_wire(Score(bonuses.augen_by_side(ending, rules), found, grounds))


def _ending(question: questions.Result, rules: LungauRules, *, is_whole: bool) -> Ending:
    """The end of the game in a question; one that ``is_whole`` has everything. Refuses an end that no deal can have."""
    table = convert.seating(question.players, question.dealer, rules)
    chains = chains_after(question, table, rules)
    piles = scores.piles_of_tricks(question, rules)
    tricks = scores.tricks(question, rules, _fewest_tricks(chains, rules))
    game, told = game_asked(question, table, rules), convert.played(question, table, rules)
    known = scores.known_tricks(told, game, rules)
    told_game = tricks_told.ToldGame.of(question, game, told, rules)
    tricks_told.refuse_impossible_tricks(told_game, piles)
    tricks_told.refuse_held_elsewhere(told_game, holders(game, chains, rules))
    if is_whole:
        scores.refuse_without_last(question)
        scores.refuse_untold(question, chains, rules.birds, rules)
    shown = scores.cards_shown(told)
    return Ending(
        contract=game.contract,
        sides={seat: game.side_of(seat) for seat in table.active},
        declarer=game.declarer,
        called=game.called,
        piles=piles,
        tricks=tricks,
        known=known,
        chains=chains,
        left_king=scores.is_left_in_talon(game, piles, shown),
        from_talon=game.from_talon,
        forced=None,
        in_hand=0,
        laid=_laid_uhu(question, piles, shown, rules) if is_whole else 0,
        trumps=scores.trumps_dealt(question, game, rules),
    )


def _fewest_tricks(chains: tuple[Chain, ...], rules: LungauRules) -> int:
    """How many tricks there are at least: a failed Valat that was announced can end play after the first."""
    return 1 if play.may_end_early(chains, rules) else rules.tricks


def _laid_uhu(
    question: questions.Result, piles: Mapping[Side, Mask], shown: Collection[Card], rules: LungauRules
) -> Mask:
    """The II of an Uhurufer if it was laid away; of announced cards only the one that the bid contains can have been.

    Refuses a question that leaves out the trick of the II if the answer depends on it.
    """
    bird, uhu, taken = convert.contract(question.contract, rules).bird, 1 << TRUMP_II, sum(question.tricks.values())
    if bird is None or bird.value != TRUMP_II or TRUMP_II in shown or piles[Side.FOES] & uhu or taken < rules.tricks:
        return 0
    if len(question.played) == taken or not piles[Side.DECLARER] & uhu:
        return uhu
    if rules.bonuses.forced_early_lost.value is not rules.bonuses.laid_away_lost.value:
        refuse_question(
            "played",
            message("the trick of the II, or all tricks where it was laid away"),
            message("{number} tricks", number=len(question.played)),
        )
    return 0


def settle(question: questions.Settle, rules: LungauRules) -> Settlement:
    """Who pays whom."""
    table = convert.seating(question.players, question.dealer, rules)
    tariff = scores.tariff(question, rules)
    if question.contract == FAHREN:
        return _settle_fahren(question, table, rules, tariff)
    parties = scores.parties(question, table, rules)
    if question.given_up:
        if not (parties.contract.calls.value and rules.calling.schleifen_allowed.value):
            refuse_question("given_up", message("no in a {game}", game=parties.contract.name), Word("yes"))
        return settling.settle_given_up(parties, rules, tariff)
    known = known_items(parties.contract, rules)
    items = scores.items_asked(question.items, table, [item for item in rules.items if item in known.names], _STEPS)
    sheets.refuse_impossible(items, parties, known)
    sheets.refuse_doubled_apart(items, rules)
    for index, item in enumerate(items):
        _refuse_wrong_steps(item, f"items[{index}]", parties, rules)
    _refuse_beside_valat(items, rules)
    return settling.settle(parties, items, rules, tariff)


def known_items(contract: Contract, rules: LungauRules) -> Known:
    """The items that are scored in a game, and how."""
    called = (KOENIGFANG, KOENIG_ULTIMO)
    known = [item for item in rules.items if item not in rules.unknown_in(contract)]
    silence = [item for item in known if contract.calls.value or item not in called]
    announcing = rules.announcing
    return Known(
        conditions=rules.bonuses,
        announced=[
            item
            for item in silence
            if item in announcing.announceable.value and item != announcing.never_announced.value
        ],
        silence=silence,
        made=(TRULL, KOENIGE, *rules.bonuses.own_sets, VALAT, *called),
        of_foes=(KOENIGFANG,),
        alone=is_doubled_by_each(contract, rules),
        each=not rules.bonuses.counts_again.value(True),  # noqa: FBT003 -- the one thing asked
        facts=InGame(rules.bonuses, rules.birds, rules.tricks).facts,
        lying=lying(contract, rules),
    )


def scorable_items(contract: Contract, valats: Sequence[parts.Item], rules: LungauRules) -> Collection[str]:
    """The items that can be scored in a game: only the Valat if one was made, or if an announced one failed."""
    sweeps, kept = (bonuses.sweeps(rules, won=valat.won).value for valat in valats), rules.bonuses.valat_beside
    names = known_items(contract, rules).names
    if not any(sweeps):
        return names
    beside = () if kept is None else (*kept.value.silent, *kept.value.announced, *([SPIEL] if kept.value.game else []))
    return [name for name in names if name in (VALAT, *beside)]


def _refuse_wrong_steps(item: ScoredItem, place: str, parties: Parties, rules: LungauRules) -> None:
    """Refuse a doubling by the wrong side; to a Prämie its own side may say Kontra, and only its side Rekontra."""
    if item.name == SPIEL or rules.announcing.is_doubled_together:
        sheets.refuse_own_steps(item, place, parties, Side.DECLARER)
        sheets.refuse_others_steps(item, place, parties)
        return
    if item.announced and item.name in (KOENIG_ULTIMO, VALAT) and item.side is Side.FOES:
        refuse_question(
            f"{place}.announced",
            message("no, because only the declarer's side announces {item}", item=item.name),
            Word("yes"),
        )
    alone = item.side is Side.DECLARER and parties.partner is None
    if alone and item.doubled and item.doubled[0] == parties.declarer:
        expected = message("another seat than {seat}, who announced {item}", seat=parties.declarer, item=item.name)
        refuse_question(f"{place}.doubled[0]", expected, item.doubled[0])
    for index, seat in enumerate(item.doubled[1:2], start=1):
        if parties.side_of(seat) is not item.side:
            refuse_question(
                f"{place}.doubled[{index}]", message("a seat of the side that announced {item}", item=item.name), seat
            )


def _refuse_beside_valat(items: Sequence[ScoredItem], rules: LungauRules) -> None:
    """Refuse a second Valat, and items that are not scored beside a Valat that was made or that failed."""
    valat = next((item for item in items if item.name == VALAT), None)
    only = next((item for item in items if item.name == VALAT and bonuses.sweeps(rules, won=item.won).value), None)
    for index, item in enumerate(items):
        kept = rules.bonuses.valat_beside
        if only is not None and item is not only and not (kept is not None and kept.value.is_beside(item)):
            refuse_question(f"items[{index}]", message("nothing beside the Valat in this reading"), item.name)
        if item.name == VALAT and item is not valat:
            refuse_question(
                f"items[{index}].item", message("{item} only once", item=VALAT), message("it a second time")
            )


def _settle_fahren(question: questions.Settle, table: Seating, rules: LungauRules, tariff: int) -> Settlement:
    scores.refuse_parties(question)
    if question.tricks:
        refuse_question("tricks", message("none in {game}", game=FAHREN), len(question.tricks))
    augen = alone.augen_of_each(question, table)
    dealer, out = play.dealer_in_fahren(table, rules), table.sits_out
    if dealer is None and out is not None and augen[out]:
        refuse_question(f"augen[{out}]", message("0, because the dealer sits out"), scores.wire_amount(augen[out]))
    talon_left = dealer is None and rules.counting.talon_in_fahren.value(_A_TRICK, 0) is None
    cards = rules.pack.bit_count() - (sum(rules.dealing.talon_packets.value) if talon_left else 0)
    alone.refuse_uncountable(augen, cards, _count, rules)
    said = kontras_said(question, table, rules)
    return settling.fahren(table, settling.FahrenEnd(augen), said, rules, tariff)


def _count(pile: Mask, rules: LungauRules) -> Augen:
    return rules.counting.method.value(pile, rules.counting)
