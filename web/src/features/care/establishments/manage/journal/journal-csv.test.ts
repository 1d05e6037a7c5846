import fc from 'fast-check'
import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { journalCsv } from './journal-csv.ts'

const heads = {
  when: 'Quand',
  localTime: 'Heure locale',
  who: 'Qui',
  uid: 'Identifiant',
  what: 'Quoi',
  whom: 'Sur',
  access: 'Accès',
  record: 'Enregistrement',
  fields: 'Champs',
  address: 'Adresse',
}
const entry = {
  id: 'one',
  at: Date.UTC(2026, 10, 23, 4, 5, 6),
  uid: 'nurse',
  who: 'Alice "Lili" Tremblay, inf.',
  kind: 'device',
  what: 'A modifié un appareil',
  whom: 'Mme Roy',
  access: 'Lecture seule → Administration',
  recordPath: 'establishments/home/beneficiaries/roy/devices/A8',
  fields: ['type', 'emplacement'],
  address: '203.0.113.9',
}
const words = { heads, locale: 'fr' as const }
const read = (csv: string) => parse<string[]>(csv.slice(1), { delimiter: ';' }).data

test('a file begins with the mark of UTF-8 and has a line an entry', () => {
  const csv = journalCsv([entry], 'America/Toronto', words)
  expect(csv.startsWith('\uFEFF')).toBe(true)
  expect(read(csv)).toEqual([
    Object.values(heads),
    [
      '2026-11-23T04:05:06.000Z',
      '2026-11-22 23:05',
      entry.who,
      'nurse',
      entry.what,
      'Mme Roy',
      'Lecture seule → Administration',
      entry.recordPath,
      'type, emplacement',
      '203.0.113.9',
    ],
  ])
})

test('no name that somebody chose is a formula', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'),
      fc.string({ unit: fc.constantFrom('1', '\n', '\r', '\u2028', '"', ',', ';') }),
      (sign, rest) => {
        const [, row = []] = read(journalCsv([{ ...entry, who: sign + rest }], 'America/Toronto', words))
        // A number below zero is no formula: a reading stays one.
        expect(row[2]).toMatch(/^'|^-1+(,1+)?$/)
      },
    ),
  )
})

test.each(['fr', 'en'] as const)(
  'nor is it one where a spreadsheet of a language other than %s ends cells',
  (locale) => {
    const other = locale === 'fr' ? ',' : ';'
    fc.assert(
      fc.property(
        fc.constantFrom(other, '\t', '\n', `${other} `, `${other}\t`, `${other}"`, `${other} ""`),
        fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠'),
        fc.string({ unit: fc.constantFrom('1', other, '=', '\t', 'a') }),
        (end, sign, rest) => {
          const csv = journalCsv([{ ...entry, who: `Roy${end}${sign}${rest}` }], 'America/Toronto', {
            ...{ heads, locale },
          })
          const cells = csv
            .split(locale === 'fr' ? /[,\t\n]/ : /[;\t\n]/)
            .map((cell) => cell.replaceAll('"', '').trim())
          expect(cells.filter((cell) => /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell))).toEqual([])
        },
      ),
    )
  },
)
