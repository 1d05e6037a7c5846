import { expect, test } from 'vitest'
import { nameKeyOf } from './name-key.ts'

test.each([
  ['accents and case', 'josée thibault', 'JOSEE Thibault'],
  ['doubled blanks', '  Nathalie   Simard ', 'Nathalie Simard'],
  ['another blank', 'Nathalie\u00a0Simard', 'Nathalie Simard'],
  ['another dash or apostrophe', 'Jean‑Luc O’Brien', "Jean-Luc O'Brien"],
  ['a full stop behind', 'Nathalie Simard.', 'Nathalie Simard'],
  ['wide letters', 'Ｎathalie Simard', 'Nathalie Simard'],
  ['a ligature', 'Cœur Roy', 'Coeur Roy'],
])('two names that differ by %s alone are read as one', (_, one, other) => {
  expect(nameKeyOf(one)).toBe(nameKeyOf(other))
})

test.each([
  ['an initial', 'Nathalie B. Simard', 'Nathalie Simard'],
  ['a job', 'Nathalie Simard, inf.', 'Nathalie Simard'],
  ['the order of its words', 'Simard Nathalie', 'Nathalie Simard'],
])('two names that differ by %s are two', (_, one, other) => {
  expect(nameKeyOf(one)).not.toBe(nameKeyOf(other))
})
