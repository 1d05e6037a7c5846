import { expect, test } from 'vitest'
import { answered, calledBy, isLatestAnswered } from './answered.ts'
import type { Notice } from './notice.ts'
import { withPlace } from './notice-places.ts'
import { seenAgain } from './seen-again.ts'

const start = Date.parse('2026-11-21T22:00:00Z')
const about = { establishmentId: 'home', deviceId: 'a840410000010001', gatewayId: 'gateway-1' }
const place = { beneficiaryId: 'roy', room: '214', location: 'Tête de lit' }
const firstSeen = () => {
  const notice = seenAgain(null, 'wrongApiKey', { ...about, at: start }, start, false)
  if (notice === null) throw new Error('the first time is always noted')
  return notice
}
const call = { deviceId: about.deviceId, beneficiaryId: 'roy', at: start + 1 }

test('a later call of its device that got through ends it, which is begun anew by the next refusal and told once an hour', () => {
  const notice = withPlace(firstSeen(), about.deviceId, place, start)
  const over = answered(notice, call)
  const [told] = notice.toldCalls ?? []
  const toldCalls = [{ ...told, isOver: true }]
  expect(over).toEqual({ ...notice, deviceIds: [], places: {}, toldCalls, isOver: true })
  const anew = seenAgain(over, 'wrongApiKey', { ...about, at: start + 5_000 }, start + 5_000, false)
  expect(anew).toEqual({ ...firstSeen(), toldCalls, firstAt: start + 5_000, lastAt: start + 5_000 })
})

test('of two devices the one that got through leaves it, and what is left goes on', () => {
  const other = { ...about, deviceId: 'a840410000010002' }
  const both = seenAgain(firstSeen(), 'wrongApiKey', { ...other, at: start + 1_000 }, start + 1_000, false)
  if (both === null) throw new Error('another device is noted at once')
  expect(answered(both, { ...call, at: start + 2_000 })).toMatchObject({
    deviceIds: [other.deviceId],
    lastAt: both.lastAt,
  })
})

test.each<[string, Partial<Notice>, Partial<typeof call>]>([
  ['was made before', {}, { at: start }],
  ['is of another device', {}, { deviceId: 'a840410000010002' }],
  ['is about another resident', {}, { beneficiaryId: 'girard' }],
  ['may have told too few', { reason: 'unreadableRule' }, {}],
  ['may be anybody’s, as it cannot be read', { reason: 'invalidEvent' }, {}],
])('a call that %s ends nothing', (_, of, change) => {
  const notice = { ...withPlace(firstSeen(), about.deviceId, place, start), ...of }
  expect(answered(notice, { ...call, ...change })).toBeNull()
})

test('it ends what is said of its device though another was refused since', () => {
  const other = { ...about, deviceId: 'a840410000010002', at: start + 2_000 }
  const one = withPlace(firstSeen(), about.deviceId, place, start)
  const both = seenAgain(one, 'wrongApiKey', other, start + 2_000, false)
  if (both === null) throw new Error('another device is noted at once')
  expect(answered(both, call)?.deviceIds).toEqual([other.deviceId])
})

test('of two residents who called by one device the one whose call got through leaves it', () => {
  const next = { ...place, beneficiaryId: 'girard', room: '215' }
  const one = withPlace(firstSeen(), about.deviceId, place, start)
  const both = withPlace(one, about.deviceId, next, start + 1_000)
  const left = answered(both, { ...call, beneficiaryId: 'girard', at: start + 2_000 })
  expect(left).toMatchObject({ deviceIds: [about.deviceId], places: { [about.deviceId]: place } })
  expect(left?.earlier).toBeUndefined()
  const other = answered(both, { ...call, at: start + 2_000 })
  expect(other).toMatchObject({ deviceIds: [about.deviceId], places: { [about.deviceId]: next } })
  expect(other?.earlier).toBeUndefined()
  expect(left && answered(left, { ...call, at: start + 3_000 })).toMatchObject({
    deviceIds: [],
    isOver: true,
  })
})

test('a call about the resident who had the device before says nothing of the latest', () => {
  const one = withPlace(firstSeen(), about.deviceId, place, start)
  const both = withPlace(one, about.deviceId, { ...place, beneficiaryId: 'girard' }, start + 1_000)
  const since = { ...call, at: start + 2_000 }
  expect(isLatestAnswered(both, about.deviceId, [since])).toBe(false)
  expect(isLatestAnswered(both, about.deviceId, [{ ...since, beneficiaryId: 'girard' }])).toBe(true)
  expect(isLatestAnswered(firstSeen(), about.deviceId, [since])).toBe(true)
})

test('a wave is of the latest call that its alert had made by then: a reminder is of an older one, also where it is looked at late', () => {
  const by = { uid: 'nurse', name: 'Nurse' }
  const timeline = [
    { step: 'opened' as const, at: start },
    { step: 'acknowledged' as const, at: start + 1_000, by },
    { step: 'escalated' as const, at: start + 9_000, level: 2, people: 1, why: 'unresolved' as const },
  ]
  const taken = { timeline, lastCallAt: start }
  expect(calledBy(taken, start)).toBe(start)
  expect(calledBy(taken, start + 9_000)).toBe(start)
  // It called meanwhile, which was counted and told to nobody by itself.
  expect(calledBy({ timeline, lastCallAt: start + 5_000 }, start + 9_000)).toBe(start + 5_000)
  const open = [...timeline, { step: 'released' as const, at: start + 20_000, from: by }]
  const calling = { timeline: open, lastCallAt: start + 20_000 }
  expect(calledBy(calling, start + 9_000)).toBe(start)
  expect(calledBy(calling, start + 20_000)).toBe(start + 20_000)
  expect(calledBy(calling, start - 1)).toBeNull()
})
