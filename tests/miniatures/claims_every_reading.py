"""Says in hello that it plays every reading of every option, and answers by the defaults whatever is asked."""

from tests.miniatures.miniature import Json, right, serve


def reply(question: Json) -> Json:
    """The reply that would be right if no option had been named."""
    return right(question | {"options": {}})


serve(reply)
