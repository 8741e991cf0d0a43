// Put a file of vectors to a program, and say which clauses it keeps: rustc -O runner.rs && ./runner FILE
mod answer; // yours: pub fn answer(question: &Json) -> Json, Json::null() where your program has no answer
mod json;
use json::Json::{self, *};
use std::collections::{BTreeMap, BTreeSet};

fn plain(value: &Json, any_order: bool) -> String { // empty for what says nothing, with what has no order sorted
    let mut told: Vec<String> = match value {
        Word(word) => return if word == "null" || word == "false" { String::new() } else { word.clone() },
        Text(text) => return format!("{text:?}"),
        List(values) => values.iter().map(|one| plain(one, any_order)).collect(),
        Object(fields) => {
            let texts = fields.iter().map(|(name, one)| (name, plain(one, any_order)));
            texts.filter(|(_, text)| !text.is_empty()).map(|(name, text)| format!("{name}:{text}")).collect()
        }
    };
    if any_order && value.elements().iter().all(|one| matches!(one, Text(_) | Object(_))) {
        told.sort();
    }
    if told.is_empty() { String::new() } else { format!("[{}]", told.join(",")) }
}

fn go_on(found: Json, step: &Json) -> Option<Json> {
    let each = found.elements();
    let Object(reader) = step else {
        let place = if step.text() == "-1" { each.len().checked_sub(1) } else { step.text().parse().ok() };
        return if let Text(name) = step { found.get(name) } else { each.get(place?) }.cloned();
    };
    let (name, of) = reader.iter().next()?;
    let keep = |is_kept: &dyn Fn(&Json) -> bool| each.iter().filter(|one| is_kept(one)).cloned().collect();
    let value = |one: &Json, field: &Json| one.get(field.text()).cloned().unwrap_or(Json::null());
    let take = |one| Object(of.elements().iter().map(|field| (field.text().into(), value(one, field))).collect());
    let has_all = |one: &Json| matches!(of, Object(wanted) if wanted.iter().all(|(name, of)| one.get(name) == Some(of)));
    Some(match name.as_str() {
        "take" => List(each.iter().map(take).collect()),
        "where" => List(keep(&has_all)),
        "among" => List(keep(&|one| of.elements().contains(one))),
        "each" => List(each.iter().map(|one| value(one, of)).collect::<BTreeSet<_>>().into_iter().collect()),
        "sum" => Text(sum(each.iter().map(|one| value(one, of)))?),
        "count" => Word(cards(&found)?.len().to_string()),
        "due" if each.contains(of) && is_due(each) => List(vec![of.clone()]),
        _ => found,
    })
}

fn is_due(turns: &[Json]) -> bool {
    let all_have = |name, value| turns.iter().all(|one| one.get(name) == value);
    all_have("seat", turns[0].get("seat")) || all_have("do", Some(&Text("say".into())))
}

fn cards(deck: &Json) -> Option<BTreeSet<&str>> {
    let (Object(suits), Object(augen)) = (deck.get("suits")?, deck.get("augen")?) else { return None };
    let rows = suits.values().chain(deck.get("trumps")).flat_map(Json::elements);
    Some(rows.map(Json::text).chain(augen.keys().map(String::as_str)).collect())
}

fn sum(amounts: impl Iterator<Item = Json>) -> Option<String> { // a whole number, or a fraction in lowest terms
    let parts = |amount: Json| -> (i64, i64) {
        let (up, down) = amount.text().split_once('/').unwrap_or((amount.text(), "1"));
        (up.parse().unwrap_or(0), down.parse().unwrap_or(1))
    };
    let (up, down) = amounts.map(parts).reduce(|(a, b), (c, d)| (a * d + c * b, b * d))?;
    let by = (1..=down).rev().find(|by| up % by == 0 && down % by == 0)?;
    Some(if down == by { (up / by).to_string() } else { format!("{}/{}", up / by, down / by) })
}

fn is_met(read: &Json, answers: &[Json]) -> bool {
    let told = |value: Option<Json>| value.map_or(String::new(), |value| plain(&value, read.get("any_order").is_some()));
    let found = |number: &Json| told(read.list("part").iter().try_fold(answers[number.number()].clone(), go_on));
    let wanted = read.get("as_in").map_or_else(|| told(read.get("expected").cloned()), found);
    let asked = read.get("asked").expect("a number");
    answers[asked.number()] != Json::null() && found(asked) == wanted
}

fn main() {
    let path = std::env::args().nth(1).expect("a file of vectors");
    let file = std::fs::read_to_string(path).expect("a file that can be read");
    let mut states: BTreeMap<String, &str> = BTreeMap::new();
    for vector in file.lines().skip(1).map(Json::read) {
        let asked = vector.list("asked").iter().filter_map(|one| one.get("question"));
        let answers: Vec<Json> = asked.map(answer::answer).collect();
        let is_unmet = |check: &&Json| !check.list("reads").iter().all(|read| is_met(read, &answers));
        let unmet = vector.list("checks").iter().find(is_unmet);
        if let Some(check) = unmet {
            let step = check.get("step").map_or(0, Json::number);
            let told = [vector.get("id"), vector.list("steps")[step].get("en")].map(|one| one.map_or("", Json::text));
            println!("failed {}", told.join(" at "));
        }
        for clause in unmet.map_or(vector.list("clauses"), |check| check.list("grounds")) {
            let state = states.entry(clause.text().into()).or_insert("passed");
            *state = if unmet.is_some() { "failed" } else { state };
        }
    }
    for (clause, state) in states {
        println!("{clause} {state}");
    }
}
