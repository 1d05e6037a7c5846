import { expect, test } from 'vitest'
import { gathered } from './gathered.ts'

/** Work that ends when it is told to. */
function heldWork() {
  const begun: { key: string; items: readonly string[]; end: (error?: Error) => void }[] = []
  const work = (key: string, items: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      begun.push({ key, items, end: (error) => (error ? reject(error) : resolve()) })
    })
  return { begun, gather: gathered<string>(work) }
}

test('a lone item begins at once, and what comes meanwhile is done together', async () => {
  const { begun, gather } = heldWork()
  const first = gather('wave', 'a')
  const others = [gather('wave', 'b'), gather('wave', 'c')]
  expect(begun.map(({ items }) => items)).toEqual([['a']])

  begun[0]?.end()
  await first
  await expect.poll(() => begun.length).toBe(2)
  expect(begun[1]?.items).toEqual(['b', 'c'])
  begun[1]?.end()
  await Promise.all(others)
})

test('keys do not wait for one another', () => {
  const { begun, gather } = heldWork()
  void gather('one', 'a')
  void gather('other', 'b')

  expect(begun.map(({ key }) => key)).toEqual(['one', 'other'])
})

test('a failure is told to those whose items it was about, and the next begin all the same', async () => {
  const { begun, gather } = heldWork()
  const failed = expect(gather('wave', 'a')).rejects.toThrow('no')
  const next = gather('wave', 'b')
  begun[0]?.end(new Error('no'))

  await failed
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.end()
  await next
})
