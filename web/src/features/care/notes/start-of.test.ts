import { expect, test } from 'vitest'
import { startOf } from './start-of.ts'

test.each([
  ['A bien dormi.', 'A bien dormi.'],
  ['Deux\nlignes', 'Deux lignes'],
  ['mot '.repeat(30).trim(), `${'mot '.repeat(15).trim()}…`],
  ['x'.repeat(80), `${'x'.repeat(60)}…`],
  [
    'Tells me she feels like a burden since her roommate moved. To be taken up by the team.',
    'Tells me she feels like a burden since her roommate moved…',
  ],
  [`${'x'.repeat(59)}😀😀😀`, `${'x'.repeat(59)}…`],
])('%j begins %j', (text, start) => {
  expect(startOf(text)).toBe(start)
})
