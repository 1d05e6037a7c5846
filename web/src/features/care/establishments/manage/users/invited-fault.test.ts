import { expect, test } from 'vitest'
import { invitedFault } from './invited-fault.ts'

test.each([
  ['', 'emailRequired'],
  ['  ', 'emailRequired'],
  ['nadia@vigie', 'emailInvalid'],
  [' nadia@vigie.example ', null],
])('the address « %s » of who is invited', (email, fault) => expect(invitedFault(email)).toBe(fault))
