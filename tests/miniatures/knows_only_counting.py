"""Answers what the deck is and how many Augen cards hold, rightly, and declines everything else."""

from tests.miniatures.miniature import Json, right, serve

KNOWN = ["hello", "deck", "count"]


def reply(question: Json) -> Json:
    """The right reply to the few questions that are known."""
    if question["ask"] not in KNOWN:
        return {"id": question["id"], "declined": "this is a score pad"}
    found = right(question)
    if question["ask"] == "hello":
        found["answer"] |= {"name": "score pad", "rules": {"lungau": {}}}
    return found


serve(reply)
