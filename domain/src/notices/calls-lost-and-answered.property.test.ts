import fc from 'fast-check'
import { test } from 'vitest'
import { answeredBy, type CallAnswered, isLatestAnswered } from './answered.ts'
import { mayNameFewer, type Notice, noticeSchema, recordAgainAfterMs } from './notice.ts'
import { placesOf, withPlace } from './notice-places.ts'
import { lastNotedAt, seenAgain } from './seen-again.ts'

const deviceIdOf = (nth: number) => `a84041000001000${nth}`

/** A call of a device while it is with a resident: refused, or answered by a wave. Told, or looked at, some calls later, and perhaps once more. */
const call = fc.record({
  isRefused: fc.boolean(),
  device: fc.nat(1),
  resident: fc.nat(1),
  /** Milliseconds since the one before. */
  pause: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 30_000, max: 90_000 })),
  lag: fc.nat(5),
  comesTwice: fc.boolean(),
})
type Call = typeof call extends fc.Arbitrary<infer T> ? T & { at: number } : never

const callOf = ({ device, resident }: Pick<Call, 'device' | 'resident'>) => ({
  deviceId: deviceIdOf(device),
  beneficiaryId: `resident-${resident}`,
})

/** What a notice says once all of it was told and looked at: as `tellRefusal` and `endNotices` do it. */
function noticeAfter(calls: readonly Call[]): Notice | null {
  const turns = calls.flatMap((one, nth) => [
    { one, turn: nth + one.lag },
    ...(one.comesTwice ? [{ one, turn: nth + one.lag + 2 }] : []),
  ])
  let notice: Notice | null = null
  for (const { one, turn } of turns.toSorted((a, b) => a.turn - b.turn)) {
    const here = callOf(one)
    if (!one.isRefused) {
      if (notice) notice = answeredBy(notice, [{ ...here, at: one.at }])
      continue
    }
    // A wave can be read from the instant at which it asks, before anything is done about it.
    const wavesSince = (since: number): CallAnswered[] =>
      calls
        .slice(0, Math.floor(turn) + 1)
        .filter((other) => !other.isRefused && other.device === one.device && other.at > since)
        .map((other) => ({ ...callOf(other), at: other.at }))
    const now = calls[Math.min(turn, calls.length - 1)]?.at ?? one.at
    const notedAt = lastNotedAt(notice, here)
    const isSoon = notedAt !== null && notedAt < one.at && one.at - notedAt < recordAgainAfterMs
    const gotThrough = isSoon && wavesSince(notedAt).length > 0
    const refusal = { establishmentId: 'home', gatewayId: 'gateway', ...here, at: one.at }
    const seen = seenAgain(notice, 'wrongApiKey', refusal, now, false, gotThrough)
    if (seen === null) continue
    const place = { beneficiaryId: here.beneficiaryId, room: '214', location: '' }
    const placed = withPlace(seen, here.deviceId, place, one.at)
    if (isLatestAnswered(placed, here.deviceId, wavesSince(one.at))) continue
    notice = answeredBy(noticeSchema.parse(placed), wavesSince(one.at))
  }
  return notice
}

test('whose latest call was refused stays named, and who was answered since is not, however late and often calls are told and waves looked at', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 14, size: 'max' }), (spaced) => {
      let at = Date.parse('2026-11-30T03:00:00Z')
      const calls = spaced.map((one) => {
        at += one.pause
        return { ...one, at }
      })
      const notice = noticeAfter(calls)
      const named = notice === null || notice.isOver ? [] : placesOf(notice)
      for (const whose of Map.groupBy(calls, ({ device, resident }) => `${device} ${resident}`).values()) {
        const latest = whose.at(-1)
        if (!latest || (latest.isRefused && notice && mayNameFewer(notice))) continue
        const { deviceId, beneficiaryId } = callOf(latest)
        const isNamed = named.some(
          (one) => one.deviceId === deviceId && one.place?.beneficiaryId === beneficiaryId,
        )
        if (isNamed !== latest.isRefused) throw new Error(latest.isRefused ? 'lost' : 'stale')
      }
    }),
    { numRuns: 5_000 },
  )
})
