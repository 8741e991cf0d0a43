// A program that plays the cards of Zwanzigerrufen: it counts, knows who wins a trick, which cards may be played, and how
// all the cards of a deal go. It knows no payments and nothing of what is said, and says so in its hello. An announced
// Pagat binds nobody here.
//
// cc -std=c11 -O2 -I ../../conformance/tarock_checking/adapter/templates -o zwanzigerrufen zwanzigerrufen.c
// tarock doctor --engine ./zwanzigerrufen
// tarock check --engine ./zwanzigerrufen --only-offered

#define _POSIX_C_SOURCE 200809L

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#include "json.h"

enum { HAND = 10, TRICK = 4, PLAYERS = 4 };

static const char HELLO[] =
    "{\"protocol\":1,\"name\":\"sample in C\",\"version\":\"1\",\"language\":\"C\","
    "\"rules\":{\"zwanzigerrufen\":{}},\"questions\":[\"count\",\"trick\",\"may_play\",\"play\"],"
    "\"fields\":{\"play\":[\"accepted\",\"refused\",\"next\",\"tricks\",\"over\"]}}";

// The Tarocks from the lowest to the highest; II and III are not in this pack.
static const char *const TAROCKS[] = {
    "I",   "IV",  "V",    "VI", "VII", "VIII",  "IX",  "X",  "XI",  "XII",
    "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI", "Sküs",
};
enum { NUMBER = sizeof TAROCKS / sizeof *TAROCKS };

// A card: its name, its suit ('T' for the Tarocks, else the last byte of the suit's sign) and how high it stands there.
struct card {
    char name[16];
    char suit;
    int height;
};

static struct card card_of(const char *name) {
    struct card card = {.suit = 'T'};
    snprintf(card.name, sizeof card.name, "%s", name);
    for (card.height = 0; card.height < NUMBER; card.height++)
        if (strcmp(name, TAROCKS[card.height]) == 0) return card;
    const char *picture = strchr("BCDK", name[0]);
    card.suit = name[strlen(name) - 1];
    card.height = picture ? 1 + (int)(picture - "BCDK") : 0;
    return card;
}

// The cards of a list, no more than there is room for; how many there are.
static int cards_of(const char *list, struct card *cards, int room) {
    char name[16];
    int number = 0;
    while (number < room && json_text(json_item(list, number), name, sizeof name)) cards[number++] = card_of(name);
    return number;
}

static bool is_trull(struct card card) {
    return card.suit == 'T' && (card.height == 0 || card.height >= NUMBER - 2);
}

static bool contract_is(const char *question, const char *name) {
    char contract[32] = "";
    json_text(json_get(question, "contract"), contract, sizeof contract);
    return strcmp(contract, name) == 0;
}

static int augen(struct card card) {
    if (card.suit == 'T') return is_trull(card) ? 5 : 1;
    return card.height > 0 ? card.height + 1 : 0;
}

static bool count(const char *question, FILE *out) {
    struct card cards[54];
    int number = cards_of(json_get(question, "cards"), cards, 54), sum = 0;
    for (int i = 0; i < number; i++) sum += augen(cards[i]);
    fprintf(out, "{\"augen\":%d}", sum);
    return true;
}

// How high a card stands in a trick; in a Farbensolo Tarocks beat nothing but Tarocks.
static int strength(struct card card, struct card led, bool farbensolo) {
    if (card.suit == 'T' && (!farbensolo || led.suit == 'T')) return 100 + card.height;
    return card.suit == led.suit ? card.height : -1;
}

// Which card takes a trick, in the order in which they were played.
static int winning_place(const struct card *cards, int number, bool farbensolo) {
    int best = 0, trull = 0, pagat = 0;
    for (int i = 0; i < number; i++) {
        if (strength(cards[i], cards[0], farbensolo) > strength(cards[best], cards[0], farbensolo)) best = i;
        if (is_trull(cards[i])) trull++;
        if (strcmp(cards[i].name, "I") == 0) pagat = i;
    }
    // Where the whole Trull meets, the Pagat takes it; in a Farbensolo only where Tarocks count.
    if (trull == 3 && (!farbensolo || cards[0].suit == 'T')) best = pagat;
    return best;
}

static bool trick(const char *question, FILE *out) {
    struct card cards[TRICK];
    int number = cards_of(json_get(question, "cards"), cards, TRICK);
    int best = winning_place(cards, number, contract_is(question, "Farbensolo"));
    long winner = (json_number(json_get(question, "leader"), 0) + best) % PLAYERS;
    fprintf(out, "{\"winner\":%ld,\"leads\":%ld}", winner, winner);
    return true;
}

// The cards of a player, or of a trick.
struct cards {
    struct card card[HAND];
    int number;
};

static struct cards some_cards(const char *list, int room) {
    struct cards cards;
    cards.number = cards_of(list, cards.card, room);
    return cards;
}

// Follow suit, else play a Tarock, else anything; in a Farbensolo Tarocks are led last.
static struct cards legal_cards(const struct cards *hand, const struct cards *lies, bool farbensolo) {
    int following = 0, tarocks = 0;
    for (int i = 0; i < hand->number; i++) {
        if (lies->number > 0 && hand->card[i].suit == lies->card[0].suit) following++;
        if (hand->card[i].suit == 'T') tarocks++;
    }
    bool suits_only = lies->number == 0 && farbensolo && tarocks < hand->number;
    struct cards legal = {.number = 0};
    for (int i = 0; i < hand->number; i++) {
        bool tarock = hand->card[i].suit == 'T', fits = true;
        if (suits_only) fits = !tarock;
        else if (following > 0) fits = hand->card[i].suit == lies->card[0].suit;
        else if (lies->number > 0 && tarocks > 0) fits = tarock;
        if (fits) legal.card[legal.number++] = hand->card[i];
    }
    return legal;
}

static void write_cards(const char *name, const struct cards *cards, FILE *out) {
    fprintf(out, "\"%s\":[", name);
    for (int i = 0; i < cards->number; i++) fprintf(out, "%s\"%s\"", i > 0 ? "," : "", cards->card[i].name);
    fprintf(out, "]");
}

static bool may_play(const char *question, FILE *out) {
    struct cards hand = some_cards(json_get(question, "hand"), HAND);
    struct cards lies = some_cards(json_get(question, "trick"), TRICK);
    struct cards legal = legal_cards(&hand, &lies, contract_is(question, "Farbensolo"));
    fprintf(out, "{");
    write_cards("legal", &legal, out);
    fprintf(out, "}");
    return true;
}

// The place of a card among others; -1 where it is not among them.
static int place_of(const char *name, const struct cards *cards) {
    for (int i = 0; i < cards->number; i++)
        if (strcmp(cards->card[i].name, name) == 0) return i;
    return -1;
}

// All the cards of a deal, up to the first that is not allowed; what came before them is told. Vorhand leads.
static bool play(const char *question, FILE *out) {
    struct cards hands[PLAYERS], lies = {.number = 0}, tricks[HAND];
    int leaders[HAND], winners[HAND], taken = 0, accepted = 0;
    int leader = (int)(json_number(json_get(question, "dealer"), 0) + 1) % PLAYERS;
    bool farbensolo = contract_is(question, "Farbensolo");
    for (int seat = 0; seat < PLAYERS; seat++)
        hands[seat] = some_cards(json_item(json_get(question, "hands"), seat), HAND);
    const char *actions = json_get(question, "actions"), *action;
    for (; (action = json_item(actions, accepted)) != NULL; accepted++) {
        char what[16] = "", how[16] = "";
        json_text(json_get(action, "what"), what, sizeof what);
        json_text(json_get(action, "do"), how, sizeof how);
        int seat = (leader + lies.number) % PLAYERS;
        struct cards legal = legal_cards(&hands[seat], &lies, farbensolo);
        bool is_card = strcmp(how, "play") == 0 && place_of(what, &legal) >= 0;
        if (!is_card || json_number(json_get(action, "seat"), -1) != seat) break;
        int place = place_of(what, &hands[seat]);
        lies.card[lies.number++] = hands[seat].card[place];
        hands[seat].number--;
        for (int i = place; i < hands[seat].number; i++) hands[seat].card[i] = hands[seat].card[i + 1];
        if (lies.number < PLAYERS) continue;
        leaders[taken] = leader;
        winners[taken] = leader = (leader + winning_place(lies.card, PLAYERS, farbensolo)) % PLAYERS;
        tricks[taken++] = lies;
        lies.number = 0;
    }
    fprintf(out, "{\"accepted\":%d,\"refused\":", accepted);
    if (action == NULL) fprintf(out, "null");
    else fprintf(out, "{\"index\":%d,\"reason\":\"that is not allowed now\"}", accepted);
    fprintf(out, ",\"next\":[");
    if (taken < HAND) {
        int seat = (leader + lies.number) % PLAYERS;
        struct cards legal = legal_cards(&hands[seat], &lies, farbensolo);
        fprintf(out, "{\"seat\":%d,\"do\":\"play\",", seat);
        write_cards("legal", &legal, out);
        fprintf(out, "}");
    }
    fprintf(out, "],\"tricks\":[");
    for (int i = 0; i < taken; i++) {
        fprintf(out, "%s{\"leader\":%d,\"winner\":%d,", i > 0 ? "," : "", leaders[i], winners[i]);
        write_cards("cards", &tricks[i], out);
        fprintf(out, "}");
    }
    fprintf(out, "],\"over\":%s}", taken == HAND ? "true" : "false");
    return true;
}

static const struct {
    const char *name;
    bool (*answer)(const char *question, FILE *out);
} ANSWERS[] = {{"count", count}, {"trick", trick}, {"may_play", may_play}, {"play", play}};

static void reply(const char *question) {
    char name[32] = "", *text = NULL;
    size_t size = 0;
    json_text(json_get(question, "ask"), name, sizeof name);
    printf("{\"id\":%ld,", json_number(json_get(question, "id"), 0));
    if (strcmp(name, "hello") == 0) {
        printf("\"answer\":%s}\n", HELLO);
        return;
    }
    FILE *out = open_memstream(&text, &size);
    bool answered = false;
    for (int i = 0; out != NULL && i < 4; i++)
        if (strcmp(name, ANSWERS[i].name) == 0) answered = ANSWERS[i].answer(question, out);
    if (out != NULL) fclose(out);
    if (answered) printf("\"answer\":%s}\n", text);
    else printf("\"declined\":\"this program does not play that\"}\n");
    free(text);
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) != -1) {
        reply(line);
        fflush(stdout);
    }
    free(line);
    return 0;
}
