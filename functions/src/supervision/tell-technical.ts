import { randomUUID } from 'node:crypto'
import type { About } from '@vigie/domain/deliveries/about'
import { type NewMessage, queuedDelivery } from '@vigie/domain/deliveries/new-delivery'
import { tellAgainAfterMs } from '@vigie/domain/notices/notice'
import type { technicalAfter } from '@vigie/domain/supervision/technical-life'
import { isGroup } from '@vigie/domain/supervision/technical-life'
import { technicalEmail, technicalSms } from '@vigie/domain/supervision/technical-text'
import * as logger from 'firebase-functions/logger'
import { getReaders } from '../data/notice-readers.ts'
import { getTechnical } from '../data/technical-alerts.ts'
import type { Telling } from '../data/watches.ts'
import { queueWave } from '../data/waves.ts'
import { publicUrl } from '../settings.ts'

/**
 * What of a home's technical alerts is written to its administrators now: all that they were not told of yet, at most once an hour, at
 * once where a group or the whole home is silent; then by SMS to whom the e-mail does not reach. Where nobody can be written to they wait for whoever can.
 */
export function tellTechnical(
  eid: string,
  { watch, raised }: Pick<ReturnType<typeof technicalAfter>, 'watch' | 'raised'>,
  now: number,
): Telling {
  const waiting = Object.values(watch.open).filter(({ told }) => !told)
  const isUrgent = raised.some(({ subject }) => isGroup(subject))
  if (waiting.length === 0 || !(isUrgent || now - watch.toldAt >= tellAgainAfterMs)) return async () => null
  return async (transaction, placed) => {
    const earlier = waiting.filter(({ id }) => !placed.some((one) => one.id === id))
    const alerts = [...placed, ...(await getTechnical(transaction, eid, earlier))]
    const { readers, outboxOf, establishmentName, timeZone } = await getReaders(transaction, eid)
    if (readers.length === 0) {
      return {
        watch: { ...watch, toldAt: now },
        queue: () =>
          logger.error('devices are silent, and nobody can be written to', { establishmentId: eid }),
      }
    }
    const facts = { alerts, establishmentName, timeZone, at: now, url: publicUrl.value() }
    const waveId = `notice-${randomUUID()}`
    const about: About = { kind: 'notice', noticeId: `${eid}_technical`, waveId }
    const group = alerts.find(({ subject }) => isGroup(subject))
    const deliveries = readers.map(({ recipient, locale, to, phone }) => {
      const words = technicalEmail(facts, locale)
      const next: NewMessage['next'] =
        phone === null || group === undefined
          ? []
          : [{ channel: 'sms', to: phone, subject: null, text: technicalSms(group, facts, locale) }]
      const message: NewMessage = { recipient, locale, to, channel: 'email', ...words, next }
      return queuedDelivery(about, message, now)
    })
    const open = Object.fromEntries(
      Object.entries(watch.open).map(([key, one]) => [key, { ...one, told: true }]),
    )
    return {
      watch: { ...watch, open, toldAt: now },
      queue: () => queueWave(transaction, outboxOf, { waveId, alertIds: [], deliveries }, now),
    }
  }
}
