import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openAlert } from './alert.fixture.ts'
import { type Alert, alertSchema } from './alert.ts'
import { type Call, countCall, standingAt } from './alert-calls.ts'
import { acknowledge } from './alert-life.ts'
import { repeatEveryMs } from './alert-policy.ts'

const start = Date.parse('2026-11-21T02:00:00Z')
const second = 1_000
const marie = { uid: 'marie', name: 'Marie' }

/** Something that reaches us `after` the former, by our clock: a press (it may come twice), or somebody taking the alert. */
type Step = { after: number } & ({ press: number; delay: number } | { take: true })

const after = fc.integer({ min: 0, max: 3 * 60 * second })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ after, press: fc.nat(30), delay: fc.nat(4 * 60 * second) }) },
  { weight: 1, arbitrary: fc.record({ after, take: fc.constant(true as const) }) },
)

interface Told {
  at: number
  step: 'opened' | 'repeated' | 'calledAgain'
}

/** Gives the steps in order, a press that came already being left out as the guard does. */
function run(steps: readonly Step[], clockBehind: number) {
  let alert: Alert = openAlert({ at: start })
  alert = { ...alert, times: { ...alert.times, occurredAt: start - clockBehind } }
  const seen = new Set<number>()
  const told: Told[] = [{ at: start, step: 'opened' }]
  const presses: { before: Alert; after: Alert; tells: string | null; at: number }[] = []
  let now = start
  for (const each of steps) {
    now += each.after
    if ('take' in each) {
      alert = { ...alert, ...acknowledge(alert, marie, now) }
      continue
    }
    if (seen.has(each.press) || standingAt(alert, now) !== 'current') continue
    seen.add(each.press)
    const occurredAt = now - each.delay - clockBehind
    const call: Call = { kind: 'buttonPressed', occurredAt, publishedAt: now }
    const { change, tells } = countCall(alert, call, now)
    const before = alert
    alert = { ...alert, ...change }
    presses.push({ before, after: alert, tells, at: now })
    if (tells) told.push({ at: now, step: tells })
  }
  return { alert, seen, told, presses }
}

test('in any order, each press counts once, and the alert stays valid', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.nat(6 * 3_600 * second), (steps, clockBehind) => {
      const { alert, seen, told } = run(steps, clockBehind)

      expect(alertSchema.safeParse(alert).success).toBe(true)
      expect(alert.occurrences).toBe(1 + seen.size)
      expect(alert.waves).toBe(told.length)
      expect(
        alert.timeline.filter(({ step }) => ['opened', 'repeated', 'calledAgain'].includes(step)),
      ).toHaveLength(told.length)
    }),
    { numRuns: 500 },
  )
})

test('a repeat goes no sooner than two minutes after the messages before, and no later than the next press', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { told, presses } = run(steps, 0)
      told.forEach(({ at, step }, index) => {
        const before = told[index - 1]
        if (step === 'repeated' && before) expect(at - before.at).toBeGreaterThanOrEqual(repeatEveryMs)
      })
      for (const { before, at, tells } of presses) {
        if (before.state === 'open' && at - before.lastWaveAt >= repeatEveryMs) expect(tells).toBe('repeated')
      }
    }),
    { numRuns: 500 },
  )
})

test('no press a minute after the taking goes unheard, however slow the clock; none sooner opens it again', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.nat(6 * 3_600 * second), (steps, clockBehind) => {
      for (const { before, after, at, tells } of run(steps, clockBehind).presses) {
        const heard = Math.max(before.lastCallAt + 1, at)
        // On an alert that nobody has taken, every press sounds; on any, none is closed by who has not seen it.
        if (before.state === 'open' || before.state === 'acknowledged') expect(after.lastCallAt).toBe(heard)
        if (before.state !== 'acknowledged') continue
        const takenAt = before.acknowledgedAt ?? Number.NaN
        expect(tells).toBe(at >= takenAt + 60 * second ? 'calledAgain' : null)
        expect(after.state).toBe(tells === null ? 'acknowledged' : 'open')
      }
    }),
    { numRuns: 1_000 },
  )
})
