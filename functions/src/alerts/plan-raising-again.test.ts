import type { Alert } from '@vigie/domain/alerts/alert'
import { describe, expect, it } from 'vitest'
import { asUsers, emptyGuard, firingOf, now, ruleOf } from './firing.fixture.ts'
import type { Firing } from './firing.ts'
import { planRaising } from './plan-raising.ts'

describe('an alert that is there already', () => {
  const rule = ruleOf('r1', asUsers(['anne']))
  const opened = planRaising(emptyGuard, new Map(), [firingOf(rule, 'e1')], now)
  const first = opened.alerts[0]
  if (!first) throw new Error('Nothing was raised')
  const known = (change: Partial<Alert>) => new Map([[first.id, { ...first.alert, ...change }]])

  it('of the resident who had the device before tells nobody that this one calls', () => {
    const plan = planRaising(opened.guard, known({ beneficiaryId: 'gagnon' }), [firingOf(rule, 'e2')], now)
    expect(plan.alerts).toMatchObject([{ change: null, alert: { beneficiaryId: 'roy', occurrences: 1 } }])
  })

  it('is counted on by each of two residents between whom the device is moved to and fro', () => {
    const ofGagnon = (eventId: string): Firing => {
      const firing = firingOf(rule, eventId)
      return { ...firing, place: { ...firing.place, beneficiaryId: 'gagnon' } }
    }
    const alerts = new Map(known({}))
    let { guard } = opened
    for (const firing of [ofGagnon('e2'), firingOf(rule, 'e3'), ofGagnon('e4'), firingOf(rule, 'e5')]) {
      const plan = planRaising(guard, alerts, [firing], now)
      guard = plan.guard
      for (const { id, alert } of plan.alerts) alerts.set(id, alert)
    }
    const counted = [...alerts.values()].map(({ beneficiaryId, occurrences }) => [beneficiaryId, occurrences])
    expect(counted).toEqual([
      ['roy', 3],
      ['gagnon', 2],
    ])
  })

  it('is still known from a guard that named no resident', () => {
    const latest = [{ ruleId: rule.id, alertId: first.id }]
    const plan = planRaising({ latest, seen: [] }, known({}), [firingOf(rule, 'e2')], now)
    expect(plan.alerts).toMatchObject([{ id: first.id, alert: { occurrences: 2 } }])
  })

  it('that its guard has forgotten is not raised again by its own event', () => {
    const plan = planRaising(
      emptyGuard,
      known({}),
      [firingOf(rule, 'e1'), firingOf(rule, 'e2', now + 1)],
      now,
    )
    expect(plan.alerts).toMatchObject([{ id: first.id, alert: { occurrences: 2 } }])
    expect(plan.tells).toEqual([])
  })

  it('and cannot be read is not raised again by its own event either', () => {
    const plan = planRaising(emptyGuard, new Map([[first.id, null]]), [firingOf(rule, 'e1')], now)
    expect(plan.alerts).toEqual([])
    expect(plan.tells).toEqual([])
    expect(plan.guard.seen).toMatchObject([{ eventId: 'e1' }])
  })

  it('of another kind of event, as its rule was about another then, counts none of this one and stays', () => {
    const fall = firingOf({ ...rule, action: 'fall' }, 'e2')
    const plan = planRaising(
      opened.guard,
      known({}),
      [{ ...fall, event: { ...fall.event, kind: 'fall' } }],
      now,
    )
    expect(plan.alerts).toMatchObject([{ change: null, alert: { kind: 'fall', occurrences: 1 } }])
    expect(plan.tells).toMatchObject([{ step: 'opened' }])
    expect(plan.guard.latest).toMatchObject([{ ruleId: 'r1', alertId: plan.alerts[0]?.id }])
  })

  it('forgotten for two hours names the alert that takes its place', () => {
    const plan = planRaising(
      opened.guard,
      known({ lastActivityAt: now - 7_200_000, escalation: { taken: 0, at: now - 7_200_000 } }),
      [firingOf(rule, 'e2')],
      now,
    )
    const [old, fresh] = plan.alerts
    expect(old?.alert).toMatchObject({ state: 'superseded' })
    expect(old?.alert.timeline.at(-1)).toMatchObject({ step: 'superseded', alertId: fresh?.id })
    expect(plan.tells).toMatchObject([{ step: 'opened', alertId: fresh?.id }])
  })
})
