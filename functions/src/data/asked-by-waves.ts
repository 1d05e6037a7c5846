import type { Alert } from '@vigie/domain/alerts/alert'
import { type Channel, rings } from '@vigie/domain/alerts/channel'
import { askedByStep, stillAsked } from '@vigie/domain/deliveries/asked-by-step'
import { deliverySchema } from '@vigie/domain/deliveries/delivery'
import { tells } from '@vigie/domain/deliveries/left'
import { calledSince } from '@vigie/domain/deliveries/told-since'
import { type Wave, waveSchema } from '@vigie/domain/deliveries/wave'
import { hasReached, type Queued } from '@vigie/domain/deliveries/wave-life'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import type { HeldAlert } from './held-alerts.ts'
import { readOrReport } from './read-document.ts'

/** Somebody whom the steps of an escalation have asked to come, and on which channels. */
export interface AskedPerson {
  uid: string
  methods: Channel[]
}

const told = { first: true, deliveryIds: true, createdAt: true, left: true } as const
const toldSchema = waveSchema.pick(told)

/**
 * Whom the steps of an alert have asked since it was raised, or last called again, by the messages that were queued: whoever is in them, or on shift, by now may be
 * others. Asked for beside the transaction that has read the alert, which no step is taken of without changing it: it locks no wave. Nothing is
 * read where no step was taken; else one read for each wave of the alert.
 */
export async function findAskedBySteps(held: HeldAlert): Promise<AskedPerson[]> {
  const waves = await findAskingWaves(held)
  const asked = waves.flatMap(({ deliveryIds }) => deliveryIds.flatMap((one) => askedByStep(one) ?? []))
  const byUid = Map.groupBy(asked, ({ uid }) => uid)
  return [...byUid].map(([uid, theirs]) => ({
    uid,
    methods: [...new Set(theirs.map(({ channel }) => channel))].toSorted(),
  }))
}

/**
 * The uids of those whom the steps of an alert have asked and need not ask anew (`stillAsked`), by the same messages, read in the same way: whoever the plan names, or who worked,
 * was perhaps away as it was asked, or had no confirmed number then. `methods`: how the step asks; where it rings phones, only whose phone was rung counts. Without whom none of them reached by `now`, epoch milliseconds: they know of nothing. A read more for each message.
 */
export async function findStillAsked(
  held: HeldAlert,
  methods: readonly Channel[],
  now: number,
): Promise<ReadonlySet<string>> {
  const letGoAt = held.alert.timeline.findLast(({ step }) => step === 'released')?.at ?? 0
  const waves = await findAskingWaves(held)
  const asked = stillAsked(waves, { alertId: held.id, letGoAt, isToRing: methods.some(rings) })
  const ids = new Set(waves.flatMap(({ deliveryIds }) => deliveryIds))
  const sent = await readDeliveries(held.eid, [...ids])
  const isReached = (uid: string) =>
    hasReached(
      sent.filter(({ id }) => tells([id], uid)),
      now,
    ) !== false
  return new Set([...asked].filter(isReached))
}

async function readDeliveries(eid: string, ids: readonly string[]): Promise<Queued[]> {
  if (ids.length === 0) return []
  const db = firestore()
  const found = await db.getAll(...ids.map((id) => db.doc(paths.delivery(eid, id))))
  return found.flatMap((stored) => {
    const delivery = readOrReport(deliverySchema, stored)
    return delivery === null ? [] : [{ id: stored.id, delivery }]
  })
}

/** The messages of an alert since it was raised or last called again; none where no step of it has reached anybody since. */
async function findAskingWaves({ eid, id, alert }: HeldAlert): Promise<Pick<Wave, keyof typeof told>[]> {
  const since = calledSince(alert)
  if (!stepsSince(alert, since).some(({ people }) => people > 0)) return []
  const waves = firestore().collection(paths.waves(eid)).where('alertIds', 'array-contains', id)
  const { docs } = await waves.select(...Object.keys(told)).get()
  return docs.flatMap((stored) => {
    const wave = readOrReport(toldSchema, stored)
    // The first of them lists the messages on next channels too.
    return wave !== null && wave.first === stored.id && wave.createdAt >= since ? [wave] : []
  })
}

/** Which steps of its plan, from 0, were taken of an alert since it was raised or last called again. */
export const stepsTaken = (alert: Pick<Alert, 'timeline'>): ReadonlySet<number> =>
  new Set(stepsSince(alert, calledSince(alert)).map(({ level }) => level - 2))

const stepsSince = ({ timeline }: Pick<Alert, 'timeline'>, since: number) =>
  timeline.flatMap((step) => (step.step === 'escalated' && step.at >= since ? step : []))
