import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  signInWithEmailAndPassword,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { firebaseAuth } from './auth.ts'
import { authFailure } from './auth-failure.ts'

/** Why a code of an e-mail did nothing. */
export type CodeFailure = 'invalidCode' | 'weakPassword' | 'noNetwork' | 'unknown'

const meanings: Readonly<Record<string, CodeFailure>> = {
  // Somebody made an account at the address since it was to become another's: whoever asks is not told so.
  'auth/email-already-in-use': 'invalidCode',
  'auth/expired-action-code': 'invalidCode',
  'auth/invalid-action-code': 'invalidCode',
  'auth/user-disabled': 'invalidCode',
  'auth/user-not-found': 'invalidCode',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/network-request-failed': 'noNetwork',
}

/** What came of a code: its result, or why there is none. */
export type CodeResult<T> = { readonly done: T } | { readonly failure: CodeFailure }

async function outcome<T>(work: Promise<T>): Promise<CodeResult<T>> {
  try {
    return { done: await work }
  } catch (error) {
    const failure = authFailure(error, meanings)
    if (failure === 'unknown') console.error(error)
    return { failure }
  }
}

/** Which address a code is about, and which one its account has until then, where it puts another in its place. */
export interface CodeSubject {
  readonly email: string
  readonly former: string | null
}

/** Whose password the code of an e-mail lets choose. It stays good. */
export const emailOfReset = (code: string): Promise<CodeResult<CodeSubject>> =>
  outcome(verifyPasswordResetCode(firebaseAuth(), code).then((email) => ({ email, former: null })))

/**
 * Chooses the password, which also shows that the address is theirs, and signs the person in with it. The password is chosen
 * though signing in fails: the code is used up by then.
 */
export async function choosePassword(
  code: string,
  email: string,
  password: string,
): Promise<CodeResult<'signedIn' | 'chosen'>> {
  const chosen = await outcome(confirmPasswordReset(firebaseAuth(), code, password))
  if ('failure' in chosen) return chosen
  const signedIn = await outcome(signInWithEmailAndPassword(firebaseAuth(), email, password))
  return { done: 'done' in signedIn ? 'signedIn' : 'chosen' }
}

/** Which address the code of an e-mail verifies, gives back to its account or puts in the place of another. It stays good. */
export const emailOfCode = (code: string): Promise<CodeResult<CodeSubject>> =>
  outcome(
    checkActionCode(firebaseAuth(), code).then(({ data: { email, previousEmail } }) => ({
      email: email ?? '',
      former: previousEmail ?? null,
    })),
  )

/** Does what a code stands for: shows that an address is somebody's, gives it back to them, or puts it in the place of theirs. */
export const applyCode = (code: string): Promise<CodeResult<unknown>> =>
  outcome(applyActionCode(firebaseAuth(), code))

/** The same, and has the token of whoever is signed in here tell it. */
export async function applyCodeToSession(code: string): Promise<CodeResult<unknown>> {
  const result = await applyCode(code)
  const { currentUser } = firebaseAuth()
  if ('done' in result && currentUser)
    await outcome(currentUser.reload().then(() => currentUser.getIdToken(true)))
  return result
}
