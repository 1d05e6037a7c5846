import { localeTags } from '@vigie/domain/number-in'
import type { Locale } from '@vigie/domain/text'
import { clockName } from './clock-name.ts'
import { frenchPlaces } from './french-places.ts'

/** Places that people here know a zone by better than by the one that it is named after. */
const cities: Readonly<Record<string, string>> = {
  'America/Toronto': 'Montréal, Toronto',
  'America/St_Johns': 'St. John’s',
}

/**
 * A time zone as people call it, its place first: "Montréal, Toronto · heure de l’Est". In French the place is the country where the
 * zone is the whole country’s: zones are named after cities in English ("Algérie", not "Algiers"). One that the browser does not know
 * is called by its place alone.
 */
export function zoneName(timeZone: string, locale: Locale): string {
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  const place = cities[timeZone] ?? (locale === 'fr' ? frenchPlace(timeZone) : null) ?? city
  const clock = clockName(timeZone, localeTags[locale])
  // Some clocks have no other name than their place.
  return clock === null || clock.endsWith(place) ? place : `${place} · ${clock}`
}

function frenchPlace(timeZone: string): string | null {
  // A clock without a short name is called after its place: "heure : Algérie". Those of North America have one in Canada alone.
  const named = [localeTags.fr, 'fr'].map((tag) =>
    clockName(timeZone, tag, 'shortGeneric')?.match(/^heure\s:\s(.+)$/),
  )
  return frenchPlaces[timeZone] ?? named.find((found) => found)?.[1] ?? null
}
