//! Puts a file of vectors to a program, and says which clauses it keeps: cargo run --release FILE
mod answer; // yours: from a question to the answer of your program, Null where it declines

use serde_json::{json, Value};
use std::collections::BTreeMap;

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn fits(wanted: &Value, found: &Value) -> bool {
    let elements = || list(found).iter().chain(found.as_object().into_iter().flat_map(|fields| fields.values()));
    let count = |one| elements().filter(|element| fits(one, element)).count();
    match wanted {
        Value::Null => [json!(null), json!(false), json!([]), json!({})].contains(found),
        Value::Array(all) => all.len() == list(found).len() && all.iter().zip(list(found)).all(|(a, b)| fits(a, b)),
        Value::Object(fields) => fields.iter().all(|(name, one)| match name.as_str() {
            "times" => list(one).iter().all(|pair| pair[0] == count(&pair[1])),
            _ => fits(one, &found[name]),
        }),
        _ => wanted == found,
    }
}

fn is_unmet(check: &Value, answers: &[Value]) -> bool {
    let asked = list(&check["asked"]).iter().map(|number| answers.get(number.as_u64().unwrap() as usize));
    let told: Vec<_> = asked.flatten().collect();
    let is_same = |name: &String| told.len() == 2 && told[0][name] == told[1][name];
    let is_said = |(name, one): (&String, &Value)| is_same(name) || told.iter().all(|said| fits(one, &said[name]));
    told.len() == list(&check["asked"]).len() && !check["expected"].as_object().unwrap().iter().all(is_said)
}

fn main() {
    let file = std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap();
    let (mut outcomes, mut clauses) = (BTreeMap::new(), BTreeMap::new());
    for vector in file.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap()) {
        let answers = list(&vector["asked"]).iter().map(|one| answer::answer(&one["question"]));
        let answers: Vec<_> = answers.take_while(|said| !said.is_null()).collect();
        let (outcome, about) = match list(&vector["checks"]).iter().find(|check| is_unmet(check, &answers)) {
            Some(check) => {
                let step = &vector["steps"][check["step"].as_u64().unwrap() as usize]["en"];
                println!("failed {} at {step} {}", vector["id"].as_str().unwrap(), check["grounds"]);
                ("failed", &check["grounds"])
            }
            None if answers.len() < list(&vector["asked"]).len() => ("declined", &Value::Null),
            None => ("passed", &vector["clauses"]),
        };
        *outcomes.entry(outcome).or_insert(0) += 1;
        for clause in list(about) {
            let verdict = clauses.entry(clause.as_str().unwrap().to_string()).or_insert(outcome);
            *verdict = outcome.min(verdict);
        }
    }
    clauses.iter().for_each(|(clause, verdict)| println!("{clause} {verdict}"));
    println!("{outcomes:?}");
}
