import { beforeEach, expect, test } from 'vitest'
import { checkAckIds, LeaseBook } from './lease-book.ts'
import { type Copy, Ordering } from './ordering.ts'
import { TimingWheel } from './timing-wheel.ts'

let now: number
let wheel: TimingWheel
let expired: string[]
let book: LeaseBook<string>

beforeEach(() => {
  now = 0
  wheel = new TimingWheel(() => now)
  expired = []
  book = new LeaseBook('projects/p/subscriptions/sub', wheel, (lease) => {
    expired.push(lease.ackId)
  })
})

function copy(): Copy {
  const ordering = new Ordering(false)
  ordering.add({ data: Buffer.of(1), attributes: {}, messageId: '1', publishTime: null, orderingKey: '' }, 1)
  const taken = ordering.take({ pipelinesKeys: true })
  if (!taken) throw new Error('nothing to take')
  return taken
}

function passTime(milliseconds: number): void {
  now += milliseconds
  wheel.advance()
}

test('every delivery has its own ack id, of the form that is accepted back', () => {
  const one = copy()
  const first = book.open(one, 'me', 1000)
  book.close(first.ackId)
  const second = book.open(one, 'me', 1000)
  expect(second.ackId).not.toBe(first.ackId)
  expect(() => checkAckIds([first.ackId, second.ackId])).not.toThrow()
  expect(() => checkAckIds([first.ackId, 'bad'])).toThrow('Invalid ack id (ack_id=bad)')
})

test('a lease ends once', () => {
  const lease = book.open(copy(), 'me', 1000)
  expect(book.close(lease.ackId)).toBe(lease)
  expect(book.close(lease.ackId)).toBeUndefined()
  passTime(5000)
  expect(expired).toEqual([])
})

test('a lease expires at its deadline, not before', () => {
  const lease = book.open(copy(), 'me', 1000)
  passTime(999)
  expect(expired).toEqual([])
  passTime(50)
  expect(expired).toEqual([lease.ackId])
  expect(book.close(lease.ackId)).toBeUndefined()
})

test('an extension moves the deadline, either way', () => {
  const longer = book.open(copy(), 'me', 1000)
  const shorter = book.open(copy(), 'me', 1000)
  passTime(500)
  book.extend(longer.ackId, 5000)
  book.extend(shorter.ackId, 100)
  passTime(150)
  expect(expired).toEqual([shorter.ackId])
  passTime(4000)
  expect(expired).toEqual([shorter.ackId])
  passTime(1000)
  expect(expired).toEqual([shorter.ackId, longer.ackId])
})

test('an expired lease cannot be extended, but acknowledged until the next delivery', () => {
  const one = copy()
  const late = book.open(one, 'me', 1000)
  passTime(1100)
  book.extend(late.ackId, 5000)
  expect(book.takeLapsed(late.ackId)).toBe(one)
  expect(book.takeLapsed(late.ackId)).toBeUndefined()

  const two = copy()
  const stale = book.open(two, 'me', 1000)
  passTime(1100)
  const fresh = book.open(two, 'you', 1000)
  expect(book.takeLapsed(stale.ackId)).toBeUndefined()
  expect(book.close(fresh.ackId)?.holder).toBe('you')
})

test('nothing expires after clear', () => {
  book.open(copy(), 'me', 1000)
  book.clear()
  passTime(5000)
  expect(expired).toEqual([])
})
