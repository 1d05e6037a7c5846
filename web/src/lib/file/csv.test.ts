import fc from 'fast-check'
import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { safeCsv } from './csv.ts'

test('a file is read by spreadsheets of its language: what ends a cell, and what stands before decimals', () => {
  const heads = ['Jour', 'Au lit (h)', 'Note']
  const rows = [
    ['2026-11-22', 8.567, 'Bien, calme'],
    ['2026-11-23', null, 'a; b'],
    ['2026-11-24', -0.5, ''],
  ]
  expect(safeCsv(heads, rows, 'fr')).toBe(
    '\uFEFFJour;Au lit (h);Note\r\n2026-11-22;8,567;Bien, calme\r\n2026-11-23;;"a; b"\r\n2026-11-24;-0,5;',
  )
  expect(safeCsv(heads, rows, 'en')).toBe(
    '\uFEFFJour,Au lit (h),Note\r\n2026-11-22,8.567,"Bien, calme"\r\n2026-11-23,,a; b\r\n2026-11-24,-0.5,',
  )
})

test('each cell is read as it was written', () => {
  const text = fc
    .string({ unit: fc.constantFrom('a', '1', ',', ';', '"', '\n', ' ') })
    .map((one) => `x${one}`)
  fc.assert(
    fc.property(fc.constantFrom('fr', 'en'), fc.array(text, { minLength: 2 }), (locale, texts) => {
      const csv = safeCsv(texts, [texts], locale as 'fr' | 'en').slice(1)
      const { data } = parse<string[]>(csv, { delimiter: locale === 'fr' ? ';' : ',' })
      expect(data).toEqual([texts, texts])
    }),
  )
})

/** The same, sign by sign: an apostrophe before what would begin a formula behind the end of a cell and any blanks. */
function markedByHand(text: string, ends: string): string {
  let marked = ''
  let isAtStart = false
  for (const sign of text) {
    if (isAtStart && '=+-@'.includes(sign)) marked += "'"
    marked += sign
    isAtStart = ends.includes(sign) || (isAtStart && ' "'.includes(sign))
  }
  return marked
}

const written = (text: string, locale: 'fr' | 'en') =>
  parse<string[]>(safeCsv(['x'], [[`x${text}`]], locale).slice(1), {
    delimiter: locale === 'fr' ? ';' : ',',
  }).data[1]?.[0]

test.each([['fr', ',;\t\n'] as const, ['en', ';\t\n'] as const])(
  'in %s a formula further on in a cell is marked wherever it begins, however long the cell',
  (locale, ends) => {
    const marks = fc.string({ unit: fc.constantFrom('a', '=', '-', ',', ';', '"', '\n', '\t', ' ') })
    fc.assert(
      fc.property(marks, (text) => {
        expect(written(text, locale)).toBe(markedByHand(`x${text}`, ends))
      }),
    )
    for (const blanks of ['\n', ' ', '\n ', ';']) {
      const long = `;${blanks.repeat(10_000 / blanks.length)}`
      expect(written(`${long}=1`, locale)).toBe(`x${long}'=1`)
      expect(written(`${long}a=1`, locale)).toBe(`x${long}a=1`)
    }
  },
)
