import { can, type Person } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'

/** Whether somebody may say who lives in a home. To add one is the right to change one: which of the two it is, only the record says. */
export const mayChangeResident = async ({
  person,
  params: { eid },
}: {
  person: Person
  params: { eid: string }
}): Promise<boolean> =>
  can({ person, membership: await readMember(eid, person.uid) }, 'update', 'beneficiaries')
