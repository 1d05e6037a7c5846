import { profileChangeSchema } from '@vigie/domain/people/profile-change'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneOf, phoneWords } from '../../../lib/phone/phone.ts'
import { phoneFaultsOf, phonesAsTyped, phonesToSend, type TypedPhones } from './phones.ts'

const phones = { phoneOf, phoneWords }
const none: TypedPhones = { phoneMobile: '', phoneFix: '', phoneExt: '' }

test.each<[Partial<TypedPhones>, ReturnType<typeof phoneFaultsOf>]>([
  [{}, {}],
  [{ phoneMobile: ' 514 234-5678 ', phoneExt: ' 12 ' }, {}],
  [{ phoneMobile: '514' }, { phoneMobile: 'phoneInvalid' }],
  [{ phoneFix: 'bureau' }, { phoneFix: 'phoneInvalid' }],
  [{ phoneExt: 'poste 12' }, { phoneExt: 'extInvalid' }],
])('%o gives %o', (change, faults) => {
  expect(phoneFaultsOf({ ...none, ...change }, phones)).toEqual(faults)
})

test('a number that was stored is sent as it was, and one that was emptied is none', () => {
  const stored = { phoneMobile: '+15142345678', phoneFix: null, phoneExt: '12' }
  const typed = phonesAsTyped(
    {
      ...stored,
      displayName: 'Nadia',
      email: 'nadia@vigie.example',
      locale: 'fr',
      verifiedPhones: [],
      hasUnlockCode: false,
    },
    phones,
  )
  expect(phonesToSend(typed, phones)).toEqual(stored)
  expect(phonesToSend(none, phones)).toEqual({ phoneMobile: null, phoneFix: null, phoneExt: null })
})

test('what the form lets through the server takes', () => {
  const number = fc.oneof(fc.constant('514 234-5678'), fc.string({ maxLength: 20 }))
  const ext = fc.oneof(fc.stringMatching(/^[\d*#,]{0,12}$/), fc.string({ maxLength: 12 }))
  fc.assert(
    fc.property(fc.record({ phoneMobile: number, phoneFix: number, phoneExt: ext }), (typed) => {
      fc.pre(Object.keys(phoneFaultsOf(typed, phones)).length === 0)
      expect(profileChangeSchema.safeParse(phonesToSend(typed, phones)).success).toBe(true)
    }),
  )
})

test('while the numbers of the world are not there yet, none is called wrong, and an extension is', () => {
  expect(phoneFaultsOf({ phoneMobile: '514', phoneFix: 'bureau', phoneExt: 'poste 12' }, null)).toEqual({
    phoneExt: 'extInvalid',
  })
})
