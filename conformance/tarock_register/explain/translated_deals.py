"""Translates a deal of one source for another: the same game, exchange, announcements and cards.

Each source has its own auction, so the auction is replaced by the shortest one that ends in the same game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from tarock_language.message import message
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.parts import Action, Turn
from tarock_protocol.messages.questions import Deal
from tarock_protocol.seating import SeatNames
from tarock_register.ask.answered import Respond, answer_or_reason
from tarock_register.ask.table_talk import TableTalk, talk_of
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.loading import load_catalogue, table_of

WAITS: Final = ("Mein Spiel", "Erster")
"""The words of a Vorhand who does not bid yet."""
PASSES: Final = ("Weiter", "Gut!")
_MOST: Final = 400
"""A limit for the acts of a deal; no deal has so many."""


def translated_deal(deal: Deal, told: DealAnswer, respond: Respond) -> Deal:
    """A deal with the answer ``told``, rewritten with the words and turns of the rules that ``deal`` names.

    It ends where these rules forbid an act, or where the player who was due at its end has to speak. UsageFaultError
    where these rules do not know the game.
    """
    seating = SeatNames.of(deal.players, deal.dealer)
    talk = talk_of(deal.rules, deal.options, seating, told.contract or "")
    game = talk.game(told.contract or "")
    if game not in talk.words.games:
        source = load_catalogue(deal.rules).title
        raise UsageFaultError(message("there is no {game} in {source}", game=told.contract or "", source=source))
    teller = _Teller(deal, game, told, talk)
    acts: list[Action] = []
    while len(acts) < _MOST:
        answer = answer_or_reason(replace(deal, actions=acts), respond)
        if not isinstance(answer, DealAnswer) or answer.refused is not None or not answer.next:
            break
        act = teller.next_act(answer.next)
        if act is None:
            break
        acts.append(act)
    return replace(deal, actions=acts)


class _Teller:
    """The acts of a deal that are left to retell: acts by deed in order, and announcements by player."""

    def __init__(self, deal: Deal, game: str, told: DealAnswer, talk: TableTalk) -> None:
        self._game = game
        self._told = told
        self._talk = talk
        self._opens = table_of(deal.rules).opens
        self._speaks_next = next((turn.seat for turn in told.next if turn.do == "say"), None)
        self._left: dict[str, list[Action]] = defaultdict(list)
        self._said: dict[int, list[str]] = defaultdict(list)
        for act in deal.actions:
            if act.do == "say" and act.what not in (*PASSES, "ich liege"):
                self._said[act.seat].append(act.what)
            elif act.do not in ("bid", "say"):
                self._left[act.do].append(act)

    def next_act(self, turns: Sequence[Turn]) -> Action | None:
        """The next act by these turns; None if the original deal has come to its end."""
        turn = turns[0]
        match turn.do:
            case "bid":
                return Action(seat=turn.seat, do="bid", what=self._bid(turn))
            case "say":
                return self._say(next((candidate for candidate in turns if self._said[candidate.seat]), turn))
            case "call":
                return self._call(turn)
            case _:
                left = self._left[turn.do]
                return left.pop(0) if left else None

    def _bid(self, turn: Turn) -> str:
        """The game for its declarer; for others a pass, or what a Vorhand says who may not pass."""
        alone = self._told.declarer is None
        if self._game in turn.legal and (alone or turn.seat == self._told.declarer):
            return self._game
        return next((word for word in (*PASSES, *WAITS) if word in turn.legal), self._game)

    def _call(self, turn: Turn) -> Action | None:
        called = self._told.called
        return None if called is None else Action(seat=turn.seat, do="call", what=called)

    def _say(self, turn: Turn) -> Action | None:
        """The next utterance; None if everything was said and the player was due to speak at the original end."""
        is_open = turn.seat == self._speaks_next and not any(self._said.values())
        if is_open and not (self._opens and self._opens in turn.legal):
            return None
        return Action(seat=turn.seat, do="say", what=self._word(turn))

    def _word(self, turn: Turn) -> str:
        """The opening word, or else the player's next announcement, or else the word that closes his turn."""
        if self._opens and self._opens in turn.legal:
            return self._opens
        said = self._said[turn.seat]
        return self._talk.utterance(said.pop(0)) if said else self._talk.closes
