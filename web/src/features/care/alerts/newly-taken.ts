import type { Alert } from '@vigie/domain/alerts/alert'
import type { WithId } from '../../../lib/firebase/live-source.ts'

type Taken = Pick<WithId<Alert>, 'id' | 'acknowledgedBy'>

/** Who was on each alert when this page last looked, by its id; null: it has not looked yet. */
export type Takers = ReadonlyMap<string, string | undefined> | null

/** The alerts that somebody has taken since this page last looked, and who is on each now. */
export function newlyTaken<T extends Taken>(before: Takers, alerts: readonly T[]) {
  const takers = new Map(alerts.map(({ id, acknowledgedBy }) => [id, acknowledgedBy?.uid]))
  const taken = alerts.filter(
    ({ id, acknowledgedBy }) => acknowledgedBy && before?.has(id) && before.get(id) !== acknowledgedBy.uid,
  )
  return { taken, takers }
}
