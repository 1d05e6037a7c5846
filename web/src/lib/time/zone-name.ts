import type { Locale } from '@vigie/domain/text'
import { localeTags } from './words.ts'

/** Places that people here know a zone by better than by the one that it is named after. */
const cities: Readonly<Record<string, string>> = {
  'America/Toronto': 'Montréal, Toronto',
  'America/St_Johns': 'St. John’s',
}

/**
 * A time zone as people call it, its place first: "Montréal, Toronto · heure de l’Est". One that the browser does not know is
 * called by its place alone.
 */
export function zoneName(timeZone: string, locale: Locale): string {
  const city = cities[timeZone] ?? (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  const clock = clockName(timeZone, locale)
  return clock === null ? city : `${city} · ${clock}`
}

function clockName(timeZone: string, locale: Locale): string | null {
  try {
    const parts = new Intl.DateTimeFormat(localeTags[locale], {
      timeZone,
      timeZoneName: 'longGeneric',
    }).formatToParts()
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null
  } catch (error) {
    // A newer server may know zones that this browser does not.
    if (error instanceof RangeError) return null
    throw error
  }
}
