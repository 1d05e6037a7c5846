import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lacksOf, passwordLacks } from './password.ts'

test.each([
  ['', ['length', 'number', 'lowercase', 'uppercase', 'special']],
  ['Vigie!26', []],
  ['Vigie!2', ['length']],
  ['vigie!2026', ['uppercase']],
  ['VIGIE!2026', ['lowercase']],
  ['Vigie2026', ['special']],
  ['Vigie!vigie', ['number']],
  ['Vigie 2026', ['special']],
  ['Vigie=+-2026', ['special']],
  ['éé ÉÉ 123', ['lowercase', 'uppercase', 'special']],
])('%j lacks %j', (password, lacks) => {
  expect(lacksOf(password)).toEqual(lacks)
})

test('a password with one of each kind is taken in any order, and with one kind less is refused for that kind', () => {
  const ofKind = { number: '4', lowercase: 'q', uppercase: 'Q', special: '!' } as const
  const kinds = ['number', 'lowercase', 'uppercase', 'special'] as const
  const filler = fc.string({ unit: fc.constantFrom('é', ' ', '日', 'Ω'), minLength: 8, maxLength: 20 })
  fc.assert(
    fc.property(fc.shuffledSubarray([...kinds], { minLength: 0 }), filler, (present, rest) => {
      const password = `${present.map((kind) => ofKind[kind]).join(rest.slice(0, 1))}${rest}`
      const missing = passwordLacks.filter((lack) => lack !== 'length' && !present.includes(lack))
      expect(lacksOf(password)).toEqual(missing)
    }),
  )
})
