import { expect, test } from 'vitest'
import { absenceMetrics } from '../care/enums.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import { shiftOf } from '../time/shift.fixture.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import { judgeSigns, type SignsContext } from './judge-signs.ts'
import { minute, ruleOf, timeZone } from './rule.fixture.ts'
import type { ToldEvent } from './told-event.ts'
import { signsMissed } from './try-signs.ts'
import { looksFrom, watchedSince } from './watched-time.ts'

const shifts = [shiftOf('day', '07:00', '15:00'), shiftOf('evening', '15:00', '23:00')]
/** Mme Roy's rule of docs/rules.md: no sign of life for two hours, by day. */
const ruleWith = (change: Partial<ConditionalRule> = {}) =>
  ruleOf({
    ...{ metric: absenceMetrics.NO_SIGN, action: 'noSignOfLife', value: 120, shiftIds: ['day'] },
    ...change,
  })

const bed = { deviceId: 'a84041f2c1d2e3f4', deviceType: 'NOVIKA-LW-BANDE' } as const
const door = { deviceId: 'a84041f2c1d2e3f5', deviceType: 'NOVIKA-LW-AIMANT' } as const
const clock = (time: string, date = '2026-11-20') => Date.parse(`${date}T${time}:00-05:00`)
const at = (time: string, kind: EventKind, date?: string): ToldEvent => ({
  ...(kind.startsWith('door') ? door : bed),
  ...{ kind, value: null, at: clock(time, date) },
})
const night = at('22:00', 'layDown', '2026-11-19')

function judged(
  time: string,
  events: readonly ToldEvent[],
  change: Partial<SignsContext> = {},
  rule = ruleWith(),
) {
  const devices = [bed, door].map((device) => ({ ...device, assignedAt: 0, isHeard: true }))
  const context = { beneficiaryId: 'roy', events, devices, raised: [], shifts, timeZone, ...change }
  const verdict = judgeSigns(rule, context, clock(time))
  return verdict.fires ? { since: verdict.cause.at } : { ...verdict.why, again: verdict.lookAgainAt }
}

test('nothing since the shift began calls when it has been long enough, and not before', () => {
  expect(judged('08:59', [night])).toMatchObject({ kind: 'waitsForSign', again: clock('09:00') })
  expect(judged('09:00', [night])).toEqual({ since: clock('07:00') })
})

test('each sign begins it anew; what a pad adds up, or a thermometer reads, is none', () => {
  const up = at('08:30', 'standUp')
  expect(judged('09:00', [night, up])).toMatchObject({ kind: 'stirred', again: clock('10:30') })
  expect(judged('10:30', [night, up, at('09:30', 'timeLayingDown')])).toEqual({ since: up.at })
})

test('who left by the door is not in the room until something there says so; who lies in bed has not left', () => {
  const left = [night, at('08:00', 'standUp'), at('08:05', 'doorOpen'), at('08:06', 'doorClose')]
  expect(judged('10:06', left)).toMatchObject({ kind: 'away', since: clock('08:06') })
  expect(judged('12:00', [...left, at('09:30', 'sitDown')])).toEqual({ since: clock('09:30') })
  expect(judged('10:06', [night, ...left.slice(2)])).toEqual({ since: clock('08:06') })
})

test('a silence is told of once, though the rule watches again the next day; a sign begins another', () => {
  expect(judged('09:00', [night], { raised: [night.at] })).toMatchObject({
    kind: 'raisedAlready',
  })
  expect(judged('09:00', [night], { raised: [night.at - 1] })).toEqual({ since: clock('07:00') })
})

test('of a week without a sign nothing is known, and of a device that is silent nothing follows', () => {
  expect(judged('09:00', [])).toMatchObject({ kind: 'nothingKnown' })
  expect(judged('09:00', [at('08:59', 'layDown', '2026-11-13')])).toMatchObject({ kind: 'nothingKnown' })
  expect(judged('09:00', [at('09:00', 'layDown', '2026-11-13')])).toEqual({ since: clock('07:00') })
  const silent = [{ ...bed, assignedAt: 0, isHeard: false }]
  expect(judged('09:00', [night], { devices: silent })).toMatchObject({
    kind: 'deviceSilent',
    again: clock('09:05'),
  })
})

test('it watches no earlier than it was made, or its device was there, and over shifts that follow one another', () => {
  expect(judged('09:00', [night], {}, ruleWith({ watchesSince: clock('08:00') }))).toMatchObject({
    again: clock('10:00'),
  })
  const devices = [{ ...bed, assignedAt: clock('08:30'), isHeard: true }]
  expect(judged('09:00', [night], { devices })).toMatchObject({ again: clock('10:30') })
  const both = ruleWith({ shiftIds: ['day', 'evening'] })
  expect(judged('16:00', [at('14:00', 'layDown')], {}, both)).toEqual({ since: clock('14:00') })
  expect(judged('16:00', [at('14:00', 'layDown')])).toMatchObject({ kind: 'outsideShifts', again: null })
})

test('on the night when clocks go back the shift is as long as it is, and a minute is a minute', () => {
  const rule = ruleWith({ shiftIds: ['night'] })
  const nights = [shiftOf('night', '23:00', '07:00')]
  const begins = Date.parse('2026-10-31T23:00:00-04:00')
  const later = begins + 8.5 * 60 * minute
  expect(watchedSince(rule, nights, later, timeZone, 0)).toBe(begins)
  expect(watchedSince(rule, nights, later + 30 * minute, timeZone, 0)).toBeNull()
  expect(looksFrom(rule, nights, later + 30 * minute, timeZone)).toBe(Date.parse('2026-11-02T01:00:00-05:00'))
  expect(looksFrom(ruleWith({ shiftIds: [] }), nights, later + 1, timeZone)).toBe(later + minute)
})

test('tried on the past it calls when it would have, and says of how many silences nobody can tell', () => {
  const lately = { from: '2026-11-19', to: '2026-11-20', shifts, timeZone, now: clock('23:00') }
  const told = [night, at('06:50', 'sitDown'), at('10:00', 'layDown'), at('10:30', 'sitDown')]
  expect(signsMissed(ruleWith(), told, lately)).toEqual({
    firedAt: [clock('09:00'), clock('12:30')],
    unknown: 0,
  })
  expect(signsMissed(ruleWith(), [night], lately)).toEqual({ firedAt: [], unknown: 1 })
  // The pad is heard again a day later: that she lies is no sign, and nobody has been told.
  const heard = { ...at('08:50', 'timeLayingDown', '2026-11-21'), value: 30 }
  const nextDay = { ...lately, to: '2026-11-21', now: clock('23:00', '2026-11-21') }
  expect(signsMissed(ruleWith(), [night, heard], nextDay)).toEqual({
    firedAt: [clock('09:00', '2026-11-21')],
    unknown: 1,
  })
})

test('who was last up before a gateway was down for a day is missed when it is heard again; a sensor that is dead for longer decides nothing', () => {
  const up = at('06:50', 'sitDown', '2026-11-19')
  const moved = {
    deviceId: 'a84041f2c1d2e3f6',
    deviceType: 'NOVIKA-LW-EXTPIR',
    kind: 'presenceDetected',
  } as const
  const last: ToldEvent = { ...moved, value: null, at: clock('06:55', '2026-11-19') }
  expect(judged('09:00', [up])).toEqual({ since: clock('07:00') })
  expect(judged('09:00', [up], { raised: [clock('07:00', '2026-11-19')] })).toMatchObject({
    kind: 'raisedAlready',
  })
  const devices = [bed, { ...moved, isHeard: false }].map((device) => ({
    isHeard: true,
    ...device,
    assignedAt: 0,
  }))
  expect(judged('09:00', [up, last], { devices })).toEqual({ since: clock('07:00') })
  const yesterday = { ...last, at: clock('09:30', '2026-11-19') }
  expect(judged('09:00', [up, yesterday], { devices })).toMatchObject({ kind: 'deviceSilent' })
})

test('who left a day ago and more is away, though a pad that told of them before has said nothing since', () => {
  const left = [at('22:00', 'layDown', '2026-11-16'), at('10:00', 'doorOpen', '2026-11-18')]
  expect(judged('09:00', left)).toMatchObject({ kind: 'away', since: clock('10:00', '2026-11-18') })
})

test('what care held back is told of when it is over, by the shift in which it called, unless there was a sign since, or for an hour', () => {
  const up = at('12:50', 'standUp')
  const held = { calledAt: clock('14:50'), seenAt: clock('15:29') }
  expect(judged('15:30', [night, up], { held })).toEqual({ since: up.at })
  expect(judged('15:30', [night, up])).toMatchObject({ kind: 'outsideShifts' })
  expect(judged('15:30', [night, up, at('15:10', 'sitDown')], { held })).toMatchObject({
    kind: 'outsideShifts',
  })
  expect(judged('15:30', [night, up], { held, raised: [up.at] })).toMatchObject({ kind: 'raisedAlready' })
  expect(judged('16:29', [night, up], { held })).toMatchObject({ kind: 'outsideShifts' })
})
