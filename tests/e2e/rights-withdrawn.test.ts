import { newDelivery } from '@vigie/domain/deliveries/new-delivery'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { newChain } from '@vigie/domain/supervision/chain'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newAlert } from '../support/outbox.ts'
import { addressesOf } from './support/addresses.ts'
import { appUrl, goWithin, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, expectNoneBeside, whenHeard } from './support/heard.ts'
import { listenedToIn } from './support/left-listeners.ts'
import { keepRefused, refusedTo } from './support/refused-targets.ts'
import { addStaff } from './support/staff.ts'

let home: TestHome
let bid: string
let other: string
beforeAll(async () => {
  home = await createHome()
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  other = await home.addResident({ name: 'M. Girard', room: '215' })
  await Promise.all([raise('roy', bid, 'Mme Roy'), raise('girard', other, 'M. Girard')])
})

const raise = (aid: string, beneficiaryId: string, beneficiaryName: string) =>
  db.doc(paths.alert(home.eid, aid)).set(newAlert({ beneficiaryId, beneficiaryName }))

const title = (page: Page) => page.getByText('Vous n’avez pas accès à cette page')

/**
 * Follows what a page listens to of what is meant, and sees that all of it ends once the right to it goes: the page has the server tell it no more, or the
 * rules refused it. Google's emulator refuses none before something changes, hidane all of them at once (docs/adr/0165-a-listener-ends-with-its-right.md).
 */
function whatIsAskedBy(page: Page, isMeant: (target: string) => boolean) {
  const asked = async () => {
    const refused = await refusedTo(page)
    return listenedToIn(page.context()).filter(
      (one) => isMeant(JSON.stringify(one)) && !refused.has(one.targetId),
    )
  }
  return {
    asked,
    async endsWith(withdrawal: () => Promise<unknown>, message: string): Promise<void> {
      await withdrawal()
      await title(page).waitFor()
      // A post of the page's that is lost on a busy machine is sent again after twenty seconds.
      await expect.poll(asked, { message, timeout: 60_000 }).toEqual([])
    },
  }
}

test('whichever screen somebody looks at as their membership is withdrawn closes, and listens to nothing of the home any more', async () => {
  const { eid } = home
  const nurse = await addStaff(home, { roleId: roles.NURSE, member: { roleId: roles.ADMIN } })
  const membership = db.doc(paths.member(eid, nurse.uid))
  const given = (await membership.get()).data() ?? {}
  const addresses = addressesOf({ eid, bid, aid: 'roy' })
  const page = await openAs(browser, nurse, addresses.establishment, { before: keepRefused })
  const ofHome = whatIsAskedBy(page, (target) => target.includes(eid))
  for (const screen of [
    'establishment',
    'today',
    'handover',
    'alerts',
    'alert',
    'people',
    'devices',
    'journal',
    'homeDocuments',
    'beneficiary',
    'notes',
    'tasks',
    'residentAlerts',
    'documents',
  ] as const) {
    await goWithin(page, addresses[screen])
    await title(page).waitFor({ state: 'detached' })
    await whenHeard(page)
    expect(await ofHome.asked(), screen).not.toEqual([])
    await ofHome.endsWith(() => membership.delete(), screen)
    await expectNoneBeside(page.getByText(/Mme Roy|M\. Girard/), title(page))
    await membership.set(given)
    // The next screen is come to from one that is whole.
    await title(page).waitFor({ state: 'detached' })
    await whenHeard(page)
  }
})

test('a right that goes and comes back between two looks of a page leaves it hearing what comes', async () => {
  const { eid } = home
  const nurse = await addStaff(home, { roleId: roles.NURSE })
  const membership = db.doc(paths.member(eid, nurse.uid))
  const given = (await membership.get()).data() ?? {}
  const page = await openAs(browser, nurse, addressesOf({ eid }).establishment)
  await page.getByText('Mme Roy').first().waitFor()
  await whenHeard(page)
  // A device that is busy, or asleep, meanwhile.
  const busy = page.evaluate(() => {
    const until = performance.now() + 1_500
    while (performance.now() < until);
  })
  await membership.delete()
  await membership.set(given)
  await busy
  await raise('back', other, 'Mme Nadeau')
  await page.getByText('Mme Nadeau').first().waitFor()
  // And all that was there before.
  await page.getByRole('link', { name: '3 alertes en cours' }).waitFor()
})

test('a note that is withdrawn while it is open is not shown again as its page asks for it anew, and comes back once it may', async () => {
  const { eid } = home
  const note = db.doc(paths.note(eid, bid, newId('note')))
  const said = { by: 'luc', byName: 'Luc Roy', at: Date.now(), establishmentId: eid }
  await note.set({ ...said, text: 'A bien dormi', visibility: 'public' })
  const reader = await addStaff(home, { member: { roleId: roles.READ_ONLY } })
  const { beneficiary } = addressesOf({ eid, bid })
  const page = await openAs(browser, reader, `${beneficiary}/messages/${note.id}`)
  await page.getByText('A bien dormi').waitFor()
  await whenHeard(page)
  const refusal = () =>
    page.waitForEvent('console', (message) => message.text().includes('stopped listening: permission-denied'))
  const refused = refusal()
  await note.update({ visibility: 'private' })
  await refused
  await page.getByText('Cette note n’existe plus').waitFor()
  await page.evaluate(() => {
    Reflect.set(window, 'shown', 0)
    new MutationObserver(() => {
      if (document.body.textContent?.includes('A bien dormi')) Reflect.set(window, 'shown', 1)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  // It is asked for after two seconds, and after ten.
  await refusal()
  // Nor as somebody comes back to it within the app.
  await goWithin(page, addressesOf({ eid }).alerts)
  await page.getByRole('heading', { level: 1, name: /^Alertes/ }).waitFor()
  await goWithin(page, `${beneficiary}/messages/${note.id}`)
  await page.getByText('Cette note n’existe plus').waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'shown'))).toBe(0)
  await note.update({ visibility: 'public', text: 'A très bien dormi' })
  await page.getByText('A très bien dormi').waitFor()
})

test('who may only read a home from now on is told so where what they wrote by goes, for as long as that is so', async () => {
  const unheard = await createHome({ chain: newChain(Date.now() - 13 * 60_000) })
  const nurse = await addStaff(unheard, { roleId: roles.NURSE })
  const page = await openAs(
    browser,
    nurse,
    `/establishment/${unheard.eid}/beneficiary/${await unheard.addResident()}`,
  )
  const write = page.getByRole('button', { name: 'Écrire une note' })
  await write.waitFor()
  // What says it comes after the page, with what is wrong with the home.
  await page.getByText('On ne sait pas si les alertes passent').waitFor()
  await db.doc(paths.member(unheard.eid, nurse.uid)).update({ roleId: roles.READ_ONLY })
  const lowered = page.getByText('votre accès est maintenant en lecture seule')
  await lowered.waitFor()
  await write.waitFor({ state: 'detached' })

  // By mistake, and put right at once.
  await db.doc(paths.member(unheard.eid, nurse.uid)).update({ roleId: roles.READ_WRITE })
  await page.getByText('vous pouvez de nouveau y écrire').waitFor()
  await write.waitFor()
  await expectNone(lowered)
})

test('a super administrator who is demoted listens to no home any more, and is shown none', async () => {
  const root = await addStaff(await createHome(), { roleId: roles.ADMIN })
  const { docs } = await db.collectionGroup(paths.membersGroup).where('uid', '==', root.uid).get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
  const page = await openAs(browser, root, addressesOf({ eid: home.eid }).establishment, {
    before: keepRefused,
  })
  const isOwn = (target: string) => [root.uid, root.email].some((own) => target.includes(own))
  const ofOthers = whatIsAskedBy(page, (target) => !isOwn(target))
  await page.getByText('Mme Roy').first().waitFor()
  await whenHeard(page)
  expect(await ofOthers.asked()).not.toEqual([])
  const demoted = () => db.doc(paths.user(root.uid)).update({ roleId: roles.NURSE })
  await ofOthers.endsWith(demoted, 'super administrator')
  await expectNoneBeside(page.getByText(/Mme Roy|M\. Girard/), title(page))
})

test('a caregiver who is taken off one of two residents listens to nothing of that one any more', async () => {
  const { eid } = home
  const both = { role: roles.CAREGIVER, roleId: roles.READ_WRITE, beneficiaryIds: [bid, other] }
  const relative = await addStaff(home, { roleId: roles.CAREGIVER, member: both })
  const follow = { caregiverIds: [relative.uid] }
  await Promise.all([bid, other].map((id) => db.doc(paths.beneficiary(eid, id)).update(follow)))
  const page = await openAs(browser, relative, addressesOf({ eid }).establishment, { before: keepRefused })
  await page.getByText('M. Girard').first().waitFor()
  await whenHeard(page)
  await goWithin(page, addressesOf({ eid, bid: other }).beneficiary)
  const ofOther = whatIsAskedBy(page, (target) => target.includes(other))
  await page
    .getByRole('heading', { name: /M\. Girard/ })
    .first()
    .waitFor()
  await whenHeard(page)
  expect(await ofOther.asked()).not.toEqual([])
  const batch = db.batch()
  batch.update(db.doc(paths.member(eid, relative.uid)), { beneficiaryIds: [bid] })
  batch.update(db.doc(paths.beneficiary(eid, other)), { caregiverIds: [] })
  await ofOther.endsWith(() => batch.commit(), 'caregiver')
  await expectNoneBeside(page.getByText('M. Girard'), title(page))
  // The browser holds the list as it was, and without a line nobody says that it is not theirs.
  await page.context().setOffline(true)
  await goWithin(page, addressesOf({ eid }).establishment)
  await expectNoneBeside(page.getByText('M. Girard'), page.getByRole('main').getByText('Mme Roy').first())
})

test('whom a relative follows no more leaves every screen that asked /api about them, though it answers nothing since', async () => {
  const { eid } = home
  const both = { role: roles.CAREGIVER, roleId: roles.READ_WRITE, beneficiaryIds: [bid, other] }
  const relative = await addStaff(home, { roleId: roles.CAREGIVER, member: both })
  const follow = { caregiverIds: [relative.uid] }
  await Promise.all([bid, other].map((id) => db.doc(paths.beneficiary(eid, id)).update(follow)))
  const message = newDelivery(
    { kind: 'alert', alertIds: ['girard'], waveId: 'girard_opened' },
    {
      recipient: { kind: 'user', uid: relative.uid },
      channel: 'email',
      locale: 'fr',
      to: { address: relative.email },
      subject: 'Alerte',
      text: 'Alerte',
      next: [],
    },
    Date.now(),
  )
  await db.doc(paths.delivery(eid, newId('told'))).set({ ...message, state: 'delivered', dueAt: null })

  const told = await openAs(browser, relative, '/notifications')
  await told.getByRole('main').getByText('M. Girard').first().waitFor()
  const search = await told.context().newPage()
  await search.goto(appUrl('/establishment'))
  await search.getByRole('button', { name: 'Rechercher' }).first().click()
  await search.getByRole('combobox').fill('girard')
  await search.getByRole('option', { name: /M\. Girard/ }).waitFor()
  const history = await told.context().newPage()
  await history.goto(appUrl(`/establishment/${eid}/alerts/history`))
  await history.getByRole('option', { name: /M\. Girard/ }).waitFor({ state: 'attached' })
  const record = await told.context().newPage()
  await record.goto(appUrl(`/establishment/${eid}/alerts/girard/record`))
  await record
    .getByRole('main')
    .getByText(/M\. Girard/)
    .first()
    .waitFor()
  await told.context().route('**/api/**', (route) => route.abort())

  const batch = db.batch()
  batch.update(db.doc(paths.member(eid, relative.uid)), { beneficiaryIds: [bid] })
  batch.update(db.doc(paths.beneficiary(eid, other)), { caregiverIds: [] })
  await batch.commit()
  for (const page of [told, search, history, record])
    await expect.poll(() => page.locator('body').textContent()).not.toContain('Girard')
})
