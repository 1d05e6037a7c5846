import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { newTask } from '../support/tasks.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, newTab, openAs, signIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { addStaff, type Staff } from './support/staff.ts'

const longName = 'Mme Marie-Madeleine-Élisabeth Vaillancourt-Charbonneau de la Gorgendière'
let home: TestHome
let staff: Staff
let bid: string

beforeAll(async () => {
  home = await createHome({
    name: 'Résidence et centre d’hébergement Notre-Dame-de-la-Recouvrance de Lotbinière',
  })
  staff = await addStaff(home, { name: longName })
  bid = await home.addResident({ name: longName, room: 'Pavillon-B-214-Est' })
  await home.addDevice(
    bid,
    'DRAGINO-LHT65S-NE117',
    'Au-dessus de la porte coulissante du petit salon d’hiver',
  )
  const alert = {
    ...{ beneficiaryId: bid, beneficiaryName: longName, room: 'Pavillon-B-214-Est' },
    deviceLocation: 'Au-dessus de la porte coulissante du petit salon d’hiver',
  }
  const long = 'é'.repeat(120)
  await db
    .doc(paths.task(home.eid, bid, 'long'))
    .set(newTask(home.eid, bid, { title: long, description: long, addedByName: long }))
  for (const id of ['one', 'two', 'three']) await db.doc(paths.alert(home.eid, id)).set(newAlert(alert))
  await db.doc(paths.alert(home.eid, 'short')).set(newAlert({ beneficiaryId: bid, room: '7' }))
})

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('nothing scrolls sideways at 360 px, with every name at its longest', async () => {
  const page = await newTab(browser, { viewport: { width: 360, height: 640 } })
  for (const path of ['/create-account', '/forgot-password', '/login']) {
    await page.goto(appUrl(path))
    await page.locator('input[name=email]').waitFor()
    expect(await overflow(page), path).toBeLessThanOrEqual(0)
  }
  await signIn(page, staff)
  // Nor is a word of the title cut in two.
  const lines = (title: Element) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)
  const title = page.getByRole('heading', { level: 1, name: 'Établissements' })
  await expect.poll(() => title.evaluate(lines)).toBeLessThan(1.5)
  const screens = ['', `/${home.eid}`, `/${home.eid}/alerts`, `/${home.eid}/beneficiary/${bid}`]
  for (const path of screens) {
    await page.goto(appUrl(`/establishment${path}`))
    await page
      .getByRole('region', { name: 'Alertes en cours' })
      .or(page.locator('[data-alert]').first())
      .first()
      .waitFor()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await whenHeard(page)
    expect(await overflow(page), path).toBeLessThanOrEqual(0)
  }
  for (const path of ['task', 'tasks']) {
    await page.goto(appUrl(`/establishment/${home.eid}/beneficiary/${bid}/${path}/long`))
    const task = page.locator('[data-opened-task]')
    await task.locator('[data-task-state]').waitFor()
    await whenHeard(page)
    expect(await overflow(page), path).toBeLessThanOrEqual(0)
    const right = () => task.evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(await right(), path).toBeLessThanOrEqual(0)
  }
  expectNoErrors(page)
})

test('on a phone no line of how an alert stands begins or ends with a dot', async () => {
  const page = await openAs(browser, staff, `/establishment/${home.eid}`, {
    viewport: { width: 360, height: 740 },
  })
  const strip = page.getByRole('region', { name: 'Alertes en cours' })
  const facts = await strip
    .locator(':has(> span:text-is("Personne ne s’en occupe"))')
    .first()
    .evaluate((row) =>
      [...row.children].map((fact, index, all) => ({
        isFirst:
          index === 0 ||
          fact.getBoundingClientRect().top > (all[index - 1]?.getBoundingClientRect().bottom ?? 0) - 4,
        // Its dot is before it, and what lies beyond the row is cut off.
        hasDot: fact.getBoundingClientRect().left >= row.getBoundingClientRect().left - 4,
      })),
    )
  expect(facts.filter(({ isFirst }) => isFirst).length).toBeGreaterThan(1)
  for (const { isFirst, hasDot } of facts) expect(hasDot).toBe(!isFirst)
  expectNoErrors(page)
})

test('what more there is to know is not cut off at 360 px: an exact time, what live means', async () => {
  const viewport = { width: 360, height: 640 }
  const page = await openAs(browser, staff, `/establishment/${home.eid}`, { viewport })
  const hints = page.locator('[data-connection] button, button:has(time)').filter({ visible: true })
  await hints.nth(1).waitFor()
  for (const hint of await hints.all()) {
    await hint.focus()
    const told = page.getByRole('tooltip')
    const cut = () =>
      told.evaluate((tooltip) => {
        const { left, right, top, bottom } = tooltip.getBoundingClientRect()
        const corners = [left + 6, right - 6].flatMap((x) =>
          [top + 6, bottom - 6].map((y) => [x, y] as const),
        )
        return corners.filter(([x, y]) => !tooltip.contains(document.elementFromPoint(x, y)))
      })
    // While it comes in it is smaller.
    await expect.poll(cut, { message: (await hint.textContent()) ?? '' }).toEqual([])
    await page.keyboard.press('Escape')
    await told.waitFor({ state: 'detached' })
  }
})

test.each([
  ['among residents', '', 'main li > a'],
  ['among alerts', '/alerts', 'main [data-alert] a'],
])('whatever can be pressed on a phone is large enough for a finger: %s', async (_, path, first) => {
  const page = await openAs(browser, staff, `/establishment/${home.eid}${path}`, {
    viewport: { width: 400, height: 800 },
    hasTouch: true,
  })
  await page.locator(first).first().waitFor()
  await page.getByRole('button', { name: 'Accuser réception' }).first().waitFor()
  await whenHeard(page)
  const targets =
    'header button, header a, nav a, section button:not(:has(time)), main li button:not(:has(time)), [data-alert] a, main li > a'
  const measured = await page.evaluate((selector) => {
    const shown = [...document.querySelectorAll(selector)]
      .map((element) => ({
        text: element.getAttribute('aria-label') ?? element.textContent,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0)
    const small = shown.filter(({ box }) => box.height < 44 || box.width < 44)
    return {
      shown: shown.length,
      small: small.map(({ text, box }) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`),
    }
  }, targets)
  // Back, live state, alerts, account, two places, the alert's own and the resident's card at least.
  expect(measured.shown).toBeGreaterThanOrEqual(7)
  expect(measured.small).toEqual([])
})

test('the language changes at once, is kept in the profile, and is there at the next sign-in', async () => {
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await page.getByRole('link', { name: 'Residents' }).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-CA')
  await whenDocument(paths.user(staff.uid), ({ locale }) => locale === 'en')
  await page.context().close()

  // Another computer, which has never heard of it, starts in French and follows the profile.
  const elsewhere = await newTab(browser)
  await elsewhere.goto(appUrl('/login'))
  await elsewhere.getByRole('button', { name: 'Se connecter' }).waitFor()
  await signIn(elsewhere, staff)
  await elsewhere.getByRole('heading', { level: 1, name: 'Establishments' }).waitFor()
})

test('a language chosen by hand on /login stays, whatever the profile says', async () => {
  const english = await addStaff(home, { locale: 'en' })
  const page = await newTab(browser)
  await page.goto(appUrl('/login'))
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await page.getByRole('button', { name: 'Passer au français' }).click()
  await signIn(page, english)
  await page.getByRole('heading', { level: 1, name: 'Établissements' }).waitFor()
})
