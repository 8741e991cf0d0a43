// Put a file of vectors to a program, and say which clauses it keeps: node runner.mjs FILE

import { readFileSync } from 'node:fs'
import { answer } from './answer.mjs' // yours: from a question to the answer of your program, null where it has none

const IDLE = ['legal', 'seen', 'confers', 'face_up', 'items', 'lines', 'next', 'hands', 'talon', 'discards', 'trull']
const WHY = ['grounds', 'why', 'reason']
const gcd = (a, b) => (b ? gcd(b, a % b) : a < 0n ? -a : a)
const add = ([n, d], [m, e = '1']) => [n * BigInt(e) + BigInt(m) * d, d * BigInt(e)]
const ratio = ([n, d]) => (d === gcd(n, d) ? `${n / d}` : `${n / gcd(n, d)}/${d / gcd(n, d)}`)
const isDue = (turns) => turns.every((one) => one.seat === turns[0].seat) || turns.every((one) => one.do === 'say')
const READERS = {
  among: (found, these) => found.filter((one) => these.includes(one)),
  each: (found, field) => [...new Set(found.map((one) => one[field] ?? false))],
  sum: (found, by) => found.length ? ratio(found.map((one) => `${one[by]}`.split('/')).reduce(add, [0n, 1n])) : null,
  count: (deck) => new Set([...deck.trumps, ...Object.values(deck.suits).flat(), ...Object.keys(deck.augen)]).size,
  due: (found, due) => found.some((one) => one.seat === due.seat && one.do === due.do) && isDue(found) ? [due] : found
}

function plain (value, field) { // as text, without reasons, idle order, and what says nothing
  if (value === null || typeof value !== 'object') return (value ?? false) === false ? '' : JSON.stringify(value)
  const list = Array.isArray(value) && value.map((one) => plain(one, field))
  if (list?.length && IDLE.includes(field) && !value.some(Array.isArray)) list.sort()
  if (list) return list.length ? `[${list}]` : ''
  const names = Object.keys(value).filter((name) => !WHY.includes(name) && plain(value[name], name)).sort()
  return names.length ? `{${names.map((name) => name + ':' + plain(value[name], name))}}` : ''
}

function goOn (found, step) {
  if (typeof step !== 'object') return step < 0 ? found?.at(step) : found?.[step]
  const taken = (one) => Object.fromEntries(step.map((name) => [name, one[name]]))
  if (Array.isArray(step)) return Array.isArray(found) ? found.map(taken) : taken(found)
  const [[name, of], ...more] = Object.entries(step)
  if (name in READERS) return READERS[name](found ?? [], of)
  return (found ?? []).filter((one) => [[name, of], ...more].every(([field, value]) => one[field] === value))
}

function isMet ({ part, asked, as_in: asIn, expected }, answers) {
  const field = part.findLast((step) => typeof step === 'string')
  const told = (asked) => { try { return plain(part.reduce(goOn, answers[asked]), field) } catch { return '' } }
  return answers[asked] != null && told(asked) === (asIn === undefined ? plain(expected, field) : told(asIn))
}

const states = {}
for (const line of readFileSync(process.argv[2], 'utf8').trimEnd().split('\n').slice(1)) {
  const { id, clauses, steps, asked, checks } = JSON.parse(line)
  const answers = asked.map((one) => answer(one.question))
  const unmet = checks.find((check) => !check.reads.every((read) => isMet(read, answers)))
  const cited = clauses.filter((clause) => unmet?.grounds.includes(clause) ?? true)
  for (const one of cited.length ? cited : unmet.grounds.length ? unmet.grounds : clauses) states[one] = unmet ? 'failed' : states[one] ?? 'passed'
  if (unmet) console.log('failed', id, 'at', steps[unmet.step].en)
}
for (const clause of Object.keys(states).sort()) console.log(clause, states[clause])
