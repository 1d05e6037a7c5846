import { accountRequestSchema } from '@vigie/domain/people/account-request'
import { forgetAccountRequests, type KeptRequest, stillAsked } from '../data/account-requests.ts'
import { gathered } from '../data/gathered.ts'
import { createAccount } from './create-account.ts'
import { offerNewPassword } from './offer-new-password.ts'

/**
 * Does what somebody without a session asked for at an address, as of when they asked, and forgets it then. Told of it again it does nothing.
 * What is asked at one address meanwhile is done together: somebody who asks there hundreds of times keeps neither its owner nor anybody else waiting.
 * @throws ZodError where it is not as the domain says
 */
export function onAccountRequest(id: string, data: unknown): Promise<void> {
  const request = accountRequestSchema.parse(data)
  return doneAtAddress(request.asked.email, { id, request })
}

const doneAtAddress = gathered<KeptRequest>(async (_email, told) => {
  const asked = await stillAsked(told)
  const inOrder = asked.map(({ request }) => request).toSorted((one, other) => one.at - other.at)
  await createAccount(inOrder.filter((request) => request.kind === 'account'))
  const forgotten = inOrder.findLast((request) => request.kind === 'password')
  if (forgotten) await offerNewPassword(forgotten.asked, forgotten.at)
  if (asked.length > 0) await forgetAccountRequests(asked)
})
