import { access } from '@vigie/domain/people/access.fixture'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { hasArchivedInReach } from './archived-in-reach.ts'

const { CAREGIVER, NURSE, READ_ONLY } = roles
const living = [{ id: 'roy' }, { id: 'cote' }]

test('staff may always look for who is archived, a relative where somebody whom they follow does not live there', () => {
  expect(hasArchivedInReach(access(NURSE, READ_ONLY), living)).toBe(true)
  const relative = (beneficiaryIds: string[]) =>
    access(CAREGIVER, READ_ONLY, { membership: { beneficiaryIds } })
  expect(hasArchivedInReach(relative(['roy']), living)).toBe(false)
  expect(hasArchivedInReach(relative(['roy', 'gagnon']), living)).toBe(true)
  expect(hasArchivedInReach(relative([]), [])).toBe(false)
})
