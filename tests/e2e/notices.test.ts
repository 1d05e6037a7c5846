import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
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
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const button = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Tête de lit')
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
  await notice.getByText(`(${button})`).waitFor()
  expect(await attendantPage.getByRole('region', { name: 'Appels à l’aide refusés' }).count()).toBe(0)
  await notice.getByRole('link', { name: 'Chambre 214, Tête de lit' }).click()
  await theirPage.getByRole('heading', { level: 1, name: '214 · Mme Roy' }).waitFor()
  expectNoErrors(theirPage)
  expectNoErrors(attendantPage)
})

test('a refused device that the home does not know is told by its number, and many are counted', async () => {
  const home = await createHome()
  const administrator = await addStaff(home, { roleId: 2, member: { roleId: 1 } })
  const now = Date.now()
  await db.doc(paths.notice(noticeIdOf(home.eid, 'unknownDevice'))).set({
    establishmentId: home.eid,
    reason: 'unknownDevice',
    firstAt: now,
    lastAt: now,
    toldAt: now,
    deviceIds: ['a840410000000001', 'a840410000000002', 'a840410000000003', 'a840410000000004'],
    gatewayIds: [],
    places: {},
  })
  const page = await openAs(browser, administrator, `/establishment/${home.eid}`)
  const notice = page.getByRole('region', { name: 'Appels à l’aide refusés' })
  await notice.getByText('Appareils : a840410000000001').waitFor()
  await notice.getByText('1 autre appareil').waitFor()
  expect(await notice.getByRole('link').count()).toBe(0)
})
