import { paths } from '@vigie/domain/paths'
import { type TechnicalAlert, technicalAlertSchema } from '@vigie/domain/supervision/technical-alert'
import type { MemoryStore } from './memory-store.ts'
import { eid } from './world.ts'

export interface StoredSilence extends TechnicalAlert {
  id: string
}

/** What supervision has told of a home. */
export const silencesIn = (store: MemoryStore): StoredSilence[] =>
  store.within(paths.technicalAlerts(eid)).map((path) => ({
    ...technicalAlertSchema.parse(store.get(path)?.data),
    id: path.split('/').at(-1) ?? '',
  }))
