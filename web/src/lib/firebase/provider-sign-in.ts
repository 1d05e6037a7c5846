import { noAccountMark, notVouchedMark } from '@vigie/domain/people/login-refusals'
import { FirebaseError } from 'firebase/app'
import { OAuthProvider, signInWithCredential } from 'firebase/auth'
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
 * Signs in with an ID token that a provider gave for a request with this nonce; answers null when it worked, else why it did
 * not. An e-mail that the provider does not vouch for opens no account.
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
    if (error instanceof FirebaseError && error.message.includes(notVouchedMark)) return 'needsPassword'
    const failure = authFailure(error, meanings)
    if (failure === 'unknown') console.error(`Auth refused a login of ${providerId}`, error)
    return failure
  }
}
