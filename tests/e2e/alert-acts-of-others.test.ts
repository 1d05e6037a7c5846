import { resolve } from '@vigie/domain/alerts/alert-life'
import { beforeEach, expect, test } from 'vitest'
import { newAlert } from '../support/outbox.ts'
import { appUrl } from './support/app.ts'
import { expectNoneBeside } from './support/heard.ts'
import {
  type HomeWithAlerts,
  homeWithAlerts,
  resolutionsOn,
  strip,
  takenBy,
} from './support/home-with-alerts.ts'
import { signedInStorage } from './support/session.ts'
import { addStaff } from './support/staff.ts'
import { timersTake } from './support/timers.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

const bob = { uid: 'bob', name: 'Bob Roy' }

const bobResolves = () => {
  const falseAlarm = resolve(newAlert({ beneficiaryId: home.bid }), bob, 'falseAlarm', Date.now())
  if (falseAlarm === null) throw new Error('a new alert can be resolved')
  return home.change('a', falseAlarm)
}

const resolvedByBob = 'Alerte déjà résolue par Bob Roy : Fausse alerte (chambre 214, Mme Roy).'

/** In a page: makes somebody the one whom Firebase Auth keeps as signed in. */
const putIntoAuth = ({ name, value }: { name: string; value: string }) =>
  new Promise<void>((resolve, reject) => {
    const opened = indexedDB.open('firebaseLocalStorageDb')
    opened.onerror = () => reject(opened.error)
    opened.onsuccess = () => {
      const written = opened.result.transaction('firebaseLocalStorage', 'readwrite')
      written.objectStore('firebaseLocalStorage').put({ fbase_key: name, value: JSON.parse(value) })
      written.oncomplete = () => resolve()
    }
  })

test('whoever could still undo their resolution is told that somebody else has resolved the alert', async () => {
  await home.raise('a')
  const page = await home.open()
  // As if they had all night.
  await timersTake(page, 10_000, 600_000)
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await strip(page).getByText('Sera résolue dans un instant').waitFor()
  await bobResolves()
  await page.getByRole('status').getByText(resolvedByBob).waitFor()
  await page.getByRole('button', { name: 'Annuler' }).waitFor({ state: 'detached' })
})

test('a resolution that waits is not sent in the name of whoever is signed in meanwhile', async () => {
  await home.raise('a', takenBy(home.staff.uid, home.staff.name))
  const page = await home.open()
  const asked = resolutionsOn(page)
  await timersTake(page, 10_000, 600_000)
  const anne = await addStaff(home, { name: 'Anne Roy' })
  const other = await page.context().newPage()
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await strip(page).getByText('Sera résolue dans un instant').waitFor()
  // As a tab leaves it in which somebody signs in after a session that is over: Auth looks there in each.
  const { origins } = await signedInStorage(anne, appUrl())
  await other.goto(appUrl('/favicon.svg'))
  await other.evaluate(putIntoAuth, origins[0]?.localStorage[0] ?? { name: '', value: '' })
  // It is loaded anew, by way of /login: what ends there has been left.
  await expect.poll(() => page.url(), { timeout: 60_000 }).toBe(appUrl('/establishment'))
  expect(asked).toEqual([])
})

test('who resolved an alert first, and how, is told to whoever resolves it too', async () => {
  await home.raise('a')
  const page = await home.open()
  await page.route('**/resolve', async (route) => {
    await bobResolves()
    await route.continue()
  })
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await page.getByRole('status').getByText(resolvedByBob).waitFor()
  await expectNoneBeside(page.getByText('Alerte résolue'), page.getByRole('status').getByText(resolvedByBob))
})

test('who took an alert first is told to whoever takes it too', async () => {
  await home.raise('a')
  const page = await home.open()
  await page.route('**/acknowledge', async (route) => {
    await home.change('a', takenBy(bob.uid, bob.name))
    await route.continue()
  })
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await page.getByRole('status').getByText('Bob Roy s’en occupait déjà : chambre 214, Mme Roy.').waitFor()
  await strip(page).getByText('Bob Roy s’en occupe').waitFor()
})
