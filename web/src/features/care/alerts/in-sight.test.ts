import { expect, test } from 'vitest'
import { idsInSight, type Place } from './in-sight.ts'

const place = (ids: string[], isInSight: boolean | null): Place => ({ ids, isInSight })

test('an alert is in sight where one of the places that stand for it is', () => {
  expect([...idsInSight([place(['a', 'b'], false), place(['b'], true)])]).toEqual(['b'])
})

test('a row that the browser has not judged yet is about to be seen; one that is nowhere on the page is not', () => {
  expect([...idsInSight([place(['a'], null)])]).toEqual(['a'])
  expect([...idsInSight([])]).toEqual([])
})
