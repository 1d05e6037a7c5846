import { expect, test } from 'vitest'
import { parted } from './parted.ts'

test('a word that no line holds is parted, between whole letters; all else stays as it is', () => {
  const words = (text: string) =>
    parted(text)
      .split(' ')
      .map((word) => [...word].length)
  expect(words('W'.repeat(10_000))).toEqual(Array.from({ length: 100 }, () => 100))
  expect(words('\u{1f642}'.repeat(250))).toEqual([100, 100, 50])
  expect(parted(`${'e\u0301'.repeat(50)} ${'a'.repeat(100)}`)).toBe(
    `${'e\u0301'.repeat(50)} ${'a'.repeat(100)}`,
  )
  // An accent stays with its letter.
  expect(parted(`${'a'.repeat(99)}e\u0301a`)).toBe(`${'a'.repeat(99)}e\u0301 a`)
  const said = 'A bien dormi.\n\nVoir https://exemple.example/une/adresse'
  expect(parted(said)).toBe(said)
})
