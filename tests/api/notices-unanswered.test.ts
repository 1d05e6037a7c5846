import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import type { Shift } from '@vigie/domain/time/shift'
import { expect, it } from 'vitest'
import { steadyTimeZone } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import type { TestHome } from '../support/home.ts'
import { alertsOf, button, buttonRule, homeWithButton } from '../support/home-with-button.ts'
import { anAdministrator, emailOf, keptOf, writtenTo } from '../support/notices.ts'
import { push } from '../support/push.ts'
import { messagesTo } from '../support/sandbox.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenCollection, whenDocument } from '../support/until.ts'

type Unanswered = 'noRule' | 'unreadableRule'
const noticeOf = ({ eid }: TestHome, reason: Unanswered) => paths.notice(noticeIdOf(eid, reason))
const whenTold = (home: TestHome, reason: Unanswered) => whenDocument(noticeOf(home, reason), () => true)
it('tells the administrators of a press that no rule is for, once, on their screens and in their mail', async () => {
  const { home, bid, deviceId, press } = await homeWithButton({ name: 'Résidence du Lac' })
  const administrator = await home.addMember(anAdministrator)
  await home.addMember()
  const message = press()
  await push(message, message)

  expect(await whenTold(home, 'noRule')).toMatchObject({
    establishmentId: home.eid,
    deviceIds: [deviceId],
    gatewayIds: ['gateway-1'],
    places: { [deviceId]: { beneficiaryId: bid, room: '214', location: 'Chevet' } },
  })
  await whenCollection(paths.deliveries(home.eid), ([sent]) =>
    ['accepted', 'delivered'].includes(sent?.state),
  )
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
  const [mail, ...more] = await messagesTo(emailOf(administrator))
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    subject: 'Vigie : des appels à l’aide n’alertent personne (Résidence du Lac)',
    text: expect.stringContaining(`Appareils : chambre 214, Chevet (${deviceId})`),
  })
  expect(await keptOf(home)).toEqual(['noRule'])
})

it.each<[string, (home: TestHome) => Promise<object>]>([
  ['is deactivated', async () => ({ activated: false })],
  ['is another resident’s', async (home) => ({ beneficiaryId: await home.addResident() })],
  ['is for other devices', async () => ({ deviceTypes: ['NOVIKA-LW-EXTBOUTON'] })],
])('tells of a press whose only rule %s', async (_, changeOf) => {
  const { home, press } = await homeWithButton()
  const administrator = await home.addMember(anAdministrator)
  await home.addRule({ ...buttonRule, ...(await changeOf(home)) })
  await push(press())
  await whenTold(home, 'noRule')
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
  expect(await alertsOf(home)).toEqual([])
})

it('alerts by a rule that was written a moment ago, and tells no more of it', async () => {
  const { home, press } = await homeWithButton()
  // Whichever instance takes the second press has heard by now that there is no rule.
  await push(...Array.from({ length: 8 }, () => press()))
  await home.addRule(buttonRule)
  const before = await keptOf(home)
  await push(press())
  expect(await alertsOf(home)).toHaveLength(1)
  expect(await keptOf(home)).toEqual(before)
})

it.each<[string, object]>([
  ['could not be read', { action: 'lost' }],
  ['named nobody', { recipients: 'lost' }],
  ['did not name all', { recipients: [{ kind: 'beneficiary' }, { kind: 'user', uid: 'a/b' }] }],
])('tells whom a rule names that %s until a moment ago', async (_, spoilt) => {
  const { home, bid, press } = await homeWithButton()
  const nurse = await home.addMember()
  const rule = { ...buttonRule, recipients: [{ kind: 'user' as const, uid: nurse }] }
  await home.addRule(buttonRule)
  const ruleId = await home.addRule(rule)
  await db.doc(paths.notification(home.eid, ruleId)).update(spoilt)
  // Whichever instance takes the other press has heard by now what was wrong.
  await push(...Array.from({ length: 8 }, () => press()))
  await db.doc(paths.notification(home.eid, ruleId)).update({ ...rule })
  const deviceId = await home.addDevice(bid, button)
  await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
  const toNurse = await db.collection(paths.deliveries(home.eid)).where('recipient.uid', '==', nurse).get()
  expect(toNurse.docs.map((sms) => sms.get('channel'))).toEqual(['sms'])
})

it('alerts by a shift that was changed a moment ago, and tells no more of it', async () => {
  const shiftIn = (hours: number): Shift => {
    const [start, end] = [hours, hours + 2].map((each) =>
      localTimeOfDay(Date.now() + each * 3_600_000, steadyTimeZone),
    )
    const name = 'Poste'
    return { id: 'chosen', name, nameFR: name, nameEN: name, start: start ?? '', end: end ?? '' }
  }
  const { home, press } = await homeWithButton({ shifts: [shiftIn(2)], timeZone: steadyTimeZone })
  await home.addRule({ ...buttonRule, shiftIds: ['chosen'] })
  // Whichever instance takes the second press has heard by now when the shift was.
  await push(...Array.from({ length: 8 }, () => press()))
  await db.doc(paths.establishment(home.eid)).update({ shifts: [shiftIn(-1)] })
  const before = await keptOf(home)
  await push(press())
  expect(await alertsOf(home)).toHaveLength(1)
  expect(await keptOf(home)).toEqual(before)
})

it('tells nothing of a press that comes again once the rule that answered it is switched off', async () => {
  const { home, press } = await homeWithButton()
  const ruleId = await home.addRule(buttonRule)
  const message = press()
  await push(message)
  expect(await alertsOf(home)).toHaveLength(1)
  await db.doc(paths.notification(home.eid, ruleId)).update({ activated: false })
  // Until the instances have forgotten the rule.
  const another = async () => {
    await push(press())
    return keptOf(home)
  }
  await expect.poll(another, { timeout: 60_000 }).toContain('noRule')
  await push(...Array.from({ length: 8 }, () => message))
  expect((await db.doc(paths.refusal(`${message.messageId}_noRule`)).get()).exists).toBe(false)
})

it.each<[string, object[]]>([
  ['nobody', []],
  ['somebody who cannot be read', [{ kind: 'beneficiary' }, { kind: 'user', uid: 'a/b' }]],
])('tells of a rule that names %s, though its alert is raised', async (_, recipients) => {
  const { home, press } = await homeWithButton()
  const administrator = await home.addMember(anAdministrator)
  const ruleId = await home.addRule(buttonRule)
  await db.doc(paths.notification(home.eid, ruleId)).update({ recipients })
  await push(press())
  await whenTold(home, 'unreadableRule')
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
  expect(await alertsOf(home)).toHaveLength(1)
  expect(await keptOf(home)).toEqual(['unreadableRule'])
})

it('tells of a rule that cannot be read at the next call, whatever that rule was for', async () => {
  const { home, press } = await homeWithButton()
  const administrator = await home.addMember(anAdministrator)
  await home.addRule(buttonRule)
  const spoilt = await home.addRule({ ...buttonRule, name: 'Nuit' })
  await db.doc(paths.notification(home.eid, spoilt)).update({ action: 'lost' })
  const call = press()
  await push(call)
  await whenTold(home, 'unreadableRule')
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
  const kept = await db.doc(paths.refusal(`${call.messageId}_unreadableRule`)).get()
  expect(kept.get('detail')).toContain(spoilt)
  expect(await alertsOf(home)).toHaveLength(1)
})

it('tells of no press that a rule answers, and of nothing that calls for no help', async () => {
  const { home, bid, press } = await homeWithButton()
  await home.addMember(anAdministrator)
  await home.addRule({ ...buttonRule, deviceTypes: [button] })
  const mat = await home.addDevice(bid, 'NOVIKA-LW-TAPISSOL')
  await push(press(), eventMessage(home, { deviceId: mat, kind: 'floorMatPressed' }))
  expect(await alertsOf(home)).toHaveLength(1)
  expect(await keptOf(home)).toEqual([])
})

it('a call of which a rule for all tells a relative of somebody else alone is told to administrators, as without that rule', async () => {
  const { home, press } = await homeWithButton()
  const administrator = await home.addMember(anAdministrator)
  const member = { role: roles.CAREGIVER, beneficiaryIds: [await home.addResident({ name: 'M. Côté' })] }
  const relative = await home.addMember({ user: { roleId: roles.CAREGIVER }, member })
  await home.addRule({ ...buttonRule, recipients: [{ kind: 'user', uid: relative }], methods: ['email'] })
  await push(press())
  await whenTold(home, 'unreadableRule')
  expect(await keptOf(home)).toEqual(['unreadableRule'])
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
})
