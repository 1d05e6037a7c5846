import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GroupCommitter } from './group-committer.ts'

const stale = new Error('stale')
const outage = new Error('outage')

/** A commit that ends when told to, and fails where one of its items is among the bad ones. */
function committerFor({ limit = 100, bad = new Set<string>(), failure = stale, throwsAtOnce = false } = {}) {
  const groups: string[][] = []
  let endCommit = () => {}
  let inFlight = 0
  const check = (items: readonly string[]) => {
    if (items.some((item) => bad.has(item))) throw failure
  }
  const committer = new GroupCommitter<string>({
    limit,
    keyOf: (item) => item.split('-')[0] ?? item,
    isOutage: (error) => error === outage,
    isContended: (error) => error === stale,
    commit: (items) => {
      groups.push([...items])
      if (throwsAtOnce) check(items)
      inFlight++
      return new Promise<void>((resolve) => {
        const before = endCommit
        endCommit = () => {
          before()
          resolve()
        }
      }).then(() => {
        inFlight--
        check(items)
      })
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

const statusesOf = async (added: Promise<void>[], settle: () => Promise<void>) => {
  const outcomes = Promise.allSettled(added)
  await settle()
  return (await outcomes).map(({ status }) => status)
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

  it('halves a group that fails until the one at fault is alone, keeping the items of a key together', async () => {
    const { committer, groups, settle } = committerFor({ bad: new Set(['b-1']) })
    const added = ['a-1', 'b-1', 'c-1', 'b-2', 'd-1'].map((item) => committer.add(item))
    const statuses = await statusesOf(added, settle)
    expect(statuses).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
    expect(groups.slice(2)).toEqual([['b-1', 'b-2', 'c-1'], ['d-1'], ['b-1', 'b-2'], ['c-1']])
  })

  it('halves once for an outage, and leaves it at that', async () => {
    const letters = [...'abcdefghi']
    const { committer, groups, settle } = committerFor({ bad: new Set(letters.slice(1)), failure: outage })
    const statuses = await statusesOf(
      letters.map((item) => committer.add(item)),
      settle,
    )
    expect(statuses.slice(1)).toEqual(letters.slice(1).map(() => 'rejected'))
    expect(groups).toHaveLength(4)
  })

  it('gives a contended key a lane of its own, so that the others keep their group', async () => {
    const bad = new Set(['a-1'])
    const { committer, groups, settle } = committerFor({ bad })
    expect(await statusesOf([committer.add('a-1')], settle)).toEqual(['rejected'])
    const added = ['b-1', 'a-1', 'c-1', 'a-2'].map((item) => committer.add(item))
    expect(await statusesOf(added, settle)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(groups.slice(1)).toEqual([['b-1'], ['a-1'], ['c-1'], ['a-2']])
  })

  it('survives a commit that throws before it begins, and a key that cannot be told', async () => {
    const { committer, settle } = committerFor({ bad: new Set(['a']), throwsAtOnce: true })
    const first = committer.add('a')
    await expect(first).rejects.toBe(stale)
    const untold: Promise<void> = Reflect.apply(committer.add, committer, [{}])
    await expect(untold).rejects.toThrow(TypeError)
    const second = committer.add('b')
    await settle()
    await expect(second).resolves.toBeUndefined()
  })

  it('settles every item, rejecting only those of a key that has a bad item, whatever the failure', async () => {
    const item = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(99)).map(([key, n]) => `${key}-${n}`)
    const items = fc.uniqueArray(item, { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(items, fc.nat(9), fc.boolean(), async (added, every, throwsAtOnce) => {
        const bad = new Set(added.filter((_, index) => every > 0 && index % every === 0))
        const { committer, settle } = committerFor({ bad, limit: 7, throwsAtOnce, failure: new Error('any') })
        const statuses = await statusesOf(
          added.map((each) => committer.add(each)),
          settle,
        )
        const badKeys = new Set([...bad].map((each) => each[0]))
        for (const [index, status] of statuses.entries()) {
          if (!badKeys.has(added[index]?.[0])) expect(status).toBe('fulfilled')
          else if (bad.has(added[index] ?? '')) expect(status).toBe('rejected')
        }
      }),
      { numRuns: 50 },
    )
  })
})
