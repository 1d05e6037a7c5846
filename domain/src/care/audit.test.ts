import { expect, test } from 'vitest'
import { changeFollowedCall } from '../api/people-calls.ts'
import { mostResidentsFollowed } from '../people/invitation.ts'
import { auditSchema } from './audit.ts'

const some = (kind: string) => Array.from({ length: mostResidentsFollowed }, (_, index) => `${kind}-${index}`)

test('what the largest change of whom a caregiver follows leaves can be read', () => {
  const body = { userId: 'luc', add: some('new'), remove: some('former') }
  const { add, remove } = changeFollowedCall.body.parse(body)
  const entry = {
    uid: 'admin',
    action: 'member.followed',
    path: 'establishments/home/members/luc',
    establishmentId: 'home',
    beneficiaryIds: [...add, ...remove],
    at: 1,
  }
  expect(auditSchema.parse(entry).beneficiaryIds).toHaveLength(2 * mostResidentsFollowed)
  const more = { ...body, add: [...body.add, 'one-more'] }
  expect(changeFollowedCall.body.safeParse(more).success).toBe(false)
})
