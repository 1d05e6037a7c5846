import fc from 'fast-check'
import { expect, test } from 'vitest'
import { down, nobodyOnIt, queuedSms, reportOf } from './delivery.fixture.ts'
import { type Delivery, deliverySchema } from './delivery.ts'
import { accepted, claim, reported, tryFailed } from './delivery-life.ts'
import { leaseMs } from './delivery-policy.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const fresh = queuedSms(now)

const leaseIds = fc.constantFrom('a', 'b')
const act = fc.oneof(
  fc.record({ act: fc.constant('claim' as const), leaseId: leaseIds, taken: fc.boolean() }),
  fc.record({ act: fc.constant('accepted' as const), leaseId: leaseIds }),
  fc.record({
    act: fc.constant('failed' as const),
    leaseId: leaseIds,
    kind: fc.constantFrom('final', 'configuration', 'transient'),
    maybeSent: fc.boolean(),
  }),
  fc.record({
    act: fc.constant('report' as const),
    status: fc.constantFrom('sent', 'delivered', 'undelivered', 'bounced'),
    attempt: fc.integer({ min: 1, max: 4 }),
  }),
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

const rank = { pending: 0, sending: 0, cancelled: 1, accepted: 2, delivered: 3, failed: 4 } as const

test('whatever happens in whatever order, a message never goes back, and is due only while it is to be sent', () => {
  const steps = fc.array(fc.tuple(act, fc.nat(2 * leaseMs)), { maxLength: 40 })
  fc.assert(
    fc.property(steps, (acts) => {
      let delivery = fresh
      let at = now
      for (const [what, later] of acts) {
        at += later
        const next: Delivery = { ...delivery, ...changeBy(delivery, what, at) }

        expect(deliverySchema.safeParse(next).success).toBe(true)
        expect(rank[next.state]).toBeGreaterThanOrEqual(rank[delivery.state])
        expect(next.dueAt !== null).toBe(next.state === 'pending' || next.state === 'sending')
        if (delivery.acceptedAt !== null) expect(next.acceptedAt).toBe(delivery.acceptedAt)
        // No sending begins for what is of no use any more.
        if (next.attempts > delivery.attempts) expect(at).toBeLessThan(delivery.uselessAfter)
        delivery = next
      }
    }),
  )
})

function changeBy(delivery: Delivery, what: Act, at: number) {
  switch (what.act) {
    case 'claim': {
      const alert = what.taken ? { ...nobodyOnIt, acknowledgedAt: at } : nobodyOnIt
      const turn = claim(delivery, [alert], what.leaseId, at)
      return 'change' in turn ? turn.change : null
    }
    case 'accepted':
      return accepted(delivery, { leaseId: what.leaseId, providerId: 'SM1' }, at)
    case 'failed': {
      const { kind, maybeSent, leaseId } = what
      return tryFailed(delivery, { leaseId, failure: { ...down, kind, maybeSent } }, at)
    }
    case 'report':
      return reported(delivery, reportOf(what.status, what.attempt), at)
  }
}
