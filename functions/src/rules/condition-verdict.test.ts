import { absenceMetrics, comparisonOperators } from '@vigie/domain/care/enums'
import { minute, night, ruleOf, span, timeZone, told } from '@vigie/domain/rules/rule.fixture'
import type { ToldEvent } from '@vigie/domain/rules/told-event'
import { describe, expect, it } from 'vitest'
import { type Asked, conditionVerdict, watchedSpan } from './condition-verdict.ts'

const asked = (event: ToldEvent): Asked => ({
  ...{ told: event, receivedAt: event.at, beneficiaryId: 'roy', shifts: [night], timeZone },
})
const later = span.until + 24 * 60 * minute

function verdictOn(
  rule: ReturnType<typeof ruleOf>,
  event: ToldEvent,
  events: readonly ToldEvent[],
  now = later,
) {
  const watched = watchedSpan(rule, asked(event))
  if (typeof watched === 'string') return { why: watched }
  return conditionVerdict(rule, watched, asked(event), { events, signs: events, usual: null }, now)
}

describe('of an event that a rule counts', () => {
  const five = [10, 20, 30, 40, 50].map((minutes) => told(minutes))
  const [first, , , fourth, fifth] = five

  it('it is told how many there were by then, and at which it fired', () => {
    const rule = ruleOf({ value: 3 })
    expect(verdictOn(rule, first ?? told(0), five)).toMatchObject({
      why: 'notReached',
      facts: { measured: 1, threshold: 3, compared: 'more', unit: null },
    })
    expect(verdictOn(rule, fourth ?? told(0), five)).toMatchObject({ why: null, facts: { measured: 4 } })
    expect(verdictOn(rule, fifth ?? told(0), five)).toMatchObject({ why: 'raisedAlready' })
  })

  it('a rule on less waits for the end, and is judged by all of it', () => {
    const rule = ruleOf({ operator: comparisonOperators.lesser, value: 2 })
    expect(verdictOn(rule, told(10), [told(10)], span.from + 20 * minute)).toMatchObject({
      ...{ why: 'notOverYet', facts: { compared: 'less' } },
    })
    const heard = [told(-30, 'sitDown'), told(10), told(230, 'sitDown'), told(450, 'sitDown')]
    expect(verdictOn(rule, told(10), heard)).toMatchObject({ why: null, facts: { measured: 1 } })
  })

  it('it is told why none counts it', () => {
    expect(verdictOn(ruleOf(), told(600), [])).toEqual({ why: 'outsideShifts' })
    expect(verdictOn(ruleOf(), told(10, 'layDown'), [])).toEqual({ why: 'otherAction' })
  })
})

describe('of an exit after which a rule waits', () => {
  const rule = ruleOf({ metric: absenceMetrics.NOT_BACK, value: 15 })

  it('it is told that nobody came back, or when', () => {
    expect(verdictOn(rule, told(10), [told(10), told(60, 'layDown')])).toMatchObject({
      why: null,
      facts: { measured: 15, unit: 'min' },
    })
    expect(verdictOn(rule, told(10), [told(10), told(18, 'layDown')])).toMatchObject({
      why: 'back',
      facts: { until: span.from + 18 * minute, threshold: 15 },
    })
    expect(verdictOn(rule, told(10), [told(10)], span.from + 12 * minute)).toMatchObject({
      why: 'notLongEnough',
    })
  })

  it('a return is called one', () => {
    expect(verdictOn(rule, told(18, 'sitDown'), [])).toEqual({ why: 'isReturn' })
    expect(verdictOn({ ...rule, activated: false }, told(18, 'sitDown'), [])).toEqual({ why: 'deactivated' })
  })
})

describe('of a sign of life after which the pad was silent', () => {
  const rule = ruleOf({ metric: absenceMetrics.NO_SIGN, action: 'noSignOfLife', value: 300 })
  const [lies, nextNight] = [told(60, 'layDown'), 24 * 60]
  const heard = told(nextNight + 290, 'timeLayingDown', { value: 30 })

  it('it is told that nobody knew, and that the rule fired when it was heard again', () => {
    expect(verdictOn(rule, lies, [lies], span.until)).toMatchObject({ why: 'deviceSilent' })
    const firedAt = span.from + (nextNight + 301) * minute
    expect(verdictOn(rule, lies, [lies, heard], firedAt)).toMatchObject({
      why: null,
      facts: { since: span.from + nextNight * minute, measured: 300 },
    })
  })

  it('it is not where another sign came between', () => {
    const up = told(nextNight - 300)
    const firedAt = span.from + (nextNight + 301) * minute
    expect(verdictOn(rule, lies, [lies, up, heard], firedAt)).toMatchObject({ why: 'deviceSilent' })
  })
})
