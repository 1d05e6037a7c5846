import { expect, test } from 'vitest'
import { shownNameSchema } from './shown-name.ts'

test.each([
  'Hélène Côté-Desrosiers',
  'O’Brien, Anne',
  'Résidence 3',
  '山田花子',
  ' Nadia ',
  'Zoë (nuit)',
  'Chute ⚠️',
])('%s is a name', (name) => {
  expect(shownNameSchema.parse(name)).toBe(name.trim())
})

test.each([
  '',
  ' ',
  '\u200b',
  '\u00ad\u200d',
  '\u3164',
  'Anne\u202eenoré',
  'Anne\nAdministrateur',
  '—',
  'A\u2066B',
  'Nath\u2065alie',
  'Nath\ufff0alie',
  'Nath\u{e0fff}alie',
  'Nath\ufe0falie',
  'Nath\ue000alie',
  'Nathalie Si\u200amard',
  'Nathalie Si\u202fmard',
])('%j is none', (name) => {
  expect(shownNameSchema.safeParse(name).success).toBe(false)
})
