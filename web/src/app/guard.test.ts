import { expect, test } from 'vitest'
import { type RouteAccess, redirectFor } from './guard.ts'

const verified = { emailVerified: true }
const unverified = { emailVerified: false }

test.each<[RouteAccess, { emailVerified: boolean } | null, string | null]>([
  ['anybody', null, null],
  ['anybody', verified, null],
  ['anybody', unverified, null],
  ['signedIn', null, '/login'],
  ['unverified', null, '/login'],
  ['signedOut', null, null],
  ['signedOut', verified, '/'],
  ['signedOut', unverified, '/'],
  ['signedIn', unverified, '/verify-email'],
  ['unverified', unverified, null],
  ['signedIn', verified, null],
  ['unverified', verified, '/'],
])('a %s route sends %o to %s', (access, visitor, target) => {
  expect(redirectFor(access, visitor)).toBe(target)
})
