"""Lungauer Königrufen: every value with the clause that gives it; the clauses stand in ``features/lungau``."""

from __future__ import annotations

from tarock_engine import bidding as auctions
from tarock_engine import calling, counting, discarding, following, sessions
from tarock_engine import play as cardplay
from tarock_engine.actions import GUT, KOENIG_ULTIMO, KOENIGE, KOENIGFANG, SPATZ, TRULL, UHU, VALAT
from tarock_engine.areas import CardRules, DealingRules, SessionRules, Worth
from tarock_engine.cards import KOENIGE as FOUR_KOENIGE
from tarock_engine.cards import NAMES, PACK_54, SUITS, TRUMPS, named
from tarock_engine.cards import SPATZ as CARD_I
from tarock_engine.cards import UHU as CARD_II
from tarock_engine.contracts import Contract, Side, TalonUse
from tarock_engine.lungau import bidding, bonuses, ladder, play, settling, trischaken
from tarock_engine.lungau import counting as own_counting
from tarock_engine.lungau.announcing import BIRDS
from tarock_engine.lungau.procedure import PROCEDURE
from tarock_engine.lungau.rules import (
    AnnouncingRules,
    BiddingRules,
    BonusRules,
    BoundCards,
    BoundUhu,
    CallingRules,
    CountingRules,
    Factors,
    KontraBinds,
    Ladder,
    LungauRules,
    PlayRules,
    SettlingRules,
    TalonRules,
    TrischakenRules,
    ValatParties,
)
from tarock_engine.ruleset import Requirement
from tarock_engine.ruling import reading, ruling

_TRULL = named("I", "XXI", "Sküs")
_PLAIN_TRUMPS = TRUMPS & ~_TRULL


def _rank(rank: str) -> int:
    return named(*(rank + suit for suit in SUITS))


_PICTURES = _rank("K") | _rank("D") | _rank("C") | _rank("B")
_NOTHING = PACK_54 & ~_TRULL & ~_PICTURES

_CARDS = CardRules(
    pack=ruling(PACK_54, "LUN-CARDS-001"),
    trumps=ruling(tuple(reversed(NAMES[:22])), "LUN-CARDS-002"),
    names={"Sküs": "Sküs", "Mond": "XXI", "Uhu": "II", "Spatz": "I", "Pagat": "I"},
    trull=ruling(_TRULL, "LUN-CARDS-003"),
    pictures=ruling(("K", "D", "C", "B"), "LUN-CARDS-004"),
    black=ruling(("10", "9", "8", "7"), "LUN-CARDS-005"),
    red=ruling(("A", "2", "3", "4"), "LUN-CARDS-006"),
)

_COUNTING = CountingRules(
    worths=(
        ruling(Worth(_TRULL | _rank("K"), 5), "LUN-COUNTING-001"),
        ruling(Worth(_rank("D"), 4), "LUN-COUNTING-002"),
        ruling(Worth(_rank("C"), 3), "LUN-COUNTING-003"),
        ruling(Worth(_rank("B"), 2), "LUN-COUNTING-004"),
        ruling(Worth(_NOTHING, 0), "LUN-COUNTING-005"),
    ),
    method=ruling(counting.one_by_one, "LUN-COUNTING-006"),
    total=ruling(71, "LUN-COUNTING-007"),
    to_win=ruling(36, "LUN-COUNTING-008"),
    partners_together=ruling(counting.with_partner, "LUN-COUNTING-009"),
    six_discards=ruling(Side.DECLARER, "LUN-COUNTING-010"),
    three_discards=reading("discards-belong-to", "LUN-COUNTING-011", {"declarer": Side.DECLARER, "nobody": None}),
    left_half=ruling(Side.FOES, "LUN-COUNTING-012"),
    hidden_talon=ruling(Side.FOES, "LUN-COUNTING-013"),
    kings_half=ruling(Side.DECLARER, "LUN-COUNTING-014"),
    talon_in_fahren=ruling(own_counting.nobody, "LUN-COUNTING-015"),
    own_tricks_in_fahren=ruling(counting.winner_of, "LUN-COUNTING-016"),
)

_SESSIONS = SessionRules(
    active=ruling(4, "LUN-SESSIONS-001"),
    five=ruling(True, "LUN-SESSIONS-002"),
    first_dealer=ruling(sessions.lot_itself, "LUN-SESSIONS-003"),
    rotation=ruling(1, "LUN-SESSIONS-004"),
    after_giving_up=reading(
        "schleifen-as-a-deal",
        "LUN-SESSIONS-005",
        {"passes-on": True, "same-dealer": False, "dealer-paid": True},
    ),
)

_DEALING = DealingRules(
    direction=ruling("counter-clockwise", "LUN-DEALING-001"),
    cutter=ruling(-1, "LUN-DEALING-003"),
    packets=ruling((6, 6), "LUN-DEALING-004"),
    talon_packets=ruling((3, 3), "LUN-DEALING-005"),
    starts=reading("deal-first-packet", "LUN-DEALING-006", {"vorhand": 0, "any": None}),
    halves=reading("talon-halves", "LUN-DEALING-007", {"packets": True, "pile": False}),
)

_SOLORUFER_IN_USE = reading(
    "solorufer", "LUN-BIDDING-015", {"off": False, "below": True, "above": True, "vorhand-only": True}
)
_SOLODREIER_IN_USE = reading("solodreier", "LUN-BIDDING-015", {"off": False, "on": True})
_SOLO_TALON = ruling(TalonUse.HIDDEN, "LUN-TALON-015")
_HALF = ruling(TalonUse.HALF, "LUN-TALON-004")

_SPATZRUFER = Contract(
    name="Spatzrufer",
    level=ruling(20, "LUN-BIDDING-014"),
    bird=ruling(CARD_I, "LUN-BIDDING-010"),
    calls=ruling(True, "LUN-CALLING-001"),
    talon=_HALF,
)
_UHURUFER = Contract(
    name="Uhurufer",
    level=ruling(30, "LUN-BIDDING-014"),
    bird=ruling(CARD_II, "LUN-BIDDING-011"),
    calls=ruling(True, "LUN-CALLING-001"),
    talon=_HALF,
)
_SOLORUFER = Contract(
    name="Solorufer",
    available=_SOLORUFER_IN_USE,
    level=reading("solorufer", "LUN-BIDDING-017", {"off": 10, "below": 10, "above": 35, "vorhand-only": 10}),
    vorhand_only=reading(
        "solorufer",
        "LUN-BIDDING-017",
        {"off": False, "below": False, "above": False, "vorhand-only": True},
    ),
    calls=ruling(True, "LUN-CALLING-005"),
    talon=_SOLO_TALON,
    alone=ruling(True, "LUN-CALLING-011"),
    terms=Factors(
        won=ruling(2, "LUN-SETTLING-014"),
        lost=ruling(2, "LUN-SETTLING-014"),
        praemien_won=reading("solo-doubling-scope", "LUN-SETTLING-016", {"all": 2, "augen": 1}),
        praemien_lost=reading("solo-doubling-scope", "LUN-SETTLING-016", {"all": 2, "augen": 1}),
        valat_won=reading("solo-doubling-scope", "LUN-SETTLING-016", {"all": 2, "augen": 1}),
        valat_lost=reading("solo-doubling-scope", "LUN-SETTLING-016", {"all": 2, "augen": 1}),
    ),
)
_DREIER = Contract(
    name="Dreier",
    level=ruling(40, "LUN-BIDDING-014"),
    calls=ruling(False, "LUN-CALLING-004"),
    talon=_HALF,
    ends_auction=ruling(True, "LUN-BIDDING-013"),
    terms=Factors(
        won=ruling(2, "LUN-SETTLING-010"),
        lost=ruling(2, "LUN-SETTLING-010"),
        praemien_won=ruling(2, "LUN-SETTLING-010"),
        praemien_lost=ruling(2, "LUN-SETTLING-010"),
        valat_won=ruling(2, "LUN-SETTLING-019"),
        valat_lost=ruling(2, "LUN-SETTLING-019"),
    ),
)
_SECHSERDREIER = Contract(
    name="Sechserdreier",
    level=reading("sechserdreier-rank", "LUN-BIDDING-020", {"as-dreier": 40, "above-dreier": 45, "below-dreier": 38}),
    vorhand_only=ruling(True, "LUN-BIDDING-008"),
    calls=ruling(False, "LUN-CALLING-004"),
    talon=ruling(TalonUse.WHOLE, "LUN-TALON-001"),
    ends_auction=ruling(True, "LUN-BIDDING-009"),
    terms=Factors(
        won=ruling(2, "LUN-SETTLING-011"),
        lost=ruling(4, "LUN-SETTLING-012"),
        praemien_won=ruling(2, "LUN-SETTLING-011"),
        praemien_lost=reading("lost-sechserdreier-scope", "LUN-SETTLING-013", {"all": 4, "augen": 2}),
        valat_won=ruling(2, "LUN-SETTLING-019"),
        valat_lost=ruling(4, "LUN-SETTLING-020"),
    ),
)
_SOLODREIER = Contract(
    name="Solodreier",
    available=_SOLODREIER_IN_USE,
    level=ruling(50, "LUN-BIDDING-018"),
    calls=ruling(False, "LUN-CALLING-006"),
    talon=_SOLO_TALON,
    ends_auction=ruling(True, "LUN-BIDDING-018"),
    terms=Factors(
        won=ruling(4, "LUN-SETTLING-015"),
        lost=ruling(4, "LUN-SETTLING-015"),
        praemien_won=reading("solo-doubling-scope", "LUN-SETTLING-016", {"all": 4, "augen": 2}),
        praemien_lost=reading("solo-doubling-scope", "LUN-SETTLING-016", {"all": 4, "augen": 2}),
        valat_won=reading("solo-doubling-scope", "LUN-SETTLING-016", {"all": 4, "augen": 2}),
        valat_lost=reading("solo-doubling-scope", "LUN-SETTLING-016", {"all": 4, "augen": 2}),
    ),
)

_BIDDING = BiddingRules(
    highest_declares=ruling(bidding.by_level, "LUN-BIDDING-001"),
    opens=ruling(0, "LUN-BIDDING-002"),
    in_turn=ruling(1, "LUN-BIDDING-004"),
    checks=(
        ruling(bidding.opening, "LUN-BIDDING-003"),
        ruling(auctions.in_use, "LUN-BIDDING-015"),
        ruling(bidding.needs_no_bird, "LUN-BIDDING-016"),
        ruling(bidding.reserved, "LUN-BIDDING-008"),
        reading(
            "vogel-held-when",
            "LUN-BIDDING-012",
            {"at-bid": bidding.bird_in_hand, "after-exchange": bidding.bird_may_come},
        ),
        ruling(bidding.higher, "LUN-BIDDING-006"),
        ruling(bidding.king_with_bid, "LUN-CALLING-007"),
        ruling(bidding.somebody_to_call, "LUN-CALLING-008"),
    ),
    all_pass=ruling(trischaken.begin, "LUN-BIDDING-007"),
    once=reading("auction-second-turn", "LUN-BIDDING-005", {"once": True, "until-passed": False}),
    end_with_solo=reading(
        "auction-end-with-solo",
        "LUN-BIDDING-019",
        {
            "sechserdreier": frozenset({"Sechserdreier"}),
            "both": frozenset({"Sechserdreier", "Dreier"}),
            "neither": frozenset[str](),
        },
    ),
)

_CALLING = CallingRules(
    callable=FOUR_KOENIGE,
    partner=ruling(calling.holder_of, "LUN-CALLING-002"),
    secret=ruling(True, "LUN-CALLING-003"),
    before_talon=reading("king-named-when", "LUN-CALLING-007", {"after-auction": True, "with-bid": False}),
    own=reading("own-king-call", "LUN-CALLING-008", {"allowed": True, "forbidden": False}),
    alone=ruling(True, "LUN-CALLING-009"),
    schleifen=ruling(True, "LUN-CALLING-010"),
)

_TALON = TalonRules(
    turned=ruling(True, "LUN-TALON-003"),
    six=ruling(6, "LUN-TALON-002"),
    three=ruling(3, "LUN-TALON-005"),
    either_half=ruling(True, "LUN-TALON-007"),
    half_with_bird=reading("vogel-held-when", "LUN-BIDDING-012", {"at-bid": False, "after-exchange": True}),
    must_take=reading("talon-must-be-taken", "LUN-TALON-006", {"must": True, "may-leave": False}),
    schleifen_until_half=reading("schleifen-moment", "LUN-TALON-008", {"before-half": True, "before-discard": False}),
    never=(ruling(_TRULL | FOUR_KOENIGE, "LUN-TALON-009"),),
    last_resort=ruling(_PLAIN_TRUMPS, "LUN-TALON-010"),
    last_resort_choice=reading(
        "forced-trump-discard",
        "LUN-TALON-011",
        {"as-few": discarding.as_few, "bid-uhu-last": discarding.bid_uhu_last, "any-number": discarding.any_number},
    ),
    face_up=ruling(TRUMPS, "LUN-TALON-012"),
    turned_to_foes=ruling(True, "LUN-TALON-013"),
    seen_by_all=reading("turned-talon-visibility", "LUN-TALON-014", {"all": True, "declarer": False}),
    hidden=ruling(True, "LUN-TALON-015"),
    nobody_looks=ruling(True, "LUN-TALON-016"),
    dealer_takes=ruling(True, "LUN-TALON-017"),
    dealer_sees_first=reading(
        "fahren-five-dealer", "LUN-TRISCHAKEN-010", {"full": True, "unseen": False, "unpaid": True}
    ),
)

_ANNOUNCING = AnnouncingRules(
    birds=BIRDS,
    steps=("Kontra", "Rekontra", "Superkontra"),
    after_discarding=ruling(True, "LUN-ANNOUNCING-001"),
    opens=ruling(0, "LUN-ANNOUNCING-002"),
    one_turn=ruling(1, "LUN-ANNOUNCING-003"),
    gut=ruling(GUT, "LUN-ANNOUNCING-004"),
    announceable=ruling((TRULL, KOENIGE, KOENIGFANG, SPATZ, UHU, KOENIG_ULTIMO, VALAT), "LUN-ANNOUNCING-025"),
    never=ruling(KOENIGFANG, "LUN-ANNOUNCING-005"),
    kontra=ruling(True, "LUN-ANNOUNCING-006"),
    rekontra=ruling(True, "LUN-ANNOUNCING-007"),
    superkontra=ruling(True, "LUN-ANNOUNCING-008"),
    ladder=reading(
        "ladder-next-speaker",
        "LUN-ANNOUNCING-009",
        {
            "announcer-then-others": Ladder(ladder.is_announcer, ladder.is_another),
            "announcer-then-kontrer": Ladder(ladder.is_announcer, ladder.is_kontrer),
            "partners": Ladder(ladder.is_own_side, ladder.is_other_side),
        },
    ),
    first_opportunity=ruling(True, "LUN-ANNOUNCING-010"),
    later_speakers=ruling(True, "LUN-ANNOUNCING-011"),
    circuits=reading("announcement-turns", "LUN-ANNOUNCING-012", {"circuits": True, "out-of-turn": False}),
    kontra_to_game=ruling(True, "LUN-ANNOUNCING-013"),
    rekontra_to_game=ruling(True, "LUN-ANNOUNCING-014"),
    superkontra_to_game=reading("superkontra-on-game", "LUN-ANNOUNCING-015", {"allowed": True, "stops": False}),
    koenig_ultimo=ruling(True, "LUN-ANNOUNCING-016"),
    holder_only=ruling(True, "LUN-ANNOUNCING-017"),
    lone_caller=reading(
        "koenig-ultimo-by-lone-caller", "LUN-ANNOUNCING-018", {"silent-only": False, "announced": True}
    ),
    own_caller=reading("koenig-ultimo-by-own-caller", "LUN-ANNOUNCING-026", {"announced": True, "silent-only": False}),
    valat=ruling(True, "LUN-ANNOUNCING-019"),
    valat_parties=reading(
        "valat-parties",
        "LUN-ANNOUNCING-020",
        {
            "either": ValatParties(opponents_make_it=True, partner_is_known=False),
            "declarer-only": ValatParties(opponents_make_it=False, partner_is_known=False),
            "known-partner": ValatParties(opponents_make_it=True, partner_is_known=True),
        },
    ),
    contained=ruling(True, "LUN-ANNOUNCING-021"),
    beside_contained=ruling(True, "LUN-ANNOUNCING-022"),
    contained_chain=reading(
        "kontra-on-contained-vogerl", "LUN-ANNOUNCING-023", {"own-chain": True, "with-game": False}
    ),
    own_kontra_blocks=reading("kontra-by-own-side-blocks", "LUN-ANNOUNCING-024", {"blocks": True, "foe-may": False}),
)

_PLAY = PlayRules(
    leads=ruling(0, "LUN-PLAY-001"),
    in_turn=ruling(1, "LUN-PLAY-002"),
    follow=(
        ruling(following.follow_suit, "LUN-PLAY-003"),
        ruling(following.follow_trump, "LUN-PLAY-004"),
        ruling(following.trump_when_void, "LUN-PLAY-005"),
        ruling(following.anything_when_void, "LUN-PLAY-006"),
    ),
    fahren_follow=(
        ruling(following.follow_suit, "LUN-TRISCHAKEN-003"),
        ruling(following.follow_trump, "LUN-TRISCHAKEN-003"),
        ruling(following.trump_when_void, "LUN-TRISCHAKEN-003"),
        ruling(following.anything_when_void, "LUN-TRISCHAKEN-003"),
    ),
    fahren_duties=(
        ruling(cardplay.overtake, "LUN-TRISCHAKEN-004"),
        ruling(play.spatz_last, "LUN-TRISCHAKEN-005"),
    ),
    bonds={
        SPATZ: ruling(12, "LUN-PLAY-010"),
        UHU: ruling(11, "LUN-PLAY-011"),
        KOENIG_ULTIMO: ruling(12, "LUN-PLAY-012"),
    },
    bond_priority=reading(
        "bound-card-priority",
        "LUN-PLAY-014",
        {
            "any": BoundCards(first_lead_free=False, forced=play.any_bound),
            "first-lead-free": BoundCards(first_lead_free=True, forced=play.any_bound),
            "uhu-first": BoundCards(first_lead_free=False, forced=play.uhu_first),
        },
    ),
    uhu_in_time=reading(
        "bound-uhu-in-trick-eleven",
        "LUN-PLAY-013",
        {
            "free-lost": BoundUhu(must_be_played=False, scored_when_late=True),
            "must": BoundUhu(must_be_played=True, scored_when_late=True),
            "free-unscored": BoundUhu(must_be_played=False, scored_when_late=False),
        },
    ),
    refused=ruling(True, "LUN-PLAY-018"),
    winner=ruling(cardplay.best, "LUN-PLAY-007"),
    whole_trull=reading(
        "trull-in-one-trick", "LUN-PLAY-009", {"skues": cardplay.skues_takes_all, "spatz": cardplay.spatz_takes_all}
    ),
    winner_leads=ruling(counting.winner_of, "LUN-PLAY-008"),
    valat_ends=ruling(True, "LUN-PLAY-015"),
    valat_frees=reading("valat-frees-bound-cards", "LUN-PLAY-016", {"frees": True, "binds": False}),
    dealer_out=ruling(True, "LUN-PLAY-017"),
)

_TRISCHAKEN = TrischakenRules(
    kontra=ruling(True, "LUN-TRISCHAKEN-001"),
    leads=ruling(0, "LUN-TRISCHAKEN-002"),
    dealer_kontra=ruling(True, "LUN-TRISCHAKEN-006"),
    dealer_speaks=ruling(4, "LUN-TRISCHAKEN-011"),
    dealer_tricks=ruling(6, "LUN-TRISCHAKEN-007"),
    dealer_last=ruling(4, "LUN-TRISCHAKEN-008"),
    after_dealer=ruling(0, "LUN-TRISCHAKEN-009"),
    dealer_settles=reading("fahren-five-dealer", "LUN-TRISCHAKEN-010", {"full": True, "unseen": True, "unpaid": False}),
)

_BONUSES = BonusRules(
    trull=ruling(_TRULL, "LUN-BONUSES-001"),
    trull_lost=ruling(True, "LUN-BONUSES-002"),
    koenige=ruling(FOUR_KOENIGE, "LUN-BONUSES-003"),
    koenige_lost=ruling(True, "LUN-BONUSES-004"),
    koenigfang=ruling(True, "LUN-BONUSES-005"),
    koenigfang_left=ruling(True, "LUN-BONUSES-006"),
    koenigfang_alone=reading("lone-caller-koenigfang", "LUN-BONUSES-007", {"due": True, "not-due": False}),
    spatz=ruling(12, "LUN-BONUSES-008"),
    spatz_lost=ruling(True, "LUN-BONUSES-009"),
    uhu=ruling(11, "LUN-BONUSES-010"),
    uhu_lost=ruling(True, "LUN-BONUSES-011"),
    koenig_ultimo=ruling(12, "LUN-BONUSES-012"),
    koenig_need_not_win=ruling(True, "LUN-BONUSES-013"),
    forced_early=reading("bound-card-forced-early", "LUN-BONUSES-014", {"lost": True, "unscored": False}),
    laid_away=reading("bound-card-laid-away", "LUN-BONUSES-024", {"lost": True, "unscored": False}),
    both_kings=reading("koenig-ultimo-plus-koenigfang", "LUN-BONUSES-015", {"both": True, "ultimo-only": False}),
    repeated=reading(
        "same-praemie-announced-twice",
        "LUN-BONUSES-016",
        {"per-side": bonuses.once_per_side, "each": bonuses.each_counts, "one": bonuses.first_of_all},
    ),
    foes_made_it=reading("failed-fang-made-by-foes", "LUN-BONUSES-017", {"lost-only": False, "both": True}),
    valat=ruling(True, "LUN-BONUSES-018"),
    valat_voids=ruling(True, "LUN-BONUSES-019"),
    valat_doublings=ruling(True, "LUN-BONUSES-020"),
    valat_lost=ruling(True, "LUN-BONUSES-021"),
    valat_failed_alone=reading("valat-failed", "LUN-BONUSES-022", {"valat-only": True, "all": False}),
    not_in_fahren=ruling(True, "LUN-BONUSES-023"),
)

_SETTLING = SettlingRules(
    tariff=ruling(10, "LUN-SETTLING-001"),
    other_tariff=ruling(True, "LUN-SETTLING-002"),
    game=ruling(1, "LUN-SETTLING-003"),
    silent=ruling(1, "LUN-SETTLING-004"),
    announced=ruling(2, "LUN-SETTLING-005"),
    game_doubled=ruling(1, "LUN-SETTLING-006"),
    praemie_doubled=ruling(1, "LUN-SETTLING-007"),
    apart=ruling(True, "LUN-SETTLING-008"),
    bird_apart=ruling(True, "LUN-SETTLING-009"),
    silent_valat=ruling(16, "LUN-SETTLING-017"),
    announced_valat=ruling(32, "LUN-SETTLING-018"),
    schleifen=ruling(3, "LUN-SETTLING-021"),
    schleifen_scales=reading("schleifen-tariff", "LUN-SETTLING-034", {"scales": True, "fixed": False}),
    schleifen_pays_dealer=reading(
        "schleifen-as-a-deal",
        "LUN-SETTLING-028",
        {"passes-on": False, "same-dealer": False, "dealer-paid": True},
    ),
    lone_caller=reading("lone-caller-level", "LUN-SETTLING-022", {"rufer": 1, "dreier": 2}),
    two_against_two=reading("who-pays-whom", "LUN-SETTLING-023", {"one": 1, "both": 2}),
    foe_doubles=ruling(True, "LUN-SETTLING-024"),
    partner_doubles=ruling(0, "LUN-SETTLING-025"),
    own_superkontra=reading("superkontra-by-own-side", "LUN-SETTLING-026", {"step-drops": True, "chain-void": False}),
    dealer_out=ruling(True, "LUN-SETTLING-027"),
    pairs=ruling(settling.every_two, "LUN-SETTLING-029"),
    more_pays=reading("fahren-who-pays", "LUN-SETTLING-030", {"more": True, "fewer": False}),
    pair=ruling(2, "LUN-SETTLING-031"),
    kontra_binds=reading(
        "fahren-kontra-scope",
        "LUN-SETTLING-032",
        {
            "own-pairs": KontraBinds(answered=False, steps=trischaken.kontras_of_both),
            "table": KontraBinds(answered=False, steps=trischaken.kontras_of_table),
            "ladder": KontraBinds(answered=True, steps=trischaken.steps_of_both),
        },
    ),
    equal=ruling(0, "LUN-SETTLING-033"),
)

_WITH_SOLORUFER = ("solorufer", ("below", "above", "vorhand-only"))
_WITH_SOLODREIER = ("solodreier", ("on",))
_NEITHER_ENDS = ("auction-end-with-solo", ("neither",))

LUNGAU = LungauRules(
    name="lungau",
    procedure=PROCEDURE,
    cards=_CARDS,
    counting=_COUNTING,
    sessions=_SESSIONS,
    dealing=_DEALING,
    contracts=(_SOLORUFER, _SPATZRUFER, _UHURUFER, _DREIER, _SECHSERDREIER, _SOLODREIER),
    bidding=_BIDDING,
    calling=_CALLING,
    talon=_TALON,
    announcing=_ANNOUNCING,
    play=_PLAY,
    trischaken=_TRISCHAKEN,
    bonuses=_BONUSES,
    settling=_SETTLING,
    requirements=(
        Requirement("sechserdreier-rank", (_NEITHER_ENDS, ("auction-second-turn", ("until-passed",)))),
        Requirement("sechserdreier-rank", (_WITH_SOLODREIER,)),
        Requirement("koenig-ultimo-by-own-caller", (("own-king-call", ("allowed",)),)),
        Requirement("auction-end-with-solo", (_WITH_SOLODREIER,)),
        Requirement("solo-doubling-scope", (_WITH_SOLORUFER, _WITH_SOLODREIER)),
        Requirement("superkontra-by-own-side", (("ladder-next-speaker", ("announcer-then-others",)),)),
    ),
)
