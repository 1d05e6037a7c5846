import type { Transaction } from '@google-cloud/firestore'
import { shortenedAfterMs } from '@vigie/domain/care/days-kept'
import { shorterTimeEmail } from '@vigie/domain/notices/shorter-time-text'
import { emailsToOthers } from '../data/emails-to-others.ts'
import { getReaders } from '../data/notice-readers.ts'
import { queueWave } from '../data/waves.ts'
import { publicUrl } from '../settings.ts'

/** Who shortens for how long which home keeps what its sensors say. */
export interface Shortening {
  eid: string
  uid: string
  name: string
  timeZone: string
  from: number
  to: number
}

/**
 * Reads who else is to know, within a week, in which they can say otherwise, that days will go: the other administrators. Answers how to write to them by e-mail in the same
 * transaction. `now` is epoch milliseconds.
 */
export async function readShorterTime(
  transaction: Transaction,
  { eid, uid, name, timeZone, from, to }: Shortening,
  now: number,
): Promise<() => void> {
  const { readers, outboxOf } = await getReaders(transaction, eid)
  const facts = {
    ...{ establishmentName: name, timeZone, from, to, effectiveAt: now + shortenedAfterMs },
    url: `${publicUrl.value()}/establishment/${eid}/informations`,
  }
  const notice = { noticeId: `${eid}_shorterTime`, but: uid }
  const wave = emailsToOthers(readers, notice, (locale) => shorterTimeEmail(facts, locale), now)
  return () => {
    if (wave !== null) queueWave(transaction, outboxOf, wave, now)
  }
}
