import { expect, test } from 'vitest'
import { claimed, down, nobodyOnIt, queuedSms, reportOf } from './delivery.fixture.ts'
import type { Delivery } from './delivery.ts'
import { accepted, allReported, claim, type ProviderReport, reported, tryFailed } from './delivery-life.ts'
import { leaseMs } from './delivery-policy.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const fresh = queuedSms(now)

test('a report that comes before our own record stands for it, and the record then changes nothing', () => {
  const held = claimed(fresh, 'first', now)
  const after = { ...held, ...reported(held, reportOf('sent'), now) }

  expect(after).toMatchObject({ state: 'accepted', providerId: 'SM1', dueAt: null, possibleRepeat: false })
  expect(accepted(after, { leaseId: 'first', providerId: 'SM1' }, now)).toBeNull()
  expect(claim(after, [nobodyOnIt], 'second', now + leaseMs)).toEqual({ turn: 'over' })
})

test('a report of the only try, after the provider fell silent, takes the doubt away', () => {
  const held = claimed(fresh, 'first', now)
  const failure = { ...down, maybeSent: true }
  const pending = { ...held, ...tryFailed(held, { leaseId: 'first', failure }, now) }

  expect(reported(pending, reportOf('delivered'), now)).toMatchObject({
    state: 'delivered',
    possibleRepeat: false,
    acceptedAt: now,
    deliveredAt: now,
  })
})

test('an undelivered message has failed; word of an earlier try says nothing against the last', () => {
  const taken: Delivery = { ...fresh, state: 'accepted', attempts: 2, dueAt: null, providerId: 'SM2' }

  expect(reported(taken, reportOf('undelivered', 1), now)).toBeNull()
  expect(reported(taken, reportOf('undelivered', 2), now)).toMatchObject({
    state: 'failed',
    lastError: 'twilio 30003',
  })
})

test('a mail that comes back has failed, in whatever order that is told', () => {
  const taken: Delivery = { ...fresh, state: 'accepted', attempts: 1, dueAt: null }
  const told = (...statuses: ProviderReport['status'][]) => {
    const reports = statuses.map((status) => reportOf(status))
    return { ...taken, ...allReported(taken, reports, now) }
  }

  expect(told('delivered', 'bounced').state).toBe('failed')
  expect(told('bounced', 'sent', 'delivered').state).toBe('failed')
  expect(told('delivered', 'undelivered').state).toBe('delivered')
})

test('a report of a message that was never tried changes nothing', () => {
  expect(reported(fresh, reportOf('delivered'), now)).toBeNull()
})

const rung: Delivery = {
  ...fresh,
  channel: 'voice',
  state: 'accepted',
  attempts: 1,
  acceptedAt: now,
  dueAt: null,
}
const over = { ...reportOf('undelivered'), reason: 'noKey' }

test.each([
  ['is told before it', [over, reportOf('keyed'), reportOf('delivered')]],
  ['is told while it is looked at', [reportOf('keyed'), over, reportOf('delivered')]],
  ['is told after it', [reportOf('keyed'), reportOf('delivered'), over]],
])('a key that was pressed has answered, where the end of its call %s', (_, reports) => {
  expect({ ...rung, ...allReported(rung, reports, now) }).toMatchObject({
    state: 'delivered',
    deliveredAt: now,
    lastError: null,
  })
})

test('of a call that was passed on, or an SMS that failed, nothing is made good by a later word', () => {
  const passedOn = { ...rung, state: 'failed', lastError: 'passedOn' } as const
  expect(reported(passedOn, reportOf('delivered'), now)).toBeNull()
  expect(reported({ ...passedOn, channel: 'sms', lastError: 'noKey' }, reportOf('delivered'), now)).toBeNull()
})

test('that somebody does not go counts, where the end of their call is told before it', () => {
  const said = { ...reportOf('undelivered'), reason: 'passedOn' }
  const told = { ...rung, ...allReported(rung, [over, said], now) }
  expect(told).toMatchObject({ state: 'failed', lastError: 'passedOn' })
  expect(reported(told, said, now)).toBeNull()
  expect(reported(told, over, now)).toBeNull()
})
