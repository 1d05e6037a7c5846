import { paths } from '@vigie/domain/paths'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'
import { withText } from './support/text-size.ts'

const shifts = ['Nuit', 'Matin', 'Jour', 'Soir', 'Relève', 'Garde'].map((name, index) => ({
  ...{ id: `s${index}`, name, nameFR: name, nameEN: name },
  ...{ start: `0${index}:00`, end: `0${index + 1}:00` },
}))

/** Whether nothing lies over it, neither over its middle nor over its lower edge. */
const isFree = (button: Locator) =>
  button.evaluate((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect()
    const middle = (left + right) / 2
    return [(top + bottom) / 2, bottom - 2].every((y) => it.contains(document.elementFromPoint(middle, y)))
  })

test('whatever the screen, the end of a page can be scrolled out from under a message at its foot', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/shifts`)
  const dialog = page.getByRole('dialog')
  const told = page.getByRole('status').getByText('Quart supprimé')
  for (const [width, height, percent] of [
    [400, 860, 100],
    [360, 640, 125],
    [360, 640, 200],
    [768, 1024, 100],
    [844, 390, 100],
    [1280, 860, 100],
  ] as const) {
    const message = `${width} by ${height} px, ${percent} %`
    await db.doc(paths.establishment(home.eid)).update({ shifts })
    await page.setViewportSize({ width, height })
    await withText(page, percent, async () => {
      await page.getByRole('button', { name: /^Supprimer.*Nuit/ }).press('Enter')
      await dialog.getByRole('button', { name: 'Supprimer' }).press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await told.waitFor()
      await page.getByText('Garde', { exact: true }).waitFor()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const add = page.getByRole('button', { name: 'Ajouter un quart' })
      await expect.poll(() => isFree(add), { message }).toBe(true)
      expect(await told.isVisible(), message).toBe(true)
      await page.getByRole('button', { name: 'Fermer' }).press('Enter')
      await told.waitFor({ state: 'detached' })
    })
  }
  expectNoErrors(page)
})
