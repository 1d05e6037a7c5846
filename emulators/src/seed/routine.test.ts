import { daysAfter } from '@vigie/domain/rules/window-span'
import { describe, expect, it } from 'vitest'
import { residentsOf } from './demo-devices.ts'
import { erables, maplewood } from './demo-homes.ts'
import { batteryOf, isSilent } from './device-health.ts'
import { isIll } from './illness.ts'
import { routineOn } from './routine.ts'

const residents = [...residentsOf(erables), ...residentsOf(maplewood)]
const dates = Array.from({ length: 120 }, (_, index) => daysAfter('2026-08-01', index))
const days = residents.flatMap(({ bid }) => dates.map((date) => ({ bid, date, ...routineOn(bid, date) })))

/** How often somebody gets up before they rise. */
const walksOf = ({ changes, wake }: (typeof days)[number]) =>
  changes.filter(({ posture, minute }) => posture === 'standing' && minute < wake).length
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('the days of the demo residence', () => {
  it('go from bed to bed, in order, within their date', () => {
    for (const { bid, date, changes, doors } of days) {
      const minutes = changes.map(({ minute }) => minute)
      expect(
        minutes.toSorted((one, other) => one - other),
        `${bid} ${date}`,
      ).toEqual(minutes)
      expect(changes.at(-1)?.posture, `${bid} ${date}`).toBe('lying')
      expect(Math.min(...minutes, ...doors)).toBeGreaterThan(0)
      expect(Math.max(...minutes, ...doors)).toBeLessThan(24 * 60)
    }
  })

  it('differ between people more than between the days of one', () => {
    const nights = residents.map(({ bid }) => mean(days.filter((day) => day.bid === bid).map(walksOf)))
    expect(Math.max(...nights)).toBeGreaterThan(2.5)
    expect(Math.min(...nights)).toBeLessThan(0.9)
  })

  it('are those of somebody ill for a week now and then: up more at night, in the room more', () => {
    const ill = days.filter(({ bid, date }) => isIll(bid, date))
    const well = days.filter(({ bid, date }) => !isIll(bid, date))
    expect(ill.length / days.length).toBeGreaterThan(0.04)
    expect(ill.length / days.length).toBeLessThan(0.12)
    expect(mean(ill.map(walksOf))).toBeGreaterThan(mean(well.map(walksOf)) + 1.5)
    expect(mean(ill.map(({ doors }) => doors.length))).toBeLessThan(
      mean(well.map(({ doors }) => doors.length)) / 2,
    )
    const [first] = ill
    const begins = dates.indexOf(first?.date ?? '')
    expect(
      dates.slice(begins, begins + 6).filter((date) => isIll(first?.bid ?? '', date)).length,
    ).toBeGreaterThan(3)
  })

  it('are told by batteries that fall until they are changed, and by devices of which some are silent', () => {
    const ids = residents.flatMap(({ devices }) => devices.map(({ deviceId }) => deviceId))
    for (const id of ids) {
      const levels = dates.map((date) => batteryOf(id, Date.parse(date)))
      const rises = levels.slice(1).filter((level, index) => level > (levels[index] ?? 0))
      expect(rises.length).toBeLessThanOrEqual(1)
      expect(Math.min(...levels)).toBeGreaterThan(0)
    }
    const silent = dates.map((date) => ids.filter((id) => isSilent(id, date)).length / ids.length)
    expect(mean(silent)).toBeGreaterThan(0.02)
    expect(mean(silent)).toBeLessThan(0.09)
  })
})
