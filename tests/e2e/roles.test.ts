import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { demoAccounts, demoPassword } from '@vigie/emulators/seed/demo-accounts'
import { collection, collectionGroup, doc, getDoc, getDocs, updateDoc } from 'firebase/firestore/lite'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { withOwnDatabase } from './support/own-database.ts'
import { addStaff, type Staff } from './support/staff.ts'

let home: TestHome
let caregiver: Staff
let followed: string
let other: string

beforeAll(async () => {
  home = await createHome()
  followed = await home.addResident({ name: 'Mme Roy', room: '214' })
  other = await home.addResident({ name: 'M. Girard', room: '215' })
  caregiver = await addStaff(home, { roleId: 5, member: { roleId: 11, beneficiaryIds: [followed] } })
  await db.doc(paths.beneficiary(home.eid, followed)).update({ caregiverIds: [caregiver.uid] })
  await raise(followed, 'Mme Roy', '214')
  await raise(other, 'M. Girard', '215')
})

function raise(bid: string, name: string, room: string) {
  return db
    .doc(paths.alert(home.eid, `alert-${room}`))
    .set(newAlert({ beneficiaryId: bid, beneficiaryName: name, room }))
}

const acknowledge = (page: Page) => page.getByRole('button', { name: 'Accuser réception' })
const resolve = (page: Page) => page.getByRole('button', { name: 'Résoudre : Aide donnée' })

test.each(demoAccounts.map((account) => [account.uid, account] as const))(
  'the demo account %s sees its establishments, in its language',
  async (uid, { email, profile, memberships, operator }) => {
    const page = await openAs(browser, { email, password: demoPassword }, '/establishment')
    const french = profile.locale === 'fr'
    // Whoever is invited is asked about it first.
    if (uid === 'invitee') await page.getByRole('button', { name: 'Plus tard' }).click()
    await page
      .getByRole('heading', { level: 1, name: french ? 'Établissements' : 'Establishments' })
      .waitFor()
    const accepted = memberships.filter(({ state }) => state === 'accepted').length
    const seesAll = operator || profile.roleId === 1
    if (!seesAll && accepted === 0) await page.getByText('Aucun établissement pour l’instant').waitFor()
    else await page.getByRole('heading', { level: 2 }).first().waitFor()
    if (!seesAll) await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(accepted)
    expectNoErrors(page)
  },
)

test('the page of a resident closes for a nurse who is made somebody else’s caregiver while looking at it', async () => {
  const looked = await home.addResident({ name: 'Mme Tanguay', room: '118' })
  const nurse = await addStaff(home, { name: 'Nathalie Simard', roleId: roles.NURSE })
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${looked}`)
  await page.getByText('Mme Tanguay').first().waitFor()
  const batch = db.batch()
  batch.update(db.doc(paths.user(nurse.uid)), { roleId: roles.CAREGIVER })
  const asCaregiver = { role: roles.CAREGIVER, roleId: roles.READ_ONLY, beneficiaryIds: [other] }
  batch.update(db.doc(paths.member(home.eid, nurse.uid)), asCaregiver)
  await batch.commit()
  await page.getByText('Vous n’avez pas accès à cette page').waitFor()
  // Each part of the page hears of it by itself.
  await page.getByText('Mme Tanguay').first().waitFor({ state: 'detached' })
})

test('a caregiver sees those they follow, and nobody else', async () => {
  const page = await openAs(browser, caregiver, `/establishment/${home.eid}`)
  await page.getByRole('heading', { level: 2, name: /Mme Roy/ }).waitFor()
  await expectNone(page.getByText('M. Girard'))
  await whenHeard(page)
  expect(await acknowledge(page).count()).toBe(1)
  await expectNone(resolve(page))
  await page.goto(appUrl(`/establishment/${home.eid}/alerts`))
  await page.getByRole('link', { name: 'Mme Roy' }).waitFor()
  await expectNone(page.getByText('M. Girard'))
  await page.goto(appUrl(`/establishment/${home.eid}/beneficiary/${other}`))
  await page.getByText('Vous n’avez pas accès à cette page').waitFor()
  expectNoErrors(page)
})

test('a caregiver who asks the database past the app gets those they follow, and nobody else', async () => {
  await withOwnDatabase(caregiver, async (mine) => {
    const { eid } = home
    expect((await getDoc(doc(mine, paths.beneficiary(eid, followed)))).get('name')).toBe('Mme Roy')
    const membership = doc(mine, paths.member(eid, caregiver.uid))
    for (const [what, attempt] of Object.entries({
      'another resident': () => getDoc(doc(mine, paths.beneficiary(eid, other))),
      'all residents': () => getDocs(collection(mine, paths.beneficiaries(eid))),
      'the alert of another': () => getDoc(doc(mine, paths.alert(eid, 'alert-215'))),
      'all alerts': () => getDocs(collection(mine, paths.alerts(eid))),
      'the alerts of every home': () => getDocs(collectionGroup(mine, paths.alertsGroup)),
      'the devices of another': () => getDocs(collection(mine, paths.devices(eid, other))),
      'the members': () => getDocs(collection(mine, paths.members(eid))),
      'to follow another': () => updateDoc(membership, { beneficiaryIds: [followed, other] }),
      'to administer': () => updateDoc(membership, { roleId: roles.ADMIN }),
    })) {
      await expect(attempt(), what).rejects.toMatchObject({ code: 'permission-denied' })
    }
  })
})

test('somebody who may only read sees the alerts and no button to act on them', async () => {
  const reader = await addStaff(home, { roleId: 10, member: { roleId: 10 } })
  const page = await openAs(browser, reader, `/establishment/${home.eid}/alerts`)
  await page.getByRole('link', { name: 'M. Girard' }).waitFor()
  await expectNone(acknowledge(page))
  await expectNone(resolve(page))
  expectNoErrors(page)
})

test('a member without a role sees the name of the establishment and nothing in it', async () => {
  const member = await addStaff(home, { member: { roleId: null } })
  const page = await openAs(browser, member, '/establishment')
  await page.getByRole('heading', { name: `Résidence ${home.eid}` }).waitFor()
  await expectNone(page.getByRole('link', { name: `Résidence ${home.eid}` }))
  await page.goto(appUrl(`/establishment/${home.eid}`))
  await page.getByText('Vous n’avez pas accès à cette page').waitFor()
  expectNoErrors(page)
})

test('staff of another home see nothing of this one', async () => {
  const stranger = await addStaff(await createHome())
  const page = await openAs(browser, stranger, `/establishment/${home.eid}/beneficiary/${followed}`)
  await page.getByText('Vous n’avez pas accès à cette page').waitFor()
  await expectNone(page.getByText('Mme Roy'))
  expectNoErrors(page)
})

test('a home whose alerts are all taken is not red, and comes after one where somebody has to go', async () => {
  const [taken, waiting] = await Promise.all([
    createHome({ name: 'Les Aulnes' }),
    createHome({ name: 'Les Bouleaux' }),
  ])
  const nurse = await addStaff(taken, { roleId: 4 })
  const { docs } = await db.collectionGroup(paths.membersGroup).where('uid', '==', nurse.uid).get()
  const membership = docs[0]?.data() ?? {}
  await db.doc(paths.member(waiting.eid, nurse.uid)).set({ ...membership, establishmentName: 'Les Bouleaux' })
  const by = { uid: 'x', name: 'David Bolduc' }
  const raiseIn = (eid: string, change: Parameters<typeof newAlert>[0]) =>
    db.doc(paths.alert(eid, 'a')).set(newAlert(change))
  await raiseIn(taken.eid, { state: 'acknowledged', acknowledgedBy: by, acknowledgedAt: Date.now() })
  await raiseIn(waiting.eid, {})
  const page = await openAs(browser, nurse, '/establishment')
  const homes = page.locator('main li')
  await homes.first().getByText('1 alerte en cours').waitFor()
  expect(await homes.getByRole('heading').allTextContents()).toEqual(['Les Bouleaux', 'Les Aulnes'])
  const ink = (text: string) => homes.getByText(text).evaluate((element) => getComputedStyle(element).color)
  expect(await ink('1 alerte en cours')).toBe('rgb(183, 28, 28)')
  expect(await ink('1 alerte prise en charge')).toBe('rgb(1, 87, 155)')
  expectNoErrors(page)
})
