import { expect, test } from 'vitest'
import { isWordOfOurs, nameKeyOf, readsAs } from './name-key.ts'

test.each([
  ['accents and case', 'josée thibault', 'JOSEE Thibault'],
  ['doubled blanks', '  Nathalie   Simard ', 'Nathalie Simard'],
  ['another blank', 'Nathalie\u00a0Simard', 'Nathalie Simard'],
  ['another dash or apostrophe', 'Jean‑Luc O’Brien', "Jean-Luc O'Brien"],
  ['a full stop behind', 'Nathalie Simard.', 'Nathalie Simard'],
  ['wide letters', 'Ｎathalie Simard', 'Nathalie Simard'],
  ['a ligature', 'Cœur Roy', 'Coeur Roy'],
  ['a letter that is an apostrophe', 'Jean OʼBrien', "Jean O'Brien"],
  ['a mark behind', 'Nathalie Simardˌ', 'Nathalie Simard'],
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

test.each([
  ['NathaIie Simard', 'Nathalie Simard'],
  ['Natha1ie Simard', 'Nathalie Simard'],
  ['Nathalie Sımard', 'Nathalie Simard'],
  ['NATHALlE SIMARD', 'Nathalie Simard'],
  ['0scar Roy', 'Oscar Roy'],
  ['nathalie simard', 'Nathalie Simard'],
  ['Nathalie Sirnard', 'Nathalie Simard'],
  ['Nathaǀie Simard', 'Nathalie Simard'],
  ['Nathɑlie Simard', 'Nathalie Simard'],
  ['Nathaŀie Simard', 'Nathalie Simard'],
  ['Nathalie Simard\u1427', 'Nathalie Simard'],
  ['Bernard Roy', 'Bernard Roy'],
  ['Nathalie SlMARD', 'Nathalie Simard'],
  ['nathaIie simard', 'NATHALIE SIMARD'],
  ['NathaⅠie Simard', 'Nathalie Simard'],
  ['Natha\u{1D5A8}ie Simard', 'Nathalie Simard'],
  ['Natha∣ie Simard', 'Nathalie Simard'],
  ['Natha۱ie Simard', 'Nathalie Simard'],
  ['David Bᴏlduc', 'David Bolduc'],
  ['Davicl Bolduc', 'David Bolduc'],
  ['VVilliam Roy', 'William Roy'],
])('%s reads as %s', (one, other) => expect(readsAs(one, other)).toBe(true))

test.each([
  ['Ian Roy', 'Lan Roy'],
  ['Isa Roy', 'Lisa Roy'],
  ['Claire Roy', 'Daire Roy'],
  ['Nathalie B. Simard', 'Nathalie Simard'],
])('%s is another than %s', (one, other) => {
  expect(readsAs(one, other)).toBe(false)
  expect(readsAs(other, one)).toBe(false)
})

test.each([
  ['vous', true],
  ['Vous.', true],
  ['YOU', true],
  ['Vigie', true],
  ['Isabelle Gagnon (proche)', true],
  ['Isabelle Gagnon （Proche)', true],
  ['Youssef Roy', false],
  ['Isabelle (Isa) Gagnon', false],
])('whether %s is a word of Vigie’s own', (name, isOurs) => expect(isWordOfOurs(name)).toBe(isOurs))
