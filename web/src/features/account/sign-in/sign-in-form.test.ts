import { expect, test } from 'vitest'
import { problemWith } from './sign-in-form.ts'

test.each([
  ['', 'Vigie!2026', { field: 'email', why: 'emailRequired' }],
  ['   ', 'Vigie!2026', { field: 'email', why: 'emailRequired' }],
  ['infirmiere', 'Vigie!2026', { field: 'email', why: 'emailInvalid' }],
  ['infirmiere@vigie', '', { field: 'email', why: 'emailInvalid' }],
  ['infirmiere@vigie.example', '', { field: 'password', why: 'passwordRequired' }],
  [' infirmiere@vigie.example ', 'x', null],
])('"%s" with "%s" gives %o', (email, password, problem) => {
  expect(problemWith(email, password)).toEqual(problem)
})
