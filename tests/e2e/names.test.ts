import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { appUrl, newTab, signIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

test('no address and no title of a tab ever says who a resident is', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Secrète', room: '214' })
  const alert = newAlert({ beneficiaryId: bid, beneficiaryName: 'Mme Secrète', room: '214' })
  await db.doc(paths.alert(home.eid, 'alert')).set(alert)
  const page = await newTab(browser)
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  await page.addInitScript(() => {
    const titles: string[] = []
    Object.assign(window, { titles })
    new MutationObserver(() => titles.push(document.title)).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  await signIn(page, await addStaff(home))
  const visit = async (path: string, title: RegExp) => {
    await page.goto(appUrl(path))
    await page
      .getByText(/Mme Secrète/)
      .first()
      .waitFor()
    await page.waitForFunction((source) => new RegExp(source).test(document.title), title.source)
    seen.push(...(await page.evaluate(() => (window as unknown as { titles: string[] }).titles)))
  }
  await visit(`/establishment/${home.eid}`, /^\(1\) Résidence .* · Vigie$/)
  await visit(`/establishment/${home.eid}/alerts/alert`, /^\(1\) Alertes.* · Vigie$/)
  await visit(`/establishment/${home.eid}/beneficiary/${bid}`, /^\(1\) Chambre 214 · Vigie$/)

  const decoded = seen.map((each) => decodeURIComponent(each))
  expect(decoded.length).toBeGreaterThan(10)
  // Fewer letters stand by chance in what Firestore's addresses bring along.
  expect(decoded.filter((each) => /Secr[èe]/i.test(each))).toEqual([])
})
