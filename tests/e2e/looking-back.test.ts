import { text } from 'node:stream/consumers'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { followWhatIsDue } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import { newAlert, newDelivery } from '../support/outbox.ts'
import { messagesTo } from '../support/sandbox.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { faultsOn } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { expectNone, expectNoneBeside } from './support/heard.ts'
import { homeWithAlerts } from './support/home-with-alerts.ts'
import { addStaff } from './support/staff.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const inMain = (aid: string) => `main [data-alert="${aid}"]`

test('an alert is found among all of a period, saved, and told from the sensor to the end, to administrators with whom it was told to', async () => {
  const home = await homeWithAlerts()
  const admin = await addStaff(home, { name: 'Sylvie Lachance', member: { roleId: 1 } })
  const other = await home.addResident({ name: '=M. Côté', room: '215' })
  const at = Date.now() - 600_000
  const by = { uid: 'u', name: 'Josée Thibault' }
  const over = newAlert({
    beneficiaryId: home.bid,
    kind: 'fall',
    state: 'resolved',
    times: { occurredAt: at - 900, publishedAt: at - 500, receivedAt: at - 400, raisedAt: at, shownAt: null },
    resolvedBy: by,
    resolvedAt: at + 300_000,
    timeline: [
      { step: 'opened', at },
      { step: 'accepted', at: at + 700, channel: 'sms', deliveryId: 'drawn', possibleRepeat: false },
      { step: 'acknowledged', at: at + 60_000, by },
      { step: 'resolved', at: at + 300_000, by, resolution: 'helped' },
    ],
  })
  const message = newDelivery({
    about: { kind: 'alert', alertIds: ['over'], waveId: 'over_opened' },
    alias: 'drawn',
    recipient: { kind: 'user', uid: home.staff.uid },
    channel: 'sms',
    to: home.staff.phone,
    state: 'delivered',
    createdAt: at,
    acceptedAt: at + 700,
    deliveredAt: at + 3_700,
    dueAt: null,
  })
  await db.doc(paths.alert(home.eid, 'over')).set(over)
  await db.doc(paths.delivery(home.eid, 'sms')).set(message)
  await home.raise('going', { beneficiaryId: other, beneficiaryName: '=M. Côté', room: '215' })
  // Of long before the week that is shown at first.
  const longAgo = Date.now() - 40 * 86_400_000
  await home.raise('old', { ...over, times: { ...over.times, raisedAt: longAgo } })

  const page = await openAs(browser, admin, `/establishment/${home.eid}/alerts`)
  await page.getByRole('link', { name: 'Toutes les alertes' }).click()
  // The page before shows some of them too.
  await page.getByLabel('Issue').waitFor()
  await page.locator(inMain('over')).waitFor()
  await page.locator(inMain('going')).waitFor()
  await expectNone(page.locator(inMain('old')))
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const csv = await text(await (await saving).createReadStream())
  expect(csv).toContain("'=M. Côté")
  expect(csv).toContain('Aide donnée')
  expect(csv).toContain('Appel à l’aide')
  expect(csv).not.toContain(home.staff.phone)
  await page.getByLabel('Issue').selectOption('En cours')
  await page.locator(inMain('over')).waitFor({ state: 'detached' })
  await page.getByLabel('Issue').selectOption('Aide donnée')
  await page.getByLabel('Type d’événement').selectOption('Bouton d’appel')
  await page.getByText('Aucune alerte ne correspond').waitFor()
  await page.getByLabel('Type d’événement').selectOption('Chute')
  await page.getByLabel('Résident').selectOption('214 · Mme Roy')
  await page.locator(inMain('over')).getByRole('link').click()

  const course = page.getByRole('region', { name: 'Déroulement' })
  await course.getByText('La règle « Boutons d’appel » a déclenché l’alerte').waitFor()
  await course.getByText('Texto envoyé (Alice Tremblay)').waitFor()
  await course.getByText('Texto arrivé : Alice Tremblay').waitFor()
  const links = await course.getByRole('listitem').allTextContents()
  expect(links.map((one) => one.match(/([\d,]+ (?:s|min)(?: \d+ s)?) après/)?.[1] ?? null)).toEqual([
    null,
    '0,4 s',
    '0,1 s',
    '0,4 s',
    '0,7 s',
    '3 s',
    '56,3 s',
    '4 min',
  ])

  // What was looked for is still there.
  await page.goBack()
  await page.locator(inMain('over')).waitFor()
  await expectNone(page.locator(inMain('going')))
  expect(await page.getByLabel('Type d’événement').inputValue()).toBe('fall')

  // Whoever administers nothing is told the same, but not whom it was told to.
  const theirs = await home.open('/alerts/over/record', phone)
  await theirs.getByText('Josée Thibault s’en occupe').waitFor()
  await expectNoneBeside(theirs.getByText('arrivé :'), theirs.getByText('Texto envoyé'))
  const caregiver = await addStaff(home, {
    roleId: roles.CAREGIVER,
    member: { role: roles.CAREGIVER, roleId: 10, beneficiaryIds: [other] },
  })
  const relative = await openAs(browser, caregiver, `/establishment/${home.eid}/alerts/over/record`)
  await relative.getByText('Vous n’avez pas accès à cette page').waitFor()
  await relative.goto(appUrl(`/establishment/${home.eid}/alerts/history`))
  await expectNoneBeside(relative.locator(inMain('over')), relative.locator(inMain('going')))
  for (const tab of [page, theirs, relative]) expectNoErrors(tab)
})

test('a message that failed is said to whom it was for, and sent again by an administrator while nobody is on it', async () => {
  const home = await homeWithAlerts()
  const admin = await addStaff(home, { name: 'Sylvie Lachance', member: { roleId: 1 } })
  const { uid, phone: number } = home.staff
  const failed = (aid: string, change: Partial<Delivery> = {}) =>
    newDelivery({
      about: { kind: 'alert', alertIds: [aid], waveId: `${aid}_opened` },
      recipient: { kind: 'user', uid },
      channel: 'sms',
      to: number,
      state: 'failed',
      attempts: 1,
      dueAt: null,
      lastError: 'twilio 30003',
      ...change,
    })
  await home.raise('waits')
  await home.raise('taken', {
    state: 'acknowledged',
    acknowledgedBy: { uid: admin.uid, name: admin.name },
    acknowledgedAt: Date.now(),
  })
  await db.doc(paths.delivery(home.eid, 'one')).set(failed('waits'))
  await db.doc(paths.delivery(home.eid, 'two')).set(failed('taken', { createdAt: Date.now() - 60_000 }))

  const theirs = await openAs(browser, home.staff, '/notifications', phone)
  const own = theirs.locator(inMain('waits'))
  await own.getByText(/^Texto \(.*\)\s: ne vous est pas arrivé, le téléphone est éteint/).waitFor()
  await theirs.locator(inMain('taken')).getByText('Sylvie Lachance s’en occupe').waitFor()
  const sms = theirs.locator('[data-channel=sms]')
  await sms.getByText(/^Aucun message arrivé/).waitFor()
  // As people of here write it, and as their profile does.
  await sms.getByText(/\(418\) 555-\d{4}$/).waitFor()

  const page = await openAs(browser, admin, `/establishment/${home.eid}/messages`)
  const row = (id: string) => page.locator(`[data-message="${id}"]`)
  const again = { name: 'Renvoyer : Texto, Alice Tremblay' }
  await row('one').getByText('N’est pas arrivé : le téléphone est éteint ou hors de portée').waitFor()
  await row('one')
    .getByText(/· Texto · \(418\) 555-\d{4}$/)
    .waitFor()
  await expectNoneBeside(row('two').getByRole('button', again), row('one').getByRole('button', again))
  followWhatIsDue()
  await row('one').getByRole('button', again).dblclick()
  await page.getByRole('status').getByText('Nouvel envoi demandé : Texto, Alice Tremblay').waitFor()
  await row('one').getByText('Arrivé', { exact: true }).waitFor()
  await whenDocument(paths.delivery(home.eid, 'one'), ({ state }) => state === 'delivered')
  expect(await messagesTo(number)).toHaveLength(1)
  await page.getByRole('button', { name: 'Messages et coût par mois' }).click()
  const costs = page.getByRole('region', { name: 'Messages et coût par mois' })
  await costs.getByText(/^1 · 0,01\s\$/).waitFor()
  expect(await faultsOn(page)).toEqual([])

  await theirs.getByRole('button', { name: 'Mettre à jour' }).tap()
  await sms.getByText(/^Dernier message arrivé/).waitFor()
  await own.getByText('Texto, arrivé').waitFor()

  await sms.getByRole('button', { name: 'Essayer maintenant : Textos' }).tap()
  await sms.getByText(/^Essai arrivé à/).waitFor()
  expect(await messagesTo(number)).toHaveLength(2)
  for (const tab of [page, theirs]) expectNoErrors(tab)
})
