import { describe, expect, it } from 'vitest'
import { doneTogether } from './done-together.ts'

const outage = new Error('outage')

/** Work whose beginnings are kept, and that fails where one of its items is bad. */
function workFor({ bad = [] as string[], failure = new Error('bad') } = {}) {
  const begun: (readonly string[])[] = []
  const add = doneTogether<string>({
    async work(items) {
      begun.push(items)
      await new Promise(setImmediate)
      if (items.some((item) => bad.includes(item))) throw failure
    },
    isNobodysFault: (error) => error === outage,
  })
  return { begun, add }
}

const letters = (count: number) => Array.from({ length: count }, (_, index) => `item-${index}`)

describe('work that is done together', () => {
  it('takes two turns for a burst: the first item, and all that waited for it', async () => {
    const { begun, add } = workFor()
    const [first, ...others] = letters(80)
    await Promise.all(letters(80).map((item) => add('button', item)))
    expect(begun).toEqual([[first], others])
  })

  it('of one key waits for no other', async () => {
    const { begun, add } = workFor()
    const burst = Promise.all(letters(80).map((item) => add('button', item)))
    await add('another', 'press')
    expect(begun.slice(0, 2)).toEqual([['item-0'], ['press']])
    await burst
  })

  it('fails for the items at fault only, and for none of their neighbours', async () => {
    const { begun, add } = workFor({ bad: ['item-5', 'item-60'] })
    const outcomes = await Promise.allSettled(letters(80).map((item) => add('button', item)))
    const failed = outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [`item-${index}`] : []))
    expect(failed).toEqual(['item-5', 'item-60'])
    // Halving, not one by one.
    expect(begun.length).toBeLessThan(30)
  })

  it('keeps the order of items when it is taken apart', async () => {
    const { begun, add } = workFor({ bad: ['item-1'] })
    await Promise.allSettled(letters(6).map((item) => add('button', item)))
    const alone = begun.filter((items, index) => index > 0 && !items.includes('item-1')).flat()
    expect(alone).toEqual(['item-2', 'item-3', 'item-4', 'item-5'])
  })

  it('is not tried for each item where what fails is nobody’s fault', async () => {
    const { begun, add } = workFor({ bad: letters(80), failure: outage })
    const outcomes = await Promise.allSettled(letters(80).map((item) => add('button', item)))
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
    expect(begun).toHaveLength(2)
  })

  it('goes on with what comes after a failure', async () => {
    const { add } = workFor({ bad: ['item-0'] })
    await expect(add('button', 'item-0')).rejects.toThrow('bad')
    await add('button', 'item-1')
  })
})
