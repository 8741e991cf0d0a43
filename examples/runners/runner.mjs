// Put a file of vectors to a program, and say which clauses it keeps: node runner.mjs FILE

import { readFileSync } from 'node:fs'
import { answer } from './answer.mjs' // yours: from a question to the answer of your program, null where it declines

function fits (wanted, found) {
  const elements = typeof found === 'object' ? Object.values(found ?? {}) : []
  const count = (one) => elements.filter((element) => fits(one, element)).length
  if (wanted === null) return ['null', 'false', '[]', '{}'].includes(JSON.stringify(found ?? null))
  if (typeof wanted !== 'object') return wanted === found
  if (wanted.times) return wanted.times.every(([times, one]) => count(one) === times)
  if (Array.isArray(wanted) && !(Array.isArray(found) && found.length === wanted.length)) return false
  return Object.keys(wanted).every((name) => fits(wanted[name], found?.[name]))
}

function isMet ({ expected, asked }, answers) {
  return Object.keys(expected).every((name) => {
    const told = asked.map((number) => answers[number][name])
    const isSame = told.length === 2 && JSON.stringify(told[0]) === JSON.stringify(told[1])
    return isSame || told.every((one) => fits(expected[name], one))
  })
}

const [outcomes, states] = [{ passed: 0, failed: 0, declined: 0 }, {}]
for (const line of readFileSync(process.argv[2], 'utf8').trimEnd().split('\n').slice(1)) {
  const { id, clauses, steps, asked, checks } = JSON.parse(line)
  const answers = []
  asked.every((one) => (answers[answers.length] = answer(one.question)) != null) || answers.pop()
  const unmet = checks.find((check) => check.asked.at(-1) < answers.length && !isMet(check, answers))
  const outcome = unmet ? 'failed' : answers.length < asked.length ? 'declined' : 'passed'
  outcomes[outcome] += 1
  if (unmet) console.log('failed', id, 'at', steps[unmet.step].en, ...unmet.grounds)
  const about = unmet?.grounds ?? (outcome === 'passed' ? clauses : [])
  for (const clause of about) states[clause] = states[clause] === 'failed' ? 'failed' : outcome
}
for (const clause of Object.keys(states).sort()) console.log(clause, states[clause])
console.log(outcomes)
