import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenDocument } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { faultsOn, largePhone } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

const asNurse = { roleId: roles.NURSE, member: { role: roles.NURSE } }
const phone = { viewport: { width: 400, height: 800 }, hasTouch: true }
const mat = 'NOVIKA-LW-TAPISSOL'

test('care begins in two taps on a phone, a colleague sees it, a step is no alert until it is ended, and a call is', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const [step, call] = [
    await home.addDevice(bid, mat, 'Tapis'),
    await home.addDevice(bid, 'NOVIKA-LW-BOUTON'),
  ]
  await home.addRule({ action: 'floorMatPressed', deviceTypes: [mat] })
  await home.addRule({ action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'] })
  const tells = (deviceId: string, kind: 'floorMatPressed' | 'buttonPressed') =>
    push(eventMessage(home, { deviceId, kind }))
  const nurse = await addStaff(home, { name: 'Nathalie Simard', ...asNurse })
  const colleague = await addStaff(home, { name: 'Josée Thibault', locale: 'en' })
  const address = `/establishment/${home.eid}`
  const theirs = await openAs(browser, colleague, address)
  const page = await openAs(browser, nurse, `${address}/beneficiary/${bid}`, phone)

  await page.getByRole('button', { name: 'Commencer des soins', exact: true }).tap()
  await page.getByRole('menuitem', { name: '15 minutes' }).tap()
  await page.getByRole('status').getByText('Soins en cours pour 15 minutes : Mme Roy').waitFor()
  const care = page.getByRole('region', { name: 'Soins', exact: true })
  await care.getByText(/^Soins en cours jusqu’à/).waitFor()
  await care.getByText(/par Nathalie Simard/).waitFor()
  await theirs.getByText(/^Care until .* · Nathalie Simard$/).waitFor()

  // What is prolonged ends later than it did, and is told by its end.
  await care.getByRole('button', { name: 'Prolonger' }).tap()
  const ends = page.getByRole('menuitem', { name: /^Jusqu’à/ })
  await expectNoneBeside(page.getByRole('menuitem', { name: /minutes/ }), ends.first())
  await ends.last().tap()
  await page
    .getByRole('status')
    .getByText(/^Soins prolongés jusqu’à \d\d:\d\d\s: Mme Roy/)
    .waitFor()

  await tells(step, 'floorMatPressed')
  await page.getByText('pendant les soins').first().waitFor()
  await tells(call, 'buttonPressed')
  await theirs
    .getByRole('region', { name: /Alerts/ })
    .getByText('Call for help')
    .waitFor()
  expect(await faultsOn(page, [largePhone])).toEqual([])

  // What only calls offers no pause; of the one device that does, a pause is told by its name.
  expect(await page.getByRole('button', { name: /^Commencer des soins\s: / }).count()).toBe(1)
  await page.getByRole('button', { name: 'Commencer des soins : Tapis' }).tap()
  await page.getByRole('menuitem', { name: '5 minutes' }).first().tap()
  await page.getByRole('status').getByText('Soins en cours pour 5 minutes : Tapis (Mme Roy)').waitFor()
  // What was done is told before the listener brings it.
  const end = care.getByRole('button', { name: 'Terminer' })
  await expect.poll(() => end.count()).toBe(2)
  await end.last().tap()
  await page.getByRole('status').getByText('Soins terminés : Tapis (Mme Roy)').waitFor()
  await expect.poll(() => end.count()).toBe(1)

  await end.tap()
  await page.getByRole('status').getByText('Soins terminés : Mme Roy').waitFor()
  await care.getByRole('button', { name: 'Commencer des soins', exact: true }).waitFor()
  await whenDocument(paths.beneficiary(home.eid, bid), ({ snoozes }) => snoozes[0].ended !== null)
  await tells(step, 'floorMatPressed')
  await theirs
    .getByRole('region', { name: /Alerts/ })
    .getByText('Warning')
    .waitFor()
  expectNoErrors(page)
  expectNoErrors(theirs)
})
