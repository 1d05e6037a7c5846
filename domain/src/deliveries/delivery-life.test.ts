import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Delivery, deliverySchema } from './delivery.ts'
import { accepted, claim, type ProviderReport, reported, tryFailed } from './delivery-life.ts'
import { giveUpAfterMs, leaseMs, type SendFailure } from './delivery-policy.ts'

const id = 'alert_opened_marie_sms'
const now = Date.parse('2026-11-21T10:15:02.120Z')
const fresh: Delivery = {
  alertId: 'alert',
  step: 'opened',
  channel: 'sms',
  recipient: { kind: 'user', uid: 'marie' },
  to: '+15145550123',
  locale: 'fr',
  subject: null,
  text: 'Ch. 214 Mme Roy : bouton d’appel, 02:14. Vigie',
  state: 'pending',
  attempts: 0,
  dueAt: now,
  leaseId: null,
  possibleRepeat: false,
  providerId: null,
  lastError: null,
  createdAt: now,
  acceptedAt: null,
  deliveredAt: null,
}
const down: SendFailure = { kind: 'transient', maybeSent: false, retryAfterMs: null, reason: 'http 500' }

function claimed(delivery: Delivery, leaseId: string, at: number): Delivery {
  const turn = claim(id, delivery, leaseId, at)
  if (turn.turn !== 'send') throw new Error(`may not send: ${turn.turn}`)
  return { ...delivery, ...turn.change }
}
const report = (status: ProviderReport['status'], attempt = 1): ProviderReport => ({
  status,
  attempt,
  providerId: 'SM1',
  reason: status === 'undelivered' ? 'twilio 30003' : null,
})

test('a sender claims a due message, and nobody else gets it while the lease runs', () => {
  const held = claimed(fresh, 'first', now)

  expect(held).toMatchObject({ state: 'sending', attempts: 1, leaseId: 'first', possibleRepeat: false })
  expect(claim(id, held, 'second', now + leaseMs - 1)).toEqual({ turn: 'wait', dueAt: now + leaseMs })
})

test('a lease that ran out passes on, and the message is marked as a possible repeat for good', () => {
  const again = claimed(claimed(fresh, 'first', now), 'second', now + leaseMs)
  const retried = { ...again, ...tryFailed(id, again, { leaseId: 'second', failure: down }, now)?.change }
  const third = claimed(retried, 'third', now + leaseMs)

  expect(again).toMatchObject({ attempts: 2, leaseId: 'second', possibleRepeat: true })
  expect(accepted(id, third, { leaseId: 'third', providerId: 'SM2' }, now)?.step).toEqual({
    step: 'accepted',
    at: now,
    channel: 'sms',
    deliveryId: id,
    possibleRepeat: true,
  })
})

test('a sender that lost its lease records nothing over the one who has it', () => {
  const again = claimed(claimed(fresh, 'first', now), 'second', now + leaseMs)

  expect(accepted(id, again, { leaseId: 'first', providerId: 'SM1' }, now)).toBeNull()
  expect(tryFailed(id, again, { leaseId: 'first', failure: down }, now)).toBeNull()
})

test('a message not due yet waits', () => {
  expect(claim(id, { ...fresh, dueAt: now + 1 }, 'a', now)).toEqual({ turn: 'wait', dueAt: now + 1 })
})

test('a try that failed leaves the message to a later one, its reason on it', () => {
  const held = claimed(fresh, 'first', now)

  expect(tryFailed(id, held, { leaseId: 'first', failure: down }, now)).toEqual({
    change: {
      state: 'pending',
      dueAt: now + 500,
      leaseId: null,
      possibleRepeat: false,
      lastError: 'http 500',
    },
    step: null,
  })
})

test('after a provider that did not answer, the next try is a possible repeat', () => {
  const held = claimed(fresh, 'first', now)
  const failure = { ...down, maybeSent: true }

  expect(tryFailed(id, held, { leaseId: 'first', failure }, now)?.change.possibleRepeat).toBe(true)
})

test('a message that cannot ever be sent fails at once, and the alert says so', () => {
  const held = claimed(fresh, 'first', now)
  const failure: SendFailure = { ...down, kind: 'final', reason: 'twilio 21211' }

  expect(tryFailed(id, held, { leaseId: 'first', failure }, now)).toMatchObject({
    change: { state: 'failed', dueAt: null, leaseId: null, lastError: 'twilio 21211' },
    step: { step: 'undeliverable', channel: 'sms', deliveryId: id },
  })
})

test('a message whose every sender vanishes is given up after a day', () => {
  const held = claimed(fresh, 'first', now)

  expect(claim(id, held, 'next', now + giveUpAfterMs)).toMatchObject({
    turn: 'giveUp',
    change: { state: 'failed' },
    step: { step: 'undeliverable' },
  })
})

test('a report that comes before our own record stands for it, and the record then changes nothing', () => {
  const held = claimed(fresh, 'first', now)
  const { change, step } = reported(id, held, report('sent'), now) ?? {}
  const after = { ...held, ...change }

  expect(after).toMatchObject({ state: 'accepted', providerId: 'SM1', dueAt: null, possibleRepeat: false })
  expect(step).toMatchObject({ step: 'accepted', possibleRepeat: false })
  expect(accepted(id, after, { leaseId: 'first', providerId: 'SM1' }, now)).toBeNull()
  expect(claim(id, after, 'second', now + leaseMs)).toEqual({ turn: 'over' })
})

test('a report of the only try, after the provider fell silent, takes the doubt away', () => {
  const held = claimed(fresh, 'first', now)
  const failure = { ...down, maybeSent: true }
  const pending = { ...held, ...tryFailed(id, held, { leaseId: 'first', failure }, now)?.change }

  expect(reported(id, pending, report('delivered'), now)).toMatchObject({
    change: { state: 'delivered', possibleRepeat: false, deliveredAt: now },
    step: { step: 'accepted', possibleRepeat: false },
  })
})

test('an undelivered message is told on the alert; one of an earlier try is not', () => {
  const taken: Delivery = { ...fresh, state: 'accepted', attempts: 2, dueAt: null, providerId: 'SM2' }

  expect(reported(id, taken, report('undelivered', 1), now)).toBeNull()
  expect(reported(id, taken, report('undelivered', 2), now)).toMatchObject({
    change: { state: 'failed', lastError: 'twilio 30003' },
    step: { step: 'undeliverable' },
  })
})

test('a report of a message that was never tried changes nothing', () => {
  expect(reported(id, fresh, report('delivered'), now)).toBeNull()
})

const act = fc.oneof(
  fc.record({ act: fc.constant('claim' as const), leaseId: fc.constantFrom('a', 'b') }),
  fc.record({ act: fc.constant('accepted' as const), leaseId: fc.constantFrom('a', 'b') }),
  fc.record({
    act: fc.constant('failed' as const),
    leaseId: fc.constantFrom('a', 'b'),
    kind: fc.constantFrom('final', 'configuration', 'transient'),
    maybeSent: fc.boolean(),
  }),
  fc.record({
    act: fc.constant('report' as const),
    status: fc.constantFrom('sent', 'delivered', 'undelivered'),
    attempt: fc.integer({ min: 1, max: 4 }),
  }),
)

const rank = { pending: 0, sending: 0, accepted: 1, delivered: 2, failed: 2 } as const

test('whatever happens in whatever order, a message never goes back, and is accepted and given up once at most', () => {
  const steps = fc.array(fc.tuple(act, fc.nat(2 * leaseMs)), { maxLength: 40 })
  fc.assert(
    fc.property(steps, (acts) => {
      let delivery = fresh
      let at = now
      const timeline: string[] = []
      for (const [what, later] of acts) {
        at += later
        const change = perform(delivery, what, at)
        const next: Delivery = { ...delivery, ...change?.change }
        if (change?.step) timeline.push(change.step.step)

        expect(deliverySchema.safeParse(next).success).toBe(true)
        expect(rank[next.state]).toBeGreaterThanOrEqual(rank[delivery.state])
        // What is still to be sent is found by its due date; what is not never is.
        expect(next.dueAt !== null).toBe(next.state === 'pending' || next.state === 'sending')
        delivery = next
      }
      expect(timeline.length).toBe(new Set(timeline).size)
      expect(timeline.includes('accepted')).toBe(delivery.acceptedAt !== null)
      expect(timeline.includes('undeliverable')).toBe(delivery.state === 'failed')
    }),
  )
})

function perform(delivery: Delivery, what: typeof act extends fc.Arbitrary<infer A> ? A : never, at: number) {
  switch (what.act) {
    case 'claim': {
      const turn = claim(id, delivery, what.leaseId, at)
      return turn.change === undefined ? null : turn
    }
    case 'accepted':
      return accepted(id, delivery, { leaseId: what.leaseId, providerId: 'SM1' }, at)
    case 'failed': {
      const { kind, maybeSent, leaseId } = what
      return tryFailed(id, delivery, { leaseId, failure: { ...down, kind, maybeSent } }, at)
    }
    case 'report':
      return reported(id, delivery, report(what.status, what.attempt), at)
  }
}
