import type { Claim } from '@vigie/domain/devices/claim'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { localDate } from '@vigie/domain/time/local-time'
import { expect, test } from 'vitest'
import { steadyTimeZone } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { deafTo } from './support/deaf.ts'
import { expectNone } from './support/heard.ts'
import { whenSteady, withoutSound } from './support/presses.ts'
import { startRelayedApp } from './support/relayed-app.ts'
import { addStaff } from './support/staff.ts'
import { timersWait } from './support/timers.ts'

test('500 residents: those on screen are listened to, the others not, one is found by typing or by what they need, and how they are shown is remembered', async () => {
  const home = await createHome()
  const first = await home.addResident({ room: '1000', name: 'Mme Première' })
  const template = (await db.doc(paths.beneficiary(home.eid, first)).get()).data()
  const batch = db.batch()
  for (let index = 1; index < 500; index += 1) {
    const resident = { ...template, room: String(1000 + index), name: `Mme Numéro ${index}` }
    batch.set(db.doc(paths.beneficiary(home.eid, `many-${index}`)), resident)
  }
  await batch.commit()
  await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: first }))
  await home.addDevice('many-499', 'NOVIKA-LW-BOUTON')
  const staff = await addStaff(home)
  const page = await openAs(browser, staff, '/establishment')
  let listenedTo = 0
  page.on('request', (request) => {
    if (!request.url().includes('Listen')) return
    listenedTo += decodeURIComponent(request.postData() ?? '').split('"collectionId":"devices"').length - 1
  })
  await page.getByRole('link', { name: new RegExp(home.eid) }).click()
  await page.getByText('500 résidents').waitFor()
  await page.getByText('Mme Première').waitFor()
  await page.getByText('Aucun capteur de mouvement entendu').first().waitFor()
  await expect.poll(() => listenedTo).toBeGreaterThan(0)
  expect(listenedTo).toBeLessThan(80)

  await page.getByRole('searchbox').fill('numero 499')
  await page.getByText('1 résident', { exact: true }).waitFor()
  await page.getByRole('link', { name: /Mme Numéro 499/ }).click()
  await page.getByRole('heading', { level: 1, name: '1499 · Mme Numéro 499' }).waitFor()

  await page.goBack()
  // Of the eleven whom that means one has a sensor that was never heard; what the cards hear narrows them.
  await page.getByRole('searchbox').fill('numero 49')
  await page.getByRole('button', { name: 'Capteurs muets' }).click()
  await page.getByText('1 résident', { exact: true }).waitFor()
  await page.getByRole('link', { name: /Mme Numéro 499/ }).waitFor()
  await page.getByRole('button', { name: 'Alerte en cours (1)', pressed: false }).click()
  await page.getByText('Personne ne correspond à « numero 49 »').waitFor()
  await page.getByRole('button', { name: 'Voir tous les résidents' }).click()
  await page.getByText('500 résidents').waitFor()
  await page.getByRole('button', { name: 'Alerte en cours (1)' }).click()
  await page.getByText('1 résident', { exact: true }).waitFor()
  await page.getByRole('link', { name: /Mme Première/ }).click()
  await page.goBack()
  await page.getByRole('button', { name: 'Alerte en cours (1)', pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Tous', exact: true }).click()

  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Ordre et affichage' }).click()
    await page.getByRole('menuitemradio', { name, checked: false }).click()
    await page.getByRole('menuitemradio', { name }).waitFor({ state: 'detached' })
  }
  const firstOne = page.locator('[data-resident]').first()
  await firstOne.getByText('Mme Première', { exact: true }).waitFor()
  const cardWidth = (await firstOne.boundingBox())?.width ?? 0
  await choose('Par nom')
  await firstOne.getByText('Mme Numéro 1', { exact: true }).waitFor()
  await choose('En lignes')
  await page.reload()
  await firstOne.getByText('Mme Numéro 1', { exact: true }).waitFor()
  expect((await firstOne.boundingBox())?.width).toBeGreaterThan(cardWidth * 2)
  expectNoErrors(page)
})

test('on a small phone the residents begin in its upper third, with the search, all filters and the looks above them', async () => {
  const home = await createHome()
  let last = ''
  for (let room = 201; room < 209; room += 1)
    last = await home.addResident({ room: String(room), name: 'Mme Roy' })
  const director = { roleId: roles.ADMIN_ESTABLISHMENT, member: { roleId: roles.ADMIN } }
  const small = { viewport: { width: 360, height: 640 }, hasTouch: true }
  const person = await addStaff(home, director)
  const page = await openAs(browser, person, `/establishment/${home.eid}`, small)
  await withoutSound(page, person.uid)
  const topOf = (found: ReturnType<typeof page.locator>) =>
    found.evaluate((one) => one.getBoundingClientRect().top)
  // What stands above is measured as it is drawn.
  await expect.poll(() => topOf(page.locator('[data-resident]').first())).toBeLessThan(213)
  const first = await topOf(page.locator('[data-resident]').first())
  for (const above of ['Ajouter un résident', 'Ordre et affichage', 'Tous'])
    expect(await topOf(page.getByRole('button', { name: above }))).toBeLessThan(first)
  await page.getByRole('searchbox').fill('208')
  await page.getByRole('status').getByText('1 résident', { exact: true }).waitFor({ state: 'attached' })
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Sans humeur aujourd’hui (8)' }).click()
  await page.getByRole('button', { name: 'Sans humeur aujourd’hui (8)', pressed: true }).waitFor()

  // Who calls from further down comes first, and moves nothing that somebody reads meanwhile.
  const read = page.locator('[data-resident]').filter({ hasText: '203' })
  await read.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 300))
  const before = await topOf(read)
  // At a frame at which the position of a card became another, the browser would hold nothing.
  const positions = await page
    .locator('[data-resident]')
    .evaluateAll((cards) => [...new Set(cards.map((card) => getComputedStyle(card).position))])
  expect(positions).toEqual(['static'])
  await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: last, room: '208' }))
  await page.locator(`[data-resident="${last}"]:first-child`).waitFor()
  expect(Math.abs((await topOf(read)) - before)).toBeLessThan(2)

  // Who opens somebody further down finds them there again.
  await page.getByRole('button', { name: 'Tous', exact: true }).click()
  const opened = page.locator('[data-resident]').filter({ hasText: '206' })
  await opened.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 300))
  await whenSteady(opened)
  const left = await topOf(opened)
  await opened.tap({ position: { x: 200, y: 20 } })
  await page.getByRole('heading', { level: 1, name: '206 · Mme Roy' }).waitFor()
  await page.goBack()
  await expect.poll(async () => Math.abs((await topOf(opened)) - left)).toBeLessThan(2)
  expectNoErrors(page)
})

test('while one reads further down, new events wait to be asked for and nothing moves', async () => {
  const home = await createHome({ timeZone: steadyTimeZone })
  const bid = await home.addResident()
  const bed = await home.addDevice(bid, 'NOVIKA-LW-BANDE')
  const now = Date.now()
  const day = db.doc(paths.day(home.eid, bid, localDate(now, steadyTimeZone), bed))
  const event = (ago: number) => ({ kind: 'standUp', value: null, at: now - ago, receivedAt: now - ago + 80 })
  const events = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`e${index}`, event(60_000 + index)]),
  )
  // An alert makes the top bar tall: what waits is offered below it.
  await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: bid }))
  await day.set({ deviceId: bed, type: 'NOVIKA-LW-BANDE', date: localDate(now, steadyTimeZone), events })

  const page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}/beneficiary/${bid}`, {
    viewport: { width: 400, height: 700 },
  })
  await page.locator('[data-alert=a]').waitFor()
  await page.locator('[data-connection=live]').waitFor({ state: 'attached' })
  const row = page.locator('[data-event=e30]')
  await row.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => scrollY > 500)
  await whenSteady(row)
  const before = await row.boundingBox()
  await day.set({ events: { n1: event(3), n2: event(2), n3: event(1) } }, { merge: true })
  const button = page.getByRole('button', { name: '3 nouveaux' })
  await button.waitFor()
  expect((await row.boundingBox())?.y).toBe(before?.y)
  await expectNone(page.locator('[data-event=n1]'))
  await whenSteady(button)
  // As a finger does, where it is: Playwright's own click scrolls to what is out of sight, which shows the rows as well.
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.locator('[data-event=n3]').waitFor()
  await button.waitFor({ state: 'detached' })

  // With the top in view there is nothing to wait for.
  await day.set({ events: { n4: event(0) } }, { merge: true })
  await page.locator('[data-event=n4]').waitFor()
  expectNoErrors(page)
})

test('a sensor past its expected interval is greyed and says since when, one never heard says so', async () => {
  const home = await createHome({ timeZone: steadyTimeZone })
  const bid = await home.addResident()
  const silent = await home.addDevice(bid, 'DRAGINO-LHT65S-NE117', 'Chambre')
  const heard = await home.addDevice(bid, 'DRAGINO-AQS01L', 'Salon')
  const never = await home.addDevice(bid, 'NOVIKA-LW-BANDE', 'Lit')
  const now = Date.now()
  const say = (deviceId: string, kind: string, value: number, at: number) =>
    db.doc(paths.device(home.eid, bid, deviceId)).update({
      lastSeenAt: at,
      lastEvent: { id: 'e', kind, value, at },
      readings: { [kind]: { value, at } },
      battery: { percent: 12, at },
    })
  await say(silent, 'temperature', 0, now - 2 * 3_600_000)
  await say(heard, 'co2', 640, now - 60_000)
  const page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}/beneficiary/${bid}`)
  const tile = (deviceId: string) => page.locator(`[data-device="${deviceId}"]`)
  await tile(silent)
    .getByText(/Rien reçu depuis \d\d:\d\d/)
    .waitFor()
  await tile(silent).getByText('0,0 °C').waitFor()
  expect(await tile(heard).getAttribute('data-hearing')).toBe('heard')
  await tile(heard).getByText('640 ppm').waitFor()
  await expectNone(tile(heard).getByText(/Rien reçu/))
  await tile(heard).getByText('Pile faible, 12 %').waitFor()
  await tile(never).getByText('Rien reçu pour l’instant').waitFor()
  await say(silent, 'layDown', 0, now - 86_400_000)
  await tile(silent)
    .getByText(/Rien reçu depuis hier, \d\d:\d\d/)
    .waitFor()
  await page.getByText(/Capteur muet depuis hier, \d\d:\d\d/).waitFor()
  await say(silent, 'layDown', 0, now - 3 * 86_400_000)
  await tile(silent)
    .getByText(/Rien reçu depuis le \d+(er)? \S+, \d\d:\d\d/)
    .waitFor()
  await page.getByText(/Au lit depuis le \d+(er)? \S+, \d\d:\d\d/).waitFor()
  expectNoErrors(page)
})

test('whoever adds a resident is led to their page, and from there to where a device is added', async () => {
  const home = await createHome()
  await home.addResident()
  const admin = await addStaff(home, { member: { roleId: roles.ADMIN } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}`)
  await page.getByRole('button', { name: 'Ajouter un résident' }).click()
  await page.getByLabel('Nom', { exact: true }).fill('Mme Lavoie')
  await page.keyboard.press('Enter')
  const told = page.getByRole('status').filter({ hasText: 'Résident ajouté : Mme Lavoie' })
  await told.getByRole('link', { name: 'Ouvrir' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Ajouter un appareil' }).click()
  await page.waitForURL(/\/devices$/)
  await page.getByRole('button', { name: 'Ajouter un appareil' }).waitFor()
  // A colleague who adds none reads who does.
  const nurse = await openAs(
    browser,
    await addStaff(home),
    new URL(page.url()).pathname.replace(/\/devices$/, ''),
  )
  await nurse.getByText('Un administrateur les installe.').waitFor()
  expectNoErrors(page)
})

test('an administrator corrects and archives a resident, who is then found only where archived ones are asked for, and restores them', async () => {
  const home = await createHome({ counts: { beneficiaries: 2 } })
  const bid = await home.addResident({ room: '214', name: 'Mme Roy' })
  const stays = await home.addResident({ room: '215', name: 'M. Côté' })
  const button = await home.addDevice(stays, 'NOVIKA-LW-BOUTON')
  const address = `/establishment/${home.eid}`
  const page = await openAs(browser, await addStaff(home, { member: { roleId: roles.ADMIN } }), address)
  // Whom somebody adds a second time is not there twice unasked, in whatever room.
  await page.getByRole('link', { name: /M\. Côté/ }).waitFor()
  await page.getByRole('button', { name: 'Ajouter un résident' }).click()
  await page.getByLabel('Nom', { exact: true }).fill('m. cote')
  await page.getByLabel('Chambre').fill('118')
  await page.keyboard.press('Enter')
  await page.getByText('Il y a déjà 215 · M. Côté dans cet établissement.').waitFor()
  await page.getByRole('button', { name: 'Ajouter quand même' }).waitFor()
  await page.getByRole('link', { name: 'Ouvrir son dossier' }).click()
  await page.locator(`[data-device="${button}"]`).waitFor()
  // Whoever it is not, comes back to what was typed.
  await page.goBack()
  await page.getByRole('button', { name: 'Ajouter un résident' }).click()
  await expect.poll(() => page.getByLabel('Chambre').inputValue()).toBe('118')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Perdre ce qui est saisi' }).click()
  await page.goForward()
  await page.getByRole('button', { name: 'Archiver M. Côté' }).click()
  const refusal = page.getByRole('dialog', { name: 'Ce résident ne peut pas encore être archivé' })
  await refusal.getByText('1 appareil lui est encore attribué').waitFor()
  await expectNone(refusal.getByRole('button', { name: 'Archiver' }))
  await refusal.getByRole('button', { name: 'Fermer' }).click()

  await page.goto(appUrl(`${address}/beneficiary/${bid}`))
  await page.getByRole('button', { name: 'Modifier la fiche de Mme Roy' }).click()
  await page.getByLabel('Téléphone (facultatif)').fill('514 234-5678')
  await page.getByLabel('Ce numéro a été essayé').check()
  // Somebody else moves her meanwhile: the form says so, keeps the number, and does not move her back.
  await db.doc(paths.beneficiary(home.eid, bid)).update({ room: '305' })
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('dialog').getByText('Chambre : 305').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await whenDocument(
    paths.beneficiary(home.eid, bid),
    ({ room, phone, confirmedPhone }) =>
      room === '305' && phone === '+15142345678' && confirmedPhone === phone,
  )
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // A device that nobody has heard yet keeps her as well, and the window says so before the server does.
  const claim = db.doc(paths.claim(home.eid, 'A840410000C0FFEE'))
  await claim.set({
    deviceId: 'A840410000C0FFEE',
    type: 'NOVIKA-LW-BOUTON',
    beneficiaryId: bid,
    location: 'Lit',
    by: 'admin',
    at: Date.now(),
  } satisfies Claim)
  await page.getByRole('button', { name: 'Archiver Mme Roy' }).click()
  await refusal.getByText('1 appareil lui est encore attribué').waitFor()
  await refusal.getByText('1 n’a encore rien envoyé').waitFor()
  await expectNone(refusal.getByRole('button', { name: 'Archiver' }))
  await claim.delete()
  const question = page.getByRole('dialog', { name: 'Voulez-vous vraiment archiver ce bénéficiaire?' })
  await question.getByText('Ses tâches restent au dossier').waitFor()
  await question.getByRole('button', { name: 'Archiver', exact: true }).click()
  await page.getByRole('status').getByText('Archivé : 305 · Mme Roy', { exact: true }).waitFor()
  await page.getByText('Archivé', { exact: true }).and(page.getByRole('main').locator('*')).waitFor()
  await expectNone(page.getByRole('button', { name: /^Humeur/ }))
  await page.getByRole('img', { name: 'Humeur : rien de noté' }).waitFor()
  // The button is gone; whoever goes by keyboard is at the top of the page.
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')

  const reader = await openAs(browser, await addStaff(home), address)
  await reader.getByRole('link', { name: /M\. Côté/ }).waitFor()
  await reader.getByText('Aucun signe reçu').waitFor()
  await expectNone(reader.getByText('Mme Roy'))
  await reader.getByRole('button', { name: 'Voir les dossiers archivés' }).click()
  const archived = reader
    .getByRole('list', { name: 'Dossiers archivés' })
    .getByRole('link', { name: /Mme Roy/ })
  await archived.getByText('Archivé').waitFor()
  const second = await openAs(browser, await addStaff(home, { member: { roleId: roles.ADMIN } }), address)
  await second.getByRole('link', { name: /M\. Côté/ }).waitFor()
  await second.getByRole('button', { name: 'Ajouter un résident' }).click()
  await second.getByLabel('Nom', { exact: true }).fill('roy')
  await second.keyboard.press('Enter')
  await second.getByText('Il y a déjà 305 · Mme Roy (archivé) dans cet établissement.').waitFor()

  await page.getByRole('button', { name: 'Restaurer' }).click()
  await page
    .getByRole('dialog', { name: 'Voulez-vous vraiment restaurer ce bénéficiaire?' })
    .getByRole('button', { name: 'Restaurer' })
    .click()
  await page.getByRole('status').getByText('Restauré : 305 · Mme Roy', { exact: true }).waitFor()
  await archived.waitFor({ state: 'detached' })
  await reader.getByRole('link', { name: /Mme Roy/ }).waitFor()
  expectNoErrors(page)
})

test('a card leads to its resident within the page, and to another tab where that is asked for', async () => {
  const home = await createHome()
  await home.addResident({ room: '12', name: 'Mme Roy' })
  const page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}`)
  const card = page.getByRole('link', { name: /Mme Roy/ })
  await whenSteady(card)
  // Whether the page leaves such a press to the browser: a tab that Chromium opens behind the page is not always told of where there is no window (15 times in 60).
  await page.evaluate(() => {
    const tell = (press: MouseEvent) => document.body.setAttribute('data-left', `${!press.defaultPrevented}`)
    addEventListener('click', (press) => setTimeout(tell, 0, press), { once: true })
  })
  await card.click({ modifiers: ['ControlOrMeta'] })
  await page.locator('body[data-left=true]').waitFor({ state: 'attached' })
  expect(page.url()).toBe(appUrl(`/establishment/${home.eid}`))
  const tab = await page.context().newPage()
  await tab.goto(appUrl((await card.getAttribute('href')) ?? ''))
  await tab.getByRole('heading', { level: 1, name: '12 · Mme Roy' }).waitFor()
  await tab.close()

  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await card.click()
  await page.getByRole('heading', { level: 1, name: '12 · Mme Roy' }).waitFor()
  expect(await page.locator('body[data-same]').count()).toBe(1)
  expectNoErrors(page)
})

test('whoever adds somebody before the list of those who are there has come is asked as well, once it has', async () => {
  const home = await createHome()
  await home.addResident({ room: '215', name: 'M. Côté', state: 'archived' })
  const app = await startRelayedApp(780)
  const admin = await addStaff(home, { member: { roleId: roles.ADMIN } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}`, { origin: app.origin })
  await timersWait(page, 5_000)
  const deaf = deafTo(/"collectionId":"beneficiaries"(?!.*"where")/s)
  app.firestore.tamper(deaf)
  await page.getByRole('button', { name: 'Ajouter un résident' }).click()
  await page.getByLabel('Nom', { exact: true }).fill('côté')
  await page.keyboard.press('Enter')
  await expect.poll(deaf.tries).toBeGreaterThan(0)
  deaf.end()
  await page.getByText('Il y a déjà 215 · M. Côté (archivé) dans cet établissement.').waitFor()
  await page.getByRole('button', { name: 'Ajouter quand même' }).waitFor()
  expectNoErrors(page)
  app.cut()
})
