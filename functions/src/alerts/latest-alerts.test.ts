import type { Alert } from '@vigie/domain/alerts/alert'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { callsKeptMs } from './counted-events.ts'
import { emptyGuard, firingOf, now, ruleOf } from './firing.fixture.ts'
import { stillCounted } from './latest-alerts.ts'
import { planRaising } from './plan-raising.ts'

const minute = 60_000
const press = fc.record({
  rule: fc.nat(60).map((number) => `r${number}`),
  resident: fc.constantFrom('roy', 'gagnon'),
  later: fc.oneof(fc.nat(minute), fc.nat(callsKeptMs)),
  /** Rules that the home still has: those from this number on. */
  firstLeft: fc.nat(60),
})

it('however rules come and go, a guard keeps the alerts of those that are left and of the last eight days', () => {
  fc.assert(
    fc.property(fc.array(press, { minLength: 1, maxLength: 80 }), (presses) => {
      let at = now
      let guard = emptyGuard
      const alerts = new Map<string, Alert>()
      const metAt = new Map<string, number>()
      for (const [index, { rule, resident, later, firstLeft }] of presses.entries()) {
        at += later
        const firing = firingOf(ruleOf(rule, []), `e${index}`, at)
        const place = { ...firing.place, beneficiaryId: resident }
        const plan = planRaising(guard, alerts, [{ ...firing, place }], at)
        for (const { id, alert } of plan.alerts) alerts.set(id, alert)
        metAt.set(`${rule} ${resident}`, at)
        const left = new Set(Array.from({ length: 60 }, (_, number) => `r${number}`).slice(firstLeft))
        guard = { ...plan.guard, latest: stillCounted(plan.guard.latest, left, at) }

        const isKept = (key: string) => left.has(key.split(' ')[0] ?? '')
        for (const { ruleId, beneficiaryId } of guard.latest) {
          const key = `${ruleId} ${beneficiaryId}`
          expect(isKept(key) || at - (metAt.get(key) ?? 0) < callsKeptMs).toBe(true)
        }
        // What was pressed just now is never forgotten.
        expect(guard.latest.some((each) => each.ruleId === rule && each.beneficiaryId === resident)).toBe(
          true,
        )
      }
    }),
  )
})

it('an entry of a guard that kept no time goes with its rule', () => {
  const latest = [{ ruleId: 'r1', alertId: 'a' }]
  expect(stillCounted(latest, new Set(['r1']), now)).toEqual(latest)
  expect(stillCounted(latest, new Set(['r2']), now)).toEqual([])
})
