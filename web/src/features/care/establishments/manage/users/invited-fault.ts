import { accountEmailSchema } from '@vigie/domain/people/new-account'

/** What is wrong with the address of somebody who is to be invited, as it was typed; null: nothing. */
export function invitedFault(email: string): 'emailRequired' | 'emailInvalid' | null {
  if (email.trim() === '') return 'emailRequired'
  return accountEmailSchema.safeParse(email.trim()).success ? null : 'emailInvalid'
}
