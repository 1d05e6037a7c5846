import type { Channel } from '@vigie/domain/alerts/channel'
import { acknowledgeAlertCall, releaseAlertsCall } from '@vigie/domain/api/alert-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeEach, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { alertsOf, homeWithButton, messagesOf } from '../support/home-with-button.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { push } from '../support/push.ts'
import { messagesTo } from '../support/sandbox.ts'
import { setRule } from '../support/set-rule.ts'
import { whenSeen } from '../support/until.ts'

let known: Awaited<ReturnType<typeof homeWithButton>>
let nurse: TestPerson
let paul: string
let marie: string
beforeEach(async () => {
  known = await homeWithButton()
  nurse = await signUp({ role: roles.NURSE })
  await join(known.home.eid, nurse, { roleId: roles.READ_WRITE })
  paul = await known.home.addMember()
  marie = await known.home.addMember()
})

const set = (ruleId: string, uids: readonly string[], methods: Channel[]) =>
  setRule({ eid: known.home.eid, ruleId, by: nurse }, uids, methods)
/** How many SMS somebody has had, once there are so many. */
async function rings(uid: string, many: number) {
  const phone: string = (await db.doc(paths.user(uid)).get()).get('phoneMobile')
  await whenSeen(
    'the SMS',
    () => messagesTo(phone),
    (found) => found.length === many,
  )
}
const toldOf = async (uid: string) =>
  (await messagesOf(known.home)).filter((message) => message.includes(uid)).map((one) => one.replace(uid, ''))

it('rings whom it names newly and another rule of the same event has told by e-mail alone, once', async () => {
  await set('mail', [marie], ['email'])
  await set('sms', [paul], ['sms'])
  await push(known.press())
  await set('sms', [paul, marie], ['sms'])
  await rings(marie, 1)
  await rings(paul, 1)
  await set('sms', [paul], ['sms'])
  await set('sms', [paul, marie], ['sms'])
  expect(await toldOf(marie)).toEqual(['escalated-2__sms', 'opened__email'])
  expect(await toldOf(paul)).toEqual(['opened__sms'])
})

it('rings whom it named by e-mail again as it comes to ring phones, where somebody let go of the alert since they were rung', async () => {
  await set('r', [paul], ['sms'])
  await push(known.press())
  await rings(paul, 1)
  const [alert] = await alertsOf(known.home)
  const params = { eid: known.home.eid, aid: alert?.id ?? '' }
  await callApi(nurse, acknowledgeAlertCall, { params, body: { timesLetGo: null } })
  await set('r', [paul], ['email'])
  await callApi(nurse, releaseAlertsCall, { params: {}, body: { of: null } })
  await set('r', [paul], ['sms'])
  await rings(paul, 2)
  await set('r', [paul], ['email'])
  await set('r', [paul], ['sms'])
  expect(await toldOf(paul)).toEqual(['escalated-3__sms', 'opened__sms', 'released-2__email'])
})
