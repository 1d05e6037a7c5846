import { moods } from '@vigie/domain/care/enums'
import type { Day } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { eventKey } from '@vigie/domain/sensors/event-key'
import { localDate } from '@vigie/domain/time/local-time'
import { addStaff, type Staff } from '../../e2e/support/staff.ts'
import { db } from '../../support/firestore.ts'
import { createHome, type TestHome } from '../../support/home.ts'
import { newAlert } from '../../support/outbox.ts'
import { surnames } from './surnames.ts'

/** A home as it is in the middle of a day, and two nurses of it. */
export interface BigHome {
  eid: string
  name: string
  /** By room, from 101 on. */
  residents: readonly string[]
  nurses: readonly [Staff, Staff]
}

/** What residents have: 2.5 devices each, as a bed is counted in what events cost. */
const devicesOf = (index: number): readonly DeviceType[] => [
  'NOVIKA-LW-BANDE',
  'NOVIKA-LW-BOUTON',
  ...(index % 2 === 0 ? (['DRAGINO-LHT65S-NE117'] as const) : []),
]
const eventsOfDay = 60
/** How many are called for at the moment. */
const alerts = 3
const someAtOnce = 20

/** A home of so many residents, with the events that a bed has of a day, and some alerts that somebody is on. */
export async function bigHome(count: number): Promise<BigHome> {
  const name = `Résidence de ${count}`
  const home = await createHome({ name })
  const residents: string[] = []
  // Some at a time: all at once would be too many writes under way.
  for (let first = 0; first < count; first += someAtOnce) {
    const some = Array.from({ length: Math.min(someAtOnce, count - first) }, (_, next) => first + next)
    residents.push(...(await Promise.all(some.map((index) => addResident(home, index)))))
  }
  const asNurse = { roleId: roles.NURSE, member: { role: roles.NURSE } }
  const nurses = [await addStaff(home, asNurse), await addStaff(home, asNurse)] as const
  for (const [index, beneficiaryId] of residents.slice(0, alerts).entries()) {
    const taken = {
      state: 'acknowledged',
      acknowledgedBy: { uid: nurses[0].uid, name: nurses[0].name },
      acknowledgedAt: Date.now(),
    } as const
    await db
      .doc(paths.alert(home.eid, `alert-${index}`))
      .set(newAlert({ beneficiaryId, ...resident(index), ...taken }))
  }
  return { eid: home.eid, name, residents, nurses }
}

const resident = (index: number) => ({
  room: `${101 + index}`,
  beneficiaryName: `Mme ${surnames[index % surnames.length]}`,
})

async function addResident(home: TestHome, index: number): Promise<string> {
  const { room, beneficiaryName } = resident(index)
  const mood = { value: moods.GOOD, at: Date.now() - 3_600_000, by: 'colleague' }
  const bid = await home.addResident({ room, name: beneficiaryName, mood })
  for (const type of devicesOf(index)) {
    const deviceId = await home.addDevice(bid, type)
    if (type === 'NOVIKA-LW-BANDE') await writeDay(home.eid, bid, deviceId, type)
  }
  return bid
}

/** What a bed has told of the last hours, as far as they are of today, and that the latest of it is what it tells now. */
async function writeDay(eid: string, bid: string, deviceId: string, type: DeviceType): Promise<void> {
  const now = Date.now()
  const date = localDate(now, 'America/Toronto')
  const events: Day['events'] = {}
  for (let index = 0; index < eventsOfDay; index += 1) {
    const at = now - index * 600_000
    if (localDate(at, 'America/Toronto') !== date) break
    const kind = index % 2 === 0 ? 'layDown' : 'standUp'
    const key = eventKey({ eventId: `${deviceId}-${index}`, kind, saidAt: at })
    events[key] = { kind, value: null, at, receivedAt: at }
  }
  const lastEvent = { id: `${deviceId}-0`, kind: 'layDown', value: null, at: now }
  await db.doc(paths.device(eid, bid, deviceId)).update({ lastSeenAt: now, lastEvent })
  await db.doc(paths.day(eid, bid, date, deviceId)).set({ deviceId, type, date, events } satisfies Day)
}
