import { describe, expect, test } from 'vitest'
import { differingFields, newRule, type RuleSaid, ruleSaidSchema } from './managed-rule.ts'
import { liveRuleSchema } from './notification-rule.ts'

const said: RuleSaid = {
  name: 'Bouton d’appel, la nuit',
  beneficiaryId: null,
  deviceTypes: ['NOVIKA-LW-BOUTON', 'MOKO-LW-004PB'],
  action: 'buttonPressed',
  shiftIds: ['night', 'evening'],
  recipients: [{ kind: 'user', uid: 'nurse' }, { kind: 'beneficiary' }],
  methods: ['sms', 'email'],
  updatedAt: null,
}

describe('what is said of a rule', () => {
  test('makes a rule that ingest reads', () => {
    expect(liveRuleSchema.parse(newRule(ruleSaidSchema.parse(said), 'admin', 5))).toMatchObject({
      activated: true,
      createdBy: 'admin',
      updatedAt: 5,
    })
  })

  test.each<[string, object]>([
    ['no name', { name: ' ' }],
    ['a name that nobody sees', { name: '\u200B' }],
    ['no device type', { deviceTypes: [] }],
    ['an action that one of its device types cannot send', { deviceTypes: ['NOVIKA-LW-AIMANT'] }],
    ['nobody to tell', { recipients: [] }],
    ['somebody twice', { recipients: [{ kind: 'beneficiary' }, { kind: 'beneficiary' }] }],
    ['no way to tell', { methods: [] }],
    ['a notification alone', { methods: ['push'] }],
    ['a way twice', { methods: ['sms', 'sms'] }],
    ['a field of the server’s', { createdBy: 'somebody' }],
  ])('is refused with %s', (_, other) => {
    expect(ruleSaidSchema.safeParse({ ...said, ...other }).success).toBe(false)
  })
})

describe('what a change differs in', () => {
  const rule = newRule(said, 'admin', 5)

  test('is nothing where only the order of its lists is another', () => {
    const reordered = {
      ...said,
      shiftIds: ['evening', 'night'],
      recipients: said.recipients.toReversed(),
      methods: said.methods.toReversed(),
      deviceTypes: said.deviceTypes.toReversed(),
    }
    expect(differingFields(rule, reordered)).toEqual([])
  })

  test.each<[keyof RuleSaid, Partial<RuleSaid>]>([
    ['name', { name: 'Bouton' }],
    ['beneficiaryId', { beneficiaryId: 'resident' }],
    ['action', { action: 'fall' }],
    ['deviceTypes', { deviceTypes: ['NOVIKA-LW-BOUTON'] }],
    ['shiftIds', { shiftIds: [] }],
    ['recipients', { recipients: [{ kind: 'user', uid: 'other' }, { kind: 'beneficiary' }] }],
    ['methods', { methods: ['sms'] }],
  ])('names %s', (field, other) => {
    expect(differingFields(rule, { ...said, ...other } as RuleSaid)).toEqual([field])
  })
})
