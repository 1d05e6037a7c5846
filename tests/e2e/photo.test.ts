import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { whenDocument } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

/** Chooses a picture of one colour, which is made in the page. */
const choose = (page: Page, colour: string) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .evaluate(async (input: HTMLInputElement, fill) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 })
      const drawing = canvas.getContext('2d')
      if (drawing) drawing.fillStyle = fill
      drawing?.fillRect(0, 0, 600, 400)
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
      const chosen = new DataTransfer()
      chosen.items.add(new File([picture ?? ''], 'mme-roy.png', { type: 'image/png' }))
      input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, colour)

test('an administrator gives a resident a photo: a nurse sees it on the card at once, in its colour, and it goes when it is deleted', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const [admin, nurse] = await Promise.all([
    addStaff(home, { member: { roleId: roles.ADMIN } }),
    addStaff(home, { roleId: roles.NURSE }),
  ])
  const [theirs, seen] = await Promise.all([
    openAs(browser, admin, `/establishment/${home.eid}/beneficiary/${bid}`),
    openAs(browser, nurse, `/establishment/${home.eid}`),
  ])
  const photo = seen.locator('[data-resident] img[src^="blob:"]')
  const save = theirs.getByRole('dialog').getByRole('button', { name: 'Enregistrer' })
  await seen.getByText('Mme Roy').waitFor()
  await expectNone(photo)

  await theirs.getByRole('button', { name: 'Photo de Mme Roy' }).click()
  await save.click()
  await theirs.getByText('Choisissez d’abord une photo.').waitFor()
  await choose(theirs, '#c8643c')
  await theirs.getByRole('group', { name: /^Partie de la photo/ }).waitFor()
  await theirs.getByRole('slider', { name: 'Agrandir' }).press('ArrowRight')
  await save.click()
  await theirs.getByText('Photo enregistrée : Mme Roy').waitFor()
  await photo.waitFor()
  expect(
    await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(320)
  const { color } = await whenDocument(paths.beneficiary(home.eid, bid), ({ avatar }) => avatar !== null)
  expect(color).toBe('#96320a')

  await theirs.getByRole('button', { name: 'Photo de Mme Roy' }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Supprimer la photo' }).click()
  await theirs.getByText('Photo supprimée : Mme Roy').waitFor()
  await photo.waitFor({ state: 'detached' })
  await expectNone(seen.getByRole('button', { name: 'Photo de Mme Roy' }))
  for (const page of [theirs, seen]) expectNoErrors(page)
})
