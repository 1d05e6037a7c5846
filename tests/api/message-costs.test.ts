import { getMessageCostsCall } from '@vigie/domain/api/message-cost-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { localDate } from '@vigie/domain/time/local-time'
import { expect, it } from 'vitest'
import { countHome } from '../../functions/src/messages/count-messages.ts'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newDelivery } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { ADMIN, NURSE, READ_WRITE } = roles
const dayMs = 24 * 3_600_000

it('what was sent is told by month and channel, also once the messages are gone, to who administers the home alone', async () => {
  const home = await createHome()
  const admin = await signUp({ role: NURSE })
  await join(home.eid, admin, { roleId: ADMIN })
  const nurse = await signUp({ role: NURSE })
  await join(home.eid, nurse, { roleId: READ_WRITE })
  const ask = (person: TestPerson) =>
    callApi(person, getMessageCostsCall, { params: { eid: home.eid }, query: {} })
  const costs = async () => getMessageCostsCall.answer.parse((await ask(admin)).data)
  expect((await ask(nurse)).status).toBe(403)
  expect(await costs()).toEqual({
    ...{ months: [], since: null },
    prices: { currency: 'CAD', email: 0.001, sms: 0.011, voice: null },
  })
  const sent = {
    about: { kind: 'alert' as const, alertIds: ['a'], waveId: 'a_opened' },
    recipient: { kind: 'user' as const, uid: nurse.uid },
  }
  // Long enough ago that its day is over, on any clock.
  const acceptedAt = Date.now() - 2 * dayMs
  const accepted = { state: 'accepted', acceptedAt, dueAt: null } as const
  const put = (channel: 'email' | 'sms' | 'voice', change: object = {}) =>
    db
      .doc(paths.delivery(home.eid, newId('sent')))
      .set(newDelivery({ ...sent, channel, ...accepted, ...change }))
  await put('sms', { text: 'a'.repeat(200) })
  await put('voice')
  await put('email', { acceptedAt: null, state: 'failed' })
  const date = localDate(acceptedAt, 'America/Toronto')
  const told = {
    months: [{ month: date.slice(0, 7), email: 0, sms: 1, segments: 2, voice: 1 }],
    since: date,
  }
  expect(await costs()).toMatchObject(told)
  // As the schedule does, twice, and as the retention does then.
  await countHome(home.eid, Date.now())
  await countHome(home.eid, Date.now())
  const deliveries = await db.collection(paths.deliveries(home.eid)).get()
  await Promise.all(deliveries.docs.map(({ ref }) => ref.delete()))
  expect(await costs()).toMatchObject(told)
})
