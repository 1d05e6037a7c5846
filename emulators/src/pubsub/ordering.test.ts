import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Copy, Ordering, type Taker } from './ordering.ts'

const taker = (pipelinesKeys = true): Taker => ({ pipelinesKeys })

const messageOf = (text: string, orderingKey = '') => ({
  data: Buffer.from(text),
  attributes: {},
  messageId: text,
  publishTime: null,
  orderingKey,
})

function orderingOf(ordered: boolean, ...messages: [text: string, key?: string][]): Ordering {
  const ordering = new Ordering(ordered)
  for (const [text, key] of messages) ordering.add(messageOf(text, key), 1)
  return ordering
}

/** Takes until nothing is left for `who`. */
function takeAll(ordering: Ordering, who: Taker): Copy[] {
  const copies: Copy[] = []
  for (let copy = ordering.take(who); copy; copy = ordering.take(who)) copies.push(copy)
  return copies
}

const ids = (copies: Copy[]) => copies.map(({ message }) => message.messageId)

function one(ordering: Ordering, who: Taker): Copy {
  const copy = ordering.take(who)
  if (!copy) throw new Error('nothing to take')
  return copy
}

describe('messages without order', () => {
  test('go out oldest first, and after the others when they come back', () => {
    const ordering = orderingOf(false, ['1', 'key'], ['2', 'key'], ['3'])
    ordering.putBack(one(ordering, taker()), false)
    expect(ids(takeAll(ordering, taker()))).toEqual(['2', '3', '1'])
  })

  test('stay while they rest', () => {
    const ordering = orderingOf(false, ['1'])
    const copy = one(ordering, taker())
    ordering.putBack(copy, true)
    expect(ordering.take(taker())).toBeUndefined()
    ordering.wake(copy)
    expect(ordering.take(taker())).toBe(copy)
  })

  test('are gone when removed', () => {
    const ordering = orderingOf(false, ['1'])
    const copy = one(ordering, taker())
    ordering.putBack(copy, false)
    ordering.remove(copy)
    expect(ordering.take(taker())).toBeUndefined()
  })
})

describe('messages of a key', () => {
  test('go to one taker, which may have several at a time', () => {
    const ordering = orderingOf(true, ['1', 'key'], ['2', 'key'])
    const [holder, other] = [taker(), taker()]
    const first = one(ordering, holder)
    expect(ordering.take(other)).toBeUndefined()
    const second = one(ordering, holder)
    ordering.settle(first)
    ordering.add(messageOf('3', 'key'), 1)
    expect(ordering.take(other)).toBeUndefined()
    ordering.settle(second)
    expect(ids(takeAll(ordering, other))).toEqual(['3'])
  })

  test('go one at a time to a taker that does not pipeline', () => {
    const ordering = orderingOf(true, ['1', 'key'], ['2', 'key'], ['3', 'other'])
    const push = taker(false)
    expect(ids(takeAll(ordering, push))).toEqual(['1', '3'])
  })

  test('wait for the one that rests', () => {
    const ordering = orderingOf(true, ['1', 'key'], ['2', 'key'], ['3', 'other'])
    const copy = one(ordering, taker())
    ordering.putBack(copy, true)
    expect(ids(takeAll(ordering, taker()))).toEqual(['3'])
    ordering.wake(copy)
    expect(ids(takeAll(ordering, taker()))).toEqual(['1', '2'])
  })

  test('take turns with other keys', () => {
    const ordering = orderingOf(true, ['a1', 'a'], ['a2', 'a'], ['b1', 'b'], ['b2', 'b'])
    expect(ids(takeAll(ordering, taker(false)))).toEqual(['a1', 'b1'])
  })

  test('a forgotten copy of an old run of the key does not harm the new one', () => {
    const ordering = orderingOf(true, ['1', 'key'])
    const old = one(ordering, taker())
    ordering.putBack(old, true)
    ordering.remove(old)
    ordering.add(messageOf('2', 'key'), 1)
    const [holder, other] = [taker(), taker()]
    const second = one(ordering, holder)
    ordering.wake(old)
    ordering.add(messageOf('3', 'key'), 1)
    expect(ordering.take(other)).toBeUndefined()
    ordering.settle(second)
    expect(ids(takeAll(ordering, other))).toEqual(['3'])
  })
})

test('whatever happens, nothing is lost or doubled and a key is never with two takers or out of order', () => {
  const step = fc.record({
    what: fc.constantFrom('publish', 'take', 'take', 'settle', 'nack', 'rest', 'wake'),
    key: fc.constantFrom('', 'a', 'b'),
    pick: fc.nat(9),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const ordering = new Ordering(true)
      const takers = [taker(), taker(), taker(false)]
      const out = new Map<Copy, Taker>()
      const resting = new Set<Copy>()
      const done = new Set<Copy>()
      const newest = new Map<string, number>()
      let published = 0
      for (const { what, key, pick } of steps) {
        const copies = [...(what === 'wake' ? resting : out.keys())]
        const copy = copies[pick % (copies.length || 1)]
        if (what === 'publish') ordering.add(messageOf(String(published++), key), 1)
        if (what === 'take') take(ordering, takers[pick % 3] ?? taker(), out, newest)
        if (!copy || what === 'publish' || what === 'take') continue
        if (what === 'wake' && resting.delete(copy)) ordering.wake(copy)
        if (what === 'settle' && done.add(copy)) ordering.settle(copy)
        if (what === 'nack') ordering.putBack(copy, false)
        if (what === 'rest' && resting.add(copy)) ordering.putBack(copy, true)
        if (what !== 'wake') out.delete(copy)
      }
      for (const copy of out.keys()) ordering.putBack(copy, false)
      for (const copy of resting) ordering.wake(copy)
      const left = takeAll(ordering, taker())
      expect(new Set([...left, ...done]).size).toBe(published)
      expect(left.length + done.size).toBe(published)
    }),
    { numRuns: 500 },
  )

  function take(ordering: Ordering, who: Taker, out: Map<Copy, Taker>, newest: Map<string, number>): void {
    const copy = ordering.take(who)
    if (!copy) return
    const { orderingKey } = copy.message
    const sameKey = [...out].filter(
      ([other]) => orderingKey !== '' && other.message.orderingKey === orderingKey,
    )
    expect(sameKey.every(([, holder]) => holder === who && who.pipelinesKeys)).toBe(true)
    // What goes out for the first time is later than all of its key that went out before.
    if (orderingKey !== '' && copy.attempts++ === 0) {
      expect(copy.sequence).toBeGreaterThan(newest.get(orderingKey) ?? -1)
      newest.set(orderingKey, copy.sequence)
    }
    out.set(copy, who)
  }
})
