import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { endNotices } from '../../functions/src/notices/end-notices.ts'
import { tellRefusal } from '../../functions/src/notices/tell-refusal.ts'
import { db } from '../support/firestore.ts'
import type { TestHome } from '../support/home.ts'
import { buttonRule, homeWhereOneIsTold, homeWithButton, onlyAlertOf } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { anAdministrator, emailOf, writtenTo } from '../support/notices.ts'
import { newPhone } from '../support/outbox.ts'
import { push } from '../support/push.ts'
import type { TestMessage } from '../support/sensor-messages.ts'
import { whenDocument } from '../support/until.ts'

/** A press with a key that is not the home's. */
const refused = (message: TestMessage): TestMessage => ({
  ...message,
  attributes: { ...message.attributes, apiKey: newId('wrong') },
})

test('a press that is refused is told until one of that button has people asked to come, and anew with the next', async () => {
  const { home, deviceId, press } = await homeWhereOneIsTold()
  const administrator = await home.addMember(anAdministrator)
  const noticeId = noticeIdOf(home.eid, 'wrongApiKey')
  await push(refused(press()))
  const before = await whenDocument(paths.notice(noticeId), ({ deviceIds }) => deviceIds.includes(deviceId))
  await push(press())
  await whenDocument(paths.notice(noticeId), ({ isOver, deviceIds }) => isOver && deviceIds.length === 0)

  await push(refused(press()))
  const after = await whenDocument(paths.notice(noticeId), ({ isOver }) => isOver === undefined)
  expect(after.deviceIds).toEqual([deviceId])
  expect(after.firstAt).toBeGreaterThan(before.firstAt)
  // The record of its shift goes on telling of the first.
  expect(after.lost).toMatchObject([
    { deviceId, firstAt: after.firstAt },
    {
      deviceId,
      firstAt: before.firstAt,
      lastAt: before.lastAt,
      isOver: true,
      place: { room: '214', location: 'Chevet' },
    },
  ])
  expect(after.lost[0].isOver).toBeUndefined()
  // It is within the hour of the first.
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])

  // The event of the wave comes once more.
  const { waveId } = await onlyAlertOf(home)
  await endNotices({ establishmentId: home.eid, waveId })
  expect((await db.doc(paths.notice(noticeId)).get()).get('deviceIds')).toEqual([deviceId])
})

test('a press that no rule answers is told until a rule for it was written and the button pressed; another button stays', async () => {
  const { home, bid, deviceId, press } = await homeWithButton()
  const nurse = await home.addMember()
  const other = await home.addDevice(bid, 'NOVIKA-LW-CEINTURE', 'Fauteuil')
  const noticeId = noticeIdOf(home.eid, 'noRule')
  await push(press())
  await whenDocument(paths.notice(noticeId), ({ deviceIds }) => deviceIds.includes(deviceId))
  await db.doc(paths.notice(noticeId)).update({ deviceIds: [deviceId, other] })
  await home.addRule({ ...buttonRule, recipients: [{ kind: 'user', uid: nurse }], methods: ['email'] })
  await push(press())
  const left = await whenDocument(paths.notice(noticeId), ({ deviceIds }) => !deviceIds.includes(deviceId))
  expect(left).toMatchObject({ deviceIds: [other] })
  expect(left.isOver).toBeUndefined()
})

test('a press about another resident, to whom the button was moved since, leaves the room of the first told', async () => {
  const { home, deviceId, press } = await homeWhereOneIsTold()
  const noticeId = noticeIdOf(home.eid, 'wrongApiKey')
  await push(refused(press()))
  const notice = await whenDocument(paths.notice(noticeId), ({ deviceIds }) => deviceIds.includes(deviceId))
  const first = { beneficiaryId: newId('resident'), room: '101', location: 'Chevet' }
  await db.doc(paths.notice(noticeId)).update({ places: { [deviceId]: first } })
  await push(press())
  const { waveId } = await onlyAlertOf(home)
  await endNotices({ establishmentId: home.eid, waveId })
  const kept = (await db.doc(paths.notice(noticeId)).get()).data()
  expect(kept).toMatchObject({ deviceIds: notice.deviceIds, places: { [deviceId]: first } })
})

/** What is kept of a refused press of a button, as the trigger tells it. */
const keptOfPress = (home: TestHome, deviceId: string, at: number) => ({
  ...{ reason: 'wrongApiKey', detail: 'not the key', deviceId, gatewayId: 'gateway-1' },
  ...{ establishmentId: home.eid, callForHelp: true, at, body: null },
})

test('a refusal that is told again after a later press got through brings nothing back', async () => {
  const { home, deviceId, press } = await homeWhereOneIsTold()
  const notice = db.doc(paths.notice(noticeIdOf(home.eid, 'wrongApiKey')))
  const message = refused(press())
  await push(message)
  await whenDocument(notice.path, ({ deviceIds }) => deviceIds.includes(deviceId))
  await push(press())
  const over = await whenDocument(notice.path, ({ isOver }) => isOver)
  await tellRefusal((await db.doc(paths.refusal(message.messageId)).get()).data())
  expect((await notice.get()).data()).toEqual(over)
  const earlier = { firstAt: over.firstAt - 4_000_000, toldAt: over.toldAt - 4_000_000 }
  await notice.update(earlier)
  await tellRefusal((await db.doc(paths.refusal(message.messageId)).get()).data())
  expect((await notice.get()).data()).toEqual({ ...over, ...earlier })
})

test('a refusal that is told only once a later press got through is for the record of its shift alone', async () => {
  const { home, deviceId, press } = await homeWhereOneIsTold()
  const administrator = await home.addMember(anAdministrator)
  const at = Date.now() - 1_000
  await push(press())
  await onlyAlertOf(home)
  await tellRefusal(keptOfPress(home, deviceId, at))
  const over = (await db.doc(paths.notice(noticeIdOf(home.eid, 'wrongApiKey'))).get()).data()
  expect(over).toMatchObject({ isOver: true, deviceIds: [], firstAt: at, lastAt: at })
  expect(await writtenTo(home)).toEqual([])
  // One that was refused since is, with the time at which it came.
  const since = Date.now()
  await tellRefusal(keptOfPress(home, deviceId, since))
  const notice = (await db.doc(paths.notice(noticeIdOf(home.eid, 'wrongApiKey'))).get()).data()
  expect(notice).toMatchObject({ deviceIds: [deviceId], firstAt: since, lastAt: since })
  expect(notice?.lost).toMatchObject([{ firstAt: since }, { firstAt: at, lastAt: at, isOver: true }])
  expect(notice?.lost[0].isOver).toBeUndefined()
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
})

test.each([
  ['is written to no way to anybody', { user: { phoneMobile: null, phone: null, emailVerified: false } }, {}],
  ['tells a relative alone', { user: { roleId: roles.CAREGIVER }, member: { role: roles.CAREGIVER } }, {}],
  ['tells the resident’s own contact alone', {}, { recipients: [{ kind: 'beneficiary' as const }] }],
])('an alert that %s leaves what is said of the press before it', async (_, whom, rule) => {
  const { home, bid, deviceId, press } = await homeWithButton()
  const phone = newPhone()
  await db.doc(paths.beneficiary(home.eid, bid)).update({ phone, confirmedPhone: phone })
  const uid = await home.addMember({
    ...whom,
    ...('member' in whom && { member: { ...whom.member, beneficiaryIds: [bid] } }),
  })
  const path = paths.notice(noticeIdOf(home.eid, 'noRule'))
  await push(press())
  await whenDocument(path, ({ deviceIds }) => deviceIds.includes(deviceId))
  await home.addRule({ ...buttonRule, recipients: [{ kind: 'user', uid }], methods: ['sms'], ...rule })
  await push(press())
  const { waveId } = await onlyAlertOf(home)
  await endNotices({ establishmentId: home.eid, waveId })
  expect((await db.doc(path).get()).get('deviceIds')).toEqual([deviceId])
})

test('a press that two gateways heard, one of them with a former key, is no call that was lost; another press is', async () => {
  const { press } = await homeWhereOneIsTold()
  const occurredAt = Date.now() - 1_000
  const heard = press({ occurredAt })
  await push(heard)
  const again = { ...refused(heard), messageId: newId('message') }
  const { apiKey: _none, ...bare } = heard.attributes
  const keyless = { ...heard, attributes: bare, messageId: newId('message') }
  const { eventId } = JSON.parse(heard.data)
  const another = refused(press({ eventId: newId('event'), occurredAt }))
  const longBefore = refused(press({ eventId, occurredAt: occurredAt - 3_600_000 }))
  await push(again, keyless, another, longBefore)
  const isCall = async ({ messageId }: TestMessage) =>
    (await db.doc(paths.refusal(messageId)).get()).get('callForHelp')
  expect(await Promise.all([again, keyless, another, longBefore].map(isCall))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('a refused press is told though the wave that told of the one before, or a place that its notice names, is spoilt', async () => {
  const { home, bid, deviceId, press } = await homeWhereOneIsTold()
  await home.addMember(anAdministrator)
  const other = await home.addDevice(bid, 'NOVIKA-LW-CEINTURE', 'Fauteuil')
  const notice = db.doc(paths.notice(noticeIdOf(home.eid, 'wrongApiKey')))
  const named = (id: string) => whenDocument(notice.path, ({ deviceIds }) => deviceIds.includes(id))
  await push(refused(press()))
  const { told } = await named(deviceId)
  await db.doc(paths.wave(told.establishmentId, told.waveId)).set({ first: 3 })
  await tellRefusal(keptOfPress(home, other, Date.now()))
  await named(other)
  const third = await home.addDevice(bid, 'NOVIKA-LW-CEINTURE', 'Lit')
  await notice.update({ [`places.${other}.at`]: null })
  await tellRefusal(keptOfPress(home, third, Date.now()))
  await named(third)
})
