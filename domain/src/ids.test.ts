import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idSchema } from './ids.ts'

const accepts = (id: string) => idSchema.safeParse(id).success

test.each(['a', 'A-1_b', '_', '__', '___', '__a', 'a__', '_a_', 'x'.repeat(128)])('%s is an id', (id) => {
  expect(accepts(id)).toBe(true)
})

test.each(['', '.', '..', 'a/b', 'a.b', 'é', 'a b', 'x'.repeat(129), '____', '__x__', '__name__', 'a\n'])(
  '%j is none',
  (id) => {
    expect(accepts(id)).toBe(false)
  },
)

test('whatever Firestore keeps for itself is never an id', () => {
  fc.assert(
    fc.property(fc.string(), (inside) => {
      expect(accepts(`__${inside}__`)).toBe(false)
    }),
  )
})
