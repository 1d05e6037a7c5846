import { describe, expect, it } from 'vitest'
import { type EscalationPlan, type EscalationStep, firstPlan } from './escalation-plan.ts'
import { firstOtherStep } from './followed-plan.ts'

const step = (change: Partial<EscalationStep> = {}): EscalationStep => ({
  ...{ uids: ['anne'], onShift: false, methods: ['sms'], afterMinutes: 3 },
  ...change,
})
const planOf = (change: Partial<EscalationPlan> = {}): EscalationPlan => ({ ...firstPlan, ...change })

describe('steps that are others', () => {
  const alert = { kind: 'buttonPressed', severity: 'callForHelp' } as const
  const [one, two, three] = [step(), step({ uids: ['luc'] }), step({ uids: ['eva'] })]
  const from = (before: EscalationStep[] | null, after: EscalationStep[] | null) =>
    firstOtherStep(alert, before && planOf({ steps: before }), after && planOf({ steps: after }))

  it('begin with the first of whom other people, or by other channels, are written to', () => {
    expect(from([one, two], [one, three])).toBe(1)
    expect(from([one, two], [one, two, three])).toBe(2)
    expect(from([one, two], [one])).toBe(1)
    expect(from(null, [one])).toBe(0)
    expect(from([one], null)).toBe(0)
    expect(from([one], [{ ...one, methods: ['voice'] }])).toBe(0)
  })

  it('are those for whoever is on shift, where others are by now', () => {
    const plan = planOf({ steps: [one, step({ uids: [], onShift: true })] })
    const by = (before: string[], after: string[]) => firstOtherStep(alert, plan, plan, { before, after })
    expect(by(['luc'], ['eva'])).toBe(1)
    expect(by(['luc'], [])).toBe(1)
    expect(by(['luc', 'eva'], ['eva', 'luc', 'eva'])).toBe(Number.POSITIVE_INFINITY)
    const named = planOf({ steps: [one] })
    expect(firstOtherStep(alert, named, named, { before: ['luc'], after: [] })).toBe(Number.POSITIVE_INFINITY)
  })

  it('are none where only their times are', () => {
    expect(from([one, two], [one, { ...two, afterMinutes: 9 }])).toBe(Number.POSITIVE_INFINITY)
    const off = planOf({ steps: [one], activated: false })
    expect(firstOtherStep(alert, off, planOf({ steps: [one] }))).toBe(0)
    const calls = planOf({ steps: [one], alerts: 'callsForHelp' })
    const warning = { kind: 'layDown', severity: 'warning' } as const
    expect(firstOtherStep(warning, calls, { ...calls, alerts: 'all' })).toBe(0)
  })
})
