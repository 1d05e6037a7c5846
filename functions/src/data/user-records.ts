import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
} from '@google-cloud/firestore'
import { establishmentIdOf, paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { type Member, memberSchema, type User, userSchema } from '@vigie/domain/people/user'
import { z } from 'zod'
import { firestore } from './firestore.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** A person's membership, and of which home. */
export interface MembershipOf extends Member {
  eid: string
}

/** The memberships of a person in every home, whatever their state; one that cannot be read is left out, and reported. */
export async function readMemberships(uid: string): Promise<MembershipOf[]> {
  const { docs } = await firestore().collectionGroup(paths.membersGroup).where('uid', '==', uid).get()
  return docs.flatMap(withHome)
}

/** The ids of the homes that a person has a membership of, whatever stands in it; those first that they administer, of which they may not be taken out as the last. */
export async function homesOf(uid: string): Promise<string[]> {
  const { docs } = await firestore().collectionGroup(paths.membersGroup).where('uid', '==', uid).get()
  const administers = (one: DocumentSnapshot) => Number(one.get('roleId') === roles.ADMIN)
  return docs
    .toSorted((one, other) => administers(other) - administers(one))
    .map(({ ref }) => establishmentIdOf(ref.path))
}

/** The people of a home, whatever the state of their membership. */
export async function readMembers(eid: string): Promise<MembershipOf[]> {
  const { docs } = await firestore().collection(paths.members(eid)).get()
  return docs.flatMap(withHome)
}

/** Whom a list names, with what can be read of them: null where that is not enough, which is reported. */
export interface Named<T> {
  uid: string
  record: T | null
}

/** The people of a home that follow an id, in the order of their ids, whatever the state of their membership. */
export async function readMembersAfter(
  eid: string,
  after: string | undefined,
  count: number,
): Promise<Named<Member>[]> {
  const { docs } = await inOrder(firestore().collection(paths.members(eid)), after, count).get()
  return docs.map((one) => ({ uid: one.id, record: readOrReport(memberSchema, one) }))
}

function inOrder(all: CollectionReference, after: string | undefined, count: number): Query {
  const ordered = all.orderBy(FieldPath.documentId()).limit(count)
  return after === undefined ? ordered : ordered.startAfter(after)
}

function withHome(found: QueryDocumentSnapshot): MembershipOf[] {
  const member = readOrReport(memberSchema, found)
  return member === null ? [] : [{ ...member, eid: establishmentIdOf(found.ref.path) }]
}

// An address that is spoilt hides nobody.
const profileSchema = userSchema.extend({ email: z.string().catch('') })

/** A person's whole profile, or null where there is none. One read. */
export async function readProfile(uid: string): Promise<User | null> {
  return readDocument(profileSchema, await firestore().doc(paths.user(uid)).get())
}

const listedSchema = userSchema.pick({ displayName: true, roleId: true }).extend({
  displayName: userSchema.shape.displayName.catch('?'),
  email: z.string().nullable().catch(null),
})

/** What a list shows of a profile. */
export interface ListedProfile extends z.infer<typeof listedSchema> {
  uid: string
}

/** The profiles that follow an id, in the order of their ids. */
export async function readProfilesAfter(
  after: string | undefined,
  count: number,
): Promise<Named<ListedProfile>[]> {
  const { docs } = await inOrder(firestore().collection(paths.users), after, count).get()
  return docs.map((one) => ({ uid: one.id, record: listedProfile(one) }))
}

/** The profiles of these people, by id; those without one are left out. */
export async function readProfiles(uids: readonly string[]): Promise<ReadonlyMap<string, ListedProfile>> {
  const db = firestore()
  const found = uids.length === 0 ? [] : await db.getAll(...uids.map((uid) => db.doc(paths.user(uid))))
  return new Map(
    found.flatMap((one) => {
      const profile = listedProfile(one)
      return profile === null ? [] : [[one.id, profile]]
    }),
  )
}

function listedProfile(found: DocumentSnapshot): ListedProfile | null {
  const profile = readOrReport(listedSchema, found)
  return profile && { uid: found.id, ...profile }
}

const rightsSchema = userSchema.pick({ roleId: true, operator: true, disabled: true })

/** What of these people's profiles decides who they are, by id; those without one are left out. */
export async function readRightsOf(
  uids: readonly string[],
): Promise<ReadonlyMap<string, z.infer<typeof rightsSchema>>> {
  const db = firestore()
  const found = uids.length === 0 ? [] : await db.getAll(...uids.map((uid) => db.doc(paths.user(uid))))
  return new Map(
    found.flatMap((one) => {
      const rights = readOrReport(rightsSchema, one)
      return rights === null ? [] : [[one.id, rights] as const]
    }),
  )
}
