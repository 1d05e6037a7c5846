import { expect, test } from 'vitest'
import { contact } from './rule-form.ts'
import { unreachedContacts } from './unreached.ts'

const nothing = { email: null, phone: null, confirmedPhone: null }
const number = '+15145550100'
const residents = [
  { id: 'mail', ...nothing, email: 'a@vigie.example' },
  { id: 'phone', ...nothing, phone: number, confirmedPhone: number },
  { id: 'never tried', ...nothing, phone: number },
  { id: 'none', ...nothing },
]
const rule = { recipients: ['nurse', contact], beneficiaryId: '', methods: ['sms', 'email'] as const }

test('a rule for all reaches the contact of those who have one that it may write to', () => {
  expect(unreachedContacts(rule, residents)).toEqual(['never tried', 'none'])
  expect(unreachedContacts({ ...rule, methods: ['sms'] }, residents)).toEqual(['mail', 'never tried', 'none'])
})

test('a rule for one is about that one, and a rule that tells no contact about nobody', () => {
  expect(unreachedContacts({ ...rule, beneficiaryId: 'none' }, residents)).toEqual(['none'])
  expect(unreachedContacts({ ...rule, recipients: ['nurse'] }, residents)).toEqual([])
})
