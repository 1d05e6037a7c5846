import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { appUrl, expectNoErrors, newTab, signIn, signOut } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

test('after one signs out and another signs in, in the same tab, there is no trace of the first', async () => {
  const [first, second] = await Promise.all([createHome(), createHome()])
  const bid = await first.addResident({ name: 'Mme Secrète', room: '999' })
  await first.addDevice(bid, 'NOVIKA-LW-BANDE', 'Lit de Mme Secrète')
  await second.addResident({ name: 'M. Visible', room: '101' })
  const nurse = await addStaff(first, { name: 'Nathalie Simard', roleId: 4 })
  const reader = await addStaff(second, { name: 'Alain Proulx', roleId: 10, member: { roleId: 10 } })

  const page = await newTab(browser)
  await signIn(page, nurse)
  await page.goto(appUrl(`/establishment/${first.eid}/beneficiary/${bid}`))
  await page.getByText('Lit de Mme Secrète').waitFor()

  await page.evaluate(() => Object.assign(window, { firstOnes: true }))
  await signOut(page)
  // The page was loaded anew: nothing that was in its memory is left.
  expect(
    await page.evaluate(() => Object.keys(window).filter((key) => /firstOnes|reactFire/.test(key))),
  ).toEqual([])

  await signIn(page, reader)
  await page.getByRole('heading', { name: `Résidence ${second.eid}` }).waitFor()
  const traces = async () => {
    const [html, stored] = await page.evaluate(() => [
      document.documentElement.outerHTML,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    ])
    return [nurse.name, nurse.email, nurse.uid, first.eid, 'Secrète'].filter(
      (trace) => html?.includes(trace) || stored?.includes(trace),
    )
  }
  expect(await traces()).toEqual([])

  // Nor by the first one's addresses, typed or by going back.
  await page.goto(appUrl(`/establishment/${first.eid}/beneficiary/${bid}`))
  await page.getByText('Vous n’avez pas accès à cette page').waitFor()
  expect(await page.getByText('Secrète').count()).toBe(0)
  await page.goto(appUrl(`/establishment/${second.eid}`))
  await page.getByText('M. Visible').waitFor()
  expect(await traces()).toEqual([])
  expectNoErrors(page)
})

test('signing out in one tab leaves no page of the person open in another', async () => {
  const home = await createHome()
  await home.addResident({ name: 'Mme Secrète' })
  const page = await newTab(browser)
  await signIn(page, await addStaff(home))
  const otherTab = await page.context().newPage()
  await otherTab.goto(appUrl(`/establishment/${home.eid}`))
  await otherTab.getByText('Mme Secrète').waitFor()
  await signOut(page)
  await otherTab.waitForURL(appUrl('/login'))
  expect(await otherTab.getByText('Mme Secrète').count()).toBe(0)
})
