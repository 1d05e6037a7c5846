import { expect, test } from 'vitest'
import { zoneName } from './zone-name.ts'

test.each([
  ['America/Toronto', 'fr', 'Montréal, Toronto · heure de l’Est'],
  ['America/Toronto', 'en', 'Montréal, Toronto · Eastern Time'],
  ['America/St_Johns', 'fr', 'St. John’s · heure de Terre-Neuve'],
  ['America/Argentina/Buenos_Aires', 'en', 'Buenos Aires · Argentina Standard Time'],
  ['America/Not_There', 'fr', 'Not There'],
] as const)('%s in %s is called "%s"', (zone, locale, name) => {
  expect(zoneName(zone, locale)).toBe(name)
})
