import { expect, it } from 'vitest'
import { fateOf } from './sending.ts'

it.each([
  ['that never reached the server', null, null],
  ['that nothing of ours answered: the hosting is in trouble', 500, null],
  ['whose server is not there for now', 502, null],
  ['that was given up on the way', 504, null],
  ['that a network answered in the server’s place', 403, null],
  ['that came back as a page', 200, null],
  ['whose session is over', 401, 'sessionExpired'],
  ['of which there were too many', 429, 'tooMany'],
  ['that our database did not answer', 503, 'noAnswer'],
])('a note %s waits, and is sent once it can be', (_what, status, code) => {
  expect(fateOf({ status, code }, 9)).toBe('waits')
})

it.each([
  ['beneficiaryArchived', 409],
  ['noteChanged', 409],
  ['forbidden', 403],
])(
  'a note that our server refuses as %s is told to its author, and holds up none behind it',
  (code, status) => {
    expect(fateOf({ status, code }, 1)).toBe('refused')
  },
)

it('a note whose sending failed in the page itself waits', () => {
  expect(fateOf(null, 9)).toBe('waits')
})

it('a note at which our server fails itself is sent thrice before its author has it back', () => {
  const fates = [1, 2, 3].map((tries) => fateOf({ status: 500, code: 'outcomeUnknown' }, tries))
  expect(fates).toEqual(['waits', 'waits', 'refused'])
})
