// Put a file of vectors to a program, and say which clauses it keeps: node runner.mjs FILE

import { readFileSync } from 'node:fs'
import { answer } from './answer.mjs' // yours: from a question to the answer of your program, null where it has none

const gcd = (a, b) => (b ? gcd(b, a % b) : a < 0n ? -a : a)
const add = ([n, d], [m, e = '1']) => [n * BigInt(e) + BigInt(m) * d, d * BigInt(e)]
const ratio = ([n, d]) => (d === gcd(n, d) ? `${n / d}` : `${n / gcd(n, d)}/${d / gcd(n, d)}`)
const isDue = (turns) => turns.every((one) => one.seat === turns[0].seat) || turns.every((one) => one.do === 'say')
const READERS = {
  take: (found, fields) => found.map((one) => Object.fromEntries(fields.map((field) => [field, one[field]]))),
  where: (found, wanted) => found.filter((one) => Object.keys(wanted).every((field) => one[field] === wanted[field])),
  among: (found, these) => found.filter((one) => these.includes(one)),
  each: (found, field) => [...new Set(found.map((one) => one[field] ?? false))].sort(),
  sum: (found, by) => found.length ? ratio(found.map((one) => `${one[by]}`.split('/')).reduce(add, [0n, 1n])) : null,
  count: (deck) => new Set([...deck.trumps, ...Object.values(deck.suits).flat(), ...Object.keys(deck.augen)]).size,
  due: (found, due) => found.some((one) => one.seat === due.seat && one.do === due.do) && isDue(found) ? [due] : found
}

function plain (value, anyOrder) { // as text, which is empty for what says nothing, with what has no order sorted
  if (value === null || typeof value !== 'object') return (value ?? false) === false ? '' : JSON.stringify(value)
  const isList = Array.isArray(value)
  const said = Object.keys(value).map((name) => (isList ? '' : `${name}:`) + plain(value[name], anyOrder))
  const told = said.filter((one) => isList || !one.endsWith(':'))
  if (!isList || (anyOrder && value.every((one) => typeof one === 'string' || one?.constructor === Object))) told.sort()
  return told.length ? `[${told}]` : ''
}

function foundBy ({ part, any_order: anyOrder }, answer) {
  const read = (found, [name, of]) => READERS[name](found, of)
  const at = (found, place) => place < 0 ? found.at(place) : found[place]
  const goOn = (found, step) => typeof step === 'object' ? read(found, Object.entries(step)[0]) : at(found, step)
  try { return plain(part.reduce(goOn, answer), anyOrder) } catch { return '' }
}

function isMet (read, answers) {
  const wanted = 'as_in' in read ? foundBy(read, answers[read.as_in]) : plain(read.expected, read.any_order)
  return answers[read.asked] != null && foundBy(read, answers[read.asked]) === wanted
}

const states = {}
for (const line of readFileSync(process.argv[2], 'utf8').trimEnd().split('\n').slice(1)) {
  const { id, clauses, steps, asked, checks } = JSON.parse(line)
  const answers = asked.map((one) => answer(one.question))
  const unmet = checks.find((check) => !check.reads.every((read) => isMet(read, answers)))
  for (const one of unmet?.grounds ?? clauses) states[one] = unmet ? 'failed' : states[one] ?? 'passed'
  if (unmet) console.log('failed', id, 'at', steps[unmet.step].en)
}
for (const clause of Object.keys(states).sort()) console.log(clause, states[clause])
