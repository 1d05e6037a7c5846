import { acknowledgeAlertCall } from '@vigie/domain/api/alert-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi } from '../support/api.ts'
import { signInWith } from '../support/auth.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { fetched } from './support/fetched.ts'
import { homeWithAlerts, strip, takenBy } from './support/home-with-alerts.ts'
import { addStaff } from './support/staff.ts'

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
}

/** Keeps the page's calls at an address from the server until the returned function is called. */
async function heldAt(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.fulfill({ response: await fetched(route) })
  })
  return resolve
}

test('whoever signs out while on an alert is told so first, and gives it back to the others', async () => {
  const home = await homeWithAlerts()
  await home.raise('a', takenBy(home.staff.uid, home.staff.name))
  const page = await home.open()
  await strip(page).getByText('Vous vous en occupez').waitFor()
  await leave(page)
  const dialog = page.getByRole('dialog', { name: 'Vous vous occupez encore de quelqu’un' })
  await dialog.getByText('chambre 214, Mme Roy').waitFor()
  // Who calls meanwhile is not behind the question.
  await home.raise('b', { room: '215', beneficiaryName: 'M. Girard' })
  await dialog
    .getByRole('alert')
    .getByText(/chambre 215, M\. Girard/)
    .waitFor()
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Les laisser et se déconnecter' }).click()
  await dialog.getByText(/^Ces alertes n’ont pas pu être rendues/).waitFor()
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await leave(page)
  await dialog.getByRole('button', { name: 'Les laisser et se déconnecter' }).click()
  await page.waitForURL(appUrl('/login'))
  await home.whenState('a', 'open')
})

test('who is being taken as somebody signs out is given back all the same', async () => {
  const home = await homeWithAlerts()
  await home.raise('a')
  const page = await home.open()
  const goOn = await heldAt(page, '**/acknowledge')
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await strip(page).getByText('Accusé de réception en cours d’enregistrement…').waitFor()
  await leave(page)
  const dialog = page.getByRole('dialog', { name: 'Vous vous occupez encore de quelqu’un' })
  await dialog.getByRole('button', { name: 'Les laisser et se déconnecter' }).click()
  await dialog.getByText('Enregistrement').waitFor()
  goOn()
  await page.waitForURL(appUrl('/login'))
  await whenDocument(paths.alert(home.eid, 'a'), ({ state, timeline }) => {
    const steps = timeline.map(({ step }: { step: string }) => step)
    return (
      state === 'open' &&
      steps.includes('acknowledged') &&
      steps.lastIndexOf('released') > steps.indexOf('acknowledged')
    )
  })
})

test('who is taken in the moment between is given back as well, and the question goes on to say what it is about', async () => {
  const home = await homeWithAlerts()
  await home.raise('a', takenBy(home.staff.uid, home.staff.name))
  const page = await home.open()
  await strip(page).getByText('Vous vous en occupez').waitFor()
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  let isFirst = true
  await page.route('**/releasealerts', async (route) => {
    const response = await fetched(route)
    if (isFirst) await held
    isFirst = false
    await route.fulfill({ response })
  })
  await leave(page)
  const dialog = page.getByRole('dialog', { name: 'Vous vous occupez encore de quelqu’un' })
  await dialog.getByRole('button', { name: 'Les laisser et se déconnecter' }).click()
  await home.whenState('a', 'open')
  await dialog.getByRole('button', { name: 'Accuser réception : chambre 214, Mme Roy' }).click()
  await home.whenState('a', 'acknowledged')
  goOn()
  await page.waitForURL(appUrl('/login'))
  await home.whenState('a', 'open')
})

test('whoever signs out with a resolution that is refused then, since somebody has called again, is asked first', async () => {
  const home = await homeWithAlerts()
  await home.raise('a', takenBy(home.staff.uid, home.staff.name))
  const page = await home.open()
  const goOn = await heldAt(page, '**/resolve')
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await strip(page).getByText('Sera résolue dans un instant').waitFor()
  await leave(page)
  await page.getByRole('dialog').getByText('Enregistrement avant la déconnexion…').waitFor()
  await home.change('a', { lastCallAt: Date.now() + 1 })
  goOn()
  const dialog = page.getByRole('dialog', { name: 'Vous vous occupez encore de quelqu’un' })
  await dialog.getByRole('button', { name: 'Les laisser et se déconnecter' }).click()
  await page.waitForURL(appUrl('/login'))
  await home.whenState('a', 'open')
})

test('whoever took an alert on a line that died is asked before they leave, and it is given back', async () => {
  const home = await homeWithAlerts()
  await home.raise('a')
  const page = await home.open()
  const { idToken = '' } = (await signInWith(home.staff.email, home.staff.password)) ?? {}
  // The server takes it; neither its answer nor the news of it comes back.
  await page.route('**/acknowledge', async (route) => {
    await page.context().setOffline(true)
    await callApi({ idToken }, acknowledgeAlertCall, {
      params: { eid: home.eid, aid: 'a' },
      body: { timesLetGo: 0 },
    })
    await route.abort()
  })
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await home.whenState('a', 'acknowledged')
  await page.getByText(/^L’accusé de réception n’est pas confirmé/).waitFor()
  await leave(page)
  const dialog = page.getByRole('dialog', { name: 'Toutes les alertes ne sont pas visibles ici' })
  await dialog.getByRole('button', { name: 'Les laisser et se déconnecter' }).click()
  await dialog.getByText(/^Ces alertes n’ont pas pu être rendues/).waitFor()
  await page.context().setOffline(false)
  // Under another title once the page hears that it is theirs.
  const own = page.getByRole('dialog', { name: 'Vous vous occupez encore de quelqu’un' })
  await own.getByRole('button', { name: 'Annuler' }).click()
  await leave(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Les laisser et se déconnecter' }).click()
  await page.waitForURL(appUrl('/login'))
  await home.whenState('a', 'open')
})

test('an acknowledgement that the line held back until its person had signed out takes nobody', async () => {
  const home = await homeWithAlerts()
  await home.raise('a')
  const page = await home.open()
  const { promise: late, resolve: cameLate } = Promise.withResolvers<() => Promise<Response>>()
  await page.route('**/acknowledge', async (route) => {
    const request = route.request()
    const [headers, body] = [await request.allHeaders(), request.postData()]
    cameLate(() => fetch(request.url(), { method: 'POST', headers, body }))
    await route.abort()
  })
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await page.getByText(/^L’accusé de réception n’est pas confirmé/).waitFor()
  await leave(page)
  const dialog = page.getByRole('dialog', { name: 'Toutes les alertes ne sont pas visibles ici' })
  await dialog.getByRole('button', { name: 'Les laisser et se déconnecter' }).click()
  await page.waitForURL(appUrl('/login'))
  const arrive = await late
  expect((await arrive()).status).toBe(409)
  await home.whenState('a', 'open')
})

test('whoever signs out while somebody calls whom nobody is on is told that this device falls silent', async () => {
  const home = await homeWithAlerts()
  const page = await home.open()
  await home.raise('a')
  await strip(page).getByRole('button', { name: 'Accuser réception' }).waitFor()
  await leave(page)
  const dialog = page.getByRole('dialog', { name: 'Quelqu’un appelle, et personne n’y est' })
  await dialog
    .getByRole('alert')
    .getByText(/chambre 214, Mme Roy/)
    .waitFor()
  await dialog.getByText('Une fois la session fermée, cet appareil cessera de sonner.').waitFor()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await strip(page).getByRole('button', { name: 'Accuser réception' }).waitFor()
  await leave(page)
  await dialog.getByRole('button', { name: 'Se déconnecter quand même' }).click()
  await page.waitForURL(appUrl('/login'))
  await home.whenState('a', 'open')
})

test('so is whoever may only read, on whose device it rings for others', async () => {
  const home = await homeWithAlerts()
  await home.raise('a')
  const reader = await addStaff(home, { roleId: roles.READ_ONLY, member: { roleId: roles.READ_ONLY } })
  const page = await openAs(browser, reader, `/establishment/${home.eid}`)
  await strip(page)
    .getByText(/Mme Roy/)
    .first()
    .waitFor()
  await leave(page)
  const dialog = page.getByRole('dialog', { name: 'Quelqu’un appelle, et personne n’y est' })
  await dialog.getByRole('button', { name: 'Se déconnecter quand même' }).click()
  await page.waitForURL(appUrl('/login'))
})
