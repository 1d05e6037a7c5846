import fc from 'fast-check'
import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { journalCsv } from './journal-csv.ts'

const heads = { when: 'Quand', who: 'Qui', what: 'Quoi', whom: 'Sur', fields: 'Champs', address: 'Adresse' }
const entry = {
  id: 'one',
  at: Date.UTC(2026, 10, 23, 4, 5, 6),
  uid: 'nurse',
  who: 'Alice "Lili" Tremblay, inf.',
  kind: 'device',
  what: 'A modifié un appareil',
  whom: 'Mme Roy',
  fields: ['type', 'location'],
  address: '203.0.113.9',
}
const read = (csv: string) => parse<string[]>(csv.slice(1)).data

test('a file begins with the mark of UTF-8 and has a line an entry', () => {
  const csv = journalCsv([entry], heads)
  expect(csv.startsWith('\uFEFF')).toBe(true)
  expect(read(csv)).toEqual([
    Object.values(heads),
    ['2026-11-23T04:05:06.000Z', entry.who, entry.what, 'Mme Roy', 'type location', '203.0.113.9'],
  ])
})

test('no name that somebody chose is a formula', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r'),
      fc.string({ unit: fc.constantFrom('1', '\n', '\r', '\u2028', '"', ',') }),
      (sign, rest) => {
        const [, row = []] = read(journalCsv([{ ...entry, who: sign + rest }], heads))
        expect(row[1]?.startsWith("'")).toBe(true)
      },
    ),
  )
})
