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
	AnyOrder bool `json:"any_order"`
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

func plain(value any, anyOrder bool) string { // empty for what says nothing, with what has no order sorted
	told, isSorted := []string{}, anyOrder
	switch value := value.(type) {
	case object:
		for name, one := range value {
			if text := plain(one, anyOrder); text != "" {
				told = append(told, name+":"+text)
			}
		}
		isSorted = true
	case list:
		for _, one := range value {
			_, isText := one.(string)
			_, isObject := one.(object)
			told, isSorted = append(told, plain(one, anyOrder)), isSorted && (isText || isObject)
		}
	default:
		if text, _ := json.Marshal(value); value != nil && value != false {
			return string(text)
		}
	}
	if isSorted {
		sort.Strings(told)
	}
	if len(told) == 0 {
		return ""
	}
	return "[" + strings.Join(told, ",") + "]"
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

func haveAll(each list, field string, value any) bool {
	return len(keep(each, func(one any) bool { return one.(object)[field] != value })) == 0
}

func isIn(one any, these list) bool {
	return len(keep(these, func(other any) bool { return plain(one, false) == plain(other, false) })) > 0
}

func goOn(found, step any) any { // whatever is not there ends it with a panic
	each, _ := found.(list)
	switch step := step.(type) {
	case string:
		return found.(object)[step]
	case float64:
		return each[(int(step)+len(each))%len(each)]
	}
	for name, of := range step.(object) {
		field, _ := of.(string)
		fields, _ := of.(list)
		wanted, _ := of.(object)
		values, sum := list{}, new(big.Rat)
		switch name {
		case "where":
			for field, value := range wanted {
				each = keep(each, func(one any) bool { return haveAll(list{one}, field, value) })
			}
			return each
		case "among":
			return keep(each, func(one any) bool { return isIn(one, fields) })
		case "due":
			if isIn(of, each) && (haveAll(each, "seat", wanted["seat"]) || haveAll(each, "do", "say")) {
				return list{of}
			}
			return each
		case "count":
			return count(found.(object))
		}
		for _, one := range each {
			switch value := one.(object)[field]; name {
			case "take":
				taken := object{}
				for _, field := range fields {
					taken[field.(string)] = one.(object)[field.(string)]
				}
				values = append(values, taken)
			case "each":
				if !isIn(value, values) {
					values = append(values, value)
				}
			case "sum":
				amount, _ := new(big.Rat).SetString(fmt.Sprint(value))
				values = list{sum.Add(sum, amount).RatString()}
			}
		}
		if name == "sum" {
			return values[0]
		}
		return values
	}
	return nil
}

func count(deck object) int {
	cards := object{}
	for card := range deck["augen"].(object) {
		cards[card] = true
	}
	rows := list{deck["trumps"]}
	for _, row := range deck["suits"].(object) {
		rows = append(rows, row)
	}
	for _, row := range rows {
		for _, card := range row.(list) {
			cards[card.(string)] = true
		}
	}
	return len(cards)
}

func foundBy(read read, answer any) (told string) {
	defer func() {
		if recover() != nil {
			told = ""
		}
	}()
	for _, step := range read.Part {
		answer = goOn(answer, step)
	}
	return plain(answer, read.AnyOrder)
}

func isMet(read read, answers []object) bool {
	wanted := plain(read.Expected, read.AnyOrder)
	if read.AsIn != nil {
		wanted = foundBy(read, answers[*read.AsIn])
	}
	return answers[read.Asked] != nil && foundBy(read, answers[read.Asked]) == wanted
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
					state, about = "failed", check.Grounds
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
