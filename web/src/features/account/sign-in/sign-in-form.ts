import type { SignInFailure } from '../../../lib/firebase/auth.ts'
import type { ProviderFailure } from '../../../lib/firebase/provider-sign-in.ts'

/** What keeps the form from being sent, or why sending it failed. */
export type SignInProblem =
  | { readonly field: 'email'; readonly why: 'emailRequired' | 'emailInvalid' }
  | { readonly field: 'password'; readonly why: 'passwordRequired' }
  | { readonly field: 'form'; readonly why: SignInFailure | ProviderFailure }

/** What is wrong with what was typed, in the order of the form; nothing where it can be sent. */
export function problemsWith(email: string, password: string): readonly SignInProblem[] {
  const problems: SignInProblem[] = []
  if (email.trim() === '') problems.push({ field: 'email', why: 'emailRequired' })
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) {
    problems.push({ field: 'email', why: 'emailInvalid' })
  }
  if (password === '') problems.push({ field: 'password', why: 'passwordRequired' })
  return problems
}
