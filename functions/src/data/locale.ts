import { paths } from '@vigie/domain/paths'
import { userSchema } from '@vigie/domain/people/user'
import type { Locale } from '@vigie/domain/text'
import { firestore } from './firestore.ts'
import { readDocument } from './read-document.ts'

/** The language of a person's profile, or null when they have none. One read. */
export async function readLocale(uid: string): Promise<Locale | null> {
  const user = readDocument(userSchema.pick({ locale: true }), await firestore().doc(paths.user(uid)).get())
  return user?.locale ?? null
}
