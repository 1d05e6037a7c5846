import { expect, test } from 'vitest'
import { notedLate } from './noted-late.ts'
import { mostEnded, noticeSchema } from './notice.ts'
import { seenAgain } from './seen-again.ts'

const minute = 60_000
const at = Date.parse('2026-11-30T03:00:00Z')
const call = {
  ...{
    establishmentId: 'home',
    deviceId: 'a840410001000001',
    beneficiaryId: 'resident',
    gatewayId: 'gateway',
  },
  at,
}
const known = seenAgain(null, 'wrongApiKey', call, at, false)

test('a call that is told late, where nothing is said, is kept as over', () => {
  const kept = notedLate(null, 'wrongApiKey', call)
  expect(noticeSchema.parse(kept)).toMatchObject({ firstAt: at, lastAt: at, isOver: true, deviceIds: [] })
})

test('the next after a call that was kept as over is told at once, of the same device too', () => {
  const kept = notedLate(null, 'wrongApiKey', call)
  const next = seenAgain(kept, 'wrongApiKey', { ...call, at: at + 5_000 }, at + 6_000, false)
  expect(next).toMatchObject({ toldAt: at + 6_000, deviceIds: [call.deviceId], firstAt: at + 5_000 })
  expect(next?.isOver).toBeUndefined()
  expect(next?.ended).toEqual([{ firstAt: at, lastAt: at }])
})

test('beside what is said, the span of a call that is told late is kept, once, and joined to one a minute away at most', () => {
  const early = { ...call, at: at - 30 * minute }
  const kept = notedLate(known, 'wrongApiKey', early)
  expect(kept).toEqual({ ...known, ended: [{ firstAt: early.at, lastAt: early.at }] })
  expect(notedLate(kept, 'wrongApiKey', early)).toBeNull()
  const joined = notedLate(kept, 'wrongApiKey', { ...call, at: early.at + 50_000 })
  expect(joined?.ended).toEqual([{ firstAt: early.at, lastAt: early.at + 50_000 }])
})

test('what is within a minute of what is said changes nothing, nor what is no home’s', () => {
  expect(notedLate(known, 'wrongApiKey', { ...call, at: at - 59_000 })).toBeNull()
  expect(notedLate(null, 'wrongApiKey', { ...call, establishmentId: null })).toBeNull()
})

test('of more spans than there is room for, the latest stay, in order', () => {
  const ended = Array.from({ length: mostEnded }, (_, nth) => {
    const time = at - (nth + 1) * 10 * minute
    return { firstAt: time, lastAt: time }
  })
  const full = known && { ...known, ended }
  const between = notedLate(full, 'wrongApiKey', { ...call, at: at - 15 * minute })
  expect(between?.ended?.map(({ lastAt }) => (at - lastAt) / minute)).toEqual([
    10, 15, 20, 30, 40, 50, 60, 70, 80, 90,
  ])
  expect(notedLate(full, 'wrongApiKey', { ...call, at: at - 300 * minute })).toBeNull()
})
