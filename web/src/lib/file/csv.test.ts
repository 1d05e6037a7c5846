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
