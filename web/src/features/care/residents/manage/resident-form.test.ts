import { beneficiaryChangeSchema } from '@vigie/domain/care/managed-beneficiary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyForm, faultsOf, formOf, saidIn, takenOver, withPhone } from './resident-form.ts'

const roy = {
  name: 'Mme Roy',
  room: '12',
  email: 'roy@vigie.example',
  phone: '+15142345678',
  confirmedPhone: '+15142345678',
}

describe('the form of a resident', () => {
  it.each([
    [{ name: ' ', room: '12' }, { name: 'nameRequired' }],
    [{ name: 'é'.repeat(121), room: '12' }, { name: 'nameTooLong' }],
    [{ name: '—', room: '12' }, { name: 'nameNotShown' }],
    [{ name: 'Mme Roy', room: '1'.repeat(21) }, { room: 'roomTooLong' }],
    [{ name: 'Mme Roy', room: '1\u202e2' }, { room: 'roomNotShown' }],
    [{ name: `Mme Roy${'\u0301'.repeat(60)}`, room: '12' }, { name: 'nameNotShown' }],
    [{ name: 'Mme Roy', room: `12${'\u0301'.repeat(9)}` }, { room: 'roomNotShown' }],
    [{ name: 'Mme Roy', room: '' }, {}],
    [{ name: 'Mme Roy', email: ' roy@vigie.example ', phone: '(514) 234-5678' }, {}],
    [{ name: 'Mme Roy', email: 'roy' }, { email: 'emailInvalid' }],
    [{ name: 'Mme Roy', phone: '555-0142' }, { phone: 'phoneInvalid' }],
    [{ name: 'Mme Roy', phone: '514 234-5678 poste 12' }, { phone: 'phoneInvalid' }],
  ])('says of %j: %j', (form, faults) => {
    expect(faultsOf({ ...emptyForm, ...form })).toEqual(faults)
  })

  it('says what is wrong with all that the server would refuse, and with nothing else', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 130 }), fc.constantFrom('', ' ', '204 B'))
    const email = fc.constantFrom('', ' ', 'a@b.example', ' a@b.example ', 'a@b', '@')
    fc.assert(
      fc.property(fc.record({ name: text, room: text, email }), (typed) => {
        const form = { ...emptyForm, ...typed }
        const isFaultless = Object.keys(faultsOf(form)).length === 0
        expect(isFaultless).toBe(beneficiaryChangeSchema.safeParse(saidIn(form, emptyForm)).success)
      }),
    )
  })

  it('says of how somebody is reached what was changed, and no more', () => {
    const began = formOf(roy)
    expect(began).toMatchObject({ phone: '(514) 234-5678', phoneTried: true })
    const { name, room } = roy
    expect(saidIn(began, began)).toEqual({ name, room })
    expect(saidIn({ ...began, email: '' }, began)).toEqual({ name, room, email: null })
    expect(saidIn({ ...began, phoneTried: false }, began)).toEqual({
      name,
      room,
      phone: roy.phone,
      phoneTried: false,
    })
  })

  it('takes over what others changed where nothing was typed, keeps what was typed, and says both', () => {
    const began = formOf(roy)
    const typed = { ...began, name: 'Mme Roy-Côté', email: 'neuf@vigie.example' }
    const now = formOf({ ...roy, name: 'Mme Roi', room: '305', phone: null, confirmedPhone: null })
    const { form, changed } = takenOver(typed, began, now)
    expect(form).toEqual({ ...typed, room: '305', phone: '', phoneTried: false })
    expect(changed).toEqual([
      { field: 'name', now: 'Mme Roi', isTypedOver: true },
      { field: 'room', now: '305', isTypedOver: false },
      { field: 'phone', now: '', isTypedOver: false },
    ])
    // Saved again, it changes what was typed and no more.
    expect(saidIn(form, now)).toEqual({ name: 'Mme Roy-Côté', room: '305', email: 'neuf@vigie.example' })
    const untried = formOf({ ...roy, confirmedPhone: null })
    expect(takenOver(began, began, untried)).toMatchObject({
      form: { phoneTried: false },
      changed: [{ field: 'phone' }],
    })
  })

  it('forgets that a number was tried with another number, and knows it again with the same', () => {
    const began = formOf(roy)
    const other = withPhone(began, '514 234-5679', began)
    expect(saidIn(other, began)).toMatchObject({ phone: '+15142345679', phoneTried: false })
    expect(withPhone(other, '514-234-5678', began).phoneTried).toBe(true)
    expect(saidIn(withPhone(began, '', began), began)).toMatchObject({ phone: null, phoneTried: false })
  })
})
