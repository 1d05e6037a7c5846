import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Arrival,
  arrivingTypes,
  asMade,
  daysOf,
  idOf,
  length,
} from '../../../tests/fixtures/arrivals.ts'
import type { DeviceType } from '../devices/device-catalogue.ts'
import { datesBetween } from '../rules/usual.ts'
import { daysAfter, spanOn } from '../rules/window-span.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import { figuresOfDay } from './figures-of-day.ts'
import { segmentsOfDay } from './segments-of-day.ts'
import type { Stay } from './stays.ts'
import type { Segment, Whereabouts } from './whereabouts.ts'

const minute = 60_000
const hour = 60 * minute

const told = (type: DeviceType, at: number, kind: EventKind): Arrival => ({
  key: `${kind}-${at}`,
  type,
  event: { kind, at, receivedAt: at, value: null },
})
const [bed, chair, door] = ['NOVIKA-LW-BANDE', 'NOVIKA-LW-COUSSIN', 'NOVIKA-LW-AIMANT'] as const

const timeZone = 'America/Toronto'
const date = '2026-11-20'
const at = (time: string, on = date) => Date.parse(`${on}T${time}:00-05:00`)
const later = at('12:00', '2026-11-25')
const said = (arrivals: readonly Arrival[], now = later, stays: readonly Stay[] = []) =>
  segmentsOfDay({ days: daysOf(arrivals, timeZone), stays }, date, timeZone, now).map(
    ({ where, from, until }) => `${where} ${(from - at('00:00')) / hour}–${(until - at('00:00')) / hour}`,
  )
const totalOf = (segments: readonly Segment[], where: Whereabouts) =>
  segments.filter((one) => one.where === where).reduce((sum, { from, until }) => sum + until - from, 0)

describe('where somebody was', () => {
  test('in bed, up, in the chair, out and back, by what each sensor told', () => {
    const arrivals = [
      told(bed, at('22:00', '2026-11-19'), 'layDown'),
      told(bed, at('07:00'), 'standUp'),
      told(chair, at('08:00'), 'sitDown'),
      told(chair, at('10:00'), 'standUp'),
      told(door, at('11:00'), 'doorOpen'),
      told(chair, at('12:00'), 'sitDown'),
      told(chair, at('14:00'), 'standUp'),
      told(bed, at('15:00'), 'layDown'),
      told(bed, at('01:00', '2026-11-21'), 'standUp'),
    ]
    expect(said(arrivals)).toEqual([
      ...['bed 0–7', 'up 7–8', 'chair 8–10', 'up 10–11', 'out 11–12', 'chair 12–14', 'up 14–15', 'bed 15–24'],
    ])
    // Of a date that goes on nothing is told beyond now.
    expect(said(arrivals.slice(0, 4), at('09:30'))).toEqual(['bed 0–7', 'up 7–8', 'chair 8–9.5'])
    expect(said(arrivals.slice(0, 2), at('00:00') - hour)).toEqual([])
  })

  test('nobody is up because a pad was silent, nor in bed because it fell silent while they lay', () => {
    expect(said([])).toEqual(['unknown 0–24'])
    const gotUp = [told(bed, at('06:00'), 'layDown'), told(bed, at('07:00'), 'standUp')]
    // As long before and after as a healthy pad is silent at most.
    expect(said(gotUp)).toEqual(['unknown 0–2', 'up 2–6', 'bed 6–7', 'up 7–11', 'unknown 11–24'])
    expect(said([told(bed, at('06:00'), 'layDown')])).toEqual([
      'unknown 0–2',
      'up 2–6',
      'bed 6–10',
      'unknown 10–24',
    ])
    // What both ends tell of is believed for a night, and not for a day.
    const lay = (hours: number) => [
      told(bed, at('02:00'), 'layDown'),
      told(bed, at('02:00') + hours * hour, 'standUp'),
    ]
    expect(said(lay(16)).filter((one) => one.startsWith('bed'))).toEqual(['bed 2–18'])
    expect(said(lay(17))).toContain('unknown 6–15')
  })

  test('who gets up at night is up, though nobody sat in the chair since the evening', () => {
    const arrivals = [
      told(chair, at('17:00', '2026-11-19'), 'standUp'),
      told(bed, at('22:00', '2026-11-19'), 'layDown'),
      told(bed, at('03:00'), 'standUp'),
      told(bed, at('03:30'), 'layDown'),
    ]
    expect(said(arrivals, at('05:00'))).toEqual(['bed 0–3', 'up 3–3.5', 'bed 3.5–5'])
  })

  test('a chair that fell silent leaves open whether they sat in it, and not whether they lay', () => {
    const arrivals = [
      told(chair, at('08:00'), 'sitDown'),
      told(bed, at('14:00'), 'layDown'),
      told(bed, at('16:00'), 'standUp'),
    ]
    expect(said(arrivals)).toContain('bed 14–16')
    expect(said(arrivals).filter((one) => one.startsWith('up'))).toEqual([])
  })

  const sat = [0, 3, 6, 9, 12, 15, 18, 21].flatMap((hours) => [
    told(chair, at('00:30') + hours * hour, 'sitDown'),
    told(chair, at('01:30') + hours * hour, 'standUp'),
  ])
  const slept = [
    told(bed, at('00:00'), 'standUp'),
    told(bed, at('04:00'), 'layDown'),
    told(bed, at('08:00'), 'standUp'),
  ]
  const had = (type: DeviceType, lived: Stay['lived'] = []): Stay => ({
    ...{ deviceId: idOf(type), type, from: 0, until: null, lived },
  })
  const allDay = [{ from: at('00:00') - 24 * hour, until: at('00:00') + 48 * hour }]
  const kindsOf = (segments: readonly string[]) =>
    [...new Set(segments.map((one) => one.split(' ')[0]))].toSorted()

  test('nobody is up beside a bed whose pad is dead, or well and told nothing: they may lie in it', () => {
    expect(kindsOf(said(sat))).toEqual(['chair', 'up'])
    for (const lived of [[], allDay])
      expect(kindsOf(said(sat, later, [had(bed, lived)]))).toEqual(['chair', 'unknown'])
  })

  test('a chair that is dead leaves open whether they sit in it, and one that is well and told nothing has nobody in it', () => {
    const asleep = (stays: readonly Stay[]) => said(slept, at('11:00'), stays)
    expect(asleep([])).toEqual(['up 0–4', 'bed 4–8', 'up 8–11'])
    expect(asleep([had(chair)])).toEqual(['unknown 0–4', 'bed 4–8', 'unknown 8–11'])
    expect(asleep([had(chair, allDay)])).toEqual(asleep([]))
  })

  test('nobody is out while what would see them come back is dead', () => {
    const left = [...slept, told(door, at('08:10'), 'doorOpen'), told(door, at('10:00'), 'doorOpen')]
    expect(said(left, at('10:30'))).toContain(`out ${8 + 10 / 60}–10`)
    expect(kindsOf(said(left, at('10:30'), [had('MOKO-LW-007PIR')]))).not.toContain('out')
  })
})

test('pieces cover each date exactly, in order and none beside its own kind, whatever order they came in or how often, on days of 23, 24 and 25 hours', () => {
  fc.assert(
    fc.property(asMade, ({ home: { timeZone, from }, arrivals, seed }) => {
      const shuffled = arrivals.toSorted(
        (one, other) => ((one.event.at * 31 + seed) % 97) - ((other.event.at * 31 + seed) % 97),
      )
      for (const date of datesBetween(daysAfter(from, -1), daysAfter(from, length))) {
        const span = spanOn(date, null, timeZone)
        const now = span.from + (seed % 30) * hour
        const until = Math.min(span.until, now)
        const days = daysOf(arrivals, timeZone)
        // Of nothing, of all that may have told something, or of one that never did.
        const types = [[], arrivingTypes, ['NOVIKA-LW-EXTPIR'] as const][seed % 3] ?? []
        const stays = types.map(
          (type): Stay => ({ deviceId: idOf(type), type, from: 0, until: null, lived: [] }),
        )
        const segments = segmentsOfDay({ days, stays }, date, timeZone, now)
        expect(
          segmentsOfDay({ days: [...daysOf(shuffled, timeZone), ...days], stays }, date, timeZone, now),
        ).toEqual(segments)
        if (until === span.from) {
          expect(segments).toEqual([])
          continue
        }
        expect([segments[0]?.from, segments.at(-1)?.until]).toEqual([span.from, until])
        for (const [index, { where, from, until }] of segments.entries()) {
          expect(from).toBeLessThan(until)
          expect(from).toBe(segments[index - 1]?.until ?? span.from)
          expect(where).not.toBe(segments[index - 1]?.where)
        }
        const { day } = figuresOfDay({ days, stays }, date, timeZone, now)
        for (const [where, ms] of [
          ['bed', day.bedMs],
          ['chair', day.chairMs],
          ['out', day.outMs],
        ] as const)
          expect(totalOf(segments, where)).toBeLessThanOrEqual(ms ?? 0)
      }
    }),
    { numRuns: 100 },
  )
})

/** Somebody who does one thing after another, each for three hours at most. */
const lived = fc.record({
  home: fc.constantFrom(
    { timeZone: 'America/Toronto', from: '2026-03-06' },
    { timeZone: 'Europe/Paris', from: '2026-10-23' },
  ),
  deeds: fc.array(
    fc.record({
      what: fc.constantFrom('bed', 'chair', 'out'),
      rest: fc.integer({ min: 1, max: 180 }),
      up: fc.integer({ min: 1, max: 60 }),
    }),
    { minLength: 30, maxLength: 60 },
  ),
})

test('what somebody did one after another adds up to the figures of the day: in bed, in the chair and out', () => {
  fc.assert(
    fc.property(lived, ({ home: { timeZone, from }, deeds }) => {
      let now = spanOn(daysAfter(from, -1), null, timeZone).from
      const arrivals = [told(chair, now - 2, 'standUp'), told(bed, now - 1, 'standUp')]
      for (const { what, rest, up } of deeds) {
        const [type, begins, ends] = {
          bed: [bed, 'layDown', 'standUp'] as const,
          chair: [chair, 'sitDown', 'standUp'] as const,
          out: [door, 'doorOpen', 'doorOpen'] as const,
        }[what]
        arrivals.push(told(type, now, begins), told(type, now + rest * minute, ends))
        now += (rest + up) * minute
      }
      const days = daysOf(arrivals, timeZone)
      for (const date of datesBetween(from, daysAfter(from, length))) {
        const segments = segmentsOfDay({ days, stays: [] }, date, timeZone, now)
        const { day } = figuresOfDay({ days, stays: [] }, date, timeZone, now)
        expect([totalOf(segments, 'bed'), totalOf(segments, 'chair'), totalOf(segments, 'out')]).toEqual([
          ...[day.bedMs ?? 0, day.chairMs ?? 0, day.outMs ?? 0],
        ])
      }
    }),
    { numRuns: 100 },
  )
})
