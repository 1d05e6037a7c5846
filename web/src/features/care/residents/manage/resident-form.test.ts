import { beneficiaryChangeSchema } from '@vigie/domain/care/managed-beneficiary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './resident-form.ts'

describe('the form of a resident', () => {
  it.each([
    [{ name: ' ', room: '12' }, { name: 'nameRequired' }],
    [{ name: 'é'.repeat(121), room: '12' }, { name: 'nameTooLong' }],
    [{ name: '—', room: '12' }, { name: 'nameNotShown' }],
    [{ name: 'Mme Roy', room: '1'.repeat(21) }, { room: 'roomTooLong' }],
    [{ name: 'Mme Roy', room: '1\u202e2' }, { room: 'roomNotShown' }],
    [{ name: 'Mme Roy', room: '' }, {}],
  ])('says of %j: %j', (form, faults) => {
    expect(faultsOf(form)).toEqual(faults)
  })

  it('says what is wrong with all that the server would refuse, and with nothing else', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 130 }), fc.constantFrom('', ' ', '204 B'))
    fc.assert(
      fc.property(fc.record({ name: text, room: text }), (form) => {
        const isFaultless = Object.keys(faultsOf(form)).length === 0
        expect(isFaultless).toBe(beneficiaryChangeSchema.safeParse(form).success)
      }),
    )
  })
})
