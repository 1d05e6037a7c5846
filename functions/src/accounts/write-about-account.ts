import type { About } from '@vigie/domain/deliveries/about'
import { type NewMessage, queuedDelivery } from '@vigie/domain/deliveries/new-delivery'
import {
  type AccountMail,
  accountMail,
  isWrittenTooOften,
  manyMails,
  onceEveryMs,
} from '@vigie/domain/people/account-mail'
import type { User } from '@vigie/domain/people/user'
import { idsOfGeneralWaves, queueWaveOnce } from '../data/waves.ts'
import { publicUrl } from '../settings.ts'
import { accountLink } from './account-link.ts'

/** Whom to write to about their own account. */
export interface Owner extends Pick<User, 'email' | 'locale'> {
  uid: string
}

const purposes = {
  welcome: 'resetPassword',
  verify: 'verifyEmail',
  exists: 'resetPassword',
  reset: 'resetPassword',
} as const

/**
 * Queues an e-mail with a code for its reader. Asked again within the time of `onceEveryMs`, or too often in a day, it does nothing, and answers false. The address need
 * not be verified: that is what it is written to for. `now` is epoch milliseconds.
 */
export async function writeAboutAccount(owner: Owner, mail: AccountMail, now: number): Promise<boolean> {
  const { uid, email, locale } = owner
  const every = onceEveryMs[mail]
  const idAt = (instant: number) => `account-${mail}-${uid}-${Math.floor(instant / every)}`
  const waveId = idAt(now)
  const queued = await idsOfGeneralWaves(idAt(now - manyMails.withinMs), waveId)
  const sentAt = queued.map((id) => Number(id.slice(id.lastIndexOf('-') + 1)) * every)
  if (queued.includes(waveId) || isWrittenTooOften(sentAt, now)) return false
  const about: About = { kind: 'account', uid, waveId }
  const message: NewMessage = {
    recipient: { kind: 'user', uid },
    channel: 'email',
    to: { address: email },
    locale,
    ...accountMail(mail, await accountLink(publicUrl.value(), purposes[mail], owner), locale),
    next: [],
  }
  const deliveries = [queuedDelivery(about, message, now)]
  await queueWaveOnce(null, { waveId, alertIds: [], deliveries }, now)
  return true
}
