import type { Alert } from '@vigie/domain/alerts/alert'
import { type Delivery, deliverySchema } from '@vigie/domain/deliveries/delivery'
import { isRepeatedBy } from '@vigie/domain/deliveries/later-message'
import { superfluousBy } from '@vigie/domain/deliveries/usefulness'
import { waveSchema } from '@vigie/domain/deliveries/wave'
import { paths } from '@vigie/domain/paths'
import type { z } from 'zod'
import type { Placed } from './deliveries.ts'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** A message with the alerts that it stands for; null for one that is gone. */
export interface WithAlerts extends Placed {
  alerts: readonly (Alert | null)[]
}

/**
 * Those of some messages that a later wave of their alerts repeats, to be sent no more. Reads nothing for a message of
 * its alerts' latest wave. Locks nothing: whether a later message goes out is for its own sender to say, and its record
 * must not wait for this. `now` is epoch milliseconds.
 */
export async function repeatedOnes<T extends WithAlerts>(
  messages: readonly T[],
  now: number,
): Promise<Set<T>> {
  const asked = messages.flatMap((message) => {
    const open = openAlerts(message, now)
    const waveIds = new Set(open.map(({ waveId }) => waveId))
    const isLatest = waveIds.has(null) || waveIds.has(message.delivery.about.waveId)
    return open.length === 0 || isLatest ? [] : [{ message, open, waveIds: [...waveIds] }]
  })
  const waves = await readAll(
    waveSchema,
    asked.flatMap(({ message, waveIds }) => waveIds.map((id) => wavePath(message, id))),
  )
  const candidates = asked.map((one) => {
    const { establishmentId } = one.message.place
    const later = one.waveIds.flatMap((id) => waves.get(wavePath(one.message, id))?.deliveryIds ?? [])
    const theirs = later.filter((id) => id.includes(`_${nameOf(one.message.delivery)}_`))
    return { ...one, laterPaths: theirs.map((id) => paths.delivery(establishmentId, id)) }
  })
  const deliveries = await readAll(
    deliverySchema,
    candidates.flatMap(({ laterPaths }) => laterPaths),
  )
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

const wavePath = ({ place }: Placed, waveId: string | null) => paths.wave(place.establishmentId, waveId ?? '')

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

async function readAll<T extends z.ZodType>(schema: T, all: readonly string[]) {
  const documents = [...new Set(all)].map((path) => firestore().doc(path))
  const snapshots = documents.length === 0 ? [] : await firestore().getAll(...documents)
  return new Map(snapshots.map((snapshot) => [snapshot.ref.path, readOrReport(schema, snapshot)]))
}
