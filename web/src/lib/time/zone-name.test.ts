import { expect, test } from 'vitest'
import { zoneName } from './zone-name.ts'

test.each([
  ['America/Toronto', 'fr', 'Montréal, Toronto · heure de l’Est'],
  ['America/Toronto', 'en', 'Montréal, Toronto · Eastern Time'],
  ['America/St_Johns', 'fr', 'St. John’s · heure de Terre-Neuve'],
  ['America/Argentina/Buenos_Aires', 'en', 'Buenos Aires · Argentina Standard Time'],
  ['Africa/Algiers', 'fr', 'Algérie · heure normale de l’Europe centrale'],
  ['Africa/Algiers', 'en', 'Algiers · Central European Standard Time'],
  ['Africa/Addis_Ababa', 'fr', 'Éthiopie · heure d’Afrique orientale'],
  ['Europe/London', 'fr', 'Royaume-Uni'],
  ['Europe/Moscow', 'fr', 'Moscou'],
  ['America/Barbados', 'fr', 'Barbade · heure normale de l’Atlantique'],
  ['America/Santo_Domingo', 'fr', 'République dominicaine · heure normale de l’Atlantique'],
  ['America/Detroit', 'fr', 'Détroit · heure de l’Est'],
  ['America/Detroit', 'en', 'Detroit · Eastern Time'],
  ['America/Not_There', 'fr', 'Not There'],
] as const)('%s in %s is called "%s"', (zone, locale, name) => {
  expect(zoneName(zone, locale)).toBe(name)
})
