import { visitorUid } from '@vigie/domain/care/audit'
import { accountRequestSchema } from '@vigie/domain/people/account-request'
import { forgetAccountRequest, isStillAsked } from '../data/account-requests.ts'
import { askedBy } from '../data/asker.ts'
import { createAccount } from './create-account.ts'
import { offerNewPassword } from './offer-new-password.ts'

/**
 * Does what somebody without a session asked for at an address, as of when they asked, and forgets it then. Told of it again it does nothing.
 * @throws ZodError where it is not as the domain says
 */
export async function onAccountRequest(id: string, data: unknown): Promise<void> {
  const request = accountRequestSchema.parse(data)
  if (!(await isStillAsked(id))) return
  const { at, address } = request
  await askedBy({ uid: visitorUid, name: '', address }, () =>
    request.kind === 'account' ? createAccount(request.asked, at) : offerNewPassword(request.asked, at),
  )
  await forgetAccountRequest(id)
}
