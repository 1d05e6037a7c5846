import { paths } from '@vigie/domain/paths'
import { z } from 'zod'
import { listAt } from '../../../lib/firebase/asked.ts'

/** As little of a rule as says whether it answers a call for help: a page of alerts does without what rules are made of. */
const activatedRuleSchema = z.object({
  type: z.string(),
  action: z.string(),
  beneficiaryId: z.string().nullable(),
  shiftIds: z.array(z.string()),
  /** Of one that counts: none. */
  deviceTypes: z.array(z.string()).default([]),
})

export type ActivatedRule = z.infer<typeof activatedRuleSchema>

/** The rules of a home that are activated. For staff. */
export const activatedRulesSource = (eid: string) =>
  listAt(paths.notifications(eid), activatedRuleSchema, { where: [['activated', '==', true]] })
