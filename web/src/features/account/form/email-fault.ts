import { accountEmailSchema } from '@vigie/domain/people/new-account'

export type EmailFault = 'emailRequired' | 'emailInvalid'

/** What is wrong with an address as it was typed; null: nothing. */
export function emailFaultOf(email: string): EmailFault | null {
  if (email.trim() === '') return 'emailRequired'
  return accountEmailSchema.safeParse(email.trim()).success ? null : 'emailInvalid'
}
