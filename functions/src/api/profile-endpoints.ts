import {
  changeProfileCall,
  giveRoleCall,
  sendPhoneCodeCall,
  verifyPhoneCall,
} from '@vigie/domain/api/profile-calls'
import { can } from '@vigie/domain/people/permissions'
import { changeProfile } from '../accounts/change-profile.ts'
import { giveRole } from '../accounts/give-role.ts'
import { sendPhoneCode, verifyPhone } from '../accounts/phone-code.ts'
import { ApiError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What people change of their own profile. */
export const profileEndpoints: readonly Endpoint[] = [
  endpoint({
    call: changeProfileCall,
    authorise: async ({ person, params: { uid } }) =>
      can({ person, membership: null }, 'update', 'users', { uid }),
    async run({ person: { uid }, body }) {
      const outcome = await changeProfile(uid, body, Date.now())
      // Whoever has no profile is nobody, as they would be at the next call.
      if (outcome === 'noProfile') throw new ApiError('forbidden')
      if (typeof outcome === 'string') throw new ApiError(outcome)
      return outcome
    },
  }),
  endpoint({
    call: giveRoleCall,
    authorise: async ({ person }) => can({ person, membership: null }, 'giveRole', 'users'),
    run: async ({ person, params: { uid }, body: { roleId } }) =>
      doneOr(await giveRole({ uid, by: person.uid }, roleId, Date.now())),
  }),
  endpoint({
    call: sendPhoneCodeCall,
    authorise: async () => true,
    async run({ person: { uid }, body: { phone } }) {
      const outcome = await sendPhoneCode(uid, phone, Date.now())
      if (outcome === 'phoneNotOnProfile' || outcome === 'tooManyCodes') throw new ApiError(outcome)
      return { verified: outcome === 'verified', justSent: outcome === 'justSent' }
    },
  }),
  endpoint({
    call: verifyPhoneCall,
    authorise: async () => true,
    async run({ person: { uid }, body: { phone, code } }) {
      const outcome = await verifyPhone(uid, phone, code, Date.now())
      if (outcome !== 'verified') throw new ApiError(outcome)
      return { verified: true as const }
    },
  }),
]
