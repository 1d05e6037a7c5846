import { expect, test } from 'vitest'
import { shownLineFault, shownNameFault, shownNameSchema } from './shown-name.ts'

test.each([
  'Hélène Côté-Desrosiers',
  'O’Brien, Anne',
  'Résidence 3',
  '山田花子',
  ' Nadia ',
  'Zoë (nuit)',
  'Chute ⚠️',
  'Nguyễn Thị Hồng'.normalize('NFD'),
  'น้ำผึ้ง ที่รัก',
  'שָּׁרָה',
  'လျှို့ဝှက်',
  'བསྒྲུབས་ཧཱུྃ',
  'ज़ुबैदा',
  'مُحَمَّدٌ',
  'ស្ត្រី',
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
  `Zoe${'\u0301'.repeat(60)}`,
  `Zo${'\u0E47'.repeat(114)}`,
  `Zo${'\u20DD\u0336'.repeat(3)}`,
  `Zo${'\u093E\u0301'.repeat(4)}`,
  'Zoé\ufffcRoy',
  'Zoé\ufffeRoy',
  'Zoé\u{1ffff}Roy',
  'Zoé\ufdd0Roy',
])('%j is none', (name) => {
  expect(shownNameSchema.safeParse(name).success).toBe(false)
})

test('a line with stacked accents is said to be one that cannot be shown', () => {
  expect(shownLineFault(`12${'\u0301'.repeat(5)}`, 20)).toBe('notShown')
  expect(shownLineFault(`12${'\u0301'.repeat(4)}`, 20)).toBeNull()
  expect(shownNameFault(`Zoe${'\u0301'.repeat(60)}`)).toBe('notShown')
})
