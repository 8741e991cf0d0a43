package tarock // VECTORS=FILE go test -v: puts a file of vectors to a program, and says which clauses it keeps

import (
	"bytes"
	"encoding/json"
	"os"
	"reflect"
	"testing"
)

type object = map[string]any
type check struct {
	Step     int
	Asked    []int
	Expected object
	Grounds  []string
}
type vector struct {
	ID      string
	Clauses []string
	Steps   []struct{ EN string }
	Asked   []struct{ Question object }
	Checks  []check
}

func fits(wanted, found any) (met bool) {
	list, _ := found.([]any)
	said, _ := found.(object)
	switch wanted := wanted.(type) {
	case nil:
		isEmpty := reflect.DeepEqual(found, []any{}) || reflect.DeepEqual(found, object{})
		return found == nil || found == false || isEmpty
	case []any:
		met = len(list) == len(wanted)
		for place := 0; met && place < len(list); place++ {
			met = fits(wanted[place], list[place])
		}
		return met
	case object:
		met = true
		for name, one := range wanted {
			met = met && (name == "times" || fits(one, said[name]))
		}
		for _, one := range said {
			list = append(list, one)
		}
		times, _ := wanted["times"].([]any)
		for _, pair := range times {
			met = met && count(pair.([]any)[1], list) == pair.([]any)[0]
		}
		return met
	}
	return wanted == found
}

func count(wanted any, list []any) (times float64) {
	for _, element := range list {
		if fits(wanted, element) {
			times++
		}
	}
	return times
}

func (one check) isMet(answers []object) bool {
	for name, wanted := range one.Expected {
		said, again := answers[one.Asked[0]][name], answers[one.Asked[len(one.Asked)-1]][name]
		isSame := len(one.Asked) == 2 && reflect.DeepEqual(said, again)
		if !isSame && !(fits(wanted, said) && fits(wanted, again)) {
			return false
		}
	}
	return true
}

func TestVectors(t *testing.T) {
	file, _ := os.ReadFile(os.Getenv("VECTORS"))
	clauses, outcomes := map[string]string{}, map[string]int{}
	for _, line := range bytes.Split(bytes.TrimSpace(file), []byte("\n"))[1:] {
		var one vector
		json.Unmarshal(line, &one)
		t.Run(one.ID, func(t *testing.T) {
			var answers []object
			for _, asked := range one.Asked {
				said := answer(asked.Question) // yours: from a question to the answer of your program, nil where it declines
				if said == nil {
					break
				}
				answers = append(answers, said)
			}
			outcome, about := "passed", one.Clauses
			for _, check := range one.Checks {
				if check.Asked[len(check.Asked)-1] < len(answers) && !check.isMet(answers) {
					t.Errorf("failed %s at %s %v", one.ID, one.Steps[check.Step].EN, check.Grounds)
					outcome, about = "failed", check.Grounds
					break
				}
			}
			if outcome == "passed" && len(answers) < len(one.Asked) {
				outcome, about = "declined", nil
			}
			outcomes[outcome]++
			for _, clause := range about {
				if clauses[clause] != "failed" {
					clauses[clause] = outcome
				}
			}
		})
	}
	told, _ := json.MarshalIndent(clauses, "", "")
	t.Log(string(told), outcomes)
}
