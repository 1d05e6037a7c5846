import { ruleSaidSchema } from '@vigie/domain/alerts/managed-rule'
import { ruleSchema } from '@vigie/domain/rules/rule'
import { expect, test } from 'vitest'
import { emptyConditionalRule } from './ready-conditions.ts'
import { contact, emptyRule, formOf, saidOf, typesMeant, typesSending } from './rule-form.ts'

const made = { activated: true, createdBy: 'a', createdAt: 1, updatedAt: 5 }
const filled = { ...emptyRule, name: 'Bouton', recipients: ['nurse', contact], shiftIds: ['night', 'gone'] }

test('what was filled in is what the server takes, without shifts that the home has no more', () => {
  const said = saidOf(filled, ['night'], 5)
  expect(ruleSaidSchema.parse(said)).toMatchObject({
    beneficiaryId: null,
    shiftIds: ['night'],
    recipients: [{ kind: 'user', uid: 'nurse' }, { kind: 'beneficiary' }],
    updatedAt: 5,
  })
  expect(formOf(ruleSchema.parse({ type: 'live', ...said, ...made }))).toEqual({
    ...filled,
    shiftIds: ['night'],
  })
})

test('of a conditional rule what it compares is said too, and comes back as it was typed', () => {
  const custom = { period: 'custom', from: '2026-10-01', to: '2026-10-31' } as const
  const form = {
    ...emptyConditionalRule,
    name: 'Levers',
    recipients: ['nurse'],
    value: '2',
    operator: 2 as const,
  }
  const said = saidOf({ ...form, ...custom }, [], null)
  expect(ruleSaidSchema.parse(said)).toMatchObject({
    ...{ type: 'conditional', metric: 1, operator: 2, value: 2, heldMinutes: null },
    period: { kind: 'custom', from: '2026-10-01', to: '2026-10-31' },
  })
  expect(formOf(ruleSchema.parse({ ...said, ...made, watchesSince: 1 }))).toEqual({ ...form, ...custom })
})

test('the button that begins care can be named by a rule, and is not unless somebody ticks it', () => {
  expect(typesSending('buttonPressed')).toContain('NOVIKA-LW-BOUTONSILENCE')
  expect(typesMeant('buttonPressed')).not.toContain('NOVIKA-LW-BOUTONSILENCE')
  expect(emptyRule.deviceTypes).toEqual(typesMeant('buttonPressed'))
})

test('a type that cannot send an event is not meant by it', () => {
  expect(typesSending('doorOpen')).toEqual(['MOKO-LW-007PIR', 'NOVIKA-LW-AIMANT'])
})
