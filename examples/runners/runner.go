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

type list = []any
type object = map[string]any // yours, in a file beside this one: func answer(question object) object, nil for no answer

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

func where(each list, wanted object) (kept list) { // the elements with these fields
	for _, one := range each {
		has := true
		for field, value := range wanted {
			has = has && one.(object)[field] == value
		}
		if has {
			kept = append(kept, one)
		}
	}
	return kept
}

func read(found any, name string, of any) any { // whatever is not there ends it with a panic
	each, _ := found.(list)
	wanted, _ := of.(object)
	told, sum, different := list{}, new(big.Rat), object{}
	switch name {
	case "where":
		return where(each, wanted)
	case "due":
		isAlone := len(where(each, object{"seat": wanted["seat"]})) == len(each)
		if len(where(each, wanted)) > 0 && (isAlone || len(where(each, object{"do": "say"})) == len(each)) {
			return list{of}
		}
		return each
	case "count":
		for card := range found.(object)["augen"].(object) {
			different[card] = true
		}
		rows := list{found.(object)["trumps"]}
		for _, row := range found.(object)["suits"].(object) {
			rows = append(rows, row)
		}
		for _, row := range rows {
			for _, card := range row.(list) {
				different[card.(string)] = true
			}
		}
		return len(different)
	}
	for _, one := range each {
		switch name {
		case "take":
			taken := object{}
			for _, field := range of.(list) {
				taken[field.(string)] = one.(object)[field.(string)]
			}
			told = append(told, taken)
		case "among":
			if strings.Contains(plain(of, false), plain(one, false)) {
				told = append(told, one)
			}
		case "each":
			different[plain(one.(object)[of.(string)], false)] = one.(object)[of.(string)]
		case "sum":
			amount, _ := new(big.Rat).SetString(fmt.Sprint(one.(object)[of.(string)]))
			told = list{sum.Add(sum, amount).RatString()}
		}
	}
	if name == "sum" {
		return told[0]
	}
	for _, text := range sorted(different) {
		told = append(told, different[text])
	}
	return told
}

func sorted(named object) (names []string) {
	for name := range named {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

func foundBy(check object, answer any) (told string) {
	defer func() { recover() }()
	for _, step := range check["part"].(list) {
		switch step := step.(type) {
		case string:
			answer = answer.(object)[step]
		case float64:
			each := answer.(list)
			if step < 0 {
				step += float64(len(each))
			}
			answer = each[int(step)]
		case object:
			for name, of := range step {
				answer = read(answer, name, of)
			}
		}
	}
	return plain(answer, check["any_order"] == true)
}

func isMet(check object, answers []object) bool {
	wanted, given := plain(check["expected"], check["any_order"] == true), answers[int(check["asked"].(float64))]
	if other, isThere := check["as_in"].(float64); isThere {
		wanted = foundBy(check, answers[int(other)])
	}
	return given != nil && foundBy(check, given) == wanted
}

func main() {
	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	states := object{}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		var vector struct {
			ID             string
			Asked, Clauses list
			Steps, Checks  []object
		}
		if err := json.Unmarshal([]byte(line), &vector); err != nil {
			panic(err)
		}
		answers := []object{}
		for _, asked := range vector.Asked {
			answers = append(answers, answer(asked.(object)["question"].(object)))
		}
		state, about := "passed", vector.Clauses
		for _, check := range vector.Checks {
			for _, one := range check["reads"].(list) {
				if state == "passed" && !isMet(one.(object), answers) {
					fmt.Println("failed", vector.ID, "at", vector.Steps[int(check["step"].(float64))]["en"])
					state, about = "failed", check["grounds"].(list)
				}
			}
		}
		for _, clause := range about {
			if states[clause.(string)] != "failed" {
				states[clause.(string)] = state
			}
		}
	}
	for _, clause := range sorted(states) {
		fmt.Println(clause, states[clause])
	}
}
