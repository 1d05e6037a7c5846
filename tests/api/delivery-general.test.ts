import type { About } from '@vigie/domain/deliveries/about'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { paths } from '@vigie/domain/paths'
import { describe, expect, it } from 'vitest'
import { sweep } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import { type GeneralMessage, queueGeneral } from '../support/general-outbox.ts'
import { newId } from '../support/ids.ts'
import { newUser } from '../support/people.ts'
import { messagesTo } from '../support/sandbox.ts'
import { whenDocument } from '../support/until.ts'

const whenState = ({ did }: GeneralMessage, ...states: string[]) =>
  whenDocument(paths.delivery(null, did), ({ state }) => states.includes(state))
/** How often it was sent: a super administrator is also told of calls for help in the homes of other tests. */
const timesSent = async ({ to, subject }: GeneralMessage) =>
  (await messagesTo(to)).filter((sent) => sent.subject === subject).length
const emailOf = (uid: string) => `${uid}@vigie.example`

async function superAdministrator(): Promise<string> {
  const uid = newId('super')
  await db.doc(paths.user(uid)).set(newUser(uid, { roleId: 1 }))
  return uid
}

type AboutIn = (waveId: string) => Exclude<About, { kind: 'alert' }>
const aNotice: AboutIn = (waveId) => ({ kind: 'notice', noticeId: '-_unknownDevice', waveId })

describe('a message that concerns no establishment', () => {
  it.each<[string, AboutIn, () => Promise<Pick<Delivery, 'recipient' | 'to'>>]>([
    [
      'an invitation, to somebody without an account',
      (waveId) => ({ kind: 'invitation', invitationId: 'invitation', waveId }),
      async () => ({ recipient: { kind: 'address' }, to: emailOf(newId('guest')) }),
    ],
    [
      'an account, to an address that is yet to be verified',
      (waveId) => ({ kind: 'account', uid: 'somebody', waveId }),
      async () => ({ recipient: { kind: 'user', uid: newId('new') }, to: emailOf(newId('new')) }),
    ],
    [
      'a notice, to a super administrator',
      aNotice,
      async () => {
        const uid = await superAdministrator()
        return { recipient: { kind: 'user', uid }, to: emailOf(uid) }
      },
    ],
  ])(
    'about %s, goes out once and is followed until it arrived, at the first try or later',
    async (_, about, whom) => {
      const first = await queueGeneral(about, await whom())
      const later = await queueGeneral(about, {
        ...(await whom()),
        attempts: 1,
        dueAt: Date.now() + 3_600_000,
      })
      await db.doc(paths.delivery(null, later.did)).update({ dueAt: Date.now() - 1 })
      await sweep()

      for (const message of [first, later]) {
        expect(await whenState(message, 'delivered', 'cancelled', 'failed')).toMatchObject({
          state: 'delivered',
          lastError: null,
        })
        expect(await timesSent(message)).toBe(1)
        await whenDocument(paths.wave(null, message.waveId), ({ dueAt }) => dueAt === null)
      }
    },
  )

  it('goes to no administrator who is none any more by its next try', async () => {
    const uid = await superAdministrator()
    const message = await queueGeneral(aNotice, {
      recipient: { kind: 'user', uid },
      to: emailOf(uid),
      attempts: 1,
      dueAt: Date.now() + 3_600_000,
    })
    await db.doc(paths.user(uid)).update({ roleId: 11 })
    await db.doc(paths.delivery(null, message.did)).update({ dueAt: Date.now() - 1 })
    await sweep()

    expect(await whenState(message, 'cancelled', 'accepted', 'delivered')).toMatchObject({
      state: 'cancelled',
      lastError: 'mayNotReadNotices',
    })
    expect(await timesSent(message)).toBe(0)
  })
})
