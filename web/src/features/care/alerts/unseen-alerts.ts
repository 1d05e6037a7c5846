import { establishmentIdOf } from '@vigie/domain/paths'
import type { Live, LiveList } from '../../../lib/firebase/live-source.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import type { UnseenAlerts } from './open-alerts-context.ts'

/** What is known of one query for alerts in progress. */
export interface HeardAlerts {
  /** The establishment that it asks about; null: every one. */
  readonly eid: string | null
  readonly live: Live<LiveList<object>>
}

/** What cannot be seen of the alerts that are asked for, by establishment. */
export function unseenOf(
  heard: readonly HeardAlerts[],
  establishmentOf: (id: string) => OwnEstablishment,
): UnseenAlerts[] {
  const failed = new Set(heard.flatMap(({ eid, live }) => (live.status === 'failed' ? [eid] : [])))
  if (failed.has(null)) return [{ establishment: null, isWhole: false, unreadable: [] }]
  const unreadable = heard.flatMap(({ live }) => (live.status === 'ready' ? live.value.unreadable : []))
  const ids = new Set([...failed, ...unreadable.map(({ path }) => establishmentIdOf(path))])
  return [...ids].flatMap((id) =>
    id === null
      ? []
      : {
          establishment: establishmentOf(id),
          isWhole: !failed.has(id),
          unreadable: unreadable.filter(({ path }) => establishmentIdOf(path) === id),
        },
  )
}
