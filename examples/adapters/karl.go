// A program that plays the cards of Karl's rules: it counts in thirds, knows who wins a trick, which cards may be
// played, and how all the cards of a deal go. It knows no auction and no payments, and says so in its hello.
//
// tarock doctor --engine ./karl
// tarock check --engine ./karl --only-offered
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strings"
)

const hello = `{
  "protocol": 1,
  "name": "sample in Go",
  "version": "1",
  "language": "Go",
  "rules": {"karl": {}},
  "questions": ["count", "trick", "may_play", "play"],
  "fields": {"play": ["accepted", "refused", "next", "hands", "tricks", "over"]}
}`

type object = map[string]any

type action struct {
	Seat int    `json:"seat"`
	Do   string `json:"do"`
	What string `json:"what"`
}

// The fields of the questions that are answered.
type question struct {
	ID        int
	Ask       string
	Contract  string
	Players   int
	Dealer    int
	Vorhand   *int
	Leader    int
	Declarer  *int
	Partner   *int
	Cards     []string
	Hand      []string
	Trick     []string
	Number    int
	Announced []string
	Hands     [][]string
	Said      []action
	Actions   []action
}

// From the lowest to the highest.
var trumps = strings.Fields("I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI Sküs")
var red = strings.Fields("4 3 2 A B C D K")
var black = strings.Fields("7 8 9 10 B C D K")

// The birds from the cheapest to the dearest, with their cards and tricks.
var birds = []struct {
	name, card string
	trick      int
}{{"Pagat", "I", 12}, {"Uhu", "II", 11}, {"Kakadu", "III", 10}, {"Wildsau", "IV", 9}}

func place(card string, cards []string) int {
	for number, one := range cards {
		if one == card {
			return number
		}
	}
	return -1
}

func has(cards []string, card string) bool { return place(card, cards) >= 0 }

func chosen(cards []string, isWanted func(string) bool) []string {
	found := []string{}
	for _, card := range cards {
		if isWanted(card) {
			found = append(found, card)
		}
	}
	return found
}

func isTrump(card string) bool { return has(trumps, card) }

func suit(card string) string {
	if isTrump(card) {
		return "trumps"
	}
	signs := []rune(card)
	return string(signs[len(signs)-1])
}

func height(card string) int {
	if isTrump(card) {
		return place(card, trumps)
	}
	rank := strings.TrimSuffix(card, suit(card))
	if strings.Contains("♥♦", suit(card)) {
		return place(rank, red)
	}
	return place(rank, black)
}

// What a card is worth before two thirds of a point are taken off for each card.
func value(card string) int {
	if card == "Sküs" || card == "XXI" || card == "I" {
		return 5
	}
	if found := strings.Index("BCDK", card[:1]); found >= 0 {
		return 2 + found
	}
	return 1
}

func count(asked question) object {
	thirds := 0
	for _, card := range asked.Cards {
		thirds += 3*value(card) - 2
	}
	if thirds%3 == 0 {
		return object{"augen": thirds / 3}
	}
	return object{"augen": fmt.Sprintf("%d/3", thirds)}
}

// How high a card stands in a trick; in a Farbensolo trumps beat nothing but trumps.
func strength(card, led string, isFarbensolo bool) int {
	if isTrump(card) && (!isFarbensolo || isTrump(led)) {
		return 100 + height(card)
	}
	if suit(card) == suit(led) {
		return height(card)
	}
	return -1
}

// Which card takes a trick. Where the whole Trull meets, the Pagat does; in a Farbensolo only if a trump was led.
func winningPlace(cards []string, isFarbensolo bool) int {
	if has(cards, "Sküs") && has(cards, "XXI") && has(cards, "I") && (!isFarbensolo || isTrump(cards[0])) {
		return place("I", cards)
	}
	best := 0
	for number, card := range cards {
		if strength(card, cards[0], isFarbensolo) > strength(cards[best], cards[0], isFarbensolo) {
			best = number
		}
	}
	return best
}

func trick(asked question) object {
	winner := (asked.Leader + winningPlace(asked.Cards, asked.Contract == "Farbensolo")) % asked.Players
	return object{"winner": winner, "leads": winner}
}

// Follow suit, else play a trump, else anything; in a Farbensolo trumps are led last.
func leftByTheDuties(hand, lies []string, isFarbensolo bool) []string {
	isSuit := func(card string) bool { return !isTrump(card) }
	if len(lies) == 0 {
		if suits := chosen(hand, isSuit); isFarbensolo && len(suits) > 0 {
			return suits
		}
		return hand
	}
	following := chosen(hand, func(card string) bool { return suit(card) == suit(lies[0]) })
	if len(following) > 0 {
		return following
	}
	if found := chosen(hand, isTrump); len(found) > 0 {
		return found
	}
	return hand
}

func isNegative(contract string) bool {
	for _, name := range []string{"Fahren", "Piccolo", "Zwiccolo", "Bett"} {
		if strings.HasPrefix(contract, name) {
			return true
		}
	}
	return false
}

// In a negative game who can take the trick has to, and the Pagat goes last unless it takes Sküs and Mond.
func leftByStichzwang(legal, hand, lies []string) []string {
	takes := func(card string) bool {
		return len(lies) > 0 && winningPlace(append(append([]string{}, lies...), card), false) == len(lies)
	}
	if taking := chosen(legal, takes); len(taking) > 0 {
		legal = taking
	}
	if len(chosen(hand, isTrump)) > 1 && len(legal) > 1 {
		return chosen(legal, func(card string) bool { return card != "I" })
	}
	return legal
}

// Without the announced birds that would be given up though a dearer one of them could be played.
func leftByTheBirds(legal []string, announced []string, number int) []string {
	isDearerThere := false
	for one := len(birds) - 1; one >= 0; one-- {
		bird := birds[one]
		if !has(announced, bird.name) || !has(legal, bird.card) {
			continue
		}
		if isDearerThere && number < bird.trick {
			legal = chosen(legal, func(card string) bool { return card != bird.card })
		}
		isDearerThere = true
	}
	return legal
}

func legalCards(asked question) []string {
	legal := leftByTheDuties(asked.Hand, asked.Trick, asked.Contract == "Farbensolo")
	if isNegative(asked.Contract) {
		legal = leftByStichzwang(legal, asked.Hand, asked.Trick)
	}
	return leftByTheBirds(legal, asked.Announced, asked.Number)
}

func mayPlay(asked question) object { return object{"legal": legalCards(asked)} }

// Whether two players are on one side.
func areTogether(one, other int, asked question) bool {
	isMine := func(seat int) bool {
		return asked.Declarer != nil && seat == *asked.Declarer || asked.Partner != nil && seat == *asked.Partner
	}
	return isMine(one) == isMine(other)
}

// The cards of a deal as they go.
type course struct {
	asked  question
	hands  [][]string
	leader int
	lies   []string
	tricks []object
}

func begun(asked question) *course {
	leader := (asked.Dealer + 1) % asked.Players
	if asked.Vorhand != nil {
		leader = *asked.Vorhand
	}
	if isNegative(asked.Contract) && asked.Declarer != nil {
		leader = *asked.Declarer
	}
	return &course{asked: asked, hands: asked.Hands, leader: leader, lies: []string{}, tricks: []object{}}
}

func (deal *course) isOver() bool { return len(deal.hands[deal.leader]) == 0 && len(deal.lies) == 0 }

func (deal *course) seat() int { return (deal.leader + len(deal.lies)) % deal.asked.Players }

// The cards that may go; what a side has announced binds all of it.
func (deal *course) legal() []string {
	asked := deal.asked
	asked.Hand, asked.Trick, asked.Number, asked.Announced = deal.hands[deal.seat()], deal.lies, len(deal.tricks)+1, nil
	for _, one := range asked.Said {
		if areTogether(one.Seat, deal.seat(), asked) {
			asked.Announced = append(asked.Announced, one.What)
		}
	}
	return legalCards(asked)
}

func (deal *course) put(card string) {
	seat := deal.seat()
	deal.hands[seat] = chosen(deal.hands[seat], func(one string) bool { return one != card })
	deal.lies = append(deal.lies, card)
	if len(deal.lies) < deal.asked.Players {
		return
	}
	winner := (deal.leader + winningPlace(deal.lies, deal.asked.Contract == "Farbensolo")) % deal.asked.Players
	deal.tricks = append(deal.tricks, object{"leader": deal.leader, "cards": deal.lies, "winner": winner})
	deal.leader, deal.lies = winner, []string{}
}

func play(asked question) object {
	deal, accepted := begun(asked), 0
	var refused any
	for _, one := range asked.Actions {
		if deal.isOver() || one.Seat != deal.seat() || one.Do != "play" || !has(deal.legal(), one.What) {
			refused = object{"index": accepted, "reason": one.What + " is not allowed now"}
			break
		}
		deal.put(one.What)
		accepted++
	}
	next := []object{}
	if !deal.isOver() {
		next = append(next, object{"seat": deal.seat(), "do": "play", "legal": deal.legal()})
	}
	return object{
		"accepted": accepted, "refused": refused, "next": next,
		"hands": deal.hands, "tricks": deal.tricks, "over": deal.isOver(),
	}
}

var answers = map[string]func(question) object{"count": count, "trick": trick, "may_play": mayPlay, "play": play}

func main() {
	lines, replies := json.NewDecoder(bufio.NewReader(os.Stdin)), json.NewEncoder(os.Stdout)
	for {
		asked := question{}
		if lines.Decode(&asked) != nil {
			return
		}
		said := object{"id": asked.ID}
		if asked.Ask == "hello" {
			said["answer"] = json.RawMessage(hello)
		} else if answer, isKnown := answers[asked.Ask]; isKnown {
			said["answer"] = answer(asked)
		} else {
			said["declined"] = "this program does not play that"
		}
		if replies.Encode(said) != nil {
			return
		}
	}
}
