import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { appUrl, newTab, openAs } from './support/app.ts'
import { faultsOn } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { signedInStorage } from './support/session.ts'
import { addStaff } from './support/staff.ts'

/** Nothing else of the app stands around what is said. */
async function expectWhole(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await faultsOn(page)).toEqual([])
  expect(await page.getByRole('main').count()).toBe(1)
}

async function askToLeave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
}

test('axe-core finds nothing to fault on what stands in the place of the whole app that cannot be shown', async () => {
  const member = await addStaff(await createHome())
  const page = await newTab(browser)
  await page.route(/create-account-page/, (route) => route.abort())
  await page.goto(appUrl('/create-account'))
  await expectWhole(page, 'Cette page n’a pas pu s’afficher')
  expect(await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).count()).toBe(1)

  const inside = await newTab(browser, { storageState: await signedInStorage(member, appUrl()) })
  await inside.route(/signed-in-/, (route) => route.abort())
  await inside.goto(appUrl('/establishment'))
  await expectWhole(inside, 'Cette page n’a pas pu s’afficher')
})

test('axe-core finds nothing to fault on what is left once somebody signs out without a line, nor where that failed', async () => {
  const member = await addStaff(await createHome())
  const page = await openAs(browser, member, '/establishment')
  await page.context().setOffline(true)
  await askToLeave(page)
  await expectWhole(page, 'Votre session est fermée')
  expect(await page.getByRole('status').getByRole('heading', { level: 1 }).count()).toBe(1)
  await page.context().setOffline(false)

  const failed = await openAs(browser, member, '/establishment')
  await failed.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('The disk does not answer', 'UnknownError')
    }
  })
  await askToLeave(failed)
  await expectWhole(failed, 'La déconnexion n’a pas abouti')
  expect(await failed.getByRole('alert').getByRole('button', { name: 'Réessayer' }).count()).toBe(1)
})
