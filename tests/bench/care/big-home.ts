import { moods, periodicities } from '@vigie/domain/care/enums'
import type { Day } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { eventKey } from '@vigie/domain/sensors/event-key'
import { localDate } from '@vigie/domain/time/local-time'
import { addStaff, type Staff } from '../../e2e/support/staff.ts'
import { db } from '../../support/firestore.ts'
import { createHome, type TestHome } from '../../support/home.ts'
import { newNote } from '../../support/notes.ts'
import { newAlert } from '../../support/outbox.ts'
import { doneRecord, newTask } from '../../support/tasks.ts'
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
  if (opened.has(index)) await writeCare(home.eid, bid)
  return bid
}

/** Of whom the record is opened one after the other: they have as much of one as whoever needs much care. */
export const opened = new Set(Array.from({ length: 20 }, (_, index) => 20 + index))

/**
 * A day and a half of somebody who is watched every quarter of an hour, turned every two hours and given four things a day, all of which
 * was done, with the notes and moods of a day.
 */
async function writeCare(eid: string, bid: string): Promise<void> {
  const now = Date.now()
  const batch = db.batch()
  const quarter = 15 * 60_000
  for (const [tid, title, periodicity, startEvery] of [
    ['watch', 'Surveillance', periodicities.MINUTES, 15],
    ['turn', 'Changement de position', periodicities.HOURS, 2],
    ['insulin', 'Insuline', periodicities.DAYS, 1],
    ['meal', 'Repas', periodicities.DAYS, 1],
    ['walk', 'Marche', periodicities.DAYS, 1],
    ['wash', 'Toilette', periodicities.DAYS, 1],
  ] as const) {
    const stepMs = startEvery * { 0: 60_000, 1: 3_600_000, 2: 86_400_000 }[periodicity]
    const startAt = now - 5 * 60_000 - Math.ceil((36 * 3_600_000) / stepMs) * stepMs
    const done = Array.from({ length: Math.ceil((36 * 3_600_000) / stepMs) + 1 }, (_, index) => {
      const dueAt = now - 5 * 60_000 - index * stepMs
      return { dueAt, at: dueAt + 60_000, by: 'colleague', byName: 'Bob Caron' }
    })
    const task = newTask(eid, bid, { title, startAt, startEvery, periodicity, recent: done.slice(0, 20) })
    batch.set(db.doc(paths.task(eid, bid, tid)), { ...task, nbDone: done.length, activatedAt: startAt })
    for (const one of done)
      batch.set(db.doc(paths.taskDone(eid, bid, tid, String(one.dueAt))), doneRecord(eid, bid, tid, one))
  }
  for (let index = 0; index < 12; index += 1) {
    const noted = { at: now - index * quarter, by: 'colleague', byName: 'Bob Caron', establishmentId: eid }
    batch.set(db.doc(paths.mood(eid, bid, `mood-${index}`)), { type: 'mood', data: moods.GOOD, ...noted })
    if (index % 2 === 0)
      batch.set(db.doc(paths.note(eid, bid, `note-${index}`)), newNote(eid, { at: noted.at }))
  }
  await batch.commit()
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
