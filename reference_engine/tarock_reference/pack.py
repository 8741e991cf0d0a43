"""Answers the questions ``deck``, ``count``, ``dealing``, ``next_dealer`` and ``session``.

They ask what is in the pack, what its cards count, who receives them, who deals, and how a session stands.
"""

from __future__ import annotations

from tarock_engine import counting, sessions, staking
from tarock_engine import dealing as deals
from tarock_engine.cards import NAMES, cards_in
from tarock_engine.ruleset import RuleSet
from tarock_language.message import SaidError, message
from tarock_protocol.messages import answers, questions
from tarock_reference import convert
from tarock_reference.bad_questions import BadQuestionError, at_place, refuse_question
from tarock_reference.convert import spelt
from tarock_reference.past_deals import deals_over, refuse_given_up
from tarock_reference.scores import wire_amount


def deck(question: questions.Deck, rules: RuleSet) -> answers.DeckAnswer:
    """The pack."""
    del question
    order, names = rules.ranking, rules.cards
    pack = rules.pack
    worth: dict[str, int] = {NAMES[card]: counting.one_by_one(1 << card, rules.counting) for card in cards_in(pack)}
    called, naming = rules.card_names()
    why: dict[str, list[str]] = {
        "names": list(naming),
        "trumps": list(rules.trump_grounds()),
        "suits": [names.pictures.clause, names.red.clause, names.black.clause],
        "trull": [names.trull.clause],
        "augen": [worth_ruling.clause for worth_ruling in rules.counting.worths],
        "total": [rules.counting.total.clause, rules.counting.method.clause],
        "pack": [names.pack.clause],
    }
    return answers.DeckAnswer(
        trumps=[NAMES[card] for card in order.trumps_down],
        suits={suit: [NAMES[card] for card in line] for suit, line in order.suits_down.items()},
        augen=worth,
        total=rules.counting.total.value,
        trull=spelt(names.trull.value),
        names=dict(called),
        why=why,
        grounds=list(dict.fromkeys(clause for part in why.values() for clause in part)),
    )


def count(question: questions.Count, rules: RuleSet) -> answers.CountAnswer:
    """The Augen of a pile."""
    pile = convert.hand(question.cards, "cards", rules)
    augen, grounds = rules.procedure.counted(pile, rules)
    return answers.CountAnswer(augen=wire_amount(augen), grounds=list(grounds))


def dealing(question: questions.Dealing, rules: RuleSet) -> answers.DealingAnswer:
    """Hands and Talon from the order of the pack."""
    table = convert.seating(question.players, question.dealer, rules)
    pack = convert.cards(question.pack, "pack", rules)
    pile = None if question.pile is None else convert.cards(question.pile, "pile", rules)
    _refuse_knocking(question, rules)
    try:
        deals.refuse_wrong_pack(pack, rules)
    except SaidError as fault:
        raise at_place(fault, "pack") from fault
    starts = None if question.starts is None else convert.seat(question.starts, "starts", table, active=True)
    try:
        chance = deals.Chance(cut=question.cut, starts=starts, pile=pile, chosen=question.chosen)
        dealt = deals.deal_out(pack, table, rules, chance)
        order = deals.packet_order(table, rules, starts)
    except SaidError as fault:
        raise BadQuestionError(fault.said) from fault
    five = (rules.sessions.five_may_sit.clause,) if table.sits_out is not None else ()
    return answers.DealingAnswer(
        hands=[spelt(cards) for cards in dealt.hands],
        talon=[spelt(half) for half in dealt.halves] if dealt.talon else [],
        vorhand=table.vorhand,
        order=list(order),
        cutter=deals.cutter(table, rules),
        direction="clockwise" if rules.dealing.direction.value == "clockwise" else "counter-clockwise",
        sits_out=table.sits_out,
        grounds=[
            *deals.dealing_grounds(rules, knocked=question.chosen is not None, five=table.sits_out is not None),
            *five,
        ],
    )


def _refuse_knocking(question: questions.Dealing, rules: RuleSet) -> None:
    """Refuse chosen packets where nobody may knock, and a cut beside them."""
    klopfen = rules.dealing.klopfen
    if question.chosen is None:
        return
    if klopfen is None:
        refuse_question("chosen", message("none in {rules}", rules=rules.name), question.chosen)
    if not klopfen.allowed.value:
        refuse_question("chosen", message("none, because nobody knocks on the pack"), question.chosen)
    if question.cut:
        refuse_question("cut", message("0, because the pack was knocked on"), question.cut)


def next_dealer(question: questions.NextDealer, rules: RuleSet) -> answers.NextDealerAnswer:
    """The next dealer."""
    if question.given_up:
        refuse_given_up(question.lot, rules)
    try:
        dealer, grounds = sessions.dealer_after(
            question.players,
            rules,
            lot=question.lot,
            previous=question.previous,
            given_up=question.given_up,
        )
    except SaidError as fault:
        raise BadQuestionError(fault.said) from fault
    table = convert.seating(question.players, dealer, rules)
    five = (rules.sessions.five_may_sit.clause,) if table.sits_out is not None else ()
    return answers.NextDealerAnswer(
        dealer=dealer,
        vorhand=table.vorhand,
        sits_out=table.sits_out,
        grounds=[*grounds, rules.sessions.players_in_play.clause, *five],
    )


def session(question: questions.Session, rules: RuleSet) -> answers.SessionAnswer:
    """The state of a session: its deals, the doubled deals that are due, and what each seat has received."""
    has_last_hour = getattr(rules.sessions.doubled, "rounds_of_last_hour", None) is not None
    if question.last_hour is not None and not has_last_hour:
        refuse_question("last_hour", message("none in {rules}", rules=rules.name), question.last_hour)
    deals_so_far = deals_over(question.deals, rules)
    try:
        course = sessions.course(question.players, question.dealer, deals_so_far, rules, last_hour=question.last_hour)
    except SaidError as fault:
        raise BadQuestionError(fault.said) from fault
    return answers.SessionAnswer(
        deals=[
            answers.DealOfSession(dealer=deal.dealer, vorhand=deal.vorhand, doubled=_doubled(times, rules))
            for deal, times in zip(course.deals, course.factors, strict=True)
        ],
        due=course.due,
        totals=[wire_amount(total) for total in course.totals],
        grounds=list(course.grounds),
    )


def _doubled(times: int, rules: RuleSet) -> bool | int:
    """Whether a deal counts more than once; how often, if that is more often than a doubled deal does."""
    return times if times in staking.possible_times(rules) else times > 1
