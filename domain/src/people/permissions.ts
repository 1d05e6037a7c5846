import {
  type Collection,
  type Grant,
  type Grants,
  type OperationOf,
  permissionTable,
  type Standing,
} from './permission-table.ts'
import { roles, staffRoles } from './roles.ts'
import type { Member, User } from './user.ts'

/** Who is asking: what stands on their profile, and whether their token says that the e-mail address is verified. */
export interface Person extends Pick<User, 'roleId' | 'operator' | 'disabled' | 'emailVerified'> {
  uid: string
}

/** What a membership says of a right. */
export type Membership = Pick<Member, 'roleId' | 'role' | 'state' | 'beneficiaryIds' | 'establishmentState'>

/** A person and their membership in the establishment concerned; null where there is none. */
export interface Access {
  person: Person
  membership: Membership | null
}

/** What the answer may depend on in the document itself. Whatever is left out counts against the person. */
export interface DocumentFacts {
  /** Whose profile or membership it is. */
  uid?: string
  /** The resident whom the document is about. */
  beneficiaryId?: string
  /** A resident's own list of caregivers. */
  caregiverIds?: readonly string[]
  /** Who wrote the note. */
  by?: string
}

/** The person of a profile; without one they are nobody, as if disabled. `emailVerified` is what Auth says. */
export function personOf(
  uid: string,
  profile: Pick<User, 'roleId' | 'operator' | 'disabled'> | null,
  emailVerified: boolean,
): Person {
  const { roleId, operator, disabled } = profile ?? { roleId: null, operator: false, disabled: true }
  return { uid, roleId, operator, disabled, emailVerified }
}

/**
 * What a person is towards the establishment of the given membership. Only an accepted membership counts. Staff are
 * those whose role is known to be a member of staff's; a caregiver is never more than one.
 */
export function standingOf({ person, membership }: Access): Standing {
  if (person.disabled) return 'stranger'
  if (person.operator || person.roleId === roles.ADMIN) return 'superAdmin'
  if (membership?.state !== 'accepted') return 'stranger'
  const { role, roleId: level } = membership
  const isCaregiver = role === roles.CAREGIVER
  if (!isCaregiver && !staffRoles.includes(role)) return 'stranger'
  if (level === null) return 'member'
  if (isCaregiver) return 'caregiver'
  if (level === roles.ADMIN) return 'admin'
  return level === roles.READ_WRITE ? 'readWrite' : 'readOnly'
}

/**
 * Whether a person may do an operation on a document of a collection. The one answer for /api and for what the
 * browser offers; firestore.rules and storage.rules are tested against it. An unverified e-mail may do nothing but
 * read and change the person's own profile, since the page that asks for the verification shows it. In an inactive home
 * whoever does not administer it changes nothing; what is left to do about its alerts they may still do.
 */
export function can<C extends Collection>(
  access: Access,
  operation: OperationOf<C>,
  collection: C,
  facts: DocumentFacts = {},
): boolean {
  const { uid, disabled, emailVerified } = access.person
  const ownProfile = collection === 'users' && facts.uid === uid
  if (disabled || !(emailVerified || ownProfile)) return false
  const operations: Readonly<Record<string, Grants>> = permissionTable[collection]
  const standing = standingOf(access)
  const grant = operations[operation]?.[standing]
  if (grant === undefined) return false
  if (isChange.includes(operation) && grant !== 'self' && isClosedTo(standing, access)) return false
  return holds[grant](access, facts)
}

/**
 * To have warnings silenced is one: nobody is helped by it who has an alert to take. To have a report made is none: it says what whoever asks may read, and changes nothing of the
 * record (docs/adr/0047-an-inactive-home-is-read.md).
 */
const isChange: readonly string[] = ['create', 'update', 'delete', 'silence']

/** An alert that was open when the home was set inactive must not sound on with nobody who may take it: acts on alerts go on. */
const isClosedTo = (standing: Standing, { membership }: Access): boolean =>
  standing !== 'superAdmin' && standing !== 'admin' && membership?.establishmentState === 'inactive'

/** Whose records and alerts a person may read in a home: everybody's, or those of the residents they follow. */
export function residentsReadBy(access: Access): 'all' | readonly string[] {
  if (can(access, 'read', 'alerts')) return 'all'
  const followed = access.membership?.beneficiaryIds ?? []
  return followed.filter((beneficiaryId) => can(access, 'read', 'alerts', { beneficiaryId }))
}

type Condition = (access: Access, facts: DocumentFacts) => boolean

const isAuthor: Condition = ({ person }, facts) => facts.by === person.uid
const isReadWrite: Condition = ({ membership }) => membership?.roleId === roles.READ_WRITE
const isOwnResident: Condition = ({ membership }, { beneficiaryId }) =>
  beneficiaryId !== undefined && membership?.beneficiaryIds.includes(beneficiaryId) === true

/** By their membership alone: a super administrator is no nurse for that, and one who is a nurse there is. */
const isOfProfession: Condition = (access, facts) => {
  const { membership } = access
  if (membership?.state !== 'accepted' || membership.roleId === null) return false
  if (membership.role === roles.THERAPIST || membership.role === roles.NURSE) return true
  return membership.role === roles.READ_WRITE && isReadWrite(access, facts)
}

const holds: Record<Grant, Condition> = {
  always: () => true,
  self: ({ person }, facts) => facts.uid === person.uid,
  staffRole: ({ person }) => staffRoles.includes(person.roleId),
  establishmentAdmin: ({ person }) => person.roleId === roles.ADMIN_ESTABLISHMENT,
  ownResident: isOwnResident,
  ownResidentListed: (access, facts) =>
    isOwnResident(access, facts) && facts.caregiverIds?.includes(access.person.uid) === true,
  ownResidentReadWrite: (access, facts) => isReadWrite(access, facts) && isOwnResident(access, facts),
  profession: isOfProfession,
  author: isAuthor,
  authorOwnResident: (access, facts) => isAuthor(access, facts) && isOwnResident(access, facts),
  authorOwnResidentReadWrite: (access, facts) =>
    isAuthor(access, facts) && isReadWrite(access, facts) && isOwnResident(access, facts),
  professionOrAuthor: (access, facts) => isOfProfession(access, facts) || isAuthor(access, facts),
}
