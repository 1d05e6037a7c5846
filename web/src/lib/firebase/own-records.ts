import { paths } from '@vigie/domain/paths'
import { type Member, memberSchema, userSchema } from '@vigie/domain/people/user'
import { type Locale, localeSchema } from '@vigie/domain/text'
import {
  collectionGroup,
  doc,
  type FirestoreDataConverter,
  getDocFromServer,
  query,
  updateDoc,
  where,
} from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestoreCollectionData, useFirestoreDocDataOnce, useIdTokenResult } from 'reactfire'
import { z } from 'zod'
import type { AuthUser } from './auth.ts'
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

const profileSchema = userSchema.pick({ displayName: true, locale: true })
/** What the shell shows of the person who is signed in. */
export type OwnProfile = z.infer<typeof profileSchema>

const profileConverter: FirestoreDataConverter<OwnProfile> = {
  toFirestore: readOnly,
  fromFirestore: (snapshot) => profileSchema.parse(snapshot.data()),
}

/** The person's memberships, kept up to date as long as they are signed in; undefined while they load. */
export function useOwnMemberships(uid: string): readonly OwnMembership[] | undefined {
  const own = useMemo(
    () =>
      query(collectionGroup(firebaseFirestore(), paths.membersGroup), where('uid', '==', uid)).withConverter(
        membershipConverter,
      ),
    [uid],
  )
  return useFirestoreCollectionData(own).data
}

/** The person's profile as it was at sign-in; undefined while it loads, null if there is none. */
export function useOwnProfile(uid: string): OwnProfile | null | undefined {
  const own = useMemo(() => doc(firebaseFirestore(), paths.user(uid)).withConverter(profileConverter), [uid])
  const { status, data } = useFirestoreDocDataOnce(own)
  return status === 'loading' ? undefined : (data ?? null)
}

/** What the ID token claims about the person; undefined while it loads. */
export function useOwnClaims(user: AuthUser): Readonly<Record<string, unknown>> | undefined {
  return useIdTokenResult(user).data?.claims
}

/** Keeps the language of the person's screens and messages. */
export function saveOwnLocale(uid: string, locale: Locale): Promise<void> {
  return updateDoc(doc(firebaseFirestore(), paths.user(uid)), { locale: localeSchema.parse(locale) })
}

/**
 * Asks the server itself for the person's profile: nothing listens to that document, so the answer has made the whole
 * way. Throws when the server cannot be reached.
 */
export async function askServer(uid: string): Promise<void> {
  await getDocFromServer(doc(firebaseFirestore(), paths.user(uid)))
}
