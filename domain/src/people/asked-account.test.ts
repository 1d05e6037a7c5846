import { expect, test } from 'vitest'
import { type Asked, askedAgain, type Saying } from './asked-account.ts'

const first: Asked = {
  displayName: 'Nadia Fortin',
  locale: 'fr',
  terms: { version: '2026-11-24', acceptedAt: 1_000 },
  createdAt: 1_000,
}
const saying = (displayName: string, at: number): Saying => ({ displayName, locale: 'fr', at })

/** The profile after each of these was told of, one after the other. */
function after(told: readonly (readonly Saying[])[]): Asked {
  let known = first
  for (const sayings of told) {
    const again = askedAgain(known, sayings)
    if (again === null) continue
    const { displayName, locale } = again.named ?? known
    known = {
      ...known,
      displayName,
      locale,
      askedAt: again.askedAt,
      ...(again.isDisputed && { terms: null }),
    }
  }
  return known
}

const three = [saying('Ana Roy', 2_000), saying('Léa Roy', 3_000), saying('Zoé Roy', 4_000)] as const
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

test.each(orders)('of three the last who asked says the name, told of as %i, %i, %i', (...order) => {
  const asked = order.map((index) => three[index])
  const last = { displayName: 'Zoé Roy', terms: null, askedAt: 4_000 }
  expect(after(asked.map((one) => [one]))).toMatchObject(last)
  expect(after([asked])).toMatchObject(last)
})

test('told of together, each who said something else is named with what it changed', () => {
  expect(askedAgain(first, [three[1], three[0], saying('Léa Roy', 3_500)])).toEqual({
    askedAt: 3_500,
    named: three[1],
    isDisputed: true,
    changed: [
      { by: three[0], fields: ['displayName', 'terms'] },
      { by: three[1], fields: ['displayName'] },
    ],
  })
})

test('whoever said the same again is the last who asked, and has accepted the terms', () => {
  const again = [saying('Nadia Fortin', 3_000)]
  expect(after([again])).toEqual({ ...first, askedAt: 3_000 })
  expect(after([again, [three[0]]])).toMatchObject({ displayName: 'Nadia Fortin', terms: null })
})

test('an earlier one disputes the terms once, and the same told again changes nothing', () => {
  const known = { ...first, createdAt: 5_000 }
  expect(askedAgain(known, three)).toEqual({
    askedAt: 5_000,
    named: null,
    isDisputed: true,
    changed: [{ by: three[0], fields: ['terms'] }],
  })
  expect(askedAgain({ ...known, terms: null }, three)).toBeNull()
  expect(askedAgain(known, [])).toBeNull()
  expect(askedAgain(after([[...three]]), three)).toBeNull()
})
