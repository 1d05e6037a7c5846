import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { buttonRule } from '../support/home-with-button.ts'
import { newAlert } from '../support/outbox.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { homeWithAlerts, strip, takenBy } from './support/home-with-alerts.ts'
import { withoutSound } from './support/presses.ts'
import { addStaff } from './support/staff.ts'

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true }
const pageOf = (bid: string) => `/beneficiary/${bid}/notifications`
const inPage = (page: Page, aid: string) => page.locator(`main [data-alert="${aid}"]`)
const over = (at: number) => ({
  state: 'resolved' as const,
  lastActivityAt: at,
  resolvedBy: { uid: 'u', name: 'Josée Thibault' },
  resolvedAt: at,
})

test('a resident’s alerts are on their page: whoever resolves one sees it among those that are over, and all of these', async () => {
  const home = await homeWithAlerts()
  const other = await home.addResident({ name: 'M. Côté', room: '215' })
  await home.raise('theirs')
  await home.raise('others', { beneficiaryId: other, beneficiaryName: 'M. Côté', room: '215' })
  await home.raise('of-others', { ...over(Date.now()), beneficiaryId: other })
  const batch = db.batch()
  for (let one = 0; one < 25; one += 1) {
    const alert = newAlert({ beneficiaryId: home.bid, ...over(Date.now() - (one + 1) * 3_600_000) })
    batch.set(db.doc(paths.alert(home.eid, `past-${one}`)), alert)
  }
  await batch.commit()
  const page = await home.open(`/beneficiary/${home.bid}`, phone)
  await page.getByRole('tab', { name: 'Notifications' }).tap()
  await page.waitForURL(appUrl(`/establishment/${home.eid}${pageOf(home.bid)}`))
  await inPage(page, 'past-0').waitFor()
  await whenHeard(page)
  expect(await page.locator('main [data-alert^=past-]').count()).toBe(20)
  await expectNone(page.locator('main [data-alert="others"], main [data-alert="of-others"]'))
  // What the page shows itself, the strip leaves out; not the others.
  await strip(page).locator('[data-alert="others"]').waitFor()
  await expectNone(strip(page).locator('[data-alert="theirs"]'))

  await page.getByRole('button', { name: 'Afficher plus' }).tap()
  await inPage(page, 'past-24').waitFor()
  await expectNone(page.getByRole('button', { name: 'Afficher plus' }))
  await inPage(page, 'past-0').getByRole('button').tap()
  await inPage(page, 'past-0').getByText('Alerte déclenchée').waitFor()

  await db.doc(paths.alert(home.eid, 'theirs')).update(over(Date.now()))
  await inPage(page, 'theirs').getByText('Résolue par Josée Thibault').waitFor()
  await page.getByText('Aucune alerte en cours').waitFor()
  expectNoErrors(page)
})

test('on the page of a resident somebody’s fall stands in the strip of a phone before a warning of theirs', async () => {
  const home = await homeWithAlerts()
  const other = await home.addResident({ name: 'M. Côté', room: '101' })
  await home.raise('warning', { kind: 'floorMatPressed', severity: 'warning' })
  const page = await home.open(`/beneficiary/${home.bid}`, phone)
  await strip(page).locator('[data-alert="warning"]').waitFor()
  await home.raise('fall', {
    ...{ kind: 'fall', severity: 'callForHelp', room: '101' },
    ...{ beneficiaryName: 'M. Côté', beneficiaryId: other },
  })
  await strip(page).locator('[data-alert="fall"]').getByText('101').waitFor()
  await strip(page).locator('[data-alert="warning"]').waitFor({ state: 'detached' })
  await strip(page).getByText('1 autre alerte').waitFor()
  expectNoErrors(page)
})

test('that somebody is on an alert, and who, is in sight on that tab of a small phone, by a mark and in words', async () => {
  const home = await homeWithAlerts()
  await home.raise('taken', takenBy('u', 'Josée Thibault'))
  const page = await home.open(pageOf(home.bid), phone)
  await withoutSound(page, home.staff.uid)
  const told = inPage(page, 'taken')
  await told.getByText('Josée Thibault s’en occupe').waitFor()
  // Once: not in the resident’s head as well.
  await expectNone(page.getByRole('list', { name: 'Ses alertes en cours' }))
  const { y = 0, height = 0 } = (await told.getByText('Josée Thibault s’en occupe').boundingBox()) ?? {}
  expect(y).toBeGreaterThan(60)
  expect(y + height).toBeLessThan(580)
  expectNoErrors(page)
})

test('a caregiver sees the alerts of whom they follow, live, and nobody else’s', async () => {
  const home = await homeWithAlerts()
  const other = await home.addResident({ name: 'M. Côté', room: '215' })
  const caregiver = await addStaff(home, {
    roleId: roles.CAREGIVER,
    locale: 'en',
    member: { role: roles.CAREGIVER, roleId: 10, beneficiaryIds: [home.bid] },
  })
  await db.doc(paths.beneficiary(home.eid, home.bid)).update({ caregiverIds: [caregiver.uid] })
  await home.raise('past', { ...over(Date.now() - 3_600_000) })
  await home.raise('of-others', { ...over(Date.now()), beneficiaryId: other })
  const page = await openAs(browser, caregiver, `/establishment/${home.eid}${pageOf(home.bid)}`)
  await page.getByRole('tab', { name: 'Notifications', selected: true }).waitFor()
  await inPage(page, 'past').getByText('Resolved by Josée Thibault').waitFor()
  await expectNone(inPage(page, 'of-others'))
  await home.raise('now')
  await inPage(page, 'now').getByText('Nobody is on it').waitFor()
  await page.goto(appUrl(`/establishment/${home.eid}${pageOf(other)}`))
  await whenHeard(page)
  await expectNone(page.locator('main [data-alert]'))
  await expectNone(page.getByRole('tab'))
  expectNoErrors(page)
})

test('that somebody is on one of their alerts hides nowhere that nobody is on the other', async () => {
  const home = await homeWithAlerts()
  const page = await home.open(`/beneficiary/${home.bid}`, phone)
  await home.raise('taken', { kind: 'fall', ...takenBy('u', 'David Bolduc') })
  await home.raise('waits')
  const theirs = page.getByRole('main').getByRole('list', { name: 'Ses alertes en cours' })
  await theirs.getByRole('listitem').nth(1).waitFor()
  expect(await theirs.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('Personne ne s’en occupe'),
    expect.stringContaining('David Bolduc s’en occupe'),
  ])
  expectNoErrors(page)
})

test('where there was no alert yet it says so, and leads to the sensors', async () => {
  const home = await homeWithAlerts()
  const page = await home.open(pageOf(home.bid))
  await page.getByText('Aucune alerte en cours pour ce résident').waitFor()
  await page.getByText('Aucune alerte terminée').waitFor()
  await page.getByRole('link', { name: 'Voir ses capteurs' }).click()
  await page.waitForURL(appUrl(`/establishment/${home.eid}/beneficiary/${home.bid}/devices`))
  await home.raise('now')
  await strip(page).locator('[data-alert="now"]').waitFor()
  expectNoErrors(page)
})

test('a resident’s page promises no alert while one of their sensors is silent, and says so, to a relative too', async () => {
  const home = await homeWithAlerts()
  const { bid } = home
  await home.addRule(buttonRule)
  const now = Date.now()
  const hung = async (type: 'NOVIKA-LW-BOUTON' | 'NOVIKA-LW-BANDE', at: number) => {
    const device = db.doc(paths.device(home.eid, bid, await home.addDevice(bid, type, 'Lit')))
    await device.update({ lastSeenAt: at, heardAt: at })
    return device
  }
  await hung('NOVIKA-LW-BOUTON', now)
  const pad = await hung('NOVIKA-LW-BANDE', now - 2 * 86_400_000)
  const page = await home.open(pageOf(bid))
  const silent = '1 capteur n’est pas entendu ici : il ne signale rien.'
  await page.getByText(silent).waitFor()
  await page.getByText('Aucune alerte en cours pour ce résident').waitFor()
  const promise = page.getByText('Une nouvelle alerte s’affichera ici')
  await expectNone(promise)
  await page.getByRole('main').getByRole('link', { name: 'Voir ses capteurs' }).first().waitFor()

  const relative = await addStaff(home, { roleId: roles.CAREGIVER, member: { beneficiaryIds: [bid] } })
  await db.doc(paths.beneficiary(home.eid, bid)).update({ caregiverIds: [relative.uid] })
  const theirs = await openAs(browser, relative, `/establishment/${home.eid}${pageOf(bid)}`)
  await theirs.getByText(`${silent} Un appel à l’aide qui ne donne pas d’alerte n’est montré`).waitFor()
  await pad.update({ lastSeenAt: now, heardAt: now })
  await promise.waitFor()
  await theirs.getByText(/^Un appel à l’aide qui ne donne pas d’alerte n’est montré/).waitFor()
  expectNoErrors(page)
  expectNoErrors(theirs)
})
