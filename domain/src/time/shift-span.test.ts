import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shiftOf } from './shift.fixture.ts'
import { handoverSpan, shiftAt } from './shift-span.ts'

const toronto = 'America/Toronto'
const hour = 3_600_000
const at = (iso: string) => Date.parse(iso)
const day = shiftOf('day', '07:00', '15:00')
const evening = shiftOf('evening', '15:00', '23:00')
const night = shiftOf('night', '23:00', '07:00')
const whole = [day, evening, night]

const hoursOf = (span: ReturnType<typeof shiftAt>) => (span ? (span.until - span.from) / hour : null)

describe('the shift that is worked', () => {
  it('holds its start and not its end, and runs over midnight', () => {
    expect(shiftAt(whole, at('2026-11-21T07:00:00-05:00'), toronto)?.shift.id).toBe('day')
    expect(shiftAt(whole, at('2026-11-21T14:59:59-05:00'), toronto)?.shift.id).toBe('day')
    expect(shiftAt(whole, at('2026-11-21T15:00:00-05:00'), toronto)?.shift.id).toBe('evening')
    expect(shiftAt(whole, at('2026-11-21T03:00:00-05:00'), toronto)).toEqual({
      shift: night,
      from: at('2026-11-20T23:00:00-05:00'),
      until: at('2026-11-21T07:00:00-05:00'),
    })
  })

  it('of the night is 8 hours, 7 when clocks go forward, 9 when they go back', () => {
    const nights = ['2026-06-10T02:00:00-04:00', '2026-03-08T01:00:00-05:00', '2026-11-01T05:00:00-05:00']
    expect(nights.map((iso) => hoursOf(shiftAt(whole, at(iso), toronto)))).toEqual([8, 7, 9])
  })

  it('is the one that began last where several are, and none where there is a gap', () => {
    const overlapping = [shiftOf('day', '07:00', '15:30'), evening]
    expect(shiftAt(overlapping, at('2026-06-10T15:10:00-04:00'), toronto)?.shift.id).toBe('evening')
    expect(shiftAt(overlapping, at('2026-06-10T23:10:00-04:00'), toronto)).toBeNull()
    expect(shiftAt([], at('2026-06-10T23:10:00-04:00'), toronto)).toBeNull()
  })

  it('that begins and ends within the hour that clocks leave out is not worked that night', () => {
    const short = [shiftOf('short', '02:10', '02:40')]
    const instants = Array.from(
      { length: 24 * 12 },
      (_, index) => at('2026-03-08T05:00:00Z') + index * 300_000,
    )
    const spring = instants.map((instant) => shiftAt(short, instant, toronto)).filter((span) => span !== null)
    // As much later as clocks went: 03:10 to 03:40.
    expect(new Set(spring.map(({ from, until }) => until - from))).toEqual(new Set([30 * 60_000]))
    expect(shiftAt([shiftOf('cut', '02:40', '03:10')], at('2026-03-08T03:15:00-04:00'), toronto)).toBeNull()
  })
})

describe('the shift that hands over', () => {
  it('is the one before, also while it still lasts', () => {
    expect(handoverSpan(whole, at('2026-11-21T08:00:00-05:00'), toronto)).toEqual({
      ...shiftAt(whole, at('2026-11-21T06:00:00-05:00'), toronto),
      workedUntil: at('2026-11-21T07:00:00-05:00'),
    })
    const overlapping = [shiftOf('day', '07:00', '15:30'), evening]
    expect(handoverSpan(overlapping, at('2026-06-10T15:10:00-04:00'), toronto)?.shift.id).toBe('day')
  })

  it('is the one that began last where nobody is on shift, that of the day before where there is but one', () => {
    expect(handoverSpan([day], at('2026-11-21T18:00:00-05:00'), toronto)?.from).toBe(
      at('2026-11-21T07:00:00-05:00'),
    )
    expect(handoverSpan([day], at('2026-11-21T08:00:00-05:00'), toronto)?.from).toBe(
      at('2026-11-20T07:00:00-05:00'),
    )
    expect(handoverSpan([], at('2026-11-21T08:00:00-05:00'), toronto)).toBeNull()
  })

  it('hands over the time after it too in which nobody is on shift, as the same handover before and after the next begins', () => {
    const noNight = [day, evening]
    const evenings = {
      shift: evening,
      from: at('2026-11-20T15:00:00-05:00'),
      workedUntil: at('2026-11-20T23:00:00-05:00'),
    }
    const atNight = at('2026-11-21T03:00:00-05:00')
    expect(handoverSpan(noNight, atNight, toronto)).toEqual({ ...evenings, until: atNight })
    expect(handoverSpan(noNight, at('2026-11-21T10:00:00-05:00'), toronto)).toEqual({
      ...evenings,
      until: at('2026-11-21T07:00:00-05:00'),
    })
  })
})

const timeOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '10', '30', '45'))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${minutes}`)
const times = fc.uniqueArray(timeOfDay, { minLength: 2, maxLength: 5 }).map((all) => all.toSorted())
const timeZone = fc.constantFrom(toronto, 'America/St_Johns', 'Europe/Paris', 'Australia/Lord_Howe', 'UTC')
const changes = [
  '2026-03-08T07:00:00Z',
  '2026-11-01T06:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T01:00:00Z',
]
const instant = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -72 * 60, max: 72 * 60 }))
  .map(([change, minutes]) => at(change) + minutes * 60_000)

it('of shifts that share out the day one is worked at each instant, whatever clocks do, and the one before ends where it begins', () => {
  fc.assert(
    fc.property(times, instant, timeZone, (turns, now, zone) => {
      const shifts = turns.map((start, index) =>
        shiftOf(start, start, turns[(index + 1) % turns.length] ?? start),
      )
      const worked = shiftAt(shifts, now, zone)
      const before = handoverSpan(shifts, now, zone)
      expect(worked && worked.from <= now && now < worked.until).toBe(true)
      expect(before && worked && before.from < worked.from && before.until >= worked.from).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

const anyShifts = fc
  .array(fc.tuple(timeOfDay, timeOfDay), { minLength: 1, maxLength: 5 })
  .map((all) => all.map(([start, end], index) => shiftOf(String(index), start, end)))
  .filter((all) => all.every(({ start, end }) => start !== end))

it('hands over every minute: to the shift that begins next after it, whatever shifts leave out and whatever clocks do', () => {
  fc.assert(
    fc.property(anyShifts, instant, timeZone, (shifts, moment, zone) => {
      const worked = (minute: number) => shiftAt(shifts, minute, zone)?.from
      // Shifts begin at whole five minutes.
      let next = (Math.floor(moment / 300_000) + 1) * 300_000
      while (worked(next) !== next) next += 300_000
      const told = handoverSpan(shifts, next, zone)
      expect(told && told.from <= moment && moment < told.until).toBe(true)
      expect(told && told.workedUntil <= told.until).toBe(true)
      // Nor is what was told of it in the meantime another handover.
      const meanwhile = worked(moment) === undefined ? handoverSpan(shifts, moment, zone) : null
      if (meanwhile) expect([meanwhile.shift.id, meanwhile.from]).toEqual([told?.shift.id, told?.from])
    }),
    { numRuns: 100 },
  )
})
