import { newAccountSchema } from '@vigie/domain/people/new-account'
import { type EmailFault, emailFaultOf } from '../form/email-fault.ts'

/** What stands in the form. */
export interface CreateAccountForm {
  readonly displayName: string
  readonly email: string
  readonly accepted: boolean
}

export type CreateAccountFaults = Partial<{
  displayName: 'nameRequired' | 'nameTooLong'
  email: EmailFault
  accepted: 'termsRequired'
}>

/** What is wrong, by field; nothing where the form can be sent. The server asks the same of it once more. */
export function faultsOf({ displayName, email, accepted }: CreateAccountForm): CreateAccountFaults {
  const isNameGood = newAccountSchema.shape.displayName.safeParse(displayName).success
  const emailFault = emailFaultOf(email)
  return {
    ...(!isNameGood && { displayName: displayName.trim() === '' ? 'nameRequired' : 'nameTooLong' }),
    ...(emailFault !== null && { email: emailFault }),
    ...(!accepted && { accepted: 'termsRequired' }),
  }
}
