import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../src/storage-rules/load-ruleset.ts'
import { readRecordedAnswers } from './answers.ts'
import { askOurs } from './ask-ours.ts'
import { conditionsAtATime, GoogleFirestore } from './google-firestore.ts'
import { programs } from './programs.ts'
import { questionOf } from './question.ts'
import { expressions, malformedExpressions, sources } from './questions.ts'

const googleLimitMs = 240_000
const recorded = readRecordedAnswers()

describe('our rules engine agrees with what Google’s answered', () => {
  test.each([...Object.entries(expressions), ['malformed', malformedExpressions] as const])(
    'conditions: %s',
    (_topic, conditions) => {
      const ours = conditions.map((condition) => [condition, askOurs(questionOf(condition))])
      expect(ours).toEqual(conditions.map((condition) => [condition, recorded.expressions[condition]]))
    },
  )

  test.each(Object.entries(programs))('%s', (name, question) => {
    expect(askOurs(question)).toBe(recorded.programs[name])
  })

  test.each(sources)('compiles or not: %j', (source) => {
    const answer = loadRuleset(source, 'storage.rules').ruleset === undefined ? 'refused' : 'accepted'
    expect(answer).toBe(recorded.sources[source])
  })
})

// The very emulator that gave the answers would only give them again.
const engine = GoogleFirestore.engine()
test.skipIf(engine === undefined || engine === recorded.engine)(
  'Google’s engine still answers what is recorded',
  { timeout: googleLimitMs },
  async () => {
    await using google = await GoogleFirestore.start()
    const conditions = Object.values(expressions).flat()
    const onPath = conditions.filter((condition) => condition.includes('request.path'))
    const others = conditions.filter((condition) => !onPath.includes(condition))
    const answers: [condition: string, answer: string][] = []
    for (let from = 0; from < others.length; from += conditionsAtATime) {
      const chunk = others.slice(from, from + conditionsAtATime)
      const given = await google.askConditions(chunk)
      answers.push(...given.map((answer, index): [string, string] => [chunk[index] ?? '', answer]))
    }
    for (const condition of [...onPath, ...malformedExpressions])
      answers.push([condition, await google.ask(questionOf(condition))])
    expect(Object.fromEntries(answers)).toEqual(recorded.expressions)
    for (const [name, question] of Object.entries(programs))
      expect([name, await google.ask(question)]).toEqual([name, recorded.programs[name]])
    for (const source of sources)
      expect([source, (await google.accepts(source)) ? 'accepted' : 'refused']).toEqual([
        source,
        recorded.sources[source],
      ])
  },
)
