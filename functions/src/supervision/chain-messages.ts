import { randomUUID } from 'node:crypto'
import type { About } from '@vigie/domain/deliveries/about'
import { type NewMessage, queuedDelivery } from '@vigie/domain/deliveries/new-delivery'
import type { ToSay } from '@vigie/domain/supervision/chain'
import { chainEmail, chainSms } from '@vigie/domain/supervision/chain-text'
import * as logger from 'firebase-functions/logger'
import type { Readers } from '../data/chains.ts'
import type { NewWave } from '../data/waves.ts'
import { publicUrl } from '../settings.ts'

/**
 * What administrators are written about a home's chain, as found out at `at`: by e-mail, and by SMS where that does not arrive; by
 * SMS first where e-mails are what does not go out. Null where nobody can be written to, which is in the log.
 */
export function chainMessages(
  eid: string,
  say: ToSay,
  { readers, establishmentName, timeZone }: Readers,
  at: number,
): NewWave | null {
  if (readers.length === 0) {
    logger.error('alerts may reach nobody, and no administrator can be written to', { establishmentId: eid })
    return null
  }
  const waveId = `notice-${randomUUID()}`
  const about: About = { kind: 'notice', noticeId: `${eid}_chain`, waveId }
  const facts = { say, at, establishmentName, timeZone, url: publicUrl.value() }
  const deliveries = readers.map((reader) => queuedDelivery(about, messageTo(reader, facts), at))
  return { waveId, alertIds: [], deliveries }
}

function messageTo(
  { recipient, locale, to, phone }: Readers['readers'][number],
  facts: Parameters<typeof chainEmail>[0],
): NewMessage {
  const common = { recipient, locale } as const
  const email = chainEmail(facts, locale)
  const sms = chainSms(facts, locale)
  if (phone === null || !('address' in to)) return { ...common, channel: 'email', to, ...email, next: [] }
  if (!facts.say.parts.includes('email')) {
    return { ...common, channel: 'email', to, ...email, next: [{ channel: 'sms', to: phone, ...sms }] }
  }
  const next: NewMessage['next'] = [{ channel: 'email', to: to.address, ...email }]
  return { ...common, channel: 'sms', to: { address: phone }, ...sms, next }
}
