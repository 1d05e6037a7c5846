import { expect, test } from 'vitest'
import { toBeShown } from './to-be-shown.ts'

const list = ['a1', 'a2', 'b1', 'c1', 'b2', 'd1'].map((id) => ({
  id,
  alert: { beneficiaryId: id.slice(0, 1) },
}))
const shown = (most: number) => toBeShown(list, most).map(({ id }) => id)

test('a room where nobody is goes before the second alert of another, each in its place', () => {
  expect(shown(3)).toEqual(['a1', 'b1', 'c1'])
  expect(shown(5)).toEqual(['a1', 'a2', 'b1', 'c1', 'd1'])
  expect(shown(9)).toEqual(list.map(({ id }) => id))
})
