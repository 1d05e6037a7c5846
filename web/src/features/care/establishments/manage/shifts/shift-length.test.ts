import { expect, test } from 'vitest'
import { shiftLength } from './shift-length.ts'

test.each([
  ['07:00', '15:00', '8 h'],
  ['23:30', '07:00', '7 h 30 min'],
  ['12:00', '12:45', '45 min'],
  ['12:00', '13:05', '1 h 5 min'],
])('from %s to %s it is %s', (start, end, long) => {
  expect(shiftLength({ start, end }).replaceAll('\u00a0', ' ')).toBe(long)
})
