// Put a file of vectors to a program, and say which clauses it keeps: go run . FILE
package main

import (
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"sort"
	"strings"
)

// Yours is, in a file beside this one: func answer(question object) object, nil where your program has no answer.
type object = map[string]any
type list = []any
type read struct {
	Asked    int
	AsIn     *int `json:"as_in"`
	Part     list
	Expected any
}
type vector struct {
	ID      string
	Clauses []string
	Steps   []struct{ En string }
	Asked   []struct{ Question object }
	Checks  []struct {
		Step    int
		Reads   []read
		Grounds []string
	}
}

func isAmong(word, words string) bool { return strings.Contains(" "+words+" ", " "+word+" ") }

func plain(value any, field string) string { // as text, without reasons, idle order, and what says nothing
	told, isIdle := []string{}, isAmong(field, "legal seen confers face_up items lines next hands talon discards trull")
	switch value := value.(type) {
	case object:
		for name, one := range value {
			if text := plain(one, name); text != "" && !isAmong(name, "grounds why reason") {
				told = append(told, name+":"+text)
			}
		}
		isIdle = true
	case list:
		for _, one := range value {
			_, isList := one.(list)
			told, isIdle = append(told, plain(one, field)), isIdle && !isList
		}
	default:
		if text, _ := json.Marshal(value); value != nil && value != false {
			told = append(told, string(text))
		}
	}
	if isIdle {
		sort.Strings(told)
	}
	if len(told) == 0 {
		return ""
	}
	return "[" + strings.Join(told, ",") + "]"
}

func isIn(one any, these list) bool {
	return len(keep(these, func(other any) bool { return plain(one, "") == plain(other, "") })) > 0
}

func keep(each list, isKept func(any) bool) list {
	kept := list{}
	for _, one := range each {
		if isKept(one) {
			kept = append(kept, one)
		}
	}
	return kept
}

func goOn(found, step any) any {
	each, _ := found.(list)
	one, isObject := found.(object)
	taken, values := object{}, list{}
	switch step := step.(type) {
	case string:
		return one[step]
	case float64:
		if place := int(step); place < len(each) && len(each) > 0 {
			return each[(place+len(each))%len(each)]
		}
		return nil
	case list:
		for _, other := range each {
			values = append(values, goOn(other, step))
		}
		for _, name := range step {
			taken[name.(string)] = one[name.(string)]
		}
		if isObject {
			return taken
		}
		return values
	}
	for name, of := range step.(object) {
		if reader, isKnown := readers[name]; isKnown {
			return reader(found, each, of)
		}
		each = keep(each, func(one any) bool { return one.(object)[name] == of })
	}
	return each
}

var readers = map[string]func(found any, each list, of any) any{
	"among": func(_ any, each list, of any) any {
		return keep(each, func(one any) bool { return isIn(one, of.(list)) })
	},
	"each": func(_ any, each list, of any) any {
		values := list{}
		for _, one := range each {
			if value := one.(object)[of.(string)]; !isIn(value, values) {
				values = append(values, value)
			}
		}
		return values
	},
	"sum": func(_ any, each list, of any) any {
		sum := new(big.Rat)
		for _, one := range each {
			amount, _ := new(big.Rat).SetString(fmt.Sprint(one.(object)[of.(string)]))
			sum.Add(sum, amount)
		}
		if len(each) == 0 {
			return nil
		}
		return sum.RatString()
	},
	"count": func(found any, _ list, _ any) any {
		deck, cards := found.(object), map[any]bool{}
		rows := list{deck["trumps"]}
		for _, row := range deck["suits"].(object) {
			rows = append(rows, row)
		}
		for _, row := range rows {
			for _, card := range row.(list) {
				cards[card] = true
			}
		}
		for card := range deck["augen"].(object) {
			cards[card] = true
		}
		return len(cards)
	},
	"due": func(_ any, each list, of any) any {
		others := keep(each, func(one any) bool { return one.(object)["seat"] != of.(object)["seat"] })
		silent := keep(each, func(one any) bool { return one.(object)["do"] != "say" })
		if isIn(of, each) && (len(others) == 0 || len(silent) == 0) {
			return list{of}
		}
		return each
	},
}

func isMet(read read, answers []object) bool {
	field := ""
	at := func(number int) any {
		var found any = answers[number]
		for _, step := range read.Part {
			found = goOn(found, step)
			if name, isName := step.(string); isName {
				field = name
			}
		}
		return found
	}
	if answers[read.Asked] == nil {
		return false
	}
	given, wanted := at(read.Asked), read.Expected
	if read.AsIn != nil {
		wanted = at(*read.AsIn)
	}
	return plain(given, field) == plain(wanted, field)
}

func main() {
	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	states, clauses := map[string]string{}, []string{}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		one, answers := vector{}, []object{}
		if err := json.Unmarshal([]byte(line), &one); err != nil {
			panic(err)
		}
		for _, asked := range one.Asked {
			answers = append(answers, answer(asked.Question))
		}
		state, about := "passed", one.Clauses
		for _, check := range one.Checks {
			for _, read := range check.Reads {
				if state == "passed" && !isMet(read, answers) {
					fmt.Println("failed", one.ID, "at", one.Steps[check.Step].En)
					state, about = "failed", both(one.Clauses, check.Grounds)
				}
			}
		}
		for _, clause := range about {
			if states[clause] != "failed" {
				states[clause] = state
			}
		}
	}
	for clause := range states {
		clauses = append(clauses, clause)
	}
	sort.Strings(clauses)
	for _, clause := range clauses {
		fmt.Println(clause, states[clause])
	}
}

func both(cited, grounds []string) []string { // the clauses cited that are among the grounds, else these, else all
	found := []string{}
	for _, clause := range cited {
		if isAmong(clause, strings.Join(grounds, " ")) {
			found = append(found, clause)
		}
	}
	if len(found) == 0 && len(grounds) > 0 {
		return grounds
	}
	if len(found) == 0 {
		return cited
	}
	return found
}
