import { randomUUID } from 'node:crypto'
import type { About } from '@vigie/domain/deliveries/about'
import { deliveryIdOf, type NewMessage, newDelivery } from '@vigie/domain/deliveries/new-delivery'
import { tellAgainAfterMs } from '@vigie/domain/notices/notice'
import type { technicalAfter } from '@vigie/domain/supervision/technical-life'
import { isGroup } from '@vigie/domain/supervision/technical-life'
import { technicalEmail } from '@vigie/domain/supervision/technical-text'
import type { Watch } from '@vigie/domain/supervision/watch'
import * as logger from 'firebase-functions/logger'
import { getReaders } from '../data/notice-readers.ts'
import { getTechnical } from '../data/technical-alerts.ts'
import type { Telling } from '../data/watches.ts'
import { queueWave } from '../data/waves.ts'
import { publicUrl } from '../settings.ts'

/**
 * What of a home's technical alerts is written to its administrators now: all that they were not told of yet, at most once an hour, at
 * once where a group or the whole home is silent. `told` is the watch as it is kept with it.
 */
export function tellTechnical(
  eid: string,
  { watch, raised }: ReturnType<typeof technicalAfter>,
  now: number,
): { told: Watch; tell: Telling } {
  const waiting = Object.values(watch.open).filter(({ told }) => !told)
  const isUrgent = raised.some(({ subject }) => isGroup(subject))
  if (waiting.length === 0 || !(isUrgent || now - watch.toldAt >= tellAgainAfterMs)) {
    return { told: watch, tell: async () => null }
  }
  const open = Object.fromEntries(
    Object.entries(watch.open).map(([key, one]) => [key, { ...one, told: true }]),
  )
  const told = { ...watch, open, toldAt: now }
  const tell: Telling = async (transaction, placed) => {
    const earlier = waiting.filter(({ id }) => !placed.some((one) => one.id === id))
    const alerts = [...placed, ...(await getTechnical(transaction, eid, earlier))]
    const { readers, outboxOf, establishmentName, timeZone } = await getReaders(transaction, eid)
    const facts = { alerts, establishmentName, timeZone, at: now, url: publicUrl.value() }
    const waveId = `notice-${randomUUID()}`
    const about: About = { kind: 'notice', noticeId: `${eid}_technical`, waveId }
    const deliveries = readers.map(({ recipient, locale, to }) => {
      const words = technicalEmail(facts, locale)
      const message: NewMessage = { recipient, locale, to, channel: 'email', ...words, next: [] }
      return { id: deliveryIdOf(waveId, message), delivery: newDelivery(about, message, now) }
    })
    if (deliveries.length === 0) {
      return () => logger.error('devices are silent, and nobody can be written to', { establishmentId: eid })
    }
    return () => queueWave(transaction, outboxOf, { waveId, alertIds: [], deliveries }, now)
  }
  return { told, tell }
}
