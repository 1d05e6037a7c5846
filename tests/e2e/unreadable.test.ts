import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

test('a resident whose record is spoilt is named where they should be, and not called unknown on their page', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  await home.addResident({ name: 'M. Girard', room: '215' })
  await db.doc(paths.beneficiary(home.eid, bid)).update({ color: 'no colour' })
  const page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}`)
  await page
    .getByRole('alert')
    .getByText('1 fiche ne peut être affichée : Chambre 214, Mme Roy. Prévenez votre administrateur.')
    .waitFor()
  await page.getByRole('heading', { name: /M. Girard/ }).waitFor()
  await page.goto(appUrl(`/establishment/${home.eid}/beneficiary/${bid}`))
  await page.getByText('La fiche de ce résident ne peut être affichée').waitFor()
  await expectNone(page.getByText('Résident introuvable'))
  expectNoErrors(page)
})

test('an open alert that is spoilt is told with its room on every page', async () => {
  const home = await createHome({ name: 'Les Aulnes' })
  const alert = { ...newAlert({ room: '214', deviceLocation: 'Lit' }), times: 'spoilt' }
  await db.doc(paths.alert(home.eid, 'a')).set(alert)
  const page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}/alerts`)
  const told = page
    .getByRole('alert')
    .getByText('Les Aulnes : 1 alerte ne peut être affichée (Chambre 214, Mme Roy, Lit). Allez voir.')
  await told.waitFor()
  await expectNone(page.getByText('Aucune alerte en cours'))
  await page.goto(appUrl('/establishment'))
  await told.waitFor()
  await page.locator('main li').getByText('1 alerte en cours').waitFor()
  await page.getByRole('banner').getByRole('link', { name: '1 alerte en cours' }).waitFor()
  await page.waitForFunction(() => document.title.startsWith('(1) '))
  expectNoErrors(page)
})

test('a home that is spoilt is named, not said to have no role for the person, and still shows who lives there', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  await db.doc(paths.establishment(home.eid)).update({ state: 'spoilt' })
  const page = await openAs(browser, await addStaff(home), '/establishment')
  await page.getByText('Le système ne peut accéder à 1 établissement pour l’instant : Résidence').waitFor()
  await page.getByText('Le système ne peut accéder à l’établissement pour l’instant').waitFor()
  await expectNone(page.getByText(/Votre rôle reste à définir/))
  await page.getByRole('link', { name: new RegExp(home.eid) }).click()
  await page.getByRole('heading', { name: /Mme Roy/ }).waitFor()
  await page.goto(appUrl(`/establishment/${home.eid}/beneficiary/${bid}`))
  await page.getByText('Le système ne peut accéder à l’établissement pour l’instant').waitFor()
  await expectNone(page.getByText('Vous n’avez pas accès à cette page'))
  expectNoErrors(page)
})

const longWord = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)

test('on a phone a spoilt name without a space is broken, and nothing scrolls sideways', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: longWord, room: '214' })
  await db.doc(paths.beneficiary(home.eid, bid)).update({ color: 'no colour' })
  const viewport = { width: 360, height: 640 }
  const page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}`, { viewport })
  await page.getByRole('alert').getByText(longWord).waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(360)
  expectNoErrors(page)
})

test('the line that stays in sight says first that an alert cannot be shown, and then in which home', async () => {
  const home = await createHome({
    name: 'Résidence Notre-Dame-de-la-Présentation-du-Bienheureux-Saint-Joseph',
  })
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  for (let index = 0; index < 12; index += 1) await home.addDevice(bid, 'DRAGINO-LHT65S-NE117', `${index}`)
  await db.doc(paths.alert(home.eid, 'a')).set({ ...newAlert({ beneficiaryId: bid }), times: 'spoilt' })
  const viewport = { width: 740, height: 360 }
  const path = `/establishment/${home.eid}/beneficiary/${bid}`
  const page = await openAs(browser, await addStaff(home), path, { viewport })
  await page.getByRole('alert').getByText('Allez voir.').waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const line = page.locator('[data-out-of-sight]')
  await line.getByText('1 alerte ne peut être affichée : Résidence Notre-Dame').waitFor()
  expectNoErrors(page)
})
