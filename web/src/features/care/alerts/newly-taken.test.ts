import { expect, test } from 'vitest'
import { newlyTaken } from './newly-taken.ts'

const alert = (id: string, uid?: string) => ({
  id,
  acknowledgedBy: uid === undefined ? null : { uid, name: uid },
})
const idsOf = ({ taken }: ReturnType<typeof newlyTaken>) => taken.map(({ id }) => id)

test('an alert that is taken, or taken over, is told once', () => {
  const open = newlyTaken(null, [alert('a'), alert('b')])
  const taken = newlyTaken(open.takers, [alert('a', 'alice'), alert('b')])
  expect(idsOf(taken)).toEqual(['a'])
  expect(idsOf(newlyTaken(taken.takers, [alert('a', 'alice'), alert('b')]))).toEqual([])
  expect(idsOf(newlyTaken(taken.takers, [alert('a', 'bob'), alert('b')]))).toEqual(['a'])
})

test('one that is given back by a new call and taken again is told again', () => {
  const taken = newlyTaken(null, [alert('a', 'alice')])
  const open = newlyTaken(taken.takers, [alert('a')])
  expect(idsOf(open)).toEqual([])
  expect(idsOf(newlyTaken(open.takers, [alert('a', 'alice')]))).toEqual(['a'])
})

test('what had been taken before the page saw it is nothing new', () => {
  expect(idsOf(newlyTaken(null, [alert('a', 'alice')]))).toEqual([])
  expect(idsOf(newlyTaken(new Map(), [alert('a', 'alice')]))).toEqual([])
})
