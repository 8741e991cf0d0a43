"""How much memory `tarock serve` needs however long it is asked: ``python -m benchmarks.plateau [QUESTIONS]``.

Random deals of all rule sets are played over the wire, each by readings drawn at random. Of every position in them the
same question is asked once more by readings drawn anew, and so is one of the questions that the scenarios ask: most of
the questions have readings that hardly any other has. Tells the memory as it goes, and ends in 1 where it was more than
``LIMIT`` at any time.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final, Protocol

import msgspec

from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_steps.catalogue.loading import sources
from tarock_steps.suite.scripts import play_script, scripts

LIMIT: Final = 150
"""MB that a server may have needed at most, after however many questions."""

MANY: Final = 200_000
_READINGS: Final = 6
"""How many options are drawn at most; with more of them, hardly any draw could be played."""

_HAND: Final = 12
"""Cards of a player where there is a Talon."""

_REPORTS: Final = 20
_SERVE: Final = (sys.executable, "-P", "-m", "tarock_conformance", "serve")

Json = dict[str, Any]


class Asked(Protocol):
    """Something that can be asked, and how often it was asked."""

    asked: int

    def ask(self, **question: object) -> Json:
        """The reply to a question."""


class Server:
    """A reference engine behind a pipe, and how many questions it was asked."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(_SERVE, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.asked = 0

    def ask(self, **question: object) -> Json:
        """The reply to a question; a refusal is a reply too."""
        asked, replies = self._streams
        asked.write(msgspec.json.encode({"id": self.asked, **question}) + b"\n")
        asked.flush()
        self.asked += 1
        return msgspec.json.decode(replies.readline(), type=Json)

    def peak(self) -> float:
        """The most memory that it has needed so far, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(status.partition("VmHWM:")[2].split()[0]) / 1024

    def close(self) -> None:
        """End the process."""
        asked, replies = self._streams
        asked.close()
        self.process.wait()
        replies.close()

    @property
    def _streams(self) -> tuple[IO[bytes], IO[bytes]]:
        if self.process.stdin is None or self.process.stdout is None:
            raise TypeError(self.process)
        return self.process.stdin, self.process.stdout


def of_scenarios(source: str) -> list[Json]:
    """What the scenarios of a source ask of an engine, each question once and without its id."""
    lines: dict[bytes, Json] = {}

    def overheard(line: bytes) -> bytes:
        question = msgspec.json.decode(line, type=Json)
        if question["ask"] != "hello":
            question.pop("id")
            lines.setdefault(msgspec.json.encode(question), question)
        return respond(line)

    driver = InProcess(overheard)
    for script in scripts(source):
        play_script(script, driver)
    return list(lines.values())


def questions(server: Asked, rng: random.Random, others: Sequence[Json]) -> Iterator[int]:
    """Ask without end; yields the number of questions so far, after each position of a deal and one of ``others``."""
    known: dict[str, dict[str, list[str]]] = server.ask(ask="hello")["answer"]["rules"]
    decks = {rules: list(server.ask(ask="deck", rules=rules)["answer"]["augen"]) for rules in known}
    while True:
        rules = rng.choice(list(known))
        deal: Json = {"ask": "deal", "rules": rules, **dealt(decks[rules], rng)}
        options = readings(known[rules], rng)
        actions: list[Json] = []
        while True:
            server.ask(**deal, actions=actions, options=readings(known[rules], rng))
            answer = server.ask(**deal, actions=actions, options=options).get("answer", {})
            other = rng.choice(others)
            server.ask(**other | {"options": readings(known[other["rules"]], rng)})
            yield server.asked
            turns = [turn for turn in answer.get("next", ()) if turn["legal"]]
            if not turns:
                break
            actions.append(acted(rng.choice(turns), answer["hands"], len(deal["hands"][0]), rng))


def acted(turn: Json, hands: list[list[str]], size: int, rng: random.Random) -> Json:
    """One of the acts that a turn allows; as many cards are laid away as the hand has too many."""
    seat, legal = turn["seat"], turn["legal"]
    many = max(1, len(hands[seat]) - size) if turn["do"] == "discard" else 1
    return {"seat": seat, "do": turn["do"], "what": " ".join(rng.sample(legal, min(many, len(legal))))}


def dealt(deck: list[str], rng: random.Random) -> Json:
    """Hands and Talon for a table of four: a Talon of two packets of three where there is one."""
    cards = rng.sample(deck, len(deck))
    rest = len(cards) % _HAND if len(cards) > 4 * _HAND else 0
    size = (len(cards) - rest) // 4
    talon = cards[len(cards) - rest :]
    hands = [cards[start : start + size] for start in range(0, 4 * size, size)]
    return {"players": 4, "dealer": 3, "hands": hands, "talon": [talon[:3], talon[3:]] if talon else []}


def readings(known: dict[str, list[str]], rng: random.Random) -> dict[str, str]:
    """Some options with a reading each; they may not go together."""
    chosen = rng.sample(list(known), rng.randint(0, _READINGS))
    return {option: rng.choice(known[option]) for option in chosen}


def measured(number: int, others: Sequence[Json], *, tell: bool = False) -> float:
    """The most memory in MB that a server needs for ``number`` questions."""
    server = Server()
    try:
        due = number // _REPORTS
        for asked in questions(server, random.Random(number), others):
            if tell and asked >= due:
                sys.stdout.write(f"{asked:>9,} questions: {server.peak():.0f} MB at most\n")
                due += number // _REPORTS
            if asked >= number:
                return server.peak()
    finally:
        server.close()
    return server.peak()


def main() -> int:
    """Measure, and show whether the limit was kept."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else MANY
    others = [question for source in sources() for question in of_scenarios(source)]
    peak = measured(number, others, tell=True)
    sys.stdout.write(f"{peak:.0f} MB for {number:,} questions, the limit is {LIMIT} MB\n")
    return int(peak > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
