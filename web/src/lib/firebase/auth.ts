import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth'
import { firebaseApp } from './app.ts'
import { authFailure } from './auth-failure.ts'
import { emulatorHost, emulatorPort, suitePort, usesEmulators } from './emulators.ts'
import { goodUntil } from './token-life.ts'

export type AuthUser = User

let auth: Auth | undefined

/** The Auth instance, with e-mail sign-in only: pop-ups and redirects would double its size. */
export function firebaseAuth(): Auth {
  if (auth) return auth
  auth = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (usesEmulators) {
    const port = emulatorPort('auth', suitePort())
    connectAuthEmulator(auth, `http://${emulatorHost}:${port}`, { disableWarnings: true })
  }
  onIdTokenChanged(auth, rememberToken)
  return auth
}

let remembered: { token: string; until: number } | null = null

async function rememberToken(user: User | null): Promise<void> {
  remembered = null
  if (user === null) return
  const seenAt = Date.now()
  const { token, ...times } = await user.getIdTokenResult()
  if (auth?.currentUser === user) remembered = { token, until: goodUntil(times, seenAt) }
}

/**
 * The ID token of whoever is signed in, at once where it is known: a page that is being left does not wait for a
 * promise. Otherwise what the SDK gives, which may ask the server.
 */
export function idToken(): string | Promise<string | undefined> {
  if (remembered && remembered.until > Date.now()) return remembered.token
  return firebaseAuth().currentUser?.getIdToken() ?? Promise.resolve(undefined)
}

/** Whether a person is the one who is signed in now: another tab may have signed somebody else in. */
export function isSignedInAs(uid: string): boolean {
  return firebaseAuth().currentUser?.uid === uid
}

/** Calls back with who is signed in, now and at each change, until the returned function is called. */
export function onSignedInChange(callback: (user: AuthUser | null) => void): () => void {
  return onAuthStateChanged(firebaseAuth(), callback)
}

export type SignInFailure = 'wrongCredentials' | 'tooManyAttempts' | 'noNetwork' | 'unknown'

const meanings: Readonly<Record<string, SignInFailure>> = {
  'auth/invalid-credential': 'wrongCredentials',
  'auth/invalid-email': 'wrongCredentials',
  'auth/user-not-found': 'wrongCredentials',
  'auth/wrong-password': 'wrongCredentials',
  'auth/user-disabled': 'wrongCredentials',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/network-request-failed': 'noNetwork',
}

/** Signs in; answers null when it worked, else why it did not. */
export async function signIn(email: string, password: string): Promise<SignInFailure | null> {
  try {
    await signInWithEmailAndPassword(firebaseAuth(), email, password)
    return null
  } catch (error) {
    return authFailure(error, meanings)
  }
}

export function endSignIn(): Promise<void> {
  return signOut(firebaseAuth())
}

/** Asks the server again whether the e-mail is verified; the ID token then says so too. */
export async function refreshVerification(user: AuthUser): Promise<boolean> {
  await user.reload()
  if (user.emailVerified) await user.getIdToken(true)
  return user.emailVerified
}
