"""Declines the first question about some cards, and answers it when it is asked again."""

from __future__ import annotations

from tests.miniatures.faults.honest import Json, line, reply, serve

declined: set[str] = set()


def respond(question: Json) -> bytes:
    cards = str(question.get("cards"))
    if question["ask"] == "hello" or cards in declined:
        return reply(question)
    declined.add(cards)
    return line({"id": question["id"], "declined": "not in the mood"})


serve(respond)
