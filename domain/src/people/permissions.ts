import {
  type Collection,
  type Grant,
  type Grants,
  type OperationOf,
  permissionTable,
  type Standing,
} from './permission-table.ts'
import { type RoleId, roleIdSchema, roles } from './roles.ts'
import type { Member } from './user.ts'

/** Who is asking, as their verified ID token says. */
export interface Person {
  uid: string
  /** The claim `role`; null where the token carries none, which by itself opens nothing. */
  roleId: RoleId | null
  /** The claim `operator`: provisioned by the operator and treated like a super admin (ADR 0004). */
  operator: boolean
  emailVerified: boolean
}

/** A person and their membership in the establishment concerned; null where there is none. */
export interface Access {
  person: Person
  membership: Pick<Member, 'roleId' | 'state'> | null
}

/** What the answer may depend on in the document itself. Whatever is left out counts against the person. */
export interface DocumentFacts {
  /** Whose profile or membership it is. */
  uid?: string
  /** The caregivers of the resident whom the document is about. */
  caregiverIds?: readonly string[]
  /** Who wrote the note. */
  by?: string
}

/**
 * Reads a person from the claims of an ID token that has been verified. A claim that is absent or not understood
 * gives nothing.
 */
export function personOf(uid: string, claims: Readonly<Record<string, unknown>>): Person {
  const role = roleIdSchema.safeParse(claims.role)
  return {
    uid,
    roleId: role.success ? role.data : null,
    operator: claims.operator === true,
    emailVerified: claims.email_verified === true,
  }
}

/** What a person is towards the establishment of the given membership. Only an accepted membership counts. */
export function standingOf({ person, membership }: Access): Standing {
  if (person.operator || person.roleId === roles.ADMIN) return 'superAdmin'
  if (membership?.state !== 'accepted') return 'stranger'
  if (membership.roleId === roles.ADMIN || person.roleId === roles.ADMIN_ESTABLISHMENT) return 'admin'
  if (membership.roleId === null) return 'member'
  if (person.roleId === roles.CAREGIVER) return 'caregiver'
  return membership.roleId === roles.READ_WRITE ? 'readWrite' : 'readOnly'
}

/**
 * Whether a person may do an operation on a document of a collection. The one answer for /api and for what the
 * browser offers; firestore.rules and storage.rules are tested against it. An unverified e-mail may do nothing but
 * read and change the person's own profile, since the page that asks for the verification shows it.
 */
export function can<C extends Collection>(
  access: Access,
  operation: OperationOf<C>,
  collection: C,
  facts: DocumentFacts = {},
): boolean {
  const ownProfile = collection === 'users' && facts.uid === access.person.uid
  if (!access.person.emailVerified && !ownProfile) return false
  const operations: Readonly<Record<string, Grants>> = permissionTable[collection]
  const grant = operations[operation]?.[standingOf(access)]
  return grant !== undefined && holds[grant](access, facts)
}

type Condition = (access: Access, facts: DocumentFacts) => boolean

const isAuthor: Condition = ({ person }, facts) => facts.by === person.uid
const isOwnResident: Condition = ({ person }, facts) => facts.caregiverIds?.includes(person.uid) ?? false
const isReadWrite: Condition = ({ membership }) => membership?.roleId === roles.READ_WRITE
const isOfProfession: Condition = (access, facts) => {
  const { roleId } = access.person
  if (roleId === roles.THERAPIST || roleId === roles.NURSE) return true
  return roleId === roles.READ_WRITE && isReadWrite(access, facts)
}

const holds: Record<Grant, Condition> = {
  always: () => true,
  self: ({ person }, facts) => facts.uid === person.uid,
  ownResident: isOwnResident,
  ownResidentReadWrite: (access, facts) => isReadWrite(access, facts) && isOwnResident(access, facts),
  profession: isOfProfession,
  author: isAuthor,
  authorOwnResident: (access, facts) => isAuthor(access, facts) && isOwnResident(access, facts),
  professionOrAuthor: (access, facts) => isOfProfession(access, facts) || isAuthor(access, facts),
}
