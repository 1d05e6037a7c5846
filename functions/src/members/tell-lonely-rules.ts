import { randomUUID } from 'node:crypto'
import type { Transaction } from '@google-cloud/firestore'
import type { About } from '@vigie/domain/deliveries/about'
import { deliveryIdOf, type NewMessage, newDelivery } from '@vigie/domain/deliveries/new-delivery'
import { lonelyRulesEmail } from '@vigie/domain/notices/lonely-rules-text'
import * as logger from 'firebase-functions/logger'
import { getReaders } from '../data/notice-readers.ts'
import { queueWave } from '../data/waves.ts'
import { publicUrl } from '../settings.ts'

/**
 * Reads who administers a home besides `leaver`, and answers what queues an e-mail to each of them in the same transaction: these
 * rules, by their names, tell nobody else. Nothing where there are none. `now` is epoch milliseconds.
 */
export async function readLonelyRulesEmails(
  transaction: Transaction,
  { eid, leaver, rules }: { eid: string; leaver: string; rules: readonly string[] },
  now: number,
): Promise<() => void> {
  if (rules.length === 0) return () => {}
  const { readers, outboxOf, establishmentName } = await getReaders(transaction, eid)
  const facts = { establishmentName, rules, url: publicUrl.value() }
  const about: About = { kind: 'notice', noticeId: `${eid}_lonelyRule`, waveId: `notice-${randomUUID()}` }
  const deliveries = readers.flatMap((reader) => {
    if (reader.recipient.kind === 'user' && reader.recipient.uid === leaver) return []
    const message: NewMessage = {
      ...reader,
      channel: 'email',
      ...lonelyRulesEmail(facts, reader.locale),
      next: [],
    }
    return [{ id: deliveryIdOf(about.waveId, message), delivery: newDelivery(about, message, now) }]
  })
  if (deliveries.length === 0) {
    return () => logger.error('rules tell nobody any more, and nobody can be written to', { eid })
  }
  return () => queueWave(transaction, outboxOf, { waveId: about.waveId, alertIds: [], deliveries }, now)
}
