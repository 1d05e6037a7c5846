import { expect, test } from 'vitest'
import { problemsWith } from './sign-in-form.ts'

const emailRequired = { field: 'email', why: 'emailRequired' }
const emailInvalid = { field: 'email', why: 'emailInvalid' }
const passwordRequired = { field: 'password', why: 'passwordRequired' }

test.each([
  ['', 'Vigie!2026', [emailRequired]],
  ['   ', 'Vigie!2026', [emailRequired]],
  ['', '', [emailRequired, passwordRequired]],
  ['infirmiere', 'Vigie!2026', [emailInvalid]],
  ['infirmiere@vigie', '', [emailInvalid, passwordRequired]],
  ['infirmiere@vigie.example', '', [passwordRequired]],
  [' infirmiere@vigie.example ', 'x', []],
])('"%s" with "%s" gives %o', (email, password, problems) => {
  expect(problemsWith(email, password)).toEqual(problems)
})
