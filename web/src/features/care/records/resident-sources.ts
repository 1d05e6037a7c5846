import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { paths } from '@vigie/domain/paths'
import { documentAt, listAt } from '../../../lib/firebase/asked.ts'
import { onlyFollowedBy } from './conditions.ts'

/** The residents who live in an establishment now, or those who are archived. */
export const residentsSource = (
  eid: string,
  followedBy: string | null,
  state: Beneficiary['state'] = 'active',
) =>
  listAt(paths.beneficiaries(eid), beneficiarySchema, {
    where: [...onlyFollowedBy(followedBy), ['state', '==', state]],
  })

/** Both, for whoever administers the establishment. */
export const allResidentsSource = (eid: string) => listAt(paths.beneficiaries(eid), beneficiarySchema)

export const residentSource = (eid: string, bid: string) =>
  documentAt(paths.beneficiary(eid, bid), beneficiarySchema)
