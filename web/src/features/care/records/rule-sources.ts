import { liveRuleSchema } from '@vigie/domain/alerts/notification-rule'
import { paths } from '@vigie/domain/paths'
import { listAt } from '../../../lib/firebase/asked.ts'

/** The live notification rules of a home: for staff. */
export const rulesSource = (eid: string) =>
  listAt(paths.notifications(eid), liveRuleSchema, { where: [['type', '==', 'live']] })

/** Those of one resident, or that are for all: for staff. */
export const rulesForSource = (eid: string, bid: string | null) =>
  listAt(paths.notifications(eid), liveRuleSchema, {
    where: [
      ['type', '==', 'live'],
      ['beneficiaryId', '==', bid],
    ],
  })
