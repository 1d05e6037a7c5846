import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { publish } from '../support/pubsub.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { openAdministration } from './support/administration.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

const { ADMIN, ADMIN_ESTABLISHMENT } = roles

/** A DevEUI as it stands on its label. */
const onLabel = (devEui: string) => devEui.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1 ')

test('an administrator reads why the messages of their home were refused, and what they said, without the key', async () => {
  const [home, foreign] = [await createHome(), await createHome()]
  const admin = await addStaff(home, { roleId: ADMIN_ESTABLISHMENT, member: { roleId: ADMIN } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/refusals`)
  // Of a home that was never heard nothing came that could be refused.
  const never = page.getByText('Aucune passerelle n’a encore été entendue')
  await expectNoneBeside(page.getByText('Aucun message refusé'), never)

  const device = async (of: typeof home) => of.addDevice(await of.addResident(), 'DRAGINO-LHT65S-NE117')
  const [own, other] = [await device(home), await device(foreign)]
  const apiKey = newId('wrong-key')
  await publish(eventMessage({ apiKey }, { deviceId: other, kind: 'temperature', value: 21 }))
  await publish(eventMessage({ apiKey }, { deviceId: own, kind: 'temperature', value: 21 }))
  await publish(eventMessage(home, { deviceId: own, kind: 'temperature', value: 900 }))
  const rows = page.getByRole('main').getByRole('listitem')
  await rows.filter({ hasText: 'La valeur est impossible' }).waitFor()
  const wrongKey = rows.filter({ hasText: 'La clé d’API n’est pas celle de l’établissement' })
  await wrongKey.getByText(onLabel(own)).first().waitFor()
  expect(await rows.count()).toBe(2)
  // It may be another home's, where somebody entered the same number.
  await expectNoneBeside(wrongKey.getByText('Voir le message reçu'), wrongKey.getByText(onLabel(own)).first())
  expect(await page.content()).not.toContain(apiKey)
  const impossible = rows.filter({ hasText: 'La valeur est impossible' })
  await impossible.getByText('Voir le message reçu').click()
  const said = impossible.getByRole('region')
  await said.getByText('temperature').waitFor()
  expect(await said.textContent()).toContain(own)
  expect(await page.content()).not.toContain(home.apiKey)
  await page.getByLabel('Raison').selectOption('La valeur est impossible (1)')
  await expect.poll(() => rows.count()).toBe(1)
  expectNoErrors(page)
})

test('a super administrator reads those of no home too; nobody else does', async () => {
  const home = await createHome()
  const root = await addStaff(home, { roleId: ADMIN })
  const admin = await addStaff(home, { roleId: ADMIN_ESTABLISHMENT, member: { roleId: ADMIN } })
  const deviceId = newId('').replaceAll('-', '').padEnd(16, '0').slice(0, 16)
  await publish(eventMessage(home, { deviceId, kind: 'temperature', value: 21 }))
  const page = await openAdministration(root, 'Messages refusés')
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: onLabel(deviceId) })
    .waitFor()
  const refused = await openAs(browser, admin, '/admin/refusals')
  await refused.getByText('Vous n’avez pas accès à cette page').waitFor()
  expectNoErrors(page)
})

test('administrators read the table by which the server decides, on a phone of one kind of person at a time', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { roleId: ADMIN_ESTABLISHMENT, member: { roleId: ADMIN } })
  const page = await openAs(browser, admin, '/admin/permissions')
  const ofLicences = page.getByRole('row').filter({ hasText: 'Licences' }).filter({ hasText: 'modifier' })
  await ofLicences.waitFor()
  expect(await ofLicences.getByRole('cell').allTextContents()).toEqual([
    'modifier',
    'Oui',
    ...Array(6).fill('Non'),
  ])
  expect(await brokenWords(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByLabel('Pour qui').selectOption('Super administrateur')
  await expect.poll(() => ofLicences.getByRole('cell').allTextContents()).toEqual(['modifier', 'Oui'])
  for (const who of await page.getByLabel('Pour qui').getByRole('option').allTextContents()) {
    await page.getByLabel('Pour qui').selectOption(who)
    await page.getByRole('columnheader', { name: who }).waitFor()
    expect(await brokenWords(page), who).toEqual([])
    // Nor is any of it beside the screen.
    expect(
      await page
        .getByRole('table')
        .evaluate(({ parentElement: card }) => card && card.scrollWidth - card.clientWidth),
      who,
    ).toBe(0)
  }
  expectNoErrors(page)
})

/** Which words of a table stand on two lines. */
const brokenWords = (page: Page) =>
  page.getByRole('table').evaluate((table) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
      }
    }
    return broken
  })
