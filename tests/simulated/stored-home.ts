import { keysOf } from '@vigie/domain/care/api-keys'
import { startedAnew } from '@vigie/domain/devices/assignment'
import { paths } from '@vigie/domain/paths'
import { named } from '@vigie/domain/people/named'
import { currentTerms } from '@vigie/domain/people/terms'
import { eventKey } from '@vigie/domain/sensors/event-key'
import { newWatch } from '@vigie/domain/supervision/watch'
import type { WatchedDevice } from '@vigie/domain/supervision/watched-device'
import { localDate } from '@vigie/domain/time/local-time'
import { hashApiKey } from '../../functions/src/establishments/api-key.ts'
import type { SimulatedHome } from './home-of-forty.ts'
import type { Fields, MemoryStore, Write } from './memory-store.ts'
import type { Said } from './three-days.ts'
import { eid } from './world.ts'

export const apiKey = 'simulated'
export const phoneOf = (uid: string) => `+1514555${uid.replace(/\D/g, '').padStart(4, '0')}`

/** Writes a home as it is stored, with what its sensors said before a simulation begins, at `now`: until then each was heard as it should be. */
export function storeHome(store: MemoryStore, home: SimulatedHome, history: readonly Said[], now = 1): void {
  const documents = new Map<string, object>()
  const { timeZone, shifts } = home
  documents.set(paths.establishment(eid), {
    ...{ name: 'Résidence', address: 'Montréal', state: 'active', shifts, timeZone, lastUpdateAt: 1 },
    ...{ contact: { name: 'Accueil', phone: '+15145550199', email: 'accueil@vigie.example' } },
    counts: { beneficiaries: home.bids.length },
  })
  documents.set(paths.keys(eid), keysOf({ id: 'first', hash: hashApiKey(apiKey), madeAt: 1 }))
  documents.set(paths.escalation(eid), { ...home.plan, updatedAt: 1 })
  for (const [id, rule] of [...home.live, ...home.conditional])
    documents.set(paths.notification(eid, id), rule)
  for (const [index, bid] of home.bids.entries())
    documents.set(paths.beneficiary(eid, bid), residentOf(bid, index))
  for (const uid of home.staff) {
    documents.set(paths.user(uid), profileOf(uid))
    documents.set(paths.member(eid, uid), memberOf(uid))
  }
  const lastSaid = new Map(
    [...Map.groupBy(history, ({ sensor }) => sensor.deviceId)].map(([deviceId, said]) => [
      deviceId,
      Math.max(...said.map(({ at }) => at)),
    ]),
  )
  for (const { deviceId, type, bid } of home.sensors) {
    const assignment = {
      establishmentId: eid,
      beneficiaryId: bid,
      type,
      location: 'Lit',
      since: 1,
      former: [],
    }
    documents.set(paths.assignment(deviceId), assignment)
    documents.set(paths.device(eid, bid, deviceId), {
      ...startedAnew(assignment),
      lastSeenAt: lastSaid.get(deviceId) ?? null,
    })
  }
  const heardAt = (deviceId: string) => lastSaid.get(deviceId) ?? now
  documents.set(paths.watch(eid), {
    ...newWatch,
    listedAt: now,
    devices: Object.fromEntries(
      home.sensors.map((one) => [one.deviceId, watchedOf(one, heardAt(one.deviceId))]),
    ),
  })
  for (const [path, ofDay] of Map.groupBy(history, (said) => dayPathOf(said, timeZone))) {
    const [first] = ofDay
    if (first) documents.set(path, dayOf(ofDay, first, timeZone))
  }
  store.commit([...documents].map(([path, data]): Write => ({ kind: 'set', path, data: data as Fields })))
}

/** A sensor as supervision has known it until now. */
const watchedOf = ({ type, bid }: SimulatedHome['sensors'][number], heardAt: number): WatchedDevice => ({
  ...{ beneficiaryId: bid, type, location: 'Lit', gatewayId: null, battery: null, weak: { count: 0, at: 0 } },
  ...{ heardAt, countsFrom: heardAt, mendedAt: null, lookAt: heardAt },
})

const dayPathOf = ({ sensor: { bid, deviceId }, at }: Said, timeZone: string) =>
  paths.day(eid, bid, localDate(at, timeZone), deviceId)

const dayOf = (ofDay: readonly Said[], { sensor, at }: Said, timeZone: string) => ({
  ...{ deviceId: sensor.deviceId, type: sensor.type, date: localDate(at, timeZone) },
  events: Object.fromEntries(
    ofDay.map(({ eventId, kind, value, at, publishedAt }) => [
      eventKey({ eventId, kind, saidAt: at }),
      { kind, value, at, receivedAt: publishedAt },
    ]),
  ),
})

const residentOf = (bid: string, index: number) => ({
  ...{ name: `Mme ${bid}`, room: `${101 + index}`, state: 'active', email: null, phone: null },
  ...{ confirmedPhone: null, mood: null, health: null, appetite: null, avatar: null, color: '#0277bd' },
  ...{ caregiverIds: [], lastUpdateAt: 1 },
})

const profileOf = (uid: string) => ({
  ...{ username: uid, ...named(uid), email: `${uid}@vigie.example`, emailVerified: true, locale: 'fr' },
  ...{ roleId: 11, operator: false, disabled: false, sessionsEndedAt: 0, timesLetGo: 0, phone: null },
  ...{ phoneFix: null, phoneMobile: phoneOf(uid), phoneExt: null, verifiedPhones: [phoneOf(uid)] },
  ...{ hasUnlockCode: false, createdAt: 1, terms: { version: currentTerms, acceptedAt: 1 } },
})

const memberOf = (uid: string) => ({
  ...{ uid, displayName: uid, establishmentName: 'Résidence', roleId: 11, role: 11 },
  ...{ state: 'accepted', beneficiaryIds: [] },
})
