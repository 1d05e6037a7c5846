import { localeTags } from '@vigie/domain/number-in'
import type { Locale } from '@vigie/domain/text'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long something took, to the tenth of a second within a minute, in two units at most: "0,4 s", "2 min 14 s", "1 h 3 min", "2 d 4 h". */
export function delayInWords(ms: number, locale: Locale): string {
  if (ms < minute) {
    // Rounded down: what is just below a minute is not called one.
    const seconds = Math.floor(ms / 100) / 10
    return `${new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: 1 }).format(seconds)} s`
  }
  if (ms < hour) return two(ms, [minute, 'min'], [1_000, 's'])
  if (ms < day) return two(ms, [hour, 'h'], [minute, 'min'])
  return two(ms, [day, locale === 'fr' ? 'j' : 'd'], [hour, 'h'])
}

type Unit = readonly [ms: number, name: string]

function two(ms: number, [large, largeName]: Unit, [small, smallName]: Unit): string {
  const rest = Math.floor((ms % large) / small)
  const first = `${Math.floor(ms / large)} ${largeName}`
  return rest === 0 ? first : `${first} ${rest} ${smallName}`
}
