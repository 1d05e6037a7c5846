import { expect, test } from 'vitest'
import { newNotices } from './new-notices.ts'

const notice = (id: string, firstAt = 1, deviceIds: string[] = []) => ({ id, firstAt, deviceIds, places: {} })

test('what was there before the page is not new; what comes later is, once', () => {
  const first = newNotices(null, [notice('a')])
  expect(first.fresh).toEqual([])
  const second = newNotices(first.known, [notice('b'), notice('a')])
  expect(second.fresh).toEqual([{ notice: notice('b'), named: [] }])
  expect(newNotices(second.known, [notice('b'), notice('a')]).fresh).toEqual([])
})

test('a list that was out of reach tells nothing anew when it is back; a cause that was gone does', () => {
  const { known } = newNotices(null, [notice('a')])
  const lost = newNotices(known, [])
  expect(newNotices(lost.known, [notice('a')]).fresh).toEqual([])
  expect(newNotices(lost.known, [notice('a', 90_000_000)]).fresh).toEqual([
    { notice: notice('a', 90_000_000), named: [] },
  ])
})

test('a further device of a cause that is known is new, and the only one that is told', () => {
  const { known } = newNotices(null, [notice('a', 1, ['one'])])
  const further = newNotices(known, [notice('a', 1, ['two', 'one'])])
  expect(further.fresh.flatMap(({ named }) => named)).toEqual([{ deviceId: 'two', place: null }])
  expect(newNotices(further.known, [notice('a', 1, ['two', 'one'])]).fresh).toEqual([])
})

test('another resident who called by a device that is known is new', () => {
  const of = (beneficiaryId: string) => ({ beneficiaryId, room: '', location: '' })
  const first = { ...notice('a', 1, ['one']), places: { one: of('roy') } }
  const both = { ...first, places: { one: of('girard') }, earlier: [{ ...of('roy'), deviceId: 'one' }] }
  const { known } = newNotices(null, [first])
  const further = newNotices(known, [both])
  expect(further.fresh.flatMap(({ named }) => named)).toEqual([{ deviceId: 'one', place: of('girard') }])
  // Once the latter got through, nothing is new.
  expect(newNotices(further.known, [first]).fresh).toEqual([])
})
