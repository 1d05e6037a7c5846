import { readdirSync } from 'node:fs'
import { moods } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { whenCollection, whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { fetched } from './support/fetched.ts'
import { expectNone } from './support/heard.ts'
import { middleOf, nowOn, tapAt, whenSteady } from './support/presses.ts'
import { addStaff } from './support/staff.ts'
import { timersTake } from './support/timers.ts'

const asNurse = { roleId: roles.NURSE, member: { role: roles.NURSE } }

async function homeWithResident() {
  const home = await createHome()
  const said = { value: moods.GOOD, at: Date.now() - 2 * 3_600_000, by: 'colleague' }
  const before = { ...said, byName: 'Josée Thibault' }
  const bid = await home.addResident({ name: 'Mme Roy', room: '214', mood: before })
  const record = { type: 'mood', data: before.value, at: before.at, by: before.by, byName: before.byName }
  await db.doc(paths.mood(home.eid, bid, 'before')).set(record)
  return { home, bid, address: `/establishment/${home.eid}`, resident: paths.beneficiary(home.eid, bid) }
}

const mood = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const moodOf = (page: Page) => page.getByRole('button', { name: /^(Humeur|Mood)/ })
const phone = { viewport: { width: 400, height: 800 }, hasTouch: true }

test('that a mood is being recorded stays within its tile on the narrowest phone', async () => {
  const { home, address, resident } = await homeWithResident()
  const recorded = { value: moods.GOOD, at: Date.now() - 2 * 86_400_000, by: 'colleague', byName: 'Josée' }
  await db.doc(resident).update({ mood: recorded, health: recorded, appetite: recorded })
  const nurse = await addStaff(home, { name: 'Nathalie Simard', ...asNurse })
  const page = await openAs(browser, nurse, address, { ...phone, viewport: { width: 360, height: 700 } })
  const held: (() => void)[] = []
  const answers = new Promise<void>((resolve) => held.push(resolve))
  await page.route('**/mood', async (route) => {
    await answers
    await route.continue()
  })
  await moodOf(page).tap()
  await page.getByRole('menuitemradio', { name: 'Déprime' }).tap()
  const underWay = page.locator('.face:has(.under-way) .age')
  await underWay.waitFor()
  const sticksOut = () =>
    underWay.evaluate((age) => {
      const words = document.createRange()
      words.selectNodeContents(age)
      const tile = age.closest('.face')?.getBoundingClientRect()
      return words.getBoundingClientRect().right - (tile?.right ?? 0)
    })
  expect(await sticksOut()).toBeLessThanOrEqual(0)
  for (const go of held) go()
  await underWay.waitFor({ state: 'detached' })
  expectNoErrors(page)
})

test('a nurse records a mood on the card on a phone, a colleague sees it live in English, and it is undone', async () => {
  const { home, bid, address, resident } = await homeWithResident()
  const nurse = await addStaff(home, { name: 'Nathalie Simard', ...asNurse })
  const colleague = await addStaff(home, { name: 'Josée Thibault', locale: 'en' })
  const theirs = await openAs(browser, colleague, `${address}/beneficiary/${bid}`)
  await mood(theirs, 'Mood: Good 2 hrs ago').waitFor()
  const page = await openAs(browser, nurse, address, phone)
  // What can be undone for ten seconds can be for as long as others take to hear of it.
  await timersTake(page, 10_000, 600_000)
  await moodOf(page).tap()
  const chosen = page.getByRole('menuitemradio', { name: 'Bien', checked: true })
  // By more than its colour.
  await chosen.locator('svg').waitFor()
  expect(await page.getByRole('menuitemradio').locator('svg').count()).toBe(1)
  await page.getByRole('menuitemradio', { name: 'Déprime' }).tap()
  await page.getByRole('status').getByText('Mme Roy, humeur notée : Déprime').waitFor()
  await whenDocument(resident, ({ mood }) => mood.value === moods.DEPRESSED && mood.by === nurse.uid)
  await mood(theirs, 'Mood: Depressed just now').waitFor()
  const records = await whenCollection(paths.moods(home.eid, bid), ({ length }) => length === 2)
  expect(records).toContainEqual(
    expect.objectContaining({ data: moods.DEPRESSED, byName: 'Nathalie Simard' }),
  )

  await page.getByRole('button', { name: 'Annuler' }).tap()
  await page.getByRole('status').getByText('Mme Roy : humeur annulée').waitFor()
  await whenCollection(paths.moods(home.eid, bid), ({ length }) => length === 1)
  await mood(theirs, 'Mood: Good 2 hrs ago').waitFor()
  await mood(page, 'Humeur : Bien il y a 2 h').waitFor()
  // The rest of the card leads to the resident’s page still.
  await page.locator(`[data-resident="${bid}"]`).tap({ position: { x: 300, y: 20 } })
  await page.getByRole('heading', { level: 1, name: '214 · Mme Roy' }).waitFor()
  expectNoErrors(page)
  expectNoErrors(theirs)
})

test('a double tap on a choice records it once, and does nothing to whoever lies beneath', async () => {
  const { home, address, resident } = await homeWithResident()
  for (const room of ['215', '216', '217', '218']) await home.addResident({ name: 'M. Roy', room })
  const page = await openAs(browser, await addStaff(home, asNurse), address, phone)
  await mood(page, 'Humeur : Bien il y a 2 h').tap()
  const choice = page.getByRole('menuitemradio', { name: 'Déprime' })
  // Once the menu stands still.
  await choice.tap({ trial: true })
  const place = await middleOf(choice)
  const at = await nowOn(page)
  await tapAt(page, place, at)
  await tapAt(page, place, at + 200)
  await page.getByRole('status').getByText('Mme Roy, humeur notée : Déprime').waitFor()
  await whenDocument(resident, ({ mood }) => mood.value === moods.DEPRESSED)
  await expectNone(page.getByRole('menu'))
  expect(page.url()).toBe(appUrl(address))
  expectNoErrors(page)
})

test('how a resident has been is there day by day with who said so, and as a curve that is loaded only then', async () => {
  const { home, address, bid } = await homeWithResident()
  const page = await openAs(browser, await addStaff(home, asNurse), `${address}/beneficiary/${bid}`, phone)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('tab', { name: 'Détails' }).tap()
  const strip = page.getByRole('region', { name: 'Humeur', exact: true }).first()
  await strip.getByRole('listitem').getByRole('button', { name: 'Bien' }).tap()
  await strip.getByRole('tooltip').getByText('Bien, Josée Thibault').waitFor()
  expect(await strip.getByText('Rien de noté').count()).toBe(13)
  const ofCurve = () => asked.filter((url) => url.includes('mood-curves'))
  expect(ofCurve()).toEqual([])
  await page.getByRole('button', { name: 'Voir la courbe' }).tap()
  await page.locator('svg.apexcharts-svg').waitFor()
  expect(ofCurve()).toHaveLength(1)
  await page.getByRole('row', { name: /Bien Josée Thibault$/ }).waitFor()
  await expect.poll(() => page.getByText('Rien n’a été noté durant cette période.').count()).toBe(2)
  await page.getByRole('button', { name: '3 derniers mois', pressed: false }).tap()
  await page.getByRole('button', { name: '3 derniers mois', pressed: true }).waitFor()
  await page.locator('svg.apexcharts-svg').waitFor()
  expectNoErrors(page)
})

test('it is recorded by keyboard, taken back in words where it failed, and by nobody who only reads', async () => {
  const { home, bid, address, resident } = await homeWithResident()
  const page = await openAs(browser, await addStaff(home, asNurse), `${address}/beneficiary/${bid}`)
  await page.route('**/mood', (route) => route.abort())
  await moodOf(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Bien', checked: true }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menuitemradio').first().waitFor({ state: 'detached' })
  await moodOf(page).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Bien', checked: true }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page
    .getByRole('alert')
    .getByText('Humeur de Mme Roy : ce que vous avez noté n’est pas confirmé.')
    .waitFor()
  await mood(page, 'Humeur : Bien il y a 2 h').waitFor()

  await page.unroute('**/mood')
  await moodOf(page).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Bien' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await mood(page, 'Humeur : En colère à l’instant').waitFor()
  await whenDocument(resident, ({ mood }) => mood.value === moods.ANGRY)
  await moodOf(page).and(page.locator(':focus')).waitFor()

  const reader = await addStaff(home, { member: { roleId: roles.READ_ONLY } })
  const theirs = await openAs(browser, reader, address)
  await theirs.getByRole('img', { name: /^Humeur : En colère/ }).waitFor()
  await expectNone(moodOf(theirs))
  expectNoErrors(page)
})

test('on the resident’s page each of the three is recorded by one tap, once however fast, and is undone; who only reads has no choices', async () => {
  const { home, bid, address, resident } = await homeWithResident()
  const nurse = await addStaff(home, { name: 'Nathalie Simard', ...asNurse })
  const details = `${address}/beneficiary/${bid}/details`
  const page = await openAs(browser, nurse, details, { ...phone, viewport: { width: 360, height: 800 } })
  await timersTake(page, 10_000, 600_000)
  const choicesFor = (name: string) => page.getByRole('group', { name, exact: true })
  const ofMood = choicesFor('Humeur de Mme Roy')
  await ofMood.getByRole('button', { name: 'Bien', pressed: true }).waitFor()
  await page.getByText('Bien · il y a 2 h · Josée Thibault').waitFor()
  const choices = page.locator('button[aria-pressed]:has(img)')
  expect(await choices.count()).toBe(15)
  const sizes = await choices.evaluateAll((all) =>
    all.map((one) => ({
      ...one.getBoundingClientRect().toJSON(),
      isWhole: one.scrollWidth <= one.clientWidth,
    })),
  )
  expect(sizes.filter(({ width, height, isWhole }) => width < 44 || height < 44 || !isWhole)).toEqual([])

  await ofMood.getByRole('button', { name: 'Déprime' }).dblclick()
  await page.getByRole('status').getByText('Mme Roy, humeur notée : Déprime').waitFor()
  await ofMood.getByRole('button', { name: 'Déprime', pressed: true }).waitFor()
  await ofMood.getByRole('button', { name: 'Bien', pressed: false }).waitFor()
  await page.getByText('Déprime · à l’instant · Nathalie Simard').waitFor()
  await whenCollection(paths.moods(home.eid, bid), ({ length }) => length === 2)
  await page.keyboard.press('Control+z')
  await page.getByRole('status').getByText('Mme Roy : humeur annulée').waitFor()
  await ofMood.getByRole('button', { name: 'Bien', pressed: true }).waitFor()

  // By keyboard; the arrows, which in a radio group would record, do nothing.
  await choicesFor('Appétit de Mme Roy').getByRole('button', { name: 'Bon appétit' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Mme Roy, appétit noté : Appétit normal').waitFor()
  await choicesFor('Santé de Mme Roy').getByRole('button', { name: 'Blessure' }).tap()
  await whenDocument(
    resident,
    ({ mood, health, appetite }) => mood.value === moods.GOOD && health?.value === 2 && appetite?.value === 1,
  )
  expectNoErrors(page)

  const reader = await addStaff(home, { member: { roleId: roles.READ_ONLY } })
  const theirs = await openAs(browser, reader, details)
  await theirs.getByRole('region', { name: 'Humeur', exact: true }).first().waitFor()
  await expectNone(theirs.locator('button[aria-pressed]:has(img)'))
})

test('what somebody recorded of the wrong resident is taken back for ten minutes, by them alone', async () => {
  const { home, bid, address, resident } = await homeWithResident()
  const nurse = await addStaff(home, { name: 'Nathalie Simard', ...asNurse })
  const at = Date.now() - 8 * 60_000
  const said = { by: nurse.uid, byName: nurse.name, establishmentId: home.eid }
  const wrong = { type: 'mood', data: moods.BAD, at, ...said, before: moods.GOOD }
  await db.doc(paths.mood(home.eid, bid, 'wrong')).set(wrong)
  await db.doc(paths.mood(home.eid, bid, 'old')).set({ ...wrong, type: 'health', at: at - 180_000 })
  await db.doc(paths.mood(home.eid, bid, 'other')).set({ ...wrong, type: 'appetite', by: 'colleague' })
  await db.doc(resident).update({ mood: { value: moods.BAD, at, by: nurse.uid, byName: nurse.name } })
  const page = await openAs(browser, nurse, `${address}/beneficiary/${bid}/details`, phone)
  const own = page.getByRole('region', { name: 'Noté par vous' })
  await own.getByRole('listitem').waitFor()
  await own.getByRole('button', { name: /^Annuler\s: Humeur\s: .*, \d\d:\d\d$/ }).tap()
  await page.getByText('Mme Roy : humeur annulée').waitFor()
  await whenDocument(resident, ({ mood: { value } }) => value === moods.GOOD)
  await own.waitFor({ state: 'detached' })
  expectNoErrors(page)
})

test('once it is taken back among what one recorded, it is said to be, and nothing says that it is recorded, or offers to take it back', async () => {
  const { home, bid, address } = await homeWithResident()
  const nurse = await addStaff(home, { name: 'Nathalie Simard', ...asNurse })
  const page = await openAs(browser, nurse, `${address}/beneficiary/${bid}/details`, phone)
  await timersTake(page, 10_000, 600_000)
  const choices = page.getByRole('group', { name: 'Humeur de Mme Roy', exact: true })
  await choices.getByRole('button', { name: 'Neutre' }).tap()
  const recorded = page.getByRole('status').getByText('Mme Roy, humeur notée : Neutre')
  await recorded.waitFor()
  const own = page.getByRole('region', { name: 'Noté par vous' })
  await own.getByRole('button', { name: /^Annuler/ }).tap()
  await page.getByRole('status').getByText('Mme Roy : humeur annulée').waitFor()
  await expectNone(recorded)
  await expectNone(page.getByRole('button', { name: 'Annuler', exact: true }))
  expectNoErrors(page)
})

test('what was recorded above or below is gone from both once it is taken back below, or in another tab', async () => {
  const { home, bid, address, resident } = await homeWithResident()
  const nurse = await addStaff(home, { name: 'Nathalie Simard', ...asNurse })
  const details = `${address}/beneficiary/${bid}/details`
  const page = await openAs(browser, nurse, details, phone)
  const other = await openAs(browser, nurse, details, phone)
  const below = page.getByRole('group', { name: 'Humeur de Mme Roy', exact: true })
  const takeBackOn = async (on: Page) => {
    await below.getByRole('button', { name: 'Déprime', pressed: true }).waitFor()
    await mood(page, 'Humeur : Déprime à l’instant').waitFor()
    await whenDocument(resident, ({ mood: { value } }) => value === moods.DEPRESSED)
    const own = on.getByRole('region', { name: 'Noté par vous' })
    await own.getByRole('button', { name: /^Annuler/ }).tap()
    await own.waitFor({ state: 'detached' })
    await below.getByRole('button', { name: 'Bien', pressed: true }).waitFor()
    await page.getByText('Bien · il y a 2 h · Josée Thibault').waitFor()
    await mood(page, 'Humeur : Bien il y a 2 h').waitFor()
  }
  await below.getByRole('button', { name: 'Déprime' }).tap()
  await takeBackOn(page)
  for (const on of [page, other]) {
    await moodOf(page).first().tap()
    await page.getByRole('menuitemradio', { name: 'Déprime' }).tap()
    await takeBackOn(on)
  }
  expectNoErrors(page)
  expectNoErrors(other)
})

test('what was recorded is undone at once by keyboard, wherever the focus is, and the focus stays with the resident', async () => {
  const { home, bid, address, resident } = await homeWithResident()
  const page = await openAs(browser, await addStaff(home, asNurse), `${address}/beneficiary/${bid}`)
  await timersTake(page, 10_000, 600_000)
  const focused = moodOf(page).first().and(page.locator(':focus'))
  const record = async () => {
    await moodOf(page).first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemradio', { name: 'Bien' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Mme Roy, humeur notée : En colère').waitFor()
    await whenDocument(resident, ({ mood }) => mood.value === moods.ANGRY)
    await focused.waitFor()
  }
  await record()
  // A screen reader reads it out with the message.
  await page.getByRole('status').getByText('Ctrl + Z').waitFor()
  await page.getByRole('button', { name: 'Annuler' }).and(page.locator('[aria-keyshortcuts]')).waitFor()
  await page.keyboard.press('Control+z')
  await page.getByRole('status').getByText('Mme Roy : humeur annulée').waitFor()
  await whenDocument(resident, ({ mood }) => mood.value !== moods.ANGRY)
  await focused.waitFor()

  await record()
  const undo = page.getByRole('button', { name: 'Annuler' })
  await whenSteady(undo)
  await undo.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Mme Roy : humeur annulée').waitFor()
  await focused.waitFor()
  expectNoErrors(page)
})

test('every face is there where a menu of them is first opened without a network', async () => {
  const { home, address } = await homeWithResident()
  const nurse = await addStaff(home, { name: 'Nathalie Simard', ...asNurse })
  const page = await openAs(browser, nurse, address, { ...phone, loadsAhead: true })
  const pictures = ['moods', 'healths', 'appetites'].flatMap((folder) =>
    readdirSync(`web/public/${folder}`).map((name) => `/${folder}/${name}`),
  )
  // Asked of its cache: a browser keeps a list of what it loads for the first 250 alone.
  const notKept = () =>
    page.evaluate(async (all) => {
      const isKept = (picture: string) =>
        fetch(picture, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          ({ ok }) => ok,
          () => false,
        )
      const kept = await Promise.all(all.map(isKept))
      return all.filter((_, index) => !kept[index])
    }, pictures)
  await expect.poll(notKept, { timeout: 60_000 }).toEqual([])
  await page.context().setOffline(true)
  await moodOf(page).tap()
  const faces = page.getByRole('menuitemradio').locator('img')
  await faces.nth(6).waitFor()
  const broken = () =>
    faces.evaluateAll(
      (all) => all.filter((face) => !(face instanceof HTMLImageElement && face.naturalWidth > 0)).length,
    )
  await expect.poll(broken).toBe(0)
})

test('what was said of a resident and not recorded stays in sight, and is recorded from there, once', async () => {
  const { home, address } = await homeWithResident()
  const nurse = await addStaff(home, { name: 'Nathalie Simard', ...asNurse })
  const page = await openAs(browser, nurse, address, phone)
  // It gets there, and its answer does not come back.
  const sent: string[] = []
  await page.route('**/mood', async (route) => {
    sent.push((await (await fetched(route)).json()).data.at)
    await route.abort()
  })
  // Whatever lasts ten seconds is gone by then.
  await page.clock.install()
  await moodOf(page).tap()
  await page.getByRole('menuitemradio').first().tap()
  const failed = page.getByRole('alert').getByText(/Mme Roy/)
  await failed.waitFor()
  await page.clock.runFor(60_000)
  await failed.waitFor()
  await page.unroute('**/mood')
  const again = page.waitForResponse('**/mood')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  expect((await (await again).json()).data.at).toBe(sent[0])
  await page
    .getByRole('status')
    .getByText(/^Mme Roy, humeur notée/)
    .waitFor()
  await failed.waitFor({ state: 'detached' })
})
