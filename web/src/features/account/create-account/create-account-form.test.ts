import { newAccountSchema } from '@vigie/domain/people/new-account'
import { currentTerms } from '@vigie/domain/people/terms'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CreateAccountForm, faultsOf } from './create-account-form.ts'

const good: CreateAccountForm = { displayName: 'Nadia Fortin', email: 'nadia@vigie.example', accepted: true }

test.each<[Partial<CreateAccountForm>, ReturnType<typeof faultsOf>]>([
  [{}, {}],
  [{ displayName: '  ' }, { displayName: 'nameRequired' }],
  [{ displayName: 'n'.repeat(121) }, { displayName: 'nameTooLong' }],
  [{ displayName: '!!!' }, { displayName: 'nameNotShown' }],
  [{ displayName: 'Na\u202Edia' }, { displayName: 'nameNotShown' }],
  [{ displayName: `Nadia${'\u0301'.repeat(60)}` }, { displayName: 'nameNotShown' }],
  [{ email: ' ' }, { email: 'emailRequired' }],
  [{ email: 'nadia@vigie' }, { email: 'emailInvalid' }],
  [{ email: ' nadia@vigie.example ' }, {}],
  [{ accepted: false }, { accepted: 'termsRequired' }],
])('%o gives %o', (change, faults) => {
  expect(faultsOf({ ...good, ...change })).toEqual(faults)
})

/** Of the kind that people have: of all that RFC 5322 allows, hardly any is taken. */
const usualEmail = fc
  .tuple(
    fc.stringMatching(/^[a-z\d_]([.+-]?[a-zA-Z\d]){0,12}$/),
    fc.stringMatching(/^([a-z\d]{1,8}\.){1,3}[a-z]{2,6}$/),
  )
  .map(([local, host]) => `${local}@${host}`)

test('the form lets through what the server takes, and nothing else', () => {
  const displayName = fc.string({ maxLength: 130 })
  const email = fc.oneof({ weight: 2, arbitrary: usualEmail }, fc.emailAddress(), fc.string())
  fc.assert(
    fc.property(displayName, email, (name, address) => {
      const letThrough =
        Object.keys(faultsOf({ displayName: name, email: address, accepted: true })).length === 0
      const sent = { displayName: name, email: address.trim(), locale: 'fr', terms: currentTerms }
      expect(letThrough).toBe(newAccountSchema.safeParse(sent).success)
    }),
  )
})

test('the form lets the addresses of people through', () => {
  fc.assert(
    fc.property(usualEmail, (email) => {
      expect(faultsOf({ ...good, email })).toEqual({})
    }),
  )
})
