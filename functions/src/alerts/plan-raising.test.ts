import { alertSchema } from '@vigie/domain/alerts/alert'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { asUsers, emptyGuard, firingOf, now, people, ruleOf } from './firing.fixture.ts'
import { planRaising } from './plan-raising.ts'
import { waveOf } from './wave-of-messages.ts'

// What is decided twice is the same but for what is drawn: each message is called by its id.
vi.mock('@vigie/domain/deliveries/alias', async (original) => ({
  ...(await original<object>()),
  newAlias: () => undefined,
}))

const rules = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('r1', 'r2', 'r3', 'constructor'),
    uids: fc.subarray(['anne', 'bob', 'carl']),
  }),
  { selector: ({ id }) => id, minLength: 1 },
)
const events = fc.array(
  fc.record({
    id: fc.constantFrom('e1', 'e2', 'x.y', '..', '__x__', 'constructor', '__proto__'),
    before: fc.nat(5_000),
  }),
  { minLength: 1, maxLength: 8 },
)
const firings = fc
  .tuple(rules, events)
  .map(([known, happened]) =>
    known.flatMap(({ id, uids }) =>
      happened.map((event) =>
        firingOf(ruleOf(id, [...asUsers(uids), { kind: 'beneficiary' }]), event.id, now - event.before),
      ),
    ),
  )

describe('what the firings of one message do', () => {
  it('is the same in whatever order an instance finds them, but for events told twice with other times', () => {
    const distinct = firings.map((all) => [
      ...new Map(all.map((firing) => [`${firing.rule.id} ${firing.event.eventId}`, firing])).values(),
    ])
    fc.assert(
      fc.property(distinct, fc.infiniteStream(fc.nat()), (all, random) => {
        const shuffled = all
          .map((firing) => ({ firing, key: random.next().value }))
          .sort((one, other) => one.key - other.key)
          .map(({ firing }) => firing)
        const plan = planRaising(emptyGuard, new Map(), all, now)
        const other = planRaising(emptyGuard, new Map(), shuffled, now)

        const ids = (list: typeof plan.alerts) =>
          list.map(({ id, alert }) => `${id} ${alert.occurrences}`).sort()
        expect(ids(other.alerts)).toEqual(ids(plan.alerts))
        expect(waveOf(other, people, now).wave).toEqual(waveOf(plan, people, now).wave)
      }),
    )
  })

  it('is one valid alert per rule that counts each event once, whatever the ids', () => {
    fc.assert(
      fc.property(firings, (all) => {
        const plan = planRaising(emptyGuard, new Map(), all, now)
        const { alerts } = waveOf(plan, people, now)

        expect(new Set(alerts.map(({ alert }) => alert.ruleId))).toEqual(
          new Set(all.map(({ rule }) => rule.id)),
        )
        const counted = new Set(all.map(({ event }) => event.eventId))
        for (const { alert } of alerts) {
          expect(alertSchema.safeParse(alert).error).toBeUndefined()
          expect(alert.occurrences).toBe(counted.size)
        }
        expect(new Set(plan.guard.seen.map(({ eventId }) => eventId))).toEqual(counted)
      }),
    )
  })

  it('tells nobody twice of one event on one channel', () => {
    fc.assert(
      fc.property(firings, (all) => {
        const { wave } = waveOf(planRaising(emptyGuard, new Map(), all, now), people, now)
        const told = (wave?.deliveries ?? []).map(({ delivery: { recipient, channel } }) =>
          [recipient.kind === 'user' ? recipient.uid : 'the resident', channel].join(' '),
        )
        // All of one message, so of the one event that opens each alert.
        expect(told.length).toBe(new Set(told).size)
        expect(told).toContain('the resident sms')
      }),
    )
  })
})
