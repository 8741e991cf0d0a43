"""Plays by the book, but knows no option for a trick with the whole Trull in it."""

from tests.miniatures.miniature import Json, right, serve


def reply(question: Json) -> Json:
    """The right reply, with one option fewer in hello."""
    found = right(question)
    if question["ask"] == "hello":
        del found["answer"]["rules"]["lungau"]["trull-in-one-trick"]
    return found


serve(reply)
