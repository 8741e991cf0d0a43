"""How long work may take before it is broken off: what counts is its own time and not that of a busy machine."""

from __future__ import annotations

import signal
import time

import pytest

from tarock_running.process.sharing import patience

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="timers as POSIX has them")


def endless() -> None:
    with patience(0.05):
        while True:
            pass


def test_what_goes_on_is_broken_off() -> None:
    with pytest.raises(TimeoutError, match=r"no end after 0\.05 seconds"):
        endless()


def test_who_has_to_wait_for_the_processor_loses_nothing_by_it() -> None:
    with patience(0.2):
        time.sleep(0.5)


@pytest.mark.prove
def test_what_was_in_time_is_not_broken_off_later() -> None:
    before = signal.getsignal(signal.SIGPROF)
    with patience(0.2):
        pass

    until = time.process_time() + 0.4
    while time.process_time() < until:
        pass

    assert signal.getsignal(signal.SIGPROF) is before
