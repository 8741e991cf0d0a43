"""Answers the questions ``result`` and ``settle``, as far as all sources do it alike.

It converts items, lines and settlements between messages and the engine, and refuses what no source allows.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

import msgspec

from tarock_engine import cards, fines, play, scoring
from tarock_engine.actions import KOENIG_ULTIMO, SPIEL, VALAT
from tarock_engine.amounts import Amount, Augen
from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.fines import RenonceRates
from tarock_engine.of_houses import OwnItems, OwnPrices
from tarock_engine.refusals import merged
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import KnownTrick, Parties, Score, ScoredItem, Settlement, SettlementLine
from tarock_engine.seating import Seat, Seating, in_turn, seated
from tarock_engine.state import Chain, Game
from tarock_language.message import SaidError, Word, message
from tarock_protocol.cards import canonical
from tarock_protocol.messages import answers, parts, questions
from tarock_protocol.offered_fields import is_in_part
from tarock_reference import convert, doubled_deals, told_in_part
from tarock_reference.bad_questions import NONE, BadQuestionError, refuse_question
from tarock_reference.convert import ToldTricks, spelt
from tarock_reference.source_answers import alone_in, answers_of

NAMES: Sequence[tuple[Side, parts.Side]] = ((Side.DECLARER, "declarer"), (Side.FOES, "foes"))


def wire_amount(value: Amount) -> parts.Amount:
    """An exact number in the form of the protocol."""
    whole = Fraction(value)
    return whole.numerator if whole.denominator == 1 else str(whole)


def amount_from_wire(value: parts.Amount, place: str) -> Amount:
    """An exact number from a question; a fraction has to be in lowest terms."""
    if isinstance(value, int):
        return value
    found = Fraction(value)
    if str(found) != value:
        refuse_question(place, message("{amount}, in lowest terms", amount=wire_amount(found)), value)
    return found


def side_name(side: Side) -> parts.Side:
    """The word of the protocol for a side."""
    return "declarer" if side is Side.DECLARER else "foes"


def item_on_wire(item: ScoredItem) -> parts.Item:
    """An item in the form of the protocol."""
    return parts.Item(
        item=item.name,
        side=side_name(item.side),
        won=item.won,
        announced=item.announced,
        doubled=list(item.doubled),
        against=item.against,
        grounds=list(item.grounds),
    )


def result_on_wire(score: Score) -> answers.ResultAnswer:
    """The result of a game with a declarer in the form of the protocol."""
    return answers.ResultAnswer(
        augen={name: wire_amount(score.augen[side]) for side, name in NAMES if side in score.augen},
        items=[item_on_wire(item) for item in score.items],
        grounds=list(score.grounds),
    )


def result(question: questions.Result, rules: RuleSet) -> answers.ResultAnswer:
    """What is won and lost at the end of a deal."""
    own, hands = answers_of(rules), question.hands
    if not (own.needs_hands or _own_items(rules).own_hands) and not isinstance(hands, msgspec.UnsetType):
        refuse_question("hands", message("none in {rules}", rules=rules.name), len(hands))
    by_tricks = not _own_items(rules).has_sets_with_talon
    for place, told, matters in (("taken", question.taken, by_tricks), ("laid", question.laid, False)):
        if not (own.may_tell_more or matters) and not isinstance(told, msgspec.UnsetType):
            refuse_question(place, message("none in {rules}", rules=rules.name), len(told))
    if is_in_part(question):
        return told_in_part.result_in_part(question, rules, own.result)
    return own.result(question, rules)


def settle(question: questions.Settle, rules: RuleSet) -> answers.SettleAnswer:
    """Who pays whom."""
    doubled_deals.refuse_doubled(question, rules)
    _refuse_unknown(question, rules)
    own = answers_of(rules)
    has_renonce = own.breaches is not None and own.breaches.exposed is not None
    fined = None if has_renonce else _fined(question, rules)
    if question.renonce is not None and question.renonce is not msgspec.UNSET and not has_renonce and fined is None:
        is_unpriced = rules.renonce is not None and question.contract == alone_in(rules)
        unpriced = message("none in {game}, unless settling.renonce_price_alone says its price", game=question.contract)
        none = unpriced if is_unpriced else message("none in {rules}", rules=rules.name)
        refuse_question("renonce", none, question.renonce)
    if not own.may_tell_replaced and not isinstance(question.replaced, msgspec.UnsetType):
        refuse_question("replaced", message("none in {rules}", rules=rules.name), question.replaced.item)
    settlement = doubled_deals.staked_settlement(
        fined or own.settle(question, doubled_deals.rules_settled_by(question, rules)), question, rules
    )
    if question.contract != alone_in(rules):
        _refuse_superfluous(question, convert.contract(question.contract, rules))
    return answers.SettleAnswer(
        payments=[wire_amount(payment) for payment in settlement.payments],
        lines=[line_on_wire(line) for line in settlement.lines],
        grounds=list(settlement.grounds),
    )


def _fined(question: questions.Settle, rules: RuleSet) -> Settlement | None:
    """The settlement of a Renonce by what a house says of it; None without one, or in a house that says nothing."""
    prices: OwnPrices = vars(rules)["settling"]
    if question.renonce is None or isinstance(question.renonce, msgspec.UnsetType):
        return None
    table = convert.seating(question.players, question.dealer, rules)
    own = answers_of(rules)
    is_alone = question.contract == alone_in(rules)
    seats = own.settle_alone(table, rules) if is_alone else table.active
    offender = convert.seat_among(seats, question.renonce, "renonce")
    found = prices.renonce_paid(table.players, seats, offender, is_alone=is_alone)
    if found is None and not is_alone and (rates := rules.renonce) is not None and is_renonce_settled(rules):
        found = _fined_by_items(question, table, offender, rates, rules)
    return None if found is None else scoring.times(found, tariff(question, rules), ())


def is_renonce_settled(rules: RuleSet) -> bool:
    """Whether a house has a Renonce paid by the game and what was announced, where its source settles none."""
    settled = None if rules.renonce is None else rules.renonce.is_settled
    return settled is not None and settled.value


def _fined_by_items(
    question: questions.Settle, table: Seating, offender: Seat, rates: RenonceRates, rules: RuleSet
) -> Settlement:
    """The settlement of a Renonce that costs the game and what was announced; beside a Valat what counts there.

    All items are settled together, since what they are worth may depend on a game that is paid as lost.
    """
    own, played = answers_of(rules), parties(question, table, rules)
    refuse_silent(question)
    valats = [msgspec.structs.replace(item, won=True) for item in question.items if item.item == VALAT]
    known = own.scorable_items(played.contract, (), rules)
    items = items_asked(question.items, table, [*known], len(rules.announcing.steps))
    counting = {*own.scorable_items(played.contract, valats, rules)} if valats else {*known}
    alone = played._replace(partner=None, from_talon=False)

    def worth(contract: str, items: tuple[ScoredItem, ...]) -> tuple[Amount, Grounds]:
        del contract
        settled = own.settled(alone, [item._replace(side=Side.DECLARER) for item in items], rules)
        lines = [line for line in settled.lines if line.name in counting]
        amounts: list[Amount] = [max(line.amount, -line.amount) for line in lines]
        return sum(amounts, start=0), merged([line.grounds for line in lines])

    by = fines.Fining(rates, rules.announcing.is_doubled_together, worth)
    fined = fines.fine(played, offender, items, by)
    return fined if rates.is_settled is None else fined._replace(grounds=(*fined.grounds, rates.is_settled.clause))


def refuse_silent(question: questions.Settle) -> None:
    """Refuse items that nobody announced, which are not settled after a Renonce."""
    for index, item in enumerate(question.items):
        if item.item != SPIEL and not item.announced:
            refuse_question(f"items[{index}]", message("announced items alone beside a Renonce"), Word(item.item))


def _refuse_unknown(question: questions.Settle, rules: RuleSet) -> None:
    """Refuse items that a house does not know in this game."""
    contract = rules.by_name.get(question.contract)
    off = frozenset[str]() if contract is None else rules.unknown_in(contract)
    for index, item in enumerate(question.items):
        if item.item in off:
            known = [name for name in rules.items if name not in off]
            refuse_question(f"items[{index}].item", message("one of {known}", known=known), repr(item.item))


def _refuse_superfluous(question: questions.Settle, contract: Contract) -> None:
    """Refuse fields that only games without a declarer have, and a Talon that contradicts the rest."""
    for place, told in (("augen", question.augen), ("tricks", question.tricks), ("said", question.said)):
        if told:
            refuse_question(place, message("none in a {game}", game=contract.name), len(told))
    refuse_bird(question)
    if question.from_talon and not contract.calls.value:
        refuse_question(
            "from_talon", message("no, because nothing is called in a {game}", game=contract.name), Word("yes")
        )
    if question.from_talon and question.partner is not None:
        refuse_question("partner", message("none, because the called card lay in the Talon"), question.partner)


def refuse_bird(question: questions.Settle, owed: Sequence[str] | None = None) -> None:
    """Refuse a Vogel that giving up does not cost; ``owed`` are those of which it costs one, if they are known."""
    if question.bird is not None and not question.given_up:
        refuse_question("bird", message("none, because the declarer did not pay for the game"), question.bird)
    if question.bird is not None and owed is not None and not owed:
        refuse_question("bird", message("none in a {game}", game=question.contract), question.bird)
    if question.bird is not None and owed and question.bird not in owed:
        refuse_question("bird", message("one of {known}", known=[*owed]), repr(question.bird))


def tariff(question: questions.Deal | questions.Settle, rules: RuleSet) -> int:
    """The Cent for one point. Refuses a tariff if the source has none, and a missing one if it needs one."""
    try:
        return rules.procedure.agreed(question.tariff, rules)
    except SaidError as fault:
        raise BadQuestionError(fault.said) from fault


def line_on_wire(line: SettlementLine) -> parts.Line:
    """A line of a settlement in the form of the protocol."""
    return parts.Line(
        item=line.name,
        side=side_name(line.side),
        amount=wire_amount(line.amount),
        against=line.against,
        grounds=list(line.grounds),
    )


def augen_on_wire(augen: Mapping[Side | Seat, Augen]) -> dict[str, parts.Amount]:
    """Augen by side or by seat in the form of the protocol."""
    return {side_name(of) if isinstance(of, Side) else str(of): wire_amount(value) for of, value in augen.items()}


def piles_of_tricks(question: questions.Result, rules: RuleSet) -> dict[Side, int]:
    """The cards that count for each side."""
    found = {side: convert.hand(question.piles.get(name, []), f"piles.{name}", rules) for side, name in NAMES}
    if found[Side.DECLARER] & found[Side.FOES]:
        refuse_question("piles", message("each card once"), spelt(found[Side.DECLARER] & found[Side.FOES]))
    return found


def hands_dealt(hands: Sequence[Sequence[str]], table: Seating, rules: RuleSet) -> tuple[Mask, ...]:
    """The dealt hands, which have no card in common."""
    if len(hands) != table.players:
        refuse_question("hands", message("{number} hands, one for each seat", number=table.players), len(hands))
    found: list[Mask] = []
    for seat, texts in enumerate(hands):
        hand = convert.hand(texts, f"hands[{seat}]", rules, (rules.tricks,) if seat in table.active else (0,))
        again = sum(found) & hand
        if again:
            refuse_question(f"hands[{seat}]", message("cards of no other hand"), " ".join(spelt(again)))
        found.append(hand)
    return tuple(found)


def trumps_dealt(question: questions.Result, game: Game, rules: RuleSet) -> Mapping[Side, int] | None:
    """The most trumps that a player of each party was dealt; None if the question does not tell it."""
    if isinstance(question.hands, msgspec.UnsetType):
        return None
    table, sets = game.dealt.seating, _own_items(rules)
    sides = {seat: game.side_of(seat) for seat in table.active}
    return sets.most_trumps(dict(seated(hands_dealt(question.hands, table, rules))), sides, rules.ranking.trumps)


def _own_items(rules: RuleSet) -> OwnItems:
    """The items of a house's own."""
    found: OwnItems = vars(rules)["bonuses"]
    return found


def known_tricks(told: ToldTricks, game: Game, rules: RuleSet) -> dict[int, KnownTrick]:
    """The described tricks, by number, with the party of each card and the place of the winning one."""
    manner, found = rules.manners[answers_of(rules).manner(game.contract.name, rules)], {}
    for number, (leader, played) in told.items():
        order = in_turn(game.dealt.seating.active, leader, rules.play.in_turn.value)
        sides = tuple(game.side_of(seat) for seat in order)
        found[number] = KnownTrick(played, sides, play.winning_place(played, manner, rules))
    return found


def cards_shown(told: ToldTricks) -> set[Card]:
    """The cards of the described tricks."""
    return {card for _, played in told.values() for card in played}


def is_left_in_talon(game: Game, piles: Mapping[Side, Mask], shown: Collection[Card]) -> bool:
    """Whether the called card lay in the Talon and counts for the opponents although no described trick has it."""
    lost = game.called is not None and bool(piles[Side.FOES] >> game.called & 1)
    return game.from_talon and lost and game.called not in shown


def tricks(question: questions.Result, rules: RuleSet, least: int = 0) -> dict[Side, int]:
    """The number of tricks of each side; together at least ``least`` and at most all that are played."""
    for name, number in question.tricks.items():
        if number < 0:
            refuse_question(f"tricks.{name}", message("no less than 0"), number)
    if sum(question.tricks.values()) > rules.tricks:
        refuse_question(
            "tricks", message("no more than {number} in all", number=rules.tricks), sum(question.tricks.values())
        )
    if sum(question.tricks.values()) < least:
        refuse_question("tricks", message("at least {number} in all", number=least), sum(question.tricks.values()))
    return {side: question.tricks.get(name, 0) for side, name in NAMES}


def refuse_without_last(question: questions.Result) -> None:
    """Refuse described tricks without the last one, on which most items about tricks depend."""
    last, told = sum(question.tricks.values()), [trick.number for trick in question.played]
    if told and last not in told:
        refuse_question(
            "played", message("trick {number} among them, which was the last", number=last), ", ".join(map(str, told))
        )


def parties(question: questions.Settle, table: Seating, rules: RuleSet) -> Parties:
    """The declarer and his partner."""
    contract = convert.contract(question.contract, rules)
    if question.declarer is None:
        refuse_question("declarer", message("a seat"), None)
    declarer = convert.seat(question.declarer, "declarer", table, active=True)
    partner = None if question.partner is None else convert.seat(question.partner, "partner", table, active=True)
    if partner == declarer:
        refuse_question("partner", message("another seat than the declarer's, or none"), declarer)
    if partner is not None and not contract.calls.value:
        refuse_question("partner", message("none in a {game}", game=contract.name), partner)
    if question.given_up and partner is not None:
        refuse_question("partner", message("none, because the declarer gave up"), partner)
    if question.given_up and question.items:
        refuse_question("items", message("none, because the declarer gave up"), len(question.items))
    return Parties(seating=table, contract=contract, declarer=declarer, partner=partner, from_talon=question.from_talon)


def refuse_parties(question: questions.Settle) -> None:
    """Refuse a declarer, and what only goes with one, in a game in which everybody plays for himself."""
    for place, given in (("declarer", question.declarer), ("partner", question.partner)):
        if given is not None:
            refuse_question(place, message("none in {game}", game=question.contract), given)
    for place, told in (("given_up", question.given_up), ("from_talon", question.from_talon)):
        if told:
            refuse_question(place, message("no in {game}", game=question.contract), Word("yes"))
    if question.bird is not None:
        refuse_question("bird", message("none in {game}", game=question.contract), question.bird)
    if question.items:
        refuse_question("items", message("none in {game}", game=question.contract), len(question.items))


def refuse_untold(
    question: questions.Result, chains: Sequence[Chain], birds: Mapping[str, Card], rules: RuleSet
) -> None:
    """Refuse a result in which neither the trick nor the card of an announced Ultimo is shown.

    After a Valat, made or announced, that does not matter.
    """
    last, told = sum(question.tricks.values()), {trick.number for trick in question.played}
    if last in question.tricks.values() or any(chain.item == VALAT for chain in chains):
        return
    shown = {canonical(card) for trick in question.played for card in trick.cards}
    due = {item: (rules.tricks - card, cards.NAMES[card]) for item, card in birds.items()}
    due[KOENIG_ULTIMO] = (rules.tricks, question.called or "")
    for chain in chains:
        number, card = due.get(chain.item, (0, ""))
        if 0 < number <= last and number not in told and card not in shown:
            given = ", ".join(map(str, sorted(told))) or NONE
            refuse_question(
                "played",
                message("trick {number} among them, because {item} was announced", number=number, item=chain.item),
                given,
            )


def items_asked(given: Sequence[parts.Item], table: Seating, known: Sequence[str], steps: int) -> list[ScoredItem]:
    """The items to settle, which are ``known`` and doubled by at most ``steps`` seats each."""
    if not given:
        refuse_question("items", message("at least one item"), NONE)
    return [item(asked, f"items[{index}]", table, known, steps) for index, asked in enumerate(given)]


def item(item: parts.Item, place: str, table: Seating, known: Sequence[str], steps: int) -> ScoredItem:
    """An item that must be ``known`` and doubled by at most ``steps`` seats."""
    if item.item not in known:
        refuse_question(f"{place}.item", message("one of {known}", known=known), repr(item.item))
    if len(item.doubled) > steps:
        refuse_question(f"{place}.doubled", message("at most {number} seats", number=steps), len(item.doubled))
    doubled = tuple(
        convert.seat(seat, f"{place}.doubled[{index}]", table, active=True) for index, seat in enumerate(item.doubled)
    )
    against = None if item.against is None else convert.seat(item.against, f"{place}.against", table, active=True)
    side = Side.DECLARER if item.side == "declarer" else Side.FOES
    return ScoredItem(
        name=item.item,
        side=side,
        won=item.won,
        announced=item.announced,
        doubled=doubled,
        grounds=(),
        against=against,
    )
