import { expect, test } from 'vitest'
import { changedIn, emptyForm, faultsOf, saidIn } from './informations-form.ts'

const form = { ...emptyForm('America/Toronto'), name: 'Les Pins', contactEmail: 'a@vigie.example' }

test('only a name is needed', () => {
  expect(faultsOf(emptyForm('America/Toronto'))).toEqual({ name: 'nameRequired' })
  expect(faultsOf({ ...emptyForm('America/Toronto'), name: 'Les Pins' })).toEqual({})
})

test('a name that nobody could read is said to be one', () => {
  expect(faultsOf({ ...form, name: '\u200B!' })).toEqual({ name: 'nameNotShown' })
})

test('what is too long, or no address, is said where it is', () => {
  const long = 'x'.repeat(400)
  const faults = faultsOf({ ...form, name: long, address: long, contactName: long, contactPhone: long })
  expect(Object.values(faults)).toEqual(['tooLong', 'tooLong', 'tooLong', 'tooLong'])
  expect(faultsOf({ ...form, contactEmail: 'nobody' })).toEqual({ contactEmail: 'emailInvalid' })
  expect(faultsOf({ ...form, contactEmail: ' a@vigie.example ' })).toEqual({})
})

test('only what was changed is sent, the contact as a whole', () => {
  expect(changedIn(form, form)).toEqual({})
  expect(changedIn({ ...form, name: 'Les Cèdres' }, form)).toEqual({ name: 'Les Cèdres' })
  expect(changedIn({ ...form, contactPhone: '418 555-0100' }, form)).toEqual({
    contact: { name: '', phone: '418 555-0100', email: 'a@vigie.example' },
  })
  expect(saidIn(form)).toMatchObject({ name: 'Les Pins', timeZone: 'America/Toronto' })
})
