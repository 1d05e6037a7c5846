import { ruleSaidSchema } from '@vigie/domain/alerts/managed-rule'
import { expect, test } from 'vitest'
import { readyForm, readyRuleNames } from './ready-rules.ts'
import { faultOf, ruleSteps, saidOf } from './rule-form.ts'

const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }
const day = { id: 'day', name: 'Jour', nameFR: 'Jour', nameEN: 'Day', start: '07:00', end: '23:00' }
const nameOf = (ready: string, isAtNight: boolean) => `${ready}${isAtNight ? ' at night' : ''}`

test.each(readyRuleNames)('%s is what the server takes once somebody is told', (ready) => {
  const form = { ...readyForm(ready, [night, day], nameOf), recipients: ['nurse'] }
  expect(ruleSteps.map((step) => faultOf(step, form))).toEqual([null, null, null, null, null])
  expect(ruleSaidSchema.safeParse(saidOf(form, ['night', 'day'], null)).error).toBeUndefined()
})

test('there are ten, of which no two are the same', () => {
  const forms = readyRuleNames.map((ready) => readyForm(ready, [night], nameOf))
  expect(new Set(forms.map(({ action, deviceTypes }) => `${action} ${deviceTypes}`)).size).toBe(10)
})

test('leaving the bed at night is for bed pads, and the shift of the night', () => {
  expect(readyForm('bedExit', [day, night], nameOf)).toMatchObject({
    name: 'bedExit at night',
    deviceTypes: ['NOVIKA-LW-BANDE', 'NOVIKA-LW-EXTBANDE'],
    shiftIds: ['night'],
  })
})

test('where a home has no shift at night it is for any time, and not called so', () => {
  expect(readyForm('bedExit', [day], nameOf)).toMatchObject({ name: 'bedExit', shiftIds: [] })
})
