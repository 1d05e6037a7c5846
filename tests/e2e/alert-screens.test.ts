import { paths } from '@vigie/domain/paths'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { newAlert } from '../support/outbox.ts'
import { appUrl, expectNoErrors, newTab } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { type HomeWithAlerts, homeWithAlerts, strip, takenBy } from './support/home-with-alerts.ts'
import { signedInStorage } from './support/session.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

test('seven open alerts: the worst on top, the others a number, all of them one tap away', async () => {
  for (const index of [1, 2, 3, 4, 5, 6]) await home.raise(`a${index}`, { room: String(index) })
  await home.raise('fall', { kind: 'fall', room: '399' })
  const page = await home.open()
  await strip(page).getByText('Chute').waitFor()
  expect(await strip(page).locator('[data-alert]').first().getAttribute('data-alert')).toBe('fall')
  await page.waitForFunction(() => document.title.startsWith('(7) '))
  await strip(page).getByRole('link', { name: '5 autres alertes' }).click()
  await page.getByRole('heading', { name: 'En cours' }).waitFor()
  await whenHeard(page)
  expect(await page.locator('main [data-alert]').count()).toBe(7)
  expectNoErrors(page)
})

test('an alert says that nobody could be reached, and that its sensor’s clock is wrong', async () => {
  await home.raise('a', { nobodyReachedAt: Date.now(), clockWrong: true })
  const page = await home.open()
  await strip(page).getByText('Personne n’a pu être joint').waitFor()
  await strip(page).getByText('l’horloge du capteur est fausse').waitFor()
})

test('below messages that arrived an alert says that whoever was reached has left since', async () => {
  const now = Date.now()
  await home.raise('a', {
    nobodyReachedAt: now,
    timeline: [
      { step: 'opened', at: now - 60_000 },
      {
        step: 'accepted',
        at: now - 59_000,
        channel: 'sms',
        deliveryId: 'a_opened_u_sms',
        possibleRepeat: false,
      },
      { step: 'nobodyReached', at: now, left: true },
    ],
  })
  const page = await home.open('/alerts/a')
  const card = page.locator('main [data-alert=a]')
  await card.getByText('Personne n’a pu être joint', { exact: true }).waitFor()
  await page
    .getByText('Qui avait été joint n’est plus disponible; personne d’autre n’a pu être joint')
    .waitFor()
})

test('a page of alerts that cannot be loaded hides no alert', async () => {
  await home.raise('a')
  const page = await newTab(browser, { storageState: await signedInStorage(home.staff, appUrl()) })
  await page.route(/alerts-page.*\.js/, (route) => route.abort())
  await page.goto(appUrl(`/establishment/${home.eid}/alerts`))
  await page.getByRole('button', { name: 'Réessayer' }).waitFor()
  await strip(page).getByRole('button', { name: 'Accuser réception' }).waitFor()
  await page.unroute(/alerts-page.*\.js/)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.locator('main [data-alert=a]').waitFor()
  await strip(page).waitFor({ state: 'detached' })
})

test('on a phone, an alert that somebody took hides no other resident’s new fall from their page', async () => {
  await home.raise('taken', takenBy(home.staff.uid, home.staff.name))
  const page = await home.open(`/beneficiary/${home.bid}/details`, {
    viewport: { width: 390, height: 780 },
    hasTouch: true,
  })
  await strip(page).locator('[data-alert=taken]').waitFor()
  const list = page.getByRole('list', { name: 'Ses alertes en cours' })
  // Where it can be acted on it is told, and not once more below.
  await expectNone(list)
  const other = await home.addResident({ name: 'M. Côté', room: '118' })
  await home.raise('fall', { kind: 'fall', beneficiaryId: other, beneficiaryName: 'M. Côté', room: '118' })
  await strip(page).locator('[data-alert=fall]').getByText('Chute').waitFor()
  await strip(page).getByRole('link', { name: '1 autre alerte' }).waitFor()
  // What the strip has no place for, the page itself says, and then of all of theirs: a fall is worse than their call.
  await home.calledAgain('taken')
  const theirs = list.getByRole('link')
  await theirs.getByText('Nouvel appel').waitFor()
  await strip(page).locator('[data-alert=fall]').waitFor()
  await home.raise('second', takenBy('u', 'Josée Thibault'))
  await theirs.getByText('Josée Thibault s’en occupe').waitFor()
  expect(await theirs.allInnerTexts()).toEqual([
    expect.stringContaining('Nouvel appel'),
    expect.stringContaining('Josée Thibault s’en occupe'),
  ])
  await theirs.last().click()
  await page.locator('main [data-alert=second]').waitFor()
})

test('an alert page of thirty past alerts listens to no more than an empty one', async () => {
  const batch = db.batch()
  for (let index = 0; index < 30; index += 1) {
    const past = newAlert({ state: 'resolved', room: String(index), beneficiaryId: `r${index}` })
    batch.set(db.doc(paths.alert(home.eid, `past-${index}`)), past)
  }
  await batch.commit()
  const page = await home.open()
  let begun = 0
  page.on('request', (request) => {
    begun += decodeURIComponent(request.postData() ?? '').split('"addTarget"').length - 1
  })
  await page.getByRole('link', { name: 'Alertes', exact: true }).first().click()
  await page.locator('main [data-alert]').nth(29).waitFor()
  await expect.poll(() => begun).toBeGreaterThan(0)
  expect(begun).toBeLessThanOrEqual(3)
  expectNoErrors(page)
})

test('a screen reader hears of each button whose alert it is about, and of each alert as one of a list', async () => {
  await home.raise('a')
  const page = await home.open('/alerts')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Mme Roy' })
  await row.getByRole('link', { name: '214 Mme Roy', exact: true }).waitFor()
  for (const name of [
    'Accuser réception : chambre 214, Mme Roy',
    'Résoudre : Aide donnée, chambre 214, Mme Roy',
    'Résoudre comme… : chambre 214, Mme Roy',
    'Déroulement : chambre 214, Mme Roy',
  ]) {
    await row.getByRole('button', { name, exact: true }).waitFor()
  }
  await page.getByRole('link', { name: 'Résidents', exact: true }).first().click()
  const inStrip = strip(page).getByRole('listitem').filter({ hasText: 'Mme Roy' })
  await inStrip
    .getByRole('button', { name: 'Accuser réception : chambre 214, Mme Roy', exact: true })
    .waitFor()
})

test.each([600, 768, 1280])(
  'on a screen of %i px the words of an alert have room beside what there is to do',
  async (width) => {
    await home.raise('a', { beneficiaryName: 'Mme Marie-Ève L’Écuyer-Beauséjour' })
    const page = await home.open('/alerts', { viewport: { width, height: 900 } })
    const words = page.locator('main [data-alert=a]').getByRole('link')
    const box = await words.locator('xpath=..').boundingBox()
    expect(box?.width).toBeGreaterThan(280)
  },
)
