import { readMembers } from './user-records.ts'

/** The accepted members of a home: whom a rule can tell, by name and by what they are there, and nothing else of them. */
export async function readRecipients(eid: string) {
  const members = await readMembers(eid)
  return members
    .filter(({ state }) => state === 'accepted')
    .map(({ uid, displayName, role, roleId, isClosed }) => ({ uid, displayName, role, roleId, isClosed }))
}
