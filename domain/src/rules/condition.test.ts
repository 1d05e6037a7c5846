import { describe, expect, it } from 'vitest'
import { absenceMetrics, comparisonOperators, triggerMetrics } from '../care/enums.ts'
import { conditionalRuleSchema } from './conditional-rule.ts'
import { ruleOf } from './rule.fixture.ts'

const { NOT_BACK } = absenceMetrics
const isRule = (change: Parameters<typeof ruleOf>[0]) =>
  conditionalRuleSchema.safeParse(ruleOf(change)).success

describe('a rule that waits for what does not come', () => {
  it('is for whoever gets up, and for a door', () => {
    const door = { action: 'doorOpen', deviceTypes: ['NOVIKA-LW-AIMANT'] } as const
    expect(isRule({ metric: NOT_BACK, value: 15 })).toBe(true)
    expect(isRule({ metric: NOT_BACK, value: 15, ...door, deviceTypes: [...door.deviceTypes] })).toBe(true)
    expect(isRule({ metric: NOT_BACK, value: 15, action: 'layDown' })).toBe(false)
  })

  it.each([0, 1.5, 721])('waits for whole minutes, half a day at most, and not for %s', (value) => {
    expect(isRule({ metric: NOT_BACK, value })).toBe(false)
  })

  it('compares with nothing', () => {
    const { lesser, times_more } = comparisonOperators
    expect(isRule({ metric: NOT_BACK, value: 15, operator: lesser })).toBe(false)
    expect(isRule({ metric: NOT_BACK, value: 15, period: { kind: 'lastWeek' }, operator: times_more })).toBe(
      false,
    )
    expect(isRule({ metric: NOT_BACK, value: 15, heldMinutes: 5 })).toBe(false)
  })
})

it('a rule of either kind may tell of silence', () => {
  expect(isRule({ tellsSilence: true })).toBe(true)
  expect(isRule({ tellsSilence: true, metric: triggerMetrics.TRIGGER_COUNT })).toBe(true)
})
