import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDate, localTimeOfDay } from './local-time.ts'
import { instantOfWallClock, wallClockAt } from './wall-clock.ts'

const toronto = 'America/Toronto'
const at = (iso: string) => Date.parse(iso)
const shown = (wall: string, timeZone: string) =>
  new Date(instantOfWallClock(at(`${wall}Z`), timeZone)).toISOString()

describe('what a clock shows', () => {
  it.each([
    ['2026-11-21T13:00:00', toronto, '2026-11-21T18:00:00.000Z'],
    ['2026-07-01T13:00:30', toronto, '2026-07-01T17:00:30.000Z'],
    ['2026-07-01T00:15:00', 'Asia/Kathmandu', '2026-06-30T18:30:00.000Z'],
    ['2026-07-01T00:15:00', 'UTC', '2026-07-01T00:15:00.000Z'],
  ])('%s in %s is %s', (wall, timeZone, iso) => {
    expect(shown(wall, timeZone)).toBe(iso)
  })

  it.each([
    // 02:30 is left out.
    ['2026-03-08T02:30:00', toronto, '2026-03-08T07:30:00.000Z'],
    ['2026-03-29T02:30:00', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
    ['2026-10-04T02:15:00', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('%s in %s, which clocks leave out, is as much later as they went forward', (wall, timeZone, iso) => {
    expect(shown(wall, timeZone)).toBe(iso)
  })

  it.each([
    ['2026-11-01T01:30:00', toronto, '2026-11-01T05:30:00.000Z'],
    ['2026-10-25T02:30:00', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
  ])('%s in %s, which clocks show twice, is the first of both', (wall, timeZone, iso) => {
    expect(shown(wall, timeZone)).toBe(iso)
  })

  it('says what local date and time say', () => {
    const zones = [toronto, 'Europe/Paris', 'America/St_Johns', 'Pacific/Kiritimati', 'Australia/Lord_Howe']
    const instants = fc.integer({ min: at('2015-01-01'), max: at('2040-01-01') })
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const wall = new Date(wallClockAt(instant, zone)).toISOString()
        expect(wall.slice(0, 16)).toBe(`${localDate(instant, zone)}T${localTimeOfDay(instant, zone)}`)
        const back = instantOfWallClock(wallClockAt(instant, zone), zone)
        expect(wallClockAt(back, zone)).toBe(wallClockAt(instant, zone))
        expect(back).toBeLessThanOrEqual(instant)
      }),
    )
  })

  it('must be of a zone that exists', () => {
    expect(() => wallClockAt(0, 'America/Nulle-Part')).toThrow(RangeError)
  })
})
