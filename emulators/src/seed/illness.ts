import { daysAfter } from '@vigie/domain/rules/window-span'
import { randomOf } from './random.ts'

/** Somebody is ill about once in so many days, for a week. */
const daysBetween = 90
const daysLong = 7

/** Whether a resident is ill on a date of their home's clock: their id and the date alone decide. */
export function isIll(bid: string, date: string): boolean {
  return Array.from({ length: daysLong }, (_, ago) => daysAfter(date, -ago)).some((begins) =>
    randomOf(`${bid} falls ill ${begins}`).chance(1 / daysBetween),
  )
}
