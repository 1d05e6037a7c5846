import { randomUUID } from 'node:crypto'
import type { About } from '@vigie/domain/deliveries/about'
import { type NewMessage, queuedDelivery } from '@vigie/domain/deliveries/new-delivery'
import type { Locale } from '@vigie/domain/text'
import type { Reader } from './notice-readers.ts'
import type { NewWave } from './waves.ts'

/** The wave of e-mails that tells a notice to its readers but one, who did it or whom it is about; null where nobody else can be written to. `now` is epoch milliseconds. */
export function emailsToOthers(
  readers: readonly Reader[],
  { noticeId, but }: { noticeId: string; but: string },
  wordsIn: (locale: Locale) => { subject: string; text: string },
  now: number,
): NewWave | null {
  const waveId = `notice-${randomUUID()}`
  const about: About = { kind: 'notice', noticeId, waveId }
  const deliveries = readers.flatMap(({ recipient, locale, to }) => {
    if (recipient.kind === 'user' && recipient.uid === but) return []
    const message: NewMessage = { recipient, locale, to, channel: 'email', ...wordsIn(locale), next: [] }
    return [queuedDelivery(about, message, now)]
  })
  return deliveries.length === 0 ? null : { waveId, alertIds: [], deliveries }
}
