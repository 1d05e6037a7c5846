import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { publish } from '../support/pubsub.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

test('an administrator sees on an open page that a press was refused, and why; an attendant does not', async () => {
  const home = await createHome()
  const administrator = await addStaff(home, { roleId: 2, member: { roleId: 1 } })
  const attendant = await addStaff(home)
  const button = await home.addDevice(await home.addResident(), 'NOVIKA-LW-BOUTON')
  const [theirPage, attendantPage] = await Promise.all(
    [administrator, attendant].map((person) => openAs(browser, person, `/establishment/${home.eid}`)),
  )
  await Promise.all(
    [theirPage, attendantPage].map((page) => page?.getByRole('heading', { name: /214/ }).waitFor()),
  )
  if (!theirPage || !attendantPage) throw new Error('two pages were opened')

  await publish(eventMessage({ apiKey: newId('wrong') }, { deviceId: button, kind: 'buttonPressed' }))

  const notice = theirPage.getByRole('region', { name: 'Appels à l’aide refusés' })
  await notice.getByText('La clé d’API de la passerelle n’est pas celle de l’établissement.').waitFor()
  await notice.getByText(button).waitFor()
  expect(await attendantPage.getByRole('region', { name: 'Appels à l’aide refusés' }).count()).toBe(0)
  expectNoErrors(theirPage)
  expectNoErrors(attendantPage)
})
