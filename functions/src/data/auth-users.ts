import { getAuth } from 'firebase-admin/auth'
import { z } from 'zod'
import { firebaseApp } from './firebase-app.ts'

const auth = () => getAuth(firebaseApp())

/** What firebase-admin's errors carry: https://firebase.google.com/docs/auth/admin/errors */
const codeSchema = z.object({ code: z.string() })
const hasCode = (error: unknown, code: string) => codeSchema.safeParse(error).data?.code === code

/** What Auth keeps of a person who signs in by password. */
export interface PasswordUser {
  email: string
  password: string
  displayName: string
}

/** Adds somebody to Auth, their address not verified. Resolves with their uid, or null where the address has an account. */
export async function addAuthUser(user: PasswordUser): Promise<string | null> {
  try {
    return (await auth().createUser({ ...user, emailVerified: false })).uid
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

/** Gives somebody of whom only Auth knows the name and password that they gave last. */
export async function renewAuthUser(uid: string, { password, displayName }: PasswordUser): Promise<void> {
  await auth().updateUser(uid, { password, displayName })
}

/** A code that Auth takes once, within the hour, from whoever reads the mail of that address. */
export async function codeForEmail(purpose: 'verifyEmail' | 'resetPassword', email: string): Promise<string> {
  const link =
    purpose === 'verifyEmail'
      ? await auth().generateEmailVerificationLink(email)
      : await auth().generatePasswordResetLink(email)
  return z.string().min(1).parse(new URL(link).searchParams.get('oobCode'))
}
