import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FreshCache } from './fresh-cache.ts'

let clock = 0
const at = (ms: number) => {
  clock = ms
}
const cacheOf = (load: (key: string) => Promise<string | null>, maxEntries = 10) =>
  new FreshCache(load, { maxAgeMs: 10_000, maxEntries, now: () => clock })

beforeEach(() => at(0))

describe('FreshCache', () => {
  it('never answers anything older than its age limit', async () => {
    const load = vi.fn(async () => `read at ${clock}`)
    const cache = cacheOf(load)
    await cache.get('a')
    at(10_000)
    expect(await cache.get('a')).toBe('read at 0')
    expect(cache.peek('a')).toBe('read at 0')
    at(10_001)
    expect(cache.peek('a')).toBeUndefined()
    expect(await cache.get('a')).toBe('read at 10001')
  })

  it('counts the age from before the reading began', async () => {
    let finish = (_: string) => {}
    const cache = cacheOf(
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    const first = cache.get('a')
    at(9_000)
    finish('slow')
    await first
    at(10_001)
    expect(cache.peek('a')).toBeUndefined()
  })

  it('shares one reading among those who ask at once', async () => {
    const load = vi.fn(async (key: string) => key)
    const cache = cacheOf(load)
    expect(await Promise.all([cache.get('a'), cache.get('a'), cache.get('b')])).toEqual(['a', 'a', 'b'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('reads again for a caller who knows that what came before is outdated', async () => {
    const load = vi.fn(async () => `read at ${clock}`)
    const cache = cacheOf(load)
    await cache.get('a')
    at(5)
    expect(await cache.get('a', 5)).toBe('read at 5')
    at(6)
    expect(await cache.get('a', 5)).toBe('read at 5')
  })

  it('remembers neither absence nor failure', async () => {
    const load = vi.fn<() => Promise<string | null>>()
    load.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('there')
    const cache = cacheOf(load)
    expect(await cache.get('a')).toBeNull()
    await expect(cache.get('a')).rejects.toThrow('down')
    expect(await cache.get('a')).toBe('there')
  })

  it('takes over what is newer', async () => {
    const cache = cacheOf(async () => 'read')
    at(5)
    await cache.get('a')
    cache.set('a', 'newer', 6)
    expect(cache.peek('a')).toBe('newer')
  })

  it('reads anew where a reading may have overtaken the write that tells of a value', async () => {
    let stored = 'before'
    let finish = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const cache = cacheOf(async () => {
      const read = stored
      await held
      return read
    })
    const writtenSince = cache.now()
    at(5)
    const overtaking = cache.get('a')
    stored = 'written'
    cache.set('a', 'written', writtenSince)
    finish()
    expect(await overtaking).toBe('before')
    expect(cache.peek('a')).toBeUndefined()
    expect(await cache.get('a')).toBe('written')
  })

  it('stays within its number of entries, forgetting what was set longest ago', async () => {
    const cache = cacheOf(async (key) => key, 2)
    for (const key of ['a', 'b']) await cache.get(key)
    cache.set('a', 'again', 0)
    await cache.get('c')
    expect(['a', 'b', 'c'].map((key) => cache.peek(key))).toEqual(['again', undefined, 'c'])
  })
})
