import { test } from 'vitest'
import { createHome } from '../support/home.ts'
import { ringingAt } from '../support/phones.ts'
import { publish } from '../support/pubsub.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

test('somebody who is called on the phone takes the alert by a key, and everybody’s screen says so', async () => {
  const home = await createHome()
  const nurse = await addStaff(home, { name: 'Nathalie Simard', roleId: 4 })
  const attendant = await addStaff(home, { name: 'Josée Thibault' })
  const bid = await home.addResident({ name: 'Mme Yvette Roy', room: '214' })
  const button = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Tête de lit')
  await home.addRule({
    action: 'buttonPressed',
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    recipients: [{ kind: 'user', uid: nurse.uid }],
    methods: ['voice'],
  })
  const page = await openAs(browser, attendant, `/establishment/${home.eid}/alerts`)
  await page.getByText('Aucune alerte en cours').waitFor()
  await publish(eventMessage(home, { deviceId: button, kind: 'buttonPressed' }))
  await page.getByText('Personne ne s’en occupe').first().waitFor()

  // The nurse's phone, as the sandbox's page has it.
  const { id } = await ringingAt(nurse.phone)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(`${process.env.VIGIE_SANDBOX_URL}/?channel=voice`)
  const call = phone.locator(`[data-id="${id}"]`)
  // By an event alone: the list is made anew with whatever any test sends, and takes the button from under the mouse.
  await call.getByRole('button', { name: 'Répondre', exact: true }).dispatchEvent('click')
  await call.getByText('Chambre 214. Madame Yvette Roy.').waitFor()
  await call.getByRole('button', { name: '1', exact: true }).dispatchEvent('click')
  await call.getByText('vous vous en occupez').waitFor()
  await call.getByText('Terminé').waitFor()
  await phone.context().close()

  await page.getByText('Nathalie Simard s’en occupe').first().waitFor()
  await page.getByRole('button', { name: /^Déroulement/ }).click()
  await page.getByText('Appel téléphonique lancé').waitFor()
  expectNoErrors(page)
})
