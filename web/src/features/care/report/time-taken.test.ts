import { expect, it } from 'vitest'
import { timeTaken } from './time-taken.ts'

it('says how long something took in the unit that one would use', () => {
  const plain = (ms: number, locale: 'fr' | 'en') => timeTaken(ms, locale).replaceAll(/\s/g, ' ')
  expect(plain(0, 'fr')).toBe('0 seconde')
  expect(plain(45_400, 'fr')).toBe('45 secondes')
  expect(plain(89_400, 'en')).toBe('89 seconds')
  expect(plain(90_000, 'fr')).toBe('2 minutes')
  expect(plain(25 * 60_000, 'en')).toBe('25 minutes')
  expect(plain(2 * 3_600_000, 'fr')).toBe('2 heures')
})
