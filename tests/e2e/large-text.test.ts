import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'
import { withText } from './support/text-size.ts'

/** Whether all of it is on screen, with nothing over its middle. */
const isInSight = (element: Locator) =>
  element.evaluate((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect()
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight && it.contains(there)
  })

/** What scrolls in a window, from the outside in: how much of it is seen at once. */
const scrollers = (dialog: Locator) =>
  dialog.evaluate((it) =>
    [it, ...it.querySelectorAll('*')]
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 4)
      .map(({ clientHeight }) => clientHeight),
  )

const toTheEnd = (dialog: Locator) =>
  dialog.evaluate((it) => {
    for (const one of it.querySelectorAll('*')) one.scrollTo(0, one.scrollHeight)
  })

test.each([
  [400, 740, 340],
  [360, 640, 240],
])(
  'with letters of twice the size, what takes somebody’s access away is read and answered below who calls, on a phone of %i by %i px',
  async (width, height, room) => {
    const home = await createHome()
    const bid = await home.addResident({ name: 'M. Roy', room: '215' })
    await addStaff(home, { name: 'Anne-Sophie Beauregard-Létourneau', roleId: roles.NURSE })
    const admin = await addStaff(home, { member: { roleId: 1 } })
    await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: bid, room: '215' }))
    const page = await openAs(browser, admin, `/establishment/${home.eid}/users`, {
      viewport: { width, height },
    })
    await page.getByRole('button', { name: /^Retirer l’accès : Anne/ }).waitFor()
    await whenHeard(page)
    await withText(page, 200, async () => {
      await page.getByRole('button', { name: /^Retirer l’accès : Anne/ }).press('Enter')
      const dialog = page.getByRole('dialog', { name: /^Retirer à Anne/ })
      const take = dialog.getByRole('button', { name: /^Accuser réception/ })
      await dialog.getByText('ne verra plus rien').waitFor()
      await take.waitFor()
      await expect.poll(() => isInSight(take)).toBe(true)
      // It begins below who calls.
      const callEnd = await dialog.locator('[data-alert]').evaluate((it) => it.getBoundingClientRect().bottom)
      const { y: begins = 0 } = (await dialog.getByRole('heading').boundingBox()) ?? {}
      expect(begins).toBeGreaterThanOrEqual(callEnd)
      // One part of it scrolls, and leaves the text room enough.
      const parts = await scrollers(dialog)
      expect(parts).toHaveLength(1)
      expect(parts[0]).toBeGreaterThan(room)
      await dialog.locator('[data-more-below=true]').last().waitFor({ state: 'attached' })
      await toTheEnd(dialog)
      for (const name of ['Annuler', 'Retirer l’accès'])
        expect(await isInSight(dialog.getByRole('button', { name, exact: true }))).toBe(true)
      expect(await isInSight(take)).toBe(true)
      // Nor is there more to come, which a sign at its foot said before.
      await dialog.locator('[data-more-below=true]').waitFor({ state: 'detached' })
    })
    expectNoErrors(page)
  },
)

/** How wide the words of who calls are, in their letters, and whether any of them lies under the button beside or below them. */
const wordsOf = (call: Locator) =>
  call.evaluate((it) => {
    const words = it.querySelector('p')
    const button = it.querySelector('button')?.getBoundingClientRect()
    if (!words || !button) return null
    const range = document.createRange()
    range.selectNodeContents(words)
    return {
      width: words.clientWidth / Number.parseFloat(getComputedStyle(words).fontSize),
      isCovered: [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          right > button.left + 1 && left < button.right && bottom > button.top + 1 && top < button.bottom,
      ),
    }
  })

test('on a phone with larger letters who calls is read above what is open, with all that can be done in reach', async () => {
  const home = await createHome()
  const name = 'Mme Marie-Madeleine Vaillancourt'
  const bid = await home.addResident({ name, room: '214' })
  await addStaff(home, { name: 'Nadia Fortin', roleId: roles.NURSE })
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)
  await page.getByRole('button', { name: /^Retirer l’accès : Nadia/ }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('ne verra plus rien').waitFor()
  await db
    .doc(paths.alert(home.eid, 'a'))
    .set(newAlert({ beneficiaryId: bid, beneficiaryName: name, room: '214' }))
  const call = dialog.locator('[data-alert]')
  const take = call.getByRole('button', { name: /^Accuser réception/ })
  await take.waitFor()
  for (const [width, height, percent] of [
    [320, 430, 100],
    [360, 430, 100],
    [320, 568, 125],
    [360, 640, 137],
    [400, 860, 150],
    [400, 860, 200],
    [360, 640, 200],
    [844, 390, 200],
  ] as const) {
    const message = `${width} by ${height} px, ${percent} %`
    await page.setViewportSize({ width, height })
    await withText(page, percent, async () => {
      await expect.poll(() => isInSight(take), { message }).toBe(true)
      const words = await wordsOf(call)
      expect(words?.isCovered, message).toBe(false)
      expect(words?.width, message).toBeGreaterThan(9)
      await toTheEnd(dialog)
      await expect
        .poll(() => isInSight(dialog.getByRole('button', { name: 'Annuler', exact: true })), { message })
        .toBe(true)
    })
  }
  expectNoErrors(page)
})

test('a question that is longer than a phone has room for under who calls says that more follows', async () => {
  const home = await createHome()
  const place = 'Au mur, à gauche de la fenêtre de la salle de bain'
  const name = 'Mme Marie-Madeleine-Élisabeth Vaillancourt-Charbonneau'
  const bid = await home.addResident({ name, room: '214 aile Nord-Ouest' })
  await home.addDevice(bid, 'NOVIKA-LW-BOUTON', place)
  const admin = await addStaff(home, { member: { roleId: 1 } })
  await db
    .doc(paths.alert(home.eid, 'a'))
    .set(newAlert({ beneficiaryId: bid, beneficiaryName: name, room: '214' }))
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices`, {
    viewport: { width: 360, height: 640 },
  })
  await page.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Retirer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Accuser réception/ }).waitFor()
  await dialog.locator('[data-more-below=true]').waitFor({ state: 'attached' })
  await toTheEnd(dialog)
  await dialog.locator('[data-more-below=true]').waitFor({ state: 'detached' })
  expectNoErrors(page)
})
