import type { WhySilence } from '@vigie/domain/api/why-calls'
import { silentDevices, whyNotTold } from '@vigie/domain/rules/silence-cause'
import { readTechnical } from '../data/technical-alerts.ts'
import { readWatch } from '../data/watches.ts'
import { readAllRules } from '../data/why-records.ts'
import { firingFirst } from './why.ts'

/**
 * Why a silence was told to somebody or not: what each rule of the home, as it is now, does about it (docs/adr/0111-a-silence-is-told-by-rules-too.md). The devices of a gateway, and of the home, are
 * those that it has now. No rule tells of what is no silence. Reads the technical alert, what supervision knows of the home, and its rules.
 */
export async function tellWhySilence(
  eid: string,
  id: string,
): Promise<WhySilence | { why: 'alertNotFound' }> {
  const [alert, watch, { rules, unreadable }] = await Promise.all([
    readTechnical(eid, id),
    readWatch(eid),
    readAllRules(eid),
  ])
  if (alert === null) return { why: 'alertNotFound' }
  const silent = silentDevices(alert.subject, watch)
  if (silent.length === 0) return { rules: [], unreadable: 0 }
  const verdicts = rules.map((rule) => ({ id: rule.id, name: rule.name, why: whyNotTold(rule, silent) }))
  return { rules: firingFirst(verdicts), unreadable }
}
