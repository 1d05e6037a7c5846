import { lacksOf } from '@vigie/domain/people/password'

/** A new password as it stands in a form: typed twice, for nobody sees what they type. */
export interface NewPassword {
  readonly password: string
  readonly again: string
}

export type PasswordFaults = Partial<{
  password: 'passwordRequired' | 'passwordWeak'
  again: 'passwordsDiffer'
}>

/** What is wrong with a new password; nothing where it can be sent. */
export function passwordFaultsOf({ password, again }: NewPassword): PasswordFaults {
  return {
    ...(password === ''
      ? { password: 'passwordRequired' as const }
      : lacksOf(password).length > 0 && { password: 'passwordWeak' as const }),
    ...(again !== password && { again: 'passwordsDiffer' as const }),
  }
}
