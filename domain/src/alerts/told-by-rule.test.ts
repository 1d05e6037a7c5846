import { expect, test } from 'vitest'
import { access } from '../people/access.fixture.ts'
import { roles } from '../people/roles.ts'
import { isToldOfAllBy, mayBeToldBy } from './told-by-rule.ts'

const { ADMIN, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles
const ofAll = { beneficiaryId: null }
const [ofRoy, ofGirard] = [{ beneficiaryId: 'roy' }, { beneficiaryId: 'girard' }]

test('a rule tells staff of the home of any resident, whatever their level', () => {
  for (const level of [READ_ONLY, READ_WRITE]) {
    for (const rule of [ofAll, ofRoy]) expect(mayBeToldBy(rule, access(NURSE, level))).toBe(true)
  }
})

test('it tells a caregiver of the residents they follow', () => {
  const caregiver = access(CAREGIVER, READ_ONLY)
  expect([ofAll, ofRoy, ofGirard].map((rule) => mayBeToldBy(rule, caregiver))).toEqual([true, true, false])
  const ofNobody = access(CAREGIVER, READ_ONLY, { membership: { beneficiaryIds: [] } })
  expect(mayBeToldBy(ofAll, ofNobody)).toBe(false)
})

test('it tells nobody who has no level, no account that is open, or no membership, a super administrator neither', () => {
  const others = [
    access(NURSE, null),
    access(NURSE, READ_WRITE, { person: { disabled: true } }),
    access(NURSE, READ_WRITE, { membership: { state: 'pending' } }),
    access(ADMIN, 'no membership'),
  ]
  for (const one of others) expect(mayBeToldBy(ofRoy, one)).toBe(false)
})

test('a rule for all residents tells staff of each, and a caregiver of none but theirs', () => {
  const [nurse, caregiver] = [access(NURSE, READ_ONLY), access(CAREGIVER, READ_WRITE)]
  expect([ofAll, ofRoy].map((rule) => isToldOfAllBy(rule, nurse))).toEqual([true, true])
  expect([ofAll, ofRoy, ofGirard].map((rule) => isToldOfAllBy(rule, caregiver))).toEqual([false, true, false])
})
