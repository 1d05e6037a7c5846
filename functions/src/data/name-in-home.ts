import type { DocumentSnapshot } from '@google-cloud/firestore'
import { memberSchema, userSchema } from '@vigie/domain/people/user'
import { readOrReport } from './read-document.ts'

const memberNameSchema = memberSchema.pick({ displayName: true })
const userNameSchema = userSchema.pick({ displayName: true })

/**
 * What somebody is called in a home, by their membership or else their profile; empty where neither says so. One that cannot be read
 * is reported and keeps nobody from their work.
 */
export function nameInHome(member: DocumentSnapshot | undefined, user: DocumentSnapshot | undefined): string {
  const found = readOrReport(memberNameSchema, member) ?? readOrReport(userNameSchema, user)
  return found?.displayName ?? ''
}
