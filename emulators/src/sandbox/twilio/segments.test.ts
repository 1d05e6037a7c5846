import { expect, test } from 'vitest'
import { countSegments } from './segments.ts'

test.each([
  ['160 GSM characters', 'é'.repeat(160), 1],
  ['161 GSM characters', 'a'.repeat(161), 2],
  ['a GSM extension character counts twice', `${'a'.repeat(159)}€`, 2],
  ['70 characters with one outside GSM', `ê${'a'.repeat(69)}`, 1],
  ['71 characters with one outside GSM', `ê${'a'.repeat(70)}`, 2],
  ['an emoji takes two UCS-2 units', '🛏'.repeat(36), 2],
])('%s', (_name, body, segments) => {
  expect(countSegments(body)).toBe(segments)
})
