import { expect, test } from 'vitest'
import { inOrder } from './calm-order.ts'

const ranked = (...ids: string[]) => ids.map((id) => ({ resident: { id } }))

test('the settled order holds; somebody new comes last until it settles again, somebody gone is gone', () => {
  const now = ranked('new', 'c', 'a')
  expect(inOrder(now, ['a', 'b', 'c']).map(({ resident }) => resident.id)).toEqual(['a', 'c', 'new'])
})

test('before anything has settled, worst first stands', () => {
  expect(inOrder(ranked('c', 'a'), []).map(({ resident }) => resident.id)).toEqual(['c', 'a'])
})
