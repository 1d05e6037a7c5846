import type { Channel } from '@vigie/domain/alerts/channel'
import { paths } from '@vigie/domain/paths'
import { expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { push } from '../support/push.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenCollection, whenSeen } from '../support/until.ts'

const button = 'NOVIKA-LW-BOUTON'

/** A nurse with a button's rules, each of which tells her by these channels; none of her addresses can be reached. */
async function unreachableNurse(...methods: Channel[][]) {
  const home = await createHome()
  const deviceId = await home.addDevice(await home.addResident(), button)
  const uid = await home.addMember()
  const nurse = await db.doc(paths.user(uid)).get()
  const [phone, email]: string[] = [nurse.get('phoneMobile'), nurse.get('email')]
  if (phone === undefined || email === undefined) throw new Error('no addresses')
  for (const to of [phone, email]) await addFault(to, { mode: 'undelivered', times: 10 })
  for (const each of methods) {
    const recipients = [{ kind: 'user' as const, uid }]
    await home.addRule({ action: 'buttonPressed', deviceTypes: [button], recipients, methods: each })
  }
  await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
  await whenCollection(
    paths.alerts(home.eid),
    (alerts) =>
      alerts.length === methods.length && alerts.every(({ nobodyReachedAt }) => nobodyReachedAt !== null),
  )
  // On a slow machine that is said while some of it still hangs: the SMS, the call or the e-mail.
  const [onPhone = [], emails] = await Promise.all(
    [
      { to: phone, many: 2 },
      { to: email, many: 1 },
    ].map(({ to, many }) =>
      whenSeen(
        `messages to ${to}`,
        () => messagesTo(to),
        (found) => found.length >= many,
      ),
    ),
  )
  return { byPhone: onPhone.map(({ channel }) => channel).sort(), emails }
}

it.each<[string, Channel[][]]>([
  ['SMS by one rule and e-mail by another', [['sms'], ['email']]],
  ['SMS by one rule and both by another', [['sms'], ['sms', 'email']]],
  ['SMS by both rules', [['sms'], ['sms']]],
  ['e-mail by one rule', [['email']]],
])(
  '%s: each address is tried once, the phone by SMS and by a call, and then every alert says that nobody was reached',
  async (_, methods) => {
    const { byPhone, emails } = await unreachableNurse(...methods)
    expect(byPhone).toEqual(['sms', 'voice'])
    expect(emails).toHaveLength(1)
  },
)
