import type { Channel } from '@vigie/domain/alerts/channel'
import { setRuleCall } from '@vigie/domain/api/rule-calls'
import { paths } from '@vigie/domain/paths'
import { expect } from 'vitest'
import { callApi } from './api.ts'
import { db } from './firestore.ts'
import type { TestPerson } from './people.ts'

/** Who saves a rule of presses of a home, and which. */
export interface SavedRule {
  eid: string
  ruleId: string
  by: TestPerson
}

/** Has a rule of presses name these, as somebody who has just read it. */
export async function setRule(
  { eid, ruleId, by }: SavedRule,
  uids: readonly string[],
  methods: Channel[] = ['sms'],
): Promise<void> {
  const stored = await db.doc(paths.notification(eid, ruleId)).get()
  const rule = {
    name: 'Bouton',
    beneficiaryId: null,
    deviceTypes: ['NOVIKA-LW-BOUTON' as const],
    action: 'buttonPressed' as const,
    shiftIds: [],
    recipients: uids.map((uid) => ({ kind: 'user' as const, uid })),
    methods,
    updatedAt: (stored.get('updatedAt') as number | undefined) ?? null,
  }
  const query = { establishmentId: eid }
  const answer = await callApi(by, setRuleCall, { params: {}, query, body: { id: ruleId, rule } })
  expect(answer.status).toBe(200)
}
