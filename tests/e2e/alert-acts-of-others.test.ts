import { resolve } from '@vigie/domain/alerts/alert-life'
import { beforeEach, expect, test } from 'vitest'
import { newAlert } from '../support/outbox.ts'
import { type HomeWithAlerts, homeWithAlerts, strip, takenBy } from './support/home-with-alerts.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

const bob = { uid: 'bob', name: 'Bob Roy' }

test('who resolved an alert first, and how, is told to whoever resolves it too', async () => {
  await home.raise('a')
  const page = await home.open()
  await page.route('**/resolve', async (route) => {
    const falseAlarm = resolve(newAlert({ beneficiaryId: home.bid }), bob, 'falseAlarm', Date.now())
    if (falseAlarm === null) throw new Error('a new alert can be resolved')
    await home.change('a', falseAlarm)
    await route.continue()
  })
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await page
    .getByRole('status')
    .getByText('Alerte déjà résolue par Bob Roy : Fausse alerte (chambre 214, Mme Roy).')
    .waitFor()
  expect(await page.getByText('Alerte résolue').count()).toBe(0)
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
