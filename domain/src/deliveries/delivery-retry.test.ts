import { expect, test } from 'vitest'
import { queuedSms, reportOf } from './delivery.fixture.ts'
import { claim, reported } from './delivery-life.ts'
import { retried } from './delivery-retry.ts'

const queuedAt = Date.parse('2026-11-21T07:14:00Z')
const now = queuedAt + 2 * 3_600_000
const open = { state: 'open', acknowledgedAt: null, resolvedAt: null } as const
const failed = queuedSms(queuedAt, { state: 'failed', attempts: 1, dueAt: null, lastError: 'twilio 30003' })

function afterRetry() {
  const retry = retried(failed, [open], 1, now)
  if (!retry.retry) throw new Error(retry.why)
  return { ...failed, ...retry.change }
}

test('a message that failed is due again, also when it had become too old', () => {
  const again = afterRetry()
  expect(again).toMatchObject({ state: 'pending', dueAt: now, lastError: null })
  expect(claim(again, [open], 'lease', now).turn).toBe('send')
})

test('the same wish twice sends once, and so does one that comes when that has failed as well', () => {
  const again = afterRetry()
  expect(retried(again, [open], 1, now)).toEqual({ retry: false, why: 'underWay' })
  const failedAgain = { ...again, state: 'failed' as const }
  expect(retried(failedAgain, [open], 1, now)).toEqual({ retry: false, why: 'underWay' })
  expect(retried(failedAgain, [open], 2, now).retry).toBe(true)
})

test('what the provider says once more of the try before fails no new one', () => {
  expect(reported(afterRetry(), reportOf('undelivered', 1), now)).toBeNull()
})

test.each([
  ['somebody is on it', [{ ...open, state: 'acknowledged' as const }]],
  ['it is over', [{ ...open, state: 'resolved' as const }]],
  ['it is gone', [null]],
  ['none is known', []],
])('nothing is sent where %s', (_, alerts) => {
  expect(retried(failed, alerts, 1, now)).toEqual({ retry: false, why: 'deliveryAnswered' })
})

test('one that stands for several alerts goes as long as one of them waits', () => {
  expect(retried(failed, [{ state: 'resolved' }, open], 1, now).retry).toBe(true)
})

test('a message about no alert is not sent again', () => {
  const about = { kind: 'notice', noticeId: 'n', waveId: 'w' } as const
  expect(retried({ ...failed, about }, [open], 1, now).retry).toBe(false)
})

test.each(['pending', 'sending', 'accepted', 'delivered', 'cancelled'] as const)(
  'nor is one that is %s',
  (state) => {
    expect(retried({ ...failed, state }, [open], 1, now)).toEqual({ retry: false, why: 'underWay' })
  },
)
