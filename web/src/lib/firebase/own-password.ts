import { EmailAuthProvider, reauthenticateWithCredential, type User, updatePassword } from 'firebase/auth'
import { firebaseAuth } from './auth.ts'
import { authFailure } from './auth-failure.ts'

/** Why a password did nothing. */
export type PasswordFailure = 'wrongCurrent' | 'weakPassword' | 'tooManyAttempts' | 'noNetwork' | 'unknown'

const meanings: Readonly<Record<string, PasswordFailure>> = {
  'auth/invalid-credential': 'wrongCurrent',
  'auth/wrong-password': 'wrongCurrent',
  'auth/user-mismatch': 'wrongCurrent',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/network-request-failed': 'noNetwork',
}

/** Lets whoever is signed in show by their password that it is still them. Answers null when it is, else why not. */
export const showItIsMe = (password: string): Promise<PasswordFailure | null> =>
  proven(password, async () => {})

/** Changes the password of whoever is signed in, who shows by the present one that it is still them. The same answer. */
export const changePassword = (current: string, next: string): Promise<PasswordFailure | null> =>
  proven(current, (user) => updatePassword(user, next))

async function proven(
  password: string,
  work: (user: User) => Promise<void>,
): Promise<PasswordFailure | null> {
  const user = firebaseAuth().currentUser
  if (!user?.email) return 'unknown'
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password))
    await work(user)
    return null
  } catch (error) {
    const failure = authFailure(error, meanings)
    if (failure === 'unknown') console.error(error)
    return failure
  }
}
