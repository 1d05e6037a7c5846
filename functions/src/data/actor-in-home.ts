import type { Actor } from '@vigie/domain/alerts/alert'
import { type RoleId, roles } from '@vigie/domain/people/roles'

/** Somebody who does something in a home, as it is kept: what they are called by then, and whether they are there as a relative of residents. */
export const actorInHome = (uid: string, name: string, role: RoleId | null): Actor => ({
  uid,
  name,
  ...(role === roles.CAREGIVER && { isRelative: true }),
})

/** The same as what they say or do keeps them, beside fields of its own. */
export const authorOf = ({ uid, name, isRelative }: Actor) => ({
  by: uid,
  byName: name,
  ...(isRelative && { isRelative }),
})
