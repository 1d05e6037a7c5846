import type { Alert } from '@vigie/domain/alerts/alert'
import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { publish } from '../support/pubsub.ts'
import { messagesTo } from '../support/sandbox.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenCollection } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

test('an event published by a gateway is on the open page, in an e-mail and in an SMS, and who takes care of it is seen by all', async () => {
  const home = await createHome()
  const nurse = await addStaff(home, { name: 'Nathalie Simard', roleId: 4 })
  const attendant = await addStaff(home, { name: 'Josée Thibault' })
  const bid = await home.addResident({ name: 'Mme Yvette Roy', room: '214' })
  const button = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Tête de lit')
  const rule = await home.addRule({
    action: 'buttonPressed',
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    recipients: [{ kind: 'user', uid: nurse.uid }],
    methods: ['email', 'sms'],
  })
  const residentPath = `/establishment/${home.eid}/beneficiary/${bid}`
  const [nursePage, attendantPage] = await Promise.all([
    openAs(browser, nurse, residentPath),
    openAs(browser, attendant, `/establishment/${home.eid}`),
  ])
  await nursePage.getByText('Rien aujourd’hui').waitFor()
  await attendantPage.getByRole('heading', { name: /\b214\b/ }).waitFor()

  const event = eventMessage(home, { deviceId: button, kind: 'buttonPressed' })
  await publish(event)

  // On both open pages, without a reload: the event in the day, and the alert above everything.
  await nursePage.locator('li[data-event]', { hasText: 'Bouton d’appel' }).waitFor()
  const nurseStrip = nursePage.getByRole('region', { name: 'Alertes en cours' })
  await nurseStrip.getByText('Mme Yvette Roy').waitFor()
  await nurseStrip.getByText('Personne ne s’en occupe').waitFor()
  const attendantStrip = attendantPage.getByRole('region', { name: 'Alertes en cours' })
  await attendantStrip.getByText('Bouton d’appel').waitFor()
  await attendantPage.waitForFunction(() => document.title.startsWith('(1) '))

  // In the sandbox, in the recipient's language, the room and what happened first.
  await whenCollection(
    paths.deliveries(home.eid),
    (deliveries) =>
      deliveries.length === 2 &&
      deliveries.every(({ state }) => state === 'accepted' || state === 'delivered'),
  )
  const [email] = await messagesTo(nurse.email)
  expect(email).toMatchObject({ channel: 'email' })
  expect(email?.subject).toMatch(/^Ch\. 214 Mme Yvette Roy/)
  const texts = await messagesTo(nurse.phone)
  expect(texts).toHaveLength(1)
  expect(texts[0]?.text).toMatch(
    /^Ch\. 214 Mme Yvette Roy : bouton d'appel, \d\d:\d\d\. Répondez 1 : j'y vais\. Vigie$/,
  )

  // One acknowledges; the other sees who.
  await nurseStrip.getByRole('button', { name: 'Accuser réception' }).click()
  await nurseStrip.getByText('Vous vous en occupez').waitFor()
  await attendantStrip.getByText('Nathalie Simard s’en occupe').waitFor()
  await attendantStrip.getByRole('button', { name: 'Résoudre : Aide donnée' }).waitFor()
  await expectNone(attendantStrip.getByRole('button', { name: 'Accuser réception' }))

  const [alert] = (await whenCollection(
    paths.alerts(home.eid),
    // That it was shown is told beside all this.
    ([only]) => only?.state === 'acknowledged' && only.times.shownAt !== null,
  )) as Alert[]
  expect(alert).toMatchObject({ ruleId: rule, occurrences: 1, acknowledgedBy: { uid: nurse.uid } })
  expect(alert?.times.shownAt).toBeGreaterThanOrEqual(alert?.times.raisedAt ?? Number.NaN)
  expect(await db.collection(paths.alerts(home.eid)).get()).toMatchObject({ size: 1 })

  // Pressed again well after that: it is open again on both pages, and who had taken it is written to.
  const aid = (await db.collection(paths.alerts(home.eid)).get()).docs[0]?.id ?? ''
  await db.doc(paths.alert(home.eid, aid)).update({ acknowledgedAt: Date.now() - 61_000 })
  await publish(eventMessage(home, { deviceId: button, kind: 'buttonPressed' }))
  for (const shown of [nurseStrip, attendantStrip]) {
    await shown.getByText('Nouvel appel, Nathalie Simard s’en occupait').waitFor()
    await shown.getByText('2 fois').waitFor()
  }
  await whenCollection(
    paths.deliveries(home.eid),
    (deliveries) =>
      deliveries.length === 4 &&
      deliveries.every(({ state }) => state === 'accepted' || state === 'delivered'),
  )
  const [, again] = await messagesTo(nurse.phone)
  expect(again?.text).toMatch(/\(appelle de nouveau\)\. Répondez 1 : j'y vais\. Vigie$/)
  for (const page of [nursePage, attendantPage]) expectNoErrors(page)
})
