import type { Session } from './session-context.ts'

/** Tells one set of rights of somebody from another: all that the permission table looks at, and nothing else of them. */
export function rightsKey({ person, memberships }: Pick<Session, 'person' | 'memberships'>): string {
  const { uid, roleId, operator, disabled, emailVerified } = person
  const homes = memberships
    .map(({ establishmentId, roleId, role, state, beneficiaryIds, establishmentState }) =>
      JSON.stringify([establishmentId, roleId, role, state, beneficiaryIds, establishmentState]),
    )
    .toSorted()
  return JSON.stringify([uid, roleId, operator, disabled, emailVerified, homes])
}
