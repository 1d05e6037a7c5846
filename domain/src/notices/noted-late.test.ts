import { expect, test } from 'vitest'
import { answered } from './answered.ts'
import { withLost } from './lost-calls.ts'
import { notedLate } from './noted-late.ts'
import { type LostCall, mostLost, noticeSchema } from './notice.ts'
import { seenAgain } from './seen-again.ts'

const minute = 60_000
const at = Date.parse('2026-11-30T03:00:00Z')
const deviceId = 'a840410001000001'
const place = { beneficiaryId: 'resident', room: '214', location: 'Tête de lit' }
const seen = { establishmentId: 'home', deviceId, beneficiaryId: 'resident', gatewayId: 'gateway', at }
const lostAt = (time: number): LostCall => ({ firstAt: time, lastAt: time, deviceId, place })
const overAt = (time: number): LostCall => ({ ...lostAt(time), isOver: true })
const late = (known: Parameters<typeof notedLate>[0], call: LostCall) =>
  notedLate(known, 'wrongApiKey', seen, call)
const first = seenAgain(null, 'wrongApiKey', seen, at, false)
const known = first && { ...first, lost: withLost([], lostAt(at)) }

test('a call that is told late, where nothing is said, is kept as over', () => {
  const kept = noticeSchema.parse(late(null, overAt(at)))
  expect(kept).toMatchObject({ firstAt: at, lastAt: at, isOver: true, deviceIds: [], lost: [overAt(at)] })
})

test('the next after a call that was kept as over is told at once, of the same device too', () => {
  const kept = late(null, overAt(at))
  const next = seenAgain(kept, 'wrongApiKey', { ...seen, at: at + 5_000 }, at + 6_000, false)
  expect(next).toMatchObject({ toldAt: at + 6_000, deviceIds: [deviceId], firstAt: at + 5_000 })
  expect(next?.isOver).toBeUndefined()
  expect(next?.lost).toEqual([overAt(at)])
})

test('beside what is said, a call that is told late is kept, once, and joined to one a few minutes away of which the same became', () => {
  const early = at - 30 * minute
  const kept = late(known, lostAt(early))
  expect(kept).toEqual({ ...known, lost: [lostAt(at), lostAt(early)] })
  expect(late(kept, lostAt(early))).toBeNull()
  const joined = late(kept, lostAt(early + 4 * minute))
  expect(joined?.lost).toEqual([lostAt(at), { ...lostAt(early), lastAt: early + 4 * minute }])
  const over = late(kept, overAt(early + 4 * minute))
  expect(over?.lost).toEqual([lostAt(at), overAt(early + 4 * minute), lostAt(early)])
})

test('one that is told after a later one of its device is over only once people were asked to come since', () => {
  const early = at - 30 * minute
  const kept = late(known, lostAt(early))
  const call = { deviceId, beneficiaryId: 'resident' }
  expect(kept && answered(kept, { ...call, at: early })).toBeNull()
  const between = kept && answered(kept, { ...call, at: early + minute })
  expect(between?.lost).toEqual([lostAt(at), overAt(early)])
  expect(between?.deviceIds).toEqual([deviceId])
  const after = between && answered(between, { ...call, at: at + minute })
  expect(after).toMatchObject({ isOver: true, lost: [overAt(at), overAt(early)] })
})

test('one that was lost a day before its cause came again is not over by that', () => {
  const tomorrow = { ...seen, at: at + 25 * 60 * minute }
  const anew = seenAgain(known, 'wrongApiKey', tomorrow, tomorrow.at, false)
  expect(anew?.firstAt).toBe(tomorrow.at)
  expect(anew?.lost).toEqual([lostAt(at)])
})

test('what is within a minute of what is kept of its device changes nothing, nor what is no home’s', () => {
  expect(late(known, lostAt(at - 59_000))).toBeNull()
  expect(notedLate(null, 'wrongApiKey', { ...seen, establishmentId: null }, lostAt(at))).toBeNull()
  const other = { ...lostAt(at - 59_000), deviceId: 'a840410001000002' }
  expect(late(known, other)?.lost).toEqual([lostAt(at), other])
})

test('of more calls than there is room for, the latest stay, in order, and nothing is written for one as late as what is said', () => {
  const lost = Array.from({ length: mostLost }, (_, nth) => lostAt(at - (nth + 1) * 10 * minute))
  const full = known && { ...known, lost }
  const between = late(full, lostAt(at - 15 * minute))
  expect(between?.lost?.slice(0, 4).map(({ lastAt }) => (at - lastAt) / minute)).toEqual([10, 15, 20, 30])
  expect(between?.lost).toHaveLength(mostLost)
  expect(late(full, lostAt(at - 100 * 60 * minute))).toBeNull()
  expect(late(full, { ...lostAt(at), deviceId: 'a840410001000002' })).toBeNull()
})
