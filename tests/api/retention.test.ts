import { randomInt } from 'node:crypto'
import { Timestamp } from '@google-cloud/firestore'
import { playEstablishmentFileCall } from '@vigie/domain/api/file-calls'
import { changeProfileCall, sendPhoneCodeCall } from '@vigie/domain/api/profile-calls'
import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { keptMs } from '@vigie/domain/retention'
import { expect, it } from 'vitest'
import { watchHome } from '../../functions/src/supervision/watch-home.ts'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import type { TestHome } from '../support/home.ts'
import { homeWhereOneIsTold } from '../support/home-with-button.ts'
import { newDevEui } from '../support/ids.ts'
import { anAdministrator } from '../support/notices.ts'
import { join, signUp } from '../support/people.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenDocument } from '../support/until.ts'

const pathsOf = async (collection: string) =>
  (await db.collection(collection).get()).docs.map(({ ref }) => ref.path)

/** Sends a code to somebody of the home; answers with the paths of its message and its wave, of what is counted, and of what was noted. */
async function codeSentTo({ eid }: TestHome) {
  const person = await signUp({ role: roles.READ_WRITE })
  await join(eid, person, { roleId: roles.READ_WRITE })
  const phone = `+1514${randomInt(2, 10)}${String(randomInt(1_000_000)).padStart(6, '0')}`
  await callApi(person, changeProfileCall, { params: { uid: person.uid }, body: { phoneMobile: phone } })
  expect(await callApi(person, sendPhoneCodeCall, { params: {}, body: { phone } })).toMatchObject({
    status: 200,
  })
  const [message] = (await db.collection(paths.deliveries(null)).where('to', '==', phone).get()).docs
  if (message === undefined) throw new Error('no code was queued')
  const codes = { phoneCodes: [paths.phoneCode(person.uid)], phoneNumbers: [paths.phoneNumber(`of-${eid}`)] }
  const noted = (await db.collection(paths.audits).where('uid', '==', person.uid).get()).docs
  const audit = noted.map(({ ref }) => ref.path)
  return { message: message.ref.path, wave: paths.wave(null, message.get('about.waveId')), codes, audit }
}

/** Has a technical alert of the home begin and end; answers with its path. */
async function technicalOf({ eid }: TestHome, bid: string, deviceId: string) {
  const now = Date.now()
  const device = db.doc(paths.device(eid, bid, deviceId))
  await device.update({ battery: { percent: 5, at: now } })
  await watchHome(eid, now)
  await db.doc(paths.watch(eid)).update({ [`devices.${deviceId}.lookAt`]: now })
  await device.update({ battery: { percent: 99, at: now + 1 } })
  await watchHome(eid, now)
  return pathsOf(paths.technicalAlerts(eid))
}

/** Has somebody of the home play a document, which need not be there; answers with the path of their pass. */
async function passOf({ eid }: TestHome) {
  const person = await signUp({ role: roles.NURSE })
  await join(eid, person, { roleId: roles.READ_ONLY })
  await callApi(person, playEstablishmentFileCall, { params: { eid, fid: 'film' } })
  const { docs } = await db.collection(paths.filePasses).where('uid', '==', person.uid).get()
  return docs.map(({ ref }) => ref.path)
}

it('what is not to be kept for ever says until when it is, whichever way it came', async () => {
  const began = Date.now()
  const { home, bid, deviceId, press, ruleId } = await homeWhereOneIsTold()
  await home.addMember(anAdministrator)
  await push(press())
  // A call that no rule answers, and one of a device that nobody has.
  await db.doc(paths.notification(home.eid, ruleId)).update({ deviceTypes: ['NOVIKA-LW-EXTBOUTON'] })
  const silent = await home.addDevice(bid, 'NOVIKA-LW-BOUTON')
  const unanswered = eventMessage(home, { deviceId: silent, kind: 'buttonPressed' })
  const refused = eventMessage(home, { deviceId: newDevEui(), kind: 'buttonPressed' })
  await push(unanswered, refused)
  const notices = (['noRule', 'unknownDevice'] as const).map((why) => paths.notice(noticeIdOf(home.eid, why)))
  for (const notice of notices) await whenDocument(notice, () => true)
  const { message, wave, codes, audit } = await codeSentTo(home)
  const passes = await passOf(home)

  // The time of an invitation and a window counts from when it is over, a timer's from when it is due: invitations.test.ts,
  // rules-conditional.test.ts and timers.test.ts look at them, reports are in made-reports.test.ts, what is asked at an address in account-requests.test.ts beside its source, and sms-answers.test.ts and push.test.ts at what comes from outside.
  const elsewhere = [
    'accountRequests',
    'invitations',
    'timers',
    'ruleWindows',
    'reports',
    'smsAnswers',
    'pushDevices',
    'pushPasses',
  ] as const
  const kept: Record<Exclude<keyof typeof keptMs, (typeof elsewhere)[number]>, string[]> = {
    audit,
    deliveries: [...(await pathsOf(paths.deliveries(home.eid))), message],
    waves: [...(await pathsOf(paths.waves(home.eid))), wave],
    alertGuards: [paths.alertGuard(home.eid, deviceId)],
    refusals: [paths.refusal(`${unanswered.messageId}_noRule`), paths.refusal(refused.messageId)],
    filePasses: passes,
    notices,
    gateways: await pathsOf(paths.gateways(home.eid)),
    technicalAlerts: await technicalOf(home, bid, deviceId),
    ...codes,
  }
  // Of the alert, of two notices and of the code.
  expect(kept.waves).toHaveLength(4)
  const ended = Date.now()
  for (const [collection, all] of Object.entries(kept)) {
    expect(all).not.toEqual([])
    for (const path of all) {
      const expireAt: unknown = (await db.doc(path).get()).get('expireAt')
      if (!(expireAt instanceof Timestamp)) throw new Error(`${path} has no time after which it is deleted`)
      const from = expireAt.toMillis() - keptMs[collection as keyof typeof keptMs]
      expect(from, path).toBeGreaterThanOrEqual(began)
      expect(from, path).toBeLessThanOrEqual(ended)
    }
  }
})
