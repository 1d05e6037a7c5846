import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test.each<[string, number, string]>([
  ['Mme Roy', 7, 'Mme Roy'],
  ['Résidence\ndes Érables', 30, 'Résidence des Érables'],
  ['Résidence des Érables', 16, 'Résidence des…'],
  ['Résidence des Érables', 14, 'Résidence des…'],
  ['Résidence des Érables', 13, 'Résidence…'],
  ['Anticonstitutionnellement', 9, 'Anticons…'],
  ['Mme 👵👵👵', 7, 'Mme…'],
  ['Vue par le médecin. À suivre.', 21, 'Vue par le médecin…'],
  ['👵👵👵', 4, '👵…'],
])('%j in %d characters is %j', (text, most, short) => {
  expect(shortened(text, most)).toBe(short)
  expect(short.length).toBeLessThanOrEqual(most)
})
