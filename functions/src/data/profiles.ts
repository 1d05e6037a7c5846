import type { AuditField } from '@vigie/domain/care/audit-fields'
import { paths } from '@vigie/domain/paths'
import { type User, userSchema } from '@vigie/domain/people/user'
import { defaultLocale } from '@vigie/domain/text'
import { z } from 'zod'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { readRight } from './in-the-name-of.ts'
import { removePushDevices } from './push-devices.ts'
import { readDocument, readOrReport } from './read-document.ts'

// An address that is spoilt is nobody's, and no reason to refuse the person; nor is a spoilt name.
const rightsSchema = userSchema
  .pick({ roleId: true, operator: true, disabled: true, emailVerified: true, sessionsEndedAt: true })
  .extend({ email: z.string().catch(''), displayName: userSchema.shape.displayName.catch('') })

/** What of a person's profile decides who they are, or null where there is none. One read. */
export async function readProfileRights(uid: string): Promise<z.infer<typeof rightsSchema> | null> {
  return readDocument(rightsSchema, await readRight(firestore().doc(paths.user(uid))))
}

const ownerSchema = userSchema.pick({ locale: true, disabled: true }).extend({
  locale: userSchema.shape.locale.catch(defaultLocale),
})

/** What of a profile says how its person is written to about their own account, or null where there is none. One read. */
export async function readOwner(uid: string): Promise<z.infer<typeof ownerSchema> | null> {
  return readDocument(ownerSchema, await firestore().doc(paths.user(uid)).get())
}

/**
 * Records the address that Auth has verified, in the place of whichever the profile names: people change theirs at Auth.
 * Resolves with whether the profile says so, which is not where there is none. The same again changes nothing, and is noted once.
 */
export function recordVerifiedEmail(uid: string, email: string): Promise<boolean> {
  const profile = firestore().doc(paths.user(uid))
  return firestore().runTransaction(async (transaction) => {
    const known = readDocument(rightsSchema, await transaction.get(profile))
    if (known === null) return false
    if (known.emailVerified && isSameEmail(known.email, email)) return true
    const change: Pick<User, 'email' | 'emailVerified'> = { email, emailVerified: true }
    transaction.update(profile, change)
    const fields: AuditField[] = isSameEmail(known.email, email) ? ['emailVerified'] : ['email']
    addAudit(transaction, {
      uid,
      action: 'user.email',
      path: profile.path,
      establishmentId: null,
      at: Date.now(),
      fields,
    })
    return true
  })
}

const devicesSchema = userSchema.pick({ pushDevices: true })

/**
 * Ends the sessions of a person that began before this one, which began at `since`, epoch milliseconds, and with them the notifications on
 * every device, lost ones among them: the one that this was asked on registers itself anew. One that began after it goes on (docs/adr/0021-rights-are-documents.md).
 */
export function recordSessionsEnded(uid: string, since: number, now: number): Promise<void> {
  const path = paths.user(uid)
  const profile = firestore().doc(path)
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(profile)
    const known = readDocument(rightsSchema, snapshot)
    if (known === null || known.sessionsEndedAt >= since) return
    removePushDevices(transaction, readOrReport(devicesSchema, snapshot)?.pushDevices ?? [])
    transaction.update(profile, { sessionsEndedAt: since, pushDevices: [] })
    addAudit(transaction, { uid, action: 'sessions.end', path, establishmentId: null, at: now })
  })
}

/** Whether two spellings are one address: Auth writes them in lower case. */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
