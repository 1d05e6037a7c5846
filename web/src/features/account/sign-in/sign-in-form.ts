import type { SignInFailure } from '../../../lib/firebase/auth.ts'
import type { ProviderFailure } from '../../../lib/firebase/provider-sign-in.ts'

/** What keeps the form from being sent, or why sending it failed. */
export type SignInProblem =
  | { readonly field: 'email'; readonly why: 'emailRequired' | 'emailInvalid' }
  | { readonly field: 'password'; readonly why: 'passwordRequired' }
  | { readonly field: 'form'; readonly why: SignInFailure | ProviderFailure }

/** The first thing that is wrong with what was typed, or null. */
export function problemWith(email: string, password: string): SignInProblem | null {
  if (email.trim() === '') return { field: 'email', why: 'emailRequired' }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return { field: 'email', why: 'emailInvalid' }
  if (password === '') return { field: 'password', why: 'passwordRequired' }
  return null
}
