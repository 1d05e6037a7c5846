import { EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth'
import { firebaseAuth } from './auth.ts'
import { authFailure } from './auth-failure.ts'

/** Why a password was not changed. */
export type ChangeFailure = 'wrongCurrent' | 'weakPassword' | 'tooManyAttempts' | 'noNetwork' | 'unknown'

const meanings: Readonly<Record<string, ChangeFailure>> = {
  'auth/invalid-credential': 'wrongCurrent',
  'auth/wrong-password': 'wrongCurrent',
  'auth/user-mismatch': 'wrongCurrent',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/network-request-failed': 'noNetwork',
}

/**
 * Changes the password of whoever is signed in, who shows by the present one that it is still them. Auth ends their sessions on
 * other devices with it: https://firebase.google.com/docs/auth/admin/manage-sessions. Answers null when it was changed, else why not.
 */
export async function changePassword(current: string, next: string): Promise<ChangeFailure | null> {
  const user = firebaseAuth().currentUser
  if (!user?.email) return 'unknown'
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current))
    await updatePassword(user, next)
    return null
  } catch (error) {
    const failure = authFailure(error, meanings)
    if (failure === 'unknown') console.error(error)
    return failure
  }
}
