import { expect, test } from 'vitest'
import { queuedSms } from './delivery.fixture.ts'
import { claim, claimCounts, givenBack, mayBegin } from './delivery-life.ts'
import { claimCountsForMs, leaseMs, sendTimeoutMs } from './delivery-policy.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const fresh = queuedSms(now)
const turn = claim(fresh, [null], 'first', now)
if (turn.turn !== 'send') throw new Error(`may not send: ${turn.turn}`)
const held = { ...fresh, ...turn.change }

test('a message that its channel kept waiting is not begun so late that another could send it meanwhile', () => {
  expect(mayBegin(held, now)).toBe(true)
  expect(mayBegin(held, now + leaseMs - sendTimeoutMs)).toBe(true)
  expect(mayBegin(held, now + leaseMs - sendTimeoutMs + 1)).toBe(false)
})

test('a claim counts for a moment, as its message may be kept waiting', () => {
  expect(claimCounts(held, now + claimCountsForMs - 1)).toBe(true)
  expect(claimCounts(held, now + claimCountsForMs)).toBe(false)
})

test('given back, it is as it was: due, looked at again, and no possible repeat', () => {
  const late = now + leaseMs - 1
  const taken = { state: 'acknowledged' as const, acknowledgedAt: late, resolvedAt: null }
  const back = { ...held, ...givenBack(held, 'first', late) }
  expect(back).toEqual({ ...fresh, dueAt: late })
  expect(claim(back, [taken], 'b', late)).toEqual({
    turn: 'cancel',
    change: { state: 'cancelled', dueAt: null, leaseId: null, lastError: 'acknowledged' },
  })
})

test('whoever lost the lease gives nothing back', () => {
  expect(givenBack(held, 'second', now)).toBeNull()
})
