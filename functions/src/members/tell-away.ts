import type { Transaction } from '@google-cloud/firestore'
import type { About } from '@vigie/domain/deliveries/about'
import { type NewMessage, queuedDelivery } from '@vigie/domain/deliveries/new-delivery'
import { isWrittenTooOften, manyMails } from '@vigie/domain/people/account-mail'
import type { Away } from '@vigie/domain/people/away'
import { awayMail } from '@vigie/domain/people/away-mail'
import type { MemberAct } from '../data/member-changes.ts'
import { getOwnerInHome } from '../data/owner-in-home.ts'
import { idsOfGeneralWaves, queueWave } from '../data/waves.ts'
import { publicUrl } from '../settings.ts'

/**
 * Reads whom to write to that somebody else has said that they are away; what it answers queues the e-mail in the same transaction: whoever works all the same, or is meant by
 * mistake, waits for messages that do not come. Nobody whose address is not shown to be theirs, or who gets this too often. Two reads, and one of each of the last day's. `now` is epoch milliseconds.
 */
export async function readTellAway(
  transaction: Transaction,
  { eid, userId, uid }: MemberAct,
  begins: Away,
  now: number,
): Promise<() => void> {
  if (userId === uid) return () => {}
  const idAt = (instant: number) => `away-${eid}-${userId}-${instant}`
  const [found, told] = await Promise.all([
    getOwnerInHome(transaction, eid, userId),
    idsOfGeneralWaves(idAt(now - manyMails.withinMs), idAt(now)),
  ])
  const toldAt = told.map((id) => Number(id.slice(id.lastIndexOf('-') + 1)))
  if (found === null || isWrittenTooOften(toldAt, now)) return () => {}
  const { home, owner } = found
  const waveId = idAt(begins.since)
  const about: About = { kind: 'account', uid: userId, awayFrom: eid, waveId }
  const { name: establishmentName, timeZone } = home
  const facts = {
    ...{ establishmentName, timeZone, until: begins.until },
    url: new URL('/profile', publicUrl.value()).href,
  }
  const message: NewMessage = {
    recipient: { kind: 'user', uid: userId },
    channel: 'email',
    to: { address: owner.email },
    locale: owner.locale,
    ...awayMail(facts, owner.locale),
    next: [],
  }
  const wave = { waveId, alertIds: [], deliveries: [queuedDelivery(about, message, now)] }
  return () => queueWave(transaction, null, wave, now)
}
