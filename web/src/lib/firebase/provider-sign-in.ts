import { noAccountMark } from '@vigie/domain/constants'
import { FirebaseError } from 'firebase/app'
import { type AuthCredential, linkWithCredential, OAuthProvider, signInWithCredential } from 'firebase/auth'
import { firebaseAuth } from './auth.ts'
import { authFailure } from './auth-failure.ts'

const meanings = {
  // Where Auth makes no account for anybody; where it has asked our own function, it tells what that said.
  'auth/admin-restricted-operation': 'noAccount',
  'auth/account-exists-with-different-credential': 'needsPassword',
  'auth/user-disabled': 'notLetIn',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/network-request-failed': 'noNetwork',
} as const

export type ProviderFailure = (typeof meanings)[keyof typeof meanings] | 'unknown'

/**
 * The login of somebody whose account, by this e-mail, does not know it yet: it is added once they have signed in by their
 * password. Never to whoever else signs in here meanwhile, as whom its owner could come in from then on.
 */
let pending: { readonly credential: AuthCredential; readonly email: unknown } | null = null

/**
 * Signs in with an ID token that a provider gave for a request with this nonce; answers null when it worked, else why it did
 * not. After `needsPassword`, `linkProvider` makes the login known to the account.
 */
export async function signInByProvider(
  providerId: string,
  { idToken, nonce }: { idToken: string; nonce: string },
): Promise<ProviderFailure | null> {
  const credential = new OAuthProvider(providerId).credential({ idToken, rawNonce: nonce })
  try {
    await signInWithCredential(firebaseAuth(), credential)
    return null
  } catch (error) {
    if (error instanceof FirebaseError && error.message.includes(noAccountMark)) return 'noAccount'
    const failure = authFailure(error, meanings)
    const email = error instanceof FirebaseError ? error.customData?.email : undefined
    pending = failure === 'needsPassword' ? { credential, email } : null
    return failure
  }
}

/** Adds the login that waits to the account of whoever has just signed in, if it is theirs. Rejects where Auth does not take it. */
export async function linkProvider(): Promise<void> {
  const { currentUser } = firebaseAuth()
  const login = pending
  pending = null
  if (login && currentUser && currentUser.email === login.email)
    await linkWithCredential(currentUser, login.credential)
}
