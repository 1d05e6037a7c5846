import { noAccountMark, notVouchedMark } from '@vigie/domain/people/login-refusals'
import type { AuthBlockingEvent } from 'firebase-functions/v2/identity'
import { expect, it } from 'vitest'
import { isOwnLogin, refusedAs } from './is-own-login.ts'

type Told = Pick<AuthBlockingEvent, 'additionalUserInfo' | 'credential'>

const asked = (told: Told) =>
  isOwnLogin({ data: { email: 'nurse@home.example' }, ...told } as AuthBlockingEvent)
const by = (providerId: string, profile?: object): Told => ({
  additionalUserInfo: { providerId, profile, isNewUser: false },
})

it.each<[string, Told, boolean]>([
  ['by password', by('password'), true],
  [
    'at Google, in the same address',
    by('google.com', { email: 'Nurse@home.example', verified_email: true }),
    true,
  ],
  [
    'at a provider that says so in its claims',
    {
      ...by('oidc.chu'),
      credential: {
        providerId: 'oidc.chu',
        signInMethod: 'oidc.chu',
        claims: { email: 'nurse@home.example' },
      },
    },
    true,
  ],
  ['at Google, in an address of their own', by('google.com', { email: 'thief@home.example' }), false],
  [
    'in an address for which the provider does not vouch',
    by('oidc.chu', { email: 'nurse@home.example', email_verified: false }),
    false,
  ],
  [
    'at Google, not verified',
    by('google.com', { email: 'nurse@home.example', verified_email: false }),
    false,
  ],
  ['at a provider that tells no address', by('oidc.chu', { sub: 'nurse' }), false],
  ['by a telephone', by('phone'), false],
  ['in no way that is told', {}, false],
])('%s', (_, told, isOwn) => {
  expect(asked(told)).toBe(isOwn)
})

const claims = (said: object): Told => ({
  ...by('oidc.chu'),
  credential: { providerId: 'oidc.chu', signInMethod: 'oidc.chu', claims: said },
})

it.each<[string, Told, string]>([
  ['vouched for by Google', by('google.com', { verified_email: true }), noAccountMark],
  ['vouched for by another provider', by('oidc.chu', { email_verified: true }), noAccountMark],
  ['vouched for in the claims', claims({ email_verified: true }), noAccountMark],
  ['with a password', by('password'), noAccountMark],
  ['not vouched for', by('oidc.chu', { email_verified: false }), notVouchedMark],
  ['not vouched for by Google', by('google.com', { verified_email: false }), notVouchedMark],
  ['of which nothing is said', by('oidc.chu', { email: 'nurse@home.example' }), notVouchedMark],
  ['of a login of which nothing is told', {}, notVouchedMark],
])('an address %s', (_, told, mark) => {
  expect(refusedAs(told as AuthBlockingEvent)).toBe(mark)
})
