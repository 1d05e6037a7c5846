import { expect, test } from 'vitest'
import { addressAskedFor, askedFor } from './asked-for.ts'

test('the page that somebody came for is remembered, unless it is the first one', () => {
  expect(addressAskedFor(askedFor('/establishment/a/alerts/b'))).toBe('/establishment/a/alerts/b')
  expect(addressAskedFor(askedFor('/'))).toBeNull()
})

test.each([
  undefined,
  null,
  'x',
  {},
  { askedFor: 7 },
  { askedFor: '' },
  { askedFor: '//elsewhere.example' },
  // As browsers read an address: a backslash is a slash, and what cannot be seen is not there.
  { askedFor: '/\\elsewhere.example' },
  { askedFor: '/\t/elsewhere.example' },
  { askedFor: '/\n\r//elsewhere.example' },
  { askedFor: 'https://elsewhere.example' },
])('nothing else leads anywhere: %j', (state) => {
  expect(addressAskedFor(state)).toBeNull()
})
