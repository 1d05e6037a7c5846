import { randomBytes } from 'node:crypto'
import { getAuth } from 'firebase-admin/auth'
import { z } from 'zod'
import { firebaseApp } from './firebase-app.ts'

const auth = () => getAuth(firebaseApp())

/** What firebase-admin's errors carry: https://firebase.google.com/docs/auth/admin/errors */
const codeSchema = z.object({ code: z.string() })
const hasCode = (error: unknown, code: string) => codeSchema.safeParse(error).data?.code === code

/** What Auth keeps of a person. */
export interface AuthUser {
  email: string
  displayName: string
}

/**
 * Adds somebody to Auth, with no way to sign in yet and their address not verified. Resolves with their uid, or null where the
 * address has an account.
 */
export async function addAuthUser({ email, displayName }: AuthUser): Promise<string | null> {
  try {
    return (await auth().createUser({ email, displayName, emailVerified: false })).uid
  } catch (error) {
    if (hasCode(error, 'auth/email-already-exists')) return null
    throw error
  }
}

/** Whose an address is, and whether they have shown that; null where it has no account. */
export async function userOfEmail(email: string): Promise<{ uid: string; isProven: boolean } | null> {
  try {
    const { uid, emailVerified } = await auth().getUserByEmail(email)
    return { uid, isProven: emailVerified }
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) return null
    throw error
  }
}

/**
 * Lets nobody sign in any more to somebody of whom only Auth knows: whoever made that account, by themselves at Auth, chose
 * its password, may have linked another login to it, and holds tokens.
 */
export async function closeWaysIn(uid: string, { displayName }: AuthUser): Promise<void> {
  const { providerData } = await auth().getUser(uid)
  const providersToUnlink = providerData.map(({ providerId }) => providerId).filter((id) => id !== 'password')
  // There is no taking a password away: one that nobody knows stands in its place.
  const password = `${randomBytes(32).toString('base64url')}aA1!`
  await auth().updateUser(uid, { displayName, password, providersToUnlink })
  await auth().revokeRefreshTokens(uid)
}

/** The address that Auth knows somebody by now, where it is verified; null where it is not, or they are gone. */
export async function verifiedEmailOf(uid: string): Promise<string | null> {
  const known = await addressAtAuth(uid)
  return known?.isVerified ? known.email : null
}

/** The address that Auth knows somebody by at this moment; null where they are gone or have none. A token may name a former one. */
export async function addressAtAuth(uid: string): Promise<{ email: string; isVerified: boolean } | null> {
  try {
    const { email, emailVerified } = await auth().getUser(uid)
    return email === undefined ? null : { email, isVerified: emailVerified }
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) return null
    throw error
  }
}

/** When somebody last signed in or renewed their session, epoch milliseconds; null: never, or they have no account. */
export async function lastSeenAtAuth(uid: string): Promise<number | null> {
  try {
    const { lastSignInTime, lastRefreshTime } = (await auth().getUser(uid)).metadata
    const times = [lastSignInTime, lastRefreshTime].flatMap((time) => (time ? [Date.parse(time)] : []))
    return times.length === 0 ? null : Math.max(...times)
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) return null
    throw error
  }
}

/** Lets somebody sign in no more, and renew no session. The same again changes nothing. */
export async function disableAuthUser(uid: string): Promise<void> {
  await auth().updateUser(uid, { disabled: true })
  await auth().revokeRefreshTokens(uid)
}

/** Takes somebody's account away, and with it every way to sign in; false where there is none. */
export async function deleteAuthUser(uid: string): Promise<boolean> {
  try {
    await auth().deleteUser(uid)
    return true
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) return false
    throw error
  }
}

/** A code that Auth takes once, within the hour, from whoever reads the mail of that address. */
export async function codeForEmail(purpose: 'verifyEmail' | 'resetPassword', email: string): Promise<string> {
  const link =
    purpose === 'verifyEmail'
      ? await auth().generateEmailVerificationLink(email)
      : await auth().generatePasswordResetLink(email)
  return z.string().min(1).parse(new URL(link).searchParams.get('oobCode'))
}
