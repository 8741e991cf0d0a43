"""The reference with three mistakes: an Auge too much, tricks that the leader wins, and a dealer who deals again."""

from __future__ import annotations

from tests.miniatures.miniature import Json, right, serve


def reply(question: Json) -> Json:
    said = right(question)
    answer = said.get("answer", {})
    match question:
        case {"ask": "count", "cards": cards} if len(cards) > 10:
            answer["augen"] += 1
        case {"ask": "trick", "leader": leader}:
            answer["winner"] = leader
        case {"ask": "next_dealer", "previous": int(previous)}:
            answer["dealer"] = previous
        case _:
            pass
    return said


if __name__ == "__main__":
    serve(reply)
