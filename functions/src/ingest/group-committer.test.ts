import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GroupCommitter } from './group-committer.ts'

const stale = new Error('stale')
const unavailable = new Error('unavailable')

/** A commit that ends when told to, and fails where one of its items is among the bad ones. */
function committerFor({ limit = 100, bad = new Set<string>(), failure = stale } = {}) {
  const groups: string[][] = []
  let endCommit = () => {}
  let inFlight = 0
  const committer = new GroupCommitter<string>({
    limit,
    keyOf: (item) => item.split('-')[0] ?? item,
    isItemsFault: (error) => error === stale,
    commit: async (items) => {
      groups.push([...items])
      inFlight++
      await new Promise<void>((resolve) => {
        const before = endCommit
        endCommit = () => {
          before()
          resolve()
        }
      })
      inFlight--
      if (items.some((item) => bad.has(item))) throw failure
    },
  })
  /** Ends commits until none is under way. */
  const settle = async () => {
    do {
      endCommit()
      await new Promise(setImmediate)
    } while (inFlight > 0)
  }
  return { committer, groups, settle }
}

describe('GroupCommitter', () => {
  it('commits a lone item at once, and what arrives meanwhile together', async () => {
    const { committer, groups, settle } = committerFor()
    const added = ['a', 'b', 'c'].map((item) => committer.add(item))
    expect(groups).toEqual([['a']])
    await settle()
    await Promise.all(added)
    expect(groups).toEqual([['a'], ['b', 'c']])
  })

  it('keeps a group within its limit', async () => {
    const { committer, groups, settle } = committerFor({ limit: 2 })
    const added = ['a', 'b', 'c', 'd'].map((item) => committer.add(item))
    await settle()
    await Promise.all(added)
    expect(groups).toEqual([['a'], ['b', 'c'], ['d']])
  })

  it('spares the others when one item spoils its group, keeping the items of a key together', async () => {
    const { committer, groups, settle } = committerFor({ bad: new Set(['b-1']) })
    const added = ['a-1', 'b-1', 'c-1', 'b-2', 'd-1'].map((item) => committer.add(item))
    const outcomes = Promise.allSettled(added)
    await settle()
    expect((await outcomes).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(groups.slice(2)).toEqual([['b-1', 'b-2'], ['c-1'], ['d-1']])
  })

  it('does not try each item alone when the failure is nobody’s fault', async () => {
    const { committer, groups, settle } = committerFor({ bad: new Set(['b']), failure: unavailable })
    const outcomes = Promise.allSettled(['a', 'b', 'c'].map((item) => committer.add(item)))
    await settle()
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(groups).toHaveLength(2)
  })

  it('goes on after a failure', async () => {
    const { committer, settle } = committerFor({ bad: new Set(['a']) })
    const first = committer.add('a')
    const failed = expect(first).rejects.toBe(stale)
    await settle()
    await failed
    const second = committer.add('b')
    await settle()
    await expect(second).resolves.toBeUndefined()
  })

  it('settles every item, rejecting only those of a key that has a bad item', async () => {
    const item = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(99)).map(([key, n]) => `${key}-${n}`)
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(item, { maxLength: 40 }), fc.nat(9), async (items, every) => {
        const bad = new Set(items.filter((_, index) => every > 0 && index % every === 0))
        const { committer, settle } = committerFor({ bad, limit: 7 })
        const outcomes = Promise.allSettled(items.map((each) => committer.add(each)))
        await settle()
        const badKeys = new Set([...bad].map((each) => each[0]))
        for (const [index, { status }] of (await outcomes).entries()) {
          if (!badKeys.has(items[index]?.[0])) expect(status).toBe('fulfilled')
          else if (bad.has(items[index] ?? '')) expect(status).toBe('rejected')
        }
      }),
      { numRuns: 50 },
    )
  })
})
