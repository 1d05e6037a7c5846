import { onIdTokenChanged } from 'firebase/auth'
import { firebaseAuth } from './auth.ts'

/**
 * Calls back with when the ID token was issued, on Auth's clock in milliseconds, now and whenever another is there, by whichever
 * tab it was asked for; not while nobody is signed in.
 */
export function onTokenIssued(callback: (issuedAt: number) => void): void {
  onIdTokenChanged(firebaseAuth(), async (user) => {
    if (user === null) return
    const { issuedAtTime } = await user.getIdTokenResult()
    if (firebaseAuth().currentUser === user) callback(Date.parse(issuedAtTime))
  })
}

/**
 * Asks Auth for another ID token, which `idToken` then gives. Somebody whose account or sessions Auth has closed is signed out by
 * the SDK. Rejects where none was given.
 */
export async function renewToken(): Promise<void> {
  await firebaseAuth().currentUser?.getIdToken(true)
}

/** Whether somebody is signed in. */
export const isSignedIn = (): boolean => firebaseAuth().currentUser !== null
