import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { type EstablishmentKeys, keysOf, knownKeys } from '@vigie/domain/care/api-keys'
import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { newChain } from '@vigie/domain/supervision/chain'
import { beforeAll, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { button, buttonRule } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { newAlert } from '../support/outbox.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, goWithin, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { fetched } from './support/fetched.ts'
import { expectNone, expectNoneBeside, whenHeard } from './support/heard.ts'
import { addStaff, type Staff } from './support/staff.ts'

let home: TestHome
let admin: Staff
let attendant: Staff

beforeAll(async () => {
  home = await createHome({ name: 'Résidence du Moulin' })
  admin = await addStaff(home, { member: { roleId: 1 } })
  attendant = await addStaff(home)
})

test('an administrator manages the home from the bars; to others there is no such place', async () => {
  const page = await openAs(browser, admin, `/establishment/${home.eid}`)
  await page.getByRole('link', { name: 'Gestion' }).click()
  await page.getByRole('heading', { level: 1, name: 'Informations · Résidence du Moulin' }).waitFor()
  await page.getByRole('tab', { name: 'Informations', selected: true }).waitFor()
  expectNoErrors(page)

  const reader = await addStaff(home, { roleId: roles.NURSE, member: { roleId: roles.READ_ONLY } })
  const other = await openAs(browser, reader, `/establishment/${home.eid}/informations`)
  await other.getByText('Vous n’avez pas accès à cette page').waitFor()
  await expectNone(other.getByRole('link', { name: 'Gestion' }))
  await expectNone(other.getByRole('tab'))
})

test('a key that goes from the screen before somebody has kept it is not lost without a word', async () => {
  const page = await openAs(browser, await addStaff(home), '/establishment')
  await page.getByRole('link', { name: 'Ajouter un établissement' }).click()
  await page.getByLabel('Nom de l’établissement').fill('Villa des Tilleuls')
  await page.getByRole('button', { name: 'Créer l’établissement' }).click()
  const key = page.getByRole('dialog', { name: 'Clé d’API' }).getByRole('textbox')
  await key.waitFor()
  // What a gateway has to be told with it, for whoever reads no document of ours.
  await page.getByRole('dialog', { name: 'Clé d’API' }).getByText('« sensor-events »').waitFor()
  const asked = page.waitForEvent('dialog')
  // Not as Playwright reloads, which would wait for what the answer prevents.
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  // Back, which closes a window, does not take this one away; a notification that is tapped does.
  await page.goBack()
  await page.waitForURL('**/new-establishment')
  await key.waitFor()
  await goWithin(page, '/establishment')
  await page.getByText('La clé d’API n’a pas été confirmée comme conservée').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Établissements' }).waitFor()
  expectNoErrors(page)
})

test('a new home that is heard of only while its key is shown leaves that where it is', async () => {
  const page = await openAs(browser, await addStaff(home), '/new-establishment')
  await whenHeard(page)
  await page.route(/\/api\/establishment\/[^/]+$/, async (route) => {
    await page.context().setOffline(true)
    await route.fulfill({ response: await fetched(route) })
  })
  await page.getByLabel('Nom de l’établissement').fill('Villa des Pins')
  await page.getByRole('button', { name: 'Créer l’établissement' }).click()
  const isKept = page.getByRole('button', { name: 'J’ai conservé la clé' })
  await isKept.waitFor()
  await page.context().setOffline(false)
  await whenHeard(page)
  await isKept.click()
  const informations = page.getByRole('heading', { level: 1, name: 'Informations · Villa des Pins' })
  await expectNoneBeside(page.getByText('La clé d’API n’a pas été confirmée'), informations)
  expectNoErrors(page)
})

test('whoever loads the page of a new home anew over its key is shown that it is there, and where another key is made', async () => {
  const maker = await addStaff(home)
  const page = await openAs(browser, maker, '/new-establishment')
  const name = page.getByLabel('Nom de l’établissement')
  const address = page.getByLabel('Adresse (facultatif)')
  await whenHeard(page)
  const whenWritten = page.locator('[data-kept=written]').first()
  // What is half typed outlives the page.
  await name.fill('Villa des Ormes')
  await address.fill('4, rue des Ormes')
  await whenWritten.waitFor({ state: 'attached' })
  await page.reload()
  await page.getByText('Ce que vous aviez écrit ici n’est pas encore enregistré.').waitFor()
  expect([await name.inputValue(), await address.inputValue()]).toEqual([
    'Villa des Ormes',
    '4, rue des Ormes',
  ])
  await page.getByRole('button', { name: 'Créer l’établissement' }).click()
  const key = await page.getByRole('dialog', { name: 'Clé d’API' }).getByRole('textbox').inputValue()
  await whenWritten.waitFor({ state: 'attached' })
  page.once('dialog', (question) => question.accept())
  await page.reload()

  await page.getByRole('heading', { name: '« Villa des Ormes » est créé' }).waitFor()
  await expectNoneBeside(name, page.getByRole('link', { name: 'Ouvrir ses informations' }))
  const own = db.collection(paths.establishments).where('createdBy', '==', maker.uid)
  expect((await own.get()).size).toBe(1)
  const stores = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stores).not.toContain(key)
  await page.getByRole('link', { name: 'Ouvrir ses informations' }).click()
  await page.getByRole('heading', { level: 1, name: 'Informations · Villa des Ormes' }).waitFor()
  await page.getByRole('button', { name: 'Nouvelle clé d’API' }).waitFor()
  // It is said once: the next home is another.
  await goWithin(page, '/new-establishment')
  await page.getByRole('button', { name: 'Créer l’établissement' }).waitFor()
  expect(await name.inputValue()).toBe('')
  expectNoErrors(page)
})

test('whoever leaves before a key is there is told that it is lost, and what another administrator changed meanwhile stays', async () => {
  const page = await openAs(browser, admin, `/establishment/${home.eid}/informations`)
  await page.getByRole('button', { name: 'Nouvelle clé d’API' }).click()
  const answer = Promise.withResolvers<void>()
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/apiKey\//.test(request.url()),
  )
  await page.route(/\/apiKey\//, async (route) => {
    const response = await fetched(route)
    await answer.promise
    await route.fulfill({ response })
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Créer la clé' }).click()
  await asked
  await goWithin(page, `/establishment/${home.eid}/shifts`)
  await page.getByRole('heading', { level: 1, name: /^Quarts/ }).waitFor()
  answer.resolve()
  await page.getByText('La clé d’API n’a pas été confirmée comme conservée').waitFor()

  await page.getByRole('tab', { name: 'Informations' }).click()
  const contact = page.getByLabel('Personne-ressource (facultatif)')
  await contact.waitFor()
  const ref = db.doc(paths.establishment(home.eid))
  await ref.update({ 'contact.name': 'Sylvie Roy', lockAfterMinutes: 5 })
  await expect.poll(() => contact.inputValue()).toBe('Sylvie Roy')
  await expect.poll(() => page.getByLabel('Verrouiller après').inputValue()).toBe('5')
  await page.getByLabel('Courriel (facultatif)').fill('accueil@vigie.example')
  await page
    .getByRole('region', { name: 'Informations' })
    .getByRole('button', { name: 'Enregistrer' })
    .click()
  // What failed is on screen yet, so that it is not told that this went well.
  await whenDocument(
    paths.establishment(home.eid),
    ({ contact: kept }) => kept.email === 'accueil@vigie.example' && kept.name === 'Sylvie Roy',
  )
  expectNoErrors(page)
})

test('somebody makes a home of their own, is shown its key once and then another, and sets it inactive', async () => {
  const page = await openAs(browser, attendant, '/establishment')
  await page.getByRole('link', { name: 'Ajouter un établissement' }).click()
  await page.getByRole('button', { name: 'Créer l’établissement' }).click()
  await page.getByText('Indiquez le nom de l’établissement').waitFor()
  await page.getByLabel('Nom de l’établissement').fill('Villa des Saules')
  await page.getByRole('button', { name: 'Créer l’établissement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clé d’API' })
  expect(await dialog.getByRole('textbox').inputValue()).toMatch(/^vigie-/)
  await dialog.getByRole('button', { name: 'J’ai conservé la clé' }).click()

  await page.getByRole('heading', { level: 1, name: 'Informations · Villa des Saules' }).waitFor()
  await whenHeard(page)
  await page.getByLabel('Adresse (facultatif)').fill('3, rue des Saules')
  // Whoever looks elsewhere meanwhile finds it again, and is told that it is not saved.
  await page.getByRole('tab', { name: 'Quarts' }).click()
  await page.getByRole('heading', { level: 1, name: /^Quarts/ }).waitFor()
  await page.getByRole('tab', { name: 'Informations' }).click()
  const notSaved = page.getByText('Ce que vous aviez écrit ici n’est pas encore enregistré.')
  await notSaved.waitFor()
  expect(await page.getByLabel('Adresse (facultatif)').inputValue()).toBe('3, rue des Saules')
  // What was spoilt can be given up: it stands as it is saved.
  await page.getByLabel('Téléphone (facultatif)').fill('12ab')
  const giveUp = page.getByRole('button', { name: 'Annuler mes changements' })
  await giveUp.click()
  await giveUp.waitFor({ state: 'detached' })
  await notSaved.waitFor({ state: 'detached' })
  await page.getByLabel('Nom de l’établissement').and(page.locator(':focus')).waitFor()
  expect(await page.getByLabel('Téléphone (facultatif)').inputValue()).toBe('')
  expect(await page.getByLabel('Adresse (facultatif)').inputValue()).toBe('')
  await page.getByLabel('Adresse (facultatif)').fill('3, rue des Saules')
  await page
    .getByRole('region', { name: 'Informations' })
    .getByRole('button', { name: 'Enregistrer' })
    .click()
  await page.getByText('Informations enregistrées').waitFor()
  await notSaved.waitFor({ state: 'detached' })
  const eid = new URL(page.url()).pathname.split('/')[2] ?? ''
  const home = (await db.doc(paths.establishment(eid)).get()).data()
  expect(home).toMatchObject({ name: 'Villa des Saules', address: '3, rue des Saules', state: 'active' })

  const keys = async () => (await db.doc(paths.settings(eid)).get()).get('apiKeys')
  const { current: first } = await keys()
  const gateway = { gatewayId: 'passerelle-du-2e', keyId: first.id, lastHeardAt: Date.now() }
  await db.doc(paths.gateway(eid, 'second')).set(gateway)
  const heard = page.getByRole('list', { name: 'Passerelles entendues' }).getByRole('listitem')
  await heard.filter({ hasText: 'passerelle-du-2e' }).waitFor()
  await expectNone(heard.filter({ hasText: 'encore avec la clé' }))
  await page.getByRole('button', { name: 'Nouvelle clé d’API' }).click()
  const question = page.getByRole('dialog', { name: 'Nouvelle clé d’API' })
  await question.getByLabel('Accepter les anciennes clés').selectOption('Pendant 24 heures')
  await question.getByRole('button', { name: 'Créer la clé' }).click()
  await dialog.getByRole('button', { name: 'J’ai conservé la clé' }).click()
  await heard.filter({ hasText: 'encore avec la clé créée le' }).waitFor()
  await page.getByText(/^La clé créée le .* est acceptée jusqu’au/).waitFor()
  const { current, former } = await keys()
  expect(former).toMatchObject([{ id: first.id, until: current.madeAt + 24 * 3_600_000 }])

  await page.getByRole('button', { name: 'Rendre inactif' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rendre inactif' }).click()
  await page.getByText('L’établissement est inactif').waitFor()
  const inactive = page.getByText(/^Cet établissement est inactif depuis \d\d:\d\d\s: aucun appel à l’aide/)
  await inactive.waitFor()
  await page.getByRole('link', { name: 'Résidents' }).click()
  await inactive.waitFor()
  await page.getByText(/Faites des rondes\. Les alertes en cours se prennent encore en charge/).waitFor()
  await page.getByRole('link', { name: 'Voir où le réactiver' }).click()
  await page.getByRole('button', { name: 'Rendre actif' }).waitFor()
  expectNoErrors(page)
})

test('whoever makes a home inactive reads which of its alerts nobody is on, as nobody will be called for them', async () => {
  const quiet = await createHome()
  const page = await openAs(
    browser,
    await addStaff(quiet, { member: { roleId: 1 } }),
    `/establishment/${quiet.eid}/informations`,
  )
  const alerts = [
    { room: '214', beneficiaryName: 'Mme Roy' },
    {
      room: '101',
      beneficiaryName: 'M. Côté',
      state: 'acknowledged',
      acknowledgedBy: { uid: 'luc', name: 'Luc' },
    },
  ] as const
  for (const said of alerts)
    await db
      .doc(paths.alert(quiet.eid, newId('alert')))
      .set(newAlert({ beneficiaryId: await quiet.addResident(), ...said }))
  // With a key: the alerts come above it, and take it from under the mouse.
  await page.getByRole('button', { name: 'Rendre inactif' }).press('Enter')
  const question = page.getByRole('dialog', { name: /inactif\?$/ })
  await question.getByText('plus personne ne sera appelé pour elle :').waitFor()
  expect(await question.getByRole('listitem').allTextContents()).toEqual(['chambre 214, Mme Roy'])
  expectNoErrors(page)
})

test('that another administrator has just made a key is said, with who and when, before one makes another', async () => {
  const quiet = await createHome()
  const director = await addStaff(quiet, { member: { roleId: 1 } })
  const other = await addStaff(quiet, { name: 'Sylvie Gagnon', member: { roleId: 1 } })
  const page = await openAs(browser, director, `/establishment/${quiet.eid}/informations`)
  await page.getByText(/^Clé actuelle créée le/).waitFor()
  await whenHeard(page)
  await page.getByRole('button', { name: 'Nouvelle clé d’API' }).click()
  const question = page.getByRole('dialog', { name: 'Nouvelle clé d’API' })
  const said = question.getByText(/^Sylvie Gagnon vient de créer une clé d’API, le/)
  await expectNoneBeside(said, question.getByRole('button', { name: 'Créer la clé' }))
  // As another administrator's call leaves it.
  const keys = (await db.doc(paths.keys(quiet.eid)).get()).data() as EstablishmentKeys
  const theirs = { id: 'theirs', hash: 'a'.repeat(64), madeAt: Date.now(), madeBy: other.uid }
  const next = keysOf(theirs, [{ ...keys.current, until: Date.now() + 3_600_000 }])
  await db.doc(paths.keys(quiet.eid)).set(next)
  await db.doc(paths.settings(quiet.eid)).update({ apiKeys: knownKeys(next) })
  await said.waitFor()
  await question.getByRole('button', { name: 'Annuler' }).click()
  await page.getByText(/^Clé actuelle créée le .* par Sylvie Gagnon$/).waitFor()
  // Whoever comes just after is told as well.
  await page.getByRole('button', { name: 'Nouvelle clé d’API' }).click()
  await said.waitFor()
  expectNoErrors(page)
})

test('what another administrator does meanwhile turns no question round, and is told where one types the same', async () => {
  const quiet = await createHome({ state: 'inactive', address: '1, rue A' })
  const ref = db.doc(paths.establishment(quiet.eid))
  const director = await addStaff(quiet, { member: { roleId: 1 } })
  const page = await openAs(browser, director, `/establishment/${quiet.eid}/informations`)
  await page.getByRole('button', { name: 'Rendre actif' }).click()
  const question = page.getByRole('dialog', { name: /actif\?$/ })
  await question.getByRole('button', { name: 'Rendre actif' }).waitFor()
  await ref.update({ state: 'active' })
  await question.getByText('Quelqu’un l’a déjà rendu actif.').waitFor()
  await expectNoneBeside(
    question.getByRole('button', { name: /^Rendre/ }),
    question.getByRole('button', { name: 'Fermer' }),
  )
  await question.getByRole('button', { name: 'Fermer' }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Rendre inactif' }).waitFor()
  expect((await ref.get()).get('state')).toBe('active')

  const address = page.getByLabel('Adresse (facultatif)')
  await address.fill('2, rue B')
  await ref.update({ address: '3, rue C' })
  await page.getByText('Quelqu’un d’autre a enregistré entre-temps : Adresse « 3, rue C ».').waitFor()
  expect(await address.inputValue()).toBe('2, rue B')
  await page
    .getByRole('region', { name: 'Informations' })
    .getByRole('button', { name: 'Enregistrer' })
    .click()
  await whenDocument(paths.establishment(quiet.eid), ({ address: kept }) => kept === '2, rue B')
  await page.getByText(/^Quelqu’un d’autre a enregistré/).waitFor({ state: 'detached' })
  expectNoErrors(page)
})

test('who chooses another time zone is told what time it would be, and asked before the home gets it', async () => {
  const quiet = await createHome()
  const director = await addStaff(quiet, { member: { roleId: 1 } })
  const narrow = { viewport: { width: 400, height: 740 } }
  const page = await openAs(browser, director, `/establishment/${quiet.eid}/informations`, narrow)
  const zone = page.getByRole('combobox', { name: 'Fuseau horaire' })
  const save = page.getByRole('region', { name: 'Informations' }).getByRole('button', { name: 'Enregistrer' })
  const words = /Il serait (\d\d):(\d\d) dans l’établissement, où il est maintenant (\d\d):(\d\d)\./
  const said = page.getByRole('main').getByText(words)
  await whenHeard(page)
  await expectNoneBeside(said, zone)
  await zone.selectOption('America/Halifax')
  const [, ...times] = (await said.textContent())?.match(words) ?? []
  const [hour = 0, minute = 0, nowHour = 0, nowMinute = 0] = times.map(Number)
  expect((hour * 60 + minute - nowHour * 60 - nowMinute + 1_440) % 1_440).toBe(60)
  expect(await zone.getAttribute('aria-describedby')).toBe(await said.getAttribute('id'))

  const question = page.getByRole('dialog', { name: 'Changer le fuseau horaire de l’établissement?' })
  const kept = async () => (await db.doc(paths.establishment(quiet.eid)).get()).get('timeZone')
  await save.press('Enter')
  await question.getByText(words).waitFor()
  await question.getByText(/^Montréal, Toronto .* → Halifax/).waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect([await kept(), await zone.inputValue()]).toEqual(['America/Toronto', 'America/Halifax'])
  await save.click()
  await question.getByRole('button', { name: 'Changer le fuseau' }).click()
  await page.getByText('Informations enregistrées').waitFor()
  await question.waitFor({ state: 'detached' })
  expect(await kept()).toBe('America/Halifax')
  await said.waitFor({ state: 'detached' })
  // Of whatever else is changed nothing is asked.
  await page.getByLabel('Adresse (facultatif)').fill('5, rue E')
  await save.click()
  await whenDocument(paths.establishment(quiet.eid), ({ address }) => address === '5, rue E')
  expectNoErrors(page)
})

test('neither an inactive home promises an alert, on its page of alerts and on a resident’s, nor one whose calls may be lost; an active one does', async () => {
  const quiet = await createHome({ state: 'inactive' })
  const bid = await quiet.addResident({ name: 'Mme Roy', room: '214' })
  const page = await openAs(browser, await addStaff(quiet), `/establishment/${quiet.eid}/alerts`)
  const none = page.getByText('Aucune alerte en cours')
  const promise = page.getByText('Une nouvelle alerte s’affichera ici')
  const inactive = page.getByText('L’établissement est inactif : aucune alerte ne se déclenche')
  const refused = page.getByText('Ce que disent ses capteurs est refusé, appels à l’aide compris.')
  await refused.waitFor()
  await expectNoneBeside(none.or(promise), inactive)
  await page.goto(appUrl(`/establishment/${quiet.eid}/beneficiary/${bid}/notifications`))
  await refused.waitFor()
  await expectNoneBeside(none.or(promise), inactive)
  await db.doc(paths.establishment(quiet.eid)).update({ state: 'active' })
  const noRule = page.getByText(
    'Aucune règle n’est activée : un appel à l’aide ne déclencherait aucune alerte.',
  )
  await expectNoneBeside(promise.or(inactive), noRule)
  const ruleId = await quiet.addRule({ ...buttonRule, beneficiaryId: 'another' })
  const noDevice = page.getByText('Aucun appareil ici ne peut appeler à l’aide.')
  await expectNoneBeside(promise.or(noRule), noDevice)
  const cordId = await quiet.addDevice(bid, 'NOVIKA-LW-TIRETTE')
  const notNow = page.getByText('Aucune règle pour les appels à l’aide n’est en vigueur en ce moment')
  await expectNoneBeside(promise.or(noDevice), notNow)
  await db.doc(paths.notification(quiet.eid, ruleId)).update({ beneficiaryId: bid })
  // It is for buttons: of the cord that hangs there it still knows nothing.
  await expectNoneBeside(promise, notNow)
  const deviceId = await quiet.addDevice(bid, button)
  // One device that is answered is no answer to the other.
  const ofCord = page.getByText('qui n’alerteraient personne : Tirette, Lit (tirette détachée).')
  await expectNoneBeside(promise.or(notNow), ofCord)
  await quiet.addRule({ ...buttonRule, action: 'zipperDetached', deviceTypes: ['NOVIKA-LW-TIRETTE'] })
  const unheard = page.getByText('Un appareil d’appel n’est pas entendu ici')
  await expectNoneBeside(promise.or(ofCord), unheard)
  await page.getByRole('link', { name: 'Voir ses capteurs' }).first().waitFor()
  const heard = { lastSeenAt: Date.now(), heardAt: Date.now() }
  for (const one of [cordId, deviceId]) await db.doc(paths.device(quiet.eid, bid, one)).update(heard)
  await expectNoneBeside(noRule.or(notNow).or(unheard), promise)
  await expectNoneBeside(inactive.or(refused), none)
  // Neither does one whose calls may be lost on their way, nor one that is not heard at all.
  const before = Date.now() - 13 * 60_000
  const unknown = page.getByText('Aucune alerte en cours n’est connue')
  for (const amiss of [
    { chain: newChain(before) },
    { chain: newChain(Date.now()), silent: { of: 'home', since: before, devices: 3 } },
  ]) {
    await db.doc(paths.establishment(quiet.eid)).update(amiss)
    await expectNoneBeside(promise, unknown)
  }
  await db.doc(paths.establishment(quiet.eid)).update({ silent: null })
  await expectNoneBeside(unknown, promise)
  // Nor does the page of whom a call was that became no alert; another's does.
  const refusedOf = (beneficiaryId: string) =>
    db.doc(paths.notice(noticeIdOf(quiet.eid, 'wrongApiKey'))).set({
      ...{ establishmentId: quiet.eid, reason: 'wrongApiKey', gatewayIds: [], deviceIds: [deviceId] },
      ...{ firstAt: before, lastAt: before, toldAt: before },
      places: { [deviceId]: { beneficiaryId, room: '214', location: 'Lit' } },
    })
  await refusedOf(bid)
  await expectNoneBeside(promise, unknown)
  await refusedOf('another')
  await expectNoneBeside(unknown, promise)
  await page.goto(appUrl(`/establishment/${quiet.eid}/alerts`))
  await expectNoneBeside(promise, unknown)
  expectNoErrors(page)
})

test('shifts show what of the day they leave out, and one that a rule names stays', async () => {
  const page = await openAs(browser, admin, `/establishment/${home.eid}/shifts`)
  await page.getByText('Aucun quart de travail pour l’instant').waitFor()
  await page.getByRole('button', { name: 'Ajouter un quart' }).click()
  await page.getByLabel('Nom en français').fill('Nuit')
  await page.getByLabel('Nom en anglais').fill('Night')
  await page.getByLabel('Début').fill('23:00')
  await page.getByLabel('Fin').fill('23:00')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('La fin doit différer du début').waitFor()
  await page.getByLabel('Fin').fill('07:00')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Quart enregistré').waitFor()
  await page.getByText('De 23:00 à 07:00 le lendemain').waitFor()
  await page.getByText('Aucun quart de 07:00 à 23:00').waitFor()
  // In a rule nobody could tell two of one name apart.
  await page.getByRole('button', { name: 'Ajouter un quart' }).click()
  await page.getByLabel('Nom en français').fill(' NUIT')
  await page.getByLabel('Nom en anglais').fill('Late')
  await page.getByLabel('Début').fill('22:00')
  await page.getByLabel('Fin').fill('06:00')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByLabel('Nom en français').and(page.locator(':focus')).waitFor()
  await page.getByText('Un autre quart porte déjà ce nom').waitFor()
  await page.getByLabel('Nom en français').fill('Tard')
  await page.getByText('Un autre quart porte déjà ce nom').waitFor({ state: 'detached' })
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Perdre ce qui est saisi' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const { shifts } = (await db.doc(paths.establishment(home.eid)).get()).data() as {
    shifts: { id: string }[]
  }
  const rule = { name: 'Bouton la nuit', action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'] } as const
  const nid = await home.addRule({
    ...rule,
    deviceTypes: [...rule.deviceTypes],
    shiftIds: shifts.map(({ id }) => id),
  })
  await page.getByRole('button', { name: 'Supprimer le quart Nuit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Bouton la nuit').waitFor()
  await expectNoneBeside(
    dialog.getByRole('button', { name: 'Supprimer' }),
    dialog.getByText('Bouton la nuit'),
  )
  await whenHeard(page)
  await db.doc(paths.notification(home.eid, nid)).delete()
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByText('Quart supprimé').waitFor()
  await page.getByText('Aucun quart de travail pour l’instant').waitFor()
  expectNoErrors(page)
})

test('what another administrator makes of a shift meanwhile is there where it is changed, and is not written over unseen', async () => {
  const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }
  const quiet = await createHome({ shifts: [night] })
  const ref = db.doc(paths.establishment(quiet.eid))
  const director = await addStaff(quiet, { member: { roleId: 1 } })
  const page = await openAs(browser, director, `/establishment/${quiet.eid}/shifts`)
  await page.getByRole('button', { name: 'Modifier le quart Nuit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier le quart' })
  await dialog.getByLabel('Nom en français').fill('La nuit')
  await ref.update({ shifts: [{ ...night, end: '06:00', nameFR: 'Nuit courte' }] })
  await dialog.getByText('Nom en français « Nuit courte »').waitFor()
  await expect.poll(() => dialog.getByLabel('Fin').inputValue()).toBe('06:00')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await whenDocument(paths.establishment(quiet.eid), ({ shifts: [kept] }) => kept.nameFR === 'La nuit')
  expect((await ref.get()).get('shifts')).toMatchObject([{ start: '23:00', end: '06:00' }])
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Supprimer le quart La nuit' }).click()
  await page.getByRole('dialog').getByText('De 23:00 à 06:00').waitFor()
  expectNoErrors(page)
})

test('who gives a shift other hours is told before which rules and steps go by them, and when', async () => {
  const shift = (id: string, nameFR: string, start: string, end: string) => ({
    ...{ id, name: nameFR, nameFR, nameEN: id, start, end },
  })
  const night = shift('night', 'Nuit', '23:00', '07:00')
  const quiet = await createHome({ shifts: [shift('evening', 'Soir', '15:00', '23:00'), night] })
  const { eid } = quiet
  const director = await addStaff(quiet, { member: { roleId: 1 } })
  const rule = { action: 'buttonPressed' as const, deviceTypes: ['NOVIKA-LW-BOUTON' as const] }
  await quiet.addRule({ ...rule, name: 'Lever la nuit', shiftIds: ['night'] })
  await quiet.addRule({ ...rule, name: 'Soir et nuit', shiftIds: ['evening', 'night'] })
  await quiet.addRule({ ...rule, name: 'Le soir', shiftIds: ['evening'] })
  await quiet.addRule({ ...rule, name: 'En pause', shiftIds: ['night'], activated: false })
  const shifts = [{ shiftId: 'night', uids: [director.uid] }]
  await db.doc(paths.escalation(eid)).set({ ...firstPlan, shifts, updatedAt: Date.now() })
  const narrow = { viewport: { width: 400, height: 740 } }
  const page = await openAs(browser, director, `/establishment/${eid}/shifts`, narrow)
  await page.getByRole('button', { name: 'Modifier le quart Nuit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier le quart' })
  const rules = dialog.getByRole('status').getByRole('listitem')
  await dialog.getByLabel('Nom en anglais').fill('Late')
  await whenHeard(page)
  await expectNoneBeside(rules, dialog.getByLabel('Fin'))
  await dialog.getByLabel('Fin').fill('03:00')
  await dialog.getByText('Une de ces étapes ne préviendra personne : 03:00 à 23:00').waitFor()
  await dialog.getByText(/préviendront à ces heures les personnes de ce quart\s: 2$/).waitFor()
  await rules.first().waitFor()
  const told = await rules.allTextContents()
  expect(told.map((line) => line.replaceAll(/\s/g, ' ')).toSorted()).toEqual([
    'Lever la nuit : 23:00 à 07:00 → 23:00 à 03:00',
    'Soir et nuit : 15:00 à 07:00 → 15:00 à 03:00',
  ])
  expect((await db.doc(paths.establishment(eid)).get()).get('shifts')).toMatchObject([{}, { end: '07:00' }])
  // As it was: nothing goes by other hours.
  await dialog.getByLabel('Fin').fill('07:00')
  await rules.first().waitFor({ state: 'detached' })
  await dialog.getByLabel('Fin').fill('06:00')
  await rules.getByText('Lever la nuit : 23:00 à 07:00 → 23:00 à 06:00').waitFor()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Quart enregistré').waitFor()
  await whenDocument(paths.establishment(eid), ({ shifts: [, kept] }) => kept.end === '06:00')
  expectNoErrors(page)
})

test('who deletes a shift whose people steps tell reads which steps these are before, and deletes it once they tell nobody there', async () => {
  const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }
  const quiet = await createHome({ shifts: [night] })
  const { eid } = quiet
  const director = await addStaff(quiet, { member: { roleId: 1 } })
  const bid = await quiet.addResident()
  const shifts = [{ shiftId: 'night', uids: [director.uid] }]
  const updatedAt = Date.now()
  const { shifts: _, ...ofResident } = firstPlan
  // It keeps the shift while it is off, too.
  await db.doc(paths.escalation(eid)).set({ ...firstPlan, activated: false, shifts, updatedAt })
  await db.doc(paths.residentEscalation(eid, bid)).set({ ...ofResident, updatedAt })
  const page = await openAs(browser, director, `/establishment/${eid}/shifts`)
  await page.getByRole('button', { name: 'Supprimer le quart Nuit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Ce quart ne peut être supprimé\s: ces étapes de/).waitFor()
  await dialog
    .getByRole('listitem')
    .getByText(/^Étapes de l’établissement\s: 2$/)
    .waitFor()
  const plans = dialog.getByRole('listitem').getByText(/^Plans propres à des résidents\s: 1$/)
  await expectNoneBeside(dialog.getByRole('button', { name: 'Supprimer' }), plans)
  await dialog.getByRole('link', { name: /^Étapes de l’établissement/ }).click()
  await page.waitForURL(appUrl(`/establishment/${eid}/escalation`))
  await dialog.waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByRole('button', { name: 'Supprimer le quart Nuit' }).click()
  await plans.waitFor()
  await db.doc(paths.escalation(eid)).update({ shifts: [] })
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByText('Quart supprimé').waitFor()
  expectNoErrors(page)
})

test('a super administrator sets the licences; the administrator sees them, and on the list where they are exceeded', async () => {
  const crowded = await createHome({ name: 'Manoir du Lac', counts: { beneficiaries: 12 } })
  const superAdmin = await addStaff(home, { roleId: 1 })
  const administrator = await addStaff(crowded, { member: { roleId: 1 } })
  const path = `/establishment/${crowded.eid}/licences`
  const page = await openAs(browser, superAdmin, path)
  await page.getByLabel('Nombre de lits (facultatif)').fill('10')
  await page.getByLabel('Jusqu’au (facultatif)').fill('2099-12-31')
  // With keys: what moves above takes the button from under the mouse (support/administration.ts).
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await page.getByText('Licences enregistrées').waitFor()
  await page.getByText(/Résidents\s: 12\. Lits de la licence\s: 10/).waitFor()

  const other = await openAs(browser, administrator, path)
  await other.getByText('31 décembre 2099').waitFor()
  await expectNone(other.getByRole('button', { name: 'Enregistrer' }))
  await other.goto(appUrl('/establishment'))
  await other.getByText(/Résidents\s: 12\. Lits de la licence\s: 10/).waitFor()

  // Whoever sets them need not open each home to learn of it.
  await page.goto(appUrl('/admin/establishments'))
  const card = page.getByRole('main').locator(`a[href="/establishment/${crowded.eid}"]`)
  await card.scrollIntoViewIfNeeded()
  await card.getByText(/Résidents\s: 12\. Lits de la licence\s: 10/).waitFor()

  const refused = await openAs(browser, attendant, `/establishment/${home.eid}/licences`)
  await refused.getByText('Vous n’avez pas accès aux licences de l’établissement.').waitFor()
  expectNoErrors(page)
  expectNoErrors(other)
})

test('the licences follow what another super administrator sets, but where one types', async () => {
  const other = await createHome()
  const superAdmin = await addStaff(home, { roleId: 1 })
  const settings = db.doc(paths.settings(other.eid))
  const page = await openAs(browser, superAdmin, `/establishment/${other.eid}/licences`)
  await page.getByLabel('Nombre de lits (facultatif)').fill('10')
  await settings.update({ 'licences.until': Date.parse('2099-06-30T12:00:00Z') })
  await expect.poll(() => page.getByLabel('Jusqu’au (facultatif)').inputValue()).toBe('2099-06-30')
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await page.getByText('Licences enregistrées').waitFor()
  expect((await settings.get()).get('licences')).toMatchObject({ beds: 10 })
  expect(new Date((await settings.get()).get('licences.until')).getUTCFullYear()).toBe(2099)
  expectNoErrors(page)
})

test('all events go once the name of the home is typed', async () => {
  const bid = await home.addResident()
  await db.doc(paths.day(home.eid, bid, '2026-01-01', 'a840410000010001')).set({ date: '2026-01-01' })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/informations`)
  await page.getByRole('button', { name: 'Tout retirer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Tout retirer' }).click()
  await dialog.getByText('Ce n’est pas le nom de l’établissement').waitFor()
  await dialog.getByRole('textbox').fill('Résidence du Moulin')
  await dialog.getByRole('button', { name: 'Tout retirer' }).click()
  await dialog.getByText('il ne reste aucun événement').waitFor()
  await page.getByText('Événements des capteurs retirés').waitFor()
  expect((await db.collection(paths.days(home.eid, bid)).get()).size).toBe(0)
  expectNoErrors(page)
})

test('a removal that was interrupted says so, and goes on where it was', async () => {
  const half = await createHome({ name: 'Villa du Pont' })
  const administrator = await addStaff(half, { name: 'Sylvie Bouchard', member: { roleId: 1 } })
  const [gone = '', left = ''] = [await half.addResident(), await half.addResident()].toSorted()
  const dayOf = (bid: string) => db.doc(paths.day(half.eid, bid, '2026-01-01', 'a840410000010001'))
  await Promise.all([gone, left].map((bid) => dayOf(bid).set({ date: '2026-01-01' })))
  const removal = { after: gone, by: administrator.uid, at: Date.now() }
  await db.doc(paths.settings(half.eid)).set({ removal }, { merge: true })
  const page = await openAs(browser, administrator, `/establishment/${half.eid}/informations`)
  const unfinished = page.getByText('Le retrait n’est pas terminé')
  await unfinished.waitFor()
  await page.getByText(/Dernière étape le .*, par Sylvie Bouchard/).waitFor()
  await page.getByRole('button', { name: 'Reprendre' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Annuler' }).waitFor()
  await dialog.getByRole('textbox').fill('Villa du Pont')
  await dialog.getByRole('button', { name: 'Reprendre' }).click()
  await dialog.getByText('il ne reste aucun événement').waitFor()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Tout retirer' }).waitFor()
  await unfinished.waitFor({ state: 'detached' })
  // What a sensor said of the others since then is no part of it.
  expect([(await dayOf(gone).get()).exists, (await dayOf(left).get()).exists]).toEqual([true, false])
  expectNoErrors(page)
})
