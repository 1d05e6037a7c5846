import type { Establishment } from '@vigie/domain/care/establishment'
import { type NoticePlace, type NoticeReason, noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { newChain } from '@vigie/domain/supervision/chain'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '../support/firestore.ts'
import { buttonRule } from '../support/home-with-button.ts'
import { newAlert } from '../support/outbox.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, expectNoneBeside, whenHeard } from './support/heard.ts'
import { type HomeWithAlerts, homeWithAlerts, strip, takenBy } from './support/home-with-alerts.ts'
import { withDevTools } from './support/lent-tabs.ts'
import { neverSilent } from './support/never-silent.ts'
import { withoutSound } from './support/presses.ts'
import { leaveAlone, whenItLocksByItself } from './support/screen-lock.ts'
import { silentUntilTouched } from './support/silent-until-touched.ts'
import { addStaff } from './support/staff.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

const ofHome = (fields: Partial<Establishment>) => db.doc(paths.establishment(home.eid)).update(fields)

const boardOf = (eid: string) => `/establishment/${eid}/board`

/** What a page holds once what nobody needs is thrown away. */
const heldBy = (page: Page) =>
  withDevTools(page, async (browser) => {
    await browser.send('Performance.enable')
    await browser.send('HeapProfiler.collectGarbage')
    const { metrics } = await browser.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heapBytes: of('JSHeapUsedSize') }
  })

const call = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Bouton d’appel' })

test('the board says beside "no alert" that alerts get through, shows a call by its room alone, and that somebody took it', async () => {
  await ofHome({ chain: { checkedAt: Date.now(), broken: null, mended: null } })
  const page = await home.open('/board', { viewport: { width: 1920, height: 1080 } })
  await page.getByRole('heading', { name: 'Aucune alerte en cours' }).waitFor()
  const works = page.getByText('Dernier essai de la chaîne d’alerte réussi')
  // Without a rule nothing raises an alert, however well it would get through.
  await expectNoneBeside(works, page.getByText('Aucune règle n’est activée'))
  await home.addRule(buttonRule)
  await works.waitFor()

  await home.raise('a', { beneficiaryName: 'Mme Roy' })
  await call(page).getByText('Chambre 214').waitFor()
  await call(page).getByText('Personne ne s’en occupe').waitFor()
  await expectNoneBeside(page.getByText('Roy'), call(page))
  await expectNoneBeside(call(page).getByRole('button'), call(page))
  // To be read from four metres: of a screen of a metre some three centimetres.
  const room = call(page).getByText('Chambre 214')
  const letters = await room.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  expect(letters).toBeGreaterThanOrEqual(60)

  // As readable is that what is shown may be over by now.
  await page.context().setOffline(true)
  const lost = page.getByRole('region', { name: /^Hors ligne depuis/ })
  const theirs = await lost.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  expect(theirs).toBeGreaterThanOrEqual(30)
  await page.context().setOffline(false)

  await home.change('a', takenBy(home.staff.uid, home.staff.name))
  await call(page).getByText('Quelqu’un s’en occupe').waitFor()
  // A wall is no person: nobody has seen the alert.
  const { timeline } = (await db.doc(paths.alert(home.eid, 'a')).get()).data() ?? {}
  expect(timeline).toEqual([expect.objectContaining({ step: 'opened' })])
  expectNoErrors(page)
})

test('the board of somebody of two homes shows and sounds its own home, which it says; every other page of theirs both', async () => {
  const other = await homeWithAlerts()
  const membership = (await db.doc(paths.member(home.eid, home.staff.uid)).get()).data()
  await db
    .doc(paths.member(other.eid, home.staff.uid))
    .set({ ...membership, establishmentName: 'Les Bouleaux' })
  const silent = { of: 'home', since: Date.now() - 3_600_000, devices: 1 } as const
  await db.doc(paths.establishment(other.eid)).update({ name: 'Les Bouleaux', silent })
  await other.raise('elsewhere', { room: '12' })
  const page = await home.open()
  await page.addInitScript(neverSilent)
  await page.addInitScript(() => {
    Reflect.set(window, 'sounded', 0)
    navigator.vibrate = () => Reflect.set(window, 'sounded', Reflect.get(window, 'sounded') + 1)
  })
  await page.getByRole('region', { name: /^Les Bouleaux/ }).waitFor()
  await page.goto(appUrl(boardOf(home.eid)))
  await page.getByText('que les alertes de cette résidence').waitFor()
  await whenHeard(page)
  await expectNone(page.getByText('Les Bouleaux'))
  await home.raise('a', { room: '214' })
  await page.getByRole('heading', { name: '1 alerte en cours' }).waitFor()
  await call(page).getByText('Chambre 214').waitFor()
  await expectNoneBeside(page.getByText('Chambre 12'), call(page))
  await page.waitForFunction(() => Reflect.get(window, 'sounded') === 1)

  await page.getByRole('link', { name: 'Quitter le tableau' }).click()
  await strip(page).getByRole('link', { name: /^12 / }).waitFor()
  await page.waitForFunction(() => Reflect.get(window, 'sounded') === 2)
  expectNoErrors(page)
})

test('at the board of a home that is not theirs somebody sees and hears what they do anywhere', async () => {
  await home.raise('a', { room: '214' })
  for (const eid of [`${home.eid}x`, (await homeWithAlerts()).eid]) {
    const page = await home.open()
    await page.goto(appUrl(boardOf(eid)))
    await page.getByText('Vous n’avez pas accès à cette page').waitFor()
    await strip(page).getByRole('link', { name: /^214 / }).waitFor()
    await page.waitForFunction(() => document.title.startsWith('(1) '))
    expectNoErrors(page)
  }
})

test('what is silent or was never tried is no good news on the board, nor beside the alerts of the home', async () => {
  const before = Date.now() - 3_600_000
  await ofHome({ silent: { of: 'devices', since: before, devices: 2 }, chain: newChain(Date.now()) })
  const page = await home.open('/board')
  const isUnknown = page.getByRole('heading', { name: 'On ne sait pas si une alerte est en cours' })
  await isUnknown.waitFor()
  await ofHome({ chain: { checkedAt: Date.now(), broken: null, mended: null } })
  await page.getByText('2 capteurs muets, le premier depuis').waitFor()
  await home.addRule(buttonRule)
  const alerts = await home.open('/alerts')
  await alerts
    .getByText(
      /^2 capteurs de la résidence sont muets, le premier depuis .*\d\d:\d\d\s: ils ne signalent rien/,
    )
    .waitFor()
  await alerts.getByText('Aucune alerte en cours').waitFor()
  await ofHome({ chain: { checkedAt: before, broken: null, mended: null } })
  await isUnknown.waitFor()
  await expectNoneBeside(page.getByText('Aucune alerte en cours'), isUnknown)
  expectNoErrors(page)
})

test.each(['home', 'gateway'] as const)(
  'of a silent %s the board says that no alert is known of, and not that one would come',
  async (of) => {
    await home.addRule(buttonRule)
    const page = await home.open('/board')
    const works = page.getByText('Dernier essai de la chaîne')
    await works.waitFor()
    await ofHome({ silent: { of, since: Date.now() - 7_200_000, devices: 12 } })
    const noneKnown = page.getByRole('heading', { name: 'Aucune alerte en cours n’est connue' })
    await noneKnown.waitFor()
    await expectNoneBeside(works, noneKnown)
    await ofHome({ silent: null })
    await works.waitFor()
    await page.getByRole('heading', { name: 'Aucune alerte en cours', exact: true }).waitFor()
    expectNoErrors(page)
  },
)

test('an administrator has the board say who calls and who is on it', async () => {
  const admin = await addStaff(home, { name: 'Marc Gagnon', member: { roleId: roles.ADMIN } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/informations`)
  await page.getByLabel('Le tableau montre').selectOption('La chambre et le nom du résident')
  const part = page.getByRole('region', { name: 'Tableau mural' })
  await part.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('status').getByText('Enregistré').waitFor()
  await home.raise('a', { beneficiaryName: 'Mme Roy', ...takenBy(home.staff.uid, home.staff.name) })
  // With a key: the strip of the alert comes meanwhile, and takes the link from under the mouse.
  await part.getByRole('link', { name: 'Ouvrir le tableau mural' }).press('Enter')
  await call(page).getByText('Chambre 214 · Mme Roy').waitFor()
  await call(page).getByText('Alice Tremblay s’en occupe').waitFor()
  expectNoErrors(page)
})

test.each([
  [1920, 1080, ''],
  [1280, 720, ''],
  [1280, 720, ' that is kept silent'],
])(
  'of more alerts than can be read from afar the worst are shown, whole on a wall of %i by %i%s, and how many there are',
  async (width, height, isSilent) => {
    const nobodyReached = {
      nobodyReachedAt: Date.now(),
      occurrences: 3,
      beneficiaryName: 'Mme Marie-Josée Tremblay-Bouchard',
    }
    await ofHome({ boardShowsNames: true })
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        home.raise(`a${index}`, { room: `${200 + index}`, ...nobodyReached }),
      ),
    )
    await home.raise('fall', { room: '301', kind: 'fall' })
    const page = await home.open('/board', { viewport: { width, height } })
    // Else it may be said for some seconds that the browser keeps it silent.
    if (!isSilent) await withoutSound(page, home.staff.uid)
    else {
      await page.addInitScript(silentUntilTouched)
      await page.reload()
      await page.getByText('Le son est bloqué').waitFor()
    }
    await page.getByText(/^11 alertes en cours, dont voici les 6 plus graves$/).waitFor()
    await page.getByRole('listitem').first().getByText('Chambre 301').waitFor()
    expect(await page.getByRole('listitem').count()).toBe(6)
    const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    await expect.poll(beyond).toBe(0)
    // Nor is it cut off that nobody was reached.
    expect(await page.getByText('Personne n’a pu être joint').evaluateAll(cutOff)).toBe(0)
  },
)

/** Calls for help that became no alert, for each cause from which rooms. */
async function losing(lost: readonly (readonly [NoticeReason, readonly string[]])[]): Promise<void> {
  const lastAt = Date.now()
  for (const [cause, [reason, rooms]] of lost.entries()) {
    const places = rooms.map((room, nth): [string, NoticePlace] => [
      `a8404100000${cause}${`${nth}`.padStart(4, '0')}`,
      { beneficiaryId: home.bid, room, location: 'Chevet' },
    ])
    await db.doc(paths.notice(noticeIdOf(home.eid, reason))).set({
      ...{ establishmentId: home.eid, reason, firstAt: lastAt, lastAt, toldAt: lastAt, gatewayIds: [] },
      ...{ deviceIds: places.map(([id]) => id), places: Object.fromEntries(places) },
    })
  }
}

const sizes = (lines: Element[]) => lines.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
/** In one look: what else comes onto the wall makes all its letters smaller, which two looks would compare across. */
function lettersOfWall() {
  const sizesOf = (lines: string) =>
    [...document.querySelectorAll(lines)].map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  return {
    beyond: document.documentElement.scrollHeight - innerHeight,
    lost: Math.max(...sizesOf('[data-rooms]')),
    cut: [...document.querySelectorAll('main p')].filter((one) => one.scrollWidth > one.clientWidth).length,
    words: Math.min(...sizesOf('[data-alert] :is(p, [data-where])')),
    where: Math.min(...sizesOf('[data-where]')),
  }
}
const cutOff = (lines: Element[]) => lines.filter((one) => one.scrollWidth > one.clientWidth).length
const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `${201 + from + index}`)

test.each([
  ['fr', 2, [4, 2, 3]],
  ['fr', 6, [2, 3]],
  ['fr', 0, [6, 5, 5, 5]],
  ['en', 2, [1, 4, 2]],
  ['en', 8, [1]],
] as const)(
  'on a wall in %s nothing of %i alerts and of lost calls of %j rooms is cut off, nor is an alert smaller than what is lost',
  async (locale, alerts, rooms) => {
    const reasons = ['noRule', 'wrongApiKey', 'establishmentInactive', 'unreadableRule'] as const
    await losing(rooms.map((count, cause) => [reasons[cause] ?? 'noRule', upTo(count, cause * 6)]))
    const late = { occurredAt: Date.now() - 30 * 60_000, raisedAt: Date.now() }
    await Promise.all(
      upTo(alerts).map((room, nth) => {
        const { times } = newAlert({})
        return home.raise(`a${nth}`, { room, ...(nth === 0 && { late: true, times: { ...times, ...late } }) })
      }),
    )
    const attendant = await addStaff(home, { locale })
    const page = await openAs(browser, attendant, boardOf(home.eid))
    await withoutSound(page, attendant.uid)
    const expectWhole = async (state: string) => {
      await expect.poll(() => page.locator('[data-rooms]').count()).toBe(rooms.length)
      await expect.poll(() => page.locator('[data-alert]').count()).toBe(Math.min(alerts, 6))
      for (const [width, height] of [
        [1280, 720],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height })
        const message = `${state}, ${width} by ${height}`
        await vi.waitFor(async () => {
          const { beyond, lost, cut, words, where } = await page.evaluate(lettersOfWall)
          expect(beyond, message).toBe(0)
          expect(lost, message).toBeGreaterThanOrEqual(height * 0.036)
          expect(cut, message).toBe(0)
          if (alerts === 0) return
          expect(words, message).toBeGreaterThanOrEqual((20 / 720) * height)
          expect(where, message).toBeGreaterThanOrEqual(lost)
        }, 5_000)
      }
    }
    await expectWhole('live')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectWhole('with less motion')
    await page.context().setOffline(true)
    await page.locator('[data-connection=offline]').waitFor()
    await expectWhole('offline')
  },
)

test.each([
  ['fr', 'L’établissement est inactif', 'On ne sait pas si une alerte est en cours', 'le dernier'],
  ['en', 'The establishment is inactive', 'It is not known whether an alert is in progress', 'the last one'],
] as const)(
  'the rooms of lost calls and the state of the connection stay in sight on a wall in %s, whatever else is said there',
  async (locale, inactive, unknown, latest) => {
    const lastAt = Date.now()
    const lost = [
      ['wrongApiKey', ['102']],
      ['establishmentInactive', ['106', '105', '104', '103', '101']],
      ['noRule', ['107', '108']],
      ['unreadableRule', ['109']],
    ] as const
    await losing(lost)
    await ofHome({ state: 'inactive' })
    const attendant = await addStaff(home, { locale })
    const page = await openAs(browser, attendant, boardOf(home.eid))
    await withoutSound(page, attendant.uid)
    const expectWhole = async (name: string) => {
      const title = page.getByRole('heading', { name })
      await title.waitFor()
      await expect.poll(() => page.locator('[data-rooms]').count()).toBe(4)
      for (const [width, height] of [
        [1280, 720],
        [1366, 768],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height })
        const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
        await expect.poll(beyond, { message: `${name}, ${width} by ${height}` }).toBe(0)
        const letters = await page.locator('[data-rooms]').evaluateAll(sizes)
        expect(Math.min(...letters)).toBeGreaterThanOrEqual(0.025 * width)
      }
      return title
    }
    await expectWhole(inactive)
    // Of several rooms the age is that of the latest call alone.
    const said = await page.locator('li:has([data-rooms])').allTextContents()
    expect(said.map((each) => each.includes(` · ${latest} `)).sort()).toEqual([false, false, true, true])
    await ofHome({ state: 'active', chain: { checkedAt: lastAt - 3_600_000, broken: null, mended: null } })
    await expectWhole(unknown)
    await page.context().setOffline(true)
    await page.locator('[data-connection=offline]').waitFor()
    const title = await expectWhole(unknown)
    await page.context().setOffline(false)
    await page.locator('[data-connection=live]').waitFor()

    // With room for it again all is as large as before.
    for (const [reason] of lost) await db.doc(paths.notice(noticeIdOf(home.eid, reason))).delete()
    await expect.poll(async () => (await title.evaluateAll(sizes))[0]).toBeGreaterThan(80)
  },
)

test('that an alert cannot be read is said on the board, and no six are called the worst then', async () => {
  await home.raise('x', { room: '12' })
  await db.doc(paths.alert(home.eid, 'x')).update({ occurrences: 'three' })
  const page = await home.open('/board')
  await page.getByRole('heading', { name: 'Une alerte au moins ne peut être affichée ici' }).waitFor()
  await home.raise('a', {})
  await call(page).getByText('Chambre 214').waitFor()
  await page.getByText('Une alerte au moins ne peut être affichée ici').waitFor()
})

test('a board stays while its screen is locked, and whoever leaves it finds the locked screen', async () => {
  await ofHome({ lockAfterMinutes: 5 })
  const page = await home.open('/board')
  await page.getByRole('heading', { name: 'Aucune alerte en cours' }).waitFor()
  await whenItLocksByItself(page)
  await leaveAlone(page, 5)
  await page.locator('[data-locked]').waitFor()
  await home.raise('a', { beneficiaryName: 'Mme Roy' })
  await call(page).getByText('Chambre 214').waitFor()
  await page.getByRole('link', { name: 'Quitter le tableau' }).click()
  await page.getByRole('heading', { level: 1, name: 'Écran verrouillé' }).waitFor()
  expectNoErrors(page)
})

test('a relative has no board: they would take a part of the home for all of it', async () => {
  const relative = await addStaff(home, {
    name: 'Luc Roy',
    roleId: roles.CAREGIVER,
    member: { roleId: roles.READ_ONLY, beneficiaryIds: [home.bid] },
  })
  const page = await openAs(browser, relative, boardOf(home.eid))
  const refused = page.getByText('Vous n’avez pas accès à cette page')
  await refused.waitFor()
  await expectNoneBeside(page.getByText('Aucune alerte en cours'), refused)
})

test('a board that stays for weeks holds no more after many alerts than after a few', async () => {
  const page = await home.open('/board')
  const calm = page.getByRole('heading', { name: 'Aucune alerte en cours' })
  const alertsComeAndGo = async (from: number, until: number) => {
    for (let number = from; number < until; number += 1) {
      await calm.waitFor()
      await home.raise(`a${number}`)
      await call(page).getByText('Personne ne s’en occupe').waitFor()
      await home.change(`a${number}`, takenBy(home.staff.uid, home.staff.name))
      await call(page).getByText('Quelqu’un s’en occupe').waitFor()
      await home.change(`a${number}`, { state: 'resolved' })
    }
    await calm.waitFor()
    return heldBy(page)
  }
  const few = await alertsComeAndGo(0, 20)
  const more = await alertsComeAndGo(20, 50)
  const many = await alertsComeAndGo(50, 80)
  expect(many.nodes).toBeLessThan(few.nodes + 20)
  expect(many.listeners).toBeLessThan(few.listeners + 20)
  // What Firestore remembers of each, which it throws away itself beyond 40 MB. What a page loads ahead, once, it holds as well: what
  // alerts leave behind grows in both halves.
  const [before, after] = [more.heapBytes - few.heapBytes, many.heapBytes - more.heapBytes]
  expect(Math.min(before, after) / 30).toBeLessThan(10_000)
  expectNoErrors(page)
})
