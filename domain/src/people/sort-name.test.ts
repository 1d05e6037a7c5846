import { expect, test } from 'vitest'
import { sortNameOf } from './sort-name.ts'

test.each([
  ['Hélène Caron', 'helene caron'],
  [' Élise  Ñ ', 'elise  n'],
  ['ÉLISE', 'elise'],
  ['Cœur Œuvrard', 'coeur oeuvrard'],
  ['Lætitia Groß', 'laetitia gross'],
])('"%s" is found by "%s"', (name, sorted) => {
  expect(sortNameOf(name)).toBe(sorted)
})
