"""Mistakes in who pays whom."""

from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import scoring
from tarock_engine.actions import SPIEL, VALAT
from tarock_engine.contracts import Side
from tarock_engine.lungau import doubling_ladder, settling, trischaken
from tarock_reference import scores


@bug(BugKind.SEATS, "settling")
def payments_stand_in_the_order_of_play(engine: WrongEngine) -> None:
    """After a game with a declarer the payments are listed from Vorhand on, not by seat."""

    def between(right: Any, parties: Any, *others: Any) -> Any:
        found = right(parties, *others)
        return [found[seat] for seat in parties.seating.everybody]

    engine.instead(scoring.between, between)


@bug(BugKind.MEETING, "settling")
def a_valat_never_loses_a_sechserdreier(engine: WrongEngine) -> None:
    """A Sechserdreier is lost by its Augen alone, so that a Valat that failed or that the opponents made is twofold."""
    engine.instead(settling._is_loss, lambda right, item: item.name != VALAT and right(item))  # noqa: SLF001 - the rule has no other name


@bug(BugKind.LADDERS, "settling")
def steps_of_a_praemie_add_up(engine: WrongEngine) -> None:
    """A Prämie counts two, four and six times its price by Kontra, Rekontra and Superkontra, the game as it should."""

    def line(right: Any, parties: Any, item: Any, rules: Any, *others: Any, **named: Any) -> Any:
        found = right(parties, item, rules, *others, **named)
        steps, _ = settling._steps(parties, item, rules)  # noqa: SLF001 - the rule has no other name
        return found._replace(amount=found.amount * 3 // 4) if item.name != SPIEL and steps == 3 else found

    engine.instead(settling._line, line)  # noqa: SLF001 - the rule has no other name


@bug(BugKind.LADDERS, "settling")
def only_the_partners_own_step_falls_away(engine: WrongEngine) -> None:
    """A Kontra of the announcer's own partner falls away, but a Rekontra and a Superkontra to it still count."""

    def counted_steps(right: Any, doubled_by: Any, announcer: Any, rules: Any) -> Any:
        steps, grounds = right(doubled_by, announcer, rules)
        return (len(doubled_by) - 1 if doubled_by[:1] == (announcer,) else steps), grounds

    engine.instead(doubling_ladder.counted_steps, counted_steps)


@bug(BugKind.LATE, "settling")
def nobody_pays_a_player_without_augen(engine: WrongEngine) -> None:
    """In Fahren a player with no Augen at all is taken for one who did not play, and settles with nobody."""

    def fahren(right: Any, seating: Any, end: Any, *others: Any) -> Any:
        found, (said, _, tariff) = right(seating, end, *others), others
        payments, augen = list(found.payments), end.augen
        for seat, other in settling.every_two(seating.everybody):
            if bool(augen[seat]) is not bool(augen[other]):
                winner, loser = (other, seat) if augen[seat] else (seat, other)
                stake = 2 * tariff << trischaken.kontras_of_both(seat, other, said)
                payments[winner] -= stake
                payments[loser] += stake
        return found._replace(payments=tuple(payments))

    engine.instead(settling.fahren, fahren)


@bug(BugKind.UNSEEN, "settling")
def a_line_is_told_from_the_side_of_its_item(engine: WrongEngine) -> None:
    """The amount of a line is positive when the side of its item receives, also where that is the opponents'."""

    def line_on_wire(right: Any, line: Any) -> Any:
        return right(line._replace(amount=-line.amount) if line.side is Side.FOES else line)

    engine.instead(scores.line_on_wire, line_on_wire)
