import type { Transaction } from '@google-cloud/firestore'
import { liveRuleSchema, type Recipient, recipientSchema } from '@vigie/domain/alerts/notification-rule'
import { paths } from '@vigie/domain/paths'
import { z } from 'zod'
import { firestore } from './firestore.ts'

/** A notification rule that names somebody. */
export interface RuleNaming {
  id: string
  /** Empty: without one. */
  name: string
  beneficiaryId: string | null
  /** Whom it names and can be read. */
  recipients: Recipient[]
  /** It names them and nobody else, readable or not. */
  isAlone: boolean
}

// A rule of which the rest cannot be read names people all the same.
const ruleSchema = z.object({
  name: z.string().catch(''),
  beneficiaryId: liveRuleSchema.shape.beneficiaryId.catch(null),
  recipients: z.array(z.unknown()).catch([]),
})

/** The notification rules of a home that name a person. */
export async function getRulesNaming(
  transaction: Transaction,
  eid: string,
  uid: string,
): Promise<RuleNaming[]> {
  const named = firestore()
    .collection(paths.notifications(eid))
    .where('recipients', 'array-contains', { kind: 'user', uid })
    .select('name', 'beneficiaryId', 'recipients')
  return (await transaction.get(named)).docs.map((one) => {
    const { recipients, ...rule } = ruleSchema.parse(one.data())
    const readable = recipients.flatMap((to) => recipientSchema.safeParse(to).data ?? [])
    return { id: one.id, ...rule, recipients: readable, isAlone: recipients.length === 1 }
  })
}
