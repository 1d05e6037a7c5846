import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { absenceMetrics } from '../care/enums.ts'
import { type DeviceType, deviceTypes } from '../devices/device-catalogue.ts'
import { judgeSigns } from './judge-signs.ts'
import { minute, ruleOf, timeZone } from './rule.fixture.ts'
import { seesLife } from './signs.ts'
import type { ToldEvent } from './told-event.ts'
import { looksFrom } from './watched-time.ts'

const [step, hour, day] = [5 * minute, 60 * minute, 24 * 60 * minute]
/** Midnight of a day in November, on the clock of Montréal; the rule watches by day. */
const midnight = Date.parse('2026-11-03T00:00:00-05:00')
const [opens, closes] = [7 * hour, 15 * hour]
const shifts = [{ id: 'day', name: 'J', nameFR: 'J', nameEN: 'D', start: '07:00', end: '15:00' }]

const pad = ['a84041f2c1d2e3f4', 'NOVIKA-LW-BANDE', 'layDown'] as const
const motion = ['a84041f2c1d2e3f5', 'NOVIKA-LW-EXTPIR', 'presenceDetected'] as const
const door = ['a84041f2c1d2e3f6', 'NOVIKA-LW-AIMANT', 'doorOpen'] as const
const told = (
  [deviceId, deviceType, kind]: typeof pad | typeof motion | typeof door,
  at: number,
): ToldEvent => ({
  ...{ deviceId, deviceType: deviceType as DeviceType, kind, value: null, at },
})

const on = (least: number, most: number) =>
  fc.integer({ min: least / step, max: most / step }).map((steps) => midnight + steps * step)

/** Who gave signs by a pad and by a motion detector for a day, and none since; when nothing was heard, and since when the detector is dead (null: it is not). */
const stories = fc.record({
  byPad: fc.array(on(0, day), { minLength: 1, maxLength: 4 }),
  byMotion: fc.array(on(0, day), { maxLength: 4 }),
  outage: fc.record({ from: on(day / 2, 2 * day), lasts: fc.integer({ min: 0, max: (8 * day) / step }) }),
  isMotionDead: fc.boolean(),
  value: fc.integer({ min: 3, max: 48 }).map((steps) => steps * 5),
})
type Lived = typeof stories extends fc.Arbitrary<infer T> ? T : never

const signsOf = ({ byPad, byMotion }: Lived) => [
  ...byPad.map((at) => told(pad, at)),
  ...byMotion.map((at) => told(motion, at)),
]
const lastOf = (story: Lived) => Math.max(...signsOf(story).map(({ at }) => at))
const isOut = ({ outage: { from, lasts } }: Lived, at: number) => from <= at && at < from + lasts * step
const isPadHeard = (story: Lived, at: number) => at <= lastOf(story) || !isOut(story, at)
const isMotionHeard = (story: Lived, at: number) =>
  isPadHeard(story, at) && !(story.isMotionDead && at > lastOf(story))

/** When the rule calls, looking when it says so for three weeks, and remembering for eight days what it told of. */
function calls(story: Lived, more: readonly ToldEvent[] = []): { at: number; since: number }[] {
  const rule = ruleOf({
    ...{ metric: absenceMetrics.NO_SIGN, action: 'noSignOfLife', value: story.value, shiftIds: ['day'] },
    deviceTypes: deviceTypes.filter(seesLife),
  })
  const called: { at: number; since: number }[] = []
  const events = [...signsOf(story), ...more]
  let at = Math.max(...events.map((one) => one.at))
  while (at < midnight + 21 * day) {
    const now: number = at
    const devices = [
      { isHeard: isPadHeard(story, now), of: pad },
      { isHeard: isMotionHeard(story, now), of: motion },
      { isHeard: isPadHeard(story, now), of: door },
    ].map(({ isHeard, of: [deviceId, deviceType] }) => ({ deviceId, deviceType, assignedAt: 0, isHeard }))
    const raised = called.filter((one) => now < one.at + 8 * day).map(({ since }) => since)
    const context = { beneficiaryId: 'roy', events, devices, raised, shifts, timeZone }
    const verdict = judgeSigns(rule, context, now)
    if (verdict.fires) called.push({ at: now, since: verdict.cause.at })
    at = verdict.lookAgainAt ?? looksFrom(rule, shifts, now, timeZone)
  }
  return called
}

/** The first time, looking every five minutes, at which they gave none for long enough while it watched and everything was heard that says so; within a week. */
function missedAt(story: Lived): { at: number; since: number }[] {
  const last = lastOf(story)
  const lastByMotion = Math.max(...story.byMotion)
  for (let at = last; at <= last + 7 * day; at += step) {
    const ofDay = (at - midnight) % day
    const since = Math.max(last, at - ofDay + opens)
    const isLong = opens <= ofDay && ofDay < closes && at - since >= story.value * minute
    const isMotionUsed = lastByMotion >= at - day - story.value * minute
    if (isLong && isPadHeard(story, at) && (isMotionHeard(story, at) || !isMotionUsed)) return [{ at, since }]
  }
  return []
}

describe('who gives no sign any more', () => {
  it('is missed once, as soon as it can be known within a week, however long nothing was heard', () => {
    fc.assert(
      fc.property(stories, (story) => {
        expect(calls(story)).toEqual(missedAt(story))
      }),
      { numRuns: 50 },
    )
  })

  it('is missed within two days of watching where their pad is heard, whichever sensor told of them last and is dead', () => {
    fc.assert(
      fc.property(stories, (told) => {
        const story = { ...told, outage: { ...told.outage, lasts: 0 } }
        const [call] = calls(story)
        expect((call?.at ?? Number.POSITIVE_INFINITY) - lastOf(story)).toBeLessThan(3 * day)
      }),
      { numRuns: 30 },
    )
  })

  it('is not missed where they left, for as long as they stay away', () => {
    fc.assert(
      fc.property(stories, fc.boolean(), (story, isByNight) => {
        const leaves = lastOf(story) + (isByNight ? 12 * hour : hour)
        // By the pad they lie: the detector saw them leave the bed.
        const up = { ...told(pad, leaves - step), kind: 'standUp' as const }
        expect(calls(story, [up, told(door, leaves)]).filter(({ at }) => at > leaves)).toEqual([])
      }),
      { numRuns: 30 },
    )
  })
})
