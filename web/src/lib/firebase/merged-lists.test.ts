import { expect, test } from 'vitest'
import type { Live, LiveList } from './live-source.ts'
import { mergedLists } from './merged-lists.ts'

interface Dated {
  at: number
}
const list = (...dated: readonly (readonly [id: string, at: number])[]): Live<LiveList<Dated>> => ({
  status: 'ready',
  value: {
    items: dated.map(([id, at]) => ({ id, path: `notes/${id}`, at })),
    unreadable: [{ id: 'spoilt', path: 'notes/spoilt', said: {} }],
  },
})
const merged = (...lives: readonly Live<LiveList<Dated>>[]) => mergedLists(lives, ({ at }) => at)

test('what two lists hold is there once, the latest first', () => {
  const both = merged(list(['new', 9], ['own', 5], ['old', 1]), list(['secret', 7], ['own', 5]))
  expect(both.status === 'ready' && both.value.items.map(({ id }) => id)).toEqual([
    'new',
    'secret',
    'own',
    'old',
  ])
  expect(both.status === 'ready' && both.value.unreadable).toHaveLength(1)
})

test('nothing is called all there is before each list has come, and one that fails is told', () => {
  expect(merged(list(['a', 1]), { status: 'loading' })).toEqual({ status: 'loading' })
  const failed = { status: 'failed', code: 'permission-denied' } as const
  expect(merged(list(['a', 1]), { status: 'loading' }, failed)).toEqual(failed)
})
