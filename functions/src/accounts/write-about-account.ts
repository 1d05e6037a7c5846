import type { About } from '@vigie/domain/deliveries/about'
import { deliveryIdOf, type NewMessage, newDelivery } from '@vigie/domain/deliveries/new-delivery'
import { type AccountMail, accountMail, onceEveryMs } from '@vigie/domain/people/account-mail'
import type { User } from '@vigie/domain/people/user'
import { queueWaveOnce, readWave } from '../data/waves.ts'
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
 * Queues an e-mail with a code for its reader. Asked again within the time of `onceEveryMs` it does nothing. The address need
 * not be verified: that is what it is written to for. `now` is epoch milliseconds.
 */
export async function writeAboutAccount(owner: Owner, mail: AccountMail, now: number): Promise<void> {
  const { uid, email, locale } = owner
  const waveId = `account-${mail}-${uid}-${Math.floor(now / onceEveryMs[mail])}`
  const place = { establishmentId: null, waveId }
  if ((await readWave(place)) !== null) return
  const about: About = { kind: 'account', uid, waveId }
  const message: NewMessage = {
    recipient: { kind: 'user', uid },
    channel: 'email',
    to: { address: email },
    locale,
    ...accountMail(mail, await accountLink(publicUrl.value(), purposes[mail], owner), locale),
    next: [],
  }
  const deliveries = [{ id: deliveryIdOf(waveId, message), delivery: newDelivery(about, message, now) }]
  await queueWaveOnce(null, { waveId, alertIds: [], deliveries }, now)
}
