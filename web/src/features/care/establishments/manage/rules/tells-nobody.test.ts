import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import { expect, test } from 'vitest'
import { tellsNobody } from './tells-nobody.ts'

const names = {
  people: new Map([
    ['anne', 'Anne'],
    ['new', 'New (without a level)'],
  ]),
  untold: new Set(['new']),
  areAllKnown: true,
}
const user = (uid: string): Recipient => ({ kind: 'user', uid })

test.each<[string, Recipient[], boolean]>([
  ['somebody who left', [user('gone')], true],
  ['a member without a level', [user('new'), user('gone')], true],
  ['somebody who is there besides', [user('gone'), user('anne')], false],
  ['the resident’s contact', [user('gone'), { kind: 'beneficiary' }], false],
])('a rule that names %s', (_, recipients, isLonely) => {
  expect(tellsNobody({ recipients }, names)).toBe(isLonely)
})

test('of whom not all is known, nothing is said', () => {
  expect(tellsNobody({ recipients: [user('gone')] }, { ...names, areAllKnown: false })).toBe(false)
})
