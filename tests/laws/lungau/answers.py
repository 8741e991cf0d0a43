"""What is right at every moment and at the end of a deal, by what it is about."""

from __future__ import annotations

from collections.abc import Iterator

from proving.exhaustive.found import Digest
from tests.laws.lungau import plain, scoring
from tests.laws.lungau.strategies import LUNGAU, Course, listed, names
from tests.laws.lungau.test_announcing import followed
from tests.laws.lungau.test_bidding import auction, standing
from tests.laws.lungau.test_play import held_back, turns
from tests.laws.lungau.told import facts_of, players_of

from tarock_engine.actions import Double
from tarock_engine.cards import NAMES
from tarock_engine.contracts import Side
from tarock_engine.lungau.counting import augen_by_seat
from tarock_engine.state import AtTalon, Calling, Discarding, GivenUp


def bids(course: Course):
    for stop, state, _ in auction(course):
        hand = names(course.dealt.hands[state.turn])
        kings = plain.KOENIGE - (hand if course.chosen["own-king-call"] == "forbidden" else set())
        found = []
        for name in ("Weiter", "Erster", *plain.BIDS):
            if plain.may_bid(
                name,
                opens=not state.bids,
                vorhand=state.turn == course.dealt.seating.vorhand,
                hand=hand,
                standing=standing(state.bids),
                chosen=course.chosen,
            ):
                if name in plain.CALLING and course.chosen["king-named-when"] == "with-bid":
                    found += [f"{name} {king}" for king in kings]
                else:
                    found.append(name)
        yield stop, found


def calls(course: Course):
    for stop in course.stops:
        if isinstance(stop.state, Calling):
            hand = names(course.dealt.hands[stop.state.declarer])
            yield stop, plain.KOENIGE - (hand if course.chosen["own-king-call"] == "forbidden" else set())


def shares(course: Course):
    for stop in course.stops:
        if isinstance(stop.state, AtTalon):
            game = stop.state.game
            halves = dict(zip(("first", "second"), map(names, game.dealt.halves), strict=True))
            expected = {"all"} if game.contract.name == "Sechserdreier" else set(halves)
            if course.chosen["talon-must-be-taken"] == "may-leave" and "all" not in expected:
                expected |= {"leave"}
            bird = plain.BIRD.get(game.contract.name, "")
            if course.chosen["vogel-held-when"] == "after-exchange" and bird in names(game.dealt.talon):
                expected = {one for one, half in halves.items() if bird in half}
            if game.from_talon:
                expected |= {"Schleifen"}
            yield stop, expected


def discards(course: Course):
    for stop in course.stops:
        if isinstance(stop.state, Discarding):
            state = stop.state
            bird = plain.BIRD.get(state.game.contract.name)
            found = plain.may_lay_away(
                names(state.hand), names(state.exchange.laid), state.missing, bird, course.chosen
            )
            late = course.chosen["schleifen-moment"] == "before-discard" and course.game.from_talon
            yield stop, found | ({"Schleifen"} if late else set())


def utterances(course: Course):
    if course.game is None or not course.was_played or course.chosen["announcement-turns"] != "circuits":
        return
    for stop, talk in followed(course):
        seat = stop.choices[0].seat
        found = {"Gut!"}
        for _, word, item, of in talk.open_to(seat):
            found.add(f"{word} {item}".strip() + ("" if of is None else f" of {of}"))
        yield stop, found


def cards(course: Course):
    for stop, state in turns(course):
        hand, table, number = names(state.hands[state.turn]), listed(state.table), len(state.tricks) + 1
        free = course.chosen["bound-card-priority"] == "first-lead-free" and number == 1 and not table
        if course.game is None:
            yield stop, plain.follows_in_fahren(hand, table, free_lead=free)
        else:
            until = {} if free else held_back(course, state)
            yield stop, plain.follows_bound(plain.follows(hand, table), number, until, course.chosen)


ACTS = {"bids": bids, "calls": calls, "Talon": shares, "discards": discards, "utterances": utterances, "cards": cards}


def winners(course: Course):
    for trick in course.played.tricks if course.was_played else ():
        place = plain.taken_by(listed(trick.cards), course.chosen)
        seat = players_of(course, trick)[place]
        assert seat == trick.winner
        yield seat


def augen(course: Course):
    if course.was_played and course.game is not None:
        found = [plain.augen(names(course.piles[side])) for side in (Side.DECLARER, Side.FOES)]
        assert found == [course.augen[side] for side in (Side.DECLARER, Side.FOES)]
        yield found


def told(item):
    name, mine, won, announced, doubled = item
    return name, mine, bool(won), announced, doubled


def items(course: Course):
    if course.was_played and course.game is not None and course.chosen["vogel-held-when"] == "at-bid":
        found = sorted(map(told, scoring.items(facts_of(course))))
        assert found == sorted(
            (one.name, one.side is Side.DECLARER, one.won, one.announced, one.doubled) for one in course.items
        )
        yield found


def lines(course: Course):
    if course.was_played and course.game is not None and course.chosen["vogel-held-when"] == "at-bid":
        facts = facts_of(course)
        every = scoring.items(facts)
        found = sorted((one[0], one[1], scoring.cents(facts, one, every)) for one in every)
        assert found == sorted((one.name, one.side is Side.DECLARER, one.amount) for one in course.settlement().lines)
        yield found


def payments(course: Course):
    seating = course.dealt.seating
    if isinstance(course.end, GivenUp):
        game = course.end.game
        paid = set(seating.active) - {game.declarer}
        if course.chosen["schleifen-as-a-deal"] == "dealer-paid":
            paid = set(seating.seats) - {game.declarer}
        found = [30 if seat in paid else -30 * len(paid) if seat == game.declarer else 0 for seat in seating.seats]
    elif course.game is None:
        seats = seating.active if course.chosen["fahren-five-dealer"] == "unpaid" else seating.everybody
        own = {seat: 0 for seat in seating.seats}
        for trick in course.played.tricks:
            own[trick.winner] += plain.augen(listed(trick.cards))
        assert list(own.values()) == list(augen_by_seat(course.contest, course.played.tricks, course.rules))
        answers = [(one.seat, one.to) for one in course.actions if isinstance(one, Double) and one.step is not None]
        expected = scoring.fahren(own, seats, answers, course.chosen)
        found = [expected.get(seat, 0) for seat in seating.seats]
    elif course.chosen["vogel-held-when"] == "at-bid":
        facts = facts_of(course)
        every = scoring.items(facts)
        found = scoring.payments(facts, sum(scoring.cents(facts, one, every) for one in every))
    else:
        return
    assert found == list(course.settlement().payments), found
    yield found


ENDS = {"winners": winners, "Augen": augen, "items": items, "lines": lines, "payments": payments}


def frozen(seeds):
    found = {name: [0, Digest()] for name in (*ACTS, *ENDS)}
    for seed in seeds:
        for course in LUNGAU.courses(seed, 3):
            for name, acts in ACTS.items():
                for stop, words in acts(course):
                    seat = stop.choices[0].seat
                    assert {(one.seat, one.words) for one in stop.allowed} == {(seat, one) for one in words}, (name, words)
                    found[name][0] += 1
                    found[name][1].add([seat, sorted(words)])
            for name, ends in ENDS.items():
                for answer in ends(course):
                    found[name][0] += 1
                    found[name][1].add(answer)
    return {name: (count, str(digest)) for name, (count, digest) in found.items()}


if __name__ == "__main__":
    for part, seeds in (("share", range(20)), ("whole", range(400))):
        print(f"[{part}]")
        for name, (count, digest) in frozen(seeds).items():
            print(f'{name} = "{count} {digest}"')
