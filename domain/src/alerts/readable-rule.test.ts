import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LiveRule } from './notification-rule.ts'
import { namesAll, readableRule } from './readable-rule.ts'

const rule: LiveRule = {
  type: 'live',
  name: 'Chute',
  beneficiaryId: null,
  deviceTypes: ['NOVIKA-LW-CEINTURE'],
  action: 'fall',
  shiftIds: [],
  recipients: [{ kind: 'user', uid: 'nurse' }],
  methods: ['sms'],
  activated: true,
  createdBy: 'direction',
  createdAt: 1,
  updatedAt: 1,
}
const whatItIsAbout = { action: 'fall', deviceTypes: ['NOVIKA-LW-CEINTURE'], activated: true }

test('a sound rule is read as it is', () => {
  expect(readableRule(rule)).toEqual(rule)
})

test('whatever else is spoilt or missing, it still says what it alerts on', () => {
  const spoilable = [
    'name',
    'beneficiaryId',
    'shiftIds',
    'recipients',
    'methods',
    'createdBy',
    'createdAt',
    'updatedAt',
  ]
  const spoilt = fc.dictionary(fc.constantFrom(...spoilable), fc.anything())
  fc.assert(
    fc.property(spoilt, (fields) => {
      expect(readableRule({ ...rule, ...fields })).toMatchObject(whatItIsAbout)
    }),
  )
})

test('one unreadable entry costs itself', () => {
  expect(readableRule({ ...rule, deviceTypes: [...rule.deviceTypes, 'UNHEARD-OF'] })).toEqual(rule)
  expect(readableRule({ ...rule, recipients: [...rule.recipients, 42] })).toEqual(rule)
  expect(readableRule({ ...rule, methods: [...rule.methods, 'pigeon'] })).toEqual(rule)
})

test.each([{ methods: 'pigeon' }, { methods: ['pigeon'] }, { methods: [] }])(
  'whom it names is told on the usual channels where it names none: %o',
  (spoilt) => expect(readableRule({ ...rule, ...spoilt })?.methods).toEqual(['sms', 'email']),
)

test.each([
  [rule.recipients, true],
  [[...rule.recipients, { kind: 'user', uid: 'a/b' }], false],
  [[], false],
  ['lost', false],
])('it says whether all of %o can be told', (recipients, all) => {
  expect(namesAll({ ...rule, recipients })).toBe(all)
})

test.each([{ action: 'dance' }, { deviceTypes: 'all' }, { deviceTypes: [] }, { type: 'absence' }])(
  'nothing is guessed where it cannot be known what it is about: %o',
  (spoilt) => expect(readableRule({ ...rule, ...spoilt })).toBeNull(),
)
