"""Answers to questions about a position: small pieces of the game, each complete in itself."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_engine import announcing, bidding, bonuses, calling, counting, dealing as deals, play, settling, talon
from tarock_engine import sessions, trischaken
from tarock_engine.actions import FAHREN, ITEMS, KOENIG_ULTIMO, SPATZ, UHU, VALAT, Bid, Double, Say
from tarock_engine.cards import NAMES, Card, Mask, mask_of
from tarock_engine.findings import merged
from tarock_engine.ruleset import RuleSet, Side, TalonUse
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.seating import Seating
from tarock_engine.state import (
    Announcing,
    Bidding,
    Calling,
    Chain,
    Dealt,
    Discarding,
    Doubling,
    Exchange,
    Game,
    KontraRound,
    Playing,
    State,
)
from tarock_steps import messages as m
from tarock_steps.reference import convert
from tarock_steps.reference.convert import refuse, spelt

_UNKNOWN = (0, 0)
_SIDES = {Side.DECLARER: "declarer", Side.FOES: "foes"}


def deck(question: m.Deck, rules: RuleSet) -> m.DeckAnswer:
    """The pack."""
    del question
    order, names = rules.ranking, rules.cards
    pack = names.pack.value
    worth = {NAMES[card]: counting.count(1 << card, rules.counting) for card in range(len(NAMES)) if pack >> card & 1}
    why = {
        "trumps": [names.trumps.clause],
        "suits": [names.pictures.clause, names.red.clause, names.black.clause],
        "trull": [names.trull.clause],
        "augen": [one.clause for one in rules.counting.worths],
        "total": [rules.counting.total.clause, rules.counting.method.clause],
        "pack": [names.pack.clause],
    }
    return m.DeckAnswer(
        trumps=[NAMES[card] for card in order.trumps_down],
        suits={suit: [NAMES[card] for card in line] for suit, line in order.suits_down.items()},
        augen=worth,
        total=counting.count(pack, rules.counting),
        trull=spelt(names.trull.value),
        names=dict(names.names),
        why=why,
        grounds=list(dict.fromkeys(clause for part in why.values() for clause in part)),
    )


def count(question: m.Count, rules: RuleSet) -> m.CountAnswer:
    """The Augen of a pile."""
    pile = convert.hand(question.cards, "cards", rules)
    grounds = counting.count_grounds(pile, rules.counting)
    return m.CountAnswer(augen=counting.count(pile, rules.counting), grounds=list(grounds))


def dealing(question: m.Dealing, rules: RuleSet) -> m.DealingAnswer:
    """Hands and Talon from the order of the pack."""
    table = convert.seating(question.players, question.dealer, rules)
    pack = convert.cards(question.pack, "pack", rules)
    pile = None if question.pile is None else convert.cards(question.pile, "pile", rules)
    try:
        dealt = deals.deal(pack, table, rules, cut=question.cut, starts=question.starts, pile=pile)
        order = deals.packet_order(table, rules, question.starts)
    except ValueError as fault:
        raise convert.BadQuestionError(str(fault)) from fault
    five = (rules.sessions.five.clause,) if table.sits_out is not None else ()
    return m.DealingAnswer(
        hands=[spelt(cards) for cards in dealt.hands],
        talon=[spelt(half) for half in dealt.halves],
        vorhand=table.vorhand,
        order=list(order),
        cutter=deals.cutter(table, rules),
        direction="clockwise" if rules.dealing.direction.value == "clockwise" else "counter-clockwise",
        sits_out=table.sits_out,
        grounds=[*deals.grounds(rules), *five],
    )


def may_bid(question: m.MayBid, rules: RuleSet) -> m.TurnAnswer:
    """The bids open to the player in turn, or how the auction ended."""
    table = convert.seating(question.players, question.dealer, rules)
    bids = _bids(question.bids, table, rules)
    if bidding.is_over(table, bids, rules):
        highest = bidding.highest_bid(bids, rules)
        return m.TurnAnswer(
            seat=None,
            legal=[],
            contract=FAHREN if highest is None else highest.name,
            declarer=None if highest is None else highest.seat,
            grounds=list(bidding.outcome_grounds(table, bids, rules)),
        )
    turn = bidding.next_seat(table, bids, rules)
    hand = convert.hand(question.hand, "hand", rules, (12,))
    state = Bidding(_only(table, turn, hand), bids, turn)
    found = bidding.choice(state, rules)
    return m.TurnAnswer(
        seat=turn,
        legal=[action.words for action in found.actions],
        grounds=list(found.grounds),
        why=_why(bidding.refused(state, rules)),
    )


def _bids(given: Sequence[m.Action], table: Seating, rules: RuleSet) -> tuple[Bid, ...]:
    bids: tuple[Bid, ...] = ()
    for index, action in enumerate(given):
        place = f"bids[{index}]"
        if action.do != "bid":
            refuse(f"{place}.do", "bid", action.do)
        if bidding.is_over(table, bids, rules):
            refuse(place, "no bid, because the auction is over", action.what)
        turn = bidding.next_seat(table, bids, rules)
        if action.seat != turn:
            refuse(f"{place}.seat", str(turn), action.seat)
        one = convert.actions(action, place, Bidding(_only(table, turn, 0), bids, turn), rules)[0]
        assert isinstance(one, Bid)
        if one.name not in (*rules.by_name, "Weiter", "Erster"):
            refuse(f"{place}.what", f"one of Weiter, Erster, {', '.join(rules.by_name)}", repr(action.what))
        bids = (*bids, one)
    return bids


def may_call(question: m.MayCall, rules: RuleSet) -> m.LegalAnswer:
    """The Könige that may be called."""
    contract = convert.contract(question.contract, rules)
    hand = convert.hand(question.hand, "hand", rules, (12,))
    if not contract.calls.value:
        return m.LegalAnswer(legal=[], grounds=[contract.calls.clause])
    state = Calling(_only(_four(rules), 0, hand), contract, 0)
    found = calling.choice(state, rules)
    legal = convert.in_order([action.words for action in found.actions])
    return m.LegalAnswer(legal=legal, grounds=list(found.grounds), why=_why(calling.refused(state, rules)))


def may_discard(question: m.MayDiscard, rules: RuleSet) -> m.DiscardAnswer:
    """Whether these cards may go."""
    contract = convert.contract(question.contract, rules)
    if contract.talon.value not in (TalonUse.HALF, TalonUse.WHOLE):
        refuse("contract", "a game in which cards are laid away", question.contract)
    number = talon.number_to_discard(contract, rules)
    hand = convert.hand(question.hand, "hand", rules, (12 + number,))
    laid = convert.cards(question.discards, "discards", rules)
    for index, one in enumerate(laid):
        if not hand >> one & 1:
            refuse(f"discards[{index}]", "a card of the hand", NAMES[one])
    game = Game(_only(_four(rules), 0, 0), contract, 0)
    state: State = Discarding(game, Exchange(), hand, number)
    answer = discard(state, [NAMES[one] for one in laid], rules)
    _, found = answer
    if isinstance(found, Objection):
        return m.DiscardAnswer(allowed=False, grounds=list(found.grounds))
    face_up, why = talon.open_cards(mask_of(laid), rules)
    return m.DiscardAnswer(allowed=True, face_up=spelt(face_up), grounds=list(merged([found, why])))


def discard(state: State, names: Sequence[str], rules: RuleSet) -> tuple[State, Objection | Grounds]:
    """The state after laying ``names`` away together, with the grounds; or the same state with an objection."""
    assert isinstance(state, Discarding)
    seat = state.game.declarer
    if len(names) != state.missing:
        clause = (rules.talon.six if state.game.contract.talon.value is TalonUse.WHOLE else rules.talon.three).clause
        return state, Objection(f"{state.missing} cards have to be laid away, not {len(names)}", (clause,))
    wire = m.Action(seat, "discard", " ".join(names))
    now: State = state
    grounds = [talon.discard_choices(state, rules)[0].grounds]
    for one in convert.actions(wire, "discards", state, rules):
        assert isinstance(now, Discarding)
        found = talon.discard_objection(now, one, rules)  # type: ignore[arg-type]
        if found is not None:
            return state, found
        now = talon.after_discard(now, one, rules)  # type: ignore[arg-type]
    return now, merged(grounds)


def may_announce(question: m.MayAnnounce, rules: RuleSet) -> m.TurnAnswer:
    """What the player in turn may say."""
    table = convert.seating(question.players, question.dealer, rules)
    if question.contract == FAHREN:
        return _may_double(question, table, rules)
    state: State = _announcing(question, table, rules)
    if isinstance(state, Playing):
        return m.TurnAnswer(seat=None, legal=[], grounds=[rules.announcing.circuits.clause])
    assert isinstance(state, Announcing)
    speaker = announcing.speaker(state)
    hands = [0] * table.players
    hands[speaker] = convert.hand(question.hand, "hand", rules, (12,))
    state = Announcing(state.game, state.exchange, tuple(hands), *_rest(state))
    found = announcing.choices(state, rules)[0]
    return m.TurnAnswer(
        seat=found.seat,
        legal=[action.words for action in found.actions],
        grounds=list(merged([found.grounds, (rules.calling.secret.clause,)])),
        why=_why(announcing.refused(state, rules)),
    )


def _rest(state: Announcing) -> tuple[int, tuple[int, ...], tuple[Chain, ...], bool, frozenset[int] | None]:
    return state.turn, state.spoke, state.chains, state.stirred, state.quiet


def _announcing(question: m.MayAnnounce | m.Result, table: Seating, rules: RuleSet) -> State:
    """The announcing round after everything that was said; or what follows when all is said."""
    contract = convert.contract(question.contract, rules)
    if question.declarer is None:
        refuse("declarer", "a seat", None)
    declarer = convert.seat(question.declarer, "declarer", table, active=True)
    partner = question.partner
    if partner is not None:
        convert.seat(partner, "partner", table, active=True)
    called = None if question.called is None else convert.king(question.called, "called", rules)
    if contract.calls.value is (called is None):
        refuse("called", "a König" if called is None else f"none in a {contract.name}", question.called)
    game = Game(_only(table, declarer, 0), contract, declarer, called, partner, question.from_talon)
    state = announcing.begin(game, Exchange(), game.dealt.hands, rules)
    convert.said(question.said, "said")
    for index, action in enumerate(question.said):
        if not isinstance(state, Announcing):
            refuse(f"said[{index}]", "nothing more, because the round is over", action.what)
        speaker = announcing.speaker(state)
        if state.quiet is None and action.seat != speaker:
            refuse(f"said[{index}].seat", str(speaker), action.seat)
        one = convert.actions(action, f"said[{index}]", state, rules)[0]
        assert isinstance(one, Say)
        state = announcing.after(state, one, rules)
    return state


def _may_double(question: m.MayAnnounce, table: Seating, rules: RuleSet) -> m.TurnAnswer:
    state = _kontras(question.said, table, rules)
    if not isinstance(state, KontraRound):
        return m.TurnAnswer(seat=None, legal=[], grounds=[rules.trischaken.kontra.clause])
    found = trischaken.choice(state, rules)
    return m.TurnAnswer(
        seat=found.seat,
        legal=[action.words for action in found.actions],
        grounds=list(found.grounds),
        why=_why(trischaken.refused(state, rules)),
    )


def _kontras(given: Sequence[m.Action], table: Seating, rules: RuleSet) -> State:
    state: State = trischaken.begin(_only(table, table.vorhand, 0))
    convert.said(given, "said")
    for index, action in enumerate(given):
        if not isinstance(state, KontraRound):
            refuse(f"said[{index}]", "nothing more, because the round is over", action.what)
        speaker = trischaken.speaker(state)
        if action.seat != speaker:
            refuse(f"said[{index}].seat", str(speaker), action.seat)
        one = convert.actions(action, f"said[{index}]", state, rules)[0]
        assert isinstance(one, Double)
        state = trischaken.after(state, one, rules)
    return state


def may_play(question: m.MayPlay, rules: RuleSet) -> m.LegalAnswer:
    """The legal cards of a hand."""
    fahren = question.contract == FAHREN
    if not fahren:
        convert.contract(question.contract, rules)
    hand = convert.hand(question.hand, "hand", rules, range(1, 13))
    table = convert.cards(question.trick, "trick", rules)
    for index, one in enumerate(table):
        if hand >> one & 1:
            refuse(f"trick[{index}]", "a card that is not in the hand", NAMES[one])
    if len(table) > (4 if fahren else 3):
        refuse("trick", "fewer cards than players", len(table))
    if not 1 <= question.number <= bonuses.TRICKS:
        refuse("number", "a number from 1 to 12", question.number)
    here = play.Situation(hand, tuple(table), rules.ranking)
    steps = play.narrowings(here, question.number, _bonds(question, rules), rules, fahren=fahren)
    legal = steps[-1].left
    why = {
        NAMES[card]: list(found.grounds)
        for card in range(len(NAMES))
        if hand >> card & 1 and (found := play.why_not(steps, Card(card))) is not None
    }
    return m.LegalAnswer(legal=spelt(legal), grounds=list(merged([step.grounds for step in steps])), why=why)


def _bonds(question: m.MayPlay, rules: RuleSet) -> play.Bonds:
    called = None if question.called is None else convert.king(question.called, "called", rules)
    bound: Mask = 0
    for index, item in enumerate(question.announced):
        if item == KOENIG_ULTIMO and called is not None:
            bound |= 1 << called
        elif item in announcing.BIRDS:
            bound |= 1 << announcing.BIRDS[item]
        elif item == KOENIG_ULTIMO:
            refuse("called", "the called König, because König ultimo is announced", None)
        elif item not in ITEMS:
            refuse(f"announced[{index}]", f"one of {SPATZ}, {UHU}, {KOENIG_ULTIMO}, {VALAT}", repr(item))
    return play.Bonds(bound, called, valat=VALAT in question.announced)


def trick(question: m.Trick, rules: RuleSet) -> m.TrickAnswer:
    """The winner of a complete trick."""
    table = convert.seating(question.players, question.dealer, rules)
    fahren = question.contract == FAHREN
    if not fahren:
        convert.contract(question.contract, rules)
    cards = convert.cards(question.cards, "cards", rules)
    with_dealer = fahren and len(cards) == len(table.everybody)
    seats = table.everybody if with_dealer else table.active
    if len(cards) != len(seats):
        refuse("cards", f"{len(seats)} cards", len(cards))
    if question.leader not in seats:
        refuse("leader", f"a seat among {', '.join(map(str, sorted(seats)))}", question.leader)
    place, grounds = play.winner(tuple(cards), rules)
    winner = seats[(seats.index(question.leader) + place) % len(seats)]
    out = (rules.trischaken.dealer_tricks.clause,) if fahren else (rules.play.dealer_out.clause,)
    five = () if table.sits_out is None else out
    return m.TrickAnswer(winner=winner, leads=winner, grounds=[*grounds, rules.play.winner_leads.clause, *five])


def result(question: m.Result, rules: RuleSet) -> m.ResultAnswer:
    """What is won and lost at the end of a game with a declarer."""
    table = convert.seating(question.players, question.dealer, rules)
    state = _announcing(question, table, rules)
    chains = state.chains if isinstance(state, Announcing) else _contest_chains(state)
    piles = {side: convert.hand(question.piles.get(name, []), f"piles.{name}", rules) for side, name in _names()}
    if piles[Side.DECLARER] & piles[Side.FOES]:
        refuse("piles", "each card once", spelt(piles[Side.DECLARER] & piles[Side.FOES]))
    mine = {question.declarer, question.partner}
    sides = {seat: Side.DECLARER if seat in mine else Side.FOES for seat in table.active}
    eleventh = _last(question.eleventh, "eleventh", table, sides, rules)
    twelfth = _last(question.twelfth, "twelfth", table, sides, rules)
    called = None if question.called is None else convert.king(question.called, "called", rules)
    shown = [card for one in (eleventh, twelfth) if one is not None for card in one.cards]
    left = question.from_talon and called is not None and bool(piles[Side.FOES] >> called & 1) and called not in shown
    ending = bonuses.Ending(
        convert.contract(question.contract, rules),
        sides,
        question.declarer,
        called,
        piles,
        {side: question.tricks.get(name, 0) for side, name in _names()},
        eleventh,
        twelfth,
        chains,
        left_king=left,
        taken_king=question.from_talon and not left,
    )
    found = bonuses.items(ending, rules)
    augen = bonuses.augen(ending, rules)
    grounds = merged([counting.count_grounds(pile, rules.counting) for pile in piles.values()])
    return m.ResultAnswer(
        augen={name: augen[side] for side, name in _names()},
        items=[item_on_wire(one, rules) for one in found],
        grounds=list(merged([grounds, *(one.grounds for one in (*found, *bonuses.unscored(ending, rules)))])),
    )


def _names() -> list[tuple[Side, m.Side]]:
    return [(Side.DECLARER, "declarer"), (Side.FOES, "foes")]


def _contest_chains(state: State) -> tuple[Chain, ...]:
    assert isinstance(state, Playing)
    return state.contest.chains


def _last(
    given: m.PlayedTrick | None, place: str, table: Seating, sides: dict[int, Side], rules: RuleSet
) -> bonuses.LastTrick | None:
    if given is None:
        return None
    leader = convert.seat(given.leader, f"{place}.leader", table, active=True)
    cards = tuple(convert.cards(given.cards, f"{place}.cards", rules))
    if len(cards) != len(table.active):
        refuse(f"{place}.cards", f"{len(table.active)} cards", len(cards))
    start = table.active.index(leader)
    order = table.active[start:] + table.active[:start]
    return bonuses.LastTrick(cards, tuple(sides[seat] for seat in order), play.winner(cards, rules)[0])


def item_on_wire(item: bonuses.Item, rules: RuleSet) -> m.Item:
    """An item as the wire writes it."""
    del rules
    return m.Item(
        item=item.name,
        side="declarer" if item.side is Side.DECLARER else "foes",
        won=item.won,
        announced=item.announced,
        doubled=list(item.doubled),
        grounds=list(item.grounds),
    )


def settle(question: m.Settle, rules: RuleSet) -> m.SettleAnswer:
    """Who pays whom."""
    table = convert.seating(question.players, question.dealer, rules)
    if question.tariff < 1:
        refuse("tariff", "a positive number of Cent", question.tariff)
    if question.contract == FAHREN:
        return settled(_settle_fahren(question, table, rules))
    contract = convert.contract(question.contract, rules)
    if question.declarer is None:
        refuse("declarer", "a seat", None)
    declarer = convert.seat(question.declarer, "declarer", table, active=True)
    if question.partner is not None:
        convert.seat(question.partner, "partner", table, active=True)
    parties = settling.Parties(table, contract, declarer, question.partner, question.from_talon)
    if question.schleifen:
        return settled(settling.schleifen(parties, rules, question.tariff))
    items = [_item(one, f"items[{index}]", table) for index, one in enumerate(question.items)]
    return settled(settling.settle(parties, items, rules, question.tariff))


def _item(item: m.Item, place: str, table: Seating) -> bonuses.Item:
    if item.item not in ITEMS:
        refuse(f"{place}.item", f"one of {', '.join(ITEMS)}", repr(item.item))
    if len(item.doubled) > 3:  # noqa: PLR2004 -- Kontra, Rekontra, Superkontra
        refuse(f"{place}.doubled", "at most three seats", len(item.doubled))
    for seat in item.doubled:
        convert.seat(seat, f"{place}.doubled", table, active=True)
    side = Side.DECLARER if item.side == "declarer" else Side.FOES
    return bonuses.Item(item.item, side, item.won, item.announced, tuple(item.doubled), ())


def _settle_fahren(question: m.Settle, table: Seating, rules: RuleSet) -> settling.Settlement:
    if len(question.augen) != table.players:
        refuse("augen", f"{table.players} numbers, one for each seat", len(question.augen))
    state = _kontras(question.said, table, rules)
    said: tuple[Doubling, ...] = state.said if isinstance(state, KontraRound) else _contest_said(state)
    augen = dict(enumerate(question.augen))
    return settling.fahren(table, augen, said, rules, question.tariff)


def _contest_said(state: State) -> tuple[Doubling, ...]:
    assert isinstance(state, Playing)
    return state.contest.said


def settled(settlement: settling.Settlement) -> m.SettleAnswer:
    """A settlement as the wire writes it."""
    return m.SettleAnswer(
        payments=list(settlement.payments),
        lines=[line_on_wire(one) for one in settlement.lines],
        grounds=list(settlement.grounds),
    )


def line_on_wire(line: settling.Line) -> m.Line:
    """A line of a settlement as the wire writes it."""
    side: m.Side = "declarer" if line.side is Side.DECLARER else "foes"
    return m.Line(item=line.name, side=side, cents=line.cents, grounds=list(line.grounds))


def next_dealer(question: m.NextDealer, rules: RuleSet) -> m.NextDealerAnswer:
    """Who deals."""
    try:
        dealer, grounds = sessions.next_dealer(
            question.players, rules, lot=question.lot, previous=question.previous, schleifen=question.schleifen
        )
    except ValueError as fault:
        raise convert.BadQuestionError(str(fault)) from fault
    table = convert.seating(question.players, dealer, rules)
    five = (rules.sessions.five.clause,) if table.sits_out is not None else ()
    return m.NextDealerAnswer(
        dealer=dealer,
        vorhand=table.vorhand,
        sits_out=table.sits_out,
        grounds=[*grounds, rules.sessions.active.clause, *five],
    )


# ------------------------------------------------------------------------------------------------------- helpers


def _only(table: Seating, seat: int, hand: Mask) -> Dealt:
    """A deal of which one hand is known."""
    return Dealt(table, tuple(hand if one == seat else 0 for one in range(table.players)), _UNKNOWN)


def _four(rules: RuleSet) -> Seating:
    return convert.seating(rules.sessions.active.value, rules.sessions.active.value - 1, rules)


def _why(refused: object) -> dict[str, list[str]]:
    return {action.words: list(found.grounds) for action, found in refused}  # type: ignore[attr-defined]
