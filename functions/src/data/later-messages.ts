import type { Alert } from '@vigie/domain/alerts/alert'
import { type Delivery, deliverySchema } from '@vigie/domain/deliveries/delivery'
import { isRepeatedBy } from '@vigie/domain/deliveries/later-message'
import { superfluousBy } from '@vigie/domain/deliveries/usefulness'
import { type Wave, waveSchema } from '@vigie/domain/deliveries/wave'
import { paths } from '@vigie/domain/paths'
import type { Placed } from './deliveries.ts'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** A message with the alerts that it stands for; null for one that is gone. */
export interface WithAlerts extends Placed {
  alerts: readonly (Alert | null)[]
}

/**
 * Those of some messages that a later wave of their alerts repeats, whichever it is, to be sent no more: the latest may
 * tell other people. Reads nothing for a message of its alerts' latest wave. Locks nothing: whether a later message goes
 * out is for its own sender to say, and its record must not wait for this. `now` is epoch milliseconds.
 */
export async function repeatedOnes<T extends WithAlerts>(
  messages: readonly T[],
  now: number,
): Promise<Set<T>> {
  const asked = messages.flatMap((message) => {
    const open = openAlerts(message, now)
    const isLatest = open.some(({ waveId }) => waveId === message.delivery.about.waveId)
    const eid = message.place.establishmentId
    return eid === null || open.length === 0 || isLatest ? [] : [{ eid, message, open }]
  })
  const waves = await wavesByAlert(asked)
  const candidates = asked.map(({ eid, message, open }) => {
    const later = open
      .flatMap(({ id }) => waves.get(paths.alert(eid, id)) ?? [])
      .filter(({ createdAt }) => createdAt > message.delivery.createdAt)
      .flatMap(({ deliveryIds }) => deliveryIds)
    const theirs = later.filter((id) => id.includes(`_${nameOf(message.delivery)}_`))
    return { message, open, laterPaths: [...new Set(theirs)].map((id) => paths.delivery(eid, id)) }
  })
  const deliveries = await readAll(candidates.flatMap(({ laterPaths }) => laterPaths))
  const repeated = candidates.filter(({ message, open, laterPaths }) => {
    const later = laterPaths.flatMap((path) => deliveries.get(path) ?? [])
    return isRepeatedBy(
      message.delivery,
      open.map(({ id }) => id),
      later,
    )
  })
  return new Set(repeated.map(({ message }) => message))
}

/** The waves of each alert, by its path. */
async function wavesByAlert(
  asked: readonly { eid: string; open: readonly { id: string }[] }[],
): Promise<Map<string, Wave[]>> {
  const alerts = asked.flatMap(({ eid, open }) => open.map(({ id }) => ({ eid, id })))
  const distinct = new Map(alerts.map((alert) => [paths.alert(alert.eid, alert.id), alert]))
  const found = [...distinct].map(async ([path, { eid, id }]): Promise<[string, Wave[]]> => {
    const { docs } = await firestore()
      .collection(paths.waves(eid))
      .where('alertIds', 'array-contains', id)
      .get()
    return [path, docs.flatMap((document) => readOrReport(waveSchema, document) ?? [])]
  })
  return new Map(await Promise.all(found))
}

// As its id has it.
const nameOf = ({ recipient }: Delivery) => (recipient.kind === 'user' ? recipient.uid : recipient.kind)

/** The alerts of a message for which somebody is still to come, each with its latest wave. */
function openAlerts({ delivery, alerts }: WithAlerts, now: number): { id: string; waveId: string | null }[] {
  if (delivery.about.kind !== 'alert') return []
  return delivery.about.alertIds.flatMap((id, index) => {
    const alert = alerts[index] ?? null
    return superfluousBy(delivery, [alert], now) === null ? [{ id, waveId: alert?.waveId ?? null }] : []
  })
}

async function readAll(all: readonly string[]) {
  const documents = [...new Set(all)].map((path) => firestore().doc(path))
  const snapshots = documents.length === 0 ? [] : await firestore().getAll(...documents)
  return new Map(snapshots.map((snapshot) => [snapshot.ref.path, readOrReport(deliverySchema, snapshot)]))
}
