// JSON as the questions and answers of the protocol need it: whole numbers, and no sign outside the first plane escaped.
use std::collections::BTreeMap;
use std::iter::Peekable;
use std::str::Chars;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Json {
    Null,
    Bool(bool),
    Number(i64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    pub fn read(text: &str) -> Json {
        value(&mut text.chars().peekable())
    }
    pub fn get(&self, name: &str) -> &Json {
        if let Json::Object(fields) = self { fields.get(name).unwrap_or(&Json::Null) } else { &Json::Null }
    }
    pub fn list(&self) -> &[Json] {
        if let Json::List(values) = self { values } else { &[] }
    }
    pub fn text(&self) -> &str {
        if let Json::Text(text) = self { text } else { "" }
    }
    pub fn number(&self) -> i64 {
        if let Json::Number(number) = self { *number } else { 0 }
    }
}

fn value(signs: &mut Peekable<Chars>) -> Json {
    match signs.find(|sign| !sign.is_whitespace()).expect("a value") {
        '"' => Json::Text(string(signs)),
        '[' => Json::List(std::iter::from_fn(|| is_more(signs, ']').then(|| value(signs))).collect()),
        '{' => Json::Object(
            std::iter::from_fn(|| {
                is_more(signs, '}').then(|| {
                    signs.find(|sign| *sign == '"');
                    let name = string(signs);
                    signs.find(|sign| *sign == ':');
                    (name, value(signs))
                })
            })
            .collect(),
        ),
        first => {
            let mut word = String::from(first);
            while let Some(sign) = signs.next_if(|sign| sign.is_ascii_alphanumeric()) {
                word.push(sign);
            }
            match word.as_str() {
                "null" => Json::Null,
                "true" | "false" => Json::Bool(word == "true"),
                _ => Json::Number(word.parse().expect("a whole number")),
            }
        }
    }
}

fn is_more(signs: &mut Peekable<Chars>, end: char) -> bool {
    while signs.next_if(|sign| sign.is_whitespace() || *sign == ',').is_some() {}
    signs.next_if_eq(&end).is_none()
}

fn string(signs: &mut Peekable<Chars>) -> String {
    let mut text = String::new();
    loop {
        match signs.next().expect("the end of a text") {
            '"' => return text,
            '\\' => match signs.next().expect("an escaped sign") {
                'n' => text.push('\n'),
                't' => text.push('\t'),
                'r' => text.push('\r'),
                'u' => {
                    let code: String = signs.take(4).collect();
                    text.extend(u32::from_str_radix(&code, 16).ok().and_then(char::from_u32));
                }
                sign => text.push(sign),
            },
            sign => text.push(sign),
        }
    }
}
