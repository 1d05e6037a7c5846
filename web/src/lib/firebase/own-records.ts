import { paths } from '@vigie/domain/paths'
import { ownProfileSchema } from '@vigie/domain/people/own-profile'
import { memberSchema, userSchema } from '@vigie/domain/people/user'
import { defaultLocale, type Locale, localeSchema } from '@vigie/domain/text'
import {
  collectionGroup,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  updateDoc,
  where,
} from 'firebase/firestore'
import { z } from 'zod'
import { documentAt } from './asked.ts'
import { firebaseFirestore } from './firestore.ts'
import { collectionSource } from './live-source.ts'

// An address that is spoilt is nobody's, and no reason to keep the person out; no more is a name or a language, without which they still hear who calls.
const profileSchema = userSchema
  .pick({
    displayName: true,
    emailVerified: true,
    locale: true,
    roleId: true,
    operator: true,
    disabled: true,
    terms: true,
    timesLetGo: true,
  })
  .extend({
    email: z.string().catch(''),
    displayName: userSchema.shape.displayName.catch(''),
    locale: localeSchema.catch(defaultLocale),
  })

/** A person's memberships in all establishments, which only they may ask for. */
export const ownMembershipsQuery = (uid: string) =>
  query(collectionGroup(firebaseFirestore(), paths.membersGroup), where('uid', '==', uid))

/** The same, to listen to. */
export const ownMembershipsSource = (uid: string) => collectionSource(ownMembershipsQuery(uid), memberSchema)

/** What the shell shows of a person, and what they are outside any home; null where they have no profile yet. */
export const ownProfileSource = (uid: string) => documentAt(paths.user(uid), profileSchema)

/** What a person changes of themselves, as it is stored; null where they have no profile yet. */
export const profileFormSource = (uid: string) => documentAt(paths.user(uid), ownProfileSchema)

/** The language of the person's profile as it is now; null where it names none. Throws when the server cannot be reached. */
export async function readOwnLocale(uid: string): Promise<Locale | null> {
  const profile = await getDocFromServer(doc(firebaseFirestore(), paths.user(uid)))
  return localeSchema.safeParse(profile.get('locale')).data ?? null
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
  await getDocsFromServer(query(ownMembershipsQuery(uid), limit(1)))
}
