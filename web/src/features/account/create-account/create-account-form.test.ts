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
  [{ email: ' ' }, { email: 'emailRequired' }],
  [{ email: 'nadia@vigie' }, { email: 'emailInvalid' }],
  [{ email: ' nadia@vigie.example ' }, {}],
  [{ accepted: false }, { accepted: 'termsRequired' }],
])('%o gives %o', (change, faults) => {
  expect(faultsOf({ ...good, ...change })).toEqual(faults)
})

test('what the form lets through, the server takes', () => {
  const displayName = fc.string({ maxLength: 130 })
  const email = fc.oneof(fc.emailAddress(), fc.string())
  fc.assert(
    fc.property(displayName, email, (name, address) => {
      fc.pre(Object.keys(faultsOf({ displayName: name, email: address, accepted: true })).length === 0)
      const sent = { displayName: name, email: address.trim(), locale: 'fr', terms: currentTerms }
      expect(newAccountSchema.safeParse(sent).success).toBe(true)
    }),
  )
})
