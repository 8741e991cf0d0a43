"""The reference with three mistakes: it adds an Auge to many cards, gives tricks of Fahren away, and pays twice."""

from __future__ import annotations

from fractions import Fraction

from tests.miniatures.miniature import Json, right, serve


def reply(question: Json) -> Json:
    said = right(question)
    answer = said.get("answer", {})
    match question:
        case {"ask": "count", "cards": cards} if len(cards) > 10:
            answer["augen"] += 1
        case {"ask": "trick", "contract": "Fahren"}:
            answer["winner"] = (answer["winner"] + 1) % question["players"]
        case {"ask": "settle", "contract": "Dreier"}:
            answer["payments"] = [twice(one) for one in answer["payments"]]
        case _:
            pass
    return said


def twice(amount: int | str) -> int | str:
    paid = Fraction(amount) * 2
    return paid.numerator if paid.denominator == 1 else str(paid)


if __name__ == "__main__":
    serve(reply)
