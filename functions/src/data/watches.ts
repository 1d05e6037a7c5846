import { createHash } from 'node:crypto'
import type { Transaction } from '@google-cloud/firestore'
import type { KeysHeard } from '@vigie/domain/care/keys-heard'
import { deviceSchema } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import { expireAt } from '@vigie/domain/retention'
import { type ClockEvidence, notedGatewaySchema } from '@vigie/domain/supervision/clock-evidence'
import type { GatewayClocks } from '@vigie/domain/supervision/clocks'
import type { GatewayKeys } from '@vigie/domain/supervision/key-ends'
import type { Silent } from '@vigie/domain/supervision/silent'
import type { TechnicalAlert } from '@vigie/domain/supervision/technical-alert'
import type { Raised } from '@vigie/domain/supervision/technical-life'
import {
  type GatewaysHeard,
  type Looked,
  newWatch,
  type Watch,
  watchSchema,
} from '@vigie/domain/supervision/watch'
import { firestore } from './firestore.ts'
import { isActiveHome } from './homes.ts'
import { inTransaction } from './in-transaction.ts'
import { readOrReport } from './read-document.ts'
import { roomsOf } from './rooms.ts'
import { setTimer } from './timers.ts'

type Place = Pick<Looked, 'deviceId' | 'beneficiaryId'>

/** What supervision knows of a home; what cannot be read is begun anew. One read. */
export async function readWatch(eid: string): Promise<Watch> {
  return readOrReport(watchSchema, await firestore().doc(paths.watch(eid)).get()) ?? newWatch
}

/** Every device of a home and with whom it is, by its assignments; one of which that cannot be read is left out, and reported. */
export async function listDevices(eid: string): Promise<Place[]> {
  const { docs } = await firestore()
    .collection(paths.assignments)
    .where('establishmentId', '==', eid)
    .select('beneficiaryId')
    .get()
  return docs.flatMap((doc) => {
    const beneficiaryId: unknown = doc.get('beneficiaryId')
    return typeof beneficiaryId === 'string' ? [{ deviceId: doc.id, beneficiaryId }] : []
  })
}

const seenSchema = deviceSchema.pick({
  type: true,
  location: true,
  assignedAt: true,
  lastSeenAt: true,
  heardAt: true,
  battery: true,
  signal: true,
  gateway: true,
})

/** The records of devices; null where one is not there or cannot be read. A read each. */
export async function lookAtDevices(eid: string, places: readonly Place[]): Promise<Looked[]> {
  if (places.length === 0) return []
  const db = firestore()
  const found = await db.getAll(
    ...places.map(({ beneficiaryId, deviceId }) => db.doc(paths.device(eid, beneficiaryId, deviceId))),
  )
  return places.map((place, index) => ({ ...place, seen: readOrReport(seenSchema, found[index]) }))
}

/**
 * When each gateway of a home last brought something that was taken in, with which keys it was heard, and what its messages say of its clock. By what is refused no device is heard: it ends no
 * silence.
 */
export async function readGateways(
  eid: string,
): Promise<{ heard: GatewaysHeard; clocks: GatewayClocks; keys: GatewayKeys }> {
  const { docs } = await firestore().collection(paths.gateways(eid)).get()
  const heard = new Map<string, number>()
  const clocks = new Map<string, ClockEvidence>()
  const keys = new Map<string, KeysHeard>()
  for (const doc of docs) {
    const gateway = readOrReport(notedGatewaySchema, doc)
    if (!gateway) continue
    const { gatewayId, takenAt = 0, rightAt, off } = gateway
    heard.set(gatewayId, Math.max(takenAt, heard.get(gatewayId) ?? 0))
    keys.set(gatewayId, gateway)
    clocks.set(gatewayId, { ...(rightAt !== undefined && { rightAt }), ...(off && { off }) })
  }
  return { heard, clocks, keys }
}

/** Whether anything that a gateway of a home published since an instant told a wrong time. One read. */
export async function tellsWrongTime(eid: string, since: number): Promise<boolean> {
  const { docs } = await firestore()
    .collection(paths.gateways(eid))
    .where('off.at', '>=', since)
    .select()
    .limit(1)
    .get()
  return docs.length > 0
}

/** What came of a look at a home: what is known by now, what began, what is over, and what screens say. */
export interface WatchOutcome {
  watch: Watch
  raised: readonly Raised[]
  ended: readonly string[]
  silent: Silent | null
}

/** What is written in the same transaction, having read what it needs, and what is known once it is; null: nothing. */
export type Telling = (
  transaction: Transaction,
  raised: readonly Raised[],
) => Promise<{ watch: Watch; queue: () => void } | null>

/**
 * Keeps what came of a look at a home, if nobody else looked meanwhile: its technical alerts begin and end, and screens say what is silent,
 * in one transaction with what `tell` queues. Answers whether it did.
 */
export async function keepWatch(
  eid: string,
  before: Watch,
  { watch, raised, ended, silent }: WatchOutcome,
  now: number,
  tell: Telling,
): Promise<boolean> {
  const db = firestore()
  const [document, homeDocument] = [db.doc(paths.watch(eid)), db.doc(paths.establishment(eid))]
  return inTransaction(async (transaction) => {
    const [stored, home] = await transaction.getAll(document, homeDocument)
    if (home === undefined || !isActiveHome(home)) return false
    const known = readOrReport(watchSchema, stored) ?? newWatch
    if (digest(known) !== digest(before)) return false
    const placed = await withRooms(transaction, eid, raised)
    const told = await tell(transaction, placed)
    const kept = told?.watch ?? watch
    if (digest(kept) !== digest(known)) transaction.set(document, kept)
    if (digest(home.get('silent') ?? null) !== digest(silent)) transaction.update(homeDocument, { silent })
    for (const { id, subject, since } of placed) {
      const alert: TechnicalAlert = { subject, since, raisedAt: now, endedAt: null }
      transaction.create(db.doc(paths.technicalAlert(eid, id)), alert)
      awaitTelling(transaction, { establishmentId: eid, technicalAlertId: id, subject }, now)
    }
    for (const id of ended) {
      const over = { endedAt: now, expireAt: expireAt('technicalAlerts', now) }
      transaction.set(db.doc(paths.technicalAlert(eid, id)), over, { merge: true })
    }
    told?.queue()
    return true
  })
}

/** Rules may tell their people of a silence: that is looked at by itself, whatever becomes of this process. */
function awaitTelling(
  transaction: Transaction,
  { subject, ...named }: { establishmentId: string; technicalAlertId: string; subject: Raised['subject'] },
  now: number,
): void {
  if (subject.kind !== 'home' && subject.kind !== 'gateway' && subject.kind !== 'device') return
  const { establishmentId, technicalAlertId } = named
  setTimer(transaction, `silence:${establishmentId}:${technicalAlertId}`, {
    kind: 'silence',
    ...named,
    dueAt: now,
  })
}

/** Documents of ours, whose keys may come in any order. */
function digest(value: unknown): string {
  const sorted = JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
  return createHash('sha256').update(sorted).digest('hex')
}

async function withRooms(
  transaction: Transaction,
  eid: string,
  raised: readonly Raised[],
): Promise<Raised[]> {
  const bids = [
    ...new Set(raised.flatMap(({ subject }) => ('beneficiaryId' in subject ? [subject.beneficiaryId] : []))),
  ]
  const rooms = await roomsOf(eid, bids, transaction)
  return raised.map((one) =>
    'beneficiaryId' in one.subject
      ? { ...one, subject: { ...one.subject, room: rooms.get(one.subject.beneficiaryId) ?? '' } }
      : one,
  )
}
