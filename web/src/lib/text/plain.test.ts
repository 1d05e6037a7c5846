import { expect, test } from 'vitest'
import { hasWords } from './plain.ts'

const text = 'A refusé son dîner. Élévation de la température — Josée Thibault'

test.each([
  ['diner', true],
  ['DÎNER', true],
  ['temperature elevation', true],
  ['thibault  refuse', true],
  ['', true],
  ['  ', true],
  ['souper', false],
  ['diner souper', false],
])('%j: %s', (typed, expected) => {
  expect(hasWords(typed, text)).toBe(expected)
})
