import type { Alert } from '@vigie/domain/alerts/alert'
import type { WithId } from '../../../lib/firebase/live-source.ts'

/**
 * The alerts that a person may be on without their screen knowing it: they took them, the answer never came, and neither has the alert
 * been heard of since, as on a line that has died.
 */
export function perhapsTaken() {
  const ids = new Set<string>()
  return {
    /** Says that an acknowledgement failed, and with which HTTP status, null: with none. A refusal is an answer. */
    failed(id: string, status: number | null): void {
      if (status === null || status >= 500) ids.add(id)
    },
    /** Says that one was answered. */
    answered(id: string): void {
      ids.delete(id)
    },
    /** Says which alerts are in progress now, and whether these are all of them: of one that is not open it is known who has it. */
    hear(alerts: readonly Pick<WithId<Alert>, 'id' | 'state'>[], isWhole: boolean): void {
      const states = new Map(alerts.map(({ id, state }) => [id, state]))
      for (const id of ids) if ((states.get(id) ?? (isWhole ? 'over' : 'open')) !== 'open') ids.delete(id)
    },
    /** Whether there is any. */
    some: (): boolean => ids.size > 0,
  }
}
