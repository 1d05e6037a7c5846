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

/** What a photo's colour is read from, and all the rest of the picture, each as it is drawn and 50 darker. */
const point = { drawn: '#c8643c', darker: '#96320a' }
const ground = { drawn: '#507896', darker: '#1e4664' }

/** Chooses a picture of one colour but for its pixel (50,5), which is made in the page as large as a photo is kept. */
const choose = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .evaluate(
      async (input: HTMLInputElement, [around, within]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 320 })
        const drawing = canvas.getContext('2d')
        if (drawing === null) throw new Error('Nothing is drawn')
        drawing.fillStyle = around
        drawing.fillRect(0, 0, 320, 320)
        drawing.fillStyle = within
        drawing.fillRect(50, 5, 1, 1)
        const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
        const chosen = new DataTransfer()
        chosen.items.add(new File([picture ?? ''], 'mme-roy.png', { type: 'image/png' }))
        input.files = chosen.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      },
      [ground.drawn, point.drawn] as const,
    )

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
  // A file that is no photo is nothing to be lost: one leaves without being asked.
  await theirs
    .getByLabel('Choisir une photo')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await theirs.getByText('Cette photo ne peut être lue ici.').waitFor()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
  await theirs.getByRole('dialog').waitFor({ state: 'detached' })
  await theirs.getByRole('button', { name: 'Photo de Mme Roy' }).click()
  await choose(theirs)
  await theirs.getByRole('group', { name: /^Partie de la photo/ }).waitFor()
  await save.click()
  await theirs.getByText('Photo enregistrée : Mme Roy').waitFor()
  await photo.waitFor()
  expect(
    await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(320)
  const resident = paths.beneficiary(home.eid, bid)
  const first = await whenDocument(resident, ({ avatar }) => avatar !== null)
  expect(first.color).toBe(point.darker)

  // Cut closer, another part of the picture is there.
  await theirs.getByRole('button', { name: 'Photo de Mme Roy' }).click()
  await choose(theirs)
  await theirs.getByRole('group', { name: /^Partie de la photo/ }).waitFor()
  await theirs.getByRole('slider', { name: 'Agrandir' }).press('ArrowRight')
  // By the keyboard it is moved as far as one sees.
  const left = async () => (await theirs.locator('.reactEasyCrop_Image').boundingBox())?.x ?? 0
  const before = await left()
  await theirs.getByRole('group', { name: /^Partie de la photo/ }).press('ArrowRight')
  expect((await left()) - before).toBeCloseTo(10, 0)
  await save.click()
  const second = await whenDocument(resident, ({ avatar }) => avatar !== first.avatar)
  expect(second.color).toBe(ground.darker)
  await theirs.getByRole('dialog').waitFor({ state: 'detached' })

  await theirs.getByRole('button', { name: 'Photo de Mme Roy' }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Supprimer la photo' }).click()
  // There is no way back: it is asked first, and the one who says no has all as it was.
  const question = theirs.getByRole('dialog', { name: 'Supprimer la photo' })
  await question.getByText('ne peut être retrouvée').waitFor()
  await question.getByRole('button', { name: 'Annuler' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await whenDocument(resident, ({ avatar }) => avatar !== null)).toMatchObject({
    avatar: second.avatar,
  })
  await theirs.getByRole('dialog').getByRole('button', { name: 'Supprimer la photo' }).click()
  await question.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await theirs.getByText('Photo supprimée : Mme Roy').waitFor()
  await theirs.getByRole('dialog').waitFor({ state: 'detached' })
  await photo.waitFor({ state: 'detached' })
  await expectNone(seen.getByRole('button', { name: 'Photo de Mme Roy' }))
  for (const page of [theirs, seen]) expectNoErrors(page)
})
