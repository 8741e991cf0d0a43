"""Mistakes in dealing."""

from proving.bugs.wrong_engine import BugKind, Told, WrongEngine, bug

_PACKET = 6


@bug(BugKind.SEATS, "dealing")
def second_packets_begin_with_the_dealer(engine: WrongEngine) -> None:
    """The second packets, after the Talon, go to the dealer first, because the count of seats starts one too early."""

    def dealt(question: Told, answer: Told) -> Told:
        cut, hands = question.get("cut", 0), [*answer["hands"]]
        cards, order = [*question["pack"][cut:], *question["pack"][:cut]], answer["order"]
        second = cards[5 * _PACKET :]
        for place, seat in enumerate(order):
            late = (place + 1) % len(order)
            first = cards[_PACKET * place : _PACKET * (place + 1)]
            hands[seat] = [*first, *second[_PACKET * late : _PACKET * (late + 1)]]
        return answer | {"hands": hands}

    engine.answered("dealing", dealt)
