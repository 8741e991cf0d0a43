"""Tarock-Königrufen: every value with the clause that gives it; the clauses stand in ``features/koenigrufen``."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TypeVar

from tarock_engine import bidding as auctions
from tarock_engine import calling, counting, discarding, following, sessions
from tarock_engine import play as cardplay
from tarock_engine.actions import (
    KAKADU,
    KOENIG_ULTIMO,
    KOENIGE,
    KOENIGFANG,
    MARABU,
    MONDFANG,
    PAGAT,
    SKUESFANG,
    TRULL,
    UHU,
    VALAT,
)
from tarock_engine.cards import CARDS, NAMES, PACK_54, SUITS, TRUMPS, named
from tarock_engine.cards import KOENIGE as FOUR_KOENIGE
from tarock_engine.koenigrufen import bidding, ladder, play, trischaken
from tarock_engine.koenigrufen import counting as own_counting
from tarock_engine.koenigrufen.procedure import PROCEDURE
from tarock_engine.koenigrufen.rules import (
    FARBENSOLO,
    AnnouncingRules,
    BiddingRules,
    BirdDuty,
    BonusRules,
    CallingRules,
    CardRules,
    CountingRules,
    Extras,
    FarbensoloValat,
    GiveUpCost,
    Goal,
    HoldDuty,
    KoenigrufenRules,
    MayAnnounce,
    NegativeKontra,
    PlayRules,
    Ranking,
    RoundEnd,
    SettlingRules,
    TalonRules,
    Terms,
    TrischakenRules,
    ValatBeside,
)
from tarock_engine.ruleset import (
    Contract,
    DealingRules,
    Fourth,
    Knocking,
    Requirement,
    SessionRules,
    Side,
    TalonUse,
    Worth,
)
from tarock_engine.ruling import Ruling
from tarock_engine.ruling import reading as any_reading
from tarock_engine.ruling import ruling as any_ruling

_T = TypeVar("_T")


def ruling(value: _T, clause: str) -> Ruling[_T]:
    """A point on which this source leaves no choice."""
    return any_ruling(value, f"KOE-{clause}")


def reading(option: str, clause: str, offers: Mapping[str, _T]) -> Ruling[_T]:
    """A point of this source with several readings, the first of which is the default."""
    return any_reading(option, f"KOE-{clause}", offers)


def _rank(rank: str) -> int:
    return named(*(rank + suit for suit in SUITS))


_TRULL = named("I", "XXI", "Sküs")
_PICTURES = _rank("K") | _rank("D") | _rank("C") | _rank("B")
_REST = PACK_54 & ~_TRULL & ~_PICTURES

_CARDS = CardRules(
    pack=ruling(PACK_54, "CARDS-001"),
    trumps=ruling(tuple(reversed(NAMES[:22])), "CARDS-002"),
    names={"Sküs": "Sküs", "Mond": "XXI", "Pagat": "I"},
    trull=ruling(_TRULL, "CARDS-003"),
    pictures=ruling(("K", "D", "C", "B"), "CARDS-004"),
    black=ruling(("10", "9", "8", "7"), "CARDS-005"),
    red=ruling(("A", "2", "3", "4"), "CARDS-006"),
    birds=ruling(tuple(CARDS[name] for name in ("I", "II", "III", "IV")), "CARDS-007"),
)

_COUNTING = CountingRules(
    worths=(
        ruling(Worth(_rank("K"), 5), "COUNTING-001"),
        ruling(Worth(_TRULL, 5), "COUNTING-002"),
        ruling(Worth(_rank("D"), 4), "COUNTING-003"),
        ruling(Worth(_rank("C"), 3), "COUNTING-004"),
        ruling(Worth(_rank("B"), 2), "COUNTING-005"),
        ruling(Worth(_REST, 1), "COUNTING-006"),
    ),
    threes=ruling(2, "COUNTING-007"),
    one_left=ruling(1, "COUNTING-008"),
    two_left=ruling(1, "COUNTING-009"),
    total=ruling(70, "COUNTING-010"),
    method=reading(
        "count-which-piles",
        "COUNTING-011",
        {
            "side-groups": own_counting.in_threes,
            "thirds": own_counting.exact_thirds,
            "partners-apart": own_counting.in_threes,
        },
    ),
    partners_apart=reading(
        "count-which-piles", "COUNTING-011", {"side-groups": False, "thirds": False, "partners-apart": True}
    ),
    trischaken_method=reading(
        "count-which-piles",
        "COUNTING-012",
        {
            "side-groups": own_counting.in_threes,
            "thirds": own_counting.exact_thirds,
            "partners-apart": own_counting.in_threes,
        },
    ),
    three_discards=ruling(Side.DECLARER, "COUNTING-020"),
    six_discards=ruling(Side.DECLARER, "COUNTING-021"),
    left_half=ruling(Side.FOES, "COUNTING-022"),
    lone_talon=ruling(Side.DECLARER, "COUNTING-024"),
    unnamed_talon=reading(
        "solo-unnamed-king-in-stock", "COUNTING-025", {"to-declarer": Side.DECLARER, "to-opponents": Side.FOES}
    ),
    talon_in_trischaken=ruling(own_counting.nobody, "COUNTING-028"),
    only_tricks=ruling(True, "COUNTING-029"),
)

_SESSIONS = SessionRules(
    active=ruling(4, "SESSIONS-001"),
    five=ruling(True, "SESSIONS-002"),
    first_dealer=ruling(sessions.lot_itself, "SESSIONS-003"),
    rotation=ruling(1, "SESSIONS-004"),
    after_giving_up=ruling(True, "SESSIONS-005"),
)

_DEALING = DealingRules(
    direction=ruling("counter-clockwise", "DEALING-001"),
    cutter=ruling(-1, "DEALING-003"),
    packets=ruling((6, 6), "DEALING-004"),
    starts=ruling(0, "DEALING-005"),
    talon_packets=ruling((0, 6), "DEALING-006"),
    halves=reading("talon-halves", "DEALING-014", {"as-dealt": True, "free": False}),
    dealer_out=ruling(True, "DEALING-007"),
    klopfen=Knocking(
        allowed=reading("klopfen", "DEALING-008", {"on": True, "off": False}),
        talon=ruling(6, "DEALING-009"),
        packet=ruling(12, "DEALING-010"),
        chooses=ruling(0, "DEALING-011"),
        dealer_out=ruling(True, "DEALING-012"),
    ),
)

# ---------------------------------------------------------------------------------------------------------- contracts

_OPEN = ruling(False, "BIDDING-014")
_NO_CALL_NEGATIVE = ruling(False, "CALLING-020")
_UNTOUCHED = ruling(TalonUse.HIDDEN, "TALON-010")
_36 = ruling(36, "COUNTING-013")

_RUFER = Contract(
    name="Rufer",
    vorhand_only=ruling(True, "BIDDING-010"),
    calls=ruling(True, "CALLING-001"),
    talon=ruling(TalonUse.HALF, "TALON-001"),
    terms=Terms(
        manner=play.POSITIVE,
        goal=Goal(augen=_36),
        won=ruling(1, "SETTLING-001"),
        give_up=reading("rufer-king-in-stock-give-up", "TALON-027", {"no": False, "game-value": True}),
    ),
)
_TRISCHAKEN_GAME = Contract(
    name="Trischaken",
    vorhand_only=ruling(True, "BIDDING-011"),
    calls=ruling(False, "TRISCHAKEN-001"),
    talon=ruling(TalonUse.UNTOUCHED, "TALON-011"),
    terms=Terms(manner="Trischaken", goal=Goal(), won=ruling(1, "SETTLING-058")),
)
_SECHSERDREIER = Contract(
    name="Sechserdreier",
    vorhand_only=ruling(True, "BIDDING-012"),
    calls=ruling(False, "CALLING-015"),
    talon=ruling(TalonUse.WHOLE, "TALON-005"),
    terms=Terms(
        manner=play.POSITIVE,
        goal=Goal(augen=_36),
        won=ruling(2, "SETTLING-013"),
        lost=ruling(4, "SETTLING-014"),
    ),
)
_PICCOLO = Contract(
    name="Piccolo",
    level=ruling(10, "BIDDING-015"),
    vorhand_only=_OPEN,
    calls=_NO_CALL_NEGATIVE,
    talon=_UNTOUCHED,
    terms=Terms(manner=play.NEGATIVE, goal=Goal(tricks=ruling(1, "COUNTING-015")), won=ruling(2, "SETTLING-002")),
)
_ZWICCOLO = Contract(
    name="Zwiccolo",
    available=reading("zwiccolo", "BIDDING-027", {"on": True, "off": False}),
    level=ruling(20, "BIDDING-016"),
    vorhand_only=_OPEN,
    calls=_NO_CALL_NEGATIVE,
    talon=_UNTOUCHED,
    terms=Terms(manner=play.NEGATIVE, goal=Goal(tricks=ruling(2, "COUNTING-016")), won=ruling(2, "SETTLING-003")),
)
_SOLO = Contract(
    name="Solo",
    level=ruling(30, "BIDDING-017"),
    vorhand_only=_OPEN,
    calls=ruling(True, "CALLING-002"),
    talon=ruling(TalonUse.HIDDEN, "TALON-007"),
    alone=ruling(True, "CALLING-009"),
    terms=Terms(
        manner=play.POSITIVE,
        goal=Goal(augen=_36),
        won=ruling(2, "SETTLING-004"),
        boni=ruling(2, "SETTLING-036"),
        talon_to=ruling(Side.FOES, "COUNTING-023"),
    ),
)
_BETTEL = Contract(
    name="Bettel",
    level=ruling(40, "BIDDING-018"),
    vorhand_only=_OPEN,
    calls=_NO_CALL_NEGATIVE,
    talon=_UNTOUCHED,
    terms=Terms(manner=play.NEGATIVE, goal=Goal(tricks=ruling(0, "COUNTING-017")), won=ruling(3, "SETTLING-005")),
)
_BESSER_RUFER = Contract(
    name="Besser Rufer",
    level=ruling(50, "BIDDING-019"),
    vorhand_only=_OPEN,
    calls=ruling(True, "CALLING-003"),
    talon=ruling(TalonUse.HALF, "TALON-002"),
    alone=ruling(True, "TALON-024"),
    terms=Terms(
        manner=play.POSITIVE,
        goal=Goal(augen=_36),
        won=ruling(2, "SETTLING-006"),
        bird=ruling(True, "ANNOUNCING-017"),
        give_up=ruling(True, "TALON-025"),
    ),
)
_DREIER = Contract(
    name="Dreier",
    level=ruling(60, "BIDDING-020"),
    vorhand_only=_OPEN,
    calls=ruling(False, "CALLING-016"),
    talon=ruling(TalonUse.HALF, "TALON-003"),
    terms=Terms(manner=play.POSITIVE, goal=Goal(augen=_36), won=ruling(4, "SETTLING-007")),
)
_PICCOLO_OUVERT = Contract(
    name="Piccolo Ouvert",
    level=ruling(70, "BIDDING-021"),
    vorhand_only=_OPEN,
    calls=_NO_CALL_NEGATIVE,
    talon=_UNTOUCHED,
    terms=Terms(
        manner=play.NEGATIVE,
        goal=Goal(tricks=ruling(1, "COUNTING-018")),
        won=ruling(5, "SETTLING-008"),
        ouvert=ruling(True, "PLAY-022"),
    ),
)
_FARBENSOLO = Contract(
    name="Farbensolo",
    level=ruling(80, "BIDDING-022"),
    vorhand_only=_OPEN,
    calls=ruling(False, "CALLING-019"),
    talon=ruling(TalonUse.HIDDEN, "TALON-009"),
    terms=Terms(
        manner=FARBENSOLO,
        goal=Goal(augen=ruling(36, "COUNTING-014")),
        won=ruling(6, "SETTLING-009"),
        talon_to=ruling(Side.FOES, "COUNTING-027"),
    ),
)
_BETTEL_OUVERT = Contract(
    name="Bettel Ouvert",
    level=ruling(90, "BIDDING-023"),
    vorhand_only=_OPEN,
    calls=_NO_CALL_NEGATIVE,
    talon=_UNTOUCHED,
    terms=Terms(
        manner=play.NEGATIVE,
        goal=Goal(tricks=ruling(0, "COUNTING-019")),
        won=ruling(6, "SETTLING-010"),
        ouvert=ruling(True, "PLAY-021"),
    ),
)
_BESSER_DREIER = Contract(
    name="Besser Dreier",
    level=ruling(100, "BIDDING-024"),
    vorhand_only=_OPEN,
    calls=ruling(False, "CALLING-017"),
    talon=ruling(TalonUse.HALF, "TALON-004"),
    terms=Terms(
        manner=play.POSITIVE,
        goal=Goal(augen=_36),
        won=ruling(4, "SETTLING-011"),
        bird=ruling(True, "ANNOUNCING-018"),
    ),
)
_SOLO_DREIER = Contract(
    name="Solo Dreier",
    level=ruling(110, "BIDDING-025"),
    vorhand_only=_OPEN,
    calls=ruling(False, "CALLING-018"),
    talon=ruling(TalonUse.HIDDEN, "TALON-008"),
    terms=Terms(
        manner=play.POSITIVE,
        goal=Goal(augen=_36),
        won=ruling(8, "SETTLING-012"),
        boni=ruling(2, "SETTLING-037"),
        talon_to=ruling(Side.FOES, "COUNTING-026"),
    ),
)

# ------------------------------------------------------------------------------------------------- auction and call

_BY_VALUE = Ranking(
    (
        ("Piccolo", "Zwiccolo", "Solo"),
        ("Bettel",),
        ("Besser Rufer",),
        ("Dreier",),
        ("Piccolo Ouvert",),
        ("Farbensolo", "Bettel Ouvert"),
        ("Besser Dreier",),
        ("Solo Dreier",),
    )
)
_BY_VALUE_WITH_BIRD = Ranking(
    (
        ("Piccolo", "Zwiccolo", "Solo"),
        ("Bettel",),
        ("Besser Rufer", "Dreier"),
        ("Piccolo Ouvert",),
        ("Farbensolo", "Bettel Ouvert", "Besser Dreier"),
        ("Solo Dreier",),
    )
)
_RANKS = {"list-order": Ranking(()), "value-class": _BY_VALUE, "value-with-bird": _BY_VALUE_WITH_BIRD}

_BIDDING = BiddingRules(
    opens=ruling(0, "BIDDING-001"),
    in_turn=ruling(1, "BIDDING-004"),
    checks=(
        ruling(bidding.keeps_her_game, "BIDDING-002"),
        reading(
            "vorhand-first-call",
            "BIDDING-003",
            {"no-pass": bidding.opens_without_passing, "pass-too": bidding.may_open_with_a_pass},
        ),
        ruling(bidding.has_to_name_one, "BIDDING-009"),
        ruling(auctions.in_use, "BIDDING-027"),
        ruling(bidding.reserved, "BIDDING-014"),
        reading(
            "vorhand-choice-after-three-passes",
            "BIDDING-013",
            {"all": bidding.any_of_them, "first-three": bidding.her_own_three},
        ),
        ruling(bidding.higher, "BIDDING-026"),
    ),
    passing_is_final=ruling(True, "BIDDING-005"),
    again=ruling(True, "BIDDING-006"),
    end=reading("auction-end", "BIDDING-007", {"three-passed": True, "three-in-a-row": False}),
    last_declares=ruling(bidding.last_of, "BIDDING-008"),
    equal_rank=reading("bid-rank-equal-values", "BIDDING-026", _RANKS),
    priority=ruling(1, "BIDDING-028"),
    priority_at_five=ruling(0, "BIDDING-029"),
    needs_higher=ruling(True, "BIDDING-030"),
    equal_with_priority=ruling(True, "BIDDING-031"),
)

_CALLING = CallingRules(
    callable=FOUR_KOENIGE,
    partner=ruling(calling.holder_of, "CALLING-004"),
    secret=ruling(True, "CALLING-005"),
    own=ruling(True, "CALLING-006"),
    own_partner=ruling(calling.nobody, "CALLING-007"),
    alone=ruling(True, "CALLING-008"),
    fourth=Fourth(
        allowed=ruling(True, "CALLING-010"),
        needs=ruling(3, "CALLING-011"),
        with_all=ruling(False, "CALLING-013"),
    ),
    all_four=ruling(True, "CALLING-012"),
    before_talon=reading("king-named-when", "CALLING-014", {"after-auction": True, "before-discard": False}),
)

_TALON = TalonRules(
    six_hidden=ruling(True, "TALON-006"),
    trischaken_hidden=ruling(True, "TALON-011"),
    turned=ruling(True, "TALON-012"),
    either_half=ruling(True, "TALON-013"),
    must_take=reading("talon-must-be-taken", "TALON-014", {"must": True, "may-leave": False}),
    three=ruling(3, "TALON-015"),
    six=ruling(6, "TALON-016"),
    face_down=ruling(PACK_54 & ~TRUMPS, "TALON-017"),
    never=(ruling(FOUR_KOENIGE, "TALON-018"), ruling(_TRULL, "TALON-019")),
    last_resort=ruling(TRUMPS & ~_TRULL, "TALON-020"),
    last_resort_choice=reading(
        "forced-trump-discard", "TALON-021", {"as-few": discarding.as_few, "any-number": discarding.any_number}
    ),
    face_up=ruling(TRUMPS, "TALON-022"),
    six_limited=reading("sechserdreier-discard-limits", "TALON-023", {"bound": True, "free": False}),
    give_up_late=ruling(True, "TALON-026"),
)

# ------------------------------------------------------------------------------------------------------ announcing

_ANNOUNCED = {"on": True, "off": False, "silent-only": False}
_SILENT = {"on": True, "off": False, "silent-only": True}
_ONLY_VALAT: tuple[str, ...] = (VALAT,)

_ANNOUNCING = AnnouncingRules(
    steps=ladder.WORDS,
    after_discarding=ruling(True, "ANNOUNCING-001"),
    opens=ruling(0, "ANNOUNCING-002"),
    several=ruling(True, "ANNOUNCING-003"),
    end=reading(
        "announcement-round-end",
        "ANNOUNCING-004",
        {
            "each-once": RoundEnd(everybody_first=True, pass_is_final=False),
            "three-passes": RoundEnd(everybody_first=False, pass_is_final=False),
            "pass-final": RoundEnd(everybody_first=True, pass_is_final=True),
        },
    ),
    once_a_side=ruling(True, "ANNOUNCING-005"),
    both_sides=ruling(True, "ANNOUNCING-006"),
    announceable=ruling((TRULL, KOENIGE, PAGAT, UHU, KOENIG_ULTIMO, VALAT), "ANNOUNCING-007"),
    kakadu=reading("kakadu", "ANNOUNCING-008", _ANNOUNCED),
    marabu=reading("marabu", "ANNOUNCING-009", _ANNOUNCED),
    koenigfang=ruling(False, "ANNOUNCING-010"),
    mondfang=ruling(False, "ANNOUNCING-011"),
    skuesfang=ruling(False, "ANNOUNCING-012"),
    koenig_ultimo=ruling(True, "ANNOUNCING-013"),
    not_holding=ruling(True, "ANNOUNCING-014"),
    in_negative=ruling(False, "ANNOUNCING-015"),
    in_farbensolo=reading(
        "farbensolo-valat", "ANNOUNCING-016", {"plain": _ONLY_VALAT, "doubled": _ONLY_VALAT, "none": ()}
    ),
    bird_duty=reading(
        "besser-bird-duty",
        "ANNOUNCING-019",
        {
            "any-bird": BirdDuty(held_only=False, koenig_ultimo=False),
            "held-bird": BirdDuty(held_only=True, koenig_ultimo=False),
            "koenig-ultimo-too": BirdDuty(held_only=False, koenig_ultimo=True),
        },
    ),
    secret_partner=ruling(True, "ANNOUNCING-020"),
    unknown_foe=ruling(True, "ANNOUNCING-021"),
    after_kontra=ruling(True, "ANNOUNCING-022"),
    all_known=ruling(True, "ANNOUNCING-023"),
    partner_shown=ruling(True, "ANNOUNCING-024"),
    who=reading(
        "announcer-known-party",
        "ANNOUNCING-025",
        {
            "known": MayAnnounce(declarer=True, private=False),
            "private-too": MayAnnounce(declarer=True, private=True),
            "not-declarer": MayAnnounce(declarer=False, private=False),
        },
    ),
    kontra_to_game=ruling(True, "ANNOUNCING-026"),
    kontra_to_bonus=ruling(True, "ANNOUNCING-027"),
    other_side=reading("kontra-opposing-side", "ANNOUNCING-028", {"other-side": True, "nobody": False}),
    rekontra=ruling(True, "ANNOUNCING-029"),
    subkontra=ruling(True, "ANNOUNCING-030"),
    highest_step=reading("kontra-steps", "ANNOUNCING-031", {"subkontra": 3, "hirschkontra": 4, "mordkontra": 5}),
    next_speaker=reading(
        "ladder-next-speaker",
        "ANNOUNCING-032",
        {"partners": ladder.anybody, "announcer-then-kontrer": ladder.who_began},
    ),
    negative=reading(
        "kontra-negative-contracts",
        "ANNOUNCING-033",
        {
            "binds-all": NegativeKontra(possible=True, each_alone=False),
            "each-alone": NegativeKontra(possible=True, each_alone=True),
            "none": NegativeKontra(possible=False, each_alone=False),
        },
    ),
    none_in_trischaken=ruling(True, "ANNOUNCING-034"),
)

# --------------------------------------------------------------------------------------------------------------- play

_KAISERSTICH = {"off": cardplay.skues_takes_all, "on": cardplay.spatz_takes_all}
_OVERTAKING = {"within": play.within_duties, "above": play.above_duties}

_PLAY = PlayRules(
    leads=ruling(play.vorhand, "PLAY-001"),
    farbensolo_leads=ruling(play.declarer, "PLAY-002"),
    negative_leads=ruling(play.declarer, "PLAY-003"),
    in_turn=ruling(1, "PLAY-004"),
    follow=(
        ruling(following.follow_suit, "PLAY-005"),
        ruling(following.follow_trump, "PLAY-006"),
        ruling(following.trump_when_void, "PLAY-007"),
        ruling(following.anything_when_void, "PLAY-008"),
    ),
    suit_wins=ruling(play.highest_of_suit, "PLAY-009"),
    trump_wins=ruling(play.highest_trump, "PLAY-010"),
    winner_leads=ruling(counting.winner_of, "PLAY-011"),
    whole_trull=reading("kaiserstich", "PLAY-012", _KAISERSTICH),
    overtake=ruling(play.overtake, "PLAY-013"),
    overtaking=reading("overtake-within-follow", "PLAY-014", _OVERTAKING),
    farbensolo_suit_wins=ruling(play.highest_of_suit, "PLAY-015"),
    farbensolo_void=ruling(following.trump_when_void, "PLAY-016"),
    farbensolo_lead=ruling(play.suit_cards_first, "PLAY-017"),
    farbensolo_trump=ruling(following.follow_trump, "PLAY-018"),
    farbensolo_trump_wins=ruling(play.trump_led_and_highest, "PLAY-019"),
    farbensolo_trull=reading(
        "farbensolo-kaiserstich",
        "PLAY-020",
        {"trump-led": play.trull_where_trump_led, "always": play.trull_always},
    ),
    open_from=reading("ouvert-open-when", "PLAY-023", {"second-trick": 5, "start": 0}),
    stops=reading("early-end-of-play", "PLAY-024", {"played-out": False, "stops": True}),
    bonds={
        PAGAT: ruling(12, "PLAY-025"),
        UHU: ruling(11, "PLAY-026"),
        KAKADU: ruling(10, "PLAY-027"),
        MARABU: ruling(9, "PLAY-028"),
        KOENIG_ULTIMO: ruling(12, "PLAY-029"),
    },
    must={UHU: ruling(True, "PLAY-030"), KAKADU: ruling(True, "PLAY-031"), MARABU: ruling(True, "PLAY-032")},
    hold=reading(
        "announced-card-hold-duty",
        "PLAY-033",
        {
            "side": HoldDuty(binds=True, whole_side=True),
            "announcer": HoldDuty(binds=True, whole_side=False),
            "not-bound": HoldDuty(binds=False, whole_side=False),
        },
    ),
    bond_priority=reading(
        "bound-card-priority", "PLAY-034", {"any": play.any_bound, "dearest-first": play.dearest_first}
    ),
    refused=ruling(True, "PLAY-035"),
)

_TRISCHAKEN = TrischakenRules(
    own_tricks=ruling(counting.winner_of, "TRISCHAKEN-001"),
    leads=reading("trischaken-leader", "TRISCHAKEN-002", {"vorhand": 0, "second": 1}),
    overtake=ruling(play.overtake, "TRISCHAKEN-003"),
    overtaking=reading("overtake-within-follow", "TRISCHAKEN-003", _OVERTAKING),
    pagat=ruling(play.pagat_last, "TRISCHAKEN-004"),
    pagat_any_play=reading("trischaken-pagat-last", "TRISCHAKEN-005", {"any-play": True, "lead-only": False}),
    pagat_overtakes=reading(
        "trischaken-pagat-and-kaiserstich", "TRISCHAKEN-006", {"overtake-first": True, "pagat-last": False}
    ),
)

# ------------------------------------------------------------------------------------------------------------ scoring

_BONUSES = BonusRules(
    positive_only=ruling(True, "BONUSES-001"),
    farbensolo_only_valat=ruling(True, "BONUSES-002"),
    trull=ruling(_TRULL, "BONUSES-003"),
    koenige=ruling(FOUR_KOENIGE, "BONUSES-004"),
    with_talon=reading("trull-koenige-from-stock", "BONUSES-005", {"with-stock": True, "tricks-only": False}),
    trull_lost=ruling(True, "BONUSES-006"),
    koenige_lost=ruling(True, "BONUSES-007"),
    foes_made_it=reading("failed-fang-made-by-foes", "BONUSES-008", {"both": True, "lost-only": False}),
    koenigfang=ruling(True, "BONUSES-009"),
    koenigfang_left=reading("called-king-in-rejected-set", "BONUSES-010", {"won": True, "not-won": False}),
    mondfang=ruling(True, "BONUSES-011"),
    own_mond=ruling(False, "BONUSES-012"),
    mond_by_any=reading("mondfang-by-what", "BONUSES-013", {"by-skues": False, "any-trick": True}),
    skuesfang=ruling(True, "BONUSES-014"),
    own_skues=ruling(False, "BONUSES-015"),
    birds={
        PAGAT: ruling(12, "BONUSES-016"),
        UHU: ruling(11, "BONUSES-017"),
        KAKADU: ruling(10, "BONUSES-018"),
        MARABU: ruling(9, "BONUSES-019"),
    },
    birds_lost={
        PAGAT: ruling(True, "BONUSES-020"),
        UHU: ruling(True, "BONUSES-021"),
        KAKADU: ruling(True, "BONUSES-022"),
        MARABU: ruling(True, "BONUSES-023"),
    },
    birds_silent={
        KAKADU: reading("kakadu", "BONUSES-024", _SILENT),
        MARABU: reading("marabu", "BONUSES-025", _SILENT),
    },
    elsewhere_free=ruling(True, "BONUSES-026"),
    every_play=reading("silent-attempt-scope", "BONUSES-027", {"every-play": True, "by-choice": False}),
    koenig_ultimo=ruling(12, "BONUSES-028"),
    koenig_need_not_win=ruling(True, "BONUSES-029"),
    koenig_lost=ruling(True, "BONUSES-030"),
    koenig_twice=reading("koenig-ultimo-lost-once", "BONUSES-031", {"once": False, "twice": True}),
    koenig_of_foes=reading("koenig-ultimo-by-opponents", "BONUSES-032", {"lost": False, "winnable": True}),
    lost_in_trick=ruling(True, "BONUSES-033"),
    lost_early=ruling(True, "BONUSES-034"),
    lost_to_suit=ruling(True, "BONUSES-035"),
    lost_not_held=ruling(True, "BONUSES-036"),
    valat=ruling(True, "BONUSES-037"),
    valat_lost=ruling(True, "BONUSES-038"),
    valat_of_foes=reading("valat-parties", "BONUSES-039", {"either": True, "declarer-only": False}),
    valat_takes_talon=ruling(True, "BONUSES-040"),
    valat_beside=reading(
        "valat-next-to-game",
        "BONUSES-041",
        {
            "beside": ValatBeside(game=True, boni=True),
            "replaces-game": ValatBeside(game=False, boni=True),
            "replaces-all": ValatBeside(game=False, boni=False),
        },
    ),
    valat_in_farbensolo=reading(
        "farbensolo-valat",
        "BONUSES-042",
        {
            "plain": FarbensoloValat(counts=True, times=1),
            "doubled": FarbensoloValat(counts=True, times=2),
            "none": FarbensoloValat(counts=False, times=1),
        },
    ),
)

_SETTLING = SettlingRules(
    lost_as_won=ruling(True, "SETTLING-015"),
    silent={
        TRULL: ruling(1, "SETTLING-016"),
        KOENIGE: ruling(1, "SETTLING-018"),
        PAGAT: ruling(1, "SETTLING-020"),
        UHU: ruling(2, "SETTLING-022"),
        KAKADU: ruling(3, "SETTLING-024"),
        MARABU: ruling(4, "SETTLING-026"),
        KOENIG_ULTIMO: ruling(1, "SETTLING-028"),
        KOENIGFANG: ruling(1, "SETTLING-030"),
        MONDFANG: ruling(1, "SETTLING-031"),
        SKUESFANG: ruling(2, "SETTLING-032"),
    },
    announced={
        TRULL: ruling(2, "SETTLING-017"),
        KOENIGE: ruling(2, "SETTLING-019"),
        PAGAT: ruling(2, "SETTLING-021"),
        UHU: ruling(4, "SETTLING-023"),
        KAKADU: ruling(6, "SETTLING-025"),
        MARABU: ruling(8, "SETTLING-027"),
        KOENIG_ULTIMO: ruling(2, "SETTLING-029"),
    },
    silent_valat=ruling(4, "SETTLING-033"),
    announced_valat=ruling(8, "SETTLING-034"),
    failed_at_announced=reading("failed-announcement-value", "SETTLING-035", {"announced": True, "silent": False}),
    valat_doubled=reading("valat-doubled-in-solo", "SETTLING-038", {"doubled": True, "plain": False}),
    valat_with_bird=reading("valat-base-besser-contracts", "SETTLING-039", {"without-bird": False, "with-bird": True}),
    valat_of_lost_sechserdreier=reading(
        "valat-base-sechserdreier", "SETTLING-040", {"plain": False, "lost-value": True}
    ),
    valat_with_kontra=reading("valat-base-with-kontra", "SETTLING-041", {"plain": False, "doubled": True}),
    game_steps=ruling((1, 2, 4, 8), "SETTLING-042"),
    bonus_steps=ruling((1, 2, 4, 8), "SETTLING-043"),
    fourth_step=ruling(16, "SETTLING-044"),
    fifth_step=ruling(32, "SETTLING-045"),
    game_at_fifth=reading("game-at-mordkontra", "SETTLING-046", {"times-32": 32, "times-64": 64}),
    two_against_two=ruling(1, "SETTLING-047"),
    with_each=ruling(True, "SETTLING-048"),
    alike=ruling(True, "SETTLING-049"),
    apart=ruling(True, "SETTLING-050"),
    winner_pays_too=ruling(True, "SETTLING-051"),
    sechserdreier_total=reading("one-against-three-rate", "SETTLING-052", {"each": False, "total": True}),
    sechserdreier_boni=reading("lost-sechserdreier-scope", "SETTLING-053", {"augen": 1, "all": 2}),
    calls_stand=reading("solo-king-in-stock-calls", "SETTLING-054", {"stand": True, "void": False}),
    give_up=reading(
        "besser-rufer-give-up",
        "SETTLING-055",
        {
            "four-each": GiveUpCost(each=4, bird=False),
            "four-in-all": GiveUpCost(each=Fraction(4, 3), bird=False),
            "game-and-bird": GiveUpCost(each=4, bird=True),
        },
    ),
    dealer_out=reading("five-at-the-table", "SETTLING-056", {"sits-out": True, "dealer-as-foe": False}),
    most_pay=ruling(True, "SETTLING-057"),
    base=reading("trischaken-base-payment", "SETTLING-058", {"one-to-one": 1, "one-to-both": 2}),
    ties=reading(
        "trischaken-ties",
        "SETTLING-059",
        {"stay-out": trischaken.stay_out, "seat": trischaken.by_seat, "share": trischaken.share},
    ),
    no_trick=ruling(2, "SETTLING-060"),
    much_augen=ruling(36, "SETTLING-061"),
    much=ruling(2, "SETTLING-061"),
    extras=reading(
        "trischaken-extras",
        "SETTLING-062",
        {
            "each-adds": Extras(share=1, one_between=False),
            "total": Extras(share=Fraction(1, 3), one_between=False),
            "one-between": Extras(share=1, one_between=True),
        },
    ),
)

_WITH_KAISERSTICH = ("kaiserstich", ("on",))

KOENIGRUFEN = KoenigrufenRules(
    name="koenigrufen",
    procedure=PROCEDURE,
    cards=_CARDS,
    counting=_COUNTING,
    sessions=_SESSIONS,
    dealing=_DEALING,
    contracts=(
        _RUFER,
        _TRISCHAKEN_GAME,
        _SECHSERDREIER,
        _PICCOLO,
        _ZWICCOLO,
        _SOLO,
        _BETTEL,
        _BESSER_RUFER,
        _DREIER,
        _PICCOLO_OUVERT,
        _FARBENSOLO,
        _BETTEL_OUVERT,
        _BESSER_DREIER,
        _SOLO_DREIER,
    ),
    bidding=_BIDDING,
    calling=_CALLING,
    talon=_TALON,
    announcing=_ANNOUNCING,
    play=_PLAY,
    trischaken=_TRISCHAKEN,
    bonuses=_BONUSES,
    settling=_SETTLING,
    requirements=(
        Requirement("farbensolo-kaiserstich", (_WITH_KAISERSTICH,)),
        Requirement("trischaken-pagat-and-kaiserstich", (_WITH_KAISERSTICH,)),
        Requirement("mondfang-by-what", (_WITH_KAISERSTICH,)),
        Requirement("game-at-mordkontra", (("kontra-steps", ("mordkontra",)),)),
    ),
)
