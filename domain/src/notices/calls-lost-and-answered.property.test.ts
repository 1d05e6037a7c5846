import fc from 'fast-check'
import { test } from 'vitest'
import { answeredBy, type CallAnswered, calledBy, isLatestAnswered } from './answered.ts'
import { isOverBy, lostOf, withLost } from './lost-calls.ts'
import { notedLate } from './noted-late.ts'
import {
  type LostCall,
  mayNameFewer,
  mostLost,
  type Notice,
  noticeSchema,
  recordAgainAfterMs,
} from './notice.ts'
import { placesOf, withPlace } from './notice-places.ts'
import { lastNotedAt, seenAgain } from './seen-again.ts'

const deviceIdOf = (nth: number) => `a84041000001000${nth}`

/**
 * A call of a device while it is with a resident: refused, or answered by a wave; or a wave that reminds of the latest that was answered. Told, or looked at, some calls later, and perhaps
 * once more.
 */
const call = fc.record({
  what: fc.constantFrom('refused', 'answered', 'reminded'),
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

/** What the wave of a call or of a reminder asks people to come for, as far as is known by a turn: its alert may have called again by then. */
function askedBy(calls: readonly Call[], wave: Call, turn: number): CallAnswered[] {
  if (wave.what === 'refused') return []
  const made = calls
    .slice(0, Math.floor(turn) + 1)
    .flatMap(({ what, device, resident, at }) =>
      what === 'answered' && device === wave.device && resident === wave.resident ? at : [],
    )
  const alert = {
    timeline: made.map((at, nth) => ({
      step: nth === 0 ? ('opened' as const) : ('released' as const),
      at,
      from: nobody,
    })),
    lastCallAt: made.at(-1) ?? Number.POSITIVE_INFINITY,
  }
  const at = calledBy(alert, wave.at)
  return at === null ? [] : [{ ...callOf(wave), at }]
}

const nobody = { uid: 'nobody', name: 'Nobody' }

/** What a notice says once all of it was told and looked at: as `tellRefusal` and `endNotices` do it. */
function noticeAfter(calls: readonly Call[]): Notice | null {
  const turns = calls.flatMap((one, nth) => [
    { one, turn: nth + one.lag },
    ...(one.comesTwice ? [{ one, turn: nth + one.lag + 2 }] : []),
  ])
  let notice: Notice | null = null
  for (const { one, turn } of turns.toSorted((a, b) => a.turn - b.turn)) {
    const here = callOf(one)
    if (one.what !== 'refused') {
      if (notice) notice = answeredBy(notice, askedBy(calls, one, turn))
      continue
    }
    // A wave can be read from the instant at which it asks, before anything is done about it.
    const wavesSince = (since: number): CallAnswered[] =>
      calls
        .slice(0, Math.floor(turn) + 1)
        .filter((other) => other.device === one.device)
        .flatMap((other) => askedBy(calls, other, turn))
        .filter(({ at }) => at > since)
    const now = calls[Math.min(turn, calls.length - 1)]?.at ?? one.at
    const notedAt = lastNotedAt(notice, here)
    const isSoon = notedAt !== null && notedAt < one.at && one.at - notedAt < recordAgainAfterMs
    const gotThrough = isSoon && wavesSince(notedAt).length > 0
    const refusal = { establishmentId: 'home', gatewayId: 'gateway', ...here, at: one.at }
    const seen = seenAgain(notice, 'wrongApiKey', refusal, now, false, gotThrough)
    const place = { beneficiaryId: here.beneficiaryId, room: '214', location: '' }
    const bare: LostCall = { firstAt: one.at, lastAt: one.at, deviceId: here.deviceId, place }
    const isOver = wavesSince(one.at).some((later) => isOverBy(bare, later))
    const lost = isOver ? { ...bare, isOver } : bare
    const late = notedLate(notice, 'wrongApiKey', refusal, lost)
    if (seen === null) {
      notice = late ?? notice
      continue
    }
    const placed = withPlace(seen, here.deviceId, place, one.at)
    if (isLatestAnswered(placed, here.deviceId, wavesSince(one.at))) {
      notice = late ?? notice
      continue
    }
    const recorded = { ...placed, lost: withLost(notice ? lostOf(notice) : [], lost) }
    notice = answeredBy(noticeSchema.parse(recorded), wavesSince(one.at))
  }
  return notice
}

test('whose latest call was refused stays named, and who was answered since is not, however late and often calls are told and waves looked at, and whatever is reminded of; the record has all that were refused, and says of those alone that they were answered since that were', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 14, size: 'max' }), (spaced) => {
      let at = Date.parse('2026-11-30T03:00:00Z')
      const calls = spaced.map((one) => {
        at += one.pause
        return { ...one, at }
      })
      const notice = noticeAfter(calls)
      const named = notice === null || notice.isOver ? [] : placesOf(notice)
      const made = calls.filter(({ what }) => what !== 'reminded')
      for (const whose of Map.groupBy(made, ({ device, resident }) => `${device} ${resident}`).values()) {
        const latest = whose.at(-1)
        const isRefused = latest?.what === 'refused'
        if (!latest || (isRefused && notice && mayNameFewer(notice))) continue
        const { deviceId, beneficiaryId } = callOf(latest)
        const isNamed = named.some(
          (one) => one.deviceId === deviceId && one.place?.beneficiaryId === beneficiaryId,
        )
        if (isNamed !== isRefused) throw new Error(isRefused ? 'lost' : 'stale')
      }
      const lost = notice?.lost ?? []
      if (lost.length > mostLost - 1) return
      for (const one of calls) {
        if (one.what !== 'refused') continue
        const { deviceId, beneficiaryId } = callOf(one)
        const isKept = lost.some(
          ({ firstAt, lastAt, ...of }) =>
            of.deviceId === deviceId &&
            of.place?.beneficiaryId === beneficiaryId &&
            one.at > firstAt - recordAgainAfterMs &&
            one.at < lastAt + recordAgainAfterMs,
        )
        if (!isKept) throw new Error('in no record')
      }
      for (const kept of lost) {
        const isAnswered = calls.some(
          (one) => one.what === 'answered' && isOverBy(kept, { ...callOf(one), at: one.at }),
        )
        if (isAnswered !== (kept.isOver === true)) throw new Error(isAnswered ? 'not over' : 'over')
      }
    }),
    { numRuns: 5_000 },
  )
})
