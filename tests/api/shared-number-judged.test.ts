import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeEach, expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { homeWithButton, messagesOf, onlyAlertOf } from '../support/home-with-button.ts'
import { newPhone } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { sendSms } from '../support/phones.ts'
import { push } from '../support/push.ts'
import { setRule } from '../support/set-rule.ts'
import { whenSeen } from '../support/until.ts'

let known: Awaited<ReturnType<typeof homeWithButton>>
let administrator: TestPerson
let phoneMobile: string
let nurse: string
beforeEach(async () => {
  known = await homeWithButton()
  administrator = await signUp({ role: roles.NURSE })
  await join(known.home.eid, administrator, { roleId: roles.ADMIN })
  phoneMobile = newPhone()
  nurse = await known.home.addMember({ user: { phoneMobile } })
})

const set = (uids: readonly string[]) =>
  setRule({ eid: known.home.eid, ruleId: 'r', by: administrator }, uids)
/** The alert, once its messages to so many people have arrived. */
const whenArrived = (many: number) =>
  whenSeen(
    'the SMS',
    async () => {
      const { docs } = await db.collection(paths.deliveries(known.home.eid)).get()
      const arrived = docs.filter((one) => one.get('state') === 'delivered').length
      return { arrived, alert: await onlyAlertOf(known.home) }
    },
    ({ arrived }) => arrived === many,
  )

it('does not say that nobody was reached by a reader with the number of the nurse who was, and rings no administrator', async () => {
  const reader = await known.home.addMember({ user: { phoneMobile }, member: { roleId: roles.READ_ONLY } })
  await set([nurse])
  await push(known.press())
  const { alert: before } = await whenArrived(1)
  await set([nurse, reader])
  const { alert } = await whenArrived(2)
  expect(alert).toMatchObject({ waveId: before.waveId, nobodyReachedAt: null })
  expect(alert.timeline.map(({ step }) => step)).not.toContain('nobodyReached')
  const told = [`escalated-2_${reader}_sms`, `opened_${nurse}_sms`]
  expect(await messagesOf(known.home)).toEqual(told)
})

it('knows a 1 to be of whoever was told last at a number, though all are judged together', async () => {
  const other = await known.home.addMember({ user: { phoneMobile } })
  await set([nurse])
  await push(known.press())
  await whenArrived(1)
  await set([nurse, other])
  await whenArrived(2)
  await sendSms(phoneMobile, '1')
  expect((await onlyAlertOf(known.home)).acknowledgedBy).toMatchObject({ uid: other })
})
