// JSON as the protocol needs it: whole numbers, and no sign outside the first plane escaped.
use std::collections::BTreeMap;
use std::iter::{from_fn, Peekable};
use std::str::Chars;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Json {
    Word(String), // null, true, false or a number
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    pub fn read(text: &str) -> Json {
        value(&mut text.chars().peekable())
    }
    pub fn null() -> Json {
        Json::Word("null".into())
    }
    pub fn get(&self, name: &str) -> Option<&Json> {
        if let Json::Object(fields) = self { fields.get(name) } else { None }
    }
    pub fn list(&self, name: &str) -> &[Json] {
        self.get(name).map_or(&[], Json::elements)
    }
    pub fn elements(&self) -> &[Json] {
        if let Json::List(values) = self { values } else { &[] }
    }
    pub fn text(&self) -> &str {
        if let Json::Word(text) | Json::Text(text) = self { text } else { "" }
    }
    pub fn number(&self) -> usize {
        self.text().parse().expect("a number")
    }
}

fn value(signs: &mut Peekable<Chars>) -> Json {
    match signs.find(|sign| !sign.is_whitespace()).expect("a value") {
        '"' => Json::Text(string(signs)),
        '[' => Json::List(from_fn(|| is_more(signs, ']').then(|| value(signs))).collect()),
        '{' => Json::Object(from_fn(|| is_more(signs, '}').then(|| field(signs))).collect()),
        first => {
            let rest: String = from_fn(|| signs.next_if(|sign| sign.is_alphanumeric())).collect();
            Json::Word(format!("{first}{rest}"))
        }
    }
}

fn field(signs: &mut Peekable<Chars>) -> (String, Json) {
    signs.find(|sign| *sign == '"');
    let name = string(signs);
    signs.find(|sign| *sign == ':');
    (name, value(signs))
}

fn is_more(signs: &mut Peekable<Chars>, end: char) -> bool {
    while signs.next_if(|sign| sign.is_whitespace() || *sign == ',').is_some() {}
    signs.next_if_eq(&end).is_none()
}

fn string(signs: &mut Peekable<Chars>) -> String {
    let mut text = String::new();
    loop {
        text.push(match signs.next().expect("the end of a text") {
            '"' => return text,
            '\\' => match signs.next().expect("an escaped sign") {
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                'u' => {
                    let code: String = signs.take(4).collect();
                    u32::from_str_radix(&code, 16).ok().and_then(char::from_u32).expect("a sign")
                }
                sign => sign,
            },
            sign => sign,
        });
    }
}
