import { expect, test } from 'vitest'
import { type NewPassword, passwordFaultsOf } from './new-password.ts'

test.each<[NewPassword, ReturnType<typeof passwordFaultsOf>]>([
  [{ password: 'Vigie!2026', again: 'Vigie!2026' }, {}],
  [{ password: '', again: '' }, { password: 'passwordRequired' }],
  [{ password: 'vigie', again: 'vigie' }, { password: 'passwordWeak' }],
  [{ password: 'Vigie!2026', again: 'Vigie!2027' }, { again: 'passwordsDiffer' }],
  [
    { password: 'vigie', again: '' },
    { password: 'passwordWeak', again: 'passwordsDiffer' },
  ],
])('%o gives %o', (typed, faults) => {
  expect(passwordFaultsOf(typed)).toEqual(faults)
})
