import { randomUUID } from 'node:crypto'
import type { Transaction } from '@google-cloud/firestore'
import { isToldOfAllBy } from '@vigie/domain/alerts/told-by-rule'
import type { About } from '@vigie/domain/deliveries/about'
import { deliveryIdOf, type NewMessage, newDelivery } from '@vigie/domain/deliveries/new-delivery'
import { lonelyRulesEmail } from '@vigie/domain/notices/lonely-rules-text'
import * as logger from 'firebase-functions/logger'
import { getReaders } from '../data/notice-readers.ts'
import { getAccesses } from '../data/people.ts'
import type { RuleNaming } from '../data/rules-naming.ts'
import { queueWave } from '../data/waves.ts'
import { publicUrl } from '../settings.ts'

/** Who is told no more, and by which rules of which home: all that name them and may not tell them any more. */
export interface Untold {
  eid: string
  uid: string
  rules: readonly RuleNaming[]
}

/** The names of the rules that tell nobody any more; `tell` queues an e-mail about them in the same transaction. */
export interface LonelyRules {
  names: string[]
  tell: () => void
}

/**
 * Reads which rules tell nobody else, and who administers the home besides whoever is told no more: they are written to about these
 * rules, by their names. `now` is epoch milliseconds.
 */
export async function readLonelyRules(
  transaction: Transaction,
  { eid, uid, rules }: Untold,
  now: number,
): Promise<LonelyRules> {
  const others = rules.flatMap(({ recipients }) =>
    recipients.flatMap((to) => (to.kind === 'user' && to.uid !== uid ? [to.uid] : [])),
  )
  const accesses = await getAccesses(transaction, eid, [...new Set(others)])
  const tellsNobodyElse = (rule: RuleNaming) =>
    !rule.recipients.some((to) => {
      // The resident's own contact is the home's choice, and nobody's right.
      if (to.kind === 'beneficiary') return true
      const access = accesses.get(to.uid)
      return access !== undefined && isToldOfAllBy(rule, access)
    })
  const names = rules.filter(tellsNobodyElse).map(({ name }) => name)
  return {
    names,
    tell: names.length === 0 ? () => {} : await readEmails(transaction, { eid, uid, names }, now),
  }
}

async function readEmails(
  transaction: Transaction,
  { eid, uid, names }: { eid: string; uid: string; names: readonly string[] },
  now: number,
): Promise<() => void> {
  const { readers, outboxOf, establishmentName } = await getReaders(transaction, eid)
  const facts = { establishmentName, rules: names, url: publicUrl.value() }
  const about: About = { kind: 'notice', noticeId: `${eid}_lonelyRule`, waveId: `notice-${randomUUID()}` }
  const deliveries = readers.flatMap(({ recipient, locale, to }) => {
    if (recipient.kind === 'user' && recipient.uid === uid) return []
    const words = lonelyRulesEmail(facts, locale)
    const message: NewMessage = { recipient, locale, to, channel: 'email', ...words, next: [] }
    return [{ id: deliveryIdOf(about.waveId, message), delivery: newDelivery(about, message, now) }]
  })
  if (deliveries.length === 0) {
    return () => logger.error('rules tell nobody any more, and nobody can be written to', { eid })
  }
  return () => queueWave(transaction, outboxOf, { waveId: about.waveId, alertIds: [], deliveries }, now)
}
