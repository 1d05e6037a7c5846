import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { withoutSound } from './support/presses.ts'
import { addStaff } from './support/staff.ts'
import { withText } from './support/text-size.ts'

const longName = 'Mme Marie-Madeleine-Élisabeth Vaillancourt-Charbonneau'

/** What of the bar is too small for a finger, lies under something else or beyond the screen, and whether its title is cut. */
const flaws = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => {
    const shown = [...bar.querySelectorAll('a, button')].filter((one) => one.checkVisibility())
    const title = bar.querySelector('h1')
    return {
      unreachable: shown
        .filter((one) => {
          const { left, right, top, bottom, width, height } = one.getBoundingClientRect()
          const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          const isOnScreen = left >= 0 && right <= innerWidth
          return !isOnScreen || !one.contains(there) || width < 44 || height < 44
        })
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
      isTitleCut:
        title === null || title.scrollHeight > title.clientHeight || title.scrollWidth > title.clientWidth,
    }
  })

test.each([
  ['fr', 360],
  ['fr', 768],
  ['en', 360],
  ['en', 1280],
] as const)(
  'the logo leads home from every page, beside the way back, and all of the bar can be read and pressed: %s, %i px',
  async (locale, width) => {
    const home = await createHome()
    const admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT, locale })
    const bid = await home.addResident({ name: longName, room: '214' })
    await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: bid }))
    const at = `/establishment/${home.eid}`
    const page = await openAs(browser, admin, '/establishment', { viewport: { width, height: 740 } })
    await withoutSound(page, admin.uid)
    const bar = page.getByRole('banner')
    const logo = bar.getByRole('link', { name: locale === 'fr' ? 'Vigie, accueil' : 'Vigie, home' })
    const back = bar.getByRole('link', { name: locale === 'fr' ? 'Retour' : 'Back', exact: true })
    await logo.waitFor()
    await back.waitFor({ state: 'detached' })
    for (const path of [
      '/profile',
      '/settings',
      `${at}/alerts`,
      `${at}/notifications`,
      `${at}/beneficiary/${bid}`,
    ]) {
      await page.goto(appUrl(path))
      await back.waitFor()
      await logo.locator('img').waitFor()
      await bar.getByRole('link', { name: /^1 (alerte|alert) / }).waitFor()
      await expect.poll(() => flaws(page), { message: path }).toEqual({ unreachable: [], isTitleCut: false })
    }
    await logo.click()
    await page.waitForURL(appUrl('/establishment'))
    expectNoErrors(page)
  },
)

test.each([960, 1024, 1180, 1280])(
  'beside the places of a home, muted and offline, the bar stays low and its title can be read: %i px',
  async (width) => {
    const home = await createHome({ name: 'Résidence des Érables' })
    const admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT })
    const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
    await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: bid }))
    const at = `/establishment/${home.eid}`
    const page = await openAs(browser, admin, at, { viewport: { width, height: 640 } })
    await withoutSound(page, admin.uid)
    for (const path of ['', '/alerts', '/shifts']) {
      await page.goto(appUrl(`${at}${path}`))
      await page.getByText('Mme Roy').first().waitFor()
      await page.context().setOffline(true)
      await page
        .getByRole('banner')
        .getByText(/^Hors ligne/)
        .waitFor()
      await expect.poll(() => flaws(page), { message: path }).toEqual({ unreachable: [], isTitleCut: false })
      const bar = await page.getByRole('banner').boundingBox()
      expect(bar?.height).toBeLessThanOrEqual(112)
      await page.context().setOffline(false)
    }
    expectNoErrors(page)
  },
)

test('on a phone the titles of the pages of one home are in letters of one size', async () => {
  const home = await createHome({ name: 'Résidence des Érables' })
  const page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}/today`, {
    viewport: { width: 400, height: 800 },
  })
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const sizeOf = async (name: string, behind = 'Résidence des Érables') => {
    const title = page.getByRole('heading', { level: 1, name: `${name}\u00a0· ${behind}` })
    await title.waitFor()
    return title.evaluate((it) => getComputedStyle(it).fontSize)
  }
  const small = await sizeOf('À faire')
  await page.goto(appUrl(`/establishment/${home.eid}/handover`))
  expect(await sizeOf('Relève')).toBe(small)
  // Whose page it is is read from farther away.
  await page.goto(appUrl(`/establishment/${home.eid}/beneficiary/${bid}`))
  expect(Number.parseFloat(await sizeOf('214', 'Mme Roy'))).toBeGreaterThan(Number.parseFloat(small))
})

test('of a title that is cut no half line shows below its dots', async () => {
  const name =
    'Centre d’hébergement et de soins de longue durée Saint-Joseph-de-la-Rive-des-Éboulements-sur-Mer'
  const home = await createHome({ name })
  const admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)
  const title = page.getByRole('heading', { level: 1, name: `Utilisateurs\u00a0· ${name}` })
  await title.waitFor()
  const { shown, whole, line } = await title.evaluate((it) => ({
    shown: it.clientHeight,
    whole: it.scrollHeight,
    line: Number.parseFloat(getComputedStyle(it).lineHeight),
  }))
  expect(whole).toBeGreaterThan(shown)
  expect(shown / line).toBeCloseTo(4, 1)
})

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.each([360, 768, 1024, 1280, 1366])(
  'with larger text the title beside the places of a home is read whole, and nothing is out of reach: %i px',
  async (width) => {
    const home = await createHome({ name: 'Résidence des Érables' })
    const admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT })
    const at = `/establishment/${home.eid}/users`
    const page = await openAs(browser, admin, at, { viewport: { width, height: 800 } })
    await page.getByRole('heading', { level: 1, name: /^Utilisateurs/ }).waitFor()
    for (const percent of [125, 150, 175, 200]) {
      const message = `${percent} %`
      await withText(page, percent, async () => {
        await expect.poll(() => flaws(page), { message }).toEqual({ unreachable: [], isTitleCut: false })
        expect(await sideways(page), message).toBeLessThanOrEqual(0)
      })
    }
    expectNoErrors(page)
  },
)

test.each([360, 400])(
  'on a phone with letters twice as large an alert is acted on at once, and the page is scrolled to: %i px',
  async (width) => {
    const home = await createHome({ name: 'Résidence des Érables' })
    const admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT, member: { roleId: 1 } })
    const bid = await home.addResident({ name: longName, room: '214' })
    await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: bid, beneficiaryName: longName }))
    const at = `/establishment/${home.eid}/users`
    const page = await openAs(browser, admin, at, { viewport: { width, height: 740 } })
    const invite = page.getByRole('button', { name: 'Inviter une personne' })
    await invite.waitFor()
    await withText(page, 200, async () => {
      await expect.poll(() => flaws(page)).toEqual({ unreachable: [], isTitleCut: false })
      expect(await sideways(page)).toBeLessThanOrEqual(0)
      const act = page.locator('[data-alert] [data-actions] button')
      await expect.poll(() => isWhole(act)).toBe(true)
      const place = page.getByRole('link', { name: 'Gestion' })
      // Once more where the line that says what is out of sight has come above.
      const scrollTo = () => place.evaluate((it) => it.scrollIntoView({ block: 'end' }))
      await expect.poll(() => scrollTo().then(() => isWhole(place))).toBe(true)
      await invite.click()
      await page.getByRole('dialog').waitFor()
    })
    expectNoErrors(page)
  },
)

/** Whether all of something is on the screen, and nothing over it. */
const isWhole = (element: Locator) =>
  element.evaluate((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect()
    // A page scrolls by whole pixels, and letters are not as high.
    const isOnScreen = left >= 0 && right <= innerWidth && top >= -1 && bottom <= innerHeight + 1
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return isOnScreen && it.contains(there)
  })
