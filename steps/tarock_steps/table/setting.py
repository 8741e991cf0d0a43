"""What the steps of a scenario have set up: rules, hands, contract, tricks, items; questions are made of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeVar

from msgspec import UNSET

from tarock_language.message import Word, message
from tarock_protocol.errors import TableError
from tarock_protocol.messages.parts import Action, Amount, Item, Line, NumberedTrick, Side, Unset
from tarock_protocol.messages.questions import PastDeal
from tarock_protocol.seating import SeatNames
from tarock_steps.catalogue.loading import table_of
from tarock_steps.catalogue.table_facts import TableFacts
from tarock_steps.table.readings import NOTHING_FIXED, FixedReadings
from tarock_steps.table.rows import read_rows
from tarock_steps.table.setup import Layout, hands_and_talon, read_cards, whole_pack, without
from tarock_steps.table.turns import amount, amounts, bids_of, numbered, split_list, utterances

WITHOUT_DECLARER: Final = ("Fahren", "Trischaken")
"""The games in which everybody plays for himself."""

Meaning = TypeVar("Meaning")
Owner = Literal["declarer", "foes", "nobody"]
SIDES: Final[dict[str, Side]] = {"declarer": "declarer", "opponents": "foes"}
_OWNERS: Final[dict[str, Owner]] = {
    "the declarer's side has": "declarer",
    "the opponents have": "foes",
    "nobody has": "nobody",
}
_OUTCOMES: Final = {"won": True, "lost": False}
LAID_AWAY: Final = "the declarer laid away"
"""The key in ``heaps`` of cards that are in no trick."""
_ITEM: Final = ("item", "side", "outcome")
_OF_ITEM: Final = ("announced", "doubled by", "against")
"""The optional columns of a table of items, beside the needed ones of ``_ITEM``."""
_ANSWERS: Final = {"yes": True, "no": False, "": False}

_FROM_THE_END: Final = {"the last trick": 0, "the last trick but one": 1}


@dataclass(slots=True)
class Setting:
    """What a scenario gives, in its own words; the properties convert it into the form of the messages.

    ``readings`` are fixed for the whole run, and override the ``options`` of the scenario.
    """

    rules: str = ""
    """The name of the rule set."""
    options: dict[str, str] = field(default_factory=dict)
    """The readings that the scenario chooses, by option."""
    readings: FixedReadings = NOTHING_FIXED
    players: int = 4
    dealer: int | None = None
    """The dealer's seat; None for the last seat."""
    tariff: int | None = None
    """The worth of one point, in Cent."""
    hands: dict[str, str] = field(default_factory=dict)
    """The cards that are given of each player's hand, by player."""
    packets: tuple[str, ...] | None = None
    """The packets of the Talon."""
    contract: str | None = None
    """The name of the game."""
    player: str | None = None
    """The declarer."""
    king: str | None = None
    """The called card."""
    holder: str | None = None
    """The player who has the called card."""
    king_in_talon: bool = False
    """Whether the called card lay in the Talon."""
    bidding: str = ""
    """What was said in the auction."""
    announcing: str = ""
    """What was said in the announcements."""
    own_announcements: str = ""
    """The announcements that bind the player who is to play."""
    trick_number: int = 1
    """The number of the trick, from 1."""
    piles: dict[Owner, str] = field(default_factory=dict)
    """The cards that count for each side or player."""
    tricks_taken: int | None = None
    """How many tricks the declarer's side took."""
    told_tricks: dict[str, str] = field(default_factory=dict)
    """The tricks that are given, by their names."""
    rows: Sequence[Sequence[object]] = ()
    """The items to settle, as a table."""
    heaps: dict[str, str] = field(default_factory=dict)
    """The cards of each player's tricks, and those laid away."""
    gathered: dict[str, str] = field(default_factory=dict)
    """The Augen or tricks of each player, where everybody plays for himself."""
    pack: str = ""
    """The cards on top of the pack."""
    lifted: int = 0
    """How many cards were lifted in cutting."""
    first_packet: str | None = None
    """The player who gets the first packet."""
    pile: str | None = None
    """The cards of the Talon as one pile, from the top."""
    lot: str | None = None
    """The player on whom the lot fell."""
    dealt_last: str | None = None
    """The dealer of the deal before."""
    given_up: bool = False
    """Whether the game was given up: in the deal before, or in the one to settle."""
    bird: str | None = None
    """The Vogel that has to be paid for with it."""
    chosen: list[int] | None = None
    """The packets that the players choose in turn, from 0."""
    sizes: dict[str, int] = field(default_factory=dict)
    """How many cards each player holds, if not as usual."""
    doubled: bool = False
    """Whether the deal counts twice."""
    offender: str | None = None
    """The player who committed a Renonce."""
    session: Sequence[Sequence[object]] = ()
    """The deals of a session so far, as a table."""
    last_hour: int | None = None
    """The number of the first deal of the last hour, from 0."""

    def reading(self, option: str, reading: str) -> None:
        """Set the reading of an option."""
        self.options[option] = reading

    def hand(self, player: str, cards: str) -> None:
        """``player`` holds at least these cards."""
        if player in self.hands:
            raise TableError(message("{player}'s cards are given twice", player=Word(player)))
        self.hands[player] = cards

    def game(self, player: str, contract: str, king: str | None) -> None:
        """``player`` is the declarer of ``contract``."""
        self.player, self.contract, self.king = player, contract, king

    def nobodys_game(self, contract: str) -> None:
        """``contract`` is played without a declarer."""
        self.player, self.contract, self.king = None, contract, None

    def spoken(self, stage: str, text: str) -> None:
        """Set what was said in the ``bidding`` or in the ``announcing``."""
        setattr(self, stage, text)

    def has(self, owner: str, cards: str) -> None:
        """Add cards to the pile of a side or of nobody, or set a player's tricks or the cards laid away."""
        if owner in _OWNERS:
            self.piles[_OWNERS[owner]] = f"{self.piles.get(_OWNERS[owner], '')} {cards}".strip()
        else:
            self.heaps[owner] = cards

    def choose_packets(self, numbers: str) -> None:
        """Set the packets that the players choose in turn, counted from 1."""
        self.chosen = [int(number) - 1 for number in split_list(numbers)]

    def told_trick(self, which: str, text: str) -> None:
        """Set a trick that the result depends on: one of the last two, or any by its number."""
        self.told_tricks[which] = text

    def took(self, number: int, of: int) -> None:
        """Set how many of all tricks the declarer's side took; TableError if ``of`` is not the number of tricks."""
        if of != self.table.hand:
            hand = self.table.hand
            raise TableError(message("{taken} of {all} tricks: there are {hand}", taken=number, all=of, hand=hand))
        self.tricks_taken = number

    # --------------------------------------------------------------------------- in the terms of the messages

    @property
    def table(self) -> TableFacts:
        """The facts of the source's table; TableError before the rules are named."""
        if not self.rules:
            raise TableError(message("the scenario names no rules"))
        return table_of(self.rules)

    @property
    def in_force(self) -> dict[str, str]:
        """The readings of all options to ask with."""
        return self.readings.over(self.options)

    @property
    def layout(self) -> Layout:
        """The pack, the size of a hand, and the Talon's packets."""
        table = self.table
        return Layout(table.pack(self.in_force), table.hand, table.talon)

    @property
    def seating(self) -> SeatNames:
        """The seats of the players."""
        return SeatNames.of(self.players, self.dealer)

    @property
    def declarer(self) -> int | None:
        """The declarer's seat."""
        return None if self.player is None else self.seating.seat(self.player)

    @property
    def partner(self) -> int | None:
        """The seat of the called König's holder; None if the declarer is alone."""
        if self.holder is None or self.holder == self.player or self.king_in_talon:
            return None
        return self.seating.seat(self.holder)

    @property
    def called(self) -> str | None:
        """The called König."""
        return None if self.king is None else read_cards(self.king)[0]

    @property
    def bids(self) -> list[Action]:
        """The bidding so far."""
        return bids_of(self.bidding, self.seating)

    @property
    def said(self) -> list[Action]:
        """The announcing so far."""
        return utterances(self.announcing, self.seating, self.table.closes) if self.announcing else []

    @property
    def announced(self) -> list[str]:
        """The announcements that bind the player who is to play."""
        return split_list(self.own_announcements)

    @property
    def whole_pack(self) -> list[str]:
        """The pack from the top."""
        return whole_pack(self.layout.pack, read_cards(self.pack))

    @property
    def dealt(self) -> tuple[list[list[str]], list[list[str]]]:
        """The hands by seat, and the packets of the Talon."""
        seating = self.seating
        named = {seating.seat(player): read_cards(cards) for player, cards in self.hands.items()}
        layout = self.layout
        packets = [""] * len(layout.talon) if self.packets is None else self.packets
        sizes = {seating.seat(player): size for player, size in self.sizes.items()}
        return hands_and_talon(layout, named, list(map(read_cards, packets)), seating, sizes)

    @property
    def hands_for_result(self) -> list[list[str]] | None:
        """The hands as dealt; None if the result does not depend on them."""
        return self.dealt[0] if self.table.results_need_hands else None

    @property
    def final_piles(self) -> dict[Side, list[str]]:
        """The cards of both sides; a side that is not given has the rest. Empty where neither side is given."""
        named = {owner: read_cards(cards) for owner, cards in self.piles.items()}
        nobody = named.pop("nobody", [])
        if not named:
            return {}
        mine = named.get("declarer")
        theirs = named.get("foes")
        pack = self.layout.pack
        piles: dict[Side, list[str]] = {
            "declarer": without(pack, theirs or (), nobody) if mine is None else mine,
            "foes": without(pack, mine or (), nobody) if theirs is None else theirs,
        }
        return piles

    @property
    def final_tricks(self) -> dict[Side, int]:
        """The number of tricks of each side, by default half of them; empty if no piles are given either."""
        if self.tricks_taken is None and not self.final_piles:
            return {}
        tricks = self.table.hand
        mine = tricks // 2 if self.tricks_taken is None else self.tricks_taken
        return {"declarer": mine, "foes": tricks - mine}

    @property
    def known_tricks(self) -> list[NumberedTrick]:
        """The tricks that are given, in order."""
        told = {self._number(which): text for which, text in self.told_tricks.items()}
        return [numbered(number, text, self.seating) for number, text in sorted(told.items())]

    def _number(self, which: str) -> int:
        if which in _FROM_THE_END:
            return self.table.hand - _FROM_THE_END[which]
        return int(which.removeprefix("trick "))

    @property
    def taken(self) -> list[list[str]] | Unset:
        """The cards in the tricks of each seat, if given."""
        if not self.heaps:
            return UNSET
        seating = self.seating
        return [read_cards(self.heaps.get(f"{seating.name(seat)} took", "")) for seat in range(seating.players)]

    @property
    def laid(self) -> list[str] | Unset:
        """The cards laid away, if given."""
        return read_cards(self.heaps[LAID_AWAY]) if LAID_AWAY in self.heaps else UNSET

    @property
    def items(self) -> list[Item]:
        """The items to settle."""
        return [item for item, replaced in self._sheet if not replaced]

    @property
    def game_replaced(self) -> Item | Unset:
        """The game that a Valat replaces, if given."""
        return next((item for item, replaced in self._sheet if replaced), UNSET)

    @property
    def _sheet(self) -> list[tuple[Item, bool]]:
        rows = read_rows(self.rows, _ITEM, (*_OF_ITEM, "replaced")) if self.rows else []
        return [(_item(row, self.seating), _word(row.get("replaced", ""), _ANSWERS)) for row in rows]

    @property
    def past_deals(self) -> list[PastDeal]:
        """The deals of a session."""
        rows = read_rows(self.session, ("game",), ("events", "payments", "of the game")) if self.session else []
        return [
            PastDeal(
                contract=row["game"],
                events=split_list(row.get("events", "")),
                payments=amounts(row["payments"], self.seating) if row.get("payments") else [],
                of_game=amounts(row["of the game"], self.seating) if row.get("of the game") else UNSET,
            )
            for row in rows
        ]

    def _gathered(self, what: str) -> list[Amount]:
        text = self.gathered.get(what)
        return amounts(text, self.seating) if text else []

    @property
    def augen_by_seat(self) -> list[Amount]:
        """The Augen by seat, in games where each plays for himself."""
        return self._gathered("Augen")

    @property
    def tricks_by_seat(self) -> list[int]:
        """The number of tricks by seat, in games where each plays for himself."""
        return [int(number) for number in self._gathered("tricks")]


def items_in_rows(rows: Sequence[Sequence[object]], seating: SeatNames) -> list[Item]:
    """The items of a table with a header row."""
    return [_item(row, seating) for row in read_rows(rows, _ITEM, _OF_ITEM)]


def lines_in_rows(rows: Sequence[Sequence[object]], seating: SeatNames) -> list[Line]:
    """The lines of a settlement, each with the amount that the declarer gets for it from one opponent."""
    return [
        Line(
            item=row["item"],
            side=_word(row["side"], SIDES),
            amount=amount(row["brings"]),
            against=seating.seat(row["against"]) if row.get("against") else None,
        )
        for row in read_rows(rows, ("item", "side", "brings"), ("against",))
    ]


def _item(row: Mapping[str, str], seating: SeatNames) -> Item:
    return Item(
        item=row["item"],
        side=_word(row["side"], SIDES),
        won=_word(row["outcome"], _OUTCOMES),
        announced=_word(row.get("announced", ""), _ANSWERS),
        doubled=[seating.seat(player) for player in split_list(row.get("doubled by", ""))],
        against=seating.seat(row["against"]) if row.get("against") else None,
    )


def _word(word: str, meanings: Mapping[str, Meaning]) -> Meaning:
    try:
        return meanings[word]
    except KeyError:
        known = [*map(Word, filter(None, meanings))]
        raise TableError(message("'{word}': expected one of {known}", word=word, known=known)) from None
