"""Mistakes about what goes on from deal to deal."""

from proving.bugs.wrong_engine import BugKind, Told, WrongEngine, bug


@bug(BugKind.SEATS, "sessions")
def amounts_are_entered_from_vorhand_on(engine: WrongEngine) -> None:
    """What a deal brought is added up in the order of play, as if the player after the dealer sat in the first seat."""

    def turned(payments: list[object], first: int) -> list[object]:
        return [payments[(seat - first) % 4] for seat in range(4)] if payments else payments

    def entered(question: Told) -> Told:
        first = question["dealer"] + 1
        deals = [
            deal | {"payments": turned(deal.get("payments", []), first + place)}
            for place, deal in enumerate(question["deals"])
        ]
        return question | {"deals": deals}

    engine.asked("session", entered)


@bug(BugKind.LADDERS, "sessions")
def each_kind_of_retour_brings_a_round(engine: WrongEngine) -> None:
    """A Retour to the game and one to an announcement in the same deal bring a doubled round each."""

    def with_another(one: Told) -> Told:
        both = {"retour game", "retour announcement"} <= set(one["events"])
        return one | {"events": [*one["events"], "valat"]} if both and "valat" not in one["events"] else one

    engine.asked("session", lambda question: question | {"deals": [with_another(deal) for deal in question["deals"]]})
