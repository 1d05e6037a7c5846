import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answered } from './answered.ts'
import { type Notice, type NoticeReason, noticeSchema, tellAgainAfterMs } from './notice.ts'
import { placesOf, withPlace } from './notice-places.ts'
import { type Seen, seenAgain } from './seen-again.ts'

const start = Date.parse('2026-11-21T22:00:00Z')
const about = { establishmentId: 'home', deviceId: 'a840410000010001', gatewayId: 'gateway-1' }

/** What is told as it is received. */
const seenAt = (
  known: Notice | null,
  reason: NoticeReason,
  of: Omit<Seen, 'at'>,
  at: number,
  isLost: boolean,
) => seenAgain(known, reason, { ...of, at }, at, isLost)

/** What becomes of a cause that is seen at these instants, in this order. */
function live(instants: readonly number[]) {
  const told: number[] = []
  const written: Notice[] = []
  let notice: Notice | null = null
  for (const now of instants) {
    const next: Notice | null = seenAt(notice, 'wrongApiKey', about, now, false)
    if (next === null) continue
    if (next.toldAt !== notice?.toldAt) told.push(now)
    written.push(next)
    notice = next
  }
  return { told, written }
}

test('the first time is told at once', () => {
  expect(live([start])).toEqual({
    told: [start],
    written: [
      {
        establishmentId: 'home',
        reason: 'wrongApiKey',
        firstAt: start,
        lastAt: start,
        toldAt: start,
        told: null,
        toldCalls: [{ deviceId: 'a840410000010001', beneficiaryId: null, at: start }],
        deviceIds: ['a840410000010001'],
        gatewayIds: ['gateway-1'],
        places: {},
      },
    ],
  })
})

const place = { beneficiaryId: 'roy', room: '214', location: 'Tête de lit' }
const firstSeen = () => {
  const notice = seenAt(null, 'wrongApiKey', about, start, false)
  if (notice === null) throw new Error('the first time is always noted')
  return notice
}

test('the place of a device stays with it while it is named', () => {
  const notice = withPlace(firstSeen(), about.deviceId, place, start)
  const other = { ...about, deviceId: 'a840410000010002' }
  expect(seenAt(notice, 'wrongApiKey', other, start + 1_000, false)?.places).toEqual({
    [about.deviceId]: { ...place, at: start },
  })
  let latest: Notice | null = notice
  for (let device = 0; device < 30; device += 1) {
    const deviceId = device.toString(16).padStart(16, '0')
    latest = seenAt(latest, 'wrongApiKey', { ...about, deviceId }, start + (device + 1) * 60_000, false)
  }
  expect(latest?.deviceIds).not.toContain(about.deviceId)
  expect(latest?.places).toEqual({})
})

test('the place of a device that the home does not know any more is forgotten', () => {
  const notice = withPlace(firstSeen(), about.deviceId, place, start)
  expect(withPlace(notice, about.deviceId, { ...place, room: '215' }, start + 1).places).toEqual({
    [about.deviceId]: { ...place, room: '215', at: start + 1 },
  })
  expect(withPlace(notice, about.deviceId, null, start).places).toEqual({})
})

test('a notice that was written before places were kept has none', () => {
  const { places: _none, ...older } = firstSeen()
  expect(noticeSchema.parse(older).places).toEqual({})
})

test('fifty presses in a minute are one notice, told once and written once', () => {
  const { told, written } = live(Array.from({ length: 50 }, (_, second) => start + second * 1_000))
  expect(told).toEqual([start])
  expect(written).toHaveLength(1)
})

test('calls of others that no rule answers are told at once, one by one, until they are many', () => {
  let notice = seenAt(null, 'noRule', about, start, false)
  const told = [notice?.toldAt]
  for (let device = 1; device < 8; device += 1) {
    const deviceId = device.toString(16).padStart(16, '0')
    notice = seenAt(notice, 'noRule', { ...about, deviceId }, start + device, false)
    told.push(notice?.toldAt)
  }
  expect(told).toEqual([0, 1, 2, 3, 4, 4, 4, 4].map((after) => start + after))
  expect(seenAt(notice, 'noRule', about, start + 60_007, false)?.toldAt).toBe(start + 4)
})

test('whose call is refused again tonight is told of at once, too, shortly after another’s', () => {
  const hours = (count: number) => start + count * tellAgainAfterMs
  const other = { ...about, deviceId: 'a840410000010002' }
  const presses = [
    { of: about, at: start, isTold: true },
    { of: other, at: hours(0.1), isTold: true },
    { of: about, at: hours(12), isTold: true },
    { of: other, at: hours(12) + 1_000, isTold: true },
    { of: about, at: hours(12.9), isTold: false },
    { of: other, at: hours(12.9) + 1_000, isTold: false },
  ]
  let notice: Notice | null = null
  for (const { of, at, isTold } of presses) {
    const next = seenAt(notice, 'wrongApiKey', of, at, false)
    expect(next?.toldAt === at).toBe(isTold)
    notice = next ?? notice
  }
  // One that was written before it was kept of whom they had told goes by whom it names.
  const { toldCalls: _none, ...older } = firstSeen()
  expect(seenAt(older, 'wrongApiKey', other, start + 1_000, false)?.toldCalls).toEqual([
    { deviceId: other.deviceId, beneficiaryId: null, at: start + 1_000 },
    { deviceId: about.deviceId, beneficiaryId: null, at: start },
  ])
})

test('another device of the home that is refused within the minute is named and told at once: it is another person; of nobody’s it is named alone', () => {
  const other = { ...about, deviceId: 'a840410000010002' }
  const seen = (establishmentId: string | null) => {
    const first = seenAt(null, 'wrongApiKey', { ...about, establishmentId }, start, false)
    return seenAt(first, 'wrongApiKey', { ...other, establishmentId }, start + 1_000, false)
  }
  const deviceIds = [other.deviceId, about.deviceId]
  expect(seen('home')).toMatchObject({ deviceIds, toldAt: start + 1_000 })
  expect(seen(null)).toMatchObject({ deviceIds, toldAt: start })
})

test('of many devices that are refused in a home, as where a gateway has lost its key, the first five are told each', () => {
  let notice: Notice | null = null
  const told = Array.from({ length: 20 }, (_, device) => {
    const deviceId = device.toString(16).padStart(16, '0')
    notice = seenAt(notice, 'wrongApiKey', { ...about, deviceId }, start + device, false) ?? notice
    return notice?.toldAt
  })
  expect(new Set(told).size).toBe(5)
})

test.each([
  { whose: 'a home', establishmentId: 'home', named: 30 },
  { whose: 'nobody', establishmentId: null, named: 10 },
])(
  'a flood of ever new devices of $whose costs one write a minute once $named are named',
  ({ establishmentId, named }) => {
    let notice: Notice | null = null
    let writes = 0
    for (let device = 0; device < 100; device += 1) {
      const deviceId = device.toString(16).padStart(16, '0')
      const next = seenAt(notice, 'noRule', { ...about, establishmentId, deviceId }, start + device, false)
      if (next === null) continue
      notice = next
      writes += 1
    }
    expect(notice?.deviceIds).toHaveLength(named)
    // Once more: that there are others than these.
    expect(writes).toBe(named + 1)
    expect(notice?.isCut).toBe(true)
    expect(noticeSchema.safeParse(notice).success).toBe(true)
  },
)

test('of more devices than it names it is not over once each of those was answered', () => {
  let notice: Notice | null = null
  for (let device = 0; device < 31; device += 1) {
    const deviceId = device.toString(16).padStart(16, '0')
    const at = start + device * 120_000
    const next = seenAt(notice, 'noRule', { ...about, deviceId }, at, false)
    if (next === null) throw new Error('each is noted')
    notice = withPlace(next, deviceId, { ...place, beneficiaryId: `r${device}` }, at)
  }
  for (const { deviceId, place: there } of notice ? placesOf(notice) : []) {
    const call = { deviceId, beneficiaryId: there?.beneficiaryId ?? '', at: start + tellAgainAfterMs * 3 }
    notice = notice && answered(notice, call)
  }
  expect(notice).toMatchObject({ deviceIds: [], isCut: true })
  expect(notice?.isOver).toBeUndefined()
})

test('a cause that goes on is told again after an hour', () => {
  const everyMinute = Array.from({ length: 61 }, (_, minute) => start + minute * 60_000)
  expect(live(everyMinute).told).toEqual([start, start + tellAgainAfterMs])
})

test('a cause of which those who were told heard nothing is told with the next refusal, at most once a minute', () => {
  const told = { establishmentId: 'home', waveId: 'wave-1' }
  const deviceIds = Array.from({ length: 5 }, (_, index) => index.toString(16).padStart(16, '0'))
  const notice = {
    ...firstSeen(),
    told,
    toldCalls: deviceIds.map((deviceId) => ({ deviceId, beneficiaryId: null, at: start })),
    deviceIds,
  }
  const seenAfter = (seconds: number, isLost: boolean) => {
    const other = { ...about, deviceId: 'a840410000010002' }
    return seenAt(notice, 'wrongApiKey', other, start + seconds * 1_000, isLost)
  }
  expect(seenAfter(60, true)).toMatchObject({ toldAt: start + 60_000, told: null })
  expect(seenAfter(59, true)).toMatchObject({ toldAt: start, told })
  expect(seenAfter(60, false)).toMatchObject({ toldAt: start, told })
})

test('one that comes back after a day begins anew', () => {
  const { written } = live([start, start + 25 * 3_600_000])
  expect(written.at(-1)).toMatchObject({ firstAt: start + 25 * 3_600_000 })
})

test('however a cause is seen, it is told at most once an hour and stays readable', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 2 * tellAgainAfterMs }), { maxLength: 60 })
  fc.assert(
    fc.property(pauses, (after) => {
      let now = start
      const { told, written } = live(after.map((pause) => (now += pause)))
      for (const [index, at] of told.entries()) {
        if (index > 0) expect(at - (told[index - 1] ?? 0)).toBeGreaterThanOrEqual(tellAgainAfterMs)
      }
      for (const notice of written) expect(noticeSchema.safeParse(notice).success).toBe(true)
    }),
  )
})

test('a refusal that is told late, or again, has the time at which it was received', () => {
  const late = start + 2 * tellAgainAfterMs
  const notice = seenAgain(null, 'wrongApiKey', { ...about, at: start }, late, false)
  expect(notice).toMatchObject({ firstAt: start, lastAt: start, toldAt: late })
  // Whoever was written to an hour ago is not for what they know.
  expect(seenAgain(notice, 'wrongApiKey', { ...about, at: start }, 2 * late - start, false)).toBeNull()
})

test('refusals that are told out of order leave the latest as it was, and name another device and since when', () => {
  const notice = seenAt(null, 'wrongApiKey', about, start + 90_000, false)
  const earlier = { ...about, at: start }
  expect(seenAgain(notice, 'wrongApiKey', earlier, start + 91_000, false)).toBeNull()
  const other = { ...earlier, deviceId: 'a840410000010002' }
  expect(seenAgain(notice, 'wrongApiKey', other, start + 91_000, false)).toMatchObject({
    firstAt: start,
    lastAt: start + 90_000,
    toldAt: start + 91_000,
    deviceIds: [other.deviceId, about.deviceId],
  })
})

/** The same press of a button that is by now with another resident. */
const ofNext = { ...about, beneficiaryId: 'girard' }
const next = { ...place, beneficiaryId: 'girard', room: '215' }

test('another resident who calls by the same device within the minute is noted and told of, and both rooms are named', () => {
  const roy = withPlace(firstSeen(), about.deviceId, place, start)
  const seen = seenAt(roy, 'wrongApiKey', { ...about, beneficiaryId: 'roy' }, start + 1_000, false)
  expect(seen).toBeNull()
  const notice = seenAt(
    { ...roy, toldCalls: [{ deviceId: about.deviceId, beneficiaryId: 'roy', at: start }] },
    'wrongApiKey',
    ofNext,
    start + 1_000,
    false,
  )
  expect(notice).toMatchObject({ toldAt: start + 1_000, deviceIds: [about.deviceId] })
  const both = withPlace(notice ?? roy, about.deviceId, next, start + 1_000)
  expect(placesOf(both).map(({ place }) => place?.room)).toEqual(['215', '214'])
  expect(noticeSchema.parse(both)).toEqual(both)
  // Each of them within the minute.
  expect(seenAt(both, 'wrongApiKey', ofNext, start + 2_000, false)).toBeNull()
  expect(seenAt(both, 'wrongApiKey', { ...about, beneficiaryId: 'roy' }, start + 2_000, false)).toBeNull()
  const again = withPlace(both, about.deviceId, { ...place, room: '216' }, start + 61_000)
  expect(placesOf(again).map(({ place }) => place?.room)).toEqual(['216', '215'])
})

test('of five who have got through since, none keeps another from being told of at once, nor is told of again', () => {
  const devices = Array.from({ length: 6 }, (_, index) => ({ ...about, deviceId: `a84041000001000${index}` }))
  let notice = firstSeen()
  for (const [index, device] of devices.slice(0, 5).entries())
    notice = seenAt(notice, 'noRule', device, start + index, false) ?? notice
  for (const { deviceId } of devices.slice(0, 5))
    notice = answered(notice, { deviceId, beneficiaryId: 'roy', at: start + 10_000 }) ?? notice
  const told = (index: number) =>
    seenAt(notice, 'noRule', devices[index] ?? about, start + 90_000, false)?.toldAt
  expect(told(5)).toBe(start + 90_000)
  expect(told(1)).toBe(notice.toldAt)
})
