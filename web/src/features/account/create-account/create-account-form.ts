import { type EmailFault, emailFaultOf } from '../form/email-fault.ts'
import { type NameFault, nameFaultOf } from '../form/name-fault.ts'

/** What stands in the form. */
export interface CreateAccountForm {
  readonly displayName: string
  readonly email: string
  readonly accepted: boolean
}

export type CreateAccountFaults = Partial<{
  displayName: NameFault
  email: EmailFault
  accepted: 'termsRequired'
}>

/** What is wrong, by field; nothing where the form can be sent. The server asks the same of it once more. */
export function faultsOf({ displayName, email, accepted }: CreateAccountForm): CreateAccountFaults {
  const nameFault = nameFaultOf(displayName)
  const emailFault = emailFaultOf(email)
  return {
    ...(nameFault !== null && { displayName: nameFault }),
    ...(emailFault !== null && { email: emailFault }),
    ...(!accepted && { accepted: 'termsRequired' }),
  }
}
