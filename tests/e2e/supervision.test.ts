import { paths } from '@vigie/domain/paths'
import { newChain } from '@vigie/domain/supervision/chain'
import type { TechnicalAlert } from '@vigie/domain/supervision/technical-alert'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { checkChain } from '../../functions/src/supervision/check-chain.ts'
import { watchHome } from '../../functions/src/supervision/watch-home.ts'
import { steadyTimeZone } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { faultsOn } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { expectNone, expectNoneBeside, whenPainted } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

const minute = 60_000
/** Ingest that takes nothing; the suite's own trigger sends what is to be told. */
const deaf = { publish: async () => {}, answerWithinMs: 300 }
const leftToTrigger = { send: async () => {} }

test('every screen of a home says that alerts may reach nobody, until they do again; an administrator sees what is silent', async () => {
  const now = Date.now()
  const home = await createHome({ chain: newChain(now) })
  const administrator = await addStaff(home, { roleId: 2, member: { roleId: 1 } })
  const attendant = await addStaff(home)
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const family = await addStaff(home, {
    roleId: 5,
    member: { roleId: 10, beneficiaryIds: [bid] },
  })
  const devices = await Promise.all(
    ['Fenêtre', 'Lit'].map((place) => home.addDevice(bid, 'DRAGINO-LHT65S-NE117', place)),
  )
  const [silent = '', well = ''] = devices
  const page = await openAs(browser, attendant, `/establishment/${home.eid}`)
  await page.getByRole('heading', { name: /\b214\b/ }).waitFor()
  const broken = page.getByRole('alert').filter({ hasText: 'Des appels à l’aide peuvent n’alerter personne' })
  await expectNone(broken)

  await checkChain(home.eid, { ...deaf, ...leftToTrigger })
  await broken.getByText(/depuis (hier, )?\d\d:\d\d/).waitFor()
  await broken.getByText('Faites des rondes').waitFor()
  // A drill of ours that is under way for longer than a minute gives way to the next.
  await db.doc(paths.drill(home.eid)).delete()
  await checkChain(home.eid, leftToTrigger)
  await broken.waitFor({ state: 'detached' })

  await db.doc(paths.establishment(home.eid)).update({ chain: newChain(now - 13 * minute) })
  await page
    .getByRole('region', { name: /On ne sait pas si les alertes passent : rien n’a été vérifié depuis/ })
    .waitFor()
  // Whoever makes no rounds is told what it means for them.
  const relative = await openAs(browser, family, `/establishment/${home.eid}`)
  const theirWord = relative.getByRole('region', {
    name: /Il se peut que Vigie ne vous avertisse pas, depuis/,
  })
  await theirWord.getByText('téléphonez à la résidence').waitFor()
  await expectNoneBeside(relative.getByText('Faites des rondes'), theirWord)
  await db.doc(paths.establishment(home.eid)).update({ chain: newChain(Date.now()) })

  const heardAt = now - 3 * 60 * minute
  await db
    .doc(paths.device(home.eid, bid, silent))
    .update({ heardAt, lastSeenAt: heardAt, assignedAt: heardAt })
  await db.doc(paths.device(home.eid, bid, well)).update({ heardAt: now, lastSeenAt: now })
  await watchHome(home.eid, now)
  const theirs = await openAs(browser, administrator, `/establishment/${home.eid}`)
  const banner = theirs.getByRole('region', { name: /Un appareil est silencieux depuis (hier, )?\d\d:\d\d/ })
  // On a phone it is as high as a finger, what to do and where to go one tap away.
  await theirs.setViewportSize({ width: 360, height: 740 })
  // Until then the one of a large screen stands there, which has such a button too.
  await whenPainted(theirs)
  await banner.getByRole('button', { name: 'Que faire', expanded: false }).waitFor()
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(46)
  await expectNone(banner.getByRole('link'))
  const help = banner.getByText('Leurs appels n’alerteraient personne.')
  const heightOfHelp = async () => (await help.boundingBox())?.height ?? 0
  expect(await heightOfHelp()).toBeLessThan(2)
  await banner.getByRole('button', { name: 'Que faire', expanded: false }).click()
  await banner.getByRole('button', { name: 'Que faire', expanded: true }).waitFor()
  expect(await heightOfHelp()).toBeGreaterThan(14)
  await theirs.setViewportSize({ width: 1_280, height: 800 })
  await banner.getByRole('link', { name: 'Voir les appareils' }).click()
  const list = theirs.getByRole('region', { name: 'À vérifier' })
  await list
    .getByRole('listitem')
    .filter({ hasText: /Chambre 214, Fenêtre\s· silencieux depuis/ })
    .waitFor()
  expect(await list.getByRole('listitem').count()).toBe(1)
  // Which rules tell of it, and why the others do not.
  const climate = { action: 'temperature' as const, deviceTypes: ['DRAGINO-LHT65S-NE117' as const] }
  await home.addRule({ name: 'Froid', ...climate, tellsSilence: true })
  await home.addRule({ name: 'Chaud', ...climate })
  await list.getByRole('button', { name: /Qui est prévenu\s: Chambre 214, Fenêtre, silencieux/ }).click()
  const told = theirs.getByRole('dialog', { name: 'Qui est prévenu de ce silence' })
  await told
    .getByRole('listitem')
    .filter({ hasText: /FroidPrévient ses destinataires/ })
    .waitFor()
  await told
    .getByRole('listitem')
    .filter({ hasText: /ChaudNe prévient personne\s: on ne lui a pas demandé/ })
    .waitFor()
  expect(await faultsOn(theirs)).toEqual([])
  await told.getByRole('button', { name: 'Fermer' }).last().click()
  await told.waitFor({ state: 'detached' })
  await theirs.getByText(/^Silencieux, entendu il y a 3/).waitFor()
  // Single devices are not everybody's to look after.
  await expectNone(page.getByRole('region', { name: /Un appareil est silencieux/ }))
  expectNoErrors(page)
  expectNoErrors(theirs)
})

test('while nothing of a home is heard a relative is told so, and no card says where somebody is as if it were known', async () => {
  const now = Date.now()
  const since = now - 150 * minute
  const home = await createHome({
    chain: newChain(now),
    silent: { of: 'home', since, devices: 9 },
  })
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const bed = await home.addDevice(bid, 'NOVIKA-LW-BANDE', 'Lit')
  const at = since - 10 * minute
  const layDown = { layDown: { value: null, at } }
  await db
    .doc(paths.device(home.eid, bid, bed))
    .update({ readings: layDown, lastSeenAt: at, heardAt: at, assignedAt: at })
  const family = await addStaff(home, { roleId: 5, member: { roleId: 10, beneficiaryIds: [bid] } })
  await db.doc(paths.beneficiary(home.eid, bid)).update({ caregiverIds: [family.uid] })
  const page = await openAs(browser, family, `/establishment/${home.eid}`)
  const word = page.getByRole('region', { name: /Rien n’est reçu de la résidence depuis (hier, )?\d\d:\d\d/ })
  await word.getByText('téléphonez à la résidence').waitFor()
  const call = word.getByRole('link', { name: 'Téléphoner au (514) 555-0199' })
  expect(await call.getAttribute('href')).toBe('tel:+15145550199')
  const card = page.locator(`[data-resident="${bid}"]`)
  await card.getByText(/^Au lit depuis/).waitFor()
  await card.getByText(/^Capteur muet depuis/).waitFor()
  // How many devices there are of others is not theirs to know, nor to make rounds.
  await expectNoneBeside(page.getByText(/9 appareils|Faites des rondes/), word)

  await card.getByRole('link').first().click()
  const tile = page.locator(`[data-device="${bed}"]`)
  await tile.getByText(/^Rien reçu depuis/).waitFor()
  await page.getByText(/^Capteur muet depuis/).waitFor()

  // A gateway that theirs was not heard through takes nothing from what their own told.
  await db
    .doc(paths.establishment(home.eid))
    .update({ silent: { of: 'gateway', since, devices: 4, gateways: [{ id: 'toit', since }] } })
  await page
    .getByRole('region', { name: /La résidence ne reçoit plus une partie de ses capteurs depuis/ })
    .waitFor()
  await tile.getByText(/^Rien reçu depuis/).waitFor({ state: 'detached' })
  await db.doc(paths.device(home.eid, bid, bed)).update({ gateway: { id: 'toit', at } })
  await tile.getByText(/^Rien reçu depuis/).waitFor()
  await db.doc(paths.establishment(home.eid)).update({ silent: null })
  await page.getByText(/^Capteur muet depuis/).waitFor({ state: 'detached' })
  await expectNone(page.getByRole('region', { name: /n’est plus reçue|Rien n’est reçu/ }))
  expectNoErrors(page)
})

test('who is behind a silent gateway stands before who is well, and staff are led from any page to them, each target 44 px high', async () => {
  const now = Date.now()
  const since = now - 2 * 60 * minute
  const home = await createHome({
    chain: newChain(now),
    silent: { of: 'gateway', since, devices: 3, residents: 2, gateways: [{ id: 'toit', since }] },
  })
  const rooms = ['101', '102', '205', '206']
  const bids = await Promise.all(rooms.map((room) => home.addResident({ name: `Mme ${room}`, room })))
  for (const bid of bids.slice(2)) {
    const button = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Lit')
    await db.doc(paths.beneficiary(home.eid, bid)).update({ cutOff: since })
    await db
      .doc(paths.device(home.eid, bid, button))
      .update({ lastSeenAt: since, heardAt: since, assignedAt: since, gateway: { id: 'toit', at: since } })
  }
  const nurse = await addStaff(home)
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/alerts`, {
    viewport: { width: 360, height: 740 },
  })
  const banner = page.getByRole('region', { name: /Une passerelle se tait depuis/ })
  await banner.getByText(/3 appareils ne sont plus entendus\. 2 résidents sont concernés\./).waitFor()
  const folded = banner.getByRole('link', { name: /2 résidents sont concernés/ })
  expect((await folded.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await folded.click()
  await page.waitForURL(/only=silent$/)
  await page.goBack()
  // Which devices these are is for whoever administers.
  await banner.getByRole('button', { name: 'Que faire' }).click()
  const whom = banner.getByRole('link', { name: 'Voir les résidents' })
  await expectNoneBeside(banner.getByRole('link', { name: 'Voir les appareils' }), whom)
  expect((await whom.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await whom.click()
  const cards = page.locator('[data-resident]')
  await expect.poll(() => cards.count()).toBe(2)
  await page.getByRole('button', { name: /^Tous/ }).click()
  await expect
    .poll(() => cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-resident'))))
    .toEqual([bids[2], bids[3], bids[0], bids[1]])
  expectNoErrors(page)
})

test('a gateway with a wrong clock is said on every page, to all but relatives, and in the list of what is to be checked', async () => {
  const now = Date.now()
  const since = now - 20 * minute
  const home = await createHome({
    chain: newChain(now),
    silent: { of: 'clocks', since, devices: 1 },
  })
  await db.doc(paths.technicalAlert(home.eid, 'clock')).set({
    subject: { kind: 'gatewayClock', gatewayId: 'toit', aheadMs: -11 * minute },
    ...{ since, raisedAt: now, endedAt: null },
  } satisfies TechnicalAlert)
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const administrator = await addStaff(home, { roleId: 2, member: { roleId: 1 } })
  const attendant = await addStaff(home)
  const family = await addStaff(home, { roleId: 5, member: { roleId: 10, beneficiaryIds: [bid] } })
  await db.doc(paths.beneficiary(home.eid, bid)).update({ caregiverIds: [family.uid] })
  const bannerOn = (page: Page) =>
    page.getByRole('region', { name: /Une horloge est fausse depuis (hier, )?\d\d:\d\d : sorties du lit/ })
  const page = await openAs(browser, attendant, `/establishment/${home.eid}`)
  await bannerOn(page).getByText('seuls les appels à l’aide alertent').waitFor()
  const theirs = await openAs(browser, administrator, `/establishment/${home.eid}`)
  await bannerOn(theirs).getByRole('link', { name: 'Voir les appareils' }).click()
  await theirs
    .getByRole('region', { name: 'À vérifier' })
    .getByRole('listitem')
    .filter({ hasText: /Passerelle toit\s· son horloge retarde d’environ 11 minutes, depuis/ })
    .waitFor()
  const relative = await openAs(browser, family, `/establishment/${home.eid}`)
  await relative.getByRole('heading', { name: /\b214\b/ }).waitFor()
  await expectNone(relative.getByText(/horloge/))
  await db.doc(paths.establishment(home.eid)).update({ silent: null })
  await bannerOn(page).waitFor({ state: 'detached' })
  expectNoErrors(page)
  expectNoErrors(theirs)
})

test('what is silent since the evening before says so', async () => {
  const now = Date.now()
  const home = await createHome({
    chain: newChain(now),
    // Where no date begins before the page is read: it would be the day before yesterday.
    timeZone: steadyTimeZone,
    silent: { of: 'devices', since: now - 24 * 60 * minute, devices: 2 },
  })
  const administrator = await addStaff(home, { roleId: 2, member: { roleId: 1 } })
  const page = await openAs(browser, administrator, `/establishment/${home.eid}`)
  await page
    .getByRole('region', { name: /2 appareils sont silencieux, depuis hier, \d\d:\d\d pour le premier/ })
    .waitFor()
  expectNoErrors(page)
})
