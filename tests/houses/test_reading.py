"""Profiles as they are written: what their values mean, and every mistake with its line and the nearest that exists."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from tests.houses import playing

from tarock_engine.amounts import Amount
from tarock_engine.areas import Worth
from tarock_engine.cards import CARDS, mask_of
from tarock_engine.contracts import Side, TalonUse
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.rule_sets import RULE_SETS
from tarock_reference.houses import trial
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_mistakes import HouseError
from tarock_reference.houses.profile_parsing import house_of, read_house
from tarock_reference.rulings_in_words import kind_of_value

HEAD = 'name = "a house"\nbased_on = "{}"\n'
"""Two lines, so that the third is the first of what follows."""


def ruled(source: str, path: str, written: str) -> object:
    """The value in the rules of a house that writes one ruling."""
    house = playing.house(source, f'[rulings]\n"{path}" = {written}\n')
    return dict(house.rules.rulings())[path].value


def faults(source: str, rest: str) -> list[str]:
    """What is told of a profile that has mistakes."""
    with pytest.raises(HouseError) as told:
        house_of(HEAD.format(source) + rest, "house.toml")
    return str(told.value).splitlines()


VALUES: dict[str, list[tuple[str, str, object]]] = {
    "koenigrufen": [
        ("contracts.Dreier.terms.price_won", "3", 3),
        ("settling.silent_prices.König ultimo", "2", 2),
        ("calling.own_koenig_callable", "false", False),
        ("talon.last_resort", '"II III"', mask_of([CARDS["II"], CARDS["III"]])),
        ("talon.last_resort", '["Uhu", "K♥", "10s"]', mask_of([CARDS["II"], CARDS["K♥"], CARDS["10♠"]])),
        ("announcing.announceable", '["Valat", "Trull"]', ("Valat", "Trull")),
        (
            "bonuses.valat_beside",
            "{ game = false }",
            KOENIGRUFEN.bonuses.valat_beside.value._replace(game=False),
        ),
        ("bonuses.valat_beside", '{ silent = ["Uhu"], announced = [] }', (True, ("Uhu",), ())),
        ("settling.extras", '{ share = "4/3" }', (Fraction(4, 3), False)),
        ("contracts.Solo.terms.talon_to", '"declarer"', Side.DECLARER),
        ("contracts.Solo.terms.talon_to", '"none"', None),
        ("settling.game_step_times", "[1, 3, 6, 12]", (1, 3, 6, 12)),
        ("settling.announced_prices.Trull", '"1/2"', Fraction(1, 2)),
    ],
    "karl": [
        ("settling.lone_share", '"2/3"', Fraction(2, 3)),
        ("settling.lone_share", "2", 2),
        ("contracts.Dreier.terms.price", '"5/2"', Fraction(5, 2)),
        ("settling.silent_prices.Uhu", '"6/2"', 3),
        ("contracts.Dreier.talon", '"whole"', TalonUse.WHOLE),
    ],
    "lungau": [
        ("settling.game_price", '"1/2"', Fraction(1, 2)),
        ("contracts.Spatzrufer.bird", '"III"', CARDS["III"]),
    ],
    "zwanzigerrufen": [
        ("contracts.Solo.terms.valat.1", '{ points = "5/2" }', (Fraction(5, 2), False, True, False)),
        ("bidding.ranking", '["Solo", "Farbensolo"]', ("Solo", "Farbensolo")),
        ("sessions.doubled.triggers", '["mond"]', frozenset({"mond"})),
    ],
}
"""Rulings, how a house writes them, and what that means."""


@pytest.mark.gate("lungau")
@pytest.mark.parametrize("source", VALUES)
def test_a_value_has_the_type_of_the_ruling_that_it_replaces(source: str) -> None:
    """As few houses are read as can write all the values; the second has what is written in two ways."""
    first = {path: (written, value) for path, written, value in reversed(VALUES[source])}
    second = {path: (written, value) for path, written, value in VALUES[source] if first[path] != (written, value)}

    for rulings in filter(None, (first, second)):
        profile = "".join(f'"{path}" = {written}\n' for path, (written, _) in rulings.items())
        values = dict(playing.house(source, f"[rulings]\n{profile}").rules.rulings())
        assert {path: values[path].value for path in rulings} == {path: value for path, (_, value) in rulings.items()}


def test_a_value_of_cards_and_augen_keeps_the_part_that_is_not_written() -> None:
    found = ruled("zwanzigerrufen", "counting.worths.6", "{ augen = 0 }")

    assert isinstance(found, Worth)
    assert found.cards == mask_of([CARDS[name] for name in ("A♥", "A♦", "10♠", "10♣")])


def test_a_way_to_play_is_named_as_any_source_offers_it_on_that_point() -> None:
    """In a Farbensolo of koenigrufen the declarer leads, and in one of zwanzigerrufen Vorhand."""
    found = ruled("koenigrufen", "play.farbensolo_leads", '"vorhand"')

    assert found is dict(RULE_SETS["zwanzigerrufen"].rulings())["play.farbensolo_leads"].value


def test_a_way_that_asks_for_rulings_of_another_source_is_refused_when_the_file_is_read() -> None:
    told = faults("lungau", '[rulings]\n"counting.method" = "in-threes"\n')

    assert len(told) == 1
    assert told[0].startswith("house.toml:4: rulings.counting.method: 'in-threes' is a way of koenigrufen")


def test_the_order_of_an_auction_is_one_list_with_equal_games_in_lists_of_their_own() -> None:
    """Six games have five places in lungau, 10 to 50; the two Dreier share the second here."""
    order = '["Solorufer", ["Dreier", "Sechserdreier"], "Spatzrufer", "Uhurufer", "Solodreier"]'
    house = playing.house("lungau", f'[rulings]\n"bidding.order" = {order}\n')

    levels = {contract.name: contract.level.value for contract in house.rules.contracts if contract.level is not None}
    assert levels == {
        "Solorufer": 10,
        "Dreier": 20,
        "Sechserdreier": 20,
        "Spatzrufer": 30,
        "Uhurufer": 40,
        "Solodreier": 50,
    }


def prices(source: str) -> dict[str, Fraction]:
    """Every price of a source, half as much and a third more: hardly a payment is whole then."""
    rules = RULE_SETS[source]
    kinds = {path: kind_of_value(rules, path) for path, _ in rules.rulings()}
    return {
        path: Fraction(ruling.value) / 2 + Fraction(1, 3)
        for path, ruling in rules.rulings()
        if kinds[path] == Amount and isinstance(ruling.value, int | Fraction)
    }


@pytest.mark.gate("zwanzigerrufen")
@pytest.mark.parametrize("source", RULE_SETS)
def test_a_house_may_have_fractions_wherever_there_is_a_price(source: str) -> None:
    """The deals that are played when a profile is read are refused where their payments do not come to 0."""
    found = prices(source)
    told = "".join(f'"{path}" = "{price}"\n' for path, price in found.items())
    values = dict(playing.house(source, f"[rulings]\n{told}").rules.rulings())

    assert len(found) >= 14
    assert {path: values[path].value for path in found} == found


def test_payments_by_a_price_of_two_and_a_half_are_exact() -> None:
    """A Dreier of 5/2 that is won: 5/2 from each of three, 15/2 in all."""
    house = playing.house("koenigrufen", '[rulings]\n"contracts.Dreier.terms.price_won" = "5/2"\n')
    items = [{"item": "Spiel", "side": "declarer", "won": True, "announced": False}]
    table = {"players": 4, "dealer": 3, "contract": "Dreier", "declarer": 0, "partner": None}
    paid = playing.answer(house, "settle", **table, items=items)

    assert paid["payments"] == ["15/2", "-5/2", "-5/2", "-5/2"]


MISTAKES = [
    ("based", "koenigrufen", 'baseon = "lungau"\n', 3, "did you mean 'based_on'?"),
    ("option", "koenigrufen", '[readings]\n\nkaiserstch = "on"\n', 5, "did you mean 'kaiserstich'?"),
    ("reading", "koenigrufen", '[readings]\nkaiserstich = "onn"\n', 4, "did you mean 'on'?"),
    (
        "not a reading",
        "koenigrufen",
        "[readings]\nkaiserstich = true\n",
        4,
        "expected a reading of kaiserstich, got true",
    ),
    (
        "idle",
        "koenigrufen",
        '[readings]\nfarbensolo-kaiserstich = "always"\n',
        4,
        "means nothing without kaiserstich=on",
    ),
    (
        "ruling",
        "koenigrufen",
        '[rulings]\n"contracts.Dreier.terms.price" = 3\n',
        4,
        "'contracts.Dreier.terms.price_won'?",
    ),
    ("inside", "koenigrufen", '[rulings]\n"contracts.Dreier.price" = 3\n', 4, "contracts.Dreier.terms.price_won'?"),
    ("dotted", "koenigrufen", "[rulings]\ncontracts.Dreier.terms.prize_won = 3\n", 4, "terms.price_won'?"),
    ("table", "koenigrufen", "[rulings.settling]\nsilent_valt = 3\n", 4, "did you mean 'settling.silent_valat'?"),
    ("number", "koenigrufen", '[rulings]\n"settling.winners_paid" = "4"\n', 4, "expected a whole number, got '4'"),
    ("truth for number", "koenigrufen", '[rulings]\n"settling.winners_paid" = true\n', 4, "whole number, got true"),
    ("negative", "koenigrufen", '[rulings]\n"settling.winners_paid" = -4\n', 4, "from 0 to 1000000, got -4"),
    (
        "how often",
        "koenigrufen",
        '[rulings]\n"settling.winners_paid" = "1/2"\n',
        4,
        "expected a whole number, since it says how often or how many, got '1/2'",
    ),
    ("negative price", "koenigrufen", '[rulings]\n"settling.silent_valat" = -4\n', 4, 'such as "1/2", got -4'),
    ("float", "karl", '[rulings]\n"settling.lone_share" = 0.5\n', 4, 'a fraction such as "1/2", got 0.5'),
    ("zero", "karl", '[rulings]\n"settling.lone_share" = "1/0"\n', 4, "got '1/0'"),
    (
        "truth",
        "koenigrufen",
        '[rulings]\n"calling.own_koenig_callable" = "yes"\n',
        4,
        "expected true or false, got 'yes'",
    ),
    ("card", "koenigrufen", '[rulings]\n"talon.last_resort" = ["II",\n  "XXX"]\n', 5, "expected a card"),
    ("card twice", "koenigrufen", '[rulings]\n"talon.last_resort" = "II Uhu"\n', 4, "each card once, got 'Uhu'"),
    ("card of no pack", "zwanzigerrufen", '[rulings]\n"bonuses.trull" = "K♥ 7♠"\n', 4, "a card of the pack, got '7♠'"),
    (
        "word",
        "koenigrufen",
        '[rulings]\n"announcing.announceable" = [\n  "Trull",\n  "Truhl",\n]\n',
        6,
        "mean 'Trull'?",
    ),
    ("word twice", "koenigrufen", '[rulings]\n"announcing.announceable" = ["Uhu", "Uhu"]\n', 4, "each word once"),
    ("way", "koenigrufen", '[rulings]\n"play.farbensolo_leads" = "vorhnd"\n', 4, "did you mean 'vorhand'?"),
    ("side", "koenigrufen", '[rulings]\n"contracts.Solo.terms.talon_to" = "foe"\n', 4, "did you mean 'foes'?"),
    ("part", "koenigrufen", '[rulings]\n"bonuses.valat_beside" = { games = true }\n', 4, "did you mean 'game'?"),
    ("left out", "koenigrufen", '[without]\nitems = [\n  "Trul",\n]\n', 5, "did you mean 'Trull'?"),
    ("left out twice", "koenigrufen", '[without]\nitems = ["Trull", "Trull"]\n', 4, "each name once"),
    ("key of without", "koenigrufen", '[without]\ncontract = ["Solo"]\n', 4, "did you mean 'contracts'?"),
    ("no list", "koenigrufen", '[without]\nitems = "Trull"\n', 4, "expected a list of names, got 'Trull'"),
    ("order", "koenigrufen", '[rulings]\n"bidding.order" = ["Solo", "Piccolo"]\n', 4, "missing: Zwiccolo, Bettel,"),
    ("no order", "zwanzigerrufen", '[rulings]\n"bidding.order" = ["Solo"]\n', 4, "did you mean 'bidding.ranking'?"),
    ("no table", "koenigrufen", "rulings = 3\n", 3, "expected a table, [rulings], got 3"),
    ("a date", "karl", '[rulings]\n"settling.silent_prices.Uhu" = 2026-04-01\n', 4, "got 2026-04-01"),
    (
        "ruled elsewhere",
        "koenigrufen",
        '[rulings]\n"announcing.announceable" = ["Trull", "Valat", "Mondfang"]\n',
        4,
        "Mondfang is announced only where announcing.mondfang_announceable says so",
    ),
    (
        "sets ruled elsewhere",
        "zwanzigerrufen",
        '[rulings]\n"announcing.announceable" = ["Absolut", "Pagat", "Valat", "Trull"]\n',
        4,
        "Trull is announced only where announcing.announceable_sets says so",
    ),
    ("nothing there", "zwanzigerrufen", '[items.Sack]\nlike = "Trull"\n', 4, "got 'Trull'; there are: Absolut"),
    ("toml", "koenigrufen", "[rulings\n", 3, "cannot be read as TOML"),
]


@pytest.mark.parametrize(
    ("source", "rest", "line", "told"), [mistake[1:] for mistake in MISTAKES], ids=[mistake[0] for mistake in MISTAKES]
)
def test_a_mistake_is_told_with_its_line_and_the_nearest_that_exists(
    source: str, rest: str, line: int, told: str
) -> None:
    found = faults(source, rest)

    assert len(found) == 1
    assert found[0].startswith(f"house.toml:{line}: ")
    assert told in found[0]


def test_all_mistakes_of_a_profile_are_told_at_once_in_the_order_of_their_lines() -> None:
    told = faults("koenigrufen", '[readings]\nkaiser = "on"\n[rulings]\n"play.leads" = 3\n"settling.x" = 1\n')

    assert [line.split(":")[1] for line in told] == ["4", "6", "7"]


def test_all_that_is_wrong_in_an_order_is_told_at_once_each_with_its_line() -> None:
    """A name of another source, one twice, one that is left out, one misspelt, and those that are not there."""
    told = faults(
        "lungau",
        '[rulings]\n"bidding.order" = [\n  "Piccolo",\n  "Dreier",\n  "Dreier",\n  ["Uhurufer", "Solorufr"],\n'
        '  "Spatzrufer",\n]\n[without]\ncontracts = ["Uhurufer"]\n',
    )

    place, others = "rulings.bidding.order", "karl and koenigrufen"
    known = "there are: Solorufer, Spatzrufer, Dreier, Sechserdreier, Solodreier"
    assert [line.removeprefix("house.toml:") for line in told] == [
        f"4: {place}: expected every game with a place of its own; missing: Solorufer, Sechserdreier, Solodreier",
        f"5: {place}[0]: expected a game, got 'Piccolo', which is a game of {others} and not of lungau; {known}",
        f"7: {place}[2]: expected each game once, got 'Dreier'",
        f"8: {place}[3]: Uhurufer stands in the order, and [without] leaves it out; expected it in one of them alone",
        f"8: {place}[3]: expected a game, got 'Solorufr'; did you mean 'Solorufer'? {known}",
    ]


def test_all_that_is_wrong_in_a_list_or_a_record_is_told_at_once() -> None:
    told = faults(
        "koenigrufen",
        '[rulings]\n"announcing.announceable" = ["Trul", "Uhu", "Uhu", "Kakadu"]\n'
        '"talon.last_resort" = "II II XXX"\n"bonuses.valat_beside" = { gam = true, bird = 3 }\n'
        '"settling.game_step_times" = [1, true, 3, -1]\n[without]\nitems = ["Kakadu"]\n',
    )

    parts = [(line.split(":")[1], line.partition("got ")[2].split(";")[0]) for line in told]
    assert parts == [
        ("4", "'Trul'"),
        ("4", "'Uhu'"),
        ("4", ""),
        ("5", "'II'"),
        ("5", "'XXX'"),
        ("6", "'gam'"),
        ("6", "'bird'"),
        ("7", "true"),
        ("7", "-1"),
    ]
    assert told[2].endswith("names what [without] leaves out: Kakadu")


ELSEWHERE = [
    (
        "option of another source",
        "lungau",
        '[readings]\nkaiserstich = "on"\n',
        "expected an option of lungau, got 'kaiserstich', which is an option of koenigrufen and not of lungau",
    ),
    (
        "ruling under readings",
        "lungau",
        '[readings]\n"counting.total" = 70\n',
        "expected an option of lungau, got 'counting.total', which is a ruling of lungau; write it in [rulings]",
    ),
    (
        "option under rulings",
        "koenigrufen",
        '[rulings]\nkaiserstich = "on"\n',
        "got 'kaiserstich', which is an option of koenigrufen; write it in [readings]",
    ),
    (
        "option of another source under rulings",
        "lungau",
        '[rulings]\nkaiserstich = "on"\n',
        "got 'kaiserstich', which is an option of koenigrufen and not of lungau",
    ),
    (
        "option above the tables",
        "koenigrufen",
        'kaiserstich = "on"\n',
        "got 'kaiserstich', which is an option of koenigrufen; write it in [readings]",
    ),
    (
        "ruling of another source",
        "lungau",
        '[rulings]\n"contracts.Zwiccolo.level" = 3\n',
        "got 'contracts.Zwiccolo.level', which is a ruling of karl and koenigrufen and not of lungau",
    ),
    (
        "ruling that another source has only in a house",
        "lungau",
        '[rulings]\n"contracts.Rufer.terms.unplayed_in_silence" = true\n',
        "which is a ruling of karl and koenigrufen and not of lungau",
    ),
    (
        "game in which everybody plays for himself",
        "zwanzigerrufen",
        '[contracts.Ramsch]\nlike = "Fahren"\n',
        "got 'Fahren', which is a game of lungau and karl and not of zwanzigerrufen",
    ),
    (
        "game among items",
        "koenigrufen",
        '[without]\nitems = ["Zwiccolo"]\n',
        "got 'Zwiccolo', which is a game of koenigrufen; write it in contracts under [without]",
    ),
    (
        "item among games",
        "koenigrufen",
        '[without]\ncontracts = ["Uhu"]\n',
        "got 'Uhu', which is an item of koenigrufen; write it in items under [without]",
    ),
    (
        "game of another source",
        "lungau",
        '[without]\ncontracts = ["Zwiccolo"]\n',
        "got 'Zwiccolo', which is a game of karl and koenigrufen and not of lungau",
    ),
]


@pytest.mark.parametrize(
    ("source", "rest", "told"), [case[1:] for case in ELSEWHERE], ids=[case[0] for case in ELSEWHERE]
)
def test_a_name_of_another_table_or_source_is_told_where_it_belongs(source: str, rest: str, told: str) -> None:
    found = faults(source, rest)

    assert len(found) == 1
    assert told in found[0]


def test_a_profile_names_its_house_and_its_source() -> None:
    with pytest.raises(HouseError) as told:
        house_of("# nothing\n", "house.toml")

    assert "name: expected the name of the house" in str(told.value)
    assert "based_on: expected the source that the house is based on, got nothing" in str(told.value)


COMBINATIONS = [
    ("talon", "koenigrufen", '"talon.discards_of_half" = 4', "expected 3, as many as are taken, got 4"),
    ("pack", "koenigrufen", '"dealing.packets" = [6, 5]', "4 times 11 and 6 are not 54 cards"),
    ("trick", "koenigrufen", '"bonuses.bird_tricks.Uhu" = 13', "the number of a trick from 1 to 12, got 13"),
    ("ladder", "koenigrufen", '"settling.game_step_times" = [1, 2]', "expected 4 factors"),
    ("players", "lungau", '"sessions.players_in_play" = 3', "expected 4"),
    ("augen", "lungau", '"counting.total" = 70', "the cards of the pack count 71 together"),
    ("order of trumps", "lungau", '"cards.trumps" = ["Sküs", "XXI"]', "expected an order of every card in the pack"),
    (
        "no hand",
        "zwanzigerrufen",
        '"contracts.Solo.terms.least_suit_cards" = 5',
        "one solo game that needs no suit cards",
    ),
    ("a game without a rank", "zwanzigerrufen", '"bidding.ranking" = ["Solo"]', "lowest; missing: Farbensolo"),
    ("Talon of none", "koenigrufen", '"dealing.klopfen.talon_cards" = 0', "expected 6, as the packets say, got 0"),
    ("packets of none", "koenigrufen", '"dealing.klopfen.packet_cards" = 0', "expected 12, as the packets say, got 0"),
    ("sixth step", "koenigrufen", '"announcing.highest_step" = 6', "expected 5 at most, got 6"),
    ("sixth step to one", "koenigrufen", '"announcing.most_steps.Spiel" = 6', "expected 5 at most, got 6"),
    ("three receivers", "koenigrufen", '"settling.base_price" = 3', "expected 2 at most, got 3"),
    ("order without effect", "karl", '"bidding.order" = []', "expected every game with a place of its own"),
]


def test_a_game_that_is_left_out_needs_no_rank() -> None:
    text = '[rulings]\n"bidding.ranking" = ["Solo"]\n[without]\ncontracts = ["Farbensolo"]\n'

    assert dict(house_of(f'name = "Ours"\nbased_on = "zwanzigerrufen"\n{text}', "house.toml").rules.rulings())[
        "bidding.ranking"
    ].value == ("Solo",)


@pytest.mark.parametrize(
    ("source", "line", "told"),
    [combination[1:] for combination in COMBINATIONS],
    ids=[combination[0] for combination in COMBINATIONS],
)
def test_what_the_engine_cannot_do_is_said_when_the_file_is_read(source: str, line: str, told: str) -> None:
    found = faults(source, f"[rulings]\n{line}\n")

    assert all(mistake.startswith("house.toml:4: ") for mistake in found)
    assert told in found[0]


def test_an_order_that_a_reading_passes_over_is_refused() -> None:
    told = faults("karl", '[readings]\nauction-rank-order = "by-price"\n[rulings]\n"bidding.order" = ["Dreier"]\n')

    assert "means nothing with auction-rank-order=by-price; expected by-row or by-row-and-list" in told[0]
    assert told[0].startswith("house.toml:6: ")


def test_vorhand_needs_a_game_that_she_may_name_after_three_passes() -> None:
    """By one reading she has only the three that are hers: without them the auction has no way on."""
    told = faults(
        "koenigrufen",
        '[readings]\nvorhand-choice-after-three-passes = "first-three"\n'
        '[without]\ncontracts = ["Rufer", "Trischaken", "Sechserdreier"]\n',
    )

    assert told == ["house.toml:5: without: the engine cannot play by these rules: seat 0 has nothing that it may bid"]


def test_a_game_that_owes_a_vogel_cannot_be_played_without_any() -> None:
    told = faults("koenigrufen", '[without]\nitems = ["Pagat", "Uhu", "Kakadu", "Marabu"]\n')

    reason = (
        "no Vogel is left, and one has to be announced in Besser Rufer; leave Besser Rufer out too, or one Vogel in"
    )
    assert told == [f"house.toml:4: without.items[3]: Marabu cannot be left out: {reason}"]


def test_a_ruling_of_a_game_that_is_left_out_means_nothing() -> None:
    told = faults("koenigrufen", '[rulings]\n"contracts.Zwiccolo.level" = 3\n[without]\ncontracts = ["Zwiccolo"]\n')

    assert told == [
        "house.toml:4: rulings.contracts.Zwiccolo.level: means nothing, because [without] leaves Zwiccolo out"
    ]


KEYS = (
    '"{}" = 1',
    '[rulings]\n"{}" = 1',
    '[readings]\n"{}" = "x"',
    '[accounts."{}"]',
    '[contracts."{}"]',
    '[without]\n"{}" = 1',
)


@pytest.mark.parametrize("rest", KEYS)
@pytest.mark.parametrize("key", ["a\\nb\\u001b[31m", "x" * 50_000], ids=["line break", "long"])
def test_a_key_of_a_stranger_is_told_on_one_line_of_limited_length(rest: str, key: str) -> None:
    (told,) = faults("karl", rest.format(key))

    assert told.isprintable()
    assert len(told) < 2_000


def test_a_file_that_is_no_text_or_not_there_is_told_so(tmp_path: Path) -> None:
    garbled = tmp_path / "garbled.toml"
    garbled.write_bytes(b'name = "a"\nbased_on = "\xff"\n')

    with pytest.raises(HouseError, match=r"garbled\.toml: cannot be read: line 2 is not UTF-8"):
        read_house(garbled)
    with pytest.raises(HouseError, match="cannot be read: No such file or directory"):
        read_house(tmp_path / "nowhere.toml")
    with pytest.raises(HouseError, match="cannot be read: it is a folder and no file"):
        read_house(tmp_path)


@pytest.mark.prove
def test_what_a_profile_means_has_a_digest_that_names_and_comments_do_not_change() -> None:
    one = playing.house("koenigrufen", '[rulings]\n"settling.silent_valat" = 5\n"settling.announced_valat" = 9\n')
    same = house_of(
        '# ours\nbased_on = "koenigrufen"\nname = "b"\n[rulings.settling]\nannounced_valat = 9 # :\nsilent_valat = 5\n',
        "b.toml",
    )
    other = playing.house("koenigrufen", '[rulings]\n"settling.silent_valat" = 5\n"settling.announced_valat" = 8\n')

    assert one.digest == same.digest
    assert one.digest != other.digest
    assert isinstance(one, House)


def test_a_house_that_is_read_again_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []
    monkeypatch.setattr(trial, "trouble", tried.append)
    cheap, dear = (
        f'name = "{price}"\nbased_on = "lungau"\n[rulings]\n"contracts.Dreier.terms.price_won" = {price}\n'
        for price in (97, 98)
    )
    for text in (cheap, dear, cheap):
        house_of(text, "some.toml")

    assert len(tried) == 2
