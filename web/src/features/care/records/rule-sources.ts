import { paths } from '@vigie/domain/paths'
import { ruleSchema } from '@vigie/domain/rules/rule'
import { listAt } from '../../../lib/firebase/asked.ts'

/** The notification rules of a home, of either type: for staff. */
export const rulesSource = (eid: string) => listAt(paths.notifications(eid), ruleSchema)

/** Those of one resident, or that are for all: for staff. */
export const rulesForSource = (eid: string, bid: string | null) =>
  listAt(paths.notifications(eid), ruleSchema, { where: [['beneficiaryId', '==', bid]] })
