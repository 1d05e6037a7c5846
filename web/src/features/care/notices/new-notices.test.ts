import { expect, test } from 'vitest'
import { newNotices } from './new-notices.ts'

const notice = (id: string, firstAt = 1) => ({ id, firstAt })

test('what was there before the page is not new; what comes later is, once', () => {
  const first = newNotices(null, [notice('a')])
  expect(first.fresh).toEqual([])
  const second = newNotices(first.known, [notice('b'), notice('a')])
  expect(second.fresh).toEqual([notice('b')])
  expect(newNotices(second.known, [notice('b'), notice('a')]).fresh).toEqual([])
})

test('a list that was out of reach tells nothing anew when it is back; a cause that was gone does', () => {
  const { known } = newNotices(null, [notice('a')])
  const lost = newNotices(known, [])
  expect(newNotices(lost.known, [notice('a')]).fresh).toEqual([])
  expect(newNotices(lost.known, [notice('a', 90_000_000)]).fresh).toEqual([notice('a', 90_000_000)])
})
