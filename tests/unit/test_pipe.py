"""What is read ahead from a program at the other end of a pipe."""

from __future__ import annotations

import queue
import signal
import threading

import pytest
from tests.unit.the_command import PATIENCE

from tarock_protocol.pipe import AHEAD, Incoming

LINES = 40 * AHEAD


def test_what_comes_is_taken_in_its_order_and_no_more_than_a_few_lines_are_read_ahead() -> None:
    incoming, handed_over = Incoming(), list[int]()

    def read() -> None:
        for number in range(LINES):
            incoming.put([b"%d" % number, b"more"])
            handed_over.append(number)

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    for taken in range(LINES):
        assert len(handed_over) <= taken + AHEAD
        assert incoming.get(PATIENCE) == b"%d" % taken
        assert incoming.get(PATIENCE) == b"more"
    reader.join(PATIENCE)

    assert incoming.is_empty()
    assert not reader.is_alive()


def test_lines_that_came_together_are_taken_together_but_no_more_than_are_wanted() -> None:
    incoming = Incoming()
    incoming.put([b"1", b"2", b"3"])
    incoming.put([b"4"])

    assert incoming.number() == 4
    assert incoming.take(PATIENCE, 2) == [b"1", b"2"]
    assert incoming.number() == 2
    assert incoming.take(PATIENCE, 2) == [b"3"]
    assert incoming.take(PATIENCE, 2) == [b"4"]
    assert incoming.is_empty()
    assert not incoming.number()


def test_where_nothing_comes_in_time_that_is_said() -> None:
    with pytest.raises(queue.Empty):
        Incoming().get(0.0)


@pytest.mark.skipif(not hasattr(signal, "pthread_kill"), reason="signals to threads as POSIX has them")
def test_a_signal_that_another_thread_was_sent_is_heard_before_the_wait_is_over() -> None:
    incoming = Incoming()
    before = signal.signal(signal.SIGUSR1, lambda *_: incoming.put([b"heard"]))
    elsewhere = threading.Timer(0.2, lambda: signal.pthread_kill(threading.get_ident(), signal.SIGUSR1))
    elsewhere.start()
    try:
        assert incoming.get(PATIENCE) == b"heard"
    finally:
        elsewhere.join(PATIENCE)
        signal.signal(signal.SIGUSR1, before)
