"""Reads a profile: a TOML file becomes a ``House``, or a list of all its mistakes."""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeVar

from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import OptionError
from tarock_language.message import Message, message, one_after_another
from tarock_protocol.user_files import file_text, reason_of
from tarock_reference import rulings_in_words
from tarock_reference.houses import combinations, order, trial
from tarock_reference.houses.added_rulings import rulings_to_add, with_told
from tarock_reference.houses.elsewhere import GAME, ITEM, OPTION, RULING, Kind, needing_more, unknown
from tarock_reference.houses.examples import EXAMPLES, worked_example
from tarock_reference.houses.house import BesideMoney, House, HouseRuling, WorkedExample
from tarock_reference.houses.leaving_out import NOTHING_LEFT_OUT, Without, indispensable, left_out_of
from tarock_reference.houses.own_games import MOST, OwnGame, folded_name, is_name, own_game, with_games
from tarock_reference.houses.own_items import CARD, OwnItem, own_item, with_items
from tarock_reference.houses.places import flat_rulings, place_in_words
from tarock_reference.houses.profile_mistakes import HouseError, Mistake, WrongValueError, expected, one_of
from tarock_reference.houses.toml_lines import Place, places_in
from tarock_reference.houses.toml_slips import toml_read
from tarock_reference.houses.typed import Point, typed
from tarock_reference.houses.ways import name_of

KEYS: Final = ("name", "based_on", "contracts", "items", "readings", "rulings", "without", "accounts", "examples")
_THINGS: Final = frozenset({"birds", "vögel", "names"})
"""Keys with which people try to add what the source does not have."""
_ADDS_ITEM: Final = message("a house adds an item with [items.NAME], and gives none another name")
_CONTRACTS: Final = "contracts"
_ITEMS: Final = "items"
Own = TypeVar("Own", OwnGame, OwnItem)
_ACCOUNTS: Final = "accounts"
_ACCOUNT_MARK: Final = "#"
"""Stands between a file and the name of an account of its house."""
_LEFT_OUT: Final = ("contracts", "items")
_LARGEST: Final = 200_000
_LONGEST_NAME: Final = 100
_TRIED: Final = 64
"""The number of houses whose trial deals are remembered; a command reads the same profile more than once."""


def read_house(path: Path) -> House:
    """The house that a profile describes; ``cup.toml#Schrift`` is the house of ``cup.toml`` by its account ``Schrift``.

    Raises HouseError with every mistake, and the file and line of each.
    """
    name, mark, account = path.name.rpartition(_ACCOUNT_MARK)
    if name and mark and not path.exists():
        house = read_house(path.with_name(name))
        if account not in dict(house.accounts):
            reason = one_of(message("an account of the house"), account, [*dict(house.accounts)])
            raise HouseError(str(path), [Mistake(line=0, place=_ACCOUNTS, reason=reason)])
        return house.by_account(account)
    try:
        text = file_text(path, _LARGEST)
    except OSError as fault:
        reason = message("cannot be read: {reason}", reason=reason_of(fault))
        raise HouseError(str(path), [Mistake(line=0, place="", reason=reason)]) from fault
    return house_of(text, str(path))


def house_of(text: str, file: str) -> House:
    """The house from the text of a profile; messages call it ``file``."""
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n"))
    data = toml_read(text)
    if isinstance(data, Mistake):
        raise HouseError(file, [data])
    return _house(data, places_in(text), file)


def house_of_data(data: Mapping[str, Any], file: str) -> House:
    """The house from the parsed data of a profile, without its text; messages call it ``file``."""
    return _house(data, {}, file)


def _house(data: Mapping[str, Any], lines: Mapping[Place, int], file: str) -> House:
    reading = _Reading(data, lines)
    house = reading.house()
    if house is None or reading.mistakes:
        raise HouseError(file, reading.mistakes)
    return house


class _Reading:
    """Reads one profile and collects its mistakes, so that all of them are reported at once."""

    def __init__(self, data: Mapping[str, Any], lines: Mapping[Place, int]) -> None:
        self.mistakes: list[Mistake] = []
        self._data = data
        self._lines = lines

    def house(self) -> House | None:
        """The house; none if there is a mistake."""
        name, source = self._name(), self._source()
        for key in self._data:
            if key not in KEYS:
                self._refuse((key,), self._unknown_key(key, source))
        if source is None or name is None:
            return None
        readings = self._readings(source)
        chosen = self._chosen(source, readings)
        if chosen is None:
            return None
        items = self._own_items(chosen)
        with_own_items = with_items(chosen, items)
        games = [*self._own(_CONTRACTS, with_own_items, own_game)]
        rules = self._with_added(with_games(with_own_items, games))
        left_out = self._without(rules)
        rulings = self._rulings(("rulings",), self._table("rulings"), rules, left_out)
        accounts = self._accounts(rules, left_out)
        examples = self._examples(source.name, dict(accounts))
        if self.mistakes:
            return None
        house = House(
            name=name,
            based_on=source.name,
            games=tuple(games),
            items=tuple(items),
            readings=tuple(readings.items()),
            rulings=tuple(rulings),
            without=left_out,
            accounts=tuple(accounts),
            examples=tuple(examples),
        )
        self._hold_together(house, ("rulings",))
        for account, _ in accounts:
            self._hold_together(house.by_account(account), (_ACCOUNTS, account))
        return house

    def _unknown_key(self, key: str, source: RuleSet | None) -> Message:
        wanted = message("a key of a profile")
        told = one_of(wanted, key, KEYS) if source is None else unknown(wanted, key, KEYS, None, source)
        return message("{first}; {more}", first=told, more=_ADDS_ITEM) if key.casefold() in _THINGS else told

    def _refuse(self, place: Place, reason: Message) -> None:
        self.mistakes.append(Mistake(line=self._line(place), place=place_in_words(place), reason=reason))

    def _refuse_value(self, place: Place, fault: WrongValueError) -> None:
        for inner, reason in fault.faults:
            self._refuse((*place, *inner), reason)

    def _line(self, place: Place) -> int:
        """The line of a place, of the first value in it, or of the value that contains it; 0 if there is none."""
        within = (line for known, line in self._lines.items() if known[: len(place)] == place)
        around = (self._lines[place[:depth]] for depth in range(len(place), 0, -1) if place[:depth] in self._lines)
        return self._lines.get(place) or min(within, default=0) or next(around, 0)

    def _table(self, key: str) -> Mapping[str, Any]:
        found = self._data.get(key, {})
        if isinstance(found, dict):
            return found
        self._refuse((key,), expected(message("a table, [{key}]", key=key), found))
        return {}

    def _with_added(self, rules: RuleSet) -> RuleSet:
        """The rules with the added rulings that the house or one of its accounts names."""
        accounts = self._data.get(_ACCOUNTS)
        return with_told(rules, [self._data.get("rulings"), *(accounts.values() if isinstance(accounts, dict) else ())])

    # ----------------------------------------------------------------------------------------------- name and source

    def _name(self) -> str | None:
        name = self._data.get("name")
        if isinstance(name, str) and name.strip() and len(name) <= _LONGEST_NAME and name.isprintable():
            return name.strip()
        wanted = message(
            'the name of the house in one line, such as name = "Gasthof Post", at most {number} characters',
            number=_LONGEST_NAME,
        )
        self._refuse(("name",), expected(wanted, name))
        return None

    def _source(self) -> RuleSet | None:
        source = self._data.get("based_on")
        if isinstance(source, str) and source in RULE_SETS:
            return RULE_SETS[source]
        self._refuse(
            ("based_on",),
            one_of(message("the source that the house is based on"), source or message("nothing"), RULE_SETS),
        )
        return None

    # ------------------------------------------------------------------------------------------------------ readings

    def _readings(self, source: RuleSet) -> dict[str, str]:
        known, found = source.options(), {}
        for option, reading in self._table("readings").items():
            if option not in known:
                self._refuse(
                    ("readings", option),
                    unknown(message("an option of {source}", source=source.name), option, known, OPTION, source),
                )
            elif reading not in known[option]:
                self._refuse(
                    ("readings", option),
                    one_of(message("a reading of {option}", option=option), reading, known[option]),
                )
            else:
                found[option] = reading
        return found

    def _chosen(self, source: RuleSet, readings: Mapping[str, str]) -> RuleSet | None:
        try:
            return source.choose(readings)
        except OptionError as fault:
            option = next((name for name in readings if f"'{name}={readings[name]}'" in str(fault)), None)
            self._refuse(("readings", option) if option else ("readings",), fault.said)
            return None

    def _own_items(self, source: RuleSet) -> list[OwnItem]:
        """The items of the house's own, in alphabetical order."""
        found = [*self._own(_ITEMS, source, own_item)]
        cards: list[str] = []
        for item in found:
            if item.form == CARD and item.needs in cards:
                self._refuse((_ITEMS, item.name, CARD), expected(message("each card once"), item.needs))
            cards += [item.needs] if item.form == CARD else []
        return found

    def _own(self, key: str, source: RuleSet, read: Callable[[str, object, RuleSet], Own]) -> Iterator[Own]:
        """What a table adds to the source, in alphabetical order."""
        table = self._table(key)
        if len(table) > MOST:
            self._refuse((key,), message("expected at most {number} games or items", number=MOST))
            return
        said: dict[str, str] = {}
        for name, given in sorted(table.items()):
            if (other := said.setdefault(folded_name(name), name)) != name:
                place = f"{key}.{other}"
                self._refuse((key, name), message("{name} is said in {source} already", name=name, source=place))
                continue
            try:
                yield read(name, given, source)
            except WrongValueError as fault:
                self._refuse_value((key, name), fault)

    # ------------------------------------------------------------------------------------------------------- left out

    def _without(self, rules: RuleSet) -> Without:
        table = self._table("without")
        for key in table:
            if key not in _LEFT_OUT:
                self._refuse(("without", key), one_of(message("what can be left out"), key, _LEFT_OUT))
        contracts = self._words(table, "contracts", GAME, rules)
        items = self._words(table, "items", ITEM, rules)
        found = Without(tuple(contracts), tuple(items))
        for word, reason in indispensable(rules, found):
            key = "contracts" if word in contracts else "items"
            place = ("without", key, table[key].index(word))
            self._refuse(place, message("{word} cannot be left out: {reason}", word=word, reason=reason))
        if contracts and len(contracts) == len(rules.contracts):
            self._refuse(("without", "contracts"), message("no game is left that could be bid"))
        return found

    def _words(self, table: Mapping[str, Any], key: str, kind: Kind, rules: RuleSet) -> list[str]:
        given, known = table.get(key, []), kind.names(rules)
        if not isinstance(given, list):
            self._refuse(("without", key), expected(message("a list of names"), given))
            return []
        found: list[str] = []
        for number, word in enumerate(given):
            if word not in known:
                self._refuse(
                    ("without", key, number), unknown(message("a name of the source"), word, known, kind, rules)
                )
            elif word in found:
                self._refuse(("without", key, number), expected(message("each name once"), word))
            else:
                found.append(word)
        return [word for word in known if word in found]

    # -------------------------------------------------------------------------------------------------------- rulings

    def _accounts(self, rules: RuleSet, left_out: Without) -> list[BesideMoney]:
        """The accounts beside the money, each with its rulings."""
        found: list[BesideMoney] = []
        for name, table in self._table(_ACCOUNTS).items():
            place: Place = (_ACCOUNTS, name)
            if not is_name(name):
                self._refuse(place, message("expected the name of an account: words of letters and digits"))
            elif not isinstance(table, dict) or not table:
                self._refuse(place, expected(message("a table of rulings that this account counts otherwise"), table))
            else:
                found.append(BesideMoney(name, tuple(self._rulings(place, table, rules, left_out))))
        return found

    def _examples(self, source: str, accounts: Collection[str]) -> Iterator[WorkedExample]:
        given = self._data.get(EXAMPLES, [])
        if not isinstance(given, list):
            self._refuse((EXAMPLES,), expected(message("a list of tables, [[{key}]]", key=EXAMPLES), given))
            return
        for number, table in enumerate(given):
            try:
                yield worked_example(table, source, accounts)
            except WrongValueError as fault:
                self._refuse_value((EXAMPLES, number), fault)

    def _rulings(self, above: Place, table: Mapping[str, Any], rules: RuleSet, left_out: Without) -> list[HouseRuling]:
        """The rulings of a table, which stands at the place ``above``."""
        known = dict(rules.rulings())
        left = left_out_of(rules, left_out)
        found: dict[str, HouseRuling] = {}
        for keys, path, given in flat_rulings(table, known):
            place: Place = (*above, *keys)
            gone = next((name for name in left_out.words if name in path.split(".")), None)
            if path == order.ORDER and path not in known and order.has_order(rules):
                self._put(found, place, self._levels(given, place, left), left)
            elif path not in known:
                names = [*known, *rulings_to_add(rules), *([order.ORDER] if order.has_order(rules) else [])]
                meant = order.RANKING if path == order.ORDER and order.RANKING in known else path
                wanted = message("the name of a ruling of {source}", source=rules.name)
                told = unknown(wanted, path, [meant] if meant in known else names, RULING, rules)
                hinted = message("{fault} (`tarock clauses --search WORD` finds rulings and options)", fault=told)
                self._refuse(place, one_after_another(filter(None, (hinted, needing_more(path, rules)))))
            elif gone is not None:
                self._refuse(place, message("means nothing, because [without] leaves {word} out", word=gone))
            else:
                self._put(found, place, self._value(given, place, Point(left, path, known[path])), left)
        return sorted(found.values())

    def _put(self, found: dict[str, HouseRuling], place: Place, new: Mapping[str, object], rules: RuleSet) -> None:
        for path, value in new.items():
            if path in found:
                self._refuse(place, message("{path} is ruled on twice", path=path))
            words = name_of(rules, path, value) or rulings_in_words.value(rules, path, value)
            found[path] = HouseRuling(path, value, words)

    def _levels(self, given: object, place: Place, rules: RuleSet) -> Mapping[str, object]:
        try:
            return order.levels(given, rules)
        except WrongValueError as fault:
            self._refuse_value(place, fault)
            return {}

    def _value(self, given: object, place: Place, point: Point) -> Mapping[str, object]:
        try:
            value = typed(given, point)
        except WrongValueError as fault:
            self._refuse_value(place, fault)
            return {}
        return {point.path: value}

    # ---------------------------------------------------------------------------------------------------- combinations

    def _hold_together(self, house: House, table: Place) -> None:
        """Refuse rules that the engine cannot play, at the line of the ruling in a ``table`` that causes it."""
        try:
            found = combinations.impossible(house, house.rules)
            reason = None if found else _trouble(house)
        except Exception as fault:  # noqa: BLE001 - rules that cannot even be put together
            found, reason = [], f"{type(fault).__name__}: {fault}"
        for path, wrong in found:
            self._refuse(self._place_of(path, table), wrong)
        if reason is not None:
            place = self._place_of(_culprit(house), table)
            self._refuse(place, message("the engine cannot play by these rules: {reason}", reason=reason))

    def _place_of(self, path: str | None, table: Place) -> Place:
        if path is None:
            return ("without",) if "without" in self._data and not self._table("rulings") else table
        places = {
            name: (*above, *keys)
            for above, given in ((("rulings",), self._table("rulings")), (table, self._inside(table)))
            for keys, name, _ in flat_rulings(given, {path})
        }
        return places.get(path, ("rulings", order.ORDER))

    def _inside(self, table: Place) -> Mapping[str, Any]:
        """The table at a place that is known to be one."""
        found = self._data
        for key in table:
            found = found.get(str(key), {})
        return found


@functools.lru_cache(maxsize=_TRIED)
def _trouble(house: House) -> Message | str | None:
    """What stops the engine in trial deals by the rules of a house; none if nothing does."""
    return trial.trouble(house.rules)


def _culprit(house: House) -> str | None:
    """The ruling that alone stops the engine; none if it takes several, or something left out."""
    for ruling in house.rulings:
        alone = replace(house, rulings=(ruling,), without=NOTHING_LEFT_OUT)
        try:
            found = _trouble(alone)
        except Exception:  # noqa: BLE001 - as above
            return ruling.path
        if found is not None:
            return ruling.path
    return None
