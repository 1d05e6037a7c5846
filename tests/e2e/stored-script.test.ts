import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newAlert } from '../support/outbox.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { goToPage } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { expectNone } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

/** What an element of it could be found by, whether or not the page's policy let its script run. */
const hostile = '<img data-stored src=x onerror=1><script data-stored></script>'

test('what people and gateways write is text on every page that shows it, whatever it says', async () => {
  const home = await createHome({
    name: hostile,
    address: hostile,
    contact: { name: hostile, phone: hostile.slice(0, 40), email: 'a@vigie.example' },
    shifts: [{ id: 'night', name: hostile, nameFR: hostile, nameEN: hostile, start: '23:00', end: '07:00' }],
  })
  const bid = await home.addResident({ name: hostile, room: hostile.slice(0, 16) })
  await home.addDevice(bid, 'NOVIKA-LW-BOUTON', hostile)
  await db
    .doc(paths.alert(home.eid, 'a'))
    .set(
      newAlert({ beneficiaryId: bid, beneficiaryName: hostile, deviceLocation: hostile, ruleName: hostile }),
    )
  const root = await addStaff(home, {
    name: hostile,
    roleId: roles.ADMIN,
    member: { roleId: roles.ADMIN, role: roles.ADMIN, establishmentName: hostile },
  })
  await db.doc(paths.refusal(newId('message'))).set({
    reason: 'unknownDevice',
    detail: hostile,
    establishmentId: home.eid,
    body: hostile,
    at: Date.now(),
    callForHelp: false,
    deviceId: null,
    gatewayId: hostile,
  })
  const page = await openAs(browser, root, '/establishment')
  const inHome = [
    '',
    '/alerts',
    `/beneficiary/${bid}`,
    '/informations',
    '/shifts',
    '/notifications',
    '/users',
    '/devices',
    '/refusals',
  ]
  for (const address of [
    '/establishment',
    ...inHome.map((path) => `/establishment/${home.eid}${path}`),
    `/establishment/${home.eid}/journal`,
    '/profile',
    '/admin/establishments',
    `/admin/user/${root.uid}`,
    '/admin/refusals',
  ]) {
    await goToPage(page, address)
    // In a field of a form it is its value.
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const values = [...document.querySelectorAll('input')].map(({ value }) => value)
            return [document.body.textContent, ...values].some((text) => text.includes('<img data-stored'))
          }),
        { message: `${address} shows it` },
      )
      .toBe(true)
    await expectNone(page.locator('[data-stored]'))
  }
  expectNoErrors(page)
})
