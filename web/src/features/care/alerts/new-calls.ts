import type { Alert } from '@vigie/domain/alerts/alert'
import type { Unreadable, WithId } from '../../../lib/firebase/live-source.ts'

/** When each alert last called, as far as this page has told it; null: it has not looked yet. */
export type HeardCalls = ReadonlyMap<string, number> | null

type Calling = Pick<WithId<Alert>, 'id' | 'state' | 'lastCallAt'>

/** An open alert that cannot be read, as far as it has to sound all the same. */
export function callingUnreadable({ id, said }: Pick<Unreadable, 'id' | 'said'>): Calling {
  return { id, state: 'open', lastCallAt: typeof said.lastCallAt === 'number' ? said.lastCallAt : 1 }
}

/**
 * The calls that are to be sounded now, and what has been heard after that. `again`: of an alert known before. A page that
 * looks for the first time sounds what is open: a tablet that began anew at night has called nobody yet.
 */
export function newCalls<T extends Calling>(heard: HeardCalls, alerts: readonly T[]) {
  const calls = alerts.flatMap((alert) => {
    const before = heard?.get(alert.id)
    const isNew = alert.state === 'open' && alert.lastCallAt > (before ?? 0)
    return isNew ? [{ alert, again: before !== undefined }] : []
  })
  const now = alerts.map(({ id, lastCallAt }) => [id, lastCallAt] as const)
  return { calls, heard: new Map([...(heard ?? []), ...now]) }
}
