import { expect, test } from 'vitest'
import { hasWords } from './has-words.ts'

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

test.each([
  ["o'connell", 'Mme Margaret O’Connell'],
  ['O’Connell', "Mme Margaret O'Connell"],
  ['oconnell', 'Mme Margaret O’Connell'],
  ['connell', 'Mme Margaret O’Connell'],
  ["l'acetaminophene", 'Douleur 3/10 après l’acétaminophène.'],
  ['soeur', 'Sa sœur est venue.'],
  ['Sœur', 'Soeur Marie-Ange'],
  ['marie-ange', 'Sœur Marie Ange'],
  ['marie ange', 'Sœur Marie-Ange'],
  ['laetitia', 'Mme Lætitia Roy'],
])('%j is found in %j, whatever keyboard wrote either', (typed, written) => {
  expect(hasWords(typed, written)).toBe(true)
})
