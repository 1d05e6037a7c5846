import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { whenDocument } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { homeWithAlerts, strip, takenBy } from './support/home-with-alerts.ts'
import { addStaff } from './support/staff.ts'

test('whoever says that they are away while on an alert is asked first, and gives it back to the others', async () => {
  const home = await homeWithAlerts()
  const colleague = await addStaff(home, { name: 'Marc Roy' })
  await home.raise('a', takenBy(home.staff.uid, home.staff.name))
  const page = await openAs(browser, home.staff, '/profile')
  const other = await openAs(browser, colleague, `/establishment/${home.eid}`)
  await strip(other).getByText('Alice Tremblay s’en occupe').waitFor()
  await strip(page).getByText('Vous vous en occupez').waitFor()
  await page.getByRole('button', { name: 'Indiquer mon absence' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vous vous occupez encore de quelqu’un' })
  await dialog.getByText('chambre 214, Mme Roy').waitFor()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Indiquer mon absence' }).click()
  await dialog.getByRole('button', { name: 'Les laisser et indiquer mon absence' }).click()
  await page.getByRole('button', { name: 'Indiquer mon retour' }).waitFor()
  await home.whenState('a', 'open')
  await strip(other).getByRole('button', { name: 'Accuser réception' }).waitFor()
  for (const one of [page, other]) expectNoErrors(one)
})

test('an administrator who says that somebody is away reads first which alerts they are on', async () => {
  const home = await homeWithAlerts()
  const administrator = await addStaff(home, { name: 'Odile Roy', member: { roleId: 1 } })
  await home.raise('a', takenBy(home.staff.uid, home.staff.name))
  await home.raise('b', { room: '215', beneficiaryName: 'M. Girard' })
  const page = await openAs(browser, administrator, `/establishment/${home.eid}/users`)
  await strip(page).getByText('Alice Tremblay s’en occupe').waitFor()
  await page.getByRole('button', { name: 'Indiquer une absence : Alice Tremblay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Indiquer une absence : Alice Tremblay' })
  await dialog.getByText(/^Alice Tremblay s’occupe de cette alerte/).waitFor()
  const listed = dialog.getByRole('listitem')
  expect(await listed.allTextContents()).toEqual(['chambre 214, Mme Roy'])
  await dialog.getByRole('button', { name: 'Indiquer l’absence' }).click()
  await home.whenState('a', 'open')
  const member = await whenDocument(paths.member(home.eid, home.staff.uid), ({ away }) => Boolean(away))
  expect(member.away).toMatchObject({ until: null, by: administrator.uid })
  expectNoErrors(page)
})
