import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newAlert } from '../support/outbox.ts'
import { join } from '../support/people.ts'
import { publish } from '../support/pubsub.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, expectNoneBeside } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

test('staff see on an open page that a press was refused, where and why; a relative does not', async () => {
  const home = await createHome()
  const administrator = await addStaff(home, { roleId: 2, member: { roleId: 1 } })
  const attendant = await addStaff(home, { member: { roleId: 10 } })
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const button = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Tête de lit')
  const relative = await addStaff(home, { roleId: roles.CAREGIVER, member: { beneficiaryIds: [bid] } })
  await db.doc(paths.beneficiary(home.eid, bid)).update({ caregiverIds: [relative.uid] })
  const [theirPage, attendantPage, relativePage] = await Promise.all(
    [administrator, attendant, relative].map((person) =>
      openAs(browser, person, `/establishment/${home.eid}`),
    ),
  )
  if (!theirPage || !attendantPage || !relativePage) throw new Error('three pages were opened')
  for (const page of [theirPage, attendantPage, relativePage])
    await page.getByRole('heading', { name: /\b214\b/ }).waitFor()

  await publish(eventMessage({ apiKey: newId('wrong') }, { deviceId: button, kind: 'buttonPressed' }))

  const noticeOn = (page: Page) => page.getByRole('region', { name: 'Appels à l’aide à vérifier' })
  const notice = noticeOn(theirPage)
  // Where to go and see is there at once, the rest one tap away.
  for (const page of [theirPage, attendantPage])
    await noticeOn(page)
      .getByText(/^Appel à l’aide refusé à \d\d:\d\d, sans alerte\s: Chambre 214, Tête de lit$/)
      .waitFor()
  await expectNoneBeside(
    notice.getByText('La clé d’API'),
    notice.getByRole('button', { name: 'Afficher plus' }),
  )
  await notice.getByRole('button', { name: 'Afficher plus' }).click()
  await notice.getByText('La clé d’API de la passerelle n’est pas celle de l’établissement.').waitFor()
  await notice.getByText(`(${button})`).waitFor()
  await notice.getByText(`(${button}). Passerelles, selon le nom qu’elles donnent : gateway-1`).waitFor()
  // A screen reader is told what is new, once.
  await theirPage
    .locator('[aria-live=polite]')
    .filter({ hasText: /^Des appels à l’aide sont refusés\. Chambre 214, Tête de lit\.$/ })
    .waitFor({ state: 'attached' })
  await expectNone(noticeOn(relativePage))
  await notice.getByRole('link', { name: 'Chambre 214, Tête de lit' }).first().click()
  await theirPage.getByRole('heading', { level: 1, name: '214 · Mme Roy' }).waitFor()
  for (const page of [theirPage, attendantPage, relativePage]) expectNoErrors(page)
})

test('an administrator sees on an open page that no rule is for a press, and that a rule names nobody', async () => {
  const home = await createHome()
  const administrator = await addStaff(home, { roleId: 2, member: { roleId: 1 } })
  const bid = await home.addResident({ room: '215' })
  const button = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Chevet')
  const other = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Salle de bain')
  const page = await openAs(browser, administrator, `/establishment/${home.eid}`)
  await page.getByRole('heading', { name: /215/ }).waitFor()

  await publish(eventMessage(home, { deviceId: button, kind: 'buttonPressed' }))
  const notice = page.getByRole('region', { name: 'Appels à l’aide à vérifier' })
  await notice.getByText(/^Appel à l’aide à \d\d:\d\d, sans alerte\s: Chambre 215, Chevet$/).waitFor()
  await notice.getByRole('button', { name: 'Afficher plus' }).click()
  await notice.getByText('Aucune règle active de l’établissement ne s’appliquait à ces appels.').waitFor()

  const rule = await home.addRule({ action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'] })
  await db.doc(paths.notification(home.eid, rule)).update({ recipients: [] })
  await publish(eventMessage(home, { deviceId: other, kind: 'buttonPressed' }))
  await notice.getByText('Une règle d’alerte est à corriger').waitFor()
  await notice
    .getByText(/Un appel à l’aide n’a peut-être prévenu personne\. Faites corriger la règle\./)
    .waitFor()
  // Once in the line that is always there, and once with its cause.
  for (const name of ['Chambre 215, Chevet', 'Chambre 215, Salle de bain'])
    await expect.poll(() => notice.getByRole('link', { name }).count()).toBe(2)
  expectNoErrors(page)
})

test('a refused device that the home does not know is told by its number, with its home to whoever has several', async () => {
  const [home, other] = await Promise.all([createHome(), createHome()])
  const administrator = await addStaff(home, { roleId: 2, member: { roleId: 1 } })
  await join(other.eid, { ...administrator, role: 2 }, { roleId: 1 })
  const now = Date.now()
  await db.doc(paths.notice(noticeIdOf(home.eid, 'unknownDevice'))).set({
    establishmentId: home.eid,
    reason: 'unknownDevice',
    firstAt: now,
    lastAt: now,
    toldAt: now,
    deviceIds: ['a840410000000001', 'a840410000000002', 'a840410000000003', 'a840410000000004'],
    gatewayIds: [],
    places: {},
  })
  const page = await openAs(browser, administrator, `/establishment/${home.eid}`)
  const notice = page.getByRole('region', { name: 'Appels à l’aide à vérifier' })
  await notice
    .getByText(
      new RegExp(
        `^Appels à l’aide refusés, sans alerte, 4 appareils, le dernier à \\d\\d:\\d\\d\\s: Résidence ${home.eid}, a840410000000001 · a840410000000002 · a840410000000003 · …$`,
      ),
    )
    .waitFor()
  await expectNoneBeside(notice.getByRole('link'), notice.getByRole('button', { name: 'Afficher plus' }))
  await notice.getByRole('button', { name: 'Afficher plus' }).click()
  await notice.getByText('Appareils : a840410000000001').waitFor()
  await notice.getByText('a840410000000004').waitFor()
})

test('on the page of a home its own calls are said before those of another, whose time is none of another clock', async () => {
  const [home, other] = await Promise.all([createHome(), createHome()])
  const administrator = await addStaff(home, { roleId: 2, member: { roleId: 1 } })
  await join(other.eid, { ...administrator, role: 2 }, { roleId: 1 })
  await db.doc(paths.establishment(other.eid)).update({ timeZone: 'Asia/Tokyo' })
  const bid = await home.addResident({ room: '12' })
  const now = Date.now()
  const calledAt = (lastAt: number, deviceIds: string[]) => ({
    firstAt: lastAt,
    lastAt,
    toldAt: lastAt,
    deviceIds,
  })
  await db.doc(paths.notice(noticeIdOf(home.eid, 'noRule'))).set({
    ...{ establishmentId: home.eid, reason: 'noRule', gatewayIds: [] },
    ...calledAt(now - 3_600_000, ['a840410000000001', 'a840410000000002']),
    places: { a840410000000002: { beneficiaryId: bid, room: '12', location: 'Chevet' } },
  })
  await db.doc(paths.notice(noticeIdOf(other.eid, 'wrongApiKey'))).set({
    ...{ establishmentId: other.eid, reason: 'wrongApiKey', gatewayIds: [], places: {} },
    ...calledAt(now, ['a840410000000003']),
  })
  const page = await openAs(browser, administrator, `/establishment/${home.eid}`)
  const notice = page.getByRole('region', { name: 'Appels à l’aide à vérifier' })
  await notice
    .getByText(
      new RegExp(
        `^Appels à l’aide sans alerte, 2 appareils, le dernier à \\d\\d:\\d\\d\\s: Résidence ${home.eid}, Chambre 12, Chevet · a840410000000001 · Appel à l’aide refusé (à l’instant|il y a \\d min), sans alerte\\s: Résidence ${other.eid}, a840410000000003$`,
      ),
    )
    .waitFor()
  await notice.getByRole('button', { name: 'Afficher plus' }).click()
  await notice.getByText(/Dernier appel\s: (à l’instant|il y a \d min)\./).waitFor()
})

test('whoever calls for help and all notices together leave half of a phone to the page, and most of a larger screen, also offline', async () => {
  const home = await createHome()
  const administrator = await addStaff(home, { roleId: 2, member: { roleId: 1 } })
  const now = Date.now()
  for (const reason of ['wrongApiKey', 'unknownDevice', 'establishmentInactive'] as const) {
    await db.doc(paths.notice(noticeIdOf(home.eid, reason))).set({
      establishmentId: home.eid,
      reason,
      firstAt: now,
      lastAt: now,
      toldAt: now,
      deviceIds: Array.from({ length: 30 }, (_, index) => `a8404100000000${10 + index}`),
      gatewayIds: [],
      places: {},
    })
  }
  for (const aid of ['a', 'b', 'c'])
    await db.doc(paths.alert(home.eid, aid)).set(newAlert({ nobodyReachedAt: now }))
  const viewport = { width: 360, height: 640 }
  const page = await openAs(browser, administrator, `/establishment/${home.eid}`, {
    viewport,
    hasTouch: true,
  })
  const call = page.getByRole('region', { name: 'Alertes en cours' })
  const notice = page.getByRole('region', { name: 'Appels à l’aide à vérifier' })
  await call.getByRole('button', { name: 'Accuser réception' }).waitFor()
  await notice.getByRole('button', { name: 'Afficher plus' }).click()
  await notice.getByText('L’établissement est inactif.').waitFor({ state: 'attached' })
  const { y: callAt = 0 } = (await call.boundingBox()) ?? {}
  const { y: noticeAt = 0 } = (await notice.boundingBox()) ?? {}
  expect(callAt).toBeLessThan(noticeAt)
  // What stands above it is measured as it is drawn.
  await expect
    .poll(async () => (await page.getByRole('main').boundingBox())?.y)
    .toBeLessThanOrEqual(viewport.height / 2)
  const wholeSign = page.locator('[data-more-below]')
  const isMoreBelow = (sign: Locator, is: boolean) =>
    sign.and(page.locator(`[data-more-below=${is}]`)).waitFor({ state: 'attached' })
  await isMoreBelow(wholeSign, true)
  await wholeSign.evaluate((sign) => sign.parentElement?.scrollTo(0, 10_000))
  await isMoreBelow(wholeSign, false)

  // Nor do they take the screen of a computer; a keyboard scrolls them.
  const takes = call.getByRole('button', { name: 'Accuser réception' }).first()
  const pageAt = async () => (await page.getByRole('main').boundingBox())?.y ?? 0
  const takesEnd = async () => {
    const { y = 0, height = 0 } = (await takes.boundingBox()) ?? {}
    return y + height
  }
  const unfolded = notice.getByRole('group')
  for (const size of [
    { width: 768, height: 1024 },
    { width: 1024, height: 600 },
    { width: 1366, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await wholeSign.evaluate((sign) => sign.parentElement?.scrollTo(0, 0))
    await isMoreBelow(wholeSign, true)
    // A line at its foot may say that another alert is out of sight.
    await expect.poll(pageAt).toBeLessThanOrEqual(0.4 * size.height + 44)
    await expect.poll(takesEnd).toBeLessThan(await pageAt())
    await notice.getByRole('button', { name: 'Afficher moins' }).focus()
    await page.keyboard.press('Tab')
    await unfolded.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('End')
    await isMoreBelow(wholeSign, false)
  }
  await wholeSign.evaluate((sign) => sign.parentElement?.scrollTo(0, 0))
  await page.context().setOffline(true)
  await page.locator('strong', { hasText: 'Hors ligne depuis' }).waitFor()
  await expect.poll(pageAt).toBeLessThanOrEqual(320)
  await expect.poll(takesEnd).toBeLessThan(await pageAt())
  expectNoErrors(page)
})

test('a super administrator reads on the page of a home what was lost there, however many calls were lost elsewhere since', async () => {
  const home = await createHome()
  const root = await addStaff(await createHome(), { roleId: roles.ADMIN })
  const lost = (eid: string, lastAt: number, isOver: object) => ({
    ...{ establishmentId: eid, reason: 'wrongApiKey', gatewayIds: [], places: {}, ...isOver },
    ...{ firstAt: lastAt, lastAt, toldAt: lastAt, deviceIds: ['a840410000000001'] },
  })
  const elsewhere = Array.from({ length: 100 }, () => newId('away'))
  const all = db.batch()
  const at = (eid: string) => db.doc(paths.notice(noticeIdOf(eid, 'wrongApiKey')))
  all.set(at(home.eid), lost(home.eid, Date.now() - 60_000, {}))
  for (const eid of elsewhere) all.set(at(eid), lost(eid, Date.now(), { isOver: true }))
  await all.commit()
  const page = await openAs(browser, root, `/establishment/${home.eid}/alerts`)
  await expectNoneBeside(
    page.getByText('Aucune alerte en cours', { exact: true }),
    page.getByText('Aucune alerte en cours n’est connue'),
  )
  await page
    .getByRole('region', { name: 'Appels à l’aide à vérifier' })
    .getByText('a840410000000001')
    .waitFor()
  const gone = db.batch()
  for (const eid of elsewhere) gone.delete(at(eid))
  await gone.commit()
})
