import { paths } from '@vigie/domain/paths'
import type { TechnicalAlert } from '@vigie/domain/supervision/technical-alert'
import { expect, test } from 'vitest'
import { watchHome } from '../../functions/src/supervision/watch-home.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { anAdministrator, emailOf, writtenTo } from '../support/notices.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'

const minute = 60_000
const pad = 'NOVIKA-LW-BANDE'

async function alertsOf({ eid }: TestHome) {
  const { docs } = await db.collection(paths.technicalAlerts(eid)).get()
  return docs.map((doc) => doc.data() as TechnicalAlert)
}

/** A home whose two pads speak by one gateway, and supervision that looks after each word. */
async function homeOfPads() {
  const home = await createHome()
  const administrator = await home.addMember(anAdministrator)
  await home.addMember()
  const bid = await home.addResident()
  const pads = [await home.addDevice(bid, pad), await home.addDevice(bid, pad)]
  const says = async (publishedAt: number, aheadMs: number) => {
    const occurredAt = publishedAt + aheadMs
    const said = pads.map((deviceId) => eventMessage(home, { deviceId, kind: 'standUp', occurredAt }))
    await push(...said.map((message) => ({ ...message, publishedAt })))
    await watchHome(home.eid, publishedAt + minute)
  }
  return { home, administrator, says }
}

test('a gateway eleven minutes slow is told to administrators once, and is over when it is right', async () => {
  const { home, administrator, says } = await homeOfPads()
  // What is older is no word of the gateway as it is, and what is long to come would be refused.
  const from = Date.now() - 4 * minute
  await says(from, -11 * minute)
  await says(from + 8 * minute, -11 * minute)
  expect(await alertsOf(home)).toEqual([])
  await says(from + 16 * minute, -11 * minute)
  const told = {
    subject: { kind: 'gatewayClock', gatewayId: 'gateway-1', aheadMs: -11 * minute },
    since: from,
    endedAt: null,
  }
  expect(await alertsOf(home)).toMatchObject([told])
  const silentIn = async () => (await db.doc(paths.establishment(home.eid)).get()).get('silent')
  expect(await silentIn()).toEqual({ of: 'clocks', since: from, devices: 1 })
  await says(from + 24 * minute, -11 * minute)
  expect(await alertsOf(home)).toMatchObject([told])
  expect(await writtenTo(home)).toEqual([emailOf(administrator)])
  const { docs } = await db.collection(paths.deliveries(home.eid)).where('about.kind', '==', 'notice').get()
  expect(docs[0]?.get('text')).toMatch(/l’horloge d’une passerelle retarde d’environ 11 minutes depuis/)
  await says(from + 32 * minute, 0)
  expect(await alertsOf(home)).toMatchObject([{ ...told, endedAt: from + 33 * minute }])
  expect(await writtenTo(home)).toHaveLength(1)
  expect(await silentIn()).toBeNull()
})

test('a gateway that catches up after an outage is told of to nobody', async () => {
  const { home, says } = await homeOfPads()
  const from = Date.now() - 4 * minute
  await says(from, -180 * minute)
  await says(from + 8 * minute, -100 * minute)
  await says(from + 16 * minute, -20 * minute)
  await says(from + 24 * minute, 0)
  await watchHome(home.eid, from + 40 * minute)
  expect(await alertsOf(home)).toEqual([])
  expect(await writtenTo(home)).toEqual([])
})
