import { absenceMetrics, comparisonOperators, sensorMetrics, triggerMetrics } from '@vigie/domain/care/enums'
import { describe, expect, test } from 'vitest'
import { emptyConditionalRule } from './ready-conditions.ts'
import { emptyRule, type RuleForm, typesMeant } from './rule-form.ts'
import { faultOf, firstFault, stepsOf } from './rule-steps.ts'

const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }
const home = { shifts: [night], untold: new Set(['sam']), today: '2026-11-26' }
const filled = { ...emptyRule, name: 'Bouton', recipients: ['nurse'] }
const counted = { ...emptyConditionalRule, name: 'Levers', recipients: ['nurse'], value: '4' }
const { greater, lesser, times_more } = comparisonOperators
const lying = { ...counted, action: 'layDown', metric: triggerMetrics.PRESSED_DURATION, value: '90' } as const
const cold = {
  ...counted,
  action: 'temperature',
  metric: sensorMetrics.TEMPERATURE,
  operator: lesser,
} as const

describe('nothing is asked that is said already', () => {
  test.each([
    ['an event as it comes', filled, 'event whom shifts people ways'],
    ['what is counted', counted, 'event metric whom shifts operator value people ways'],
    ['what lasts as well', lying, 'event metric whom shifts operator value people ways'],
    [
      'what does not come',
      { ...counted, metric: absenceMetrics.NOT_BACK },
      'event metric whom shifts value people ways',
    ],
    ['a reading', cold, 'event whom shifts operator value held people ways'],
    [
      'what is usual',
      { ...counted, operator: times_more },
      'event metric whom shifts operator value period people ways',
    ],
  ] as const)('of %s', (_, form, steps) => {
    expect(stepsOf(form).join(' ')).toBe(steps)
    expect(firstFault(form, home)).toBeNull()
  })
})

describe('a step is not left', () => {
  const usual = { ...counted, operator: times_more, value: '2' }
  const unmoved: RuleForm = {
    ...{ ...counted, action: 'noSignOfLife', metric: absenceMetrics.NO_SIGN },
    deviceTypes: typesMeant('noSignOfLife'),
  }
  test.each([
    ['event', { ...filled, deviceTypes: [] }, 'noDeviceType'],
    ['people', { ...filled, recipients: [] }, 'noRecipient'],
    ['people', { ...filled, recipients: ['nurse', 'sam'] }, 'recipientUntold'],
    ['ways', { ...filled, methods: [] }, 'noWay'],
    ['ways', { ...filled, name: ' ' }, 'nameWrong'],
    ['value', { ...counted, value: '' }, 'valueWrong'],
    ['value', { ...counted, value: 'quatre' }, 'valueWrong'],
    ['value', { ...counted, value: '2,5' }, 'valueWrong'],
    ['value', { ...counted, operator: lesser, value: '0' }, 'valueWrong'],
    ['value', { ...usual, value: '1' }, 'valueWrong'],
    ['held', { ...cold, heldMinutes: '0' }, 'heldWrong'],
    ['held', { ...cold, heldMinutes: '' }, 'heldWrong'],
    ['period', { ...usual, period: 'custom' }, 'periodWrong'],
    ['period', { ...usual, period: 'custom', from: '2026-11-01', to: '2026-11-03' }, 'periodWrong'],
    ['period', { ...usual, period: 'custom', from: '2026-11-30', to: '2026-11-01' }, 'periodWrong'],
    ['period', { ...usual, period: 'custom', from: '2026-11-20', to: '2026-11-27' }, 'periodNotOver'],
    ['value', { ...unmoved, value: '480', shiftIds: ['night'] }, 'waitsBeyondShift'],
    ['value', { ...lying, value: '480', shiftIds: ['night'] }, 'waitsBeyondShift'],
    ['held', { ...cold, heldMinutes: '480', shiftIds: ['night'] }, 'waitsBeyondShift'],
  ] as const)('%s: %o', (step, form, fault) => {
    expect(faultOf(step, form, home)).toBe(fault)
    expect(firstFault(form, home)).toEqual({ at: stepsOf(form).indexOf(step), fault })
  })

  test('and a wait is one for a shift that lasts longer, or for the whole day', () => {
    expect(faultOf('value', { ...unmoved, value: '479', shiftIds: ['night'] }, home)).toBeNull()
    expect(faultOf('value', { ...unmoved, value: '720' }, home)).toBeNull()
  })

  test('but with a comma or a point, and with seven days', () => {
    expect(faultOf('value', { ...cold, operator: greater, value: '27,5' }, home)).toBeNull()
    expect(faultOf('value', { ...usual, value: '1.5' }, home)).toBeNull()
    const days = { from: '2026-11-01', to: '2026-11-07' }
    expect(faultOf('period', { ...usual, period: 'custom', ...days }, home)).toBeNull()
  })
})
