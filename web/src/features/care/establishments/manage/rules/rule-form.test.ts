import { ruleSaidSchema } from '@vigie/domain/alerts/managed-rule'
import { eventKindNames } from '@vigie/domain/sensors/event-kinds'
import { describe, expect, test } from 'vitest'
import {
  contact,
  emptyRule,
  eventsOffered,
  faultOf,
  formOf,
  isLastForCall,
  mayLeaveCall,
  ruleSteps,
  saidOf,
  typesSending,
} from './rule-form.ts'

const filled = { ...emptyRule, name: 'Bouton', recipients: ['nurse', contact], shiftIds: ['night', 'gone'] }

test('every event is offered once', () => {
  expect([...eventsOffered.alarms, ...eventsOffered.otherEvents].toSorted()).toEqual(
    eventKindNames.toSorted(),
  )
})

test('what was filled in is what the server takes, without shifts that the home has no more', () => {
  const said = saidOf(filled, ['night'], 5)
  expect(ruleSaidSchema.parse(said)).toMatchObject({
    beneficiaryId: null,
    shiftIds: ['night'],
    recipients: [{ kind: 'user', uid: 'nurse' }, { kind: 'beneficiary' }],
    updatedAt: 5,
  })
  const rule = { type: 'live' as const, ...said, activated: true, createdBy: 'a', createdAt: 1, updatedAt: 5 }
  expect(formOf(rule)).toEqual({ ...filled, shiftIds: ['night'] })
})

describe('a step is not left', () => {
  test.each([
    ['event', { deviceTypes: [] }, 'noDeviceType'],
    ['people', { recipients: [] }, 'noRecipient'],
    ['ways', { methods: [] }, 'noWay'],
    ['ways', { name: ' ' }, 'nameWrong'],
  ] as const)('%s: %o', (step, wrong, fault) => {
    expect(faultOf(step, { ...filled, ...wrong })).toBe(fault)
  })

  test('but where all is said', () => {
    expect(ruleSteps.map((step) => faultOf(step, filled))).toEqual([null, null, null, null, null])
  })
})

test('a type that cannot send an event is not meant by it', () => {
  expect(typesSending('doorOpen')).toEqual(['MOKO-LW-007PIR', 'NOVIKA-LW-AIMANT'])
})

describe('a rule is the last for a call where no other', () => {
  const rule = {
    id: 'r',
    type: 'live' as const,
    ...saidOf(filled, [], null),
    activated: true,
    createdBy: 'a',
    createdAt: 1,
    updatedAt: 5,
  }
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
})
