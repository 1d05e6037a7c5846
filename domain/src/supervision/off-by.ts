import type { Locale } from '../text.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** By about how much a clock is off, either way, in words: "11 minutes", "3 heures". */
export function offBy(aheadMs: number, locale: Locale): string {
  const ms = Math.abs(aheadMs)
  const { unit, size } =
    ms < 1.5 * hour
      ? { unit: 'minute', size: minute }
      : ms < 2 * day
        ? { unit: 'hour', size: hour }
        : { unit: 'day', size: day }
  const words = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  // Some units of some languages come with a space that does not break, others not.
  return words.format(Math.round(ms / size)).replaceAll(/\s/gu, ' ')
}
