import { ruleSaidSchema } from '@vigie/domain/alerts/managed-rule'
import { expect, test } from 'vitest'
import { readyConditionForm, readyConditionNames } from './ready-conditions.ts'
import { readyForm, readyRuleNames } from './ready-rules.ts'
import { saidOf } from './rule-form.ts'
import { firstFault } from './rule-steps.ts'

const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }
const day = { id: 'day', name: 'Jour', nameFR: 'Jour', nameEN: 'Day', start: '07:00', end: '23:00' }
const home = { shifts: [night, day], untold: new Set<string>(), today: '2026-11-26' }
const nameOf = (ready: string, isAtNight: boolean) => `${ready}${isAtNight ? ' at night' : ''}`

test.each(readyRuleNames)('%s is what the server takes once somebody is told', (ready) => {
  const form = { ...readyForm(ready, [night, day], nameOf), recipients: ['nurse'] }
  expect(firstFault(form, home)).toBeNull()
  expect(ruleSaidSchema.safeParse(saidOf(form, ['night', 'day'], null)).error).toBeUndefined()
})

test('there are ten, of which no two are the same', () => {
  const forms = readyRuleNames.map((ready) => readyForm(ready, [night], nameOf))
  expect(new Set(forms.map(({ action, deviceTypes }) => `${action} ${deviceTypes}`)).size).toBe(10)
})

test('none takes the button that begins care for a call', () => {
  const forms = [
    ...readyRuleNames.map((ready) => readyForm(ready, [], nameOf)),
    ...readyConditionNames.map((ready) => readyConditionForm(ready, [], String)),
  ]
  expect(forms.filter(({ deviceTypes }) => deviceTypes.includes('NOVIKA-LW-BOUTONSILENCE'))).toEqual([])
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

test.each(readyConditionNames)('%s is what the server takes of a conditional rule', (ready) => {
  const name = (one: string, during: string | null) => `${one} ${during}`
  const form = { ...readyConditionForm(ready, [night, day], name), recipients: ['nurse'] }
  expect(form.deviceTypes).not.toEqual([])
  expect(firstFault(form, home)).toBeNull()
  expect(ruleSaidSchema.safeParse(saidOf(form, ['night', 'day'], null)).error).toBeUndefined()
})

test('fewer movements by day are for the shift of the day; where there is none for whole days, and not called so', () => {
  const name = (one: string, during: string | null) => `${one} ${during}`
  const byDay = { name: 'fewMoves day', shiftIds: ['day'], beneficiaryId: '' }
  expect(readyConditionForm('fewMoves', [night, day], name)).toMatchObject(byDay)
  expect(readyConditionForm('fewMoves', [night], name)).toMatchObject({ name: 'fewMoves null', shiftIds: [] })
})

test('no sign of life waits for longer than a night where it watches at night too', () => {
  const name = (one: string, during: string | null) => `${one} ${during}`
  expect(readyConditionForm('noSign', [night, day], name)).toMatchObject({ value: '120', shiftIds: ['day'] })
  expect(readyConditionForm('noSign', [night], name)).toMatchObject({ value: '720', shiftIds: [] })
})
