import { expect, test } from 'vitest'
import { claimed, down, nobodyOnIt, queuedSms } from './delivery.fixture.ts'
import { accepted, claim, heldAgainst, isFresh, tryFailed } from './delivery-life.ts'
import { leaseMs, rightsCountForMs, type SendFailure } from './delivery-policy.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const fresh = queuedSms(now)

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
