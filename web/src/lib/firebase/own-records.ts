import { paths } from '@vigie/domain/paths'
import { type Member, memberSchema, userSchema } from '@vigie/domain/people/user'
import { type Locale, localeSchema } from '@vigie/domain/text'
import {
  collectionGroup,
  doc,
  type FirestoreDataConverter,
  getDocsFromServer,
  limit,
  query,
  updateDoc,
  where,
} from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestoreCollectionData, useFirestoreDocData } from 'reactfire'
import { z } from 'zod'
import { firebaseFirestore } from './firestore.ts'

/** A person's own membership, and the establishment that it opens. */
export type OwnMembership = Member & { readonly establishmentId: string }

const readOnly = () => {
  throw new Error('The browser does not write this')
}

const membershipConverter: FirestoreDataConverter<OwnMembership> = {
  toFirestore: readOnly,
  fromFirestore: (snapshot) => ({
    ...memberSchema.parse(snapshot.data()),
    establishmentId: z.string().parse(snapshot.ref.parent.parent?.id),
  }),
}

const profileSchema = userSchema.pick({
  displayName: true,
  emailVerified: true,
  locale: true,
  roleId: true,
  operator: true,
  disabled: true,
})
/** What the shell shows of the person who is signed in, and what they are outside any home. */
export type OwnProfile = z.infer<typeof profileSchema>

const profileConverter: FirestoreDataConverter<OwnProfile> = {
  toFirestore: readOnly,
  fromFirestore: (snapshot) => profileSchema.parse(snapshot.data()),
}

const ownMemberships = (uid: string) =>
  query(collectionGroup(firebaseFirestore(), paths.membersGroup), where('uid', '==', uid))

/**
 * The person's memberships, kept up to date as long as they are signed in; undefined while they load. Throws while
 * rendering when they may not be read any more.
 */
export function useOwnMemberships(uid: string): readonly OwnMembership[] | undefined {
  const own = useMemo(() => ownMemberships(uid).withConverter(membershipConverter), [uid])
  return useFirestoreCollectionData(own).data
}

/** The person's profile, likewise; undefined while it loads, null if there is none. */
export function useOwnProfile(uid: string): OwnProfile | null | undefined {
  const own = useMemo(() => doc(firebaseFirestore(), paths.user(uid)).withConverter(profileConverter), [uid])
  const { status, data } = useFirestoreDocData(own)
  return status === 'loading' ? undefined : (data ?? null)
}

/** Keeps the language of the person's screens and messages. */
export function saveOwnLocale(uid: string, locale: Locale): Promise<void> {
  return updateDoc(doc(firebaseFirestore(), paths.user(uid)), { locale: localeSchema.parse(locale) })
}

/**
 * Asks the server itself for one of the person's memberships: nothing listens to that query, so the answer has made the
 * whole way. Throws when the server cannot be reached.
 */
export async function askServer(uid: string): Promise<void> {
  await getDocsFromServer(query(ownMemberships(uid), limit(1)))
}
