package tarock // VECTORS=FILE go test -v: puts a file of vectors to a program, and says which clauses it keeps

import (
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"
)

type object = map[string]any

func list(value any) []any {
	found, _ := value.([]any)
	return found
}

func count(wanted any, found []any) (times float64) {
	for _, one := range found {
		if fits(wanted, one) {
			times++
		}
	}
	return times
}

func fits(wanted, found any) (met bool) {
	said, _ := found.(object)
	switch wanted := wanted.(type) {
	case nil:
		text, _ := json.Marshal(found)
		return strings.Contains("null false [] {}", string(text))
	case []any:
		met = len(wanted) == len(list(found))
		for place := 0; met && place < len(wanted); place++ {
			met = fits(wanted[place], list(found)[place])
		}
		return met
	case object:
		met = true
		for name, one := range wanted {
			met = met && (name == "times" || fits(one, said[name]))
		}
		for _, pair := range list(wanted["times"]) {
			met = met && count(list(pair)[1], list(found)) == list(pair)[0]
		}
		return met
	}
	return wanted == found
}

type check struct {
	Step     int
	Asked    []int
	Expected object
	Grounds  []string
}

func isMet(one check, answers []object) bool {
	for name, wanted := range one.Expected {
		told := []any{}
		for _, number := range one.Asked {
			if number >= len(answers) {
				return true // a question before was declined
			}
			told = append(told, answers[number][name])
		}
		if len(told) == 2 && reflect.DeepEqual(told[0], told[1]) {
			continue
		}
		if count(wanted, told) < float64(len(told)) {
			return false
		}
	}
	return true
}

func TestVectors(t *testing.T) {
	file, _ := os.ReadFile(os.Getenv("VECTORS"))
	clauses := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(string(file)), "\n")[1:] {
		var vector struct {
			ID      string
			Clauses []string
			Steps   []struct{ EN string }
			Asked   []struct{ Question object }
			Checks  []check
		}
		json.Unmarshal([]byte(line), &vector)
		t.Run(vector.ID, func(t *testing.T) {
			var answers []object
			for _, asked := range vector.Asked {
				said := answer(asked.Question) // yours: from a question to the answer of your program, nil where it declines
				if said == nil {
					break
				}
				answers = append(answers, said)
			}
			for _, one := range vector.Checks {
				if !isMet(one, answers) {
					for _, clause := range one.Grounds {
						clauses[clause] = "failed"
					}
					t.Fatalf("failed %s at %s %v", vector.ID, vector.Steps[one.Step].EN, one.Grounds)
				}
			}
			if len(answers) < len(vector.Asked) {
				t.Skip("declined")
			}
			for _, clause := range vector.Clauses {
				if clauses[clause] == "" {
					clauses[clause] = "passed"
				}
			}
		})
	}
	told, _ := json.MarshalIndent(clauses, "", "")
	t.Log(string(told))
}
