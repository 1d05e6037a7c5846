import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type Disk, type Kept, keptItems } from './kept-items.ts'
import type { KeptRecord } from './kept-records.ts'
import { sealingKey, unseal } from './seal.ts'

const newKey = () => sealingKey(Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'))
const item = (id: string, content: unknown, until = 9e15): Kept => ({ id, until, content })

/** A disk that takes a turn for each act. */
function diskOf(records = new Map<string, KeptRecord>()): Disk & { records: Map<string, KeptRecord> } {
  return {
    records,
    all: async () => new Map(records),
    one: async (id) => records.get(id),
    keep: async (id, record) => void records.set(id, record),
    drop: async (id) => void records.delete(id),
  }
}

const contents = ({ items }: ReturnType<typeof keptItems>) =>
  Object.fromEntries(items.get().map(({ id, content }) => [id, content]))

test('what is typed before the key is there is written once it is, and found by the next page', async () => {
  const [disk, key] = [diskOf(), await newKey()]
  const page = keptItems(disk)
  page.keep(item('a', 'Une note'))
  expect(contents(page)).toEqual({ a: 'Une note' })
  expect(disk.records.size).toBe(0)
  expect(page.safety.get()).toBe('unsafe')
  await page.open(key)
  expect(page.safety.get()).toBe('written')
  expect(disk.records.size).toBe(1)
  const next = keptItems(disk)
  await next.open(key)
  expect(contents(next)).toEqual({ a: 'Une note' })
})

test('the disk holds nothing that reads without the key', async () => {
  const disk = diskOf()
  const page = keptItems(disk)
  await page.open(await newKey())
  page.keep(item('a', 'Inquiète'))
  await vi.waitFor(() => expect(disk.records.size).toBe(1))
  const kept = Object.values(disk.records.get('a') ?? {}).map((part) =>
    typeof part === 'number' ? '' : Buffer.from(part).toString('latin1'),
  )
  expect(kept.join()).not.toMatch(/Inqui/)
  const elsewhere = keptItems(disk)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await elsewhere.open(await newKey())
  expect(contents(elsewhere)).toEqual({})
})

test('whatever was typed and dropped in whatever order, the disk ends as the screen does', async () => {
  const key = await newKey()
  const acts = fc.array(
    fc.record({ id: fc.constantFrom('a', 'b'), text: fc.option(fc.string()), pause: fc.boolean() }),
  )
  await fc.assert(
    fc.asyncProperty(acts, async (all) => {
      const disk = diskOf()
      const page = keptItems(disk)
      const opened = page.open(key)
      for (const { id, text, pause } of all) {
        if (text === null) page.drop(id)
        else page.keep(item(id, text))
        if (pause) await Promise.resolve()
      }
      await opened
      await vi.waitFor(() =>
        expect([...disk.records.keys()].toSorted()).toEqual(Object.keys(contents(page)).toSorted()),
      )
      for (const [id, record] of disk.records) {
        await vi.waitFor(async () =>
          expect(await unseal(key, id, disk.records.get(id) ?? record)).toEqual(contents(page)[id]),
        )
      }
    }),
    { numRuns: 40 },
  )
})

test('what another tab has changed is here too, but for what is being typed here', async () => {
  const [disk, key] = [diskOf(), await newKey()]
  const [here, there] = [keptItems(disk), keptItems(disk)]
  await here.open(key)
  await there.open(key)
  there.keep(item('a', 'De là-bas'))
  await vi.waitFor(() => expect(disk.records.size).toBe(1))
  await here.changedElsewhere('a')
  expect(contents(here)).toEqual({ a: 'De là-bas' })
  here.keep(item('a', 'D’ici'))
  await here.changedElsewhere('a')
  expect(contents(here)).toEqual({ a: 'D’ici' })
  await vi.waitFor(() =>
    there.changedElsewhere('a').then(() => expect(contents(there)).toEqual({ a: 'D’ici' })),
  )
  there.drop('a')
  await vi.waitFor(() => expect(disk.records.size).toBe(0))
  await here.changedElsewhere('a')
  expect(contents(here)).toEqual({})
})

test('what was to be kept until now is gone, from the disk too', async () => {
  const disk = diskOf()
  const page = keptItems(disk)
  await page.open(await newKey())
  page.keep(item('old', 'x', 1_000))
  page.keep(item('young', 'y', 2_000))
  await vi.waitFor(() => expect(disk.records.size).toBe(2))
  page.sweep(1_000)
  expect(contents(page)).toEqual({ young: 'y' })
  await vi.waitFor(() => expect([...disk.records.keys()]).toEqual(['young']))
})

test('a disk that takes nothing is told, and what is typed stays on the screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const disk = diskOf()
  const page = keptItems({ ...disk, keep: () => Promise.reject(new Error('full')) })
  await page.open(await newKey())
  expect(page.safety.get()).toBe('written')
  page.keep(item('a', 'Une note'))
  await vi.waitFor(() => expect(page.safety.get()).toBe('unsafe'))
  expect(contents(page)).toEqual({ a: 'Une note' })
})

test('what the disk did not take is not called safe by something else that it takes, and is written once it does', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const disk = diskOf()
  let isClosed = true
  const page = keptItems({
    ...disk,
    async keep(id, record) {
      if (isClosed && id === 'a') throw new Error('The database connection is closing')
      await disk.keep(id, record)
    },
  })
  await page.open(await newKey())
  page.keep(item('a', 'Une note'))
  await vi.waitFor(() => expect(page.safety.get()).toBe('unsafe'))
  page.keep(item('b', 'Une autre'))
  await vi.waitFor(() => expect([...disk.records.keys()]).toEqual(['b']))
  expect(page.safety.get()).toBe('unsafe')
  isClosed = false
  page.sweep(0)
  await vi.waitFor(() => expect(page.safety.get()).toBe('written'))
  expect([...disk.records.keys()]).toEqual(['b', 'a'])
})
