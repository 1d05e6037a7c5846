import { liveRuleSchema } from '@vigie/domain/alerts/notification-rule'
import { careButton } from '@vigie/domain/care/care-press'
import { describe, expect, test } from 'vitest'
import { isLastForCall, isLastOfCareButton, mayLeaveCall } from './last-for-call.ts'
import { emptyRule, formOf, saidOf } from './rule-form.ts'

const filled = { ...emptyRule, name: 'Bouton', recipients: ['nurse'], shiftIds: ['night'] }

describe('a rule is the last for a call where no other', () => {
  const made = { activated: true, createdBy: 'a', createdAt: 1, updatedAt: 5 }
  const rule = { id: 'r', ...liveRuleSchema.parse({ ...saidOf(filled, [], null), type: 'live', ...made }) }
  const other = { ...rule, id: 'other' }

  test.each([
    ['is there', []],
    ['is activated', [{ ...other, activated: false }]],
    ['is for the same call', [{ ...other, action: 'fall' as const }]],
    ['is for all residents', [{ ...other, beneficiaryId: 'roy' }]],
    ['holds at any time', [{ ...other, shiftIds: ['night'] }]],
    ['is for all of its device types', [{ ...other, deviceTypes: rule.deviceTypes.slice(1) }]],
  ])('%s', (_, others) => {
    expect(isLastForCall(rule, [rule, ...others])).toBe(true)
  })

  test('and not beside one that is all of that, nor of what is no call for help', () => {
    expect(isLastForCall(rule, [rule, other])).toBe(false)
    expect(isLastForCall({ ...rule, action: 'doorOpen' }, [])).toBe(false)
    expect(isLastForCall({ ...rule, activated: false }, [])).toBe(false)
  })

  test.each([
    ['another event', { action: 'fall' as const }],
    ['fewer device types', { deviceTypes: rule.deviceTypes.slice(1) }],
    ['one resident', { beneficiaryId: 'roy' }],
    ['a shift', { shiftIds: ['night'] }],
  ])('a change to %s leaves calls to none, unless another is for all', (_, change) => {
    const form = { ...formOf(rule), ...change }
    expect(mayLeaveCall(rule, form, [rule])).toBe(true)
    expect(mayLeaveCall(rule, form, [rule, other])).toBe(false)
  })

  test('a change of whom it tells, or to more than it was for, leaves none', () => {
    const ofNight = { ...rule, beneficiaryId: 'roy', shiftIds: ['night'] }
    expect(mayLeaveCall(rule, { ...formOf(rule), recipients: ['other'] }, [rule])).toBe(false)
    expect(mayLeaveCall(ofNight, formOf(ofNight), [ofNight])).toBe(false)
    expect(mayLeaveCall(ofNight, formOf(rule), [ofNight])).toBe(false)
  })

  test('the button of care calls by the last rule that names it, also where that is switched off', () => {
    const ofCare: typeof rule = { ...rule, deviceTypes: [...rule.deviceTypes, careButton] }
    const switchedOff = { ...ofCare, id: 'off', activated: false }
    expect(isLastOfCareButton(ofCare, [ofCare, other])).toBe(true)
    expect(isLastOfCareButton({ ...ofCare, activated: false }, [])).toBe(true)
    expect(isLastOfCareButton(ofCare, [ofCare, switchedOff])).toBe(false)
    expect(isLastOfCareButton(rule, [rule])).toBe(false)
    expect(isLastOfCareButton(ofCare, [ofCare], formOf(rule))).toBe(true)
    expect(isLastOfCareButton(ofCare, [ofCare], formOf(ofCare))).toBe(false)
  })
})
