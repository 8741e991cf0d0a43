// Put a file of vectors to a program, and say which clauses it keeps: rustc -O runner.rs && ./runner FILE
mod answer; // yours: pub fn answer(question: &Json) -> Json, Json::Null where your program has no answer
mod json;
use json::Json::{self, *};
use std::collections::{BTreeMap, BTreeSet};

const IDLE: [&str; 11] =
    ["legal", "seen", "confers", "face_up", "items", "lines", "next", "hands", "talon", "discards", "trull"];

fn plain(value: &Json, field: &str) -> Json { // without reasons, idle order, and what says nothing
    match value {
        Bool(false) => Null,
        List(values) => {
            let mut told: Vec<Json> = values.iter().map(|one| plain(one, field)).collect();
            if IDLE.contains(&field) && !values.iter().any(|one| matches!(one, List(_))) {
                told.sort();
            }
            if told.is_empty() { Null } else { List(told) }
        }
        Object(fields) => {
            let mut told: BTreeMap<_, _> = fields.iter().map(|(name, one)| (name.clone(), plain(one, name))).collect();
            told.retain(|name, one| *one != Null && !["grounds", "why", "reason"].contains(&name.as_str()));
            if told.is_empty() { Null } else { Object(told) }
        }
        _ => value.clone(),
    }
}

fn go_on(found: &Json, step: &Json) -> Json {
    let each = found.list();
    match step {
        Text(name) => found.get(name).clone(),
        Number(-1) => each.last().cloned().unwrap_or(Null),
        Number(place) => each.get(*place as usize).cloned().unwrap_or(Null),
        List(_) if matches!(found, List(_)) => List(each.iter().map(|one| go_on(one, step)).collect()),
        List(names) => Object(names.iter().map(|name| (name.text().into(), found.get(name.text()).clone())).collect()),
        Object(fields) => {
            let (name, of) = fields.iter().next().expect("a field");
            let values = || each.iter().map(|one| one.get(of.text()).clone());
            match name.as_str() {
                "among" => List(each.iter().filter(|one| of.list().contains(one)).cloned().collect()),
                "each" => List(values().map(|one| plain(&one, "")).collect::<BTreeSet<_>>().into_iter().collect()),
                "sum" => values().reduce(|sum, one| add(&sum, &one)).map_or(Null, |sum| add(&sum, &Number(0))),
                "count" => Number(cards(found).len() as i64),
                "due" if each.contains(of) && is_due(each) => List(vec![of.clone()]),
                "due" => found.clone(),
                _ => List(each.iter().filter(|one| fields.iter().all(|(name, of)| one.get(name) == of)).cloned().collect()),
            }
        }
        _ => Null,
    }
}

fn is_due(turns: &[Json]) -> bool {
    turns.iter().all(|one| one.get("seat") == turns[0].get("seat"))
        || turns.iter().all(|one| one.get("do").text() == "say")
}

fn cards(deck: &Json) -> BTreeSet<String> {
    let (Object(suits), Object(augen)) = (deck.get("suits"), deck.get("augen")) else { return BTreeSet::new() };
    let rows = suits.values().chain([deck.get("trumps")]).flat_map(Json::list);
    rows.map(|card| card.text().to_string()).chain(augen.keys().cloned()).collect()
}

fn add(one: &Json, other: &Json) -> Json { // as text: a whole number, or a fraction in lowest terms
    let parts = |amount: &Json| match amount {
        Number(number) => (*number, 1),
        _ => amount.text().split_once('/').map_or_else(
            || (amount.text().parse().unwrap_or(0), 1),
            |(up, down)| (up.parse().unwrap_or(0), down.parse().unwrap_or(1)),
        ),
    };
    let ((a, b), (c, d)) = (parts(one), parts(other));
    let (up, down) = (a * d + c * b, b * d);
    let by = (1..=down).rev().find(|by| up % by == 0 && down % by == 0).unwrap_or(1);
    Text(if down == by { (up / by).to_string() } else { format!("{}/{}", up / by, down / by) })
}

fn is_met(read: &Json, answers: &[Json]) -> bool {
    let steps = read.get("part").list();
    let field = steps.iter().filter(|step| matches!(step, Text(_))).last().map_or("", Json::text);
    let at = |number: &Json| steps.iter().fold(answers[number.number() as usize].clone(), |found, step| go_on(&found, step));
    let wanted = if *read.get("as_in") == Null { read.get("expected").clone() } else { at(read.get("as_in")) };
    answers[read.get("asked").number() as usize] != Null && plain(&at(read.get("asked")), field) == plain(&wanted, field)
}

fn main() {
    let path = std::env::args().nth(1).expect("a file of vectors");
    let file = std::fs::read_to_string(path).expect("a file that can be read");
    let mut states: BTreeMap<String, &str> = BTreeMap::new();
    for vector in file.lines().skip(1).map(Json::read) {
        let answers: Vec<Json> = vector.get("asked").list().iter().map(|one| answer::answer(one.get("question"))).collect();
        let is_unmet = |check: &&Json| !check.get("reads").list().iter().all(|read| is_met(read, &answers));
        let unmet = vector.get("checks").list().iter().find(is_unmet);
        let mut about: Vec<&Json> = vector.get("clauses").list().iter().collect();
        if let Some(check) = unmet {
            let step = &vector.get("steps").list()[check.get("step").number() as usize];
            println!("failed {} at {}", vector.get("id").text(), step.get("en").text());
            about.retain(|clause| check.get("grounds").list().contains(clause));
            for clauses in [check.get("grounds"), vector.get("clauses")] {
                if about.is_empty() {
                    about = clauses.list().iter().collect();
                }
            }
        }
        for clause in about {
            let state = states.entry(clause.text().into()).or_insert("passed");
            if unmet.is_some() {
                *state = "failed";
            }
        }
    }
    for (clause, state) in states {
        println!("{clause} {state}");
    }
}
