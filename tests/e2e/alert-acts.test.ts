import { paths } from '@vigie/domain/paths'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { expectNoErrors } from './support/app.ts'
import { expectNoneBeside } from './support/heard.ts'
import {
  type HomeWithAlerts,
  homeWithAlerts,
  resolutionsOn,
  strip,
  takenBy,
} from './support/home-with-alerts.ts'
import { whenSteady, withoutSound } from './support/presses.ts'
import { letTimersGo, timersTake, timersWait } from './support/timers.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

test('an alert is acknowledged and resolved by keyboard alone', async () => {
  await home.raise('a')
  const page = await home.open()
  const button = (name: string) => strip(page).getByRole('button', { name })
  const hasFocus = (name: string) => button(name).evaluate((element) => element === document.activeElement)
  await whenSteady(button('Accuser réception'))
  for (let presses = 0; presses < 40 && !(await hasFocus('Accuser réception')); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await home.whenState('a', 'acknowledged')
  await whenSteady(button('Résoudre : Aide donnée'))
  // What was pressed is gone; the focus is still within the same alert.
  await page.waitForFunction(() => document.activeElement?.closest('[data-alert]'))
  for (let presses = 0; presses < 5 && !(await hasFocus('Résoudre : Aide donnée')); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'content')
  const resolved = await home.whenState('a', 'resolved')
  expect(resolved).toMatchObject({ resolvedBy: { uid: home.staff.uid } })
  expect(resolved.timeline.at(-1)).toMatchObject({ step: 'resolved', resolution: 'helped' })
  expectNoErrors(page)
})

test('a resolution can be undone, and is then never sent', async () => {
  await home.raise('a', takenBy('x', 'David Bolduc'))
  const page = await home.open()
  const resolutions = resolutionsOn(page)
  await timersWait(page, 10_000)
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await strip(page).getByText('Sera résolue dans un instant').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click()
  await strip(page).getByText('David Bolduc s’en occupe').waitFor()
  await letTimersGo(page)
  // Another resolution, which is sent, shows that the first one's time has passed without it.
  await strip(page).getByRole('button', { name: 'Résoudre comme…' }).click()
  await page.getByRole('menuitem', { name: 'Fausse alerte' }).press('Enter')
  await strip(page).getByText('Sera résolue dans un instant').waitFor()
  await letTimersGo(page)
  await page.waitForFunction(() => document.activeElement?.id === 'content')
  const resolved = await home.whenState('a', 'resolved')
  expect(resolved.timeline.at(-1)).toMatchObject({ resolution: 'falseAlarm' })
  await expect.poll(() => resolutions).toEqual([expect.objectContaining({ resolution: 'falseAlarm' })])
})

test('two resolutions wait side by side, and each can be undone although its message is gone', async () => {
  await home.raise('one', takenBy('x', 'David Bolduc'))
  await home.raise('two', { ...takenBy('x', 'David Bolduc'), room: '101', beneficiaryName: 'M. Côté' })
  const page = await home.open('/alerts', { viewport: { width: 360, height: 740 } })
  await withoutSound(page, home.staff.uid)
  // Long enough for both to be seen waiting, and their message to be closed by hand, however slow the machine is.
  await timersTake(page, 10_000, 600_000)
  const card = (aid: string) => page.locator(`main [data-alert=${aid}]`)
  // What is done to one card moves the other, whose buttons take no press for a moment then.
  const press = async (aid: string, name: string) => {
    const button = card(aid).getByRole('button', { name })
    await whenSteady(button)
    await button.click()
  }
  for (const aid of ['one', 'two']) {
    await press(aid, 'Résoudre : Aide donnée')
    await card(aid).getByText('Sera résolue dans un instant').waitFor()
  }
  await page.getByRole('status').getByRole('button', { name: 'Fermer' }).click()
  await press('one', 'Annuler la résolution : chambre 214, Mme Roy')
  await card('one').getByText('David Bolduc s’en occupe').waitFor()
  await press('two', 'Annuler la résolution : chambre 101, M. Côté')
  await card('two').getByText('David Bolduc s’en occupe').waitFor()
})

test('what is about to be resolved is told as that on every page, as resolved once it is, and no longer once they call anew', async () => {
  await home.raise('a')
  const page = await home.open('/alerts')
  // Neither is it sent nor does a message go by itself before this test says so.
  await timersWait(page, 10_000)
  const answer = Promise.withResolvers<void>()
  await page.route('**/resolve', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  const said = page.getByRole('status').filter({ hasText: 'chambre 214, Mme Roy' })
  await said.getByText('Sera résolue dans un instant : chambre 214, Mme Roy.').waitFor()
  await page.getByRole('link', { name: 'Résidents', exact: true }).first().click()
  await strip(page).getByText('Sera résolue dans un instant').waitFor()
  await page.locator('main li').getByText('Appel à l’aide', { exact: true }).waitFor()
  await said.getByText('Sera résolue dans un instant : chambre 214, Mme Roy.').waitFor()
  await letTimersGo(page)
  await strip(page).getByText('Résolution en cours d’enregistrement…').waitFor()
  await expectNoneBeside(
    page.getByText('Alerte résolue'),
    strip(page).getByText('Résolution en cours d’enregistrement…'),
  )
  answer.resolve()
  await said.getByText('Alerte résolue : chambre 214, Mme Roy.').waitFor()
  await strip(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'English' }).click()
  const resolved = page.getByRole('status').getByText('Alert resolved: room 214, Mme Roy.')
  await resolved.waitFor()
  await home.raise('b', { lastCallAt: Date.now() })
  await resolved.waitFor({ state: 'detached' })
})

test('a resolution is sent although the page is left at once', async () => {
  await home.raise('a')
  const page = await home.open('/alerts')
  await page.getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await page.goto('about:blank')
  await home.whenState('a', 'resolved')
})

test('what the server refuses is taken back and said', async () => {
  await home.raise('a')
  const page = await home.open()
  await strip(page).getByText('Personne ne s’en occupe').waitFor()
  await db.doc(paths.member(home.eid, home.staff.uid)).update({ roleId: 10 })
  await strip(page).getByRole('button', { name: 'Accuser réception' }).waitFor({ state: 'detached' })
  await db.doc(paths.member(home.eid, home.staff.uid)).update({ roleId: 11 })
  await page.route('**/acknowledge', (route) => route.abort())
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await page
    .getByRole('alert')
    .getByText('L’accusé de réception n’est pas confirmé : chambre 214, Mme Roy')
    .waitFor()
  await strip(page).getByText('Personne ne s’en occupe').waitFor()
})

test('a session that has ended leads to /login, which says so', async () => {
  await home.raise('a')
  const page = await home.open()
  await page.route('**/acknowledge', (route) =>
    route.fulfill({
      status: 401,
      json: { data: { message: 'Votre session a expiré.', code: 'unauthenticated' } },
    }),
  )
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await page.waitForURL('**/login?expired')
  await page.getByText('Votre session a expiré, veuillez vous connecter.').waitFor()
})
