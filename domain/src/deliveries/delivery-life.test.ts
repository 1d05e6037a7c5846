import fc from 'fast-check'
import { expect, test } from 'vitest'
import { queuedSms } from './delivery.fixture.ts'
import { type Delivery, deliverySchema } from './delivery.ts'
import {
  accepted,
  allReported,
  claim,
  heldAgainst,
  isFresh,
  type ProviderReport,
  reported,
  tryFailed,
} from './delivery-life.ts'
import { leaseMs, rightsCountForMs, type SendFailure } from './delivery-policy.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const fresh = queuedSms(now)
const nobodyOnIt = { state: 'open', acknowledgedAt: null, resolvedAt: null } as const
const down: SendFailure = { kind: 'transient', maybeSent: false, retryAfterMs: null, reason: 'http 500' }

function claimed(delivery: Delivery, leaseId: string, at: number): Delivery {
  const turn = claim(delivery, [nobodyOnIt], leaseId, at)
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
  expect(claim(held, [nobodyOnIt], 'second', now + leaseMs - 1)).toEqual({
    turn: 'wait',
    dueAt: now + leaseMs,
  })
})

test('a lease that ran out passes on, and the message is marked as a possible repeat for good', () => {
  const again = claimed(claimed(fresh, 'first', now), 'second', now + leaseMs)
  const retried = { ...again, ...tryFailed(again, { leaseId: 'second', failure: down }, now) }
  const third = claimed(retried, 'third', now + leaseMs)

  expect(again).toMatchObject({ attempts: 2, leaseId: 'second', possibleRepeat: true })
  expect(accepted(third, { leaseId: 'third', providerId: 'SM2' }, now)).toMatchObject({
    state: 'accepted',
    acceptedAt: now,
    possibleRepeat: true,
  })
})

test('a sender that lost its lease records nothing over the one who has it', () => {
  const again = claimed(claimed(fresh, 'first', now), 'second', now + leaseMs)

  expect(accepted(again, { leaseId: 'first', providerId: 'SM1' }, now)).toBeNull()
  expect(tryFailed(again, { leaseId: 'first', failure: down }, now)).toBeNull()
})

test('a message not due yet waits', () => {
  expect(claim({ ...fresh, dueAt: now + 1 }, [nobodyOnIt], 'a', now)).toEqual({
    turn: 'wait',
    dueAt: now + 1,
  })
})

test.each([
  ['acknowledged', { ...nobodyOnIt, acknowledgedAt: now + 100 }, now + 200],
  ['resolved', { ...nobodyOnIt, acknowledgedAt: now + 100, resolvedAt: now + 150 }, now + 200],
  ['superseded', { ...nobodyOnIt, state: 'superseded' as const }, now + 200],
  ['tooOld', nobodyOnIt, fresh.uselessAfter],
  ['tooOld', null, fresh.uselessAfter],
])('a message that has become superfluous is cancelled, and says why: %s', (lastError, alert, at) => {
  const turn = claim(fresh, [alert], 'a', at)

  expect(turn).toEqual({
    turn: 'cancel',
    change: { state: 'cancelled', lastError, dueAt: null, leaseId: null },
  })
})

test('a message that stands for two alerts goes out until somebody has taken or resolved both', () => {
  const taken = { ...nobodyOnIt, state: 'acknowledged' as const, acknowledgedAt: now + 100 }
  const resolved = { ...nobodyOnIt, state: 'resolved' as const, resolvedAt: now + 100 }

  for (const alerts of [
    [taken, nobodyOnIt],
    [nobodyOnIt, taken],
    [resolved, null],
  ]) {
    expect(claim(fresh, alerts, 'a', now + 200).turn).toBe('send')
  }
  expect(claim(fresh, [resolved, taken], 'a', now + 200)).toMatchObject({
    turn: 'cancel',
    change: { lastError: 'resolved' },
  })
})

test('a message that is about no alert goes out', () => {
  expect(claim(fresh, [], 'a', now).turn).toBe('send')
})

test('what was done about an alert before a message was queued does not take it back: it called again', () => {
  const before = { ...nobodyOnIt, acknowledgedAt: now - 60_000 }

  expect(claim(fresh, [before], 'a', now).turn).toBe('send')
})

test('what was found out about a recipient counts for the first try at once, and for no other', () => {
  expect(isFresh(fresh, now + rightsCountForMs - 1)).toBe(true)
  expect(isFresh(fresh, now + rightsCountForMs)).toBe(false)
  expect(isFresh({ ...fresh, attempts: 1 }, now)).toBe(false)
  // A next channel is as old as the message that it stands in for, and due later.
  expect(isFresh({ ...fresh, dueAt: now + 900 }, now + 900)).toBe(false)
})

test('a message goes where its recipient is written to by now, or nowhere', () => {
  const turn = claim(fresh, [nobodyOnIt], 'a', now)

  expect(heldAgainst(turn, { address: '+15145550199' })).toMatchObject({
    turn: 'send',
    change: { state: 'sending', attempts: 1, to: '+15145550199' },
  })
  expect(heldAgainst(turn, { unreachable: 'notAMember' })).toEqual({
    turn: 'cancel',
    change: { state: 'cancelled', lastError: 'notAMember', dueAt: null, leaseId: null },
  })
  const cancelled = claim(fresh, [], 'a', fresh.uselessAfter)
  expect(heldAgainst(cancelled, { unreachable: 'notAMember' })).toEqual(cancelled)
})

test('a try that failed leaves the message to a later one, its reason on it', () => {
  const held = claimed(fresh, 'first', now)

  expect(tryFailed(held, { leaseId: 'first', failure: down }, now)).toEqual({
    state: 'pending',
    dueAt: now + 500,
    leaseId: null,
    possibleRepeat: false,
    lastError: 'http 500',
  })
})

test('after a provider that did not answer, the next try is a possible repeat', () => {
  const held = claimed(fresh, 'first', now)
  const failure = { ...down, maybeSent: true }

  expect(tryFailed(held, { leaseId: 'first', failure }, now)?.possibleRepeat).toBe(true)
})

test('a message that cannot ever be sent fails at once', () => {
  const held = claimed(fresh, 'first', now)
  const failure: SendFailure = { ...down, kind: 'final', reason: 'twilio 21211' }

  expect(tryFailed(held, { leaseId: 'first', failure }, now)).toEqual({
    state: 'failed',
    dueAt: null,
    leaseId: null,
    lastError: 'twilio 21211',
  })
})

test('a report that comes before our own record stands for it, and the record then changes nothing', () => {
  const held = claimed(fresh, 'first', now)
  const after = { ...held, ...reported(held, report('sent'), now) }

  expect(after).toMatchObject({ state: 'accepted', providerId: 'SM1', dueAt: null, possibleRepeat: false })
  expect(accepted(after, { leaseId: 'first', providerId: 'SM1' }, now)).toBeNull()
  expect(claim(after, [nobodyOnIt], 'second', now + leaseMs)).toEqual({ turn: 'over' })
})

test('a report of the only try, after the provider fell silent, takes the doubt away', () => {
  const held = claimed(fresh, 'first', now)
  const failure = { ...down, maybeSent: true }
  const pending = { ...held, ...tryFailed(held, { leaseId: 'first', failure }, now) }

  expect(reported(pending, report('delivered'), now)).toMatchObject({
    state: 'delivered',
    possibleRepeat: false,
    acceptedAt: now,
    deliveredAt: now,
  })
})

test('an undelivered message has failed; word of an earlier try says nothing against the last', () => {
  const taken: Delivery = { ...fresh, state: 'accepted', attempts: 2, dueAt: null, providerId: 'SM2' }

  expect(reported(taken, report('undelivered', 1), now)).toBeNull()
  expect(reported(taken, report('undelivered', 2), now)).toMatchObject({
    state: 'failed',
    lastError: 'twilio 30003',
  })
})

test('a mail that comes back has failed, in whatever order that is told', () => {
  const taken: Delivery = { ...fresh, state: 'accepted', attempts: 1, dueAt: null }
  const told = (...statuses: ProviderReport['status'][]) => {
    const reports = statuses.map((status) => report(status))
    return { ...taken, ...allReported(taken, reports, now) }
  }

  expect(told('delivered', 'bounced').state).toBe('failed')
  expect(told('bounced', 'sent', 'delivered').state).toBe('failed')
  expect(told('delivered', 'undelivered').state).toBe('delivered')
})

test('a report of a message that was never tried changes nothing', () => {
  expect(reported(fresh, report('delivered'), now)).toBeNull()
})

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
      return reported(delivery, report(what.status, what.attempt), at)
  }
}
