import { localTimeOfDay } from '@vigie/domain/time/local-time'
import type { Shift } from '@vigie/domain/time/shift'

const shift = (name: string, start: string, end: string): Shift => ({
  id: name,
  name,
  nameFR: name,
  nameEN: name,
  start,
  end,
})

/**
 * The shifts of a home on Montréal's clock in which somebody is always at work. None begins within an hour: which was the one before
 * does not change while a test runs.
 */
export function dayAndNightForNow(): Shift[] {
  const isNearChange = /^(06|07|18|19)/.test(localTimeOfDay(Date.now(), 'America/Toronto'))
  const [day, night] = isNearChange ? ['01:00', '13:00'] : ['07:00', '19:00']
  return [shift('Jour', day, night), shift('Nuit', night, day)]
}

/**
 * Where clocks are never put forward or back, and it is not near midnight: an hour from now is an hour later by them, and what was
 * a little while ago was today.
 */
export const steadyTimeZone = /^(0[3-9]|1|20)/.test(localTimeOfDay(Date.now(), 'America/Regina'))
  ? 'America/Regina'
  : 'Asia/Bangkok'
