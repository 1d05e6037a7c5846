import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { paths } from '@vigie/domain/paths'
import { describe, expect, it } from 'vitest'
import { followWhatIsDue, sweep } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import { newId } from '../support/ids.ts'
import { newPhone, type QueuedMessage, queueMessage } from '../support/outbox.ts'
import { whenNobodyIsReached, whenOutcomes, whenState } from '../support/queued-message.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { eventOf, postEvents } from '../support/sendgrid-events.ts'
import { whenDocument } from '../support/until.ts'

const aCaregiver = { role: 5, beneficiaryIds: ['roy'] }
const newAddress = () => `${newId('nurse')}@vigie.example`

interface Told {
  message: QueuedMessage
  /** Changes of the documents by which the recipient may be told. */
  user(fields: object): Promise<unknown>
  member(fields: object): Promise<unknown>
  home(fields: object): Promise<unknown>
  leaves(): Promise<unknown>
}

async function queued(change: Partial<Delivery> & Pick<Delivery, 'channel'>): Promise<Told> {
  const uid = newId('user')
  const message = await queueMessage(db, { recipient: { kind: 'user', uid }, ...change })
  const membership = db.doc(paths.member(message.eid, uid))
  return {
    message,
    user: (fields) => db.doc(paths.user(uid)).update(fields),
    member: (fields) => membership.update(fields),
    home: (fields) => db.doc(paths.establishment(message.eid)).update(fields),
    leaves: () => membership.delete(),
  }
}

/** A message whose first try failed, and whose second is due once `meanwhile` has happened. */
async function triedAgain(
  channel: Delivery['channel'],
  meanwhile: (told: Told) => Promise<unknown>,
): Promise<{ told: Told; delivery: Record<string, unknown> }> {
  const told = await queued({ channel, attempts: 1, dueAt: Date.now() + 3_600_000 })
  await meanwhile(told)
  const { eid, did } = told.message
  await db.doc(paths.delivery(eid, did)).update({ dueAt: Date.now() - 1 })
  await sweep()
  const delivery = await whenState(told.message, 'cancelled', 'accepted', 'delivered', 'failed')
  return { told, delivery }
}

describe('between two tries of a message', () => {
  it.each<[string, Delivery['channel'], (told: Told) => Promise<unknown>, string]>([
    ['leaves the home', 'sms', ({ leaves }) => leaves(), 'notAMember'],
    ['is a member no more', 'sms', ({ member }) => member({ state: 'refused' }), 'notAMember'],
    ['loses the level', 'email', ({ member }) => member({ roleId: null }), 'mayNotReadAlerts'],
    ['loses the role', 'sms', ({ member }) => member({ role: null }), 'mayNotReadAlerts'],
    ['has the account closed', 'sms', ({ user }) => user({ disabled: true }), 'mayNotReadAlerts'],
    [
      'is a caregiver of the resident no more',
      'email',
      ({ member }) => member({ ...aCaregiver, beneficiaryIds: ['gagnon'] }),
      'mayNotReadAlerts',
    ],
    ['has an address in doubt', 'email', ({ user }) => user({ emailVerified: false }), 'mayNotReadAlerts'],
    ['has an e-mail in doubt', 'sms', ({ user }) => user({ emailVerified: false }), 'mayNotReadAlerts'],
    ['has no number any more', 'sms', ({ user }) => user({ phoneMobile: null }), 'noAddress'],
    [
      'has a number in doubt by then',
      'sms',
      ({ user }) => user({ verifiedPhones: [] }),
      'addressNotVerified',
    ],
    [
      'has a home that is set inactive',
      'sms',
      ({ home }) => home({ state: 'inactive' }),
      'establishmentInactive',
    ],
  ])(
    'whoever %s is not written to, and the alert says who was not reached',
    async (_, channel, meanwhile, why) => {
      const { told, delivery } = await triedAgain(channel, meanwhile)

      expect(delivery).toMatchObject({ state: 'cancelled', lastError: why, dueAt: null })
      expect(await messagesTo(told.message.to)).toEqual([])
      expect(await whenOutcomes(told.message)).toMatchObject([{ step: 'undeliverable' }])
      await whenNobodyIsReached(told.message)
    },
  )

  it.each<[string, Delivery['channel'], (told: Told) => Promise<unknown>]>([
    ['keeps every right', 'email', async () => {}],
    ['follows the resident', 'sms', ({ member }) => member(aCaregiver)],
    ['has a home of which the state cannot be read', 'sms', ({ home }) => home({ state: 7 })],
  ])('whoever %s is written to', async (_, channel, meanwhile) => {
    const { told, delivery } = await triedAgain(channel, meanwhile)

    expect(delivery).toMatchObject({ attempts: 2, lastError: null })
    expect(await messagesTo(told.message.to)).toHaveLength(1)
  })

  it('whoever has another address by then is written to there', async () => {
    const email = newAddress()
    const { told } = await triedAgain('email', ({ user }) => user({ email }))

    expect(await messagesTo(email)).toHaveLength(1)
    expect(await messagesTo(told.message.to)).toEqual([])
  })

  it('a right is looked at after a provider’s refusal, too', async () => {
    const to = newAddress()
    // The sweeps of other tests try it again, each second: for as long as it takes to leave.
    await addFault(to, { mode: 'rateLimit', times: 50 })
    const { message, leaves } = await queued({ channel: 'email', to })
    await whenDocument(paths.delivery(message.eid, message.did), ({ attempts }) => attempts > 0)
    await leaves()
    followWhatIsDue()

    expect(await whenState(message, 'cancelled', 'accepted', 'delivered')).toMatchObject({
      state: 'cancelled',
      lastError: 'notAMember',
    })
    expect(await messagesTo(to)).toEqual([])
  })
})

describe('before the next channel of a message', () => {
  const url = `${process.env.VIGIE_HOSTING_URL}/status/sendgrid`

  it('whoever left the home is not written to, and the alert says that nobody was reached', async () => {
    const sms = { channel: 'sms' as const, to: newPhone(), subject: null, text: 'Ch. 214' }
    const taken = { state: 'accepted', attempts: 1, dueAt: null, acceptedAt: 1 } as const
    const { message, leaves } = await queued({ channel: 'email', ...taken, next: [sms] })
    await leaves()
    expect((await postEvents(url, [eventOf(message, 'bounce')])).status).toBe(204)

    const next = `${paths.delivery(message.eid, message.did)}-sms`
    expect(await whenDocument(next, ({ dueAt }) => dueAt === null)).toMatchObject({
      state: 'cancelled',
      lastError: 'notAMember',
      attempts: 0,
    })
    await whenNobodyIsReached(message)
  })

  it('an address that cannot be read by then gives way to the number', async () => {
    const to = newPhone()
    const { told } = await triedAgain('email', async ({ user, message: { eid, did } }) => {
      const sms = { channel: 'sms', to, subject: null, text: 'Ch. 214' }
      await user({ email: 'none', phoneMobile: to, verifiedPhones: [to] })
      await db.doc(paths.delivery(eid, did)).update({ next: [sms] })
    })

    expect(await whenOutcomes(told.message, 2)).toMatchObject([
      { step: 'undeliverable', channel: 'email' },
      { step: 'accepted', channel: 'sms' },
    ])
  })
})
