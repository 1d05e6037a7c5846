import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfLocalDate, localDate, localTimeOfDay } from './local-time.ts'

const local = (iso: string, timeZone: string) => {
  const at = Date.parse(iso)
  return `${localDate(at, timeZone)} ${localTimeOfDay(at, timeZone)}`
}

describe('the home’s clock', () => {
  it.each([
    ['2026-11-21T04:59:59.999Z', 'America/Toronto', '2026-11-20 23:59'],
    ['2026-11-21T05:00:00Z', 'America/Toronto', '2026-11-21 00:00'],
    ['2026-07-01T04:00:00Z', 'America/Toronto', '2026-07-01 00:00'],
    ['2026-12-31T23:30:00Z', 'Europe/Paris', '2027-01-01 00:30'],
    ['2026-06-01T00:00:00Z', 'America/St_Johns', '2026-05-31 21:30'],
    ['2026-06-01T12:00:00Z', 'Pacific/Kiritimati', '2026-06-02 02:00'],
  ])('at %s in %s reads %s', (iso, timeZone, expected) => {
    expect(local(iso, timeZone)).toBe(expected)
  })

  it('passes twice over the hour that repeats, and skips the one that is left out', () => {
    expect(local('2026-11-01T05:30:00Z', 'America/Toronto')).toBe('2026-11-01 01:30')
    expect(local('2026-11-01T06:30:00Z', 'America/Toronto')).toBe('2026-11-01 01:30')
    expect(local('2026-03-08T06:59:00Z', 'America/Toronto')).toBe('2026-03-08 01:59')
    expect(local('2026-03-08T07:00:00Z', 'America/Toronto')).toBe('2026-03-08 03:00')
  })

  it('ends a date at its last millisecond, whatever clocks do that day', () => {
    const zones = [
      'America/Toronto',
      'Europe/Paris',
      'Asia/Beirut',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
    ]
    const day = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-01-01') })
    fc.assert(
      fc.property(day, fc.constantFrom(...zones), (at, zone) => {
        const date = localDate(at, zone)
        const end = endOfLocalDate(date, zone)
        expect(localDate(end, zone)).toBe(date)
        expect(localDate(end + 1, zone) > date).toBe(true)
        expect(end).toBeGreaterThanOrEqual(at)
      }),
    )
    expect(endOfLocalDate('2026-12-31', 'America/Toronto')).toBe(Date.parse('2027-01-01T04:59:59.999Z'))
  })

  it('must be of a zone that exists', () => {
    expect(() => localDate(0, 'America/Nulle-Part')).toThrow(RangeError)
  })
})
