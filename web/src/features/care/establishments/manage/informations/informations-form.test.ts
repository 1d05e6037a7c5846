import type { Establishment } from '@vigie/domain/care/establishment'
import { expect, test } from 'vitest'
import { phoneOf, phoneWords } from '../../../../../lib/phone/phone.ts'
import {
  changedIn as changedWith,
  emptyForm,
  faultsOf as faultsWith,
  formOf,
  type InformationsForm,
  saidIn,
  shownOf,
} from './informations-form.ts'

const phones = { phoneOf, phoneWords }
const faultsSince = (typed: InformationsForm, began: InformationsForm) => faultsWith(typed, began, phones)
const changedIn = (typed: InformationsForm, began: InformationsForm) => changedWith(typed, began, phones)
const form = { ...emptyForm('America/Toronto'), name: 'Les Pins', contactEmail: 'a@vigie.example' }
const faultsOf = (typed: InformationsForm) => faultsSince(typed, emptyForm('America/Toronto'))

test('only a name is needed', () => {
  expect(faultsOf(emptyForm('America/Toronto'))).toEqual({ name: 'nameRequired' })
  expect(faultsOf({ ...emptyForm('America/Toronto'), name: 'Les Pins' })).toEqual({})
})

test('a name that nobody could read is said to be one', () => {
  expect(faultsOf({ ...form, name: '\u200B!' })).toEqual({ name: 'nameNotShown' })
  expect(faultsOf({ ...form, name: `Les Pins${'\u0301'.repeat(60)}` })).toEqual({ name: 'nameNotShown' })
})

test('what is too long, or no address, is said where it is', () => {
  const long = 'x'.repeat(400)
  const faults = faultsOf({ ...form, name: long, address: long, contactName: long })
  expect(Object.values(faults)).toEqual(['tooLong', 'tooLong', 'tooLong'])
  expect(faultsOf({ ...form, contactEmail: 'nobody' })).toEqual({ contactEmail: 'emailInvalid' })
  expect(faultsOf({ ...form, contactEmail: ' a@vigie.example ' })).toEqual({})
})

test('only what was changed is sent, the contact as a whole', () => {
  expect(changedIn(form, form)).toEqual({})
  expect(changedIn({ ...form, name: 'Les Cèdres' }, form)).toEqual({ name: 'Les Cèdres' })
  expect(changedIn({ ...form, contactPhone: '418 555-0100' }, form)).toEqual({
    contact: { name: '', phone: '+14185550100', email: 'a@vigie.example' },
  })
  expect(saidIn(form, phones)).toMatchObject({ name: 'Les Pins', timeZone: 'America/Toronto' })
})

const establishment = (phone: string) =>
  ({
    name: 'Les Pins',
    address: '',
    contact: { name: '', phone, email: '' },
    timeZone: 'America/Toronto',
  }) as Establishment

test('a telephone number is a whole one or none, and stands there as people write it', () => {
  expect(faultsOf({ ...form, contactPhone: '555-0100' })).toEqual({ contactPhone: 'phoneInvalid' })
  expect(faultsOf({ ...form, contactPhone: ' ' })).toEqual({})
  const began = formOf(establishment('+14185550100'))
  expect(shownOf(began, began, phones).contactPhone).toBe('(418) 555-0100')
  expect(shownOf({ ...began, contactPhone: '418 5' }, began, phones).contactPhone).toBe('418 5')
  expect(changedIn({ ...began, contactPhone: '418-555-0100' }, began)).toEqual({})
})

test('a number of before that is none is still read, and keeps nobody from changing the rest', () => {
  const began = formOf(establishment('à l’accueil'))
  expect(shownOf(began, began, phones).contactPhone).toBe('à l’accueil')
  const renamed = { ...began, name: 'Les Cèdres' }
  expect(faultsSince(renamed, began)).toEqual({})
  expect(changedIn(renamed, began)).toEqual({ name: 'Les Cèdres' })
  expect(faultsSince({ ...began, contactName: 'Sylvie' }, began)).toEqual({ contactPhone: 'phoneInvalid' })
})

test('while the numbers of the world are not there yet, none is called wrong, and all else is', () => {
  const empty = emptyForm('America/Toronto')
  expect(faultsWith({ ...form, contactPhone: '555-0100' }, empty, null)).toEqual({})
  expect(faultsWith({ ...empty, contactPhone: '555-0100' }, empty, null)).toEqual({ name: 'nameRequired' })
})
